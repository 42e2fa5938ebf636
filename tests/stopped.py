"""A time of day that stands still unless a test puts it forward: how busy the machine is does not matter."""

from __future__ import annotations

import pytest


class Time:
    ahead = 0.0

    def __call__(self) -> float:
        return self.ahead


def stop(patch: pytest.MonkeyPatch) -> Time:
    """All clocks of matches go by it."""
    time = Time()
    patch.setattr("verlies.host.clock.monotonic", time)
    return time
