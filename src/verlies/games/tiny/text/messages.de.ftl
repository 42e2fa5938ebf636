# Tiny Epic Dungeons: was am Tisch geschieht, gefragt wird und nicht geht, auf Deutsch.

## Wer und wo

spot-a = a{ $a }
spot-b = b{ $b }
spot-c = c{ $c }
spot-d = d{ $d }
spot-e = e{ $e }
spot-f = f{ $f }
spot-g = g{ $g }
spot-l = Hortfeld { $l }
room-lair = Hort
foe-boss = Endgegner
aim-g1 = Kobold 1
aim-g2 = Kobold 2
aim-g3 = Kobold 3
aim-g4 = Kobold 4
aim-boss = den Endgegner
aim-all = alle in Reichweite
who-foe =
    { $foe ->
        [g1] Kobold 1 ({ $card })
        [g2] Kobold 2 ({ $card })
        [g3] Kobold 3 ({ $card })
        [g4] Kobold 4 ({ $card })
       *[other] { $card }
    }
whom-foe =
    { $foe ->
        [g1] Kobold 1 ({ $card })
        [g2] Kobold 2 ({ $card })
        [g3] Kobold 3 ({ $card })
        [g4] Kobold 4 ({ $card })
        [Endgegner] den Endgegner
       *[other] { $card }
    }

## Aufbau und Zugfolge

event-hero_taken = { $seat } spielt { $hero }.
event-first = { $hero } beginnt.
event-turn_begins = { $hero } ist am Zug.
event-must_rest = { $hero } kommt zu sich und rastet; danach ist nur noch Bewegung möglich.

## Bewegung und Räume

event-moved = { $hero } geht nach { $cell }.
event-stopped_by_foe = { $hero } kommt an einem Gegner nicht vorbei; die Bewegung endet.
event-teleported = { $hero } erscheint in { $cell }.
event-faster = { $hero } bekommt { $n } Geschwindigkeit für diesen Zug.
event-revealed = { $hero } deckt in { $cell } auf: { $room }.
event-laid =
    Die Karte in { $cell } hat Gänge nach { $exits }; { $drawn_count ->
        [0] nichts kommt dazu.
        [one] eine verdeckte Karte kommt dazu: { $drawn }.
       *[other] verdeckte Karten kommen dazu: { $drawn }.
    }
event-explores = { $hero } leuchtet die Umgebung aus; das kostet Fackellicht.
event-nothing_ahead = Kein Gang führt mehr weiter, und die Horttür ist nicht gefunden.
event-test_on_entry = { $hero } betritt „{ $room }“ in { $cell } und muss sich bewähren.
event-ambushed = { $hero } gerät in einen Hinterhalt!
event-not_ambushed = { $hero } schleicht am Hinterhalt vorbei.
event-goblin_placed = In { $cell } taucht Kobold { $slot } auf: { $card }.
event-goblins_shuffled = Der Koboldstapel ist leer; die abgelegten Kobolde kommen gemischt zurück.
event-minion_placed = In { $cell } erhebt sich ein Scherge: { $card }.
event-no_slot = Ein fünfter Kobold drängt nach { $cell }: Gegen so viele kommt niemand an.

## Proben

event-searches = { $hero } durchsucht den Raum: { $room }.
event-disarms = { $hero } macht sich an der Falle zu schaffen: { $room }.
event-disarmed = { $hero } entschärft die Falle: { $room }.
event-tries = { $hero } versucht es mit „{ $ability }“.
event-ability_used =
    { $hero } nutzt „{ $ability }“{ $cost ->
        [0] .
       *[other] { " " }für { $cost } Fokus.
    }
event-trigger_used =
    { $hero } setzt „{ $ability }“ ein{ $cost ->
        [0] .
       *[other] { " " }und zahlt { $cost } Fokus.
    }
event-rolled = { $hero } würfelt { $dice }.
event-rolled_with_foe = { $hero } würfelt { $dice }; der Gegnerwürfel zeigt { $face }.
event-one_die = { $hero } wirft einen Würfel: { $face }.
event-die_changed = { $hero } dreht eine { $face } auf { $to }.
event-rerolled = { $hero } wirft einen Würfel neu: { $face }.
event-result = { $hero } zählt { $dice } und kommt auf { $total }.
event-succeeded = Geschafft: { $hero } erreicht { $total }, verlangt waren { $goal }.
event-failed = Misslungen: { $hero } erreicht nur { $total }, verlangt waren { $goal }.
event-paid = { $hero } zahlt { $cost } Fokus.
event-not_paid = { $hero } zahlt nicht; der Erfolg bleibt ohne Wirkung.
event-cannot_pay = { $hero } kann { $cost } Fokus nicht aufbringen; der Erfolg bleibt ohne Wirkung.

## Angriffe und Zauber

event-attacks = { $hero } greift { whom-foe } an. Waffe: { $line }.
event-attacks_all = { $hero } greift alle Gegner in Reichweite an. Waffe: { $line }.
event-casts =
    { $hero } wirkt „{ $spell }“{ $foe_count ->
        [1] { " " }auf { whom-foe }.
       *[0] .
    }
event-missed = { $hero } trifft nicht.
event-foe_hurt =
    { $left ->
        [0] { who-foe } erleidet { $damage } Schaden und fällt.
       *[other] { who-foe } erleidet { $damage } Schaden und hat noch { $left } Gesundheit.
    }
event-boss_hurt = { who-foe } erleidet { $damage } Schaden.
event-foe_healed = { who-foe } erholt sich um { $health } und hat nun { $left } Gesundheit.
event-foe_killed = { $hero } besiegt { whom-foe }.
event-counterattack =
    { $damage ->
        [0] { who-foe } schlägt zurück; Verteidigung { $defence } hält.
       *[other] { who-foe } schlägt zurück: { $damage } Schaden trotz Verteidigung { $defence }.
    }
event-counter_torch = { who-foe } schlägt nach der Fackel; { $hero } bleibt unverletzt.
event-mark_moved = Ein Marker des Endgegners rückt von { $mark } auf { $to }.

## Helden

event-rests = { $hero } rastet.
event-gained =
    { $health ->
        [0] { $hero } bekommt { $focus } Fokus.
       *[other]
            { $focus ->
                [0] { $hero } bekommt { $health } Gesundheit.
               *[other] { $hero } bekommt { $health } Gesundheit und { $focus } Fokus.
            }
    }
event-lost_health = { $hero } verliert { $health } Gesundheit und hat noch { $left }.
event-lost_focus = { $hero } verliert { $focus } Fokus.
event-fainted = { $hero } bricht bewusstlos zusammen.
event-stood_up = { $hero } kommt wieder auf die Beine.
event-warded = { $hero } hat bis zum Ende des eigenen nächsten Zugs { $n } Verteidigung mehr.
event-veiled = { $hero } schleicht bis zum Ende des eigenen nächsten Zugs.
event-extra_action = { $hero } hat in diesem Zug noch eine Heldenaktion.

## Karten

event-found = { $hero } zieht „{ $card }“.
event-left_in_row = { $hero } behält „{ $card }“ nicht; die Karte liegt nun in der Reihe.
event-equipped = { $hero } rüstet sich mit „{ $card }“ aus.
event-discarded = { $hero } legt „{ $card }“ in die Reihe.
event-used_up = „{ $card }“ ist aufgebraucht und kommt aus dem Spiel.
event-switched = { $hero } nimmt die Handkarte in die andere Hand.

## Gegner, Fackel, Hort

event-torch_up = Die Fackel lodert auf: Feld { $to }.
event-torch_down =
    { $icon ->
        [nichts] Die Fackel brennt herunter auf Feld { $to }.
        [Totenkopf] Die Fackel erlischt.
       *[other] Die Fackel brennt herunter auf Feld { $to }: { $icon }!
    }
event-enemies_act = Die Gegner handeln.
event-foe_moved =
    { $room ->
        [Hort] { who-foe } zieht in den Hort.
       *[other] { who-foe } zieht nach { $room }.
    }
event-foe_strikes = { who-foe } schlägt zu.
event-boss_met = Der Hort ist offen, Akt 2 beginnt: { $card } erwartet euch!
event-lair_step = { $hero } betritt { $place }.
event-lures = { $hero } lockt den Endgegner an.
event-boss_recalled = { $card } ist auf einmal wieder im Hort.
event-altar_broken =
    { $space ->
        [0] Der Altar in { $cell } zerfällt.
       *[other] Der Altar in { $cell } zerbricht das Siegel auf Feld { $space } des Endgegners.
    }

## Ende

event-over =
    { $reason_id ->
        [boss_slain] { $reason } { spare }
       *[other] { $reason } { short }
    }
spare =
    { $spaces ->
        [one] Die Fackel hätte noch ein Feld gebrannt.
       *[other] Die Fackel hätte noch { $spaces } Felder gebrannt.
    }
short =
    { $act ->
       *[1]
            { $minions ->
                [0]
                    { $door ->
                        [0] Alle Schergen waren besiegt; nur die Horttür fehlte noch.
                       *[1] Der Weg in den Hort stand offen.
                    }
                [one]
                    { $door ->
                        [0] Ein Scherge war noch zu besiegen und die Horttür zu finden.
                       *[1] Noch ein Scherge, und der Hort wäre offen gewesen.
                    }
               *[other]
                    { $door ->
                        [0] { $minions } Schergen waren noch zu besiegen und die Horttür zu finden.
                       *[1] Noch { $minions } Schergen, und der Hort wäre offen gewesen.
                    }
            }
        [2]
            { $points ->
                [one] Zum Sieg über den Endgegner fehlte ein einziger Schaden.
               *[other] Zum Sieg über den Endgegner fehlten { $points } Schaden.
            }
    }
reason-boss_slain =
    { $seats_count ->
       *[0] Der Endgegner ist bezwungen: Ihr habt gewonnen!
        [one] Der Endgegner ist bezwungen: { $seats } gewinnt!
        [other] Der Endgegner ist bezwungen: { $seats } gewinnen gemeinsam!
    }
reason-torch_out = Die Fackel ist erloschen. { outcome }
reason-fifth_goblin = Ein fünfter Kobold ist gekommen. { outcome }
reason-nothing_to_explore = Es gibt nichts mehr zu erkunden. { outcome }
outcome =
    { $seats_count ->
       *[0] Ihr habt verloren.
        [one] Gewonnen hat { $seats }.
        [other] Gewonnen haben { $seats }.
    }
category-victory = Sieg

## Fragen

prompt-hero = { $seat }: Wen spielst du?
prompt-turn =
    { $act ->
        [1] { $hero } ist am Zug: Was tust du?
       *[2] { $hero } ist am Zug, der Endgegner ist nah: Was tust du?
    }
prompt-rotate = { $hero }: Wie liegt „{ $room }“ in { $cell }?
prompt-reveal =
    { $count ->
        [one] { $hero }: Welche Karte deckst du auf?
       *[other] { $hero }: Welche Karte deckst du auf? Bis zu { $count } sind es noch.
    }
prompt-skill = { $hero }: Mit welcher Fertigkeit versuchst du, { $goal } zu erreichen?
prompt-before_roll =
    { $goal ->
        [0] { $hero }, { $test } mit { $skill } (Ziel: { $targets }): Würfle, oder nutze vorher etwas.
       *[other] { $hero }, { $test } mit { $skill }, verlangt { $goal }: Würfle, oder nutze vorher etwas.
    }
prompt-after_roll =
    { $goal ->
        [0] { $hero }, { $test } (Ziel: { $targets }): Welche Würfel zählen?
       *[other] { $hero }, { $test }, verlangt { $goal }: Welche Würfel zählen?
    }
prompt-pay = { $hero }: Zahlst du { $cost } Fokus für die Wirkung?
prompt-discover =
    { $count ->
        [one] { $hero } findet { $kinds }: Ziehst du, nimmst du aus der Reihe, oder verzichtest du?
       *[other] { $hero } findet noch { $count }-mal { $kinds }: Ziehst du, nimmst du aus der Reihe, oder verzichtest du?
    }
prompt-pickup = { $hero } darf aus der Reihe nehmen ({ $kinds }): Was nimmst du?
prompt-found = { $hero } hat „{ $card }“ gezogen: Behältst du die Karte?
prompt-reward = { $hero }: Welche Belohnung nimmst du für { $goblin }: { $offers_or }?
prompt-fell = { $hero }: Welcher Gegner fällt zuerst?
prompt-after_damage = { $hero }: Setzt du nach?
prompt-answer = { $hero }: Welcher Gegner schlägt zurück?
prompt-before_counter = { $hero }: { who-foe } schlägt gleich zurück. Erhöhst du deine Verteidigung?
prompt-hit =
    { $points ->
        [one] { $hero }: Welchen Marker des Endgegners triffst du?
       *[other] { $hero }: Welchen Marker des Endgegners triffst du? Noch { $points } Schaden.
    }
prompt-heal = { $hero }: Der Endgegner erholt sich um { $points }. Welcher Marker steigt?
prompt-send = { $hero }: { who-foe } zieht. Wohin?
prompt-herd =
    { $rooms ->
        [one] { $hero }: Welchen Gegner treibst du wohin, höchstens 1 Raum weit?
       *[other] { $hero }: Welchen Gegner treibst du wohin, höchstens { $rooms } Räume weit?
    }
prompt-walk =
    { $rooms ->
        [one] { $hero } schleicht weiter, noch 1 Raum: Wohin?
       *[other] { $hero } schleicht weiter, noch { $rooms } Räume: Wohin?
    }
prompt-as_free = { $hero }: Durchsuchst du den Raum, oder entschärfst du die Falle?
prompt-give_up = { $hero } muss etwas ablegen ({ $kinds }): Was gibst du her?
prompt-teleport = { $hero }: In welchen Raum springst du?
prompt-extra =
    { $points ->
        [one] { $hero }: Welcher Gegner erleidet 1 Schaden mehr?
       *[other] { $hero }: Welcher Gegner erleidet { $points } Schaden mehr?
    }
prompt-after_rest = { $hero }: Nutzt du nach der Rast noch etwas?
prompt-attack_now = { $hero }: Wen greifst du mit { $bonus } mehr auf das Ergebnis an?
prompt-deal_first = Wer beginnt?
prompt-deal_hero = Welcher Held wird gezogen?
prompt-deal_room = Welcher Raum wird aufgedeckt?
prompt-deal_goblin = Welcher Kobold kommt?
prompt-deal_minion = Welcher Scherge kommt?
prompt-deal_boss = Welcher Endgegner ist es?
prompt-deal_card =
    { $kinds_id ->
        [spell] Welcher Zauber wird gezogen?
       *[loot] Welche Beutekarte wird gezogen?
    }
prompt-deal_dice = Was zeigen die Würfel?
prompt-deal_die = Was zeigt der Würfel?

test-evade = Ausweichen
test-entry = Eintreten
test-search = Durchsuchen
test-disarm = Entschärfen
test-cast = Zaubern
test-heroic = Heldentat
test-attack = Angriff
kinds-loot = Beute
kinds-spell = Zauber
kinds-either = Beute oder Zauber
pile-loot = Beute
pile-spell = Zauber
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-break = Schildbruch
face-torch = die Fackel
icon-none = nichts
icon-enemy_action = Gegneraktion
icon-goblin = Kobold
icon-skull = Totenkopf

## Züge

move-hero-hero = Spiel als { $hero }
move-go-cell = Geh nach { $cell }
move-stop = Beende die Bewegung hier
move-end = Beende den Zug
move-rest = Raste
move-search = Durchsuche den Raum
move-search-skill = Durchsuche den Raum mit { $skill }
move-disarm = Entschärfe die Falle
move-attack-line-aim = Greif { $aim } an ({ $line })
move-cast-spell = Wirke { $spell }
move-cast-spell-target = Wirke { $spell }, Ziel: { $target }
move-use-ability = Nutze { $ability }
move-use-ability-target =
    { $target ->
        [one] Nutze { $ability }: Wirf eine { $target } neu
        [other] Nutze { $ability }: Wirf eine { $target } neu
       *[hero] Nutze { $ability }, Ziel: { $target }
    }
move-portal-cell = Spring nach { $cell }
move-explore = Erkunde die Umgebung (Fackel 1 herunter)
move-lure = Lock den Endgegner an
move-switch = Wechsle die Handkarte in die andere Hand
move-discard-card = Leg { $card } ab
move-skill-skill = Versuch es mit { $skill }
move-roll = Würfle
move-change-face-to = Dreh eine { $face } auf { $to }
move-result-first = Zähl die { $first }
move-result-first-second = Zähl { $first } + { $second }
move-result-first-second-third = Zähl { $first } + { $second } + { $third }
move-pay = Zahle den Fokus
move-decline = Verzichte
move-ready = Weiter
move-reveal-cell = Deck die Karte in { $cell } auf
move-turn-exits = Leg sie mit Gängen nach { $exits }
move-draw-pile = Zieh vom Stapel: { $pile }
move-take-card = Nimm { $card } aus der Reihe
move-take-card-way =
    { $way ->
        [links] Nimm { $card } aus der Reihe in die linke Hand
        [rechts] Nimm { $card } aus der Reihe in die rechte Hand
       *[other] Nimm { $card } aus der Reihe statt { $way }
    }
move-keep = Behalte die Karte
move-keep-way =
    { $way ->
        [links] Behalte die Karte in der linken Hand
        [rechts] Behalte die Karte in der rechten Hand
       *[other] Behalte die Karte statt { $way }
    }
move-leave = Leg die Karte in die Reihe
move-reward-option = Nimm Belohnung { $option }
move-fell-aim = Nimm zuerst { $aim } vom Tisch
move-hit-mark = Triff den Marker auf { $mark }
move-heal-mark = Der Marker auf { $mark } steigt
move-answer-aim = Lass { $aim } zurückschlagen
move-extra-aim = Triff { $aim } zusätzlich
move-send-aim-room =
    { $room ->
        [Hort] Lass { $aim } in den Hort ziehen
       *[other] Lass { $aim } nach { $room } ziehen
    }
move-send-aim-room-first =
    { $room ->
        [Hort] Lass { $aim } in den Hort ziehen, über den Altar in { $first }
       *[other] Lass { $aim } nach { $room } ziehen, über den Altar in { $first }
    }
move-send-aim-room-first-second =
    { $room ->
        [Hort] Lass { $aim } in den Hort ziehen, über die Altäre in { $first } und { $second }
       *[other] Lass { $aim } nach { $room } ziehen, über die Altäre in { $first } und { $second }
    }
move-send-aim-room-first-second-third =
    { $room ->
        [Hort] Lass { $aim } in den Hort ziehen, über die Altäre in { $first }, { $second } und { $third }
       *[other] Lass { $aim } nach { $room } ziehen, über die Altäre in { $first }, { $second } und { $third }
    }
move-send-aim-room-first-second-third-fourth =
    { $room ->
        [Hort] Lass { $aim } in den Hort ziehen, über die Altäre in { $first }, { $second }, { $third } und { $fourth }
       *[other] Lass { $aim } nach { $room } ziehen, über die Altäre in { $first }, { $second }, { $third } und { $fourth }
    }
move-send-aim-room-first-second-third-fourth-fifth =
    { $room ->
        [Hort] Lass { $aim } in den Hort ziehen, über alle Altäre
       *[other] Lass { $aim } nach { $room } ziehen, über alle Altäre
    }

move-first-seat = { $seat } beginnt
move-room-room = Raum: { $room }
move-goblin-goblin = Kobold: { $goblin }
move-minion-minion = Scherge: { $minion }
move-boss-boss = Endgegner: { $boss }
move-loot-loot = Beute: { $loot }
move-spell-spell = Zauber: { $spell }
move-die-face = Würfel: { $face }
move-dice-first = Wurf: { $first }
move-dice-first-second = Wurf: { $first }, { $second }
move-dice-first-second-third =
    { $second ->
        [Gegner] Wurf: { $first }; Gegnerwürfel: { $third }
       *[other] Wurf: { $first }, { $second }, { $third }
    }
move-dice-first-second-foes-face = Wurf: { $first }, { $second }; { $foes }: { $face }
move-dice-first-second-third-foes-face = Wurf: { $first }, { $second }, { $third }; { $foes }: { $face }
second-foe = Gegner
third-break = { face-break }
third-torch = { face-torch }
foes-foe = Gegnerwürfel
way-left = links
way-right = rechts

## Warum etwas nicht geht

refusal-not_now = { $verb } geht jetzt nicht; gefragt ist gerade, { $question }.
refusal-hero_taken = { $hero } ist schon vergeben, an { $seat }. Wähle jemand anderen.
refusal-hero_not_dealt = { $hero } wurde dir nicht zugeteilt. Wähle unter denen, die du bekommen hast.
refusal-too_little_focus = Das kostet { $cost } Fokus, und du hast { $focus }. Raste oder tu etwas Günstigeres.
refusal-began_unconscious = Du hast diesen Zug bewusstlos begonnen und schon gerastet. Du kannst dich nur noch bewegen.
refusal-on_taken_space = Auf { $place } steht schon jemand. Geh erst weiter auf ein freies Feld.
refusal-already_there = Da bist du schon: { $place }. Nimm ein anderes Ziel.
refusal-action_used = Deine Heldenaktion ist in diesem Zug schon verbraucht. Frei sind nur noch Bewegung und freie Aktionen.
refusal-both_actions_used = Auch deine zusätzliche Heldenaktion ist verbraucht; mehr als eine gibt es in einem Zug nicht.
refusal-covered = „{ $ability }“ liegt unter „{ $card }“ und ruht. Leg die Karte ab oder in die andere Hand.
refusal-not_equipped = „{ $card }“ hast du nicht. Nimm etwas, das du ausgerüstet hast.
refusal-no_room_there = In { $cell } liegt keine Karte. Geh in einen Raum neben dir.
refusal-no_corridor = Nach { $cell } führt von hier kein Gang. Nimm einen anderen Weg.
refusal-not_a_neighbour = Dein Raum grenzt nicht an { $cell }. Geh Schritt für Schritt.
refusal-no_speed_left = Deine Geschwindigkeit von { $speed } ist für diesen Zug aufgebraucht.
refusal-stopped_by_foe = { who-foe } hat dich aufgehalten; deine Bewegung ist für diesen Zug zu Ende.
refusal-action_ended_movement = Deine Heldenaktion hat die begonnene Bewegung beendet. Weiter geht es im nächsten Zug.
refusal-movement_over = Deine Bewegung ist für diesen Zug zu Ende.
refusal-not_at_door = In den Hort kommst du nur von der Horttür aus. Geh erst dorthin.
refusal-lair_locked = Der Hort ist noch verschlossen. Besiegte Schergen: { $kills } von { $wanted }.
refusal-by_the_entrance = In den Hort und hinaus geht es nur über { $place }.
refusal-walk_opens_nothing = Wer schleicht, kann den Hort nicht öffnen. Betritt ihn mit deiner Bewegung.
refusal-only_to_door = Aus dem Hort führt nur ein Weg: zur Horttür in { $cell }.
refusal-space_not_beside = { $place } liegt nicht neben deinem Feld. Geh Feld für Feld.
refusal-space_taken = Auf { $place } steht schon jemand, und mit { $left } Geschwindigkeit danach kämst du nicht weiter auf ein freies Feld.
refusal-stop_without_effect = Hier bewirkt das Ende der Bewegung nichts. Tu einfach, was du als Nächstes willst.
refusal-in_lair = Das geht im Hort nicht. Hier kannst du angreifen, zaubern oder rasten.
refusal-nothing_to_search = In diesem Raum gibt es nichts zu durchsuchen.
refusal-foe_in_room = { who-foe } stört dich dabei. Besiege zuerst die Gegner hier, oder hol einen Helden dazu, der bei Bewusstsein ist.
refusal-no_test = Hier brauchst du keine Probe. Durchsuche den Raum, ohne eine Fertigkeit zu nennen.
refusal-name_skill = Die Fertigkeit wählst du hier selbst. Nenne sie gleich mit.
refusal-skill_is_fixed = Die Fertigkeit steht hier fest: { $skill }. Durchsuche den Raum, ohne eine zu nennen.
refusal-no_trap = In diesem Raum gibt es keine Falle zu entschärfen.
refusal-already_disarmed = Diese Falle ist schon entschärft.
refusal-other_attack = Die Fähigkeit erlaubt dir nur diese Art Angriff: { $kind }.
refusal-nobody_in_range = Für „{ $ability }“ ist kein Gegner in Reichweite. Geh näher heran.
refusal-only_goblins = „{ $ability }“ wirkt nur auf Kobolde.
refusal-not_in_play = Im Spiel ist { $target } gerade nicht.
refusal-across_the_border = Zwischen Hort und Verlies wirkt nichts, und { $target } ist auf der anderen Seite.
refusal-not_in_room = Dazu müsste { $target } in deinem Raum sein, nicht in { $cell }.
refusal-no_way_there = Zu { $cell }, wo { $target } steht, führt von hier kein Weg.
refusal-too_near = Dafür ist { $target } zu nah: Ziele auf jemanden in einem anderen Raum.
refusal-out_of_sight = Nach { $cell }, wo { $target } steht, hast du keine Sichtlinie.
refusal-too_far =
    { $away ->
        [one] So weit reicht es nicht: { $target } ist 1 Raum entfernt, die Reichweite ist { $range }.
       *[other] So weit reicht es nicht: { $target } ist { $away } Räume entfernt, die Reichweite ist { $range }.
    }
refusal-after_the_action = „{ $ability }“ muss warten, bis die laufende Aktion vorbei ist.
refusal-no_effect = „{ $ability }“ würde jetzt nichts bewirken.
refusal-no_attack_now = „{ $ability }“ braucht einen Gegner, den du jetzt im Nahkampf angreifen kannst.
refusal-trigger_later = „{ $ability }“ gibt es nur { $when }.
refusal-already_used = „{ $ability }“ hast du hier schon eingesetzt; öfter als einmal geht es nicht.
refusal-other_action = „{ $ability }“ gibt es nur { $on }.
refusal-no_such_die = Kein Würfel zeigt { $face }. Auf dem Tisch: { $dice }.
refusal-no_portal = In diesem Raum gibt es kein Portal.
refusal-foe_at_portal = { who-foe } versperrt dir das Portal.
refusal-not_face_up = In { $cell } liegt keine offene Karte. Spring in einen Raum, der aufgedeckt ist.
refusal-act_one_only = Erkunden könnt ihr nur in Akt 1.
refusal-nothing_beside = Neben deinem Raum liegt keine verdeckte Karte.
refusal-no_boss_yet = Der Endgegner zeigt sich erst in Akt 2. Öffnet zuerst den Hort.
refusal-boss_is_here = Der Endgegner ist schon bei dir.
refusal-no_way_for_boss = Zu dir führt kein Weg, den der Endgegner gehen könnte.
refusal-just_switched = Die Hand hast du gerade erst gewechselt.
refusal-no_hand_card = Du hast keine Handkarte, die du wechseln könntest.
refusal-both_hands_full = Beide Hände sind voll; wechseln kannst du nur eine einzelne Handkarte.
refusal-already_rolled = Du hast schon gewürfelt: { $dice }. Wähle jetzt, welche Würfel zählen.
refusal-roll_first = Würfle zuerst.
refusal-one_step_only = Von { $face } aus geht es nur um 1 hinauf oder hinunter, und nie von 6 auf 1.
refusal-no_such_dice = Diese Würfel liegen nicht da. Auf dem Tisch: { $dice }.
refusal-only_plus_dice = Zu einem Würfel darfst du nur solche zählen, die 1 oder 2 zeigen; es liegen { $dice }.
refusal-other_exits = „{ $room }“ hat andere Gänge. Dreh die Karte, wie sie ist.
refusal-must_join_own_room = Ein Gang von „{ $room }“ muss in deinen Raum führen.
refusal-must_join_a_room = Ein Gang von „{ $room }“ muss auf den Gang eines offenen Raums treffen.
refusal-not_face_down = In { $cell } liegt keine verdeckte Karte.
refusal-card_not_beside = Die Karte in { $cell } liegt nicht neben deinem Raum. Nimm eine angrenzende.
refusal-card_not_connected = Zur Karte in { $cell } führt kein Gang deines Raums. Nimm eine, zu der einer führt.
refusal-reveal_all = Wer erkundet, deckt alle Karten neben dem Raum auf. Wähle die nächste.
refusal-row_only = Hier darfst du nur aus der Reihe nehmen, nicht vom Stapel.
refusal-other_kind = Hier geht es nur um { $kinds }.
refusal-deck_empty = Dieser Stapel ist leer: { $kind }. Nimm etwas aus der Reihe.
refusal-not_in_row = „{ $card }“ liegt nicht in der Reihe.
refusal-name_hand = „{ $card }“ kommt in eine Hand. Nenne die linke oder die rechte.
refusal-not_for_hands = „{ $card }“ ist keine Handkarte. Nenne keine Hand.
refusal-make_room = Für „{ $card }“ ist kein Platz. Nenne dazu, was weichen soll: { $cards }.
refusal-makes_no_room = „{ $old }“ muss für „{ $card }“ nicht weichen.
refusal-after_the_roll = Sonst gibt es vor diesem Wurf nichts zu entscheiden: Würfle zuerst, dann kannst du „{ $card }“ ablegen.
refusal-card_in_use = „{ $card }“ brauchst du für die laufende Aktion.
refusal-speed_needed = Ohne „{ $card }“ kämst du von diesem Feld nicht mehr weg. Geh erst weiter.
refusal-reward_taken = Diese Belohnung hast du schon bekommen.
refusal-no_such_reward = So viele Belohnungen gibt es nicht für { $goblin }.
refusal-not_beaten = Noch ist { $target } nicht besiegt.
refusal-not_a_target = Von diesem Angriff ist { $target } nicht betroffen.
refusal-cannot_answer = Zurückschlagen kann { $target } nicht: weder im selben Raum noch in Sichtlinie.
refusal-mark_at_zero = Ein Marker auf 0 bleibt dort.
refusal-mark_blocked = Der Marker auf { $mark } kommt nicht weiter: Das Siegel auf { $space } hält noch. Lockt den Endgegner über einen Altar.
refusal-mark_at_top = Der Marker auf { $mark } steht schon ganz oben.
refusal-no_such_mark = Auf { $mark } steht kein Marker; die Marker stehen auf { $marks }.
refusal-not_in_herd = Treiben kannst du { $target } nicht: außer Reichweite oder schon getrieben.
refusal-driven_across = { who-foe } lässt sich weder in den Hort noch hinaus treiben.
refusal-another_foe = Jetzt zieht ein anderer Gegner: { who-foe }.
refusal-other_altars =
    { $room ->
        [Hort] { who-foe } käme auf dem Weg in den Hort über andere Altäre. Nimm einen Weg aus der Liste.
       *[other] { who-foe } käme auf dem Weg nach { $room } über andere Altäre. Nimm einen Weg aus der Liste.
    }
refusal-not_its_way =
    { $room ->
        [Hort] { who-foe } kann jetzt nicht in den Hort ziehen.
       *[other] { who-foe } kann jetzt nicht nach { $room } ziehen.
    }

target-g1 = Kobold 1
target-g2 = Kobold 2
target-g3 = Kobold 3
target-g4 = Kobold 4
target-boss = der Endgegner

verb-hero = Einen Helden wählen
verb-go = Gehen
verb-stop = Stehen bleiben
verb-end = Den Zug beenden
verb-rest = Rasten
verb-search = Durchsuchen
verb-disarm = Entschärfen
verb-attack = Angreifen
verb-cast = Zaubern
verb-use = Eine Fähigkeit nutzen
verb-portal = Durch ein Portal springen
verb-explore = Erkunden
verb-lure = Anlocken
verb-switch = Die Hand wechseln
verb-discard = Ablegen
verb-skill = Eine Fertigkeit wählen
verb-roll = Würfeln
verb-change = Würfel drehen
verb-result = Ein Ergebnis wählen
verb-pay = Zahlen
verb-decline = Verzichten
verb-ready = Weitergehen
verb-reveal = Aufdecken
verb-turn = Eine Karte drehen
verb-draw = Ziehen
verb-take = Aus der Reihe nehmen
verb-keep = Behalten
verb-leave = In die Reihe legen
verb-reward = Eine Belohnung nehmen
verb-fell = Einen Gegner vom Tisch nehmen
verb-hit = Einen Marker treffen
verb-heal = Einen Marker heben
verb-answer = Den Gegenangriff bestimmen
verb-extra = Zusätzlichen Schaden verteilen
verb-send = Einen Gegner schicken
verb-first = Bestimmen, wer beginnt,
verb-room = Einen Raum ziehen
verb-goblin = Einen Kobold ziehen
verb-minion = Einen Schergen ziehen
verb-boss = Einen Endgegner ziehen
verb-loot = Beute ziehen
verb-spell = Einen Zauber ziehen
verb-dice = Einen Wurf nennen
verb-die = Einen Würfel nennen

question-hero = wen du spielst
question-turn = was du in deinem Zug tust
question-rotate = wie die neue Karte liegt
question-reveal = welche Karte du aufdeckst
question-skill = mit welcher Fertigkeit du es versuchst
question-before_roll = ob du würfelst
question-after_roll = welche Würfel zählen
question-pay = ob du zahlst
question-discover = was du findest
question-pickup = was du aus der Reihe nimmst
question-found = was du mit der gezogenen Karte tust
question-reward = welche Belohnung du nimmst
question-fell = welcher Gegner zuerst fällt
question-after_damage = ob du nachsetzt
question-answer = wer zurückschlägt
question-before_counter = ob du deine Verteidigung erhöhst
question-hit = welchen Marker du triffst
question-heal = welcher Marker steigt
question-send = wohin der Gegner zieht
question-herd = wohin du die Gegner treibst
question-walk = wohin du schleichst
question-as_free = ob du durchsuchst oder entschärfst
question-give_up = was du hergibst
question-teleport = wohin du springst
question-extra = wer mehr Schaden erleidet
question-after_rest = ob du nach der Rast noch etwas nutzt
question-attack_now = wen du angreifst

## Wahlmöglichkeiten

option-heroes = Helden
choice-heroes-chosen = frei gewählt
choice-heroes-random = zufällig
choice-heroes-drafted = einer von zweien
option-boss = Endgegner
choice-boss-random = unbekannt
choice-boss-blood_count = Der Blutgraf
choice-boss-lich = Der Lich
choice-boss-demon_lord = Der Dämonenfürst
choice-boss-dragon = Der Drache
option-difficulty = Schwierigkeit
choice-difficulty-any = beliebig
choice-difficulty-easy = leicht
choice-difficulty-medium = mittel
choice-difficulty-hard = schwer

## Was ein Tipp bringt

gain-victory = Der Endgegner fällt: Ihr gewinnt!
gain-hero = { $hero }: { $dice } Würfel für { $skill }, { $health } Gesundheit, { $speed } Geschwindigkeit.
gain-attack =
    { $fells ->
        [0] Trifft { whom-foe } zu { $percent } %, dann mit etwa { $damage } Schaden.
       *[other] Trifft { whom-foe } zu { $percent } %, dann mit etwa { $damage } Schaden; zu { $fells } % fällt der Gegner.
    }
gain-attack_fells = Zu { $percent } % fällt { who-foe }.
gain-attack_all =
    { $fells ->
        [0] Trifft zu { $percent } % mindestens einen Gegner.
       *[other] Trifft zu { $percent } % mindestens einen Gegner; zu { $fells } % fällt einer.
    }
gain-test = Aussicht auf Erfolg ({ $test }): { $percent } %.
gain-faint = Gefahr: Zu { $percent } % wirst du bewusstlos.
gain-reveal = In { $cell } wird eine neue Karte aufgedeckt.
gain-draw =
    { $pile_id ->
        [loot] Du ziehst Beute.
       *[spell] Du ziehst einen Zauber.
    }
gain-felled = { who-foe } fällt.
gain-damage = { $damage } Schaden: { who-foe }.
gain-card = Du bekommst „{ $card }“.
gain-recovers =
    { $health ->
        [0] { $hero } bekommt { $focus } Fokus.
       *[other]
            { $focus ->
                [0] { $hero } bekommt { $health } Gesundheit.
               *[other] { $hero } bekommt { $health } Gesundheit und { $focus } Fokus.
            }
    }
gain-lair = Du bist im Hort: Akt 2 beginnt.
gain-door =
    { $open ->
        [0] Die Horttür ist gefunden.
       *[1] Die Horttür ist gefunden und lässt sich öffnen.
    }
gain-rooms =
    { $rooms ->
        [one] Eine Karte des Verlieses mehr ist aufgedeckt.
       *[other] { $rooms } Karten des Verlieses mehr sind aufgedeckt.
    }
gain-ways =
    { $cards ->
        [one] Noch eine verdeckte Karte kommt dazu: ein Weg mehr zum Erkunden.
       *[other] Noch { $cards } verdeckte Karten kommen dazu: mehr Wege zum Erkunden.
    }
gain-seal = Ein Siegel des Endgegners ist gebrochen.
gain-torch =
    { $spaces ->
        [one] Die Fackel brennt ein Feld länger.
       *[other] Die Fackel brennt { $spaces } Felder länger.
    }
gain-safer = Die nächste Gegneraktion kostet dich { $health } Gesundheit weniger.
gain-threat = Vorsicht: Die nächste Gegneraktion würde dich dort { $health } Gesundheit kosten.
gain-space = Du stehst auf { $place }.
gain-place = Du kommst nach { $cell }: { $room }.
gain-to_door =
    { $rooms ->
        [0] Du stehst an der offenen Horttür.
        [one] Zur offenen Horttür ist es dann noch 1 Raum.
       *[other] Zur offenen Horttür sind es dann noch { $rooms } Räume.
    }
gain-to_foe =
    { $rooms ->
        [0] Dort kannst du zuschlagen: { who-foe }.
        [one] Noch 1 Raum entfernt ist dann { who-foe }.
       *[other] Noch { $rooms } Räume entfernt ist dann { who-foe }.
    }
gain-to_card =
    { $rooms ->
        [0] Von dort führt ein Gang zu einer verdeckten Karte.
        [one] Zur nächsten verdeckten Karte ist es dann noch 1 Raum.
       *[other] Zur nächsten verdeckten Karte sind es dann noch { $rooms } Räume.
    }
gain-price =
    { $health ->
        [0] Das kostet { $focus } Fokus.
       *[other]
            { $focus ->
                [0] Das kostet { $health } Gesundheit.
               *[other] Das kostet { $health } Gesundheit und { $focus } Fokus.
            }
    }
gain-waits = In diesem Zug ist nichts Besseres mehr zu tun; der nächste Held ist dran.
gain-prepares = So kannst du im Rest dieses Zugs am meisten tun.

item-offer = { $reward } ({ $effect })
