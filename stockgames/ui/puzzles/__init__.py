"""The room in which a puzzle is answered: its own game's table, four tickets, a slip of numbers."""
