# Laterne: was während des Spiels gesagt wird, auf Deutsch.

event-turned_up = Hier glänzt ein Schatz: { $treasure }, Wert { $worth }.
event-played = { $seat } spielt ein Licht der Stärke { $light }.
event-passed = { $seat } bleibt im Dunkeln.
event-taken = { $seat } bekommt den Schatz: { $treasure }.
event-drawn = { $seat } zieht ein Licht der Stärke { $light }.
event-drawn_unseen = { $seat } zieht ein Licht.
event-over = Die Schatzkammer ist leer. Wert der Schätze: { $points }.

prompt-lead = Welches Licht spielst du?
prompt-follow = Ein Licht der Stärke { $light } leuchtet: Überstrahlst du es?
prompt-which_treasure = Welcher Schatz wird aufgedeckt?
prompt-which_light = Welches Licht zieht { $seat }?

move-play-light = Ein Licht der Stärke { $light } spielen
move-pass = Im Dunkeln bleiben
move-draw-light = Ein Licht der Stärke { $light } ziehen
move-treasure-treasure = Aufdecken: { $treasure }

refusal-not_in_hand = Du hast kein Licht der Stärke { $light }. Spiel eines aus deiner Hand.
refusal-same_light = Ein Licht der Stärke { $light } leuchtet schon. Spiel ein anderes oder passe.
refusal-not_now = { $verb } geht jetzt nicht; gefragt ist gerade, { $question }.

verb-play = Ein Licht spielen
verb-pass = Im Dunkeln bleiben
verb-draw = Ziehen
verb-treasure = Einen Schatz aufdecken
question-lead = welches Licht du spielst
question-follow = ob du das andere Licht überstrahlst

reason-plundered = { $seats_count ->
        [one] { $seats } gewinnt mit Schätzen im Wert von { $total } vor { $others }.
       *[other] { $seats } gewinnen gemeinsam, mit Schätzen im Wert von je { $total }.
    }
category-treasures = Schätze
says-treasure = Wert { $worth }.
