"""Drawing functions that only Exchange needs."""
