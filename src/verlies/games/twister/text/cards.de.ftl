# Dungeon Twister: Prison: was Figuren, Gegenstände, Hallen und Karten können, aus ihren Angaben in Worte gesetzt.

## Figuren

says-figure =
    { $abilities_count ->
        [0]
            { $vp_exit ->
                [1] Diese Figur hat keine besondere Fähigkeit.
               *[other] Diese Figur bringt { $vp_exit } SP, wenn sie hinausgeht.
            }
       *[other]
            Diese Figur { $abilities }.{ $vp_exit ->
                [1] { "" }
               *[other] { " " }Sie bringt { $vp_exit } SP, wenn sie hinausgeht.
            }
    }
item-abilitie =
    { $id ->
        [shockwave] stößt für { $ap } AP eine Figur in ihrer Sichtlinie ein Feld weit von sich weg
        [undead] ist untot
        [heal] heilt für { $ap } AP eine verwundete Figur auf einem angrenzenden Feld, auch eine gegnerische
        [break_portcullis] zerstört für { $ap } AP ein Fallgitter an ihrem Feld
        [giant] ist so groß, dass unverwundete Gegner mit Kampfwert 0 oder 1 zwischen ihren Beinen durchlaufen
        [levitation] fliegt beim Ziehen über Gruben und Figuren hinweg
        [magic_user] benutzt als Einzige den Feuerballstab
        [master_of_gears] dreht Hallen in jede Richtung, gleich was der Pfeil zeigt
        [contortionist] zieht durch Schießscharten, als wären sie offen
        [mind_control] darf im Nahkampf zu zweit eine Kampfkarte nennen, die die Gegenseite legen muss; hat sie diese nicht, zeigt sie ihre Hand (der Nicht-Spieler deckt stattdessen drei Karten auf, und du wählst eine)
        [pick_lock] öffnet und schließt für { $ap } AP ein Fallgitter an ihrem Feld
        [backstab] kämpft im Gruppenkampf mit +{ $bonus }, wenn noch eine unverwundete Figur ihrer Seite mitkämpft
        [pit_walker] läuft ohne Seil über Gruben, wo sie auch stehen bleiben darf
        [regenerate] erholt sich für { $ap } AP selbst von einer Wunde, nur nicht im Zug der Verwundung
       *[walk_through_wall] geht für { $ap } AP durch eine Mauer oder Schießscharte auf das Feld dahinter
    }

## Gegenstände

says-item =
    { $effect ->
        [carrier_or_rope_makes_pit_a_valid_square] Macht eine Grube begehbar, getragen oder dort zurückgelassen, wenn neben ihr zwei Felder Halt geben. Das hilft allen, auch Verwundeten.
        [toggle_adjacent_portcullis_open_closed] Öffnet oder schließt für { $ap } AP ein Fallgitter am Feld der Figur, so oft du willst.
        [ranged_combat] Schießt für { $ap } AP mit Kampfwert { $combat_value } auf einen Gegner in Sichtlinie, sofern kein unverwundeter angrenzt. Wer schießt, wird dabei nie verwundet.
        [eliminate_first_character_in_line_of_sight] Nur wer zaubern kann, benutzt ihn: Für { $ap } AP wird die erste Figur in einer Sichtlinie eliminiert, auf welcher Seite sie auch steht. Danach ist er verbraucht.
        [carrier_cannot_be_target_of_ranged_combat] Wer ihn trägt, kann nicht beschossen werden, auch verwundet nicht. Gegen Feuerball und Schockwelle hilft er nicht.
        [close_combat_at_distance_2_in_straight_line] Greift für { $ap } AP zwei Felder weit geradeaus oder durch eine Schießscharte an, sofern kein unverwundeter Gegner angrenzt. Geht der Kampf verloren, zerbricht sie, und die Figur bleibt heil.
        [plus_1_when_defending] Bringt +{ $bonus }, wenn die Figur angegriffen wird, auch Verwundeten und gegen Pfeile.
        [plus_1_when_attacking] Bringt +{ $bonus }, wenn die Figur im Nahkampf angreift.
        [drinker_gets_4_ap_this_turn] Für { $ap } AP getrunken und verbraucht, bringt er der Figur 4 AP, die in diesem Zug nur sie ausgeben kann.
       *[plus_1_vp_when_carried_out] Unverwundet hinausgetragen, bringt er { $vp_exit } SP zusätzlich.
    }{ $common ->
        [1] { " " }Häufig: Wo ihr Gegenstände wählt, darfst du mehrere davon nehmen.
       *[0] { "" }
    }

## Hallen und Plätze

title-hall = Halle { $id }
says-hall =
    Dreht sich { $turns }, vom eigenen Drehmechanismus aus oder von dem ihrer Schwesterhalle (Paar { $pair }). { $pits ->
        [one] 1 Grube
       *[other] { $pits } Gruben
    }, { $gates_count ->
        [one] 1 Fallgitter
       *[other] { $gates_count } Fallgitter
    }, { $slits ->
        [one] 1 Schießscharte
       *[other] { $slits } Schießscharten
    }.
turns-clockwise = im Uhrzeigersinn
turns-counterclockwise = gegen den Uhrzeigersinn
title-slot = Platz { $id }
says-slot =
    Spalten { $col ->
        [0] b bis f
        [1] g bis k
        [2] l bis p
       *[3] q bis u
    }, Reihen { $row ->
        [0] 1 bis 5
       *[1] 6 bis 10
    }. Hier ist Platz für { $tokens } verdeckte Plättchen.

## Karten

title-card =
    { $kind ->
        [action] Aktionskarte { $value }
        [combat] Kampfkarte { $value }
       *[jump] Sprungkarte
    }
says-card =
    { $kind ->
        [action] Gibt dir { $value } AP für diesen Zug. Sie kommt zurück, wenn alle gespielt sind.
        [combat]
            { $after_use ->
                [back_to_hand] Bringt nichts im Kampf, kommt aber jedes Mal auf deine Hand zurück.
               *[out_of_game] Bringt +{ $value } in einem Kampf und kommt dann aus dem Spiel. Du hast { $count } davon.
            }
       *[jump] Für 1 AP springt eine Figur damit über eine Grube, geradeaus oder um die Ecke. Du hast { $count }, und jede gilt nur einmal.
    }

## Szenarien

says-scenario =
    Bis { $victory_points } SP. { $halls_count } Hallen: { $halls }{ $revealed_count ->
        [0] , alle verdeckt
       *[other] , alle offen
    }. Figuren: { $characters }; { $starting } davon stehen am Start. { $items_count ->
        [0] Gegenstände gibt es keine.
       *[other] Gegenstände: { $items }.
    } { $combat ->
        [1] Sprungkarten: { $jump_cards }.
       *[0] Sprungkarten: { $jump_cards }. Gekämpft wird nicht.
    }
