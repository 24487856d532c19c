"""One seat's table in words, without Qt."""
