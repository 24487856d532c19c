"""Palette, fonts, drawings, surfaces, and the appearance that is in force."""
