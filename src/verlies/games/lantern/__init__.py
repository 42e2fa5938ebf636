"""Lantern: two sneak through a vault and outshine each other (rules LA). The smallest game, to begin others from."""
