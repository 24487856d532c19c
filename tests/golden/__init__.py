"""Files as version 1 of each format was written; every later release must open them."""
