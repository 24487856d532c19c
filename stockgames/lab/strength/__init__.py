"""How strong bots are: tournaments, and levels placed by duels."""
