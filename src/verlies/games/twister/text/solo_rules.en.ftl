# Dungeon Twister: Prison alone: the rules of the solitaire variant in English, one message per rule id.

## Set-up

section-TS-SET = Solo: set-up
TS-SET-01 = You play yellow and take all 16 yellow cards and 14 yellow tokens. Yours is the only seat: against you stands the non-player, violet, whose characters (NPCs) follow a fixed procedure.
TS-SET-02 = You choose one of six levels, from easy to hard: pink, yellow, green, blue, red, black. The options for teams, pieces of the first edition, handicap, target and opening limit have no effect when you play alone.
TS-SET-03 = If you like, you also choose the variant with the vision of the archmage (from TS-VIS-01 on).
TS-SET-04 = The 8 halls are shuffled and laid out face down and unseen, two by four, between the start zones. The first two, S1 and S2, touch the yellow start zone, the last two, S7 and S8, the blue one.
TS-SET-05 = The 32 NPC cards are shuffled and 8 are drawn. Their 8 tokens go into the bag, the 8 cards lie face up beside it for you to read. Several NPCs of one type are fine.
TS-SET-06 = The other 24 NPC cards, shuffled, are the face-down reinforcement deck.
TS-SET-07 = The 6 violet items go into the bag.
TS-SET-08 = You choose 4 of your 8 characters and put one on each of the 4 circles of the yellow start zone (a2, a4, a7, a9), arranged as you like. Your other 4 characters and your 6 items go into the bag. It now holds 24 tokens, 3 for each hall.
TS-SET-09 = No NPC starts in the blue start zone. NPCs come in only when a hall is revealed, or as reinforcements.
TS-SET-10 = The blue action and jump cards are out of the game. The 9 blue combat cards, shuffled and face down, are the non-player's combat pile; its discard pile is empty.
TS-SET-11 = The 8 hall cards lie in a face-up stack, that of the halls not yet revealed. The stack of revealed halls is empty. The program keeps both for you.
TS-SET-12 = Nobody lays tokens on the halls beforehand: that phase of the game for two does not exist here.
TS-SET-13 = With the vision, its 8 cards are shuffled into a face-down pile.
TS-SET-14 = Wherever a rule speaks of colours, sides or start zones, violet stands in for blue. NPCs are friends of each other (allies) and enemies of yellow. Their own start zone is the blue one, where they may walk (TW-MOV-10), and they exit over the yellow one. You exit over the blue one.
TS-SET-15 = The halls are those of the game for two, on request the invented ones too (TW-TEAM-04), and hall cards bear the same names. Which way a hall faces is random and hidden, as in TW-SET-02.

## Turn order

section-TS-TUR = Solo: turn order
TS-TUR-01 = You and the non-player take turns. The first turn is always yours.
TS-TUR-02 = Your turn: (1) play an action card, (2) do your actions, (3) bring in the reinforcements that this action card calls, (4) take all action cards back if none is left in your hand.
TS-TUR-03 = The non-player's turn: (1) the cards of all active NPCs are shuffled, (2) they are laid out from left to right, (3) every unwounded NPC is activated, from left to right.
TS-TUR-04 = In your first cycle you must play your action cards in the order 2, 3, 4, 5; in later cycles in any order. This takes the place of TW-TRN-03, TW-TRN-04 and TW-TRN-06.
TS-TUR-05 = The very first action of the game must be to reveal one of the two halls that touch the yellow start zone, S1 or S2.
TS-TUR-06 = The non-player has no action cards and plays none.
TS-TUR-07 = A hall opened by the vision (TS-VIS-01) is revealed at the very end of the turn: in your turn after phase 3 and before phase 4, in the non-player's after the last activation.
TS-TUR-08 = Nobody counts any longer as wounded or healed this turn (TW-TRN-10) at the end of each of your turns and of each turn of the non-player. A whole turn of the non-player, with all its activations, is one turn.

## Your turn

section-TS-PLY = Solo: your turn
TS-PLY-01 = You act as you would against a person. Only combat, revealing and reinforcements differ.
TS-PLY-02 = A character of yours that comes out of the bag obeys you at once. AP you have left this turn may be spent on it.
TS-PLY-03 = You score as usual (TW-VP-01, TW-VP-02): 1 VP for each NPC that is eliminated, also by its own side (TW-SUI-02), and 1 VP for each unwounded character of yours that exits over the blue start zone. Reinforcements count like other NPCs.
TS-PLY-04 = A character of yours whose token was taken out of the game by a double 6 (TS-TPT-05) scores for nobody.
TS-PLY-05 = If you have no character in the labyrinth or in your start zone at the start of your turn, you play an action card and do nothing. Its reinforcements still come.

## The non-player's turn

section-TS-NPT = Solo: the non-player's turn
TS-NPT-01 = Phase 1: the cards of all NPCs in the labyrinth, wounded ones too, are gathered and shuffled. The cards of NPCs that have left or were eliminated are out.
TS-NPT-02 = Phase 2: the cards are laid out in that order, face up, from left to right. This is the active row.
TS-NPT-03 = Phase 3: the cards of wounded NPCs are tilted and these NPCs do not act, unless their personality lets them act when wounded. Personalities that work at the start of phase 3 come first, in the order of the row.
TS-NPT-04 = Then, as long as a card is upright, the leftmost upright one is activated and afterwards tilted. When none is upright, the turn ends.
TS-NPT-05 = Cards added during the non-player's turn (by a reveal or as reinforcements) go upright to the right end, so they act in this turn. Cards added in your turn act in the non-player's next turn.
TS-NPT-06 = An NPC wounded before its activation is tilted without acting. One wounded during its activation stops at once.
TS-NPT-07 = An NPC is activated at most once in a turn of the non-player.
TS-NPT-08 = An NPC healed in the non-player's turn stays tilted for that turn, unless Father Sam Arito healed it and it has not been activated this turn. Its card keeps its place in the row, so it may be the next to act (TS-NPT-04).
TS-NPT-09 = With no active NPC, the non-player's turn is empty.

## Activation

section-TS-ACT = Solo: activation of an NPC
TS-ACT-01 = The six objectives of an NPC are tested in order, 1 to 6. The first that it can reach within that objective's own AP limit becomes its mode and is carried out.
TS-ACT-02 = If it can reach none, it approaches its default objective (TS-APR-01) within the AP limit of that objective.
TS-ACT-03 = If it cannot get any nearer, it does nothing.
TS-ACT-04 = An objective without any object (no face-down hall, no wounded ally, no portcullis left, no listed enemy in play and so on) cannot be reached and is skipped.
TS-ACT-05 = The AP limit is for the whole activation: moves, jumps, use of a key and the goal action together.
TS-ACT-06 = After each goal action (combat, reveal, heal and so on) all plans are made anew from what is there now.
TS-ACT-07 = This procedure takes all decisions of an NPC. You never decide for one, except where a die shows 6 at a teleport (from TS-TPT-03 on). The program shows you each plan with its reasons first, and you let it be carried out.
TS-ACT-08 = The AP of an activation start at the limit of its mode. Every move, jump, use of a key and goal action lowers them. What is left in the end is lost; it never passes to another NPC or turn. The program shows the AP spent (at a table your yellow counters do).
TS-ACT-09 = A chosen plan is carried out to its end without a new decision, for nothing random or hidden can happen in moves, jumps and the use of a key. New decisions are taken only after a goal action (TS-ACT-06) and, in item mode, at the moment an item is taken (TS-ITM-10).
TS-ACT-10 = After every building block of a plan the usual checks follow (TW-ACT-04: exit, pit, golden rules, victory). The game may end in the middle of an activation.

## Planning

section-TS-PLN = Solo: what an NPC can reach
TS-PLN-01 = A plan is a chain of building blocks from the present position. It counts the AP left and the squares left of a running move, which are 0 at the start of an activation.
TS-PLN-02 = The building blocks are: a move (1 AP; gives as many squares as the NPC's speed, whatever was left before); a step (one square of the running move, as this type moves); a jump (1 AP); a key (1 AP, only while carrying one); free abilities (Naga through slits, flight of the Mage, enemies passing a Colossus and so on); the rope and other items that need no AP.
TS-PLN-03 = Not allowed in a plan unless it is the objective itself: turning a hall, fighting, leaving the labyrinth, joining, any ability that costs AP (open, break, heal, push), the fireball wand. So the yellow start zone is closed to every plan but an exit, for entering it is leaving.
TS-PLN-04 = Every NPC jumps by the usual rules for 1 AP, without a card, as often as its AP limit allows. Jumps of NPCs never call reinforcements.
TS-PLN-05 = A key opens a closed portcullis at which the NPC stands for 1 AP, in every mode, also if it was only picked up on the way.
TS-PLN-06 = Beginning a move, a jump, the use of a key or a goal action ends the running move: the NPC must be on a square where it may stop, and the squares left are lost. Picking up, swapping and handing over are free and end no move.
TS-PLN-07 = A plan must end on a square where the NPC may stop. An exit ends by entering your start zone; for items see TS-ITM-10.
TS-PLN-08 = When an NPC enters a square, the item rules (from TS-INV-01 on) work at once, in planning as well. A key, rope or bow gained on the way counts from then on.
TS-PLN-09 = Plans in which nothing is dropped are tried first. Only if none fits the limit may a plan drop the carried item, on a square where the golden rules allow it and as late as possible, for reaching the objective comes first. Where there is a list, this is asked object by object from the best rank down: a plan with a drop for a better rank beats a plan without one for a worse rank.
TS-PLN-10 = The cost of a plan is its AP, then its squares, compared in that order. The AP include the goal action: 1 for Fight, Reveal, Destroy, Open, Heal and the wand, 2 or what the personality says for Push, 0 for Exit, Join, Item and stepping on a gear. Squares are those entered by steps; a jump counts the distance from start to landing along columns and rows, which is 2.
TS-PLN-11 = A plan is feasible if its AP do not exceed what is there to spend.
TS-PLN-12 = Plans use only what is open to all. A plan ends with its first goal action: the outcome of a combat, a die or a reveal is never foreseen.
TS-PLN-13 = The program looks for the cheapest way, by AP and then squares, over everything that matters: square, squares left, carried item, items moved so far, portcullises opened so far. No limit is above 5 AP, and only listed items and allies met on the way change what is carried, so this stays small.
TS-PLN-14 = A drop, where TS-PLN-09 allows it, is free, on any square of a running move, first and last included, or on the start square of a jump (TW-CAR-05). As late as possible means: of plans of equal cost the one with the most squares entered before the drop. What was dropped in an activation is not taken again in it.
TS-PLN-15 = An NPC with a rope that steps onto a pit lays it (TW-ROP-05). Stepping off, it takes the rope along whenever TW-ROP-06 allows; otherwise the rope stays and counts as dropped. A jump off such a pit always leaves it (TW-JMP-06). A rope found lying on a pit is taken, if TS-INV-02 or TS-INV-03 want it, at the moment the NPC steps off (TW-ROP-07), but never from a pit on which another ally is.
TS-PLN-16 = Landing from a jump is entering a square for the item rules (TS-INV-02, TS-INV-03) but not passing (TS-INV-05). For TS-INV-03 the only earlier square of its way is the start square.

## Proximity

section-TS-PRX = Solo: proximity and ties
TS-PRX-01 = Where an objective ranks its objects by a list (Fight, Join, Item, Heal, Push, wand), the rank decides first: the best rank for which any plan is feasible is taken, even if a worse one is nearer.
TS-PRX-02 = Among objects of equal rank, and for objectives without a list (Reveal, Exit, Rotate, Destroy, Open), the plan with the least AP is taken.
TS-PRX-03 = If that is equal, the one with the fewest squares.
TS-PRX-04 = If that is equal too, a die decides, all with the same chance. Nothing else counts.
TS-PRX-05 = For the die, tied plans are grouped by object, end square and item carried at the end, and one group is drawn, all with the same chance. In the group the plan that leaves the most squares of its last move is used (moves are used up one after the other, not shared out), then the one whose series of directions comes first in the order north, east, south, west (a jump counts as its two directions, beginning a move or using a key as none).
TS-PRX-06 = Where a mode speaks of the first valid square, the end square of the plan chosen in this way is meant.
TS-PRX-07 = A wounded character keeps its type for all lists.

## Approach

section-TS-APR = Solo: approach
TS-APR-01 = Approach: among all positions that the NPC can reach with its building blocks within its AP (and the squares left of a running move) and where it may stop, it chooses the one with the smallest remaining cost to the object, in AP, then squares. Ties: least AP spent, then fewest squares, then the die (TS-PRX-05). The remaining cost is the cost (TS-PLN-10) of the cheapest plan without AP limit for that objective and object from there, with no squares left of a move; its goal action and the squares from which it attacks or sees (bow, push, wand) count. In this measure the item rules are off: the NPC keeps what it carries there and takes nothing.
TS-APR-02 = The remaining cost is measured on the first of these maps on which the object can be reached at all from the NPC's present square: (a) the board as it is, without AP limit; (b) closed portcullises may be passed at no cost; (c) squares of enemies may be passed too; (d) face-down halls too, as plain floor without edges inside (a border to a face-up hall counts by the face-up half alone). On every map moves, jumps, key and free abilities of this NPC count; only the way really walked is bound to the board as it is. Where any object will do (Reveal, Exit, Rotate, Destroy, Open), it is the first map on which at least one can be reached, and the nearest on that map is the object.
TS-APR-03 = If no position has a smaller remaining cost than the present square, or the object cannot be reached even on map (d), the NPC does nothing.
TS-APR-04 = What is approached: for Exit any square of your start zone; for Reveal the nearest face-down hall; for Rotate the nearest gear that may be used; for Destroy and Open the nearest portcullis in the right state; for Fight and Push the best-ranked enemy in the labyrinth or in the start zone; for Join the best-ranked ally that counts by TS-JOI-02; for Item the best-ranked item worth taking (TS-ITM-03); for Heal the best-ranked wounded ally. If that one cannot be reached even on map (d), the next one.
TS-APR-05 = The item rules work on the way. At the end of an approach no goal action is done.
TS-APR-06 = An approach uses its AP only as far as they bring the NPC nearer (TS-EX-03: 1 of 5 AP).
TS-APR-07 = For an approach it does not matter whether the enemy could be attacked or pushed this turn (TS-TUR-08, great shield, Father Haudrauf). But targets beaten in this activation stay excluded (TS-FGT-06).
TS-APR-08 = Map and object are fixed once, at the start of the approach.

## Combat

section-TS-CMB = Solo: combat
TS-CMB-01 = In every combat between NPCs and your characters you choose your combat card first and lay it face down. Then the top card of the non-player's combat pile is turned up, and the usual combat rules decide.
TS-CMB-02 = The non-player's card, a 0 too, goes to its discard pile. Your card goes to yours and is not used again in this game (TW-CBT-08), except the 0, which returns to your hand.
TS-CMB-03 = If the non-player's pile is empty when a card is needed, its discard pile is shuffled into a new one.
TS-CMB-04 = After the combat, before anything else, each of the two played cards with the symbol of your level calls one reinforcement, so up to two per combat: the non-player's card first, then yours.
TS-CMB-05 = Group combats are open to both sides. Who takes part is settled by itself (TW-GRP-01 to TW-GRP-04); nobody chooses it.
TS-CMB-06 = The only choice in a combat is which archers and lance carriers support an attack (TW-GRP-07): when the non-player attacks, all NPCs that may do so; when you attack, you choose. Nobody has to be picked for wounding: all losers of the close combat are hit (TW-GRP-06).
TS-CMB-07 = Your Telepath in a single close combat: the top 3 cards of the non-player's pile are turned up (if fewer are left, those, and its discards are shuffled to make it 3). You choose one of them, also a 0, as the non-player's card; it will be discarded. The other two are shuffled back into the pile. Then you choose and play your own card.
TS-CMB-08 = A Telepath of the non-player in a single close combat: you must play the lowest combat card in your hand other than the 0. If you have only the 0, you play the 0.
TS-CMB-09 = Two opposing Telepaths in a single close combat cancel each other: it is a normal combat.
TS-CMB-10 = Telepaths have no power in group or ranged combat. An attack with the lance between exactly two characters is a single close combat, so it works there (TW-CHR-TEL-05).
TS-CMB-11 = If your 0 bears the symbol, it calls a reinforcement every time you play it.
TS-CMB-12 = An NPC that is eliminated leaves the game with token and card, and you score as usual. What it carried follows TW-CAR-11 (an item stays, except on a pit without rope) and TW-CAR-12 (a carried wounded ally is eliminated too, also if the carrier is only wounded).
TS-CMB-13 = Order of a combat: (1) participants (TW-GRP-01) and supporters (TS-CMB-06) are fixed, and with them whether it is a single combat; (2) with your Telepath TS-CMB-07, so the non-player's card is known before yours; otherwise you lay your card (forced by TS-CMB-08 if a Telepath of the non-player is in a single combat), then the non-player's is turned up; (3) totals; (4) wounds, eliminations, broken lances, pits, VP, end of the game; (5) personalities on the result of a combat (Meg Amind); (6) both cards go to their piles; (7) reinforcements, the non-player's card first; (8) the activation or your turn goes on.
TS-CMB-14 = A reinforcement or an NPC revealed during an activation is in play at once: all plans made afterwards count it (its square is taken, it can be passed or joined), and it takes part in later combats of this turn although its own activation comes later.

## Revealing a hall

section-TS-REV = Solo: revealing a hall
TS-REV-01 = Whoever reveals a hall, it is turned over by the usual rules (TW-REV-01 to TW-REV-03): 1 AP for a character, none for the vision; it faces as it was laid, and all its portcullises are closed. TW-REV-04 and the numbers of tokens in TW-SET-07 do not hold.
TS-REV-02 = 3 tokens are drawn from the bag one by one, fewer if the bag holds fewer, and keep their order.
TS-REV-03 = The hall's card is taken from the face-up stack and turned the same way as the hall.
TS-REV-04 = In the order of drawing each token is teleported into the hall (TS-TPT-01), unless a personality places it otherwise. The personality of a drawn NPC is read before the dice are rolled.
TS-REV-05 = Afterwards the hall card joins the stack of revealed halls.
TS-REV-06 = The card of each NPC that was placed goes from beside the bag to the right end of the active row, upright.
TS-REV-07 = Where a token of one of your characters is placed, its figure takes its place.
TS-REV-08 = For the dice it does not matter who reveals: you choose for a 6, also when an NPC or the vision reveals.

## Teleport

section-TS-TPT = Solo: teleport
TS-TPT-01 = The red and the white die are rolled. Red gives the column of the hall card, white the row. The token goes to the square where they cross.
TS-TPT-02 = Columns count 1 to 5 from left to right and rows 1 to 5 from top to bottom in the hall as it is drawn unturned; they turn with the hall.
TS-TPT-03 = Red 6, white 1 to 5: you choose the column.
TS-TPT-04 = White 6, red 1 to 5: you choose the row.
TS-TPT-05 = Red 6 and white 6: the token leaves the game, and nobody scores. An NPC's card leaves too.
TS-TPT-06 = A square is valid if a token may lie there (floor or gear, no pit) and no token of any kind is on it.
TS-TPT-07 = If the result is not valid, both dice are rolled again, until it is valid or a double 6.
TS-TPT-08 = With one 6 you must choose a valid square if the row or column has one. If it has none, both dice are rolled again.
TS-TPT-09 = If the hall has no valid square at all: for a reinforcement another revealed hall is drawn; if no revealed hall has one, or at a reveal, the token leaves the game as with a double 6.

## Reinforcements

section-TS-RNF = Solo: reinforcements
TS-RNF-01 = A reinforcement comes when a card with the symbol of your level is played: an action, jump or combat card of yours, or a combat card of the non-player. Which cards: TS-RNF-02 to TS-RNF-04.
TS-RNF-02 = Pink: only the non-player's combat cards 0, 1 and 2. Black: the non-player's combat cards 0, 1 and 6; your action cards 2 and 5, any jump card, your combat cards 0, 4 and 6.
TS-RNF-03 = Your cards at the other levels: yellow, action 5; green, action 4 and combat 4; blue, action 3 and combat 5; red, action 4 and combat 0, 5 and 6.
TS-RNF-04 = The non-player's combat cards at the other levels: yellow 0 and 3; green 3, 4 and 5; blue 2, 3 and 5; red 1, 4, 5 and 6. They are chosen so that no card has more than three symbols, as printed cards have three places for them.
TS-RNF-05 = When they come: for a combat card right after the combat, before any other action; for a jump card right after the jump; for an action card in phase 3 of your turn.
TS-RNF-06 = How they come: the top card of the reinforcement deck goes upright to the right end of the active row, and its token is taken; a card is drawn at random from the stack of revealed halls; the token is teleported into that hall; the hall card is put back and the stack shuffled.
TS-RNF-07 = On a double 6 the token and its card leave the game, and no other comes instead.
TS-RNF-08 = A reinforcement acts in the non-player's current turn if it came in one, otherwise in the next.
TS-RNF-09 = If the reinforcement deck is empty, nobody comes.

## Modes

section-TS-FGT = Solo: mode Fight
TS-FGT-01 = Fight can be reached if the NPC can get to a square from which it may attack an enemy on its person list, wounded or not, and pay 1 AP for it. The enemy must be a legal target: neither wounded nor healed this turn, by whomever (TW-CBT-02, TW-CBT-10, TS-TUR-08). So an enemy wounded by one NPC cannot be finished off by the next in the same turn.
TS-FGT-02 = The target is the best rank among those it can reach, even if farther away.
TS-FGT-03 = It goes to the first valid square adjacent to the target and fights.
TS-FGT-04 = After a tie it attacks the same target again while AP are left. The same holds if it lost without a wound (shot with the bow, broken lance): it plans for the same target again.
TS-FGT-05 = If it is wounded, its activation ends at once and its token is turned face down.
TS-FGT-06 = If the target is wounded or eliminated and AP are left, targets beaten in this activation are excluded. It takes the best-ranked other enemy that it can reach and attack with the AP left, fights it, and so on. If it can attack none, it approaches the best-ranked other enemy. Then its activation ends.
TS-FGT-07 = Bow: an NPC carrying one looks for a shot first. It goes down its person list and takes the first enemy that can be a legal target of ranged combat within the limit, from the cheapest square with line of sight (usual restrictions such as the great shield hold). Only if no listed enemy can be shot at is close combat tested; a shot at a low rank goes before close combat with a high one. All this is for an NPC that carries the bow when the objective is tested (each time anew, TS-ACT-06). For one that would only gain it on the way, squares for a shot are merely further squares to attack from, ordered with the others by rank and cost.
TS-FGT-08 = Extendable lance: a square from which the lance may be used is a valid square to attack from. The cheaper plan wins; at equal cost it is the attack with the lance.
TS-FGT-09 = An enemy in a start zone can be attacked from an adjacent square of the labyrinth (TW-BRD-10). To fight, an NPC never enters the yellow start zone, for entering it is the exit.

section-TS-PSH = Solo: mode Push
TS-PSH-01 = Banshees only. Push can be reached if the NPC can get a line of sight to a listed enemy whom it may legally push from there, and pay for the push: 2 AP, unless its personality says otherwise.
TS-PSH-02 = The target is the best rank, then the nearest. The NPC stops on the first square with line of sight and pushes.
TS-PSH-03 = If the AP left allow it to push the same enemy again, moving for line of sight if needed, it does so, again and again. Otherwise its activation ends.
TS-PSH-04 = What a push may do and what comes of it is as usual (TW-CHR-BAN-01 to TW-CHR-BAN-08). An enemy eliminated by a push scores for the non-player.
TS-PSH-05 = Rules and risks of a push are the same as between two players: an NPC pushes even if that sends an unwounded enemy out over the blue start zone (TW-EXT-07, a point for you).
TS-PSH-06 = If the pushed enemy leaves the game or can no longer be pushed with the AP left, the activation ends. The NPC never turns to a second enemy.

section-TS-HEA = Solo: mode Heal
TS-HEA-01 = Clerics only. Heal can be reached if the NPC can get next to a wounded ally, or lay down the one it carries (TS-HEA-02), and pay 1 AP.
TS-HEA-02 = If it already carries a wounded ally, that one comes first: it lays him down on an adjacent square and heals him. Unlike in TW-CAR-05 the Cleric stays where he is, and laying down costs nothing; healing costs 1 AP. The square must be adjacent, free of characters and no pit without rope, and hold at most one item; if there are several, a die decides. If there is none, he first goes to the nearest square that has one beside it.
TS-HEA-03 = Otherwise the first patient is the best-ranked wounded ally it can reach. It stops on the first valid adjacent square and heals for 1 AP.
TS-HEA-04 = With AP left it goes to the nearest wounded ally, by proximity and not by rank, and heals if the AP suffice, otherwise approaches, until AP or wounded run out. Then its activation ends.
TS-HEA-05 = A wounded ally carried by another NPC is no patient (TW-CHR-CLE-02).
TS-HEA-06 = It heals neither itself nor enemies.
TS-HEA-07 = A patient taken up on the way (TS-INV-02) counts as carried from then on, so a plan may also end by laying him down (TS-HEA-02).

section-TS-RVL = Solo: mode Reveal
TS-RVL-01 = Reveal can be reached if the NPC can get to a square from which it can reveal a face-down hall, and pay 1 AP. It takes the nearest hall.
TS-RVL-02 = With AP left after a reveal it goes for the nearest face-down hall again: reveals it if the AP suffice, otherwise approaches it, until the AP run out. Then its activation ends.
TS-RVL-03 = When an NPC has revealed the last hall, its activation ends at once, and this objective is void for the rest of the game.

section-TS-EXT = Solo: mode Exit
TS-EXT-01 = Exit can be reached if the NPC can enter a square of your start zone within the limit. It takes the shortest way (from TS-PRX-02 on).
TS-EXT-02 = On entering it leaves the game at once: 1 VP for the non-player. Its card and token are removed, and what it carries leaves with it.
TS-EXT-03 = Which squares of the start zone it can enter is said in TW-EXT-05. Items or a wounded character of yours there do not bar the way. An unwounded one does, except for a Mage (flying) and, if it is a Colossus, for Banshee, Mage and Telepath. For a jump see TW-JMP-12. A wounded ally carried out leaves the game without points for anybody (TW-EXT-03).

section-TS-JOI = Solo: mode Join
TS-JOI-01 = Join can be reached if the NPC can get to a square adjacent to an ally on its person list. Best rank first, wounded or not, then the nearest.
TS-JOI-02 = If allies are adjacent to it already, only allies of a better rank than the best of those are objects of Join, for its approach too. With none adjacent there is no limit. Without an object the objective is skipped.
TS-JOI-03 = It stops on the first valid adjacent square, and its activation ends.

section-TS-ROT = Solo: mode Rotate
TS-ROT-01 = Rotate can be reached if the NPC stands on a gear or can stop on one within the limit, even with no AP left to turn. It takes the nearest (0 AP if it stands on one).
TS-ROT-02 = If it has at least 1 AP left on the gear, the rotation die is rolled once: a direction and a number from 1 to 3.
TS-ROT-03 = The hall that turns is the one of the pair, this hall or its sister, whose own direction is the one rolled.
TS-ROT-04 = If that hall is face down, nothing happens and the activation ends.
TS-ROT-05 = Otherwise the hall turns in that direction by as many quarters as the number says, but no more than there are AP left, for 1 AP each.
TS-ROT-06 = There is at most one such roll per activation (except by personality). Then it ends, even with AP left. Mechanorks follow the same rule unless their personality differs.
TS-ROT-07 = While Tüft Al stands unwounded on a gear, only Mechanorks, of either side, may use the two gears of that pair. Other NPCs ignore these gears when they test Rotate.

section-TS-DES = Solo: mode Destroy
TS-DES-01 = Colossi only. Destroy can be reached if the NPC can get to a portcullis that is not broken, closed or open, and pay 1 AP. It takes the nearest.
TS-DES-02 = With AP left it goes for the nearest next one: breaks it if the AP suffice, otherwise approaches it, until AP or portcullises run out. Then its activation ends.
TS-DES-03 = In any other mode a Colossus never breaks a portcullis (except by personality).

section-TS-OPN = Solo: mode Open
TS-OPN-01 = Backstabbers only. As TS-DES-01 and TS-DES-02, but for opening closed portcullises.
TS-OPN-02 = In any other mode a Backstabber never opens a portcullis by her ability (except by personality; a key is another matter).

section-TS-ITM = Solo: mode Item
TS-ITM-01 = Objects are the items on the NPC's list that are loose (TS-INV-02: alone, with a wounded character and so on) or carried by an ally; wounded allies count as the item "wounded". Items carried by unwounded enemies are no objects, for nobody can take them (TW-CAR-07).
TS-ITM-02 = An ally's item is taken by passing through his square. It is an object only if the rules for passing (TS-INV-05, TS-INV-06) give it to this NPC and the NPC can stop somewhere afterwards.
TS-ITM-03 = An NPC that carries something enters this mode only for an item of better rank. It leaves the old one behind when it takes the new one, where TS-INV-03 says (with an ally it exchanges, TS-INV-06).
TS-ITM-04 = Best rank first, even if farther away; equal ranks (two copies) by proximity.
TS-ITM-05 = A rope is never taken from an ally who stands on a pit.
TS-ITM-06 = After taking the item, with AP left, all objectives are tested again in order, with these AP and the squares left of the running move. Their own AP limits do not count now, and no AP are added. The first that can be reached is carried out in its mode.
TS-ITM-07 = If none can be reached, the NPC approaches its default objective with what is left. If that is impossible, its activation ends.
TS-ITM-08 = What follows may be Item again (if TS-ITM-03 allows); then TS-ITM-06 applies again.
TS-ITM-09 = With 0 AP nothing follows, even if squares of the last move are left: only AP that are left are spent on a new objective, otherwise the activation ends. Serpico's delivery (TS-PER-03) is no new objective.
TS-ITM-10 = The cost of an item plan counts up to the moment of taking. The plan is feasible only if from there the NPC could still get to a square where it may stop with the AP and squares left (at that moment it may be in an ally's square or over a pit). What follows (TS-WND-03, Serpico's delivery, TS-ITM-06, TS-ITM-07) is planned from there with the squares left of the running move. If there is nothing to do, the NPC goes the cheapest way to a square where it may stop, unless it can stop at once.
TS-ITM-11 = An item gained on the way (TS-INV-02, TS-INV-05, TS-INV-06) before the chosen object is reached does not end the plan. With it in hand the chosen object must still be of better rank, which the plan takes into account (TS-PLN-08).

section-TS-WND = Solo: the fireball wand
TS-WND-01 = Only Mages use the wand, and only in item mode.
TS-WND-02 = If a Mage holds a wand when he is activated, Item can be reached if within its limit he can get to a square from which he can eliminate a listed enemy with the wand. The target is the best rank, then the nearest. This is tested before any other item.
TS-WND-03 = A Mage that gains a wand in item mode checks at once whether he can eliminate a listed enemy with the AP left. If so he does; otherwise TS-ITM-06 follows.
TS-WND-04 = After a shot, TS-ITM-06 follows with the AP left.
TS-WND-05 = A wand gained in another mode is not used in that activation.
TS-WND-06 = An enemy eliminated by the wand scores 1 VP for the non-player. The wand is used up as usual (TW-ITM-FIR-03).

## Items in the hands of NPCs

section-TS-INV = Solo: items in the hands of NPCs
TS-INV-01 = Wounded allies are treated as items in all of this.
TS-INV-02 = Loose is what lies alone, with another item, on the square of a wounded character of either side, or untaken under an NPC (TS-INV-10). A wounded ally whom nobody carries is loose too. In every mode an NPC that carries nothing and enters a square with a loose listed item takes it at once, free; of several the best rank. This also holds for an item that lies with a wounded enemy.
TS-INV-03 = An NPC that carries an item and enters a square with a loose item of better rank swaps. The old one stays on that square if the golden rules allow, otherwise on the last valid square of its way; if there is none, there is no swap. Golden rules bind at the end of an action, so this is settled when the NPC goes on or stops. If it moves on, the old token stays where the new one lay. If it ends its action there (three tokens), the old one goes back to the last square of the running action, its start square included, that holds no unwounded character and where it may lie; the NPC may stop on the square of the swap only if there is such a square.
TS-INV-04 = Unlisted items are never taken. An NPC never gives up an item except by TS-INV-03, TS-INV-05, TS-INV-06, TS-ITM-03, TS-PLN-09 or a personality.
TS-INV-05 = Passing means that the moving NPC enters the square of an unwounded ally in a move (TW-MOV-04, TW-CAR-06). Jumping over him or standing next to him is not passing. If exactly one of the two carries an item, the one with the better rank for it has it afterwards. If they rank it equally, also if neither lists it, it stays.
TS-INV-06 = If both carry an item, four ranks are compared: each NPC's for each of the two items; unlisted is worse than every rank. If the single best rank is an NPC's for the item that the other carries, they exchange. If the best rank is tied between the two, or is an NPC's for the item it already carries, nothing happens. An exchange may leave the other worse off.
TS-INV-07 = On entering a square, loose items come first, then passing.
TS-INV-08 = There is no exchange if a golden rule would then be broken for the standing NPC (for example a rope taken from one above a pit). A rope lying on a pit is taken only under TW-ROP-06 and TW-ROP-07. Nothing is taken from a square with an unwounded enemy (TW-CAR-07), neither by a Mage flying over it nor by Missis Hiss.
TS-INV-09 = Items of both colours are treated alike.
TS-INV-10 = In place of TW-CAR-01: an NPC carries only what it took by these rules. An unlisted item on whose square it ends an action stays lying there, moves only with the hall, gives it nothing and is left when it goes. Your characters cannot take it while the NPC stands there unwounded (TW-CAR-07); for passing NPCs it is loose. On a square with a wounded ally whom it does not carry an NPC may not end an action. TW-CAR-01 still holds for a token that comes under an NPC by a push, and for a wounded NPC.
TS-INV-11 = All of this is compulsory, in plans as in what is done. Nobody has a choice.

## Chance and end

section-TS-RNG = Solo: what is random and what is hidden
TS-RNG-01 = Random are: layout of the halls, deal of the NPCs, draws from the bag, order of the active row, the non-player's combat pile, reinforcement deck, hall for a reinforcement, teleport dice, rotation die, ties, dice of personalities, vision pile.
TS-RNG-02 = Hidden from you: the order of the bag, of the non-player's combat pile, of the reinforcement deck and of the vision pile, and the face-down halls. Open is everything else, also the 8 NPC cards of the bag and both discard piles.
TS-RNG-03 = All chance comes from one seed in a fixed order, so that every game can be replayed. If you have the box on the table, you may draw and roll yourself and enter what falls.

section-TS-END = Solo: the end
TS-END-01 = The non-player scores 1 VP for each of your characters that is eliminated, 1 VP for each NPC that leaves over the yellow start zone, and what personalities bring.
TS-END-02 = The game ends at once when a side has 5 VP or more. If it is yours, you win; otherwise you lose.
TS-END-03 = If one event brings both to 5 or more, the side with more VP wins; if they are equal, you lose.
TS-END-04 = If no character of yours is left in the labyrinth, in the start zone or in the bag and you have fewer than 5 VP, you lose.
TS-END-05 = If at the start of 8 of your turns in a row you have no character in play, you lose.
TS-END-06 = There is no limit of rounds, only the safety limit of the program: after 200 turns, those of both sides together (on request 400), the game ends and you have not won.
TS-END-07 = Which level next? After a clear defeat one lower, after a close game the same, after an easy win one higher.

## Personalities

section-TS-PER = Solo: personalities
TS-PER-01 = Every NPC has one personality. It goes before all other rules.
TS-PER-02 = It works from the moment the NPC comes into play, its placing included, and only while the NPC is in play and unwounded, unless it says otherwise.
TS-PER-03 = The 32 personalities. Father Sam Arito: an ally healed by him and not yet activated this turn is set upright and acts this turn; it no longer counts as healed this turn, so it also takes part in combats. Father Haudrauf: he attacks from a square only if the printed combat values (wounded 0) of all enemies adjacent to it, and of the target of his bow or lance if that is not adjacent, add up to less than his own printed 2; partners in a group who are not adjacent to him are ignored, and his default approach is not limited. Father Lazarus: at the start of phase 3, if he is wounded and not carried, a die is rolled; on 5 or 6 he is unwounded, stays tilted and does not count as healed this turn. Deacon Longreach: may also heal a wounded ally in line of sight (so in a straight line, TW-LOS-01) at most 3 squares away; a patient he carries follows TS-HEA-02. Arthos: his 3rd, 6th, 9th broken portcullis of the game and so on scores 1 VP for the non-player. Hur-Ban: a tie in a combat he opened (close or with the lance, no shot with the bow) is a win for the non-player. Ram Bohl: in every mode his plans may break a closed portcullis at which he stands, for 1 AP, which ends the running move. Granit Gus: enemies may never pass through his square, not even flying Mages; TW-CHR-COL-02 to TW-CHR-COL-04 do not hold for him. Muldon: after his shot with the wand a die is rolled; on 5 or 6 he keeps the wand, for a later item mode or for AP left. Amystyn: if none of the six can be reached at the start of his activation (not after an item, TS-ITM-07) and he is not in a start zone, he approaches nothing but is teleported with the dice into a random revealed hall (TS-TPT-01; you choose for a 6); his item comes along, on a double 6 he stays put; then his activation ends. Xanth: no legal target of wand or push, wounded or not; sight still ends at him (TW-LOS-02). Pyra Quill: her wand needs no line of sight inside her own hall. Tüft Al: see TS-ROT-07; it binds your characters too. Yom: in rotate mode the die is rolled for his own hall, which turns in the rolled direction, whichever it is, by as many quarters as the number and the AP allow; if AP are left and the sister hall is face up, it is rolled again for that one in the same way; then his activation ends. Cog Nito and Spanner Hans: they come in on the gear of the hall, without dice, if no token is on it, otherwise by the dice. Spanner Hans, too: the rotation die is rolled again while it names a face-down hall. Serpico: in item mode, once he has taken a wounded ally (a fireball wand), he goes at once, with the AP and squares left, to the nearest unwounded allied Cleric (Mage) whom he can pass and who carries nothing, and hands it over in passing, whatever the ranks say (TS-INV-05 is off for this); then TS-ITM-06 with the squares left. If that is impossible, TS-ITM-06 with what he has. If he carries such an ally (such a wand) from an earlier turn, that too is his objective Item: within reach if he can hand it over like this within the limit, and before any other item. A wounded ally carried by an allied Cleric and a wand carried by an allied Mage are never objects for him, and he does not take them in passing. Snake Slissken: in a hall that he reveals, each drawn item goes without dice to the empty valid square of that hall with the shortest way to walk from him (moves only, no limit); if none can be walked to, to the one with the least distance along columns and rows; ties by die. Characters use the dice. Franz Rapyd: the first move of each activation has 2 more squares. Missis Hiss: may pass squares of unwounded enemies, but not stop there, and exit over one (as in TW-CHR-COL-03). Wave-Rick: see TS-PER-04. Lou Dah: a push costs 1 AP. Shrill Bill: a push moves the target a second square in the same direction if that is a legal push. Mona Wail: wounded and not carried, she is activated with speed 2 and at most 2 AP for each objective, also for the default one; Fight, Push and Item are skipped; she takes nothing and leaves what lies with her, may stop only on squares without another character, and her exit scores 1 VP (against TW-EXT-02). White Phil, Djenh, Meg Amind and Professor Psi: see TS-CMB-08 and TS-CMB-09. Djenh, too: speed 5 in a move begun while carrying a wounded ally. Meg Amind, too: if the non-player wins a combat she was in, you discard a random combat card other than the 0; that calls nothing. Professor Psi, too: in a single close combat against anybody but a Telepath two cards of the non-player are drawn (TS-CMB-03 if needed), the higher is played, the other goes under the pile. Lissandra: if she reveals a hall and no NPC was drawn, one reinforcement (TS-RNF-06) is teleported into that very hall, after the drawn tokens. Nightshade Nell: +2 also in a close combat that she opens as the only NPC (TW-CHR-BST-02 needs another NPC; the two never add up). Velvet Iris: in every mode her plans may open a closed portcullis at which she stands, for 1 AP. Quicksilver Kat: in fight mode, once she has beaten a target, there is no second one; with the AP left she exits or approaches the exit.
TS-PER-04 = Wave-Rick pushes a target one square straight away from him. If the border is free, it is an ordinary push without a wound. If the border is a closed portcullis, a wall or a slit, the target is forced through, ends on the square behind and is wounded. The border breaks, gets the marker of a broken portcullis and is open for everybody from then on (between two halls both halves become open and turn with their halls; a broken wall or slit is no portcullis for TS-DES-01). The square behind may be in a start zone: the target lies there wounded and does not leave the game (TW-EXT-07). If there is no such square, or it is face down or barred by TW-CHR-BAN-04, the push is not legal; if it is a pit, TW-CHR-BAN-05 follows. For an unforced push out over the blue start zone see TS-PSH-05. A target that was wounded already and is forced through is eliminated.
TS-PER-05 = When an NPC comes into play, its personality is shown to you.
TS-PER-06 = In the data every effect names the one point of the procedure where the program asks for it, when it is active (unwounded; wounded and not carried; in play, wounded or not; on coming in) and its numbers. These and TS-PER-03 are complete; the texts on the cards are only for reading.

## Variant: vision of the archmage

section-TS-VIS = Solo variant: vision of the archmage
TS-VIS-01 = Each action or combat card with the eye that either side plays makes one hall open by itself at the end of the current turn; several cards, several halls.
TS-VIS-02 = The eye is on your action card 5 and your combat cards 2 and 3, and on the non-player's combat cards 2 and 3.
TS-VIS-03 = Vision cards are turned up until one marks a face-down hall; those for revealed halls are laid aside. That hall is revealed (TS-REV-01).
TS-VIS-04 = Nobody counts as the character that reveals, so no personality of one applies. The hall is turned over by the usual rules as if you did it.
TS-VIS-05 = NPCs that appear in this way at the end of a turn of the non-player still act in that turn, which goes on until all cards are tilted again. Otherwise they act in the next one.
TS-VIS-06 = When all halls are revealed, the eye has no effect.

## Examples

section-TS-EX = Solo: examples
TS-EX-01 = White Phil (Exit 5, Item 4, Fight 4, Reveal 3, Rotate 2, Join 2): an enemy bars the exit within 5 AP, and fighting would be another objective; within 4 AP there is only the fireball wand, which is not on his list; several enemies can be attacked within 4 AP. So his mode is Fight, his target the yellow Cleric (best rank), and he uses exactly 4 AP.
TS-EX-02 = White Phil can reach none of the six; the shortest way out costs 10 AP. Default Exit: he moves his full 5 AP along the shortest way.
TS-EX-03 = White Phil is locked in a cell behind a closed portcullis. He moves to the square before the portcullis for 1 AP and stops there; 4 AP stay unused.
TS-EX-04 = At a reveal three tokens come one after the other. For the Mage the result was not valid, so both dice were rolled again; for a red 6 you chose column 4. Two of the three were NPCs, and their cards move to the active row.
TS-EX-05 = Hur-Ban (first Fight 5) attacks the Cleric, wins, moves on and attacks the Mage (rank 2), wins again and uses the fifth AP to approach the Backstabber (rank 3), without AP for a combat. The order is Cleric, Mage, Backstabber; those beaten are not attacked again.
TS-EX-06 = Lissandra (first Reveal 5) reaches and reveals hall no. 2 for 2 AP and picks up the bow on the way, for she carried nothing and it is on her list. With 3 AP left: a move for 1, a jump for 1 (no card), and the last one reveals hall no. 3.
TS-EX-07 = Tüft Al cannot reach Rotate 4. With Join 5 three allies are in reach: he goes to the Cleric (best rank), Father Sam Arito, for 4 AP and picks up the extendable lance (rank 4) on the way.
TS-EX-08 = Serpico (speed 6, Item 5) can reach the wounded Xanth (rank 1) and the wand (rank 2). He reaches Xanth in the 3rd AP with 3 squares of that move left, goes on through a slit, hands him to the Cleric with the 4th AP, goes on in the same move to the wand and has 1 square and 1 AP left. No allied Mage is in reach. The next objective in reach is Exit (own limit 4), done with the 5th AP: 1 VP for the non-player, and the wand leaves the game.
TS-EX-09 = Arthos (Destroy 5): move, break, move (picking up the wand on the way), break, move towards the third. That is 5 AP and 2 portcullises.
TS-EX-10 = Franz Rapyd (Rotate 3) goes to the gear for 1 AP and has 2 left. The die says 3 clockwise, which is the direction of his own hall: it turns by 180 degrees only.
TS-EX-11 = Muldon, empty-handed, passes Serpico, who carries the wand (rank 2 for Serpico, rank 1 for Muldon). Afterwards Muldon has it and Serpico nothing.
TS-EX-12 = Arthos carries the wand (rank 2), Amystyn the great shield (rank 4). When they pass, Amystyn gets the wand (rank 1) and Arthos the shield (rank 6).
TS-EX-13 = Father Haudrauf carries the key (rank 5), Djenh a wounded ally (rank 3). Both rank wounded allies 3, so there is no exchange.
TS-EX-14 = Level pink: reinforcements come only for the non-player's cards 0, 1 and 2.
TS-EX-15 = Level black: the non-player's 0, 1 and 6; your action cards 2 and 5, jump cards, combat cards 0, 4 and 6.
TS-EX-16 = Arthos breaks 3 portcullises in the game: 1 VP for the non-player. With 6 it is 2 VP, over any number of turns.
TS-EX-17 = Wave-Rick pushes a Mechanork who stands before a closed portcullis: the portcullis is broken, and the Mechanork lies wounded on the far side.
TS-EX-18 = Wave-Rick pushes a Cleric with one free square behind him and a wall behind that. The first push sends him one square back, unwounded; the second through the wall, wounded.
TS-EX-19 = Wave-Rick pushes a Naga with a slit at the edge of the labyrinth behind him: the slit gets the marker, and the Naga lies wounded in the start zone.
TS-EX-20 = Only your Mage (1) is adjacent to Father Haudrauf: he may attack although other characters of yours would join in a group combat.
TS-EX-21 = Yom rolls first for his own hall and then, with AP left, for the sister hall.
TS-EX-22 = Tüft Al stands on a gear: for an NPC that is no Mechanork, the two gears of that pair cannot be reached with Rotate.
TS-EX-23 = Snake Slissken reveals a hall none of whose squares he can walk to. The items lie at the least distance in squares from him, although out of his reach.
TS-EX-24 = Your first cycle: action cards 2, 3, 4, 5 in this order, and the first action reveals a hall at the yellow start zone. From your fifth turn on the order is free.
TS-EX-25 = What is in the bag: 8 NPCs, 6 violet items, 4 characters and 6 items of yours are 24 tokens, for 8 halls with 3 each.
TS-EX-26 = A turn of the non-player. Face up are S1 37A, S2 40B and S4 38B, unturned, and S3 39B, a quarter clockwise; face down S5 38A, turned by a half, S6 40A, unturned, S7 and S8; all portcullises are closed. Unwounded NPCs: Lissandra j2, Arthos c10, Serpico i8, Father Sam Arito d9 (his card is already tilted); wounded: Xanth e4. Yours: Cleric d5, Mage a4, Mechanork a7, Colossus a9. Loose items: violet bow k2, yellow fireball wand b5, violet key f9, yellow rope e10. Nobody carries anything. The row: Lissandra, Arthos, Serpico. Lissandra, Reveal 5: she moves north to j1, jumps over the pit k1 round the corner to k2, where she takes the bow, moves south to k3 and reveals S5: 4 AP, 4 squares. The tokens, dice red and white: yellow key 2 and 2, which is o4; Yom 5 and 5, a pit, again, 4 and 3, which is m3; violet great shield 6 and 4: you must choose one of the columns 2 to 5 (column 1 is a pit) and take 3, which is n2. Yom's card goes upright to the right end. With her last AP Lissandra approaches S6: she moves south, south, east to l5, remaining cost 1 AP and 0 squares; m5 would be as near but costs more squares. Arthos, Destroy 5: he moves east to d10 (the next square holds an ally and his speed is 2, so he must stop) and north, north through Father Sam Arito to d8. Then two plans cost the same, 4 AP and 4 squares: north to d7 and the portcullis between d7 and e7, or west to c8 and the one between b8 and c8. The die says the first: it is broken, 1 AP is left, and he approaches, south and west to c8, remaining cost 1 AP and 0 squares. His count is 1, no VP. Serpico, Item 5: rank 1 is the wounded Xanth. He moves north, north (slit), north (slit), west, west (slit) to g5, jumps over g4 to g3 and moves north, west, south (slit), south, west to e4: 3 AP, 12 squares, 1 square left. The rank decides although key and shield, 2 AP each, are nearer. With the 2 AP left he cannot pass Father Sam Arito, and no item is better. Exit: the last square north, a move east, north (slit), north, west, west, west to c1, a move west, west into a1: 2 AP, 9 squares; its own limit of 4 does not matter. 1 VP for the non-player; Xanth leaves the game without points. Yom acts last, in the same turn.
TS-EX-27 = TS-EX-03 on a real hall: S1 37A, unturned, is face up, all else face down; White Phil is alone on b2 in the closed cell. He can reach none of the six. Default Exit, map (b): from b2 the remaining cost is 3 AP and 7 squares. He moves east and south to c3, where it is 2 AP and 5 squares, and stays there; 4 of his 5 AP are unused.
TS-EX-28 = A Cleric of the non-player with Heal 3 carries a wounded ally, and three adjacent squares are free. The die picks one of them; the ally is laid there and healed for 1 AP (TS-HEA-02), and his card stays tilted. 2 AP are left for the nearest further patient.
TS-EX-29 = A Naga of the non-player that carries the key (rank 3) enters the square of the wand (rank 2) with squares left. If it goes on, the key lies where the wand was. If it stops there, the key lies on the square before (TS-INV-03).
TS-EX-30 = Serpico, empty-handed, passes Father Haudrauf, who carries a wounded ally (rank 1 for Serpico, 3 for Haudrauf): nothing happens, by Serpico's personality. Any other NPC that ranks wounded allies 1 or 2 would take him.

## Rulings

section-TS-AMB = Solo: rulings
TS-AMB-01 = Which map measures what is nearer when the way is closed? The booklet lets a locked-in NPC walk to the portcullis that bars its shortest way, so closed portcullises do not count in the measure. We relax step by step (TS-APR-02), so that a way that is really open always wins.
TS-AMB-02 = Is a second target in fight mode attacked? The text says that the NPC approaches it, the example attacks it. We let it attack if the AP suffice and approach otherwise. Targets already beaten in this activation are excluded, since the example leaves a wounded Cleric alone.
TS-AMB-03 = What if the next target cannot be attacked but one of lower rank can? The lower one is attacked, by the same logic as the first target.
TS-AMB-04 = Does Heal go by rank or by nearness? The first patient by rank, later ones by nearness, as the text has it.
TS-AMB-05 = Which limit holds for what follows in item mode? The AP left count; the own limit of what follows does not, neither up nor down (TS-EX-08).
TS-AMB-06 = What becomes of squares left? The running move goes on after picking up or handing over and is lost by any action that costs AP (TS-PLN-06).
TS-AMB-07 = Where is the old item left in item mode? The booklet says once on the last valid square before the new one, once on the square of the new one if the golden rules allow. The first place refers to the second, so TS-INV-03 governs both.
TS-AMB-08 = What is passing? Entering the ally's square in a move, not moving next to him: the same as in TW-CAR-06, so there is no conflict.
TS-AMB-09 = Both NPCs have the best rank, for different items: do they exchange? The booklet says no exchange on a tie; we keep to it even if both would gain.
TS-AMB-10 = Does an NPC join when it is next to an equal? No, there is no point in walking.
TS-AMB-11 = Is an open portcullis destroyed, too? Yes, for the booklet speaks of those not destroyed.
TS-AMB-12 = Do both copies of 2 and 3 bear the same symbols? The booklet names values, so all copies of a value do.
TS-AMB-13 = Which cards of the non-player bear the symbols of yellow, green, blue and red? That is unknown. They are chosen so that no card has more than three symbols and more reinforcements are to be expected from level to level (estimate for 4 rounds: 1.8, 2.3, 3.2, 3.6, 4.5, 5.6).
TS-AMB-14 = Can an NPC act twice in a turn because Father Sam Arito heals it? No (TS-NPT-07).
TS-AMB-15 = Who reveals when the vision opens a hall? Nobody (TS-VIS-04).
TS-AMB-16 = Where does the card of an NPC go that was eliminated or has left? Out of the game; it never returns to the reinforcement deck.
TS-AMB-17 = What does "wounded" in the item lists mean? Wounded allies (violet) only; nobody carries wounded enemies (TW-CAR-04).
TS-AMB-18 = Of which types are White Phil, Djenh, Xanth, Hur-Ban, Lissandra, Muldon, Amystyn, Franz Rapyd and Snake Slissken? The booklet does not say; we chose, and the data give the reason for each.
TS-AMB-19 = Is the variant balanced? The cards we reconstructed were balanced on paper only: 16 of 32 have Exit as default and 10 have Fight. At pink few reinforcements come, so the 8 NPCs of the bag are the main opposition; at black about one more NPC arrives each round. Simulated games should confirm it; AP limits of our own are the first thing to adjust.
TS-AMB-20 = Can an enemy be wounded and finished off in one turn of the non-player? The booklet allows wounded enemies as targets, but nobody is attacked in the turn of his wounding: that usual rule stays, for the booklet keeps all it does not change (TS-FGT-01, TS-TUR-08). So those beaten in TS-EX-05 are left alone by the usual rules.
TS-AMB-21 = What does it cost to lay down a carried patient? The booklet says that the Cleric lays him on an adjacent square and heals him, and speaks of a way only in the other case; usually things are laid down only in a move. We follow the booklet: no move, no further AP (TS-HEA-02). Your own Cleric keeps to the usual rule (TW-CAR-05, TW-CHR-CLE-02).
TS-AMB-22 = Can an NPC exit over an occupied square? The booklet is silent, so TW-EXT-05 holds (TS-EXT-03): items and wounded characters of yours do not bar the exit.
TS-AMB-23 = Does a wounded character pushed into a start zone leave? The booklet has the target of Wave-Rick lie wounded in the start zone, so it does not (TW-EXT-07).
TS-AMB-24 = Are the symbols on your cards certain? All were seen on photographs. The picture of combat card 4 is damaged, but its skull (the booklet confirms it) and three-pointed green star are legible. The pink symbol and the blue combat cards were never seen.
TS-AMB-25 = AP and squares are equal, but not the squares left of the running move: what then? That matters only for what follows an item. The plan that leaves more is used (TS-PRX-05), as the example of Serpico counts it.
TS-AMB-26 = Does an NPC carry a token it does not want on the square where it stops? By the usual rules what is under a figure is carried by itself; the booklet lets NPCs take only what is listed. TS-INV-10 keeps to the booklet.
TS-AMB-27 = Does Serpico take back what he has delivered? By his list he would take the wounded one from the Cleric again at once; the example sends him on to the wand. So what he delivered is no object for him (TS-PER-03).
TS-AMB-28 = What counts on the maps of TS-APR-02? Jumps, key and free abilities, on every one. The first map on which the object can be reached is kept for the whole approach (TS-APR-08).
TS-AMB-29 = Is an item swapped on the square or before it? That depends on whether the NPC goes on or stops (TS-INV-03), for golden rules bind only at the end of an action.
TS-AMB-30 = Does a bow gained on the way count like a carried one? The booklet words the preference for a shot for an NPC that carries the bow. Gained on the way it only adds squares to attack from (TS-FGT-07).
TS-AMB-31 = Do NPCs act that the vision reveals at the end of the non-player's turn? The vision is still part of the turn, and by the booklet whoever appears in a turn of the non-player acts in it. So the turn goes on for them (TS-VIS-05); a vision that falls due meanwhile comes at its new end.
