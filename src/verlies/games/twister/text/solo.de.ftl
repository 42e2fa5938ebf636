# Dungeon Twister: Prison allein: was der Nicht-Spieler tut und der Zufall bringt, auf Deutsch.

## Wer und was

seat-non_player = Nicht-Spieler
side-violet = Nicht-Spieler
objective-fight = Kämpfen
objective-reveal = Aufdecken
objective-exit = Hinausgehen
objective-join = Sich umstellen
objective-item = Gegenstand
objective-rotate = Drehen
objective-destroy = Gitter zerstören
objective-open = Fallgitter öffnen
objective-heal = Heilen
objective-push = Zurückdrängen
at =
    { $place_count ->
        [1] { " " }auf { $place }
       *[0] { "" }
    }
aim =
    { $objective_id ->
        [reveal] Platz { $object }
        [exit] zur gelben Startzone
        [rotate] Drehmechanismus{ at }
        [destroy] { $gate }
        [open] { $gate }
       *[other] { $wand_count ->
            [1] Feuerball auf { $object }{ at }
           *[none] { $gives_count ->
                [1] Übergabe an { $object }{ at }
               *[none] { $object }{ at }
            }
        }
    }
about =
    { $object_count ->
        [1] , { aim }
       *[none] { $gate_count ->
            [1] , { $gate }
           *[none] { "" }
        }
    }

## Aufbau und Beutel

event-npc_dealt = In den Beutel kommt { $npc } ({ $npc_type }).
event-npc_dealt-npcs = In den Beutel kommen { $npcs_count } NSC: { $npcs }.
event-starts = { $seat } stellt auf { $square }: { $figure }.
event-bag_ready = Der Beutel ist gepackt: { $count } Plättchen.
event-bag_drawn = Aus dem Beutel kommt: { piece }.
event-dice = { piece }: rot { $red }, weiß { $white }; { $result }{ $square_count ->
        [1] { " " }{ $square }.
       *[0] .
    }
result-placed = das ergibt
result-again = dort ist kein Platz, also noch einmal
result-choose = mit einer 6 wählst du selbst
result-lost = zweimal die 6
event-token_set = Du setzt auf { $square }: { piece }.
event-token_lost = { piece } ist aus dem Spiel; Punkte bringt das nicht.
event-npc_enters = { $npc } ({ $npc_type }) ist da, auf { $square }. „{ $npc_title }“: { $npc_text }

## Verstärkung und Vision

by-action = Die Aktionskarte
by-combat = Deine Kampfkarte
by-np = Die Kampfkarte des Nicht-Spielers
summons =
    { $by_id ->
        [jump] Die Sprungkarte
        [np] Die { $value } des Nicht-Spielers
       *[other] { $by } { $value }
    }
event-summoned = { summons } ruft Verstärkung.
event-recruited = Die Verstärkung ist { $npc } ({ $npc_type }).
event-none_left = Es ist niemand mehr da, der als Verstärkung kommen könnte.
event-room_drawn = Die Hallenkarte zeigt Halle { $hall }.
event-vision_due = { summons } zeigt das Auge des Erzmagiers: Am Ende des Zuges öffnet sich eine Halle.
event-vision = Die Vision des Erzmagiers öffnet Platz { $slot }.
event-vision_void = Die Vision zeigt Platz { $slot }; dort liegt die Halle schon offen.

## Der Zug des Nicht-Spielers

event-turn_np = Zug { $number }: Der Nicht-Spieler ist dran.
event-row_laid =
    { $npcs_count ->
        [0] Im Verlies ist gerade kein NSC.
       *[other] Die Aktivierungsreihe: { $npcs }.
    }
event-activated = { $npc } ist an der Reihe ({ $number } von { $of }).
event-tested =
    { $rank }. { $objective } (bis { $ap } AP): { $result }, { $reason_id ->
        [reachable] { aim }{ $prio_count ->
            [1] { " " }(Rang { $prio })
           *[0] { "" }
        } für { $need } AP.
        [too_far] der Weg { aim-any } kostet { $need } AP.
        [shut_in] kein offener Weg führt { aim-any }.
        [nothing_there] { nothing-there }.
        [not_allowed] { not-allowed }.
       *[other] { $reason }.
    }
result-yes = ja
result-no = nein
result-void = entfällt
reason-reachable = erreichbar
reason-too_far = zu weit
reason-shut_in = kein Weg
reason-nothing_there = nichts da
reason-not_allowed = geht nicht
reason-next_to_equal = ein ebenso begehrter Verbündeter steht schon daneben
reason-has_better = nichts ist begehrter als das, was schon in der Hand ist
reason-wounded_now = verwundet geht das nicht
reason-all_locked = alle Drehmechanismen sind gesperrt
reason-bullies_only = kein Gegner ist schwach genug
aim-any =
    { $objective_id ->
        [fight] zu einem Gegner
        [reveal] zu einer verdeckten Halle
        [exit] zur gelben Startzone
        [join] zu einem Verbündeten
        [item] zu einem begehrten Gegenstand
        [rotate] zu einem Drehmechanismus
        [heal] zu einem Verwundeten
        [push] in Sichtweite eines Gegners
       *[other] zu einem Fallgitter
    }
nothing-there =
    { $objective_id ->
        [fight] niemand kann angegriffen werden
        [reveal] alle Hallen liegen offen
        [join] kein Verbündeter ist im Verlies
        [item] nichts Begehrtes ist zu haben
        [rotate] kein Drehmechanismus liegt offen
        [destroy] kein Fallgitter ist mehr heil
        [open] kein Fallgitter ist geschlossen
        [heal] kein Verbündeter ist verwundet
        [push] niemand lässt sich zurückdrängen
       *[exit] es gibt keinen Ausgang
    }
not-allowed =
    { $objective_id ->
        [fight] wer zu erreichen ist, kann gerade nicht angegriffen werden
        [push] wer zu sehen ist, lässt sich nicht zurückdrängen
        [item] was zu erreichen ist, lässt sich so nicht nehmen
       *[other] dort geht es gerade nicht
    }
event-tie = { $npc }: { $of } Möglichkeiten sind gleich gut. Der Würfel entscheidet.
event-tie_fell = { $npc }: Der Würfel bestimmt Möglichkeit { $value }.
event-weighed =
    { $npc } könnte auch erreichen: { $gates_count ->
        [0] { $objects }
       *[other] { $gates }
    }.
event-decided =
    { $plan_id ->
        [goal] { $npc } { wants }.
        [approach] { $npc } { $plan }: { $objective }{ about }{ $map_count ->
            [1] { $map_id ->
                [a] { "" }
               *[other] , gemessen { $map }
            }
           *[0] { "" }
        }.
       *[other] { $npc } { $plan }.
    }
wants =
    { $objective_id ->
        [fight] will kämpfen: { aim }
        [reveal] will eine Halle aufdecken: { aim }
        [exit] will hinaus, { aim }
        [join] will sich umstellen: { aim }
        [rotate] will eine Halle drehen: { aim }
        [destroy] will ein Fallgitter zerstören: { aim }
        [open] will ein Fallgitter öffnen: { aim }
        [heal] will heilen: { aim }
        [push] will zurückdrängen: { aim }
       *[item] { $wand_count ->
            [1] will zaubern: { aim }
           *[none] { $gives_count ->
                [1] will es abgeben: { $object }{ at }
               *[none] will etwas mitnehmen: { aim }
            }
        }
    }
plan-goal = verfolgt ein Ziel
plan-approach = nähert sich einem Ziel
plan-none = kommt keinem Ziel näher
plan-blink = kommt nicht weiter und versetzt sich
map-a = auf offenem Weg
map-b = als wären alle Fallgitter offen
map-c = als wären auch die Gegner fort
map-d = als wären auch die verdeckten Hallen leer
event-npc_moved = { $npc } zieht von { $source } nach { $to }.
event-npc_jumped = { $npc } springt von { $source } über { $over } nach { $to }.
event-npc_keyed =
    { $npc } { $how_id ->
        [key] öffnet mit dem Schlüssel
       *[other] { $how }
    }: { $gate }.
how-pick = knackt unterwegs
how-break = zerschlägt unterwegs
event-npc_took = { $npc } nimmt auf { $square } mit: { $thing }.
event-npc_swapped = { $npc } tauscht auf { $square }: { $put } gegen { $thing }.
event-npc_passed = { $npc } kommt bei { $other } vorbei und nimmt an sich: { $thing }.
event-npc_gave = { $npc } gibt im Vorbeigehen an { $other } weiter: { $thing }.
event-npc_exchanged = { $npc } und { $other } tauschen: { $given } gegen { $thing }.
event-npc_dropped = { $npc } lässt auf { $square } zurück: { $thing }.
event-npc_idle = { $npc } tut nichts.
event-npc_done =
    { $unused ->
        [0] { $npc } ist fertig.
        [one] { $npc } ist fertig; { $unused } AP verfällt.
       *[other] { $npc } ist fertig; { $unused } AP verfallen.
    }
event-np_turn_over = Der Zug des Nicht-Spielers ist vorbei.
event-gear_rolled =
    { $npc } würfelt { $number ->
        [one] 1 Viertel
       *[other] { $number } Viertel
    } { $way }; das gilt Halle { $hall }.
event-gear_idle = Halle { $hall } liegt noch verdeckt. Nichts dreht sich.

## Kampf gegen den Nicht-Spieler

event-np_card = Der Nicht-Spieler deckt die { $value } auf.
event-np_cards = Dein Telepath sieht drei Karten des Nicht-Spielers: { $values }.
event-forced_np = Der Nicht-Spieler muss die { $value } spielen.
event-forced_low = Gedankengriff: Du musst deine kleinste Kampfkarte legen, die { $value }.
event-two_drawn = Voraussicht: Der Nicht-Spieler zieht { $values } und spielt die höhere.
event-pile_shuffled = Der Nicht-Spieler mischt seine abgelegten Kampfkarten neu.

## Persönlichkeiten

event-stood_up = { $npc } macht { $other } sofort wieder munter.
event-recovery_rolled =
    { $risen ->
        [1] { $npc } würfelt eine { $value } und steht wieder auf.
       *[0] { $npc } würfelt eine { $value } und bleibt liegen.
    }
event-scrap_point =
    { $npc } hat { $number } Fallgitter zerstört: { $points } SP für den Nicht-Spieler.
event-tie_won = Gleichstand; { $npc } hat angegriffen und gewinnt ihn.
event-wand_rolled =
    { $kept ->
        [1] { $npc } würfelt eine { $value }: Der Feuerballstab ist doch nicht verbraucht.
       *[0] { $npc } würfelt eine { $value }: Dabei bleibt es.
    }
event-blinked =
    { $to_count ->
        [1] { $npc } verschwindet von { $source } und taucht auf { $to } auf.
       *[0] { $npc } bleibt auf { $source }.
    }
event-wall_broken = Die Schockwelle von { $npc } reißt bei { $square } ein Loch in die Mauer.
event-gear_entry = { $npc } erscheint auf dem Drehmechanismus, { $square }.
event-rerolled = Halle { $hall } liegt noch verdeckt; { $npc } würfelt noch einmal.
event-loot_laid = Griffbereit für { $npc } liegt auf { $square }: { $item }.
event-card_lost = { $npc } stiehlt dir die Kampfkarte { $value }.
event-alarm = { $npc } schlägt Alarm: Eine Verstärkung eilt herbei.
event-hit_and_run = { $npc } hat zugeschlagen und will jetzt hinaus.

## Ende

reason-stranded =
    { $seats_count ->
       *[none] Keine deiner Figuren ist mehr im Spiel.
        [0] Keine deiner Figuren ist mehr im Spiel.
        [one] Keine Figur von Gelb ist mehr im Spiel. { winner } gewinnt.
    }
reason-helpless =
    { $seats_count ->
       *[none] Acht Züge lang war keine deiner Figuren im Verlies.
        [0] Acht Züge lang war keine deiner Figuren im Verlies.
        [one] Acht Züge lang war keine Figur von Gelb im Verlies. { winner } gewinnt.
    }
category-feats = Kunststücke

## Fragen

prompt-npc =
    { $plan_id ->
        [goal] { $npc } { wants }. Weiter?
        [approach] { $npc } { $plan }: { $objective }{ about }. Weiter?
       *[other] { $npc } { $plan }. Weiter?
    }
prompt-spot = Mit der 6 wählst du selbst: Wohin in Halle { $hall } kommt { piece }?
axis-column = Spalte
axis-row = Reihe
prompt-force = Dein Telepath liest Gedanken: Welche Karte muss der Nicht-Spieler spielen? Zur Wahl: { $values }.

prompt-deal =
    { $left ->
        [one] Welcher NSC kommt als letzter in den Beutel?
       *[other] Welcher NSC kommt in den Beutel? { $left } sind noch zu ziehen.
    }
prompt-hall = Welche Halle liegt auf Platz { $slot }, und wie ist sie gedreht?
prompt-bag = Halle { $hall }: Welches Plättchen kommt als { $number }. aus dem Beutel?
prompt-dice = Was zeigen der rote und der weiße Würfel für { piece } in Halle { $hall }?
prompt-row = Wessen Karte liegt an Stelle { $number } von { $of } der Aktivierungsreihe?
prompt-tie = { $npc } hat die Wahl, und der Würfel entscheidet. Worauf fällt er? { $choices_or }.
item-choice =
    { $number }: { $gate_count ->
        [1] { $gate }{ at }
       *[none] { $object_count ->
            [1] { $object }{ at }
           *[none] { $place }
        }
    }{ $stop_count ->
        [1] , von { $stop } aus
       *[0] { "" }
    }{ $thing_count ->
        [1] { " " }mit { $thing }
       *[0] { "" }
    }
prompt-gear = { $npc }: Was zeigt der Rotationswürfel?
prompt-roll = { $npc }: Was zeigt der Würfel? Nötig ist mindestens eine { $needs }.
prompt-np = Welche Kampfkarte deckt der Nicht-Spieler auf?
prompt-recruit = Welcher NSC kommt als Verstärkung?
prompt-room = Welche Halle ist es für { $npc }?
prompt-vision = Welche Karte deckt die Vision auf?
prompt-discard = Welche deiner Kampfkarten ist verloren?
prompt-lot = Auf welche Seite fällt das Los?
prompt-draw_pair = Welches Hallenpaar wird gezogen?

## Vorschau

forecast-goal =
    { $npc }: { mode }{ $goal_count ->
        [0] { "" }
       *[other] { $goal_gate_count ->
           *[none] { $goal_object_count ->
               *[none] { $goal_do_id ->
                    [reveal] , Platz { $goal_slot }
                    [exit] { "" }
                   *[other] , { $goal_square }
                }
                [1] { $goal_do_id ->
                    [wand] , Feuerball auf { $goal_object } auf { $goal_square }
                   *[other] , { $goal_object } auf { $goal_square }
                }
            }
            [1] , { $goal_gate }
        }
    }{ by-die }.
forecast-approach = { $npc } nähert sich: { mode }{ by-die }.
forecast-none = { $npc } kommt keinem Ziel näher.
forecast-blink = { $npc } versetzt sich an einen zufälligen Ort.
by-die =
    { $die_count ->
        [0] { "" }
       *[other] ; unter { $die_of } gleich guten Möglichkeiten entscheidet der Würfel
    }
mode =
    { $mode_id ->
        [fight] { objective-fight }
        [reveal] { objective-reveal }
        [exit] { objective-exit }
        [join] { objective-join }
        [item] { objective-item }
        [rotate] { objective-rotate }
        [destroy] { objective-destroy }
        [open] { objective-open }
        [heal] { objective-heal }
       *[push] { objective-push }
    }

## Züge

move-next = Weiter
move-set-square = Setz es auf { $square }
move-force-value = Der Nicht-Spieler spielt die { $value }

move-deal-npc = { $npc } kommt in den Beutel
move-bag-side-thing = Aus dem Beutel: { $thing } ({ $side })
move-dice-red-white = Rot { $red }, weiß { $white }
move-row-npc = Karte: { $npc }
move-tie-number = Möglichkeit { $number }
move-gear-way-number =
    { $number ->
        [one] 1 Viertel { $way }
       *[other] { $number } Viertel { $way }
    }
move-roll-value = Eine { $value }
move-np-value = Der Nicht-Spieler deckt die { $value } auf
move-recruit-npc = Verstärkung: { $npc }
move-room-hall = In Halle { $hall }
move-vision-slot = Die Vision zeigt Platz { $slot }
move-discard-value = Verloren ist die { $value }

verb-next = Weitergehen
verb-set = Ein Plättchen setzen
verb-force = Eine Karte vorschreiben
verb-deal = Einen NSC ziehen
verb-bag = In den Beutel greifen
verb-dice = Die Teleportwürfel werfen
verb-row = Die Aktivierungsreihe auslegen
verb-tie = Einen Gleichstand auswürfeln
verb-gear = Den Rotationswürfel werfen
verb-roll = Einen Würfel werfen
verb-np = Eine Karte des Nicht-Spielers aufdecken
verb-recruit = Eine Verstärkung ziehen
verb-room = Eine Hallenkarte ziehen
verb-vision = Eine Vision aufdecken
verb-discard = Eine Kampfkarte ablegen
question-npc = ob du den NSC handeln lässt
question-spot = wohin das Plättchen kommt
question-force = welche Karte der Nicht-Spieler spielen muss

## Warum etwas nicht geht

refusal-reveal_first = Mit deiner allerersten Aktion musst du eine Halle vor dir aufdecken: { $slots_or }.
refusal-in_order = Beim ersten Mal spielst du die Aktionskarten der Reihe nach; dran ist die { $first }, nicht die { $value }.
refusal-outside_line = { $square } geht nicht: Der andere Würfel gilt. Nimm ein Feld der Linie, die er in Halle { $hall } vorgibt.
refusal-not_turned_up = Die { $value } ist nicht dabei. Aufgedeckt sind { $values }.
refusal-lowest_only = Gedankengriff: Du musst deine kleinste Kampfkarte außer der 0 legen, die { $value }.
refusal-gear_locked = { $npc } sperrt den Drehmechanismus von Halle { $hall }. Nur ein Mechanork dreht sie jetzt.
refusal-spellproof = { who } ist gegen Feuerbälle und Schockwellen gefeit.
refusal-still_in_bag = { $figure } ist noch im Beutel.
refusal-out_of_game = { $figure } ist aus dem Spiel.

## Karten

says-npc = { $type }. Ziele: { $objectives }. Gegenstände: { $items }. Personen: { $people }. „{ $title }“: Dieser NSC { $effects }.
item-objective =
    { $objective } { $ap }{ $default ->
        [1] { " " }(Standardziel)
       *[0] { "" }
    }
item-wounded = verwundete Verbündete
item-kind-HEAL_READY = stellt Geheilte, die noch nicht dran waren, gleich wieder auf; sie handeln noch in diesem Zug
item-kind-BULLY_ONLY = greift nur an, wenn das Ziel und alle Gegner auf angrenzenden Feldern zusammen unter Kampfwert { $params_own_value } bleiben
item-kind-SELF_RECOVER = würfelt verwundet und ungetragen zu Beginn der Aktivierungen und steht ab einer { $params_min_roll } wieder auf
item-kind-HEAL_RANGE = heilt in Sichtlinie bis zu { $params_range } Felder weit
item-kind-PORTCULLIS_VP = bringt dem Nicht-Spieler für je { $params_every } selbst zerstörte Fallgitter { $params_vp } SP
item-kind-WIN_TIES_ATTACK = gewinnt Gleichstände in selbst begonnenen Kämpfen, nur nicht mit dem Bogen
item-kind-BREAK_IN_ANY_MODE = zerstört bei jedem Ziel für { $params_ap } AP Fallgitter, die im Weg sind
item-kind-NO_GIANT_PASS = lässt keinen Gegner vorbei, auch keinen fliegenden
item-kind-WAND_KEEP = würfelt nach dem Feuerball und behält den Stab ab einer { $params_min_roll }
item-kind-BLINK_DEFAULT = versetzt sich, wenn kein Ziel zu erreichen ist, mit den Teleportwürfeln in eine zufällige offene Halle
item-kind-SPELLPROOF = ist vor Feuerbällen und Schockwellen sicher
item-kind-WAND_SAME_HALL = trifft mit dem Feuerball in der eigenen Halle auch ohne Sichtlinie
item-kind-GEAR_LOCK = sperrt auf einem Drehmechanismus dessen Hallenpaar für alle außer Mechanorks
item-kind-TWIN_ROTATION = würfelt erst für die eigene Halle und mit übrigen AP auch für ihre Schwesterhalle, gedreht wird in jede Richtung
item-kind-GEAR_ENTRY = erscheint ohne Würfel auf einem freien Drehmechanismus
item-kind-REROLL_UNREVEALED = würfelt neu, solange der Rotationswürfel eine verdeckte Halle trifft
item-kind-DELIVER = bringt Verwundete zu einem Kleriker und Feuerballstäbe zu einem Magier, wenn deren Hände leer sind
item-kind-LOOT_PLACEMENT = findet Gegenstände in selbst aufgedeckten Hallen auf dem nächsten freien Feld
item-kind-FIRST_MOVE_BONUS = zieht mit der ersten Bewegung { $params_bonus } Felder weiter
item-kind-SLIP_THROUGH = zieht durch unverwundete Gegner hindurch, auch hinaus
item-kind-PUSH_THROUGH_WALLS = drängt Gegner auch durch Mauern, Schießscharten und geschlossene Fallgitter; die brechen auf, und der Gegner ist verwundet
item-kind-PUSH_COST = drängt schon für { $params_ap } AP zurück
item-kind-PUSH_TWO = drängt { $params_squares } Felder weit zurück, wenn Platz ist
item-kind-ACT_WOUNDED = handelt auch verwundet, wenn niemand sie trägt: mit Geschwindigkeit { $params_speed } und höchstens { $params_max_ap } AP, aber ohne Kämpfen, Zurückdrängen und Gegenstände; hinaus bringt sie { $params_exit_vp } SP
item-kind-TELEPATH_MIN = zwingt dich im Nahkampf zu zweit zu deiner kleinsten Kampfkarte außer der { $params_exclude_value }
item-kind-CARGO_SPEED = hat mit einem Verwundeten in den Armen Geschwindigkeit { $params_speed }
item-kind-DISCARD_ON_WIN = nimmt dir nach einem gewonnenen Kampf eine zufällige Kampfkarte, nur nicht die { $params_exclude_value }
item-kind-BEST_OF_TWO = lässt den Nicht-Spieler dann { $params_draw } Karten ziehen und die höhere spielen
item-kind-ALARM = ruft eine Verstärkung in jede selbst aufgedeckte Halle, in der kein NSC zum Vorschein kam
item-kind-LONE_STAB = greift auch als einziger NSC mit +{ $params_bonus } an
item-kind-OPEN_IN_ANY_MODE = öffnet bei jedem Ziel für { $params_ap } AP Fallgitter, die im Weg sind
item-kind-HIT_AND_RUN = sucht nach einem Treffer kein zweites Opfer, sondern den Ausgang
title-level = Schwierigkeitsgrad { $name }
says-level =
    Verstärkung rufen: { $action_count ->
        [0] { "" }
        [one] Aktionskarte { $action };{ " " }
       *[other] Aktionskarten { $action };{ " " }
    }{ $jump ->
        [1] alle Sprungkarten;{ " " }
       *[0] { "" }
    }{ $combat_count ->
        [0] { "" }
        [one] Kampfkarte { $combat };{ " " }
       *[other] Kampfkarten { $combat };{ " " }
    }beim Nicht-Spieler die Kampfkarten { $np }.

## Wahlmöglichkeiten

option-solo = Allein spielen
choice-solo-off = nein, zu zweit
choice-solo-pink = Rosa, sehr leicht
choice-solo-yellow = Gelb, leicht
choice-solo-green = Grün, mittel
choice-solo-blue = Blau, fordernd
choice-solo-red = Rot, schwer
choice-solo-black = Schwarz, sehr schwer
option-vision = Vision des Erzmagiers
