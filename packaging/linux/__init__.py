"""Linux packages: the .deb, and its test in a clean root."""
