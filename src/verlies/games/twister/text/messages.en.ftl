# Dungeon Twister: Prison: what happens at the table, what is asked and what is not possible, in English.

## Who and where

spot-a = a{ $a }
spot-b = b{ $b }
spot-c = c{ $c }
spot-d = d{ $d }
spot-e = e{ $e }
spot-f = f{ $f }
spot-g = g{ $g }
spot-h = h{ $h }
spot-i = i{ $i }
spot-j = j{ $j }
spot-k = k{ $k }
spot-l = l{ $l }
spot-m = m{ $m }
spot-n = n{ $n }
spot-o = o{ $o }
spot-p = p{ $p }
spot-q = q{ $q }
spot-r = r{ $r }
spot-s = s{ $s }
spot-t = t{ $t }
spot-u = u{ $u }
spot-v = v{ $v }
side-yellow = Yellow
side-blue = Blue
The-seat =
    { $seat ->
        [Non-player] The non-player
       *[other] { $seat }
    }
the-seat =
    { $seat ->
        [Non-player] the non-player
       *[other] { $seat }
    }
for-seat =
    { $seat ->
        [Non-player] the non-player
       *[other] { $seat }
    }
who = { $figure } ({ $side })
piece =
    { $figure_count ->
        [1] { $figure }
       *[0] { $item }
    } ({ $side })
what-character = character
what-item = item
what-pair = hall pair
way-cw = clockwise
way-ccw = counter-clockwise
load-put = without its load
gate-37A-P1 = portcullis 1 in hall 37A
gate-37A-P2 = portcullis 2 in hall 37A
gate-37B-P1 = portcullis 1 in hall 37B
gate-37B-P2 = portcullis 2 in hall 37B
gate-37B-P3 = portcullis 3 in hall 37B
gate-38A-P1 = portcullis 1 in hall 38A
gate-38A-P2 = portcullis 2 in hall 38A
gate-38B-P1 = portcullis 1 in hall 38B
gate-38B-P2 = portcullis 2 in hall 38B
gate-38B-P3 = portcullis 3 in hall 38B
gate-39A-P1 = portcullis 1 in hall 39A
gate-39A-P2 = portcullis 2 in hall 39A
gate-39B-P1 = portcullis 1 in hall 39B
gate-39B-P2 = portcullis 2 in hall 39B
gate-40A-P1 = portcullis 1 in hall 40A
gate-40A-P2 = portcullis 2 in hall 40A
gate-40A-P3 = portcullis 3 in hall 40A
gate-40B-P1 = portcullis 1 in hall 40B
gate-40B-P2 = portcullis 2 in hall 40B
gate-91A-P1 = portcullis 1 in hall 91A
gate-91A-P2 = portcullis 2 in hall 91A
gate-91B-P1 = portcullis 1 in hall 91B
gate-91B-P2 = portcullis 2 in hall 91B
gate-92A-P1 = portcullis 1 in hall 92A
gate-92A-P2 = portcullis 2 in hall 92A
gate-92A-P3 = portcullis 3 in hall 92A
gate-92B-P1 = portcullis 1 in hall 92B
gate-92B-P2 = portcullis 2 in hall 92B
gate-93A-P1 = portcullis 1 in hall 93A
gate-93A-P2 = portcullis 2 in hall 93A
gate-93B-P1 = portcullis 1 in hall 93B
gate-93B-P2 = portcullis 2 in hall 93B
gate-94A-P1 = portcullis 1 in hall 94A
gate-94A-P2 = portcullis 2 in hall 94A
gate-94A-P3 = portcullis 3 in hall 94A
gate-94A-P4 = portcullis 4 in hall 94A
gate-94B-P1 = portcullis 1 in hall 94B
gate-94B-P2 = portcullis 2 in hall 94B
gate-94B-P3 = portcullis 3 in hall 94B

## Teams

event-first_player = { $seat } chooses first.
event-pair_drawn = Hall pair { $pair } is in the game.
event-pair_chosen = { $seat } chooses hall pair { $pair }.
event-pair_secret = { $seat } secretly chooses hall pair { $pair }.
event-pair_secret_unseen = { $seat } has chosen a hall pair.
event-same_pair = Both sides have chosen hall pair { $pair }; lots decide who takes another one.
event-replaces = { $seat } gives up hall pair { $pair } and chooses another one.
event-picked = { $seat } takes into the team: { $thing }.
event-picked_for_both = { $seat } chooses for both sides: { $thing }.
event-chosen_secret = { $seat } secretly chooses: { $thing }.
event-chosen_secret_unseen = { $seat } has chosen.
event-left_out = { $seat } secretly does without: { $figure }.
event-left_out_unseen = { $seat } secretly does without one character.

## Set-up

event-put_on_circle = { $seat } puts face down on { $square }: { $figure }.
event-put_on_circle_unseen = { $seat } puts a character face down on { $square }.
event-places_first = { $seat } lays the first token.
event-laid = { $seat } lays face down on slot { $slot }: { $thing }.
event-laid_unseen = { $seat } lays a token face down on slot { $slot }.
event-starters_shown = { $seat } reveals the starting characters: { $figures }.
event-begins = { $seat } has the first turn.

## The turn

event-card_played = { $seat } plays the { $value } and has { $value } AP.
event-turn_over =
    { $unused ->
        [0] { $seat } ends the turn.
        [one] { $seat } ends the turn; { $unused } AP is lost.
       *[other] { $seat } ends the turn; { $unused } AP are lost.
    }
event-cards_back = { $seat } takes all action cards back into hand.

## Moving and carrying

event-moved =
    { $carries_count ->
        [1] { who } moves from { $source } to { $to } and takes along: { $carries }.
       *[0] { who } moves from { $source } to { $to }.
    }
event-walked = { who } walks from { $source } to { $to }.
event-picked_up = { who } now carries: { $thing }.
event-took = { who } takes up on { $square }: { $thing }.
event-put_down = { who } leaves on { $square }: { $put }.
event-swapped = { who } exchanges on { $square }: { $put } for { $thing }.
event-jumped =
    { who } jumps from { $source } to { $to }{ $put_count ->
        [1] , leaving behind: { $put }
       *[0] { "" }
    }; { $left ->
        [0] that was the last jump card.
        [one] 1 jump card is left.
       *[other] { $left } jump cards are left.
    }
event-phased = { who } walks through the wall, from { $source } to { $to }.
event-item_lost = Lost on { $square }: { $item } ({ $side }).

## Halls and portcullises

event-reveals =
    { $npc_count ->
       *[none] { $seat } reveals slot { $slot }.
        [1] { $npc } reveals slot { $slot }.
    }
event-hall_revealed =
    { $tokens_count ->
       *[none] On slot { $slot } lies hall { $hall }.
        [0] On slot { $slot } lies hall { $hall }; nobody and nothing waits inside.
        [other] On slot { $slot } lies hall { $hall }; waiting there: { $tokens }.
    }
event-placed = { $seat } places on { $square }: { piece }.
event-hall_turned = { who } turns hall { $hall } { $way } by a quarter.
event-hall_turned-count = { who } turns hall { $hall } { $way } by { $count } quarters.
event-gate_opened = { who } opens { $gate }.
event-gate_closed = { who } closes { $gate }.
event-gate_broken = { who } breaks { $gate }.

## Combat

combat-close = Close combat
combat-lance = Attack with the lance
combat-shot = Ranged combat
event-attacked =
    { $group ->
        [0] { $combat } on { $square }, { the-seat } attacks: { $attackers } against { $defenders }, without cards { $attack } : { $defence }.
       *[1] { $combat } on { $square }, { the-seat } attacks in a group: { $attackers } against { $defenders }, without cards { $attack } : { $defence }.
    }
event-joined = { who } supports the attack; without cards it stands at { $attack } : { $defence }.
event-called = { $seat } reads minds and names combat card { $value }.
event-silent = { $seat } names no combat card.
event-forced = { $seat } has the { $value } and must lay it.
event-hand_shown = { $seat } does not have it and shows the hand instead: { $values }.
event-card_laid = { $seat } lays combat card { $value } face down.
event-card_laid_unseen = { $seat } lays a combat card face down.
event-cards_shown = { The-seat } attacks with the { $card }, the { $answer } lies against it; in all { $attack } : { $defence }.
event-tied = A tie: nothing happens to anybody.
event-missed = The shot goes wide. Whoever shot stays unwounded: { $figures }.
event-lance_broken = The lance breaks, and its carrier stays unwounded: { who }.
event-wounded = { who } lies wounded on { $square }.
event-eliminated = { who } is eliminated: { $points } VP for { for-seat }.

## Abilities and items

event-healed = { $by } heals on { $square }: { who }.
event-pushed = { $by } sends a shock wave: { who } is pushed from { $source } to { $to }.
event-fireball = { $by } throws a fireball at { $square }; the wand is used up.
event-recovered = { who } recovers from its wound on { $square }.
event-drank = { who } drains the potion and has { $ap } AP of its own this turn.

## Out, and the end

event-left = { who } leaves the dungeon over { $square }: { $points } VP for { for-seat }.
event-carried_out = Taken along outside: { piece }.
event-treasure = The Treasure is out: { $points } VP for { $seat }.
event-over = { $reason }
reason-points =
    { $seats_count ->
       *[none] The target is reached, the game is over.
        [0] The target is reached, the game is over.
        [one] { winner } wins with { $total } VP{ behind }.
    }
reason-deserted = Neither side has anybody left in the game. { outcome }
reason-turn_limit =
    All turns have been played. { $seats_count ->
       *[none] That is as far as it goes.
        [0] It is a draw.
        [one] { $seats ->
            [Non-player] Yellow has not won, so the non-player wins.
           *[other] { outcome }
        }
    }
winner =
    { $seats ->
        [Non-player] The non-player
       *[other] { $seats }
    }
behind =
    { $others_non_player_count ->
        [1] ; the non-player has { $others_non_player }
       *[none] { " " }ahead of { $others }
    }
outcome =
    { $seats_count ->
       *[none] Now the VP count.
        [0] It is a draw.
        [one] { winner } wins with { $total } VP{ behind }.
    }
category-exits = Escaped
category-eliminations = Eliminated
category-treasures = Treasures

## Questions

prompt-pair =
    { $left ->
        [one] Which hall pair do you choose?
       *[other] Which hall pair do you choose? { $left } are still to be chosen.
    }
prompt-pick =
    { $what ->
        [character] Which character do you choose?
       *[item] Which item do you choose?
    }{ $left ->
        [one] { "" }
       *[other] { " " }{ $left } are still to be chosen.
    }
prompt-leave =
    { $left ->
        [one] Which character do you secretly do without?
       *[other] Which { $left } characters do you secretly do without?
    }
prompt-start =
    { $left ->
        [one] Which character do you put on the last circle?
       *[other] Which character do you put on which circle? { $left } are still free.
    }
prompt-lay =
    { $left ->
        [one] On which hall do you lay your last token?
       *[other] Which token do you lay on which hall? You still have { $left }.
    }
prompt-action_card = Which action card do you play?
prompt-act =
    { $ap ->
        [0] All AP of the card are spent: end your turn.
        [one] What do you do with your last AP?
       *[other] What do you do? You have { $ap } AP left.
    }
prompt-walk_on =
    { $steps ->
        [0] { $figure } on { $square }: anything else before the way ends here?
        [one] { $figure } on { $square }: how does it go on? 1 step is left.
       *[other] { $figure } on { $square }: how does it go on? { $steps } steps are left.
    }
prompt-place =
    { $left ->
        [one] Hall { $hall } on slot { $slot }: where does the last token go?
       *[other] Hall { $hall } on slot { $slot }: which token goes where? { $left } are still to be placed.
    }
prompt-support = Who supports the attack from afar?
prompt-call = Which combat card do you name before the cards are laid?
prompt-combat_card = Which combat card do you lay?

## Moves

move-pair-pair = Take hall pair { $pair }
move-pick-thing = Choose { $thing }
move-leave-figure = Do without { $figure }
move-start-figure-square = Put { $figure } on { $square }
move-lay-thing-slot = Lay { $thing } on { $slot }
move-play-value = Play the { $value }
move-end = End the turn
move-go-figure-square = { $figure }: move to { $square }
move-take-figure-square-thing = { $figure }: take up on { $square }: { $thing }
move-put-figure-square = { $figure }: put down on { $square }
move-jump-figure-square = { $figure }: jump to { $square }
move-jump-figure-square-load = { $figure }: jump { $load } to { $square }
move-reveal-slot = Reveal slot { $slot }
move-place-side-thing-square = Place on { $square }: { $thing } ({ $side })
move-turn-hall-way = Turn hall { $hall } { $way }
move-open-gate = Open { $gate }
move-close-gate = Close { $gate }
move-break-gate = Break { $gate }
move-fight-square = Attack on { $square }
move-lance-figure-square = { $figure }: thrust the lance at { $square }
move-shoot-square = Shoot at { $square }
move-join-figure = { $figure }: support the attack
move-ready = Fight without more help
move-call-value = Name the { $value }
move-silent = Name no card
move-card-value = Lay the { $value }
move-heal-square = Heal on { $square }
move-push-square = Shock wave: push back the character on { $square }
move-burn-square = Throw the fireball at { $square }
move-recover = Recover from the wound
move-phase-square = Walk through the wall to { $square }
move-drink-figure = { $figure }: drink the potion

move-lot-side = The lot falls on { $side }
move-hall-hall-quarters =
    { $quarters ->
        [0] Hall { $hall }, not turned
        [one] Hall { $hall }, turned by a quarter
       *[other] Hall { $hall }, turned by { $quarters } quarters
    }

## Why something is not possible

refusal-not_now =
    { $verb ->
        [jump] Jumping
       *[other] { $verb }
    } is not possible now; the question is { $question }.
refusal-finish_move = { $figure } is still on the way, on { $square }. Finish this move first.
refusal-not_in_team = { $thing } is not in your team.
refusal-still_face_down = { $figure } still lies face down on { $slot }. Reveal the hall there first.
refusal-left_out = { $figure } takes no part in this game.
refusal-eliminated = { $figure } is eliminated.
refusal-has_left = { $figure } has left the dungeon already.
refusal-wounded = { $figure } lies wounded on { $square } and cannot do anything. Send help.
refusal-healed_now = { $figure } was healed just now and cannot do anything this turn.
refusal-nobody_acts = None of your characters can act just now. End the turn.
refusal-too_few_ap =
    That costs { $cost } AP, and { $ap ->
        [0] you have none left.
       *[other] you have only { $ap } left.
    }
refusal-hall_face_down = The hall on { $slot } is still face down; nobody gets to { $square } before it is revealed.
refusal-off_board = There is no { $square }: the board of this game is smaller.
refusal-rim = The edge of the board is at { $source }.
refusal-closed_gate = Between { $source } and { $to } the way is barred by { $gate }.
refusal-slit_between = Between { $source } and { $to } there is only an arrow slit.
refusal-wall_between = There is a wall between { $source } and { $to }.
refusal-stays_there = { $figure } is on { $square } already. That would change nothing.
refusal-must_go_on = { $figure } cannot stay on { $square }: what lies there would be in hand again at once. Go on.
refusal-friend_there = { who } stands on { $square } already. You can pass, but not stop there.
refusal-enemy_there = { who } stands on { $square }. You cannot get there.
refusal-enemy_in_way = { who } bars the way on { $square }.
refusal-wounded_enemy_there = { who } lies on { $square }. You can pass, but not stop there.
refusal-enemy_on_exit = { who } guards the way out on { $square }. Take another square.
refusal-pit = On { $square } there is a pit without a Rope. Jump over it, or bring a Rope.
refusal-hovers = Nobody can stay in the air over the pit on { $square }. Move on.
refusal-no_anchor = The Rope does not hold over the pit on { $square }: it needs two suitable squares beside it.
refusal-one_rope = On the way to { $square } there is pit after pit; one Rope alone is not enough.
refusal-square_full = Two tokens lie on { $square } already, there is no room for more.
refusal-no_room_for_load = There is no room on { $square } for what the character carries: { $thing }. Put it down first.
refusal-too_far = It is { $away } squares to { $square }. With speed { $speed } that takes at least { $moves } moves.
refusal-too_few_steps =
    { $away ->
        [one] It is 1 square to { $square }
       *[other] It is { $away } squares to { $square }
    }, and { $steps ->
        [0] no step is left.
        [one] only 1 step is left.
       *[other] only { $steps } steps are left.
    }
refusal-left_too_much = The move cannot end like that: too much lies together on { $square } now.
refusal-carries_nothing = { $figure } carries nothing.
refusal-already_carried = { $figure } carries that already: { $thing }.
refusal-not_lying_there = That does not lie on { $square }: { $thing }.
refusal-carries_friends_only = { $thing } on { $square } belongs to the other side. Only your own wounded are carried.
refusal-carries_wounded_only = { $thing } on { $square } is unwounded and walks unaided.
refusal-exit_ends_move = On { $square } the character is out at once. You cannot take up or put down anything there.
refusal-enemy_guards = { who } stands on { $square }. You cannot take up or put down anything there.
refusal-once_on_a_square = You have just taken up or put down something on { $square }. Go on first.
refusal-no_step_left = { $figure } has no step left for a stop on { $square }. Simply move there.
refusal-not_on_pit = That does not stay on the pit { $square }: { $thing }.
refusal-rope_under_friend = The Rope on { $square } holds { who } over the pit. Leave it there.
refusal-no_way_off = With this Rope in hand there is no way off the pit on { $square }.
refusal-leaves_too_much = That would leave too much together on { $square }.
refusal-no_way_on = After that the move could not be finished from { $square }.
refusal-no_jump_card = You have no jump card left.
refusal-jumps_back = A jump does not end where it begins: { $figure } is on { $square } already.
refusal-jump_too_wide = { $figure } cannot jump to { $square }: a jump goes over exactly one square beside the character, straight on or round the corner.
refusal-no_pit_between = There is no pit between { $figure } and { $square }. Jumps go over pits only.
refusal-figure_over_pit = { who } is on the pit { $square }. Nobody jumps over that.
refusal-rope_stays = { $figure } stands on { $square } only thanks to the Rope; it stays behind in a jump. Jump without the load.
refusal-landing_taken = { who } is on { $square }. You cannot land there.
refusal-landing_pit = On { $square } there is a pit without a Rope. You cannot land there.
refusal-no_such_slot = There is no { $slot } on this board.
refusal-already_up = The hall on { $slot } lies face up already.
refusal-nobody_beside = None of your characters that can act stands beside { $slot }.
refusal-reveal_blocked = { $figure } cannot get at { $slot } from { $square }: a wall, arrow slit or closed portcullis is in the way.
refusal-hall_not_up = Hall { $hall } does not lie face up.
refusal-nobody_on_gear = None of your characters that can act stands on the gear of hall { $hall } or its sister hall.
refusal-turns_otherwise = Hall { $hall } turns { $way } only.
refusal-gate_broken = Broken stays broken: { $gate }.
refusal-gate_is_so = Already { $state }: { $gate }.
refusal-nobody_opens = None of your characters that can act can work { $gate }. A Key would help.
refusal-nobody_breaks = None of your characters that can act is strong enough for { $gate }.
refusal-not_at_gate = Whoever can do that must stand on { $squares_or }, right at the edge: { $gate }.
refusal-no_combat = There is no combat in this scenario.
refusal-nobody_there = There is nobody on { $square }.
refusal-own_figure = On { $square } is { who }, one of your own characters.
refusal-wounded_now = { who } was wounded just now. That is not possible any more this turn.
refusal-target_healed_now = { who } was healed just now and is safe from attacks this turn.
refusal-nobody_adjacent = None of your characters that can attack is adjacent to { who } on { $square }.
refusal-needs_item = { $figure } does not carry that: { $thing }.
refusal-nobody_carries = None of your characters that can act carries that: { $thing }.
refusal-pressed = { $target } on { $square } is right beside { $figure }. This close, only a plain attack is possible.
refusal-not_two_away = { $target } on { $square } is not within reach. The lance reaches exactly two squares straight ahead, or through an arrow slit.
refusal-figure_between = { who } is in between, on { $square }.
refusal-shielded = { who } on { $square } carries a great shield. Arrows bounce off it.
refusal-not_in_line = { $target } on { $square } cannot be seen: { $figure } sees only straight ahead in the four directions.
refusal-takes_part = { $figure } takes part already.
refusal-supports_from_afar = { $figure } could help only with a Bow or a lance.
refusal-bows_only = { $figure } cannot help here: only bows support a shot.
refusal-reaches_nobody = { $figure } reaches none of those who fight against you here.
refusal-not_wounded = { who } is not wounded.
refusal-patient_carried = { who } is being carried and must be put on another square first.
refusal-not_beside = { $target } on { $square } is too far away. { $figure } must stand right beside it.
refusal-aims_at_itself = { $figure } cannot aim at itself.
refusal-push_exit = Nobody is pushed out in this game, not even { who } to { $to }.
refusal-push_taken = { who } cannot be pushed to { $to }: somebody is there already.
refusal-push_full = { who } cannot be pushed to { $to }: there is not enough room.
refusal-not_behind_wall = { $square } is not a neighbouring square. { $figure } goes only one square through walls.
refusal-no_wall_there = There is no wall between { $figure } and { $square }. Simply move there.
refusal-choose_first = Something else is to be chosen first: { $what }.
refusal-pair_not_in_game = Hall pair { $pair } cannot be chosen.
refusal-pair_taken = Hall pair { $pair } is taken already.
refusal-not_in_pool = { $thing } cannot be chosen.
refusal-already_chosen = { $thing } is in your team already.
refusal-taken_by_other = { $thing } is in the other team already.
refusal-already_set = { $figure } is on { $square } already.
refusal-no_circle = { $square } is not a circle of your start zone.
refusal-circle_taken = One of your characters is on { $square } already.
refusal-already_laid = That has been laid already: { $thing }.
refusal-slot_full = There is no place left on { $slot }. Take another hall.
refusal-no_such_card = There is no card { $value }.
refusal-card_out = You have played the { $value } already. It comes back once all have been played.
refusal-opening_limit = The { $value } is still too high. At the beginning the { $most } is the limit.
refusal-other_places_it = { $thing } ({ $side }) is placed by the other side.
refusal-not_waiting = That does not wait on { $slot }: { $thing } ({ $side }).
refusal-outside_hall = { $square } is not in the hall on { $slot } that has just been revealed.
refusal-place_on_pit = There is a pit on { $square }. Take another square.
refusal-place_taken = { $square } is taken already. Choose an empty square.
refusal-call_zero = The 0 cannot be named.
refusal-card_spent = You have no { $value } in hand.

state-closed = closed
state-open = open

verb-pair = Choosing a hall pair
verb-pick = Choosing
verb-leave = Doing without a character
verb-start = Putting a starting character on a circle
verb-lay = Laying a token
verb-play = Playing an action card
verb-end = Ending the turn
verb-go = Moving
verb-take = Taking something up
verb-put = Putting something down
verb-reveal = Revealing a hall
verb-place = Placing a token
verb-turn = Turning a hall
verb-open = Opening a portcullis
verb-close = Closing a portcullis
verb-break = Breaking a portcullis
verb-fight = Attacking
verb-lance = Attacking with the lance
verb-shoot = Shooting
verb-join = Supporting an attack
verb-ready = Fighting without more help
verb-call = Naming a combat card
verb-silent = Doing without mind control
verb-card = Laying a combat card
verb-heal = Healing
verb-push = A shock wave
verb-burn = A fireball
verb-recover = Recovering
verb-phase = Walking through a wall
verb-drink = Drinking
verb-lot = Drawing lots
verb-hall = Drawing a hall

question-pair = which hall pair you choose
question-pick = whom or what you choose for your team
question-leave = which character you do without
question-start = who begins on which circle
question-lay = which token you lay on which hall
question-action_card = which action card you play
question-act = what you do with your AP
question-walk_on = how the move that has begun goes on
question-place = where you place the revealed tokens
question-support = who supports the attack
question-call = which combat card you name
question-combat_card = which combat card you lay

## Options

option-teams = Teams
choice-teams-standard = as in the box
choice-teams-free = free choice
choice-teams-equal = equal forces
choice-teams-draft = drafted
choice-teams-first_steps = scenario: First steps
choice-teams-hands_full = scenario: Hands full
choice-teams-drawn_blades = scenario: Drawn blades
choice-teams-full_prison = scenario: The whole prison
option-halls = Halls
choice-halls-printed = printed
choice-halls-alternative = our own
choice-halls-both = from both
option-extras = Characters of the first edition
option-handicap = Handicap
choice-handicap-none = none
choice-handicap-yellow_1 = Yellow does without 1 character
choice-handicap-yellow_2 = Yellow does without 2 characters
choice-handicap-yellow_3 = Yellow does without 3 characters
choice-handicap-yellow_4 = Yellow does without 4 characters
choice-handicap-blue_1 = Blue does without 1 character
choice-handicap-blue_2 = Blue does without 2 characters
choice-handicap-blue_3 = Blue does without 3 characters
choice-handicap-blue_4 = Blue does without 4 characters
option-target = Victory points
choice-target-5 = 5 VP
choice-target-6 = 6 VP
choice-target-7 = 7 VP
option-turn_limit = Turns
choice-turn_limit-200 = at most 200
choice-turn_limit-400 = at most 400
option-opening = Limit at the beginning
choice-opening-common = for both together
choice-opening-per_player = for each side
choice-opening-none = none
option-push_exit = Pushing out counts

## What a hint brings

gain-sets_up = This early, one choice is about as good as another.
gain-member = { $figure }: speed { $speed }, combat value { $combat }.
gain-starts = { $figure } moves up to { $speed } squares for 1 AP.
gain-lies =
    { $place_id ->
        [own] { $slot } is beside your start zone: you can soon reveal it yourself.
        [other] { $slot } is beside your opponent's start zone: your opponent can soon reveal it.
       *[middle] { $slot } is in the middle: neither side gets there at once.
    }
gain-wins = With this you win!
gain-points =
    { $points ->
        [one] 1 VP for you
       *[other] { $points } VP for you
    }; { $left } more to win.
gain-combat =
    Combat against { $figure }: if both lay any card, you win in { $win } of 100 cases and lose in { $loss }.{ $points ->
        [0] { "" }
       *[other] { " " }A win brings you { $points } VP.
    }
gain-card = With the { $value } you win in { $win } of 100 cases and lose in { $loss }.
gain-called =
    Your opponent must lay the { $value }; { $win ->
        [0] { $loss ->
            [0] your { $card } then makes it a tie.
           *[other] no card of yours beats it.
        }
       *[other] your { $card } then wins.
    }
gain-hall = A hall comes up on { $slot }: new squares, and whatever lies there.
gain-nearer = { $figure } then needs about { $ap } AP to reach the exit, { $fewer } fewer than before.
gain-hinders = Your opponent's { $figure } then needs about { $ap } AP to reach the exit, { $more } more than before.
gain-enters = From there { $figure } needs about { $ap } AP to reach the exit.
gain-enters_other = From there your opponent's { $figure } needs about { $ap } AP to reach the exit; the more, the better for you.
gain-lies_at =
    { $item }: as the crow flies { $own ->
        [one] 1 square
       *[other] { $own } squares
    } from your nearest character{ $other_count ->
        [1] , { $other } from your opponent's nearest
       *[0] { "" }
    }.
gain-targets = Within reach of your attack: { $figures }.
gain-safe = No longer beside an enemy: { $figures }.
gain-spared = After that the non-player would no longer attack: { $figures }.
gain-carries = { $figure } then carries: { $item }.
gain-ap = You have { $ap } AP for this turn.
gain-turned = Turned like this it lies a little better for you: { $halls }.
gain-prepares = It pays off only with what comes next.
gain-follows = There is nothing to decide here: your opponent acts.
gain-waits = There is no more to be had this turn.
