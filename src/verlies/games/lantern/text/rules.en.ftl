# Lantern: the rules in English, one message per rule id.

section-LA-SET = Set-up
LA-SET-01 = There are two lights of each brightness from 1 to 6. Shuffle them face down, and the eight treasures, too.
LA-SET-02 = Each player draws three lights. The first player leads.
LA-SET-03 = Your lights are yours to see; burnt-down lights and treasures lie open.

section-LA-CHA = Chambers
LA-CHA-01 = In each chamber a treasure is turned up. Then the leader plays a light, and the other one answers.

section-LA-PLA = Playing lights
LA-PLA-01 = The leader plays one light from hand.
LA-PLA-02 = Whoever answers may not play a light of the same brightness.
LA-PLA-03 = The brighter light takes the treasure, and its player leads in the next chamber. Both lights burn down.
LA-PLA-04 = Whoever answers may pass instead: that keeps all lights in hand and leaves the treasure to the leader.
LA-PLA-05 = Then both draw until they have three lights again, while there are any.

section-LA-END = The end
LA-END-01 = The game is over when no treasure is left, or the leader has no light to play.
LA-END-02 = Whoever has treasures of the greatest worth wins; with equal worth both win.
