# Tiny Epic Dungeons: what cards and mats do, put into words from what they hold, in English.

## What cards of a kind say

says-hero = { $class }: health { $health }, focus { $focus }, speed { $speed }, defence { $defence }; dice: { $dice }. Innate: { $innate }. Left hand: { $hand_left }. Right hand: { $hand_right }.
item-innate = { $id } – { $abilities }
item-hand_left = { $id } – { $abilities }
item-hand_right = { $id } – { $abilities }
says-item = { $abilities }.
says-loot =
    { $slot ->
        [hand] Hand
        [armour] Armour
       *[trinket] Trinket
    }{ $crest_count ->
        [1] , crest of the { $crest }
       *[0] { "" }
    }: { $abilities }.
says-spell = { item-kind-spell }.
says-set =
    +{ $bonus_by_pieces_2 }, +{ $bonus_by_pieces_3 } or +{ $bonus_by_pieces_4 } { $bonus_effect } { $bonus_on } while you have 2, 3 or all 4 pieces equipped.
says-room =
    { $feature ->
        [trap] Trap, { $evade } on entering, else { $fail }. Disarm, { $disarm }: { $reward }.
        [entry_test] Test on entering, { $evade }: on success { $success }, else { $fail }.
        [goblin] A goblin lurks here when it is revealed.
        [minion] A minion lurks here when it is revealed. In act 2 an altar stands here.
        [search]
            { $action ->
                [free] Search as a free action
               *[heroic] Search
            }{ $test_count ->
                [0] { " " }for { $cost_focus } focus: { $success }.
               *[other]
                    , { $test }: { $cost_focus ->
                        [0] { $success }
                       *[other] for { $cost_focus } focus { $success }
                    }{ $fail_count ->
                        [0] .
                       *[other] ; else { $fail }.
                    }
            }
        [portal] Portal: while no enemy is here you may leap to any face-up room, as a free action for 2 focus.
        [plain] There is nothing else here.
       *[other]
            { $altar ->
                [1] All heroes begin here, and the goblins of the torch turn up here. An altar stands here.
               *[0] Once enough minions are beaten, this door leads into the lair.
            }
    } { $exits }.
says-goblin =
    Goblin: defence { $defence }, speed { $speed }, counterattack + number of goblins. { $action_order ->
        [move_or_attack] Moves or hits
       *[move_and_attack] Moves, then hits
    } all heroes { $action_range }: { $action_damage }. Reward: { $reward_mode ->
        [or] { $reward_options_or }
       *[and] { $reward_options }
    }.
says-minion =
    Minion: health { $health }, defence { $defence }{ $bonus_defence_count ->
        [0] { "" }
       *[other] { " " }(extra against: { $bonus_defence })
    }, speed { $speed }. Counterattack: { $counter }. { $action_before_count ->
        [0] { "" }
       *[other] First { $action_before }.{ " " }
    }Moves, then hits all heroes { $action_range }: { $action_effects }.
says-boss =
    Boss: defence { $defence }, speed { $speed }, seals on { $track_altars }. Counterattack: melee { $counter_melee }, missile { $counter_missile }, spell { $counter_spell }. “{ $action_name }” hits all heroes { $action_range }: { $action_effects }. Torch face “{ $torch_name }”{ $torch_range_count ->
       *[0] { "" }
        [other] , all heroes { $torch_range }
    }: { $torch_effects }. Hero spaces: { $spaces }.
item-melee =
    { $bonus_count ->
        [1] +{ $bonus }
       *[0] { $lose }
    }
item-missile = { item-melee }
item-spell = { item-melee }
item-space =
    { $n } ({ $modifiers_count ->
        [0]
            { $end_move_effects_count ->
                [0] nothing
               *[other] at the end of movement { $end_move_effects }
            }
       *[other]
            { $modifiers }{ $end_move_effects_count ->
                [0] { "" }
               *[other] , at the end of movement { $end_move_effects }
            }
    })
item-modifier =
    { $scope ->
        [melee_attack] melee
        [missile_attack] missile
        [str_test] strength
        [dex_test] dexterity
        [int_test] intelligence
        [dice] dice
       *[defence] defence
    } { signed-n }
title-torch =
    { $id ->
        [act1] Torch, act 1
       *[act2] Torch, act 2
    }
says-torch =
    Begins on space { $start_2 }, { $start_3 } or { $start_4 } with 2, 3 or 4 heroes; the skull is on { $length }. { $minion_reward_count ->
        [0] Free action: for { $free_action_cost_focus } focus the boss moves towards you.
       *[other] Free action: torch down { $free_action_cost_torch } to reveal all adjacent cards. Each beaten minion raises the torch by { $minion_reward_torch_up }.
    }
title-die =
    { $id ->
        [foe_break] Enemy die, shield break
        [foe_torch] Enemy die, torch
       *[other]
            { $die ->
                [hero] Hero die { $value }
               *[enemy] Enemy die { $value }
            }
    }
says-die =
    { $id ->
        [foe_break] The shield does not hold: the counterattack hits with its full bonus.
        [foe_torch] No damage, but the torch moves down 1.
       *[other]
            { $die ->
                [hero]
                    Counts { $value }{ $plus ->
                        [1] , also on top of another die
                       *[0] { "" }
                    }{ $focus ->
                        [0] { "" }
                       *[other] ; unused after a success +{ $focus } focus
                    }{ $health ->
                        [0] { "" }
                       *[other] ; unused after a success +{ $health } health
                    }.
               *[enemy] The counterattack has { $value } and the bonus of the enemy against your defence.
            }
    }

## Abilities

item-kind-attack =
    { $cost_focus_count ->
        [1]
            for { $cost_focus } focus { $attack ->
                [melee] a melee attack
               *[missile] a missile attack
            }
       *[0]
            { $attack ->
                [melee] Melee attack
               *[missile] Missile attack
            }
    } with { $skill }{ $bonus ->
        [0] { "" }
       *[other] { " " }{ signed-bonus }
    }{ $targets_count ->
        [1] { " " }on all enemies
       *[0] { "" }
    }{ $range_mode ->
        [same_room] { "" }
       *[other] { " " }{ $range }
    }
item-kind-spell =
    Spell on { $targets ->
        [self] yourself
        [one_hero] one hero { $range }
        [all_heroes] all heroes { $range }
        [one_enemy] one enemy { $range }
        [one_goblin] one goblin { $range }
       *[all_enemies] all enemies { $range }
    }, { $test }: { $cost_focus ->
        [0] { $effects }
       *[other] for { $cost_focus } focus { $effects }
    }{ $fail_count ->
        [0] { "" }
       *[other] ; else { $fail }
    }
item-kind-heroic_test =
    Hero action, { $test }: { $cost_focus ->
        [0] { $effects }
       *[other] for { $cost_focus } focus { $effects }
    }
item-kind-free_action =
    { $cost_spend_self_count ->
        [1] Free action, then this card leaves the game: { $effects }
       *[0] Free action for { $cost_focus } focus: { $effects }
    }
item-kind-trigger =
    Bonus { $on }{ $cost_focus ->
        [0] { "" }
       *[other] { " " }for { $cost_focus } focus
    }, { $when }: { $effects }
on-melee_attack = with a melee attack
on-missile_attack = with a missile attack
on-melee_or_missile_attack = with a melee or missile attack
on-cast_spell = with a spell
on-any_test = with a test
on-rest = when resting
when-before_or_after_roll = before or after the roll
when-after_roll = after the roll
when-after_hero_damage = after your damage, if the target still lives
when-before_counter = before the counterattack
when-after = after the rest
when-always = always
when-own_melee_attack = in the counterattack to your melee attack
when-own_missile_attack = in the counterattack to your missile attack
when-own_spell_attack = in the counterattack to your spell
when-cast_spell = when casting
item-kind-passive =
    { $stat ->
        [defence] defence
        [speed] speed
        [str_dice] dice with strength
        [str_test] strength
        [dex_test] dexterity
        [int_test] intelligence
       *[spell_damage] damage of a spell to one target
    } { signed-n }{ $when ->
        [always] { "" }
       *[other] { " " }{ $when }
    }
item-kind-stealth = stealth (enemies and ambushes do not stop you)

## Effects

item-type-gain_health =
    { $n_count ->
        [1] +{ $n } health
       *[0] health
    }{ $range_count ->
       *[0] { "" }
        [other] { " " }for one hero { $range }
    }
item-type-lose_health = −{ $n } health
item-type-gain_focus =
    { $n_count ->
        [1] +{ $n } focus
       *[0] focus
    }
item-type-lose_focus = −{ $n } focus
item-type-heal_to_max = full health
item-type-discover =
    discover { $count } { $kinds ->
        [loot] loot
        [spell] spell
       *[other] loot or spell
    }
item-type-pickup =
    take { $count } { $kinds ->
        [loot] loot
        [spell] spell
       *[other] loot or spell
    } from the row
item-type-torch =
    { $delta ->
        [-9] torch down 9
        [-8] torch down 8
        [-7] torch down 7
        [-6] torch down 6
        [-5] torch down 5
        [-4] torch down 4
        [-3] torch down 3
        [-2] torch down 2
        [-1] torch down 1
       *[other] torch up { $delta }
    }
item-type-goblin_encounter =
    { $ambush_damage ->
        [0] a goblin here (end of movement)
       *[other] a goblin here (−{ $ambush_damage } health, end of movement)
    }
item-type-reveal =
    reveal { $count ->
        [one] 1 face-down card
       *[other] up to { $count } face-down cards
    }{ $scope ->
        [connected_to_hero] { " " }at a corridor of your room
        [adjacent_to_hero] { " " }beside your room
       *[any] { "" }
    }
item-type-damage = { $n } damage
item-type-move_enemy_away = drive the enemy up to { $rooms } rooms away
item-type-move_enemies = drive all enemies { $range }, each up to { $rooms } rooms
item-type-result_bonus =
    { $n_count ->
        [1] +{ $n } on the result
       *[0] on the result
    }
item-type-reroll = roll 1 die again
item-type-defence_bonus =
    +{ $n } defence { $scope ->
        [this_counter] against this counterattack
       *[until_own_next_turn_end] until the end of that hero's next turn
    }
item-type-stealth = stealth until the end of that hero's next turn
item-type-speed_bonus = +{ $n } speed this turn
item-type-extra_heroic_action = one more hero action this turn
item-type-heroic_as_free = search or disarm without a hero action
item-type-attack_now =
    { $attack ->
        [melee] a melee attack
       *[missile] a missile attack
    } with +{ $extra_bonus } on the result
item-type-move_now = sneak up to { $rooms } rooms
item-type-teleport = leap to any face-up room
item-type-kill_goblin = beat the goblin
item-type-enemy_gain_health = +{ $n } health of its own
item-type-discard_card =
    discard 1 card{ $only_if_count ->
        [1] { " " }(only in the same room)
       *[0] { "" }
    }
item-type-boss_to_lair = return to the lair
item-type-lure_boss = lure the boss
item-type-roll_hero_die = roll 1 die ({ $table })
item-table = { $effects } on { $faces }
item-damage =
    { $per_goblin ->
        [0] −{ $base } health
       *[other]
            { $base ->
                [0] −{ $per_goblin } health per goblin in play
               *[other] −{ $base } health and −{ $per_goblin } per goblin in play
            }
    }

## Tests, ranges, numbers

item-test = { $skill } test { $target }
item-evade = { item-test }
item-disarm = { item-test }
item-range =
    { $mode ->
        [self] with you
        [same_room] in the same room
        [line_of_sight]
            { $n ->
                [one] in line of sight, 1 room away
               *[other] in line of sight, 1 to { $n } rooms away
            }
        [any_path]
            { $n ->
                [one] up to 1 room away
               *[other] up to { $n } rooms away
            }
       *[line_of_sight_or_same_room] in the same room or in line of sight up to { $n } rooms away
    }
signed-n =
    { $n ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $n }
    }
signed-bonus =
    { $bonus ->
        [-9] −9
        [-8] −8
        [-7] −7
        [-6] −6
        [-5] −5
        [-4] −4
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $bonus }
    }
kind-loot = loot
kind-spell = spell
kind-melee = melee
kind-missile = missile
kind-attack = attack
kind-heroic_test = hero action
kind-free_action = free action
kind-trigger = bonus
kind-passive = always on
kind-stealth = stealth
target-self = you yourself
target-one_hero = one hero
target-targets = the targets
target-attack_target = the target of the attack
skill-str = strength
skill-dex = dexterity
skill-int = intelligence
skill-any = any skill
category-str = { skill-str }
category-dex = { skill-dex }
category-int = { skill-int }
category-melee = { kind-melee }
category-missile = { kind-missile }
category-spell = { kind-spell }
exits-n = to the north
exits-e = to the east
exits-s = to the south
exits-w = to the west
exits-ne = to the north and east
exits-ns = to the north and south
exits-nw = to the north and west
exits-es = to the east and south
exits-ew = to the east and west
exits-sw = to the south and west
exits-nes = to the north, east and south
exits-new = to the north, east and west
exits-nsw = to the north, south and west
exits-esw = to the east, south and west
exits-nesw = on all sides
exits-N = Dead end
exits-NE = Bend
exits-NS = Straight corridor
exits-NES = Three corridors
exits-NESW = Four corridors
