# Dungeon Designer: what happens at the table, what is asked and what is not possible, in English.

seat-jael = Jael
spot-rc = row { $r }, column { $c }

## Setup and draws

event-goal_revealed = The goal of this game is { $goal }.
event-challenge_revealed = A new challenge is on display: { $challenge }.
event-challenge_revealed-challenges = { $challenges_count } new challenges are on display: { $challenges }.
event-stall_revealed = Stall { $stall } opens.
event-stall_revealed-stalls = Stalls { $stalls } open.
event-tile_laid = Stall { $stall } has a tile in its { $part } part: { $tile }.
event-tile_laid-tiles = Stall { $stall } has { $tiles_count } tiles in its { $part } part: { $tiles }.
event-tiles_reshuffled = The { $shape } tiles have run out; the discarded ones make a new supply.
event-space_left_empty = A space in the { $part } part of stall { $stall } stays empty: there are no { $shape } tiles left.
event-blueprint_dealt = { $seat } gets blueprint { $blueprint }.
event-entrance_placed = The entrance of { $seat } is above column { $col }.
event-rank_drawn = { $seat } starts on rank { $rank }.
event-start_gold = { $seat } starts with { $gold } gold.
event-room_drawn = { $seat } draws { $room }.
event-room_drawn-rooms = { $seat } draws { $rooms_count } rooms: { $rooms }.
event-room_drawn_unseen = { $seat } draws a room.
event-room_drawn_unseen-count = { $seat } draws { $count } rooms.
event-jael_card_revealed = Jael reveals his card { $card }: { $gold } gold.

## Build

event-year_begins = Year { $year } begins.
event-built = { $seat } builds { $room } in row { $row }, column { $col }.
event-chosen = { $seat } secretly chooses { $room } for column { $col }.
event-chosen_unseen = { $seat } has chosen.
event-rooms_swapped = Thanks to the shrine, { $seat } swaps the rooms in columns { $first } and { $second } of row { $row }.
event-tile_moved = Thanks to the fountain, { $seat } moves the { $tile } from row { $row }, column { $col } to row { $to_row }, column { $to_col }.
event-power_declined = { $seat } leaves the power of the room unused.
event-discarded = { $seat } discards { $room }.
event-discarded-rooms = { $seat } discards { $rooms_count } rooms: { $rooms }.
event-discarded_unseen = { $seat } discards a room.
event-discarded_unseen-count = { $seat } discards { $count } rooms.
event-last_discarded = { $seat } discards the last room, { $room }.
event-last_discarded_unseen = { $seat } discards the last room.
event-last_discarded_unseen-seats = { $seats } discard their last room.
event-hands_passed = Everyone passes their hand to the { $direction }.
event-hand_received = { $seat } gets { $rooms }.
event-room_kept = { $seat } keeps { $room }.
event-jael_takes_room = Jael snatches { $room }.
event-jael_takes_room-rooms = Jael snatches { $rooms_count } rooms: { $rooms }.

## Improve

event-gold_counted = { $seat } gets { $rooms } gold for rooms and { $chests } for chests and now has { $gold }.
event-gold_capped = Nobody has more than { $gold } gold: { $seat } loses { $lost }.
event-bought = { $seat } buys the { $part } part of stall { $stall } for { $cost } gold: { $tiles }. { $gold } gold left.
event-tile_placed = { $seat } places the { $tile } in row { $row }, column { $col }.
event-passage_placed = { $seat } places a secret passage on the { $side } edge of row { $row }, column { $col }.
event-passed =
    { $lost ->
        [0] { $seat } passes.
       *[other] { $seat } passes and loses { $lost } gold.
    }
event-challenge_taken = { $seat } takes the challenge { $challenge }.
event-recess_taken = { $seat } secures rank { $rank }.
event-jael_acts = Jael acts, for { $gold } gold is no more than his { $jael_gold }.
event-jael_takes_tiles = Jael takes from the market: { $tiles }.
event-jael_discards_challenge = Jael makes the challenge { $challenge } disappear.

## Clean up and scoring

event-ranks_updated = The new rank order: { $seats }.
event-market_cleared = The market closes; discarded: { $stalls }.
event-challenge_discarded = Nobody wanted the challenge { $challenge }; it is discarded.
event-challenge_discarded-challenges = Nobody wanted these challenges; they are discarded: { $challenges }.
event-exit_placed = The exit of { $seat } is below column { $col }.
event-scored = { $seat } has { $total } reputation: { $points }.
event-won = { $seat } wins with { $total } reputation!

reason-scored = { $seats } wins with { $total } reputation, ahead of { $others }.
reason-solo_won = { $seats } wins with { $total } reputation against { $others }.
reason-solo_lost = { $seats } stays unbeaten and wins with { $total } reputation against { $others }.

## Questions

prompt-build = Which room do you build, and in which column?
prompt-discard = Which room do you discard?
prompt-keep = Which room do you keep?
prompt-shrine = Shrine: do you swap two rooms of this row?
prompt-fountain = Fountain: do you move a tile to another room?
prompt-market = You have { $gold } gold: do you buy something, or do you pass?
prompt-last_market = The last market, { $gold } gold: do you buy, or do you pass?
prompt-place = Where in your dungeon? To be placed: { $tiles }.
prompt-deal_goal = Which goal is revealed?
prompt-deal_challenge = Which challenge is revealed?
prompt-deal_stall = Which stall is revealed?
prompt-deal_tile = Which { $shape } tile goes on the { $part } part of stall { $stall }?
prompt-deal_room = Which room is dealt?
prompt-deal_blueprint = Which blueprint is dealt?
prompt-deal_rank = Who gets the next rank?
prompt-deal_jael = Which of Jael's cards is revealed?

## Moves

move-build-room-col = Build { $room } in column { $col }
move-discard-room = Discard { $room }
move-keep-room = Keep { $room }
move-swap-first-second = Swap the rooms in columns { $first } and { $second }
move-move-tile-spot-target = Move the { $tile } from { $spot } to { $target }
move-skip = Decline the power
move-buy-stall-part = Buy the { $part } part of stall { $stall }
move-place-tile-spot = Place the { $tile } in { $spot }
move-place-tile-spot-side = Place the { $tile } on the { $side } edge of { $spot }
move-pass = Pass
move-pass-challenge = Pass and take the challenge { $challenge }

move-goal-goal = Reveal the goal { $goal }
move-challenge-challenge = Reveal the challenge { $challenge }
move-stall-stall = Reveal stall { $stall }
move-tile-tile = Put a tile on the market: { $tile }
move-room-room = Deal a room: { $room }
move-blueprint-blueprint = Deal blueprint { $blueprint }
move-rank-seat = Give away the next rank: { $seat }
move-jael-card = Reveal Jael's card { $card }

## What a hint brings

gain-goal = { $points } reputation more for the goal.
gain-stars = { $points } reputation more in rooms.
gain-networks = { $points } reputation more for path networks.
gain-blueprint =
    { $points ->
        [0] Your blueprint: { $met } of 8 conditions met.
       *[other] Your blueprint: { $met } of 8 conditions met, { $points } reputation more.
    }
gain-ahead = { $seat } has { $points } reputation less for the goal.
gain-challenge = { $points } reputation more for the challenge { $challenge }.
gain-taken = The challenge { $challenge }: { $points } reputation now, about { $likely } at the end.
gain-gold = { $gold } gold more for the market.
gain-rank =
    { $points ->
        [0] Rank { $rank } for the next year.
       *[other] Rank { $rank }: { $points } reputation.
    }
gain-jael = About { $points } reputation less for Jael.
gain-denied = { $seat } does not get { $room }, which would bring about { $points } reputation there.
gain-likely = All in all about { $points } reputation at the end.

## Why something is not possible

refusal-not_now = This is not the time for { $verb }; the question now is { $question }.
refusal-not_in_hand = { $room } is not in your hand. Take a room that you have.
refusal-room_already_chosen = You are going to build { $room }. Take another room.
refusal-column_taken = Column { $col } of row { $row } is taken. Use a free column.
refusal-not_on_display = Stall { $stall } is not on display. Buy from one that is.
refusal-part_empty = The { $part } part of stall { $stall } is empty. Choose a part that still has tiles.
refusal-too_costly = That costs { $cost } gold, and you have { $gold }. Buy something cheaper or pass.
refusal-no_space = Your dungeon has no space for all that is in the { $part } part of stall { $stall }. Buy less or pass.
refusal-choose_challenge = Whoever passes takes a challenge. Name one that is on display.
refusal-no_challenge_this_year = There are no challenges in year 4. Just pass.
refusal-challenge_not_on_display = The challenge { $challenge } is not on display. Take one that is.
refusal-tile_not_bought = You have not bought this tile: { $tile }. Place one of those that are still to be placed.
refusal-edge_without_room = There is no room beside this edge yet. Choose an edge of a room.
refusal-edge_taken = There is a secret passage on this edge of row { $row }, column { $col } already. Use another edge.
refusal-no_room_there = There is no room in row { $row }, column { $col } yet. Choose a cell with a room.
refusal-room_full = The room in row { $row }, column { $col } has no free slot. Choose another room.
refusal-swap_needs_two_rooms = You can only swap rooms that already lie in row { $row }. Choose two of those.
refusal-same_room = The tile lies there already. Choose another room.
refusal-no_such_tile = There is no such tile in row { $row }, column { $col }: { $tile }. Choose one that you have placed.

question-build = which room you build, and where
question-discard = which room you discard
question-keep = which room you keep
question-shrine = whether you swap two rooms
question-fountain = whether you move a tile
question-market = whether you buy or pass
question-last_market = whether you buy or pass
question-place = where the tiles go that you bought

verb-build = building
verb-discard = discarding
verb-keep = keeping
verb-swap = swapping
verb-move = moving
verb-skip = declining
verb-buy = buying
verb-place = placing tiles
verb-pass = passing
verb-goal = revealing a goal
verb-challenge = revealing a challenge
verb-stall = revealing a stall
verb-tile = drawing a tile
verb-room = drawing a room
verb-blueprint = drawing a blueprint
verb-rank = giving away a rank
verb-jael = revealing Jael's card

## Options

option-hidden_selection = Hidden choice
option-shrines = Shrines & Fountains
option-shrine_powers = Powers of shrines
option-difficulty = Jael
choice-difficulty-normal = normal
choice-difficulty-legendary = legendary
