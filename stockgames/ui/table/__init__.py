"""The table page, the same for every game; each game brings its board and its words."""
