"""Golden records, and the script that makes them."""
