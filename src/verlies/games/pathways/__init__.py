"""Pathways: lay a dungeon of five cards and draw the one path that finds most."""
