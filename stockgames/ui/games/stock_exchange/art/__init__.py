"""The painter's parts that Stock Exchange alone needs."""
