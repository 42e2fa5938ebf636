# Dungeon Designer: was am Tisch geschieht, gefragt wird und nicht geht, auf Deutsch.

seat-jael = Jael
spot-rc = Reihe { $r }, Spalte { $c }

## Aufbau und Karten vom Stapel

event-goal_revealed = Das Ziel dieser Partie heißt „{ $goal }“.
event-challenge_revealed = Eine neue Aufgabe liegt aus: „{ $challenge }“.
event-challenge_revealed-challenges = { $challenges_count } neue Aufgaben liegen aus: { $challenges }.
event-stall_revealed = Marktstand { $stall } öffnet.
event-stall_revealed-stalls = Die Marktstände { $stalls } öffnen.
event-tile_laid = Marktstand { $stall } bietet { $part } an: { $tile }.
event-tile_laid-tiles = Marktstand { $stall } bietet { $part } an: { $tiles }.
event-tiles_reshuffled = Der Vorrat der Form { $shape } ist leer; die abgelegten Plättchen bilden einen neuen.
event-space_left_empty = An Marktstand { $stall } bleibt { $part } ein Feld leer: Plättchen der Form { $shape } sind aus.
event-blueprint_dealt = { $seat } bekommt Bauplan { $blueprint }.
event-entrance_placed = Der Eingang von { $seat } liegt über Spalte { $col }.
event-rank_drawn = { $seat } beginnt auf Rang { $rank }.
event-start_gold = { $seat } hat zu Beginn { $gold } Gold.
event-room_drawn = { $seat } zieht „{ $room }“.
event-room_drawn-rooms = { $seat } zieht { $rooms_count } Räume: { $rooms }.
event-room_drawn_unseen = { $seat } zieht einen Raum.
event-room_drawn_unseen-count = { $seat } zieht { $count } Räume.
event-jael_card_revealed = Jael deckt seine Karte { $card } auf: { $gold } Gold.

## Bauen

event-year_begins = Jahr { $year } beginnt.
event-built = { $seat } baut „{ $room }“ in Reihe { $row }, Spalte { $col }.
event-chosen = { $seat } wählt verdeckt „{ $room }“ für Spalte { $col }.
event-chosen_unseen = { $seat } hat gewählt.
event-rooms_swapped = Dank des Schreins vertauscht { $seat } in Reihe { $row } die Räume der Spalten { $first } und { $second }.
event-tile_moved = Dank des Brunnens versetzt { $seat } ein Plättchen von Reihe { $row }, Spalte { $col } nach Reihe { $to_row }, Spalte { $to_col }: { $tile }.
event-power_declined = { $seat } lässt die Kraft des Raums ruhen.
event-discarded = { $seat } legt „{ $room }“ ab.
event-discarded-rooms = { $seat } legt { $rooms_count } Räume ab: { $rooms }.
event-discarded_unseen = { $seat } legt einen Raum ab.
event-discarded_unseen-count = { $seat } legt { $count } Räume ab.
event-last_discarded = { $seat } legt als letzten Raum „{ $room }“ ab.
event-last_discarded_unseen = { $seat } legt den letzten Raum ab.
event-last_discarded_unseen-seats = { $seats } legen ihren letzten Raum ab.
event-hands_passed = Alle geben ihre Hand nach { $direction } weiter.
event-hand_received = { $seat } bekommt { $rooms }.
event-room_kept = { $seat } behält „{ $room }“.
event-jael_takes_room = Jael schnappt sich „{ $room }“.
event-jael_takes_room-rooms = Jael schnappt sich { $rooms_count } Räume: { $rooms }.

## Verbessern

event-gold_counted = { $seat } bekommt { $rooms } Gold für Räume und { $chests } für Schatztruhen und hat nun { $gold }.
event-gold_capped = Mehr als { $gold } Gold hat niemand: { $seat } verliert { $lost }.
event-bought = { $seat } kauft an Marktstand { $stall } { $part } für { $cost } Gold: { $tiles }. Übrig: { $gold } Gold.
event-tile_placed = { $seat } legt ein Plättchen in Reihe { $row }, Spalte { $col }: { $tile }.
event-passage_placed = { $seat } legt einen Geheimgang an die Kante im { $side } von Reihe { $row }, Spalte { $col }.
event-passed =
    { $lost ->
        [0] { $seat } passt.
       *[other] { $seat } passt, und { $lost } Gold verfallen.
    }
event-challenge_taken = { $seat } nimmt die Aufgabe „{ $challenge }“.
event-recess_taken = { $seat } sichert sich Rang { $rank }.
event-jael_acts = Jael handelt, denn { $gold } Gold ist nicht mehr als seine { $jael_gold }.
event-jael_takes_tiles = Jael nimmt vom Markt: { $tiles }.
event-jael_discards_challenge = Jael lässt die Aufgabe „{ $challenge }“ verschwinden.

## Aufräumen und Wertung

event-ranks_updated = Die neue Rangfolge: { $seats }.
event-market_cleared = Der Markt schließt; abgelegt: { $stalls }.
event-challenge_discarded = Die Aufgabe „{ $challenge }“ wollte niemand; sie wird abgelegt.
event-challenge_discarded-challenges = Diese Aufgaben wollte niemand, sie werden abgelegt: { $challenges }.
event-exit_placed = Der Ausgang von { $seat } liegt unter Spalte { $col }.
event-scored = { $seat } kommt auf { $total } Ansehen: { $points }.
event-won = { $seat } gewinnt mit { $total } Ansehen!

reason-scored = { $seats } gewinnt mit { $total } Ansehen vor { $others }.
reason-solo_won = { $seats } gewinnt mit { $total } Ansehen gegen { $others }.
reason-solo_lost = { $seats } bleibt unbesiegt und gewinnt mit { $total } Ansehen gegen { $others }.

## Fragen

prompt-build = Welchen Raum baust du, und in welche Spalte?
prompt-discard = Welchen Raum legst du ab?
prompt-keep = Welchen Raum behältst du?
prompt-shrine = Schrein: Vertauschst du zwei Räume dieser Reihe?
prompt-fountain = Brunnen: Versetzt du ein Plättchen?
prompt-market = Du hast { $gold } Gold: Kaufst du etwas, oder passt du?
prompt-last_market = Letzter Markt, { $gold } Gold: Kaufst du, oder passt du?
prompt-place = Wohin in deinem Verlies? Zu legen: { $tiles }.
prompt-deal_goal = Welches Ziel wird aufgedeckt?
prompt-deal_challenge = Welche Aufgabe wird aufgedeckt?
prompt-deal_stall = Welcher Marktstand wird aufgedeckt?
prompt-deal_tile = Welches Plättchen ({ $shape }) kommt auf Marktstand { $stall } { $part }?
prompt-deal_room = Welcher Raum wird ausgeteilt?
prompt-deal_blueprint = Welcher Bauplan wird ausgeteilt?
prompt-deal_rank = Wer bekommt den nächsten Rang?
prompt-deal_jael = Welche von Jaels Karten wird aufgedeckt?

## Züge

move-build-room-col = „{ $room }“ in Spalte { $col } bauen
move-discard-room = „{ $room }“ ablegen
move-keep-room = „{ $room }“ behalten
move-swap-first-second = Die Räume der Spalten { $first } und { $second } vertauschen
move-move-tile-spot-target = { $tile } von { $spot } nach { $target } versetzen
move-skip = Auf die Kraft verzichten
move-buy-stall-part = An Marktstand { $stall } { $part } kaufen
move-place-tile-spot = { $tile } in { $spot } legen
move-place-tile-spot-side = { $tile } an die Kante im { $side } von { $spot } legen
move-pass = Passen
move-pass-challenge = Passen und die Aufgabe „{ $challenge }“ nehmen

move-goal-goal = Das Ziel „{ $goal }“ aufdecken
move-challenge-challenge = Die Aufgabe „{ $challenge }“ aufdecken
move-stall-stall = Marktstand { $stall } aufdecken
move-tile-tile = Ein Plättchen auf den Markt legen: { $tile }
move-room-room = Einen Raum austeilen: „{ $room }“
move-blueprint-blueprint = Bauplan { $blueprint } austeilen
move-rank-seat = Den nächsten Rang vergeben: { $seat }
move-jael-card = Jaels Karte { $card } aufdecken

## Was ein Tipp bringt

gain-goal = { $points } Ansehen mehr beim Ziel.
gain-stars = { $points } Ansehen mehr in Räumen.
gain-networks = { $points } Ansehen mehr für Wegenetze.
gain-blueprint =
    { $points ->
        [0] Dein Bauplan: { $met } von 8 Vorgaben erfüllt.
       *[other] Dein Bauplan: { $met } von 8 Vorgaben erfüllt, { $points } Ansehen mehr.
    }
gain-ahead = { $seat } hat beim Ziel { $points } Ansehen weniger.
gain-challenge = { $points } Ansehen mehr für die Aufgabe „{ $challenge }“.
gain-taken = Die Aufgabe „{ $challenge }“: jetzt { $points } Ansehen, am Ende etwa { $likely }.
gain-gold = { $gold } Gold mehr für den Markt.
gain-rank =
    { $points ->
        [0] Rang { $rank } für das nächste Jahr.
       *[other] Rang { $rank }: { $points } Ansehen.
    }
gain-jael = Etwa { $points } Ansehen weniger für Jael.
gain-denied = { $seat } bekommt „{ $room }“ nicht, was dort etwa { $points } Ansehen brächte.
gain-likely = Insgesamt am Ende etwa { $points } Ansehen.

## Warum etwas nicht geht

refusal-not_now = { $verb } geht jetzt nicht; gefragt ist gerade, { $question }.
refusal-not_in_hand = „{ $room }“ ist nicht auf deiner Hand. Nimm einen Raum, den du hast.
refusal-room_already_chosen = „{ $room }“ willst du schon bauen. Nimm einen anderen Raum.
refusal-column_taken = In Reihe { $row } ist Spalte { $col } schon belegt. Nimm eine freie Spalte.
refusal-not_on_display = Marktstand { $stall } liegt nicht aus. Kauf an einem, der in der Auslage ist.
refusal-part_empty = Marktstand { $stall } ist { $part } leer. Nimm einen Teil, auf dem noch Plättchen liegen.
refusal-too_costly = Das kostet { $cost } Gold, und du hast { $gold }. Nimm etwas Günstigeres oder passe.
refusal-no_space = Was Marktstand { $stall } { $part } anbietet, passt nicht mehr ganz in dein Verlies. Nimm weniger oder passe.
refusal-choose_challenge = Wer passt, nimmt eine Aufgabe mit. Nenne eine aus der Auslage.
refusal-no_challenge_this_year = Im 4. Jahr gibt es keine Aufgaben mehr. Passe einfach so.
refusal-challenge_not_on_display = Die Aufgabe „{ $challenge }“ liegt nicht aus. Nimm eine aus der Auslage.
refusal-tile_not_bought = { $tile } hast du nicht gekauft. Leg eines der Plättchen, die noch zu legen sind.
refusal-edge_without_room = An dieser Kante liegt noch kein Raum. Nimm eine Kante eines Raums.
refusal-edge_taken = Auf dieser Kante von Reihe { $row }, Spalte { $col } liegt schon ein Geheimgang. Nimm eine andere.
refusal-no_room_there = In Reihe { $row }, Spalte { $col } liegt noch kein Raum. Nimm ein Feld mit einem Raum.
refusal-room_full = In Reihe { $row }, Spalte { $col } ist kein Platz mehr frei. Nimm einen anderen Raum.
refusal-swap_needs_two_rooms = Vertauschen kannst du nur Räume, die schon in Reihe { $row } liegen. Nimm zwei von diesen.
refusal-same_room = Da liegt das Plättchen schon. Nimm einen anderen Raum.
refusal-no_such_tile = In Reihe { $row }, Spalte { $col } liegt kein solches Plättchen: { $tile }. Nimm eines, das du gelegt hast.

question-build = welchen Raum du baust und wo
question-discard = welchen Raum du ablegst
question-keep = welchen Raum du behältst
question-shrine = ob du zwei Räume vertauschst
question-fountain = ob du ein Plättchen versetzt
question-market = ob du kaufst oder passt
question-last_market = ob du kaufst oder passt
question-place = wohin die gekauften Plättchen kommen

verb-build = Bauen
verb-discard = Ablegen
verb-keep = Behalten
verb-swap = Vertauschen
verb-move = Versetzen
verb-skip = Verzichten
verb-buy = Kaufen
verb-place = Plättchenlegen
verb-pass = Passen
verb-goal = Ein Ziel aufdecken
verb-challenge = Eine Aufgabe aufdecken
verb-stall = Einen Marktstand aufdecken
verb-tile = Ein Plättchen ziehen
verb-room = Einen Raum ziehen
verb-blueprint = Einen Bauplan ziehen
verb-rank = Einen Rang vergeben
verb-jael = Jaels Karte aufdecken

## Wahlmöglichkeiten

option-hidden_selection = Verdeckt wählen
option-shrines = Schreine & Brunnen
option-shrine_powers = Kräfte der Schreine
option-difficulty = Jael
choice-difficulty-normal = normal
choice-difficulty-legendary = legendär
