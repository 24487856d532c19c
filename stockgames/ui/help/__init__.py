"""Rules, shortcuts, fairness and the about page."""
