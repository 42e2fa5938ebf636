# Tiny Epic Dungeons: what happens at the table, what is asked and what is not possible, in English.

## Who and where

spot-a = a{ $a }
spot-b = b{ $b }
spot-c = c{ $c }
spot-d = d{ $d }
spot-e = e{ $e }
spot-f = f{ $f }
spot-g = g{ $g }
spot-l = lair space { $l }
room-lair = lair
foe-boss = boss
aim-g1 = goblin 1
aim-g2 = goblin 2
aim-g3 = goblin 3
aim-g4 = goblin 4
aim-boss = the boss
aim-all = all in range
who-foe =
    { $foe ->
        [g1] Goblin 1 ({ $card })
        [g2] Goblin 2 ({ $card })
        [g3] Goblin 3 ({ $card })
        [g4] Goblin 4 ({ $card })
       *[other] { $card }
    }
whom-foe =
    { $foe ->
        [g1] goblin 1 ({ $card })
        [g2] goblin 2 ({ $card })
        [g3] goblin 3 ({ $card })
        [g4] goblin 4 ({ $card })
        [boss] the boss
       *[other] { $card }
    }

## Setup and turns

event-hero_taken = { $seat } plays { $hero }.
event-first = { $hero } begins.
event-turn_begins = It is the turn of { $hero }.
event-must_rest = { $hero } comes round and rests; after that, only movement is left.

## Movement and rooms

event-moved = { $hero } goes to { $cell }.
event-stopped_by_foe = { $hero } cannot get past an enemy; the movement ends.
event-teleported = { $hero } appears in { $cell }.
event-faster = { $hero } gets { $n } speed for this turn.
event-revealed = { $hero } reveals in { $cell }: { $room }.
event-laid =
    The card in { $cell } has corridors { $exits }; { $drawn_count ->
        [0] nothing is added.
        [one] a face-down card is added: { $drawn }.
       *[other] face-down cards are added: { $drawn }.
    }
event-explores = { $hero } lights up the surroundings; that takes torchlight.
event-nothing_ahead = No corridor leads on, and the lair door has not been found.
event-test_on_entry = { $hero } enters “{ $room }” in { $cell } and is put to the test.
event-ambushed = { $hero } walks into an ambush!
event-not_ambushed = { $hero } sneaks past the ambush.
event-goblin_placed = Goblin { $slot } turns up in { $cell }: { $card }.
event-goblins_shuffled = The goblin deck is empty; the discarded goblins come back, shuffled.
event-minion_placed = A minion rises in { $cell }: { $card }.
event-no_slot = A fifth goblin pushes into { $cell }: nobody can hold out against so many.

## Tests

event-searches = { $hero } searches the room: { $room }.
event-disarms = { $hero } sets to work on the trap: { $room }.
event-disarmed = { $hero } disarms the trap: { $room }.
event-tries = { $hero } tries “{ $ability }”.
event-ability_used =
    { $hero } uses “{ $ability }”{ $cost ->
        [0] .
       *[other] { " " }for { $cost } focus.
    }
event-trigger_used =
    { $hero } makes use of “{ $ability }”{ $cost ->
        [0] .
       *[other] { " " }and pays { $cost } focus.
    }
event-rolled = { $hero } rolls { $dice }.
event-rolled_with_foe = { $hero } rolls { $dice }; the enemy die shows { $face }.
event-one_die = { $hero } rolls one die: { $face }.
event-die_changed = { $hero } turns a { $face } to { $to }.
event-rerolled = { $hero } rolls a die again: { $face }.
event-result = { $hero } counts { $dice } and gets { $total }.
event-succeeded = Success: { $hero } gets { $total }, and { $goal } was needed.
event-failed = Failed: { $hero } only gets { $total }, and { $goal } was needed.
event-paid = { $hero } pays { $cost } focus.
event-not_paid = { $hero } does not pay; the success has no effect.
event-cannot_pay = { $hero } cannot pay { $cost } focus; the success has no effect.

## Attacks and spells

event-attacks = { $hero } attacks { whom-foe } with { $line }.
event-attacks_all = { $hero } attacks all in range with { $line }.
event-casts =
    { $hero } casts “{ $spell }”{ $foe_count ->
        [1] { " " }on { whom-foe }.
       *[0] .
    }
event-missed = { $hero } misses.
event-foe_hurt =
    { $left ->
        [0] { who-foe } takes { $damage } damage and falls.
       *[other] { who-foe } takes { $damage } damage and has { $left } health left.
    }
event-boss_hurt = { who-foe } takes { $damage } damage.
event-foe_healed = { who-foe } recovers { $health } and now has { $left } health.
event-foe_killed = { $hero } beats { whom-foe }.
event-counterattack =
    { $damage ->
        [0] { who-foe } strikes back; defence { $defence } holds.
       *[other] { who-foe } strikes back: { $damage } damage in spite of defence { $defence }.
    }
event-counter_torch = { who-foe } strikes at the torch; { $hero } is unhurt.
event-mark_moved = A marker of the boss moves from { $mark } to { $to }.

## Heroes

event-rests = { $hero } rests.
event-gained =
    { $health ->
        [0] { $hero } gains { $focus } focus.
       *[other]
            { $focus ->
                [0] { $hero } gains { $health } health.
               *[other] { $hero } gains { $health } health and { $focus } focus.
            }
    }
event-lost_health = { $hero } loses { $health } health and has { $left } left.
event-lost_focus = { $hero } loses { $focus } focus.
event-fainted = { $hero } falls unconscious.
event-stood_up = { $hero } is back on their feet.
event-warded = { $hero } has { $n } more defence until the end of their own next turn.
event-veiled = { $hero } has stealth until the end of their own next turn.
event-extra_action = { $hero } has one more hero action this turn.

## Cards

event-found = { $hero } draws “{ $card }”.
event-left_in_row = { $hero } does not keep “{ $card }”; the card now lies in the row.
event-equipped = { $hero } equips “{ $card }”.
event-discarded = { $hero } puts “{ $card }” into the row.
event-used_up = “{ $card }” is used up and leaves the game.
event-switched = { $hero } moves the hand card to the other hand.

## Enemies, torch, lair

event-torch_up = The torch flares up: space { $to }.
event-torch_down =
    { $icon ->
        [nothing] The torch burns down to space { $to }.
        [skull] The torch goes out.
       *[other] The torch burns down to space { $to }: { $icon }!
    }
event-enemies_act = The enemies act.
event-foe_moved =
    { $room ->
        [lair] { who-foe } moves into the lair.
       *[other] { who-foe } moves to { $room }.
    }
event-foe_strikes = { who-foe } strikes.
event-boss_met = The lair is open and act 2 begins: { $card } awaits you!
event-lair_step = { $hero } steps onto { $place }.
event-lures = { $hero } lures the boss.
event-boss_recalled = { $card } is suddenly back in the lair.
event-altar_broken =
    { $space ->
        [0] The altar in { $cell } crumbles.
       *[other] The altar in { $cell } breaks the seal on space { $space } of the boss.
    }

## The end

event-over =
    { $reason_id ->
        [boss_slain] { $reason } { spare }
       *[other] { $reason } { short }
    }
spare =
    { $spaces ->
        [one] The torch would have burned for one more space.
       *[other] The torch would have burned for { $spaces } more spaces.
    }
short =
    { $act ->
       *[1]
            { $minions ->
                [0]
                    { $door ->
                        [0] All minions were beaten; only the lair door was missing.
                       *[1] The way into the lair was open.
                    }
                [one]
                    { $door ->
                        [0] One more minion was to be beaten, and the lair door to be found.
                       *[1] One more minion, and the lair would have been open.
                    }
               *[other]
                    { $door ->
                        [0] { $minions } more minions were to be beaten, and the lair door to be found.
                       *[1] { $minions } more minions, and the lair would have been open.
                    }
            }
        [2]
            { $points ->
                [one] You were one point of damage short of slaying the boss.
               *[other] You were { $points } points of damage short of slaying the boss.
            }
    }
reason-boss_slain =
    { $seats_count ->
       *[0] The boss is slain: you have won!
        [one] The boss is slain: { $seats } wins!
        [other] The boss is slain: { $seats } win together!
    }
reason-torch_out = The torch has gone out. { outcome }
reason-fifth_goblin = A fifth goblin has come. { outcome }
reason-nothing_to_explore = There is nothing left to explore. { outcome }
outcome =
    { $seats_count ->
       *[0] You have lost.
        [one] { $seats } has won.
        [other] { $seats } have won.
    }
category-victory = Victory

## Questions

prompt-hero = { $seat }: whom do you play?
prompt-turn =
    { $act ->
        [1] It is the turn of { $hero }: what do you do?
       *[2] It is the turn of { $hero }, and the boss is near: what do you do?
    }
prompt-rotate = { $hero }: how does “{ $room }” lie in { $cell }?
prompt-reveal =
    { $count ->
        [one] { $hero }: which card do you reveal?
       *[other] { $hero }: which card do you reveal? Up to { $count } are left.
    }
prompt-skill = { $hero }: with which skill do you try to reach { $goal }?
prompt-before_roll =
    { $goal ->
        [0] { $hero }, { $test } with { $skill } (target: { $targets }): roll, or use something first.
       *[other] { $hero }, { $test } with { $skill }, { $goal } needed: roll, or use something first.
    }
prompt-after_roll =
    { $goal ->
        [0] { $hero }, { $test } (target: { $targets }): which dice count?
       *[other] { $hero }, { $test }, { $goal } needed: which dice count?
    }
prompt-pay = { $hero }: do you pay { $cost } focus for the effect?
prompt-discover =
    { $count ->
        [one] { $hero } discovers { $kinds }: do you draw, take from the row, or decline?
       *[other] { $hero } discovers { $kinds }, { $count } times more: do you draw, take from the row, or decline?
    }
prompt-pickup = { $hero } may take from the row ({ $kinds }): what do you take?
prompt-found = { $hero } has drawn “{ $card }”: do you keep the card?
prompt-reward = { $hero }: which reward do you take for { $goblin }: { $offers_or }?
prompt-fell = { $hero }: which enemy falls first?
prompt-after_damage = { $hero }: do you follow up?
prompt-answer = { $hero }: which enemy strikes back?
prompt-before_counter = { $hero }: { who-foe } is about to strike back. Do you raise your defence?
prompt-hit =
    { $points ->
        [one] { $hero }: which marker of the boss do you hit?
       *[other] { $hero }: which marker of the boss do you hit? { $points } damage left.
    }
prompt-heal = { $hero }: the boss recovers { $points }. Which marker rises?
prompt-send = { $hero }: { who-foe } moves. Where to?
prompt-herd =
    { $rooms ->
        [one] { $hero }: which enemy do you drive where, at most 1 room?
       *[other] { $hero }: which enemy do you drive where, at most { $rooms } rooms?
    }
prompt-walk =
    { $rooms ->
        [one] { $hero } sneaks on, 1 room left: where to?
       *[other] { $hero } sneaks on, { $rooms } rooms left: where to?
    }
prompt-as_free = { $hero }: do you search the room, or disarm the trap?
prompt-give_up = { $hero } has to discard ({ $kinds }): what do you give up?
prompt-teleport = { $hero }: into which room do you leap?
prompt-extra = { $hero }: which enemy takes { $points } more damage?
prompt-after_rest = { $hero }: do you use anything after the rest?
prompt-attack_now = { $hero }: whom do you attack, with { $bonus } more on the result?
prompt-deal_first = Who begins?
prompt-deal_hero = Which hero is drawn?
prompt-deal_room = Which room is turned up?
prompt-deal_goblin = Which goblin comes?
prompt-deal_minion = Which minion comes?
prompt-deal_boss = Which boss is it?
prompt-deal_card =
    { $kinds_id ->
        [spell] Which spell is drawn?
       *[loot] Which loot card is drawn?
    }
prompt-deal_dice = What do the dice show?
prompt-deal_die = What does the die show?

test-evade = evading
test-entry = entering
test-search = searching
test-disarm = disarming
test-cast = casting
test-heroic = heroic deed
test-attack = attack
kinds-loot = loot
kinds-spell = spells
kinds-either = loot or spells
pile-loot = loot
pile-spell = spells
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-break = shield break
face-torch = the torch
icon-none = nothing
icon-enemy_action = enemy action
icon-goblin = goblin
icon-skull = skull

## Moves

move-hero-hero = Play as { $hero }
move-go-cell = Go to { $cell }
move-stop = End the movement here
move-end = End the turn
move-rest = Rest
move-search = Search the room
move-search-skill = Search the room with { $skill }
move-disarm = Disarm the trap
move-attack-line-aim = Attack { $aim } with { $line }
move-cast-spell = Cast { $spell }
move-cast-spell-target = Cast { $spell } on { $target }
move-use-ability = Use { $ability }
move-use-ability-target =
    { $target ->
        [one] Use { $ability }: roll a { $target } again
        [other] Use { $ability }: roll a { $target } again
       *[hero] Use { $ability } for { $target }
    }
move-portal-cell = Leap to { $cell }
move-explore = Explore the surroundings (torch down 1)
move-lure = Lure the boss
move-switch = Move the hand card to the other hand
move-discard-card = Discard { $card }
move-skill-skill = Try it with { $skill }
move-roll = Roll the dice
move-change-face-to = Turn a { $face } to { $to }
move-result-first = Count the { $first }
move-result-first-second = Count { $first } + { $second }
move-result-first-second-third = Count { $first } + { $second } + { $third }
move-pay = Pay the focus
move-decline = Decline
move-ready = Go on
move-reveal-cell = Reveal the card in { $cell }
move-turn-exits = Lay it with corridors { $exits }
move-draw-pile = Draw from the deck: { $pile }
move-take-card = Take { $card } from the row
move-take-card-way =
    { $way ->
        [left] Take { $card } from the row into the left hand
        [right] Take { $card } from the row into the right hand
       *[other] Take { $card } from the row instead of { $way }
    }
move-keep = Keep the card
move-keep-way =
    { $way ->
        [left] Keep the card in the left hand
        [right] Keep the card in the right hand
       *[other] Keep the card instead of { $way }
    }
move-leave = Put the card into the row
move-reward-option = Take reward { $option }
move-fell-aim = Take { $aim } off the table first
move-hit-mark = Hit the marker on { $mark }
move-heal-mark = The marker on { $mark } rises
move-answer-aim = Let { $aim } strike back
move-extra-aim = Hit { $aim } once more
move-send-aim-room =
    { $room ->
        [lair] Let { $aim } move into the lair
       *[other] Let { $aim } move to { $room }
    }
move-send-aim-room-first =
    { $room ->
        [lair] Let { $aim } move into the lair, over the altar in { $first }
       *[other] Let { $aim } move to { $room }, over the altar in { $first }
    }
move-send-aim-room-first-second =
    { $room ->
        [lair] Let { $aim } move into the lair, over the altars in { $first } and { $second }
       *[other] Let { $aim } move to { $room }, over the altars in { $first } and { $second }
    }
move-send-aim-room-first-second-third =
    { $room ->
        [lair] Let { $aim } move into the lair, over the altars in { $first }, { $second } and { $third }
       *[other] Let { $aim } move to { $room }, over the altars in { $first }, { $second } and { $third }
    }
move-send-aim-room-first-second-third-fourth =
    { $room ->
        [lair] Let { $aim } move into the lair, over the altars in { $first }, { $second }, { $third } and { $fourth }
       *[other] Let { $aim } move to { $room }, over the altars in { $first }, { $second }, { $third } and { $fourth }
    }
move-send-aim-room-first-second-third-fourth-fifth =
    { $room ->
        [lair] Let { $aim } move into the lair, over all altars
       *[other] Let { $aim } move to { $room }, over all altars
    }

move-first-seat = { $seat } begins
move-room-room = Room: { $room }
move-goblin-goblin = Goblin: { $goblin }
move-minion-minion = Minion: { $minion }
move-boss-boss = Boss: { $boss }
move-loot-loot = Loot: { $loot }
move-spell-spell = Spell: { $spell }
move-die-face = Die: { $face }
move-dice-first = Roll: { $first }
move-dice-first-second = Roll: { $first }, { $second }
move-dice-first-second-third =
    { $second ->
        [enemy] Roll: { $first }; enemy die: { $third }
       *[other] Roll: { $first }, { $second }, { $third }
    }
move-dice-first-second-foes-face = Roll: { $first }, { $second }; { $foes }: { $face }
move-dice-first-second-third-foes-face = Roll: { $first }, { $second }, { $third }; { $foes }: { $face }
second-foe = enemy
third-break = { face-break }
third-torch = { face-torch }
foes-foe = enemy die
way-left = left
way-right = right

## Why something is not possible

refusal-not_now = This is not the time for { $verb }; the question now is { $question }.
refusal-hero_taken = { $hero } is taken already, by { $seat }. Choose somebody else.
refusal-hero_not_dealt = { $hero } was not dealt to you. Choose one of those that you got.
refusal-too_little_focus = That costs { $cost } focus, and you have { $focus }. Rest, or do something cheaper.
refusal-began_unconscious = You began this turn unconscious and have rested already. All you can do is move.
refusal-on_taken_space = Somebody stands on { $place } already. Go on to an empty space first.
refusal-already_there = You are there already: { $place }. Choose another place.
refusal-action_used = Your hero action is used up for this turn. Movement and free actions are left.
refusal-both_actions_used = Your extra hero action is used up too; there is only one in a turn.
refusal-covered = “{ $ability }” lies below “{ $card }” and rests. Discard the card, or move it to the other hand.
refusal-not_equipped = You do not have “{ $card }”. Use something that you have equipped.
refusal-no_room_there = No card lies in { $cell }. Go to a room beside you.
refusal-no_corridor = No corridor leads to { $cell } from here. Take another way.
refusal-not_a_neighbour = Your room is not beside { $cell }. Go step by step.
refusal-no_speed_left = Your speed of { $speed } is used up for this turn.
refusal-stopped_by_foe = { who-foe } has stopped you; your movement is over for this turn.
refusal-action_ended_movement = Your hero action ended the movement that had begun. You go on in your next turn.
refusal-movement_over = Your movement is over for this turn.
refusal-not_at_door = You can enter the lair only from the lair door. Go there first.
refusal-lair_locked = The lair is still locked. Minions beaten: { $kills } of { $wanted }.
refusal-by_the_entrance = The way into the lair and out of it leads over { $place } only.
refusal-walk_opens_nothing = You cannot open the lair by sneaking. Enter it with your movement.
refusal-only_to_door = There is only one way out of the lair: to the lair door in { $cell }.
refusal-space_not_beside = Your space is not beside { $place }. Go space by space.
refusal-space_taken = Somebody stands on { $place }, and with { $left } speed left after that you could not go on to an empty space.
refusal-stop_without_effect = Ending the movement here would do nothing. Just go on with what you want to do.
refusal-in_lair = That is not possible in the lair. Here you can attack, cast or rest.
refusal-nothing_to_search = There is nothing to search in this room.
refusal-foe_in_room = { who-foe } disturbs you. Beat the enemies here first, or bring a conscious hero along.
refusal-no_test = No test is needed here. Search without naming a skill.
refusal-name_skill = Here you choose the skill yourself. Name it as well.
refusal-skill_is_fixed = The skill is fixed here: { $skill }. Search without naming one.
refusal-no_trap = There is no trap to disarm in this room.
refusal-already_disarmed = This trap is disarmed already.
refusal-other_attack = The ability only allows this kind of attack: { $kind }.
refusal-nobody_in_range = No enemy is in range of “{ $ability }”. Go nearer.
refusal-only_goblins = “{ $ability }” works on goblins only.
refusal-not_in_play = Just now { $target } is not in play.
refusal-across_the_border = Nothing reaches across the border of the lair, and { $target } is on the other side.
refusal-not_in_room = To do that, { $target } would have to be in your room, not in { $cell }.
refusal-no_way_there = No way leads from here to { $cell }, where { $target } is.
refusal-too_near = Too near: { $target } is in your own room. Aim at somebody in another one.
refusal-out_of_sight = You have no line of sight to { $cell }, where { $target } is.
refusal-too_far =
    { $away ->
        [one] That is too far: { $target } is 1 room away, and the range is { $range }.
       *[other] That is too far: { $target } is { $away } rooms away, and the range is { $range }.
    }
refusal-after_the_action = “{ $ability }” has to wait until the running action is over.
refusal-no_effect = “{ $ability }” would do nothing now.
refusal-no_attack_now = “{ $ability }” needs an enemy that you can attack in melee now.
refusal-trigger_later = “{ $ability }” is only possible { $when }.
refusal-already_used = You have used “{ $ability }” here already; once is all.
refusal-other_action = “{ $ability }” is only possible { $on }.
refusal-no_such_die = No die shows { $face }. On the table: { $dice }.
refusal-no_portal = There is no portal in this room.
refusal-foe_at_portal = { who-foe } bars your way to the portal.
refusal-not_face_up = No face-up card lies in { $cell }. Leap to a room that is revealed.
refusal-act_one_only = You can explore in act 1 only.
refusal-nothing_beside = No face-down card lies beside your room.
refusal-no_boss_yet = The boss does not show itself before act 2. Open the lair first.
refusal-boss_is_here = The boss is with you already.
refusal-no_way_for_boss = There is no way to you that the boss could take.
refusal-just_switched = You have only just switched hands.
refusal-no_hand_card = You have no hand card to switch.
refusal-both_hands_full = Both hands are full; you can only switch a single hand card.
refusal-already_rolled = You have rolled already: { $dice }. Now choose which dice count.
refusal-roll_first = Roll first.
refusal-one_step_only = A { $face } can only change by 1, up or down, and never from 6 to 1.
refusal-no_such_dice = These dice are not there. On the table: { $dice }.
refusal-only_plus_dice = You can only add dice that show 1 or 2 to another die; there are { $dice }.
refusal-other_exits = “{ $room }” has other corridors. Turn the card as it is.
refusal-must_join_own_room = A corridor of “{ $room }” must lead to your room.
refusal-must_join_a_room = A corridor of “{ $room }” must meet that of a face-up room.
refusal-not_face_down = No face-down card lies in { $cell }.
refusal-card_not_beside = The card in { $cell } is not beside your room. Choose an adjacent one.
refusal-card_not_connected = No corridor of your room leads to the card in { $cell }. Choose one that a corridor leads to.
refusal-reveal_all = Exploring reveals all cards beside the room. Choose the next one.
refusal-row_only = Here you may only take from the row, not from the deck.
refusal-other_kind = This is only about { $kinds }.
refusal-deck_empty = This deck is empty: { $kind }. Take something from the row.
refusal-not_in_row = “{ $card }” does not lie in the row.
refusal-name_hand = “{ $card }” goes into a hand. Name the left or the right one.
refusal-not_for_hands = “{ $card }” is no hand card. Name no hand.
refusal-make_room = There is no room for “{ $card }”. Name what makes room as well: { $cards }.
refusal-makes_no_room = “{ $old }” need not make room for “{ $card }”.
refusal-after_the_roll = There is nothing else to decide before this roll: roll first, then you can discard “{ $card }”.
refusal-card_in_use = You need “{ $card }” for the running action.
refusal-speed_needed = Without “{ $card }” you could not leave this space any more. Go on first.
refusal-reward_taken = You have taken this reward already.
refusal-no_such_reward = There are not that many rewards for { $goblin }.
refusal-not_beaten = So far { $target } is not beaten.
refusal-not_a_target = This attack is not aimed at { $target }.
refusal-cannot_answer = No counterattack comes from { $target }: neither in the same room nor in line of sight.
refusal-mark_at_zero = A marker at 0 stays there.
refusal-mark_blocked = The marker on { $mark } cannot go on: the seal on { $space } still holds. Lure the boss over an altar.
refusal-mark_at_top = The marker on { $mark } is at the top already.
refusal-no_such_mark = No marker is on { $mark }; the markers are on { $marks }.
refusal-not_in_herd = You cannot drive { $target }: out of range, or driven already.
refusal-driven_across = { who-foe } cannot be driven into the lair or out of it.
refusal-another_foe = Another enemy moves now: { whom-foe }.
refusal-other_altars =
    { $room ->
        [lair] { who-foe } would cross other altars on its way into the lair. Take a way from the list.
       *[other] { who-foe } would cross other altars on its way to { $room }. Take a way from the list.
    }
refusal-not_its_way =
    { $room ->
        [lair] { who-foe } cannot move into the lair now.
       *[other] { who-foe } cannot move to { $room } now.
    }

target-g1 = goblin 1
target-g2 = goblin 2
target-g3 = goblin 3
target-g4 = goblin 4
target-boss = the boss

verb-hero = choosing a hero
verb-go = going
verb-stop = stopping
verb-end = ending the turn
verb-rest = resting
verb-search = searching
verb-disarm = disarming
verb-attack = attacking
verb-cast = casting
verb-use = using an ability
verb-portal = leaping through a portal
verb-explore = exploring
verb-lure = luring
verb-switch = switching hands
verb-discard = discarding
verb-skill = choosing a skill
verb-roll = rolling
verb-change = turning dice
verb-result = choosing a result
verb-pay = paying
verb-decline = declining
verb-ready = going on
verb-reveal = revealing
verb-turn = turning a card
verb-draw = drawing
verb-take = taking from the row
verb-keep = keeping
verb-leave = putting into the row
verb-reward = taking a reward
verb-fell = taking an enemy off the table
verb-hit = hitting a marker
verb-heal = raising a marker
verb-answer = choosing who strikes back
verb-extra = dealing extra damage
verb-send = sending an enemy
verb-first = naming who begins
verb-room = drawing a room
verb-goblin = drawing a goblin
verb-minion = drawing a minion
verb-boss = drawing a boss
verb-loot = drawing loot
verb-spell = drawing a spell
verb-dice = a roll
verb-die = a die

question-hero = whom you play
question-turn = what you do in your turn
question-rotate = how the new card lies
question-reveal = which card you reveal
question-skill = with which skill you try it
question-before_roll = whether you roll
question-after_roll = which dice count
question-pay = whether you pay
question-discover = what you discover
question-pickup = what you take from the row
question-found = what you do with the card you drew
question-reward = which reward you take
question-fell = which enemy falls first
question-after_damage = whether you follow up
question-answer = who strikes back
question-before_counter = whether you raise your defence
question-hit = which marker you hit
question-heal = which marker rises
question-send = where the enemy moves
question-herd = where you drive the enemies
question-walk = where you sneak
question-as_free = whether you search or disarm
question-give_up = what you give up
question-teleport = where you leap
question-extra = who takes more damage
question-after_rest = whether you use anything after the rest
question-attack_now = whom you attack

## Options

option-heroes = Heroes
choice-heroes-chosen = chosen freely
choice-heroes-random = at random
choice-heroes-drafted = one of two
option-boss = Boss
choice-boss-random = unknown
choice-boss-blood_count = The Blood Count
choice-boss-lich = The Lich
choice-boss-demon_lord = The Demon Lord
choice-boss-dragon = The Dragon
option-difficulty = Difficulty
choice-difficulty-any = any
choice-difficulty-easy = easy
choice-difficulty-medium = medium
choice-difficulty-hard = hard

## What a hint brings

gain-victory = The boss falls: you win!
gain-hero = { $hero } rolls { $dice } dice for { $skill } and has { $health } health and { $speed } speed.
gain-attack =
    { $fells ->
        [0] Hits { whom-foe } with a chance of { $percent } %, then for about { $damage } damage.
       *[other] Hits { whom-foe } with a chance of { $percent } %, then for about { $damage } damage; it falls with a chance of { $fells } %.
    }
gain-attack_fells = { who-foe } falls with a chance of { $percent } %.
gain-attack_all =
    { $fells ->
        [0] Hits at least one enemy with a chance of { $percent } %.
       *[other] Hits at least one enemy with a chance of { $percent } %, and one falls with a chance of { $fells } %.
    }
gain-test = Chance of success ({ $test }): { $percent } %.
gain-faint = Danger: with a chance of { $percent } % you fall unconscious.
gain-reveal = A new card is revealed in { $cell }.
gain-draw =
    { $pile_id ->
        [loot] You draw loot.
       *[spell] You draw a spell.
    }
gain-felled = { who-foe } falls.
gain-damage = { $damage } damage to { whom-foe }.
gain-card = You get “{ $card }”.
gain-recovers =
    { $health ->
        [0] { $hero } gains { $focus } focus.
       *[other]
            { $focus ->
                [0] { $hero } gains { $health } health.
               *[other] { $hero } gains { $health } health and { $focus } focus.
            }
    }
gain-lair = You are in the lair: act 2 begins.
gain-door =
    { $open ->
        [0] The lair door is found.
       *[1] The lair door is found, and it can be opened.
    }
gain-rooms =
    { $rooms ->
        [one] One more card of the dungeon is revealed.
       *[other] { $rooms } more cards of the dungeon are revealed.
    }
gain-ways =
    { $cards ->
        [one] Another face-down card is laid: one more way to explore.
       *[other] { $cards } more face-down cards are laid: more ways to explore.
    }
gain-seal = A seal of the boss is broken.
gain-torch =
    { $spaces ->
        [one] The torch burns one space longer.
       *[other] The torch burns { $spaces } spaces longer.
    }
gain-safer = The next enemy action costs you { $health } health less.
gain-threat = Careful: the next enemy action would cost you { $health } health there.
gain-space = You stand on { $place }.
gain-place = You get to { $cell }: { $room }.
gain-to_door =
    { $rooms ->
        [0] You are at the open lair door.
        [one] The open lair door is 1 room away then.
       *[other] The open lair door is { $rooms } rooms away then.
    }
gain-to_foe =
    { $rooms ->
        [0] There you can strike at { whom-foe }.
        [one] Only 1 room to { whom-foe } then.
       *[other] Only { $rooms } rooms to { whom-foe } then.
    }
gain-to_card =
    { $rooms ->
        [0] From there a corridor leads to a face-down card.
        [one] Only 1 room to the next face-down card then.
       *[other] Only { $rooms } rooms to the next face-down card then.
    }
gain-price =
    { $health ->
        [0] It costs { $focus } focus.
       *[other]
            { $focus ->
                [0] It costs { $health } health.
               *[other] It costs { $health } health and { $focus } focus.
            }
    }
gain-waits = Nothing better is left in this turn; the next hero goes on.
gain-prepares = It leaves the most to do in the rest of this turn.

item-offer = { $reward } ({ $effect })
