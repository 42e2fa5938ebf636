"""Makes the recorded games: one for every option set of every game, one for every way to end, short ones to replay
through the page, and for Twister alone as few as show every character of the non-player in every mode.

    .venv/bin/python tests/records/make.py [GAME...]

Records are for ever: this adds what is missing, when a game is new, its options change or its rules have a new version.
`python tests/records/kept.py` then writes down what must stay.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import verlies
from verlies.bots import make as make_bot
from verlies.bots import play_out
from verlies.core.abilities import Advised
from verlies.core.dealer import Dealer
from verlies.core.events import Event
from verlies.core.match import Match
from verlies.core.moves import DEALER, RESIGN, Move, Seat
from verlies.core.odds import pick
from verlies.games.twister.dungeon import NAMES
from verlies.games.twister.solo.cards import LEVELS
from verlies.games.twister.state import NONE
from verlies.proof.basis import Options, choose, new_match, option_sets, pairs, random_play

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent))

from games.twister.feats import NPCS, about, shown, wanted  # noqa: E402

ENOUGH = 400
"""How many tries at an end are made before it counts as out of reach."""
MANY, MOST = 100, 20_000
"""How many games alone are looked at to choose from, and how many if something has not come up by then."""
ATTEMPTS, TRIALS, STRETCH, PLACES = 12, 800, 150, 8
"""To see a character in all its modes: how many deals, how often and how far play goes on, from how many places."""
FORMER, SQUAT, LONELY = 0.2, 0.5, 0.4
"""How often it goes on from lesser places, how often the person keeps to gears, and how often others are lost who come
into play: both make room for what a character wants less."""
COMPANY = {"franz_rapyd": "tueft_al"}
"""Who must be there too: he locks the gears, or they would turn halls all day."""
ENDS = 12
"""How many ends of such a game are played, to choose from."""
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
    ("pathways", "missions"): {"coop": "normal"},
    ("pathways", "time"): {"coop": "hard"},
}
"""Options under which an end that is rare comes about."""
ITEMS = ("rope", "key", "bow", "fireball_wand", "great_shield", "extendable_lance")
FIGURES = ("banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber")
STEERED: dict[tuple[str, str], list[str]] = {
    ("twister", "helpless"): [*(f"bag {side} {item}" for side in ("yellow", "violet") for item in ITEMS), "dice 6 6"],
    ("twister", "stranded"): [*(f"bag yellow {figure}" for figure in FIGURES), "dice 6 6"],
}
"""Ends of games alone that need bad luck: what chance brings whenever it can. All that comes out of the bag is lost;
who starts leaves, along the northern halls, and is not enough to win."""
CARELESS = 0.1
"""How often any move is made there: nobody who takes care leaves if that loses the game."""
LONG = ("twister",)
"""Games that blind play does not end for a long time."""
SHORT: dict[str, list[tuple[int, Options, str, set[str]]]] = {
    "tiny": [(2, {"boss": "blood_count"}, "boss_slain", set())],
    "twister": [(2, {"teams": "drawn_blades"}, "points", {"reveal", "turn", "fight", "jump", "take"})],
}
"""Of these seats, options and ends the shortest game of many in which such moves are made."""


def best_move(match: Match, seat: Seat, rng: Random, shun: tuple[str, ...] = ()) -> Move:
    """What the game advises, or the move after which the position is worth most to the seat; some it does not make."""
    advised = match.advised(seat, 1.0) if isinstance(match, Advised) else None
    if advised is not None:
        return advised

    def worth(move: Move) -> float:
        after = match.copy()
        after.apply(seat, move)
        return after.worth(seat) + rng.random()

    return max((move for move in match.moves(seat) if move not in shun), key=worth)


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
    if (game.id, reason) in STEERED:
        return steered(game, reason)
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


def steered(game: verlies.Game, reason: str) -> Match:
    """A game alone in which chance does as it is told."""
    wishes = STEERED[game.id, reason]
    for seed in range(ENOUGH):
        match, rng = game.new(options={"solo": "pink"}), Random(seed)
        while not match.over:
            if match.turn == (DEALER,):
                found = [move for move, _ in match.odds()]
                match.play(DEALER, next((wish for wish in wishes if wish in found), None) or pick(found, rng))
            elif rng.random() < CARELESS:
                match.play(0, pick(match.moves(0), rng))
            else:
                match.play(0, best_move(match, 0, rng, ("reveal S2", "reveal S4", "reveal S6", "reveal S8")))
        if match.result is not None and match.result.reason == reason:
            return match
    raise SystemExit(f"{game.id}: no game in {ENOUGH} ended for the reason {reason}")


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
    name = "-".join([str(match.seats), *changes, match.result.reason])
    names = [name, *(f"{name}-{number}" for number in range(2, ENOUGH))]
    path = next(path for each in names if not (path := folder / f"{each}.verlies").exists())
    path.write_text(str(match.record()), encoding="utf-8")
    print(path.relative_to(FOLDER))


def dealt(game: verlies.Game, number: int, npcs: list[str]) -> Match:
    """A solitaire game with these in the bag, at one level after another, with and without visions."""
    match = game.new(options={"solo": LEVELS[number % 6], "vision": bool(number // 6 % 2)})
    for npc in npcs:
        match.play(DEALER, f"deal {npc}")
    return match


def finished(match: Match, seed: int, greedy: bool) -> Match:
    """The match played to its end: by the greedy bot, or with a little care."""
    match, rng = match.copy(), Random(f"end {seed}")
    match.dealer = Dealer(seed)
    if greedy:
        return play_out(match, [make_bot("greedy")], rng)
    for _ in random_play(match, rng, lean=0.5):
        pass
    return match


def modes(events: list[Event], npc: str) -> set[str]:
    """The modes in which a character of the non-player is about to act."""
    decided = [event.args for event in events if event.kind == "decided" and event.args["plan"] == "goal"]
    return {args["objective"] for args in decided if args["npc"] == npc}


def comes(match: Match) -> str:
    """Who or what is about to be placed by dice."""
    return str(match.name(match.frames[-1][1]))  # type: ignore[attr-defined]


def stretch(match: Match, npc: str, seen: frozenset[str], rng: Random) -> Iterator[frozenset[str]]:
    """Play on for a while; the modes seen so far whenever one is new. The exit comes last, for it is the end of it."""
    squat, lonely, lean = rng.random() < SQUAT, rng.random() < LONELY, pick((0.0, 0.2, 0.5, 0.9), rng)
    for _ in range(STRETCH):
        if match.over:
            return
        seat, move = choose(match, rng, lean if len(match.moves(match.turn[0])) > 1 else 0.0)
        if lonely and move.verb == "dice" and comes(match) in set(NPCS) - {npc, COMPANY.get(npc)}:
            move = next(each for each, _ in match.odds() if each == "dice 6 6")
        if seat != DEALER and squat:
            gears = [NAMES[square] for square in match.gears if square != NONE]  # type: ignore[attr-defined]
            wished = [each for each in match.moves(seat) if each.verb == "push" or each.split(" ")[-1] in gears]
            move = pick(wished, rng) if wished and rng.random() < SQUAT else move
        new = modes(match.play(seat, move), npc) - seen
        if "exit" in new and len(seen) < len(NPCS[npc].aims) - 1:
            return
        if new:
            seen = seen | new
            yield seen


def whole(game: verlies.Game, number: int, npc: str) -> Match | None:
    """A game, not yet over, in which a character of the non-player acts in all modes of its card.

    Play goes on again and again from places where some of them were seen, more often from where most were.
    """
    others = sorted(set(NPCS) - {npc})
    for attempt in range(ATTEMPTS):
        rng = Random(f"whole {npc} {attempt}")
        company = [COMPANY[npc]] if npc in COMPANY else []
        rest = rng.sample([other for other in others if other not in company], 7 - len(company))
        start = dealt(game, number, [npc, *company, *rest])
        places: dict[frozenset[str], list[Match]] = {frozenset(): [start] * PLACES}
        for _ in range(TRIALS):
            most = max(map(len, places))
            seen = pick([each for each in places if len(each) == most or rng.random() < FORMER], rng)
            match = pick(places[seen], rng).copy()
            for more in stretch(match, npc, seen, rng):
                if len(more) == len(NPCS[npc].aims):
                    return match
                kept = places.setdefault(more, [])
                kept[:] = [*kept[-PLACES + 1 :], match.copy()]
    return None


def rarest(unseen: set[str], seed: int) -> list[str]:
    """The eight characters of the non-player of whom most has not been seen yet."""
    rng = Random(f"deal {seed}")
    most = sorted((-sum(npc in about(feat) for feat in unseen), rng.random(), npc) for npc in NPCS)
    return [npc for *_, npc in most[:8]]


def show_all(game: verlies.Game, folder: Path) -> None:
    """Save games alone until all is shown that they are to show.

    First one for each character that acts in all its modes, ended as is missing; then of many the one that adds most.
    """
    records = [verlies.Record.parse(path.read_text(encoding="utf-8")) for path in folder.glob("1-*.verlies")]
    missing = wanted() - {feat for record in records for feat in shown(record)}
    for number, npc in enumerate(NPCS):
        if f"{npc} whole" in missing:
            start = whole(game, number, npc)
            if start is None:
                raise SystemExit(f"{game.id}: {npc} does not act in all its modes in {ATTEMPTS * TRIALS} tries")
            ends = [finished(start, seed, seed < ENDS // 2) for seed in range(ENDS)]
            best = max(ends, key=lambda match: len(shown(match.record()) & missing))
            missing -= shown(best.record())
            save(best, folder)
    found: list[tuple[set[str], Match]] = []
    unseen = set(missing)
    for seed in range(MOST if missing else 0):
        if seed >= MANY and not unseen:
            break
        match = finished(dealt(game, seed, rarest(unseen, seed)), seed, bool(seed // 12 % 2))
        found.append((shown(match.record()) & missing, match))
        unseen -= found[-1][0]
    if unseen:
        raise SystemExit(f"{game.id}: not seen in {MOST} games: {', '.join(sorted(unseen))}")
    while missing:
        feats, match = max(found, key=lambda each: len(each[0] & missing))
        missing -= feats
        save(match, folder)


def make(game: verlies.Game) -> None:
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    there = [verlies.Record.parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.verlies")]
    recorded = set().union(*(pairs(game, record.seats, record.options) for record in there))
    ends = {(record.result or {}).get("reason") for record in there}
    for seed, (seats, options) in enumerate(option_sets(game), 1):
        if pairs(game, seats, options) - recorded:
            recorded |= pairs(game, seats, options)
            match = played(game, seats, options, seed, careful=not options or game.id in LONG)
            assert match.result is not None
            ends.add(match.result.reason)
            save(match, folder)
    for short in SHORT.get(game.id, []) if not there else []:
        save(shortest(game, *short), folder)
    for reason in game.reasons:
        if reason not in ends:
            save(ending(game, reason), folder)
    if "resigned" not in ends:
        save(resigned(game), folder)
    if game.id == "twister":
        show_all(game, folder)
    if not any(record.rules == game.rules_version and record.dealer for record in there):
        for seats in game.seats:
            options = next(options for number, options in option_sets(game) if number == seats)
            save(played(game, seats, options, seats, careful=True), folder)


if __name__ == "__main__":
    for game in verlies.games():
        if game.id in sys.argv[1:] or not sys.argv[1:]:
            make(game)
