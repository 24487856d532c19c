"""Who plays at which seat of a running game: a seat can go to a bot or another person, and back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from stockgames.bots.levels import STEPS
from stockgames.engine.plain_text import folded
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import GameMeta
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.game_setup import HUMAN, named
from stockgames.ui.lobby.seats import SeatList, SeatRow
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts
from stockgames.ui.window.dialogs import Question

_MOST_KNOWN = 8
_WIDTH = 560


class RunningSeats(SeatList):
    """Seats that stay where they are; whoever had one before is proposed again."""

    def __init__(
        self,
        look: ThemeContext,
        meta: GameMeta,
        seats: Sequence[SeatInfo],
        people: Sequence[str],
    ) -> None:
        self._infos, self._people = tuple(seats), people
        super().__init__(look, meta, STEPS[0], [info.holder() for info in seats])

    def _make_row(self, number: int, seat: SeatInfo) -> SeatRow:
        row, taken = super()._make_row(number, seat), {folded(info.name) for info in self._infos}
        row.grip.hide()
        row.remove_button.hide()
        for name in self._people[:_MOST_KNOWN]:
            if folded(name) not in taken:
                row.player_field.addItem(name, HUMAN)
        row.player_field.currentTextChanged.connect(lambda text: self._turn(number, text))
        return row

    def _turn(self, number: int, player: str) -> None:
        """Take the name from the choice of a player; a seat that is given away has none yet."""
        row, info = self.rows[number], self._infos[number]
        stays = row.seat().is_human == info.is_human
        row.name_field.setText(player if player in self._people else info.name if stays else "")

    def names(self) -> tuple[str, ...]:
        """Return the names as typed; empty ones are those of who had the seat, or unused ones."""
        drafts, taken = [], {folded(seat.name) for seat in self._drafts}
        for seat, info in zip(self._drafts, self._infos, strict=True):
            before = [held.name for held in info.x_held or () if held.is_human and seat.is_human]
            free = (name for name in reversed(before) if folded(name) not in taken)
            drafts.append((seat.name or next(free, ""), seat.player))
        return named(drafts, self._people)

    def given(self) -> dict[int, SeatInfo]:
        """Return the seats that change hands."""
        each = enumerate(zip(self.seats(), self._infos, strict=True))
        return {number: seat for number, (seat, info) in each if seat != info.holder()}


class SeatsSheet(Question):
    """Lists the seats, and who may take them over."""

    handed = Signal(object)
    """A `SeatInfo` for each seat that changes hands, by seat."""

    def __init__(
        self,
        look: ThemeContext,
        meta: GameMeta,
        seats: Sequence[SeatInfo],
        people: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """`people` are the names of those who may sit down."""
        title, note = say("table-who-plays-on"), say("table-seats-note")
        super().__init__(look, "seats", title, note, parent)
        self.panel.setMinimumWidth(self.at_most(max(_WIDTH, look.text_px(_WIDTH))))
        self.seats = RunningSeats(look, meta, seats, people)
        self._problem = Label(look, tone="warning", wrap=True)
        add_parts(self.panel.body, self.seats, self._problem)
        self.does.setText(say("table-change-seats"))
        self.does.setDefault(True)
        self.seats.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        problem = self.seats.problem()
        self._problem.setText(problem.text if problem is not None else "")
        self.does.setEnabled(problem is None and bool(self.seats.given()))

    def _take(self) -> None:
        given = self.seats.given()
        super()._take()
        self.handed.emit(given)
