# Pathways: die Regeln auf Deutsch, eine Nachricht je Regelnummer.

## Die Karten

section-PA-GEO = Die Karten
PA-GEO-01 = Eine Karte liegt hochkant und ist ein Raster aus 3 Spalten und 4 Reihen, auf zwei Ebenen: Hauptebene und Untergrund. Die Spalten (x) zählen von links 0 bis 2, die Reihen (y) von oben 0 bis 3.
PA-GEO-02 = Jedes Feld einer Ebene ist eines von dreien: Fels, Korridor oder Raum.
PA-GEO-03 = Zwischen zwei Feldern einer Karte, die auf derselben Ebene eine Kante teilen, ist entweder eine Wand oder ein Durchgang. Ein Durchgang gilt in beide Richtungen.
PA-GEO-04 = Ein Anschluss ist ein Durchgang am Kartenrand. Er gehört zu einer Ebene, einem Feld und einer Seite (Norden, Osten, Süden oder Westen). Nur Korridorfelder haben Anschlüsse.
PA-GEO-05 = Ein Raum ist ein Rechteck aus mindestens 2 Feldern auf der Hauptebene, innen offen und mit einem Buchstaben benannt (A, B oder C). Er öffnet sich nie direkt in einen anderen Raum oder zum Kartenrand. Im Untergrund gibt es keine Räume.
PA-GEO-06 = Eine Tür ist ein Durchgang zwischen einem Raum und einem Korridor. Die Türen eines Raums sind ab 0 nummeriert, im Uhrzeigersinn um den Raum herum ab dem Feld links oben: die obere Seite von links nach rechts, die rechte abwärts, die untere von rechts nach links, die linke aufwärts. Drehst du die Karte, wird auf dieselbe Weise neu nummeriert.
PA-GEO-07 = Ein Korridorfeld zeigt höchstens ein Symbol. Was in einem Raum liegt, hat dort kein eigenes Feld, außer Fallgruben und Treppen. Ein Raum hat höchstens ein Portal.
PA-GEO-08 = Eine Treppe verbindet einen Ort der Hauptebene, Korridor oder Raum, mit dem Korridorfeld genau darunter. Beide Enden sind ein und dasselbe Symbol.
PA-GEO-09 = Fallgruben gibt es nur auf der Hauptebene, und das Feld unter einer Fallgrube ist ein Korridor: das Landefeld. Auch Lavagruben gibt es nur auf der Hauptebene, und zwar nur in Korridoren.
PA-GEO-10 = Monster, Schlösser, Portale, Gegenstände und Verbesserungen kommen auf beiden Ebenen vor, Schlösser und Lavagruben nur in Korridoren.
PA-GEO-11 = In den Dateien ist jede Ebene in 9 Zeilen zu 7 Zeichen gezeichnet. Felder sind jedes zweite Zeichen jeder zweiten Zeile; dazwischen ist # eine Wand und ein Leerzeichen ein Durchgang. Ein Feld ist # für Fels, ein Punkt für einen leeren Korridor, A, B oder C für einen Raum oder ein Symbol: c Münze, b Fass, s Schwert, r Seil, k Schlüssel, l Schriftrolle, m Monster, o Fallgrube, v Lavagrube, x Schloss, p Portal, y Recycling, z Schere, = Treppe. Was in einem Raum liegt, steht neben der Zeichnung.
PA-GEO-12 = Drehst du eine Karte auf den Kopf, kommt das Feld (x, y) nach (2 − x, 3 − y); Norden wird Süden, Osten wird Westen, auf beiden Ebenen.

## Karten legen

section-PA-LAY = Karten legen
PA-LAY-01 = Lege deine Karten aufrecht oder auf dem Kopf, nie quer. Jede bedeckt 3 mal 4 Felder deines Dungeons; dort zählt x nach rechts und y nach unten.
PA-LAY-02 = Karten dürfen gegeneinander versetzt liegen, immer um ganze Felder.
PA-LAY-03 = Karten überlappen sich nie.
PA-LAY-04 = Zwei Karten sind Nachbarn, wenn sie eine Kante teilen, sei sie auch nur ein Feld lang. Eine gemeinsame Ecke macht sie nicht zu Nachbarn.
PA-LAY-05 = Zwei Anschlüsse benachbarter Karten bilden eine Verbindung, wenn sie auf derselben Ebene liegen und aufeinandertreffen.
PA-LAY-06 = Je zwei Nachbarkarten brauchen mindestens eine Verbindung, auf der Hauptebene oder im Untergrund.
PA-LAY-07 = Ein Anschluss, der ohne Verbindung auf eine andere Karte trifft, ist versperrt: Dort geht es nicht weiter und auch nicht hinaus. So legen darfst du trotzdem.
PA-LAY-08 = Alle Karten, die du legst, hängen über Verbindungen zusammen.
PA-LAY-09 = Es ist erlaubt, Karten übrig zu lassen. Für einen Weg brauchst du mindestens 1; ganz ohne Karte gehst du in dieser Runde leer aus.
PA-LAY-10 = Ein Anschluss ist offen, wenn dahinter keine Karte liegt, auch in einer Lücke mitten in deinem Dungeon.
PA-LAY-11 = Dein Dungeon darf so breit und so hoch werden, wie du willst.

## Orte und Wege

section-PA-GRA = Orte und Wege
PA-GRA-01 = Dein Weg führt von Ort zu Ort. Jedes Korridorfeld ist ein Ort, und jeder Raum ist als Ganzes einer.
PA-GRA-02 = Von einem Ort zum nächsten kommst du durch einen Durchgang, über eine Verbindung zu einer anderen Karte, über eine Treppe, durch einen Sturz, durch ein Portal oder mit einem Zauberbuch.
PA-GRA-03 = Ein Feld der Hauptebene und das Feld darunter sind zwei Orte. Dein Weg darf also über oder unter sich selbst verlaufen.

## Spielaufbau

section-PA-SET = Spielaufbau
PA-SET-01 = Die Feenplättchen liegen nach Arten sortiert bereit, 4 Vorräte zu je 5. Benutzte kommen dorthin zurück.
PA-SET-02 = Mischt die Zauberbücher zu einem verdeckten Stapel und deckt 2 auf.
PA-SET-03 = Teilt die Dungeonkarten nach Preis in 4 verdeckte Stapel, mischt jeden und deckt von jedem 2 auf.
PA-SET-04 = Jede Person bekommt in ihrer Farbe eine Wertungstafel und die 9 Startkarten, dazu 6 Münzen. Gemischt sind die Startkarten das Erkundungsdeck.
PA-SET-05 = Mischt die Zielkarten verdeckt. Die oberste wird als Hauptziel der 1. Runde aufgedeckt.
PA-SET-06 = Die Plätze bleiben, wie sie sind. Im Uhrzeigersinn heißt: nach steigender Platznummer, und nach dem letzten Platz kommt wieder der erste.
PA-SET-07 = Offen sind Feenmarkt, Ziele, Münzen, Zauberbücher, Feenplättchen, Punkte, Ablagestapel, Schachtel und die Höhe aller Stapel. Geheim sind die Reihenfolge aller Stapel und bis zur Erkundung die Handkarten der anderen. Was die anderen bauen, siehst du, wenn alle fertig sind, oder sofort, wenn ihr das vor der Partie so wählt.
PA-SET-08 = Gruben, Seile und Portale kommen auf Startkarten nicht vor.

## Die Runde

section-PA-RND = Die Runde
PA-RND-01 = Jede der 6 Runden besteht aus Einkaufen, Nachziehen, Erkundung, Belohnung und Aufräumen. Nur die 1. Runde beginnt damit, dass das Hauptziel aufgedeckt wird; später geschieht das beim Aufräumen.
PA-RND-02 = Das Spiel endet mit der Belohnung der 6. Runde. Aufgeräumt wird danach nicht mehr.

## Einkaufen

section-PA-BUY = Einkaufen
PA-BUY-01 = Am Spieltisch beginnt in der 1. Runde die jüngste Person. Hier bestimmt den Platz, wer die Partie anlegt, sonst der Zufall.
PA-BUY-02 = In Runde 2 bis 6 beginnt, wer die wenigsten Münzen besitzt. Sind das mehrere, beginnt von ihnen, wer zuletzt die wenigsten Punkte bekommen hat, aus Hauptziel, Nebenziel in voller Höhe und Zeitbonus.
PA-BUY-03 = Steht es auch dann gleich, beginnt von ihnen, wer im Uhrzeigersinn als Erstes auf die Person folgt, die in der letzten Runde begonnen hat.
PA-BUY-04 = Ihr seid im Uhrzeigersinn am Zug. Im Zug kaufst du genau 1 Objekt oder passt. Hast du gepasst, kaufst du in dieser Runde nichts mehr. Haben alle gepasst, ist die Phase vorbei.
PA-BUY-05 = Ein Feenplättchen kostet 1 Münze, ein Zauberbuch 2, eine Dungeonkarte 3 bis 6, wie es darauf steht. Bezahlt wird sofort, und niemand leiht dir etwas.
PA-BUY-06 = Von den Zauberbüchern oder den Dungeonkarten eines Preises nimmst du eine der 2 offenen Karten oder zum selben Preis die oberste vom Stapel. Eine Dungeonkarte vom Stapel siehst nur du, ein Zauberbuch sehen alle.
PA-BUY-07 = Nach jedem Kauf wird die Auslage sofort wieder auf 2 aufgefüllt.
PA-BUY-08 = Ein Feenplättchen kannst du nur kaufen, solange der Vorrat reicht; von jeder Art gibt es 5. Sonst darfst du beliebig viele kaufen.
PA-BUY-09 = Du besitzt höchstens 2 Zauberbücher. Kaufst du ein drittes, kommt eins deiner beiden anderen auf den Ablagestapel der Zauberbücher. Das neue ist sofort bereit.
PA-BUY-10 = Eine gekaufte Dungeonkarte kommt auf deine Hand. Du benutzt sie noch in dieser Runde.
PA-BUY-11 = Mit 5 Handkarten darfst du keine Dungeonkarten kaufen.
PA-BUY-12 = Münzen, die du nicht ausgibst, behältst du.
PA-BUY-13 = Ist ein Stapel des Feenmarkts leer, mischt ihr die abgelegten Marktkarten seiner Art zu einem neuen. Gibt es keine, bleibt die Auslage kleiner.
PA-BUY-14 = Kannst du nichts kaufen, passt du automatisch.

## Nachziehen

section-PA-DRW = Nachziehen
PA-DRW-01 = Ziehe von deinem Erkundungsdeck, bis du 5 Karten auf der Hand hast. Gekaufte und behaltene Karten zählen mit.
PA-DRW-02 = Ist dein Erkundungsdeck leer, mischst du deinen Ablagestapel zu einem neuen. Ist auch der leer, spielst du mit weniger Karten.
PA-DRW-03 = Hast du mehr als 5 Karten, such dir 5 aus und lege die übrigen ab. Das kommt nur im gemeinsamen Spiel vor, bei den Spähern und mit den Tiefen Taschen.

## Erkundung

section-PA-EXP = Erkundung
PA-EXP-01 = Alle bauen und zeichnen gleichzeitig, jede Person mit ihren eigenen Karten.
PA-EXP-02 = Solange du deinen Weg nicht abgegeben hast, ordnest du Karten und Weg neu, so oft du willst. Danach ändert sich nichts mehr.
PA-EXP-03 = Die Phase endet, wenn alle abgegeben haben.
PA-EXP-04 = Ihr könnt mit Timer spielen; empfohlen sind 4 Minuten. Ist die Zeit um, gilt, was da ist: Ein Weg, der nicht erlaubt ist, wird so weit gekürzt, bis er es ist, und falsch gelegte Karten zählen wie gar kein Dungeon.

## Zeitbonus

section-PA-TIM = Zeitbonus
PA-TIM-01 = Zeigt das Hauptziel eine Sanduhr, beginnt ihr alle zugleich. Wer zuerst fertig ist, ruft „Fertig!“ und kreist den Zeitbonus dieser Runde ein. Die anderen streichen ihren durch und spielen ohne Eile weiter.
PA-TIM-02 = Die Sanduhr auf einem Nebenziel hat keine Bedeutung.
PA-TIM-03 = Nach „Fertig!“ sind dein Dungeon und dein Weg endgültig.
PA-TIM-04 = Der Zeitbonus beträgt in Runde 1 bis 6 der Reihe nach 2, 2, 3, 3, 4 und 4 Punkte.
PA-TIM-05 = Beim Wettlauf zählt, in welcher Reihenfolge ihr abgebt. Den Bonus bekommt der erste richtig gelegte Dungeon mit einem erlaubten Weg von mindestens einem Feld; wer nichts abgibt, bekommt ihn nicht. Alle sehen sofort, wer ihn hat, auch wenn die Dungeons noch verdeckt sind.
PA-TIM-06 = Den Zeitbonus gibt es auf drei Arten: als Wettlauf (üblich, wenn nur Menschen spielen und alle zugleich), nach der Uhr (wenn ihr nacheinander baut; die kürzeste Bauzeit gewinnt) oder gar nicht (üblich mit Bots). Bei Wettlauf und Uhr braucht ein Bot so lange, wie es zu seiner Stärke gehört.
PA-TIM-07 = Nach der Uhr wird jede Bauzeit in Zehntelsekunden festgehalten. Haben alle abgegeben, bekommt die kürzeste mit einem erlaubten Weg den Bonus, bei gleicher Zeit die niedrigere Platznummer.

## Belohnung

section-PA-REW = Belohnung
PA-REW-01 = Zuerst kommen alle Feenplättchen, die du noch hast, zurück in den Vorrat.
PA-REW-02 = Dann nimmst du dir 1 Münze für jede, die du auf deinem Weg entdeckt hast.
PA-REW-03 = Zähle, was du für das Hauptziel entdeckt hast, mal die Punkte der Karte. Das Ergebnis kommt ins blaue Feld.
PA-REW-04 = Zeigt das Hauptziel eine Sanduhr, ist die grüne Zahl der Runde inzwischen eingekreist oder durchgestrichen.
PA-REW-05 = Jetzt wird als nächste Zielkarte das Nebenziel aufgedeckt. Zähle es genauso und trage es ins rosa Feld ein, in voller Höhe; halbiert wird erst am Spielende.
PA-REW-06 = Endete dein Weg an einem Ausgang, hakst du das Ausgangsfeld der Runde ab. Wenn nicht, streichst du es durch.

## Aufräumen

section-PA-TID = Aufräumen
PA-TID-01 = Beide Zielkarten der Runde sind aus dem Spiel; eine Partie braucht 12 der 24. Dann wird das Hauptziel der nächsten Runde aufgedeckt.
PA-TID-02 = Für jede entdeckte Verbesserung Recycling darfst du 1 Karte deines Dungeons für die nächste Runde zurück auf die Hand nehmen.
PA-TID-03 = Für jede entdeckte Verbesserung Schere darfst du 1 Karte deines Dungeons für immer in die Schachtel legen, auch die mit der Schere.
PA-TID-04 = Nutze so viele Verbesserungen, wie du willst, in beliebiger Reihenfolge, jede einmal. Jede wirkt auf eine andere Karte; das gilt auch für „Aussortieren“ (SB-6), „Tauschhandel“ (SB-14) und „Andenken“ (SB-17).
PA-TID-05 = Alle anderen Karten deines Dungeons und übrige Handkarten kommen auf deinen Ablagestapel.
PA-TID-06 = Benutzte Zauberbücher werden wieder aufgedeckt.
PA-TID-07 = Am Ende der 3. Runde werden alle offenen Zauberbücher und Dungeonkarten des Feenmarkts abgelegt und überall 2 neue aufgedeckt.
PA-TID-08 = Wer zuerst aufräumt, ist gleich. Nur „Tauschhandel“ (SB-14) wird reihum benutzt, angefangen bei der Person, die die Runde begonnen hat.

## Der Weg

section-PA-PTH = Der Weg
PA-PTH-01 = Dein Weg beginnt an einem offenen Anschluss, auf welcher Ebene auch immer, und zwar auf dem Korridorfeld dort.
PA-PTH-02 = Er ist eine einzige Linie ohne Lücken. Nur Portale und Zauberbücher dürfen sie unterbrechen.
PA-PTH-03 = Kein Korridorfeld benutzt du zweimal. Auch eine Kreuzung ist ein Korridorfeld.
PA-PTH-04 = Einen Raum darfst du mehrmals betreten, aber jede seiner Türen nur einmal benutzen, ob hinein oder hinaus.
PA-PTH-05 = Gehst du von einer Tür eines Raums zu einer anderen, ist das eine Querung. Zwei Querungen eines Raums kreuzen sich, wenn genau eine Tür der zweiten mit ihrer Nummer zwischen den beiden Türen der ersten liegt. In einem Raum dürfen sich Querungen nicht kreuzen.
PA-PTH-06 = Kommst du anders als durch eine Tür in einen Raum oder wieder hinaus (Fallgrube, Treppe, Portal, Zauberbuch) oder endest du dort, kreuzt das nichts: Um so einen Punkt kommt eine Linie immer herum.
PA-PTH-07 = Dein Weg darf überall enden. Er endet an einem Ausgang, wenn er durch einen offenen Anschluss hinausführt, auf welcher Ebene auch immer, nur nicht durch den, an dem er begann. Sonst endet er in einer Sackgasse, auch wenn du freiwillig aufhörst. Kein Anschluss wird zweimal benutzt.
PA-PTH-08 = An einem offenen Anschluss musst du nicht hinausgehen; dein Weg darf weiterführen.
PA-PTH-09 = Es gibt fünf Sackgassen: ein benutzter Korridor, ein Hindernis, das du nicht überwindest, ein Gang, der wirklich endet, dein eigener Weg, den du kreuzen würdest, und ein versperrter Anschluss (PA-LAY-07).
PA-PTH-10 = Was du vor einer Sackgasse entdeckt hast, bleibt entdeckt.
PA-PTH-11 = Du zeichnest Schritt für Schritt: an einem offenen Anschluss beginnen; durch einen Durchgang, über eine Verbindung oder durch eine Tür weitergehen; einen Raum durch eine Tür verlassen; eine Treppe nehmen; fallen; zu einem Portal reisen; ein Zauberbuch benutzen; hinausgehen. Gehst du von einer Fallgrube im Korridor weiter, ohne zu fallen, überquerst du sie.
PA-PTH-12 = Womit du bezahlst, musst du nicht sagen. Zuerst wird ein entdeckter Gegenstand benutzt, dann ein Feenplättchen, dann ein Zauberbuch. Dabei verlierst du nichts: Benutzte Gegenstände zählen weiter, Feenplättchen kommen ohnehin zurück, und Zauberbücher sind in der nächsten Runde wieder bereit.
PA-PTH-13 = Zauberbücher, die dich an einen anderen Ort bringen, sind eigene Schritte. Für „Überfall“ (SB-2) und „Fassfahrt“ (SB-5) nennst du das Korridorfeld oder den Raum, für „Senkrechter Sprung“ (SB-11) und „Waagerechter Sprung“ (SB-15) die Seite, für „Feengeschenk“ (SB-13) das Plättchen, bevor du es brauchst; „Aufstieg“ (SB-4) braucht keine Angabe. „Überkreuzen“ (SB-8) ist mit der ersten Kreuzung verbraucht. Einem Weg, der an einem Hindernis geendet hat, hilft kein Zauberbuch.

## Entdeckungen

section-PA-DIS = Entdeckungen
PA-DIS-01 = Erreicht dein Weg ein Korridorfeld, entdeckst du sofort den Gegenstand, das Portal, die Verbesserung oder die Treppe dort.
PA-DIS-02 = Ein entdecktes Schwert oder Seil, einen Schlüssel oder eine Schriftrolle darfst du von da an einmal benutzen. Für Ziele zählt alles, benutzt oder nicht.
PA-DIS-03 = Münzen und Fässer nützen dir auf dem Weg nichts. Münzen sind dein Einkommen; Fässer zählen und dienen der „Fassfahrt“ (SB-5).
PA-DIS-04 = Betrittst du einen Raum zum ersten Mal, musst du sofort alle Monster darin besiegen, vor allem anderen, mit je 1 Schwert oder Ersatz. Was im Raum liegt, hilft dir dabei nicht.
PA-DIS-05 = Ist kein Monster mehr da, ist der Raum gesichert, und du entdeckst alles darin, auch Gruben, Treppen und Portale, die dein Weg nicht benutzt.
PA-DIS-06 = Kannst du nicht alle Monster besiegen, endet dein Weg dort, und nichts von diesem Raum zählt: nicht der Raum, nicht sein Inhalt, nicht einmal ein besiegtes Monster.
PA-DIS-07 = Ein Raum zählt nur einmal und gibt seinen Inhalt nur einmal her, egal wie oft du hindurchkommst.
PA-DIS-08 = Endet dein Weg in einem gesicherten Raum, zählen alle Entdeckungen dort.
PA-DIS-09 = Ein Hindernis, an dem dein Weg endet, zählt nicht.

## Hindernisse

section-PA-OBS = Hindernisse
PA-OBS-01 = Triffst du im Korridor auf ein Monster, benutzt du 1 Schwert, 1 Monsterplättchen oder „Niederstrecken“ (SB-1) und gehst weiter. Hast du nichts davon, endet dein Weg dort.
PA-OBS-02 = Ein Schloss öffnest du mit 1 Schlüssel, 1 Schlossplättchen oder „Entriegeln“ (SB-7). Sonst endet dein Weg dort.
PA-OBS-03 = Eine Lavagrube überquerst du mit 1 Seil, 1 Grubenplättchen oder „Weiter Sprung“ (SB-3). Sonst ist sie eine Sackgasse.
PA-OBS-04 = An einer Fallgrube im Korridor hast du die Wahl, auch wenn du ein Seil hast: Überquere sie mit 1 Seil, 1 Grubenplättchen oder „Weiter Sprung“ (SB-3) und bleib auf der Hauptebene, oder fall hinein und geh auf dem Landefeld im Untergrund weiter. Zurück nach oben führt sie nicht.
PA-OBS-05 = Fallen kannst du nur auf ein Landefeld, das noch nicht benutzt ist. Ist es benutzt und überquerst du die Grube nicht, endet dein Weg dort, und die Grube zählt nicht.
PA-OBS-06 = In einem Raum darfst du eine Fallgrube kostenlos umgehen oder einmal hineinfallen. Sie zählt, sobald der Raum gesichert ist.
PA-OBS-07 = Eine Grube zählt, ob du sie überquerst oder hineinfällst.
PA-OBS-08 = Ein Seil bringt dich nie eine Grube hinauf. Das kann nur „Aufstieg“ (SB-4).
PA-OBS-09 = Jede Grube lässt sich nur einmal benutzen.
PA-OBS-10 = Aus dem Untergrund zurück auf die Hauptebene kommst du nur über eine Treppe, durch ein Portal oder mit einem Zauberbuch.
PA-OBS-11 = Endet dein Weg genau auf einer Fallgrube im Korridor, wird nichts verbraucht, und die Grube zählt nicht. Ist das Landefeld einer Grube im Raum schon benutzt, kannst du dort nicht fallen.

## Portale

section-PA-POR = Portale
PA-POR-01 = An einem entdeckten, noch nicht benutzten Portal darfst du 1 Schriftrolle, 1 Portalplättchen oder „Offener Kreis“ (SB-9) benutzen und an irgendeinem anderen unbenutzten Portal deines Dungeons weitergehen, gleich auf welcher Karte und Ebene. Liegt es in einem Raum, muss der gesichert sein. Beide Portale sind damit benutzt.
PA-POR-02 = Ein Portal auf einem Korridorfeld, das du schon benutzt hast, ist kein Ziel; eines in einem Raum, in dem du schon warst, ist erlaubt. In einem ungesicherten Raum anzukommen heißt ihn zu betreten (PA-DIS-04).
PA-POR-03 = Ein Portal entdeckst du bei der Ankunft, in einem ungesicherten Raum nur, wenn du ihn dann sicherst. Ein erreichtes Portal zählt auch, wenn du es nicht benutzt.
PA-POR-04 = Vom Portal geht es durch jeden Durchgang seines Korridorfelds weiter, in einem Raum durch jede unbenutzte Tür, Treppe oder Fallgrube. Gekreuzt wird dabei nichts.

## Treppen

section-PA-STA = Treppen
PA-STA-01 = An einer Treppe darfst du die Ebene wechseln oder einfach weitergehen. Du entdeckst sie, wenn dein Weg eines ihrer Enden erreicht oder ihr Raum gesichert ist; sie zählt einmal.

## Ziele

section-PA-GOL = Ziele
PA-GOL-01 = Für jede Entdeckung gibt es: Fass, Raum, Münze, Schriftrolle, Schwert und Treppe 1 Punkt; Schlüssel und Portal 2 Punkte; Monster, Seil, Grube und Schloss 3 Punkte. Räume müssen gesichert, Monster besiegt und Schlösser geöffnet sein, und Gruben sind Fall- und Lavagruben.
PA-GOL-02 = Feenplättchen und Zauberbücher selbst zählen nie für ein Ziel. Was du mit ihrer Hilfe überwindest oder erreichst, Monster, Grube, Schloss oder Portal, zählt.
PA-GOL-03 = Ob du einen Gegenstand benutzt hast, ist für ein Ziel egal.
PA-GOL-04 = Haupt- und Nebenziel können dasselbe verlangen. Dann zählen beide.
PA-GOL-05 = Wählt ihr einen sanften Anfang und ist das erste Hauptziel Seil, Grube oder Portal, was keine Startkarte zeigt, kommt es unter den Stapel, und ein anderes wird aufgedeckt.

## Zauberbücher

section-PA-SPB = Zauberbücher
PA-SPB-01 = Jedes deiner offenen Zauberbücher darfst du einmal pro Runde benutzen. Danach liegt es verdeckt, bis du aufräumst. Du musst es nie.
PA-SPB-SB1 = Niederstrecken (SB-1), Erkundung: Überwinde 1 Monster.
PA-SPB-SB2 = Überfall (SB-2), Erkundung: Wo dein Weg auch ist, geh bei einem Monster weiter, auf einem unbenutzten Korridorfeld oder in einem ungesicherten Raum. Du musst es wie sonst besiegen; gelingt das nicht, endet dein Weg dort.
PA-SPB-SB3 = Weiter Sprung (SB-3), Erkundung: Komm über 1 Fall- oder Lavagrube hinweg, ohne zu fallen.
PA-SPB-SB4 = Aufstieg (SB-4), Erkundung: Steige vom Landefeld unter einer Fallgrube, in die du weder gefallen bist noch die du überquert hast, zu ihr hinauf. Im Korridor muss ihr Feld unbenutzt sein, und die Grube ist damit benutzt und zählt; im Raum betrittst du ihn damit. Eine Grube, in die du gefallen bist, kommst du nicht hinauf.
PA-SPB-SB5 = Fassfahrt (SB-5), Erkundung: Von einem Fass im Korridor oder in einem gesicherten Raum gehst du bei irgendeinem anderen Fass weiter, auf einem unbenutzten Korridorfeld oder in einem anderen Raum, ob du dort schon warst oder nicht. Einen ungesicherten Raum betrittst du damit.
PA-SPB-SB6 = Aussortieren (SB-6), Aufräumen: Lege 1 Karte deines Dungeons für immer in die Schachtel.
PA-SPB-SB7 = Entriegeln (SB-7), Erkundung: Öffne 1 Schloss.
PA-SPB-SB8 = Überkreuzen (SB-8), Erkundung: Einmal auf dem ganzen Weg dürfen sich zwei Querungen kreuzen. Jedes Korridorfeld und jede Tür benutzt du trotzdem nur einmal.
PA-SPB-SB9 = Offener Kreis (SB-9), Erkundung: Reise ohne Schriftrolle von einem Portal zu einem anderen.
PA-SPB-SB10 = Feilschen (SB-10), Einkaufen: Eine Dungeonkarte kostet dich 1 Münze weniger.
PA-SPB-SB11 = Senkrechter Sprung (SB-11), Erkundung: Geh oben oder unten durch einen offenen Anschluss hinaus, nur nicht durch den, an dem du begonnen hast, wenn in dieser Spalte keine deiner Karten weiter außen liegt. Am anderen Ende der Spalte geht dein Weg auf derselben Ebene weiter, wenn das Feld dort einen Anschluss nach außen hat und unbenutzt ist. Ein Ausgang ist das nicht.
PA-SPB-SB12 = Zweiter Blick (SB-12), Nachziehen: Sieh dir die erste Karte an, die du ziehst, und behalte sie oder lege sie ab. Ziehe dann weiter bis 5. Ziehst du keine, bewirkt das Buch nichts.
PA-SPB-SB13 = Feengeschenk (SB-13), Erkundung: Lege dieses Buch für immer in die Schachtel und nimm dir 1 Feenplättchen deiner Wahl, auch eines, das nicht vorrätig ist. Ein Plättchen über die 5 seiner Art hinaus kommt bei der Rückgabe aus dem Spiel.
PA-SPB-SB14 = Tauschhandel (SB-14), Aufräumen, in Runde 1 bis 5: Wird das neue Hauptziel aufgedeckt, darfst du 1 Dungeonkarte mit Preis, aus deinem Dungeon oder übrig auf der Hand, für immer in die Schachtel legen. Nimm dafür kostenlos eine offene Dungeonkarte mit gleichem oder niedrigerem Preis auf die Hand; die Auslage wird aufgefüllt.
PA-SPB-SB15 = Waagerechter Sprung (SB-15), Erkundung: wie „Senkrechter Sprung“ (SB-11), nur vom linken oder rechten Rand zum anderen Ende derselben Reihe.
PA-SPB-SB16 = Zwei für eins (SB-16), Einkaufen: Kaufst du ein Feenplättchen, nimm dir kostenlos 1 einer anderen Art dazu, wenn eins vorrätig ist.
PA-SPB-SB17 = Andenken (SB-17), Aufräumen: Zahle 2 Münzen und behalte 1 Karte deines Dungeons für die nächste Runde auf der Hand.

## Spielende

section-PA-END = Spielende
PA-END-01 = Am Ende zählst du zusammen: alle blauen Zahlen, die Hälfte aller rosa Zahlen, abgerundet, alle eingekreisten grünen Zahlen, den Ausgangsbonus und 1 Punkt für je 3 Münzen.
PA-END-02 = Wer die meisten Ausgänge abgehakt hat, bekommt 2 Punkte, wer die nächstkleinere Zahl hat, bekommt 1. Haben mehrere gleich viele, bekommen alle diese Punkte.
PA-END-03 = Ohne einen einzigen Ausgang gibt es keinen Ausgangsbonus.
PA-END-04 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die höhere Summe der Nebenziele, noch nicht halbiert; ist auch die gleich, gewinnt ihr zusammen.

## Gemeinsam spielen

section-PA-COO = Gemeinsam spielen
PA-COO-01 = Gemeinsam spielt ihr mit 1 bis 5 Personen. Karten, Wege und Feenmarkt funktionieren wie sonst, und es sind wieder 6 Runden, aber ohne Zielkarten, Zeitbonus und Wertungstafeln.
PA-COO-02 = Jede Person wählt eine andere Abenteuergruppe. Deren Kraft gilt die ganze Partie.
PA-COO-03 = Wählt eine Missionsaufbaukarte, Normal oder Schwer. Sie sagt für eure Personenzahl, wie viele Missionen jeder Stufe im Stapel sind, wie viele offen liegen, wie viele ihr erfüllen müsst, wie viele davon von Stufe 3, und wie viele Gefahrenmarken ihr vertragt.
PA-COO-04 = Zieht die Missionen jeder Stufe zufällig und stapelt sie: Stufe 1 oben, 2 in der Mitte, 3 unten. Deckt so viele auf, wie die Aufbaukarte sagt; aufgefüllt wird nur, wenn das Einkaufen beginnt, solange der Stapel reicht.
PA-COO-05 = Wer beim Einkaufen am Zug ist, darf zuerst beliebig viele eigene Münzen an andere geben. In der 1. Runde beginnt Platz 1, danach jede Runde der nächste Platz im Uhrzeigersinn.
PA-COO-06 = Einmal pro Runde, nach dem Nachziehen, darf die Person, die die Runde beginnt, das Aktionsplättchen umdrehen und zwei Personen nennen. Beide suchen eine Karte aus ihrer Hand aus, und diese zwei Karten wechseln die Hand. Allein nützt es dir nichts.
PA-COO-07 = Bei der Erkundung ist nichts geheim, und ihr dürft euch beraten. Sind alle fertig, schickt jede Person ihren Weg auf eine offene Mission oder auf keine.
PA-COO-08 = Eine Mission ist erfüllt, wenn alle Wege, die in dieser Runde auf sie geschickt wurden, zusammen jede verlangte Zahl erreichen, gezählt wie bei den Zielen. Manche Missionen verlangen außerdem, dass jeder dieser Wege an einem Ausgang endet.
PA-COO-09 = Für eine erfüllte Mission bekommen alle Beteiligten die genannten Münzen. Nennt sie ein Artefakt, wird eins zufällig gezogen und einer beteiligten Person eurer Wahl gegeben, solange noch welche da sind. Eine nicht erfüllte Mission bleibt offen, aber mitgenommen wird nichts. Eine Mission, auf die niemand geschickt wurde, ist nie erfüllt.
PA-COO-10 = Jeder Weg, der nicht an einem Ausgang endet, bringt 1 Gefahrenmarke, und jede Person ohne Weg auch. Sind es mehr, als ihr vertragt, habt ihr sofort verloren.
PA-COO-11 = Die Belohnung läuft so ab: Feenplättchen kommen zurück, ihr nehmt die gefundenen Münzen, die Wege werden auf Missionen geschickt und diese abgerechnet, Gefahrenmarken kommen dazu, und dann seht ihr, ob ihr gewonnen habt. Aufgeräumt wird wie sonst, nur ohne Zielkarten; nach der 3. Runde wird der Feenmarkt erneuert, und „Tauschhandel“ (SB-14) kommt ganz am Anfang.
PA-COO-12 = Ihr gewinnt, wenn nach einer Belohnung genug Missionen erfüllt sind und genug davon von Stufe 3; damit endet die Partie. Ist es nach Runde 6 nicht so weit, habt ihr verloren. Zum Vergleichen: 3 Punkte je Mission der Stufe 3, 2 für Stufe 2, 1 für Stufe 1, minus 1 je Gefahrenmarke.
PA-COO-13 = Manche Artefakte wirken jede Runde, andere einmal und kommen dann aus dem Spiel; eines, das für einen Weg gewählt war und dort nicht geholfen hat, bleibt. Gegenstände, mit denen ein Weg beginnt, sind nicht entdeckt und zählen für nichts. Wem ein Artefakt gehört, entscheidet: bei Leitlampe, Wurfanker, Geistermantel, Dietrich und Kreisstein beim Abgeben des Weges, bei der Geteilten Karte beim Losschicken, bei der Sicheren Heimkehr, bevor die Gefahr geprüft wird.
PA-COO-14 = Als Kampagne: Nach einem Sieg bekommt jede beteiligte Gruppe einen Aufkleber ihrer Wahl, jeden nur einmal, höchstens 3. Aufkleber gelten in späteren Partien. Hier sagt eine Option, wie viele jede Gruppe hat oder höchstens hat, und jede Gruppe zu Beginn, welche; die Partie selbst merkt sich nichts.
PA-COO-15 = Gruppen wählt ihr reihum ab Platz 1, die Wege schickt ihr reihum los, angefangen bei der Person, die die Runde beginnt. Was ihr gemeinsam entscheidet, entscheidet diese Person.
PA-COO-16 = Allein brauchst du bei Missionen der Stufe 3 von jeder Zahl nur zwei Drittel, aufgerundet: 6 Fässer statt 9, 2 Monster statt 3.

## Beispiele

section-PA-EX = Beispiele
PA-EX-01 = Ein Weg entdeckt 3 Münzen, 1 Schwert, 1 Seil und 1 Fass. Du nimmst dir 3 Münzen. Das Ziel Münze brächte 3 Punkte, Schwert 1, Seil 3, Fass 1.
PA-EX-02 = Vor einem Monster im Korridor liegt ein Schwert. Das Monster ist besiegt, das Schwert benutzt, und dein Weg geht weiter; beide zählen.
PA-EX-03 = Mit einer Schriftrolle reist du von einem Portal zu einem anderen. Beide sind benutzt, beide zählen. Eine zweite Reise braucht noch eine Schriftrolle und an jedem Ende ein unbenutztes Portal.
PA-EX-04 = Mit 2 Zauberbüchern kaufst du im ersten Zug noch eins und ersetzt eins der beiden; im nächsten Zug kaufst du etwas anderes, im letzten 1 Feenplättchen für 1 Münze. Ein Kauf pro Zug, nie mehr als 2 Zauberbücher.
PA-EX-05 = Die Anleitung rechnet die Wertung von Haupt- und Nebenziel einmal vor. In unserer Vorlage fehlen die Bilder dazu, deshalb lässt sich davon nichts nachrechnen.
PA-EX-06 = Du überquerst eine Fallgrube mit einem Seil: Sie zählt. Du fällst hinein: Sie zählt. Du umgehst sie in einem gesicherten Raum: Sie zählt. Dein Weg endet ohne Seil an einer Lavagrube: Sie zählt nicht.
PA-EX-07 = Ein Raum mit 2 Monstern, und du hast 1 Schwert: Dein Weg endet, und weder der Raum noch sein Inhalt noch seine Monster zählen. Ein Raum mit 1 Monster und kein Schwert: dasselbe.
PA-EX-08 = Spielende: 21 aus Hauptzielen, 13 aus Nebenzielen, 5 Zeitbonus, die meisten Ausgänge (2) und 8 Münzen ergeben 21 + 6 + 5 + 2 + 2 = 36 Punkte.
PA-EX-09 = Bei 5, 5, 3 und 2 Ausgängen gibt es 2, 2, 1 und 0 Punkte. Bei 4 und 0 gibt es 2 und 0.
PA-EX-10 = Ihr habt 3, 1 und 1 Münzen. Die beiden mit 1 Münze haben in der letzten Runde 6 und 4 Punkte bekommen; es beginnt, wer 4 bekommen hat.
PA-EX-11 = Eine Sammlung von Dungeons und Wegen ist ganz durchgerechnet: welche Auslagen erlaubt sind und welche Regel die anderen verletzen, beste Wege mit allem, was sie entdecken, und Wege, die nicht erlaubt sind, mit dem Grund.

## Klärungen

section-PA-AMB = Klärungen
PA-AMB-01 = Wie heißt dieses Spiel? Das wissen wir nicht: In unserer Vorlage fehlt der Titel. Pathways ist unser Arbeitstitel.
PA-AMB-02 = Wie viele Punkte bringt ein Raum als Ziel? In unserer Vorlage ist die Zahl nicht zu lesen. Wir nehmen 1; das ist Geschmackssache.
PA-AMB-03 = Nutzt ihr Verbesserungen bei der Belohnung oder beim Aufräumen? Die Anleitung sagt beides. Wir nutzen sie beim Aufräumen, nach dem neuen Hauptziel, wie in ihrer genauen Aufzählung.
PA-AMB-04 = Welche ist die fünfte Sackgasse? Das Bild dazu fehlt. Wir nehmen den versperrten Anschluss (PA-PTH-09).
PA-AMB-05 = Braucht jeder Anschluss, neben dem eine Karte liegt, ein Gegenstück? Nein, für je zwei Nachbarn genügt eine Verbindung (PA-LAY-06). Mögt ihr es strenger, wählt das vor der Partie: Dann muss jeder Anschluss, der auf eine Karte trifft, eine Verbindung bilden, und versperrt ist nie einer.
PA-AMB-06 = Darfst du das Portal eines Raums für einen späteren Besuch aufheben? Ja. Entdeckt ist es, sobald der Raum gesichert ist, aber benutzen darfst du es, wann du willst (PA-POR-01).
PA-AMB-07 = „Tauschhandel“ (SB-14) spricht von einer Karte auf der Hand, doch die ist dann meist leer. Was ist gemeint? Alle Karten, die du in dieser Runde hattest, im Dungeon oder auf der Hand.
PA-AMB-08 = Welche Punkte der letzten Runde entscheiden, wer beginnt? Hauptziel, Nebenziel in voller Höhe und Zeitbonus (PA-BUY-02).
PA-AMB-09 = Zählt eine Treppe, an der du nur vorbeigehst? Ja, wie bei den Portalen.
PA-AMB-10 = Darfst du mit „Überkreuzen“ (SB-8) eine Kreuzung zweimal benutzen? Nein, eine Kreuzung ist ein Korridor.
PA-AMB-11 = Dürfen mehrere „Fertig!“ rufen? Nur der erste Ruf zählt. Danach muss sich niemand mehr beeilen.
PA-AMB-12 = Räumt ihr nach Runde 6 noch auf? Nein. Es würde nichts ändern außer den Münzen, die jemand für „Andenken“ (SB-17) zahlen könnte.
PA-AMB-13 = Ist für die Linie immer Platz, wenn du mitten in einem Raum beginnst oder endest? Ja, so nehmen wir es (PA-PTH-06), auch wenn es mit dem Stift eng würde.
PA-AMB-14 = Feenplättchen dienen nicht dazu, Ziele zu erfüllen. Zählt ein Monster, das du mit einem besiegst? Ja: Das Plättchen ist kein Schwert, aber das Monster ist eine Entdeckung wie jede andere. Ausgenommen ist nur ein Hindernis, an dem der Weg endet.
PA-AMB-15 = Du besiegst eines von zwei Monstern in einem Raum. Zählt es? Nein: Endet dein Weg in einem Raum, zählen die Entdeckungen dort nur, wenn alle Monster besiegt sind, und auch Monster sind Entdeckungen.
PA-AMB-16 = Musst du hinaus, wenn dein Weg den Rand erreicht? Nein, ein Ausgang ist es erst, wenn du durch einen offenen Anschluss hinausgehst (PA-PTH-08).
