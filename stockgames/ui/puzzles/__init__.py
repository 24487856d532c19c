"""The puzzle page: the game's own table, four choices, and a card with the answer."""
