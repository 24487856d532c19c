"""What the lobby knows of Lemonade; nothing else may be imported here."""

from stockgames.api import GameMeta

META = GameMeta("lemonade", "Lemonade", range(2, 5), usual_seats=3, minutes=1, all_at_once=True)
