"""One package per game. A game imports the engine and never another game."""
