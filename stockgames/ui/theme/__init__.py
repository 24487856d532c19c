"""How everything looks: palette, fonts, drawings, surfaces, and the appearance in force."""
