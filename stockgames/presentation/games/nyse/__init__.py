"""NYSE's table in words."""
