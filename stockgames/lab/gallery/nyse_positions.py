"""Sample positions of NYSE for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from PySide6.QtCore import QDate

from stockgames.bots.levels import make_player
from stockgames.bots.player import Budget
from stockgames.controllers.stages import Handover
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.evenings.goals import LevelOffer
from stockgames.games.nyse.actions import Take
from stockgames.lab.gallery.samples import (
    Shaper,
    keys,
    nothing,
    open_log,
    open_reading,
    page_of,
    seat_infos,
    shaped,
)
from stockgames.ui.table.end_board import final_snapshot
from stockgames.ui.table.end_certificate import Slate, SlateRow
from stockgames.ui.table.end_page import NextActions
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext


def seat_page(look: ThemeContext, position: Position) -> TablePage:
    """Return a page of the position, with a person to move unless the game is over."""
    game, rng = registry.load("nyse"), Random(position.seed)
    infos, seed = seat_infos(position.people), f"seed {position.seed}"
    match = Match.deal(game, infos, position.options or {}, seed)
    alone, played = make_player("greedy", game, rng), 0
    while not match.is_over and (played < position.moves or match.actors[0] != 0):
        seat = match.actors[0]
        if seat < 0:
            match.act_chance()
        elif len(infos) == 1:
            match.act(seat, alone.choose(match.view(seat), Budget(1)))
        else:
            match.act(seat, _some_action(match.view(seat).legal, rng))
        played += 1
    return page_of(match, look, position.handover, seed=position.seed, best=31)


def _some_action(legal: Sequence[Any], rng: Random) -> Any:
    """Return a random action, mostly takes, so that hands grow."""
    takes = [action for action in legal if isinstance(action, Take)]
    return rng.choice(takes if takes and rng.random() < 0.85 else legal)


_pick = keys("K")


def _swap(page: TablePage) -> None:
    """Play the first of two swaps, with the first other seat, for the first colour."""
    _press_swap(page, "1", "1", "1")


def _partner(page: TablePage) -> None:
    _press_swap(page, "1", "Right")


def _waive(page: TablePage) -> None:
    _press_swap(page, "1", "W")


def _asked(page: TablePage) -> None:
    """Ask a concealed hand for a colour it doesn't hold: the answer binds (N5)."""
    _press_swap(page, "1", "1", "G", "B", "Return")


def _press_swap(page: TablePage, *pressed: str) -> None:
    page.game_table.choose("play-stock-swap")
    for key in pressed:
        page.game_table.press(key)


def _market(page: TablePage) -> None:
    page.game_table.choose("play-speculative-market")
    page.game_table.press("B")


def _ask_why(page: TablePage) -> None:
    _press_swap(page, "1", "1", "Left")


def _peek(page: TablePage) -> None:
    page.peeking.peek(True)


def _of_an_evening(page: TablePage) -> None:
    """Show the game as the third of an evening."""
    cells = (("3", "1", "2"), ("1", "2", "3"), ("0", "3", "1"), ("2", "", "0"))
    rows = (
        SlateRow(info.name, points, str(sum(int(worth or 0) for worth in points)), number < 2)
        for number, (info, points) in enumerate(zip(page.controller.seats, cells, strict=True))
    )
    page.end_sheet.show_standings(Slate(("portico", "spade", "derrick"), 2, 3, tuple(rows)))
    page.end_sheet.certificate.date(QDate(2026, 11, 22))
    page.end_sheet.offer(NextActions(in_evening=True))


def _alone(page: TablePage) -> None:
    """Show the end of a game alone."""
    page.end_sheet.offer(NextActions(deal_number="7QK2 4MPX"))


def _climbing(page: TablePage) -> None:
    """Show the ladder of levels and the next step."""
    offer = LevelOffer("alert", "able", True, 2)
    page.end_sheet.offer(NextActions(deal_number="7QK2 4MPX", level=offer, reached=offer.played))


def _end_at(milliseconds: int) -> Shaper:
    """Return a shaper that shows the opening of the closing page at this time."""

    def hold(page: TablePage) -> None:
        page.end_sheet.open(final_snapshot(page.game_table, page.controller.view), moving=True)
        page.end_sheet.opening.hold(milliseconds)

    return hold


@dataclass(frozen=True, slots=True)
class Position:
    """A sample table: a letter per seat (h or b), the number of random moves, and actions on
    the page.
    """

    people: str
    moves: int
    seed: int = 4
    shape: Shaper = nothing
    handover: Handover = Handover.TRUSTING
    options: dict[str, Any] | None = None


POSITIONS: dict[str, Position] = {
    "start": Position("hbbb", 0),
    "two": Position("hb", 24, 4, _pick),
    "four": Position("hbbb", 26, 4, _pick),
    "late": Position("hbbb", 37, 4),
    "five": Position("hbbbbb", 28, 4, _pick),
    "seven": Position("hbbbbbb", 30, 9, keys("R")),
    "ten": Position("hbbbbbbbbb", 34, 7, keys("B")),
    "solitaire": Position("h", 30, 8),
    "partner": Position("hbbb", 26, 4, _partner),
    "swap": Position("hbbb", 26, 4, _swap),
    "waive": Position("hbbb", 26, 4, _waive),
    "asked": Position("hbbb", 26, 4, _asked, options={"hands": "concealed"}),
    "market": Position("hbbb", 26, 4, _market),
    "why": Position("hbbb", 26, 4, _ask_why),
    "log": Position("hbbb", 26, 4, open_log),
    "reading": Position("hbbb", 26, 4, open_reading),
    "peek": Position("hhhb", 26, 4, nothing, Handover.PEEK),
    "peeking": Position("hhhb", 26, 4, _peek, Handover.PEEK),
    "concealed": Position("hbbb", 26, 4, _pick, options={"hands": "concealed"}),
    "shuffled": Position("hbbb", 26, 9, _pick, options={"board": [5, 4, 2, 1, 3, 2]}),
    "end": Position("hbbb", 999),
    "end-won": Position("hbbb", 999, 18, _end_at(1000)),
    "end-ladder": Position("hbbb", 999, 18, _climbing),
    "end-lost": Position("hbbb", 999, 4, _end_at(1000)),
    "end-evening": Position("hbbb", 999, 4, _of_an_evening),
    "end-ten": Position("hbbbbbbbbb", 999, 5),
    "end-alone": Position("h", 999, 7, _alone),
}


def open_position(name: str, look: ThemeContext, show: Callable[[TablePage], None]) -> TablePage:
    """Return the page of a position; `show` shows it before the game continues."""
    position = POSITIONS[name]
    return shaped(seat_page(look, position), position.shape, show)
