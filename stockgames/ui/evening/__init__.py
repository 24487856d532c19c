"""The page of an evening: programme, standing, chairs, people."""
