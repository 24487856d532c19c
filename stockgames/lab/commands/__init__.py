"""The commands of `python -m stockgames.lab`."""
