# Dungeon Designer: die Regeln auf Deutsch, eine Nachricht je Regelnummer.

## Begriffe

section-DD-DEF = Begriffe
DD-DEF-01 = Jeder Raum liegt auf einem Feld, das nach Reihe und Spalte heißt: Die Reihen 1 bis 4 zählen von oben, eine pro Jahr, die Spalten 1 bis 4 von links. Die Seiten eines Felds sind N, E, S und W: Norden, Osten, Süden, Westen.
DD-DEF-02 = In jedem Raum ist Platz für 4 Elemente, eines in jeder Ecke (nw, ne, sw, se). Aufgedruckte Elemente belegen einige dieser Plätze, die anderen sind frei.
DD-DEF-03 = Innerhalb eines Raums verbindet ein einziger Weg alle Türen miteinander. Ein Raum mit nur einer Tür ist eine Sackgasse.
DD-DEF-04 = Eine Kante ist die Seite eines Felds. Zwei Nachbarfelder teilen sich die Kante zwischen ihnen; eine Außenkante gehört nur zu einem Feld.
DD-DEF-05 = Zwei Räume, die neben- oder übereinander liegen, sind verbunden, wenn an der gemeinsamen Kante beide eine Tür haben oder dort ein Geheimgang liegt. Der Geheimgang allein genügt, auch ganz ohne Türen (DD-AMB-01).
DD-DEF-06 = Stößt eine Tür auf eine Wand des Nachbarraums, verbindet sie nichts.
DD-DEF-07 = Ein Raum hat an einer Kante einen Zugang, wenn er dort eine Tür hat oder ein Geheimgang auf dieser Kante liegt. Beides zusammen ergibt nur einen Zugang.
DD-DEF-08 = Zum Wegenetz eines Raums gehört jeder Raum, den du von ihm aus über Verbindungen erreichst, mit allen Abzweigungen, und der Raum selbst.
DD-DEF-09 = Das Eingangsnetz ist das Wegenetz des Raums in Reihe 1 unter dem Eingang, sofern dieser Raum nach oben einen Zugang hat. Das Ausgangsnetz ist das Wegenetz des Raums in Reihe 4 über dem Ausgang, sofern dieser nach unten einen Zugang hat. Fehlt der Zugang, ist das Netz leer.
DD-DEF-10 = Ein durchgehender Weg ist eine Folge verschiedener Räume, von denen jeder mit dem nächsten verbunden ist; wohin er an einer Abzweigung weiterläuft, bestimmst du. Auch ein einzelner Raum ist schon ein durchgehender Weg der Länge 1.
DD-DEF-11 = Eine Raumgruppe sind alle Räume eines Typs, die über ihre Kanten zusammenhängen, nie diagonal; auch ein einzelner Raum ist eine Raumgruppe. Türen, Wege und Geheimgänge sind dafür egal, und du darfst eine Raumgruppe nicht als mehrere kleine zählen.
DD-DEF-12 = Geheimgänge sind nie Elemente und brauchen keinen Elementplatz.
DD-DEF-13 = Das Symbol Falle steht für jede der 5 Fallen, das Symbol Monster für jedes der 5 Monster, das Symbol Stern für jeden Stern, ob positiv oder negativ (DD-AMB-03). Sterne zählen nach Stück; ihr Wert ist nur für DD-SCO-09 und DD-SOL-27 wichtig.
DD-DEF-14 = Links von dir sitzt, wer im Uhrzeigersinn als Nächstes kommt; rechts von dir sitzt, wer vor dir kommt.

## Spielaufbau

section-DD-SET = Spielaufbau
DD-SET-01 = Der Spielplan kommt in die Tischmitte; oben liegt die Seite für 2 bis 5 Personen.
DD-SET-02 = Mischt die Ziele und deckt 1 auf, es gilt für die ganze Partie. Die übrigen sind aus dem Spiel.
DD-SET-03 = Die gemischten Räume bilden verdeckt den Nachziehstapel. Daneben bleibt Platz für den Ablagestapel.
DD-SET-04 = Mischt die Aufgaben und legt einige offen aus: 3 allein oder zu zweit, 4 zu dritt, 5 zu viert, 6 zu fünft.
DD-SET-05 = Mischt die Marktstände und legt einige offen aus: 2 bei einer bis drei Personen, 3 zu viert, 4 zu fünft.
DD-SET-06 = Die Marktplättchen werden verdeckt nach Formen getrennt; jede Form bildet gut gemischt ihren eigenen Vorrat.
DD-SET-07 = Auf jedes Feld der ausliegenden Marktstände kommt offen ein zufälliges Plättchen dieser Form.
DD-SET-08 = Jede Person bekommt 5 Räume auf die Hand. Deine Handkarten bleiben geheim.
DD-SET-09 = Mischt die Baupläne; jede Person bekommt 1 davon offen. Die restlichen sind aus dem Spiel.
DD-SET-10 = Alle nehmen sich die 2 Markierungssteine einer Farbe. Je einer davon kommt in zufälliger Reihenfolge auf die Rangfolgeleiste; ganz links ist Rang 1.
DD-SET-11 = Dein anderer Stein kommt auf die Goldleiste. Rang 1 beginnt mit 0 Gold, Rang 2 und 3 mit 1 Gold, Rang 4 und 5 mit 2 Gold.
DD-SET-12 = Außerdem bekommt jede Person einen Verliesrahmen (mit beliebiger Seite nach oben), 2 Pforten und 2 Übersichtskarten.
DD-SET-13 = Eine Pforte kommt über die Spalte, die dein Bauplan als Eingang nennt. Die zweite wartet bis zum Spielende.
DD-SET-14 = Plätze und Farben werden am Tisch gewählt oder automatisch verteilt. Die erste Rangfolge bestimmt der Zufall.

## Spielablauf

section-DD-FLOW = Spielablauf
DD-FLOW-01 = Eine Partie dauert 4 Jahre. Jedes Jahr hat drei Phasen, Bauen, Verbessern und Aufräumen; auf das 4. Jahr folgt die Wertung.
DD-FLOW-02 = Jedes Jahr füllt eine Reihe: Im 1. Jahr legst du genau 4 Räume in Reihe 1, im 2. Jahr genau 4 in Reihe 2 und so weiter.

## Bauen

section-DD-BLD = Bauen
DD-BLD-01 = Das Bauen hat 4 Durchgänge. Im 1. Schritt eines Durchgangs suchen sich alle zugleich 1 Raum aus ihrer Hand aus und legen ihn offen in die Reihe dieses Jahres.
DD-BLD-02 = Zu zweit sucht ihr im 1. Schritt außerdem jeweils 1 weiteren Raum aus der Hand aus, der auf den Ablagestapel kommt.
DD-BLD-03 = Der 2. Schritt folgt, wenn alle mit dem 1. fertig sind: Ihr gebt zugleich weiter, was noch auf der Hand ist, im 1. und 3. Jahr nach links, im 2. und 4. Jahr nach rechts.
DD-BLD-04 = Zu zweit zieht ihr danach jeweils 1 Raum vom Nachziehstapel zur neuen Hand dazu.
DD-BLD-05 = So geht es weiter, bis alle 4 Räume gelegt haben. Der letzte Raum auf deiner Hand kommt auf den Ablagestapel, dann ist die Phase vorbei.
DD-BLD-06 = Nach dem 4. Durchgang wird nicht mehr weitergegeben. Die Durchgänge 1 bis 4 beginnst du mit 5, 4, 3 und 2 Räumen auf der Hand, egal ob zu zweit, zu dritt, zu viert oder zu fünft; zu zweit ist die Karte, die du im 4. Durchgang ablegst (DD-BLD-02), schon die letzte, und es wird keine weitere abgelegt.
DD-BLD-07 = Alle Räume eines Jahres liegen in derselben Reihe: im 1. Jahr direkt unter dem Rahmen, später direkt unter der Reihe des Vorjahres.
DD-BLD-08 = Welche der 4 Spalten du wann füllst, steht dir frei; auf jedes Feld kommt genau ein Raum.
DD-BLD-09 = Ein gelegter Raum bleibt, wo er ist; nur ein Schrein kann ihn versetzen (DD-EXP-06). Räume werden nie gedreht.
DD-BLD-10 = Türen und Wege schränken nie ein, wohin du einen Raum legen darfst: Eine Tür darf auch auf eine Wand treffen.
DD-BLD-11 = Ab dem 2. Jahr verdeckt ein neuer Raum bei dem Raum darüber den unteren Rand mit Goldwert und Rune. Was verdeckt ist, spielt keine Rolle mehr.
DD-BLD-12 = Bauen kannst du immer: In jedem Durchgang hast du mindestens 2 Räume auf der Hand, und mindestens 1 Feld der Reihe ist frei. Auch der Nachziehstapel reicht stets: Eine Partie braucht allein 44 Räume, zu zweit 64, zu dritt 60, zu viert 80 und zu fünft 100.
DD-BLD-13 = Im normalen Spiel ist ein Raum endgültig gelegt und für alle sichtbar, sobald du deine Wahl abgibst; niemand darf sie danach ändern. Abgelegt wird verdeckt, die anderen bekommen diese Karten nicht zu sehen.

## Verbessern: Gold

section-DD-GLD = Verbessern: Gold
DD-GLD-01 = Alle rechnen die Goldwerte ihrer 4 Räume aus diesem Jahr zusammen, dazu 1 Gold für jede Schatztruhe im eigenen Verlies, egal aus welchem Jahr, ob aufgedruckt oder als Plättchen.
DD-GLD-02 = Um diese Summe rückst du auf der Goldleiste vor. Im 1. Jahr hast du noch das Gold aus dem Spielaufbau, später beginnst du bei 0.
DD-GLD-03 = Mehr als 30 Gold besitzt du nie. Was darüber hinausgeht, verfällt.

## Verbessern: Markt

section-DD-MKT = Verbessern: Markt
DD-MKT-01 = Am Zug ist stets, wer das meiste Gold hat und in diesem Jahr noch nicht gepasst hat, auch mehrmals nacheinander.
DD-MKT-02 = Haben mehrere gleich viel Gold, ist am Zug, wer auf der Rangfolgeleiste weiter links steht. Es gilt die Leiste, wie sie seit dem letzten Aufräumen steht, ohne die Steine derer, die schon gepasst haben.
DD-MKT-03 = Wer am Zug ist, tut immer genau eines von beidem: kaufen (A) oder passen (B).
DD-MKT-04 = A, Kaufen: Such dir einen Teil eines Marktstands aus, oben oder unten, auf dem noch Plättchen liegen und der nicht mehr kostet, als du an Gold hast. Bezahle den Preis.
DD-MKT-05 = Nimm sämtliche Plättchen dieses Teils und lege sie gleich alle in dein Verlies (ab DD-TIL-01). Der Teil ist danach leer.
DD-MKT-06 = Nach jedem Kauf wird neu geschaut, wer das meiste Gold hat (DD-MKT-01).
DD-MKT-07 = B, Passen: Du musst passen, wenn du nichts kaufen kannst oder magst. Das Passen hat drei Schritte, der Reihe nach DD-MKT-08, DD-MKT-09 und DD-MKT-10.
DD-MKT-08 = Passen, 1. Schritt: Dein Gold fällt auf 0. Fürs nächste Jahr bleibt nichts übrig.
DD-MKT-09 = Passen, 2. Schritt, nur im 1. bis 3. Jahr: Such dir 1 Aufgabe aus der Auslage aus und lege sie offen neben dein Verlies.
DD-MKT-10 = Passen, 3. Schritt: Dein Stein wandert von der Rangfolgeleiste nach unten in die erste freie Aussparung, von links gezählt.
DD-MKT-11 = Hast du gepasst, bist du in diesem Jahr nicht mehr am Zug; haben alle gepasst, endet die Phase. Auch mit 0 Gold kommst du noch an die Reihe und passt dann.
DD-MKT-12 = Für dich ist immer noch eine Aufgabe da: Es liegt eine mehr aus, als Personen mitspielen (für das Solospiel siehe DD-SOL-17).
DD-MKT-13 = Kaufen darfst du einen Teil nur, wenn alle seine Plättchen in dein Verlies passen, wenn also genug Plätze und Kanten frei sind. Daran wirst du kaum je scheitern.
DD-MKT-14 = In welcher Reihenfolge du die Plättchen eines Teils legst, ist dir überlassen. Liegt das letzte, lässt sich der Kauf nicht mehr zurücknehmen.

## Plättchen legen

section-DD-TIL = Plättchen legen
DD-TIL-01 = Ein Plättchen mit einem Element kommt auf einen freien Elementplatz in einem beliebigen Raum deines Verlieses, gleich aus welchem Jahr. Gleichartige Elemente dürfen sich einen Raum teilen.
DD-TIL-02 = Elemente, ob aufgedruckt oder als Plättchen, werden weder überdeckt noch abgelegt. Auch versetzt werden sie nicht, außer durch einen Brunnen (DD-EXP-07).
DD-TIL-03 = Ein Geheimgang kommt auf eine Kante eines beliebigen Raums in deinem Verlies, auch wenn dahinter kein Raum liegt: Außenkanten, Kanten an den Pforten und die untere Kante, solange die nächste Reihe noch fehlt, sind erlaubt.
DD-TIL-04 = Liegt ein Geheimgang auf der unteren Kante, verbindet er den Raum mit dem, den du im nächsten Jahr darunter legst.
DD-TIL-05 = Auf einer Kante liegt höchstens ein Geheimgang, und die gemeinsame Kante zweier Räume ist eine einzige. Ein Geheimgang darf auch dort liegen, wo schon eine Tür ist; gezählt wird dann nur einmal.
DD-TIL-06 = Gelegte Plättchen bleiben bis zum Ende der Partie an ihrem Ort, Geheimgänge eingeschlossen. Die einzige Ausnahme ist der Brunnen (DD-EXP-07).

## Aufräumen

section-DD-CLN = Aufräumen
DD-CLN-01 = 1. Schritt: Die Steine rücken aus den Aussparungen hinauf auf die Rangfolgeleiste und behalten dabei ihre Reihenfolge. So entsteht die neue Rangfolge.
DD-CLN-02 = 2. Schritt: Alle nicht verkauften Plättchen und alle ausliegenden Marktstände werden abgelegt.
DD-CLN-03 = 3. Schritt: Neue Marktstände kommen in die Auslage, so viele wie beim Aufbau (DD-SET-05). Auf jedes Feld kommt offen ein Plättchen aus dem Vorrat seiner Form.
DD-CLN-04 = 4. Schritt: Die Aufgabe, die niemand genommen hat, wird abgelegt (im Solospiel alle übrigen, 1 oder 2). Nach dem 1. und 2. Jahr kommen neue in die Auslage, so viele wie beim Aufbau (DD-SET-04); nach dem 3. Jahr keine mehr.
DD-CLN-05 = 5. Schritt: Jede Person bekommt 5 Räume, und das nächste Jahr beginnt.
DD-CLN-06 = Nach dem 4. Jahr macht ihr nur den 1. Schritt, dann wird gewertet.
DD-CLN-07 = Ist ein Plättchenvorrat leer, mischt ihr die abgelegten Plättchen dieser Form zu einem neuen; gibt es auch davon keine, bleibt das Feld leer. Der Preis des Teils ändert sich nicht, aber ein Teil ganz ohne Plättchen ist nicht zu kaufen. Knapp werden können nur die ovalen, und das nur zu viert oder zu fünft: Alle 18 Marktstände haben zusammen 17 ovale Felder für 16 Plättchen, und schon 12 Stände können alle 17 zeigen.
DD-CLN-08 = Abgelegte Marktstände, Aufgaben und Räume kehren nicht zurück. Es sind genug da: Eine Partie braucht höchstens 16 der 18 Marktstände und 18 der 30 Aufgaben.

## Spielende

section-DD-END = Spielende
DD-END-01 = Steht die letzte Rangfolge fest, kommt bei allen die zweite Pforte unter die Spalte, die der eigene Bauplan als Ausgang nennt.
DD-END-02 = Jede Person wertet sechs Kategorien und zählt sie zusammen. Keine Kategorie verändert eine andere.

## Wertung

section-DD-SCO = Wertung
DD-SCO-01 = Finale Rangfolge: 9 Ansehen für Rang 1, 6 für Rang 2, 3 für Rang 3, 0 für Rang 4 und 5. Zu zweit gibt es keinen dritten Platz.
DD-SCO-02 = Ziel: Vergleicht eure Verliese danach, wer von dem, was die Zielkarte nennt, am meisten oder am wenigsten hat, je nachdem, was die Karte verlangt. Platz 1 bringt 15 Ansehen, Platz 2 bringt 9, Platz 3 bringt 5, Platz 4 und 5 bringen 0; zu zweit gibt es nur die 15 und die 9.
DD-SCO-03 = Gleichstand beim Ziel? Den besseren Platz bekommt, wer in der finalen Rangfolge weiter links steht. Geteilt wird ein Platz nie.
DD-SCO-04 = Verlangt das Ziel die meisten von etwas, gehst du mit 0 davon leer aus; zählt es Paare, brauchst du wenigstens ein Paar. Verlangt es die wenigsten, kannst du auch mit 0 gewinnen.
DD-SCO-05 = Aufgaben: Du wertest deine eigenen 3 Aufgaben so, wie es auf den Karten steht. Die der anderen gehen dich nichts an.
DD-SCO-06 = Keine Aufgabe kostet dich je Ansehen. Jede Karte wird für sich gewertet, und ein Element darf für mehrere Karten und Kategorien zählen.
DD-SCO-07 = Innerhalb einer Karte gehört ein Element zu höchstens einem Paar oder Set. Sets aus verschiedenen Arten hast du so viele, wie du von der seltensten Art besitzt; bei Paaren aus einer Art ist es die halbe Anzahl, abgerundet.
DD-SCO-08 = Bauplan, im Solospiel wie in der Runde: Eine Vorgabe ist erfüllt, wenn der Raum auf genau diesem Feld den verlangten Typ hat oder mindestens ein solches Element enthält, aufgedruckt oder als Plättchen. 0 bis 3 erfüllte Vorgaben bringen 0 Ansehen, 4 bringen 5, 5 bringen 7, 6 bringen 10, 7 bringen 14 und alle 8 bringen 20.
DD-SCO-09 = Ansehen in Räumen: Zähle die Werte aller Sterne in deinem Verlies zusammen, aufgedruckte und solche auf Plättchen. Die Summe darf auch negativ sein.
DD-SCO-10 = Wegenetze: Jeder Raum im Eingangsnetz bringt 1 Ansehen, jeder Raum im Ausgangsnetz ebenfalls 1. Ein Raum in beiden zählt 2, mehr als 32 sind also nicht drin.
DD-SCO-11 = Wer am meisten Ansehen hat, gewinnt. Bei Gleichstand gewinnt, wer von den Beteiligten in der finalen Rangfolge weiter links steht.
DD-SCO-12 = Bei den Aufgaben 13 bis 15 ist jeder Raum so viel wert, wie er von den genannten Elementen enthält. Von allen durchgehenden Wegen durch dein Verlies (16 Räume, höchstens 24 Verbindungen) zählt der mit der größten Summe.
DD-SCO-13 = Aufgabe 29 zählt verschiedene Größen, nicht Raumgruppen: Zwei Raumgruppen aus je 3 Räumen sind nur eine Größe.

## Offen und geheim

section-DD-INF = Offen und geheim
DD-INF-01 = Geheim sind die Handkarten, die Reihenfolge aller Stapel und die Plättchenvorräte. Für alle sichtbar sind Verliese, Baupläne, das Ziel, die Marktstände samt ihren Plättchen, die ausliegenden Aufgaben, Gold und Rangfolge.
DD-INF-02 = Genommene Aufgaben bleiben offen, sie kamen ja aus einer offenen Auslage. Ablagestapel darf niemand durchsehen; wie viele Karten ein Stapel hat, ist kein Geheimnis.
DD-INF-03 = Der Zufall wirkt nur beim Mischen von Räumen, Aufgaben, Marktständen, Zielen, Bauplänen, Plättchen und Jaels Deck sowie bei der ersten Rangfolge. Alles andere entscheidet ihr selbst.
DD-INF-04 = Im Solospiel liegen Jaels Raumstapel, seine Plättchen und seine aufgedeckten Karten offen. Die Reihenfolge seines Decks ist geheim.

## Solo gegen Jael

section-DD-SOL = Solo gegen Jael
DD-SOL-01 = Allein spielst du nach den Regeln für zwei, mit den folgenden Änderungen. Bei einer Person liegen 3 Aufgaben und 2 Marktstände aus.
DD-SOL-02 = Aufbau: Nimm die Soloseite des Spielplans. Eine Rangfolgeleiste gibt es nicht; einer deiner Steine beginnt bei 0 Gold, den anderen brauchst du nicht.
DD-SOL-03 = Bestimme, wie schwer es werden soll: Normal spielst du mit den 3 Jael-Karten ohne Symbol und den 3 mit Diamant, legendär mit den 3 ohne Symbol und den 3 mit Krone. Die anderen 3 sind aus dem Spiel.
DD-SOL-04 = Diese 6 Karten werden gemischt und bilden Jaels Deck. Nur 4 davon kommen ins Spiel, eine pro Jahr.
DD-SOL-05 = Jael hat weder Verlies noch Handkarten, weder Bauplan noch Aufgaben. Er sammelt Räume, in einem Stapel, und Plättchen.
DD-SOL-06 = Die beiden Marktstände liegen nebeneinander. Der zuerst aufgedeckte ist der linke, der zweite der rechte.
DD-SOL-07 = Zu Beginn des Jahres deckst du von Jaels Deck die oberste Karte auf. Sie ist das ganze Jahr lang seine aktuelle Karte und verdeckt die älteren, die für die Wertung liegen bleiben.
DD-SOL-08 = In jedem Durchgang legst du 1 Raum aus deiner Hand in deine Reihe, nach den üblichen Regeln.
DD-SOL-09 = Im 1. bis 3. Durchgang suchst du dir 1 weiteren Raum aus der Hand aus, der dir bleibt. Im 4. Durchgang legst du diesen Raum stattdessen ab.
DD-SOL-10 = Im 1. bis 3. Durchgang schaust du die restlichen Räume an: Trägt einer die gleiche Rune wie Jaels aktuelle Karte, kommt er auf Jaels Stapel; die anderen legst du ab.
DD-SOL-11 = Im 1. bis 3. Durchgang ziehst du neue Räume, 3 im ersten, 2 im zweiten, 1 im dritten, und nimmst den behaltenen Raum wieder auf die Hand. So beginnen die Durchgänge 1 bis 4 mit 5, 4, 3 und 2 Karten.
DD-SOL-12 = Rechne dein Gold wie gewohnt aus, höchstens 30. Dann vergleichst du es mit dem Gold auf Jaels aktueller Karte.
DD-SOL-13 = Hast du mehr Gold, kaufst oder passt du. Nach einem Kauf vergleichst du erneut; nach dem Passen geht es im 1. bis 3. Jahr mit DD-SOL-19 weiter, im 4. Jahr mit DD-SOL-20.
DD-SOL-14 = Hast du so viel Gold wie Jael oder weniger, handelt Jael. Das tut er einmal pro Jahr, in drei Schritten: DD-SOL-15, DD-SOL-16, DD-SOL-17.
DD-SOL-15 = Zuerst nimmt Jael die Plättchen, die seine Sammelsymbole zeigen. Jedes Symbol nennt einen Teil eines Marktstands; er nimmt, was dort noch liegt, und gar nichts, wenn der Teil leer ist.
DD-SOL-16 = Dann wird die ausliegende Aufgabe mit der kleinsten Nummer abgelegt. Im 4. Jahr liegt keine mehr aus, also passiert nichts.
DD-SOL-17 = Danach darfst du weiter kaufen, bis du passt; verglichen wird nicht mehr. Hat Jael gehandelt, wählst du also aus 2 Aufgaben; passt du vorher, aus 3.
DD-SOL-18 = Jaels Gold ändert sich nie: Plättchen kosten ihn nichts, und Schatztruhen bringen ihm nichts ein. Es gilt nur der Wert, der auf seiner aktuellen Karte steht.
DD-SOL-19 = Passt du im 1. bis 3. Jahr, fällt dein Gold auf 0, und du nimmst 1 Aufgabe. Jael bekommt alle Plättchen, die noch auf den Marktständen liegen; danach wird aufgeräumt.
DD-SOL-20 = Passt du im 4. Jahr, behältst du dein Gold (dreh den Stein um) und nimmst keine Aufgabe. Jael bekommt alle übrigen Plättchen; danach wird gewertet.
DD-SOL-21 = Passt du, solange du noch mehr Gold hast als Jael, handelt er in diesem Jahr nicht: DD-SOL-15 und DD-SOL-16 entfallen.
DD-SOL-22 = Aufräumen nach dem 1. bis 3. Jahr: Der 1. Schritt entfällt, die Schritte 2 bis 5 bleiben; Plättchen sind keine mehr abzulegen. Nach dem 4. Jahr wird nicht aufgeräumt, denn DD-SOL-20 führt gleich zur Wertung.
DD-SOL-23 = Du wertest wie in einer Partie zu zweit; an die Stelle der finalen Rangfolge tritt der finale Goldvorrat.
DD-SOL-24 = Finaler Goldvorrat: Dein Gold nach dem 4. Jahr tritt gegen das Gold auf Jaels Karte des 4. Jahres an. Die höhere Zahl bringt 9 Ansehen, die andere 6; bei Gleichstand gehen die 9 an Jael.
DD-SOL-25 = Ziel: Dein Verlies tritt gegen Jaels Räume und Plättchen an. Die bessere Seite bekommt 15 Ansehen, die andere 9, und bei Gleichstand ist Jael der Bessere. DD-SCO-04 gilt für beide: Verlangt das Ziel die meisten von etwas, bekommt eine Seite mit 0 davon 0.
DD-SOL-26 = Aufgaben, Bauplan und Wegenetze wertest nur du.
DD-SOL-27 = Ansehen in Räumen für Jael: die Summe der Sternwerte auf seinen Räumen und Plättchen.
DD-SOL-28 = Jaels Karten: Jede der 4 aufgedeckten Karten bringt ihm ihren Grundwert und ihren Bonus, gezählt über alle seine Räume und Plättchen.
DD-SOL-29 = Plättchen mit Geheimgang sind für Jael nichts wert.
DD-SOL-30 = Du gewinnst, wenn du mehr Ansehen hast als Jael. Hast du gleich viel oder weniger, verlierst du.

## Variante

section-DD-VAR = Variante
DD-VAR-01 = Verdeckte Wahl: Die im 1. Schritt eines Durchgangs gewählten Räume (DD-BLD-01) bleiben verdeckt, bis alle so weit sind. Dann werden sie auf einen Schlag umgedreht.
DD-VAR-02 = In dieser Variante legst du mit deiner Wahl Raum und Spalte fest, zu zweit auch die Karte, die du ablegst; vor der letzten Abgabe ist nichts zu sehen. Für Partien im Netz und mit Bots ist das die empfohlene Einstellung.

## Mini-Erweiterungen

section-DD-EXP = Mini-Erweiterungen
DD-EXP-01 = Schreine & Brunnen: Vor der Partie kommen die 7 Räume dieser Erweiterung zu den 100 Räumen dazu, macht gemischt 107. Auf der achten Karte stehen nur Regeln.
DD-EXP-02 = Einige dieser Räume zeigen beide Typen. In der Schlusswertung gilt so ein Raum in deinem Verlies als Höhle oder als Gemäuer, nie als beides, und für jeden fällt die Entscheidung einzeln.
DD-EXP-03 = Die Entscheidung für einen Raum gilt in allen Kategorien: für den Bauplan, für Raumgruppen und für die Aufgaben 3, 8, 10, 11, 22 und 29. Rechnen musst du nicht: Von allen Kombinationen (höchstens 128) gilt die mit deiner höchsten Gesamtsumme. Kein Ziel und niemand sonst hängt davon ab, und für Jael sind Raumtypen egal.
DD-EXP-04 = Drei der sieben Räume zeigen beide Typen. Bei Hand, Gold, Elementplätzen, Runen und Jael sind es Räume wie alle anderen.
DD-EXP-05 = Im Original lassen dich manche Schreine und Brunnen Räume tauschen oder Elemente versetzen. Ihren genauen Wortlaut kennen wir nicht, daher sind DD-EXP-06 und DD-EXP-07 unsere eigene Fassung; mit der Erweiterung gelten sie, wenn du die Option „Kräfte der Schreine“ nicht ausschaltest.
DD-EXP-06 = Schrein: Gleich nach dem Legen darfst du zwei Räume der aktuellen Reihe vertauschen; der Schrein darf einer davon sein. Geheimgänge bleiben auf ihren Kanten.
DD-EXP-07 = Brunnen: Gleich nach dem Legen darfst du 1 Plättchen mit einem Element in deinem Verlies auf einen freien Platz in einem anderen deiner Räume versetzen. Aufgedruckte Elemente und Geheimgänge lassen sich nicht versetzen.
DD-EXP-08 = Im Schatten der Steinrückenberge: Diese 5 Karten gehören zu den getrennt erhältlichen Spielen Der Kartograph und Die Kartographin. Hier haben sie keine Wirkung und gehören nicht zum Spiel.
DD-EXP-09 = Eine Kraft ist freiwillig und gehört zum Legen: Du nutzt sie oder verzichtest, sobald dein Raum liegt (mit DD-VAR-01 nach dem Aufdecken), noch bevor im Solospiel ein Raum behalten wird und bevor Karten weitergegeben werden; ohne DD-VAR-01 auch vor dem Ablegen zu zweit. Jede Person entscheidet für sich, und die Kräfte mehrerer Personen kommen sich nie in die Quere. Jaels Räume haben keine Kraft.

## Beispiele

section-DD-EX = Beispiele
DD-EX-01 = Gold: Du hast in diesem Jahr Windiger Pfad, Behausung, Vorzimmer und Verwinkelte Kammer gelegt, das sind 3 + 2 + 2 + 3 = 10 Gold. In deinem Verlies stehen 3 Schatztruhen, also bekommst du 13 Gold.
DD-EX-02 = Markt: A kauft für 5 Gold einen Schleim und einen Glibber (das bietet nur der untere Teil von Marktstand M09) und legt beide. Jetzt hat B das meiste Gold und ist am Zug.
DD-EX-03 = Bauplan B2: Erfüllt sind 3 der 4 Höhlen, dazu die Falle in Reihe 2, Spalte 4 und die Schatztruhe in Reihe 4, Spalte 2. Das sind 5 von 8 Vorgaben, also 7 Ansehen.
DD-EX-04 = Wegenetze: 8 Räume hängen am Eingang, 6 andere am Ausgang, keiner an beiden. Das macht 8 + 6 = 14 Ansehen.
DD-EX-05 = Solo, 1. Durchgang: Auf deiner Hand sind Gießerei, Sengende Gasse, Steinplattenhalle (grün), Durchlass (grün) und Garnison (blau); Jaels Karte zeigt eine grüne Rune. Du legst die Gießerei und behältst die Sengende Gasse: Steinplattenhalle und Durchlass gehen an Jael, die Garnison auf den Ablagestapel. Du ziehst 3 Räume, etwa Heiligtum, Auditorium und Hinterhalt, und beginnst den 2. Durchgang mit 4 Karten.
DD-EX-06 = Solo: Jael handelt, während die Aufgaben 4, 8 und 22 ausliegen. Nummer 4, Tödliche Gruft, wird abgelegt.
DD-EX-07 = Jaels Endstand: 9 für Gold (10 gegen 3), 0 für das Ziel, die meisten Goblins, denn er hat keinen, und 6 − 1 = 5 für Sterne. Seine Karten J3, J2, J1 und J7, darunter J2 als Karte des 4. Jahres, bringen an Grundwerten 14 + 13 + 10 + 16 = 53 und an Boni 18 für 6 Gnolle (je 3), 4 für 2 Kobolde (je 2), 15 für 5 Schatztruhen (je 3) und 28 für 7 Sets aus Schleim und Glibber (je 4; er hat 7 Schleime und 8 Glibber), zusammen 65. Das ergibt 132.
DD-EX-08 = Aufbau zu dritt: 4 Aufgaben und 2 Marktstände liegen aus, und die Ränge 1, 2 und 3 beginnen mit 0, 1 und 1 Gold.
DD-EX-09 = Raumgruppen, T und G für die beiden Typen, Reihe für Reihe: TTTG, GGGT, TTGT, TTGT hat Raumgruppen aus 3, 1, 5, 4 und 3 Räumen, also bringt Aufgabe 29 hier 12 (vier Größen) und Aufgabe 3 bringt 10 (fünf Raumgruppen). GTTT, GGGT, TTGT, TTGT hat 3 Raumgruppen: Aufgabe 3 bringt 6.
DD-EX-10 = Weitergeben zu dritt: A, B und C sitzen im Uhrzeigersinn. Nach dem 1. Durchgang des 1. Jahres gehen die vier Karten von A an B, die von B an C und die von C an A; im 2. Jahr gehen die von A an C.
DD-EX-11 = Zugfolge am Markt: A hat 9 Gold, B 9 und C 4, die Rangfolge ist B, A, C. B ist am Zug, kauft für 5 und hat noch 4; nun ist A am Zug, passt, bekommt Aussparung 1 und die erste Wahl unter den Aufgaben. B und C haben je 4 Gold, also ist B am Zug, weil weiter links.
DD-EX-12 = Goldgrenze: Räume mit 8 + 7 + 6 + 5 = 26 und 6 Schatztruhen ergeben 32 Gold. Du bekommst 30.
DD-EX-13 = Ziel mit Gleichstand, die meisten Schleime: A hat 5, B hat 5, C hat 0, und die finale Rangfolge ist C, B, A. B bekommt 15, A bekommt 9, C bekommt 0.
DD-EX-14 = Vier fertige Verliese, X1 bis X4, sind ganz durchgerechnet, mit allen 30 Aufgaben und 8 Zielen. Bauplan, Sterne und Wegenetze bringen 14, 2 und 20 bei X1 (Bauplan B6), 14, 1 und 11 bei X2 (B5), 10, 4 und 24 bei X3 (B1) und 10, 1 und 32 bei X4 (B3).

## Klärungen

section-DD-AMB = Klärungen
DD-AMB-01 = Verbindet ein Geheimgang zwei Räume ohne Türen? Ja, er öffnet die Kante für beide Räume, eine Tür ist auf keiner Seite nötig.
DD-AMB-02 = Zählen die Aufgaben 13 bis 15 ein ganzes Wegenetz? Nein, sie zählen einen durchgehenden Weg (DD-DEF-10), so wie die Karten eine Linie ohne Abzweigung zeigen. Aufgabe 20 dagegen zählt das ganze Ausgangsnetz.
DD-AMB-03 = Zählen negative Sterne, wenn eine Aufgabe oder ein Bauplan einen Stern verlangt? Ja, das Symbol ist halb golden und halb grau, meint also positiv oder negativ; jeder Stern zählt.
DD-AMB-04 = Wird zu zweit im 4. Durchgang vor dem letzten Ablegen noch einmal weitergegeben und gezogen? Nein, siehe DD-BLD-06; außer am Nachziehstapel würde es nichts ändern.
DD-AMB-05 = Zählen Geheimgänge für Aufgabe 2? Ja, auch ein Geheimgang ist ein Marktplättchen; alle Geheimgänge zusammen zählen als ein Motiv.
DD-AMB-06 = Zählt eine Tür doppelt für Aufgabe 9, wenn auf ihrer Kante auch ein Geheimgang liegt? Nein, nur einmal.
DD-AMB-07 = Was zeigen Jaels Sammelsymbole? Jedes nennt einen Teil eines Marktstands, oben oder unten, links oder rechts.
DD-AMB-08 = Ist das Wegkreuz wirklich 8 Gold wert, obwohl als höchster Wert manchmal 7 genannt wird? Ja, es ist 8 wert.
DD-AMB-09 = Was ist bei Ziel 4 ein Paar gleicher Fallen? Zwei Fallen derselben Art: von jeder Art die halbe Anzahl, abgerundet.
DD-AMB-10 = Darfst du einen Teil kaufen und eines seiner Plättchen weglassen? Nein, alle müssen ins Verlies.
DD-AMB-11 = Was ist Schleim und was Glibber? Der Schleim (englisch slime) ist der violette Klecks, der Glibber (englisch ooze) der grüne Würfel.
DD-AMB-12 = Was gilt im Solospiel, wenn das Ziel die meisten von etwas verlangt und beide Seiten 0 davon haben? Dann bekommen beide 0.
DD-AMB-13 = Darfst du bei verdeckter Wahl die Spalte erst nach dem Aufdecken bestimmen? Nein, Raum und Spalte gibst du zusammen ab (DD-VAR-02). Nur über die Kraft eines Schreins oder Brunnens entscheidest du nach dem Aufdecken.
DD-AMB-14 = Was wird aus der Aufgabe, die nach dem 3. Jahr übrig ist? Sie wird abgelegt (DD-CLN-04), deshalb findet DD-SOL-16 im 4. Jahr keine. An der Wertung ändert das nichts, denn im 4. Jahr nimmt niemand mehr eine Aufgabe.
