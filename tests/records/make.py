"""Makes the recorded games: one for every option set of every game, one for every way to end, and short ones to replay
through the page.

    .venv/bin/python tests/records/make.py [GAME...]

Records are for ever: this adds what is missing, when a game is new or its options change. Take away by hand only those
of an old rules version.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import verlies
from verlies.bots import make as make_bot
from verlies.bots import play_out
from verlies.core.match import Match
from verlies.core.moves import DEALER, RESIGN, Move, Seat
from verlies.proof.basis import Options, new_match, option_sets, pick, plain

FOLDER = Path(__file__).parent
ENOUGH = 400
"""So many tries at an end before it counts as out of reach."""
SCRIPTS = {
    ("tiny", "nothing_to_explore"): """
        0 hero thordin; 1 hero lanon; * first 0
        0 go d3; * room study; 0 turn es; 0 go e3; * room witchs_brew; 0 turn sw; 0 go e4; * room dart_gallery
        0 turn nw; 0 roll; * dice 6 6; 0 result 6; 0 end
        1 go d5; * room locked_chest; 1 go d4; 1 go c4; * room long_hall; 1 end
        0 rest; 0 end
        1 go b4; * room workshop; 1 go a4; * room crushing_walls; 1 roll; * dice 5 4 3; 1 result 5
    """,
}
"""Ends that nobody comes to by chance: a loop in the east, a dead end in the south, a hall into the western edge."""
LIKELY: dict[tuple[str, str], Options] = {
    ("twister", "deserted"): {"teams": "draft", "handicap": "blue_2", "target": 7},
}
"""Options under which an end that is rare comes about."""
LONG = ("twister",)
"""Games that blind play does not end for a long time."""
SHORT: dict[str, list[tuple[int, Options, str, set[str]]]] = {
    "tiny": [(2, {"boss": "blood_count"}, "boss_slain", set())],
    "twister": [(2, {"teams": "drawn_blades"}, "points", {"reveal", "turn", "fight", "jump", "take"})],
}
"""Of these seats, options and ends the shortest game of many in which such moves are made."""


def best_move(match: Match, seat: Seat, rng: Random) -> Move:
    """The move after which the position is worth most to the seat."""

    def worth(move: Move) -> float:
        after = match.copy()
        after.apply(seat, move)
        return after.worth(seat) + rng.random()

    return max(match.moves(seat), key=worth)


def played(game: verlies.Game, seats: int, options: Options, seed: int, careful: bool = False) -> Match:
    """A whole game, at random or with some care."""
    match = new_match(game, seats, options, seed)
    rng = Random(f"moves {seed}")
    while not match.over:
        if match.turn == (DEALER,):
            match.deal()
        else:
            seat = pick(match.turn, rng)
            match.play(seat, best_move(match, seat, rng) if careful else pick(match.moves(seat), rng))
    return match


def resigned(game: verlies.Game) -> Match:
    """A game that its last seat gives up in the middle."""
    match = new_match(game, game.usual_seats, {}, seed=1)
    rng = Random(1)
    while len(match.log()) < 100 and not match.over:
        match.deal()
        seat = pick(match.turn, rng)
        match.play(seat, pick(match.moves(seat), rng))
    match.play(match.seats - 1, RESIGN)
    return match


def ending(game: verlies.Game, reason: str) -> Match:
    """A game that ends for this reason: by its script, or found by careful play with one option set after the other."""
    script = SCRIPTS.get((game.id, reason))
    if script is not None:
        return scripted(game, script)
    likely = LIKELY.get((game.id, reason))
    sets = option_sets(game) if likely is None else [(game.usual_seats, likely)]
    for seed in range(ENOUGH):
        match = played(game, *sets[seed % len(sets)], seed, careful=True)
        if match.result is not None and match.result.reason == reason:
            return match
    raise SystemExit(f"{game.id}: no game in {ENOUGH} ended for the reason {reason}")


def scripted(game: verlies.Game, script: str) -> Match:
    lines = [line.split(maxsplit=1) for line in script.replace("\n", ";").split(";") if line.strip()]
    match = game.new(len({who for who, _ in lines} - {"*"}))
    for who, move in lines:
        match.play(DEALER if who == "*" else int(who), move.rstrip())
    return match


def shortest(game: verlies.Game, seats: int, options: Options, reason: str, verbs: set[str]) -> Match:
    """Of the games of greedy bots that end for this reason and have these moves the one with the fewest."""
    bots = [make_bot("greedy")] * seats
    matches = (play_out(new_match(game, seats, options, seed), bots, Random(seed)) for seed in range(ENOUGH))
    found = [m for m in matches if m.result is not None and m.result.reason == reason]
    return min((m for m in found if verbs <= {move.verb for _, move in m.log()}), key=lambda m: len(m.log()))


def save(match: Match, folder: Path) -> None:
    """Under a name that says seats, options and end."""
    assert match.result is not None
    changes = [
        f"{option.name}={match.options[option.name]}".lower()
        for option in match.game.options
        if match.options[option.name] != option.default
    ]
    path = folder / f"{'-'.join([str(match.seats), *changes, match.result.reason])}.verlies"
    path.write_text(str(match.record()), encoding="utf-8")
    print(path.relative_to(FOLDER))


def make(game: verlies.Game) -> None:
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    there = [verlies.Record.parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.verlies")]
    recorded = {plain([record.seats, record.options]) for record in there}
    ends = {(record.result or {}).get("reason") for record in there}
    for seed, (seats, options) in enumerate(option_sets(game), 1):
        if plain([seats, game.check_options(options)]) not in recorded:
            match = played(game, seats, options, seed, careful=not options or game.id in LONG)
            assert match.result is not None
            ends.add(match.result.reason)
            save(match, folder)
    for wanted in SHORT.get(game.id, []) if not there else []:
        save(shortest(game, *wanted), folder)
    for reason in game.reasons:
        if reason not in ends:
            save(ending(game, reason), folder)
    if "resigned" not in ends:
        save(resigned(game), folder)


if __name__ == "__main__":
    for game in verlies.games():
        if game.id in sys.argv[1:] or not sys.argv[1:]:
            make(game)
