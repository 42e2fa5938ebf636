# Lantern: what is said during a game, in English.

event-turned_up = A treasure shines here: the { $treasure }, worth { $worth }.
event-played = { $seat } plays a light of { $light }.
event-passed = { $seat } stays in the dark.
event-taken = { $seat } takes the { $treasure }.
event-drawn = { $seat } draws a light of { $light }.
event-drawn_unseen = { $seat } draws a light.
event-over = The vault is empty. Worth of the treasures: { $points }.

prompt-lead = Which light do you play?
prompt-follow = A light of { $light } shines: do you outshine it?
prompt-which_treasure = Which treasure is turned up?
prompt-which_light = Which light does { $seat } draw?

move-play-light = Play a light of { $light }
move-pass = Stay in the dark
move-draw-light = Draw a light of { $light }
move-treasure-treasure = Turn up: { $treasure }

refusal-not_in_hand = You have no light of { $light }. Play one that you have in hand.
refusal-same_light = A light of { $light } shines already. Play another one, or pass.
refusal-not_now = This is not the time to { $verb }; the question now is { $question }.

verb-play = play a light
verb-pass = stay in the dark
verb-draw = draw
verb-treasure = turn up a treasure
question-lead = which light you play
question-follow = whether you outshine the other light

reason-plundered = { $seats_count ->
        [one] { $seats } wins with treasures worth { $total }, ahead of { $others }.
       *[other] { $seats } win together, each with treasures worth { $total }.
    }
category-treasures = treasures
says-treasure = Worth { $worth }.
