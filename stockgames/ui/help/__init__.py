"""Rules, shortcuts and the page about the project."""
