"""Screens, widgets and everything else that is seen and heard."""
