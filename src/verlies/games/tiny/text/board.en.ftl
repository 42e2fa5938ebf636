# Tiny Epic Dungeons: the table as text, in English.

progress =
    { $phase ->
        [heroes] Choosing heroes
        [dealing] Setup
        [over] The end
       *[turn]
            { $act ->
                [1] Act 1, minions { $kills }/{ $wanted }
               *[2] Act 2
            }
    }
board-left =
    { $speed } speed left, { $actions ->
        [0] action used
        [one] action free
       *[other] { $actions } actions free
    }
board-choice = Who plays whom?
board-plays =
    { $heroes_count ->
        [0] { $seat }: open
        [one] { $seat }: { $heroes }
       *[other] { $seat } chooses: { $heroes }
    }
board-test = { $test }: { $source }
board-test-roll =
    { $skill }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
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
    { $goal } needed{ $cost ->
        [0] { "" }
       *[other] , effect { $cost }✦
    }
board-test-against = against { $text }: more than { $defence }
board-counter = Counterattack: { $text }
board-answer = { $text } strikes back: { $face } + { $bonus } against { $defence }, so −{ $damage }♥
board-found = Drawn
board-heroes = Heroes
board-figures = speed { $speed } def { $defence }
board-unconscious = unconscious
board-stealth = stealth
board-ward = { " " }+{ $n } defence
board-foes = Enemies
board-foe =
    def { $defence } speed { $speed }{ $counter_count ->
        [1] { " " }counter +{ $counter }
       *[0] { "" }
    }
board-foe-counter =
    counter: { $kinds }{ $more_count ->
        [0] { "" }
       *[other] ; more def against { $more }
    }
board-bestiary = Cards of the enemies
board-discard = card
board-plan =
    { $text_count ->
        [0]
            { $hits_count ->
                [0] waits
               *[other] hits { $hits }
            }
       *[other]
            { $hits_count ->
                [0] moves: { $text }
               *[other] moves: { $text }; hits { $hits }
            }
    }
board-torch = Torch { $at }, { $left } left
board-space =
    { $modifiers_count ->
        [0]
            { $effects_count ->
                [0] –
               *[other] at the end { $effects }
            }
       *[other]
            { $modifiers }{ $effects_count ->
                [0] { "" }
               *[other] , at the end { $effects }
            }
    }
board-kit = What { $hero } can do
board-odds = Odds
board-head-success = wins
board-head-damage = dmg
board-head-loss = loss
board-number = { $number }
board-faint = unconscious: { $percent } %
board-rows = Rows
board-row = { $text }: { $deck } in the deck, { $row } in the row
board-deck = Dungeon deck: A { $A }, B { $B }, C { $C }
board-legend = Signs
board-sign-path = ─│ corridor
board-sign-back = ╎A╎ face down, of stack A
board-sign-trap = ^ trap (✓ disarmed)
board-sign-search = ? search
board-sign-portal = @ portal
board-sign-door = ▼ lair door
board-sign-altar = ‡ altar
board-sign-cost = number at the edge: speed to get there
board-sign-foes = g1–g4 goblins, !! boss
board-sign-torch = » torch, ! enemy action, g goblin, X skull
