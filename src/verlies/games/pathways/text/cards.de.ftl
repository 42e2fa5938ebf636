# Pathways: was auf Karten und Plättchen steht, aus ihren Angaben in Worte gesetzt, auf Deutsch.

## Startkarten und Dungeonkarten

says-start = Startkarte.{ with-symbols }
says-dungeon = Dungeonkarte für { $price } Münzen.{ with-symbols }
with-symbols =
    { $shows_count ->
       *[0] { "" }
        [other] { " " }Darauf: { $shows }.
    }

## Ziele

says-goal =
    { number-points } für { $counts ->
        [barrel] jedes Fass, das du entdeckst
        [monster] jedes Monster, das du besiegst
        [room] jeden Raum, den du betrittst und sicherst
        [key] jeden Schlüssel, den du entdeckst
        [rope] jedes Seil, das du entdeckst
        [coin] jede Münze, die du auf diesem Weg entdeckst
        [pit] jede Fall- oder Lavagrube, die du überquerst, durch die du fällst oder die in einem gesicherten Raum liegt
        [lock] jedes Schloss, das du öffnest
        [scroll] jede Schriftrolle, die du entdeckst
        [portal] jedes Portal, das du entdeckst, benutzt oder nicht
        [sword] jedes Schwert, das du entdeckst
       *[stairs] jede Treppe, die du entdeckst
    }.{ $hourglass ->
        [1] { " " }Sanduhr: Ist das euer Hauptziel, gibt es einen Zeitbonus.
       *[0] { "" }
    }

## Feenplättchen

says-token =
    { $replaces ->
        [sword] Besiegt 1 Monster wie ein Schwert.
        [rope] Bringt dich wie ein Seil über 1 Fall- oder Lavagrube.
        [key] Öffnet 1 Schloss wie ein Schlüssel.
       *[scroll] Bringt dich wie eine Schriftrolle von einem Portal zu einem anderen.
    } Danach, oder ungenutzt am Rundenende, geht es zurück in den Vorrat.

## Zauberbücher

says-book =
    { $effect ->
        [overcome_monster] Besiege auf deinem Weg 1 Monster ohne Schwert.
        [teleport_to_monster] Spring von deinem Weg zu einem Monster und geh dort weiter. Besiegen musst du es wie sonst.
        [overcome_pit] Überquere auf deinem Weg 1 Fall- oder Lavagrube ohne Seil.
        [climb_unused_pit] Steige aus dem Untergrund durch eine Fallgrube hinauf, die dein Weg noch nicht benutzt hat.
        [teleport_barrel_to_barrel] Spring von einem Fass zu irgendeinem anderen und geh dort weiter.
        [remove_card] Lege beim Aufräumen 1 Karte deines Dungeons für immer in die Schachtel.
        [overcome_lock] Öffne auf deinem Weg 1 Schloss ohne Schlüssel.
        [cross_once] { does-cross_once }
        [activate_portal] Reise auf deinem Weg einmal ohne Schriftrolle von Portal zu Portal.
        [discount_dungeon_card] Beim Einkaufen kostet dich eine Dungeonkarte { number-coins } weniger.
        [edge_travel_vertical] Verlass deinen Dungeon oben oder unten und komm genau gegenüber wieder herein. Ein Ausgang ist das nicht.
        [peek_first_draw] Sieh dir beim Nachziehen deine erste Karte an: Behalte sie oder lege sie ab, dann ziehst du weiter.
        [book_for_token] Lege dieses Buch auf deinem Weg für immer in die Schachtel und nimm dir irgendein Feenplättchen, auch ein vergriffenes.
        [swap_dungeon_card] Kommt das neue Hauptziel, gib eine Dungeonkarte dieser Runde in die Schachtel und nimm dafür eine offene vom Feenmarkt, die nicht mehr kostet.
        [edge_travel_horizontal] Verlass deinen Dungeon links oder rechts und komm genau gegenüber wieder herein. Ein Ausgang ist das nicht.
        [second_token_free] Kaufst du ein Feenplättchen, nimm dir eins einer anderen Art umsonst dazu, wenn es vorrätig ist.
       *[keep_card] { does-keep_card }
    }

## Abenteuergruppen

says-group =
    { $effect ->
        [start_item] { does-start_item }
        [discount_first] Dein erster Kauf in jeder Runde kostet { number-coins } weniger.
        [draw_extra] { does-draw_extra }
        [keep_card] { does-keep_card }
       *[cross_once] { does-cross_once }
    }

## Artefakte

says-artefact =
    { $effect ->
        [start_item] { does-start_item }
        [coins_each_round] Bevor ihr einkauft, bekommst du jede Runde { number-coins }.
        [draw_extra] { does-draw_extra }
        [second_line] Ist dein Weg zu Ende, setze ihn an einem anderen offenen Anschluss fort. Was entdeckt und benutzt ist, bleibt es; über den Ausgang entscheidet das zweite Stück.
        [free_pits] Auf einem deiner Wege brauchst du für Gruben kein Seil.
        [pass_monsters] Auf einem deiner Wege kommst du ohne Schwert an allen Monstern vorbei. Besiegt sind sie nicht, aber ihr Raum gilt als gesichert.
        [free_locks] Auf einem deiner Wege öffnest du Schlösser ohne Schlüssel.
        [free_portals] Auf einem deiner Wege reist du ohne Schriftrolle durch Portale.
        [cancel_peril]
            Nehmt { $marks ->
                [one] 1 Gefahrenmarke
               *[other] { $marks } Gefahrenmarken
            } weg.
       *[two_missions] Schicke einen deiner Wege auf zwei Missionen zugleich.
    }{ $single_use ->
        [1] { " " }Das geht einmal.
       *[0] { "" }
    }

## Aufkleber

says-sticker =
    { $effect ->
        [more_coins] Du beginnst jede Partie mit { number-coins } mehr.
        [more_tokens]
            Du beginnst jede Partie mit { $tokens ->
                [one] 1 Feenplättchen
               *[other] { $tokens } Feenplättchen
            } deiner Wahl.
       *[fewer_start_cards]
            Nach dem Aufbau nimmst du { $cards ->
                [one] 1 Startkarte
               *[other] { $cards } Startkarten
            } deiner Wahl aus deinem Erkundungsdeck.
    }

## Missionen und Missionsaufbau

says-mission =
    Stufe { $tier }: Entdeckt oder überwindet zusammen { $requires }{ $must_exit ->
        [1] , und jeder Weg dabei endet an einem Ausgang
       *[0] { "" }
    }. Lohn: { $artefacts ->
        [0] je { number-coins } für alle Beteiligten.
       *[other]
            { $artefacts ->
                [one] 1 Artefakt
               *[other] { $artefacts } Artefakte
            }{ $coins ->
                [0] .
               *[other] { " " }für eine Person, je { number-coins } für alle Beteiligten.
            }
    }
says-setup = Zu erfüllen sind { $players_1_target }, { $players_2_target }, { $players_3_target }, { $players_4_target } oder { $players_5_target } Missionen mit 1, 2, 3, 4 oder 5 Personen, davon mindestens { $must_include_tier3 } der Stufe 3. Ihr vertragt { $players_1_peril_limit }, { $players_2_peril_limit }, { $players_3_peril_limit }, { $players_4_peril_limit } oder { $players_5_peril_limit } Gefahrenmarken.

## Was mehrere können

does-start_item = Jeder deiner Wege beginnt mit { $gives }. Als entdeckt zählt das nicht.
does-draw_extra =
    Du ziehst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mehr und legst dann auf 5 Handkarten ab.
does-keep_card = Behalte beim Aufräumen für { number-coins } 1 Karte deines Dungeons auf der Hand.
does-cross_once = Dein Weg darf sich einmal pro Runde in einem Raum selbst kreuzen. Korridore benutzt du trotzdem nur einmal.
gives-sword = 1 Schwert, das du einmal benutzen darfst
gives-rope = 1 Seil, das du einmal benutzen darfst
gives-key = 1 Schlüssel, den du einmal benutzen darfst
gives-scroll = 1 Schriftrolle, die du einmal benutzen darfst
number-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
number-coins =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

## Symbole, einzeln oder gezählt

item-kind-coin =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Münze
               *[other] { $number } Münzen
            }
       *[0] Münze
    }
item-kind-barrel =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Fass
               *[other] { $number } Fässer
            }
       *[0] Fass
    }
item-kind-sword =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Schwert
               *[other] { $number } Schwerter
            }
       *[0] Schwert
    }
item-kind-rope =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Seil
               *[other] { $number } Seile
            }
       *[0] Seil
    }
item-kind-key =
    { $number_count ->
        [1] { $number } Schlüssel
       *[0] Schlüssel
    }
item-kind-scroll =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Schriftrolle
               *[other] { $number } Schriftrollen
            }
       *[0] Schriftrolle
    }
item-kind-monster =
    { $number_count ->
        [1] { $number } Monster
       *[0] Monster
    }
item-kind-pit =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Grube
               *[other] { $number } Gruben
            }
       *[0] Fallgrube
    }
item-kind-lava =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Lavagrube
               *[other] { $number } Lavagruben
            }
       *[0] Lavagrube
    }
item-kind-lock =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Schloss
               *[other] { $number } Schlösser
            }
       *[0] Schloss
    }
item-kind-portal =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Portal
               *[other] { $number } Portale
            }
       *[0] Portal
    }
item-kind-recycle =
    { $number_count ->
        [1] { $number } Recycling
       *[0] Recycling
    }
item-kind-scissors =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Schere
               *[other] { $number } Scheren
            }
       *[0] Schere
    }
item-kind-stairs =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Treppe
               *[other] { $number } Treppen
            }
       *[0] Treppe
    }
item-kind-room =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 Raum
               *[other] { $number } Räume
            }
       *[0] Raum
    }
