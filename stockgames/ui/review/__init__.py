"""Looking back: the list of all games, and going through one of them."""
