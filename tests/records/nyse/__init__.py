"""Golden records of NYSE, and the script that made them."""
