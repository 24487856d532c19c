"""One room per game: how its table looks, moves and speaks."""
