# Pathways: what cards and tokens say, put into words from their data, in English.

## Start cards and dungeon cards

says-start = Start card.{ with-symbols }
says-dungeon = Dungeon card for { $price } coins.{ with-symbols }
with-symbols =
    { $shows_count ->
       *[0] { "" }
        [other] { " " }It shows { $shows }.
    }

## Goals

says-goal =
    { number-points } for each { $counts ->
        [barrel] barrel that you discover
        [monster] monster that you defeat
        [room] room that you enter and clear
        [key] key that you discover
        [rope] rope that you discover
        [coin] coin that you discover on this path
        [pit] fall pit or lava pit that you cross, fall through or find in a cleared room
        [lock] lock that you open
        [scroll] scroll that you discover
        [portal] portal that you discover, used or not
        [sword] sword that you discover
       *[stairs] flight of stairs that you discover
    }.{ $hourglass ->
        [1] { " " }Hourglass: as your main goal it brings a time bonus.
       *[0] { "" }
    }

## Fairy tokens

says-token =
    { $replaces ->
        [sword] Defeats 1 monster, like a sword.
        [rope] Gets you over 1 fall pit or lava pit, like a rope.
        [key] Opens 1 lock, like a key.
       *[scroll] Takes you from one portal to another, like a scroll.
    } After that, or unused at the end of the round, it goes back to stock.

## Spell books

says-book =
    { $effect ->
        [overcome_monster] Defeat 1 monster on your path without a sword.
        [teleport_to_monster] Jump from your path to a monster and go on there. You must defeat it as usual.
        [overcome_pit] Cross 1 fall pit or lava pit on your path without a rope.
        [climb_unused_pit] Climb up from the underground through a fall pit that your path has not used yet.
        [teleport_barrel_to_barrel] Jump from a barrel to any other and go on there.
        [remove_card] While tidying up, put 1 card of your dungeon into the box for good.
        [overcome_lock] Open 1 lock on your path without a key.
        [cross_once] { does-cross_once }
        [activate_portal] Travel once on your path from portal to portal without a scroll.
        [discount_dungeon_card] While shopping, one dungeon card costs you { number-coins } less.
        [edge_travel_vertical] Leave your dungeon at the top or bottom and come in again right opposite. That is no exit.
        [peek_first_draw] Look at the first card that you draw: keep it or discard it, then draw on.
        [book_for_token] Put this book into the box for good, on your path, and take any fairy token, even one that is sold out.
        [swap_dungeon_card] When the new main goal comes, put a dungeon card of this round into the box and take one on display at the market that costs no more.
        [edge_travel_horizontal] Leave your dungeon on the left or right and come in again right opposite. That is no exit.
        [second_token_free] When you buy a fairy token, take one of another kind for free, if it is in stock.
       *[keep_card] { does-keep_card }
    }

## Adventure groups

says-group =
    { $effect ->
        [start_item] { does-start_item }
        [discount_first] Your first purchase of each round costs { number-coins } less.
        [draw_extra] { does-draw_extra }
        [keep_card] { does-keep_card }
       *[cross_once] { does-cross_once }
    }

## Artefacts

says-artefact =
    { $effect ->
        [start_item] { does-start_item }
        [coins_each_round] Before you go shopping you get { number-coins } each round.
        [draw_extra] { does-draw_extra }
        [second_line] When your path has ended, carry it on from another open port. What is discovered and used stays so; the second part decides about the exit.
        [free_pits] On one of your paths you need no rope for pits.
        [pass_monsters] On one of your paths you get past all monsters without a sword. They are not defeated, but their room counts as cleared.
        [free_locks] On one of your paths you open locks without a key.
        [free_portals] On one of your paths you travel through portals without a scroll.
        [cancel_peril]
            Take away { $marks ->
                [one] 1 peril mark
               *[other] { $marks } peril marks
            }.
       *[two_missions] Send one of your paths on two missions at the same time.
    }{ $single_use ->
        [1] { " " }This works once.
       *[0] { "" }
    }

## Stickers

says-sticker =
    { $effect ->
        [more_coins] You start each game with { number-coins } more.
        [more_tokens]
            You start each game with { $tokens ->
                [one] 1 fairy token
               *[other] { $tokens } fairy tokens
            } of your choice.
       *[fewer_start_cards]
            After the setup you take { $cards ->
                [one] 1 start card
               *[other] { $cards } start cards
            } of your choice out of your exploration deck.
    }

## Missions and mission set-up

says-mission =
    Tier { $tier }: together discover or overcome { $requires }{ $must_exit ->
        [1] , and each path on it ends at an exit
       *[0] { "" }
    }. Reward: { $artefacts ->
        [0] { number-coins } for each who took part.
       *[other]
            { $artefacts ->
                [one] 1 artefact
               *[other] { $artefacts } artefacts
            }{ $coins ->
                [0] .
               *[other] { " " }for one of you, { number-coins } for each who took part.
            }
    }
says-setup = Complete { $players_1_target }, { $players_2_target }, { $players_3_target }, { $players_4_target } or { $players_5_target } missions with 1, 2, 3, 4 or 5 players, at least { $must_include_tier3 } of them of tier 3. You can bear { $players_1_peril_limit }, { $players_2_peril_limit }, { $players_3_peril_limit }, { $players_4_peril_limit } or { $players_5_peril_limit } peril marks.

## What several of them can do

does-start_item = Each of your paths begins with { $gives }. It does not count as discovered.
does-draw_extra =
    You draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } more and then discard down to a hand of 5.
does-keep_card = While tidying up, keep 1 card of your dungeon in hand for { number-coins }.
does-cross_once = Once a round your path may cross itself inside a room. Corridors are still used only once.
gives-sword = 1 sword that you may use once
gives-rope = 1 rope that you may use once
gives-key = 1 key that you may use once
gives-scroll = 1 scroll that you may use once
number-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
number-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## Symbols, one by one or counted

item-kind-coin =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 coin
               *[other] { $number } coins
            }
       *[0] coin
    }
item-kind-barrel =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 barrel
               *[other] { $number } barrels
            }
       *[0] barrel
    }
item-kind-sword =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 sword
               *[other] { $number } swords
            }
       *[0] sword
    }
item-kind-rope =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 rope
               *[other] { $number } ropes
            }
       *[0] rope
    }
item-kind-key =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 key
               *[other] { $number } keys
            }
       *[0] key
    }
item-kind-scroll =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 scroll
               *[other] { $number } scrolls
            }
       *[0] scroll
    }
item-kind-monster =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 monster
               *[other] { $number } monsters
            }
       *[0] monster
    }
item-kind-pit =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 pit
               *[other] { $number } pits
            }
       *[0] fall pit
    }
item-kind-lava =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 lava pit
               *[other] { $number } lava pits
            }
       *[0] lava pit
    }
item-kind-lock =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 lock
               *[other] { $number } locks
            }
       *[0] lock
    }
item-kind-portal =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 portal
               *[other] { $number } portals
            }
       *[0] portal
    }
item-kind-recycle =
    { $number_count ->
        [1] { $number } recycle
       *[0] recycle
    }
item-kind-scissors =
    { $number_count ->
        [1] { $number } scissors
       *[0] scissors
    }
item-kind-stairs =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 flight of stairs
               *[other] { $number } flights of stairs
            }
       *[0] stairs
    }
item-kind-room =
    { $number_count ->
        [1]
            { $number ->
                [one] 1 room
               *[other] { $number } rooms
            }
       *[0] room
    }
