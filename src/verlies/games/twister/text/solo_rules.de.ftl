# Dungeon Twister: Prison allein: die Regeln des Solospiels auf Deutsch, eine Nachricht je Regelnummer.

## Spielaufbau

section-TS-SET = Solo: Spielaufbau
TS-SET-01 = Du spielst Gelb und nimmst alle 16 gelben Karten und 14 gelben Plättchen. Dein Platz ist der einzige am Tisch: Gegen dich steht der Nicht-Spieler, violett, dessen Figuren (Nicht-Spieler-Charaktere, NSC) einem festen Ablauf folgen.
TS-SET-02 = Du wählst einen von sechs Schwierigkeitsgraden, von leicht nach schwer: Rosa, Gelb, Grün, Blau, Rot, Schwarz. Was zu Teams, Teilen der ersten Ausgabe, Handicap, Siegpunkten und Begrenzung am Anfang eingestellt ist, hat im Solospiel keine Wirkung.
TS-SET-03 = Wenn du magst, wählst du dazu die Variante mit der Vision des Erzmagiers (ab TS-VIS-01).
TS-SET-04 = Die 8 Hallen werden gemischt und verdeckt und ungesehen ausgelegt, zwei mal vier, zwischen den Startzonen. Die ersten beiden, S1 und S2, liegen an der gelben Startzone, die letzten beiden, S7 und S8, an der blauen.
TS-SET-05 = Die 32 NSC-Karten werden gemischt und 8 davon gezogen. Ihre 8 Plättchen kommen in den Beutel, die 8 Karten liegen offen daneben, damit du sie lesen kannst. Mehrere NSC derselben Art sind in Ordnung.
TS-SET-06 = Die übrigen 24 NSC-Karten sind, gemischt und verdeckt, der Stapel der Verstärkungen.
TS-SET-07 = Die 6 violetten Gegenstände kommen in den Beutel.
TS-SET-08 = Du wählst 4 deiner 8 Figuren und stellst auf jeden der 4 Kreise der gelben Startzone (a2, a4, a7, a9) eine, in der Anordnung, die du willst. Deine anderen 4 Figuren und deine 6 Gegenstände kommen in den Beutel. Darin sind nun 24 Plättchen, 3 für jede Halle.
TS-SET-09 = In der blauen Startzone steht am Anfang kein NSC. NSC kommen nur ins Spiel, wenn eine Halle aufgedeckt wird, oder als Verstärkung.
TS-SET-10 = Die blauen Aktions- und Sprungkarten sind aus dem Spiel. Die 9 blauen Kampfkarten sind, gemischt und verdeckt, der Kampfstapel des Nicht-Spielers; sein Ablagestapel ist leer.
TS-SET-11 = Die 8 Hallenkarten liegen in einem offenen Stapel, dem der noch nicht aufgedeckten Hallen. Der Stapel der aufgedeckten Hallen ist leer. Beide führt das Programm für dich.
TS-SET-12 = Niemand legt vorher Plättchen auf die Hallen: Diese Phase des Spiels zu zweit gibt es hier nicht.
TS-SET-13 = Mit der Vision werden ihre 8 Karten zu einem verdeckten Stapel gemischt.
TS-SET-14 = Wo eine Regel von Farben, Seiten oder Startzonen spricht, tritt Violett an die Stelle von Blau. NSC sind untereinander Gefährten (Verbündete) und Gegner von Gelb. Ihre eigene Startzone ist die blaue, in der sie gehen dürfen (TW-MOV-10), hinaus gehen sie über die gelbe. Du gehst über die blaue hinaus.
TS-SET-15 = Die Hallen sind die des Spiels zu zweit, auf Wunsch auch die erfundenen (TW-TEAM-04), und die Hallenkarten heißen wie sie. In welche Richtung eine Halle zeigt, ist zufällig und verborgen, wie in TW-SET-02.

## Zugfolge

section-TS-TUR = Solo: Zugfolge
TS-TUR-01 = Du und der Nicht-Spieler seid abwechselnd am Zug. Der erste Zug gehört immer dir.
TS-TUR-02 = Dein Zug: (1) Du spielst eine Aktionskarte, (2) du führst Aktionen aus, (3) du bringst die Verstärkungen ins Spiel, die diese Aktionskarte ruft, (4) du nimmst alle Aktionskarten zurück, wenn du keine mehr auf der Hand hast.
TS-TUR-03 = Der Zug des Nicht-Spielers: (1) Die Karten aller aktiven NSC werden gemischt, (2) sie werden von links nach rechts ausgelegt, (3) jeder unverwundete NSC wird aktiviert, von links nach rechts.
TS-TUR-04 = In deinem ersten Kreislauf musst du die Aktionskarten in der Reihenfolge 2, 3, 4, 5 spielen, in späteren in beliebiger. Das ersetzt TW-TRN-03, TW-TRN-04 und TW-TRN-06.
TS-TUR-05 = Die allererste Aktion der Partie muss eine der beiden Hallen an der gelben Startzone aufdecken, S1 oder S2.
TS-TUR-06 = Der Nicht-Spieler hat keine Aktionskarten und spielt keine.
TS-TUR-07 = Eine Halle, die durch die Vision aufgeht (TS-VIS-01), wird ganz am Ende des Zuges aufgedeckt: in deinem nach Phase 3 und vor Phase 4, in dem des Nicht-Spielers nach der letzten Aktivierung.
TS-TUR-08 = Am Ende jedes deiner Züge und jedes Zuges des Nicht-Spielers gilt niemand mehr als in diesem Zug verwundet oder geheilt (TW-TRN-10). Ein ganzer Zug des Nicht-Spielers mit allen seinen Aktivierungen ist ein einziger Zug.

## Dein Zug

section-TS-PLY = Solo: dein Zug
TS-PLY-01 = Du handelst wie gegen einen Menschen. Anders sind nur Kampf, Aufdecken und Verstärkungen.
TS-PLY-02 = Eine Figur von dir, die aus dem Beutel kommt, gehorcht dir sofort. Was du in diesem Zug noch an AP hast, darfst du für sie ausgeben.
TS-PLY-03 = SP bekommst du wie sonst (TW-VP-01, TW-VP-02): 1 SP für jeden NSC, der eliminiert wird, auch durch die eigene Seite (TW-SUI-02), und 1 SP für jede deiner unverwundeten Figuren, die über die blaue Startzone hinausgeht. Verstärkungen zählen wie andere NSC.
TS-PLY-04 = Eine deiner Figuren, deren Plättchen durch einen Sechserpasch aus dem Spiel kam (TS-TPT-05), bringt niemandem SP.
TS-PLY-05 = Hast du zu Beginn deines Zuges keine Figur im Labyrinth und keine in deiner Startzone, spielst du eine Aktionskarte und tust nichts. Ihre Verstärkungen kommen trotzdem.

## Der Zug des Nicht-Spielers

section-TS-NPT = Solo: der Zug des Nicht-Spielers
TS-NPT-01 = Phase 1: Die Karten aller NSC im Labyrinth, auch der verwundeten, werden eingesammelt und gemischt. Die Karten der NSC, die hinausgegangen oder eliminiert sind, kommen weg.
TS-NPT-02 = Phase 2: In dieser Folge werden die Karten offen von links nach rechts ausgelegt. Das ist die Aktivierungsreihe.
TS-NPT-03 = Phase 3: Die Karten verwundeter NSC werden schräg gelegt, und diese NSC handeln nicht, außer wenn ihre Persönlichkeit sie auch verwundet handeln lässt. Persönlichkeiten, die am Anfang von Phase 3 wirken, sind zuerst dran, in der Folge der Reihe.
TS-NPT-04 = Solange dann eine Karte gerade liegt, wird von den geraden die am weitesten links aktiviert und danach schräg gelegt. Liegt keine mehr gerade, ist der Zug zu Ende.
TS-NPT-05 = Karten, die im Zug des Nicht-Spielers dazukommen (durch Aufdecken oder als Verstärkung), liegen gerade am rechten Ende, handeln also noch in diesem Zug. Karten, die in deinem Zug dazukommen, handeln im nächsten Zug des Nicht-Spielers.
TS-NPT-06 = Wird ein NSC vor seiner Aktivierung verwundet, wird seine Karte schräg gelegt, und er handelt nicht. Wird er während seiner Aktivierung verwundet, endet sie sofort.
TS-NPT-07 = Ein NSC wird in einem Zug des Nicht-Spielers höchstens einmal aktiviert.
TS-NPT-08 = Ein NSC, der im Zug des Nicht-Spielers geheilt wird, bleibt in diesem Zug schräg, es sei denn, Pater Sam Arito hat ihn geheilt und er wurde in diesem Zug noch nicht aktiviert. Seine Karte behält ihren Platz in der Reihe, er kann also der Nächste sein, der handelt (TS-NPT-04).
TS-NPT-09 = Ohne aktiven NSC ist der Zug des Nicht-Spielers leer.

## Aktivierung

section-TS-ACT = Solo: Aktivierung eines NSC
TS-ACT-01 = Die sechs Ziele eines NSC werden der Reihe nach geprüft, von 1 bis 6. Das erste, das er innerhalb der AP-Grenze dieses Ziels erreichen kann, wird sein Modus und wird ausgeführt.
TS-ACT-02 = Kann er keines erreichen, nähert er sich seinem Standardziel an (TS-APR-01), innerhalb der AP-Grenze dieses Ziels.
TS-ACT-03 = Kommt er auch nicht näher heran, tut er nichts.
TS-ACT-04 = Ein Ziel, für das es gar nichts gibt (keine verdeckte Halle, kein verwundeter Verbündeter, kein Fallgitter mehr, kein Gegner der Liste im Spiel und so weiter), ist nicht erreichbar und wird übersprungen.
TS-ACT-05 = Die AP-Grenze gilt für die ganze Aktivierung: Bewegungen, Sprünge, Schlüssel und Zielaktion zusammen.
TS-ACT-06 = Nach jeder Zielaktion (Kampf, Aufdecken, Heilen und so weiter) werden alle Pläne aus der neuen Lage neu gemacht.
TS-ACT-07 = Alles, was ein NSC tut, entscheidet dieser Ablauf. Du entscheidest nie für ihn, außer wo beim Teleportieren ein Würfel 6 zeigt (ab TS-TPT-03). Das Programm zeigt dir jeden Plan erst mit seinen Gründen, und du lässt ihn dann ausführen.
TS-ACT-08 = Die AP einer Aktivierung beginnen bei der Grenze des Modus. Jede Bewegung, jeder Sprung, jeder Gebrauch eines Schlüssels und jede Zielaktion verringert sie. Was am Ende übrig ist, verfällt und geht nie auf einen anderen NSC oder Zug über. Das Programm zeigt die verbrauchten AP (am Tisch tun es deine gelben Zähler).
TS-ACT-09 = Ein gewählter Plan wird ohne neue Entscheidung bis zum Ende ausgeführt, denn bei Bewegungen, Sprüngen und dem Gebrauch eines Schlüssels kann nichts Zufälliges oder Verborgenes geschehen. Neu entschieden wird nur nach einer Zielaktion (TS-ACT-06) und im Modus Gegenstand in dem Moment, in dem ein Gegenstand genommen wird (TS-ITM-10).
TS-ACT-10 = Nach jedem Baustein eines Plans folgen die üblichen Prüfungen (TW-ACT-04: Hinausgehen, Grube, goldene Regeln, Sieg). Die Partie kann mitten in einer Aktivierung enden.

## Planen

section-TS-PLN = Solo: was ein NSC erreichen kann
TS-PLN-01 = Ein Plan ist eine Kette von Bausteinen aus der jetzigen Lage heraus. Er zählt die übrigen AP und die übrigen Felder einer laufenden Bewegung; am Anfang einer Aktivierung sind das 0 Felder.
TS-PLN-02 = Bausteine sind: eine Bewegung (1 AP; sie gibt so viele Felder, wie der NSC schnell ist, was vorher auch übrig war); ein Schritt (ein Feld der laufenden Bewegung, wie diese Art sich bewegt); ein Sprung (1 AP); ein Schlüssel (1 AP, nur solange er einen trägt); Fähigkeiten ohne Kosten (der Naga durch Schießscharten, der Flug des Magiers, am gegnerischen Koloss vorbei und so weiter); das Seil und andere Gegenstände, die keine AP brauchen.
TS-PLN-03 = Nicht erlaubt in einem Plan, wenn es nicht selbst das Ziel ist: eine Halle drehen, kämpfen, das Labyrinth verlassen, sich umstellen, jede Fähigkeit, die AP kostet (öffnen, zerstören, heilen, zurückdrängen), der Feuerballstab. Die gelbe Startzone ist also für jeden Plan außer Hinausgehen gesperrt, denn wer sie betritt, geht hinaus.
TS-PLN-04 = Jeder NSC springt nach den üblichen Regeln für 1 AP, ohne Karte, so oft seine AP-Grenze es erlaubt. Sprünge von NSC rufen nie Verstärkung.
TS-PLN-05 = Ein Schlüssel öffnet für 1 AP ein geschlossenes Fallgitter, an dem der NSC steht, in jedem Modus, auch wenn er erst unterwegs aufgenommen wurde.
TS-PLN-06 = Wer eine Bewegung, einen Sprung, den Gebrauch eines Schlüssels oder eine Zielaktion beginnt, beendet die laufende Bewegung: Der NSC muss auf einem Feld sein, auf dem er anhalten darf, und die übrigen Felder verfallen. Aufnehmen, Tauschen und Übergeben kosten nichts und beenden keine Bewegung.
TS-PLN-07 = Ein Plan muss auf einem Feld enden, auf dem der NSC anhalten darf. Hinausgehen endet mit dem Betreten deiner Startzone; für Gegenstände siehe TS-ITM-10.
TS-PLN-08 = Betritt ein NSC ein Feld, wirken die Regeln für Gegenstände (ab TS-INV-01) sofort, auch beim Planen. Ein Schlüssel, ein Seil oder ein Bogen, den er unterwegs bekommt, zählt von da an.
TS-PLN-09 = Zuerst kommen Pläne, in denen nichts abgelegt wird. Nur wenn keiner in die Grenze passt, darf ein Plan den getragenen Gegenstand ablegen, auf einem Feld, auf dem es die goldenen Regeln erlauben, und so spät wie möglich, denn das Ziel zu erreichen geht vor. Wo es eine Liste gibt, wird das für jedes Zielobjekt einzeln gefragt, vom besten Rang abwärts: Ein Plan mit Ablegen für einen besseren Rang schlägt einen ohne für einen schlechteren.
TS-PLN-10 = Die Kosten eines Plans sind seine AP, dann seine Felder, in dieser Folge verglichen. Die AP enthalten die Zielaktion: 1 für Kämpfen, Aufdecken, Gitter zerstören, Fallgitter öffnen, Heilen und den Feuerballstab, 2 oder was die Persönlichkeit sagt für Zurückdrängen, 0 für Hinausgehen, Sich umstellen, Gegenstand und den Schritt auf einen Drehmechanismus. Felder sind die mit Schritten betretenen; ein Sprung zählt den Abstand vom Start zur Landung, längs der Spalten und Reihen gemessen, also 2.
TS-PLN-11 = Ein Plan ist möglich, wenn seine AP nicht höher sind als das, was auszugeben ist.
TS-PLN-12 = Pläne benutzen nur, was für alle offen ist. Ein Plan endet mit seiner ersten Zielaktion: Wie ein Kampf, ein Wurf oder ein Aufdecken ausgeht, wird nie vorausgesehen.
TS-PLN-13 = Das Programm sucht den billigsten Weg, nach AP und dann Feldern, über alles, worauf es ankommt: Feld, übrige Felder, getragener Gegenstand, bisher bewegte Gegenstände, bisher geöffnete Fallgitter. Keine Grenze liegt über 5 AP, und nur Gegenstände der Liste und Verbündete unterwegs ändern, was getragen wird; so bleibt das überschaubar.
TS-PLN-14 = Ablegen, wo TS-PLN-09 es erlaubt, kostet nichts, auf jedem Feld einer laufenden Bewegung samt dem ersten und dem letzten oder auf dem Startfeld eines Sprungs (TW-CAR-05). So spät wie möglich heißt: von Plänen mit gleichen Kosten der mit den meisten vor dem Ablegen betretenen Feldern. Was in einer Aktivierung abgelegt wurde, wird in ihr nicht wieder genommen.
TS-PLN-15 = Tritt ein NSC mit einem Seil auf eine Grube, legt er es (TW-ROP-05). Geht er weiter, nimmt er das Seil mit, wann immer TW-ROP-06 es erlaubt; sonst bleibt es dort und gilt als abgelegt. Bei einem Sprung von einer solchen Grube bleibt es immer (TW-JMP-06). Ein Seil, das schon auf einer Grube liegt, nimmt er, wenn TS-INV-02 oder TS-INV-03 es wollen, in dem Moment, in dem er weitergeht (TW-ROP-07), aber nie von einer Grube, auf der ein anderer Verbündeter ist.
TS-PLN-16 = Die Landung eines Sprungs ist für die Regeln über Gegenstände das Betreten eines Feldes (TS-INV-02, TS-INV-03), aber kein Passieren (TS-INV-05). Für TS-INV-03 ist das einzige frühere Feld dieses Wegs das Startfeld.

## Nähe

section-TS-PRX = Solo: Nähe und Gleichstand
TS-PRX-01 = Wo ein Ziel seine Zielobjekte nach einer Liste ordnet (Kämpfen, Sich umstellen, Gegenstand, Heilen, Zurückdrängen, Feuerballstab), entscheidet zuerst der Rang: der beste Rang, für den irgendein Plan möglich ist, auch wenn ein schlechterer näher ist.
TS-PRX-02 = Bei gleichem Rang und bei Zielen ohne Liste (Aufdecken, Hinausgehen, Drehen, Gitter zerstören, Fallgitter öffnen) gilt der Plan mit den wenigsten AP.
TS-PRX-03 = Ist das gleich, der mit den wenigsten Feldern.
TS-PRX-04 = Ist auch das gleich, entscheidet der Würfel, alles gleich wahrscheinlich. Sonst zählt nichts.
TS-PRX-05 = Für den Würfel kommen gleich gute Pläne in Gruppen nach Zielobjekt, letztem Feld und am Ende getragenem Gegenstand, und eine Gruppe wird gezogen, alle gleich wahrscheinlich. In der Gruppe gilt der Plan, der von seiner letzten Bewegung die meisten Felder übrig lässt (Bewegungen werden nacheinander aufgebraucht, nicht aufgeteilt), dann der, dessen Folge von Richtungen in der Ordnung Norden, Osten, Süden, Westen zuerst kommt (ein Sprung zählt als seine beiden Richtungen, der Beginn einer Bewegung und ein Schlüssel als keine).
TS-PRX-06 = Wo ein Modus vom ersten gültigen Feld spricht, ist das letzte Feld des so gewählten Plans gemeint.
TS-PRX-07 = Eine verwundete Figur bleibt für alle Listen, was sie ist.

## Annähern

section-TS-APR = Solo: Annähern
TS-APR-01 = Annähern: Unter allen Lagen, die der NSC mit seinen Bausteinen innerhalb seiner AP (und der übrigen Felder einer laufenden Bewegung) erreichen kann und in denen er anhalten darf, wählt er die mit den kleinsten Restkosten zum Zielobjekt, in AP, dann in Feldern. Bei Gleichstand: die wenigsten verbrauchten AP, dann die wenigsten Felder, dann der Würfel (TS-PRX-05). Die Restkosten sind die Kosten (TS-PLN-10) des billigsten Plans ohne AP-Grenze für dieses Ziel und dieses Zielobjekt von dort aus, ohne übrige Felder einer Bewegung; seine Zielaktion und die Felder, von denen aus er angreift oder sieht (Bogen, Zurückdrängen, Feuerballstab), zählen mit. Bei dieser Messung ruhen die Regeln für Gegenstände: Der NSC behält, was er dort trägt, und nimmt nichts.
TS-APR-02 = Gemessen werden die Restkosten im ersten dieser Wegenetze, in dem das Zielobjekt vom jetzigen Feld des NSC aus überhaupt erreichbar ist: (a) der Spielplan, wie er ist, ohne AP-Grenze; (b) durch geschlossene Fallgitter geht es ohne Kosten; (c) auch über Felder von Gegnern; (d) auch durch verdeckte Hallen, als wären sie bloßer Boden ohne Kanten im Innern (an der Grenze zu einer aufgedeckten Halle zählt nur die aufgedeckte Hälfte). In jedem Wegenetz zählen Bewegungen, Sprünge, Schlüssel und Fähigkeiten ohne Kosten, die dieser NSC hat; nur der wirklich gegangene Weg ist an den Spielplan gebunden, wie er ist. Wo jedes Zielobjekt recht ist (Aufdecken, Hinausgehen, Drehen, Gitter zerstören, Fallgitter öffnen), ist es das erste Wegenetz, in dem wenigstens eines erreichbar ist, und das nächstgelegene darin ist das Zielobjekt.
TS-APR-03 = Hat keine Lage kleinere Restkosten als das jetzige Feld oder ist das Zielobjekt nicht einmal in Wegenetz (d) erreichbar, tut der NSC nichts.
TS-APR-04 = Woran er sich annähert: bei Hinausgehen an irgendein Feld deiner Startzone; bei Aufdecken an die nächstgelegene verdeckte Halle; bei Drehen an den nächstgelegenen Drehmechanismus, den er benutzen darf; bei Gitter zerstören und Fallgitter öffnen an das nächstgelegene Fallgitter im passenden Zustand; bei Kämpfen und Zurückdrängen an den Gegner mit dem besten Rang im Labyrinth oder in der Startzone; bei Sich umstellen an den Verbündeten mit dem besten Rang, der nach TS-JOI-02 zählt; bei Gegenstand an den mit dem besten Rang, der sich lohnt (TS-ITM-03); bei Heilen an den verwundeten Verbündeten mit dem besten Rang. Ist das nicht einmal in Wegenetz (d) erreichbar, dann an das Nächstbeste.
TS-APR-05 = Unterwegs wirken die Regeln für Gegenstände. Am Ende einer Annäherung gibt es keine Zielaktion.
TS-APR-06 = Eine Annäherung verbraucht AP nur, soweit sie den NSC näher bringen (TS-EX-03: 1 von 5 AP).
TS-APR-07 = Für eine Annäherung ist es gleich, ob der Gegner in diesem Zug angegriffen oder gestoßen werden könnte (TS-TUR-08, Großer Schild, Pater Haudrauf). In dieser Aktivierung besiegte Gegner bleiben aber ausgenommen (TS-FGT-06).
TS-APR-08 = Wegenetz und Zielobjekt werden einmal festgelegt, am Anfang der Annäherung.

## Kampf

section-TS-CMB = Solo: Kampf
TS-CMB-01 = In jedem Kampf zwischen NSC und deinen Figuren wählst du zuerst deine Kampfkarte und legst sie verdeckt hin. Dann wird die oberste Karte vom Kampfstapel des Nicht-Spielers aufgedeckt, und die üblichen Kampfregeln entscheiden.
TS-CMB-02 = Die Karte des Nicht-Spielers, auch eine 0, kommt auf seinen Ablagestapel. Deine kommt auf deinen und wird in dieser Partie nicht wieder benutzt (TW-CBT-08), außer der 0, die auf deine Hand zurückkommt.
TS-CMB-03 = Ist der Stapel des Nicht-Spielers leer, wenn eine Karte gebraucht wird, wird sein Ablagestapel zu einem neuen gemischt.
TS-CMB-04 = Nach dem Kampf, vor allem anderen, ruft jede der beiden gespielten Karten, die das Zeichen deines Schwierigkeitsgrads trägt, eine Verstärkung, also bis zu zwei je Kampf: zuerst die Karte des Nicht-Spielers, dann deine.
TS-CMB-05 = Gruppenkämpfe stehen beiden Seiten offen. Wer teilnimmt, ergibt sich von selbst (TW-GRP-01 bis TW-GRP-04), niemand wählt es.
TS-CMB-06 = Die einzige Wahl in einem Kampf ist, welche Bogen- und Lanzenträger einen Angriff unterstützen (TW-GRP-07): Greift der Nicht-Spieler an, tun es alle NSC, die dürfen; greifst du an, wählst du. Wer verwundet wird, sucht niemand aus: Es trifft alle Verlierer des Nahkampfs (TW-GRP-06).
TS-CMB-07 = Dein Telepath im Nahkampf zu zweit: Die obersten 3 Karten vom Stapel des Nicht-Spielers werden aufgedeckt (sind es weniger, dann diese, und aus seinem gemischten Ablagestapel kommen die fehlenden dazu). Du wählst eine davon, auch eine 0, als Karte des Nicht-Spielers; sie wird abgelegt. Die anderen beiden werden in den Stapel zurückgemischt. Danach wählst und spielst du deine eigene Karte.
TS-CMB-08 = Ein Telepath des Nicht-Spielers im Nahkampf zu zweit: Du musst die niedrigste Kampfkarte deiner Hand außer der 0 spielen. Hast du nur die 0, spielst du die 0.
TS-CMB-09 = Stehen sich im Nahkampf zu zweit zwei Telepathen gegenüber, heben sie sich auf: Es ist ein gewöhnlicher Kampf.
TS-CMB-10 = In Gruppen- und Fernkämpfen haben Telepathen keine Macht. Ein Angriff mit der Lanze zwischen genau zwei Figuren ist ein Nahkampf zu zweit, dort wirkt sie also (TW-CHR-TEL-05).
TS-CMB-11 = Trägt deine 0 das Zeichen, ruft sie jedes Mal eine Verstärkung, wenn du sie spielst.
TS-CMB-12 = Ein eliminierter NSC verlässt mit Plättchen und Karte das Spiel, und du bekommst SP wie sonst. Was er trug, folgt TW-CAR-11 (ein Gegenstand bleibt, außer auf einer Grube ohne Seil) und TW-CAR-12 (ein getragener verwundeter Verbündeter ist auch eliminiert, selbst wenn der Träger nur verwundet wird).
TS-CMB-13 = Folge eines Kampfs: (1) Teilnehmer (TW-GRP-01) und Unterstützer (TS-CMB-06) stehen fest, und damit, ob es ein Einzelkampf ist; (2) mit deinem Telepathen gilt TS-CMB-07, die Karte des Nicht-Spielers ist also vor deiner bekannt; sonst legst du deine Karte (nach TS-CMB-08, wenn ein Telepath des Nicht-Spielers im Einzelkampf ist), dann wird die des Nicht-Spielers aufgedeckt; (3) Summen; (4) Wunden, Eliminierte, zerbrochene Lanzen, Gruben, SP, Spielende; (5) Persönlichkeiten, die auf den Ausgang eines Kampfs wirken (Gedanken-Meg); (6) beide Karten kommen auf ihre Stapel; (7) Verstärkungen, zuerst für die Karte des Nicht-Spielers; (8) die Aktivierung oder dein Zug geht weiter.
TS-CMB-14 = Eine Verstärkung oder ein NSC, der während einer Aktivierung aufgedeckt wird, ist sofort im Spiel: Alle späteren Pläne rechnen mit ihm (sein Feld ist besetzt, er lässt sich passieren, zu ihm kann man sich umstellen), und er nimmt an späteren Kämpfen dieses Zuges teil, obwohl seine eigene Aktivierung erst noch kommt.

## Eine Halle aufdecken

section-TS-REV = Solo: eine Halle aufdecken
TS-REV-01 = Wer eine Halle auch aufdeckt, sie wird nach den üblichen Regeln umgedreht (TW-REV-01 bis TW-REV-03): für eine Figur 1 AP, für die Vision keiner; sie behält die Richtung, in der sie lag, und alle ihre Fallgitter sind geschlossen. TW-REV-04 und die Zahlen der Plättchen in TW-SET-07 gelten nicht.
TS-REV-02 = Aus dem Beutel werden 3 Plättchen gezogen, eins nach dem anderen, weniger, wenn weniger darin sind, und sie behalten ihre Folge.
TS-REV-03 = Die Karte der Halle wird aus dem offenen Stapel genommen und so gedreht wie die Halle.
TS-REV-04 = In der Folge des Ziehens wird jedes Plättchen in die Halle teleportiert (TS-TPT-01), wenn keine Persönlichkeit es anders einsetzt. Die Persönlichkeit eines gezogenen NSC wird vor dem Würfeln gelesen.
TS-REV-05 = Danach kommt die Hallenkarte zum Stapel der aufgedeckten Hallen.
TS-REV-06 = Die Karte jedes eingesetzten NSC kommt von ihrem Platz neben dem Beutel gerade an das rechte Ende der Aktivierungsreihe.
TS-REV-07 = Wird ein Plättchen einer deiner Figuren eingesetzt, tritt die Figur an seine Stelle.
TS-REV-08 = Für die Würfel ist es gleich, wer aufdeckt: Bei einer 6 wählst du, auch wenn ein NSC oder die Vision aufdeckt.

## Teleportieren

section-TS-TPT = Solo: Teleportieren
TS-TPT-01 = Der rote und der weiße Würfel fallen. Rot gibt die Spalte der Hallenkarte, Weiß die Reihe. Das Plättchen kommt auf das Feld, in dem sie sich kreuzen.
TS-TPT-02 = Spalten zählen 1 bis 5 von links nach rechts und Reihen 1 bis 5 von oben nach unten in der Halle, wie sie ungedreht gezeichnet ist; sie drehen sich mit der Halle.
TS-TPT-03 = Rot 6, Weiß 1 bis 5: Du wählst die Spalte.
TS-TPT-04 = Weiß 6, Rot 1 bis 5: Du wählst die Reihe.
TS-TPT-05 = Rot 6 und Weiß 6: Das Plättchen ist aus dem Spiel, ohne SP für irgendwen. Bei einem NSC ist es auch seine Karte.
TS-TPT-06 = Ein Feld ist gültig, wenn dort ein Plättchen liegen darf (Boden oder Drehmechanismus, keine Grube) und kein Spielstein irgendeiner Art darauf ist.
TS-TPT-07 = Ist das Ergebnis ungültig, wird mit beiden Würfeln neu gewürfelt, bis es gültig oder ein Sechserpasch ist.
TS-TPT-08 = Bei einer einzelnen 6 musst du ein gültiges Feld wählen, wenn die Reihe oder Spalte eins hat. Hat sie keins, wird mit beiden Würfeln neu gewürfelt.
TS-TPT-09 = Hat die Halle gar kein gültiges Feld: Für eine Verstärkung wird eine andere aufgedeckte Halle gezogen; hat keine aufgedeckte eins oder geschieht es beim Aufdecken, ist das Plättchen aus dem Spiel wie bei einem Sechserpasch.

## Verstärkungen

section-TS-RNF = Solo: Verstärkungen
TS-RNF-01 = Eine Verstärkung kommt, wenn eine Karte mit dem Zeichen deines Schwierigkeitsgrads gespielt wird: eine Aktions-, Sprung- oder Kampfkarte von dir oder eine Kampfkarte des Nicht-Spielers. Welche das sind, steht in TS-RNF-02 bis TS-RNF-04.
TS-RNF-02 = Rosa: nur die Kampfkarten 0, 1 und 2 des Nicht-Spielers. Schwarz: die Kampfkarten 0, 1 und 6 des Nicht-Spielers; deine Aktionskarten 2 und 5, jede Sprungkarte, deine Kampfkarten 0, 4 und 6.
TS-RNF-03 = Deine Karten bei den anderen Schwierigkeitsgraden: Gelb Aktion 5; Grün Aktion 4 und Kampf 4; Blau Aktion 3 und Kampf 5; Rot Aktion 4 und Kampf 0, 5 und 6.
TS-RNF-04 = Die Kampfkarten des Nicht-Spielers bei den anderen Schwierigkeitsgraden: Gelb 0 und 3; Grün 3, 4 und 5; Blau 2, 3 und 5; Rot 1, 4, 5 und 6. Sie sind so gewählt, dass keine Karte mehr als drei Zeichen hat, denn gedruckte Karten haben drei Plätze dafür.
TS-RNF-05 = Wann sie kommt: bei einer Kampfkarte gleich nach dem Kampf, vor jeder anderen Aktion; bei einer Sprungkarte gleich nach dem Sprung; bei einer Aktionskarte in Phase 3 deines Zuges.
TS-RNF-06 = Wie sie kommt: Die oberste Karte der Verstärkungen kommt gerade an das rechte Ende der Aktivierungsreihe, und ihr Plättchen wird genommen; vom Stapel der aufgedeckten Hallen wird zufällig eine Karte gezogen; das Plättchen wird in diese Halle teleportiert; die Hallenkarte kommt zurück, und der Stapel wird gemischt.
TS-RNF-07 = Bei einem Sechserpasch sind Plättchen und Karte aus dem Spiel, und niemand kommt stattdessen.
TS-RNF-08 = Kommt eine Verstärkung in einem Zug des Nicht-Spielers, handelt sie noch in diesem, sonst in seinem nächsten.
TS-RNF-09 = Ist der Stapel der Verstärkungen leer, kommt niemand.

## Modi

section-TS-FGT = Solo: Modus Kämpfen
TS-FGT-01 = Kämpfen ist erreichbar, wenn der NSC auf ein Feld kommen kann, von dem aus er einen Gegner seiner Personenliste, verwundet oder nicht, angreifen darf, und 1 AP dafür hat. Der Gegner muss ein erlaubtes Ziel sein: in diesem Zug weder verwundet noch geheilt, durch wen auch immer (TW-CBT-02, TW-CBT-10, TS-TUR-08). Wen ein NSC verwundet, den kann also der nächste im selben Zug nicht eliminieren.
TS-FGT-02 = Angegriffen wird der beste Rang unter den erreichbaren, auch wenn er weiter weg ist.
TS-FGT-03 = Er geht auf das erste gültige Feld, das an den Angegriffenen angrenzt, und kämpft.
TS-FGT-04 = Nach einem Gleichstand greift er denselben Gegner wieder an, solange er AP hat. Ebenso, wenn er ohne Wunde verloren hat (Bogenschuss, zerbrochene Lanze): Er plant wieder für denselben Gegner.
TS-FGT-05 = Wird er verwundet, endet seine Aktivierung sofort, und sein Plättchen wird umgedreht.
TS-FGT-06 = Ist der Angegriffene verwundet oder eliminiert und sind AP übrig, sind die in dieser Aktivierung Besiegten ausgenommen. Der NSC nimmt den anderen Gegner mit dem besten Rang, den er mit den übrigen AP erreichen und angreifen kann, kämpft gegen ihn, und so weiter. Kann er keinen angreifen, nähert er sich dem anderen Gegner mit dem besten Rang an. Dann endet seine Aktivierung.
TS-FGT-07 = Bogen: Ein NSC, der einen trägt, sucht zuerst einen Schuss. Er geht seine Personenliste durch und nimmt den ersten Gegner, der innerhalb der Grenze ein erlaubtes Ziel im Fernkampf sein kann, vom billigsten Feld mit Sichtlinie aus (die üblichen Beschränkungen wie der Große Schild gelten). Nur wenn auf keinen Gegner der Liste zu schießen ist, wird der Nahkampf geprüft; ein Schuss auf einen niedrigen Rang geht einem Nahkampf mit einem hohen vor. Das alles gilt für einen NSC, der den Bogen trägt, wenn das Ziel geprüft wird (jedes Mal neu, TS-ACT-06). Für einen, der ihn erst unterwegs bekäme, sind Felder zum Schießen nur weitere Felder zum Angreifen, mit den anderen nach Rang und Kosten geordnet.
TS-FGT-08 = Ausziehbare Lanze: Ein Feld, von dem aus die Lanze zu benutzen ist, ist ein gültiges Feld zum Angreifen. Der billigere Plan gilt, bei gleichen Kosten der Angriff mit der Lanze.
TS-FGT-09 = Ein Gegner in einer Startzone kann von einem angrenzenden Feld des Labyrinths aus angegriffen werden (TW-BRD-10). Um zu kämpfen, betritt ein NSC die gelbe Startzone nie, denn damit ginge er hinaus.

section-TS-PSH = Solo: Modus Zurückdrängen
TS-PSH-01 = Nur für Banshees. Zurückdrängen ist erreichbar, wenn der NSC eine Sichtlinie zu einem Gegner seiner Liste bekommen kann, den er von dort aus stoßen darf, und den Stoß bezahlen kann: 2 AP, wenn seine Persönlichkeit nichts anderes sagt.
TS-PSH-02 = Gestoßen wird der beste Rang, dann der nächstgelegene. Der NSC hält auf dem ersten Feld mit Sichtlinie und stößt.
TS-PSH-03 = Reichen die AP, um denselben Gegner noch einmal zu stoßen, wenn nötig nach einer Bewegung für die Sichtlinie, tut er es, immer wieder. Sonst endet seine Aktivierung.
TS-PSH-04 = Was ein Stoß darf und was daraus folgt, ist wie sonst (TW-CHR-BAN-01 bis TW-CHR-BAN-08). Ein Gegner, den ein Stoß eliminiert, bringt dem Nicht-Spieler SP.
TS-PSH-05 = Regeln und Risiken eines Stoßes sind dieselben wie zwischen zwei Spielern: Ein NSC stößt auch, wenn das einen unverwundeten Gegner über die blaue Startzone hinausbringt (TW-EXT-07, ein Punkt für dich).
TS-PSH-06 = Ist der gestoßene Gegner nicht mehr im Spiel oder mit den übrigen AP nicht mehr zu stoßen, endet die Aktivierung. Einem zweiten Gegner wendet sich der NSC nie zu.

section-TS-HEA = Solo: Modus Heilen
TS-HEA-01 = Nur für Kleriker. Heilen ist erreichbar, wenn der NSC neben einen verwundeten Verbündeten kommen oder den, den er trägt, ablegen kann (TS-HEA-02) und 1 AP dafür hat.
TS-HEA-02 = Trägt er schon einen verwundeten Verbündeten, kommt der zuerst: Er legt ihn auf ein angrenzendes Feld und heilt ihn. Anders als in TW-CAR-05 bleibt der Kleriker, wo er ist, und das Ablegen kostet nichts; das Heilen kostet 1 AP. Das Feld muss angrenzen, frei von Figuren und keine Grube ohne Seil sein und darf höchstens einen Gegenstand haben; gibt es mehrere, entscheidet der Würfel. Gibt es keins, geht er erst auf das nächstgelegene Feld, das eins neben sich hat.
TS-HEA-03 = Sonst ist der erste Patient der erreichbare verwundete Verbündete mit dem besten Rang. Der NSC hält auf dem ersten gültigen angrenzenden Feld und heilt für 1 AP.
TS-HEA-04 = Hat er noch AP, geht er zum nächstgelegenen verwundeten Verbündeten, nach Nähe und nicht nach Rang, und heilt ihn, wenn die AP reichen, sonst nähert er sich an, bis es keine AP oder keine Verwundeten mehr gibt. Dann endet seine Aktivierung.
TS-HEA-05 = Ein verwundeter Verbündeter, den ein anderer NSC trägt, ist kein Patient (TW-CHR-CLE-02).
TS-HEA-06 = Er heilt weder sich selbst noch Gegner.
TS-HEA-07 = Ein Patient, den er unterwegs aufgenommen hat (TS-INV-02), gilt von da an als getragen; ein Plan kann also auch damit enden, ihn abzulegen (TS-HEA-02).

section-TS-RVL = Solo: Modus Aufdecken
TS-RVL-01 = Aufdecken ist erreichbar, wenn der NSC auf ein Feld kommen kann, von dem aus er eine verdeckte Halle aufdecken kann, und 1 AP dafür hat. Es gilt die nächstgelegene Halle.
TS-RVL-02 = Hat er nach einem Aufdecken noch AP, nimmt er sich wieder die nächstgelegene verdeckte Halle vor: Er deckt sie auf, wenn die AP reichen, sonst nähert er sich an, bis es keine AP mehr gibt. Dann endet seine Aktivierung.
TS-RVL-03 = Hat ein NSC die letzte Halle aufgedeckt, endet seine Aktivierung sofort, und dieses Ziel entfällt für den Rest der Partie.

section-TS-EXT = Solo: Modus Hinausgehen
TS-EXT-01 = Hinausgehen ist erreichbar, wenn der NSC innerhalb der Grenze ein Feld deiner Startzone betreten kann. Es gilt der kürzeste Weg (ab TS-PRX-02).
TS-EXT-02 = Betritt er sie, verlässt er sofort das Spiel: 1 SP für den Nicht-Spieler. Seine Karte und sein Plättchen kommen weg, und was er trägt, geht mit hinaus.
TS-EXT-03 = Welche Felder der Startzone er betreten kann, sagt TW-EXT-05. Gegenstände oder eine verwundete Figur von dir sperren den Weg nicht. Eine unverwundete sperrt ihn, außer für einen Magier (im Flug) und, wenn sie ein Koloss ist, für Banshee, Magier und Telepath. Für einen Sprung siehe TW-JMP-12. Ein hinausgetragener verwundeter Verbündeter ist aus dem Spiel, ohne SP für irgendwen (TW-EXT-03).

section-TS-JOI = Solo: Modus Sich umstellen
TS-JOI-01 = Sich umstellen ist erreichbar, wenn der NSC auf ein Feld kommen kann, das an einen Verbündeten seiner Personenliste angrenzt. Der beste Rang zuerst, verwundet oder nicht, dann der nächstgelegene.
TS-JOI-02 = Grenzen schon Verbündete an ihn an, kommen nur Verbündete mit einem besseren Rang als dem besten von diesen infrage, auch beim Annähern. Grenzt keiner an, gibt es keine Schranke. Kommt niemand infrage, wird das Ziel übersprungen.
TS-JOI-03 = Er hält auf dem ersten gültigen angrenzenden Feld, und seine Aktivierung endet.

section-TS-ROT = Solo: Modus Drehen
TS-ROT-01 = Drehen ist erreichbar, wenn der NSC auf einem Drehmechanismus steht oder innerhalb der Grenze auf einem anhalten kann, auch wenn dann kein AP zum Drehen bleibt. Es gilt der nächstgelegene (0 AP, wenn er schon auf einem steht).
TS-ROT-02 = Hat er auf dem Drehmechanismus noch mindestens 1 AP, fällt einmal der Rotationswürfel: eine Richtung und eine Zahl von 1 bis 3.
TS-ROT-03 = Gedreht wird die Halle des Paars, diese oder ihre Schwesterhalle, deren eigene Richtung die gewürfelte ist.
TS-ROT-04 = Ist diese Halle verdeckt, passiert nichts, und die Aktivierung endet.
TS-ROT-05 = Sonst dreht sich die Halle in diese Richtung, um so viele Viertel, wie die Zahl sagt, aber höchstens so viele, wie AP übrig sind, für je 1 AP.
TS-ROT-06 = In einer Aktivierung gibt es höchstens einen solchen Wurf (Ausnahme: Persönlichkeit). Dann endet sie, auch wenn AP übrig sind. Für Mechanorks gilt dasselbe, wenn ihre Persönlichkeit nichts anderes sagt.
TS-ROT-07 = Solange Tüft Al unverwundet auf einem Drehmechanismus steht, dürfen nur Mechanorks, gleich welcher Seite, die beiden Drehmechanismen dieses Paars benutzen. Andere NSC beachten sie nicht, wenn sie Drehen prüfen.

section-TS-DES = Solo: Modus Gitter zerstören
TS-DES-01 = Nur für Kolosse. Gitter zerstören ist erreichbar, wenn der NSC an ein Fallgitter kommen kann, das nicht zerstört ist, geschlossen oder offen, und 1 AP dafür hat. Es gilt das nächstgelegene.
TS-DES-02 = Hat er noch AP, nimmt er sich das nächstgelegene weitere vor: Er zerstört es, wenn die AP reichen, sonst nähert er sich an, bis es keine AP oder keine Fallgitter mehr gibt. Dann endet seine Aktivierung.
TS-DES-03 = In einem anderen Modus zerstört ein Koloss nie ein Fallgitter (Ausnahme: Persönlichkeit).

section-TS-OPN = Solo: Modus Fallgitter öffnen
TS-OPN-01 = Nur für Meuchlerinnen. Wie TS-DES-01 und TS-DES-02, nur dass geschlossene Fallgitter geöffnet werden.
TS-OPN-02 = In einem anderen Modus öffnet eine Meuchlerin mit ihrer Fähigkeit nie ein Fallgitter (Ausnahme: Persönlichkeit; mit einem Schlüssel geht es).

section-TS-ITM = Solo: Modus Gegenstand
TS-ITM-01 = Zielobjekte sind Gegenstände von der Liste des NSC, die frei liegen (TS-INV-02: allein, bei einer verwundeten Figur und so weiter) oder die ein Verbündeter trägt; verwundete Verbündete zählen als der Gegenstand „Verwundete“. Was unverwundete Gegner tragen, ist kein Zielobjekt, denn das kann niemand nehmen (TW-CAR-07).
TS-ITM-02 = Den Gegenstand eines Verbündeten nimmt er, indem er durch dessen Feld geht. Zielobjekt ist er nur, wenn die Regeln fürs Passieren (TS-INV-05, TS-INV-06) ihn diesem NSC geben und der NSC danach irgendwo anhalten kann.
TS-ITM-03 = Trägt der NSC schon etwas, gilt dieser Modus nur für einen Gegenstand mit besserem Rang. Den alten lässt er zurück, wenn er den neuen nimmt, und zwar dort, wo TS-INV-03 es sagt (mit einem Verbündeten tauscht er, TS-INV-06).
TS-ITM-04 = Der beste Rang zuerst, auch wenn er weiter weg ist; gleiche Ränge (zwei gleiche Gegenstände) nach Nähe.
TS-ITM-05 = Einem Verbündeten, der auf einer Grube steht, wird nie das Seil genommen.
TS-ITM-06 = Hat er den Gegenstand und sind AP übrig, werden alle Ziele noch einmal der Reihe nach geprüft, mit diesen AP und den übrigen Feldern der laufenden Bewegung. Ihre eigenen AP-Grenzen zählen jetzt nicht, und neue AP gibt es nicht. Das erste erreichbare wird in seinem Modus ausgeführt.
TS-ITM-07 = Ist keines erreichbar, nähert sich der NSC mit dem Rest seinem Standardziel an. Geht das nicht, endet seine Aktivierung.
TS-ITM-08 = Es kann auch wieder Gegenstand folgen (wenn TS-ITM-03 es erlaubt); dann gilt TS-ITM-06 noch einmal.
TS-ITM-09 = Mit 0 AP folgt nichts mehr, auch wenn Felder der letzten Bewegung übrig sind: Ein neues Ziel gibt es nur für übrige AP, sonst endet die Aktivierung. Serpicos Botengang (TS-PER-03) ist kein neues Ziel.
TS-ITM-10 = Die Kosten eines solchen Plans zählen bis zu dem Moment, in dem der Gegenstand genommen wird. Möglich ist der Plan nur, wenn der NSC von dort mit den übrigen AP und Feldern noch auf ein Feld käme, auf dem er anhalten darf (in diesem Moment kann er auf dem Feld eines Verbündeten oder über einer Grube sein). Was folgt (TS-WND-03, Serpicos Botengang, TS-ITM-06, TS-ITM-07), wird von dort mit den übrigen Feldern der laufenden Bewegung geplant. Gibt es nichts zu tun, geht der NSC auf dem billigsten Weg auf ein Feld, auf dem er anhalten darf, wenn er es nicht gleich dort kann.
TS-ITM-11 = Ein Gegenstand, den er unterwegs bekommt (TS-INV-02, TS-INV-05, TS-INV-06), bevor das gewählte Zielobjekt erreicht ist, beendet den Plan nicht. Das gewählte muss aber auch dann noch einen besseren Rang haben, womit der Plan schon rechnet (TS-PLN-08).

section-TS-WND = Solo: der Feuerballstab
TS-WND-01 = Nur Magier benutzen den Feuerballstab, und nur im Modus Gegenstand.
TS-WND-02 = Hat ein Magier bei seiner Aktivierung einen Feuerballstab, ist Gegenstand erreichbar, wenn er innerhalb der Grenze auf ein Feld kommen kann, von dem aus er einen Gegner seiner Liste damit eliminieren kann. Es trifft den besten Rang, dann den nächstgelegenen. Das wird vor jedem anderen Gegenstand geprüft.
TS-WND-03 = Bekommt ein Magier im Modus Gegenstand einen Feuerballstab, prüft er sofort, ob er mit den übrigen AP einen Gegner seiner Liste eliminieren kann. Wenn ja, tut er es; sonst folgt TS-ITM-06.
TS-WND-04 = Nach einem Feuerball folgt TS-ITM-06 mit den übrigen AP.
TS-WND-05 = Ein Feuerballstab, den er in einem anderen Modus bekommt, wird in dieser Aktivierung nicht benutzt.
TS-WND-06 = Ein Gegner, den der Feuerballstab eliminiert, bringt dem Nicht-Spieler 1 SP. Der Stab ist wie sonst verbraucht (TW-ITM-FIR-03).

## Gegenstände in der Hand von NSC

section-TS-INV = Solo: Gegenstände in der Hand von NSC
TS-INV-01 = Verwundete Verbündete gelten hier überall als Gegenstände.
TS-INV-02 = Frei liegt, was allein liegt, bei einem anderen Gegenstand, auf dem Feld einer verwundeten Figur gleich welcher Seite oder ungenommen unter einem NSC (TS-INV-10). Auch ein verwundeter Verbündeter, den niemand trägt, liegt frei. In jedem Modus gilt: Ein NSC, der nichts trägt und ein Feld mit einem freien Gegenstand seiner Liste betritt, nimmt ihn sofort, ohne Kosten, von mehreren den mit dem besten Rang. Das gilt auch für einen Gegenstand bei einem verwundeten Gegner.
TS-INV-03 = Ein NSC, der einen Gegenstand trägt und ein Feld mit einem freien von besserem Rang betritt, tauscht. Der alte bleibt auf diesem Feld, wenn die goldenen Regeln es erlauben, sonst auf dem letzten gültigen Feld seines Wegs; gibt es keins, wird nicht getauscht. Goldene Regeln binden am Ende einer Aktion, also entscheidet sich das, wenn der NSC weitergeht oder anhält. Geht er weiter, bleibt der alte, wo der neue lag. Endet seine Aktion dort (drei Spielsteine), kommt der alte zurück auf das letzte Feld der laufenden Aktion, ihr Startfeld mitgezählt, auf dem keine unverwundete Figur ist und wo er liegen darf; anhalten darf der NSC auf dem Tauschfeld nur, wenn es ein solches Feld gibt.
TS-INV-04 = Gegenstände, die nicht auf der Liste sind, werden nie genommen. Einen Gegenstand gibt ein NSC nur her nach TS-INV-03, TS-INV-05, TS-INV-06, TS-ITM-03, TS-PLN-09 oder durch eine Persönlichkeit.
TS-INV-05 = Passieren heißt: Der ziehende NSC betritt in einer Bewegung das Feld eines unverwundeten Verbündeten (TW-MOV-04, TW-CAR-06). Über ihn zu springen oder neben ihm zu stehen ist kein Passieren. Trägt genau einer der beiden einen Gegenstand, hat ihn danach der mit dem besseren Rang dafür. Sind die Ränge gleich, auch wenn er auf keiner der beiden Listen ist, bleibt er, wo er ist.
TS-INV-06 = Tragen beide einen Gegenstand, werden vier Ränge verglichen: die jedes NSC für jeden der beiden Gegenstände; nicht auf der Liste ist schlechter als jeder Rang. Hat den einen besten Rang ein NSC für den Gegenstand, den der andere trägt, tauschen sie. Haben beide den besten Rang oder hat ihn ein NSC für das, was er schon trägt, passiert nichts. Der andere kann bei einem Tausch schlechter wegkommen.
TS-INV-07 = Beim Betreten eines Feldes kommt zuerst, was frei liegt, dann das Passieren.
TS-INV-08 = Kein Tausch, wenn danach für den stehenden NSC eine goldene Regel verletzt wäre (etwa wenn das Seil einem genommen würde, der über einer Grube steht). Ein Seil, das auf einer Grube liegt, wird nur nach TW-ROP-06 und TW-ROP-07 genommen. Von einem Feld mit einem unverwundeten Gegner wird nichts genommen (TW-CAR-07), auch nicht von einem Magier, der darüberfliegt, oder von Frau Zisch.
TS-INV-09 = Gegenstände beider Farben werden gleich behandelt.
TS-INV-10 = Statt TW-CAR-01 gilt: Ein NSC trägt nur, was er nach diesen Regeln genommen hat. Ein Gegenstand, der nicht auf seiner Liste ist und auf dessen Feld er eine Aktion beendet, bleibt dort liegen, bewegt sich nur mit der Halle, nützt ihm nichts und bleibt zurück, wenn er geht. Deine Figuren können ihn nicht nehmen, solange der NSC unverwundet dort steht (TW-CAR-07); für vorbeiziehende NSC liegt er frei. Auf einem Feld mit einem verwundeten Verbündeten, den er nicht trägt, darf ein NSC keine Aktion beenden. TW-CAR-01 gilt weiter für einen Spielstein, der durch einen Stoß unter einen NSC kommt, und für einen verwundeten NSC.
TS-INV-11 = Das alles ist Pflicht, in Plänen wie in der Ausführung. Niemand hat dabei eine Wahl.

## Zufall und Ende

section-TS-RNG = Solo: was Zufall ist und was verborgen
TS-RNG-01 = Zufall sind: die Lage der Hallen, welche NSC dabei sind, was aus dem Beutel kommt, die Folge der Aktivierungsreihe, der Kampfstapel des Nicht-Spielers, der Stapel der Verstärkungen, die Halle für eine Verstärkung, die Teleportwürfel, der Rotationswürfel, Gleichstände, Würfe für Persönlichkeiten und der Stapel der Vision.
TS-RNG-02 = Dir verborgen: die Folge von Beutel, Kampfstapel des Nicht-Spielers, Verstärkungen und Vision und die verdeckten Hallen. Offen ist alles andere, auch die 8 NSC-Karten des Beutels und beide Ablagestapel.
TS-RNG-03 = Aller Zufall kommt in fester Folge aus einem Startwert, sodass sich jede Partie wiederholen lässt. Hast du die Schachtel auf dem Tisch, darfst du auch selbst ziehen und würfeln und eingeben, was fällt.

section-TS-END = Solo: Spielende
TS-END-01 = Der Nicht-Spieler bekommt 1 SP für jede deiner Figuren, die eliminiert wird, 1 SP für jeden NSC, der über die gelbe Startzone hinausgeht, und was Persönlichkeiten bringen.
TS-END-02 = Die Partie endet sofort, wenn eine Seite 5 SP oder mehr hat. Bist du es, gewinnst du; sonst verlierst du.
TS-END-03 = Bringt ein Ereignis beide auf 5 oder mehr, gewinnt, wer mehr SP hat; bei gleich vielen verlierst du.
TS-END-04 = Ist keine deiner Figuren mehr im Labyrinth, in der Startzone oder im Beutel und hast du weniger als 5 SP, verlierst du.
TS-END-05 = Hast du zu Beginn von 8 deiner Züge hintereinander keine Figur im Spiel, verlierst du.
TS-END-06 = Eine Grenze für Runden gibt es nicht, nur die Sicherheitsgrenze des Programms: Nach 200 Zügen, beide Seiten zusammengezählt (auf Wunsch 400), ist die Partie zu Ende, und du hast nicht gewonnen.
TS-END-07 = Welchen Schwierigkeitsgrad als Nächstes? Nach einer klaren Niederlage einen leichteren, nach einer knappen Partie denselben, nach einem leichten Sieg einen schwereren.

## Persönlichkeiten

section-TS-PER = Solo: Persönlichkeiten
TS-PER-01 = Jeder NSC hat eine Persönlichkeit. Sie geht allen anderen Regeln vor.
TS-PER-02 = Sie wirkt von dem Moment an, in dem der NSC ins Spiel kommt, das Einsetzen mitgezählt, und nur, solange er im Spiel und unverwundet ist, wenn sie nichts anderes sagt.
TS-PER-03 = Die 32 Persönlichkeiten. Pater Sam Arito: Ein Verbündeter, den er heilt und der in diesem Zug noch nicht aktiviert wurde, liegt wieder gerade und handelt in diesem Zug; er gilt nicht mehr als in diesem Zug geheilt, nimmt also auch an Kämpfen teil. Pater Haudrauf: Von einem Feld aus greift er nur an, wenn die aufgedruckten Kampfwerte (verwundet 0) aller daran angrenzenden Gegner und des mit Bogen oder Lanze Angegriffenen, falls er nicht angrenzt, zusammen kleiner sind als seine eigene aufgedruckte 2; wer in der Gruppe mitkämpft, ohne an ihn anzugrenzen, zählt nicht, und beim Annähern an sein Standardziel gilt die Schranke nicht. Pater Lazarus: Ist er am Anfang von Phase 3 verwundet und trägt ihn niemand, fällt ein Würfel; bei 5 oder 6 ist er unverwundet, bleibt schräg und gilt nicht als in diesem Zug geheilt. Diakon Langarm: Er darf auch einen verwundeten Verbündeten in Sichtlinie (also geradeaus, TW-LOS-01) höchstens 3 Felder weit weg heilen; für einen Patienten, den er trägt, gilt TS-HEA-02. Arthos: Sein 3., 6., 9. in der Partie zerstörtes Fallgitter und so weiter bringt dem Nicht-Spieler 1 SP. Hur-Ban: Ein Gleichstand in einem von ihm begonnenen Kampf (Nahkampf oder Lanze, kein Bogenschuss) ist ein Sieg für den Nicht-Spieler. Ramm Bock: In jedem Modus dürfen seine Pläne für 1 AP ein geschlossenes Fallgitter zerstören, an dem er steht; das beendet die laufende Bewegung. Granit-Gustav: Gegner dürfen nie durch sein Feld, auch fliegende Magier nicht; TW-CHR-COL-02 bis TW-CHR-COL-04 gelten für ihn nicht. Muldon: Nach seinem Feuerball fällt ein Würfel; bei 5 oder 6 behält er den Stab, für einen späteren Modus Gegenstand oder für übrige AP. Amystyn: Ist am Anfang seiner Aktivierung keines der sechs Ziele erreichbar (nicht nach einem Gegenstand, TS-ITM-07) und ist er in keiner Startzone, nähert er sich an nichts an, sondern wird mit den Würfeln in eine zufällige aufgedeckte Halle teleportiert (TS-TPT-01; bei einer 6 wählst du); sein Gegenstand kommt mit, bei einem Sechserpasch bleibt er, wo er ist; dann endet seine Aktivierung. Xanth: Feuerballstab und Stoß dürfen ihn nicht treffen, verwundet oder nicht; die Sicht endet trotzdem an ihm (TW-LOS-02). Pyra Funkel: In ihrer eigenen Halle braucht ihr Feuerballstab keine Sichtlinie. Tüft Al: siehe TS-ROT-07; das bindet auch deine Figuren. Yom: Im Modus Drehen fällt der Würfel für seine eigene Halle, die sich in die gewürfelte Richtung dreht, welche es auch ist, um so viele Viertel, wie Zahl und AP erlauben; sind AP übrig und ist die Schwesterhalle aufgedeckt, fällt er noch einmal für diese, ebenso; dann endet seine Aktivierung. Ritzel-Fritz und Schrauben-Hans: Sie kommen ohne Würfel auf den Drehmechanismus der Halle, wenn kein Spielstein darauf ist, sonst mit den Würfeln. Schrauben-Hans außerdem: Der Rotationswürfel fällt noch einmal, solange er eine verdeckte Halle nennt. Serpico: Hat er im Modus Gegenstand einen verwundeten Verbündeten (einen Feuerballstab) genommen, geht er sofort, mit den übrigen AP und Feldern, zum nächstgelegenen unverwundeten verbündeten Kleriker (Magier), den er passieren kann und der nichts trägt, und übergibt ihn im Vorbeigehen, was die Ränge auch sagen (TS-INV-05 ruht dabei); dann folgt TS-ITM-06 mit den übrigen Feldern. Geht das nicht, folgt TS-ITM-06 mit dem, was er hat. Trägt er einen solchen Verbündeten (einen solchen Stab) aus einem früheren Zug, ist auch das sein Ziel Gegenstand: erreichbar, wenn er ihn innerhalb der Grenze so übergeben kann, und vor jedem anderen Gegenstand. Ein verwundeter Verbündeter, den ein verbündeter Kleriker trägt, und ein Feuerballstab, den ein verbündeter Magier trägt, sind für ihn nie Zielobjekte, und er nimmt sie auch im Vorbeigehen nicht. Snake Slissken: In einer Halle, die er aufdeckt, kommt jeder gezogene Gegenstand ohne Würfel auf das leere gültige Feld dieser Halle, zu dem er den kürzesten Weg hat (nur Bewegungen, ohne Grenze); führt zu keinem ein Weg, auf das mit dem kleinsten Abstand, längs der Spalten und Reihen gemessen; bei Gleichstand entscheidet der Würfel. Für Figuren gelten die Teleportwürfel. Franz Rapyd: Die erste Bewegung jeder Aktivierung hat 2 Felder mehr. Frau Zisch: Sie darf über Felder unverwundeter Gegner ziehen, aber dort nicht anhalten, und auch über ein solches hinausgehen (wie in TW-CHR-COL-03). Wave-Rick: siehe TS-PER-04. Lau Ther: Ein Stoß kostet 1 AP. Schrill-Bill: Ein Stoß treibt den Gestoßenen ein zweites Feld in dieselbe Richtung, wenn das ein erlaubter Stoß ist. Jammer-Mona: Verwundet und nicht getragen wird sie mit Geschwindigkeit 2 und höchstens 2 AP je Ziel aktiviert, auch für das Standardziel; Kämpfen, Zurückdrängen und Gegenstand werden übersprungen; sie nimmt nichts und lässt zurück, was bei ihr liegt, darf nur auf Feldern ohne andere Figur anhalten, und geht sie hinaus, bringt das 1 SP (anders als TW-EXT-02). Weißer Phil, Djenh, Gedanken-Meg und Professor Psi: siehe TS-CMB-08 und TS-CMB-09. Djenh außerdem: Geschwindigkeit 5 in einer Bewegung, die er mit einem getragenen verwundeten Verbündeten beginnt. Gedanken-Meg außerdem: Gewinnt der Nicht-Spieler einen Kampf, an dem sie teilnahm, legst du eine zufällige Kampfkarte außer der 0 ab; das ruft nichts. Professor Psi außerdem: Im Nahkampf zu zweit werden gegen jeden außer einem Telepathen zwei Karten des Nicht-Spielers gezogen (wenn nötig nach TS-CMB-03), die höhere wird gespielt, die andere kommt unter den Stapel. Lissandra: Deckt sie eine Halle auf und war kein NSC unter den gezogenen Plättchen, wird nach diesen eine Verstärkung (TS-RNF-06) in genau diese Halle teleportiert. Nachtschatten-Nelli: +2 auch in einem Nahkampf, den sie als einziger NSC beginnt (TW-CHR-BST-02 verlangt einen weiteren NSC; beides summiert sich nie). Samt-Iris: In jedem Modus dürfen ihre Pläne für 1 AP ein geschlossenes Fallgitter öffnen, an dem sie steht. Quecksilber-Kathi: Hat sie im Modus Kämpfen einen Gegner besiegt, gibt es keinen zweiten; mit den übrigen AP geht sie hinaus oder nähert sich dem Ausgang an.
TS-PER-04 = Wave-Rick stößt ein Feld weit, geradewegs von sich weg. Ist die Kante frei, ist es ein gewöhnlicher Stoß ohne Wunde. Ist sie ein geschlossenes Fallgitter, eine Mauer oder eine Schießscharte, wird der Gestoßene hindurchgetrieben, landet auf dem Feld dahinter und ist verwundet. Die Kante bricht, bekommt den Marker für ein zerstörtes Fallgitter und ist von da an für alle offen (zwischen zwei Hallen werden beide Hälften offen und drehen sich mit ihren Hallen; eine zerbrochene Mauer oder Schießscharte ist kein Fallgitter für TS-DES-01). Das Feld dahinter darf in einer Startzone sein: Der Gestoßene liegt dort verwundet und verlässt das Spiel nicht (TW-EXT-07). Gibt es kein solches Feld, ist es verdeckt oder sperrt es TW-CHR-BAN-04, ist der Stoß nicht erlaubt; ist es eine Grube, folgt TW-CHR-BAN-05. Für einen gewöhnlichen Stoß über die blaue Startzone hinaus siehe TS-PSH-05. Wer schon verwundet war und hindurchgetrieben wird, ist eliminiert.
TS-PER-05 = Kommt ein NSC ins Spiel, wird dir seine Persönlichkeit gezeigt.
TS-PER-06 = In den Daten nennt jede Wirkung die eine Stelle des Ablaufs, an der das Programm nach ihr fragt, wann sie gilt (unverwundet; verwundet und nicht getragen; im Spiel, verwundet oder nicht; beim Hereinkommen) und ihre Zahlen. Zusammen mit TS-PER-03 ist das vollständig; die Texte auf den Karten sind nur zum Lesen.

## Variante: Vision des Erzmagiers

section-TS-VIS = Solo-Variante: Vision des Erzmagiers
TS-VIS-01 = Jede Aktions- oder Kampfkarte mit dem Auge, gleich wer sie spielt, lässt am Ende des laufenden Zuges eine Halle von selbst aufgehen; mehrere Karten, mehrere Hallen.
TS-VIS-02 = Das Auge haben deine Aktionskarte 5, deine Kampfkarten 2 und 3 und die Kampfkarten 2 und 3 des Nicht-Spielers.
TS-VIS-03 = Karten der Vision werden aufgedeckt, bis eine auf eine verdeckte Halle zeigt; die für aufgedeckte Hallen kommen beiseite. Diese Halle wird aufgedeckt (TS-REV-01).
TS-VIS-04 = Niemand gilt als die aufdeckende Figur, also wirkt auch keine Persönlichkeit einer solchen. Umgedreht wird die Halle nach den üblichen Regeln, als wärst du es.
TS-VIS-05 = NSC, die so am Ende eines Zuges des Nicht-Spielers erscheinen, handeln noch in diesem Zug; er geht weiter, bis wieder alle Karten schräg liegen. Sonst handeln sie im nächsten.
TS-VIS-06 = Sind alle Hallen aufgedeckt, hat das Auge keine Wirkung.

## Beispiele

section-TS-EX = Solo: Beispiele
TS-EX-01 = Weißer Phil (Hinausgehen 5, Gegenstand 4, Kämpfen 4, Aufdecken 3, Drehen 2, Sich umstellen 2): Den Weg hinaus mit 5 AP versperrt ein Gegner, und kämpfen wäre ein anderes Ziel; mit 4 AP ist nur der Feuerballstab zu haben, der nicht auf seiner Liste ist; mehrere Gegner kann er mit 4 AP angreifen. Also ist sein Modus Kämpfen, angegriffen wird der gelbe Kleriker (bester Rang), und er verbraucht genau 4 AP.
TS-EX-02 = Weißer Phil kann keines der sechs Ziele erreichen; der kürzeste Weg hinaus kostet 10 AP. Standardziel Hinausgehen: Er zieht mit vollen 5 AP den kürzesten Weg entlang.
TS-EX-03 = Weißer Phil ist in einer Zelle hinter einem geschlossenen Fallgitter eingesperrt. Er zieht für 1 AP auf das Feld vor dem Fallgitter und hält dort; 4 AP bleiben ungenutzt.
TS-EX-04 = Beim Aufdecken kommen drei Plättchen nacheinander. Für den Magier war das Ergebnis ungültig, also fielen beide Würfel neu; bei einer roten 6 hast du Spalte 4 gewählt. Zwei der drei waren NSC, und ihre Karten kommen in die Aktivierungsreihe.
TS-EX-05 = Hur-Ban (zuerst Kämpfen 5) greift den Kleriker an, gewinnt, zieht weiter und greift den Magier an (Rang 2), gewinnt wieder und nähert sich mit dem fünften AP der Meuchlerin an (Rang 3), ohne AP für einen Kampf. Die Folge ist Kleriker, Magier, Meuchlerin; die Besiegten greift er nicht noch einmal an.
TS-EX-06 = Lissandra (zuerst Aufdecken 5) erreicht Halle Nr. 2 und deckt sie auf, für 2 AP, und nimmt unterwegs den Bogen mit, denn sie trug nichts, und er ist auf ihrer Liste. Mit den übrigen 3 AP: eine Bewegung für 1, ein Sprung für 1 (ohne Karte), und der letzte deckt Halle Nr. 3 auf.
TS-EX-07 = Tüft Al kann Drehen 4 nicht erreichen. Mit Sich umstellen 5 sind drei Verbündete erreichbar: Er geht für 4 AP zum Kleriker (bester Rang), Pater Sam Arito, und nimmt unterwegs die Ausziehbare Lanze (Rang 4) mit.
TS-EX-08 = Serpico (Geschwindigkeit 6, Gegenstand 5) kann den verwundeten Xanth (Rang 1) und den Feuerballstab (Rang 2) erreichen. Er erreicht Xanth im 3. AP, mit 3 übrigen Feldern dieser Bewegung, geht weiter durch eine Schießscharte, übergibt ihn mit dem 4. AP dem Kleriker, geht in derselben Bewegung weiter zum Stab und hat noch 1 Feld und 1 AP. Ein verbündeter Magier ist nicht erreichbar. Das nächste erreichbare Ziel ist Hinausgehen (eigene Grenze 4), ausgeführt mit dem 5. AP: 1 SP für den Nicht-Spieler, und der Stab ist aus dem Spiel.
TS-EX-09 = Arthos (Gitter zerstören 5): ziehen, zerstören, ziehen (unterwegs nimmt er den Feuerballstab), zerstören, auf das dritte zu ziehen. Das sind 5 AP und 2 Fallgitter.
TS-EX-10 = Franz Rapyd (Drehen 3) zieht für 1 AP auf den Drehmechanismus und hat noch 2. Der Würfel sagt 3 im Uhrzeigersinn, die Richtung seiner eigenen Halle: Sie dreht sich nur um 180 Grad.
TS-EX-11 = Muldon trägt nichts und passiert Serpico mit dem Feuerballstab (Rang 2 für Serpico, Rang 1 für Muldon). Danach hat ihn Muldon und Serpico nichts.
TS-EX-12 = Arthos trägt den Feuerballstab (Rang 2), Amystyn den Großen Schild (Rang 4). Passieren sie sich, bekommt Amystyn den Stab (Rang 1) und Arthos den Schild (Rang 6).
TS-EX-13 = Pater Haudrauf trägt den Schlüssel (Rang 5), Djenh einen verwundeten Verbündeten (Rang 3). Verwundete haben bei beiden Rang 3, also tauschen sie nicht.
TS-EX-14 = Rosa: Verstärkungen kommen nur für die Karten 0, 1 und 2 des Nicht-Spielers.
TS-EX-15 = Schwarz: für 0, 1 und 6 des Nicht-Spielers; für deine Aktionskarten 2 und 5, Sprungkarten und Kampfkarten 0, 4 und 6.
TS-EX-16 = Arthos zerstört in der Partie 3 Fallgitter: 1 SP für den Nicht-Spieler. Mit 6 sind es 2 SP, über beliebig viele Züge.
TS-EX-17 = Wave-Rick stößt einen Mechanork, der vor einem geschlossenen Fallgitter steht: Das Fallgitter ist zerstört, und der Mechanork liegt verwundet auf der anderen Seite.
TS-EX-18 = Wave-Rick stößt einen Kleriker, der ein freies Feld hinter sich hat und dahinter eine Mauer. Der erste Stoß bringt ihn ein Feld zurück, unverwundet; der zweite durch die Mauer, verwundet.
TS-EX-19 = Wave-Rick stößt einen Naga, der eine Schießscharte am Rand des Labyrinths hinter sich hat: Die Schießscharte bekommt den Marker, und der Naga liegt verwundet in der Startzone.
TS-EX-20 = Nur dein Magier (1) grenzt an Pater Haudrauf an: Er darf angreifen, obwohl andere deiner Figuren in einem Gruppenkampf dazukämen.
TS-EX-21 = Yom würfelt zuerst für seine eigene Halle und dann, wenn AP übrig sind, für die Schwesterhalle.
TS-EX-22 = Tüft Al steht auf einem Drehmechanismus: Für einen NSC, der kein Mechanork ist, sind die beiden Drehmechanismen dieses Paars mit Drehen nicht erreichbar.
TS-EX-23 = Snake Slissken deckt eine Halle auf, von der er kein Feld zu Fuß erreicht. Die Gegenstände liegen im kleinsten Abstand von ihm, in Feldern gezählt, obwohl er nicht herankommt.
TS-EX-24 = Dein erster Kreislauf: Aktionskarten 2, 3, 4, 5 in dieser Folge, und die erste Aktion deckt eine Halle an der gelben Startzone auf. Von deinem fünften Zug an ist die Folge frei.
TS-EX-25 = Was im Beutel ist: 8 NSC, 6 violette Gegenstände, 4 Figuren und 6 Gegenstände von dir sind 24 Plättchen, für 8 Hallen mit je 3.
TS-EX-26 = Ein Zug des Nicht-Spielers. Aufgedeckt sind S1 37A, S2 40B und S4 38B, ungedreht, und S3 39B, um ein Viertel im Uhrzeigersinn gedreht; verdeckt S5 38A, um eine halbe Drehung gedreht, S6 40A, ungedreht, S7 und S8; alle Fallgitter sind geschlossen. Unverwundete NSC: Lissandra j2, Arthos c10, Serpico i8, Pater Sam Arito d9 (seine Karte liegt schon schräg); verwundet: Xanth e4. Deine: Kleriker d5, Magier a4, Mechanork a7, Koloss a9. Freie Gegenstände: violetter Bogen k2, gelber Feuerballstab b5, violetter Schlüssel f9, gelbes Seil e10. Niemand trägt etwas. Die Reihe: Lissandra, Arthos, Serpico. Lissandra, Aufdecken 5: Sie zieht nach Norden auf j1, springt über die Grube k1 um die Ecke auf k2, wo sie den Bogen nimmt, zieht nach Süden auf k3 und deckt S5 auf: 4 AP, 4 Felder. Die Plättchen, mit den Würfeln Rot und Weiß: gelber Schlüssel 2 und 2, das ist o4; Yom 5 und 5, eine Grube, noch einmal, 4 und 3, das ist m3; violetter Großer Schild 6 und 4: Du musst eine der Spalten 2 bis 5 wählen (Spalte 1 ist eine Grube) und nimmst 3, das ist n2. Yoms Karte kommt gerade an das rechte Ende. Mit dem letzten AP nähert sich Lissandra S6 an: Sie zieht nach Süden, Süden, Osten auf l5, Restkosten 1 AP und 0 Felder; m5 wäre ebenso nah, kostet aber mehr Felder. Arthos, Gitter zerstören 5: Er zieht nach Osten auf d10 (auf dem nächsten Feld steht ein Verbündeter, und mit Geschwindigkeit 2 muss er anhalten) und nach Norden, Norden durch Pater Sam Arito auf d8. Dann kosten zwei Pläne gleich viel, 4 AP und 4 Felder: nach Norden auf d7 und das Fallgitter zwischen d7 und e7 oder nach Westen auf c8 und das zwischen b8 und c8. Der Würfel sagt das erste: Es ist zerstört, 1 AP ist übrig, und er nähert sich an, nach Süden und Westen auf c8, Restkosten 1 AP und 0 Felder. Er zählt 1, keine SP. Serpico, Gegenstand 5: Rang 1 ist der verwundete Xanth. Er zieht nach Norden, Norden (Schießscharte), Norden (Schießscharte), Westen, Westen (Schießscharte) auf g5, springt über g4 auf g3 und zieht nach Norden, Westen, Süden (Schießscharte), Süden, Westen auf e4: 3 AP, 12 Felder, 1 Feld übrig. Der Rang entscheidet, obwohl Schlüssel und Schild, je 2 AP, näher sind. Mit den übrigen 2 AP kann er Pater Sam Arito nicht passieren, und kein Gegenstand ist besser. Hinausgehen: das letzte Feld nach Norden, eine Bewegung nach Osten, Norden (Schießscharte), Norden, Westen, Westen, Westen auf c1, eine Bewegung nach Westen, Westen auf a1: 2 AP, 9 Felder; die eigene Grenze von 4 spielt keine Rolle. 1 SP für den Nicht-Spieler; Xanth ist ohne SP aus dem Spiel. Yom handelt zuletzt, im selben Zug.
TS-EX-27 = TS-EX-03 in einer echten Halle: S1 37A, ungedreht, ist aufgedeckt, alles andere verdeckt; Weißer Phil ist allein auf b2 in der geschlossenen Zelle. Er kann keines der sechs Ziele erreichen. Standardziel Hinausgehen, Wegenetz (b): Von b2 aus sind die Restkosten 3 AP und 7 Felder. Er zieht nach Osten und Süden auf c3, wo es 2 AP und 5 Felder sind, und bleibt dort; 4 von 5 AP sind ungenutzt.
TS-EX-28 = Ein Kleriker des Nicht-Spielers mit Heilen 3 trägt einen verwundeten Verbündeten, und drei angrenzende Felder sind frei. Der Würfel bestimmt eins davon; dort wird der Verbündete abgelegt und für 1 AP geheilt (TS-HEA-02), und seine Karte bleibt schräg. 2 AP bleiben für den nächstgelegenen weiteren Patienten.
TS-EX-29 = Ein Naga des Nicht-Spielers, der den Schlüssel trägt (Rang 3), betritt das Feld des Feuerballstabs (Rang 2) und hat noch Felder übrig. Geht er weiter, liegt der Schlüssel, wo der Stab lag. Hält er dort, liegt der Schlüssel auf dem Feld davor (TS-INV-03).
TS-EX-30 = Serpico trägt nichts und passiert Pater Haudrauf, der einen verwundeten Verbündeten trägt (Rang 1 für Serpico, 3 für Haudrauf): Nichts passiert, wegen Serpicos Persönlichkeit. Jeder andere NSC, bei dem Verwundete Rang 1 oder 2 haben, nähme ihn.

## Klärungen

section-TS-AMB = Solo: Klärungen
TS-AMB-01 = Was heißt näher, wenn der Weg versperrt ist? Das Heft lässt einen eingesperrten NSC zu dem Fallgitter gehen, das seinen kürzesten Weg versperrt; für die Messung zählen geschlossene Fallgitter also nicht. Wir lockern Schritt für Schritt (TS-APR-02), damit ein wirklich offener Weg immer vorgeht.
TS-AMB-02 = Wird im Modus Kämpfen ein zweiter Gegner angegriffen? Der Text sagt, dass sich der NSC ihm nähert, das Beispiel greift ihn an. Wir lassen ihn angreifen, wenn die AP reichen, und sonst sich annähern. In dieser Aktivierung schon Besiegte sind ausgenommen, denn das Beispiel lässt den verwundeten Kleriker in Ruhe.
TS-AMB-03 = Und wenn der nächste Gegner nicht angreifbar ist, aber einer mit niedrigerem Rang? Dann wird der niedrigere angegriffen, nach derselben Logik wie der erste.
TS-AMB-04 = Geht Heilen nach Rang oder nach Nähe? Der erste Patient nach Rang, weitere nach Nähe, wie es im Text steht.
TS-AMB-05 = Welche Grenze gilt für das, was im Modus Gegenstand folgt? Es zählen die übrigen AP; die eigene Grenze dessen, was folgt, zählt nicht, weder nach oben noch nach unten (TS-EX-08).
TS-AMB-06 = Was wird aus übrigen Feldern? Die laufende Bewegung geht nach dem Aufnehmen oder Übergeben weiter und verfällt mit jeder Aktion, die AP kostet (TS-PLN-06).
TS-AMB-07 = Wo bleibt im Modus Gegenstand der alte? Das Heft sagt einmal auf dem letzten gültigen Feld vor dem neuen, einmal auf dem Feld des neuen, wenn die goldenen Regeln es erlauben. Die erste Stelle verweist auf die zweite, also gilt für beide TS-INV-03.
TS-AMB-08 = Was ist Passieren? In einer Bewegung das Feld des Verbündeten betreten, nicht neben ihn ziehen: dasselbe wie in TW-CAR-06, es gibt also keinen Widerspruch.
TS-AMB-09 = Beide NSC haben den besten Rang, für verschiedene Gegenstände: Tauschen sie? Das Heft sagt bei Gleichstand nein; wir bleiben dabei, auch wenn beide etwas davon hätten.
TS-AMB-10 = Stellt sich ein NSC um, wenn er schon neben einem Gleichrangigen steht? Nein, der Weg lohnt sich nicht.
TS-AMB-11 = Wird auch ein offenes Fallgitter zerstört? Ja, denn das Heft spricht von unzerstörten.
TS-AMB-12 = Tragen beide Exemplare der 2 und der 3 dieselben Zeichen? Das Heft nennt Werte, also tragen sie alle Exemplare eines Werts.
TS-AMB-13 = Welche Karten des Nicht-Spielers tragen die Zeichen von Gelb, Grün, Blau und Rot? Das ist unbekannt. Sie sind so gewählt, dass keine Karte mehr als drei Zeichen hat und von Grad zu Grad mehr Verstärkungen zu erwarten sind (geschätzt für 4 Runden: 1,8; 2,3; 3,2; 3,6; 4,5; 5,6).
TS-AMB-14 = Kann ein NSC in einem Zug zweimal handeln, weil Pater Sam Arito ihn heilt? Nein (TS-NPT-07).
TS-AMB-15 = Wer deckt auf, wenn die Vision eine Halle öffnet? Niemand (TS-VIS-04).
TS-AMB-16 = Wohin kommt die Karte eines NSC, der eliminiert oder hinausgegangen ist? Aus dem Spiel; zu den Verstärkungen kommt sie nie zurück.
TS-AMB-17 = Was heißt „Verwundete“ in den Listen der Gegenstände? Nur verwundete Verbündete (violett); verwundete Gegner trägt niemand (TW-CAR-04).
TS-AMB-18 = Welcher Art sind Weißer Phil, Djenh, Xanth, Hur-Ban, Lissandra, Muldon, Amystyn, Franz Rapyd und Snake Slissken? Das Heft sagt es nicht; wir haben gewählt, und in den Daten steht für jeden der Grund.
TS-AMB-19 = Ist die Variante ausgewogen? Die von uns ergänzten Karten sind nur auf dem Papier abgestimmt: 16 von 32 haben Hinausgehen als Standardziel und 10 Kämpfen. Bei Rosa kommen wenige Verstärkungen, da sind die 8 NSC aus dem Beutel die Hauptgegner; bei Schwarz kommt in jeder Runde etwa ein NSC dazu. Simulierte Partien sollen das bestätigen; zuerst wären unsere eigenen AP-Grenzen anzupassen.
TS-AMB-20 = Kann ein Gegner in einem einzigen Zug des Nicht-Spielers verwundet und eliminiert werden? Das Heft lässt verwundete Gegner als Ziele zu, aber niemand wird in dem Zug angegriffen, in dem er verwundet wurde: Diese übliche Regel bleibt, denn das Heft behält alles bei, was es nicht ändert (TS-FGT-01, TS-TUR-08). Dass die Besiegten in TS-EX-05 in Ruhe gelassen werden, folgt also aus den üblichen Regeln.
TS-AMB-21 = Was kostet es, einen getragenen Patienten abzulegen? Das Heft sagt, dass der Kleriker ihn auf ein angrenzendes Feld legt und heilt, und spricht nur im anderen Fall von einem Weg; sonst wird nur in einer Bewegung abgelegt. Wir folgen dem Heft: keine Bewegung, keine weiteren AP (TS-HEA-02). Für deinen eigenen Kleriker bleibt es bei der üblichen Regel (TW-CAR-05, TW-CHR-CLE-02).
TS-AMB-22 = Kann ein NSC über ein besetztes Feld hinausgehen? Das Heft schweigt, also gilt TW-EXT-05 (TS-EXT-03): Gegenstände und deine verwundeten Figuren sperren den Ausgang nicht.
TS-AMB-23 = Geht eine verwundete Figur hinaus, die in eine Startzone gestoßen wird? Im Heft liegt, wen Wave-Rick gestoßen hat, verwundet in der Startzone, also nicht (TW-EXT-07).
TS-AMB-24 = Sind die Zeichen auf deinen Karten sicher? Alle waren auf Fotos zu sehen. Das Bild der Kampfkarte 4 ist beschädigt, aber ihr Totenkopf (das Heft bestätigt ihn) und ihr dreizackiger grüner Stern sind zu erkennen. Das rosa Zeichen und die blauen Kampfkarten waren nie zu sehen.
TS-AMB-25 = AP und Felder sind gleich, nur die übrigen Felder der laufenden Bewegung nicht: Was dann? Das zählt nur für das, was auf einen Gegenstand folgt. Es gilt der Plan, der mehr übrig lässt (TS-PRX-05), wie das Beispiel mit Serpico es zählt.
TS-AMB-26 = Trägt ein NSC, was er nicht haben will, wenn es auf dem Feld liegt, auf dem er anhält? Nach den üblichen Regeln wird von selbst getragen, was unter einer Figur ist; das Heft lässt NSC nur nehmen, was auf ihrer Liste ist. TS-INV-10 bleibt beim Heft.
TS-AMB-27 = Nimmt Serpico zurück, was er abgeliefert hat? Nach seiner Liste nähme er dem Kleriker den Verwundeten sofort wieder ab; das Beispiel schickt ihn weiter zum Feuerballstab. Was er abgeliefert hat, ist für ihn also kein Zielobjekt (TS-PER-03).
TS-AMB-28 = Was zählt in den Wegenetzen von TS-APR-02? Sprünge, Schlüssel und Fähigkeiten ohne Kosten, in jedem. Das erste, in dem das Zielobjekt erreichbar ist, gilt für die ganze Annäherung (TS-APR-08).
TS-AMB-29 = Wird auf dem Feld getauscht oder davor? Es kommt darauf an, ob der NSC weitergeht oder anhält (TS-INV-03), denn goldene Regeln binden nur am Ende einer Aktion.
TS-AMB-30 = Zählt ein unterwegs gewonnener Bogen wie ein getragener? Das Heft nennt die Vorliebe für den Fernkampf nur bei einem NSC, der den Bogen trägt. Unterwegs gewonnen bringt er nur weitere Felder zum Angreifen (TS-FGT-07).
TS-AMB-31 = Handeln NSC, die die Vision am Ende des Zuges des Nicht-Spielers aufdeckt? Die Vision gehört noch zum Zug, und wer in einem Zug des Nicht-Spielers erscheint, handelt nach dem Heft noch darin. Also geht der Zug für sie weiter (TS-VIS-05); eine Vision, die dabei fällig wird, kommt an seinem neuen Ende.
