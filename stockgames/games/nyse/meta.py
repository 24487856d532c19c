"""NYSE's catalogue entry."""

from stockgames.engine.state import GameMeta

META = GameMeta(
    id="nyse",
    title="NYSE",
    seats=range(1, 11),
    usual_seats=4,
    has_starter=True,
    minutes=10,
    scores="values",
    alone_by="board",
)
