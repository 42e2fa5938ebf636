"""Tiny Epic Dungeons."""
