"""The table of NYSE."""
