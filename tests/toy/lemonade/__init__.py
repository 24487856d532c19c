"""Lemonade, a toy: stands set prices in secret, the sky decides who sells."""
