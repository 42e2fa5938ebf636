"""What a host does for a match, in the browser as in a terminal: its log, its time, and what happens by itself."""
