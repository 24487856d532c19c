"""Golden records of Exchange, and the script that makes them."""
