"""Exchange's table in words."""
