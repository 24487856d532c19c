"""The Exchange table: appearance, motion and texts."""
