"""Sample positions of Stock Exchange for the gallery."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lab.gallery.samples import begin, board_of, look_together, page_of, seat_infos
from stockgames.presentation.panel import SHEET
from stockgames.ui.games.stock_exchange.table import StockExchangeTable
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext


@dataclass(frozen=True, slots=True)
class Position:
    """A sample table: the number of rounds played, who has sealed, and actions on the page."""

    rounds: int
    seed: int = 4
    points: str = ""
    """The objectNames of the items that are then chosen, in order."""
    sealed: tuple[int, ...] = ()
    garnets: int = 2
    keys: str = ""
    bots_wait: bool = False
    """Whether the envelope is sealed while bots are still thinking."""
    people: str = "hbbbbbbb"
    steps: int = 0
    """The number of steps of the audit."""
    back: int = 0
    """How many of them are taken back."""
    closes: bool = False
    """Whether the closing page covers the audit."""
    shows: bool = False
    """Whether the announcement before it is shown, as if it had just been made."""


_ORDERS = "good-water good-water good-book good-iron"
_FILLING = f"{_ORDERS} good-magnet good-to-3 stock-elm stock-to-4"
_READY = f"{_FILLING} good-iron good-to-5 stock-gear stock-to-6"
POSITIONS: dict[str, Position] = {
    "start": Position(0),
    "ordering": Position(1, points="good-water good-water good-diamond", sealed=(2, 3, 5, 7)),
    "filling": Position(1, points=_FILLING, sealed=(2, 3, 5, 7)),
    "giving": Position(1, points=f"{_FILLING} stock-gear", sealed=(2, 3, 5, 7)),
    "ready": Position(1, points=_READY, sealed=(2, 3, 5, 7)),
    "exchanging": Position(1, points=f"{_ORDERS} stock-elm exchange", garnets=5),
    "late": Position(2, 9, sealed=(1, 4)),
    "sealed": Position(1, points=_READY, sealed=(2, 3), bots_wait=True),
    "watching": Position(1, sealed=(2, 3), people="bbbbbbbb", bots_wait=True),
    "garnets": Position(2, 12, garnets=10, points="good-gold good-gold good-coal"),
    "notebook": Position(2, 9, sealed=(1, 4), keys="N"),
    "envelopes": Position(3, steps=31, shows=True),
    "audit": Position(3, steps=31),
    "paying": Position(3, 6, steps=80),
    "two": Position(3, steps=999, back=2),
    "end": Position(3, steps=999),
    "end-closing": Position(3, steps=999, closes=True),
}


def seat_page(look: ThemeContext, position: Position) -> TablePage:
    """Return a page of the position with the first person at the desk."""
    game, rng = registry.load("stock-exchange"), Random(position.seed)
    infos = seat_infos(position.people)
    match = Match.deal(game, infos, {"garnets": position.garnets}, f"seed {position.seed}")
    seats = [seat for _ in range(position.rounds) for seat in range(len(infos))]
    for seat in (*seats, *(position.sealed if position.rounds < 3 else ())):
        match.act(seat, game.sample_action(match.view(seat), rng))
    return page_of(match, look, seed=position.seed, bots_wait=position.bots_wait)


def _act(table: StockExchangeTable, position: Position) -> None:
    for place in position.points.split():
        table.choose(place)
    table.look_ahead()
    for key in position.keys:
        table.press(key)
    if position.bots_wait:
        table.choose("seal")
        table.finish()
    if position.steps:
        table.audit.step(position.steps)
        for _ in range(position.back):
            table.audit.step(-1)


def open_position(name: str, look: ThemeContext, show: Callable[[TablePage], None]) -> TablePage:
    """Return the page of a position; `show` shows it before the game continues."""
    position = POSITIONS[name]
    page = begin(seat_page(look, position), show)
    _act(board_of(page, StockExchangeTable), position)
    if position.closes:
        page.choose(SHEET)
    if position.shows:
        look_together(page)
    return page
