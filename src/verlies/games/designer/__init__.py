"""Dungeon Designer: 1 to 5 architects build dungeons of 16 rooms over 4 years (rules DD)."""
