# Pathways: what happens at the table, what is asked and what is not possible, in English.

## Who and where

level-M = on the main level
level-U = underground
side-N = north
side-E = east
side-S = south
side-W = west
letter-A = A
letter-B = B
letter-C = C
item-place =
    { $letter_count ->
        [1] Room { $letter } of “{ $card }”
       *[0] Cell ({ $x }, { $y }) { $level }
    }
goal-now =
    { $goal_count ->
        [1] { " " }The main goal: { $goal }.
       *[0] { "" }
    }

## Symbols and tokens

find-coin = { item-kind-coin }
find-barrel = { item-kind-barrel }
find-sword = { item-kind-sword }
find-rope = { item-kind-rope }
find-key = { item-kind-key }
find-scroll = { item-kind-scroll }
find-monster = { item-kind-monster }
find-pit = { item-kind-pit }
find-lava = { item-kind-lava }
find-lock = { item-kind-lock }
find-portal = { item-kind-portal }
find-recycle = { item-kind-recycle }
find-scissors = { item-kind-scissors }
find-stairs = { item-kind-stairs }
find-room = { item-kind-room }
token-monster = monster token
token-pit = pit token
token-lock = lock token
token-portal = portal token
more-monster = { token-monster }
more-pit = { token-pit }
more-lock = { token-lock }
more-portal = { token-portal }
what-monster = { token-monster }
what-pit = { token-pit }
what-lock = { token-lock }
what-portal = { token-portal }
what-N = { side-N }
what-E = { side-E }
what-S = { side-S }
what-W = { side-W }
obstacle-monster = a monster
obstacle-lock = a lock
obstacle-lava = a lava pit
end-exit = exit
end-obstacle = obstacle
end-dead_end = deadend
end-nothing = nothing

## Setup and round

event-group_chosen = { $seat } leads this group: { $group }.
event-sticker_used =
    { $seat } uses the sticker “{ $sticker }”{ $what_count ->
        [1] : { $what }.
       *[0] .
    }
event-first = { $seat } starts.
event-round = Round { $round } begins.
event-main_goal = The main goal of round { $round }: { $goal }.
event-goal_set_aside = A gentle start: “{ $goal }” goes under the stack.
event-mission_opened = A mission is turned up: “{ $mission }”.
event-mission_opened-missions = { $missions_count } missions are turned up: { $missions }.
event-coins_given =
    { $seat } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } as the round begins.

## The market

event-turned_up = On the market now: “{ $card }”.
event-turned_up-cards = On the market now: { $cards }.
event-stack_made_anew =
    { $price_count ->
        [1] The discarded dungeon cards for { $price } coins are shuffled into a new stack.
       *[0] The discarded spell books are shuffled into a new stack.
    }
event-market_wiped = The market is cleared and laid out anew.
event-first_buyer = { $seat } is the first to shop.
event-passed = { $seat } passes.
event-passed-seats = { $seats } pass.
event-coins_passed =
    { $coins ->
        [one] { $seat } gives 1 coin to { $receiver }.
       *[other] { $seat } gives { $coins } coins to { $receiver }.
    }
event-token_bought =
    { $seat } buys { $tokens_count ->
        [one] a { $tokens }
       *[other] two fairy tokens, { $tokens },
    } and has { coins-left } left.
event-book_bought = { $seat } buys the spell book “{ $card }” and has { coins-left } left.
event-card_bought = { $seat } buys “{ $card }” and has { coins-left } left.
event-card_bought_unseen = { $seat } buys the top card of the stack for { $price } coins and has { coins-left } left.
event-book_dropped = { $seat } discards the spell book “{ $book }”.
coins-left =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## Drawing cards

event-card_drawn = { $seat } draws “{ $card }”.
event-card_drawn-cards = { $seat } draws { $cards_count } cards: { $cards }.
event-card_drawn_unseen = { $seat } draws a card.
event-card_drawn_unseen-count = { $seat } draws { $count } cards.
event-deck_made_anew = { $seat } shuffles the discard pile into a new exploration deck.
event-deck_empty = { $seat } has no more cards to draw.
event-card_tossed = On second look, { $seat } discards “{ $card }” and draws on.
event-card_shed = { $seat } discards “{ $card }”.
event-swap_named = { $seat } turns the action token: { $seats } exchange a card each.
event-swapped = { $seats } exchange these cards: { $cards }.

## Exploring

event-hand_shown = { $seat } shows this hand: { $cards }.
event-card_laid =
    { $turned ->
        [1] { $seat } lays “{ $card }” upside down at ({ $x }, { $y }).
       *[0] { $seat } lays “{ $card }” upright at ({ $x }, { $y }).
    }
event-artefact_used = { $seat } uses an artefact on this path: { $artefact }.
event-drawn =
    { $seat }: { $text }.{ $finds_count ->
        [0] { "" }
       *[other] { " " }Discovered: { $finds }.
    }{ $end ->
        [exit] { " " }The path ends at an exit.
        [obstacle] { " " }The obstacle holds, and the path ends here.
       *[none] { "" }
    }
event-submitted = { $seat } hands in.
event-claimed = { $seat }: “Done!” That is a time bonus of { number-points }.
event-explored =
    { $cards_count ->
        [0] { $seat } has built no dungeon.
       *[other]
            { $end ->
                [exit] { $seat } comes through { $cards } and finds an exit.
                [deadend] { $seat } comes through { $cards } and ends in a dead end.
               *[nothing] { $seat } has laid { $cards }, but drawn no path.
            }
    }

## Reward

event-tokens_returned = { $seat } returns the fairy tokens.
event-coins_found =
    { $found ->
        [0] { $seat } brings home no coins and has { coins-left }.
        [one] { $seat } brings home 1 coin and now has { coins-left }.
       *[other] { $seat } brings home { $found } coins and now has { coins-left }.
    }
event-main_scored = Main goal: { $seat } counts { $number } and gets { number-points }.
event-main_scored-seats = Main goal: { $seats } count { $number } each and get { number-points }.
event-second_goal = The secondary goal is “{ $goal }”.
event-second_scored = Secondary goal: { $seat } counts { $number } and enters { number-points }.
event-second_scored-seats = Secondary goal: { $seats } count { $number } each and enter { number-points }.
event-exit_ticked = { $seat } ticks the exit.
event-exit_crossed = { $seat } crosses the exit out.
event-assigned = { $seat } sends the path out: { $missions }.
event-mission_done =
    Mission completed: “{ $mission }”.{ $coins ->
        [0] { "" }
        [one] { " " }1 coin for { $seats }.
       *[other] { " " }{ $coins } coins each for { $seats }.
    }
event-artefact_drawn = The reward is an artefact: { $artefact }.
event-artefact_given = { $seat } gets the artefact: { $artefact }.
event-peril =
    { $marks ->
        [one] { $seat } finds no exit: that is the first peril mark.
       *[other] { $seat } finds no exit: now there are { $marks } peril marks.
    }
event-peril_cancelled =
    { $marks ->
        [0] { $seat } takes away a peril mark; none is left.
       *[other] { $seat } takes away a peril mark; that leaves { $marks }.
    }
event-won_together = You have completed { $missions } missions and won!
event-lost_by_peril = { $marks } peril marks are too many: you have lost.
event-lost_by_time =
    { $missions ->
        [0] The last round is over and no mission completed: you have lost.
        [one] The last round is over and only 1 mission completed: you have lost.
       *[other] The last round is over. { $missions } completed missions are not enough: you have lost.
    }

## Tidying up

event-traded = { $seat } trades “{ $card }” for “{ $other }” from the market.
event-recycled = { $seat } takes “{ $card }” back into hand.
event-held = { $seat } pays and keeps “{ $card }” in hand.
event-cut_away = { $seat } puts “{ $card }” into the box for good.

## The end

reason-scored =
    { $seats_count ->
        [one] { $seats } wins with { total-points }{ ahead }.
       *[other] { $seats } win together with { total-points }{ ahead }.
    }
total-points =
    { $total ->
        [one] 1 point
       *[other] { $total } points
    }
ahead =
    { $others_count ->
        [0] { "" }
       *[other] { " " }ahead of { $others }
    }
reason-missions =
    { $seats_count ->
        [one] Enough missions are completed: { $seats } wins!
       *[other] Enough missions are completed: { $seats } win together!
    }
reason-peril = There are too many peril marks. { outcome }
reason-time = Time is up, and missions are missing. { outcome }
outcome =
    { $seats_count ->
        [0] You have lost.
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
category-main = main goals
category-second = secondary goals
category-time = time bonus
category-exits = exits
category-coins = coins
category-tier_1 = tier 1 missions
category-tier_2 = tier 2 missions
category-tier_3 = tier 3 missions
category-peril = peril marks

## Questions

prompt-group = Which adventure group do you lead?
prompt-sticker =
    { $left ->
        [one] Which sticker does your group have?
       *[other] Which sticker does your group have? { $left } to go.
    }
prompt-shop = Round { $round }, you have { coins-left }: what do you buy, or do you pass?
prompt-drop = “{ $book }” is your third spell book: which of your others do you discard?
prompt-peek = You have drawn “{ $card }”: do you keep it, or discard it and draw another?
prompt-shed =
    { $left ->
        [one] You have 1 card too many: which one do you discard?
       *[other] You have { $left } cards too many: which one do you discard?
    }
prompt-swap = The action token is ready: who exchanges a card with whom? You need not use it.
prompt-offer = Which card do you give for one of { $seats }?
prompt-lay_first = Which card do you lay first?{ goal-now }
prompt-build =
    { $left ->
        [0] All your cards are laid: where does your path begin?{ goal-now }
        [one] Do you lay your last card, or begin your path?{ goal-now }
       *[other] Do you lay another card, or begin your path?{ goal-now }
    }
prompt-path = { $place }: how does your path go on?
prompt-pit =
    { $rope ->
        [1] { $place }: do you cross the fall pit, or fall?
       *[0] { $place }: a fall pit, and you have no rope. Do you fall, or does your path end here?
    }
prompt-hand_in =
    { $end ->
        [exit] Your path has left the dungeon.
       *[obstacle] Your path ends at an obstacle.
    } { $again ->
        [1] Do you begin a second piece, or hand in?
       *[0] Do you hand it in like this?
    }
prompt-assign = Which mission do you send your path on? Open: { $missions }.
prompt-award = Who gets the artefact “{ $artefact }”?
prompt-cancel =
    { $marks ->
        [one] 1 peril mark, { $limit } at most: do you take it away?
       *[other] { $marks } peril marks, { $limit } at most: do you take one away?
    }
prompt-trade = Do you trade a dungeon card for one of the market that costs no more?
prompt-tidy = What do you do with the cards of your dungeon? Recycle: { $recycle }, scissors: { $scissors }, coins: { $coins }.

prompt-first = Who starts?
prompt-draw_goal = Which goal card is turned up as main goal?
prompt-draw_second = Which goal card is turned up as secondary goal?
prompt-turn_up =
    { $price_count ->
        [1] Which dungeon card for { $price } coins is turned up?
       *[0] Which spell book is turned up?
    }
prompt-buy_unseen =
    { $price_count ->
        [1] Which dungeon card for { $price } coins does { $seat } draw from the stack?
       *[0] Which spell book does { $seat } draw from the stack?
    }
prompt-draw_card = Which card does { $seat } draw?
prompt-clock = How long did { $seat } build, in tenths of a second?
prompt-draw_mission = Which mission of tier { $tier } is turned up?
prompt-draw_artefact = Which artefact is drawn?

## Moves

move-group-group = Lead this group: { $group }
move-sticker-sticker = Use the sticker “{ $sticker }”
move-no_sticker = No more stickers
move-sticker-sticker-what = Use the sticker “{ $sticker }”: { $what }
move-token-token = Buy a { $token }
move-token-token-more = Buy a { $token }, with a free { $more }
move-book-book =
    { $book ->
        [stack] Buy the top spell book of the stack
       *[other]
            { $book_effect ->
                [climb_unused_pit] Take the spell book “{ $book }”
               *[other] Buy the spell book “{ $book }”
            }
    }
move-book-book-what = Use “{ $book }”: { $what }
move-book-book-at-letter =
    Use “{ $book }”: room { $letter } of { $at ->
        [0] the first card
        [1] the second card
        [2] the third card
        [3] the fourth card
       *[other] the fifth card
    }
move-book-book-level-x-y = Use “{ $book }”: cell ({ $x }, { $y }) { $level }
book-top = stack
move-drop-book = Discard “{ $book }”
move-card-card = Buy “{ $card }”
move-card-card-with =
    { $card ->
        [stack] Buy the top dungeon card of the stack for { $with } coins
       *[other] Buy “{ $card }”, cheaper with “{ $with }”
    }
move-card-card-price-book = Buy the top dungeon card of the { $card } for { $price } coins, cheaper with “{ $book }”
card-top = stack
move-give-receiver-coins =
    { $coins ->
        [one] Give 1 coin to { $receiver }
       *[other] Give { $coins } coins to { $receiver }
    }
move-pass = Pass
move-keep = Keep the card
move-toss = Discard the card and draw on
move-shed-card = Discard “{ $card }”
move-swap-seat-receiver = Let { $seat } and { $receiver } exchange a card
move-no_swap = Let nobody exchange a card
move-offer-card = Give “{ $card }” away
move-lay-card-turn-x-y =
    { $turn ->
        [0] Lay “{ $card }” upright at ({ $x }, { $y })
       *[other] Lay “{ $card }” upside down at ({ $x }, { $y })
    }
move-use-artefact = Use “{ $artefact }” on this path
move-start-level-x-y-side = Start at the { $side } side of cell ({ $x }, { $y }) { $level }
move-go-side = Go { $side }
move-leave-x-y-side = Leave by the door in the { $side } of cell ({ $x }, { $y })
move-stairs = Take the stairs
move-stairs-x-y = Take the stairs in cell ({ $x }, { $y })
move-fall = Fall into the pit
move-fall-x-y = Fall into the pit in cell ({ $x }, { $y })
move-portal-level-x-y = Travel to the portal in cell ({ $x }, { $y }) { $level }
move-portal_room-at-letter =
    Travel to the portal in room { $letter } of { $at ->
        [0] the first card
        [1] the second card
        [2] the third card
        [3] the fourth card
       *[other] the fifth card
    }
move-exit-side = Exit { $side }
move-submit = Hand in
move-time = Time is up: hand in
move-mission-mission = Send it on “{ $mission }”
move-mission-mission-other = Send it on “{ $mission }” and “{ $other }”
move-no_mission = Send it on no mission
move-award-seat = The artefact goes to { $seat }
move-cancel-artefact = Take a peril mark away with “{ $artefact }”
move-no_cancel = Leave the peril marks
move-trade-card-other = Trade “{ $card }” for “{ $other }”
move-no_trade = Do not trade
move-recycle-card = Recycle: take “{ $card }” back into hand
move-scissors-card = Scissors: put “{ $card }” into the box
move-porter-card = Let the porters keep “{ $card }”
move-done = Tidied up

move-first-seat = { $seat } starts
move-goal-goal = Goal card: { $goal }
move-stall-card = Turned up: “{ $card }”
move-draw-card = Drawn: “{ $card }”
move-took-seat-tenths =
    { $tenths ->
        [one] { $seat } took 1 tenth of a second
       *[other] { $seat } took { $tenths } tenths of a second
    }
move-quest-mission = Mission: “{ $mission }”
move-artefact-artefact = Artefact: { $artefact }

## Why something is not possible

refusal-not_now = { $verb } is not possible now; the question is { $question }.
refusal-no_such_seat = There is no such seat here. At the table are { $seats }.
refusal-not_in_hand = “{ $card }” is not in your hand. Take a card that you have.
refusal-group_taken = This group is led by { $seat }: { $group }. Choose another one.
refusal-stickers_alike = Each group has as many stickers as was chosen for this game, and yours still lacks { $left }. Choose one.
refusal-sticker_used_up = Your group has the sticker “{ $sticker }” already. Choose another one.

refusal-token_sold_out = There is no { $token } left just now. Take another kind.
refusal-too_costly =
    That costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, and you have { coins-left }. Take something cheaper, or leave it.
refusal-not_on_display = “{ $card }” is not on display. Take a card that is.
refusal-stack_empty =
    { $price_count ->
        [1] The stack of dungeon cards for { $price } coins is empty. Take one on display.
       *[0] The stack of spell books is empty. Take one on display.
    }
refusal-hand_full = With { $cards } cards in hand you may not buy a dungeon card. Take a token or a spell book, or pass.
refusal-book_not_owned = You do not have the spell book “{ $book }”. Take one of yours.
refusal-book_used = You have used “{ $book }” this round. After tidying up it is ready again.
refusal-book_by_itself = “{ $book }” works by itself as soon as you need it. Just go on.
refusal-book_needs_more = Also say what you use “{ $book }” for, or where it takes you.
refusal-just_bought = You have only just bought “{ $book }”. Discard one of your other spell books.
refusal-only_together = You can give coins away only in the cooperative game.
refusal-own_coins = These coins are yours already. Give them to somebody else, or buy something.
refusal-given_already = You have given coins to { $seat } this turn. Give to somebody else, or buy something.
refusal-too_few_coins =
    { $coins ->
        [0] You have no coins to give.
       *[other] You do not have that many, only { coins-left }. Give fewer.
    }
refusal-hand_empty = { $seat } has no card to exchange. Name two others.

refusal-path_begun = Your path has begun. Take it back if you want to lay more cards.
refusal-all_laid = { $cards } cards are laid, and there will be no more. Begin your path.
refusal-laid_already = “{ $card }” is in your dungeon already. Take a card of your hand.
refusal-first_card_at_origin = The first card always lies at (0, 0). Lay “{ $card }” there.
refusal-overlaps = There “{ $card }” would lie on “{ $other }”. Move the card further away.
refusal-no_link = There “{ $card }” would have no link with “{ $other }”: no port meets another. Move or turn the card.
refusal-port_unmatched = Between “{ $card }” and “{ $other }” a port would face rock, and you play with strict ports. Move or turn the card.
refusal-apart = There “{ $card }” would have no neighbour. Lay the card next to your dungeon.
refusal-artefact_not_held = You do not have this artefact: { $artefact }.
refusal-artefact_not_for_paths = “{ $artefact }” is not used on a path.
refusal-artefact_in_use = You are using “{ $artefact }” on this path already.
refusal-artefact_too_late = By the first version of the rules, with which this game began, “{ $artefact }” is chosen before the path begins. Take the path back for it.
refusal-no_timer = You play without a timer. Hand in when you are finished.

refusal-nothing_laid = You need at least one card for a path. Lay one first.
refusal-not_begun = Your path has not begun yet. Begin at an open port.
refusal-one_path_only = Your path has begun, and it is one line. Go on, or take it back.
refusal-no_card_there = No card lies at ({ $x }, { $y }). Begin at an open port of your dungeon.
refusal-no_corridor_there = Cell ({ $x }, { $y }) is no corridor { $level }. Begin on a corridor cell with an open port.
refusal-no_port = Cell ({ $x }, { $y }) { $level } has no port on its { $side } side. Take a side with an open port.
refusal-not_at_the_edge = The { $side } side of cell ({ $x }, { $y }) { $level } leads on within the card. Begin at the edge of a card.
refusal-port_covered = The { $side } port of cell ({ $x }, { $y }) { $level } leads onto another card. Begin at one with no card beyond.
refusal-port_blocked = The { $side } port of cell ({ $x }, { $y }) { $level } is blocked. Begin at an open one.

refusal-path_left = Your path has left the dungeon. Hand it in, or take the last step back.
refusal-path_stopped = { $place }: { $obstacle } stops you there, and your path is over. Hand it in, or take the last step back.
refusal-room_not_cleared = { $place }: not all monsters are defeated, and your path is over. Hand it in, or take the last step back.
refusal-pit_without_rope = { $place }: without a rope you cannot cross the fall pit. Fall, or hand in.
refusal-pit_is_the_end = { $place }: you have no rope, and you have been below the fall pit. Hand in, or take the last step back.
refusal-wall = { $place }: there is a wall to the { $side }. Take an opening.
refusal-corridor_used = { $place }: your path has been there. You use no corridor cell twice.
refusal-door_used = { $place }: you have used the { $side } door. Take another one.
refusal-port_blocked_here = { $place }: the { $side } port is blocked, since the card beyond has none there.
refusal-leads_outside = { $place }: to the { $side } you would leave the dungeon. If you want that, take the exit.
refusal-leads_on = { $place }: to the { $side } there is no exit, the way leads on. Just go there.
refusal-start_port = { $place }: your path began at the { $side } port. Take another exit.
refusal-port_used = { $place }: you have used the { $side } port. Take another one.
refusal-leave_the_room = { $place }: you leave by a door. Name the door.
refusal-no_exit_from_rooms = { $place }: a room has no exit. Leave by a door.
refusal-not_in_a_room = { $place }: you are in no room. Name the direction only.
refusal-no_door = { $place }: there is no door on the { $side } side of cell ({ $x }, { $y }). Take a door of this room.
refusal-crosses_own_path = { $place }: like that you would cross your own path. Take another door.
refusal-name_the_cell = { $place }: also name the cell of the room that you mean.
refusal-name_the_room = { $place }: a room is named by the number of its card, here { $number }, and its letter.
refusal-name_no_cell = { $place }: in a corridor you name no cell for that.
refusal-no_stairs = { $place }: there are no stairs.
refusal-no_pit = { $place }: there is no fall pit.
refusal-lava_is_no_way = { $place }: you cannot fall through a lava pit, only cross it.
refusal-pit_used = { $place }: you have used this fall pit. That works only once.
refusal-landing_used = { $place }: you have been on the landing cell, so you cannot fall there.

refusal-no_portal_here = { $place }: there is no portal here.
refusal-no_portal_there = No portal of your dungeon is there. Name another destination.
refusal-portal_used = { $place }: this portal is used.
refusal-already_here = { $place }: that is where you are. Name another destination.
refusal-no_scroll = { $place }: for the journey you need a scroll, a portal token or a spell book for it.
refusal-no_monster_there = There is no monster there. Name another destination.
refusal-no_barrel_here = { $place }: there is no barrel here. The book works only from barrel to barrel.
refusal-no_barrel_there = There is no barrel there. Name another destination.
refusal-room_cleared = { $place }: no monster is left there. Name another destination.
refusal-not_below_a_pit = { $place }: there is no fall pit above you.
refusal-other_sides = “{ $book }” works only to the { $sides }.
refusal-no_open_port_here = { $place }: there is no open port on the { $side } side.
refusal-not_outermost = { $place }: to the { $side } one of your cards lies further out. The book works only at the very edge.
refusal-no_port_opposite = { $place }: right opposite no port leads outside.

refusal-mission_not_open =
    { $missions_count ->
        [one] This mission is not open: { $missions }. Choose an open one.
       *[other] These missions are not open: { $missions }. Choose open ones.
    }
refusal-one_mission_only = Your path serves one mission only. For two you need an artefact.
refusal-took_no_part = { $seat } took no part in this mission. Choose somebody who did.
refusal-artefact_no_shield = “{ $artefact }” takes no peril marks away.
refusal-not_to_trade = You did not have “{ $card }” this round, or it is gone. Give another one.
refusal-trade_too_costly = “{ $other }” costs more than “{ $card }”. Take a card that costs no more.
refusal-acted_on = Something has been done with “{ $card }” already. Take another card.
refusal-not_laid = “{ $card }” was not in your dungeon. Take a card that was.
refusal-no_recycle =
    { $used ->
        [0] You discovered no recycle upgrade on your path.
       *[other] You discovered no more recycle upgrades on your path.
    }
refusal-no_scissors =
    { $used ->
        [0] You discovered no scissors on your path.
       *[other] You discovered no more scissors on your path.
    }
refusal-no_porters = Only the porters can keep a card for you.
refusal-porters_busy = Your porters have kept a card this round.

verb-group = Choosing a group
verb-sticker = Using a sticker
verb-no_sticker = Using no more stickers
verb-token = Buying a token
verb-book = Buying a spell book
verb-cast = Using a spell book
verb-drop = Discarding a spell book
verb-card = Buying a dungeon card
verb-give = Giving coins
verb-pass = Passing
verb-keep = Keeping the card
verb-toss = Turning the card down
verb-shed = Discarding a card
verb-swap = Naming two who exchange
verb-no_swap = Leaving the action token
verb-offer = Giving a card away
verb-lay = Laying a card
verb-use = Using an artefact
verb-start = Beginning the path
verb-go = Going on
verb-leave = Leaving the room
verb-stairs = Taking stairs
verb-fall = Falling
verb-portal = Travelling to a portal
verb-portal_room = Travelling to the portal of a room
verb-exit = Leaving the dungeon
verb-submit = Handing in
verb-time = Handing in when time is up
verb-mission = Sending a path on a mission
verb-no_mission = Sending a path on no mission
verb-award = Giving an artefact to somebody
verb-cancel = Taking away a peril mark
verb-no_cancel = Leaving the peril marks
verb-trade = Trading a dungeon card
verb-no_trade = Not trading
verb-recycle = Recycling
verb-scissors = Using scissors
verb-porter = Having a card kept
verb-done = Ending the tidying up
verb-first = Naming who starts
verb-goal = Turning up a goal
verb-stall = Filling up the market
verb-draw = Drawing a card
verb-took = Naming a building time
verb-quest = Turning up a mission
verb-artefact = Drawing an artefact

question-group = which group you lead
question-sticker = which sticker your group has
question-shop = whether you buy something or pass
question-drop = which spell book you discard
question-peek = whether you keep the card that you drew
question-shed = which card you discard
question-swap = who exchanges a card with whom
question-offer = which card you give away
question-lay_first = which card you lay first
question-build = whether you lay another card or begin your path
question-path = how your path goes on
question-pit = what you do at the fall pit
question-hand_in = whether you hand in your path like this
question-assign = which mission you send your path on
question-award = who gets the artefact
question-cancel = whether you take away a peril mark
question-trade = whether you trade a dungeon card
question-tidy = what you do with the cards of your dungeon

## Choices

option-coop = Together
choice-coop-off = no, versus
choice-coop-normal = normal
choice-coop-hard = hard
option-stickers = Stickers for each group
choice-stickers-0 = none
choice-stickers-1 = 1
choice-stickers-2 = 2
choice-stickers-3 = 3
option-stickers_differ = Groups with fewer stickers
option-first_player = First to shop
choice-first_player-random = by chance
choice-first_player-1 = seat 1
choice-first_player-2 = seat 2
choice-first_player-3 = seat 3
choice-first_player-4 = seat 4
choice-first_player-5 = seat 5
option-hide_building = Hidden building
option-timer = Timer
choice-timer-0 = none
choice-timer-120 = 2 minutes
choice-timer-240 = 4 minutes
choice-timer-480 = 8 minutes
option-time_bonus = Time bonus
choice-time_bonus-race = race
choice-time_bonus-clock = by the clock
choice-time_bonus-off = none
option-strict_ports = Strict ports
option-gentle_start = Gentle start

## What a hint brings

gain-main =
    { $number ->
        [0] The path finds nothing for the main goal: { $goal }.
       *[other] Main goal: { $goal }, { $number } × { $each } = { number-points }.
    }
gain-time = Hand it in before the others and you get the time bonus: { number-points }.
gain-finds = The path collects { $finds }.
gain-exit = It ends at an exit.
gain-no_exit = It finds no exit.
gain-peril = It finds no exit: that adds a peril mark.
gain-second = For the secondary goal, still covered, about { number-points } on average.
gain-mission = It brings { $number } of the { $of } finds for the mission “{ $mission }”.
gain-mission_able = It suffices for the mission “{ $mission }”.
gain-mission_done = That completes the mission “{ $mission }”.
gain-card =
    { $points ->
        [0] “{ $card }” shows { $finds }.
       *[other] “{ $card }” shows { $finds }. For the main goal that is up to { number-points }.
    }
gain-unseen =
    { $cards ->
        [one] Only 1 card is left in this stack; it brings about { number-points }.
       *[other] Any of { $cards } cards may come; one brings about { number-points } on average.
    }
gain-unseen_book =
    { $books ->
        [one] Only 1 spell book is left in the stack.
       *[other] Any of { $books } spell books may come.
    }
gain-token = { says-token }
gain-book = “{ $book }” is ready once in each round: { says-book }
gain-passed = Nothing on the market brings you more than it costs.
gain-shed = Of your cards, “{ $card }” is likely to bring the least.
gain-peeked = “{ $card }” is likely to bring { number-points }, another card of your deck { $usual } on average.
gain-no_swap = Bots leave hands as they are. See for yourself whether somebody else's card would help you more.
gain-award = Nobody who took part has fewer artefacts.
gain-kept = Already in your hand next round: { $cards }.
gain-gone = Gone for good, so you draw better cards more often: { $cards }.
gain-purse =
    { $points ->
        [0] You have { coins-left } then.
       *[other] You have { coins-left } then, worth { number-points } at the end.
    }
