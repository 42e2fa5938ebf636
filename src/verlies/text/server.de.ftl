# Was der Spieltisch im Browser sagt, auf Deutsch.

## Plätze ohne Namen, nach der Farbe ihrer Steine

stone-0 = Gelb
stone-1 = Blau
stone-2 = Rot
stone-3 = Weiß
stone-4 = Violett

## Was nicht geht

problem-malformed = Diese Nachricht ist nicht lesbar. Lade die Seite bitte neu.
problem-too_big = Das ist zu viel auf einmal. Schick weniger.
problem-unknown = Hier ist nichts. Prüf die Adresse.
problem-no_table = Diesen Tisch gibt es nicht. Lass dir den Link noch einmal geben oder eröffne einen neuen.
problem-no_replay = Diese Partie gibt es nicht. Prüf den Link.
problem-no_step = So viele Züge hat die Partie nicht. Wähl einen von 0 bis { $last }.
problem-no_game = Dieses Spiel gibt es nicht. Nimm eines aus dem Regal.
problem-no_seat = Diesen Platz gibt es am Tisch nicht.
problem-wrong_key = Das ist nicht der Schlüssel zu diesem Platz. Nimm den Link, den du bekommen hast, oder setz dich auf einen freien Platz.
problem-watching = Du schaust nur zu. Setz dich auf einen freien Platz, um mitzuspielen.
problem-taken = Da sitzt schon jemand. Nimm einen anderen Platz oder schau zu.
problem-not_host = Das darf nur, wer den Tisch eröffnet hat, und nur für einen Platz, an dem niemand ist.
problem-no_level = Einen Bot dieser Stärke gibt es nicht.
problem-seats = Die Zahl der Plätze muss { $numbers_or } sein. Ändere die Plätze oder die Einstellungen.
problem-by_hand = Mit der Schachtel auf dem Tisch spielst du allein: Sonst müsstest du eingeben, was die anderen geheim halten.
problem-not_by_hand = An diesem Tisch ziehen und würfeln wir für dich.
problem-option = Diese Einstellung hat das Spiel nicht ({ $text }).
problem-name = Ein Name hat höchstens { $last } Zeichen.
problem-no_proposal = Es fragt niemand mehr, ob ihr zurückgeht.
problem-asked_already = Es hat schon jemand gefragt, ob ihr zurückgeht. Beantworte das zuerst.
problem-not_earlier = Zurück geht es nur zu einem früheren Zug.
problem-hidden = Diese Partie läuft noch; was verdeckt ist, bleibt es bis zum Ende.
problem-ended = An dieser Stelle ist die Partie zu Ende. Wähl einen früheren Zug.
problem-record = Diese Datei lässt sich nicht nachspielen. Sie ist keine Partie von Verlies, oder sie wurde abgeschnitten, verändert oder nach anderen Regeln gespielt ({ $text }).
problem-outdated = Diese Partie braucht etwas, das dieses Verlies nicht hat ({ $text }). Wer den Server betreibt, kann ihn aktualisieren.
problem-lost = Hier endet, was sich von dieser Partie zeigen lässt: Wie es weiterging, geben die heutigen Regeln nicht her. Wähle zuerst „Von hier weiterspielen“.
problem-not_lost = Diese Partie geht schon weiter.
problem-not_over = Diese Partie läuft noch. Spielt sie zuerst zu Ende.
table-lost = Nach Zug { $step } lässt sich diese Partie nicht weiter zeigen: Wie es weiterging, ist in dieser Fassung nicht mehr möglich{ $rule ->
    [none] .
   *[other] { "" } ({ $rule }).
    } Alles, was davor gespielt wurde, ist noch da.
problem-busy = Das hat gerade nicht geklappt. Versuch es noch einmal.
problem-no_hint = Für dich gibt es gerade nichts zu entscheiden.
problem-failed = Bei uns ist etwas schiefgegangen. Es ist nichts verloren; versuch es noch einmal.

## Was ein Tipp bringt

gain-worth = Dann rechne ich am Ende mit etwa { $points } Punkten für dich.

## Wahlmöglichkeiten

choice-true = ja
choice-false = nein
