"""Golden records of Stock Exchange, and the script that makes them."""
