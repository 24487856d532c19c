"""Portfolio's catalogue entry."""

from stockgames.engine.state import GameMeta

META = GameMeta(
    id="portfolio",
    title="Portfolio",
    seats=range(2, 6),
    usual_seats=3,
    has_starter=True,
    minutes=45,
    scores="cash",
)
