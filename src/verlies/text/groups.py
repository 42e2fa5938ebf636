"""Groups: events of one move that are told in one sentence, such as `draws 5 rooms`.

Which kinds are told so is said by the texts: event-room_drawn-rooms tells several `room_drawn` that differ in their
`room` only, event-card_drawn_unseen-count several that do not differ at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from verlies.core.events import Event
from verlies.text.rules import game_of
from verlies.text.words import LANGUAGES, read

COUNT = "count"


def grouped(events: Iterable[Event]) -> list[list[Event]]:
    """The events in order, each with those right after it that are told together with it."""
    groups: list[list[Event]] = []
    for event in events:
        if groups and _alike(groups[-1][0], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def join(group: Sequence[Event]) -> Event:
    """The one event that tells a group."""
    first, form = group[0], _form(group[0])
    if len(group) == 1 or form is None:
        return first
    values = len(group) if form == COUNT else [event.args[_listed(form)] for event in group]
    return Event(first.rule, f"{first.kind}-{form}", {**_rest(first, form), form: values})


def _form(event: Event) -> str | None:
    return read(game_of(event.rule), LANGUAGES[0]).groups.get(event.kind)


def _listed(form: str) -> str:
    return form.removesuffix("s")


def _rest(event: Event, form: str) -> dict[str, object]:
    return {name: value for name, value in event.args.items() if name != _listed(form)}


def _alike(one: Event, other: Event) -> bool:
    if one.kind != other.kind or one.rule != other.rule or (form := _form(one)) is None:
        return False
    return one.args.keys() == other.args.keys() and _rest(one, form) == _rest(other, form)
