# Tiny Epic Dungeons: die Regeln auf Deutsch, eine Nachricht je Regelnummer.

## Spielaufbau

section-TE-SET = Spielaufbau
TE-SET-01 = Ihr spielt mit 2 bis 4 Helden. Allein mit nur einem Helden zu spielen ist nicht erlaubt.
TE-SET-02 = Eingang und Horttür legt ihr zunächst beiseite. Räume und Schergenbegegnungen mischt ihr zu zwei getrennten Stapeln.
TE-SET-03 = Stapel A besteht aus Raumkarten: 9 bei 2 Helden, 7 bei 3 Helden, 5 bei 4 Helden.
TE-SET-04 = In Stapel B kommen für jeden Helden 1 Schergenbegegnung und 3 Räume; alles zusammen wird gemischt.
TE-SET-05 = Stapel C sind 3 Räume und die Horttür, ebenfalls zusammen gemischt.
TE-SET-06 = Im Dungeonstapel liegt A oben, B in der Mitte und C unten; gezogen wird von oben. Er hat 21 Karten bei 2 Helden, 23 bei 3 und 25 bei 4.
TE-SET-07 = Räume und Schergenbegegnungen, die übrig bleiben, sind aus dem Spiel. Niemand sieht sie sich an.
TE-SET-08 = Der Dungeon wächst auf einem Raster von 7 mal 7 Feldern; genau in der Mitte liegt offen der Eingang. Ein Feld heißt nach seinem Abstand vom Eingang (x, y), beides von −3 bis 3; der Eingang selbst ist (0, 0).
TE-SET-09 = An jede Seite des Eingangs kommt eine verdeckte Karte vom Dungeonstapel, insgesamt 4, der Reihe nach im Norden, Osten, Süden und Westen.
TE-SET-10 = Auf dem Eingang liegt 1 Altarmarker. Für später haltet ihr so viele bereit, wie Helden mitspielen; die restlichen sind aus dem Spiel.
TE-SET-11 = Das Fackeltableau zeigt die Seite für Akt 1. Die Fackel beginnt auf dem Startfeld für eure Heldenzahl.
TE-SET-12 = Kobold- und Schergenkarten bilden gemischt je einen verdeckten Stapel. Die Koboldmarker 1 bis 4 liegen auf ihren Feldern des Fackeltableaus, die Schergenmarker sind griffbereit.
TE-SET-13 = Beim Schergenstapel liegen so viele Gegner-Gesundheitsmarker, wie Helden mitspielen.
TE-SET-14 = Ein zufälliges Endgegnertableau liegt mit der Türseite nach oben bereit. Wer dahinter wartet, erfährt niemand, bevor ihr den Hort öffnet (TE-LAIR-03); auf Wunsch wählt ihr den Endgegner stattdessen offen nach Schwierigkeit.
TE-SET-15 = Beute und Zauber werden je für sich gemischt und verdeckt gestapelt. Ihre beiden Reihen sind am Anfang leer.
TE-SET-16 = Wählt eure Heldentableaus frei, zieht sie blind oder teilt mehrere aus, von denen ihr euch eines nehmt. Jedes Tableau kommt höchstens einmal vor.
TE-SET-17 = Alle Helden stehen am Anfang auf dem Eingang, mit voller Gesundheit und vollem Fokus, ohne Beute und ohne Zauber.
TE-SET-18 = Am Spieltisch beginnt die jüngste Person; hier bestimmt den ersten Platz, wer die Partie anlegt, sonst der Zufall. Danach geht es im Uhrzeigersinn, immer in derselben Reihenfolge der Helden.
TE-SET-19 = Geheim sind die Reihenfolge aller Stapel, die Vorderseiten verdeckter Dungeonkarten und vor Akt 2 der Endgegner. Alles andere ist offen: die Reihen, abgelegte Kobolde, die Heldentableaus und auch, ob eine verdeckte Karte auf dem Raster aus Stapel A, B oder C stammt, denn in dieser Reihenfolge wird gezogen.

## Sieg und Niederlage

section-TE-END = Sieg und Niederlage
TE-END-01 = Ihr gewinnt, sobald in Akt 2 alle Gesundheitsmarker des Endgegners auf 0 liegen.
TE-END-02 = In beiden Akten verliert ihr, wenn ein Kobold ins Spiel kommen muss, aber alle 4 Koboldfelder besetzt sind.
TE-END-03 = In beiden Akten verliert ihr, wenn die Fackel beim Totenkopf ankommt.
TE-END-04 = Ihr verliert, wenn es nichts mehr zu erkunden gibt: Die Horttür ist nicht aufgedeckt, und an keinem Gang einer offenen Karte liegt noch eine verdeckte Dungeonkarte.
TE-END-05 = Sieg und Niederlage gelten sofort. Würden beide in denselben Schritt fallen, zählt, was in der Abfolge zuerst kommt; damit ist die Partie zu Ende.
TE-END-06 = Helden sterben nicht. Auch wenn alle zugleich bewusstlos sind, habt ihr noch nicht verloren.
TE-END-07 = Ob es noch etwas zu erkunden gibt (TE-END-04), wird nach jedem vollständigen Aufdecken geprüft, wenn die neuen Karten liegen (TE-REV-03) und Gefahren aufgebaut sind. Liegt die Horttür offen, lässt sich aber eine Schergenbegegnung nicht mehr aufdecken, geht die Partie weiter, bis die Fackel sie beendet.

## Dein Zug

section-TE-TRN = Dein Zug
TE-TRN-01 = Dein Zug gibt dir eine Bewegungsaktion, eine Heldenaktion und so viele freie Aktionen, wie du willst, in jeder Reihenfolge. Nichts davon ist Pflicht.
TE-TRN-02 = Ist dein Zug zu Ende, rückt die Fackel 1 Feld nach unten, selbst wenn du nichts getan hast, und du führst ihre Wirkung aus. Dann ist der nächste Held am Zug.
TE-TRN-03 = Deine Bewegungsaktion darfst du für freie Aktionen unterbrechen und danach fortsetzen.
TE-TRN-04 = Beginnst du eine Heldenaktion, ist eine angefangene Bewegungsaktion zu Ende, egal wie viel Geschwindigkeit übrig ist.
TE-TRN-05 = Machst du die Heldenaktion vor der Bewegung, steht dir danach noch die ganze Bewegungsaktion zu.
TE-TRN-06 = Eine Heldenaktion, die dir eine Fähigkeit als freie Aktion erlaubt, beendet deine Bewegung nicht und verbraucht deine Heldenaktion nicht.
TE-TRN-07 = Jeder Held kann pro Zug höchstens einmal eine zusätzliche Heldenaktion bekommen.
TE-TRN-08 = Boni, die für diesen Zug gelten, enden mit dem Zug, und zwar erst, nachdem die Fackel gerückt ist.
TE-TRN-09 = Du darfst deinen Zug jederzeit beenden, wenn gerade keine Aktion läuft (im Hort nur auf einem Feld, auf dem kein anderer Held steht). Dann endet die Bewegungsaktion (TE-LAIR-14), die Fackel rückt 1 nach unten (TE-TRN-02), Wirkungen für diesen Zug oder bis zu seinem Ende laufen aus, und der nächste Held in der Reihenfolge ist dran, bewusstlos oder nicht.
TE-TRN-10 = In deinem Zug triffst du jede Wahl, auch bei Gegneraktionen, es sei denn, eine Regel nennt einen anderen Helden.

## Bewegung

section-TE-MOV = Bewegung
TE-MOV-01 = Du hast so viel Geschwindigkeit, wie dein Wert und alle Modifikatoren ergeben, aber mindestens 1. Einen Nachbarraum zu betreten kostet 1 Geschwindigkeit.
TE-MOV-02 = Zwei Räume sind verbunden, wenn sie Seite an Seite liegen, beide aufgedeckt sind und an der gemeinsamen Seite beide einen Gang haben.
TE-MOV-03 = Du gehst nur durch Gänge; allein das Teleportieren braucht keine.
TE-MOV-04 = Betrittst du einen Raum, in dem ein Gegner steht, ist deine Bewegungsaktion in diesem Zug vorbei.
TE-MOV-05 = Bist du in einem Raum mit einem Gegner gestartet oder kam der Gegner erst nach dir herein, darfst du den Raum ungehindert verlassen.
TE-MOV-06 = Schleichen: Für einen Helden, der schleichen kann, gilt TE-MOV-04 nicht; Gegner halten ihn nicht auf.
TE-MOV-07 = Helden stehen einander nie im Weg. In einem Raum ist Platz für beliebig viele Helden und Gegner (für den Hort siehe TE-LAIR-09).
TE-MOV-08 = Portal: In einem Raum mit Portal und ohne Gegner darfst du als freie Aktion 2 Fokus bezahlen und auf eine beliebige aufgedeckte Dungeonkarte wechseln. Die Horttür ist erlaubt, das Endgegnertableau nicht.
TE-MOV-09 = Teleportieren darfst du auch mitten in der Bewegung und danach die übrige Geschwindigkeit nutzen. Der Zielraum gilt als betreten: Gegner beenden deine Bewegung (TE-MOV-04), Fallen verlangen ihre Probe (TE-HAZ-09), und Schleichen hilft wie sonst.
TE-MOV-10 = Teleportiert dich eine Karte, kostet das keine Geschwindigkeit, und du kommst damit auch aus einem Raum mit Gegnern oder aus dem Hort. Ziel ist eine beliebige aufgedeckte Dungeonkarte, nie das Endgegnertableau; für den Zielraum gilt TE-MOV-09.
TE-MOV-11 = Übrig ist deine jetzige Geschwindigkeit mit allen Modifikatoren (mindestens 1) abzüglich dessen, was du in diesem Zug schon ausgegeben hast; ein Bonus oder eine verlorene Karte zählt sofort. Die Bewegungsaktion beginnt mit dem ersten ausgegebenen Punkt. Sie endet, wenn du danach eine Heldenaktion beginnst, durch TE-MOV-04 oder einen Überfall, auf deinen Wunsch oder mit dem Zug.
TE-MOV-12 = Beendet eine Regel deine Bewegungsaktion (TE-MOV-04, TE-HAZ-02, TE-HAZ-05, TE-HAZ-08), darfst du in diesem Zug keine Geschwindigkeit mehr ausgeben, selbst wenn du noch gar keine ausgegeben hast. Als freie Aktion teleportieren darfst du weiterhin.

## Räume aufdecken

section-TE-REV = Räume aufdecken
TE-REV-01 = Führt ein Gang deines Raums zu einer verdeckten Karte daneben, darfst du für 1 Geschwindigkeit diese Karte umdrehen und betreten.
TE-REV-02 = Du drehst die neue Karte in Vierteldrehungen, wie du magst; nur muss sie durch einen Gang an deinen Raum anschließen. Gänge, die bei anderen Nachbarn auf eine Wand treffen, sind erlaubt und bleiben zu.
TE-REV-03 = Ist die Karte fertig gedreht, kommt an jeden ihrer Gänge, der innerhalb des Rasters auf ein leeres Feld führt, eine verdeckte Karte vom Dungeonstapel. Die Reihenfolge ist Norden, Osten, Süden, Westen; wichtig ist sie nur, wenn einer der Stapel A, B und C oder der ganze Dungeonstapel ausgeht.
TE-REV-04 = Ist der Dungeonstapel leer, entfällt das. Außerhalb des Rasters liegt nie eine Karte.
TE-REV-05 = Anschließend betrittst du den neuen Raum, das ist Pflicht, und siehst nach, ob dort Gefahr droht (ab TE-HAZ-01).
TE-REV-06 = Nach dem Aufdecken darfst du weitergehen und weiter aufdecken, solange du Geschwindigkeit übrig hast und kein Gegner deine Bewegung beendet hat.
TE-REV-07 = Fähigkeiten mit dem Aufdecksymbol drehen eine Karte um, ohne dass du sie betrittst.
TE-REV-08 = Wird eine Karte aufgedeckt, ohne dass du sie betrittst, werden Begegnungen sofort aufgebaut; dabei verliert niemand Gesundheit, und keine Bewegung endet. Fallen tun noch nichts.
TE-REV-09 = Führt aus deinem Raum ein Gang zu einer Karte, die du aufdeckst, ohne sie zu betreten, drehst du sie nach TE-REV-02. Sonst muss sie an mindestens einen aufgedeckten Raum anschließen, der einen Gang zu ihr hat.
TE-REV-10 = „Angrenzende Raumkarten aufdecken“, eine freie Aktion nur in Akt 1: Die Fackel rückt 1 nach unten (mit ihrer Wirkung), dann deckst du alle verdeckten Karten an den vier Seiten deines Raums auf. Das geht Karte für Karte in der Reihenfolge, die du willst, und jede wird nach TE-REV-09, TE-REV-03 und TE-REV-08 fertig abgehandelt, bevor die nächste kommt. Mindestens eine solche Karte muss da sein; macht dich die Fackel bewusstlos, wird nichts aufgedeckt.
TE-REV-11 = Eine Fähigkeit sagt, was sie aufdeckt: eine beliebige verdeckte Karte des Rasters, eine, zu der ein Gang deines Raums führt, oder eine auf einem Nachbarfeld, auch hinter einer Wand. Die Anzahl ist eine Höchstzahl, du wählst Karte für Karte. Aus dem Hort heraus gibt es nur Ziele für Fähigkeiten, die eine beliebige Karte aufdecken.
TE-REV-12 = Auf der Horttür droht beim Aufdecken keine Gefahr. An ihre Gänge kommen neue Karten wie bei jeder anderen Karte.

## Gefahren

section-TE-HAZ = Gefahren
TE-HAZ-01 = Eine Begegnung findet einmal statt, wenn ihre Karte aufgedeckt wird, ob du sie dabei betrittst oder nicht. Danach ist ihr Symbol verbraucht; ein Altar auf der Karte bleibt.
TE-HAZ-02 = Koboldbegegnung: (A) Überfall: Bist du im Raum, verlierst du 1 Gesundheit, und deine Bewegungsaktion endet. (B) Eine Koboldkarte kommt an das freie Koboldfeld mit der kleinsten Nummer. (C) Der Marker dieses Felds kommt in den Raum.
TE-HAZ-03 = Ist der Koboldstapel leer, wird zuerst aus den abgelegten Koboldkarten ein neuer gemischt.
TE-HAZ-04 = Ist kein Koboldfeld frei, habt ihr verloren (TE-END-02). Sonst geschieht nichts mehr.
TE-HAZ-05 = Schergenbegegnung: (A) Überfall: Bist du im Raum, verlierst du 2 Gesundheit, und deine Bewegungsaktion endet. (B) Eine Schergenkarte kommt ganz rechts zu den Schergen. (C) Ihr Gesundheitsmarker kommt auf ihr oberstes Feld. (D) Ihr Marker kommt in den Raum.
TE-HAZ-06 = Kannst du schleichen, entfällt für dich (A) bei jeder Begegnung: kein Schaden, und deine Bewegung geht weiter.
TE-HAZ-07 = Macht dich der Überfall bewusstlos, werden (B) bis (D) noch ausgeführt, dann endet dein Zug.
TE-HAZ-08 = Bringt eine gescheiterte Suche einen Kobold, kommt er in deinen Raum und überfällt dich (A). Kommt er aus den Koboldkojen, endet nur deine Bewegung, ohne Schaden; bringt ihn die Fackel, kommt er ohne (A) auf den Eingang.
TE-HAZ-09 = Falle: Jedes Mal, wenn du einen Fallenraum ohne Entschärfungsmarker betrittst, legst du sofort die Ausweichprobe ab; scheiterst du, trifft dich die aufgedruckte Strafe. So oder so darfst du weitergehen, wenn dich kein Gegner aufhält.
TE-HAZ-10 = Beginnst du deinen Zug in einem Fallenraum oder bleibst du darin, löst das nichts aus.
TE-HAZ-11 = Lässt eine Probe die Fertigkeit offen, entscheidest du dich vor dem Wurf für eine.
TE-HAZ-12 = In einem Raum können Gegner und Falle zugleich sein. Betrittst du ihn, kommt zuerst die Falle, dann endet deine Bewegung.
TE-HAZ-13 = Koboldkojen: Bei jedem Betreten legst du sofort die aufgedruckte Probe ab und bekommst, was dort für Erfolg oder Scheitern steht. Bloßes Aufdecken löst nichts aus, und entschärfen lassen sie sich nie.
TE-HAZ-14 = Die Probe einer Falle oder der Koboldkojen gehört zu dem Schritt oder Teleport, der sie auslöst; bis sie abgelegt ist, machst du keinen weiteren Schritt. Gegner lösen weder das eine noch das andere aus.

## Proben

section-TE-TST = Proben
TE-TST-01 = Du wirfst so viele Heldenwürfel, wie deine Fertigkeit und alle Würfelmodifikatoren ergeben, mindestens 1 und höchstens 3.
TE-TST-02 = Nach dem Wurf machst du einen der Würfel zum Ergebniswürfel. Auch ein +-Würfel darf es sein; er hat den Wert 1 oder 2.
TE-TST-03 = Von den anderen Würfeln darfst du jeden, der 1 oder 2 zeigt, zum Ergebniswürfel hinzuzählen; bei jedem steht es dir frei.
TE-TST-04 = Dein Ergebnis ist der Ergebniswürfel, dazu die hinzugezählten +-Würfel und alle Modifikatoren.
TE-TST-05 = Eine Probe gelingt, wenn dein Ergebnis die verlangte Zahl erreicht oder übertrifft. Eine Angriffsprobe gelingt nur, wenn es höher ist als die Verteidigung des Gegners.
TE-TST-06 = Würfel, die du weder gewählt noch hinzugezählt hast, sind nicht eingesetzt. Nach einer gelungenen Probe (bei einem Angriff: nach einem Ergebnis über der Verteidigung) bringt jeder davon seine Fokussymbole und jede 6 davon 1 Gesundheit. Nach einer gescheiterten gibt es nichts.
TE-TST-07 = Gewinne enden am oberen Ende der Leiste, Verluste bei 0.
TE-TST-08 = Würfel ändern: Bei einer Probe darfst du nach dem Wurf für 2 Fokus einen Heldenwürfel um 1 höher oder niedriger drehen, so oft dein Fokus reicht. Über 6 oder unter 1 geht es nie, auch nicht von 6 auf 1 oder zurück. Die neue Seite zählt in jeder Hinsicht.
TE-TST-09 = In einem Zug, den du bewusstlos begonnen hast, darfst du keine Würfel ändern.
TE-TST-10 = Würfelst du einen Würfel neu, musst du nehmen, was er nun zeigt; ändern (TE-TST-08) darfst du es noch.
TE-TST-11 = Kostet der Erfolg etwas, bekommst du zuerst die Symbole der nicht eingesetzten Würfel und darfst damit bezahlen. Kannst du nicht alles bezahlen, gibt es keinen Effekt, aber auch nicht den des Scheiterns. Zahlen musst du nur bei TE-ACT-04, sonst ist es freiwillig.
TE-TST-12 = Steht nichts für das Scheitern da, passiert beim Scheitern nichts.
TE-TST-13 = Du darfst eine Probe so abschließen, wie die Würfel es zulassen, zum Beispiel absichtlich scheitern oder +-Würfel für ihren Fokus beiseitelassen.
TE-TST-14 = Ein Modifikator gilt für das, was bei ihm steht: Proben auf Stärke, Gewandtheit oder Intelligenz (Angriffe damit eingeschlossen), Nahkampfangriffe, Fernkampfangriffe, Zaubern oder die Zahl der Würfel.
TE-TST-15 = Für alles, was du vor oder während eines Wurfs bezahlst (freie Aktionen, geänderte Würfel, auslösbare Fähigkeiten, Angriffe mit Kosten, Durchsuchen ohne Probe), musst du den vollen Fokus schon haben; mit 0 Fokus geht nichts davon. Kosten neben dem Erfolg einer Probe sind erst nach Erfolg und Würfelsymbolen fällig, du darfst so eine Probe also mit weniger Fokus beginnen, sogar mit 0 (Ausnahme: TE-ACT-04).
TE-TST-16 = Ablauf einer Probe: (1) Gelegenheit vor dem Wurf (TE-FRE-02); (2) Wurf; (3) Gelegenheit nach dem Wurf: neu würfeln, Würfel ändern, Fähigkeiten auslösen und die hier erlaubten freien Aktionen, in beliebiger Reihenfolge; (4) Ergebniswürfel und hinzugezählte Würfel wählen, damit stehen Ergebnis und Erfolg fest; (5) Würfelsymbole; (6) Kosten; (7) Effekte von Erfolg oder Scheitern.
TE-TST-17 = Würfelmodifikatoren werden zuerst zusammengezählt, dann gilt die Grenze aus TE-TST-01. Neu geworfen wird immer nur ein einziger Würfel, höchstens einmal je ausgelöster Fähigkeit; der Gegnerwürfel wird nie geändert und nie neu geworfen.

## Heldenaktionen

section-TE-ACT = Heldenaktionen
TE-ACT-01 = Rasten: Du bekommst die Rastwerte deines Tableaus, bei allen Helden 3 Gesundheit und 5 Fokus. Das geht überall, auch im Hort, neben Gegnern und mit vollen Leisten.
TE-ACT-02 = Raum durchsuchen: Bietet dein Raum etwas zu durchsuchen, legst du die Probe ab oder bezahlst die Kosten. Was Erfolg und Scheitern bringen, steht auf der Karte.
TE-ACT-03 = Solange ein Gegner im Raum ist, darfst du weder durchsuchen noch entschärfen, außer wenn mindestens ein anderer Held bei Bewusstsein dort ist.
TE-ACT-04 = Denselben Raum darfst du mit späteren Aktionen immer wieder durchsuchen. Ist das Durchsuchen dort eine freie Aktion, geht es im selben Zug beliebig oft; doch jedes Mal musst du den Fokus für die Kosten des Erfolgs schon vor dem Wurf haben und sie bei Erfolg auch bezahlen.
TE-ACT-05 = Falle entschärfen: In einem Fallenraum ohne Entschärfungsmarker darfst du jederzeit nach der Ausweichprobe, bestanden oder nicht, die Entschärfungsprobe ablegen, auch in späteren Zügen und ohne neu auszuweichen. Bei Erfolg liegt bis zum Spielende ein Entschärfungsmarker auf der Karte, und du findest 1 Beute oder 1 Zauber; sonst passiert nichts.
TE-ACT-06 = Eine entschärfte Falle wirkt auf keinen Helden mehr und lässt sich kein zweites Mal entschärfen. Die Koboldkojen haben keine Entschärfungsprobe.
TE-ACT-07 = Zaubern: Du nimmst einen ausgerüsteten oder angeborenen Zauber; schon vor dem Wurf müssen alle seine Ziele in Reichweite sein. Gelingt die Probe, bekommst du die Würfelsymbole, bezahlst den Fokus und führst den Zauber aus. Auch gescheitert oder nicht bezahlt verbraucht er die Heldenaktion.
TE-ACT-08 = Ist ein Zauber als Angriff gekennzeichnet, ist er ein Zauberangriff: Sein Schaden ignoriert die Verteidigung, verglichen wird nichts, und für den Ablauf gilt TE-ATK-15. Bei jedem anderen Zauber gibt es weder Gegnerwürfel noch Gegenangriff.
TE-ACT-09 = „Alle Gegner“ oder „alle Helden“ heißt: alle in Reichweite auf einmal, bei Helden auch du selbst. Mindestens ein Ziel muss es geben.
TE-ACT-10 = Angreifen: Du nutzt eine Angriffszeile auf einer ausgerüsteten Handkarte, einem nicht verdeckten Start-Gegenstand oder einer Fähigkeit. Sie bestimmt Angriffsart, Fertigkeit, Bonus und Reichweite.
TE-ACT-11 = Heldenaktionen mit eigener Probe auf dem Heldentableau: zuerst die Probe, dann die Kosten, dann der Effekt; ein Angriff oder eine Bewegung daraus gehört zur selben Heldenaktion. Göttliche Macht darfst du nur beginnen, wenn jetzt ein Nahkampfangriff erlaubt wäre (Gegner im Raum, nutzbare Nahkampfzeile); dieser Angriff nutzt eine beliebige deiner Nahkampfzeilen mit dem Zusatzbonus und hat eigene Würfe und einen eigenen Gegenangriff. Für Schattengang siehe TE-ACT-15.
TE-ACT-12 = Durchsuchen ohne Probe: Du bezahlst und bekommst, was dasteht. Ein einzelner Heldenwürfel, den du für eine Tabelle wirfst, ist keine Probe: Du kannst ihn nicht ändern, und er bringt keine Würfelsymbole.
TE-ACT-13 = Durchsuchen, Entschärfen, Zaubern und Angreifen darfst du nur beginnen, wenn es in diesem Moment erlaubt ist. Geht sonst keine Heldenaktion, kannst du immer noch rasten.
TE-ACT-14 = Durchsuchen und Entschärfen gelten nur für den Raum, in dem du stehst. Auf dem Endgegnertableau bist du in keinem Dungeonraum.
TE-ACT-15 = Schattengang: Du gehst schleichend durch Gänge (TE-MOV-02, TE-MOV-03), höchstens so viele Räume weit, wie die Fähigkeit sagt; einen Raum aufdecken und betreten (TE-REV-01) zählt 1, und Fallen wirken wie sonst. Das ist nicht deine Bewegungsaktion: Es geht auch nach deren Ende und rührt eine ungenutzte nicht an. In Akt 2 zählen der Schritt in den Hort oder hinaus und jedes Heldenfeld als ein Raum; dabei gilt TE-LAIR-15, und zusätzliche Effekte gibt es nicht. Den Hort öffnen (TE-LAIR-03) kannst du so nicht, und im Hort lässt sich die Fähigkeit nicht beginnen.
TE-ACT-16 = Bekommst du eine zusätzliche Heldenaktion, darf sie von jeder Art sein. Du machst sie noch in diesem Zug, nach der laufenden.

## Angriffe

section-TE-ATK = Angriffe
TE-ATK-01 = Nahkampf: Das Ziel ist ein Gegner in deinem Raum.
TE-ATK-02 = Fernkampf: Das Ziel steht in einem anderen Raum, in Sichtlinie und höchstens so weit weg, wie die Reichweite erlaubt. Im Hort ist jeder Angriff auf Gegner im Hort in Reichweite.
TE-ATK-03 = Zauber: Welche Ziele möglich sind, sagt die eigene Reichweite des Zaubers.
TE-ATK-04 = Reichweite „selber Raum“: Das Ziel ist da, wo du bist; im Hort zählt das ganze Endgegnertableau.
TE-ATK-05 = Reichweite „Sichtlinie“: Das Ziel liegt geradeaus, Schritt für Schritt durch Gänge verbunden, mindestens 1 und höchstens die angegebene Zahl an Räumen entfernt. Dein eigener Raum gehört nicht dazu.
TE-ATK-06 = Reichweite „beliebig verbundene Gänge“: Es zählt der kürzeste Weg durch Gänge über aufgedeckte Räume; er darf höchstens so lang sein wie angegeben. Dein eigener Raum, Entfernung 0, gehört dazu.
TE-ATK-07 = Nichts, was dazwischensteht, hält einen Angriff auf.
TE-ATK-08 = Ablauf eines Angriffs: (1) Angriffszeile und Ziel wählen, aufgedruckte Kosten zahlen; (2) Fähigkeiten auslösen, die das Ergebnis im Voraus erhöhen; (3) würfeln, zusammen mit dem Gegnerwürfel, wenn das Ziel in deinem Raum oder in Sichtlinie ist, egal wie weit, sonst nur Heldenwürfel; (4) neu würfeln, Würfel ändern, Fähigkeiten auslösen, Würfel wählen; (5) Schaden; (6) Würfelsymbole und Setboni; (7) Tod und Belohnung; (8) Fähigkeiten nach dem Schaden, ob Treffer oder nicht, wenn das Ziel lebt (töten sie es, folgt noch einmal 7); (9) Gegenangriff. Die Schritte 2 und 4 sind die beiden Gelegenheiten aus TE-FRE-02.
TE-ATK-09 = Die Verteidigung des Ziels ist sein aufgedruckter Wert plus sein Bonus gegen diese Angriffsart.
TE-ATK-10 = Ist dein Ergebnis höher als die Verteidigung, ist der Unterschied der Schaden; sonst gibt es keinen.
TE-ATK-11 = Angriff auf alle Gegner: Ein Wurf der Heldenwürfel wird mit jedem Ziel verglichen. Ein Gegnerwürfel kommt dazu, wenn mindestens ein Ziel in deinem Raum oder in Sichtlinie ist; Würfelsymbole gibt es, wenn du mindestens eines übertriffst. In welcher Reihenfolge die Gegner sterben, bestimmst du.
TE-ATK-12 = Einen Gegner wegbewegen: Du wählst einen Weg durch Gänge aufgedeckter Räume, höchstens so lang wie angegeben, an dessen Ende er weiter von dir weg ist als vorher, gemessen am Weg von deinem Raum; gibt es keinen, bleibt er stehen. Das Bärenhorn schickt jeden Gegner in Reichweite auf einen beliebigen Weg bis zur angegebenen Länge, in der Reihenfolge, die du willst. Kein solcher Effekt bringt einen Gegner in den Hort oder hinaus.
TE-ATK-13 = Eine Angriffszeile auf alle Gegner in beliebig verbundenen Gängen trifft auch die in deinem Raum, selbst beim Fernkampf: Hier geht die Karte TE-ATK-02 vor.
TE-ATK-14 = Du darfst auch dann angreifen, wenn kein Schaden möglich ist, weil alle Marker des Endgegners vor Altarfeldern feststecken. Das kostet die Heldenaktion und ruft den Gegenangriff hervor.
TE-ATK-15 = Ablauf eines Zauberangriffs: (1) Zauber und Ziele wählen; (2) bis (4) wie in TE-ATK-08, mit der Probe des Zaubers; (5) bei Erfolg Würfelsymbole, Setbonus (TE-LOO-09), dann die Kosten und, sind sie bezahlt, Schaden und andere Effekte bei allen Zielen; (6) Tod und Belohnung; (7) Gegenangriff, auch wenn die Probe gescheitert oder der Zauber nicht bezahlt ist.
TE-ATK-16 = In jedem Schritt gilt, was jetzt ist: Ein Gegner, der in einem früheren Schritt getötet oder bewegt wurde, zählt so, wie er nun dasteht. Eine Handkarte, deren Angriffszeile du gerade nutzt, bleibt bis zum Ende des Angriffs ausgerüstet.

## Gegenangriff

section-TE-CTR = Gegenangriff
TE-CTR-01 = Ob du getroffen hast oder nicht: Lebt der Gegner noch und ist er jetzt in deinem Raum oder in Sichtlinie, egal wie weit (TE-AMB-06), schlägt er zurück. Ein toter Gegner tut das nie; sein Würfel zählt nicht, auch nicht die Fackel darauf.
TE-CTR-02 = Auf einen Angriff aus einem anderen Raum ohne Sichtlinie folgt kein Gegenangriff.
TE-CTR-03 = Hatte dein Angriff mehrere Ziele, schlägt genau eines davon zurück, das überlebt hat und dazu in der Lage ist; du wählst es aus.
TE-CTR-04 = Modifikator: Bei einem Kobold ist es gegen jede Angriffsart die Zahl der Kobolde, die gerade im Spiel sind (besetzte Koboldfelder, Dungeon und Hort zusammen, er selbst auch). Bei einem Schergen ist es sein Wert für Nahkampf oder der für Fernkampf und Zauber, beim Endgegner sein Wert für die Angriffsart.
TE-CTR-05 = Zeigt der Gegnerwürfel 2 bis 5, zählst du den Modifikator dazu. Was deine Verteidigung übersteigt, ist der Schaden.
TE-CTR-06 = Schildbruch: Der Würfel zählt so viel wie deine ganze Verteidigung; der Schaden ist also der Modifikator.
TE-CTR-07 = Fackel: Der Gegner richtet keinen Schaden an, doch die Fackel rückt 1 nach unten, mit ihrer Wirkung.
TE-CTR-08 = Zu deiner Verteidigung zählen Tableau, ständige Boni, anhaltende Wirkungen, dein Heldenfeld im Hort und die für diesen Angriff ausgelösten Fähigkeiten; unter 0 sinkt sie nie. Fähigkeiten für den Gegenangriff darfst du direkt davor auslösen, wenn du den Gegnerwürfel schon kennst.
TE-CTR-09 = Fallen, Überfälle und Gegneraktionen sind keine Gegenangriffe: Deine Verteidigung mindert sie nicht.

## Schaden, Tod und Bewusstlosigkeit

section-TE-DMG = Schaden, Tod und Bewusstlosigkeit
TE-DMG-01 = Ein Kobold hat 1 Gesundheit. Stirbt er, kommt sein Marker auf sein Koboldfeld zurück und die Karte auf den Ablagestapel der Kobolde. Wer ihn tötet, darf die Belohnung nehmen: bei „oder“ einen Teil davon, bei „und“ alle Teile, jeden davon freiwillig.
TE-DMG-02 = Fällt ein Scherge auf 0, sind Karte und Marker aus dem Spiel, und sein Gesundheitsmarker kommt auf ein Herz des Endgegnertableaus. Wer ihn tötet, findet zweimal 1 Beute oder 1 Zauber, und die Fackel steigt um 6 (TE-TOR-02).
TE-DMG-03 = Getötet hat immer der aktive Held, gleich durch welchen Effekt. Belohnungen gibt es sofort; er darf verzichten.
TE-DMG-04 = Ein Held mit 0 Gesundheit ist bewusstlos: Der Marker kommt auf 0, die Figur wird hingelegt. Ist es der aktive Held, endet der Zug auf der Stelle; die Fackel rückt trotzdem.
TE-DMG-05 = Beginnst du deinen Zug bewusstlos, musst du rasten und stehst dabei auf; dann darfst du noch eine Bewegungsaktion machen, auch mit Aufdecken, und der Zug ist vorbei. Andere Heldenaktionen und freie Aktionen gibt es nicht, also keine geänderten Würfel, keine auslösbaren Fähigkeiten, kein Portal und kein Öffnen des Horts.
TE-DMG-06 = Bekommt ein bewusstloser Held durch den Effekt eines anderen Helden Gesundheit, steht er sofort auf und hat als Nächstes einen normalen Zug.
TE-DMG-07 = Gegner beachten bewusstlose Helden nicht, weder als Ziel noch beim Angriff.
TE-DMG-08 = Für TE-ACT-03 zählt ein bewusstloser Held nicht als Begleitung.
TE-DMG-09 = Wird der aktive Held bewusstlos, läuft zu Ende, was Gegner, Fackel und Begegnung gerade tun. Was von seinen eigenen Aktionen übrig ist, verfällt: keine weiteren Schritte, keine zusätzlichen Effekte von Heldenfeldern, keine unbezahlten Effekte. Dann endet der Zug nach TE-TRN-09.
TE-DMG-10 = Die Effekte eines gegnerischen Angriffs treffen in der aufgedruckten Reihenfolge jeden Helden, der zu Beginn des Angriffs bei Bewusstsein war, selbst wenn ihn schon der erste Effekt bewusstlos macht. Auch Fackeleffekte des Endgegners treffen Bewusstlose nicht.

## Freie Aktionen

section-TE-FRE = Freie Aktionen
TE-FRE-01 = Freie Aktionen machst du nur im eigenen Zug, so viele du willst; dieselbe auch mehrmals, wenn du sie bezahlen kannst, es sei denn, sie geht ausdrücklich nur einmal.
TE-FRE-02 = Zeit dafür ist vor und nach der Bewegungsaktion und zwischen zwei ihrer Schritte, vor und nach der Heldenaktion und bei einer Probe direkt vor und direkt nach dem Wurf der Heldenwürfel. Rund um den Wurf gehen nur: Würfel ändern (nach dem Wurf), Fähigkeiten auslösen, eine Karte ablegen, die die laufende Aktion nicht nutzt, und freie Aktionen, die nichts weiter tun, als Gesundheit, Fokus, einen Fund oder Geschwindigkeit zu geben oder die Fackel zu heben. Vor dem Wurf wirst du nur gefragt, wenn mehr zu entscheiden ist, als eine Karte abzulegen: Das geht schon vorher in deinem Zug und noch nach dem Wurf. Alle anderen freien Aktionen warten, bis die laufende Aktion vorbei ist (TE-AMB-03).
TE-FRE-03 = Freie Aktionen jedes Helden: einen Würfel ändern; eine ausgerüstete Karte in ihre Reihe ablegen; die einzige ausgerüstete Handkarte in die andere Hand nehmen; den Hort betreten; ein Portal nutzen; die Aktion des Fackeltableaus (Akt 1: angrenzende Raumkarten aufdecken, Akt 2: Endgegner anlocken); einen Raum durchsuchen, bei dem das als freie Aktion aufgedruckt ist.
TE-FRE-04 = Eine Fähigkeit auf einem Handfeld kannst du nicht nutzen, solange eine Handkarte das Feld verdeckt.
TE-FRE-05 = Auslösbare Fähigkeiten sind freie Aktionen, die nur zu einer passenden Heldenaktion oder Probe angeboten werden. Wo es dabeisteht, gehen sie nur einmal je Angriff.
TE-FRE-06 = Eine freie Aktion ist nur erlaubt, wenn du sie ganz bezahlen kannst und mindestens einer ihrer Effekte jetzt etwas bewirkt. Bei voller Gesundheit gibt es also keinen Heiltrank, und einen Endgegner, der schon in deinem Raum ist, lockst du nicht an.

## Fackel

section-TE-TOR = Fackel
TE-TOR-01 = Nach unten rückt die Fackel Feld für Feld; jedes Feld, das sie betritt, auch im Vorbeiziehen, wirkt vor dem nächsten Schritt. Nach oben löst sie nichts aus.
TE-TOR-02 = Über das Startfeld für eure Heldenzahl steigt die Fackel nie. Felder, an denen sie beim Steigen vorbeikommt, wirken auf dem Weg nach unten erneut.
TE-TOR-03 = Symbol Kobold: eine Koboldbegegnung auf dem Eingang (TE-HAZ-08).
TE-TOR-04 = Symbol Gegneraktion: Alle Gegner handeln, wie ab TE-ENM-01 beschrieben.
TE-TOR-05 = Symbol Totenkopf: Ihr habt verloren.
TE-TOR-06 = Eine Gegneraktion mitten im Zug wird ganz abgehandelt, bevor der Zug weitergeht. Wird der aktive Held dabei bewusstlos, ist der Zug zu Ende.

## Gegneraktion

section-TE-ENM = Gegneraktion
TE-ENM-01 = Zuerst handeln die Kobolde in der Reihenfolge ihrer Koboldfelder 1 bis 4, dann in Akt 1 die Schergen von links nach rechts, in Akt 2 der Endgegner.
TE-ENM-02 = Jeder Angriff trifft alle Helden bei Bewusstsein in seiner Reichweite. Dagegen hilft weder Verteidigung noch eine Fähigkeit.
TE-ENM-03 = „Bewegen oder angreifen“: Ist ein Held bei Bewusstsein in Reichweite, greift der Gegner an und bewegt sich nicht. Sonst bewegt er sich und greift nicht an.
TE-ENM-04 = „Bewegen und angreifen“ (einige Kobolde, alle Schergen, nicht der Endgegner): Ist der nächstgelegene Held, der bei Bewusstsein ist, im Raum des Gegners, greift dieser an, ohne sich zu bewegen. Sonst bewegt er sich und greift dann an.
TE-ENM-05 = Ein Gegner geht auf kürzestem Weg über aufgedeckte Räume zum nächstgelegenen Helden bei Bewusstsein, höchstens so weit wie seine Geschwindigkeit; im ersten Raum mit einem solchen Helden bleibt er stehen. Fallen, andere Gegner und Portale sind dabei ohne Belang. In Akt 2 ist der Hort ein weiterer Raum hinter der Horttür (TE-LAIR-05).
TE-ENM-06 = Sind mehrere Helden gleich nah oder mehrere Wege gleich kurz, bestimmt der aktive Held. Ist kein Held bei Bewusstsein, gibt es weder Bewegung noch Angriff.
TE-ENM-07 = Hängt der Schaden von der Zahl der Kobolde ab, zählen die Kobolde, die in diesem Moment im Spiel sind (wie in TE-CTR-04).
TE-ENM-08 = Was eine Gegneraktion vorweg bewirkt, geschieht auch ohne Ziel. Bekommt ein Gegner Gesundheit, ist am oberen Ende seiner Leiste Schluss.
TE-ENM-09 = Ablegen: Jeder getroffene Held sucht eine seiner ausgerüsteten Beute- oder Zauberkarten aus und legt sie in ihre Reihe. Ein Held ohne Karten ist davon nicht betroffen.
TE-ENM-10 = Ob ein Held in Reichweite eines Gegners ist, sagen TE-ATK-04 bis TE-ATK-06, gemessen vom Raum des Gegners; „Sichtlinie oder selber Raum“ verbindet die ersten beiden. Gilt ein Effekt nur im selben Raum, wird das für jeden Helden einzeln geprüft.

## Beute und Zauber

section-TE-LOO = Beute und Zauber
TE-LOO-01 = Finden: Du ziehst die oberste Karte des genannten Stapels, siehst sie dir an und behältst sie oder legst sie in die Reihe; oder du nimmst eine offene Karte aus der Reihe; oder du verzichtest. Bei „Beute oder Zauber“ wählst du, bei mehreren Funden jedes Mal neu.
TE-LOO-02 = Aufheben: Du nimmst eine Karte, und zwar nur aus der Reihe. Ist die Reihe leer, passiert nichts.
TE-LOO-03 = Ein leerer Stapel wird nicht aufgefüllt. Finden kannst du dann nur noch in der Reihe.
TE-LOO-04 = Ausrüsten kannst du eine Karte nur in dem Augenblick, in dem du sie findest oder aufhebst. Anderen Helden gibst du sie nie.
TE-LOO-05 = Mehr als 2 Handkarten, 1 Rüstung, 2 Plunder und 2 Zauber hast du nie ausgerüstet. Für eine weitere Karte legst du zuerst eine derselben Art in ihre Reihe.
TE-LOO-06 = Eine Handkarte legst du auf dein linkes oder rechtes Handfeld, wie du willst; sie verdeckt dort den Start-Gegenstand, bis sie wieder weg ist. Die angeborene Fähigkeit wird nie verdeckt.
TE-LOO-07 = Die ständigen Boni aller ausgerüsteten Karten werden zusammengezählt.
TE-LOO-08 = Legendäres Set: 2, 3 oder 4 ausgerüstete Teile mit demselben Tier-Wappen geben den Bonus der passenden Spalte. Ein Teil allein gibt keinen.
TE-LOO-09 = Der Setbonus einer Angriffsart wirkt bei jedem solchen Angriff, ob Treffer oder nicht, in Schritt 6 von TE-ATK-08 (Boni auf das Ergebnis in Schritt 4). Den Bonus der Eule bekommst du mit jedem Zauber von Karte oder Tableau, Angriff oder nicht, gelungen oder gescheitert, nach dem Wurf und bevor du bezahlst.
TE-LOO-10 = Eine ausgerüstete Karte wirkt sofort, auch für den Rest eines laufenden Angriffs (etwa beim Gegenangriff eines anderen Ziels). Eine abgelegte oder verdeckte hört sofort auf zu wirken.

## Hort und Akt 2

section-TE-LAIR = Hort und Akt 2
TE-LAIR-01 = Die Tür ist entriegelt, wenn die Horttür aufgedeckt ist und ihr so viele Schergen getötet habt, wie Helden mitspielen.
TE-LAIR-02 = Hort betreten: eine freie Aktion auf der Horttür, die außerdem 1 Geschwindigkeit deiner Bewegung kostet. Du brauchst also noch Geschwindigkeit und eine Bewegungsaktion, die nicht zu Ende ist (TE-MOV-11, TE-MOV-12). Du kommst auf das Eingangsfeld.
TE-LAIR-03 = Beim ersten Mal deckt ihr den Endgegner auf, legt alle Gesundheitsmarker, einen je Held, auf Feld 8 und setzt den Endgegnermarker in den Hort. Ihr wendet das Fackeltableau auf Akt 2 und setzt die Fackel auf das Startfeld für eure Heldenzahl; sonst geschieht mit ihr nichts. Die Kobolde bleiben, wie sie sind (Felder, Karten, Orte), jede Schergenbegegnungskarte bekommt einen Altarmarker, und der Zug geht in Akt 2 weiter.
TE-LAIR-04 = Später kostet der Weg zwischen Horttür und Eingangsfeld 1 Geschwindigkeit wie jede Bewegung, hinein wie hinaus.
TE-LAIR-05 = Der Hort ist ein einziger Raum und grenzt nur an die Horttür. Alle darin sind im selben Raum und füreinander in Sichtlinie.
TE-LAIR-06 = Drinnen gehst du für je 1 Geschwindigkeit von einem Heldenfeld zu einem benachbarten. Gegner im Hort beenden deine Bewegung nicht.
TE-LAIR-07 = Der Hort hat sechs Heldenfelder. Sie bilden eine Linie von 1 bis 6, jedes ist Nachbar des vorigen und des nächsten; das Eingangsfeld ist Feld 3.
TE-LAIR-08 = Modifikatoren eines Heldenfelds gelten für den Helden, der darauf steht. Die zusätzlichen Effekte des Felds wirken nur, wenn du deine Bewegungsaktion dort beendest; nicht im Vorbeigehen und nicht, weil du deinen Zug dort anfängst.
TE-LAIR-09 = Besetzte Felder darfst du überqueren, enden musst du auf einem leeren. Mit 1 übriger Geschwindigkeit kommst du nicht in den Hort, wenn das Eingangsfeld besetzt ist.
TE-LAIR-10 = Als Heldenaktion gibt es im Hort nur Angreifen, Zaubern und Rasten; Göttliche Macht zählt als Angriff.
TE-LAIR-11 = Über die Grenze wirkt nichts: Angriffe, Zauber, Gegneraktionen und Hilfe im Hort erreichen nur Figuren im Hort, die im Dungeon nur Figuren im Dungeon (die Horttür gehört zum Dungeon).
TE-LAIR-12 = In Akt 2 können Kobolde den Hort betreten, wenn der nächstgelegene Held, der bei Bewusstsein ist, dort steht, und ihn auf demselben Weg verlassen. Sie stehen in der Mitte: Alle Helden dort können sie angreifen, und sie greifen alle Helden dort an.
TE-LAIR-13 = Außerhalb des Horts greift ihr den Endgegner an wie jeden Gegner im Dungeon.
TE-LAIR-14 = Die zusätzlichen Effekte eines Heldenfelds treten einmal ein, genau dann, wenn deine Bewegungsaktion endet (TE-MOV-11), und nur, wenn du mit einem Schritt dieser Bewegungsaktion auf das Feld gekommen bist. Hast du es in diesem Zug nicht betreten, bekommst du nichts.
TE-LAIR-15 = Auf ein besetztes Feld darfst du nur treten, wenn danach noch genug Geschwindigkeit bleibt, um ein leeres Feld oder die Horttür zu erreichen. Solange du auf einem besetzten Feld bist, kannst du weder die Bewegungsaktion noch den Zug beenden und auch keine Heldenaktion beginnen.
TE-LAIR-16 = Die Modifikatoren deines Heldenfelds gelten bei jeder deiner Proben, bei jedem deiner Angriffe und bei jedem Gegenangriff auf dich, egal wer das Ziel ist.
TE-LAIR-17 = Wer im Hort ist, steht nur auf dem Endgegnertableau: Portale, das Aufdecken angrenzender Raumkarten, das Durchsuchen und die Räume des Dungeons sind von dort nicht zu erreichen. Erreichbar bleiben Fackel, Reihen und Stapel, dazu verdeckte Karten für Fähigkeiten, die eine beliebige Karte aufdecken.

## Der Endgegner

section-TE-BOS = Der Endgegner
TE-BOS-01 = Schaden am Endgegner verteilst du in ganzen Punkten auf seine Gesundheitsmarker; jeder rückt für sich. Jeder Punkt, den irgendein Marker aufnehmen kann, muss untergebracht werden.
TE-BOS-02 = Auf ein Altarfeld ohne Altarmarker oder daran vorbei rückt kein Gesundheitsmarker; er bleibt auf dem Feld darüber liegen. Der Rest geht an andere Marker, die noch rücken können (TE-BOS-01), sonst verfällt er.
TE-BOS-03 = Kommt der Endgegner, gleich auf welche Weise, in einen Dungeonraum mit Altarmarker, wandert dieser auf das oberste Altarfeld des Endgegners, auf dem noch keiner liegt; der Endgegner geht weiter. Sind alle Altarfelder belegt, wird der Marker einfach entfernt. Der Raum namens Arkaner Altar hat keinen Altar.
TE-BOS-04 = Gegneraktion des Endgegners, nach den Kobolden: Ist ein Held bei Bewusstsein in Reichweite seines Angriffs, greift er an und bewegt sich nicht. Sonst bewegt er sich zuerst nach TE-ENM-05 (wenn nötig durch die Horttür, zwischen Hort und Tür für 1 Geschwindigkeit) und greift dann an. Der Angriff trifft alle Helden bei Bewusstsein in Reichweite.
TE-BOS-05 = Im Dungeon zählt für die Reichweite seines Angriffs die Länge des Wegs; im Hort trifft der Angriff alle Helden dort.
TE-BOS-06 = Endgegner anlocken (freie Aktion für 2 Fokus in Akt 2, beliebig oft): Er geht auf kürzestem Weg auf dich zu, mit voller Geschwindigkeit oder bis er in deinem Raum ist, auch durch die Horttür in den Hort oder hinaus; andere beachtet er nicht und hält für sie nicht an. Unter gleich kurzen Wegen wählst du; er greift dabei nicht an. Ist er schon in deinem Raum, geht es nicht.
TE-BOS-07 = Der Endgegner schlägt zurück wie ab TE-CTR-01 beschrieben, mit seinem Wert für die Angriffsart. Steht dort ein Verlust statt einer Zahl, kommt zum Würfel 0 dazu, und du verlierst das Genannte im Gegenangriff nach dem Würfel, was er auch zeigt, sofern der Endgegner überhaupt zurückschlägt (TE-CTR-01, TE-CTR-03).
TE-BOS-08 = Zeigt der Würfel beim Gegenangriff des Endgegners die Fackel, rückt sie 1 nach unten (beim Totenkopf habt ihr sofort verloren), dann kommt der Fackeleffekt des Endgegners, dann das Symbol des erreichten Felds (Gegneraktion oder Kobold). Schaden durch den Gegenangriff selbst gibt es nicht.
TE-BOS-09 = Bekommt der Endgegner Gesundheit, wählt der aktive Held einen Marker, der weder auf 0 noch auf 8 liegt. Dieser steigt um die genannte Zahl, höchstens bis 8.
TE-BOS-10 = Ein Marker auf 0 bleibt auf 0.
TE-BOS-11 = Schickt ein Effekt den Endgegner in den Hort, kommt sein Marker direkt dorthin, ohne Räume zu durchqueren.
TE-BOS-12 = Der Endgegner folgt nur den Helden: Ist kein Held im Hort, verlässt er ihn bei seiner nächsten Gegneraktion durch die Horttür.
TE-BOS-13 = Fackeleffekte und Aktionen des Endgegners mit einer Reichweite treffen die Helden bei Bewusstsein in dieser Reichweite um ihn, im Hort alle, die dort bei Bewusstsein sind (TE-BOS-05, TE-DMG-10). Solche ohne Reichweite wirken auf ihn selbst.

## Solo und mehrere Helden

section-TE-SOL = Solo und mehrere Helden
TE-SOL-01 = Allein führst du mindestens zwei Helden; jeder hat sein eigenes Tableau, eigene Karten, eine eigene Figur und einen eigenen Zug. Wo es auf die Anzahl ankommt, zählen Helden, nicht Personen.
TE-SOL-02 = Am digitalen Tisch hat jeder Held einen Platz; eine Person darf mehrere Plätze haben oder alle. Eine Wahl gehört dem Platz des Helden, den die Regel nennt. Ihr dürft euch absprechen und einander alles sagen, was offen ist.

## Beispiele

section-TE-EX = Beispiele
TE-EX-01 = Aufbau mit 4 Helden: In Stapel B sind 4 Schergenbegegnungen und 12 Räume; der Dungeonstapel hat 25 Karten, nach dem Aufbau noch 21. Mit 2 Helden sind es 21 und 17, mit 3 Helden 23 und 19.
TE-EX-02 = Probe im Studierzimmer, Intelligenz 5, Wurf 4, 3 und 1: Ergebniswürfel 4 und +-Würfel 1 ergeben 5, ein Erfolg. Du findest 1 Zauber und bekommst 2 Fokus, die nicht eingesetzte 3 bringt 1 Fokus: insgesamt 3 Fokus.
TE-EX-03 = Derselbe Wurf, nur mit der 4 als Ergebnis: 4 reicht nicht, und Fokus gibt es keinen.
TE-EX-04 = Heldenglück verlangt Intelligenz 7 und bei Erfolg 4 Fokus. Hast du nach den Würfelsymbolen weniger als 4 Fokus, bewirkt es nichts.
TE-EX-05 = Feuerball: Intelligenz 7, bis zu 2 Räume durch beliebig verbundene Gänge, bei Erfolg 6 Fokus zahlen für 4 Schaden. Ein Ziel, das drei Gänge entfernt ist, darfst du nicht wählen.
TE-EX-06 = Thordin greift den Minotauren mit dem Hammer im Nahkampf an: Er wirft 3 Heldenwürfel und den Gegnerwürfel, die Verteidigung ist 4 + 2 = 6. Ein Ergebnis von 8 bringt 2 Schaden, ein Ergebnis von 6 keinen.
TE-EX-07 = Der Minotaur schlägt gegen einen Nahkampfangriff zurück: 5 + 3 = 8. Mit Steinwall (2 Fokus) ist die Verteidigung 4 + 2 = 6, das macht 2 Schaden; ohne Steinwall wären es 4.
TE-EX-08 = Dasselbe mit Schildbruch: 3 Schaden, wie hoch die Verteidigung auch ist. Mit der Fackel: 0 Schaden, die Fackel rückt 1 nach unten.
TE-EX-09 = Zwei Kobolde sind im Dungeon, beide schlagen mit Modifikator +2 zurück. Bei einer Gegneraktion ist Stechi im Raum eines Helden: Er fügt jedem Helden bei Bewusstsein dort 2 + 1 = 3 Schaden zu und bewegt sich nicht.
TE-EX-10 = Gegneraktion des Minotauren (Geschwindigkeit 5), der nächstgelegene Held ist 4 Räume entfernt: Der Minotaur geht 4 Räume und fügt jedem Helden dort 3 Schaden zu. Bei 7 Räumen geht er 5 und verursacht keinen Schaden.
TE-EX-11 = Würfel ändern: Für 2 Fokus wird aus einer 3 eine +2. Aus einer 6 wird keine 1.
TE-EX-12 = Tötest du Stechi, bekommst du 1 Beute oder 3 Gesundheit, nicht beides. Tötest du Pieksi, bekommst du beide Teile der Belohnung.
TE-EX-13 = Ein Scherge stirbt, als die Fackel 3 Felder unter dem Start steht: Sie steigt nur um 3. Dazu kommen zwei Funde.
TE-EX-14 = Zwei Teile des Löwen bringen bei jedem Nahkampfangriff 1 Gesundheit, alle vier bringen 3.
TE-EX-15 = Kampfrausch: 3 Fokus für +2 auf das Ergebnis eines Nah- oder Fernkampfangriffs.
TE-EX-16 = 3 Schaden an einem Endgegner mit drei Markern auf 8: Danach liegen sie auf 5, 8, 8 oder 7, 6, 8 oder 7, 7, 7; jede andere Aufteilung ist auch erlaubt. Beim Drachen ist Altarfeld 3 nicht belegt, ein Marker auf 5 soll 3 Schaden nehmen: Er bleibt auf 4 liegen, die anderen 2 Punkte gehen an Marker, die noch rücken können, sonst verfallen sie.
TE-EX-17 = Drache: Nach einem Zauberangriff verlierst du 2 Fokus. Zeigt der Würfel die Fackel, verliert jeder Held im Umkreis von 1 Raum 2 Gesundheit (im Hort jeder Held dort); bei einer Gegneraktion verliert jeder im Umkreis von 4 Räumen 2.
TE-EX-18 = „Angrenzende Raumkarten aufdecken“ neben drei verdeckten Karten, eine davon mit Kobold: Die Fackel rückt 1 nach unten, alle drei Karten werden umgedreht, der Kobold kommt in seinen Raum, und niemand verliert Gesundheit.
TE-EX-19 = Ein fünfter Kobold: Ihr habt sofort verloren.
TE-EX-20 = Chancen: Das beste Ergebnis ist mindestens 7 in 93 von 216 Würfen mit drei Würfeln und in 6 von 36 mit zwei. Mindestens 6 ist es mit drei Würfeln in 164 von 216, mit zwei in 17 von 36, mit einem in 1 von 6.
TE-EX-21 = Auf einem Heldenfeld mit einem Würfel weniger wirft ein Held mit 3, 2 oder 1 Würfeln nur 2, 1 oder 1. Auf einem mit +2 für Gewandtheit zählt ein Gewandtheitsergebnis von 4 als 6, ein Stärkeergebnis bleibt, wie es ist.
TE-EX-22 = Der Endgegner und ein Held sind im Hort, ein zweiter Held steht auf der Horttür: Der Angriff auf alle Helden trifft nur den ersten. Der zweite kann weder auf den Endgegner schießen noch den ersten heilen.
TE-EX-23 = Mit 4 Helden beginnt die Fackel auf dem Feld mit der 4.
TE-EX-24 = Brücke des Verderbens: entschärfen mit Gewandtheit 6 oder mehr. Werkstatt: durchsuchen mit Gewandtheit 5 oder mehr, dann 1 Beute oder 1 Zauber aus einer Reihe aufheben; sind beide Reihen leer, bringt der Erfolg nur seine Würfelsymbole.
TE-EX-25 = Gegneraktion des Drachen (Reichweite 4, Geschwindigkeit 3) im Dungeon: Ist der nächstgelegene Held, der bei Bewusstsein ist, 4 Räume entfernt, bleibt der Drache stehen und verursacht 2 Schaden. Bei 6 Räumen geht er 3 und fügt dann jedem Helden bei Bewusstsein im Umkreis von 4 Räumen 2 Schaden zu; bei 8 Räumen geht er 3 und verursacht keinen.
TE-EX-26 = Du stehst mit 1 übriger Geschwindigkeit auf der Horttür, ein anderer Held auf dem Eingangsfeld: Du kannst nicht hinein. Mit 2 gehen beide Schritte, wenn Feld 2 oder 4 leer ist.

## Klärungen

section-TE-AMB = Klärungen
TE-AMB-01 = Was kostet ein Portal? Das Symbol fehlt in unserer Vorlage. Wir nehmen 2 Fokus, denn es ist eine freie Aktion, die etwas kostet, und Geschwindigkeit wird dort getrennt genannt.
TE-AMB-02 = Was geschieht, wenn du die Kosten eines Erfolgs nicht bezahlen kannst? Nichts, so sagt es die Anleitung; die öffentliche Quelle, nach der dann der Effekt des Scheiterns eintritt, gilt nicht.
TE-AMB-03 = Was ist direkt vor und nach einem Wurf erlaubt? Die Anleitung erlaubt dort freie Aktionen allgemein, eine öffentliche Fragensammlung nur geänderte Würfel. Bei uns gilt die Anleitung (TE-FRE-02), aber ohne alles, was eine Figur bewegt, eine Karte aufdeckt, eine weitere Probe beginnt oder die Fackel senkt: Sonst könntest du zwischen Wurf und Gegenangriff weggehen oder Aktionen ineinander schachteln.
TE-AMB-04 = Schadet ein Überfall einem Helden, der schleichen kann? Nein. Das steht nur in einer öffentlichen Fragensammlung, wir übernehmen es.
TE-AMB-05 = Schildbruch: Schaden in Höhe des Modifikators oder ein Würfel so hoch wie deine Verteidigung? Beides ist dasselbe. Steht beim Endgegner ein Verlust statt des Modifikators, richtet der Schildbruch 0 Schaden an.
TE-AMB-06 = Wie weit reicht die Sichtlinie beim Gegenangriff? Beliebig weit, denn eine Entfernung ist nirgends genannt.
TE-AMB-07 = Folgt auch auf einen gescheiterten Zauberangriff ein Gegenangriff? Ja, wenn der Gegner im selben Raum oder in Sichtlinie ist, denn er folgt auf Treffer wie auf Fehlschlag; ebenso nach einem Erfolg, der nicht bezahlt wird.
TE-AMB-08 = Wann gibt es keine offenen Gänge mehr? Das sagt TE-END-04 genau, weil die Anleitung es nicht näher bestimmt.
TE-AMB-09 = Deckt „Angrenzende Raumkarten aufdecken“ auch Räume hinter einer Wand auf? Ja, verlangt ist nur, dass sie angrenzen; gedreht werden sie nach TE-REV-09.
TE-AMB-10 = Wie viele Fokussymbole zeigen die Seiten des Heldenwürfels? Sicher ist nur eines auf der 3; je eines auf 1, 2 und 4 ist unsere Lesart und kann sich noch ändern.
TE-AMB-11 = Welche Zahl auf dem Tableau des Drachen gehört wozu? In unserer Vorlage stehen sie lose da; wir haben sie so verteilt, dass alle Sätze über ihn stimmen, und lesen die 8 als oberes Ende seiner Leiste. Verteidigung 8 und Geschwindigkeit 3 wäre die andere Lesart; sie ist nicht belegt, und mit Verteidigung 6 ist das Spiel abgestimmt.
TE-AMB-12 = Welche Fähigkeit eines Helden ist angeboren, welche liegt auf einem Handfeld? Die zuerst genannte ist angeboren, die beiden anderen liegen auf den Handfeldern. Sicher ist das Handfeld nur bei Forschung.
TE-AMB-13 = Wie oft darf ein Raum durchsucht werden? Ohne Grenze, denn keine Regel nennt eine; der Preis sind Fackel und Kobolde.
TE-AMB-14 = Rückt die Fackel auch, wenn du im eigenen Zug bewusstlos wirst? Ja, denn sie rückt am Ende jedes Zuges.
TE-AMB-15 = Wiegen mehrere Gegner in einem Raum bei TE-MOV-04 schwerer als einer? Nein. Und den Hort zu betreten beendet die Bewegung nicht, denn weitergehen darf man dort ausdrücklich.
TE-AMB-16 = Bleibt der Endgegner stehen, wenn ein Held in Reichweite ist? Ja (TE-BOS-04): Die Anleitung sagt zweimal, dass er sich nur bewegt, wenn keiner in Reichweite ist, und geht der öffentlichen Quelle vor, die ihn wie einen Schergen behandelt. Für Schergen gilt TE-ENM-04, denn von ihnen sagt die Anleitung nur, dass sie sich bewegen und angreifen.
TE-AMB-17 = Ohne Fokus geht nichts, was Fokus braucht, und doch dürfen Würfelsymbole einen Zauber bezahlen? Beides stimmt, je nachdem, wann die Kosten fällig sind: siehe TE-TST-15.
TE-AMB-18 = Eine Suche scheitert und bringt einen Kobold, bevor du dich bewegt hast: Darfst du noch gehen? Nein (TE-MOV-12), denn (A) macht keine Ausnahme. Ein Gegner, der nur hereinkommt, beendet die Bewegung nicht (TE-MOV-05).
TE-AMB-19 = Die Fackel bringt einen Kobold auf den Eingang, und du stehst dort: Nimmst du Schaden? Nein, denn an dieser Stelle nennt die Anleitung nur das Ziehen der Karte und das Platzieren.
TE-AMB-20 = Darfst du Räume, die sich als freie Aktion durchsuchen lassen (Waffenkammer, Festsaal), im selben Zug immer wieder durchsuchen? Ja, freie Aktionen gehen beliebig oft; nach TE-ACT-04 hat jede Wiederholung aber ihren Preis.
