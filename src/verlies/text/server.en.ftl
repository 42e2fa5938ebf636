# What the tabletop in the browser says, in English.

## Seats without a name, by the colour of their stones

stone-0 = Yellow
stone-1 = Blue
stone-2 = Red
stone-3 = White
stone-4 = Violet

## What cannot be done

problem-malformed = That message cannot be read. Please reload the page.
problem-too_big = That is too much at once. Send less.
problem-unknown = There is nothing here. Check the address.
problem-no_table = There is no such table. Ask for the link again, or open a new one.
problem-no_replay = There is no such game to look at. Check the link.
problem-no_step = This game has no such move. Choose one from 0 to { $last }.
problem-no_game = There is no such game. Choose one from the shelf.
problem-no_seat = There is no such seat at this table.
problem-wrong_key = That is not the key of this seat. Use the link that you were given, or take a free seat.
problem-watching = You are only watching. Take a free seat to join in.
problem-taken = Somebody sits there already. Take another seat, or just watch.
problem-not_host = Only the host of the table may do that, and only for a seat that nobody is at.
problem-no_level = There is no bot of that level.
problem-seats = The number of seats must be { $numbers_or }. Change the seats or the options.
problem-by_hand = With the box on the table you play alone: else you would have to enter what others keep secret.
problem-not_by_hand = At this table we draw and roll for you.
problem-option = The game has no such option ({ $text }).
problem-name = A name has at most { $last } letters.
problem-no_proposal = Nobody is asking to go back any more.
problem-asked_already = Somebody has asked to go back already. Answer that first.
problem-not_earlier = You can only go back to an earlier move.
problem-hidden = This game is still going on; what is hidden stays hidden until its end.
problem-ended = At that point this game is over. Choose an earlier move.
problem-record = This file cannot be played again. It is not a game of Verlies, or it was cut off, changed or played by other rules ({ $text }).
problem-outdated = This game needs something that this Verlies does not have ({ $text }). Whoever runs the server can update it.
problem-lost = This game stops here: what came next cannot be played by the rules of today. Choose “Play on from here” first.
problem-not_lost = This game goes on already.
problem-not_over = This game is still going on. Play it to the end first.
table-lost = After move { $step } this game cannot be shown any further: what came next is not possible any more in this version{ $rule ->
    [none] .
   *[other] { "" } ({ $rule }).
    } All that was played before is still here.
problem-busy = That did not work just now. Try once more.
problem-no_hint = There is nothing to decide for you just now.
problem-failed = Something went wrong on our side. Nothing was lost; try once more.

## What a hint brings

gain-worth = Then I expect about { $points } points for you at the end.

## Options

choice-true = yes
choice-false = no
