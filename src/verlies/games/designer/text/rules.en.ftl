# Dungeon Designer: the rules in English, one message per rule id.

## Definitions

section-DD-DEF = Definitions
DD-DEF-01 = Every room sits in a cell named by row and column: rows 1 to 4 run from the top, one for each year, and columns 1 to 4 from the left. The sides of a cell are N, E, S and W: north, east, south, west.
DD-DEF-02 = A room has 4 slots for elements, one in each corner (nw, ne, sw, se). Printed elements fill some of them; the others are free.
DD-DEF-03 = Inside a room a single path joins all its doors. A room with just one door is a dead end.
DD-DEF-04 = An edge is one side of a cell. Two neighbouring cells share the edge between them; an outer edge belongs to one cell only.
DD-DEF-05 = Two rooms that lie next to each other or one above the other are connected when both have a door at their shared edge, or when a secret passage lies on it. The passage alone is enough, even without any door (DD-AMB-01).
DD-DEF-06 = A door that meets a wall of the neighbouring room connects nothing.
DD-DEF-07 = A room has an opening at an edge when it has a door on that side or a secret passage lies on that edge. Door and passage together still make one opening.
DD-DEF-08 = The path network of a room holds every room you can reach from it over connections, all branches included, and the room itself.
DD-DEF-09 = Your entrance network is the path network of the room in row 1 below the entrance, if that room has an opening at its N edge. Your exit network is the path network of the room in row 4 above the exit, if that room has an opening at its S edge. Without the opening the network is empty.
DD-DEF-10 = A continuous path is a line of different rooms, each connected to the next; at every branch you decide which way it goes on. A single room already is a continuous path of length 1.
DD-DEF-11 = A cluster is all the rooms of one type that hang together along their edges, never diagonally; a room on its own is a cluster too. Doors, paths and passages play no part, and you may not count a cluster as several smaller ones.
DD-DEF-12 = Secret passages are never elements and take up no slot.
DD-DEF-13 = The trap symbol stands for any of the 5 traps, the monster symbol for any of the 5 monsters and the star symbol for any star, positive or negative (DD-AMB-03). Stars are counted as pieces; their value matters only in DD-SCO-09 and DD-SOL-27.
DD-DEF-14 = Your left neighbour has the next seat clockwise, your right neighbour the seat before yours.

## Setup

section-DD-SET = Setup
DD-SET-01 = The board lies in the middle, with the side for 2 to 5 players up.
DD-SET-02 = Shuffle the goals and reveal 1 of them for the whole game. The others are out of the game.
DD-SET-03 = Shuffle the rooms into a face-down draw pile and leave space for a discard pile.
DD-SET-04 = Shuffle the challenges and put some on display: 3 with 1 or 2 players, 4 with 3 players, 5 with 4 players, 6 with 5 players.
DD-SET-05 = Shuffle the stalls and reveal some of them: 2 with 1 to 3 players, 3 with 4 players, 4 with 5 players.
DD-SET-06 = Sort the market tiles by shape, face down, and shuffle each shape into a supply of its own.
DD-SET-07 = Every space of the revealed stalls gets one random tile of its shape, face up.
DD-SET-08 = Each player is dealt 5 rooms. Your hand is secret.
DD-SET-09 = Shuffle the blueprints and deal 1 face up to each player. The rest are out of the game.
DD-SET-10 = Everyone takes the 2 marker stones of one colour. One stone of each player goes on the rank track in random order; the leftmost space is rank 1.
DD-SET-11 = Your other stone goes on the gold track. Rank 1 starts with 0 gold, ranks 2 and 3 with 1 gold, ranks 4 and 5 with 2 gold.
DD-SET-12 = Each player also gets a dungeon frame (either side may be up), 2 gates and 2 overview cards.
DD-SET-13 = Place one gate above the column that your blueprint marks as the entrance. The second gate waits until the end of the game.
DD-SET-14 = Seats and colours are chosen at the table, or assigned automatically. The first rank order is left to chance.

## Course of the game

section-DD-FLOW = Course of the game
DD-FLOW-01 = The game lasts 4 years. Every year has three phases, Build, Improve and Clean up; after year 4 the dungeons are scored.
DD-FLOW-02 = Each year fills one row: in year 1 you place exactly 4 rooms in row 1, in year 2 exactly 4 in row 2, and so on.

## Build

section-DD-BLD = Build
DD-BLD-01 = Build has 4 rounds. In step 1 of a round all players at the same time choose 1 room from their hand and place it face up in the row of this year.
DD-BLD-02 = With exactly 2 players, each of you also picks 1 more room from your hand in step 1 and puts it on the discard pile.
DD-BLD-03 = Step 2 comes when everyone has finished step 1: all pass the rest of their hand on at the same time, to the left neighbour in years 1 and 3, to the right neighbour in years 2 and 4.
DD-BLD-04 = With exactly 2 players, each of you then draws 1 room from the pile into the new hand.
DD-BLD-05 = Go on until everyone has placed 4 rooms. The last room left in your hand goes to the discard pile, and the phase is over.
DD-BLD-06 = No hands are passed after round 4. You start rounds 1 to 4 with 5, 4, 3 and 2 rooms in hand, with 3 to 5 players and with 2 players alike; with 2 players the discard of round 4 (DD-BLD-02) already is the last card, so nothing more is discarded.
DD-BLD-07 = All your rooms of a year go into the same row: in year 1 directly below the frame, in later years directly below the row of the year before.
DD-BLD-08 = Within the row you may fill the 4 columns in any order, each cell once.
DD-BLD-09 = A room stays where you placed it; only a shrine may move it (DD-EXP-06). Rooms are never rotated.
DD-BLD-10 = Doors and paths never limit where you may place a room: a door may face a wall.
DD-BLD-11 = From year 2 on a new room covers the bottom of the room above it, with its gold value and rune. What is covered no longer counts.
DD-BLD-12 = You can always build: every round you hold at least 2 rooms and at least 1 cell of the row is free. The draw pile always lasts, too: a game uses 44 rooms solo, 64 with 2 players, 60 with 3, 80 with 4 and 100 with 5.
DD-BLD-13 = In the standard game a placement is final and visible to all as soon as you submit it; nobody may change a submitted choice. Discards go face down, and nobody else gets to see them.

## Improve: gold

section-DD-GLD = Improve: gold
DD-GLD-01 = Everyone adds up the gold values of the 4 rooms placed this year, plus 1 gold for each chest anywhere in the own dungeon: rooms of all years, printed chests and tiles.
DD-GLD-02 = Move your stone forward on the gold track by that sum. In year 1 the gold from the setup is still there; in later years you start from 0.
DD-GLD-03 = You never have more than 30 gold. Anything above that is lost.

## Improve: market

section-DD-MKT = Improve: market
DD-MKT-01 = The player with the most gold among those who have not passed this year is always on turn, even several times in a row.
DD-MKT-02 = If several have the same gold, the one further left on the rank track is on turn. The track counts as it stands since the last Clean up, without the stones of those who have passed.
DD-MKT-03 = When you are on turn you must do one of two things: buy (A) or pass (B).
DD-MKT-04 = A, buy: choose the upper or the lower part of one stall that still has tiles and costs no more gold than you have. Pay its cost.
DD-MKT-05 = Take all the tiles of that part and place every one of them in your dungeon at once (DD-TIL-01 and following). The part is then empty.
DD-MKT-06 = After each purchase, check again who has the most gold (DD-MKT-01).
DD-MKT-07 = B, pass: you have to pass when you cannot buy or do not want to. Passing has three steps, in the order of DD-MKT-08, DD-MKT-09 and DD-MKT-10.
DD-MKT-08 = First step of passing: your gold drops to 0. Nothing is saved for the next year.
DD-MKT-09 = Second step of passing, in years 1 to 3 only: choose 1 of the challenges on display and lay it face up beside your dungeon.
DD-MKT-10 = Third step of passing: move your stone from the rank track down to the first empty recess, counted from the left.
DD-MKT-11 = Once you have passed, you take no more turns this year; when all have passed, the phase ends. Even with 0 gold you still get a turn, in which you pass.
DD-MKT-12 = There is always a challenge left for you: the display holds one more than there are players (for the solo game see DD-SOL-17).
DD-MKT-13 = You may buy a part only if all its tiles fit into your dungeon, with enough free slots and enough free edges. You will hardly ever run into this limit.
DD-MKT-14 = You may place the tiles of a part in any order. Once the last of them lies, the purchase cannot be taken back.

## Placing tiles

section-DD-TIL = Placing tiles
DD-TIL-01 = An element tile goes on one free slot of any room in your dungeon, whatever its year. Several elements of the same kind may share a room.
DD-TIL-02 = Elements, printed or on tiles, may be neither covered nor discarded. They may not be moved either, except by a fountain (DD-EXP-07).
DD-TIL-03 = A secret passage goes on an edge of any room in your dungeon, even if there is no room beyond it: outer edges, the edges at the gates, and the lower edge before the next row is built are all allowed.
DD-TIL-04 = A passage on a lower edge connects the room with the one you place below it in the next year.
DD-TIL-05 = An edge holds at most one passage, and an edge shared by two rooms is a single edge. A passage may lie where there already is a door; the two then count once.
DD-TIL-06 = Tiles stay where you placed them until the end of the game, passages included. The one exception is the fountain (DD-EXP-07).

## Clean up

section-DD-CLN = Clean up
DD-CLN-01 = Step 1: push the stones from the recesses up to the rank track without changing their order. This is the new rank.
DD-CLN-02 = Step 2: discard all unsold tiles and all revealed stalls.
DD-CLN-03 = Step 3: reveal new stalls, as many as in the setup (DD-SET-05), and fill every space with a face-up tile from the supply of its shape.
DD-CLN-04 = Step 4: discard the challenge left on display (in the solo game all that are left, 1 or 2). After years 1 and 2 reveal new ones, as many as in the setup (DD-SET-04); after year 3 reveal none.
DD-CLN-05 = Step 5: deal 5 rooms to each player and begin the next year.
DD-CLN-06 = After year 4 only step 1 is done; then the game is scored.
DD-CLN-07 = If a tile supply is empty, shuffle the discarded tiles of that shape into a new one; if there are none, the space stays empty. The cost of the part stays the same, but a part without any tile cannot be bought. Only ovals can run short, and only with 4 or 5 players: all 18 stalls together have 17 oval spaces for 16 tiles, and 12 stalls can already show all 17.
DD-CLN-08 = Discarded stalls, challenges and rooms never come back. There are enough: a game uses at most 16 of the 18 stalls and 18 of the 30 challenges.

## End of the game

section-DD-END = End of the game
DD-END-01 = After the last change of rank everyone places the second gate below the column that the blueprint marks as the exit.
DD-END-02 = Each player scores six categories and adds them up. No category changes another.

## Scoring

section-DD-SCO = Scoring
DD-SCO-01 = Final rank: rank 1 gets 9 reputation, rank 2 gets 6, rank 3 gets 3, ranks 4 and 5 get 0. With 2 players there is no third place.
DD-SCO-02 = Goal: compare all dungeons by what the goal card names, most or fewest as the card says. First place gets 15 reputation, second 9, third 5, fourth and fifth 0; with 2 players there are only the 15 and the 9.
DD-SCO-03 = Tied for the goal? The player further left on the final rank track takes the better place. Places are never shared.
DD-SCO-04 = A goal for the most of something gives nothing to a player who has 0 of it; if it counts pairs, you need at least one pair. A goal for the fewest can be won with 0.
DD-SCO-05 = Challenges: you score your own 3 challenges as the cards say. Those of the others do not concern you.
DD-SCO-06 = No challenge ever costs you reputation. Each card is scored on its own, and one element may count for several cards and categories.
DD-SCO-07 = Within one card an element belongs to at most one pair or set. Sets of different kinds are as many as you have of the rarest kind; pairs of one kind are half the number, rounded down.
DD-SCO-08 = Blueprint, in solo and multiplayer games alike: a condition is met when the room in exactly that cell has the type asked for, or holds at least one such element, printed or on a tile. For 0 to 3 conditions met you get 0 reputation, for 4 you get 5, for 5 it is 7, for 6 it is 10, for 7 it is 14, and for all 8 it is 20.
DD-SCO-09 = Reputation in rooms: add the values of all stars in your dungeon, printed and on tiles. The sum may be negative.
DD-SCO-10 = Path networks: 1 reputation for each room of the entrance network and 1 for each room of the exit network. A room in both counts 2, so 32 is the maximum.
DD-SCO-11 = The most reputation wins. If there is a tie, the tied player further left on the final rank track wins.
DD-SCO-12 = For challenges 13 to 15 every room is worth the number of the named elements in it. Of all continuous paths through your dungeon (16 rooms, at most 24 connections) the one with the largest sum counts.
DD-SCO-13 = Challenge 29 counts different sizes, not clusters: two clusters of 3 rooms each make one size.

## Open and secret

section-DD-INF = Open and secret
DD-INF-01 = Secret are the hands, the order of every pile and the tile supplies. Open to all are dungeons, blueprints, the goal, stalls and the tiles on them, the challenges on display, gold and rank.
DD-INF-02 = Challenges you have taken stay open, since you took them from an open display. Nobody may look through the discard piles; how many cards a pile holds is no secret.
DD-INF-03 = Chance has its say only in the shuffling of rooms, challenges, stalls, goals, blueprints, tiles and Jael's deck, and in the first rank order. Everything else is a player's choice.
DD-INF-04 = In the solo game Jael's stack of rooms, his tiles and his revealed cards are open. The order of his deck is secret.

## Solo against Jael

section-DD-SOL = Solo against Jael
DD-SOL-01 = The solo game follows the rules for 2 players, with the changes below. With 1 player there are 3 challenges and 2 stalls on display.
DD-SOL-02 = Setup: use the solo side of the board. There is no rank track; one of your stones starts on 0 gold, the other is not used.
DD-SOL-03 = Choose how hard it shall be: normal takes the 3 Jael cards without a symbol and the 3 with the diamond, legendary the 3 without a symbol and the 3 with the crown. The other 3 are out of the game.
DD-SOL-04 = Shuffle these 6 cards into Jael's deck. Only 4 of them will be used, one each year.
DD-SOL-05 = Jael has no dungeon, no hand, no blueprint and no challenges. He collects rooms, in a stack, and tiles.
DD-SOL-06 = The two stalls lie side by side. The one revealed first is the left one, the second the right one.
DD-SOL-07 = At the start of a year reveal the top card of Jael's deck. It is his current card for the whole year; it covers the older ones, which are kept for scoring.
DD-SOL-08 = In every round play 1 room from your hand into your row, by the normal rules.
DD-SOL-09 = In rounds 1 to 3 choose 1 more room from your hand to keep. In round 4 you discard that room instead.
DD-SOL-10 = In rounds 1 to 3 look at the rooms that remain: each one whose rune equals a rune on Jael's current card goes to his stack, the others are discarded.
DD-SOL-11 = In rounds 1 to 3 draw new rooms, 3 in round 1, 2 in round 2 and 1 in round 3, and take the kept room back into your hand. So rounds 1 to 4 begin with 5, 4, 3 and 2 cards.
DD-SOL-12 = Work out your gold as usual, with the limit of 30. Then compare it with the gold on Jael's current card.
DD-SOL-13 = If you have more gold, you buy or pass. After a purchase compare again; after a pass go on with DD-SOL-19 in years 1 to 3, with DD-SOL-20 in year 4.
DD-SOL-14 = If you have as much gold as Jael or less, Jael acts. He does so once a year, in three steps: DD-SOL-15, DD-SOL-16, DD-SOL-17.
DD-SOL-15 = First Jael takes the tiles that his collecting symbols show. Each symbol names one part of one stall; he takes whatever still lies there, and nothing if it is empty.
DD-SOL-16 = Then the challenge on display with the lowest number is discarded. In year 4 there is none, so nothing happens.
DD-SOL-17 = After that you may go on buying until you pass, without any further comparison. So you choose from 2 challenges when Jael has acted, and from 3 when you pass before he does.
DD-SOL-18 = Jael's gold never changes: taking tiles costs him nothing and chests add nothing. Only the value printed on his current card counts.
DD-SOL-19 = When you pass in years 1 to 3, your gold drops to 0 and you take 1 challenge. Jael takes all tiles still on the stalls; then comes Clean up.
DD-SOL-20 = When you pass in year 4, you keep your gold (turn the stone over) and take no challenge. Jael takes all tiles that are left; then comes the scoring.
DD-SOL-21 = If you pass while you still have more gold than Jael, he does not act that year: DD-SOL-15 and DD-SOL-16 do not happen.
DD-SOL-22 = Clean up after years 1 to 3: skip step 1 and do steps 2 to 5; no tile is left to discard. After year 4 there is no Clean up, since DD-SOL-20 leads straight to the scoring.
DD-SOL-23 = You score as in a game of 2, with the final gold in place of the final rank.
DD-SOL-24 = Final gold: compare your gold after year 4 with the gold on Jael's card of year 4. The higher amount gets 9 reputation, the other 6; in a tie Jael gets the 9.
DD-SOL-25 = Goal: compare your dungeon with Jael's rooms and tiles. The better side gets 15 reputation, the other 9, and in a tie Jael is the better one. DD-SCO-04 holds for both: with 0 in a goal for the most, a side gets 0.
DD-SOL-26 = Only you score challenges, blueprint and path networks.
DD-SOL-27 = Reputation in rooms, for Jael: the sum of the star values on his rooms and tiles.
DD-SOL-28 = Jael's cards: each of the 4 revealed cards gives him its base value and its bonus, counted over all his rooms and tiles.
DD-SOL-29 = Secret passage tiles are worth nothing to Jael.
DD-SOL-30 = You win with more reputation than Jael. With as much or less you lose.

## Variant

section-DD-VAR = Variant
DD-VAR-01 = Hidden selection: the rooms chosen in step 1 of a round (DD-BLD-01) stay face down until everybody has chosen. Then all are revealed at once.
DD-VAR-02 = In this variant your submission fixes the room and its column, with 2 players the discard as well; nothing is shown before the last player has submitted. It is the recommended setting for play online and with bots.

## Mini expansions

section-DD-EXP = Mini expansions
DD-EXP-01 = Shrines & Fountains: before the game, shuffle its 7 rooms into the 100 rooms, which makes 107. The eighth card only holds rules.
DD-EXP-02 = Some of these rooms show both types. In the final scoring each of them counts for its owner as cave or as masonry, never as both, and each is decided separately.
DD-EXP-03 = One decision per room holds for all categories: the blueprint, the clusters and challenges 3, 8, 10, 11, 22 and 29. You need not work it out: of all combinations (at most 128) the one with your highest total is taken. No goal and no other player depends on it, and to Jael types do not matter.
DD-EXP-04 = Three of the seven rooms show both types. For hand, gold, slots, runes and Jael they are rooms like any other.
DD-EXP-05 = In the original some shrines and fountains let you swap rooms or move elements. Their exact wording is not known to us, so DD-EXP-06 and DD-EXP-07 are our own version; with the expansion they are on unless you switch off the option “Powers of shrines”.
DD-EXP-06 = Shrine: right after placing it you may swap two rooms of the current row; the shrine may be one of them. Passages stay on their edges.
DD-EXP-07 = Fountain: right after placing it you may move 1 element tile of your dungeon to a free slot of another of your rooms. Printed elements and passages cannot be moved.
DD-EXP-08 = In the Shadow of the Stonespine Mountains: these 5 cards belong to the separately sold games Der Kartograph and Die Kartographin (Cartographers). They have no effect here and are not part of this game.
DD-EXP-09 = A power is optional and part of the placement: you use or decline it as soon as your room lies (with DD-VAR-01 after the reveal), before the room kept in the solo game and before hands are passed; without DD-VAR-01 also before the discard with 2 players. Each player decides alone, and the powers of different players never meet. Jael's rooms have no power.

## Examples

section-DD-EX = Examples
DD-EX-01 = Gold: this year you placed Crooked Path, Dwelling, Antechamber and Winding Chamber, worth 3 + 2 + 2 + 3 = 10 gold. There are 3 chests in your dungeon, so you get 13 gold.
DD-EX-02 = Market: A buys a slime and an ooze for 5 gold (the lower part of stall M09 is the only one that offers this) and places both. Now B has the most gold and is on turn.
DD-EX-03 = Blueprint B2: 3 of the 4 cave conditions are met, and so are the trap in row 2, column 4 and the chest in row 4, column 2. That is 5 of 8 conditions: 7 reputation.
DD-EX-04 = Path networks: 8 rooms are joined to the entrance, 6 other rooms to the exit and none to both. That gives 8 + 6 = 14 reputation.
DD-EX-05 = Solo, round 1: you hold Foundry, Scorch Alley, Flagstone Hall (green), Throughway (green) and Garrison (blue), and Jael's card shows one green rune. You play Foundry and keep Scorch Alley: Flagstone Hall and Throughway go to Jael, Garrison is discarded. You draw 3 rooms, say Sanctuary, Auditorium and Ambush Room, and start round 2 with 4 cards.
DD-EX-06 = Solo: Jael acts while challenges 4, 8 and 22 are on display. Number 4, Deadly Tomb, is discarded.
DD-EX-07 = Jael's final score: 9 for gold (10 against 3), 0 for the goal, the most goblins, as he has none, and 6 − 1 = 5 for stars. His cards J3, J2, J1 and J7, J2 being that of year 4, bring base values of 14 + 13 + 10 + 16 = 53, and bonuses of 18 for 6 gnolls (3 each), 4 for 2 kobolds (2 each), 15 for 5 chests (3 each) and 28 for 7 sets of slime and ooze (4 each; he has 7 slimes and 8 oozes), together 65. Total: 132.
DD-EX-08 = Setup with 3 players: 4 challenges and 2 stalls are revealed, and ranks 1, 2 and 3 start with 0, 1 and 1 gold.
DD-EX-09 = Clusters, with T and G for the two types, row by row: TTTG, GGGT, TTGT, TTGT has clusters of 3, 1, 5, 4 and 3 rooms, so challenge 29 gives 12 (four sizes) and challenge 3 gives 10 (five clusters). GTTT, GGGT, TTGT, TTGT has 3 clusters: challenge 3 gives 6.
DD-EX-10 = Passing hands with 3 players: A, B and C sit clockwise. After round 1 of year 1 A's four cards go to B, B's to C and C's to A; in year 2 A's go to C.
DD-EX-11 = Turn order in the market: A has 9 gold, B 9 and C 4, and the rank is B, A, C. B is on turn and buys for 5, which leaves 4; now A is on turn, passes, gets recess 1 and the first pick of the challenges. B and C have 4 gold each, so B, further left, is on turn.
DD-EX-12 = Gold limit: rooms worth 8 + 7 + 6 + 5 = 26 and 6 chests make 32 gold. You get 30.
DD-EX-13 = Goal with a tie, the most slimes: A has 5, B has 5, C has 0, and the final rank is C, B, A. B gets 15, A gets 9, C gets 0.
DD-EX-14 = Four finished dungeons, X1 to X4, are worked out in full, with all 30 challenges and 8 goals. Blueprint, stars and networks give 14, 2 and 20 in X1 (blueprint B6), 14, 1 and 11 in X2 (B5), 10, 4 and 24 in X3 (B1), and 10, 1 and 32 in X4 (B3).

## Rulings

section-DD-AMB = Rulings
DD-AMB-01 = Does a secret passage connect two rooms without doors? Yes: it opens the edge for both rooms, and no door is needed on either side.
DD-AMB-02 = Do challenges 13 to 15 count a whole path network? No: they count one continuous path (DD-DEF-10), just as the cards show a line without branches. Challenge 20, in contrast, counts the whole exit network.
DD-AMB-03 = Do negative stars count where a challenge or a blueprint asks for a star? Yes: the symbol, half gold and half grey, means positive or negative, so every star counts.
DD-AMB-04 = With 2 players, is there another pass and draw in round 4 before the last discard? No, see DD-BLD-06; it would change nothing but the draw pile.
DD-AMB-05 = Do secret passages count for challenge 2? Yes: a passage is a market tile too, and all passages together count as one face.
DD-AMB-06 = Does a door with a passage on the same edge count twice for challenge 9? No, it counts once.
DD-AMB-07 = What do Jael's collecting symbols show? Each of them names a part of a stall, upper or lower, left or right.
DD-AMB-08 = Is Crossroads really worth 8 gold, though 7 is sometimes named as the highest value? Yes, it is worth 8.
DD-AMB-09 = What is a pair of identical traps in goal 4? Two traps of the same type: for each type, half the number, rounded down.
DD-AMB-10 = May you buy a part and leave one of its tiles unused? No, all tiles have to be placed.
DD-AMB-11 = Which one is the slime and which the ooze? The slime (German: Schleim) is the purple blob, the ooze (German: Glibber) the green cube.
DD-AMB-12 = What if both sides have 0 in a solo goal for the most of something? Then both get 0.
DD-AMB-13 = With hidden selection, may you choose the column after the reveal? No: room and column are submitted together (DD-VAR-02). Only the power of a shrine or fountain is decided after the reveal.
DD-AMB-14 = What happens to the challenge left over after year 3? It is discarded (DD-CLN-04), so DD-SOL-16 finds none in year 4. No score changes by that, since nobody takes a challenge in year 4.
