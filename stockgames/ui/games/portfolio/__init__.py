"""The table of Portfolio."""
