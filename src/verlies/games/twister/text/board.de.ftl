# Dungeon Twister: Prison: der Tisch als Text, auf Deutsch.

progress =
    { $phase ->
        [teams] Teams
        [start] Startaufstellung
        [lay] Plättchen auslegen
        [over] Ende
       *[turn] Zug { $number }
    }
board-time = { $time } · Gelb { $yellow } : { $blue } Blau · Ziel { $target } SP
board-thing = { $thing } ({ $side })

## Was gerade entschieden wird

board-reveal = Halle { $hall } auf { $slot }
board-places = { $side } setzt ein: { $text }
board-walk = { $figure } auf { $square }
board-walk-left =
    { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }{ $thing_count ->
        [1] , trägt: { $thing }
       *[0] { "" }
    }
board-fight =
    { $combat } um { $square }{ $group ->
        [1] , in der Gruppe
       *[0] { "" }
    }
board-against = gegen
board-role-bow = Bogen
board-role-lance = Lanze
board-called = Gedankenkontrolle: Genannt ist die { $value }.
board-laid = { $side } hat eine Karte gelegt.
board-mine = Deine Karte: { $value }
board-head-card = Karte
board-head-win = Sieg
board-head-tie = gleich
board-head-loss = Niedl.
board-fights = Mögliche Angriffe
board-wounded = Verwundet: { $text }
board-eliminated = Eliminiert: { $text }

## Die Seiten

board-side = { $side } · { $points } SP
board-ap = { " " }· { $left }/{ $of } AP
board-own = { $figure }: { $ap } AP vom Trank
board-action =
    Aktion { $text }{ $played_count ->
        [1] { " " }(gespielt { $played })
       *[0] { "" }
    }
board-combat =
    Kampf { $text }{ $spent_count ->
        [1] { " " }(verbraucht { $spent })
       *[0] { "" }
    }
board-jumps = Sprünge { $jumps }
board-carries = trägt { $thing }
board-is-hurt = eben verwundet
board-is-wounded = verwundet
board-is-carried = wird getragen
board-is-healed = eben geheilt
board-rest-screen = Hinter dem Schirm: { $text }
board-rest-down = Verdeckt: { $text }
board-rest-out = Hinausgelangt: { $text }
board-rest-eliminated = Eliminiert: { $text }
board-rest-lost = Aus dem Spiel: { $text }
board-rest-box = Nicht dabei: { $text }
board-rest-unknown =
    { $text_count ->
        [1] Unbekannt ({ $number }): { $text }
       *[0] Unbekannt: { $number }
    }
board-ground = Am Boden
board-gates = Fallgitter
gate-state-closed = zu
gate-state-open = offen
gate-state-broken = zerstört

## Teams

board-building = Teams
board-team =
    { $side }: { $text_count ->
        [1] { $text }
       *[0] –
    }{ $pairs_count ->
        [1] ; Hallenpaare { $pairs }
       *[0] { "" }
    }
board-left = noch { $left }
board-pairs = Hallenpaare zur Wahl: { $text }

## Was es gibt

board-told = Was sie können
board-values = Geschwindigkeit { $speed }, Kampf { $combat }
board-legend = Zeichen
board-sign-figures = Na NA Figur von Gelb, von Blau
board-sign-wounded = na nA verwundet
board-sign-unknown = ?g ?B verdeckt
board-sign-values = 4/1 Geschwindigkeit/Kampfwert
board-sign-wall = ─│ Mauer
board-sign-slit = ┄┆ Schießscharte
board-sign-gates = # : x Fallgitter zu, offen, zerstört
board-sign-pit = () Grube
board-sign-gear = ↻↺ Drehmechanismus
board-sign-dark = ░ verdeckte Halle
code-banshee = Ba
code-cleric = Kl
code-colossus = Ko
code-mage = Ma
code-mechanork = Me
code-naga = Na
code-telepath = Te
code-backstabber = Mu
code-thief = Di
code-warrior = Kr
code-troll = Tr
code-goblin = Go
code-wall_walker = Wa
