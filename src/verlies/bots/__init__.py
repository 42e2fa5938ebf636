"""Players that are programs: they get a Chair, as people do, and never see more than their seat may know."""

from verlies.bots.bot import Advice, Bot
from verlies.bots.contest import arena
from verlies.bots.registry import BOTS, LEVELS, make, split_specs
from verlies.bots.series import play_out, simulate

__all__ = ["BOTS", "LEVELS", "Advice", "Bot", "arena", "make", "play_out", "simulate", "split_specs"]
