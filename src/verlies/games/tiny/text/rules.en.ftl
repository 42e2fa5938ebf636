# Tiny Epic Dungeons: the rules in English, one message per rule id.

## Setup

section-TE-SET = Setup
TE-SET-01 = You play with 2 to 4 heroes. One person with a single hero is not allowed.
TE-SET-02 = Set the entrance and the lair door aside. Shuffle the rooms and the minion encounters as two separate piles.
TE-SET-03 = Stack A is made of room cards: 9 with 2 heroes, 7 with 3 heroes, 5 with 4 heroes.
TE-SET-04 = Stack B takes 1 minion encounter and 3 rooms for each hero, all shuffled together.
TE-SET-05 = Stack C is 3 rooms and the lair door, again shuffled together.
TE-SET-06 = In the dungeon deck A lies on top, B in the middle and C at the bottom; you draw from the top. It holds 21 cards with 2 heroes, 23 with 3 and 25 with 4.
TE-SET-07 = Rooms and minion encounters that are left over are out of the game. Nobody looks at them.
TE-SET-08 = The dungeon grows on a grid of 7 by 7 cells; the entrance lies face up right in the middle. A cell is named by its distance from the entrance (x, y), each from −3 to 3; the entrance itself is (0, 0).
TE-SET-09 = Each side of the entrance gets a face-down card from the dungeon deck, 4 in all, in the order north, east, south, west.
TE-SET-10 = 1 altar marker lies on the entrance. Keep as many as there are heroes for later; the rest are out of the game.
TE-SET-11 = The torch mat shows its side for act 1. The torch begins on the start space for your number of heroes.
TE-SET-12 = Goblin cards and minion cards each form a shuffled face-down deck. Goblin markers 1 to 4 lie on their spaces of the torch mat; the minion markers are at hand.
TE-SET-13 = Beside the minion deck lie as many enemy health markers as there are heroes.
TE-SET-14 = A random boss mat lies door side up. Nobody learns who waits behind it until you open the lair (TE-LAIR-03); if you like, choose the boss openly instead, by difficulty.
TE-SET-15 = Loot and spells are shuffled into a face-down deck each. Both rows start empty.
TE-SET-16 = Choose your hero mats freely, draw them at random, or pick from several dealt to you. Each mat is used at most once.
TE-SET-17 = All heroes start on the entrance with full health and full focus, without loot and without spells.
TE-SET-18 = At a real table the youngest player begins; here the host names the first seat, or else chance does. Turns then go clockwise, always in the same order of heroes.
TE-SET-19 = The order of every deck, the fronts of face-down dungeon cards and, before act 2, the boss are secret. All else is open: the rows, discarded goblins, hero mats, and also whether a face-down card on the grid came from stack A, B or C, since cards are drawn in that order.

## Winning and losing

section-TE-END = Winning and losing
TE-END-01 = You win as soon as all health markers of the boss are at 0 in act 2.
TE-END-02 = You lose when a goblin has to be placed while all 4 goblin spaces are taken, in either act.
TE-END-03 = You lose when the torch reaches the skull space, in either act.
TE-END-04 = You lose when nothing is left to explore: the lair door is not revealed, and no face-down dungeon card lies at a corridor of any face-up card.
TE-END-05 = Winning and losing take effect at once. If both would fall into the same step, the effect that comes first in the order of resolution decides; the game stops there.
TE-END-06 = Heroes cannot die. Even with all of them unconscious at once you have not lost.
TE-END-07 = Whether anything is left to explore (TE-END-04) is checked after each completed reveal, once the new cards are laid (TE-REV-03) and hazards are set up. If the lair door is face up but a minion encounter can no longer be revealed, the game is not over: the torch ends it.

## Your turn

section-TE-TRN = Your turn
TE-TRN-01 = Your turn gives you one movement action, one hero action and as many free actions as you like, in any order. None of them is mandatory.
TE-TRN-02 = When your turn ends, the torch moves down 1, even if you did nothing, and you carry out its effect. Then the next hero is active.
TE-TRN-03 = You may interrupt your movement action for free actions and then go on with it.
TE-TRN-04 = Starting a hero action ends a movement action that has begun, however much speed is left.
TE-TRN-05 = If you take your hero action before moving, you may still take the whole movement action afterwards.
TE-TRN-06 = A hero action that an ability lets you take as a free action neither ends your movement nor uses up your hero action.
TE-TRN-07 = A hero may gain an extra hero action at most once per turn.
TE-TRN-08 = Bonuses for this turn end with the turn, after the torch has moved.
TE-TRN-09 = You may end your turn at any time outside an action (in the lair only on a space that no other hero holds). Then the movement action ends (TE-LAIR-14), the torch moves down 1 (TE-TRN-02), effects for this turn or until its end run out, and the next hero in order is active, unconscious or not.
TE-TRN-10 = On your turn every choice is yours, in enemy actions too, unless a rule names another hero.

## Movement

section-TE-MOV = Movement
TE-MOV-01 = You have as much speed as your value and all modifiers give, but at least 1. Entering a neighbouring room costs 1 speed.
TE-MOV-02 = Two rooms are connected if they lie side by side, are both face up and both have a corridor on the shared side.
TE-MOV-03 = You move only along corridors, except when you teleport.
TE-MOV-04 = Entering a room that holds an enemy ends your movement action for this turn.
TE-MOV-05 = If you started in a room with an enemy, or the enemy came in after you, you may leave that room unhindered.
TE-MOV-06 = Stealth: a hero with stealth ignores TE-MOV-04; enemies do not stop such a hero.
TE-MOV-07 = Heroes never get in each other's way. A room has space for any number of heroes and enemies (for the lair see TE-LAIR-09).
TE-MOV-08 = Portal: in a room with a portal and without enemies you may spend 2 focus as a free action and go to any face-up dungeon card. The lair door is allowed, the boss mat is not.
TE-MOV-09 = You may teleport in the middle of your movement and use the speed that is left afterwards. The target room counts as entered: enemies end your movement (TE-MOV-04), traps ask for their test (TE-HAZ-09), and stealth helps as usual.
TE-MOV-10 = A teleport by a card costs no speed and may take you out of a room with enemies or out of the lair. The target is any face-up dungeon card, never the boss mat; TE-MOV-09 holds for the target room.
TE-MOV-11 = What you have left is your present speed with all modifiers (at least 1) minus what you have spent this turn; a bonus or a lost card counts at once. The movement action begins with the first point spent. It ends when you start a hero action after that, by TE-MOV-04 or an ambush, when you say so, or with the turn.
TE-MOV-12 = Where a rule ends your movement action (TE-MOV-04, TE-HAZ-02, TE-HAZ-05, TE-HAZ-08), you may spend no more speed this turn, even if you had spent none yet. Teleporting as a free action is still possible.

## Revealing rooms

section-TE-REV = Revealing rooms
TE-REV-01 = If a corridor of your room leads to a face-down card next to it, you may spend 1 speed to turn that card up and enter it.
TE-REV-02 = Rotate the new card by quarter turns as you like; it only has to be linked with your room by a corridor. Corridors that meet a wall of another neighbour are allowed and stay closed.
TE-REV-03 = Once the card has its final rotation, each of its corridors that leads to an empty cell inside the grid gets a face-down card from the dungeon deck. The order is north, east, south, west; it matters only where one of the stacks A, B and C or the whole deck runs out.
TE-REV-04 = If the dungeon deck is empty, this is skipped. Cells outside the grid are never filled.
TE-REV-05 = Then you must enter the new room and check it for hazards (TE-HAZ-01 and following).
TE-REV-06 = After a reveal you may go on moving and revealing while speed is left and no enemy has stopped your movement.
TE-REV-07 = Abilities with the reveal icon turn a card up without your entering it.
TE-REV-08 = When a card is revealed without being entered, encounters are set up at once; nobody takes damage and no movement ends. Traps do nothing yet.
TE-REV-09 = A card you reveal without entering is rotated by TE-REV-02 if your room has a corridor towards it. Otherwise it must connect to at least one face-up room that has a corridor towards it.
TE-REV-10 = Explore, a free action of act 1 only: the torch moves down 1 (with its effects), then you reveal all face-down cards at the four sides of your room. You take them one after another in the order you like, each finished by TE-REV-09, TE-REV-03 and TE-REV-08 before the next. There must be at least one such card; if the torch makes you faint, nothing is revealed.
TE-REV-11 = An ability says what it reveals: any face-down card on the grid, one that a corridor of your room leads to, or one on a neighbouring cell, wall or not. The number is a maximum, and you choose card by card. From the lair only abilities that reveal any card have targets.
TE-REV-12 = The lair door holds no hazard when revealed. Its corridors draw new cards like those of any card.

## Hazards

section-TE-HAZ = Hazards
TE-HAZ-01 = An encounter is resolved once, when its card is revealed, by entering or otherwise. After that its symbol is spent; an altar on the card stays.
TE-HAZ-02 = Goblin encounter: (A) ambush: if you are in the room, you lose 1 health and your movement action ends. (B) Draw a goblin card to the empty goblin space with the lowest number. (C) Put the marker of that space into the room.
TE-HAZ-03 = If the goblin deck is empty, first shuffle its discards into a new one.
TE-HAZ-04 = If no goblin space is empty, you lose (TE-END-02). Nothing else is resolved.
TE-HAZ-05 = Minion encounter: (A) ambush: if you are in the room, you lose 2 health and your movement action ends. (B) Draw a minion card to the right end of the line of minions. (C) Its health marker goes on its top space. (D) Its marker goes into the room.
TE-HAZ-06 = With stealth you ignore (A) of every encounter: no damage, and your movement goes on.
TE-HAZ-07 = If the ambush makes you unconscious, (B) to (D) are still resolved, then your turn ends.
TE-HAZ-08 = A goblin from a failed search comes into your room and ambushes you (A). One from the Goblin Bunks only ends your movement, without damage; one from the torch goes to the entrance without (A).
TE-HAZ-09 = Trap: each time you enter a trap room without a disarm marker you make the evade test at once; failing costs you the printed penalty. Either way you may move on, unless an enemy stops you.
TE-HAZ-10 = Starting your turn in a trap room, or staying in it, triggers nothing.
TE-HAZ-11 = Where a test leaves the skill open, you choose one before rolling.
TE-HAZ-12 = A room can hold both an enemy and a trap. When you enter it, the trap comes first, then your movement ends.
TE-HAZ-13 = Goblin Bunks: on every entry you make the printed test at once and get what it says for success or failure. Revealing alone triggers nothing, and they can never be disarmed.
TE-HAZ-14 = The test of a trap or of the Goblin Bunks belongs to the step or teleport that caused it; you take no further step before it is done. Enemies trigger neither.

## Tests

section-TE-TST = Tests
TE-TST-01 = You roll as many hero dice as your skill and all dice modifiers give, at least 1 and at most 3.
TE-TST-02 = After rolling you make one die your result die. It may be a plus die too, worth 1 or 2.
TE-TST-03 = Of the other dice you may add each that shows 1 or 2 to the result die; every one of them is optional.
TE-TST-04 = Your result is the result die plus the added plus dice plus all modifiers.
TE-TST-05 = A test succeeds if your result equals or beats the number asked for. An attack test succeeds only if it is higher than the enemy's defence.
TE-TST-06 = Dice neither chosen nor added are unused. After a successful test (in an attack: after a result above the defence) each of them gives its focus icons and each 6 among them 1 health. A failed one gives nothing.
TE-TST-07 = Gains stop at the top of the track, losses at 0.
TE-TST-08 = Modify a die: in a test, after the roll, you may spend 2 focus to turn one hero die up or down by 1, as often as your focus allows. Never above 6 or below 1, nor from 6 to 1 or back. The new face counts in every way.
TE-TST-09 = In a turn that you began unconscious you cannot modify dice.
TE-TST-10 = If you reroll a die, you must use what it now shows; you may still modify it (TE-TST-08).
TE-TST-11 = If success has a cost, you gain the icons of unused dice first and may pay with them. If you cannot pay in full, there is no effect, but no failure effect either. You must pay only in TE-ACT-04; otherwise it is optional.
TE-TST-12 = If nothing is printed for failure, failing does nothing.
TE-TST-13 = You may finish a test in any way the dice allow, for example fail on purpose or leave plus dice unused for their focus.
TE-TST-14 = A modifier counts for what it names: tests of strength, dexterity or intelligence (attacks with that skill included), melee attacks, missile attacks, casting, or the number of dice.
TE-TST-15 = What is paid before or during a roll (free actions, die changes, triggers, attacks with a cost, searches without a test) you need in full as focus in hand; at 0 focus you can do none of it. A cost printed beside the success of a test is due only after success and dice icons, so you may start such a test with less focus, even with 0 (exception: TE-ACT-04).
TE-TST-16 = Order of a test: (1) window before the roll (TE-FRE-02); (2) roll; (3) window after the roll: rerolls, die changes, triggers and the free actions allowed here, in any order; (4) choose result die and added dice, which fixes result and success; (5) dice icons; (6) cost; (7) effects of success or failure.
TE-TST-17 = Dice modifiers are added up before the limit of TE-TST-01 applies. A reroll is always one die, at most once per trigger; the enemy die is never changed and never rerolled.

## Hero actions

section-TE-ACT = Hero actions
TE-ACT-01 = Rest: you gain the rest values of your mat, 3 health and 5 focus for every hero. You may do so anywhere, also in the lair, beside enemies and with full tracks.
TE-ACT-02 = Search: if your room offers something to search, make the test or pay the cost. The card says what success and failure bring.
TE-ACT-03 = While an enemy is in the room you may neither search nor disarm, unless at least one other conscious hero is there.
TE-ACT-04 = A room may be searched again with later actions, without limit. Where the search is a free action, you may repeat it any number of times in a turn; but each time you need the cost of its success in focus before the roll, and must pay it on success.
TE-ACT-05 = Disarm: in a trap room without a disarm marker, at any time after the evade test, passed or failed, you may make the disarm test, also in later turns and without evading again. On success a disarm marker lies on the card for the rest of the game and you discover 1 loot or 1 spell; otherwise nothing happens.
TE-ACT-06 = A disarmed trap is ignored by all heroes and cannot be disarmed a second time. The Goblin Bunks have no disarm test.
TE-ACT-07 = Cast: you use an equipped or an innate spell; all its targets must be in range before the roll. If the test succeeds you gain the dice icons, pay the focus and carry out the spell. Failed or unpaid, it uses up the hero action all the same.
TE-ACT-08 = A spell marked as an attack is a spell attack: its damage ignores defence, nothing is compared, and its order is that of TE-ATK-15. With any other spell there is neither enemy die nor counterattack.
TE-ACT-09 = “All enemies” or “all heroes” means all within range at once, yourself included among the heroes. There must be at least one target.
TE-ACT-10 = Attack: you use an attack line of an equipped hand card, of an uncovered start item or of an ability. It fixes kind, skill, bonus and range.
TE-ACT-11 = Hero actions with a test of their own on the hero mat: test, then cost, then effect; an attack or a movement they give is part of the same hero action. Divine Might may be started only if a melee attack would be legal now (an enemy in the room and a usable melee line); that attack uses any of your melee lines with the extra bonus and has its own rolls and its own counterattack. For Shadow Walk see TE-ACT-15.
TE-ACT-12 = A search without a test: pay the cost, then take what is printed. Rolling a single hero die for a table is not a test: no die changes, no dice icons.
TE-ACT-13 = You may start a search, disarm, cast or attack only if it is legal at that moment. If no other hero action is, you can always rest.
TE-ACT-14 = Search and disarm refer to the room you stand in. On the boss mat you are in no dungeon room.
TE-ACT-15 = Shadow Walk: you move with stealth along corridors (TE-MOV-02, TE-MOV-03), at most as many rooms as the ability says; revealing and entering a room (TE-REV-01) counts as 1, and traps work as usual. It is not your movement action: it works after that has ended and leaves an unused one untouched. In act 2 the step into or out of the lair and each hero space count as one room, with TE-LAIR-15 and without extra effects. It cannot open the lair (TE-LAIR-03) and cannot be started inside it.
TE-ACT-16 = If you gain an extra hero action, it may be of any kind. You take it in this turn, after the one that is running.

## Attacks

section-TE-ATK = Attacks
TE-ATK-01 = Melee: the target is an enemy in your room.
TE-ATK-02 = Missile: the target is in another room, in line of sight and no farther away than the range allows. In the lair every attack on enemies in the lair is in range.
TE-ATK-03 = Spell: the spell's own range says which targets are possible.
TE-ATK-04 = Range “same room”: the target is where you are; in the lair the whole boss mat counts.
TE-ATK-05 = Range “line of sight”: the target lies straight ahead, every step connected by corridors, at least 1 and at most the given number of rooms away. Your own room is not included.
TE-ATK-06 = Range “any connected corridors”: the shortest path along corridors over face-up rooms counts; it may be at most as long as stated. Your own room, distance 0, is included.
TE-ATK-07 = Nothing that stands in between blocks an attack.
TE-ATK-08 = Order of an attack: (1) choose attack line and target, pay a printed cost; (2) use triggers that add to the result beforehand; (3) roll, together with the enemy die if the target is in your room or in line of sight at any distance, else hero dice only; (4) rerolls, die changes, triggers, choice of dice; (5) damage; (6) dice icons and set bonuses; (7) death and rewards; (8) triggers after damage, hit or miss, if the target lives (a kill by them repeats 7); (9) counterattack. Steps 2 and 4 are the two windows of TE-FRE-02.
TE-ATK-09 = The target's defence is its printed value plus its bonus against this kind of attack.
TE-ATK-10 = If your result is above the defence, the difference is the damage; otherwise there is none.
TE-ATK-11 = Attack on all enemies: one roll of the hero dice is compared with each target. One enemy die joins it if at least one target is in your room or in line of sight; dice icons come if you beat at least one. You choose the order of the kills.
TE-ATK-12 = Moving an enemy away: you choose a route along corridors of face-up rooms, at most as long as stated, that ends farther from you than before, by path length from your room; if there is none, the enemy stays. The Bear Horn sends each enemy in range along any route up to its number of rooms, in the order you like. No such effect moves an enemy into or out of the lair.
TE-ATK-13 = An attack line on all enemies along any connected corridors includes those in your own room, even for a missile attack: here the card overrides TE-ATK-02.
TE-ATK-14 = You may attack even if no damage is possible because all markers of the boss are stopped at altar spaces. It costs the hero action and is answered by a counterattack.
TE-ATK-15 = Order of a spell attack: (1) choose spell and target or targets; (2) to (4) as in TE-ATK-08, with the spell's test; (5) on success dice icons, set bonus (TE-LOO-09), then the cost and, if it is paid, damage and other effects to all targets; (6) death and rewards; (7) counterattack, also after a failed test or an unpaid cost.
TE-ATK-16 = Every step takes things as they are now: an enemy killed or moved in an earlier step counts as it then stands. A hand card whose attack line is in use stays equipped until the attack is over.

## Counterattack

section-TE-CTR = Counterattack
TE-CTR-01 = Hit or miss: if the enemy still lives and is now in your room or in line of sight, at any distance (TE-AMB-06), it counterattacks. A dead enemy never does; its die is ignored, torch face included.
TE-CTR-02 = An attack from another room without line of sight brings no counterattack.
TE-CTR-03 = If your attack had several targets, exactly one survivor that could counterattack does so; you choose which.
TE-CTR-04 = Modifier: for a goblin, against all kinds, it is the number of goblins now in play (occupied goblin spaces, dungeon and lair together, itself included). For a minion it is its value for melee or the one for missile and spell, for the boss its value for the kind of attack.
TE-CTR-05 = If the enemy die shows 2 to 5, add the modifier. What exceeds your defence is the damage.
TE-CTR-06 = Shield break: the die counts as much as your whole defence, so the damage is the modifier.
TE-CTR-07 = Torch: no damage; the torch moves down 1 with its effects.
TE-CTR-08 = Your defence is mat, passive bonuses, lasting effects, lair space and the triggers bought for this attack, together never below 0. Triggers for the counterattack may be bought directly before it, when you have already seen the enemy die.
TE-CTR-09 = Traps, ambushes and enemy actions are not counterattacks: your defence does not reduce them.

## Damage, death and fainting

section-TE-DMG = Damage, death and fainting
TE-DMG-01 = A goblin has 1 health. When it is killed, its marker goes back to its space and its card to the goblin discard pile. The killer may take the reward: with “or” one of the options, with “and” all of them, each optional.
TE-DMG-02 = When a minion falls to 0, its card and marker leave the game, and its health marker goes to a heart of the boss mat. The killer discovers twice 1 loot or 1 spell, and the torch moves up 6 (TE-TOR-02).
TE-DMG-03 = The killer is always the active hero, whatever effect killed. Rewards are taken at once and may be declined.
TE-DMG-04 = A hero at 0 health is unconscious: the marker goes to 0, the figure is laid down. If it is the active hero, the turn ends at once; the torch still moves.
TE-DMG-05 = If you begin your turn unconscious, you must rest and stand up; you may then take a movement action, reveals included, and the turn ends. There is no other hero action and no free action, hence no die changes, no triggers, no portal and no opening of the lair.
TE-DMG-06 = An unconscious hero who gains health from another hero's effect stands up at once and has a normal turn next.
TE-DMG-07 = Enemies ignore unconscious heroes, as targets and in attacks.
TE-DMG-08 = An unconscious hero does not count as company for TE-ACT-03.
TE-DMG-09 = When the active hero faints, what enemies, torch and encounter are doing is carried out to its end. What is left of the hero's own actions lapses: no further steps, no extra effects of hero spaces, no unpaid effects. Then the turn ends by TE-TRN-09.
TE-DMG-10 = The effects of one enemy attack hit, in the order listed, every hero who was conscious when the attack began, even if the first effect already makes that hero faint. Torch effects of the boss do not hit unconscious heroes either.

## Free actions

section-TE-FRE = Free actions
TE-FRE-01 = You take free actions only in your own turn, as many as you like; the same one more than once if you can pay for it, unless it says once.
TE-FRE-02 = The times for them are before and after the movement action and between two of its steps, before and after the hero action, and in a test directly before and directly after the roll of hero dice. Around the roll only these are possible: die changes (after the roll), triggers, discarding a card that the running action does not use, and free actions that do nothing but give health, focus, a discovery or speed or move the torch up. Before the roll you are asked only if there is more to decide than discarding a card: that can be done before it in your turn, and after the roll. All other free actions wait until the running action is over (TE-AMB-03).
TE-FRE-03 = Free actions of every hero: modify a die; discard an equipped card to its row; move the only equipped hand card to the other hand; enter the lair; use a portal; the action of the torch mat (act 1: explore, act 2: lure the boss); a search that is printed as a free action.
TE-FRE-04 = An ability printed in a hand slot cannot be used while a hand card covers that slot.
TE-FRE-05 = Triggers are free actions that are offered only with a matching hero action or test. Where so marked, they work once per attack.
TE-FRE-06 = A free action is legal only if you can pay its cost in full and at least one of its effects can do something now. So there is no Healing Flask at full health, and no luring of a boss who is in your room already.

## Torch

section-TE-TOR = Torch
TE-TOR-01 = Downwards the torch moves step by step; each space it enters, passing or landing, takes effect before the next step. Upwards it triggers nothing.
TE-TOR-02 = The torch never rises above the start space for your number of heroes. Spaces it passes on the way up will trigger again.
TE-TOR-03 = Goblin icon: a goblin encounter on the entrance (TE-HAZ-08).
TE-TOR-04 = Enemy action icon: all enemies act, as described from TE-ENM-01 on.
TE-TOR-05 = Skull icon: you lose.
TE-TOR-06 = An enemy action in the middle of a turn is resolved completely before the turn goes on. If the active hero faints, the turn ends.

## Enemy action

section-TE-ENM = Enemy action
TE-ENM-01 = First the goblins act in the order of their spaces 1 to 4, then in act 1 the minions from left to right, in act 2 the boss.
TE-ENM-02 = Each attack hits all conscious heroes in its range. Neither defence nor abilities prevent it.
TE-ENM-03 = “Move or attack”: if a conscious hero is in range, the enemy attacks and does not move. Otherwise it moves and does not attack.
TE-ENM-04 = “Move and attack” (some goblins, all minions, not the boss): if the nearest conscious hero is in the enemy's room, it attacks without moving. Otherwise it moves, then attacks.
TE-ENM-05 = An enemy moves on a shortest path over face-up rooms towards the nearest conscious hero, up to its speed; it stops in the first room with such a hero. Traps, other enemies and portals do not matter. In act 2 the lair is one more room behind the lair door (TE-LAIR-05).
TE-ENM-06 = If several heroes are equally near or several paths equally short, the active hero decides. With no conscious hero there is neither movement nor attack.
TE-ENM-07 = Where damage depends on the number of goblins, those in play at that moment count (as in TE-CTR-04).
TE-ENM-08 = What an enemy action does beforehand happens even without a target. When an enemy gains health, it stops at the top of its track.
TE-ENM-09 = Discard: each hit hero chooses an equipped loot or spell and puts it into its row. A hero without cards ignores this.
TE-ENM-10 = Whether a hero is in range of an enemy is told by TE-ATK-04 to TE-ATK-06, seen from the enemy's room; “line of sight or same room” joins the first two. An effect that works only in the same room is checked for each hero.

## Loot and spells

section-TE-LOO = Loot and spells
TE-LOO-01 = Discover: draw the top card of the named deck, look at it, and keep it or put it into the row; or take one face-up card from the row; or decline. With “loot or spell” you choose, for each of several discoveries anew.
TE-LOO-02 = Pick up: take one card, and from the row only. If the row is empty, nothing happens.
TE-LOO-03 = An empty deck is not refilled. Discovering then works only from the row.
TE-LOO-04 = You can equip a card only at the moment you discover it or pick it up. You never give it to other heroes.
TE-LOO-05 = You never have more than 2 hand cards, 1 armour, 2 trinkets and 2 spells equipped. For another you first put a card of that kind into its row.
TE-LOO-06 = You lay a hand card on your left or right hand slot, as you choose; it covers the start item there until it goes. The innate ability is never covered.
TE-LOO-07 = The passive bonuses of all equipped cards add up.
TE-LOO-08 = Legendary set: 2, 3 or 4 equipped pieces of one crest give the bonus of the matching column. One piece alone gives none.
TE-LOO-09 = The set bonus of an attack kind works in every such attack, hit or miss, at step 6 of TE-ATK-08 (bonuses to the result at step 4). The owl bonus comes with every cast, of cards and innate spells, attack or not, success or failure, after the roll and before you pay.
TE-LOO-10 = An equipped card works at once, also for the rest of a running attack (for example for the counterattack of another target). A discarded or covered one stops at once.

## Lair and act 2

section-TE-LAIR = Lair and act 2
TE-LAIR-01 = The door is unlocked when the lair door is face up and you have killed as many minions as there are heroes.
TE-LAIR-02 = Enter the lair: a free action on the lair door that also costs 1 speed of your movement. So you need speed left and a movement action that has not ended (TE-MOV-11, TE-MOV-12). You arrive on the entrance space.
TE-LAIR-03 = The first time, reveal the boss, put all health markers, one per hero, on space 8 and the boss marker into the lair. Turn the torch mat to act 2 with the torch on the start space for your number of heroes; nothing else happens to the torch. The goblins stay as they are (spaces, cards, places), each minion encounter card gets an altar marker, and the turn goes on in act 2.
TE-LAIR-04 = Later the way between lair door and entrance space costs 1 speed like any movement, in both directions.
TE-LAIR-05 = The lair is one room, a neighbour of the lair door only. All in it are in the same room and in line of sight of each other.
TE-LAIR-06 = Inside you move between adjacent hero spaces for 1 speed each. Enemies in the lair do not end your movement.
TE-LAIR-07 = The lair has six hero spaces. They form a line from 1 to 6, each adjacent to the one before and the one after; the entrance space is space 3.
TE-LAIR-08 = Modifiers of a hero space apply to the hero standing on it. The extra effects of the space work only when you end your movement action there; not in passing, and not because you start your turn there.
TE-LAIR-09 = You may pass occupied spaces but must end on an empty one. With 1 speed left you cannot enter the lair while the entrance space is taken.
TE-LAIR-10 = In the lair the only hero actions are attack, cast and rest; Divine Might counts as an attack.
TE-LAIR-11 = Nothing reaches across the border: attacks, spells, enemy actions and help in the lair affect only figures in the lair, those in the dungeon only figures in the dungeon (the lair door is part of the dungeon).
TE-LAIR-12 = In act 2 goblins may enter the lair when the nearest conscious hero is there, and leave it the same way. They stand in its middle: all heroes there can attack them, and they attack all heroes there.
TE-LAIR-13 = Outside the lair you attack the boss like any enemy in the dungeon.
TE-LAIR-14 = The extra effects of a hero space happen once, at the moment your movement action ends (TE-MOV-11), and only if you came onto the space with a step of this movement action. If you did not step onto it this turn, you get nothing.
TE-LAIR-15 = You may step onto an occupied space only if the speed left afterwards reaches an empty space or the lair door. While on an occupied space you can neither end the movement action nor start a hero action nor end the turn.
TE-LAIR-16 = The modifiers of your hero space hold for each of your tests and attacks and for each counterattack on you, whatever the target.
TE-LAIR-17 = A figure in the lair is on the boss mat only: portals, explore, search and the rooms of the dungeon are out of reach. Torch, rows, decks and, for abilities that reveal any card, face-down cards stay within reach.

## The boss

section-TE-BOS = The boss
TE-BOS-01 = You distribute damage to the boss over its health markers in whole points; each marker moves on its own. Every point that some marker can take must be placed.
TE-BOS-02 = No health marker moves onto or past an altar space without an altar marker; it stops on the space above. What is left goes to other markers that can still move (TE-BOS-01), else it is lost.
TE-BOS-03 = When the boss enters a dungeon room with an altar marker, by whatever means, the marker goes to the boss's highest altar space that has none; the boss moves on. If all altar spaces are covered, the marker is simply removed. The room named Arcane Altar has no altar.
TE-BOS-04 = Enemy action of the boss, after the goblins: if a conscious hero is in range of its attack, it attacks without moving. Otherwise it first moves by TE-ENM-05 (through the lair door if needed, 1 speed between lair and door), then attacks. The attack hits all conscious heroes in range.
TE-BOS-05 = In the dungeon the range of its attack is measured by path; in the lair the attack hits all heroes there.
TE-BOS-06 = Lure the boss (free action for 2 focus in act 2, any number of times): it moves on a shortest path towards you, its full speed or until it is in your room, through the lair door into or out of the lair too; it ignores others and does not stop for them. You choose among equal paths, and it does not attack. Not possible if it is in your room already.
TE-BOS-07 = The boss counterattacks as described from TE-CTR-01 on, with its value for the kind of attack. If that is a loss instead of a number, it adds 0 to the die, and you lose the named amount in the counterattack after the die, whatever it shows, if the boss counterattacks at all (TE-CTR-01, TE-CTR-03).
TE-BOS-08 = If the die shows the torch when the boss counterattacks, the torch moves down 1 (skull: lost at once), then comes the torch effect of the boss, then the icon of the space reached (enemy action or goblin). The counterattack itself does no damage.
TE-BOS-09 = When the boss gains health, the active hero chooses a marker that is neither at 0 nor at 8. It rises by the named number, at most to 8.
TE-BOS-10 = A marker at 0 stays at 0.
TE-BOS-11 = If an effect sends the boss to the lair, its marker is put there directly, without passing rooms.
TE-BOS-12 = The boss only follows heroes: if no hero is in the lair, it leaves through the lair door at its next enemy action.
TE-BOS-13 = Torch effects and actions of the boss with a range hit the conscious heroes in that range of it, in the lair those of the lair (TE-BOS-05, TE-DMG-10). Those without a range act on the boss itself.

## Solo and several heroes

section-TE-SOL = Solo and several heroes
TE-SOL-01 = Alone you steer at least two heroes, each with its own mat, cards, figure and turn. Where numbers matter, heroes are counted, not people.
TE-SOL-02 = At the digital table every hero is a seat; one person may hold several seats or all. A choice belongs to the seat of the hero that the rule names. You may talk and share all that is open.

## Examples

section-TE-EX = Examples
TE-EX-01 = Setup with 4 heroes: stack B holds 4 minion encounters and 12 rooms; the dungeon deck has 25 cards, of which 21 remain after setup. With 2 heroes it is 21 and 17, with 3 heroes 23 and 19.
TE-EX-02 = Test in the Study, intelligence 5, roll 4, 3 and 1: result die 4 and plus die 1 make 5, a success. You discover 1 spell and gain 2 focus, and the unused 3 gives 1 focus: 3 focus in all.
TE-EX-03 = The same roll, using the 4 alone: 4 is a failure, and there is no focus.
TE-EX-04 = Hero's Luck asks for intelligence 7 and, on success, 4 focus. With less than 4 focus after the dice icons it has no effect.
TE-EX-05 = Fireball: intelligence 7, up to 2 rooms along any connected corridors, on success pay 6 focus for 4 damage. A target three corridors away is not allowed.
TE-EX-06 = Thordin attacks the Minotaur in melee with the hammer: 3 hero dice and the enemy die are rolled, the defence is 4 + 2 = 6. A result of 8 does 2 damage, a result of 6 none.
TE-EX-07 = The Minotaur counterattacks against melee: 5 + 3 = 8. With Stonewall (2 focus) the defence is 4 + 2 = 6, so 2 damage; without Stonewall it would be 4.
TE-EX-08 = The same with a shield break: 3 damage, whatever the defence is. With the torch: 0 damage, torch down 1.
TE-EX-09 = Two goblins are in the dungeon, so both counterattack with modifier +2. On an enemy action Stabby is in a hero's room: it does 2 + 1 = 3 damage to every conscious hero there and does not move.
TE-EX-10 = Enemy action of the Minotaur (speed 5), nearest hero 4 rooms away: it moves 4 and does 3 damage to each hero in that room. At 7 rooms it moves 5 and does no damage.
TE-EX-11 = Modify a die: for 2 focus a 3 becomes a plus 2. A 6 cannot become a 1.
TE-EX-12 = Killing Stabby brings 1 loot or 3 health, not both. Killing Pokey brings both parts of the reward.
TE-EX-13 = A minion is killed with the torch 3 below the start: the torch goes up 3 only. Two discoveries come with it.
TE-EX-14 = Two lion pieces bring 1 health with each melee attack, all four bring 3.
TE-EX-15 = Battle Rage: 3 focus for +2 on the result of a melee or missile attack.
TE-EX-16 = 3 damage to a boss with three markers on 8: they end on 5, 8, 8 or 7, 6, 8 or 7, 7, 7, and every other split is legal too. With the Dragon, altar space 3 is uncovered, and a marker on 5 takes 3 damage: it stops on 4; the other 2 points go to markers that can still move, else they are lost.
TE-EX-17 = Dragon: after a spell attack you lose 2 focus. On the torch face each hero within 1 room of it loses 2 health (in the lair each hero there); on an enemy action each within 4 rooms loses 2.
TE-EX-18 = Explore next to three face-down cards, one with a goblin: the torch moves down 1, all three are turned up, the goblin is placed, and no health is lost.
TE-EX-19 = A fifth goblin: you lose at once.
TE-EX-20 = Chances: the best result is at least 7 in 93 of 216 rolls with three dice and in 6 of 36 with two. It is at least 6 in 164 of 216 with three dice, in 17 of 36 with two and in 1 of 6 with one.
TE-EX-21 = On a hero space with one die fewer, a hero with 3, 2 or 1 dice rolls 2, 1 or 1. On one with +2 for dexterity a dexterity result of 4 counts as 6, a strength result is unchanged.
TE-EX-22 = The boss and one hero are in the lair, a second hero stands on the lair door: the attack on all heroes hits only the first. The second can neither shoot the boss nor heal the first.
TE-EX-23 = With 4 heroes the torch starts on the space marked 4.
TE-EX-24 = Bridge of Doom: disarm with dexterity 6 or more. Workshop: search with dexterity 5 or more, then pick up 1 loot or 1 spell from a row; with both rows empty the success gives only its dice icons.
TE-EX-25 = Enemy action of the Dragon (range 4, speed 3) in the dungeon: if the nearest conscious hero is 4 rooms away, the Dragon does not move and does 2 damage. At 6 rooms it moves 3, then does 2 damage to every conscious hero within 4; at 8 rooms it moves 3 and does none.
TE-EX-26 = You stand on the lair door with 1 speed left, another hero on the entrance space: you cannot enter. With 2 left both steps are legal if space 2 or 4 is empty.

## Rulings

section-TE-AMB = Rulings
TE-AMB-01 = What does a portal cost? The icon is missing in our source. We take 2 focus, because it is a free action that is paid, and speed is named separately there.
TE-AMB-02 = What happens if you cannot pay the cost of a success? Nothing, as the rulebook says; the public source by which the failure effect then happens is not followed.
TE-AMB-03 = What is allowed directly before and after a roll? The rulebook allows free actions in general, a public FAQ only die changes. We follow the rulebook (TE-FRE-02), but without anything that moves a figure, reveals a card, starts another test or lowers the torch: you could otherwise leave between roll and counterattack, or nest actions.
TE-AMB-04 = Does an ambush harm a hero with stealth? No. Only a public FAQ says so, and we adopt it.
TE-AMB-05 = Shield break: damage equal to the modifier, or a die as high as your defence? Both are the same. Where the boss has a loss instead of a modifier, the shield break does 0 damage.
TE-AMB-06 = How far does line of sight reach for the counterattack? Any distance, since none is given.
TE-AMB-07 = Is a failed spell attack answered by a counterattack too? Yes, if the enemy is in the same room or in line of sight, since it follows hit and miss alike; the same holds for a success that is not paid.
TE-AMB-08 = When are there no open corridors left? TE-END-04 says it exactly, since the rulebook does not.
TE-AMB-09 = Does explore reveal rooms behind a wall too? Yes, they only have to be adjacent; they are rotated by TE-REV-09.
TE-AMB-10 = How many focus icons do the faces of the hero die show? Only one on the 3 is certain; one each on 1, 2 and 4 is our reading and may still change.
TE-AMB-11 = Which number on the Dragon's mat belongs to what? In our source they stand loose; we assigned them so that all sentences about it hold, and read the 8 as the top of its track. Defence 8 and speed 3 is the other reading; it is unproven, and the balance was checked with defence 6.
TE-AMB-12 = Which ability of a hero is innate and which lies in a hand slot? The one named first is innate, the two others lie in the hand slots. The hand slot is certain only for Research.
TE-AMB-13 = How often may a room be searched? Without limit, since no rule sets one; torch and goblins are the price.
TE-AMB-14 = Does the torch move if you faint in your own turn? Yes, because it moves at the end of every turn.
TE-AMB-15 = Do several enemies in a room weigh more in TE-MOV-04 than one? No. And entering the lair does not end movement, because moving on there is explicitly allowed.
TE-AMB-16 = Does the boss stay where it is if a hero is in range? Yes (TE-BOS-04): the rulebook says twice that it moves only if no hero is in range, and goes before the public source that treats it like a minion. Minions keep TE-ENM-04, since of them the rulebook only says that they move and attack.
TE-AMB-17 = Without focus you can do nothing that needs focus, and yet dice icons may pay for a spell? Both hold, depending on when the cost is due: see TE-TST-15.
TE-AMB-18 = A search fails and brings a goblin before you have moved: may you still move? No (TE-MOV-12), because (A) makes no exception. An enemy that merely walks in does not end movement (TE-MOV-05).
TE-AMB-19 = The torch brings a goblin to the entrance while you stand there: do you take damage? No, because at that point the rulebook lists only drawing and placing.
TE-AMB-20 = May you search rooms with a free search (Armory, Feasthall) again and again in one turn? Yes, free actions may be repeated without limit; but by TE-ACT-04 each repetition has its price.
