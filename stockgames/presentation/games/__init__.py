"""The games' tables in words, a package each."""
