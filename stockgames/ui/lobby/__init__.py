"""The lobby and the laying of a new table."""
