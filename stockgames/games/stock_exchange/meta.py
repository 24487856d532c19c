"""Stock Exchange's catalogue entry."""

from stockgames.engine.state import GameMeta

META = GameMeta(
    id="stock-exchange",
    title="Stock Exchange",
    seats=range(8, 9),
    usual_seats=8,
    minutes=45,
    revisable=True,
    all_at_once=True,
    scores="scores",
)
