# Dungeon Twister: Prison: the rules in English, one message per rule id.

## The board

section-TW-BRD = The board
TW-BRD-01 = The board is 22 squares long and 10 wide. Columns run from west to east, a to v; rows from north to south, 1 to 10. Column a is yellow's start zone, columns b to u are the halls, column v is blue's start zone.
TW-BRD-02 = The halls lie in eight slots. S1 and S2 cover columns b to f, S3 and S4 g to k, S5 and S6 l to p, S7 and S8 q to u; slots with odd numbers are rows 1 to 5, those with even numbers rows 6 to 10.
TW-BRD-03 = A hall is a grid of 5 by 5 squares. Each square is floor, gear or pit; each of its 60 edges (40 inside, 20 on the border) is open, a wall, a portcullis or an arrow slit.
TW-BRD-04 = Neighbours are only the four squares to the north, east, south and west. Diagonals never count, for anything.
TW-BRD-05 = An edge inside a hall has one state. Where two halls meet, each brings its own half of the edge; between a hall and a start zone only the hall's half counts, for the zone's side is always open.
TW-BRD-06 = The two halves together are a wall if either half is one; otherwise they are blocked if either is a closed portcullis; otherwise they are a slit if either is one; otherwise they are open.
TW-BRD-07 = Along a start zone its squares are neighbours, without walls between them.
TW-BRD-08 = The outer rim of the board (north of row 1, south of row 10, beyond columns a and v) is always closed, whatever the border of a hall shows there. A slit on the rim leads nowhere.
TW-BRD-09 = Nobody enters a face-down hall or sees into it or through it. Its half of an edge is unknown and counts as closed for everything except revealing (TW-REV-02).
TW-BRD-10 = Adjacent, as combat, healing and carrying ask for it, are two neighbouring squares that are both face up or in a start zone, if the edge between them is open or holds an open or broken portcullis. A wall, a closed portcullis or a slit parts them.
TW-BRD-11 = Count columns and rows of a hall from 0 to 4, starting in the north-west. A quarter turn clockwise takes column x, row y to column 4 − y, row x; north becomes east, east south, south west and west north. Counter-clockwise is the reverse.
TW-BRD-12 = Squares of a start zone are valid squares and anchor squares, but never empty floor squares: an effect that asks for an empty floor square cannot choose them.
TW-BRD-13 = A start zone is no hall. It never turns, and there is nothing to reveal.

## Set-up

section-TW-SET = Set-up
TW-SET-01 = One of you plays yellow, the other blue, by agreement or by lot. Here the first seat is yellow, in the west, and the second blue, in the east.
TW-SET-02 = The 8 halls are shuffled and laid out face down, two by four, and nobody looks at them. Where a hall lies and which of its 4 ways it faces is pure chance, all equally likely, and hidden from both of you.
TW-SET-03 = You take the 14 tokens and the 16 cards of your colour. The tokens stay behind your screen.
TW-SET-04 = You secretly choose 4 of your 8 characters and put them face down on the 4 circles of your start zone, one on each, arranged as you like.
TW-SET-05 = The circles are in rows 2, 4, 7 and 9: a2, a4, a7 and a9 for yellow, v2, v4, v7 and v9 for blue.
TW-SET-06 = Chance decides who begins to lay. From then on you alternate: each lays one of the 10 other tokens (4 characters, 6 items) face down on any hall that is not full.
TW-SET-07 = The 4 halls beside a start zone (S1, S2, S7, S8) hold 2 tokens each, the 4 in the middle (S3 to S6) hold 3 each. That makes 20 places for 20 tokens: in the end all halls are full.
TW-SET-08 = Both colours share the places of a hall, and you may lay in any slot, near or far.
TW-SET-09 = How many tokens of which colour lie face down on a hall is open to all. What they are, only their owner knows.
TW-SET-10 = When all tokens lie, you both reveal your 4 starting characters at the same moment. The tokens become figures, all of them unwounded.
TW-SET-11 = Who takes the first turn is drawn by lot, no matter who began to lay.
TW-SET-12 = You play to 5 victory points (VP), or to 6 or 7 if you choose so beforehand. A scenario sets its own target.
TW-SET-13 = When play begins, the screens hide nothing any more: all tokens are on the board.

## Your turn

section-TW-TRN = Your turn
TW-TRN-01 = Your turn has three phases: (1) play one action card face up from your hand; (2) spend up to that many action points (AP); (3) if no action card is left in your hand, take all four back. Then your opponent's turn begins.
TW-TRN-02 = You take turns strictly one after the other.
TW-TRN-03 = In the very first turn of the game the 2 has to be played (unless you play without the opening limit).
TW-TRN-04 = Opening limit: your action card may be at most 1 higher than the highest one that either of you has played so far. As soon as a 4 has been played, the limit is gone for good. As an option each of you counts only your own cards and begins with the 2, or there is no limit.
TW-TRN-05 = An action card you have played stays out until phase 3 of the turn in which you play your fourth. Each player has a cycle of their own.
TW-TRN-06 = If the opening limit allows none of your cards, you must play your lowest. With the limit of TW-TRN-04 that cannot happen; the rule is only there to be safe.
TW-TRN-07 = You must play an action card, but you need not spend its AP. What you do not use is lost.
TW-TRN-08 = Share out your AP as you like, all to one character or one to each. A character may act any number of times in a turn.
TW-TRN-09 = Only your own unwounded characters in play act, and only if they are not blocked. A character is blocked if it was healed this turn (TW-CHR-CLE-03).
TW-TRN-10 = At the end of every turn nobody counts any longer as wounded or healed this turn, on either side.
TW-TRN-11 = If none of your characters can act, you play an action card and end your turn.

## Actions

section-TW-ACT = Actions
TW-ACT-01 = First golden rule: finish one action before you begin the next. You cannot stop a move for another action and then go on with it.
TW-ACT-02 = You cannot begin an action that you cannot pay or whose condition is not met.
TW-ACT-03 = Once an action has shown its effect (hall revealed, hall turned, combat cards turned up), it cannot be taken back.
TW-ACT-04 = After every action these follow, in this order: exit (TW-EXT-01), who stands on a pit (TW-PIT-05), golden rules (TW-GLD-01), victory (TW-VP-05).

## Golden rules: what may share a square

section-TW-GLD = Golden rules: what may share a square
TW-GLD-01 = At the end of an action no square holds more than two tokens. A figure is one token.
TW-GLD-02 = At the end of an action a square may hold nothing; 1 or 2 items; 1 wounded character, alone or with 1 item; or 1 unwounded character, alone, with 1 item or with 1 wounded character of the same colour.
TW-GLD-03 = These are never together at the end of an action: two unwounded characters; an unwounded character and a wounded enemy; two wounded characters.
TW-GLD-04 = Hex markers on edges and square markers on whole squares do not count, neither for the golden rules nor for whether a square is empty.
TW-GLD-05 = The golden rules are checked only when an action ends; while it runs, a square may hold more.
TW-GLD-06 = An action that would end in a forbidden position may not be made.

## Carrying

section-TW-CAR = Carrying
TW-CAR-01 = A character carries the other token on its square: an unwounded one the item or the wounded friend (a character of its colour) under it, a wounded one the item beside it. Nothing else needs to be remembered. (Only the automatic side of the solo game has a rule of its own.)
TW-CAR-02 = So nobody carries more than one token.
TW-CAR-03 = Characters of either colour may carry and use items of either colour.
TW-CAR-04 = Only an unwounded friend carries a wounded character, and never together with its item, for that would be three tokens: to take the character, leave the item behind.
TW-CAR-05 = Taking up, putting down and exchanging cost nothing. Only a character that is moving can do it, on any square of its way, first and last included, or one that jumps, where it starts and where it lands.
TW-CAR-06 = On a square of its way the mover may put down what it carries, take one token that lies there, or take the item of a wounded character, friend or enemy. From an unwounded friend standing there it may take the token, hand over its own, or exchange both.
TW-CAR-07 = On a square with an unwounded enemy nothing can be taken and nothing given.
TW-CAR-08 = A move of 0 squares for 1 AP, only to put something down or take it up on your own square, would be allowed. But since what lies under a character is carried anyway, it changes nothing, and the program does not offer it.
TW-CAR-09 = On a pit you may put down a rope that can be anchored there (TW-ROP-02), or anything where a rope already lies, as far as the golden rules (TW-GLD-02) allow. Any other token than a rope that is left on a pit without rope is out of the game.
TW-CAR-10 = What a character carries goes wherever it goes: in moves, jumps, pushes and with turning halls.
TW-CAR-11 = When a character is eliminated, the item it carried stays on the square. On a pit without a lying rope the item is out of the game, unless it is a rope itself; a rope stays on the pit and serves there like a laid one.
TW-CAR-12 = When a character that carries a wounded friend is wounded or eliminated, the one it carries is eliminated at once.
TW-CAR-13 = A wounded character keeps its item and profits from it if it needs no AP (great shield, rope). It cannot use an item that needs an action.

## Revealing a hall

section-TW-REV = Revealing a hall
TW-REV-01 = Revealing a hall costs 1 AP.
TW-REV-02 = You need an own unwounded character on a square beside a square of the face-down hall, and the edge on its side must be open or hold an open or broken portcullis. A wall, a closed portcullis or a slit on that side prevents it, whatever the character can pass. From a start zone that side is always open.
TW-REV-03 = The hall is turned face up in its slot, facing the way it has had since set-up. All its portcullises are closed.
TW-REV-04 = If you reveal, you place all tokens of the hall except items of your own colour, in any order: your characters, enemy characters and enemy items. Then your opponent places the rest, the items of your colour.
TW-REV-05 = Each token goes face up on an empty floor square or gear of that hall, never on a pit and never two on one square.
TW-REV-06 = You may place a token in a closed cell or a dead end.
TW-REV-07 = Characters placed are unwounded and in play at once. Those of the active player may act in the same turn.
TW-REV-08 = All of you see what the tokens are before the first one is placed.

## Turning a hall

section-TW-ROT = Turning a hall
TW-ROT-01 = An unwounded character on a gear may, for 1 AP, give the hall it stands in, or its sister hall instead, a quarter turn.
TW-ROT-02 = A half turn is 2 such actions, a three-quarter turn 3.
TW-ROT-03 = The hall turns the way of the arrow printed on the hall that turns. The two halls of a pair have opposite directions.
TW-ROT-04 = One AP never turns two halls.
TW-ROT-05 = A face-down sister hall cannot be turned.
TW-ROT-06 = Everything in the hall turns with it: tokens stay on their squares, portcullises keep edge and state, laid ropes stay laid.
TW-ROT-07 = What stands in the hall does not hinder the turn. Characters on its border may lose or gain neighbours by it.
TW-ROT-08 = A rope that was laid legally stays legal after any turn (TW-AMB-06).
TW-ROT-09 = Where halls of other boxes make more than two halls with the same number, a gear turns any revealed one of that number.

## Moving

section-TW-MOV = Moving
TW-MOV-01 = A move costs 1 AP. The character goes up to as many squares as its speed, one orthogonal step after the other. Squares it does not use are lost.
TW-MOV-02 = A step leads over an edge that is open or holds an open or broken portcullis. Only the Naga passes slits; nobody passes walls and closed portcullises.
TW-MOV-03 = You step onto a pit only if a rope is already there, lying free or carried by somebody there whom you may pass (TW-MOV-04 to TW-MOV-06, TW-CHR-COL-02); or if the mover carries a rope that can be anchored there (TW-ROP-02); or if it flies.
TW-MOV-04 = A square with an unwounded friend may be passed, but you cannot end there.
TW-MOV-05 = A square with an unwounded enemy can be neither passed nor ended on. Exceptions: flying (TW-CHR-MAG-01) and between the legs of the Colossus (TW-CHR-COL-02).
TW-MOV-06 = A square with a wounded enemy may be passed, but you cannot end there (for exits see TW-EXT-05).
TW-MOV-07 = A square with a wounded friend or with items may be passed and ended on, as far as the golden rules (TW-GLD-02) allow.
TW-MOV-08 = In one move you may enter the same square more than once.
TW-MOV-09 = A move ends at once when the character enters the opponent's start zone (TW-EXT-01).
TW-MOV-10 = A character may go back into its own start zone, walk along it and leave items there.
TW-MOV-11 = The last square must be valid for the character: no pit without rope, nothing against the golden rules (TW-GLD-02). You may not end a move on a pit without rope on purpose either.
TW-MOV-12 = Carrying does not change the speed.

## Pits

section-TW-PIT = Pits
TW-PIT-01 = A pit is an obstacle: it can be crossed by flying, with a rope or by a jump. It does not block sight.
TW-PIT-02 = Two pits that become neighbours by turning are a double pit. One jump crosses only one obstacle square.
TW-PIT-03 = On a pit with a rope, lying or carried by the one on it, characters may stay, wounded or not.
TW-PIT-04 = If the rope leaves the pit, everybody on it without another rope falls.
TW-PIT-05 = At the end of every action each character on a pit without rope is eliminated, with everything it carries except as in TW-CAR-11. VP are given by TW-VP-02 or TW-SUI-02.
TW-PIT-06 = A character pushed onto a pit suffers it at that check.

## Laying a rope

section-TW-ROP = Laying a rope
TW-ROP-01 = Rope, golden rule 1: you can put a rope over an obstacle only if two anchor squares lie next to the obstacle.
TW-ROP-02 = At least two of the pit's four neighbours must be anchor squares, each joined to the pit by an open edge or an open or broken portcullis. Walls, closed portcullises, slits and face-down halls do not join. The two need not lie opposite each other.
TW-ROP-03 = Anchor squares are all valid squares, the squares of start zones, and obstacle squares that a legally laid rope already covers. A square is valid if the character who lays the rope may stay on it: floor, gear, and for some an obstacle, too (TW-DT1-01).
TW-ROP-04 = Rope, golden rule 2: a square over which a rope was legally laid is itself an anchor square and a valid square for everybody.
TW-ROP-05 = Whoever carries a rope and steps onto a pit lays it by itself, at no cost. A rope on a pit, of either colour, serves everybody who may enter the square.
TW-ROP-06 = Stepping off the pit, the carrier may take the rope along or leave it. It may take it only if the square it steps onto is valid without that rope, so never from pit to pit with one rope.
TW-ROP-07 = Passing a pit with a lying rope and nobody on it, a mover may take the rope under the same condition.
TW-ROP-08 = The rope under an unwounded friend on a pit cannot be taken.
TW-ROP-09 = From a wounded enemy on a pit a passing character may take the rope, by TW-ROP-06. The wounded one falls and is eliminated, for the VP of the player who took the rope.
TW-ROP-10 = A row of obstacles is crossed square by square under these rules.

## Jumping

section-TW-JMP = Jumping
TW-JMP-01 = A jump costs 1 AP and one jump card. The card leaves the game; you have 3 for the whole game.
TW-JMP-02 = A jump is an action of its own, no part of a move.
TW-JMP-03 = The character leaves its square over exactly one neighbouring obstacle square and lands on a square next to that obstacle, straight on or round the corner, but not where it came from.
TW-JMP-04 = Both edges, from start to obstacle and from obstacle to landing, must be open or hold an open or broken portcullis.
TW-JMP-05 = The start square must be valid, the obstacle next to it, the landing square next to the obstacle and valid too. Start and landing square must both be valid before and after the jump.
TW-JMP-06 = So a character on a rope over a pit may jump to a floor square, but cannot take the rope: it stays.
TW-JMP-07 = You may land on an obstacle square with a legally laid rope.
TW-JMP-08 = Never jump over a square with a wounded character or an unwounded enemy. Over an unwounded friend you may.
TW-JMP-09 = The landing square is empty, or holds one item or a wounded friend if the golden rules hold with what the jumper carries (TW-GLD-02). Never land on an unwounded character or a wounded enemy.
TW-JMP-10 = You cannot jump over plain floor.
TW-JMP-11 = What the jumper carries comes along, except a rope that the start square needs (TW-JMP-06). Nothing can be taken up in the air.
TW-JMP-12 = A jump into the opponent's start zone is an exit, unless a wounded enemy or any unwounded character is on the landing square.

## Portcullises

section-TW-PRT = Portcullises
TW-PRT-01 = A portcullis is closed (when revealed), open or broken. Closed it is like a wall: no way through, no sight, not adjacent, no revealing, no rope. Open or broken it is as if it were not there.
TW-PRT-02 = A character is at a portcullis if it stands on one of the two squares that the edge separates and no half of a wall or slit lies between.
TW-PRT-03 = Opening a closed portcullis or closing an open one costs 1 AP. It takes an unwounded Backstabber or an unwounded character carrying a key, standing at it.
TW-PRT-04 = Breaking a closed or open portcullis costs 1 AP and takes an unwounded Colossus standing at it. Broken is for good.
TW-PRT-05 = A double portcullis, with a portcullis in both halves of a border, is two: each is opened, closed or broken on its own, from either side, so clearing the way costs 2 AP. With the printed halls it cannot occur, for none has a portcullis on its border.
TW-PRT-06 = Whatever stands on its two sides, a portcullis can be operated.
TW-PRT-07 = A portcullis on the border of a face-up hall can be operated from either side; if the hall beyond is face down, from the face-up side.

## Arrow slits and line of sight

section-TW-LOS = Arrow slits and line of sight
TW-LOS-01 = Line of sight runs from a square straight in one of the four directions, any distance, across halls and start zones.
TW-LOS-02 = It ends at the first square with a character, wounded or not, friend or enemy. Only that character is in sight; where one carries a wounded character, only the unwounded one.
TW-LOS-03 = Walls, closed portcullises, face-down halls and the rim block it. Items, pits, gears and open or broken portcullises do not.
TW-LOS-04 = For sight a slit is a wall, except if it is the first edge that the line crosses, right at the observer's square: then the observer looks through as if it were open, far beyond it too. So sight through a slit is not mutual.
TW-LOS-05 = Two squares on the two sides of a slit are not adjacent: no close combat, no healing, no exchange. The lance is the exception (TW-ITM-LAN-05).
TW-LOS-06 = Slits belong to the walls. What passes or breaks walls in other boxes also passes or breaks slits.
TW-LOS-07 = A wounded character never blocks the sight of the one who carries it.

## Close combat

section-TW-CBT = Close combat
TW-CBT-01 = For 1 AP one of your unwounded characters that is not blocked attacks an adjacent enemy character (TW-BRD-10).
TW-CBT-02 = The target may be any enemy character, wounded or not, that was neither wounded nor healed this turn.
TW-CBT-03 = Who takes part is said from TW-GRP-01 on. With exactly two characters it is a single combat.
TW-CBT-04 = Both players secretly choose one combat card from their hand and reveal them together (for the Telepath see TW-CHR-TEL-01). Playing one is mandatory; thanks to the 0 you always have one.
TW-CBT-05 = A side's total is the sum of the combat values of all its participants, plus bonuses, plus the card. A wounded character has value 0.
TW-CBT-06 = The higher total wins. If they are equal, nothing happens to anybody.
TW-CBT-07 = Every loser of a close combat who was unwounded becomes wounded and counts as wounded this turn; a loser who was already wounded is eliminated. This holds for attackers too.
TW-CBT-08 = Combat cards that were played leave the game, whether you win, lose or draw. Only the 0 goes back to its owner's hand.
TW-CBT-09 = Cards that were played are open to all, so you can work out what is left in a hand.
TW-CBT-10 = A character wounded this turn, in whatever way, cannot be attacked again this turn, neither in close nor in ranged combat. Only the fireball may still hit it.
TW-CBT-11 = After a tie you may attack again with further AP.
TW-CBT-12 = Combat moves nobody.
TW-CBT-13 = Where a character carries a wounded friend, only the carrier can be attacked.

## Group combat

section-TW-GRP = Group combat
TW-GRP-01 = Who takes part is settled by itself: start with attacker and target, then keep adding every unwounded character that is not blocked and is adjacent to an enemy taking part, until nothing changes. Chains count.
TW-GRP-02 = In close combat nobody, on either side, can stay out of it or choose not to take part.
TW-GRP-03 = A wounded character takes part only as the direct target.
TW-GRP-04 = Characters wounded or healed this turn do not take part.
TW-GRP-05 = Each side plays one card.
TW-GRP-06 = All close-combat participants of the losing side are wounded; a wounded direct target is eliminated.
TW-GRP-07 = Before cards are chosen the attacker, but not the defender, may add own bow carriers as ranged support (TW-RNG-09) and own lance carriers at distance 2 (TW-ITM-LAN-07). That costs no further AP.
TW-GRP-08 = With more than two participants, supporters included, it is a group combat.
TW-GRP-09 = In a combat with close and ranged participants, close-combat abilities work for those characters that are adjacent to at least one enemy.

## Ranged combat

section-TW-RNG = Ranged combat
TW-RNG-01 = For 1 AP one of your unwounded characters that carries a bow and is not blocked shoots at an enemy character in its line of sight, any number of times per turn.
TW-RNG-02 = The shooter must not be adjacent to any unwounded enemy (TW-AMB-10).
TW-RNG-03 = The target must be neither wounded nor healed this turn and must not carry a great shield. A target that was wounded before is allowed.
TW-RNG-04 = The shooter counts with the value of the weapon (bow 1) instead of its own combat value, and nothing modifies it.
TW-RNG-05 = The target fights with its own value, defence bonuses and card. Both play a card as usual.
TW-RNG-06 = If the shooter's side wins, the target is wounded, or eliminated if it already was. If it loses or ties, nothing happens to the shooter.
TW-RNG-07 = More of your bow carriers that see the same target and obey TW-RNG-02 may join; their values add up.
TW-RNG-08 = A ranged attack draws in nobody who stands beside the target: only the shooters and the target take part.
TW-RNG-09 = A bow carrier may support an attack in close combat (TW-GRP-07) if it obeys TW-RNG-02 and sees an enemy taking part that has no great shield. It adds 1. In defence it never helps.
TW-RNG-10 = Close-combat abilities (Backstabber, Telepath) do not work in ranged combat.
TW-RNG-11 = If one character has several ranged weapons, neither their values nor their advantages add up.
TW-RNG-12 = Defence bonuses that the target has from items or from itself count in ranged combat. This box has none; for others see TW-MIX-11 and TW-DT1-06.

## Wounded and eliminated

section-TW-WND = Wounded and eliminated
TW-WND-01 = A wounded character neither moves nor acts, has combat value 0 and stays on its square.
TW-WND-02 = It can be attacked, carried by friends, healed, pushed and burned.
TW-WND-03 = Its abilities are off: Telepath, Backstabber, the legs of the Colossus, the flight of the Mage.
TW-WND-04 = An eliminated character is out of the game for good.
TW-WND-05 = A wounded character keeps its type for every rule that names a type.
TW-WND-06 = At a table with tokens only, a wounded character is its token face down. This is only a matter of display; the program shows who is wounded.

## Exit

section-TW-EXT = Exit
TW-EXT-01 = A character that enters any square of the opponent's start zone leaves the dungeon at once, and its action ends.
TW-EXT-02 = If it is unwounded, its owner gets 1 VP.
TW-EXT-03 = What it carries leaves too and brings nothing: an item is out of the game, and so is a wounded friend, without VP for anybody.
TW-EXT-04 = It cannot take up anything that lies in that start zone.
TW-EXT-05 = The exit square may hold items or a wounded enemy. If an unwounded enemy stands on it, only a character that flies, or one that may pass between the legs of a Colossus standing there, goes out over it.
TW-EXT-06 = Characters that have left never come back.
TW-EXT-07 = An unwounded character that is pushed into its opponent's start zone has entered it, and TW-EXT-01 to TW-EXT-03 apply; this can be switched off as an option (TW-AMB-12). A wounded one has not: it lies there wounded, stays in the game and can be attacked, healed or eliminated. If it is healed there, it exits.

## Victory points and the end

section-TW-VP = Victory points and the end
TW-VP-01 = You get 1 VP for each of your unwounded characters that exits (of the first edition the Goblin brings 2, TW-DT1-04).
TW-VP-02 = You get 1 VP for each enemy character that is eliminated, by whatever means.
TW-VP-03 = No item of this box is worth VP; of the first edition only the treasure is (TW-DT1-09).
TW-VP-04 = VP are never lost.
TW-VP-05 = The game ends at once when a player has the target number of VP or more; that player wins.
TW-VP-06 = If one action brings both of you to the target, the higher score wins; if you are level, the active player.
TW-VP-07 = If neither of you has a character left, in play or face down on a hall, the higher score wins; equal scores are a draw.
TW-VP-08 = Safety limit: after 200 turns, those of both sides together, the higher score wins; equal scores are a draw. As an option the limit is 400 turns.
TW-VP-09 = You may resign.
TW-VP-10 = At a table, counters may stand for VP instead of the pieces that were removed. This is only a matter of display; the program counts for you.

## Suicide

section-TW-SUI = Suicide
TW-SUI-01 = It is suicide when the active player eliminates an own character and no other player is involved: by the own fireball, the own shock wave, or taking away the own rope.
TW-SUI-02 = With two players the opponent gets the VP for it.
TW-SUI-03 = With more players every other player gets them.

## What is hidden and what is open

section-TW-INF = What is hidden and what is open
TW-INF-01 = Hidden from both of you: which halls lie face down where, and which way they face. Which ones are still face down follows from those you see.
TW-INF-02 = Hidden from your opponent: what your face-down tokens are, your starting characters until TW-SET-10, and the combat card you chose until both are revealed.
TW-INF-03 = Open to all: VP, action cards in hand and played, the number of jump cards, combat cards played, and everything that lies face up.
TW-INF-04 = Chance decides how the halls are shuffled and which way they face, who lays first and who plays first, and nothing else. (Some ways of building teams draw further lots: TW-TEAM-04, TW-TEAM-12, TW-TEAM-21, TW-TEAM-31.)

## Character: Banshee

section-TW-CHR-BAN = Character: Banshee
TW-CHR-BAN-01 = Shock wave: for 2 AP the Banshee chooses any character in her line of sight, enemy or friend, wounded or not. Slits are treated as in TW-LOS-04.
TW-CHR-BAN-02 = The target is pushed exactly one square, straight away from the Banshee.
TW-CHR-BAN-03 = She cannot push through a wall, a closed portcullis or a slit, against a character (except as in TW-CHR-BAN-04), onto a 3D obstacle, a 3D block or a tree, into a face-down hall or over the rim.
TW-CHR-BAN-04 = The target may land on an item or on a wounded friend of its own, and a wounded target on an unwounded friend of its own, if the golden rules hold in the end (TW-GLD-02). Otherwise there is no shock wave.
TW-CHR-BAN-05 = A target pushed onto an obstacle suffers from it. On a pit it is eliminated, unless a rope lies there or it carries one that can be anchored. The flying Mage is eliminated too, for he cannot stay there.
TW-CHR-BAN-06 = The target takes along what it carries.
TW-CHR-BAN-07 = The push is no attack: there are no cards, the great shield does not help, and a target wounded this turn may be pushed.
TW-CHR-BAN-08 = With 2 more AP the same target may be pushed again.
TW-CHR-BAN-09 = Undead is only a mark for other boxes.

## Character: Cleric

section-TW-CHR-CLE = Character: Cleric
TW-CHR-CLE-01 = Heal: for 1 AP a wounded character of either colour on an adjacent square becomes unwounded.
TW-CHR-CLE-02 = He heals neither himself nor a wounded character that somebody carries, for then two unwounded ones would share the square. If he carries the patient himself, he must first put it on another square.
TW-CHR-CLE-03 = A healed character does nothing for the rest of the turn and takes no part in combat.
TW-CHR-CLE-04 = A character may be healed in the same turn in which it was wounded.
TW-CHR-CLE-05 = He may heal enemies, which is meant for alliances with more players.
TW-CHR-CLE-06 = His ability is not magical.

## Character: Colossus

section-TW-CHR-COL = Character: Colossus
TW-CHR-COL-01 = He breaks portcullises (TW-PRT-04, TW-PRT-05).
TW-CHR-COL-02 = Giant: unwounded enemy characters with a printed combat value of 1 or less (Banshee, Mage, Telepath; of the first edition Goblin and Wall-Walker too) may move through the square of an unwounded Colossus, but not end there.
TW-CHR-COL-03 = They may also exit over a start zone square on which the Colossus stands.
TW-CHR-COL-04 = If the Colossus stands on a pit with a rope, they may still pass, for the rope carries them, but they cannot take the rope.

## Character: Mage

section-TW-CHR-MAG = Character: Mage
TW-CHR-MAG-01 = Levitation is flying: the Mage may pass over pits and over characters of both colours, unwounded or not, but may not end a move there, unless the square is valid for another reason, such as a rope on the pit.
TW-CHR-MAG-02 = He passes neither walls nor closed portcullises nor slits.
TW-CHR-MAG-03 = He may exit over a start zone square on which an enemy stands.
TW-CHR-MAG-04 = Over an unwounded enemy he takes nothing and gives nothing (TW-CAR-07).
TW-CHR-MAG-05 = Levitation is magical; anti-magic of other boxes switches it off.
TW-CHR-MAG-06 = Magic user: only he can use the fireball wand, and the scrolls of other boxes. Others may carry it.

## Character: Mechanork

section-TW-CHR-MEC = Character: Mechanork
TW-CHR-MEC-01 = On a gear he turns the hall he stands in or its sister for 1 AP per quarter, and for each quarter turn he chooses the direction freely.

## Character: Naga

section-TW-CHR-NAG = Character: Naga
TW-CHR-NAG-01 = In a move the Naga passes a slit like an open edge, for one square of speed per step as usual, also while carrying.
TW-CHR-NAG-02 = He cannot reveal a hall through a slit.
TW-CHR-NAG-03 = He also passes a border with a slit on both sides, but no slit with a wall or a closed portcullis behind it.
TW-CHR-NAG-04 = In a jump he cannot do it.
TW-CHR-NAG-05 = Passing a slit costs no AP of its own.

## Character: Telepath

section-TW-CHR-TEL = Character: Telepath
TW-CHR-TEL-01 = In a single close combat, attacking or defending, the Telepath's player may name the value of a combat card other than 0 before cards are chosen.
TW-CHR-TEL-02 = If the opponent has that value in hand, it must be played.
TW-CHR-TEL-03 = If not, the opponent shows the Telepath's player all combat cards in hand and then chooses freely and secretly.
TW-CHR-TEL-04 = Only after that does the Telepath's player choose a card.
TW-CHR-TEL-05 = It does not work in group combat or in ranged combat. It does work with the extendable lance, on either side, as long as only two take part.
TW-CHR-TEL-06 = Two Telepaths cancel each other out: it is a normal combat.

## Character: Backstabber

section-TW-CHR-BST = Character: Backstabber
TW-CHR-BST-01 = She opens and closes the portcullises she stands at without a key (TW-PRT-03). A broken one she cannot close.
TW-CHR-BST-02 = She has +2 combat value, attacking or defending, in a group combat in which she takes part unwounded together with at least one other unwounded character of her side. She has no bonus when she stands alone against several enemies, and none in single combat.
TW-CHR-BST-03 = In ranged combat she has no bonus.
TW-CHR-BST-04 = In a combat with shooters she must also be adjacent to at least one enemy taking part (TW-GRP-09). An archer or lance carrier who supports her side (TW-GRP-07) counts as the other character.

## Item: rope

section-TW-ITM-ROP = Item: rope
TW-ITM-ROP-01 = How it is used is said from TW-ROP-01 on. Everybody can use it, without AP, also while its carrier is wounded. It is a common item.

## Item: key

section-TW-ITM-KEY = Item: key
TW-ITM-KEY-01 = It opens or closes a portcullis (TW-PRT-03) for 1 AP each time and is not used up. It is a common item.

## Item: bow

section-TW-ITM-BOW = Item: bow
TW-ITM-BOW-01 = It shoots in ranged combat (from TW-RNG-01 on): combat value 1, 1 AP per shot, as many shots as you have AP.

## Item: fireball wand

section-TW-ITM-FIR = Item: fireball wand
TW-ITM-FIR-01 = For 1 AP an unwounded Mage who carries it, and nobody else, chooses a direction in which his line of sight meets a character. That character, friend or enemy, wounded or not, is eliminated, without cards.
TW-ITM-FIR-02 = If it carried a wounded character, both are eliminated.
TW-ITM-FIR-03 = After that the wand is out of the game.
TW-ITM-FIR-04 = A character wounded this turn may be burned too.
TW-ITM-FIR-05 = The great shield does not help against it.
TW-ITM-FIR-06 = For what the victim carried see TW-CAR-11.
TW-ITM-FIR-07 = The wand is magical.

## Item: great shield

section-TW-ITM-SHI = Item: great shield
TW-ITM-SHI-01 = Whoever carries it, wounded or not, cannot be the target of ranged combat.
TW-ITM-SHI-02 = It gives no bonus in close combat and is no use against fireball and shock wave.
TW-ITM-SHI-03 = With other boxes: its carrier passes falling rocks without stopping.

## Item: extendable lance

section-TW-ITM-LAN = Item: extendable lance
TW-ITM-LAN-01 = For 1 AP its carrier starts a close combat with an enemy exactly two squares away in a straight line.
TW-ITM-LAN-02 = No character may be on the square between. It may be floor, gear or pit, with or without items, and both edges must be open or hold an open or broken portcullis, apart from TW-ITM-LAN-05.
TW-ITM-LAN-03 = It cannot be used while its carrier is adjacent to an enemy, wounded or not; the carrier may then fight normally, without the lance. It never works in defence.
TW-ITM-LAN-04 = It is close combat in every respect (own combat value, Telepath, TW-GRP-01 for those adjacent to the target), with one difference: if the attacker's side loses, the carrier is not wounded, but the lance breaks and is out of the game. Other losers are wounded as usual.
TW-ITM-LAN-05 = Through a slit attacker and target stand on the two squares on its two sides.
TW-ITM-LAN-06 = A win or a tie leaves the lance whole.
TW-ITM-LAN-07 = It may support an attack in group combat from distance 2 to an enemy taking part, under TW-ITM-LAN-02 and TW-ITM-LAN-03. If that side loses, TW-ITM-LAN-04 holds for the supporter too: not wounded, lance broken.
TW-ITM-LAN-08 = Its effect does not combine with another attacking weapon. With another box it can be forged.

## Building teams

section-TW-TEAM = Building teams
TW-TEAM-01 = Standard: each of you uses the 8 characters and 6 items of the box, and all 8 halls are in play.
TW-TEAM-02 = Whenever boxes are mixed, each of you ends up with 2 hall pairs (8 halls together), 8 characters and 6 items, unless a scenario says otherwise.
TW-TEAM-03 = Common items (rope, key, and the torch of another box) may be chosen as often as you like, in every mode except a scenario that prescribes the items.
TW-TEAM-04 = Besides the 8 printed halls there are 8 invented ones (pairs 91 to 94). You may play with them instead, or add their pairs to those that are chosen from; in the standard game chance then draws four pairs. Both happen only if you choose so beforehand.
TW-TEAM-11 = Free choice: you secretly choose 8 different characters and 6 different items (common items excepted, TW-TEAM-03) from all there is in your colour, as an option with the pieces of the first edition (from TW-DT1-01 on). The rest goes back to the box.
TW-TEAM-12 = Free choice: each of you secretly chooses 2 hall pairs. The 8 halls are shuffled face down and laid out as usual. If both chose the same pair and it is there only once, the player drawn by lot replaces it.
TW-TEAM-13 = Free choice: from then on it is a normal game.
TW-TEAM-14 = With many boxes it is better to play to 6 or 7 VP; you set that beforehand (TW-SET-12).
TW-TEAM-21 = Equal forces: the lot decides who is first player.
TW-TEAM-22 = Equal forces: beginning with the first player you take turns choosing a hall pair until there are 4. The halls are shuffled and laid out.
TW-TEAM-23 = Equal forces: the first player shows a character, and the opponent takes the same one. Then the opponent shows one and the first player takes the same, and so on in turn until both have the same 8.
TW-TEAM-24 = Equal forces: the 6 items are chosen in the same way.
TW-TEAM-25 = Equal forces: the rest goes back to the box, the 14 chosen pieces go behind the screens, and a normal game follows.
TW-TEAM-31 = Draft: all characters lie open. The lot decides who begins; then you take one each in turn until both have 8. The same character in the other colour is removed, so no type is in both teams.
TW-TEAM-32 = Draft: the 6 items follow in the same way in reverse order: whoever chose second now begins.
TW-TEAM-33 = Draft: common items are not removed when somebody takes one.
TW-TEAM-34 = Draft: if there are fewer than 16 kinds of characters, each of you takes half of them, rounded down: 4 of the 8 in the box, 6 of the 13 with those of the first edition. You lay as many tokens as there are, as far as the halls have room; 4 still start.
TW-TEAM-35 = Draft: hall pairs are chosen as in TW-TEAM-22.
TW-TEAM-36 = Draft: pieces that nobody took go back to the box, the 8 characters and 6 items behind the screens; then a normal game follows.
TW-TEAM-41 = With free choice, equal forces or draft you may agree on a handicap, here of 1 to 4 characters for one side and in the standard game too. That player leaves so many unused behind the screen while teams are built, and the opponent does not learn which are missing.
TW-TEAM-42 = Those characters never come into play and bring no VP; of a small team (TW-TEAM-34) at least one stays. Places that are left over on the halls stay empty.

## Scenarios

section-TW-SCN = Scenarios
TW-SCN-01 = A scenario prescribes teams, items and halls, and perhaps special rules that hold only for it.
TW-SCN-02 = Ours are First steps (2 VP), Hands full (3 VP), Drawn blades (3 VP) and The whole prison (5 VP). Each sets the VP to win, the halls with their slots, which of them are face up from the start, the start zones, the characters and how many of them start, the items, the room for tokens on each hall, whether there is combat, and the jump cards.
TW-SCN-03 = On a board of two by two halls only slots S3 to S6 exist, and the start zones lie right beside them, in column f for yellow and column q for blue.

## Mixing with other boxes

section-TW-MIX = Mixing with other boxes
TW-MIX-01 = Prison can be mixed with any other box (TW-TEAM-02). The pieces do for two to five players; the violet ones of the solo game may be the third or fifth colour.
TW-MIX-02 = Where figures are missing, cardboard or tokens take their place, and the rules for figures hold for them too.
TW-MIX-03 = A 3D block (library, column) is passed only by incorporeal characters. Nobody and nothing can stay on it.
TW-MIX-04 = A 3D obstacle (fountain, armoury, dolmen) is passed only by flying. Nothing can stay on it, and it blocks sight.
TW-MIX-05 = Obstacles (pit, lava, water, rift) are crossed by flying, with a rope or by a jump and do not block sight. Falling rocks are an obstacle that no rope crosses. Trees are a kind of their own.
TW-MIX-06 = Small bridges, trees and pipes are anchor squares for every character too; water never is.
TW-MIX-07 = A jump never lands on a tree and never goes up an ice slope.
TW-MIX-08 = Shock wave: a character pushed onto water leaves its item, unless it is a rope, on the last valid square. Nobody is pushed onto a 3D obstacle, a 3D block or a tree, nor up an ice slope.
TW-MIX-09 = Telepath: the Weapon Master's ability has no effect against him. Of a Berserker's two cards he dictates one. He loses his ability while he or his opponent is under confusion or charm. If he carries a torch against a Mummy, the Mummy must play the 0.
TW-MIX-10 = A bow gives an elven archer nothing extra. A crossbowman who has one shoots one bolt (value 3) per turn and as many arrows as there are AP.
TW-MIX-11 = Items for defence and inborn defence bonuses count in ranged combat: armour, sylvan shield, ring of weakness, elementals in their element, the vampire's blood.
TW-MIX-12 = While the lance is used, the bonus of a second weapon (sword) does not count.
TW-MIX-13 = Wall-walkers and incorporeal characters pass slits, and a golem can break them.
TW-MIX-14 = TW-MIX-03 to TW-MIX-13 matter only with pieces of other boxes. The program has none of these except the set of the first edition (from TW-DT1-01 on).
TW-MIX-15 = Hex markers may also show that a floor element has changed (library or armoury searched, torch holder, vine plucked). Square markers (illusion, living trap) cover a square and change how it works.

## Three and four players

section-TW-MLT = Three and four players
TW-MLT-01 = The program has no game for three or four. Known about it: you play to 6 VP with 6 hall pairs, exit over any opponent's start zone, and turns go clockwise.

## Optional: pieces of the first edition

section-TW-DT1 = Optional: pieces of the first edition
TW-DT1-01 = Thief, speed 5, combat 2: she opens and closes portcullises like the Backstabber. While unwounded she walks over pits and may stay on them without a rope, and friends may pass over her pit. If she is wounded there without a rope, she is eliminated.
TW-DT1-02 = Warrior, speed 3, combat 3: he breaks portcullises like the Colossus.
TW-DT1-03 = Troll, speed 2, combat 4: when wounded he may become unwounded again for 1 AP, but not in the turn in which he was wounded and not while a friend carries him. He does nothing else that turn.
TW-DT1-04 = Goblin, speed 4, combat 1: if he exits unwounded, he brings 2 VP.
TW-DT1-05 = Wall-Walker, speed 4, combat 1: for 1 AP she steps through one wall, slit or double wall to the square behind it, and that is the whole action. Portcullises stop her. The square behind must be face up and valid.
TW-DT1-06 = Armour: +1 for its carrier when attacked, also when wounded and also against arrows.
TW-DT1-07 = Sword: +1 for its carrier when attacking in close combat, but not with the lance.
TW-DT1-08 = Speed potion: for 1 AP it is used up, and whoever drinks it gets 4 AP this turn, for nobody else to use.
TW-DT1-09 = Treasure: 1 VP extra for the player whose unwounded character carries it out.

## Examples

section-TW-EX = Examples
TW-EX-01 = A wall or slit breaks only by the ability of one solo character. A normal shock wave through a wall, a slit or a closed portcullis is refused (TW-CHR-BAN-03).
TW-EX-02 = A character with 3 AP spends 1 to reach a gear and wants three quarters clockwise. Only 2 AP are left, so the hall turns by 180 degrees.
TW-EX-03 = Attacker A stands beside a lone enemy Mage M (value 1). M's friend F is adjacent to G, a friend of A, and G is adjacent to M. Attacking M makes a group combat of A and G against M and F.
TW-EX-04 = A Naga carrying a wounded friend may pass a slit, hand the friend to a Cleric in passing, take another item and exit: the item leaves the game, and there is 1 VP.
TW-EX-05 = A Colossus with 5 AP: move, break, move, break, move. That is 5 AP and two broken portcullises.
TW-EX-06 = A Cleric carrying a wounded friend cannot heal him on the square they share. Put down on a neighbouring square, he can be healed.
TW-EX-07 = On a pit with the only rope a jump to a floor square is allowed, and the rope stays. With the rope in hand it is refused.
TW-EX-08 = From floor over a first pit onto a second pit with a legally laid rope: allowed. Without a rope on the second pit: refused.
TW-EX-09 = Two pits in a row, floor at both ends, walls to the left and right, one rope: the first pit has only one anchor square, the floor, and the second pit is none, so the rope cannot be laid. With a second floor square beside the first pit it can, and then the first pit is an anchor square for the second.
TW-EX-10 = A blue Colossus with a rope stands on a pit. Yellow's Telepath (0), Mage and Banshee may pass, but not take the rope; yellow's Cleric (2) may not pass.
TW-EX-11 = The lance carrier is adjacent to an unwounded enemy: an attack with the lance is refused, a normal one allowed.
TW-EX-12 = An attack with the lance is lost: its carrier stays unwounded, the lance is out of the game, the cards are spent.
TW-EX-13 = A shot with the bow at somebody with the great shield is refused; a fireball is allowed.
TW-EX-14 = Two bows shoot at a Cleric: 1 + 1 + card against 2 + card.
TW-EX-15 = Draft: blue takes the Colossus. Yellow's Colossus is no longer to be had.
TW-EX-16 = Yellow's Mage burns a yellow Naga: 1 VP for blue.
TW-EX-21 = Opening: yellow has played a 2, blue a 3. Yellow may now play 3 or 4, but not 5. After a 4 anything goes.
TW-EX-22 = Single combat: Colossus 5 + card 0 against Cleric 2 + card 3 is 5 to 5, a tie. Nobody is wounded, the 0 returns, the 3 is gone.
TW-EX-23 = A Naga 2 + card 2 attacks a Mechanork 2 + card 4: 4 to 6. The attacking Naga is wounded, the Mechanork unhurt, both cards are gone. The Naga counts as wounded this turn and cannot act.
TW-EX-24 = A Telepath 0 + card 1 attacks a wounded Colossus (value 0) + card 0: the Colossus is eliminated, 1 VP.
TW-EX-25 = Group combat: a Backstabber 2 + 2 and a Cleric 2 attack a Colossus 5 between them, cards 1 and 2: 7 to 7, a tie.
TW-EX-26 = A character carrying a wounded friend loses a combat: the carrier is wounded, the friend eliminated, 1 VP for the winner.
TW-EX-27 = A fireball at such a carrier: both are eliminated, 2 VP.
TW-EX-28 = A yellow character stands next to column v, and on the only exit square in reach stands an unwounded blue Cleric: it cannot walk out, but the Mage may. If a blue Colossus stands there, Banshee, Mage and Telepath may.
TW-EX-29 = The same with a wounded blue Cleric: walking out is allowed, jumping out is refused.
TW-EX-30 = Yellow reveals a hall with a yellow bow, a blue Naga and a yellow Cleric: yellow places Naga and Cleric, then blue places the bow.
TW-EX-31 = What stands on b1 in slot S1 comes to f1, f5, b5 and back to b1 with four quarter turns clockwise.
TW-EX-32 = A Backstabber (2) stands alone between an attacking Cleric (2) and Mage (1): it is a group combat, but no friend of hers takes part, so there is no +2: 2 + card against 3 + card. With her own Mage taking part she has it: 2 + 2 + 1 + card against the enemies' sum.
TW-EX-33 = Hall 37A, unturned in S1: the gear is d3, a pit is north of it on d2, closed portcullises are west and east of it, and the two cells behind them have four squares each. After a quarter turn clockwise the portcullises are north and south of the gear.
TW-EX-34 = Hall 37B, unturned in S1: a Naga on c3 in the closed cell comes to c2 through the slit in one step. A Cleric there cannot leave while the portcullis between d3 and e3 is closed.
TW-EX-35 = Hall 39A, unturned in S1, has four pits: c1, e1, c3 and e3. A rope can be laid on c1, for its neighbours d1 and c2 are floor and joined to it by open edges: two anchor squares, though not opposite (TW-ROP-02). The wall to the west gives none.

## Rulings

section-TW-AMB = Rulings
TW-AMB-01 = When exactly does the Backstabber get her +2? The printed card settles it: in attack and defence, in group combat, with at least one other character of her side taking part (TW-CHR-BST-02, TW-CHR-BST-04).
TW-AMB-02 = What are the Mechanork's values in Prison? The printed card says speed 3 and combat 2, as in the first edition.
TW-AMB-03 = What do the halls look like? Photographs of all eight printed halls settle it; all 480 edges and 200 squares were checked. Unturned means as photographed; the letters A (turns clockwise) and B (counter-clockwise) are ours.
TW-AMB-04 = Do all characters in the start zone have access to the first two halls? Together they do; each square gives access to the hall beside it, since neighbouring squares are required.
TW-AMB-05 = Is group combat compulsory? Yes, the chain forms by itself. A licensed app of the first edition does so, and a hint in the solo booklet points the same way.
TW-AMB-06 = Does a rope become invalid when a turn takes its anchor squares away? No: a rope once laid legally makes its square valid.
TW-AMB-07 = Must the two anchor squares lie opposite each other? No, the text only asks for two.
TW-AMB-08 = Can you pick something up without moving? With a move of 0 squares for 1 AP. But what lies under a character is carried anyway, so the program leaves that move out (TW-CAR-08).
TW-AMB-09 = May you walk into a pit on purpose? Not as a move. Suicide comes only from a fireball, a shock wave or a rope taken away.
TW-AMB-10 = May the bow be used next to a wounded enemy? Yes: the later glossary entry says unwounded, and a wounded one threatens nobody. The lance follows its own sentence (TW-ITM-LAN-03).
TW-AMB-11 = Can a player who is closed in be stuck? Yes. You play cards and pass, and your opponent has to come. TW-VP-07 and TW-VP-08 end games that go nowhere.
TW-AMB-12 = A shock wave pushes an unwounded character into its opponent's start zone: is that an exit? Yes, for it arrives there, whoever pushed; a wounded one stays lying there (TW-EXT-07). If you switch this off, such a push is refused.
TW-AMB-13 = Do the marks PdT and MdF in the booklet name the same box? It seems so; for us they are only labels.
TW-AMB-14 = Can a portcullis on the border to a face-down hall be operated? Yes, from the face-up side.
TW-AMB-15 = Rules marked public come from the glossary and an app of the first edition, not from the Prison rulebook (halls and characters from the printed Prison pieces). Do they hold here? Yes: the booklet says that the box goes with all others and changes only what it lists.
TW-AMB-16 = Is the opening limit common to both or one for each player? Common, as in the app. You may choose one for each player, or none.
TW-AMB-17 = Does the Telepath's call show only combat cards? Yes, only those in hand; the rest is open anyway.
TW-AMB-18 = May a character that carries somebody exit over a square with a wounded enemy? Yes: it is gone before the golden rules are checked, for TW-ACT-04 takes the exit first.
TW-AMB-19 = Are there 19 portcullises or 20? A public article counts 20 (and 16 pits, which is right). The photographs show 19: each has a red bar, and from 37A to 40B there are 2, 3, 2, 3, 2, 2, 3 and 2, never on the border of a hall. We take 19; where the article's twentieth comes from is unknown.
TW-AMB-20 = What is the north border of the gear square of 37B? A wall. The photograph cuts it off half way and the lamp of the gear hides its middle, but both ends and the trim of a one-square wall can be seen, as on the other gears beside a wall.
TW-AMB-21 = What does miniature mean on the printed cards? An unwounded character, since wounded ones are tokens. This is used for whom Colossus and Mage let pass or pass over, and for the Backstabber's friend.
