"""The evening page: programme, standings, seats, people."""
