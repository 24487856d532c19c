"""Stock Exchange's table in words."""
