# Dungeon Twister: Prison: die Regeln auf Deutsch, eine Nachricht je Regelnummer.

## Der Spielplan

section-TW-BRD = Der Spielplan
TW-BRD-01 = Der Spielplan ist 22 Felder lang und 10 breit. Die Spalten heißen von Westen nach Osten a bis v, die Reihen von Norden nach Süden 1 bis 10. Spalte a ist die gelbe Startzone, in den Spalten b bis u liegen die Hallen, Spalte v ist die blaue Startzone.
TW-BRD-02 = Die Hallen liegen auf acht Plätzen. S1 und S2 sind die Spalten b bis f, S3 und S4 g bis k, S5 und S6 l bis p, S7 und S8 q bis u; Plätze mit ungerader Nummer sind die Reihen 1 bis 5, die mit gerader die Reihen 6 bis 10.
TW-BRD-03 = Eine Halle ist ein Raster von 5 mal 5 Feldern. Jedes Feld ist Boden, Drehmechanismus oder Grube; jede ihrer 60 Kanten (40 innen, 20 am Rand) ist offen, eine Mauer, ein Fallgitter oder eine Schießscharte.
TW-BRD-04 = Nachbarn sind nur die vier Felder im Norden, Osten, Süden und Westen. Schräg zählt nie, für gar nichts.
TW-BRD-05 = Eine Kante im Innern einer Halle hat einen Zustand. Wo zwei Hallen aneinanderstoßen, bringt jede ihre eigene Hälfte der Kante mit; zwischen Halle und Startzone zählt nur die Hälfte der Halle, denn die Seite der Startzone ist immer offen.
TW-BRD-06 = Beide Hälften zusammen sind eine Mauer, wenn eine davon eine ist; sonst sind sie versperrt, wenn eine ein geschlossenes Fallgitter ist; sonst sind sie eine Schießscharte, wenn eine davon eine ist; sonst sind sie offen.
TW-BRD-07 = Längs einer Startzone sind ihre Felder Nachbarn, ohne Mauern dazwischen.
TW-BRD-08 = Der äußere Rand des Spielplans (nördlich von Reihe 1, südlich von Reihe 10, jenseits der Spalten a und v) ist immer zu, was eine Halle dort auch zeigt. Eine Schießscharte am Rand führt nirgendwohin.
TW-BRD-09 = Eine verdeckte Halle betritt niemand, und niemand sieht in sie hinein oder durch sie hindurch. Ihre Hälfte einer Kante ist unbekannt und gilt für alles außer dem Aufdecken (TW-REV-02) als zu.
TW-BRD-10 = Angrenzend, wie es Kampf, Heilen und Tragen verlangen, sind zwei Nachbarfelder, die beide aufgedeckt sind oder zu einer Startzone gehören, wenn die Kante zwischen ihnen offen ist oder ein offenes oder zerstörtes Fallgitter hat. Eine Mauer, ein geschlossenes Fallgitter oder eine Schießscharte trennt sie.
TW-BRD-11 = Zähle Spalten und Reihen einer Halle von Nordwesten aus, von 0 bis 4. Eine Vierteldrehung im Uhrzeigersinn bringt Spalte x, Reihe y auf Spalte 4 − y, Reihe x; aus Norden wird Osten, aus Osten Süden, aus Süden Westen und aus Westen Norden. Gegen den Uhrzeigersinn ist es umgekehrt.
TW-BRD-12 = Felder einer Startzone sind gültige Felder und Verankerungsfelder, aber nie leere Bodenfelder: Wer für einen Effekt ein leeres Bodenfeld braucht, kann sie nicht wählen.
TW-BRD-13 = Eine Startzone ist keine Halle. Sie dreht sich nie, und aufzudecken gibt es dort nichts.

## Spielaufbau

section-TW-SET = Spielaufbau
TW-SET-01 = Eine Seite spielt Gelb, die andere Blau, nach Absprache oder nach Los. Hier spielt der erste Platz am Tisch Gelb, im Westen, und der zweite Blau, im Osten.
TW-SET-02 = Die 8 Hallen werden gemischt und verdeckt ausgelegt, zwei mal vier, und niemand sieht sie an. Wo eine Halle liegt und in welche der 4 Richtungen sie zeigt, ist reiner Zufall, alles gleich wahrscheinlich, und euch beiden verborgen.
TW-SET-03 = Du nimmst die 14 Plättchen und die 16 Karten deiner Farbe. Die Plättchen bleiben hinter deinem Sichtschirm.
TW-SET-04 = Du wählst geheim 4 deiner 8 Figuren und legst sie verdeckt auf die 4 Kreise deiner Startzone, eine auf jeden, in der Anordnung, die du willst.
TW-SET-05 = Die Kreise sind in den Reihen 2, 4, 7 und 9: a2, a4, a7 und a9 für Gelb, v2, v4, v7 und v9 für Blau.
TW-SET-06 = Der Zufall bestimmt, wer mit dem Auslegen beginnt. Danach wechselt ihr euch ab: Jeder legt eins seiner 10 übrigen Plättchen (4 Figuren, 6 Gegenstände) verdeckt auf irgendeine Halle, die noch nicht voll ist.
TW-SET-07 = Die 4 Hallen neben einer Startzone (S1, S2, S7, S8) fassen je 2 Plättchen, die 4 in der Mitte (S3 bis S6) je 3. Das sind 20 Plätze für 20 Plättchen: Am Ende sind alle Hallen voll.
TW-SET-08 = Die Plätze einer Halle teilen sich beide Farben, und du darfst auf jede Halle legen, ob nah oder fern.
TW-SET-09 = Wie viele Plättchen welcher Farbe verdeckt auf einer Halle liegen, sehen alle. Was es für welche sind, weiß nur, wem sie gehören.
TW-SET-10 = Liegen alle Plättchen, deckt ihr beide im selben Moment eure 4 Startfiguren auf. Aus den Plättchen werden Figuren auf dem Spielplan, alle unverwundet.
TW-SET-11 = Wer den ersten Zug hat, wird ausgelost, ganz gleich, wer mit dem Auslegen begonnen hat.
TW-SET-12 = Gespielt wird bis 5 Siegpunkte (SP) oder, wenn ihr es vorher so wählt, bis 6 oder 7. Ein Szenario hat sein eigenes Ziel.
TW-SET-13 = Wenn es losgeht, verbirgt der Sichtschirm nichts mehr: Alle Plättchen sind auf dem Spielplan.

## Dein Zug

section-TW-TRN = Dein Zug
TW-TRN-01 = Dein Zug hat drei Phasen: (1) Du spielst offen eine Aktionskarte aus der Hand; (2) du gibst bis zu so viele Aktionspunkte (AP) aus, wie sie zeigt; (3) hast du keine Aktionskarte mehr auf der Hand, nimmst du alle vier zurück. Dann ist die Gegenseite am Zug.
TW-TRN-02 = Ihr seid streng abwechselnd am Zug.
TW-TRN-03 = Im allerersten Zug der Partie muss die 2 gespielt werden (es sei denn, ihr spielt ohne Begrenzung am Anfang).
TW-TRN-04 = Begrenzung am Anfang: Deine Aktionskarte darf höchstens um 1 höher sein als die höchste, die eine der beiden Seiten bisher gespielt hat. Sobald eine 4 gespielt ist, fällt die Begrenzung für immer weg. Auf Wunsch zählt jede Seite nur die eigenen Karten und beginnt mit der 2, oder es gibt keine Begrenzung.
TW-TRN-05 = Eine gespielte Aktionskarte bleibt draußen bis zur Phase 3 des Zuges, in dem du deine vierte spielst. Jede Seite hat dabei ihren eigenen Kreislauf.
TW-TRN-06 = Lässt die Begrenzung am Anfang keine deiner Karten zu, musst du deine niedrigste spielen. Bei der Begrenzung aus TW-TRN-04 kommt das nicht vor; die Regel steht nur zur Sicherheit da.
TW-TRN-07 = Eine Aktionskarte musst du spielen, ihre AP ausgeben musst du nicht. Was übrig bleibt, verfällt.
TW-TRN-08 = Deine AP verteilst du, wie du willst, alle auf eine Figur oder auf jede einen. Eine Figur darf in einem Zug beliebig oft handeln.
TW-TRN-09 = Handeln können nur deine eigenen unverwundeten Figuren im Spiel, und nur solche, die nicht blockiert sind. Blockiert ist eine Figur, die in diesem Zug geheilt wurde (TW-CHR-CLE-03).
TW-TRN-10 = Am Ende jedes Zuges gilt auf beiden Seiten niemand mehr als in diesem Zug verwundet oder geheilt.
TW-TRN-11 = Kann keine deiner Figuren handeln, spielst du eine Aktionskarte und beendest deinen Zug.

## Aktionen

section-TW-ACT = Aktionen
TW-ACT-01 = Erste goldene Regel: Bring eine Aktion zu Ende, bevor du die nächste beginnst. Eine Bewegung lässt sich nicht für eine andere Aktion anhalten und danach fortsetzen.
TW-ACT-02 = Eine Aktion, die du nicht bezahlen kannst oder deren Bedingung nicht erfüllt ist, kannst du nicht beginnen.
TW-ACT-03 = Hat eine Aktion ihre Wirkung gezeigt (Halle aufgedeckt, Halle gedreht, Kampfkarten aufgedeckt), lässt sie sich nicht mehr zurücknehmen.
TW-ACT-04 = Nach jeder Aktion folgen in dieser Reihenfolge: Hinausgehen (TW-EXT-01), wer auf einer Grube steht (TW-PIT-05), goldene Regeln (TW-GLD-01), Sieg (TW-VP-05).

## Goldene Regeln: was auf ein Feld passt

section-TW-GLD = Goldene Regeln: was auf ein Feld passt
TW-GLD-01 = Am Ende einer Aktion sind auf keinem Feld mehr als zwei Spielsteine. Eine Figur ist ein Spielstein.
TW-GLD-02 = Am Ende einer Aktion darf auf einem Feld nichts sein; 1 oder 2 Gegenstände; 1 verwundete Figur, allein oder mit 1 Gegenstand; oder 1 unverwundete Figur, allein, mit 1 Gegenstand oder mit 1 verwundeten Figur derselben Farbe.
TW-GLD-03 = Am Ende einer Aktion nie beisammen sind zwei unverwundete Figuren, eine unverwundete Figur und ein verwundeter Gegner oder zwei verwundete Figuren.
TW-GLD-04 = Hex-Marker auf Kanten und quadratische Marker auf ganzen Feldern zählen nicht mit, weder für die goldenen Regeln noch für die Frage, ob ein Feld leer ist.
TW-GLD-05 = Geprüft werden die goldenen Regeln erst, wenn eine Aktion endet; solange sie läuft, darf auf einem Feld mehr sein.
TW-GLD-06 = Eine Aktion, die in einer verbotenen Lage enden würde, ist nicht erlaubt.

## Tragen

section-TW-CAR = Tragen
TW-CAR-01 = Eine Figur trägt den anderen Spielstein auf ihrem Feld: eine unverwundete den Gegenstand oder den verwundeten Gefährten (eine Figur derselben Farbe) unter ihr, eine verwundete den Gegenstand bei ihr. Mehr muss sich niemand merken. (Nur die automatische Seite im Solospiel hat dafür eine eigene Regel.)
TW-CAR-02 = Niemand trägt also mehr als einen Spielstein.
TW-CAR-03 = Figuren beider Farben dürfen Gegenstände beider Farben tragen und benutzen.
TW-CAR-04 = Nur ein unverwundeter Gefährte trägt eine verwundete Figur, und nie mitsamt ihrem Gegenstand, denn das wären drei Spielsteine: Wer die Figur nimmt, lässt den Gegenstand liegen.
TW-CAR-05 = Aufnehmen, Ablegen und Tauschen kosten nichts. Nur eine Figur, die sich gerade bewegt, kann es, auf jedem Feld ihres Wegs samt dem ersten und dem letzten, oder eine, die springt, auf ihrem Start- und Landefeld.
TW-CAR-06 = Auf einem Feld ihres Wegs darf die Figur ablegen, was sie trägt, einen Spielstein nehmen, der dort liegt, oder einer verwundeten Figur, eigen oder gegnerisch, den Gegenstand nehmen. Steht dort ein unverwundeter Gefährte, darf sie ihm den Spielstein abnehmen, ihm den eigenen geben oder beide tauschen.
TW-CAR-07 = Auf einem Feld mit einem unverwundeten Gegner ist nichts zu nehmen und nichts zu geben.
TW-CAR-08 = Eine Bewegung über 0 Felder für 1 AP, nur um auf dem eigenen Feld etwas abzulegen oder aufzunehmen, wäre erlaubt. Weil aber ohnehin getragen wird, was unter einer Figur liegt, ändert sie nichts, und das Programm bietet sie nicht an.
TW-CAR-09 = Auf einer Grube darfst du ein Seil ablegen, das dort Halt findet (TW-ROP-02), oder irgendetwas, wenn dort schon ein Seil liegt, soweit die goldenen Regeln (TW-GLD-02) es zulassen. Jeder andere Spielstein als ein Seil, der auf einer Grube ohne Seil zurückbleibt, ist aus dem Spiel.
TW-CAR-10 = Was eine Figur trägt, kommt überallhin mit: bei Bewegungen, Sprüngen, Stößen und mit drehenden Hallen.
TW-CAR-11 = Wird eine Figur eliminiert, bleibt ihr Gegenstand auf dem Feld. Auf einer Grube ohne liegendes Seil ist der Gegenstand aus dem Spiel, es sei denn, er ist selbst ein Seil; ein Seil bleibt auf der Grube und dient dort wie ein gelegtes.
TW-CAR-12 = Wird eine Figur, die einen verwundeten Gefährten trägt, verwundet oder eliminiert, ist der Getragene sofort eliminiert.
TW-CAR-13 = Eine verwundete Figur behält ihren Gegenstand und hat etwas davon, wenn er keine AP braucht (Großer Schild, Seil). Einen Gegenstand, der eine Aktion braucht, kann sie nicht benutzen.

## Eine Halle aufdecken

section-TW-REV = Eine Halle aufdecken
TW-REV-01 = Eine Halle aufzudecken kostet 1 AP.
TW-REV-02 = Du brauchst eine eigene unverwundete Figur auf einem Feld neben einem Feld der verdeckten Halle, und auf ihrer Seite muss die Kante offen sein oder ein offenes oder zerstörtes Fallgitter haben. Eine Mauer, ein geschlossenes Fallgitter oder eine Schießscharte auf dieser Seite verhindert es, was die Figur auch überwinden kann. Von einer Startzone aus ist diese Seite immer offen.
TW-REV-03 = Die Halle wird auf ihrem Platz aufgedeckt, in der Richtung, die sie seit dem Spielaufbau hat. Alle ihre Fallgitter sind geschlossen.
TW-REV-04 = Deckst du auf, setzt du alle Plättchen der Halle ein außer Gegenständen deiner Farbe, in beliebiger Reihenfolge: eigene Figuren, gegnerische Figuren und gegnerische Gegenstände. Danach setzt die Gegenseite den Rest ein, die Gegenstände deiner Farbe.
TW-REV-05 = Jedes Plättchen kommt offen auf ein leeres Bodenfeld oder den Drehmechanismus dieser Halle, nie auf eine Grube und nie zwei auf ein Feld.
TW-REV-06 = Auch in eine verschlossene Zelle oder eine Sackgasse darfst du ein Plättchen setzen.
TW-REV-07 = Eingesetzte Figuren sind unverwundet und sofort im Spiel. Die des aktiven Spielers dürfen noch im selben Zug handeln.
TW-REV-08 = Bevor das erste Plättchen eingesetzt wird, sehen alle, was für welche es sind.

## Eine Halle drehen

section-TW-ROT = Eine Halle drehen
TW-ROT-01 = Eine unverwundete Figur auf einem Drehmechanismus darf für 1 AP die Halle, in der sie steht, oder stattdessen deren Schwesterhalle um eine Vierteldrehung drehen.
TW-ROT-02 = Eine halbe Drehung sind 2 solche Aktionen, eine Dreivierteldrehung sind 3.
TW-ROT-03 = Gedreht wird in die Richtung des Pfeils, der auf der gedrehten Halle steht. Die beiden Hallen eines Paars drehen sich entgegengesetzt.
TW-ROT-04 = Ein AP dreht nie zwei Hallen.
TW-ROT-05 = Eine verdeckte Schwesterhalle lässt sich nicht drehen.
TW-ROT-06 = Alles in der Halle dreht sich mit: Spielsteine bleiben auf ihren Feldern, Fallgitter behalten Kante und Zustand, gelegte Seile bleiben liegen.
TW-ROT-07 = Was in der Halle steht, hindert sie nicht am Drehen. Figuren an ihrem Rand können dadurch Nachbarn verlieren oder bekommen.
TW-ROT-08 = Ein rechtmäßig gelegtes Seil bleibt nach jeder Drehung gültig (TW-AMB-06).
TW-ROT-09 = Gibt es mit Hallen aus anderen Schachteln mehr als zwei mit derselben Nummer, dreht ein Drehmechanismus irgendeine aufgedeckte davon.

## Bewegung

section-TW-MOV = Bewegung
TW-MOV-01 = Eine Bewegung kostet 1 AP. Die Figur geht höchstens so viele Felder weit, wie ihre Geschwindigkeit beträgt, Schritt für Schritt, nie schräg. Nicht genutzte Felder verfallen.
TW-MOV-02 = Ein Schritt führt über eine Kante, die offen ist oder ein offenes oder zerstörtes Fallgitter hat. Durch Schießscharten kommt nur der Naga, durch Mauern und geschlossene Fallgitter niemand.
TW-MOV-03 = Auf eine Grube kommst du nur, wenn dort schon ein Seil ist, frei liegend oder bei einer Figur dort, an der du vorbeidarfst (TW-MOV-04 bis TW-MOV-06, TW-CHR-COL-02); oder wenn die ziehende Figur ein Seil trägt, das dort Halt findet (TW-ROP-02); oder wenn sie fliegt.
TW-MOV-04 = Ein Feld mit einem unverwundeten Gefährten darfst du überqueren, aber nicht darauf enden.
TW-MOV-05 = Ein Feld mit einem unverwundeten Gegner kannst du weder überqueren noch darauf enden. Ausnahmen: im Flug (TW-CHR-MAG-01) und zwischen den Beinen des Kolosses hindurch (TW-CHR-COL-02).
TW-MOV-06 = Ein Feld mit einem verwundeten Gegner darfst du überqueren, aber nicht darauf enden (zum Hinausgehen siehe TW-EXT-05).
TW-MOV-07 = Ein Feld mit einem verwundeten Gefährten oder mit Gegenständen darfst du überqueren und auch darauf enden, soweit die goldenen Regeln (TW-GLD-02) es zulassen.
TW-MOV-08 = In einer Bewegung darfst du dasselbe Feld mehrmals betreten.
TW-MOV-09 = Eine Bewegung endet sofort, wenn die Figur die gegnerische Startzone betritt (TW-EXT-01).
TW-MOV-10 = In die eigene Startzone darf eine Figur zurückkehren, darin entlanggehen und Gegenstände ablegen.
TW-MOV-11 = Das letzte Feld muss für die Figur gültig sein: keine Grube ohne Seil und nichts gegen die goldenen Regeln (TW-GLD-02). Auch absichtlich darfst du eine Bewegung nicht auf einer Grube ohne Seil beenden.
TW-MOV-12 = Tragen ändert die Geschwindigkeit nicht.

## Gruben

section-TW-PIT = Gruben
TW-PIT-01 = Eine Grube ist ein Hindernis: Hinüber kommst du fliegend, mit einem Seil oder mit einem Sprung. Die Sicht versperrt sie nicht.
TW-PIT-02 = Zwei Gruben, die durch Drehen Nachbarn werden, sind eine Doppelgrube. Ein Sprung führt nur über ein einziges Hindernisfeld.
TW-PIT-03 = Auf einer Grube mit Seil, ob es liegt oder von der Figur darauf getragen wird, dürfen Figuren bleiben, verwundet oder nicht.
TW-PIT-04 = Verschwindet das Seil von der Grube, stürzt jede Figur darauf, die kein anderes hat.
TW-PIT-05 = Am Ende jeder Aktion wird jede Figur auf einer Grube ohne Seil eliminiert, mit allem, was sie trägt, außer nach TW-CAR-11. SP gibt es nach TW-VP-02 oder TW-SUI-02.
TW-PIT-06 = Wer auf eine Grube gestoßen wurde, den trifft es bei dieser Prüfung.

## Ein Seil legen

section-TW-ROP = Ein Seil legen
TW-ROP-01 = Seil, goldene Regel 1: Über ein Hindernis kannst du ein Seil nur legen, wenn neben dem Hindernis zwei Verankerungsfelder sind.
TW-ROP-02 = Mindestens zwei der vier Nachbarn der Grube müssen Verankerungsfelder sein, jedes durch eine offene Kante oder ein offenes oder zerstörtes Fallgitter mit ihr verbunden. Mauern, geschlossene Fallgitter, Schießscharten und verdeckte Hallen verbinden nicht. Gegenüberliegen müssen die beiden nicht.
TW-ROP-03 = Verankerungsfelder sind alle gültigen Felder, die Felder der Startzonen und Hindernisfelder, über denen schon ein rechtmäßig gelegtes Seil liegt. Gültig ist ein Feld, auf dem die Figur, die das Seil legt, bleiben darf: Boden, Drehmechanismus und für manche auch ein Hindernis (TW-DT1-01).
TW-ROP-04 = Seil, goldene Regel 2: Ein Feld, über das ein Seil rechtmäßig gelegt wurde, ist selbst ein Verankerungsfeld und für alle ein gültiges Feld.
TW-ROP-05 = Wer mit einem Seil auf eine Grube tritt, legt es dabei von selbst, ohne Kosten. Ein Seil auf einer Grube, gleich welcher Farbe, dient allen, die das Feld betreten dürfen.
TW-ROP-06 = Beim Verlassen der Grube darf die Figur das Seil mitnehmen oder liegen lassen. Mitnehmen darf sie es nur, wenn das nächste Feld auch ohne dieses Seil gültig ist, mit einem einzigen Seil also nie von Grube zu Grube.
TW-ROP-07 = Wer über eine Grube zieht, auf der ein Seil liegt und niemand steht, darf das Seil unter derselben Bedingung mitnehmen.
TW-ROP-08 = Einem unverwundeten Gefährten auf einer Grube ist das Seil nicht zu nehmen.
TW-ROP-09 = Einem verwundeten Gegner auf einer Grube darf eine vorbeiziehende Figur nach TW-ROP-06 das Seil nehmen. Der Verwundete stürzt und ist eliminiert; den SP bekommt, wer das Seil genommen hat.
TW-ROP-10 = Eine Reihe von Hindernissen überquerst du nach diesen Regeln Feld für Feld.

## Springen

section-TW-JMP = Springen
TW-JMP-01 = Ein Sprung kostet 1 AP und eine Sprungkarte. Die Karte ist danach aus dem Spiel; du hast 3 für die ganze Partie.
TW-JMP-02 = Ein Sprung ist eine eigene Aktion, kein Teil einer Bewegung.
TW-JMP-03 = Die Figur springt von ihrem Feld über genau ein benachbartes Hindernisfeld und landet auf einem Feld neben diesem Hindernis, geradeaus oder um die Ecke, aber nicht dort, wo sie herkommt.
TW-JMP-04 = Beide Kanten, die vom Start zum Hindernis und die vom Hindernis zur Landung, müssen offen sein oder ein offenes oder zerstörtes Fallgitter haben.
TW-JMP-05 = Das Startfeld muss gültig sein, das Hindernis sein Nachbar, das Landefeld ein Nachbar des Hindernisses und auch gültig. Beide, Start- und Landefeld, müssen es vor dem Sprung und danach sein.
TW-JMP-06 = Deshalb darf eine Figur, die auf einem Seil über einer Grube steht, zwar auf ein Bodenfeld springen, das Seil aber nicht mitnehmen: Es bleibt liegen.
TW-JMP-07 = Auf einem Hindernisfeld mit rechtmäßig gelegtem Seil darfst du landen.
TW-JMP-08 = Über ein Feld mit einer verwundeten Figur oder einem unverwundeten Gegner springst du nie. Über einen unverwundeten Gefährten darfst du.
TW-JMP-09 = Das Landefeld ist leer, oder dort ist ein Gegenstand oder ein verwundeter Gefährte, wenn mit dem, was die springende Figur trägt, die goldenen Regeln stimmen (TW-GLD-02). Auf einer unverwundeten Figur oder einem verwundeten Gegner landest du nie.
TW-JMP-10 = Über bloßen Boden kannst du nicht springen.
TW-JMP-11 = Was die springende Figur trägt, kommt mit, außer einem Seil, das ihr Startfeld braucht (TW-JMP-06). In der Luft ist nichts aufzunehmen.
TW-JMP-12 = Ein Sprung in die gegnerische Startzone führt hinaus, es sei denn, auf dem Landefeld ist ein verwundeter Gegner oder irgendeine unverwundete Figur.

## Fallgitter

section-TW-PRT = Fallgitter
TW-PRT-01 = Ein Fallgitter ist geschlossen (beim Aufdecken), offen oder zerstört. Geschlossen ist es wie eine Mauer: kein Durchgang, keine Sicht, kein Angrenzen, kein Aufdecken, kein Seil. Offen oder zerstört ist es, als wäre es nicht da.
TW-PRT-02 = Eine Figur steht an einem Fallgitter, wenn sie auf einem der beiden Felder ist, die es trennt, und keine Hälfte einer Mauer oder Schießscharte dazwischenliegt.
TW-PRT-03 = Ein geschlossenes Fallgitter zu öffnen oder ein offenes zu schließen kostet 1 AP. Das kann eine unverwundete Meuchlerin oder eine unverwundete Figur mit Schlüssel, die daran steht.
TW-PRT-04 = Ein geschlossenes oder offenes Fallgitter zu zerstören kostet 1 AP und braucht einen unverwundeten Koloss, der daran steht. Zerstört bleibt zerstört.
TW-PRT-05 = Ein doppeltes Fallgitter, bei dem beide Hälften einer Grenze eins haben, sind zwei: Jedes wird für sich geöffnet, geschlossen oder zerstört, von beiden Seiten aus, also kostet der freie Weg 2 AP. Mit den gedruckten Hallen kommt das nicht vor, denn keine hat ein Fallgitter am Rand.
TW-PRT-06 = Was auch auf seinen beiden Seiten steht, ein Fallgitter lässt sich bedienen.
TW-PRT-07 = Ein Fallgitter am Rand einer aufgedeckten Halle lässt sich von beiden Seiten bedienen; ist die Halle dahinter verdeckt, von der aufgedeckten Seite aus.

## Schießscharten und Sichtlinie

section-TW-LOS = Schießscharten und Sichtlinie
TW-LOS-01 = Die Sichtlinie geht von einem Feld gerade in eine der vier Richtungen, beliebig weit, über Hallen und Startzonen.
TW-LOS-02 = Sie endet am ersten Feld mit einer Figur, verwundet oder nicht, eigen oder gegnerisch. Nur diese Figur ist zu sehen; trägt sie eine verwundete, dann nur die unverwundete.
TW-LOS-03 = Mauern, geschlossene Fallgitter, verdeckte Hallen und der Rand versperren sie. Gegenstände, Gruben, Drehmechanismen und offene oder zerstörte Fallgitter nicht.
TW-LOS-04 = Für die Sicht ist eine Schießscharte eine Mauer, außer wenn sie die erste Kante der Linie ist, direkt am Feld der sehenden Figur: Dann blickt diese hindurch, als wäre sie offen, auch weit dahinter. Sicht durch eine Schießscharte gilt also nicht in beide Richtungen.
TW-LOS-05 = Zwei Felder beiderseits einer Schießscharte grenzen nicht aneinander: kein Nahkampf, kein Heilen, kein Tauschen. Die Ausnahme ist die Lanze (TW-ITM-LAN-05).
TW-LOS-06 = Schießscharten zählen zu den Mauern. Was in anderen Schachteln Mauern durchquert oder einreißt, kann es auch mit Schießscharten.
TW-LOS-07 = Eine verwundete Figur versperrt der Figur, die sie trägt, nie die Sicht.

## Nahkampf

section-TW-CBT = Nahkampf
TW-CBT-01 = Für 1 AP greift eine deiner unverwundeten, nicht blockierten Figuren eine angrenzende gegnerische Figur an (TW-BRD-10).
TW-CBT-02 = Ziel darf jede gegnerische Figur sein, verwundet oder nicht, die in diesem Zug weder verwundet noch geheilt wurde.
TW-CBT-03 = Wer teilnimmt, steht ab TW-GRP-01. Mit genau zwei Figuren ist es ein Einzelkampf.
TW-CBT-04 = Beide Seiten wählen geheim eine Kampfkarte aus der Hand, und beide werden zugleich aufgedeckt (zum Telepathen siehe TW-CHR-TEL-01). Eine zu spielen ist Pflicht; dank der 0 hast du immer eine.
TW-CBT-05 = Die Summe einer Seite sind die Kampfwerte aller ihrer Teilnehmer, dazu Boni, dazu die Karte. Eine verwundete Figur hat den Wert 0.
TW-CBT-06 = Die höhere Summe gewinnt. Sind beide gleich, passiert niemandem etwas.
TW-CBT-07 = Wer im Nahkampf verliert und unverwundet war, wird verwundet und gilt als in diesem Zug verwundet; wer schon verwundet war, ist eliminiert. Das gilt auch für Angreifer.
TW-CBT-08 = Gespielte Kampfkarten sind danach aus dem Spiel, bei Sieg, Niederlage und Gleichstand. Nur die 0 kommt zurück auf die Hand, aus der sie kam.
TW-CBT-09 = Gespielte Karten sind für alle offen; was noch auf einer Hand ist, lässt sich also ausrechnen.
TW-CBT-10 = Eine Figur, die in diesem Zug verwundet wurde, gleich wodurch, kann in diesem Zug nicht noch einmal angegriffen werden, weder im Nah- noch im Fernkampf. Nur der Feuerball darf sie noch treffen.
TW-CBT-11 = Nach einem Gleichstand darfst du mit weiteren AP erneut angreifen.
TW-CBT-12 = Durch einen Kampf bewegt sich niemand.
TW-CBT-13 = Trägt eine Figur einen verwundeten Gefährten, ist nur die tragende angreifbar.

## Gruppenkampf

section-TW-GRP = Gruppenkampf
TW-GRP-01 = Wer teilnimmt, ergibt sich von selbst: Es beginnt mit Angreifer und Ziel; dann kommt jede unverwundete, nicht blockierte Figur dazu, die an einen teilnehmenden Gegner angrenzt, immer weiter, bis sich nichts mehr ändert. Ketten zählen.
TW-GRP-02 = Im Nahkampf kann sich niemand, auf keiner Seite, heraushalten oder auf die Teilnahme verzichten.
TW-GRP-03 = Eine verwundete Figur nimmt nur als unmittelbares Ziel teil.
TW-GRP-04 = Figuren, die in diesem Zug verwundet oder geheilt wurden, nehmen nicht teil.
TW-GRP-05 = Jede Seite spielt eine Karte.
TW-GRP-06 = Alle Nahkämpfer der unterlegenen Seite werden verwundet; ein verwundetes unmittelbares Ziel ist eliminiert.
TW-GRP-07 = Bevor Karten gewählt werden, darf die angreifende Seite, nicht aber die verteidigende, eigene Bogenträger zur Unterstützung im Fernkampf (TW-RNG-09) und eigene Lanzenträger auf Entfernung 2 (TW-ITM-LAN-07) hinzunehmen. Weitere AP kostet das nicht.
TW-GRP-08 = Mit mehr als zwei Teilnehmern, Unterstützer mitgezählt, ist es ein Gruppenkampf.
TW-GRP-09 = In einem Kampf mit Nah- und Fernkämpfern wirken Nahkampffähigkeiten bei Figuren mit mindestens einem angrenzenden Gegner.

## Fernkampf

section-TW-RNG = Fernkampf
TW-RNG-01 = Für 1 AP schießt eine deiner unverwundeten, nicht blockierten Figuren mit Bogen auf eine gegnerische Figur in ihrer Sichtlinie, beliebig oft im Zug.
TW-RNG-02 = Wer schießt, darf an keinen unverwundeten Gegner angrenzen (TW-AMB-10).
TW-RNG-03 = Das Ziel darf in diesem Zug weder verwundet noch geheilt worden sein und keinen Großen Schild tragen. War es schon vorher verwundet, ist es erlaubt.
TW-RNG-04 = Statt des eigenen Kampfwerts zählt beim Schießen der Wert der Waffe (Bogen 1), und nichts verändert ihn.
TW-RNG-05 = Das Ziel kämpft mit eigenem Wert, Verteidigungsboni und Karte. Beide Seiten spielen wie sonst eine Karte.
TW-RNG-06 = Gewinnt die schießende Seite, wird das Ziel verwundet oder, wenn es das schon war, eliminiert. Verliert sie oder ist es Gleichstand, passiert dem Schützen nichts.
TW-RNG-07 = Weitere deiner Bogenträger, die dasselbe Ziel sehen und TW-RNG-02 einhalten, dürfen mitschießen; die Werte werden addiert.
TW-RNG-08 = Ein Angriff im Fernkampf zieht niemanden hinein, der neben dem Ziel steht: Es nehmen nur die Schützen und das Ziel teil.
TW-RNG-09 = Ein Bogenträger darf einen Angriff im Nahkampf unterstützen (TW-GRP-07), wenn er TW-RNG-02 einhält und einen teilnehmenden Gegner ohne Großen Schild sieht. Er zählt 1 dazu. In der Verteidigung hilft er nie.
TW-RNG-10 = Nahkampffähigkeiten (Meuchlerin, Telepath) wirken im Fernkampf nicht.
TW-RNG-11 = Hat eine Figur mehrere Fernkampfwaffen, summieren sich weder ihre Werte noch ihre Vorteile.
TW-RNG-12 = Verteidigungsboni, die das Ziel von Gegenständen oder aus sich selbst hat, zählen im Fernkampf. In dieser Schachtel gibt es keine; für andere siehe TW-MIX-11 und TW-DT1-06.

## Verwundet und eliminiert

section-TW-WND = Verwundet und eliminiert
TW-WND-01 = Eine verwundete Figur bewegt sich nicht und handelt nicht, hat den Kampfwert 0 und bleibt auf ihrem Feld.
TW-WND-02 = Sie kann angegriffen, von Gefährten getragen, geheilt, gestoßen und verbrannt werden.
TW-WND-03 = Ihre Fähigkeiten ruhen: Telepath, Meuchlerin, die Beine des Kolosses, der Flug des Magiers.
TW-WND-04 = Eine eliminierte Figur ist für immer aus dem Spiel.
TW-WND-05 = Für jede Regel, die eine Art von Figur nennt, bleibt eine verwundete, was sie ist.
TW-WND-06 = Am Tisch nur mit Plättchen liegt das einer verwundeten Figur verdeckt. Das betrifft nur die Darstellung; das Programm zeigt, wer verwundet ist.

## Hinausgehen

section-TW-EXT = Hinausgehen
TW-EXT-01 = Eine Figur, die irgendein Feld der gegnerischen Startzone betritt, verlässt sofort das Verlies, und ihre Aktion endet.
TW-EXT-02 = Ist sie unverwundet, bekommt ihre Seite 1 SP.
TW-EXT-03 = Was sie trägt, geht mit hinaus und bringt nichts: Ein Gegenstand ist aus dem Spiel und ein verwundeter Gefährte auch, ohne SP für irgendwen.
TW-EXT-04 = Aufnehmen kann sie nichts, was in dieser Startzone liegt.
TW-EXT-05 = Auf dem Feld, über das sie hinausgeht, dürfen Gegenstände oder ein verwundeter Gegner sein. Steht dort ein unverwundeter Gegner, kommt nur hinaus, wer fliegt oder wer zwischen den Beinen eines Kolosses hindurchdarf, der dort steht.
TW-EXT-06 = Wer hinausgegangen ist, kommt nie zurück.
TW-EXT-07 = Wird eine unverwundete Figur in die Startzone ihrer Gegenseite gestoßen, hat sie diese betreten, und TW-EXT-01 bis TW-EXT-03 gelten; auf Wunsch lässt sich das abschalten (TW-AMB-12). Eine verwundete hat sie nicht betreten: Sie liegt dort verwundet, bleibt im Spiel und kann angegriffen, geheilt oder eliminiert werden. Wird sie dort geheilt, geht sie hinaus.

## Siegpunkte und Spielende

section-TW-VP = Siegpunkte und Spielende
TW-VP-01 = Du bekommst 1 SP für jede eigene unverwundete Figur, die hinausgeht (aus der ersten Ausgabe bringt der Goblin 2, TW-DT1-04).
TW-VP-02 = Du bekommst 1 SP für jede gegnerische Figur, die eliminiert wird, ganz gleich wie.
TW-VP-03 = Kein Gegenstand dieser Schachtel bringt SP; aus der ersten Ausgabe nur der Schatz (TW-DT1-09).
TW-VP-04 = SP gehen nie verloren.
TW-VP-05 = Die Partie endet sofort, wenn eine Seite so viele SP hat, wie zum Sieg nötig sind, oder mehr; sie gewinnt.
TW-VP-06 = Bringt eine Aktion beide ans Ziel, gewinnt der höhere Punktestand; bei gleichem der aktive Spieler.
TW-VP-07 = Hat keine Seite mehr eine Figur, weder im Spiel noch verdeckt auf einer Halle, gewinnt der höhere Punktestand; bei gleichem ist es unentschieden.
TW-VP-08 = Sicherheitsgrenze: Nach 200 Zügen, beide Seiten zusammengezählt, gewinnt der höhere Punktestand; bei gleichem ist es unentschieden. Auf Wunsch liegt die Grenze bei 400 Zügen.
TW-VP-09 = Du darfst aufgeben.
TW-VP-10 = Am Tisch dürfen Zähler statt der entfernten Spielsteine die SP anzeigen. Das betrifft nur die Darstellung; das Programm zählt für euch.

## Selbstmord

section-TW-SUI = Selbstmord
TW-SUI-01 = Selbstmord ist es, wenn der aktive Spieler eine eigene Figur eliminiert und sonst niemand beteiligt ist: durch den eigenen Feuerball, die eigene Schockwelle oder ein weggenommenes eigenes Seil.
TW-SUI-02 = Zu zweit bekommt die Gegenseite die SP dafür.
TW-SUI-03 = Zu mehreren bekommen sie alle anderen.

## Was verdeckt ist und was offen

section-TW-INF = Was verdeckt ist und was offen
TW-INF-01 = Beiden verborgen: welche Halle wo verdeckt liegt und in welche Richtung sie zeigt. Welche noch verdeckt sind, folgt aus denen, die ihr seht.
TW-INF-02 = Der Gegenseite verborgen: was deine verdeckten Plättchen sind, deine Startfiguren bis TW-SET-10 und deine gewählte Kampfkarte, bis beide aufgedeckt werden.
TW-INF-03 = Für alle offen: SP, Aktionskarten auf der Hand und gespielte, die Zahl der Sprungkarten, gespielte Kampfkarten und alles, was aufgedeckt ist.
TW-INF-04 = Der Zufall bestimmt, wie die Hallen gemischt sind und wohin sie zeigen, wer zuerst auslegt und wer zuerst am Zug ist, und sonst nichts. (Manche Arten, Teams zu bilden, verlangen weitere Lose: TW-TEAM-04, TW-TEAM-12, TW-TEAM-21, TW-TEAM-31.)

## Figur: Banshee

section-TW-CHR-BAN = Figur: Banshee
TW-CHR-BAN-01 = Schockwelle: Für 2 AP wählt die Banshee irgendeine Figur in ihrer Sichtlinie, gegnerisch oder eigen, verwundet oder nicht. Für Schießscharten gilt TW-LOS-04.
TW-CHR-BAN-02 = Das Ziel wird genau ein Feld weit gestoßen, geradewegs von der Banshee weg.
TW-CHR-BAN-03 = Sie kann nicht durch eine Mauer, ein geschlossenes Fallgitter oder eine Schießscharte stoßen, nicht gegen eine Figur (außer nach TW-CHR-BAN-04), nicht auf einen Baum, einen 3D-Block oder ein 3D-Hindernis, nicht in eine verdeckte Halle und nicht über den Rand.
TW-CHR-BAN-04 = Das Ziel darf auf einem Gegenstand oder einem eigenen verwundeten Gefährten landen, ein verwundetes auch auf einem eigenen unverwundeten, wenn am Ende die goldenen Regeln stimmen (TW-GLD-02). Sonst ist die Schockwelle nicht erlaubt.
TW-CHR-BAN-05 = Wer auf ein Hindernis gestoßen wird, bekommt es zu spüren. Auf einer Grube ist das Ziel eliminiert, es sei denn, dort liegt ein Seil oder es trägt eins, das dort Halt findet. Auch der fliegende Magier ist eliminiert, denn bleiben kann er dort nicht.
TW-CHR-BAN-06 = Das Ziel nimmt mit, was es trägt.
TW-CHR-BAN-07 = Der Stoß ist kein Angriff: Es gibt keine Karten, der Große Schild hilft nicht, und auch ein in diesem Zug verwundetes Ziel darf gestoßen werden.
TW-CHR-BAN-08 = Mit 2 weiteren AP darf dasselbe Ziel noch einmal gestoßen werden.
TW-CHR-BAN-09 = Untot zu sein ist nur ein Merkmal für andere Schachteln.

## Figur: Kleriker

section-TW-CHR-CLE = Figur: Kleriker
TW-CHR-CLE-01 = Heilen: Für 1 AP wird eine verwundete Figur auf einem angrenzenden Feld, gleich welcher Farbe, unverwundet.
TW-CHR-CLE-02 = Er heilt weder sich selbst noch eine verwundete Figur, die jemand trägt, denn dann stünden zwei unverwundete auf einem Feld. Trägt er sie selbst, muss er sie erst auf einem anderen Feld ablegen.
TW-CHR-CLE-03 = Eine geheilte Figur tut bis zum Ende des Zuges nichts mehr und nimmt an keinem Kampf teil.
TW-CHR-CLE-04 = Eine Figur darf noch in dem Zug geheilt werden, in dem sie verwundet wurde.
TW-CHR-CLE-05 = Gegner darf er heilen; gedacht ist das für Bündnisse in größeren Runden.
TW-CHR-CLE-06 = Seine Fähigkeit ist nicht magisch.

## Figur: Koloss

section-TW-CHR-COL = Figur: Koloss
TW-CHR-COL-01 = Er zerstört Fallgitter (TW-PRT-04, TW-PRT-05).
TW-CHR-COL-02 = Gigant: Unverwundete gegnerische Figuren mit einem aufgedruckten Kampfwert von höchstens 1 (Banshee, Magier, Telepath; aus der ersten Ausgabe auch Goblin und Wandläuferin) dürfen durch das Feld eines unverwundeten Kolosses ziehen, aber nicht darauf enden.
TW-CHR-COL-03 = Sie dürfen auch über ein Feld der Startzone hinausgehen, auf dem der Koloss steht.
TW-CHR-COL-04 = Steht der Koloss mit einem Seil auf einer Grube, dürfen sie trotzdem vorbei, denn das Seil trägt sie; mitnehmen können sie es nicht.

## Figur: Magier

section-TW-CHR-MAG = Figur: Magier
TW-CHR-MAG-01 = Levitation ist Fliegen: Der Magier darf über Gruben und über Figuren beider Farben ziehen, unverwundet oder nicht, seine Bewegung dort aber nicht beenden, außer das Feld ist aus einem anderen Grund gültig, etwa durch ein Seil auf der Grube.
TW-CHR-MAG-02 = Durch Mauern, geschlossene Fallgitter und Schießscharten kommt er nicht.
TW-CHR-MAG-03 = Er darf über ein Feld der Startzone hinausgehen, auf dem ein Gegner steht.
TW-CHR-MAG-04 = Über einem unverwundeten Gegner nimmt er nichts und gibt nichts (TW-CAR-07).
TW-CHR-MAG-05 = Levitation ist magisch; Antimagie aus anderen Schachteln hebt sie auf.
TW-CHR-MAG-06 = Zauberkundig: Nur er kann den Feuerballstab benutzen und die Pergamente anderer Schachteln. Tragen dürfen ihn auch andere.

## Figur: Mechanork

section-TW-CHR-MEC = Figur: Mechanork
TW-CHR-MEC-01 = Von einem Drehmechanismus aus dreht er seine Halle oder deren Schwesterhalle für 1 AP je Vierteldrehung, und bei jeder wählt er die Richtung frei.

## Figur: Naga

section-TW-CHR-NAG = Figur: Naga
TW-CHR-NAG-01 = In einer Bewegung geht der Naga durch eine Schießscharte wie über eine offene Kante, wie sonst ein Feld je Schritt, auch wenn er etwas trägt.
TW-CHR-NAG-02 = Durch eine Schießscharte kann er keine Halle aufdecken.
TW-CHR-NAG-03 = Auch eine Grenze mit Schießscharten auf beiden Seiten ist für ihn offen, aber keine Schießscharte, hinter der eine Mauer oder ein geschlossenes Fallgitter ist.
TW-CHR-NAG-04 = Bei einem Sprung geht das nicht.
TW-CHR-NAG-05 = Das Durchschlüpfen selbst kostet keine AP.

## Figur: Telepath

section-TW-CHR-TEL = Figur: Telepath
TW-CHR-TEL-01 = Im Nahkampf darf die Seite des Telepathen bei einem Einzelkampf, angreifend oder verteidigend, den Wert einer Kampfkarte außer der 0 nennen, bevor Karten gewählt werden.
TW-CHR-TEL-02 = Hat die Gegenseite diesen Wert auf der Hand, muss sie ihn spielen.
TW-CHR-TEL-03 = Hat sie ihn nicht, zeigt sie der Seite des Telepathen alle ihre Kampfkarten auf der Hand und wählt dann frei und geheim.
TW-CHR-TEL-04 = Erst danach wählt die Seite des Telepathen ihre Karte.
TW-CHR-TEL-05 = Im Gruppenkampf und im Fernkampf geht das nicht. Mit der Ausziehbaren Lanze geht es, auf beiden Seiten, solange nur zwei teilnehmen.
TW-CHR-TEL-06 = Zwei Telepathen heben sich auf: Es ist ein gewöhnlicher Kampf.

## Figur: Meuchlerin

section-TW-CHR-BST = Figur: Meuchlerin
TW-CHR-BST-01 = Sie öffnet und schließt Fallgitter, an denen sie steht, ohne Schlüssel (TW-PRT-03). Ein zerstörtes kann sie nicht schließen.
TW-CHR-BST-02 = Sie hat +2 Kampfwert, im Angriff wie in der Verteidigung, wenn sie unverwundet an einem Gruppenkampf teilnimmt und mit ihr mindestens eine weitere unverwundete Figur ihrer Seite. Keinen Bonus hat sie allein gegen mehrere Gegner und keinen im Einzelkampf.
TW-CHR-BST-03 = Im Fernkampf hat sie keinen Bonus.
TW-CHR-BST-04 = In einem Kampf mit Schützen muss sie außerdem an mindestens einen teilnehmenden Gegner angrenzen (TW-GRP-09). Ein Schütze oder Lanzenträger, der ihre Seite unterstützt (TW-GRP-07), zählt als die weitere Figur.

## Gegenstand: Seil

section-TW-ITM-ROP = Gegenstand: Seil
TW-ITM-ROP-01 = Wie es benutzt wird, steht ab TW-ROP-01. Alle können es benutzen, ohne AP, auch wenn sein Träger verwundet ist. Es ist ein häufiger Gegenstand.

## Gegenstand: Schlüssel

section-TW-ITM-KEY = Gegenstand: Schlüssel
TW-ITM-KEY-01 = Er öffnet oder schließt ein Fallgitter (TW-PRT-03), jedes Mal für 1 AP, und verbraucht sich nicht. Er ist ein häufiger Gegenstand.

## Gegenstand: Bogen

section-TW-ITM-BOW = Gegenstand: Bogen
TW-ITM-BOW-01 = Er schießt im Fernkampf (ab TW-RNG-01): Kampfwert 1, 1 AP je Schuss, so viele Schüsse, wie du AP hast.

## Gegenstand: Feuerballstab

section-TW-ITM-FIR = Gegenstand: Feuerballstab
TW-ITM-FIR-01 = Für 1 AP wählt ein unverwundeter Magier, der ihn trägt, und niemand sonst, eine Richtung, in der seine Sichtlinie auf eine Figur trifft. Diese Figur, eigen oder gegnerisch, verwundet oder nicht, ist eliminiert, ohne Karten.
TW-ITM-FIR-02 = Trug sie eine verwundete Figur, sind beide eliminiert.
TW-ITM-FIR-03 = Danach ist der Stab aus dem Spiel.
TW-ITM-FIR-04 = Auch eine Figur, die in diesem Zug verwundet wurde, darf verbrannt werden.
TW-ITM-FIR-05 = Der Große Schild hilft nicht dagegen.
TW-ITM-FIR-06 = Für das, was das Opfer trug, gilt TW-CAR-11.
TW-ITM-FIR-07 = Der Stab ist magisch.

## Gegenstand: Großer Schild

section-TW-ITM-SHI = Gegenstand: Großer Schild
TW-ITM-SHI-01 = Wer ihn trägt, verwundet oder nicht, ist im Fernkampf kein erlaubtes Ziel.
TW-ITM-SHI-02 = Im Nahkampf gibt er keinen Bonus, und gegen Feuerball und Schockwelle nützt er nichts.
TW-ITM-SHI-03 = Mit anderen Schachteln: Wer ihn trägt, kommt ohne Halt an Steinschlagfallen vorbei.

## Gegenstand: Ausziehbare Lanze

section-TW-ITM-LAN = Gegenstand: Ausziehbare Lanze
TW-ITM-LAN-01 = Für 1 AP beginnt ihr Träger einen Nahkampf mit einem Gegner, der in gerader Linie genau zwei Felder entfernt ist.
TW-ITM-LAN-02 = Auf dem Feld dazwischen darf keine Figur sein. Es darf Boden, Drehmechanismus oder Grube sein, mit oder ohne Gegenstände, und beide Kanten müssen offen sein oder ein offenes oder zerstörtes Fallgitter haben, abgesehen von TW-ITM-LAN-05.
TW-ITM-LAN-03 = Solange der Träger an einen Gegner angrenzt, verwundet oder nicht, ist sie nicht zu benutzen; er darf dann gewöhnlich kämpfen, ohne die Lanze. In der Verteidigung wirkt sie nie.
TW-ITM-LAN-04 = Es ist in jeder Hinsicht Nahkampf (eigener Kampfwert, Telepath, TW-GRP-01 für alle, die an das Ziel angrenzen), mit einem Unterschied: Verliert die angreifende Seite, wird der Träger nicht verwundet, doch die Lanze zerbricht und ist aus dem Spiel. Andere Verlierer werden wie sonst verwundet.
TW-ITM-LAN-05 = Durch eine Schießscharte hindurch stehen Angreifer und Ziel auf den beiden Feldern beiderseits davon.
TW-ITM-LAN-06 = Bei Sieg oder Gleichstand bleibt die Lanze heil.
TW-ITM-LAN-07 = Sie darf einen Angriff im Gruppenkampf unterstützen, aus Entfernung 2 zu einem teilnehmenden Gegner, nach TW-ITM-LAN-02 und TW-ITM-LAN-03. Verliert diese Seite, gilt TW-ITM-LAN-04 auch für den Unterstützer: nicht verwundet, Lanze zerbrochen.
TW-ITM-LAN-08 = Ihre Wirkung verbindet sich nicht mit einer anderen Angriffswaffe. Mit einer anderen Schachtel lässt sie sich schmieden.

## Teams bilden

section-TW-TEAM = Teams bilden
TW-TEAM-01 = Standard: Beide Seiten nehmen die 8 Figuren und 6 Gegenstände der Schachtel, und alle 8 Hallen sind im Spiel.
TW-TEAM-02 = Werden Schachteln gemischt, kommt jede Seite auf 2 Hallenpaare (zusammen 8 Hallen), 8 Figuren und 6 Gegenstände, wenn ein Szenario nichts anderes sagt.
TW-TEAM-03 = Häufige Gegenstände (Seil, Schlüssel und die Fackel einer anderen Schachtel) darfst du so oft wählen, wie du willst, in jeder Spielart außer einem Szenario, das die Gegenstände vorgibt.
TW-TEAM-04 = Neben den 8 gedruckten Hallen gibt es 8 erfundene (Paare 91 bis 94). Ihr könnt stattdessen mit ihnen spielen oder ihre Paare zur Auswahl dazunehmen; im Standardspiel zieht dann der Zufall vier Paare. Beides gilt nur, wenn ihr es vorher so wählt.
TW-TEAM-11 = Freie Wahl: Du wählst geheim 8 verschiedene Figuren und 6 verschiedene Gegenstände (häufige ausgenommen, TW-TEAM-03) aus allem, was es in deiner Farbe gibt, auf Wunsch mit den Teilen der ersten Ausgabe (ab TW-DT1-01). Der Rest kommt zurück in die Schachtel.
TW-TEAM-12 = Freie Wahl: Jede Seite wählt geheim 2 Hallenpaare. Die 8 Hallen werden verdeckt gemischt und wie sonst ausgelegt. Haben beide dasselbe Paar gewählt und es ist nur einmal da, ersetzt es die Seite, die das Los trifft.
TW-TEAM-13 = Freie Wahl: Von da an ist es eine gewöhnliche Partie.
TW-TEAM-14 = Mit vielen Schachteln spielt ihr besser bis 6 oder 7 SP; das stellt ihr vorher ein (TW-SET-12).
TW-TEAM-21 = Gleiche Wahl: Das Los bestimmt, wer anfängt zu wählen.
TW-TEAM-22 = Gleiche Wahl: Wer anfängt, und die Gegenseite wählen abwechselnd ein Hallenpaar, bis es 4 sind. Die Hallen werden gemischt und ausgelegt.
TW-TEAM-23 = Gleiche Wahl: Wer anfängt, zeigt eine Figur, und die Gegenseite nimmt die gleiche. Dann zeigt die Gegenseite eine, und wer angefangen hat, nimmt die gleiche, immer abwechselnd, bis beide die gleichen 8 haben.
TW-TEAM-24 = Gleiche Wahl: Die 6 Gegenstände werden genauso gewählt.
TW-TEAM-25 = Gleiche Wahl: Der Rest kommt zurück, die gewählten 14 kommen hinter den Sichtschirm, und es folgt eine gewöhnliche Partie.
TW-TEAM-31 = Draft: Alle Figuren liegen offen. Das Los bestimmt, wer beginnt; dann nehmt ihr abwechselnd je eine, bis beide 8 haben. Die gleiche Figur in der anderen Farbe kommt weg, so ist keine Art in beiden Teams.
TW-TEAM-32 = Draft: Mit den 6 Gegenständen geht es genauso, in umgekehrter Folge: Wer als Zweites gewählt hat, beginnt jetzt.
TW-TEAM-33 = Draft: Häufige Gegenstände kommen nicht weg, wenn jemand einen nimmt.
TW-TEAM-34 = Draft: Gibt es weniger als 16 Arten von Figuren, nimmt jede Seite die Hälfte, abgerundet: 4 von den 8 der Schachtel, 6 von den 13 mit denen der ersten Ausgabe. Ihr legt so viele Plättchen aus, wie da sind, soweit die Hallen Platz haben; 4 starten trotzdem.
TW-TEAM-35 = Draft: Hallenpaare werden gewählt wie in TW-TEAM-22.
TW-TEAM-36 = Draft: Was niemand genommen hat, kommt zurück, die 8 Figuren und 6 Gegenstände kommen hinter den Sichtschirm; dann folgt eine gewöhnliche Partie.
TW-TEAM-41 = Bei freier Wahl, gleicher Wahl und Draft könnt ihr ein Handicap ausmachen, hier 1 bis 4 Figuren für eine Seite und auch im Standardspiel. So viele lässt sie beim Bilden der Teams ungenutzt hinter dem Sichtschirm, und die Gegenseite erfährt nicht, welche fehlen.
TW-TEAM-42 = Diese Figuren kommen nie ins Spiel und bringen keine SP; aus einem kleinen Team (TW-TEAM-34) bleibt mindestens eine. Plätze, die auf den Hallen übrig bleiben, bleiben leer.

## Szenarien

section-TW-SCN = Szenarien
TW-SCN-01 = Ein Szenario gibt Teams, Gegenstände und Hallen vor, dazu vielleicht besondere Regeln, die nur dort gelten.
TW-SCN-02 = Unsere heißen Erste Schritte (2 SP), Volle Hände (3 SP), Blanke Klingen (3 SP) und Das ganze Gefängnis (5 SP). Jedes legt fest: die SP zum Sieg, die Hallen mit ihren Plätzen, welche davon von Anfang an offen sind, die Startzonen, die Figuren und wie viele davon starten, die Gegenstände, den Platz für Plättchen auf jeder Halle, ob gekämpft wird, und die Sprungkarten.
TW-SCN-03 = Auf einem Spielplan von zwei mal zwei Hallen gibt es nur die Plätze S3 bis S6, und die Startzonen liegen gleich daneben, für Gelb in Spalte f, für Blau in Spalte q.

## Mit anderen Schachteln mischen

section-TW-MIX = Mit anderen Schachteln mischen
TW-MIX-01 = Prison lässt sich mit jeder anderen Schachtel mischen (TW-TEAM-02). Die Spielsteine reichen für zwei bis fünf Personen; die violetten aus dem Solospiel können dritte oder fünfte Farbe sein.
TW-MIX-02 = Fehlen Figuren, tun es auch Pappe oder Plättchen, und für sie gelten die Regeln für Figuren ebenso.
TW-MIX-03 = An einem 3D-Block (Bibliothek, Säule) kommen nur körperlose Figuren vorbei. Niemand und nichts kann darauf bleiben.
TW-MIX-04 = Über ein 3D-Hindernis (Jungbrunnen, Waffenkammer, Dolmen) geht es nur im Flug. Nichts kann darauf bleiben, und es versperrt die Sicht.
TW-MIX-05 = Über Hindernisse (Grube, Lava, Wasser, Erdspalte) geht es im Flug, mit Seil oder mit einem Sprung; die Sicht versperren sie nicht. Die Steinschlagfalle ist ein Hindernis, über das kein Seil hinweghilft. Bäume sind eine Art für sich.
TW-MIX-06 = Auch kleine Brücken, Bäume und Rohrleitungen sind für jede Figur Verankerungsfelder; Wasser ist nie eins.
TW-MIX-07 = Kein Sprung landet auf einem Baum, und keiner führt einen Eisabhang hinauf.
TW-MIX-08 = Schockwelle: Wer aufs Wasser gestoßen wird, lässt seinen Gegenstand, wenn es kein Seil ist, auf dem gültigen Feld davor. Auf einen Baum, einen 3D-Block oder ein 3D-Hindernis wird niemand gestoßen und auch nicht einen Eisabhang hinauf.
TW-MIX-09 = Telepath: Gegen ihn wirkt die Fähigkeit der Waffenmeisterin nicht. Von den zwei Karten einer Berserkerin diktiert er eine. Er verliert seine Fähigkeit, solange er oder sein Gegner verwirrt oder bezaubert ist. Trägt er gegen eine Mumie eine Fackel, muss sie die 0 spielen.
TW-MIX-10 = Ein Bogen bringt einem elfischen Bogenschützen nichts dazu. Ein Armbrustschütze mit Bogen schießt je Zug einen Bolzen (Wert 3) und so viele Pfeile, wie AP da sind.
TW-MIX-11 = Gegenstände zur Verteidigung und angeborene Verteidigungsboni zählen im Fernkampf: Rüstung, Sylvanit-Schild, Ring der Schwäche, Elementare in ihrem Element, das Blut des Vampirs.
TW-MIX-12 = Wird die Lanze benutzt, zählt der Bonus einer zweiten Waffe (Schwert) nicht.
TW-MIX-13 = Wandläuferinnen und körperlose Figuren kommen durch Schießscharten, und ein Golem kann sie zertrümmern.
TW-MIX-14 = TW-MIX-03 bis TW-MIX-13 brauchst du nur mit Teilen anderer Schachteln. Davon hat das Programm keine außer denen der ersten Ausgabe (ab TW-DT1-01).
TW-MIX-15 = Hex-Marker können auch zeigen, dass sich am Boden etwas geändert hat (Bibliothek oder Waffenkammer durchsucht, Fackelhalter, Liane abgerupft). Quadratische Marker (Illusion, Lebende Falle) liegen über einem Feld und ändern, wie es wirkt.

## Zu dritt und zu viert

section-TW-MLT = Zu dritt und zu viert
TW-MLT-01 = Für drei oder vier hat das Programm kein Spiel. Bekannt ist davon: Ihr spielt bis 6 SP mit 6 Hallenpaaren, geht über irgendeine gegnerische Startzone hinaus, und die Züge gehen im Uhrzeigersinn.

## Auf Wunsch: Teile der ersten Ausgabe

section-TW-DT1 = Auf Wunsch: Teile der ersten Ausgabe
TW-DT1-01 = Diebin, Geschwindigkeit 5, Kampf 2: Sie öffnet und schließt Fallgitter wie die Meuchlerin. Unverwundet geht sie über Gruben und darf ohne Seil darauf bleiben, und Gefährten dürfen über ihre Grube ziehen. Wird sie dort ohne Seil verwundet, ist sie eliminiert.
TW-DT1-02 = Krieger, Geschwindigkeit 3, Kampf 3: Er zerstört Fallgitter wie der Koloss.
TW-DT1-03 = Troll, Geschwindigkeit 2, Kampf 4: Ist er verwundet, darf er für 1 AP wieder unverwundet werden, aber nicht in dem Zug, in dem er verwundet wurde, und nicht, solange ihn ein Gefährte trägt. Sonst tut er in diesem Zug nichts.
TW-DT1-04 = Goblin, Geschwindigkeit 4, Kampf 1: Geht er unverwundet hinaus, bringt er 2 SP.
TW-DT1-05 = Wandläuferin, Geschwindigkeit 4, Kampf 1: Für 1 AP tritt sie durch eine Mauer, Schießscharte oder doppelte Mauer auf das Feld dahinter, und das ist die ganze Aktion. Fallgitter halten sie auf. Das Feld dahinter muss aufgedeckt und gültig sein.
TW-DT1-06 = Rüstung: +1 für ihren Träger, wenn er angegriffen wird, auch verwundet und auch gegen Pfeile.
TW-DT1-07 = Schwert: +1 für seinen Träger beim Angriff im Nahkampf, aber nicht mit der Lanze.
TW-DT1-08 = Geschwindigkeitstrank: Für 1 AP wird er verbraucht, und wer ihn trinkt, bekommt in diesem Zug 4 AP nur für sich allein.
TW-DT1-09 = Schatz: 1 SP zusätzlich für die Seite, deren unverwundete Figur ihn hinausträgt.

## Beispiele

section-TW-EX = Beispiele
TW-EX-01 = Eine Mauer oder Schießscharte bricht nur durch die Fähigkeit einer bestimmten Figur im Solospiel. Eine gewöhnliche Schockwelle durch Mauer, Schießscharte oder geschlossenes Fallgitter ist nicht erlaubt (TW-CHR-BAN-03).
TW-EX-02 = Eine Figur mit 3 AP gibt 1 aus, um auf einen Drehmechanismus zu kommen, und will drei Viertel im Uhrzeigersinn drehen. Übrig sind nur 2 AP, also dreht sich die Halle um 180 Grad.
TW-EX-03 = Angreifer A steht neben einem einzelnen gegnerischen Magier M (Wert 1). Ms Gefährte F grenzt an G, einen Gefährten von A, und G grenzt an M. Der Angriff auf M wird ein Gruppenkampf von A und G gegen M und F.
TW-EX-04 = Ein Naga mit einem verwundeten Gefährten darf durch eine Schießscharte gehen, ihn unterwegs einem Kleriker geben, einen anderen Gegenstand nehmen und hinausgehen: Der Gegenstand ist aus dem Spiel, und es gibt 1 SP.
TW-EX-05 = Ein Koloss mit 5 AP: gehen, zerstören, gehen, zerstören, gehen. Das sind 5 AP und zwei zerstörte Fallgitter.
TW-EX-06 = Ein Kleriker, der einen verwundeten Gefährten trägt, kann ihn auf dem gemeinsamen Feld nicht heilen. Liegt der Gefährte auf einem Nachbarfeld, geht es.
TW-EX-07 = Von einer Grube mit dem einzigen Seil ist ein Sprung auf ein Bodenfeld erlaubt, das Seil bleibt liegen. Mit dem Seil in der Hand ist er nicht erlaubt.
TW-EX-08 = Vom Boden über eine erste Grube auf eine zweite, auf der rechtmäßig ein Seil liegt: erlaubt. Ohne Seil auf der zweiten: nicht erlaubt.
TW-EX-09 = Zwei Gruben hintereinander, Boden an beiden Enden, Mauern links und rechts, ein Seil: Die erste Grube hat nur ein Verankerungsfeld, den Boden, und die zweite Grube ist keins, also lässt sich das Seil nicht legen. Mit einem zweiten Bodenfeld neben der ersten Grube geht es, und dann ist die erste ein Verankerungsfeld für die zweite.
TW-EX-10 = Ein blauer Koloss mit Seil steht auf einer Grube. Der gelbe Telepath (0), der gelbe Magier und die gelbe Banshee dürfen vorbei, das Seil bleibt jedoch dort; der gelbe Kleriker (2) darf nicht vorbei.
TW-EX-11 = Der Lanzenträger grenzt an einen unverwundeten Gegner: Ein Angriff mit der Lanze ist nicht erlaubt, ein gewöhnlicher schon.
TW-EX-12 = Ein Angriff mit der Lanze geht verloren: Ihr Träger bleibt unverwundet, die Lanze ist aus dem Spiel, die Karten sind verbraucht.
TW-EX-13 = Mit dem Bogen auf jemanden mit Großem Schild zu schießen ist nicht erlaubt; ein Feuerball schon.
TW-EX-14 = Zwei Bogen schießen auf einen Kleriker: 1 + 1 + Karte gegen 2 + Karte.
TW-EX-15 = Draft: Blau nimmt den Koloss. Der gelbe Koloss ist nicht mehr zu haben.
TW-EX-16 = Der gelbe Magier verbrennt einen gelben Naga: 1 SP für Blau.
TW-EX-21 = Anfang: Gelb hat eine 2 gespielt, Blau eine 3. Gelb darf jetzt 3 oder 4 spielen, aber nicht 5. Nach einer 4 ist alles erlaubt.
TW-EX-22 = Einzelkampf: Koloss 5 + Karte 0 gegen Kleriker 2 + Karte 3 steht 5 zu 5, Gleichstand. Niemand wird verwundet, die 0 kommt zurück, die 3 ist weg.
TW-EX-23 = Ein Naga 2 + Karte 2 greift einen Mechanork 2 + Karte 4 an: 4 zu 6. Der angreifende Naga wird verwundet, dem Mechanork passiert nichts, beide Karten sind weg. Der Naga gilt als in diesem Zug verwundet und kann nicht handeln.
TW-EX-24 = Ein Telepath 0 + Karte 1 greift einen verwundeten Koloss (Wert 0) + Karte 0 an: Der Koloss ist eliminiert, 1 SP.
TW-EX-25 = Gruppenkampf: Eine Meuchlerin 2 + 2 und ein Kleriker 2 greifen einen Koloss 5 zwischen ihnen an, Karten 1 und 2: 7 zu 7, Gleichstand.
TW-EX-26 = Eine Figur, die einen verwundeten Gefährten trägt, verliert einen Kampf: Sie wird verwundet, der Gefährte ist eliminiert, 1 SP für die andere Seite.
TW-EX-27 = Ein Feuerball auf eine solche Figur: Beide sind eliminiert, 2 SP.
TW-EX-28 = Eine gelbe Figur steht neben Spalte v, und auf dem einzigen erreichbaren Feld dort steht ein unverwundeter blauer Kleriker: Zu Fuß kommt sie nicht hinaus, der Magier aber schon. Steht dort ein blauer Koloss, dürfen Banshee, Magier und Telepath hinaus.
TW-EX-29 = Dasselbe mit einem verwundeten blauen Kleriker: Hinauszugehen ist erlaubt, hinauszuspringen nicht.
TW-EX-30 = Gelb deckt eine Halle mit einem gelben Bogen, einem blauen Naga und einem gelben Kleriker auf: Gelb setzt Naga und Kleriker ein, danach Blau den Bogen.
TW-EX-31 = Was auf Platz S1 auf b1 steht, kommt mit vier Vierteldrehungen im Uhrzeigersinn nach f1, f5, b5 und wieder nach b1.
TW-EX-32 = Eine Meuchlerin (2) steht allein zwischen einem angreifenden Kleriker (2) und einem Magier (1): Es ist ein Gruppenkampf, aber kein Gefährte von ihr nimmt teil, also gibt es kein +2: 2 + Karte gegen 3 + Karte. Nimmt ihr eigener Magier teil, hat sie es: 2 + 2 + 1 + Karte gegen die Summe der Gegner.
TW-EX-33 = Halle 37A, ungedreht auf S1: Der Drehmechanismus ist d3, nördlich davon auf d2 ist eine Grube, westlich und östlich sind geschlossene Fallgitter, und die beiden Zellen dahinter haben je vier Felder. Nach einer Vierteldrehung im Uhrzeigersinn sind die Fallgitter nördlich und südlich des Drehmechanismus.
TW-EX-34 = Halle 37B, ungedreht auf S1: Ein Naga auf c3 in der verschlossenen Zelle kommt mit einem Schritt durch die Schießscharte nach c2. Ein Kleriker kommt dort nicht weg, solange das Fallgitter zwischen d3 und e3 geschlossen ist.
TW-EX-35 = Halle 39A, ungedreht auf S1, hat vier Gruben: c1, e1, c3 und e3. Auf c1 lässt sich ein Seil legen, denn die Nachbarn d1 und c2 sind Boden und durch offene Kanten verbunden: zwei Verankerungsfelder, wenn auch nicht gegenüber (TW-ROP-02). Die Mauer im Westen bringt keins.

## Klärungen

section-TW-AMB = Klärungen
TW-AMB-01 = Wann genau bekommt die Meuchlerin ihr +2? Das klärt die gedruckte Karte: in Angriff und Verteidigung, im Gruppenkampf, wenn mindestens eine weitere Figur ihrer Seite teilnimmt (TW-CHR-BST-02, TW-CHR-BST-04).
TW-AMB-02 = Welche Werte hat der Mechanork in Prison? Die gedruckte Karte sagt Geschwindigkeit 3 und Kampf 2, wie in der ersten Ausgabe.
TW-AMB-03 = Wie sehen die Hallen aus? Das klären Fotos aller acht gedruckten Hallen; alle 480 Kanten und 200 Felder sind geprüft. Ungedreht heißt wie auf dem Foto; die Buchstaben A (dreht im Uhrzeigersinn) und B (dagegen) sind von uns.
TW-AMB-04 = Haben alle Figuren der Startzone Zugang zu den ersten beiden Hallen? Zusammen ja; jedes Feld gibt Zugang zu der Halle daneben, denn verlangt sind Nachbarfelder.
TW-AMB-05 = Ist der Gruppenkampf Pflicht? Ja, die Kette bildet sich von selbst. So hält es eine lizenzierte App der ersten Ausgabe, und ein Hinweis im Soloheft spricht auch dafür.
TW-AMB-06 = Wird ein Seil ungültig, wenn ihm eine Drehung die Verankerungsfelder nimmt? Nein: Ist ein Seil einmal rechtmäßig gelegt, ist sein Feld gültig.
TW-AMB-07 = Müssen die zwei Verankerungsfelder einander gegenüberliegen? Nein, der Text verlangt nur zwei.
TW-AMB-08 = Kannst du etwas aufnehmen, ohne dich zu bewegen? Mit einer Bewegung über 0 Felder für 1 AP. Was unter einer Figur liegt, trägt sie aber ohnehin, deshalb lässt das Programm diese Bewegung weg (TW-CAR-08).
TW-AMB-09 = Darfst du absichtlich in eine Grube gehen? Nicht als Bewegung. Zu Selbstmord kommt es nur durch Feuerball, Schockwelle oder ein weggenommenes Seil.
TW-AMB-10 = Darfst du den Bogen neben einem verwundeten Gegner benutzen? Ja: Der spätere Eintrag im Glossar sagt unverwundet, und ein verwundeter bedroht niemanden. Für die Lanze gilt ihr eigener Satz (TW-ITM-LAN-03).
TW-AMB-11 = Kannst du eingesperrt festsitzen? Ja. Du spielst Karten und setzt aus, und die Gegenseite muss kommen. TW-VP-07 und TW-VP-08 beenden Partien, in denen nichts mehr geht.
TW-AMB-12 = Eine Schockwelle stößt eine unverwundete Figur in die Startzone ihrer Gegenseite: Geht sie damit hinaus? Ja, denn sie kommt dort an, wer auch gestoßen hat; eine verwundete bleibt dort liegen (TW-EXT-07). Schaltet ihr das ab, ist ein solcher Stoß nicht erlaubt.
TW-AMB-13 = Meinen die Kürzel PdT und MdF im Heft dieselbe Schachtel? Es scheint so; für uns sind es nur Kürzel.
TW-AMB-14 = Lässt sich ein Fallgitter an der Grenze zu einer verdeckten Halle bedienen? Ja, von der aufgedeckten Seite aus.
TW-AMB-15 = Als public gekennzeichnete Regeln stammen aus dem Glossar und einer App der ersten Ausgabe, nicht aus der Anleitung von Prison (Hallen und Figuren von den gedruckten Teilen aus Prison). Gelten sie hier? Ja: Laut Heft passt die Schachtel zu allen anderen und ändert nur, was dort aufgezählt ist.
TW-AMB-16 = Gilt die Begrenzung am Anfang gemeinsam oder für jede Seite einzeln? Gemeinsam, wie in der App. Ihr könnt auch einzeln wählen oder keine.
TW-AMB-17 = Zeigt die Ansage des Telepathen nur Kampfkarten? Ja, nur die auf der Hand; alles andere ist ohnehin offen.
TW-AMB-18 = Darf eine Figur, die jemanden trägt, über ein Feld mit einem verwundeten Gegner hinausgehen? Ja: Sie ist weg, bevor die goldenen Regeln geprüft werden, denn in TW-ACT-04 kommt das Hinausgehen zuerst.
TW-AMB-19 = Sind es 19 oder 20 Fallgitter? Ein öffentlicher Artikel zählt 20 (und 16 Gruben, was stimmt). Die Fotos zeigen 19: Jedes hat einen roten Balken, und von 37A bis 40B sind es 2, 3, 2, 3, 2, 2, 3 und 2, nie am Rand einer Halle. Wir nehmen 19; woher das zwanzigste des Artikels kommt, ist unbekannt.
TW-AMB-20 = Was ist der Nordrand des Drehmechanismusfelds von 37B? Eine Mauer. Das Foto schneidet sie halb ab, und die Lampe des Drehmechanismus verdeckt ihre Mitte, aber beide Enden und der Saum einer ein Feld langen Mauer sind zu sehen, wie bei den anderen Drehmechanismen an einer Mauer.
TW-AMB-21 = Was heißt Miniatur auf den gedruckten Karten? Eine unverwundete Figur, denn verwundete sind Plättchen. Das betrifft, wer am Koloss vorbeidarf und worüber der Magier hinwegdarf, und den Gefährten der Meuchlerin.
