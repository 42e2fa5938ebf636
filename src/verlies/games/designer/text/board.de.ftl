# Dungeon Designer: der Tisch als Text, auf Deutsch.

board-player = { $seat }
board-short = S{ $number }
board-you = Du
progress =
    { $phase ->
        [build] Jahr { $year }, Bauen { $round }/4
        [market] Jahr { $year }, Markt
        [place] Jahr { $year }, Plättchen legen
        [over] Ende
       *[dealing] { $year ->
            [0] Aufbau
           *[other] Jahr { $year }
        }
    }
board-dungeon = Dein Verlies · { $time }
board-dungeon-of = Verlies: { $seat }
board-entrance = Ein
board-exit = Aus
board-both-types = beides
board-gold = { $gold } G
board-hand = Deine Hand
board-chosen = Deine verdeckte Wahl
board-chosen-room = { $room } in Spalte { $col }
board-chosen-second = Ablegen: { $room }
board-carrying = Noch zu legen
board-standing = Stand
board-head-gold = Gold
board-head-blueprint = Plan
board-head-networks = Netz
board-head-goal = Ziel
board-goal = Ziel: { $goal }
board-challenges = Deine Aufgaben
board-display = Aufgaben in der Auslage
board-value = jetzt { $value }
board-market = Markt
board-sold = verkauft
board-gates = Eingang über Spalte { $entrance }, Ausgang unter Spalte { $exit }
board-hand-of =
    { $known_count ->
        [0] Räume auf der Hand: { $count }
       *[other] Räume auf der Hand: { $count }, bekannt: { $known }
    }
board-scores = Ansehen, wenn jetzt Schluss wäre
board-result = Wertung
board-total = Ansehen
board-jael-acted = In diesem Jahr hat Jael schon gehandelt.
board-jael-waits = Jael handelt, sobald du höchstens { $gold } Gold hast.
board-jael-owns =
    { $elements_count ->
        [0] Jaels Räume: { $rooms_count }; noch kein Element.
       *[other] Jaels Räume: { $rooms_count }; seine Elemente: { $elements }.
    }
board-legend = Zeichen
board-sign-cave = ╭─╮ () Höhle
board-sign-masonry = ╔═╗ [] Gemäuer
board-sign-dual = ╓─╖ {"{"}{"}"} beides
board-sign-path = ─ Weg
board-sign-network = ━ im Netz von Eingang oder Ausgang
board-sign-passage = ▒ Geheimgang
board-sign-free = ·· freier Platz
board-sign-class = ^^ Falle, ** Stern
board-sign-blueprint = ✓ Bauplan erfüllt, ✗ verfehlt, ? offen
board-sign-gold = G Gold, + Einnahmen
board-sign-rank = – hat gepasst, in der künftigen Rangfolge
board-piles = Nachziehstapel { $rooms }, Ablagestapel { $discard } Räume
board-known-discards = Im Ablagestapel kennst du: { $rooms }
