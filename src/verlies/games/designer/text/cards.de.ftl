# Dungeon Designer: Kartentexte und Namen auf Deutsch.

## Aufgaben

card-C01 = Jeder Stern und jede Schatztruhe in den vier mittleren Räumen bringt dir 3 Ansehen.
card-C02 = Jedes verschiedene Motiv deiner Marktplättchen bringt dir 2 Ansehen; Geheimgänge sind ein Motiv.
card-C03 = Jede Raumgruppe in deinem Verlies bringt dir 2 Ansehen.
card-C04 = Jede Falle in den vier mittleren Räumen bringt dir 3 Ansehen.
card-C05 = Jeder Goblin in der Spalte mit den meisten Goblins bringt dir 3 Ansehen.
card-C06 = Jeder Kobold in der Spalte mit den meisten Kobolden bringt dir 3 Ansehen.
card-C07 = Jeder Gnoll in der Spalte mit den meisten Gnollen bringt dir 3 Ansehen.
card-C08 = Jeder Raum deiner größten Raumgruppe bringt dir 2 Ansehen.
card-C09 = Jede linke Kante in Spalte 1 und jede rechte Kante in Spalte 4 mit Tür oder Geheimgang bringt dir 3 Ansehen.
card-C10 = Jeder Glibber in der Raumgruppe mit den meisten Glibbern bringt dir 2 Ansehen.
card-C11 = Jeder Schleim in der Raumgruppe mit den meisten Schleimen bringt dir 2 Ansehen.
card-C12 = Jeder Stern in deinem Verlies, ob positiv oder negativ, bringt dir 2 Ansehen.
card-C13 = Jede Falle auf einem durchgehenden Weg, deinem besten, bringt dir 2 Ansehen.
card-C14 = Jeder Schleim auf einem durchgehenden Weg, deinem besten, bringt dir 2 Ansehen.
card-C15 = Jeder Glibber auf einem durchgehenden Weg, deinem besten, bringt dir 2 Ansehen.
card-C16 = Jeder Raum mit 4 Elementen bringt dir 4 Ansehen.
card-C17 = Jeder Raum mit zusammen mindestens 3 Schleimen und Glibbern bringt dir 4 Ansehen.
card-C18 = Jeder Raum mit mindestens einem Monster, einer Falle und einem Stern bringt dir 4 Ansehen.
card-C19 = Jede verschiedene Fallenart in deinem Verlies bringt dir 3 Ansehen.
card-C20 = Jede Falle in den Räumen deines Ausgangsnetzes bringt dir 2 Ansehen.
card-C21 = Jedes Paar aus Schatztruhe und Stern bringt dir 3 Ansehen.
card-C22 = Jede Reihe und jede Spalte aus vier Räumen desselben Typs bringt dir 4 Ansehen.
card-C23 = Jedes Paar Gnolle bringt dir 3 Ansehen.
card-C24 = Jede Falle in den Spalten 1 und 4 bringt dir 2 Ansehen.
card-C25 = Jedes Trio aus Gnoll, Kobold und Goblin bringt dir 3 Ansehen.
card-C26 = Jedes Paar aus Kobold und Falle bringt dir 3 Ansehen.
card-C27 = Jedes Paar aus Goblin und Schatztruhe bringt dir 3 Ansehen.
card-C28 = Jeder Goblin, Kobold und Gnoll in den vier mittleren Räumen bringt dir 1 Ansehen.
card-C29 = Jede verschiedene Größe unter deinen Raumgruppen bringt dir 3 Ansehen.
card-C30 = Diese Karte bringt dir einfach so 10 Ansehen.

## Ziele

card-G1 = Wer die meisten Goblins hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, ganz ohne Goblin jedoch nichts.
card-G2 = Wer die wenigsten Schatztruhen hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, auch ganz ohne Schatztruhe.
card-G3 = Wer die meisten Gnolle hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, ganz ohne Gnoll jedoch nichts.
card-G4 = Wer die meisten Paare gleicher Fallen hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, ganz ohne Paar jedoch nichts.
card-G5 = Wer die meisten Kobolde hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, ganz ohne Kobold jedoch nichts.
card-G6 = Wer die meisten Paare aus Schleim und Glibber hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, ganz ohne Paar jedoch nichts.
card-G7 = Wer die meisten Schleime hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, ganz ohne Schleim jedoch nichts.
card-G8 = Wer die meisten Glibber hat, liegt vorn: 15, 9 und 5 Ansehen für die ersten drei Plätze, ganz ohne Glibber jedoch nichts.

## Jaels Karten

card-J1 = Ohne Symbol, rote Rune, 9 Gold. Handelt Jael, nimmt er den oberen Teil des linken Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 10 Ansehen und dazu 3 je Schatztruhe.
card-J2 = Ohne Symbol, blaue und grüne Rune, 10 Gold. Handelt Jael, nimmt er den unteren Teil des rechten Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 13 Ansehen und dazu 2 je Kobold.
card-J3 = Ohne Symbol, grüne und rote Rune, 11 Gold. Handelt Jael, nimmt er den oberen Teil des rechten Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 14 Ansehen und dazu 3 je Gnoll.
card-J4 = Diamant, blaue Rune, 8 Gold. Handelt Jael, nimmt er den unteren Teil des linken Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 11 Ansehen und dazu 2 je Goblin.
card-J5 = Diamant, rote Rune, 9 Gold. Handelt Jael, nimmt er den oberen Teil des rechten Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 10 Ansehen und dazu 2 je Stern.
card-J6 = Diamant, grüne Rune, 10 Gold. Handelt Jael, nimmt er den unteren Teil des linken Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 11 Ansehen und dazu 3 je Paar aus Schatztruhe und Stern.
card-J7 = Krone, grüne Rune, 12 Gold. Handelt Jael, nimmt er den oberen Teil des linken und den unteren Teil des rechten Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 16 Ansehen und dazu 4 je Paar aus Schleim und Glibber.
card-J8 = Krone, rote und blaue Rune, 13 Gold. Handelt Jael, nimmt er den unteren Teil des linken und den oberen Teil des rechten Marktstands, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 14 Ansehen und dazu 4 je Trio aus Gnoll, Goblin und Kobold.
card-J9 = Krone, blaue und grüne Rune, 14 Gold. Handelt Jael, nimmt er die oberen Teile beider Marktstände, und die Aufgabe mit der kleinsten Nummer wird abgelegt. Am Ende bekommt er 13 Ansehen und dazu 2 je Falle.

## Schreine & Brunnen

card-F1 = Schrein: Gleich nach dem Legen darfst du zwei Räume in der Reihe dieses Jahres vertauschen; dieser hier darf einer davon sein. Zeigt beide Typen: In der Wertung gilt er als Höhle oder als Gemäuer, je nachdem, was dir mehr bringt.
card-F2 = Brunnen: Gleich nach dem Legen darfst du 1 Plättchen mit einem Element auf einen freien Platz in einem anderen deiner Räume versetzen. Gilt immer als Gemäuer.
card-F3 = Brunnen: Gleich nach dem Legen darfst du 1 Plättchen mit einem Element auf einen freien Platz in einem anderen deiner Räume versetzen. Gilt immer als Höhle.
card-F4 = Schrein: Gleich nach dem Legen darfst du zwei Räume in der Reihe dieses Jahres vertauschen; dieser hier darf einer davon sein. Zeigt beide Typen: In der Wertung gilt er als Höhle oder als Gemäuer, je nachdem, was dir mehr bringt.
card-F5 = Schrein: Gleich nach dem Legen darfst du zwei Räume in der Reihe dieses Jahres vertauschen; dieser hier darf einer davon sein. Gilt immer als Gemäuer.
card-F6 = Brunnen: Gleich nach dem Legen darfst du 1 Plättchen mit einem Element auf einen freien Platz in einem anderen deiner Räume versetzen. Zeigt beide Typen: In der Wertung gilt er als Höhle oder als Gemäuer, je nachdem, was dir mehr bringt.
card-F7 = Brunnen: Gleich nach dem Legen darfst du 1 Plättchen mit einem Element auf einen freien Platz in einem anderen deiner Räume versetzen. Gilt immer als Höhle.

## Was auf den Karten einer Art steht

title-stall = Marktstand { $id }
title-blueprint = Bauplan { $id }
title-tile = Plättchen { $face }
title-jael = Jaels Karte { $id }
says-room =
    { $type }, { $doors_count ->
        [one] Tür im { $doors }
       *[other] Türen im { $doors }
    }; { $slots_count ->
        [0] noch ohne Elemente
       *[other] { $slots }
    }; { $gold } Gold, Rune { $rune }.
says-stall = oben für { $upper_cost } Gold ({ $upper_spaces }), unten für { $lower_cost } Gold ({ $lower_spaces }).
says-blueprint = Eingang über Spalte { $entrance_col }, Ausgang unter Spalte { $exit_col }; verlangt { $conditions }.
item-condition = { $value } (Reihe { $row }, Spalte { $col })
says-tile = { $shape }, { $copies } Stück.

## Arten, Typen, Runen, Teile, Seiten, Formen

class-monster = Monster
class-trap = Falle
class-chest = Schatztruhe
class-star = Stern
class-passage = Geheimgang
type-cave = Höhle
type-masonry = Gemäuer
type-dual = Höhle oder Gemäuer
value-cave = { type-cave }
value-masonry = { type-masonry }
value-star = { class-star }
value-trap = { class-trap }
rune-red = Rot
rune-green = Grün
rune-blue = Blau
part-upper = oben
part-lower = unten
direction-left = links
direction-right = rechts
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
door-N = { side-n }
door-E = { side-e }
door-S = { side-s }
door-W = { side-w }
shape-round = rund
shape-oval = oval
shape-square = eckig
space-round = { shape-round }
space-oval = { shape-oval }
space-square = { shape-square }

## Wertungskategorien

category-rank = Finale Rangfolge
category-goal = Ziel
category-challenges = Aufgaben
category-stars = Ansehen in Räumen
category-blueprint = Bauplan
category-networks = Wegenetze
category-gold = Finaler Goldvorrat
category-cards = Jaels Karten
