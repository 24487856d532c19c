"""Lemonade, a toy game: stands set prices in secret, the sky decides who sells."""
