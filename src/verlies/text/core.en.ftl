# What all games share, in English.

## Names and lists

player = Player { $number }
list = { $most } and { $last }
list-or = { $most } or { $last }
times = { $count }× { $item }
points-category = { $category } { $points }
points-seat = { $seat } ({ $points })

## Rules

section-CORE = At every table
CORE-TURN = Only those whose turn it is may move; that can be several at the same time.
CORE-TEXT = A move is written exactly as it stands in the list of possible moves.
CORE-STALE = A move answers the question that is being asked. Once that is answered, a late move does not count.
CORE-CHANCE = Chance brings only what can really still be drawn or rolled.
CORE-UNDO = You may take back your last move as long as nothing has been drawn or rolled since, nobody has learned anything from it and nobody else has had a turn. Moves that others make at the same time do not matter. Whoever deals by hand may take back everything they entered.
CORE-RESIGN = You may resign at any time, even when it is not your turn. That ends the game.
CORE-OVER = Once the game is over, nobody moves any more.

## What happens

move-resign = Resign
event-resigned = { $seat } resigns.
reason-resigned =
    { $seats_count ->
        [0] The game was given up.
        [one] The game was given up; { $seats } wins.
       *[other] The game was given up; { $seats } win.
    }

## Why something is not possible

refusal-turn = It is not your turn. Wait until you are asked again.
refusal-text = “{ $text }” is not a move. Write it as it stands in the list.
refusal-stale = The game has moved on meanwhile. Look what is asked now.
refusal-chance =
    Chance cannot bring “{ $text }” now. Possible{ $more ->
        [0] {""}
       *[other] , for example
    }: { $texts }.
refusal-final = That is final and cannot be taken back.
refusal-nothing = You have not moved yet, so there is nothing to take back.
refusal-undo = Your last move cannot be taken back any more. Just play on.
refusal-resign = Resigning is not in the list of moves, but you may do it at any time.
refusal-over = The game is over. Start a new one if you would like to play on.

## The command

command-seats = { $first } to { $last } seats
