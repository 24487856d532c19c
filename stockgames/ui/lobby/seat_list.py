"""All seats of a table to be laid, in the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from stockgames.engine.meta import GameMeta
from stockgames.engine.record import SeatInfo
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.stacking import column_on
from stockgames.ui.lobby.filling import at_level
from stockgames.ui.lobby.seat_row import SeatRow
from stockgames.ui.lobby.wishes import bot, fresh_bot_name, named
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.retire import retire


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the seats cannot be laid like this, and the row that is to blame."""

    text: str
    row: int


class SeatList(KitWidget):
    """Rows that can be edited, added, removed and moved within the range of the game."""

    changed = Signal()

    def __init__(
        self,
        look: Look,
        meta: GameMeta,
        levels: Sequence[str],
        level: str,
        seats: Sequence[SeatInfo],
    ) -> None:
        super().__init__(look)
        self._meta, self._levels, self._level = meta, tuple(levels), level
        self._sizes = meta.seats
        self._drafts: list[SeatInfo] = []
        """Seats as typed; names may be empty."""
        self.rows: list[SeatRow] = []
        self._column = column_on(self, 0)
        self.set_seats(seats)

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Show these seats."""
        self._drafts = list(seats)
        self._rebuild()

    def set_level(self, level: str) -> None:
        """Let all bots play at one level, and those that come."""
        self._level = level
        self.set_seats(at_level(self.seats(), level))

    def rebuild(self) -> None:
        """Build the rows anew, as in another language."""
        self._rebuild()

    def _rebuild(self) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            retire(row)
        self.rows = []
        for number, seat in enumerate(self._drafts):
            row = self._make_row(number, seat)
            self.rows.append(row)
            self._column.insertWidget(number, row)
        self._chain_focus()
        self._suggest()
        self.changed.emit()

    def _suggest(self) -> None:
        names = self.names()
        for row, name, face in zip(self.rows, names, portraits_at(names), strict=True):
            row.suggest(name, face)

    def _make_row(self, number: int, seat: SeatInfo) -> SeatRow:
        row = SeatRow(self.look, number, seat, self._levels, self._meta.id)
        row.remove_button.setEnabled(len(self._drafts) - 1 in self._sizes)
        row.edited.connect(self._edited)
        row.moved.connect(lambda by: self._move(number, by))
        row.removed.connect(lambda: self.remove(number))
        return row

    def _chain_focus(self) -> None:
        chain = [
            widget
            for row in self.rows
            for widget in (
                row.grip,
                row.name_field,
                row.player_field,
                row.character_field,
                row.remove_button,
            )
        ]
        for first, second in pairwise(chain):
            QWidget.setTabOrder(first, second)

    def _edited(self) -> None:
        self._drafts = [row.seat() for row in self.rows]
        self._suggest()
        self.changed.emit()

    def _move(self, number: int, by: int) -> None:
        there = max(0, min(number + by, len(self._drafts) - 1))
        self._drafts.insert(there, self._drafts.pop(number))
        self._rebuild()
        self.rows[there].grip.setFocus(Qt.FocusReason.OtherFocusReason)

    def can_add(self) -> bool:
        """Whether the game takes one more."""
        return len(self._drafts) + 1 in self._sizes

    def add(self) -> None:
        """Add a bot at the end of the round and go to its name."""
        taken = {seat.name.casefold() for seat in self._drafts}
        self._drafts.append(bot(fresh_bot_name(taken), self._level))
        self._rebuild()
        self.rows[-1].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[-1].name_field.selectAll()

    def remove(self, number: int) -> None:
        """Take a seat away."""
        del self._drafts[number]
        self._rebuild()
        row = self.rows[min(number, len(self.rows) - 1)]
        row.name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def names(self) -> tuple[str, ...]:
        """Return the names as typed, trimmed; where nothing was, one that nobody else bears."""
        return named([(seat.name, seat.player) for seat in self._drafts])

    def people(self) -> int:
        """Return how many people sit at the screen."""
        return sum(seat.is_human for seat in self._drafts)

    def problem(self) -> Problem | None:
        """Return what keeps the seats from being laid, if anything does."""
        seen: dict[str, int] = {}
        for number, name in enumerate(self.names()):
            if name.casefold() in seen:
                return Problem(say("lobby-two-players-have-one-name", name=name), number)
            seen[name.casefold()] = number
        return None

    def seats(self) -> tuple[SeatInfo, ...]:
        """Return the seats; raises ``ValueError`` while there is a problem."""
        return tuple(
            SeatInfo(name=name, player=seat.player, x_character=seat.x_character)
            for name, seat in zip(self.names(), self._drafts, strict=True)
        )
