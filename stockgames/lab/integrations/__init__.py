"""Doors to other people's libraries: our games in their terms. Each is an optional extra."""
