"""The table page, shared by all games; each game supplies its board and its texts."""
