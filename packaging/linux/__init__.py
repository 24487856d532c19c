"""What Linux installs: the .deb, and its proof in a clean root."""
