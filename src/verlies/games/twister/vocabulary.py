"""All moves of the game. Squares are column a-v and row 1-10, slots S1-S8; figures and items go by their ids.

`pair 38`, `pick naga`, `leave naga`, `start naga a2`, `lay naga S3`; `play 4`, `end`;
`go cleric b5` moves and ends, `take cleric b4 rope` and `put cleric b4` move, take up or put down, and go on;
`jump cleric d3`, `jump cleric d3 put`; `reveal S3`, `place blue naga d4`; `turn 37A cw`;
`open 37A-P1`, `close 37A-P1`, `break 37A-P1`;
`fight d4`, `lance cleric d4`, `shoot d4`, `join cleric`, `ready`, `call 4`, `silent`, `card 3`;
`heal d4`, `push d4`, `burn d4`, `recover`, `phase d4`, `drink cleric`.
The dealer's: `lot yellow`, `pair 91`, `hall 37A 2`.

Alone against the non-player: `set d4`, `force 4`, `next`, and the dealer's `deal xanth`, `bag violet rope`, `dice 3 5`,
`row xanth`, `tie 2`, `gear cw 3`, `roll 5`, `np 4`, `recruit xanth`, `room 37A`, `vision S3`, `discard 4`.
"""

from __future__ import annotations

from collections.abc import Iterable

from verlies.core.moves import Move
from verlies.core.vocabulary import Vocabulary
from verlies.games.twister.content import COLOURS, TwisterContent
from verlies.games.twister.dungeon import NAMES, NUMBER, SLOT_NAMES, SQUARES, listed
from verlies.games.twister.pieces import VALUES

(
    PAIR, PICK, LEAVE, START, LAY, PLAY, END, GO, TAKE, PUT, JUMP, REVEAL, PLACE, TURN, OPEN, CLOSE, BREAK, FIGHT,
    LANCE, SHOOT, JOIN, READY, CALL, SILENT, CARD, HEAL, PUSH, BURN, RECOVER, PHASE, DRINK, LOT, HALL,
    SET, FORCE, NEXT, DEAL, DRAW, DICE, ROW, TIE, GEAR, ROLL, NP, RECRUIT, ROOM, VISION, DISCARD,
) = range(48)  # fmt: skip

THINGS = 128
"""Things are figures by number, and items by number from here on."""
TURNS = ("ccw", "cw")
MEMORY = 1 << 15
"""Sets of squares whose moves are kept."""
ACTIONS = range(10)
DIE = 6


class TwisterVocabulary(Vocabulary):
    game = "twister"

    def __init__(self, content: TwisterContent) -> None:
        super().__init__()
        figures, things = content.figure_ids, (*content.figure_ids, *content.item_ids)
        self._things = {name: at for at, name in enumerate(figures)}
        self._things |= {name: THINGS + at for at, name in enumerate(content.item_ids)}
        self.thing_names = {at: name for name, at in self._things.items()}
        npcs = {npc.id: at for at, npc in content.npcs.items()}
        self._loads = {**self._things, **npcs}
        self.thing_names |= {at: name for name, at in npcs.items()}
        numbers = [self._things[name] for name in things]

        self.pair = self.row("pair", PAIR, map(str, content.pairs))
        self.pick = self._by_thing("pick", PICK, things)
        self.leave = self.row("leave", LEAVE, figures)
        self.start = [self._squares(f"start {name}", START, at) for at, name in enumerate(figures)]
        self.lay = {
            thing: [self.make(f"lay {name} {slot}", LAY, thing, at) for at, slot in enumerate(SLOT_NAMES)]
            for thing, name in zip(numbers, things, strict=True)
        }
        self.play = self.row("play", PLAY, map(str, ACTIONS))
        self.end = self.make("end", END)
        self.go = [self._squares(f"go {name}", GO, at) for at, name in enumerate(figures)]
        self.put = [self._squares(f"put {name}", PUT, at) for at, name in enumerate(figures)]
        self.jump = [self._squares(f"jump {name}", JUMP, at, after=(0,)) for at, name in enumerate(figures)]
        self.jump_put = [
            self._squares(f"jump {name}", JUMP, at, after=(1,), tail=" put") for at, name in enumerate(figures)
        ]
        self._going: dict[tuple[int, int], list[Move]] = {}
        self._take: dict[tuple[int, int, int], Move] = {}
        self._place: dict[tuple[int, int, int], Move] = {}
        self.reveal = self.row("reveal", REVEAL, SLOT_NAMES)
        self.turn = [
            [self.make(f"turn {hall} {way}", TURN, at, clockwise) for clockwise, way in enumerate(TURNS)]
            for at, hall in enumerate(content.hall_ids)
        ]
        self.open = self.row("open", OPEN, content.gate_ids)
        self.close = self.row("close", CLOSE, content.gate_ids)
        self.break_ = self.row("break", BREAK, content.gate_ids)
        self.fight = self._squares("fight", FIGHT)
        self.lance = [self._squares(f"lance {name}", LANCE, at) for at, name in enumerate(figures)]
        self.shoot = self._squares("shoot", SHOOT)
        self.join = self.row("join", JOIN, figures)
        self.ready = self.make("ready", READY)
        self.call = self.row("call", CALL, map(str, VALUES))
        self.silent = self.make("silent", SILENT)
        self.card = self.row("card", CARD, map(str, VALUES))
        self.heal = self._squares("heal", HEAL)
        self.push = self._squares("push", PUSH)
        self.burn = self._squares("burn", BURN)
        self.recover = self.make("recover", RECOVER)
        self.phase = self._squares("phase", PHASE)
        self.drink = self.row("drink", DRINK, figures)
        self.lot = self.row("lot", LOT, COLOURS[:2])
        self.hall = [
            [self.make(f"hall {hall} {turned}", HALL, at, turned) for turned in range(4)]
            for at, hall in enumerate(content.hall_ids)
        ]
        self.take(0, 0, THINGS)
        self.place(0, 0, 0)
        self._alone(content, npcs, dict(zip(things, numbers, strict=True)))

    def _alone(self, content: TwisterContent, npcs: dict[str, int], things: dict[str, int]) -> None:
        """Moves of the solitaire game."""
        dice = range(1, DIE + 1)
        self.set = self._squares("set", SET)
        self.force = self.row("force", FORCE, map(str, VALUES))
        self.next = self.make("next", NEXT)
        self.deal, self.lay_out, self.recruit = (
            {at: self.make(f"{verb} {name}", code, at) for name, at in npcs.items()}
            for verb, code in (("deal", DEAL), ("row", ROW), ("recruit", RECRUIT))
        )
        both = {0: things, 1: {**npcs, **{name: at for name, at in things.items() if at >= THINGS}}}
        bag = [(side, thing, name) for side, names in both.items() for name, thing in names.items()]
        self.token = {(side, thing): at for at, (side, thing, _) in enumerate(bag)}
        self.draw = [self.make(f"bag {COLOURS[2 * side]} {name}", DRAW, side, thing) for side, thing, name in bag]
        self.dice = [[self.make(f"dice {red} {white}", DICE, red, white) for white in dice] for red in dice]
        self.tie = self.row("tie", TIE, (str(at + 1) for at in range(SQUARES)))
        self.gear = [
            [self.make(f"gear {way} {number}", GEAR, clockwise, number) for number in range(1, 4)]
            for clockwise, way in enumerate(TURNS)
        ]
        self.roll = [self.make(f"roll {number}", ROLL, number) for number in dice]
        self.np = self.row("np", NP, map(str, VALUES))
        self.room = self.row("room", ROOM, content.hall_ids)
        self.vision = self.row("vision", VISION, SLOT_NAMES)
        self.discard = self.row("discard", DISCARD, map(str, VALUES))
        rows = (self.pair, self.np, self.vision, self.discard, self.draw)
        drawn = [*map(enumerate, rows), *(table.items() for table in (self.deal, self.lay_out, self.recruit))]
        self.number = {str(move): at for table in drawn for at, move in table}
        """What is drawn by these moves of the dealer."""

    def take(self, figure: int, square: int, thing: int) -> Move:
        """Walk there and take this."""
        move = self._take.get((figure, square, thing))
        if move is None:
            text = f"take {self.thing_names[figure]} {NAMES[square]} {self.thing_names[thing]}"
            move = self._take[figure, square, thing] = self.make(text, TAKE, figure, square, thing)
        return move

    def going(self, figure: int, squares: int) -> list[Move]:
        """The moves of a figure to these squares, a set of bits."""
        moves = self._going.get((figure, squares))
        if moves is None:
            if len(self._going) > MEMORY:
                self._going.clear()
            go = self.go[figure]
            moves = self._going[figure, squares] = [go[square] for square in listed(squares)]
        return moves

    def place(self, side: int, thing: int, square: int) -> Move:
        """Put a revealed token there."""
        move = self._place.get((side, thing, square))
        if move is None:
            text = f"place {COLOURS[side]} {self.thing_names[thing]} {NAMES[square]}"
            move = self._place[side, thing, square] = self.make(text, PLACE, side, thing, square)
        return move

    def parse(self, text: str) -> Move | None:
        """The move with this text, legal or not; None if no move is written so."""
        move = self.moves.get(text)
        if move is None and text.count(" ") == 3:
            verb, *args = text.split(" ")
            if verb == "take" and args[0] in self._things and args[1] in NUMBER and args[2] in self._loads:
                figure = self._things[args[0]]
                return self.take(figure, NUMBER[args[1]], self._loads[args[2]]) if figure < THINGS else None
            if verb == "place" and args[0] in COLOURS[:2] and args[1] in self._things and args[2] in NUMBER:
                return self.place(COLOURS.index(args[0]), self._things[args[1]], NUMBER[args[2]])
        return move

    def _by_thing(self, verb: str, code: int, names: Iterable[str]) -> dict[int, Move]:
        return {self._things[name]: self.make(f"{verb} {name}", code, self._things[name]) for name in names}

    def _squares(self, head: str, *code: int, after: tuple[int, ...] = (), tail: str = "") -> list[Move]:
        return [self.make(f"{head} {NAMES[sq]}{tail}", *code, sq, *after) for sq in range(SQUARES)]
