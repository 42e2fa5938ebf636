"""Dungeon Twister: Prison, for two."""
