"""Drawing functions that only Stock Exchange needs."""
