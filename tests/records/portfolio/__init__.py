"""Golden records of Portfolio, and the script that makes them."""
