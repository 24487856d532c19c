"""Learning by playing: values of positions, chances to win, and models of opponents."""
