# Dungeon Designer: the table as text, in English.

board-player = { $seat }
board-short = P{ $number }
board-you = You
progress =
    { $phase ->
        [build] year { $year }, Build { $round }/4
        [market] year { $year }, market
        [place] year { $year }, placing tiles
        [over] the end
       *[dealing] { $year ->
            [0] setup
           *[other] year { $year }
        }
    }
board-dungeon = Your dungeon · { $time }
board-dungeon-of = Dungeon: { $seat }
board-entrance = In
board-exit = Out
board-both-types = both
board-gold = { $gold } G
board-hand = Your hand
board-chosen = Your hidden choice
board-chosen-room = { $room } in column { $col }
board-chosen-second = To discard: { $room }
board-carrying = Still to place
board-standing = Standing
board-head-gold = Gold
board-head-blueprint = Plan
board-head-networks = Nets
board-head-goal = Goal
board-goal = Goal: { $goal }
board-challenges = Your challenges
board-display = Challenges on display
board-value = now { $value }
board-market = Market
board-sold = sold
board-gates = Entrance above column { $entrance }, exit below column { $exit }
board-hand-of =
    { $known_count ->
        [0] rooms in hand: { $count }
       *[other] rooms in hand: { $count }, known: { $known }
    }
board-scores = Reputation if it ended now
board-result = Scoring
board-total = Reputation
board-jael-acted = Jael has acted this year.
board-jael-waits = Jael acts as soon as you have { $gold } gold or less.
board-jael-owns =
    { $elements_count ->
        [0] Jael's rooms: { $rooms_count }; no element yet.
       *[other] Jael's rooms: { $rooms_count }; his elements: { $elements }.
    }
board-legend = Signs
board-sign-cave = ╭─╮ () cave
board-sign-masonry = ╔═╗ [] masonry
board-sign-dual = ╓─╖ {"{"}{"}"} both
board-sign-path = ─ path
board-sign-network = ━ in the network of entrance or exit
board-sign-passage = ▒ secret passage
board-sign-free = ·· free slot
board-sign-class = ^^ trap, ** star
board-sign-blueprint = ✓ blueprint met, ✗ missed, ? open
board-sign-gold = G gold, + income
board-sign-rank = – has passed, in the rank to come
board-piles = Draw pile { $rooms }, discard pile { $discard } rooms
board-known-discards = You know of the discard pile: { $rooms }
