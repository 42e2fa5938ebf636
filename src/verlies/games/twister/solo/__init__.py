"""The solitaire game: the non-player, and all that only it knows (TS)."""
