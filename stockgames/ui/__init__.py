"""Everything that is seen and heard: screens, widgets, text and sound."""
