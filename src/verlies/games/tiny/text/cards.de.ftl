# Tiny Epic Dungeons: was Karten und Tableaus bewirken, aus ihren Angaben in Worte gesetzt, auf Deutsch.

## Was auf den Karten einer Art steht

says-hero = { $class_de }: Gesundheit { $health }, Fokus { $focus }, Geschwindigkeit { $speed }, Verteidigung { $defence }; Würfel: { $dice }. Angeboren: { $innate }. Linke Hand: { $hand_left }. Rechte Hand: { $hand_right }.
item-innate = { $id } – { $abilities }
item-hand_left = { $id } – { $abilities }
item-hand_right = { $id } – { $abilities }
says-item = { $abilities }.
says-loot =
    { $slot ->
        [hand] Hand
        [armour] Rüstung
       *[trinket] Plunder
    }{ $crest_count ->
        [1] , Wappen { $crest }
       *[0] { "" }
    }: { $abilities }.
says-spell = { item-kind-spell }.
says-set =
    +{ $bonus_by_pieces_2 }, +{ $bonus_by_pieces_3 } oder +{ $bonus_by_pieces_4 } { $bonus_effect } { $bonus_on }, wenn du 2, 3 oder alle 4 Stücke ausgerüstet hast.
says-room =
    { $feature ->
        [trap] Falle, { $evade } beim Betreten, sonst { $fail }. Entschärfen, { $disarm }: { $reward }.
        [entry_test] { $evade } beim Betreten: bei Erfolg { $success }, sonst { $fail }.
        [goblin] Beim Aufdecken lauert hier ein Kobold.
        [minion] Beim Aufdecken lauert hier ein Scherge. In Akt 2 steht hier ein Altar.
        [search]
            { $action ->
                [free] Durchsuchen als freie Aktion
               *[heroic] Durchsuchen
            }{ $test_count ->
                [0] { " " }für { $cost_focus } Fokus: { $success }.
               *[other]
                    , { $test }: { $cost_focus ->
                        [0] { $success }
                       *[other] für { $cost_focus } Fokus { $success }
                    }{ $fail_count ->
                        [0] .
                       *[other] ; sonst { $fail }.
                    }
            }
        [portal] Portal: Steht kein Gegner hier, springst du als freie Aktion für 2 Fokus in einen beliebigen offenen Raum.
        [plain] Hier gibt es nichts weiter.
       *[other]
            { $altar ->
                [1] Hier beginnen alle Helden, und hier tauchen die Kobolde der Fackel auf. Ein Altar steht hier.
               *[0] Sind genug Schergen besiegt, führt diese Tür in den Hort.
            }
    } { $exits }.
says-goblin =
    Kobold: Verteidigung { $defence }, Geschwindigkeit { $speed }, Gegenangriff + Zahl der Kobolde. { $action_order ->
        [move_or_attack] Zieht oder trifft
       *[move_and_attack] Zieht und trifft dann
    } alle Helden { $action_range }: { $action_damage }. Belohnung: { $reward_mode ->
        [or] { $reward_options_or }
       *[and] { $reward_options }
    }.
says-minion =
    Scherge: Gesundheit { $health }, Verteidigung { $defence }{ $bonus_defence_count ->
        [0] { "" }
       *[other] { " " }(zusätzlich gegen: { $bonus_defence })
    }, Geschwindigkeit { $speed }. Gegenangriff: { $counter }. { $action_before_count ->
        [0] { "" }
       *[other] Zuerst { $action_before }.{ " " }
    }Zieht und trifft dann alle Helden { $action_range }: { $action_effects }.
says-boss =
    Endgegner: Verteidigung { $defence }, Geschwindigkeit { $speed }, Siegel auf { $track_altars }. Gegenangriff: Nahkampf { $counter_melee }, Fernkampf { $counter_missile }, Zauber { $counter_spell }. „{ $action_name_de }“ trifft alle Helden { $action_range }: { $action_effects }. Fackelseite „{ $torch_name_de }“{ $torch_range_count ->
       *[0] { "" }
        [other] , alle Helden { $torch_range }
    }: { $torch_effects }. Heldenfelder: { $spaces }.
item-melee =
    { $bonus_count ->
        [1] +{ $bonus }
       *[0] { $lose }
    }
item-missile = { item-melee }
item-spell = { item-melee }
item-space =
    { $n } ({ $modifiers_count ->
        [0]
            { $end_move_effects_count ->
                [0] nichts
               *[other] am Ende der Bewegung { $end_move_effects }
            }
       *[other]
            { $modifiers }{ $end_move_effects_count ->
                [0] { "" }
               *[other] , am Ende der Bewegung { $end_move_effects }
            }
    })
item-modifier =
    { $scope ->
        [melee_attack] Nahkampf
        [missile_attack] Fernkampf
        [str_test] Stärke
        [dex_test] Gewandtheit
        [int_test] Intelligenz
        [dice] Würfel
       *[defence] Verteidigung
    } { signed-n }
title-torch =
    { $id ->
        [act1] Fackel, Akt 1
       *[act2] Fackel, Akt 2
    }
says-torch =
    Beginnt auf Feld { $start_2 }, { $start_3 } oder { $start_4 } mit 2, 3 oder 4 Helden; der Totenkopf ist auf { $length }. { $minion_reward_count ->
        [0] Freie Aktion: Für { $free_action_cost_focus } Fokus zieht der Endgegner auf dich zu.
       *[other] Freie Aktion: Fackel { $free_action_cost_torch } herunter, dafür deckst du alle angrenzenden Karten auf. Jeder besiegte Scherge hebt die Fackel um { $minion_reward_torch_up }.
    }
title-die =
    { $id ->
        [foe_break] Gegnerwürfel Schildbruch
        [foe_torch] Gegnerwürfel Fackel
       *[other]
            { $die ->
                [hero] Heldenwürfel { $value }
               *[enemy] Gegnerwürfel { $value }
            }
    }
says-die =
    { $id ->
        [foe_break] Der Schild hält nicht: Der Gegenangriff trifft mit seinem vollen Zuschlag.
        [foe_torch] Kein Schaden, aber die Fackel rückt 1 herunter.
       *[other]
            { $die ->
                [hero]
                    Zählt { $value }{ $plus ->
                        [1] , auch zusätzlich zu einem anderen Würfel
                       *[0] { "" }
                    }{ $focus ->
                        [0] { "" }
                       *[other] ; nach einem Erfolg unbenutzt +{ $focus } Fokus
                    }{ $health ->
                        [0] { "" }
                       *[other] ; nach einem Erfolg unbenutzt +{ $health } Gesundheit
                    }.
               *[enemy] Der Gegenangriff hat { $value } und den Zuschlag des Gegners gegen deine Verteidigung.
            }
    }

## Fähigkeiten

item-kind-attack =
    { $cost_focus_count ->
        [1] für { $cost_focus } Fokus{ " " }
       *[0] { "" }
    }{ $attack ->
        [melee] Nahkampf
       *[missile] Fernkampf
    } mit { $skill }{ $bonus ->
        [0] { "" }
       *[other] { " " }{ signed-bonus }
    }{ $targets_count ->
        [1] { " " }auf alle Gegner
       *[0] { "" }
    }{ $range_mode ->
        [same_room] { "" }
       *[other] { " " }{ $range }
    }
item-kind-spell =
    Zauber auf { $targets ->
        [self] dich selbst
        [one_hero] einen Helden { $range }
        [all_heroes] alle Helden { $range }
        [one_enemy] einen Gegner { $range }
        [one_goblin] einen Kobold { $range }
       *[all_enemies] alle Gegner { $range }
    }, { $test }: { $cost_focus ->
        [0] { $effects }
       *[other] für { $cost_focus } Fokus { $effects }
    }{ $fail_count ->
        [0] { "" }
       *[other] ; sonst { $fail }
    }
item-kind-heroic_test =
    Heldenaktion, { $test }: { $cost_focus ->
        [0] { $effects }
       *[other] für { $cost_focus } Fokus { $effects }
    }
item-kind-free_action =
    { $cost_spend_self_count ->
        [1] Freie Aktion, danach kommt diese Karte aus dem Spiel: { $effects }
       *[0] Freie Aktion für { $cost_focus } Fokus: { $effects }
    }
item-kind-trigger =
    Zusatz { $on }{ $cost_focus ->
        [0] { "" }
       *[other] { " " }für { $cost_focus } Fokus
    }, { $when }: { $effects }
on-melee_attack = bei einem Nahkampfangriff
on-missile_attack = bei einem Fernkampfangriff
on-melee_or_missile_attack = bei einem Nah- oder Fernkampfangriff
on-cast_spell = bei einem Zauber
on-any_test = bei einer Probe
on-rest = beim Rasten
when-before_or_after_roll = vor oder nach dem Wurf
when-after_roll = nach dem Wurf
when-after_hero_damage = nach deinem Schaden, wenn das Ziel noch lebt
when-before_counter = vor dem Gegenangriff
when-after = nach der Rast
when-always = immer
when-own_melee_attack = beim Gegenangriff auf deinen Nahkampf
when-own_missile_attack = beim Gegenangriff auf deinen Fernkampf
when-own_spell_attack = beim Gegenangriff auf deinen Zauber
when-cast_spell = beim Zaubern
item-kind-passive =
    { $stat ->
        [defence] Verteidigung
        [speed] Geschwindigkeit
        [str_dice] Würfel bei Stärke
        [str_test] Stärke
        [dex_test] Gewandtheit
        [int_test] Intelligenz
       *[spell_damage] Schaden eines Zaubers bei einem Ziel
    } { signed-n }{ $when ->
        [immer] { "" }
       *[other] { " " }{ $when }
    }
item-kind-stealth = Schleichen (Gegner und Hinterhalte halten dich nicht auf)

## Wirkungen

item-type-gain_health =
    { $n_count ->
        [1] +{ $n } Gesundheit
       *[0] Gesundheit
    }{ $range_count ->
       *[0] { "" }
        [other] { " " }für einen Helden { $range }
    }
item-type-lose_health = −{ $n } Gesundheit
item-type-gain_focus =
    { $n_count ->
        [1] +{ $n } Fokus
       *[0] Fokus
    }
item-type-lose_focus = −{ $n } Fokus
item-type-heal_to_max = volle Gesundheit
item-type-discover =
    { $count } { $kinds ->
        [Beute] Beute
        [Zauber] Zauber
       *[other] Beute oder Zauber
    } finden
item-type-pickup =
    { $count } { $kinds ->
        [Beute] Beute
        [Zauber] Zauber
       *[other] Beute oder Zauber
    } aus der Reihe nehmen
item-type-torch =
    { $delta ->
        [-9] Fackel 9 herunter
        [-8] Fackel 8 herunter
        [-7] Fackel 7 herunter
        [-6] Fackel 6 herunter
        [-5] Fackel 5 herunter
        [-4] Fackel 4 herunter
        [-3] Fackel 3 herunter
        [-2] Fackel 2 herunter
        [-1] Fackel 1 herunter
       *[other] Fackel { $delta } hinauf
    }
item-type-goblin_encounter =
    { $ambush_damage ->
        [0] ein Kobold hier (Ende der Bewegung)
       *[other] ein Kobold hier (−{ $ambush_damage } Gesundheit, Ende der Bewegung)
    }
item-type-reveal =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] bis zu { $count } verdeckte Karten
    }{ $scope ->
        [connected_to_hero] { " " }an einem Gang deines Raums
        [adjacent_to_hero] { " " }neben deinem Raum
       *[any] { "" }
    } aufdecken
item-type-damage = { $n } Schaden
item-type-move_enemy_away = den Gegner bis zu { $rooms } Räume weit wegtreiben
item-type-move_enemies = alle Gegner { $range } jeweils bis zu { $rooms } Räume weit treiben
item-type-result_bonus =
    { $n_count ->
        [1] +{ $n } auf das Ergebnis
       *[0] auf das Ergebnis
    }
item-type-reroll = 1 Würfel neu werfen
item-type-defence_bonus =
    +{ $n } Verteidigung { $scope ->
        [this_counter] gegen diesen Gegenangriff
       *[until_own_next_turn_end] bis zum Ende des eigenen nächsten Zugs
    }
item-type-stealth = Schleichen bis zum Ende des eigenen nächsten Zugs
item-type-speed_bonus = +{ $n } Geschwindigkeit in diesem Zug
item-type-extra_heroic_action = noch eine Heldenaktion in diesem Zug
item-type-heroic_as_free = Durchsuchen oder Entschärfen ohne Heldenaktion
item-type-attack_now =
    { $attack ->
        [melee] ein Nahkampfangriff
       *[missile] ein Fernkampfangriff
    } mit +{ $extra_bonus } auf das Ergebnis
item-type-move_now = bis zu { $rooms } Räume weit schleichen
item-type-teleport = in einen beliebigen offenen Raum springen
item-type-kill_goblin = Sieg über den Kobold
item-type-enemy_gain_health = +{ $n } eigene Gesundheit
item-type-discard_card =
    1 Karte ablegen{ $only_if_count ->
        [1] { " " }(nur im selben Raum)
       *[0] { "" }
    }
item-type-boss_to_lair = Rückkehr in den Hort
item-type-lure_boss = den Endgegner anlocken
item-type-roll_hero_die = 1 Würfel werfen ({ $table })
item-table = bei { $faces } { $effects }
item-damage =
    { $per_goblin ->
        [0] −{ $base } Gesundheit
       *[other]
            { $base ->
                [0] −{ $per_goblin } Gesundheit je Kobold im Spiel
               *[other] −{ $base } Gesundheit und −{ $per_goblin } je Kobold im Spiel
            }
    }

## Proben, Reichweiten, Zahlen

item-test = Probe auf { $skill } { $target }
item-evade = { item-test }
item-disarm = { item-test }
item-range =
    { $mode ->
        [self] bei dir
        [same_room] im selben Raum
        [line_of_sight]
            { $n ->
                [one] in Sichtlinie, 1 Raum entfernt
               *[other] in Sichtlinie, 1 bis { $n } Räume entfernt
            }
        [any_path]
            { $n ->
                [one] bis zu 1 Raum entfernt
               *[other] bis zu { $n } Räume entfernt
            }
       *[line_of_sight_or_same_room] im selben Raum oder in Sichtlinie bis zu { $n } Räume entfernt
    }
signed-n =
    { $n ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }
signed-bonus =
    { $bonus ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $bonus }
    }
kind-loot = Beute
kind-spell = Zauber
kind-melee = Nahkampf
kind-missile = Fernkampf
kind-attack = Angriff
kind-heroic_test = Heldenaktion
kind-free_action = freie Aktion
kind-trigger = Zusatz
kind-passive = dauerhaft
kind-stealth = Schleichen
target-self = du selbst
target-one_hero = ein Held
target-targets = die Ziele
target-attack_target = das Ziel des Angriffs
skill-str = Stärke
skill-dex = Gewandtheit
skill-int = Intelligenz
skill-any = Fertigkeit nach Wahl
category-str = { skill-str }
category-dex = { skill-dex }
category-int = { skill-int }
category-melee = { kind-melee }
category-missile = { kind-missile }
category-spell = { kind-spell }
exits-n = Norden
exits-e = Osten
exits-s = Süden
exits-w = Westen
exits-ne = Norden und Osten
exits-ns = Norden und Süden
exits-nw = Norden und Westen
exits-es = Osten und Süden
exits-ew = Osten und Westen
exits-sw = Süden und Westen
exits-nes = Norden, Osten und Süden
exits-new = Norden, Osten und Westen
exits-nsw = Norden, Süden und Westen
exits-esw = Osten, Süden und Westen
exits-nesw = allen Seiten
exits-N = Sackgasse
exits-NE = Biegung
exits-NS = Gerader Gang
exits-NES = Drei Gänge
exits-NESW = Vier Gänge
