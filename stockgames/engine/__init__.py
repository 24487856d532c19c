"""What all games share: the referee, records and the registry.

Pure Python: no Qt, no files but weights and learned numbers, no clock, no global random state.
"""
