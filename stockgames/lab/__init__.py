"""Tools for engineers, run from a checkout: `python -m stockgames.lab COMMAND ...`."""
