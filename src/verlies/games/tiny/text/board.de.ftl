# Tiny Epic Dungeons: der Tisch als Text, auf Deutsch.

progress =
    { $phase ->
        [heroes] Heldenwahl
        [dealing] Aufbau
        [over] Ende
       *[turn]
            { $act ->
                [1] Akt 1, Schergen { $kills }/{ $wanted }
               *[2] Akt 2
            }
    }
board-left =
    noch Geschwindigkeit { $speed }, { $actions ->
        [0] Aktion verbraucht
        [one] Aktion frei
       *[other] { $actions } Aktionen frei
    }
board-choice = Wer spielt wen?
board-plays =
    { $heroes_count ->
        [0] { $seat }: noch offen
        [one] { $seat }: { $heroes }
       *[other] { $seat } wählt: { $heroes }
    }
board-test = { $test }: { $source }
board-test-roll =
    { $skill }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }{ $bonus ->
        [0] { "" }
        [-9] , −9
        [-8] , −8
        [-7] , −7
        [-6] , −6
        [-5] , −5
        [-4] , −4
        [-3] , −3
        [-2] , −2
        [-1] , −1
       *[other] , +{ $bonus }
    }
board-test-goal =
    verlangt { $goal }{ $cost ->
        [0] { "" }
       *[other] , Wirkung { $cost }✦
    }
board-test-against = gegen { $text }: mehr als { $defence }
board-counter = Gegenangriff: { $text }
board-answer = { $text } schlägt zurück: { $face } + { $bonus } gegen { $defence }, also −{ $damage }♥
board-found = Gezogen
board-heroes = Helden
board-figures = Geschw { $speed } Vert { $defence }
board-unconscious = bewusstlos
board-stealth = schleicht
board-ward = { " " }+{ $n } Verteidigung
board-foes = Gegner
board-foe =
    Vert { $defence } Geschw { $speed }{ $counter_count ->
        [1] { " " }Gegenangriff +{ $counter }
       *[0] { "" }
    }
board-foe-counter =
    Gegenangriff: { $kinds }{ $more_count ->
        [0] { "" }
       *[other] ; mehr Vert gegen { $more }
    }
board-bestiary = Karten der Gegner
board-discard = Karte
board-plan =
    { $text_count ->
        [0]
            { $hits_count ->
                [0] wartet
               *[other] trifft { $hits }
            }
       *[other]
            { $hits_count ->
                [0] zieht: { $text }
               *[other] zieht: { $text }; trifft { $hits }
            }
    }
board-torch = Fackel { $at }, noch { $left }
board-space =
    { $modifiers_count ->
        [0]
            { $effects_count ->
                [0] –
               *[other] am Ende { $effects }
            }
       *[other]
            { $modifiers }{ $effects_count ->
                [0] { "" }
               *[other] , am Ende { $effects }
            }
    }
board-kit = Was { $hero } kann
board-odds = Aussichten
board-head-success = Erf.
board-head-damage = Schad.
board-head-loss = Verl.
board-number = { $number }
board-faint = bewusstlos: { $percent } %
board-rows = Reihen
board-row = { $text }: { $deck } im Stapel, { $row } in der Reihe
board-deck = Dungeonstapel: A { $A }, B { $B }, C { $C }
board-legend = Zeichen
board-sign-path = ─│ Gang
board-sign-back = ╎A╎ verdeckt, aus Stapel A
board-sign-trap = ^ Falle (✓ entschärft)
board-sign-search = ? Durchsuchen
board-sign-portal = @ Portal
board-sign-door = ▼ Horttür
board-sign-altar = ‡ Altar
board-sign-cost = Zahl am Rand: Geschwindigkeit bis dorthin
board-sign-foes = g1–g4 Kobolde, !! Endgegner
board-sign-torch = » Fackel, ! Gegneraktion, g Kobold, X Totenkopf
