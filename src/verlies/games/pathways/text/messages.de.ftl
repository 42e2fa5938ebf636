# Pathways: was am Tisch geschieht, gefragt wird und nicht geht, auf Deutsch.

## Wer und wo

level-M = auf der Hauptebene
level-U = im Untergrund
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
letter-A = A
letter-B = B
letter-C = C
item-place =
    { $letter_count ->
        [1] Raum { $letter } auf „{ $card }“
       *[0] Feld ({ $x }, { $y }) { $level }
    }
goal-now =
    { $goal_count ->
        [1] { " " }Euer Hauptziel: { $goal }.
       *[0] { "" }
    }

## Symbole und Plättchen

find-coin = { item-kind-coin }
find-barrel = { item-kind-barrel }
find-sword = { item-kind-sword }
find-rope = { item-kind-rope }
find-key = { item-kind-key }
find-scroll = { item-kind-scroll }
find-monster = { item-kind-monster }
find-pit = { item-kind-pit }
find-lava = { item-kind-lava }
find-lock = { item-kind-lock }
find-portal = { item-kind-portal }
find-recycle = { item-kind-recycle }
find-scissors = { item-kind-scissors }
find-stairs = { item-kind-stairs }
find-room = { item-kind-room }
token-monster = Monsterplättchen
token-pit = Grubenplättchen
token-lock = Schlossplättchen
token-portal = Portalplättchen
more-monster = { token-monster }
more-pit = { token-pit }
more-lock = { token-lock }
more-portal = { token-portal }
what-monster = { token-monster }
what-pit = { token-pit }
what-lock = { token-lock }
what-portal = { token-portal }
what-N = { side-N }
what-E = { side-E }
what-S = { side-S }
what-W = { side-W }
obstacle-monster = ein Monster
obstacle-lock = ein Schloss
obstacle-lava = eine Lavagrube
end-exit = Ausgang
end-obstacle = Hindernis
end-dead_end = Sackgasse
end-nothing = nichts

## Aufbau und Runde

event-group_chosen = { $seat } führt diese Gruppe an: { $group }.
event-sticker_used =
    { $seat } nutzt den Aufkleber „{ $sticker }“{ $what_count ->
        [1] : { $what }.
       *[0] .
    }
event-first = { $seat } beginnt.
event-round = Runde { $round } beginnt.
event-main_goal = Das Hauptziel der { $round }. Runde: { $goal }.
event-goal_set_aside = Sanfter Anfang: „{ $goal }“ kommt unter den Stapel.
event-mission_opened = Eine Mission liegt offen: „{ $mission }“.
event-mission_opened-missions = { $missions_count } Missionen liegen offen: { $missions }.
event-coins_given =
    { $seat } bekommt zu Beginn der Runde { $coins ->
        [one] 1 Münze.
       *[other] { $coins } Münzen.
    }

## Feenmarkt

event-turned_up = Auf dem Feenmarkt liegt nun „{ $card }“.
event-turned_up-cards = Auf dem Feenmarkt liegen nun: { $cards }.
event-stack_made_anew =
    { $price_count ->
        [1] Aus den abgelegten Dungeonkarten für { $price } Münzen wird ein neuer Stapel gemischt.
       *[0] Aus den abgelegten Zauberbüchern wird ein neuer Stapel gemischt.
    }
event-market_wiped = Der Feenmarkt wird abgeräumt und neu ausgelegt.
event-first_buyer = { $seat } kauft als Erstes ein.
event-passed = { $seat } passt.
event-passed-seats = { $seats } passen.
event-coins_passed =
    { $coins ->
        [one] { $seat } gibt 1 Münze an { $receiver }.
       *[other] { $seat } gibt { $coins } Münzen an { $receiver }.
    }
event-token_bought =
    { $seat } kauft { $tokens_count ->
        [one] ein { $tokens }
       *[other] zwei Feenplättchen, { $tokens },
    } und hat noch { coins-left }.
event-book_bought = { $seat } kauft das Zauberbuch „{ $card }“ und hat noch { coins-left }.
event-card_bought = { $seat } kauft „{ $card }“ und hat noch { coins-left }.
event-card_bought_unseen = { $seat } kauft für { $price } Münzen die oberste Karte vom Stapel und hat noch { coins-left }.
event-book_dropped = { $seat } legt das Zauberbuch „{ $book }“ ab.
coins-left =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }

## Nachziehen

event-card_drawn = { $seat } zieht „{ $card }“.
event-card_drawn-cards = { $seat } zieht { $cards_count } Karten: { $cards }.
event-card_drawn_unseen = { $seat } zieht eine Karte.
event-card_drawn_unseen-count = { $seat } zieht { $count } Karten.
event-deck_made_anew = { $seat } mischt den Ablagestapel zu einem neuen Erkundungsdeck.
event-deck_empty = { $seat } hat keine Karten mehr zum Nachziehen.
event-card_tossed = { $seat } legt „{ $card }“ nach einem zweiten Blick ab und zieht weiter.
event-card_shed = { $seat } legt „{ $card }“ ab.
event-swap_named = { $seat } dreht das Aktionsplättchen um: { $seats } tauschen je eine Karte.
event-swapped = { $seats } tauschen diese Karten: { $cards }.

## Erkundung

event-hand_shown = { $seat } zeigt diese Hand: { $cards }.
event-card_laid =
    { $turned ->
        [1] { $seat } legt „{ $card }“ auf dem Kopf an ({ $x }, { $y }).
       *[0] { $seat } legt „{ $card }“ aufrecht an ({ $x }, { $y }).
    }
event-artefact_used = { $seat } setzt auf diesem Weg ein Artefakt ein: { $artefact }.
event-drawn =
    { $seat }: { $text }.{ $finds_count ->
        [0] { "" }
       *[other] { " " }Entdeckt: { $finds }.
    }{ $end ->
        [Ausgang] { " " }Der Weg endet an einem Ausgang.
        [Hindernis] { " " }Das Hindernis hält, der Weg endet hier.
       *[none] { "" }
    }
event-submitted = { $seat } gibt ab.
event-claimed = { $seat }: „Fertig!“ Das bringt { number-points } Zeitbonus.
event-explored =
    { $cards_count ->
        [0] { $seat } hat keinen Dungeon gebaut.
       *[other]
            { $end ->
                [Ausgang] { $seat } kommt durch { $cards } und findet einen Ausgang.
                [Sackgasse] { $seat } kommt durch { $cards } und endet in einer Sackgasse.
               *[nichts] { $seat } hat { $cards } gelegt, aber keinen Weg gezeichnet.
            }
    }

## Belohnung

event-tokens_returned = { $seat } gibt die Feenplättchen zurück.
event-coins_found =
    { $found ->
        [0] { $seat } bringt keine Münzen mit und hat { coins-left }.
        [one] { $seat } bringt 1 Münze mit und hat nun { coins-left }.
       *[other] { $seat } bringt { $found } Münzen mit und hat nun { coins-left }.
    }
event-main_scored = Hauptziel: { $seat } zählt { $number } und bekommt { number-points }.
event-main_scored-seats = Hauptziel: { $seats } zählen je { $number } und bekommen { number-points }.
event-second_goal = Das Nebenziel ist „{ $goal }“.
event-second_scored = Nebenziel: { $seat } zählt { $number } und trägt { number-points } ein.
event-second_scored-seats = Nebenziel: { $seats } zählen je { $number } und tragen { number-points } ein.
event-exit_ticked = { $seat } hakt den Ausgang ab.
event-exit_crossed = { $seat } streicht den Ausgang durch.
event-assigned = { $seat } schickt den Weg los: { $missions }.
event-mission_done =
    Mission erfüllt: „{ $mission }“.{ $coins ->
        [0] { "" }
        [one] { " " }1 Münze für { $seats }.
       *[other] { " " }Je { $coins } Münzen für { $seats }.
    }
event-artefact_drawn = Zum Lohn gibt es ein Artefakt: { $artefact }.
event-artefact_given = { $seat } bekommt das Artefakt: { $artefact }.
event-peril =
    { $marks ->
        [one] { $seat } findet keinen Ausgang: Das ist die erste Gefahrenmarke.
       *[other] { $seat } findet keinen Ausgang: Nun sind es { $marks } Gefahrenmarken.
    }
event-peril_cancelled =
    { $marks ->
        [0] { $seat } nimmt eine Gefahrenmarke weg; nun liegt keine mehr da.
        [one] { $seat } nimmt eine Gefahrenmarke weg; es bleibt eine.
       *[other] { $seat } nimmt eine Gefahrenmarke weg; es bleiben { $marks }.
    }
event-won_together = Ihr habt { $missions } Missionen erfüllt und gewonnen!
event-lost_by_peril = { $marks } Gefahrenmarken sind zu viele: Ihr habt verloren.
event-lost_by_time =
    { $missions ->
        [0] Die letzte Runde ist vorbei und keine Mission erfüllt: Ihr habt verloren.
        [one] Die letzte Runde ist vorbei und nur 1 Mission erfüllt: Ihr habt verloren.
       *[other] Die letzte Runde ist vorbei. { $missions } erfüllte Missionen reichen nicht: Ihr habt verloren.
    }

## Aufräumen

event-traded = { $seat } tauscht „{ $card }“ gegen „{ $other }“ vom Feenmarkt.
event-recycled = { $seat } nimmt „{ $card }“ zurück auf die Hand.
event-held = { $seat } zahlt und behält „{ $card }“ auf der Hand.
event-cut_away = { $seat } legt „{ $card }“ für immer in die Schachtel.

## Ende

reason-scored =
    { $seats_count ->
        [one] { $seats } gewinnt mit { total-points }{ ahead }.
       *[other] { $seats } gewinnen zusammen mit { total-points }{ ahead }.
    }
total-points =
    { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkten
    }
ahead =
    { $others_count ->
        [0] { "" }
       *[other] { " " }vor { $others }
    }
reason-missions =
    { $seats_count ->
        [one] Genug Missionen sind erfüllt: { $seats } gewinnt!
       *[other] Genug Missionen sind erfüllt: { $seats } gewinnen gemeinsam!
    }
reason-peril = Es sind zu viele Gefahrenmarken. { outcome }
reason-time = Die Zeit ist um, und es fehlen Missionen. { outcome }
outcome =
    { $seats_count ->
        [0] Ihr habt verloren.
        [one] Gewonnen hat { $seats }.
       *[other] Gewonnen haben { $seats }.
    }
category-main = Hauptziele
category-second = Nebenziele
category-time = Zeitbonus
category-exits = Ausgänge
category-coins = Münzen
category-tier_1 = Missionen der Stufe 1
category-tier_2 = Missionen der Stufe 2
category-tier_3 = Missionen der Stufe 3
category-peril = Gefahrenmarken

## Fragen

prompt-group = Welche Abenteuergruppe führst du an?
prompt-sticker =
    { $left ->
        [one] Welchen Aufkleber hat deine Gruppe?
       *[other] Welchen Aufkleber hat deine Gruppe? Noch { $left }.
    }
prompt-shop = Runde { $round }, du hast { coins-left }: Was kaufst du, oder passt du?
prompt-drop = „{ $book }“ ist dein drittes Zauberbuch: Welches deiner anderen legst du ab?
prompt-peek = Du hast „{ $card }“ gezogen: Behältst du die Karte, oder legst du sie ab und ziehst neu?
prompt-shed =
    { $left ->
        [one] Du hast 1 Karte zu viel: Welche legst du ab?
       *[other] Du hast { $left } Karten zu viel: Welche legst du ab?
    }
prompt-swap = Das Aktionsplättchen liegt bereit: Wer tauscht mit wem eine Karte? Du darfst auch verzichten.
prompt-offer = Welche Karte gibst du für eine von { $seats }?
prompt-lay_first = Welche Karte legst du zuerst?{ goal-now }
prompt-build =
    { $left ->
        [0] Alle Karten liegen: Wo beginnt dein Weg?{ goal-now }
        [one] Legst du deine letzte Karte, oder beginnst du den Weg?{ goal-now }
       *[other] Legst du noch eine Karte, oder beginnst du den Weg?{ goal-now }
    }
prompt-path = { $place }: Wie geht dein Weg weiter?
prompt-pit =
    { $rope ->
        [1] { $place }: Überquerst du die Fallgrube, oder fällst du hinein?
       *[0] { $place }: Eine Fallgrube, und du hast kein Seil. Fällst du hinein, oder endet dein Weg?
    }
prompt-hand_in =
    { $end ->
        [Ausgang] Dein Weg hat den Dungeon verlassen.
       *[Hindernis] Dein Weg endet an einem Hindernis.
    } { $again ->
        [1] Beginnst du ein zweites Stück, oder gibst du ab?
       *[0] Gibst du so ab?
    }
prompt-assign = Auf welche Mission schickst du deinen Weg? Offen: { $missions }.
prompt-award = Wer bekommt das Artefakt „{ $artefact }“?
prompt-cancel =
    { $marks ->
        [one] 1 Gefahrenmarke bei höchstens { $limit }: Nimmst du sie weg?
       *[other] { $marks } Gefahrenmarken bei höchstens { $limit }: Nimmst du eine weg?
    }
prompt-trade = Tauschst du eine Dungeonkarte gegen eine vom Feenmarkt, die nicht mehr kostet?
prompt-tidy = Was tust du mit den Karten deines Dungeons? Recycling: { $recycle }, Schere: { $scissors }, Münzen: { $coins }.

prompt-first = Wer beginnt?
prompt-draw_goal = Welche Zielkarte wird als Hauptziel aufgedeckt?
prompt-draw_second = Welche Zielkarte wird als Nebenziel aufgedeckt?
prompt-turn_up =
    { $price_count ->
        [1] Welche Dungeonkarte für { $price } Münzen wird aufgedeckt?
       *[0] Welches Zauberbuch wird aufgedeckt?
    }
prompt-buy_unseen =
    { $price_count ->
        [1] Welche Dungeonkarte für { $price } Münzen zieht { $seat } vom Stapel?
       *[0] Welches Zauberbuch zieht { $seat } vom Stapel?
    }
prompt-draw_card = Welche Karte zieht { $seat }?
prompt-clock = Wie lange hat { $seat } gebaut, in Zehntelsekunden?
prompt-draw_mission = Welche Mission der Stufe { $tier } wird aufgedeckt?
prompt-draw_artefact = Welches Artefakt wird gezogen?

## Züge

move-group-group = Diese Gruppe anführen: { $group }
move-sticker-sticker = Aufkleber „{ $sticker }“ nutzen
move-no_sticker = Keine weiteren Aufkleber
move-sticker-sticker-what = Aufkleber „{ $sticker }“ nutzen: { $what }
move-token-token = { $token } kaufen
move-token-token-more = { $token } kaufen, dazu umsonst: { $more }
move-book-book =
    { $book ->
        [Stapel] Das oberste Zauberbuch vom Stapel kaufen
       *[other]
            { $book_effect ->
                [climb_unused_pit] Zauberbuch „{ $book }“ nehmen
               *[other] Zauberbuch „{ $book }“ kaufen
            }
    }
move-book-book-what = „{ $book }“ benutzen: { $what }
move-book-book-at-letter =
    „{ $book }“ benutzen: Raum { $letter } auf { $at ->
        [0] der ersten Karte
        [1] der zweiten Karte
        [2] der dritten Karte
        [3] der vierten Karte
       *[other] der fünften Karte
    }
move-book-book-level-x-y = „{ $book }“ benutzen: Feld ({ $x }, { $y }) { $level }
book-top = Stapel
move-drop-book = „{ $book }“ ablegen
move-card-card = „{ $card }“ kaufen
move-card-card-with =
    { $card ->
        [Stapel] Die oberste Dungeonkarte für { $with } Münzen vom Stapel kaufen
       *[other] „{ $card }“ kaufen, günstiger mit „{ $with }“
    }
move-card-card-price-book = Die oberste Dungeonkarte für { $price } Münzen vom { $card } kaufen, günstiger mit „{ $book }“
card-top = Stapel
move-give-receiver-coins =
    { $coins ->
        [one] 1 Münze an { $receiver } geben
       *[other] { $coins } Münzen an { $receiver } geben
    }
move-pass = Passen
move-keep = Die Karte behalten
move-toss = Die Karte ablegen und weiterziehen
move-shed-card = „{ $card }“ ablegen
move-swap-seat-receiver = { $seat } und { $receiver } tauschen lassen
move-no_swap = Niemanden tauschen lassen
move-offer-card = „{ $card }“ hergeben
move-lay-card-turn-x-y =
    { $turn ->
        [0] „{ $card }“ aufrecht an ({ $x }, { $y }) legen
       *[other] „{ $card }“ auf dem Kopf an ({ $x }, { $y }) legen
    }
move-use-artefact = „{ $artefact }“ auf diesem Weg einsetzen
move-start-level-x-y-side = Im { $side } von Feld ({ $x }, { $y }) { $level } beginnen
move-go-side = Nach { $side } gehen
move-leave-x-y-side = Durch die Tür im { $side } von Feld ({ $x }, { $y }) hinausgehen
move-stairs = Die Treppe nehmen
move-stairs-x-y = Die Treppe auf Feld ({ $x }, { $y }) nehmen
move-fall = In die Fallgrube fallen
move-fall-x-y = In die Fallgrube auf Feld ({ $x }, { $y }) fallen
move-portal-level-x-y = Zum Portal auf Feld ({ $x }, { $y }) { $level } reisen
move-portal_room-at-letter =
    Zum Portal in Raum { $letter } auf { $at ->
        [0] der ersten Karte
        [1] der zweiten Karte
        [2] der dritten Karte
        [3] der vierten Karte
       *[other] der fünften Karte
    } reisen
move-exit-side = Nach { $side } hinausgehen
move-submit = Abgeben
move-time = Die Zeit ist um: abgeben
move-mission-mission = Auf „{ $mission }“ schicken
move-mission-mission-other = Auf „{ $mission }“ und „{ $other }“ schicken
move-no_mission = Auf keine Mission schicken
move-award-seat = Das Artefakt geht an { $seat }
move-cancel-artefact = Mit „{ $artefact }“ eine Gefahrenmarke wegnehmen
move-no_cancel = Die Gefahrenmarken liegen lassen
move-trade-card-other = „{ $card }“ gegen „{ $other }“ tauschen
move-no_trade = Nicht tauschen
move-recycle-card = Recycling: „{ $card }“ zurück auf die Hand nehmen
move-scissors-card = Schere: „{ $card }“ in die Schachtel legen
move-porter-card = „{ $card }“ von den Trägern behalten lassen
move-done = Fertig aufgeräumt

move-first-seat = { $seat } beginnt
move-goal-goal = Zielkarte: { $goal }
move-stall-card = Aufgedeckt: „{ $card }“
move-draw-card = Gezogen: „{ $card }“
move-took-seat-tenths =
    { $tenths ->
        [one] { $seat } hat 1 Zehntelsekunde gebraucht
       *[other] { $seat } hat { $tenths } Zehntelsekunden gebraucht
    }
move-quest-mission = Mission: „{ $mission }“
move-artefact-artefact = Artefakt: { $artefact }

## Warum etwas nicht geht

refusal-not_now = { $verb } geht jetzt nicht; gefragt ist gerade, { $question }.
refusal-no_such_seat = Diesen Platz gibt es hier nicht. Am Tisch sitzen { $seats }.
refusal-not_in_hand = „{ $card }“ ist nicht auf deiner Hand. Nimm eine Karte, die du hast.
refusal-group_taken = Diese Gruppe führt schon { $seat } an: { $group }. Wähle eine andere.
refusal-stickers_alike = Jede Gruppe hat so viele Aufkleber, wie für diese Partie gewählt wurden, und deiner fehlen noch { $left }. Wähle einen.
refusal-sticker_used_up = Den Aufkleber „{ $sticker }“ hat deine Gruppe schon. Wähle einen anderen.

refusal-token_sold_out = { $token } gibt es gerade keine mehr. Nimm eine andere Art.
refusal-too_costly =
    Das kostet { $cost ->
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, und du hast { coins-left }. Nimm etwas Günstigeres, oder lass es.
refusal-not_on_display = „{ $card }“ liegt nicht offen auf dem Feenmarkt. Nimm eine Karte, die ausliegt.
refusal-stack_empty =
    { $price_count ->
        [1] Von den Dungeonkarten für { $price } Münzen ist der Stapel leer. Nimm eine, die offen liegt.
       *[0] Der Stapel der Zauberbücher ist leer. Nimm eins, das offen liegt.
    }
refusal-hand_full = Mit { $cards } Handkarten darfst du keine Dungeonkarte kaufen. Nimm ein Feenplättchen oder ein Zauberbuch, oder passe.
refusal-book_not_owned = Das Zauberbuch „{ $book }“ hast du nicht. Nimm eins von deinen.
refusal-book_used = „{ $book }“ hast du in dieser Runde schon benutzt. Nach dem Aufräumen ist es wieder bereit.
refusal-book_by_itself = „{ $book }“ wirkt von selbst, sobald du es brauchst. Geh einfach weiter.
refusal-book_needs_more = Sag dazu, wohin oder wofür du „{ $book }“ benutzt.
refusal-just_bought = „{ $book }“ hast du gerade erst gekauft. Leg eins deiner anderen Zauberbücher ab.
refusal-only_together = Münzen verschenken kannst du nur im gemeinsamen Spiel.
refusal-own_coins = Diese Münzen gehören dir schon. Gib sie jemand anderem, oder kauf etwas.
refusal-given_already = In diesem Zug hast du { $seat } schon Münzen gegeben. Gib noch jemand anderem, oder kauf etwas.
refusal-too_few_coins =
    { $coins ->
        [0] Du hast keine Münzen, die du geben könntest.
       *[other] So viel hast du nicht, nur { coins-left }. Gib weniger.
    }
refusal-hand_empty = { $seat } hat keine Karte zum Tauschen. Nenne zwei andere.

refusal-path_begun = Dein Weg hat schon begonnen. Nimm ihn zurück, wenn du noch Karten legen willst.
refusal-all_laid = { $cards } Karten liegen schon, mehr werden es nicht. Beginne deinen Weg.
refusal-laid_already = „{ $card }“ liegt schon in deinem Dungeon. Nimm eine Karte von der Hand.
refusal-first_card_at_origin = Die erste Karte liegt immer an (0, 0). Leg „{ $card }“ dorthin.
refusal-overlaps = Dort läge „{ $card }“ auf „{ $other }“. Rück die Karte weiter weg.
refusal-no_link = Dort hätte „{ $card }“ keine Verbindung mit „{ $other }“: Kein Anschluss trifft auf einen anderen. Verschieb oder dreh die Karte.
refusal-port_unmatched = Zwischen „{ $card }“ und „{ $other }“ träfe ein Anschluss auf Fels, und ihr spielt streng. Verschieb oder dreh die Karte.
refusal-apart = Dort hätte „{ $card }“ keine Nachbarn. Leg die Karte an deinen Dungeon an.
refusal-artefact_not_held = Dieses Artefakt hast du nicht: { $artefact }.
refusal-artefact_not_for_paths = „{ $artefact }“ setzt du nicht auf einem Weg ein.
refusal-artefact_in_use = „{ $artefact }“ setzt du auf diesem Weg schon ein.
refusal-artefact_too_late = Nach der ersten Fassung der Regeln, mit der diese Partie begonnen hat, wählst du „{ $artefact }“, bevor dein Weg beginnt. Nimm den Weg dafür zurück.
refusal-no_timer = Ihr spielt ohne Timer. Gib ab, wenn du fertig bist.

refusal-nothing_laid = Für einen Weg brauchst du mindestens eine Karte. Leg zuerst eine.
refusal-not_begun = Dein Weg hat noch nicht begonnen. Beginne an einem offenen Anschluss.
refusal-one_path_only = Dein Weg hat schon begonnen, und er ist eine einzige Linie. Geh weiter, oder nimm ihn zurück.
refusal-no_card_there = An ({ $x }, { $y }) liegt keine Karte. Beginne an einem offenen Anschluss deines Dungeons.
refusal-no_corridor_there = Feld ({ $x }, { $y }) ist { $level } kein Korridor. Beginne auf einem Korridorfeld mit offenem Anschluss.
refusal-no_port = Feld ({ $x }, { $y }) { $level } hat im { $side } keinen Anschluss. Nimm eine Seite mit offenem Anschluss.
refusal-not_at_the_edge = Im { $side } von Feld ({ $x }, { $y }) { $level } geht es auf derselben Karte weiter. Beginne am Kartenrand.
refusal-port_covered = Der Anschluss im { $side } von Feld ({ $x }, { $y }) { $level } führt auf eine andere Karte. Beginne an einem, hinter dem keine liegt.
refusal-port_blocked = Der Anschluss im { $side } von Feld ({ $x }, { $y }) { $level } ist versperrt. Beginne an einem offenen.

refusal-path_left = Dein Weg hat den Dungeon verlassen. Gib ihn ab, oder nimm den letzten Schritt zurück.
refusal-path_stopped = { $place }: Dort hält dich { $obstacle } auf, dein Weg ist zu Ende. Gib ihn ab, oder nimm den letzten Schritt zurück.
refusal-room_not_cleared = { $place }: Nicht alle Monster sind besiegt, dein Weg ist zu Ende. Gib ihn ab, oder nimm den letzten Schritt zurück.
refusal-pit_without_rope = { $place }: Ohne Seil kommst du nicht über die Fallgrube. Fall hinein, oder gib ab.
refusal-pit_is_the_end = { $place }: Du hast kein Seil, und unter der Fallgrube warst du schon. Gib ab, oder nimm den letzten Schritt zurück.
refusal-wall = { $place }: Im { $side } ist eine Wand. Nimm einen Durchgang.
refusal-corridor_used = { $place }: Dort war dein Weg schon. Kein Korridorfeld benutzt du zweimal.
refusal-door_used = { $place }: Die Tür im { $side } hast du schon benutzt. Nimm eine andere.
refusal-port_blocked_here = { $place }: Der Anschluss im { $side } ist versperrt, denn die Karte dahinter hat dort keinen.
refusal-leads_outside = { $place }: Im { $side } geht es aus dem Dungeon hinaus. Willst du das, dann nimm den Ausgang.
refusal-leads_on = { $place }: Im { $side } geht es nicht hinaus, sondern weiter. Geh einfach dorthin.
refusal-start_port = { $place }: Am Anschluss im { $side } hat dein Weg begonnen. Nimm einen anderen Ausgang.
refusal-port_used = { $place }: Den Anschluss im { $side } hast du schon benutzt. Nimm einen anderen.
refusal-leave_the_room = { $place }: Von hier gehst du durch eine Tür hinaus. Nenne die Tür.
refusal-no_exit_from_rooms = { $place }: Ein Raum hat keinen Ausgang. Geh durch eine Tür hinaus.
refusal-not_in_a_room = { $place }: Du bist in keinem Raum. Nenne nur die Richtung.
refusal-no_door = { $place }: Im { $side } von Feld ({ $x }, { $y }) ist keine Tür. Nimm eine Tür dieses Raums.
refusal-crosses_own_path = { $place }: So würdest du deinen eigenen Weg kreuzen. Nimm eine andere Tür.
refusal-name_the_cell = { $place }: Nenne dazu das Feld im Raum, das du meinst.
refusal-name_the_room = { $place }: Einen Raum nennst du mit der Nummer seiner Karte, hier { $number }, und seinem Buchstaben.
refusal-name_no_cell = { $place }: In einem Korridor nennst du dafür kein Feld.
refusal-no_stairs = { $place }: Dort ist keine Treppe.
refusal-no_pit = { $place }: Dort ist keine Fallgrube.
refusal-lava_is_no_way = { $place }: Durch eine Lavagrube kannst du nicht fallen, du kannst sie nur überqueren.
refusal-pit_used = { $place }: Diese Fallgrube hast du schon benutzt. Das geht nur einmal.
refusal-landing_used = { $place }: Auf dem Landefeld warst du schon, also kannst du dort nicht fallen.

refusal-no_portal_here = { $place }: Hier ist kein Portal.
refusal-no_portal_there = Dort ist kein Portal deines Dungeons. Nenne ein anderes Ziel.
refusal-portal_used = { $place }: Dieses Portal ist schon benutzt.
refusal-already_here = { $place }: Da bist du schon. Nenne ein anderes Ziel.
refusal-no_scroll = { $place }: Für die Reise brauchst du eine Schriftrolle, ein Portalplättchen oder ein Zauberbuch dafür.
refusal-no_monster_there = Dort ist kein Monster. Nenne ein anderes Ziel.
refusal-no_barrel_here = { $place }: Hier ist kein Fass. Das Buch wirkt nur von Fass zu Fass.
refusal-no_barrel_there = Dort ist kein Fass. Nenne ein anderes Ziel.
refusal-room_cleared = { $place }: Dort ist kein Monster mehr. Nenne ein anderes Ziel.
refusal-not_below_a_pit = { $place }: Über dir ist keine Fallgrube.
refusal-other_sides = „{ $book }“ wirkt nur nach { $sides }.
refusal-no_open_port_here = { $place }: Im { $side } ist kein offener Anschluss.
refusal-not_outermost = { $place }: Im { $side } liegt noch eine deiner Karten weiter außen. Das Buch wirkt nur ganz am Rand.
refusal-no_port_opposite = { $place }: Genau gegenüber führt kein Anschluss nach außen.

refusal-mission_not_open =
    { $missions_count ->
        [one] Diese Mission liegt nicht offen: { $missions }. Wähle eine offene.
       *[other] Diese Missionen liegen nicht offen: { $missions }. Wähle offene.
    }
refusal-one_mission_only = Dein Weg dient nur einer Mission. Für zwei brauchst du ein Artefakt.
refusal-took_no_part = { $seat } war an dieser Mission nicht beteiligt. Wähle jemanden, der dabei war.
refusal-artefact_no_shield = „{ $artefact }“ nimmt keine Gefahrenmarken weg.
refusal-not_to_trade = „{ $card }“ hattest du in dieser Runde nicht, oder die Karte ist schon weg. Gib eine andere.
refusal-trade_too_costly = „{ $other }“ kostet mehr als „{ $card }“. Nimm eine Karte, die nicht mehr kostet.
refusal-acted_on = Mit „{ $card }“ ist schon etwas geschehen. Nimm eine andere Karte.
refusal-not_laid = „{ $card }“ lag nicht in deinem Dungeon. Nimm eine Karte, die dort lag.
refusal-no_recycle =
    { $used ->
        [0] Recycling hast du auf deinem Weg nicht entdeckt.
       *[other] Mehr Recycling hast du auf deinem Weg nicht entdeckt.
    }
refusal-no_scissors =
    { $used ->
        [0] Eine Schere hast du auf deinem Weg nicht entdeckt.
       *[other] Mehr Scheren hast du auf deinem Weg nicht entdeckt.
    }
refusal-no_porters = Nur die Träger können eine Karte für dich behalten.
refusal-porters_busy = Deine Träger haben in dieser Runde schon eine Karte behalten.

verb-group = Eine Gruppe wählen
verb-sticker = Einen Aufkleber nutzen
verb-no_sticker = Keine weiteren Aufkleber nutzen
verb-token = Ein Feenplättchen kaufen
verb-book = Ein Zauberbuch kaufen
verb-cast = Ein Zauberbuch benutzen
verb-drop = Ein Zauberbuch ablegen
verb-card = Eine Dungeonkarte kaufen
verb-give = Münzen geben
verb-pass = Passen
verb-keep = Die Karte behalten
verb-toss = Die Karte ablegen
verb-shed = Eine Karte ablegen
verb-swap = Tauschen lassen
verb-no_swap = Auf das Tauschen verzichten
verb-offer = Eine Karte hergeben
verb-lay = Eine Karte legen
verb-use = Ein Artefakt einsetzen
verb-start = Den Weg beginnen
verb-go = Weitergehen
verb-leave = Den Raum verlassen
verb-stairs = Eine Treppe nehmen
verb-fall = Fallen
verb-portal = Zu einem Portal reisen
verb-portal_room = Zum Portal eines Raums reisen
verb-exit = Hinausgehen
verb-submit = Abgeben
verb-time = Nach Ablauf der Zeit abgeben
verb-mission = Auf eine Mission schicken
verb-no_mission = Auf keine Mission schicken
verb-award = Ein Artefakt vergeben
verb-cancel = Eine Gefahrenmarke wegnehmen
verb-no_cancel = Die Gefahrenmarken liegen lassen
verb-trade = Eine Dungeonkarte tauschen
verb-no_trade = Auf den Tausch verzichten
verb-recycle = Recycling
verb-scissors = Die Schere benutzen
verb-porter = Eine Karte behalten lassen
verb-done = Das Aufräumen beenden
verb-first = Bestimmen, wer beginnt,
verb-goal = Ein Ziel aufdecken
verb-stall = Den Feenmarkt auffüllen
verb-draw = Eine Karte ziehen
verb-took = Eine Bauzeit nennen
verb-quest = Eine Mission aufdecken
verb-artefact = Ein Artefakt ziehen

question-group = welche Gruppe du anführst
question-sticker = welchen Aufkleber deine Gruppe hat
question-shop = ob du etwas kaufst oder passt
question-drop = welches Zauberbuch du ablegst
question-peek = ob du die gezogene Karte behältst
question-shed = welche Karte du ablegst
question-swap = wer mit wem eine Karte tauscht
question-offer = welche Karte du hergibst
question-lay_first = welche Karte du zuerst legst
question-build = ob du noch legst oder deinen Weg beginnst
question-path = wie dein Weg weitergeht
question-pit = was du an der Fallgrube tust
question-hand_in = ob du deinen Weg so abgibst
question-assign = auf welche Mission du deinen Weg schickst
question-award = wer das Artefakt bekommt
question-cancel = ob du eine Gefahrenmarke wegnimmst
question-trade = ob du eine Dungeonkarte tauschst
question-tidy = was du mit den Karten deines Dungeons tust

## Wahlmöglichkeiten

option-coop = Miteinander
choice-coop-off = nein, gegeneinander
choice-coop-normal = normal
choice-coop-hard = schwer
option-stickers = Aufkleber je Gruppe
choice-stickers-0 = keine
choice-stickers-1 = 1
choice-stickers-2 = 2
choice-stickers-3 = 3
option-stickers_differ = Gruppen mit weniger Aufklebern
option-first_player = Zuerst einkaufen
choice-first_player-random = Zufall
choice-first_player-1 = Platz 1
choice-first_player-2 = Platz 2
choice-first_player-3 = Platz 3
choice-first_player-4 = Platz 4
choice-first_player-5 = Platz 5
option-hide_building = Verdeckt bauen
option-timer = Timer
choice-timer-0 = ohne
choice-timer-120 = 2 Minuten
choice-timer-240 = 4 Minuten
choice-timer-480 = 8 Minuten
option-time_bonus = Zeitbonus
choice-time_bonus-race = Wettlauf
choice-time_bonus-clock = nach der Uhr
choice-time_bonus-off = ohne
option-strict_ports = Strenge Anschlüsse
option-gentle_start = Sanfter Anfang

## Was ein Tipp bringt

gain-main =
    { $number ->
        [0] Für das Hauptziel findet der Weg nichts: { $goal }.
       *[other] Hauptziel: { $goal }, { $number } × { $each } = { number-points }.
    }
gain-time = Gib ihn vor den anderen ab, dann bekommst du { number-points } Zeitbonus.
gain-finds = Der Weg sammelt { $finds }.
gain-exit = Er endet an einem Ausgang.
gain-no_exit = Er findet keinen Ausgang.
gain-peril = Er findet keinen Ausgang: Das bringt eine Gefahrenmarke.
gain-second = Für das Nebenziel, das noch verdeckt ist, im Schnitt etwa { number-points }.
gain-mission = Er bringt { $number } der { $of } Funde für die Mission „{ $mission }“.
gain-mission_able = Er reicht für die Mission „{ $mission }“.
gain-mission_done = Damit ist die Mission „{ $mission }“ erfüllt.
gain-card =
    { $points ->
        [0] „{ $card }“ zeigt { $finds }.
       *[other] „{ $card }“ zeigt { $finds }. Für das Hauptziel sind das bis zu { number-points }.
    }
gain-unseen =
    { $cards ->
        [one] Nur noch 1 Karte liegt in diesem Stapel; sie bringt etwa { number-points }.
       *[other] Eine von { $cards } Karten wird es sein; im Schnitt bringt sie etwa { number-points }.
    }
gain-unseen_book =
    { $books ->
        [one] Nur noch 1 Zauberbuch liegt im Stapel.
       *[other] Eines von { $books } Zauberbüchern wird es sein.
    }
gain-token = { says-token }
gain-book = „{ $book }“ ist in jeder Runde einmal bereit: { says-book }
gain-passed = Nichts auf dem Feenmarkt bringt dir mehr, als es kostet.
gain-shed = Von deinen Karten bringt „{ $card }“ wohl am wenigsten.
gain-peeked = „{ $card }“ bringt wohl { number-points }, eine andere Karte deines Stapels im Schnitt { $usual }.
gain-no_swap = Bots lassen die Hände, wie sie sind. Sieh selbst, ob eine Karte der anderen dir mehr hülfe.
gain-award = Von den Beteiligten hat niemand weniger Artefakte.
gain-kept = In der nächsten Runde schon auf deiner Hand: { $cards }.
gain-gone = Für immer weg, damit du öfter bessere Karten ziehst: { $cards }.
gain-purse =
    { $points ->
        [0] Dann hast du { coins-left }.
       *[other] Dann hast du { coins-left }, am Ende { number-points } wert.
    }
