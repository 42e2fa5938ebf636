"""Play any game in a terminal, against bots or around one screen."""
