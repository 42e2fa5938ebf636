"""The Clean up phase, and the way to the end (DD-CLN, DD-END-01)."""

from __future__ import annotations

from verlies.core.events import tell
from verlies.core.odds import added
from verlies.core.steps import Events, Task
from verlies.games.designer.setup import deal_rooms, open_market, show_challenges
from verlies.games.designer.state import CLEAN_UP, YEAR, State


def clean_up(m: State, events: Events) -> None:
    m.frames.pop()
    if not m.solo:  # DD-CLN-01, DD-SOL-22
        m.rank = m.passed
        tell(events, "DD-CLN-01", "ranks_updated", seats=list(m.rank))
    m.passed = ()
    if m.year == 4:  # DD-CLN-06
        for seat in range(m.seats):
            column = m.content.blueprints[m.blueprints[seat]].exit + 1
            tell(events, "DD-END-01", "exit_placed", seat=seat, col=column)
        return
    _clear_market(m, events)
    for challenge in m.challenges:  # DD-CLN-04, DD-AMB-14
        tell(events, "DD-CLN-04", "challenge_discarded", challenge=m.content.challenge_ids[challenge])
    m.challenges = ()
    m.frames.append((YEAR, m.year + 1))
    deal_rooms(m)  # DD-CLN-05
    if m.year < 3:
        show_challenges(m)  # DD-CLN-04
    open_market(m)  # DD-CLN-03


def _clear_market(m: State, events: Events) -> None:
    """DD-CLN-02: unsold tiles and stalls leave the table."""
    for tiles in m.goods:
        for tile in tiles:
            shape = m.content.shape_of[tile]
            m.discarded_tiles[shape] = added(m.discarded_tiles[shape], tile)
    tell(events, "DD-CLN-02", "market_cleared", stalls=[m.content.stalls[stall] for stall in m.stalls])
    m.stalls = ()
    m.goods = []


STEPS = (Task(CLEAN_UP, clean_up),)
