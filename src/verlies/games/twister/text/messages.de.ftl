# Dungeon Twister: Prison: was am Tisch geschieht, gefragt wird und nicht geht, auf Deutsch.

## Wer und wo

spot-a = a{ $a }
spot-b = b{ $b }
spot-c = c{ $c }
spot-d = d{ $d }
spot-e = e{ $e }
spot-f = f{ $f }
spot-g = g{ $g }
spot-h = h{ $h }
spot-i = i{ $i }
spot-j = j{ $j }
spot-k = k{ $k }
spot-l = l{ $l }
spot-m = m{ $m }
spot-n = n{ $n }
spot-o = o{ $o }
spot-p = p{ $p }
spot-q = q{ $q }
spot-r = r{ $r }
spot-s = s{ $s }
spot-t = t{ $t }
spot-u = u{ $u }
spot-v = v{ $v }
side-yellow = Gelb
side-blue = Blau
The-seat =
    { $seat ->
        [Nicht-Spieler] Der Nicht-Spieler
       *[other] { $seat }
    }
the-seat =
    { $seat ->
        [Nicht-Spieler] der Nicht-Spieler
       *[other] { $seat }
    }
for-seat =
    { $seat ->
        [Nicht-Spieler] den Nicht-Spieler
       *[other] { $seat }
    }
who = { $figure } ({ $side })
piece =
    { $figure_count ->
        [1] { $figure }
       *[0] { $item }
    } ({ $side })
what-character = Figur
what-item = Gegenstand
what-pair = Hallenpaar
way-cw = im Uhrzeigersinn
way-ccw = gegen den Uhrzeigersinn
load-put = ohne Last
gate-37A-P1 = Fallgitter 1 in Halle 37A
gate-37A-P2 = Fallgitter 2 in Halle 37A
gate-37B-P1 = Fallgitter 1 in Halle 37B
gate-37B-P2 = Fallgitter 2 in Halle 37B
gate-37B-P3 = Fallgitter 3 in Halle 37B
gate-38A-P1 = Fallgitter 1 in Halle 38A
gate-38A-P2 = Fallgitter 2 in Halle 38A
gate-38B-P1 = Fallgitter 1 in Halle 38B
gate-38B-P2 = Fallgitter 2 in Halle 38B
gate-38B-P3 = Fallgitter 3 in Halle 38B
gate-39A-P1 = Fallgitter 1 in Halle 39A
gate-39A-P2 = Fallgitter 2 in Halle 39A
gate-39B-P1 = Fallgitter 1 in Halle 39B
gate-39B-P2 = Fallgitter 2 in Halle 39B
gate-40A-P1 = Fallgitter 1 in Halle 40A
gate-40A-P2 = Fallgitter 2 in Halle 40A
gate-40A-P3 = Fallgitter 3 in Halle 40A
gate-40B-P1 = Fallgitter 1 in Halle 40B
gate-40B-P2 = Fallgitter 2 in Halle 40B
gate-91A-P1 = Fallgitter 1 in Halle 91A
gate-91A-P2 = Fallgitter 2 in Halle 91A
gate-91B-P1 = Fallgitter 1 in Halle 91B
gate-91B-P2 = Fallgitter 2 in Halle 91B
gate-92A-P1 = Fallgitter 1 in Halle 92A
gate-92A-P2 = Fallgitter 2 in Halle 92A
gate-92A-P3 = Fallgitter 3 in Halle 92A
gate-92B-P1 = Fallgitter 1 in Halle 92B
gate-92B-P2 = Fallgitter 2 in Halle 92B
gate-93A-P1 = Fallgitter 1 in Halle 93A
gate-93A-P2 = Fallgitter 2 in Halle 93A
gate-93B-P1 = Fallgitter 1 in Halle 93B
gate-93B-P2 = Fallgitter 2 in Halle 93B
gate-94A-P1 = Fallgitter 1 in Halle 94A
gate-94A-P2 = Fallgitter 2 in Halle 94A
gate-94A-P3 = Fallgitter 3 in Halle 94A
gate-94A-P4 = Fallgitter 4 in Halle 94A
gate-94B-P1 = Fallgitter 1 in Halle 94B
gate-94B-P2 = Fallgitter 2 in Halle 94B
gate-94B-P3 = Fallgitter 3 in Halle 94B

## Teams

event-first_player = { $seat } wählt zuerst.
event-pair_drawn = Das Hallenpaar { $pair } ist im Spiel.
event-pair_chosen = { $seat } wählt das Hallenpaar { $pair }.
event-pair_secret = { $seat } wählt geheim das Hallenpaar { $pair }.
event-pair_secret_unseen = { $seat } hat ein Hallenpaar gewählt.
event-same_pair = Beide Seiten haben das Hallenpaar { $pair } gewählt; das Los entscheidet, wer ein anderes nimmt.
event-replaces = { $seat } gibt das Hallenpaar { $pair } ab und wählt ein anderes.
event-picked = { $seat } nimmt ins Team: { $thing }.
event-picked_for_both = { $seat } wählt für beide Seiten: { $thing }.
event-chosen_secret = { $seat } wählt geheim: { $thing }.
event-chosen_secret_unseen = { $seat } hat gewählt.
event-left_out = { $seat } verzichtet heimlich auf: { $figure }.
event-left_out_unseen = { $seat } verzichtet heimlich auf eine Figur.

## Aufbau

event-put_on_circle = { $seat } stellt verdeckt auf { $square }: { $figure }.
event-put_on_circle_unseen = { $seat } stellt eine Figur verdeckt auf { $square }.
event-places_first = { $seat } legt das erste Plättchen.
event-laid = { $seat } legt verdeckt auf Platz { $slot }: { $thing }.
event-laid_unseen = { $seat } legt ein Plättchen verdeckt auf Platz { $slot }.
event-starters_shown = { $seat } deckt die Startfiguren auf: { $figures }.
event-begins = { $seat } hat den ersten Zug.

## Der Zug

event-card_played = { $seat } spielt die { $value } und hat { $value } AP.
event-turn_over =
    { $unused ->
        [0] { $seat } beendet den Zug.
        [one] { $seat } beendet den Zug; { $unused } AP verfällt.
       *[other] { $seat } beendet den Zug; { $unused } AP verfallen.
    }
event-cards_back = { $seat } nimmt alle Aktionskarten wieder auf die Hand.

## Ziehen und tragen

event-moved =
    { $carries_count ->
        [1] { who } zieht von { $source } nach { $to }, mit dabei: { $carries }.
       *[0] { who } zieht von { $source } nach { $to }.
    }
event-walked = { who } geht von { $source } nach { $to }.
event-picked_up = { who } trägt nun: { $thing }.
event-took = { who } nimmt auf { $square } mit: { $thing }.
event-put_down = { who } lässt auf { $square } zurück: { $put }.
event-swapped = { who } tauscht auf { $square }: { $put } gegen { $thing }.
event-jumped =
    { who } springt von { $source } nach { $to }{ $put_count ->
        [1] , zurück bleibt: { $put }
       *[0] { "" }
    }; { $left ->
        [0] das war die letzte Sprungkarte.
        [one] 1 Sprungkarte bleibt.
       *[other] { $left } Sprungkarten bleiben.
    }
event-phased = { who } geht durch die Mauer, von { $source } nach { $to }.
event-item_lost = Auf { $square } geht verloren: { $item } ({ $side }).

## Hallen und Fallgitter

event-reveals =
    { $npc_count ->
       *[none] { $seat } deckt Platz { $slot } auf.
        [1] { $npc } deckt Platz { $slot } auf.
    }
event-hall_revealed =
    { $tokens_count ->
       *[none] Auf Platz { $slot } liegt Halle { $hall }.
        [0] Auf Platz { $slot } liegt Halle { $hall }; niemand und nichts wartet darin.
        [one] Auf Platz { $slot } liegt Halle { $hall }; dort wartet: { $tokens }.
        [other] Auf Platz { $slot } liegt Halle { $hall }; dort warten: { $tokens }.
    }
event-placed = { $seat } setzt auf { $square } ein: { piece }.
event-hall_turned = { who } dreht Halle { $hall } um ein Viertel { $way }.
event-hall_turned-count = { who } dreht Halle { $hall } um { $count } Viertel { $way }.
event-gate_opened = { who } öffnet { $gate }.
event-gate_closed = { who } schließt { $gate }.
event-gate_broken = { who } zerstört { $gate }.

## Kampf

combat-close = Nahkampf
combat-lance = Angriff mit der Lanze
combat-shot = Fernkampf
event-attacked =
    { $group ->
        [0] { $combat } um { $square }, { the-seat } greift an: { $attackers } gegen { $defenders }, ohne Karten { $attack } : { $defence }.
       *[1] { $combat } um { $square }, { the-seat } greift in der Gruppe an: { $attackers } gegen { $defenders }, ohne Karten { $attack } : { $defence }.
    }
event-joined = { who } unterstützt den Angriff; ohne Karten steht es { $attack } : { $defence }.
event-called = { $seat } liest Gedanken und nennt die Kampfkarte { $value }.
event-silent = { $seat } nennt keine Kampfkarte.
event-forced = { $seat } hat die { $value } und muss sie legen.
event-hand_shown = { $seat } hat sie nicht und zeigt stattdessen die Hand: { $values }.
event-card_laid = { $seat } legt verdeckt die Kampfkarte { $value }.
event-card_laid_unseen = { $seat } legt verdeckt eine Kampfkarte.
event-cards_shown = { The-seat } greift mit der { $card } an, dagegen liegt die { $answer }; zusammen { $attack } : { $defence }.
event-tied = Gleichstand: Niemandem geschieht etwas.
event-missed = Der Schuss geht fehl. Wer geschossen hat, bleibt unverwundet: { $figures }.
event-lance_broken = Die Lanze zerbricht, dafür bleibt unverwundet: { who }.
event-wounded = { who } liegt verwundet auf { $square }.
event-eliminated = { who } ist eliminiert: { $points } SP für { for-seat }.

## Fähigkeiten und Gegenstände

event-healed = { $by } heilt auf { $square }: { who }.
event-pushed = { $by } löst eine Schockwelle aus: { who } wird von { $source } nach { $to } gestoßen.
event-fireball = { $by } wirft einen Feuerball nach { $square }; der Stab ist verbraucht.
event-recovered = { who } erholt sich auf { $square } von der Wunde.
event-drank = { who } leert den Trank und hat in diesem Zug { $ap } AP für sich.

## Hinaus und Ende

event-left = { who } verlässt das Verlies über { $square }: { $points } SP für { for-seat }.
event-carried_out = Mit hinaus kommt: { piece }.
event-treasure = Der Schatz ist draußen: { $points } SP für { $seat }.
event-over = { $reason }
reason-points =
    { $seats_count ->
       *[none] Das Ziel ist erreicht, die Partie ist zu Ende.
        [0] Das Ziel ist erreicht, die Partie ist zu Ende.
        [one] { winner } gewinnt mit { $total } SP{ behind }.
    }
reason-deserted = Auf beiden Seiten ist niemand mehr im Spiel. { outcome }
reason-turn_limit =
    Alle Züge sind gespielt. { $seats_count ->
       *[none] Weiter geht es nicht.
        [0] Es steht unentschieden.
        [one] { $seats ->
            [Nicht-Spieler] Gelb hat nicht gewonnen, also gewinnt der Nicht-Spieler.
           *[other] { outcome }
        }
    }
winner =
    { $seats ->
        [Nicht-Spieler] Der Nicht-Spieler
       *[other] { $seats }
    }
behind =
    { $others_non_player_count ->
        [1] ; der Nicht-Spieler hat { $others_non_player }
       *[none] { " " }vor { $others }
    }
outcome =
    { $seats_count ->
       *[none] Jetzt zählen die SP.
        [0] Es steht unentschieden.
        [one] { winner } gewinnt mit { $total } SP{ behind }.
    }
category-exits = Entkommen
category-eliminations = Eliminiert
category-treasures = Schätze

## Fragen

prompt-pair =
    { $left ->
        [one] Welches Hallenpaar wählst du?
       *[other] Welches Hallenpaar wählst du? { $left } sind noch zu wählen.
    }
prompt-pick =
    { $what ->
        [Figur] Welche Figur wählst du?
       *[Gegenstand] Welchen Gegenstand wählst du?
    }{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } sind noch zu wählen.
    }
prompt-leave =
    { $left ->
        [one] Auf welche Figur verzichtest du heimlich?
       *[other] Auf welche { $left } Figuren verzichtest du heimlich?
    }
prompt-start =
    { $left ->
        [one] Welche Figur stellst du auf den letzten Kreis?
       *[other] Welche Figur stellst du auf welchen Kreis? { $left } sind noch frei.
    }
prompt-lay =
    { $left ->
        [one] Auf welche Halle legst du dein letztes Plättchen?
       *[other] Welches Plättchen legst du auf welche Halle? Du hast noch { $left }.
    }
prompt-action_card = Welche Aktionskarte spielst du?
prompt-act =
    { $ap ->
        [0] Alle AP der Karte sind verbraucht: Beende den Zug.
        [one] Was tust du mit deinem letzten AP?
       *[other] Was tust du? Du hast noch { $ap } AP.
    }
prompt-walk_on =
    { $steps ->
        [0] { $figure } auf { $square }: Was noch, bevor der Weg hier endet?
        [one] { $figure } auf { $square }: Wie geht es weiter? 1 Schritt bleibt.
       *[other] { $figure } auf { $square }: Wie geht es weiter? { $steps } Schritte bleiben.
    }
prompt-place =
    { $left ->
        [one] Halle { $hall } auf Platz { $slot }: Wohin kommt das letzte Plättchen?
       *[other] Halle { $hall } auf Platz { $slot }: Welches Plättchen kommt wohin? { $left } sind noch einzusetzen.
    }
prompt-support = Wer unterstützt den Angriff aus der Ferne?
prompt-call = Welche Kampfkarte nennst du, bevor die Karten gelegt werden?
prompt-combat_card = Welche Kampfkarte legst du?

## Züge

move-pair-pair = Nimm Hallenpaar { $pair }
move-pick-thing = Wähle { $thing }
move-leave-figure = Verzichte auf { $figure }
move-start-figure-square = Stell { $figure } auf { $square }
move-lay-thing-slot = Leg { $thing } auf { $slot }
move-play-value = Spiel die { $value }
move-end = Beende den Zug
move-go-figure-square = { $figure }: zieh nach { $square }
move-take-figure-square-thing = { $figure }: nimm auf { $square } mit: { $thing }
move-put-figure-square = { $figure }: leg auf { $square } ab
move-jump-figure-square = { $figure }: spring nach { $square }
move-jump-figure-square-load = { $figure }: spring { $load } nach { $square }
move-reveal-slot = Deck Platz { $slot } auf
move-place-side-thing-square = Setz auf { $square } ein: { $thing } ({ $side })
move-turn-hall-way = Dreh Halle { $hall } { $way }
move-open-gate = Öffne { $gate }
move-close-gate = Schließ { $gate }
move-break-gate = Zerstöre { $gate }
move-fight-square = Greif auf { $square } an
move-lance-figure-square = { $figure }: stich mit der Lanze nach { $square }
move-shoot-square = Schieß nach { $square }
move-join-figure = { $figure }: unterstütze den Angriff
move-ready = Kämpf ohne weitere Hilfe
move-call-value = Nenn die { $value }
move-silent = Nenn keine Karte
move-card-value = Leg die { $value }
move-heal-square = Heile auf { $square }
move-push-square = Schockwelle: Stoß die Figur auf { $square } zurück
move-burn-square = Wirf den Feuerball nach { $square }
move-recover = Erhol dich von der Wunde
move-phase-square = Geh durch die Mauer nach { $square }
move-drink-figure = { $figure }: trink den Trank

move-lot-side = Das Los trifft { $side }
move-hall-hall-quarters =
    { $quarters ->
        [0] Halle { $hall }, nicht gedreht
        [one] Halle { $hall }, um ein Viertel gedreht
       *[other] Halle { $hall }, um { $quarters } Viertel gedreht
    }

## Warum etwas nicht geht

refusal-not_now =
    { $verb ->
        [jump] Springen
       *[other] { $verb }
    } geht jetzt nicht; gefragt ist gerade, { $question }.
refusal-finish_move = { $figure } ist noch unterwegs, auf { $square }. Bring erst diese Bewegung zu Ende.
refusal-not_in_team = { $thing } gehört nicht zu deinem Team.
refusal-still_face_down = { $figure } liegt noch verdeckt auf { $slot }. Deck erst die Halle dort auf.
refusal-left_out = { $figure } ist in dieser Partie nicht dabei.
refusal-eliminated = { $figure } ist eliminiert.
refusal-has_left = { $figure } hat das Verlies schon verlassen.
refusal-wounded = { $figure } liegt verwundet auf { $square } und kann nichts tun. Schick Hilfe.
refusal-healed_now = { $figure } wurde eben geheilt und kann in diesem Zug nichts mehr tun.
refusal-nobody_acts = Keine deiner Figuren kann gerade handeln. Beende den Zug.
refusal-too_few_ap =
    Das kostet { $cost } AP, und { $ap ->
        [0] du hast keine mehr.
       *[other] du hast nur noch { $ap }.
    }
refusal-hall_face_down = Die Halle auf { $slot } ist noch verdeckt; bis { $square } geht es erst, wenn sie offen liegt.
refusal-off_board = { $square } gibt es nicht: In dieser Partie ist der Spielplan kleiner.
refusal-rim = Bei { $source } ist der Rand des Spielplans.
refusal-closed_gate = Zwischen { $source } und { $to } versperrt { $gate } den Weg.
refusal-slit_between = Zwischen { $source } und { $to } ist nur eine Schießscharte.
refusal-wall_between = Zwischen { $source } und { $to } ist eine Mauer.
refusal-stays_there = { $figure } steht schon auf { $square }. Damit würde sich nichts ändern.
refusal-must_go_on = { $figure } kann nicht auf { $square } bleiben: Was dort liegt, wäre gleich wieder in der Hand. Geh weiter.
refusal-friend_there = Auf { $square } steht schon { who }. Du kannst dort vorbei, aber nicht anhalten.
refusal-enemy_there = Auf { $square } steht { who }. Dorthin kommst du nicht.
refusal-enemy_in_way = { who } versperrt auf { $square } den Weg.
refusal-wounded_enemy_there = Auf { $square } liegt { who }. Du kannst darüber hinweg, aber nicht anhalten.
refusal-enemy_on_exit = { who } bewacht den Ausgang auf { $square }. Nimm ein anderes Feld.
refusal-pit = Auf { $square } ist eine Grube ohne Seil. Spring darüber, oder bring ein Seil mit.
refusal-hovers = Über der Grube auf { $square } kann niemand schweben bleiben. Zieh weiter.
refusal-no_anchor = Über der Grube auf { $square } hält das Seil nicht: Dafür braucht es zwei passende Felder daneben.
refusal-one_rope = Auf dem Weg nach { $square } liegt Grube an Grube; ein einziges Seil reicht dafür nicht.
refusal-square_full = Auf { $square } liegen schon zwei Plättchen, mehr passt nicht.
refusal-no_room_for_load = Auf { $square } ist kein Platz für das, was die Figur trägt: { $thing }. Leg es vorher ab.
refusal-too_far = Bis { $square } sind es { $away } Felder. Bei Geschwindigkeit { $speed } braucht das mindestens { $moves } Bewegungen.
refusal-too_few_steps =
    { $away ->
        [one] Bis { $square } ist es 1 Feld
       *[other] Bis { $square } sind es { $away } Felder
    }, und { $steps ->
        [0] kein Schritt ist mehr übrig.
        [one] nur 1 Schritt ist noch übrig.
       *[other] nur { $steps } Schritte sind noch übrig.
    }
refusal-left_too_much = So kann die Bewegung nicht enden: Auf { $square } liegt nun zu viel beisammen.
refusal-carries_nothing = { $figure } trägt nichts.
refusal-already_carried = { $figure } trägt das schon: { $thing }.
refusal-not_lying_there = Auf { $square } liegt das nicht: { $thing }.
refusal-carries_friends_only = { $thing } auf { $square } gehört zur Gegenseite. Getragen werden nur eigene Verwundete.
refusal-carries_wounded_only = { $thing } auf { $square } ist unverwundet und geht selbst.
refusal-exit_ends_move = Auf { $square } geht es sofort hinaus. Dort kannst du nichts nehmen und nichts ablegen.
refusal-enemy_guards = Auf { $square } steht { who }. Dort kannst du nichts nehmen und nichts ablegen.
refusal-once_on_a_square = Auf { $square } hast du eben schon etwas genommen oder abgelegt. Geh erst weiter.
refusal-no_step_left = Für einen Halt auf { $square } hat { $figure } keinen Schritt übrig. Zieh einfach dorthin.
refusal-not_on_pit = Auf der Grube { $square } bleibt das nicht liegen: { $thing }.
refusal-rope_under_friend = Das Seil auf { $square } hält { who } über der Grube. Lass es dort.
refusal-no_way_off = Mit diesem Seil in der Hand führt kein Weg von der Grube auf { $square } herunter.
refusal-leaves_too_much = Damit läge auf { $square } zu viel beisammen.
refusal-no_way_on = Danach ließe sich die Bewegung von { $square } aus nicht mehr zu Ende bringen.
refusal-no_jump_card = Du hast keine Sprungkarte mehr.
refusal-jumps_back = Ein Sprung endet nicht da, wo er beginnt: { $figure } steht schon auf { $square }.
refusal-jump_too_wide = Bis { $square } kann { $figure } nicht springen: Ein Sprung führt über genau ein Nachbarfeld, geradeaus oder um die Ecke.
refusal-no_pit_between = Zwischen { $figure } und { $square } ist keine Grube. Gesprungen wird nur über Gruben.
refusal-figure_over_pit = Auf der Grube { $square } ist { who }. Darüber springt niemand.
refusal-rope_stays = Auf { $square } steht { $figure } nur dank des Seils; beim Sprung bleibt es zurück. Spring ohne Last.
refusal-landing_taken = Auf { $square } ist { who }. Dort kannst du nicht landen.
refusal-landing_pit = Auf { $square } ist eine Grube ohne Seil. Dort kannst du nicht landen.
refusal-no_such_slot = { $slot } gibt es auf diesem Spielplan nicht.
refusal-already_up = Die Halle auf { $slot } liegt schon offen.
refusal-nobody_beside = Neben { $slot } steht keine deiner Figuren, die handeln kann.
refusal-reveal_blocked = { $figure } kommt von { $square } aus nicht an { $slot } heran: Mauer, Schießscharte oder geschlossenes Fallgitter sind im Weg.
refusal-hall_not_up = Halle { $hall } liegt nicht offen.
refusal-nobody_on_gear = Am Drehmechanismus von Halle { $hall } oder ihrer Schwesterhalle steht keine deiner Figuren, die handeln kann.
refusal-turns_otherwise = Halle { $hall } dreht sich nur { $way }.
refusal-gate_broken = Zerstört bleibt zerstört: { $gate }.
refusal-gate_is_so = Schon { $state }: { $gate }.
refusal-nobody_opens = Keine deiner Figuren, die handeln kann, versteht sich auf { $gate }. Ein Schlüssel würde helfen.
refusal-nobody_breaks = Keine deiner Figuren, die handeln kann, ist stark genug für { $gate }.
refusal-not_at_gate = Wer das kann, muss auf { $squares_or } stehen, direkt an der Kante: { $gate }.
refusal-no_combat = In diesem Szenario wird nicht gekämpft.
refusal-nobody_there = Auf { $square } ist niemand.
refusal-own_figure = Auf { $square } ist { who }, eine deiner eigenen Figuren.
refusal-wounded_now = { who } wurde eben erst verwundet. In diesem Zug geht das nicht mehr.
refusal-target_healed_now = { who } wurde eben geheilt und ist in diesem Zug vor Angriffen sicher.
refusal-nobody_adjacent = Neben { who } auf { $square } steht keine deiner Figuren, die angreifen kann.
refusal-needs_item = { $figure } trägt das nicht: { $thing }.
refusal-nobody_carries = Keine deiner Figuren, die handeln kann, trägt das: { $thing }.
refusal-pressed = { $target } auf { $square } ist direkt neben { $figure }. So nah geht nur ein gewöhnlicher Angriff.
refusal-not_two_away = { $target } auf { $square } ist nicht in Reichweite. Die Lanze reicht genau zwei Felder geradeaus oder durch eine Schießscharte.
refusal-figure_between = Auf { $square } ist { who } dazwischen.
refusal-shielded = { who } trägt auf { $square } einen großen Schild. Daran prallen Pfeile ab.
refusal-not_in_line = { $target } auf { $square } ist nicht zu sehen: { $figure } sieht nur geradeaus in die vier Richtungen.
refusal-takes_part = { $figure } kämpft schon mit.
refusal-supports_from_afar = { $figure } könnte nur mit Bogen oder Lanze helfen.
refusal-bows_only = { $figure } kann hier nicht helfen: Einen Schuss unterstützen nur Bögen.
refusal-reaches_nobody = { $figure } erreicht niemanden von denen, die hier gegen dich kämpfen.
refusal-not_wounded = { who } ist nicht verwundet.
refusal-patient_carried = { who } wird gerade getragen und muss erst auf ein anderes Feld gelegt werden.
refusal-not_beside = { $target } auf { $square } ist zu weit weg. { $figure } muss direkt daneben stehen.
refusal-aims_at_itself = { $figure } kann nicht auf sich selbst zielen.
refusal-push_exit = In dieser Partie wird niemand hinausgestoßen, auch nicht { who } nach { $to }.
refusal-push_taken = { who } lässt sich nicht nach { $to } stoßen: Dort ist schon jemand.
refusal-push_full = { who } lässt sich nicht nach { $to } stoßen: Dort ist nicht genug Platz.
refusal-not_behind_wall = { $square } ist kein Nachbarfeld. Durch Mauern geht { $figure } nur ein Feld weit.
refusal-no_wall_there = Zwischen { $figure } und { $square } ist keine Mauer. Zieh einfach dorthin.
refusal-choose_first = Zuerst ist etwas anderes zu wählen: { $what }.
refusal-pair_not_in_game = Das Hallenpaar { $pair } steht nicht zur Wahl.
refusal-pair_taken = Das Hallenpaar { $pair } ist schon vergeben.
refusal-not_in_pool = { $thing } steht nicht zur Wahl.
refusal-already_chosen = { $thing } ist schon in deinem Team.
refusal-taken_by_other = { $thing } ist schon im anderen Team.
refusal-already_set = { $figure } steht schon auf { $square }.
refusal-no_circle = { $square } ist kein Kreis deiner Startzone.
refusal-circle_taken = Auf { $square } steht schon eine deiner Figuren.
refusal-already_laid = Das liegt schon aus: { $thing }.
refusal-slot_full = Auf { $slot } ist kein Platz mehr. Nimm eine andere Halle.
refusal-no_such_card = Eine Karte { $value } gibt es nicht.
refusal-card_out = Die { $value } hast du schon gespielt. Sie kommt zurück, wenn alle gespielt sind.
refusal-opening_limit = Die { $value } ist noch zu hoch. Am Anfang geht höchstens die { $most }.
refusal-other_places_it = { $thing } ({ $side }) setzt die Gegenseite ein.
refusal-not_waiting = Auf { $slot } wartet das nicht: { $thing } ({ $side }).
refusal-outside_hall = { $square } liegt nicht in der Halle auf { $slot }, die gerade aufgedeckt wurde.
refusal-place_on_pit = Auf { $square } ist eine Grube. Nimm ein anderes Feld.
refusal-place_taken = { $square } ist schon besetzt. Nimm ein leeres Feld.
refusal-call_zero = Die 0 darf nicht genannt werden.
refusal-card_spent = Eine { $value } hast du nicht auf der Hand.

state-closed = geschlossen
state-open = offen

verb-pair = Ein Hallenpaar wählen
verb-pick = Wählen
verb-leave = Auf eine Figur verzichten
verb-start = Eine Startfigur aufstellen
verb-lay = Ein Plättchen auslegen
verb-play = Eine Aktionskarte spielen
verb-end = Den Zug beenden
verb-go = Ziehen
verb-take = Etwas mitnehmen
verb-put = Etwas ablegen
verb-reveal = Eine Halle aufdecken
verb-place = Ein Plättchen einsetzen
verb-turn = Eine Halle drehen
verb-open = Ein Fallgitter öffnen
verb-close = Ein Fallgitter schließen
verb-break = Ein Fallgitter zerstören
verb-fight = Angreifen
verb-lance = Mit der Lanze angreifen
verb-shoot = Schießen
verb-join = Einen Angriff unterstützen
verb-ready = Ohne weitere Hilfe kämpfen
verb-call = Eine Kampfkarte nennen
verb-silent = Auf die Gedankenkontrolle verzichten
verb-card = Eine Kampfkarte legen
verb-heal = Heilen
verb-push = Eine Schockwelle
verb-burn = Ein Feuerball
verb-recover = Sich erholen
verb-phase = Ein Gang durch eine Mauer
verb-drink = Trinken
verb-lot = Losen
verb-hall = Eine Halle ziehen

question-pair = welches Hallenpaar du wählst
question-pick = wen oder was du ins Team wählst
question-leave = auf welche Figur du verzichtest
question-start = wer auf welchem Kreis beginnt
question-lay = welches Plättchen du auf welche Halle legst
question-action_card = welche Aktionskarte du spielst
question-act = was du mit deinen AP tust
question-walk_on = wie die begonnene Bewegung weitergeht
question-place = wohin du die aufgedeckten Plättchen setzt
question-support = wer den Angriff unterstützt
question-call = welche Kampfkarte du nennst
question-combat_card = welche Kampfkarte du legst

## Wahlmöglichkeiten

option-teams = Teams
choice-teams-standard = wie in der Schachtel
choice-teams-free = freie Wahl
choice-teams-equal = gleiche Wahl
choice-teams-draft = Draft, abwechselnd
choice-teams-first_steps = Szenario: Erste Schritte
choice-teams-hands_full = Szenario: Volle Hände
choice-teams-drawn_blades = Szenario: Blanke Klingen
choice-teams-full_prison = Szenario: Das ganze Gefängnis
option-halls = Hallen
choice-halls-printed = gedruckte
choice-halls-alternative = eigene
choice-halls-both = aus beiden
option-extras = Figuren der ersten Ausgabe
option-handicap = Handicap
choice-handicap-none = keins
choice-handicap-yellow_1 = Gelb verzichtet auf 1 Figur
choice-handicap-yellow_2 = Gelb verzichtet auf 2 Figuren
choice-handicap-yellow_3 = Gelb verzichtet auf 3 Figuren
choice-handicap-yellow_4 = Gelb verzichtet auf 4 Figuren
choice-handicap-blue_1 = Blau verzichtet auf 1 Figur
choice-handicap-blue_2 = Blau verzichtet auf 2 Figuren
choice-handicap-blue_3 = Blau verzichtet auf 3 Figuren
choice-handicap-blue_4 = Blau verzichtet auf 4 Figuren
option-target = Siegpunkte
choice-target-5 = 5 SP
choice-target-6 = 6 SP
choice-target-7 = 7 SP
option-turn_limit = Züge
choice-turn_limit-200 = höchstens 200
choice-turn_limit-400 = höchstens 400
option-opening = Begrenzung am Anfang
choice-opening-common = für beide gemeinsam
choice-opening-per_player = für jede Seite
choice-opening-none = keine
option-push_exit = Hinausstoßen zählt

## Was ein Tipp bringt

gain-sets_up = So früh ist eine Wahl etwa so gut wie die andere.
gain-member = { $figure }: Geschwindigkeit { $speed }, Kampfwert { $combat }.
gain-starts = { $figure }: bis zu { $speed } Felder für 1 AP.
gain-lies =
    { $place_id ->
        [own] { $slot } liegt an deiner Startzone: Du kannst dort bald selbst aufdecken.
        [other] { $slot } liegt an der Startzone deines Gegners: Er kann dort bald aufdecken.
       *[middle] { $slot } liegt in der Mitte: Dorthin kommt so schnell niemand.
    }
gain-wins = Damit gewinnst du!
gain-points =
    { $points } SP für dich; zum Sieg { $left ->
        [one] fehlt dann noch 1.
       *[other] fehlen dann noch { $left }.
    }
gain-combat =
    Kampf gegen { $figure }: Legen beide irgendeine Karte, gewinnst du in { $win } von 100 Fällen und verlierst in { $loss }.{ $points ->
        [0] { "" }
       *[other] { " " }Ein Sieg bringt dir { $points } SP.
    }
gain-card = Mit der { $value } gewinnst du in { $win } von 100 Fällen und verlierst in { $loss }.
gain-called =
    Dein Gegner muss die { $value } legen; { $win ->
        [0] { $loss ->
            [0] deine { $card } reicht dann zum Gleichstand.
           *[other] keine deiner Karten schlägt sie.
        }
       *[other] deine { $card } gewinnt dann.
    }
gain-hall = Auf { $slot } wird eine Halle aufgedeckt: neue Felder, und was dort liegt.
gain-nearer = { $figure }: dann noch etwa { $ap } AP bis zum Ausgang, { $fewer } weniger als vorher.
gain-hinders = { $figure } deines Gegners: dann etwa { $ap } AP bis zum Ausgang, { $more } mehr als vorher.
gain-enters = { $figure }: von dort etwa { $ap } AP bis zum Ausgang.
gain-enters_other = { $figure } deines Gegners: von dort etwa { $ap } AP bis zum Ausgang; je mehr, desto besser für dich.
gain-lies_at =
    { $item }: In Luftlinie { $own ->
        [one] 1 Feld
       *[other] { $own } Felder
    } bis zu deiner nächsten Figur{ $other_count ->
        [1] , { $other } bis zur nächsten deines Gegners
       *[0] { "" }
    }.
gain-targets = In Reichweite deines Angriffs: { $figures }.
gain-safe = Nicht mehr neben einem Gegner: { $figures }.
gain-spared = Danach würde der Nicht-Spieler nicht mehr angreifen: { $figures }.
gain-carries = { $figure } trägt dann: { $item }.
gain-ap = Du hast { $ap } AP für diesen Zug.
gain-turned = So gedreht liegt das ein wenig besser für dich: { $halls }.
gain-prepares = Das zahlt sich erst mit dem aus, was danach kommt.
gain-follows = Hier ist nichts zu entscheiden: Dein Gegner handelt.
gain-waits = Mehr ist in diesem Zug nicht zu holen.
