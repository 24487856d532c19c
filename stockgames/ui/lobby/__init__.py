"""The lobby and the page for setting up a new table."""
