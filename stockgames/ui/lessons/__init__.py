"""Lessons on the screen: the page that lists them, and the coach at the table."""
