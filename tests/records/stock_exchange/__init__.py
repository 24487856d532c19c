"""Golden records of Stock Exchange, and the script that made them."""
