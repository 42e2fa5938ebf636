# Laterne: die Regeln auf Deutsch, eine Nachricht je Regelnummer.

section-LA-SET = Aufbau
LA-SET-01 = Von jeder Helligkeit von 1 bis 6 gibt es zwei Lichter. Mische sie verdeckt, ebenso die acht Schätze.
LA-SET-02 = Jeder zieht drei Lichter. Der erste Spieler führt.
LA-SET-03 = Deine Lichter siehst nur du; abgebrannte Lichter und Schätze liegen offen.

section-LA-CHA = Kammern
LA-CHA-01 = In jeder Kammer wird ein Schatz aufgedeckt. Dann spielt, wer führt, ein Licht, und der andere antwortet.

section-LA-PLA = Lichter spielen
LA-PLA-01 = Wer führt, spielt ein Licht aus der Hand.
LA-PLA-02 = Wer antwortet, darf kein Licht derselben Helligkeit spielen.
LA-PLA-03 = Das hellere Licht bekommt den Schatz, und wer es gespielt hat, führt in der nächsten Kammer. Beide brennen ab.
LA-PLA-04 = Wer antwortet, darf stattdessen passen: Dann bleiben alle Lichter auf der Hand, und der Schatz geht an den, der führt.
LA-PLA-05 = Danach ziehen beide wieder auf drei Lichter nach, solange welche da sind.

section-LA-END = Ende
LA-END-01 = Das Spiel ist aus, wenn kein Schatz mehr da ist oder wer führt kein Licht mehr hat.
LA-END-02 = Es gewinnt, wessen Schätze am meisten wert sind; bei Gleichstand gewinnen beide.
