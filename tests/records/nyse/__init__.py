"""Golden records of NYSE, and the script that makes them."""
