"""Looking back: the list of all games, and replaying one of them."""
