"""The command line: what can be done without a window."""
