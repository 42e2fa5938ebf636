"""The best path: what it is worth, what is proved of it, and searches that are cut short (PA-GOL, PA-PTH)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.pathways import table
from verlies.games.pathways.architect import Architect, Tools
from verlies.games.pathways.content import PathwaysContent
from verlies.games.pathways.faces import BARREL, COIN, KEY, LOCK, MONSTER, PIT, PORTAL, ROOM, STAIRS
from verlies.games.pathways.layout import fault
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME
from verlies.games.pathways.path import COUNTS, Path
from verlies.games.pathways.solver import Best, Solver, Wish
from verlies.games.pathways.walk import new_path, step_move

KINDS = {
    "barrel": BARREL, "coin": COIN, "key": KEY, "lock": LOCK, "monster": MONSTER, "pit": PIT, "portal": PORTAL,
    "room": ROOM, "stairs": STAIRS,
}  # fmt: skip
BOOKS = (1, 3, 4, 5, 7, 8, 9, 11, 15)
MAZE = table.face(
    "### ###  #######",
    "#c . m#  #. c b#",
    "# # # #  # ### #",
    " . s o#  #k#. .#",
    "# # # #  # # ###",
    "#b . c   #. . .#",
    "# ### #  ##### #",
    "#p . =#  #p . = ",
    "##### #  #######",
)
FORK = table.face(
    "### ###",
    "#c . .#",
    "# ### #",
    "#c#c c#",
    "# # ###",
    "#. . . ",
    *["#######"] * 3,
)

LOBES = table.face("### ###", "###.###", "### ###", "#c A c#", "# # # #", "#c A c#", *["#######"] * 3, A="coin")
"""A room between two corridors that lead back into it."""


def large() -> tuple[PathwaysMatch, Wish]:
    """Two mazes side by side."""
    return table.laid(MAZE, MAZE, at="0 0 0, 0 3 1"), wish(0.5, coin=1, barrel=1, portal=2)


def wish(leave: float = 0.0, **points: float) -> Wish:
    worth = [0.0] * COUNTS
    for name, each in points.items():
        worth[KINDS[name]] = each
    return Wish(tuple(worth), leave)


def best_of_all(path: Path, aim: Wish) -> float:
    """By trying everything."""
    best, todo = aim.of(path), [path]
    while todo:
        at = todo.pop()
        for op in at.options():
            todo.append(at.after(op))
            best = max(best, aim.of(todo[-1]))
    return best


def solved(m: PathwaysMatch, aim: Wish, **limits: Any) -> Best:
    return Solver(m.paths[0] or new_path(m, 0), aim, **limits).solve()


def steps(m: PathwaysMatch, best: Best) -> list[str]:
    """The operations of a best path as texts, each of them legal."""
    at = m.paths[0] or new_path(m, 0)
    texts = []
    for op in best.ops:
        assert op in list(at.options())
        texts.append(str(step_move(m, at, op)))
        at = at.after(op)
    assert at.key() == best.path.key()
    return texts


# The optimum


@pytest.mark.rule("PA-GOL-01", "PA-PTH-07")
@pytest.mark.parametrize(("leave", "coins", "end"), [(0.0, 4, False), (1.5, 4, False), (2.5, 2, True)])
def test_the_best_path_weighs_what_it_finds_against_an_exit(leave: float, coins: int, end: bool) -> None:
    """All four coins lie on paths that end inside; an exit costs two of them."""
    m = table.laid(FORK)
    best = solved(m, wish(leave, coin=1))
    assert best.proved
    assert best.value == best.bound == coins + leave * end
    seen = table.walk(m, ", ".join(steps(m, best)))
    assert (seen["counts"], seen["end"] == "exit") == ({"coin": coins}, end)


@pytest.mark.rule("PA-PTH-12", "PA-SPB-SB13")
def test_the_book_that_becomes_a_token_is_used_where_a_token_is_missing() -> None:
    m = table.laid(table.column("cm.c"), books="SB-13")
    best = solved(m, wish(coin=1))
    assert best.value == 2
    assert "book SB-13 monster" in steps(m, best)


CASES: list[tuple[table.Face, str, str, Wish]] = [
    (MAZE, "", "", wish(0.5, coin=1, barrel=1, pit=2)),
    (MAZE, "", "portal", wish(0.25, barrel=1, key=2, stairs=1)),
    (MAZE, "SB-5 SB-11", "", wish(0.0, coin=1, key=1, portal=2)),
    (MAZE, "SB-2 SB-4", "monster", wish(0.5, pit=3, monster=3, coin=0.25)),
    (MAZE, "SB-15 SB-9", "", wish(0.5, portal=2, barrel=1)),
    (table.column("spox", "p..."), "SB-13 SB-3", "", wish(0.5, portal=2, pit=3, lock=3)),
    (table.ring("coin portal pit@1,1 stairs@1,2", ".="), "SB-8", "portal", wish(0.5, coin=1, room=1, stairs=1)),
    (LOBES, "", "", wish(0.5, coin=1)),
    (table.ring("monster monster coin"), "SB-13", "monster", wish(0.25, monster=3, room=1, coin=1)),
    (table.ring("monster monster coin"), "SB-1", "monster", wish(0.25, monster=3, room=1, coin=1)),
]


@pytest.mark.parametrize(("drawn", "books", "tokens", "aim"), CASES)
def test_a_whole_search_proves_what_trying_everything_finds(
    drawn: table.Face, books: str, tokens: str, aim: Wish
) -> None:
    m = table.laid(drawn, books=books, tokens=tokens)
    best = solved(m, aim)
    assert best.proved
    assert best.value == best.bound == best_of_all(new_path(m, 0), aim)
    assert aim.of(best.path) == best.value
    steps(m, best)


@pytest.mark.parametrize(("drawn", "books", "tokens", "aim"), CASES)
def test_the_bound_is_never_below_the_optimum(drawn: table.Face, books: str, tokens: str, aim: Wish) -> None:
    """From every position of some random paths, at once and after a few nodes."""
    m = table.laid(drawn, books=books, tokens=tokens)
    whole = best_of_all(new_path(m, 0), aim)
    for seed in range(3):
        rng, path = Random(seed), new_path(m, 0)
        while ops := list(path.options()):
            optimum = best_of_all(path, aim) if path.ops else whole
            for nodes in (0, 1, 3, 10):
                best = Solver(path, aim, nodes=nodes).solve()
                assert best.value <= optimum <= best.bound + 1e-9
                assert best.proved == (best.bound <= best.value + 1e-9)
                assert not best.proved or best.value == optimum
            path = path.after(ops[int(rng.random() * len(ops))])


# Searches that are cut short


def test_a_search_without_nodes_proves_nothing_and_one_with_enough_proves_all() -> None:
    m, aim = table.laid(MAZE), wish(0.5, coin=1, barrel=1)
    none, whole = solved(m, aim, nodes=0), solved(m, aim)
    assert not none.proved
    assert none.bound > none.value == 0
    assert none.ops == ()
    assert whole.proved
    enough = solved(m, aim, nodes=whole.nodes + 1)
    assert (enough.value, enough.proved) == (whole.value, True)


def test_more_nodes_never_find_less_and_the_same_nodes_find_the_same() -> None:
    m, aim = large()
    values = [solved(m, aim, nodes=nodes).value for nodes in (0, 2, 5, 10, 30, 100)]
    assert values == sorted(values)
    assert values[-1] > values[0]
    assert solved(m, aim, nodes=30).ops == solved(m, aim, nodes=30).ops


def test_a_limit_of_nodes_is_kept_but_for_what_lies_open_then() -> None:
    """Each position that was begun may still have its other ways weighed, and none of them is followed."""
    m, aim = large()
    whole = solved(m, aim)
    assert whole.nodes > 200
    for limit in (5, 20):
        assert solved(m, aim, nodes=limit).nodes < limit + 100


def test_a_search_whose_time_is_over_still_says_what_nothing_can_exceed() -> None:
    m, aim = large()
    whole, hasty = solved(m, aim), solved(m, aim, seconds=0.0)
    assert hasty.value <= whole.value <= hasty.bound + 1e-9
    assert hasty.nodes < whole.nodes


def test_a_path_is_gone_on_with_from_where_it_stands() -> None:
    m, aim = table.laid(FORK), wish(coin=1)
    table.walk(m, "start M 1 0 N, go E")
    best = solved(m, aim)
    assert steps(m, best) == ["go S", "go W", "go S", "go W", "go N", "go N"]
    assert best.value == 4
    table.walk(m, "go S, go W, go S, go E")
    assert solved(m, aim).value == 2


@pytest.mark.parametrize("beat", [3.0, 4.0, 9.0])
def test_only_paths_that_are_better_than_a_given_one_are_looked_for(beat: float) -> None:
    m = table.laid(FORK)
    best = solved(m, wish(coin=1), beat=beat)
    assert best.value == max(beat, 4.0)
    assert bool(best.ops) == (beat < 4)
    assert best.proved


def test_a_path_that_is_better_is_found_though_it_goes_round_and_past_the_way_in() -> None:
    """From one end of two to the other; a path from the third port can reach one of them only."""
    stool = table.face(
        "### ###", "###.###", "### ###", "#c c c#", "# ### #", "#c . c#", "# ### #", "#c###c#", "# ### #",
    )  # fmt: skip
    best = solved(table.laid(stool), wish(coin=1), beat=6.5)
    assert best.value == 7
    assert best.proved


def test_a_path_that_is_better_is_found_on_random_layouts() -> None:
    content, rng = GAME.content(), Random(3)
    assert isinstance(content, PathwaysContent)
    for _ in range(150):
        hand = bytes(rng.sample(range(len(content.price)), rng.randrange(2, 6)))
        aim = wish(rng.choice((0.0, 0.5)), **{rng.choice(sorted(KINDS)): rng.choice((1, 2)) for _ in range(3)})
        layout = Architect(content, hand, aim, Tools(), rng).random()
        start = Path(content.dungeon(layout), tuple(rng.randrange(2) for _ in range(4)), 1 << rng.choice(BOOKS))
        best = Solver(start, aim, nodes=1500).solve()
        if best.proved and best.value:
            assert Solver(start, aim, beat=best.value - 0.01).solve().value == best.value, layout


# Layouts


@pytest.mark.rule("PA-LAY-03", "PA-LAY-06", "PA-LAY-08")
@pytest.mark.parametrize("strict", [False, True])
def test_layouts_that_are_looked_for_are_legal_and_start_at_the_origin(strict: bool) -> None:
    m = table.exploring(MAZE, FORK, table.ring("coin"), table.column("cbcb"), MAZE)
    content = m.content
    architect = Architect(content, m.hands[0], wish(0.5, coin=1), Tools(), Random(5), strict, nodes=0)
    layout = architect.random()
    for _ in range(300):
        faces = [(content.faces[card][turned], x, y) for card, turned, x, y in layout]
        assert fault(faces, strict) is None, layout
        assert layout[0][2:] == (0, 0)
        layout = architect.changed(layout)


def test_the_best_layout_comes_with_a_path_through_it() -> None:
    m = table.exploring(MAZE, FORK, table.ring("coin"), table.column("cbcb"), table.column("...."))
    aim = wish(0.5, coin=1)
    found = Architect(m.content, m.hands[0], aim, Tools(), Random(1), nodes=200).think(layouts=20)
    assert found is not None
    assert found.value == aim.of(found.best.path) == found.best.value
    path = Path(m.content.dungeon(found.layout))
    for op in found.best.ops:
        assert op in list(path.options())
        path = path.after(op)
    assert aim.of(path) == found.value
