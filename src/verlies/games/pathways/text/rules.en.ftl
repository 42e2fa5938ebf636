# Pathways: the rules in English, one message per rule id.

## The cards

section-PA-GEO = The cards
PA-GEO-01 = A card stands upright and is a grid of 3 columns and 4 rows, on two levels: the main level and the underground. Columns (x) count from 0 to 2 from the left, rows (y) from 0 to 3 from the top.
PA-GEO-02 = Each cell of a level is one of three things: rock, corridor or room.
PA-GEO-03 = Between two cells of a card that share an edge on the same level there is either a wall or an opening. An opening works both ways.
PA-GEO-04 = A port is an opening at the edge of the card. It belongs to one level, one cell and one side (north, east, south or west). Only corridor cells have ports.
PA-GEO-05 = A room is a rectangle of 2 cells or more on the main level, open inside and named by a letter (A, B or C). It never opens straight into another room or onto the edge of the card. There are no rooms underground.
PA-GEO-06 = A door is an opening between a room and a corridor. The doors of a room are numbered from 0, clockwise along its outline from the top-left cell: the top side from left to right, the right side downwards, the bottom side from right to left, the left side upwards. Turn the card, and they are numbered anew in the same way.
PA-GEO-07 = A corridor cell shows at most one symbol. What lies in a room has no cell of its own, except for fall pits and stairs. A room has at most one portal.
PA-GEO-08 = Stairs join a place on the main level, corridor or room, with the corridor cell right below it. Both ends are one and the same symbol.
PA-GEO-09 = Fall pits are on the main level only, and the cell below one is a corridor: the landing cell. Lava pits are on the main level too, and only in corridors.
PA-GEO-10 = Monsters, locks, portals, items and upgrades can be on either level. Locks and lava pits are only in corridors.
PA-GEO-11 = In the files each level is drawn in 9 lines of 7 signs. The cells are every second sign of every second line; between them # is a wall and a blank an opening. A cell is # for rock, a dot for an empty corridor, A, B or C for a room, or a symbol: c coin, b barrel, s sword, r rope, k key, l scroll, m monster, o fall pit, v lava pit, x lock, p portal, y recycle, z scissors, = stairs. What lies in a room is listed beside the drawing.
PA-GEO-12 = Turning a card upside down takes cell (x, y) to (2 − x, 3 − y) and swaps north with south and east with west, on both levels.

## Laying cards

section-PA-LAY = Laying cards
PA-LAY-01 = Lay your cards upright or upside down, never sideways. Each covers 3 by 4 cells of your dungeon; there, x grows to the right and y downwards.
PA-LAY-02 = Cards may be offset against each other, by whole cells.
PA-LAY-03 = Cards never overlap.
PA-LAY-04 = Two cards are neighbours if they share an edge, even if it is only one cell long. Touching at a corner does not make them neighbours.
PA-LAY-05 = Two ports of neighbouring cards make a link if they are on the same level and face each other.
PA-LAY-06 = Any two neighbouring cards need at least one link, on the main level or underground.
PA-LAY-07 = A port that faces another card without a link is blocked: no way on, and no exit. You may lay cards like that.
PA-LAY-08 = All the cards you lay hang together through links.
PA-LAY-09 = You may leave cards unused. For a path you need at least 1; without any card you get nothing this round.
PA-LAY-10 = A port is open if no card lies beyond it, even in a gap in the middle of your dungeon.
PA-LAY-11 = Your dungeon may grow as wide and as tall as you like.

## Places and ways

section-PA-GRA = Places and ways
PA-GRA-01 = Your path leads from place to place. Every corridor cell is a place, and so is every room as a whole.
PA-GRA-02 = From one place to the next you get through an opening, over a link to another card, by stairs, by a fall, by portal or by spell book.
PA-GRA-03 = A cell of the main level and the cell below it are two places. So your path may pass above or below itself.

## Setup

section-PA-SET = Setup
PA-SET-01 = Sort the fairy tokens by kind into 4 stocks of 5. Used tokens go back there.
PA-SET-02 = Shuffle the spell books into a face-down stack and turn up 2.
PA-SET-03 = Sort the dungeon cards by price into 4 face-down stacks, shuffle each and turn up 2 of each.
PA-SET-04 = Each player takes a colour with its scoring board, 6 coins and the 9 start cards; shuffled, these are the exploration deck.
PA-SET-05 = Shuffle the goal cards face down. The top one is turned up as the main goal of round 1.
PA-SET-06 = Seats stay as they are. Clockwise means by rising seat number, and after the last seat the first again.
PA-SET-07 = Open to all are the market, goals, coins, books, tokens, scores, discard piles, the box and the size of every pile. Secret are the order of all stacks and, until exploring begins, the hands of others. What others build you see when all have finished, or at once if you choose so before the game.
PA-SET-08 = No start card shows a pit, a rope or a portal.

## The round

section-PA-RND = The round
PA-RND-01 = Each of the 6 rounds goes shop, draw, explore, reward, tidy up. Only round 1 begins with turning up the main goal; later that happens while tidying up.
PA-RND-02 = The game ends with the reward of round 6. After that nothing is tidied up.

## Shop

section-PA-BUY = Shop
PA-BUY-01 = At a real table the youngest player starts round 1. Here whoever sets up the game names a seat, or else chance decides.
PA-BUY-02 = In rounds 2 to 6 the player with the fewest coins starts. If several have the fewest, it is the one of them who gained the fewest points in the last round, from main goal, secondary goal at full value and time bonus.
PA-BUY-03 = If that is a tie too, it is the one of them who comes first clockwise after whoever started the last round.
PA-BUY-04 = Take turns clockwise. On your turn you buy exactly 1 thing or pass. Once you have passed you buy nothing more this round. When all have passed, the phase is over.
PA-BUY-05 = A fairy token costs 1 coin, a spell book 2, a dungeon card 3 to 6 as printed. Pay at once; nobody lends you anything.
PA-BUY-06 = Of the books, or of the dungeon cards of one price, you take one of the 2 on display, or for the same price the top card of the stack. A dungeon card from the stack is seen by you alone, a book by all.
PA-BUY-07 = After each purchase the display is filled up to 2 again at once.
PA-BUY-08 = You can buy a token only while its stock lasts; there are 5 of each kind. Otherwise buy as many as you like.
PA-BUY-09 = You own at most 2 spell books. If you buy a third, put one of your other two on the discard pile of the books. The new one is ready for use right away.
PA-BUY-10 = A dungeon card that you buy goes to your hand. You use it this very round.
PA-BUY-11 = With 5 cards in hand you may not buy dungeon cards.
PA-BUY-12 = Coins that you do not spend stay with you.
PA-BUY-13 = If a market stack is empty, shuffle the discarded market cards of its kind into a new one. If there are none, the display stays short.
PA-BUY-14 = If there is nothing you can buy, you pass automatically.

## Draw

section-PA-DRW = Draw
PA-DRW-01 = Draw from your exploration deck until you have 5 cards in hand. Cards that you bought or kept count.
PA-DRW-02 = If your deck is empty, shuffle your discard pile into a new one. If that is empty too, you play with fewer cards.
PA-DRW-03 = If you have more than 5 cards, choose 5 and discard the rest. That happens only in the cooperative game, to the Scouts and with Deep Pockets.

## Explore

section-PA-EXP = Explore
PA-EXP-01 = All build and draw at the same time, each with their own cards.
PA-EXP-02 = As long as you have not handed in your path, rearrange cards and path as often as you like. After that nothing changes any more.
PA-EXP-03 = The phase ends when all have handed in.
PA-EXP-04 = You may play with a timer; 4 minutes are recommended. When the time is up, what is there counts: a path that is not allowed is cut back to as far as it is, and cards that may not lie as they do count as no dungeon at all.

## Time bonus

section-PA-TIM = Time bonus
PA-TIM-01 = If the main goal shows an hourglass, all start together. Whoever is finished first calls “Done!” and circles the time bonus of this round. The others cross theirs out and go on without haste.
PA-TIM-02 = The hourglass of a secondary goal means nothing.
PA-TIM-03 = After “Done!” your dungeon and your path are final.
PA-TIM-04 = The time bonus is 2, 2, 3, 3, 4 and 4 points in rounds 1 to 6.
PA-TIM-05 = In a race the order in which you hand in counts. The first dungeon laid by the rules with an allowed path of at least one cell gets the bonus; handing in nothing gets none. All see the claim at once, even if the dungeons are still hidden.
PA-TIM-06 = There are three ways to play the time bonus: as a race (usual when only people play, and all at once), by the clock (when you build one after another; the shortest building time wins), or not at all (usual with bots). By race or clock, a bot takes as long as its level says.
PA-TIM-07 = By the clock each building time is written down in tenths of a second. When all have handed in, the shortest with an allowed path gets the bonus; if times are equal, the lower seat number.

## Reward

section-PA-REW = Reward
PA-REW-01 = First all fairy tokens that you still have go back to stock.
PA-REW-02 = Then take 1 coin for each coin that you discovered on your path.
PA-REW-03 = Count what you discovered for the main goal, times its points. Enter the result in the blue field.
PA-REW-04 = If the main goal shows an hourglass, the green number of the round is circled or crossed out by now.
PA-REW-05 = Now the secondary goal is turned up, the next goal card. Count it the same way and enter it in the pink field, in full; it is halved only at the end of the game.
PA-REW-06 = If your path ended at an exit, tick the exit box of the round. If not, cross it out.

## Tidy up

section-PA-TID = Tidy up
PA-TID-01 = Both goal cards of the round are out of the game; a game needs 12 of the 24. Then the main goal of the next round is turned up.
PA-TID-02 = For each recycle upgrade that you discovered you may take 1 card of your dungeon back into your hand for the next round.
PA-TID-03 = For each scissors upgrade that you discovered you may put 1 card of your dungeon into the box for good, even the one with the scissors.
PA-TID-04 = Use as many upgrades as you like, in any order, each once. Each acts on another card; that also goes for Cull (SB-6), Barter (SB-14) and Keepsake (SB-17).
PA-TID-05 = All other cards of your dungeon, and cards left in your hand, go to your discard pile.
PA-TID-06 = Used spell books are turned face up again.
PA-TID-07 = At the end of round 3 all books and dungeon cards on display are discarded, and 2 new ones of each kind are turned up.
PA-TID-08 = Who tidies up first does not matter. Only Barter (SB-14) is used in seat order, beginning with whoever started the round.

## The path

section-PA-PTH = The path
PA-PTH-01 = Your path begins at an open port, on either level, on the corridor cell there.
PA-PTH-02 = It is one line without gaps. Only portals and spell books may break it.
PA-PTH-03 = You use no corridor cell twice. A crossing is a corridor cell too.
PA-PTH-04 = You may visit a room several times, but use each of its doors only once, be it in or out.
PA-PTH-05 = Walking through a room from one door to another draws a chord. Two chords of a room cross if exactly one door of the second has a number between the two doors of the first. Chords of one room must not cross.
PA-PTH-06 = If you come into a room or leave it other than by a door (pit, stairs, portal, book), or end there, nothing is crossed: there is always a way round.
PA-PTH-07 = Your path may end anywhere. It ends at an exit if it leaves through an open port, on either level, other than the one where it began. Otherwise it ends in a dead end, even if you stop of your own free will. No port is used twice.
PA-PTH-08 = Beside an open port you need not leave; your path may go on.
PA-PTH-09 = There are five dead ends: a used corridor, an obstacle that you do not overcome, a real blind end, your own path that you would cross, and a blocked port (PA-LAY-07).
PA-PTH-10 = What you discovered before a dead end stays discovered.
PA-PTH-11 = You draw step by step: start at an open port; go on through an opening, over a link or through a door; leave a room by a door; take stairs; fall; travel to a portal; use a book; exit. If you go on from a fall pit in a corridor without falling, you cross it.
PA-PTH-12 = You need not say what you pay with. First a discovered item is used, then a fairy token, then a spell book. You lose nothing by that: used items still count, tokens go back anyway, and books are ready again next round.
PA-PTH-13 = Books that take you elsewhere are steps of their own. For Ambush (SB-2) and Barrel Ride (SB-5) you name the corridor cell or the room, for Vertical Jump (SB-11) and Horizontal Jump (SB-15) the side, for Fairy Gift (SB-13) the token, before you need it; Climb (SB-4) needs nothing. Cross Over (SB-8) is used up by the first crossing. No book helps a path that has ended at an obstacle.

## Discoveries

section-PA-DIS = Discoveries
PA-DIS-01 = When your path reaches a corridor cell, you discover its item, portal, upgrade or stairs at once.
PA-DIS-02 = From then on you may use a discovered sword, rope, key or scroll, once. Used or not, it counts for goals.
PA-DIS-03 = Coins and barrels are of no use on the path. Coins are your income; barrels count, and serve Barrel Ride (SB-5).
PA-DIS-04 = When you first enter a room you must defeat all its monsters at once, before anything else, with 1 sword or substitute for each. What lies in the room does not help you with that.
PA-DIS-05 = Once no monster is left the room is cleared, and you discover all that is in it, even pits, stairs and portals that your path does not use.
PA-DIS-06 = If you cannot defeat all monsters, your path ends there, and nothing of this room counts: not the room, not what lies in it, not even a monster that you defeated.
PA-DIS-07 = A room counts once and gives its things once, however often you come through.
PA-DIS-08 = If your path ends in a cleared room, all its discoveries count.
PA-DIS-09 = An obstacle at which your path ends does not count.

## Obstacles

section-PA-OBS = Obstacles
PA-OBS-01 = At a monster in a corridor you use 1 sword, 1 monster token or Slay (SB-1) and go on. Without any of these your path ends there.
PA-OBS-02 = You open a lock with 1 key, 1 lock token or Unlock (SB-7). Otherwise your path ends there.
PA-OBS-03 = You cross a lava pit with 1 rope, 1 pit token or Leap (SB-3). Otherwise it is a dead end.
PA-OBS-04 = At a fall pit in a corridor you choose, even if you have a rope: cross it with 1 rope, 1 pit token or Leap (SB-3) and stay on the main level, or fall and go on underground from the landing cell. There is no way back up.
PA-OBS-05 = You can fall only onto a landing cell that is not used yet. If it is used and you do not cross the pit, your path ends there, and the pit does not count.
PA-OBS-06 = In a room you may walk round a fall pit at no cost, or fall through it once. It counts as soon as the room is cleared.
PA-OBS-07 = A pit counts whether you cross it or fall through it.
PA-OBS-08 = A rope never gets you up a pit. Only Climb (SB-4) does.
PA-OBS-09 = Each pit can be used only once.
PA-OBS-10 = From the underground back to the main level you get only by stairs, by portal or by spell book.
PA-OBS-11 = If your path ends right on a fall pit in a corridor, nothing is used up and the pit does not count. If the landing cell of a pit in a room is used, you cannot fall there.

## Portals

section-PA-POR = Portals
PA-POR-01 = At a discovered portal that is not used yet you may use 1 scroll, 1 portal token or Open Circle (SB-9) and go on at any other unused portal of your dungeon, on any card and either level. In a room it must be cleared first. Both portals are used then.
PA-POR-02 = A portal in a corridor cell that you have used is no destination; one in a room that you have visited is. Arriving in a room that is not cleared means entering it (PA-DIS-04).
PA-POR-03 = You discover a portal when you arrive there, in a room that is not cleared only if you then clear it. A portal that you reach counts even if you do not use it.
PA-POR-04 = From the portal you go on through any opening of its corridor cell, or in a room by any unused door, stairs or pit. Nothing is crossed by that.

## Stairs

section-PA-STA = Stairs
PA-STA-01 = At stairs you may change level or walk on. You discover them when your path reaches either end or the room with them is cleared; they count once.

## Goals

section-PA-GOL = Goals
PA-GOL-01 = For each one you discover: barrel, room, coin, scroll, sword and stairs 1 point; key and portal 2 points; monster, rope, pit and lock 3 points. Rooms must be cleared, monsters defeated and locks opened, and pits are both fall pits and lava pits.
PA-GOL-02 = Fairy tokens and spell books never count for a goal themselves. The monster, pit, lock or portal that you deal with by their help does.
PA-GOL-03 = It makes no difference for a goal whether you used an item.
PA-GOL-04 = Main and secondary goal may ask for the same thing. Then both count.
PA-GOL-05 = If you choose a gentle start and the first main goal is rope, pit or portal, which no start card shows, it goes under the stack and another one is turned up.

## Spell books

section-PA-SPB = Spell books
PA-SPB-01 = You may use each of your face-up spell books once a round. Then it is face down until you tidy up. You never have to.
PA-SPB-SB1 = Slay (SB-1), explore: overcome 1 monster.
PA-SPB-SB2 = Ambush (SB-2), explore: from wherever your path is, go on at a monster, in a corridor cell that you have not used or in a room that is not cleared. You must defeat it as usual; if you cannot, your path ends there.
PA-SPB-SB3 = Leap (SB-3), explore: overcome 1 fall pit or lava pit without falling.
PA-SPB-SB4 = Climb (SB-4), explore: from the landing cell below a fall pit that you have neither fallen through nor crossed, climb up to it. In a corridor its cell must be unused, and the pit is then used and counts; in a room you enter that room. You cannot climb up a pit that you fell through.
PA-SPB-SB5 = Barrel Ride (SB-5), explore: from a barrel in a corridor or in a cleared room, go on at any other barrel, in a corridor cell that you have not used or in another room, visited or not. A room that is not cleared is entered by that.
PA-SPB-SB6 = Cull (SB-6), tidy up: put 1 card of your dungeon into the box for good.
PA-SPB-SB7 = Unlock (SB-7), explore: open 1 lock.
PA-SPB-SB8 = Cross Over (SB-8), explore: once in the whole path two chords may cross. Each corridor cell and each door is still used only once.
PA-SPB-SB9 = Open Circle (SB-9), explore: travel from one portal to another without a scroll.
PA-SPB-SB10 = Bargain (SB-10), shop: one dungeon card costs you 1 coin less.
PA-SPB-SB11 = Vertical Jump (SB-11), explore: leave through an open port at the top or bottom of your dungeon, not the one where you began, if none of your cards lies further that way in this column. Your path goes on at the other end of the column, on the same level, if the cell there has a port outwards and is unused. That is no exit.
PA-SPB-SB12 = Second Look (SB-12), draw: look at the first card that you draw and keep or discard it. Then draw on to 5. If you draw nothing, the book does nothing.
PA-SPB-SB13 = Fairy Gift (SB-13), explore: put this book into the box for good and take 1 fairy token of your choice, even one that is not in stock. A token beyond the 5 of its kind leaves the game when it is given back.
PA-SPB-SB14 = Barter (SB-14), tidy up, in rounds 1 to 5: when the new main goal is turned up, you may put 1 dungeon card with a price, from your dungeon or left in your hand, into the box for good. Take a dungeon card on display of the same or a lower price into your hand, free of charge; the display is filled up.
PA-SPB-SB15 = Horizontal Jump (SB-15), explore: as Vertical Jump (SB-11), but from the left or right edge to the opposite end of the same row.
PA-SPB-SB16 = Two for One (SB-16), shop: when you buy a fairy token, take 1 token of another kind for free, if there is one in stock.
PA-SPB-SB17 = Keepsake (SB-17), tidy up: pay 2 coins to keep 1 card of your dungeon in hand for the next round.

## End of the game

section-PA-END = End of the game
PA-END-01 = At the end add up: all blue numbers, half of all pink numbers rounded down, all circled green numbers, the exit bonus, and 1 point for every 3 coins.
PA-END-02 = Whoever ticked most exits gets 2 points, whoever has the next lower number gets 1. If several have the same number, all of them get it.
PA-END-03 = Without a single exit there is no exit bonus.
PA-END-04 = The most points win. In a tie the higher sum of secondary goals wins, before it is halved; if that is equal too, you share the victory.

## Playing together

section-PA-COO = Playing together
PA-COO-01 = Together you play with 1 to 5. Cards, paths and market work as usual, and there are 6 rounds again, but no goal cards, no time bonus and no scoring boards.
PA-COO-02 = Each player chooses another adventure group. Its power lasts all game.
PA-COO-03 = Choose a set-up card, Normal or Hard. For your number of players it says how many missions of each tier are in the stack, how many are open, how many you must complete, how many of these must be of tier 3, and how many peril marks you can bear.
PA-COO-04 = Draw the missions of each tier at random and stack them: tier 1 on top, 2 in the middle, 3 at the bottom. Turn up as many as the set-up card says; they are filled up only when shopping begins, as long as the stack lasts.
PA-COO-05 = While shopping, whoever is on turn may first give any number of coins to others. Seat 1 starts round 1, after that each round starts one seat further clockwise.
PA-COO-06 = Once a round, after drawing, whoever starts the round may turn the action token and name two players. Each of them chooses a card of their hand, and the two cards change places. Playing alone you have no use for it.
PA-COO-07 = Nothing is secret while you explore, and you may advise each other. When all have finished, each player sends their path on one open mission, or on none.
PA-COO-08 = A mission is completed if all paths sent on it this round together reach every number it asks for, counted as for goals. Some missions also ask that each of these paths ends at an exit.
PA-COO-09 = For a completed mission each player who took part gets the coins it names. If it names an artefact, one is drawn at random and goes to one of them, as you choose, as long as there are any left. A mission that is not completed stays open, but nothing is carried over. A mission that nobody was sent on is never completed.
PA-COO-10 = Each path that does not end at an exit brings 1 peril mark, and so does each player without a path. If there are more marks than the limit, you lose at once.
PA-COO-11 = The reward goes like this: tokens go back, you take the coins you found, paths are sent on missions and these are settled, peril marks are added, and then you see whether you have won. Tidy up as usual, without goal cards; the market is renewed after round 3, and Barter (SB-14) is used at the beginning.
PA-COO-12 = You win if enough missions are completed after a reward, and enough of them of tier 3; the game ends there. If that has not happened after round 6, you lose. To compare games: 3 points for each mission of tier 3, 2 for tier 2, 1 for tier 1, less 1 for each peril mark.
PA-COO-13 = Some artefacts work every round, others once, and then leave the game; one that was chosen for a path and did not help there stays. Items that a path begins with are not discovered and count for nothing. The owner decides about Guide Lamp, Grapnel, Ghost Cloak, Skeleton Key and Circle Stone when handing in the path, about Shared Map when paths are sent out, about Safe Return before peril is checked.
PA-COO-14 = As a campaign: after a victory each group that took part gets a sticker of its choice, each sticker once, 3 at most. Stickers hold in later games. Here an option says how many each group has, or has at most, and each group says at the start which; the game itself keeps nothing.
PA-COO-15 = Groups are chosen in seat order from seat 1, paths are sent out in seat order from whoever starts the round. What you decide as a group is decided by whoever starts the round.
PA-COO-16 = Playing alone, you need only two thirds of each number on a mission of tier 3, rounded up: 6 barrels for 9, 2 monsters for 3.

## Examples

section-PA-EX = Examples
PA-EX-01 = A path discovers 3 coins, 1 sword, 1 rope and 1 barrel. You take 3 coins. The goal coin would give 3 points, sword 1, rope 3, barrel 1.
PA-EX-02 = A sword lies before a monster in a corridor. The monster is defeated, the sword is used, your path goes on; both count.
PA-EX-03 = With one scroll you travel from one portal to another. Both are used and both count. A second journey needs another scroll, and an unused portal at each end.
PA-EX-04 = With 2 spell books you buy another on your first turn and replace one of them; you buy something else on the next turn, and 1 fairy token for 1 coin on the last. One purchase a turn, never more than 2 books.
PA-EX-05 = The rulebook works out the scoring of a main and a secondary goal. In our copy the pictures are lost, so nothing of it can be checked.
PA-EX-06 = You cross a fall pit with a rope: it counts. You fall through it: it counts. You walk round it in a cleared room: it counts. Your path ends at a lava pit without a rope: it does not count.
PA-EX-07 = A room with 2 monsters, and you have 1 sword: your path ends, and neither the room nor its contents nor its monsters count. A room with 1 monster, and no sword: the same.
PA-EX-08 = End of the game: 21 from main goals, 13 from secondary goals, 5 time bonus, the most exits (2) and 8 coins make 21 + 6 + 5 + 2 + 2 = 36 points.
PA-EX-09 = With 5, 5, 3 and 2 exits you get 2, 2, 1 and 0 points. With 4 and 0 it is 2 and 0.
PA-EX-10 = You have 3, 1 and 1 coins. The two with 1 coin gained 6 and 4 points in the last round, so the one with 4 starts.
PA-EX-11 = A collection of dungeons and paths is worked out in full: which layouts are allowed and which rule the others break, best paths with all they discover, and paths that are not allowed, with the reason.

## Rulings

section-PA-AMB = Rulings
PA-AMB-01 = What is this game called? We do not know: the title is missing in our source. Pathways is our working title.
PA-AMB-02 = How many points is a room worth as a goal? The number cannot be read in our source. We take 1; that is a matter of taste.
PA-AMB-03 = Are upgrades used with the reward or while tidying up? The rulebook says both. We use them while tidying up, after the new main goal is turned up, as in its detailed list.
PA-AMB-04 = Which is the fifth dead end? Its picture is lost. We take the blocked port (PA-PTH-09).
PA-AMB-05 = Does every port beside another card need a counterpart? No, one link for each pair of neighbours is enough (PA-LAY-06). If you like it stricter, choose so before the game: then every port that faces a card must make a link, and no port is ever blocked.
PA-AMB-06 = May you leave the portal of a room for a later visit? Yes. You discover it when you clear the room, but you use it when you like (PA-POR-01).
PA-AMB-07 = Barter (SB-14) speaks of a card from your hand, but your hand is usually empty then. What is meant? All cards that you had this round, in the dungeon or in your hand.
PA-AMB-08 = Which points of the last round decide who starts? Main goal, secondary goal at full value and time bonus (PA-BUY-02).
PA-AMB-09 = Do stairs count that you pass and do not take? Yes, like portals.
PA-AMB-10 = Does Cross Over (SB-8) let you use a crossing twice? No, a crossing is a corridor.
PA-AMB-11 = May several players call “Done!”? Only the first call counts. After that nobody needs to hurry.
PA-AMB-12 = Do you tidy up after round 6? No. It would change nothing but the coins you might pay for Keepsake (SB-17).
PA-AMB-13 = Is there always room for the line if you begin or end inside a room? Yes, we take it so (PA-PTH-06), even if it would be tight with a pen.
PA-AMB-14 = Tokens do not serve to fulfil goals. Does a monster count that you beat with one? Yes: the token is no sword, but the monster is a discovery like any other. Only an obstacle at which the path ends is left out.
PA-AMB-15 = You defeat one of two monsters in a room. Does it count? No: where your path ends in a room, its discoveries count only if all its monsters are defeated, and monsters are discoveries.
PA-AMB-16 = Must you leave when your path reaches the edge? No, only going out through an open port is an exit (PA-PTH-08).
