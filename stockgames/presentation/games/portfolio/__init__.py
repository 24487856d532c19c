"""Portfolio's table in words."""
