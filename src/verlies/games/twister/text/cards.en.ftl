# Dungeon Twister: Prison: what characters, items, halls and cards can do, put into words from their data.

## Characters

says-figure =
    { $abilities_count ->
        [0]
            { $vp_exit ->
                [1] This character has no special ability.
               *[other] This character brings { $vp_exit } VP when it gets out.
            }
       *[other]
            This character { $abilities }.{ $vp_exit ->
                [1] { "" }
               *[other] { " " }It brings { $vp_exit } VP when it gets out.
            }
    }
item-abilitie =
    { $id ->
        [shockwave] pushes a character in its line of sight one square away for { $ap } AP
        [undead] is undead
        [heal] heals a wounded character on an adjacent square for { $ap } AP, even an enemy
        [break_portcullis] breaks a portcullis beside its square for { $ap } AP
        [giant] is so tall that unwounded enemies with combat value 0 or 1 walk through between its legs
        [levitation] flies over pits and characters while it moves
        [magic_user] is the only one who uses the fireball wand
        [master_of_gears] turns halls either way, whatever the arrow shows
        [contortionist] moves through arrow slits as if they were open
        [mind_control] may, in a close combat of two, name a combat card that the other side must lay; a side without it shows its hand (the non-player turns up three cards instead, and you choose one)
        [pick_lock] opens and closes a portcullis beside its square for { $ap } AP
        [backstab] fights with +{ $bonus } in group combat if another unwounded character of its side takes part
        [pit_walker] walks over pits without help, where it may also stay
        [regenerate] recovers from a wound by itself for { $ap } AP, but not in the turn it was wounded
       *[walk_through_wall] goes through a wall or slit to the square behind for { $ap } AP
    }

## Items

says-item =
    { $effect ->
        [carrier_or_rope_makes_pit_a_valid_square] Makes a pit passable, carried or left there, if two squares beside the pit can hold it. That helps everybody, the wounded too.
        [toggle_adjacent_portcullis_open_closed] Opens or closes a portcullis beside the character's square for { $ap } AP, as often as you like.
        [ranged_combat] Shoots for { $ap } AP with combat value { $combat_value } at an enemy in line of sight, unless an unwounded one is adjacent. Who shoots is never wounded by it.
        [eliminate_first_character_in_line_of_sight] Only for those who cast spells: for { $ap } AP the first character in a line of sight is eliminated, whichever side it is on. Then it is used up.
        [carrier_cannot_be_target_of_ranged_combat] Nobody can shoot at whoever carries it, wounded or not. It is no help against fireball and shock wave.
        [close_combat_at_distance_2_in_straight_line] Attacks for { $ap } AP two squares straight ahead or through an arrow slit, unless an unwounded enemy is adjacent. If the combat is lost it breaks, and the character stays unhurt.
        [plus_1_when_defending] Brings +{ $bonus } when the character is attacked, also for the wounded and against arrows.
        [plus_1_when_attacking] Brings +{ $bonus } when the character attacks in close combat.
        [drinker_gets_4_ap_this_turn] Drunk for { $ap } AP and used up, it gives the character 4 AP that only it can spend this turn.
       *[plus_1_vp_when_carried_out] Carried out by somebody unwounded, it brings { $vp_exit } VP more.
    }{ $common ->
        [1] { " " }Common: where items are chosen you may take several of them.
       *[0] { "" }
    }

## Halls and slots

title-hall = Hall { $id }
says-hall =
    Turns { $turns }, from its own gear or from that of its sister hall (pair { $pair }). { $pits ->
        [one] 1 pit
       *[other] { $pits } pits
    }, { $gates_count ->
        [one] 1 portcullis
       *[other] { $gates_count } portcullises
    }, { $slits ->
        [one] 1 arrow slit
       *[other] { $slits } arrow slits
    }.
turns-clockwise = clockwise
turns-counterclockwise = counter-clockwise
title-slot = Slot { $id }
says-slot =
    Columns { $col ->
        [0] b to f
        [1] g to k
        [2] l to p
       *[3] q to u
    }, rows { $row ->
        [0] 1 to 5
       *[1] 6 to 10
    }. There is room for { $tokens } face-down tokens.

## Cards

title-card =
    { $kind ->
        [action] Action card { $value }
        [combat] Combat card { $value }
       *[jump] Jump card
    }
says-card =
    { $kind ->
        [action] Gives you { $value } AP for this turn. It comes back once all have been played.
        [combat]
            { $after_use ->
                [back_to_hand] Brings nothing in combat, but comes back to your hand every time.
               *[out_of_game] Brings +{ $value } in one combat and then leaves the game. You have { $count } of them.
            }
       *[jump] With it a character jumps over a pit for 1 AP, straight on or round the corner. You have { $count }, and each works only once.
    }

## Scenarios

says-scenario =
    To { $victory_points } VP. { $halls_count } halls: { $halls }{ $revealed_count ->
        [0] , all face down
       *[other] , all face up
    }. Characters: { $characters }; { $starting } of them begin on the start zone. { $items_count ->
        [0] There are no items.
       *[other] Items: { $items }.
    } { $combat ->
        [1] Jump cards: { $jump_cards }.
       *[0] Jump cards: { $jump_cards }. There is no combat.
    }
