"""Lessons: the page that lists them, and the coach at the table."""
