# Laterne: der Tisch als Text, auf Deutsch.

board-vault = Schatzkammer · noch { $left } Schätze · { $pile } Lichter im Stapel
board-treasure = Hier: { $treasure } ({ $worth })
board-played = Es leuchtet: { $light }
board-out = Abgebrannt: { $lights }
board-player = { $seat }: { $points } { $treasures_count ->
        [0] {""}
       *[other] ({ $treasures })
    }
board-hand = Deine Lichter: { $lights }
progress = noch { $left } Schätze
