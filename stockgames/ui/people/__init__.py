"""The regulars' pages: who they are, their preferences, and their records."""
