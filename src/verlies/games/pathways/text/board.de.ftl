# Pathways: der Tisch als Text, auf Deutsch.

progress =
    { $phase ->
        [setup] Aufbau
        [shop] Runde { $round }/{ $rounds }, Feenmarkt
        [draw] Runde { $round }/{ $rounds }, Nachziehen
        [explore] Runde { $round }/{ $rounds }, Erkundung
        [reward] Runde { $round }/{ $rounds }, Belohnung
        [over] Ende
       *[tidy] Runde { $round }/{ $rounds }, Aufräumen
    }
board-you = Du
board-player = { $seat }

## Dungeon und Weg

board-level-M = Hauptebene
board-level-U = Untergrund
board-dungeon = Dungeon: { $seat }
board-path = Dein Weg in Worten
board-no-path = Kein Weg.
board-step =
    { $number }. { $step }{ $finds_count ->
        [0] .
       *[other] {": "}{ $finds }.
    }
board-finds =
    { $finds_count ->
        [0] Nichts entdeckt.
       *[other] Entdeckt: { $finds }.
    }
board-free = Noch zu benutzen: { $text }.
board-tools = { $finds }
board-counts-main = Hauptziel: { $number } × { $each } = { number-points }.
board-counts-second = Nebenziel: { $number } × { $each } = { number-points }.
board-end-exit = Der Weg endet an einem Ausgang.
board-end-obstacle = Der Weg endet an einem Hindernis.
board-end-open = Der Weg kann weitergehen; bleibt er so, ist das eine Sackgasse.
board-end-stopped = Sackgasse: Hier hört der Weg auf.
board-end-crossing = Sackgasse: Jede Tür, die noch frei ist, würde den Weg kreuzen.
board-end-used = Sackgasse: Ringsum war der Weg schon.
board-end-blocked = Sackgasse: Der Anschluss ist versperrt.
board-end-blind = Sackgasse: Hier geht es nirgends weiter.
board-around = Du bist hier: { $place }
board-side = Im { $side } { $text }.
board-way-open = ein offener Anschluss
board-way-blocked = ein versperrter Anschluss
board-way-wall = eine Wand
board-way-room = Raum { $letter }
board-way-used = dein Weg
board-way-free =
    { $finds_count ->
        [0] ein freier Korridor
       *[other] ein Korridor mit { $finds }
    }
board-door =
    { $used ->
        [1] Tür im { $side } von Feld ({ $x }, { $y }): benutzt.
       *[0] Tür im { $side } von Feld ({ $x }, { $y }): frei.
    }
board-cards = Karten in Worten
board-laid =
    { $turned ->
        [1] { $number }. „{ $card }“ liegt auf dem Kopf an ({ $x }, { $y })
       *[0] { $number }. „{ $card }“ liegt aufrecht an ({ $x }, { $y })
    }
board-in-hand = „{ $card }“ ({ $text }) auf deiner Hand
board-room =
    { $finds_count ->
        [0] Raum { $letter } ist leer.
       *[other] Raum { $letter }: { $finds }.
    }
board-counted = Anschlüsse sind ab 0 gezählt, von links oder von oben.
board-port = { $side } { $numbers }
board-ports = Anschlüsse { $level }: { $text }.

## Ziele

board-goals = Ziele
board-coming = Ziel der nächsten Runde
board-goal-main = Hauptziel: { $goal }
board-goal-second = Nebenziel: { $goal }
board-bonus =
    { $seat_count ->
        [1] Zeitbonus: { number-points } für { $seat }.
       *[0]
            { $how_id ->
                [race] Zeitbonus: { number-points }, wenn du zuerst abgibst.
               *[clock] Zeitbonus: { number-points }, wenn du am kürzesten baust.
            }
    }

## Miteinander

board-missions = Missionen: { $done } von { $target } erfüllt
board-mission =
    Stufe { $tier }: { $needs }{ $exit ->
        [1] , alle Wege enden an einem Ausgang
       *[0] { "" }
    }. Lohn: { $coins ->
        [0] { "" }
        [one] je 1 Münze
       *[other] je { $coins } Münzen
    }{ $artefacts ->
        [0] { "" }
       *[other]
            { $coins ->
                [0] 1 Artefakt
               *[other] { " " }und 1 Artefakt
            }
    }.
board-crew =
    { $finds_count ->
        [0] Unterwegs: { $seats }, noch ohne Fund dafür.
       *[other] Unterwegs: { $seats }, zusammen { $finds }.
    }
board-adds = Dein Weg brächte { $finds }.
board-completed = Erfüllt: { $missions }.
board-hard =
    { $hard ->
        [0] Auf die Stufen der erfüllten Missionen kommt es nicht an.
        [one] Mindestens 1 erfüllte Mission muss von Stufe 3 sein.
       *[other] Mindestens { $hard } erfüllte Missionen müssen von Stufe 3 sein.
    }
board-peril = Gefahrenmarken: { $marks }, höchstens { $limit }.
board-rest = Im Stapel: Missionen { $left }, Artefakte { $artefacts }. Zum Vergleichen: { $score } Punkte.
board-choice = Zur Wahl
board-award = Zu vergeben
board-group =
    { $group }{ $artefacts_count ->
        [0] { "" }
       *[other] ; Artefakte: { $artefacts }
    }{ $stickers_count ->
        [0] { "" }
       *[other] ; Aufkleber: { $stickers }
    }

## Karten

board-market = Feenmarkt
board-tokens =
    { $tokens_count ->
        [0] Feenplättchen gibt es keine mehr.
       *[other] Feenplättchen für { board-coins }: { $tokens }.
    }
board-books = Zauberbücher für { board-coins } ({ $stack } im Stapel):
board-row =
    { $text_count ->
        [0] Für { board-coins } ({ $stack } im Stapel): keine.
       *[other] Für { board-coins } ({ $stack } im Stapel): { $text }.
    }
board-coins =
    { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
board-discount = Dein nächster Kauf kostet { board-coins } weniger.
board-stalls = Dungeonkarten auf dem Feenmarkt
board-peeked = Gezogen
board-hand =
    { $cards ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $cards } Karten
    }
board-tidy = Deine Karten
board-floor =
    { $kept_count ->
        [0] Gelegt: { $cards }.
       *[other] Gelegt: { $cards }. Für die nächste Runde behältst du { $kept }.
    }
board-upgrades = Recycling: { $recycle }. Scheren: { $scissors }.
board-told = Was du kannst

## Alle

board-players = Am Tisch
board-standing =
    { $points_count ->
        [1]
            { $text }: { $coins ->
                [one] 1 Münze
               *[other] { $coins } Münzen
            }, { number-points }
       *[0]
            { $text }: { $coins ->
                [one] 1 Münze
               *[other] { $coins } Münzen
            }
    }
board-is-starter = beginnt
board-is-passed = hat gepasst
board-is-submitted = hat abgegeben
board-piles = Deck { $deck }, Hand { $hand }, Ablage { $discard }
board-has-tokens = { $tokens }
board-books-ready = Bereit: { $books }
board-books-used = Benutzt: { $books }
board-scores = Wertung
board-sum = Summe
board-total = { $text }: { number-points }
board-column-main = Hauptziel
board-column-second = Nebenziel
board-column-time = Zeitbonus
board-column-exits = Ausgang
board-parts = { $points }
board-last = Runde { $round } im Rückblick
board-last-goals =
    { $second_count ->
        [1] Hauptziel: { $main }. Nebenziel: { $second }.
       *[0] Hauptziel: { $main }.
    }
board-last-path =
    { $finds_count ->
        [0] { $text }: nichts entdeckt
       *[other] { $text }: { $finds }
    }{ $exit ->
        [1] {"; "}Ausgang.
       *[0] {"; "}Sackgasse.
    }
board-last-points = { $points }
board-last-missions = Unterwegs für: { $missions }
board-last-done = Erfüllt: { $missions }.
board-last-peril =
    { $marks ->
        [one] 1 neue Gefahrenmarke.
       *[other] { $marks } neue Gefahrenmarken.
    }

## Zeichen

board-legend = Zeichen
board-sign-path = ━┃ dein Weg, [ ] oder ◆ sein Ende
board-sign-room = ╔═╗ Raum mit Buchstabe
board-sign-door = ╤ Tür, ╪ benutzte Tür
board-sign-port = ▴▸▾◂ offener Anschluss
board-sign-blocked = × versperrter Anschluss
board-sign-landing = ° Landefeld unter einer Fallgrube
board-sign-number = 1 bis 5 an der Ecke: Karten, wie du sie gelegt hast
