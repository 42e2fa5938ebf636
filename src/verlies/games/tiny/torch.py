"""The torch: down step by step with effects, up without (TE-TOR)."""

from __future__ import annotations

from verlies.core.steps import Events, Step, Task
from verlies.games.tiny.printed import ENEMY_ICON, GOBLIN_ICON, ICONS, SKULL
from verlies.games.tiny.state import (
    BOSS_TORCH,
    ENEMIES,
    GOBLIN_COMES,
    HITS,
    ICON,
    SCRIPT,
    TORCH_DOWN,
    State,
)  # fmt: skip
from verlies.games.tiny.vocabulary import BOSS_FOE
from verlies.games.tiny.ways import START


def start_space(m: State) -> int:
    return m.content.torches[m.act - 1].start[m.seats]


def raise_torch(m: State, n: int, events: Events, rule: str = "TE-TOR-02") -> None:
    """TE-TOR-02: never above the start space."""
    to = max(m.torch - n, start_space(m))
    if to != m.torch:
        m.torch = to
        m.tell(events, rule, "torch_up", to=to)


def lower_torch(m: State, steps: int, boss: bool = False) -> None:
    m.frames.append((TORCH_DOWN, steps, boss))


def _step_down(m: State, events: Events) -> None:
    """TE-TOR-01: one space, and its icon before the next one."""
    _, steps, boss = m.frames.pop()
    if steps > 1:
        m.frames.append((TORCH_DOWN, steps - 1, boss))
    m.torch += 1
    icon = m.content.torches[m.act - 1].icons[m.torch]
    m.tell(events, "TE-TOR-01", "torch_down", to=m.torch, icon=ICONS[icon] or "none")
    if icon == SKULL:  # TE-TOR-05
        m.finish("torch_out")
        return
    if icon:
        m.frames.append((ICON, icon))
    if boss:
        _boss_effect(m)


def _boss_effect(m: State) -> None:
    """TE-BOS-08, TE-BOS-13: the boss's torch effect comes before the icon."""
    mat = m.boss_mat()
    m.frames.append((BOSS_TORCH,))
    if mat.torch_range is None:
        m.frames.append((SCRIPT, mat.torch, 0, m.active, BOSS_FOE))
        return
    room = m.where[BOSS_FOE]
    hit = [hero for hero in m.conscious() if m.ways.in_range(room, m.hero_room(hero), mat.torch_range)]
    if hit:
        m.frames.append((HITS, BOSS_FOE, mat.torch, sum(1 << hero for hero in hit), 0))


def _icon(m: State, events: Events) -> None:
    """TE-TOR-03, TE-TOR-04."""
    _, icon = m.frames.pop()
    if icon == GOBLIN_ICON:
        m.frames.append((GOBLIN_COMES, START, 0, False))
    elif icon == ENEMY_ICON:
        m.tell(events, "TE-TOR-04", "enemies_act")
        m.frames.append((ENEMIES, 0))


def next_space(m: State) -> tuple[int, str | None]:
    """The next space down and its icon."""
    at = m.torch + 1
    return at, ICONS[m.content.torches[m.act - 1].icons[at]]


def _boss_effect_over(m: State, events: Events) -> None:
    m.frames.pop()


STEPS: tuple[Step[State], ...] = (
    Task(TORCH_DOWN, _step_down),
    Task(ICON, _icon),
    Task(BOSS_TORCH, _boss_effect_over),
)
