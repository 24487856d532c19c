"""Golden records of Exchange, and the script that made them."""
