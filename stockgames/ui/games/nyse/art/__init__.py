"""The painter's parts that NYSE alone needs."""
