# Dungeon Twister: Prison: der Tisch als Text, auf Deutsch.

progress =
    { $phase ->
        [teams] Teams
        [start] Startaufstellung
        [lay] Plättchen auslegen
        [over] Ende
       *[turn] Zug { $number }
    }
board-time = { $time } · Gelb { $yellow } : { $other } { $side } · Ziel { $target } SP
board-thing = { $thing } ({ $side })

## Was gerade entschieden wird

board-reveal = Halle { $hall } auf { $slot }
board-places = { $side } setzt ein: { $text }
board-walk = { $figure } auf { $square }
board-walk-left =
    { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }{ $thing_count ->
        [1] , trägt: { $thing }
       *[0] { "" }
    }
board-fight =
    { $combat } um { $square }{ $group ->
        [1] , in der Gruppe
       *[0] { "" }
    }
board-against = gegen
board-role-bow = Bogen
board-role-lance = Lanze
board-called = Gedankenkontrolle: Genannt ist die { $value }.
board-laid = { $side } hat eine Karte gelegt.
board-mine = Deine Karte: { $value }
board-head-card = Karte
board-head-win = Sieg
board-head-tie = gleich
board-head-loss = Niedl.
board-fights = Mögliche Angriffe
board-wounded = Verwundet: { $text }
board-eliminated = Eliminiert: { $text }

## Die Seiten

board-side = { $side } · { $points } SP
board-ap = { " " }· { $left }/{ $of } AP
board-own = { $figure }: { $ap } AP vom Trank
board-action =
    Aktion { $text }{ $played_count ->
        [1] { " " }(gespielt { $played })
       *[0] { "" }
    }
board-combat =
    Kampf { $text }{ $spent_count ->
        [1] { " " }(verbraucht { $spent })
       *[0] { "" }
    }
board-jumps = Sprünge { $jumps }
board-carries = trägt { $thing }
board-is-hurt = eben verwundet
board-is-wounded = verwundet
board-is-carried = wird getragen
board-is-healed = eben geheilt
board-rest-screen = Hinter dem Sichtschirm: { $text }
board-rest-down = Verdeckt: { $text }
board-rest-out = Entkommen: { $text }
board-rest-eliminated = Eliminiert: { $text }
board-rest-lost = Aus dem Spiel: { $text }
board-rest-box = Nicht dabei: { $text }
board-rest-unknown =
    { $text_count ->
        [1] Unbekannt ({ $number }): { $text }
       *[0] Unbekannt: { $number }
    }
board-ground = Am Boden
board-gates = Fallgitter
gate-state-closed = zu
gate-state-open = offen
gate-state-broken = zerstört

## Teams

board-building = Teams
board-team =
    { $side }: { $text_count ->
        [1] { $text }
       *[0] –
    }{ $pairs_count ->
        [1] ; Hallenpaare { $pairs }
       *[0] { "" }
    }
board-left = noch { $left }
board-pairs = Hallenpaare zur Wahl: { $text }

## Allein

board-type = { $npc_type }
board-row = Aktivierungsreihe
board-thought = { $text } · { $left }/{ $of } AP
board-die =
    { $value_count ->
        [1] { $of } gleich gute Möglichkeiten; der Würfel bestimmt die { $value }.
       *[0] { $of } gleich gute Möglichkeiten; der Würfel entscheidet.
    }
board-gate = { $gate }
board-need = { $ap } AP
board-plan = Plan (mit AP): { $text }
board-plan-goal = Plan: bleiben
board-plan-approach = Plan: stehen bleiben
board-plan-none = Plan: nichts; kein Schritt führt näher heran.
board-plan-blink = Plan: sich versetzen
board-do-move = nach { $square }
board-do-jump = Sprung nach { $square }
board-do-key = Schlüssel für { $gate }
board-do-break = zerschlägt { $gate }
board-do-pick = knackt { $gate }
board-do-fight = greift { $object } auf { $square } an
board-do-shoot = schießt auf { $object } auf { $square }
board-do-lance = sticht mit der Lanze nach { $object } auf { $square }
board-do-reveal = deckt { $slot } auf
board-do-exit = geht hinaus
board-do-join = stellt sich neben { $object }
board-do-item = nimmt { $object }
board-do-rotate = dreht
board-do-destroy = zerstört { $gate }
board-do-open = öffnet { $gate }
board-do-heal = heilt { $object }
board-do-push = drängt { $object } zurück
board-do-wand = wirft einen Feuerball auf { $object }
board-do-give = übergibt seine Last an { $object }
board-arrival = { $thing } kommt in Halle { $hall } auf { $slot }
board-dice = rot { $red }, weiß { $white }
board-squares = Zur Wahl: { $text }
board-turned-up = Aufgedeckte Karten des Nicht-Spielers: { $text }
board-bag = Beutel und Stapel, { $level }
board-in-bag =
    { $things_count ->
        [0] Der Beutel ist leer.
       *[other] Beutel ({ $number }): { $things }
    }
board-np-pile =
    Kampfstapel: { $number }{ $text_count ->
        [1] { " " }(abgelegt { $text })
       *[0] { "" }
    }
board-deck = Verstärkung: { $number }, gerufen durch { $text }
board-eyes = Auge des Erzmagiers: { $text }
board-by-action = Aktion { $text }
board-by-combat = Kampf { $text }
board-by-np = Kampfstapel { $text }
board-by-jump = Sprung
board-dark = Noch verdeckt: { $text }
board-due = Nach deinen Aktionen kommt Verstärkung: { $number }
board-visions-due = Am Ende des Zuges öffnen sich Hallen: { $number }
board-helpless = Züge ohne eigene Figur: { $number } von 8
board-sign-npc = Na XA Figur von Gelb, NSC
board-sign-way = 1 2 Weg eines NSC mit seinen AP

## Was es gibt

board-told = Was sie können
board-values = Geschwindigkeit { $speed }, Kampf { $combat }
board-legend = Zeichen
board-sign-figures = Na NA Figur von Gelb, von Blau
board-sign-wounded = na nA verwundet
board-sign-unknown = ?g ?B verdeckt
board-sign-values = 4/1 Geschwindigkeit/Kampfwert
board-sign-wall = ─│ Mauer
board-sign-slit = ┄┆ Schießscharte
board-sign-gates = # : x Fallgitter zu, offen, zerstört
board-sign-pit = () Grube
board-sign-gear = ↻↺ Drehmechanismus
board-sign-dark = ░ verdeckte Halle
code-banshee = Ba
code-cleric = Kl
code-colossus = Ko
code-mage = Ma
code-mechanork = Me
code-naga = Na
code-telepath = Te
code-backstabber = Mu
code-thief = Di
code-warrior = Kr
code-troll = Tr
code-goblin = Go
code-wall_walker = Wa
