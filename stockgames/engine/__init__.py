"""What all games share: referee, records, registry.

Pure: no Qt, no files, no clock, no global random.
"""
