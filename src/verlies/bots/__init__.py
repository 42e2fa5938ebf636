"""Players that are programs: they get a Chair, as people do, and never see more than their seat may know."""

from verlies.bots.bot import Bot
from verlies.bots.contest import arena
from verlies.bots.registry import BOTS, make, split_specs
from verlies.bots.series import play_out, simulate

__all__ = ["BOTS", "Bot", "arena", "make", "play_out", "simulate", "split_specs"]
