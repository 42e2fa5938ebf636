# Dungeon Twister: Prison: the table as text, in English.

progress =
    { $phase ->
        [teams] Teams
        [start] Starting characters
        [lay] Laying tokens
        [over] End
       *[turn] Turn { $number }
    }
board-time = { $time } · Yellow { $yellow } : { $other } { $side } · target { $target } VP
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
board-rest-out = Escaped: { $text }
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

## Alone

board-type = { $npc_type }
board-row = Active row
board-thought = { $text } · { $left }/{ $of } AP
board-die =
    { $value_count ->
        [1] { $of } possibilities are equally good; the die picks number { $value }.
       *[0] { $of } possibilities are equally good; the die decides.
    }
board-gate = { $gate }
board-need = { $ap } AP
board-plan = Plan (with AP): { $text }
board-plan-goal = Plan: to stay
board-plan-approach = Plan: to stay
board-plan-none = Plan: nothing; no step leads nearer.
board-plan-blink = Plan: to blink away
board-do-move = to { $square }
board-do-jump = jump to { $square }
board-do-key = Key for { $gate }
board-do-break = smashes { $gate }
board-do-pick = picks { $gate }
board-do-fight = attacks { $object } on { $square }
board-do-shoot = shoots at { $object } on { $square }
board-do-lance = thrusts the lance at { $object } on { $square }
board-do-reveal = reveals { $slot }
board-do-exit = leaves the dungeon
board-do-join = stops beside { $object }
board-do-item = takes { $object }
board-do-rotate = turns
board-do-destroy = breaks { $gate }
board-do-open = opens { $gate }
board-do-heal = heals { $object }
board-do-push = pushes { $object }
board-do-wand = throws a fireball at { $object }
board-do-give = hands its load to { $object }
board-arrival = { $thing } comes into hall { $hall } on { $slot }
board-dice = red { $red }, white { $white }
board-squares = To choose from: { $text }
board-turned-up = Cards of the non-player that lie open: { $text }
board-bag = Bag and piles, { $level }
board-in-bag =
    { $things_count ->
        [0] The bag is empty.
       *[other] Bag ({ $number }): { $things }
    }
board-np-pile =
    Combat pile: { $number }{ $text_count ->
        [1] { " " }(discarded { $text })
       *[0] { "" }
    }
board-deck = Reinforcements: { $number }, called by { $text }
board-eyes = The archmage's eye: { $text }
board-by-action = action { $text }
board-by-combat = combat { $text }
board-by-np = combat pile { $text }
board-by-jump = jump
board-dark = Still face down: { $text }
board-due = Reinforcements after your actions: { $number }
board-visions-due = Halls that open at the end of the turn: { $number }
board-helpless = Turns without a character of yours: { $number } of 8
board-sign-npc = Na XA character of Yellow, NPC
board-sign-way = 1 2 way of an NPC with its AP

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
