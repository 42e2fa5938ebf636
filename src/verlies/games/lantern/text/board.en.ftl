# Lantern: the table as text, in English.

board-vault = Vault · { $left } more treasures · { $pile } lights in the pile
board-treasure = Here: { $treasure } ({ $worth })
board-played = Shining: { $light }
board-out = Burnt down: { $lights }
board-player = { $seat }: { $points } { $treasures_count ->
        [0] {""}
       *[other] ({ $treasures })
    }
board-hand = Your lights: { $lights }
progress = { $left } treasures to come
