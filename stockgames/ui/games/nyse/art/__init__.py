"""Drawing functions that only NYSE needs."""
