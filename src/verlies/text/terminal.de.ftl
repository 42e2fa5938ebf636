# Die Bedienung im Terminal, auf Deutsch.

terminal-keys = ↑↓ Enter Zug · ←→ Plan · u zurück · c Chronik · r Regeln · ? Hilfe · q Ende
terminal-keys-page = Esc zurück · ↑↓ Bild↑ Bild↓ blättern · l English
terminal-keys-rules = Esc zurück · tippen zum Suchen · ↑↓ Bild↑ Bild↓ blättern · F4 English
terminal-keys-outcome = Enter speichern · Esc Spielplan · F4 English · Strg+Q Ende
terminal-type = Wort zum Filtern oder Zug eintippen
terminal-thinking = { $seat } ({ $text }) denkt nach …
terminal-time-left = noch { $text }
terminal-wait = Gleich geht es weiter …
terminal-over = Die Partie ist zu Ende.
terminal-over-outcome = Wertung ansehen und speichern
terminal-over-quit = Beenden
terminal-bot = { $seat } wird von { $text } gespielt.
terminal-only = { $text } (Es ging nur das.)
terminal-forced = Nur ein Zug war möglich und wurde gespielt: { $text }.
terminal-since = ── Seit deinem letzten Zug ──
terminal-log-title = Chronik
terminal-rules-title = Regeln
terminal-rules-search = Nummer oder Wörter, zum Beispiel: Geheimgang Kante
terminal-rules-none = Dazu gibt es keine Regel.
terminal-forecast-title = Vorschau
terminal-forecast-none = Gerade ist niemand da, der nach festen Regeln zieht.
terminal-help-title = Hilfe
terminal-help =
    So spielst du
    {""}
    Oben liegt der Spielplan. Darunter steht, was zuletzt geschah, dann die
    Frage an dich und die Liste aller Züge, die gerade erlaubt sind.
    {""}
    ↑ ↓ Enter      einen Zug aus der Liste wählen und spielen
    Buchstaben, /  tippen: Nur noch Züge mit diesen Wörtern bleiben stehen.
    {"               "}Du kannst auch den Zug selbst eintippen, wie er rechts
    {"               "}in der Liste steht. Ist er nicht erlaubt, erfährst du,
    {"               "}warum, und welche Regel das sagt.
    plan …         ersetzt alles, was du gerade baust, in Spielen mit Plänen
    Leertaste      spielt den Zug, wenn es nur einen gibt
    Esc            Eingabe leeren
    {""}
    ← →            zum vorigen oder nächsten Teil des Spielplans
    Bild↑ Bild↓    den Spielplan blättern, Umschalt+↑ ↓ zeilenweise
    z oder F5      Spielplan groß, und wieder zurück
    {""}
    u oder F8      deine letzte Entscheidung zurücknehmen, wo es fair ist
    f oder F6      Vorschau: was andere nach den Regeln tun würden
    c oder F3      Chronik: alles, was du gesehen hast
    r oder F2      Regeln nachschlagen, nach Nummer oder Wörtern
    l oder F4      English
    ? oder F1      diese Hilfe
    q oder F10     beenden oder aufgeben; du wirst vorher gefragt
    {""}
    F1 bis F10 gelten auch beim Tippen. Was keine Wahl lässt, spielt sich von
    selbst und steht in der Chronik. Liegt die Schachtel auf dem Tisch
    (--dealer hand), gibst du ein, was kommt. Sitzt ihr zu mehreren am
    Bildschirm, verdeckt ein Vorhang die Karten, bis die nächste Person
    bereit ist.
terminal-curtain = Gib den Bildschirm an { $seat } weiter, dann drück Enter.
terminal-curtain-undo = { $seat } kann mit u noch die letzte Entscheidung zurücknehmen.
terminal-leave = Möchtest du gehen?
terminal-leave-stay = Weiterspielen
terminal-leave-resign = Aufgeben und die Wertung ansehen
terminal-leave-quit = Beenden, ohne die Partie zu speichern
terminal-outcome-title = Ende der Partie
terminal-total = Gesamt
terminal-winner = Sieg
terminal-save = Partie speichern unter:
terminal-promise = Was gezogen und gewürfelt wird, stand vor der ersten Karte fest. Fingerabdruck davon: { $text }. Die gespeicherte Partie verrät am Ende, woraus er gemacht ist; „verlies verify“ prüft es nach.
terminal-saved = Gespeichert: { $text }
terminal-save-exists = { $text } gibt es schon. Nimm einen anderen Namen.
terminal-save-failed = { $text } lässt sich nicht schreiben: { $why }
