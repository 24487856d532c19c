"""The painter's parts that Exchange alone needs."""
