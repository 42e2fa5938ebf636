# Dungeon Designer: card texts and names in English.

## Challenges

card-C01 = 3 reputation for each star and each chest in the four central rooms.
card-C02 = 2 reputation for each different face among your market tiles; secret passages are one face.
card-C03 = 2 reputation for each cluster in your dungeon.
card-C04 = 3 reputation for each trap in the four central rooms.
card-C05 = 3 reputation for each goblin in the column that has the most of them.
card-C06 = 3 reputation for each kobold in the column that has the most of them.
card-C07 = 3 reputation for each gnoll in the column that has the most of them.
card-C08 = 2 reputation for each room in your largest cluster.
card-C09 = 3 reputation for each left edge of column 1 and each right edge of column 4 with a door or a secret passage.
card-C10 = 2 reputation for each ooze in the cluster that has the most of them.
card-C11 = 2 reputation for each slime in the cluster that has the most of them.
card-C12 = 2 reputation for each star in your dungeon, positive or negative.
card-C13 = 2 reputation for each trap along one continuous path, the best you have.
card-C14 = 2 reputation for each slime along one continuous path, the best you have.
card-C15 = 2 reputation for each ooze along one continuous path, the best you have.
card-C16 = 4 reputation for each room that holds 4 elements.
card-C17 = 4 reputation for each room that holds at least 3 slimes and oozes together.
card-C18 = 4 reputation for each room that holds at least one monster, one trap and one star.
card-C19 = 3 reputation for each different type of trap in your dungeon.
card-C20 = 2 reputation for each trap in the rooms of your exit network.
card-C21 = 3 reputation for each pair of a chest and a star.
card-C22 = 4 reputation for each row and each column whose four rooms are all of one type.
card-C23 = 3 reputation for each pair of gnolls.
card-C24 = 2 reputation for each trap in columns 1 and 4.
card-C25 = 3 reputation for each trio of a gnoll, a kobold and a goblin.
card-C26 = 3 reputation for each pair of a kobold and a trap.
card-C27 = 3 reputation for each pair of a goblin and a chest.
card-C28 = 1 reputation for each goblin, kobold and gnoll in the four central rooms.
card-C29 = 3 reputation for each different size among your clusters.
card-C30 = 10 reputation, just like that.

## Goals

card-G1 = Have the most goblins: 15, 9 and 5 reputation for the first three places, but nothing without a goblin.
card-G2 = Have the fewest chests: 15, 9 and 5 reputation for the first three places, and having none is fine.
card-G3 = Have the most gnolls: 15, 9 and 5 reputation for the first three places, but nothing without a gnoll.
card-G4 = Have the most pairs of traps of the same type: 15, 9 and 5 reputation for the first three places, but nothing without a pair.
card-G5 = Have the most kobolds: 15, 9 and 5 reputation for the first three places, but nothing without a kobold.
card-G6 = Have the most pairs of a slime and an ooze: 15, 9 and 5 reputation for the first three places, but nothing without a pair.
card-G7 = Have the most slimes: 15, 9 and 5 reputation for the first three places, but nothing without a slime.
card-G8 = Have the most oozes: 15, 9 and 5 reputation for the first three places, but nothing without an ooze.

## Jael's cards

card-J1 = No symbol, red rune, 9 gold. When Jael acts, he takes the upper part of the left stall, and the challenge with the lowest number is discarded. At the end he gets 10 reputation, plus 3 for each chest.
card-J2 = No symbol, blue and green rune, 10 gold. When Jael acts, he takes the lower part of the right stall, and the challenge with the lowest number is discarded. At the end he gets 13 reputation, plus 2 for each kobold.
card-J3 = No symbol, green and red rune, 11 gold. When Jael acts, he takes the upper part of the right stall, and the challenge with the lowest number is discarded. At the end he gets 14 reputation, plus 3 for each gnoll.
card-J4 = Diamond, blue rune, 8 gold. When Jael acts, he takes the lower part of the left stall, and the challenge with the lowest number is discarded. At the end he gets 11 reputation, plus 2 for each goblin.
card-J5 = Diamond, red rune, 9 gold. When Jael acts, he takes the upper part of the right stall, and the challenge with the lowest number is discarded. At the end he gets 10 reputation, plus 2 for each star.
card-J6 = Diamond, green rune, 10 gold. When Jael acts, he takes the lower part of the left stall, and the challenge with the lowest number is discarded. At the end he gets 11 reputation, plus 3 for each pair of a chest and a star.
card-J7 = Crown, green rune, 12 gold. When Jael acts, he takes the upper part of the left and the lower part of the right stall, and the challenge with the lowest number is discarded. At the end he gets 16 reputation, plus 4 for each pair of a slime and an ooze.
card-J8 = Crown, red and blue rune, 13 gold. When Jael acts, he takes the lower part of the left and the upper part of the right stall, and the challenge with the lowest number is discarded. At the end he gets 14 reputation, plus 4 for each trio of a gnoll, a goblin and a kobold.
card-J9 = Crown, blue and green rune, 14 gold. When Jael acts, he takes the upper parts of both stalls, and the challenge with the lowest number is discarded. At the end he gets 13 reputation, plus 2 for each trap.

## Shrines & Fountains

card-F1 = Shrine: right after placing it you may swap two rooms of this year's row; this one may be one of them. Shows both types: in the scoring it counts as cave or as masonry, whichever gives you more.
card-F2 = Fountain: right after placing it you may move 1 element tile to a free slot of another of your rooms. Always counts as masonry.
card-F3 = Fountain: right after placing it you may move 1 element tile to a free slot of another of your rooms. Always counts as cave.
card-F4 = Shrine: right after placing it you may swap two rooms of this year's row; this one may be one of them. Shows both types: in the scoring it counts as cave or as masonry, whichever gives you more.
card-F5 = Shrine: right after placing it you may swap two rooms of this year's row; this one may be one of them. Always counts as masonry.
card-F6 = Fountain: right after placing it you may move 1 element tile to a free slot of another of your rooms. Shows both types: in the scoring it counts as cave or as masonry, whichever gives you more.
card-F7 = Fountain: right after placing it you may move 1 element tile to a free slot of another of your rooms. Always counts as cave.

## What the cards of a kind say

title-stall = Stall { $id }
title-blueprint = Blueprint { $id }
title-tile = { $face } tile
title-jael = Jael's card { $id }
says-room =
    { $type }, { $doors_count ->
        [one] door to the { $doors }
       *[other] doors to the { $doors }
    }; { $slots_count ->
        [0] no elements yet
       *[other] { $slots }
    }; { $gold } gold, { $rune } rune.
says-stall = upper part for { $upper_cost } gold ({ $upper_spaces }), lower part for { $lower_cost } gold ({ $lower_spaces }).
says-blueprint = entrance above column { $entrance_col }, exit below column { $exit_col }; asks for { $conditions }.
item-condition = { $value } (row { $row }, column { $col })
says-tile = { $shape }, { $copies } copies.

## Classes, types, runes, parts, sides, shapes

class-monster = monster
class-trap = trap
class-chest = chest
class-star = star
class-passage = secret passage
type-cave = cave
type-masonry = masonry
type-dual = cave or masonry
value-cave = { type-cave }
value-masonry = { type-masonry }
value-star = { class-star }
value-trap = { class-trap }
rune-red = red
rune-green = green
rune-blue = blue
part-upper = upper
part-lower = lower
direction-left = left
direction-right = right
side-n = north
side-e = east
side-s = south
side-w = west
door-N = { side-n }
door-E = { side-e }
door-S = { side-s }
door-W = { side-w }
shape-round = round
shape-oval = oval
shape-square = square
space-round = { shape-round }
space-oval = { shape-oval }
space-square = { shape-square }

## Scoring categories

category-rank = Final rank
category-goal = Goal
category-challenges = Challenges
category-stars = Reputation in rooms
category-blueprint = Blueprint
category-networks = Path networks
category-gold = Final gold
category-cards = Jael's cards
