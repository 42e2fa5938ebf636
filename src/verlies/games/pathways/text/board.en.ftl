# Pathways: the table as text, in English.

progress =
    { $phase ->
        [setup] Set-up
        [shop] Round { $round }/{ $rounds }, fairy market
        [draw] Round { $round }/{ $rounds }, drawing
        [explore] Round { $round }/{ $rounds }, exploring
        [reward] Round { $round }/{ $rounds }, reward
        [over] End
       *[tidy] Round { $round }/{ $rounds }, tidying up
    }
board-you = You
board-player = { $seat }

## Dungeon and path

board-level-M = Main level
board-level-U = Underground
board-dungeon = Dungeon: { $seat }
board-path = Your path in words
board-no-path = No path.
board-step =
    { $number }. { $step }{ $finds_count ->
        [0] .
       *[other] {": "}{ $finds }.
    }
board-finds =
    { $finds_count ->
        [0] Nothing discovered.
       *[other] Discovered: { $finds }.
    }
board-free = Still to use: { $text }.
board-tools = { $finds }
board-counts-main = Main goal: { $number } × { $each } = { number-points }.
board-counts-second = Secondary goal: { $number } × { $each } = { number-points }.
board-end-exit = The path ends at an exit.
board-end-obstacle = The path ends at an obstacle.
board-end-open = The path can go on; left like this it is a dead end.
board-end-stopped = Dead end: here the path stops.
board-end-crossing = Dead end: every door that is left would cross the path.
board-end-used = Dead end: the path has been everywhere around.
board-end-blocked = Dead end: the port is blocked.
board-end-blind = Dead end: there is no way on from here.
board-around = You are here: { $place }
board-side = To the { $side } { $text }.
board-way-open = an open port
board-way-blocked = a blocked port
board-way-wall = a wall
board-way-room = room { $letter }
board-way-used = your path
board-way-free =
    { $finds_count ->
        [0] a free corridor
       *[other] a corridor with { $finds }
    }
board-door =
    { $used ->
        [1] Door in the { $side } of cell ({ $x }, { $y }): used.
       *[0] Door in the { $side } of cell ({ $x }, { $y }): free.
    }
board-cards = Cards in words
board-laid =
    { $turned ->
        [1] { $number }. “{ $card }” lies upside down at ({ $x }, { $y })
       *[0] { $number }. “{ $card }” lies upright at ({ $x }, { $y })
    }
board-in-hand = “{ $card }” ({ $text }) in your hand
board-room =
    { $finds_count ->
        [0] Room { $letter } is empty.
       *[other] Room { $letter }: { $finds }.
    }
board-counted = Ports are counted from 0, from the left or from the top.
board-port = { $side } { $numbers }
board-ports = Ports { $level }: { $text }.

## Goals

board-goals = Goals
board-coming = Goal of the next round
board-goal-main = Main goal: { $goal }
board-goal-second = Secondary goal: { $goal }
board-bonus =
    { $seat_count ->
        [1] Time bonus: { number-points } for { $seat }.
       *[0]
            { $how_id ->
                [race] Time bonus: { number-points } if you hand in first.
               *[clock] Time bonus: { number-points } if you take the least time.
            }
    }

## Together

board-missions = Missions: { $done } of { $target } completed
board-mission =
    Tier { $tier }: { $needs }{ $exit ->
        [1] , all paths end at an exit
       *[0] { "" }
    }. Reward: { $coins ->
        [0] { "" }
        [one] 1 coin each
       *[other] { $coins } coins each
    }{ $artefacts ->
        [0] { "" }
       *[other]
            { $coins ->
                [0] 1 artefact
               *[other] { " " }and 1 artefact
            }
    }.
board-crew =
    { $finds_count ->
        [0] On it: { $seats }, nothing found for it yet.
       *[other] On it: { $seats }, together { $finds }.
    }
board-adds = Your path would bring { $finds }.
board-completed = Completed: { $missions }.
board-hard =
    { $hard ->
        [0] The tiers of completed missions do not matter.
        [one] At least 1 completed mission must be of tier 3.
       *[other] At least { $hard } completed missions must be of tier 3.
    }
board-peril = Peril marks: { $marks }, at most { $limit }.
board-rest = In the stacks: missions { $left }, artefacts { $artefacts }. For comparison: { $score } points.
board-choice = To choose from
board-award = To be awarded
board-group =
    { $group }{ $artefacts_count ->
        [0] { "" }
       *[other] ; artefacts: { $artefacts }
    }{ $stickers_count ->
        [0] { "" }
       *[other] ; stickers: { $stickers }
    }

## Cards

board-market = Fairy market
board-tokens =
    { $tokens_count ->
        [0] There are no fairy tokens left.
       *[other] Fairy tokens for { board-coins }: { $tokens }.
    }
board-books = Spell books for { board-coins } ({ $stack } in the stack):
board-row =
    { $text_count ->
        [0] For { board-coins } ({ $stack } in the stack): none.
       *[other] For { board-coins } ({ $stack } in the stack): { $text }.
    }
board-coins =
    { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
board-discount = Your next purchase costs { board-coins } less.
board-stalls = Dungeon cards on the fairy market
board-peeked = Drawn
board-hand =
    { $cards ->
        [one] Your hand: 1 card
       *[other] Your hand: { $cards } cards
    }
board-tidy = Your cards
board-floor =
    { $kept_count ->
        [0] Laid: { $cards }.
       *[other] Laid: { $cards }. For the next round you keep { $kept }.
    }
board-upgrades = Recycle: { $recycle }. Scissors: { $scissors }.
board-told = What you can do

## Everybody

board-players = At the table
board-standing =
    { $points_count ->
        [1]
            { $text }: { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            }, { number-points }
       *[0]
            { $text }: { $coins ->
                [one] 1 coin
               *[other] { $coins } coins
            }
    }
board-is-starter = starts
board-is-passed = has passed
board-is-submitted = has handed in
board-piles = Deck { $deck }, hand { $hand }, discard { $discard }
board-has-tokens = { $tokens }
board-books-ready = Ready: { $books }
board-books-used = Used: { $books }
board-scores = Scores
board-sum = Sum
board-total = { $text }: { number-points }
board-column-main = Main goal
board-column-second = Secondary
board-column-time = Time bonus
board-column-exits = Exit
board-parts = { $points }
board-last = Round { $round } in review
board-last-goals =
    { $second_count ->
        [1] Main goal: { $main }. Secondary goal: { $second }.
       *[0] Main goal: { $main }.
    }
board-last-path =
    { $finds_count ->
        [0] { $text }: nothing discovered
       *[other] { $text }: { $finds }
    }{ $exit ->
        [1] {"; "}exit.
       *[0] {"; "}dead end.
    }
board-last-points = { $points }
board-last-missions = On the way for: { $missions }
board-last-done = Completed: { $missions }.
board-last-peril =
    { $marks ->
        [one] 1 new peril mark.
       *[other] { $marks } new peril marks.
    }

## Signs

board-legend = Signs
board-sign-path = ━┃ your path, [ ] or ◆ its end
board-sign-room = ╔═╗ room with its letter
board-sign-door = ╤ door, ╪ used door
board-sign-port = ▴▸▾◂ open port
board-sign-blocked = × blocked port
board-sign-landing = ° landing cell below a fall pit
board-sign-number = 1 to 5 at the corner: cards as you laid them
