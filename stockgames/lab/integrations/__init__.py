"""Doors to other people's libraries: our games in their terms. Each has a dependency group."""
