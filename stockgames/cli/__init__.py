"""The command line: what can be done with games without a window."""
