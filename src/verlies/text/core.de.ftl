# Was alle Spiele gemeinsam haben, auf Deutsch.

## Namen und Aufzählungen

player = Spieler { $number }
list = { $most } und { $last }
list-or = { $most } oder { $last }
times = { $count }× { $item }
points-category = { $category } { $points }
points-seat = { $seat } ({ $points })

## Regeln

section-CORE = An jedem Tisch
CORE-TURN = Ziehen darf nur, wer am Zug ist; das können auch mehrere zugleich sein.
CORE-TEXT = Ein Zug wird genau so geschrieben, wie er in der Liste der möglichen Züge steht.
CORE-STALE = Ein Zug beantwortet die Frage, die gerade gestellt ist. Ist sie schon beantwortet, zählt er nicht mehr.
CORE-CHANCE = Der Zufall bringt nur, was wirklich noch gezogen oder gewürfelt werden kann.
CORE-UNDO = Deinen letzten Zug darfst du zurücknehmen, solange danach nichts gezogen oder gewürfelt wurde, niemand etwas daraus erfahren hat und niemand anders am Zug war. Züge, die andere gleichzeitig machen, stören dabei nicht. Wer mit der Schachtel auf dem Tisch spielt, darf jede Eingabe zurücknehmen.
CORE-RESIGN = Aufgeben darfst du jederzeit, auch wenn du nicht am Zug bist. Damit endet die Partie.
CORE-OVER = Ist die Partie zu Ende, zieht niemand mehr.

## Was geschieht

move-resign = Aufgeben
event-resigned = { $seat } gibt auf.
reason-resigned =
    { $seats_count ->
        [0] Die Partie wurde aufgegeben.
        [one] Die Partie wurde aufgegeben; { $seats } gewinnt.
       *[other] Die Partie wurde aufgegeben; { $seats } gewinnen.
    }

## Warum etwas nicht geht

refusal-turn = Du bist gerade nicht am Zug. Warte, bis du wieder gefragt wirst.
refusal-text = „{ $text }“ ist kein Zug. Schreib ihn so, wie er in der Liste steht.
refusal-stale = Das Spiel ist inzwischen weitergegangen. Sieh nach, was jetzt gefragt ist.
refusal-chance =
    „{ $text }“ kann der Zufall jetzt nicht bringen. Möglich ist{ $more ->
        [0] {""}
       *[other] {" "}zum Beispiel
    }: { $texts }.
refusal-final = Das ist endgültig und lässt sich nicht mehr zurücknehmen.
refusal-nothing = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
refusal-undo = Dein letzter Zug lässt sich nicht mehr zurücknehmen. Spiel einfach weiter.
refusal-resign = Aufgeben steht nicht in der Zugliste, du kannst es aber jederzeit.
refusal-over = Die Partie ist zu Ende. Beginne eine neue, wenn du weiterspielen magst.

## Der Befehl

command-seats = { $first } bis { $last } Plätze
