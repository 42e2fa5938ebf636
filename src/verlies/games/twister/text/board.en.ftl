# Dungeon Twister: Prison: the table as text, in English.

progress =
    { $phase ->
        [teams] Teams
        [start] Starting characters
        [lay] Laying tokens
        [over] End
       *[turn] Turn { $number }
    }
board-time = { $time } · Yellow { $yellow } : { $blue } Blue · target { $target } VP
board-thing = { $thing } ({ $side })

## What is being decided

board-reveal = Hall { $hall } on { $slot }
board-places = { $side } places: { $text }
board-walk = { $figure } on { $square }
board-walk-left =
    { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }{ $thing_count ->
        [1] , carries: { $thing }
       *[0] { "" }
    }
board-fight =
    { $combat } on { $square }{ $group ->
        [1] , in a group
       *[0] { "" }
    }
board-against = against
board-role-bow = Bow
board-role-lance = lance
board-called = Mind control: the { $value } is named.
board-laid = { $side } has laid a card.
board-mine = Your card: { $value }
board-head-card = card
board-head-win = win
board-head-tie = tie
board-head-loss = loss
board-fights = Possible attacks
board-wounded = Wounded: { $text }
board-eliminated = Eliminated: { $text }

## The sides

board-side = { $side } · { $points } VP
board-ap = { " " }· { $left }/{ $of } AP
board-own = { $figure }: { $ap } AP of the potion
board-action =
    action { $text }{ $played_count ->
        [1] { " " }(played { $played })
       *[0] { "" }
    }
board-combat =
    combat { $text }{ $spent_count ->
        [1] { " " }(used up { $spent })
       *[0] { "" }
    }
board-jumps = jumps { $jumps }
board-carries = carries { $thing }
board-is-hurt = just wounded
board-is-wounded = wounded
board-is-carried = is carried
board-is-healed = just healed
board-rest-screen = Behind the screen: { $text }
board-rest-down = Face down: { $text }
board-rest-out = Got out: { $text }
board-rest-eliminated = Eliminated: { $text }
board-rest-lost = Out of the game: { $text }
board-rest-box = Not taking part: { $text }
board-rest-unknown =
    { $text_count ->
        [1] Unknown ({ $number }): { $text }
       *[0] Unknown: { $number }
    }
board-ground = On the floor
board-gates = Portcullises
gate-state-closed = closed
gate-state-open = open
gate-state-broken = broken

## Teams

board-building = Teams
board-team =
    { $side }: { $text_count ->
        [1] { $text }
       *[0] –
    }{ $pairs_count ->
        [1] ; hall pairs { $pairs }
       *[0] { "" }
    }
board-left = { $left } to go
board-pairs = Hall pairs to choose from: { $text }

## What there is

board-told = What they can do
board-values = speed { $speed }, combat { $combat }
board-legend = Signs
board-sign-figures = Na NA character of Yellow, of Blue
board-sign-wounded = na nA wounded
board-sign-unknown = ?y ?B face down
board-sign-values = 4/1 speed/combat value
board-sign-wall = ─│ wall
board-sign-slit = ┄┆ arrow slit
board-sign-gates = # : x portcullis closed, open, broken
board-sign-pit = () pit
board-sign-gear = ↻↺ gear
board-sign-dark = ░ hall face down
code-banshee = Ba
code-cleric = Cl
code-colossus = Co
code-mage = Ma
code-mechanork = Me
code-naga = Na
code-telepath = Te
code-backstabber = Bk
code-thief = Th
code-warrior = Wr
code-troll = Tr
code-goblin = Go
code-wall_walker = Ww
