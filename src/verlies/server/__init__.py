"""The tabletop in the browser: tables, seats, live updates, and the store that keeps them."""
