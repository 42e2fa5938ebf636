# Dungeon Twister: Prison alone: what the non-player does and chance brings, in English.

## Who and what

seat-non_player = Non-player
side-violet = Non-player
objective-fight = Fight
objective-reveal = Reveal
objective-exit = Exit
objective-join = Join
objective-item = Item
objective-rotate = Rotate
objective-destroy = Destroy portcullis
objective-open = Open portcullis
objective-heal = Heal
objective-push = Push
at =
    { $place_count ->
        [1] { " " }on { $place }
       *[0] { "" }
    }
aim =
    { $objective_id ->
        [reveal] slot { $object }
        [exit] the yellow start zone
        [rotate] the gear{ at }
        [destroy] { $gate }
        [open] { $gate }
       *[other] { $wand_count ->
            [1] fireball at { $object }{ at }
           *[none] { $gives_count ->
                [1] handing over to { $object }{ at }
               *[none] { $object }{ at }
            }
        }
    }
about =
    { $object_count ->
        [1] , { aim }
       *[none] { $gate_count ->
            [1] , { $gate }
           *[none] { "" }
        }
    }

## Set-up and bag

event-npc_dealt = Into the bag goes { $npc } ({ $npc_type }).
event-npc_dealt-npcs = Into the bag go { $npcs_count } NPCs: { $npcs }.
event-starts = { $seat } puts on { $square }: { $figure }.
event-bag_ready = The bag is packed: { $count } tokens.
event-bag_drawn = Out of the bag comes: { piece }.
event-dice = { piece }: red { $red }, white { $white }; { $result }{ $square_count ->
        [1] { " " }{ $square }.
       *[0] .
    }
result-placed = that is
result-again = no room there, so once more
result-choose = with a 6 the choice is yours
result-lost = double 6
event-token_set = You place on { $square }: { piece }.
event-token_lost = { piece } is out of the game; nobody scores for it.
event-npc_enters = { $npc } ({ $npc_type }) is there, on { $square }. “{ $npc_title }”: { $npc_text }

## Reinforcements and vision

by-action = Action card
by-combat = Your combat card
by-np = The non-player's combat card
summons =
    { $by_id ->
        [jump] The jump card
        [np] The non-player's { $value }
       *[other] { $by } { $value }
    }
event-summoned = { summons } calls a reinforcement.
event-recruited = The reinforcement is { $npc } ({ $npc_type }).
event-none_left = Nobody is left who could come as a reinforcement.
event-room_drawn = The hall card shows hall { $hall }.
event-vision_due = { summons } shows the archmage's eye: a hall opens at the end of the turn.
event-vision = The archmage's vision opens slot { $slot }.
event-vision_void = The vision shows slot { $slot }; the hall there lies face up already.

## The non-player's turn

event-turn_np = Turn { $number }: the non-player's.
event-row_laid =
    { $npcs_count ->
        [0] No NPC is in the dungeon just now.
       *[other] The active row: { $npcs }.
    }
event-activated = It is { $npc }'s turn ({ $number } of { $of }).
event-tested =
    { $rank }. { $objective } (up to { $ap } AP): { $result }, { $reason_id ->
        [reachable] { aim }{ $prio_count ->
            [1] { " " }(rank { $prio })
           *[0] { "" }
        } for { $need } AP.
        [too_far] the way to { aim-any } costs { $need } AP.
        [shut_in] no open way leads to { aim-any }.
        [nothing_there] { nothing-there }.
        [not_allowed] { not-allowed }.
       *[other] { $reason }.
    }
result-yes = yes
result-no = no
result-void = skipped
reason-reachable = within reach
reason-too_far = too far
reason-shut_in = no way
reason-nothing_there = nothing there
reason-not_allowed = not possible
reason-next_to_equal = an ally just as wanted is beside it already
reason-has_better = nothing is more wanted than what it carries
reason-wounded_now = not while wounded
reason-all_locked = all gears are locked
reason-bullies_only = no enemy is weak enough
aim-any =
    { $objective_id ->
        [fight] an enemy
        [reveal] a face-down hall
        [exit] the yellow start zone
        [join] an ally
        [item] a wanted item
        [rotate] a gear
        [heal] anybody wounded
        [push] where an enemy can be seen
       *[other] a portcullis
    }
nothing-there =
    { $objective_id ->
        [fight] nobody can be attacked
        [reveal] all halls lie face up
        [join] no ally is in the dungeon
        [item] nothing wanted is to be had
        [rotate] no gear lies open
        [destroy] no portcullis is whole any more
        [open] no portcullis is closed
        [heal] no ally is wounded
        [push] nobody can be pushed
       *[exit] there is no way out
    }
not-allowed =
    { $objective_id ->
        [fight] whoever is within reach cannot be attacked just now
        [push] whoever can be seen cannot be pushed
        [item] what is within reach cannot be taken like that
       *[other] it is not possible there just now
    }
event-tie = { $npc }: { $of } possibilities are equally good. The die decides.
event-tie_fell = { $npc }: the die picks possibility { $value }.
event-weighed =
    { $npc } could also reach: { $gates_count ->
        [0] { $objects }
       *[other] { $gates }
    }.
event-decided =
    { $plan_id ->
        [goal] { $npc } { wants }.
        [approach] { $npc } { $plan }: { $objective }{ about }{ $map_count ->
            [1] { $map_id ->
                [a] { "" }
               *[other] , measured { $map }
            }
           *[0] { "" }
        }.
       *[other] { $npc } { $plan }.
    }
wants =
    { $objective_id ->
        [fight] wants to fight: { aim }
        [reveal] wants to reveal a hall: { aim }
        [exit] wants out by { aim }
        [join] wants to join: { aim }
        [rotate] wants to turn a hall: { aim }
        [destroy] wants to destroy a portcullis: { aim }
        [open] wants to open a portcullis: { aim }
        [heal] wants to heal: { aim }
        [push] wants to push: { aim }
       *[item] { $wand_count ->
            [1] wants to cast a spell: { aim }
           *[none] { $gives_count ->
                [1] wants to bring it to { $object }{ at }
               *[none] wants to take: { aim }
            }
        }
    }
plan-goal = goes for an objective
plan-approach = approaches an objective
plan-none = gets no nearer to any objective
plan-blink = is stuck and blinks away
map-a = on an open way
map-b = as if all portcullises were open
map-c = as if enemies were gone, too
map-d = as if face-down halls were empty, too
event-npc_moved = { $npc } moves from { $source } to { $to }.
event-npc_jumped = { $npc } jumps from { $source } over { $over } to { $to }.
event-npc_keyed =
    { $npc } { $how_id ->
        [key] opens with the Key
       *[other] { $how }
    }: { $gate }.
how-pick = picks the lock on the way
how-break = smashes on the way
event-npc_took = { $npc } takes up on { $square }: { $thing }.
event-npc_swapped = { $npc } exchanges on { $square }: { $put } for { $thing }.
event-npc_passed = { $npc } passes { $other } and takes over: { $thing }.
event-npc_gave = { $npc } hands on to { $other } in passing: { $thing }.
event-npc_exchanged = { $npc } and { $other } exchange: { $given } for { $thing }.
event-npc_dropped = { $npc } leaves on { $square }: { $thing }.
event-npc_idle = { $npc } does nothing.
event-npc_done =
    { $unused ->
        [0] { $npc } is done.
        [one] { $npc } is done; { $unused } AP is lost.
       *[other] { $npc } is done; { $unused } AP are lost.
    }
event-np_turn_over = The non-player's turn is over.
event-gear_rolled =
    { $npc } rolls { $number ->
        [one] 1 quarter
       *[other] { $number } quarters
    } { $way }; that is for hall { $hall }.
event-gear_idle = Hall { $hall } still lies face down. Nothing turns.

## Combat against the non-player

event-np_card = The non-player turns up the { $value }.
event-np_cards = Your Telepath sees three cards of the non-player: { $values }.
event-forced_np = The non-player must play the { $value }.
event-forced_low = Mind grip: you must lay your lowest combat card, the { $value }.
event-two_drawn = Foresight: the non-player draws { $values } and plays the higher one.
event-pile_shuffled = The non-player shuffles its spent combat cards.

## Personalities

event-stood_up = { $npc } has { $other } up and ready at once.
event-recovery_rolled =
    { $risen ->
        [1] { $npc } rolls a { $value } and gets up again.
       *[0] { $npc } rolls a { $value } and stays down.
    }
event-scrap_point =
    { $npc } has broken { $number } portcullises: { $points } VP for the non-player.
event-tie_won = A tie; { $npc } attacked and wins it.
event-wand_rolled =
    { $kept ->
        [1] { $npc } rolls a { $value }: the wand is not used up after all.
       *[0] { $npc } rolls a { $value }: it stays used up.
    }
event-blinked =
    { $to_count ->
        [1] { $npc } vanishes from { $source } and turns up on { $to }.
       *[0] { $npc } stays on { $source }.
    }
event-wall_broken = { $npc }'s shock wave tears a hole in the wall at { $square }.
event-gear_entry = { $npc } appears on the gear, { $square }.
event-rerolled = Hall { $hall } still lies face down; { $npc } rolls again.
event-loot_laid = Ready to hand for { $npc }, on { $square }: { $item }.
event-card_lost = { $npc } steals your combat card { $value }.
event-alarm = { $npc } raises the alarm: a reinforcement comes running.
event-hit_and_run = { $npc } has struck and now wants out.

## The end

reason-stranded =
    { $seats_count ->
       *[none] None of your characters is left in the game.
        [0] None of your characters is left in the game.
        [one] No character of Yellow is left in the game. { winner } wins.
    }
reason-helpless =
    { $seats_count ->
       *[none] For eight turns none of your characters was in the dungeon.
        [0] For eight turns none of your characters was in the dungeon.
        [one] For eight turns no character of Yellow was in the dungeon. { winner } wins.
    }
category-feats = Feats

## Questions

prompt-npc =
    { $plan_id ->
        [goal] { $npc } { wants }. Go on?
        [approach] { $npc } { $plan }: { $objective }{ about }. Go on?
       *[other] { $npc } { $plan }. Go on?
    }
prompt-spot = With the 6 you choose yourself: where in hall { $hall } does { piece } go?
axis-column = column
axis-row = row
prompt-force = Your Telepath reads minds: which card must the non-player play? There are { $values }.

prompt-deal =
    { $left ->
        [one] Which NPC goes into the bag as the last one?
       *[other] Which NPC goes into the bag? { $left } are still to be drawn.
    }
prompt-hall = Which hall lies on slot { $slot }, and how is it turned?
prompt-bag = Hall { $hall }: which token comes out of the bag as number { $number }?
prompt-dice = What do the red and the white die show for { piece } in hall { $hall }?
prompt-row = Whose card lies at place { $number } of { $of } in the active row?
prompt-tie = { $npc } has a choice, and the die decides. What does it pick? { $choices_or }.
item-choice =
    { $number }: { $gate_count ->
        [1] { $gate }{ at }
       *[none] { $object_count ->
            [1] { $object }{ at }
           *[none] { $place }
        }
    }{ $stop_count ->
        [1] , from { $stop }
       *[0] { "" }
    }{ $thing_count ->
        [1] { " " }with { $thing }
       *[0] { "" }
    }
prompt-gear = { $npc }: what does the rotation die show?
prompt-roll = { $npc }: what does the die show? It takes at least a { $needs }.
prompt-np = Which combat card does the non-player turn up?
prompt-recruit = Which NPC comes as the reinforcement?
prompt-room = Which hall is it for { $npc }?
prompt-vision = Which card does the vision turn up?
prompt-discard = Which of your combat cards is lost?
prompt-lot = On which side does the lot fall?
prompt-draw_pair = Which hall pair is drawn?

## Forecast

forecast-goal =
    { $npc }: { mode }{ $goal_count ->
        [0] { "" }
       *[other] { $goal_gate_count ->
           *[none] { $goal_object_count ->
               *[none] { $goal_do_id ->
                    [reveal] , slot { $goal_slot }
                    [exit] { "" }
                   *[other] , { $goal_square }
                }
                [1] { $goal_do_id ->
                    [wand] , fireball at { $goal_object } on { $goal_square }
                   *[other] , { $goal_object } on { $goal_square }
                }
            }
            [1] , { $goal_gate }
        }
    }{ by-die }.
forecast-approach = { $npc } draws nearer: { mode }{ by-die }.
forecast-none = { $npc } gets no nearer to any objective.
forecast-blink = { $npc } blinks away to a random place.
by-die =
    { $die_count ->
        [0] { "" }
       *[other] ; the die decides among { $die_of } possibilities that are equally good
    }
mode =
    { $mode_id ->
        [fight] { objective-fight }
        [reveal] { objective-reveal }
        [exit] { objective-exit }
        [join] { objective-join }
        [item] { objective-item }
        [rotate] { objective-rotate }
        [destroy] { objective-destroy }
        [open] { objective-open }
        [heal] { objective-heal }
       *[push] { objective-push }
    }

## Moves

move-next = Go on
move-set-square = Put it on { $square }
move-force-value = The non-player plays the { $value }

move-deal-npc = { $npc } goes into the bag
move-bag-side-thing = Out of the bag: { $thing } ({ $side })
move-dice-red-white = Red { $red }, white { $white }
move-row-npc = Card: { $npc }
move-tie-number = Possibility { $number }
move-gear-way-number =
    { $number ->
        [one] 1 quarter { $way }
       *[other] { $number } quarters { $way }
    }
move-roll-value = A { $value }
move-np-value = The non-player turns up the { $value }
move-recruit-npc = Reinforcement: { $npc }
move-room-hall = Into hall { $hall }
move-vision-slot = The vision shows slot { $slot }
move-discard-value = Lost is the { $value }

verb-next = Going on
verb-set = Placing a token
verb-force = Forcing a card
verb-deal = Drawing an NPC
verb-bag = Drawing from the bag
verb-dice = Rolling the teleport dice
verb-row = Laying out the active row
verb-tie = Rolling for a tie
verb-gear = Rolling the rotation die
verb-roll = Rolling a die
verb-np = Turning up a card of the non-player
verb-recruit = Drawing a reinforcement
verb-room = Drawing a hall card
verb-vision = Turning up a vision
verb-discard = Discarding a combat card
question-npc = whether you let the NPC act
question-spot = where the token goes
question-force = which card the non-player must play

## Why something is not possible

refusal-reveal_first = Your very first action must reveal a hall in front of you: { $slots_or }.
refusal-in_order = The first time you play the action cards in order; now comes the { $first }, not the { $value }.
refusal-outside_line = Not on { $square }: the other die holds. Take a square of the line that it gives in hall { $hall }.
refusal-not_turned_up = The { $value } is not among them. Turned up are { $values }.
refusal-lowest_only = Mind grip: you must lay your lowest combat card except the 0, the { $value }.
refusal-gear_locked = { $npc } locks the gear of hall { $hall }. Only a Mechanork turns it now.
refusal-spellproof = { who } is proof against fireballs and shock waves.
refusal-still_in_bag = { $figure } is still in the bag.
refusal-out_of_game = { $figure } is out of the game.

## Cards

says-npc = { $type }. Objectives: { $objectives }. Items: { $items }. People: { $people }. “{ $title }”: this NPC { $effects }.
item-objective =
    { $objective } { $ap }{ $default ->
        [1] { " " }(default)
       *[0] { "" }
    }
item-wounded = wounded allies
item-kind-HEAL_READY = gets those it heals up again at once if they have not acted yet; they still act in this turn
item-kind-BULLY_ONLY = attacks only if the target and all enemies on adjacent squares together stay below combat value { $params_own_value }
item-kind-SELF_RECOVER = rolls a die before the activations when wounded and not carried, and gets up on { $params_min_roll } or more
item-kind-HEAL_RANGE = heals up to { $params_range } squares away in line of sight
item-kind-PORTCULLIS_VP = brings the non-player { $params_vp } VP for every { $params_every } portcullises it has broken itself
item-kind-WIN_TIES_ATTACK = wins ties in combats it has opened, but not with the Bow
item-kind-BREAK_IN_ANY_MODE = breaks portcullises in its way for { $params_ap } AP, whatever it is after
item-kind-NO_GIANT_PASS = lets no enemy pass, not even a flying one
item-kind-WAND_KEEP = rolls a die after a fireball and keeps the wand on { $params_min_roll } or more
item-kind-BLINK_DEFAULT = teleports into a random face-up hall when no objective can be reached
item-kind-SPELLPROOF = is safe from fireballs and shock waves
item-kind-WAND_SAME_HALL = needs no line of sight for a fireball within its own hall
item-kind-GEAR_LOCK = locks the hall pair of a gear it stands on for everybody but Mechanorks
item-kind-TWIN_ROTATION = rolls for its own hall and, with AP left, for the sister hall, too, and turns either way
item-kind-GEAR_ENTRY = appears on a free gear without dice
item-kind-REROLL_UNREVEALED = rolls again while the rotation die names a face-down hall
item-kind-DELIVER = takes the wounded to a Cleric and Fireball wands to a Mage, if their hands are empty
item-kind-LOOT_PLACEMENT = finds the items of halls it reveals on the nearest free squares
item-kind-FIRST_MOVE_BONUS = goes { $params_bonus } squares further with its first move
item-kind-SLIP_THROUGH = moves through unwounded enemies, also on its way out
item-kind-PUSH_THROUGH_WALLS = pushes enemies through walls, arrow slits and closed portcullises, too; these break open, and the enemy is wounded
item-kind-PUSH_COST = pushes for { $params_ap } AP
item-kind-PUSH_TWO = pushes { $params_squares } squares far if there is room
item-kind-ACT_WOUNDED = acts when wounded if nobody carries her: with speed { $params_speed } and at most { $params_max_ap } AP, but without fights, pushes and items; her exit brings { $params_exit_vp } VP
item-kind-TELEPATH_MIN = forces you to lay your lowest combat card except the { $params_exclude_value } in a one-on-one close combat
item-kind-CARGO_SPEED = has speed { $params_speed } with a wounded ally on its back
item-kind-DISCARD_ON_WIN = takes a random combat card from you after a combat won, but not the { $params_exclude_value }
item-kind-BEST_OF_TWO = lets the non-player draw { $params_draw } cards there and play the higher one
item-kind-ALARM = calls a reinforcement into every hall it reveals that holds no NPC
item-kind-LONE_STAB = attacks with +{ $params_bonus } even as the only NPC
item-kind-OPEN_IN_ANY_MODE = opens portcullises in its way for { $params_ap } AP, whatever it is after
item-kind-HIT_AND_RUN = looks for the way out after a hit, not for a second victim
title-level = Level { $name }
says-level =
    Reinforcements are called by: { $action_count ->
        [0] { "" }
        [one] action card { $action };{ " " }
       *[other] action cards { $action };{ " " }
    }{ $jump ->
        [1] all jump cards;{ " " }
       *[0] { "" }
    }{ $combat_count ->
        [0] { "" }
        [one] combat card { $combat };{ " " }
       *[other] combat cards { $combat };{ " " }
    }the non-player's combat cards { $np }.

## Options

option-solo = Play alone
choice-solo-off = no, for two
choice-solo-pink = pink, very easy
choice-solo-yellow = yellow, easy
choice-solo-green = green, medium
choice-solo-blue = blue, demanding
choice-solo-red = red, hard
choice-solo-black = black, very hard
option-vision = Vision of the archmage
