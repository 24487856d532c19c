"""Prepares the end of a game: its heading, and the contents of the closing page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QDate, QObject, Signal

from stockgames.controllers.stages import Stage
from stockgames.controllers.table import TableController
from stockgames.engine.history import History
from stockgames.engine.seat import SeatId
from stockgames.engine.state import Result
from stockgames.presentation.context import TableContext
from stockgames.presentation.course import GameStory
from stockgames.presentation.game_words import AnyWords, ResultRow
from stockgames.presentation.levels import who_plays
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.end_board import left_board
from stockgames.ui.table.end_certificate import Award
from stockgames.ui.table.end_page import Closing
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.parts import TableParts
from stockgames.ui.table.presenter import Presenter

_PLACES: Final = (
    *("first", "second", "third", "fourth", "fifth"),
    *("sixth", "seventh", "eighth", "ninth", "tenth"),
)

_LATELY: Final = 0.25
"""The last share of the game in which a lost lead is worth mentioning."""


def heading(result: Result, telling: GameStory, plain: str) -> str:
    """Return the viewer's rank and distance, or who wins by how much; else `plain`."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(result.ranks) == 1 or len(winners) > 1:
        return plain
    unit = telling.history.of(telling.history.main)[0].unit
    own, scores = telling.own, result.scores
    if own is None:
        gap = scores[winners[0]] - scores[_second(result)]
        amount = telling.words.amount(abs(gap), unit)
        return say("table-wins-by", name=telling.names[winners[0]], amount=amount) if gap else plain
    other = _second(result) if own == winners[0] else winners[0]
    gap = abs(scores[own] - scores[other])
    way = (
        ("ahead" if gap else "tie-won") if own == winners[0] else ("behind" if gap else "tie-lost")
    )
    return say(
        "table-you-came",
        place=_PLACES[result.ranks[own] - 1],
        way=way,
        amount=telling.words.amount(gap, unit),
        name=telling.names[other],
    )


def _second(result: Result) -> SeatId:
    order = result.order
    return order[1]


def drama(result: Result, telling: GameStory) -> str:
    """Return a line on how the lead changed; empty if there is nothing to say."""
    leaders = telling.history.leaders
    last = max(leaders, default=0)
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    own = telling.own
    axis = telling.history.axis
    if own is not None and own not in winners:
        led = [at for at, seat in leaders.items() if seat == own and at]
        if led and last - led[-1] <= last * _LATELY and led[-1] < last:
            return say("table-you-led-with", axis=axis, count=last - led[-1])
    if len(winners) != 1:
        return ""
    since = _led_since(telling.history, winners[0])
    if since is None or since == 0:
        return ""
    name = telling.names[winners[0]]
    if since == last:
        if own == winners[0]:
            return say("table-you-led-at-last", axis=axis)
        return say("table-led-at-last", axis=axis, name=name)
    if own == winners[0]:
        return say("table-you-led-from", axis=axis, at=since)
    return say("table-led-from", axis=axis, at=since, name=name)


def _led_since(history: History, seat: SeatId) -> int | None:
    """Return the turn or round since which a seat led alone until the end; None if it didn't."""
    since = None
    for at, leader in history.leaders.items():
        if leader != seat:
            since = None
        elif since is None:
            since = at
    return since


def closing_of(
    result: Result,
    context: TableContext,
    words: AnyWords,
    rows: Sequence[ResultRow],
    plain: str,
    history: History | None,
) -> Closing:
    """Return the closing page's contents; `plain` is the game's own headline.

    `rows` is the game's ranking; who plays at each seat is added.
    """
    places = {row.seat: row.place for row in rows}
    ranks = [places.get(seat, rank) for seat, rank in enumerate(result.ranks)]
    result, telling = replace(result, ranks=tuple(ranks)), None
    if history is not None and words.course is not None:
        names, faces = context.names, context.portraits
        telling = GameStory(history, words.course, names, faces, context.own)
    return Closing(
        heading=plain if telling is None else heading(result, telling, plain),
        drama="" if telling is None else drama(result, telling),
        rows=[replace(row, who=who_plays(row.seat, context)) for row in rows],
        names=context.names,
        own=context.own,
        award=award_of(result, context, rows, telling),
        telling=telling,
    )


def award_of(
    result: Result, context: TableContext, rows: Sequence[ResultRow], telling: GameStory | None
) -> Award:
    """Return the contents of the certificate."""
    first = [row for row in rows if row.place == 1] or list(rows[:1])
    shared = len(first) > 1
    return Award(
        caption=say("table-first-together") if shared else say("table-first-at-the-close"),
        names=tuple(context.names[row.seat] for row in first),
        portraits=tuple(context.portraits[row.seat] for row in first),
        amount=first[0].score if first else "",
        margin="" if shared or telling is None else _margin(result, telling, rows),
        note=first[0].note if first else "",
    )


def _margin(result: Result, telling: GameStory, rows: Sequence[ResultRow]) -> str:
    """Return by how much the winner is ahead of whom; empty for a tie."""
    if len(rows) < 2:
        return ""
    gap = result.scores[rows[0].seat] - result.scores[rows[1].seat]
    if gap <= 0:
        return ""
    unit = telling.history.of(telling.history.main)[0].unit
    amount = telling.words.amount(gap, unit)
    return say("table-by-a-margin-of", amount=amount, name=telling.names[rows[1].seat])


class EndPresenter(QObject):
    """Opens the closing page when the game ends, unless the board shows the end itself."""

    sounded = Signal(object)
    """A Sound to play: the bell."""

    def __init__(
        self, parts: TableParts, controller: TableController, presenter: Presenter, pace: Pace
    ) -> None:
        super().__init__(parts.page)
        self._parts = parts
        self._controller = controller
        self._presenter = presenter
        self._pace = pace
        self.headline = ""
        """The heading of the closing page; empty before the end."""
        self._bell_is_due = not controller.is_over
        """Whether the end is still to come; no bell rings for a game that was already over."""
        self._history: History | None = None

    def follow(self, *, guided: bool) -> None:
        """Update the closing page; open it when the game has just ended, except when `guided`."""
        if self._controller.stage is not Stage.OVER:
            self.headline = ""
            self._parts.end_sheet.hide()
            return
        has_just_ended = not self.headline
        if has_just_ended:
            self._history = self._controller.history()
        self._tell()
        if has_just_ended:
            self._ring()
            if not guided and not self._parts.game_table.shows_end:
                self.open(moving=self._bell_is_due and self._pace.speed > 0)

    def _tell(self) -> None:
        sheet, words = self._parts.end_sheet, self._parts.game_table.words
        result, context = self._controller.result(), self._presenter.state.context
        rows = words.result_rows(result, self._controller.view, context)
        plain = words.result_headline(result, context)
        sheet.tell(closing_of(result, context, words, rows, plain, self._history))
        self.headline = sheet.accessibleName()

    def _ring(self) -> None:
        if self._bell_is_due:
            self.sounded.emit(Sound.BELL)
            self._parts.end_sheet.certificate.date(QDate.currentDate())

    def open(self, *, moving: bool = False) -> None:
        """Show the closing page over the board."""
        parts = self._parts
        board = left_board(parts.game_table, parts.board, self._controller.view)
        parts.end_sheet.open(board, moving=moving)
