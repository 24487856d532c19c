"""Golden records, and the scripts that make them."""
