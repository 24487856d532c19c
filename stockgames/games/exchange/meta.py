"""Exchange's catalogue entry."""

from stockgames.engine.state import GameMeta

META = GameMeta(
    id="exchange",
    title="Exchange",
    seats=range(3, 7),
    usual_seats=4,
    minutes=40,
    all_at_once=True,
    scores="net_worth",
    revisable=True,
)
