"""The seats of a table to be set up, in the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from stockgames.bots.decide import CHARACTERS, EVEN
from stockgames.bots.levels import STEPS
from stockgames.engine.plain_text import LONGEST_NAME, folded, one_line
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import GameMeta
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.levels import (
    character_name,
    character_note,
    is_rated,
    level_name,
    rated_name,
    rated_note,
    shows_character,
)
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.game_setup import (
    BOT_NAMES,
    HUMAN,
    at_level,
    bot,
    fresh_bot_name,
    level_of,
    named,
)
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import disc, fill, inset
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.fields import ComboBox, LineEdit
from stockgames.ui.widgets.focus import FOCUS_MARGIN, FocusWatch, draw_focus_ring
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on, retire, row_on
from stockgames.ui.widgets.pointer import Drag

_KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Grip(QAbstractButton):
    """Six dots at a row, the handle for dragging; `row` is the dragged widget."""

    moved = Signal(int)
    """By how many places the row should move down (up if negative)."""

    def __init__(self, look: ThemeContext, row: QWidget) -> None:
        super().__init__(row)
        self.look, self._row = look, row
        drag = Drag(row, self, upright=True)
        drag.dropped.connect(lambda: self.moved.emit(drag.rows()))
        self._focus = FocusWatch(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.SizeVerCursor)

    def sizeHint(self) -> QSize:
        return QSize(18 + 2 * FOCUS_MARGIN, round(max(30.0, self.look.px(34))) + 2 * FOCUS_MARGIN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = _KEYS.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(by)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = painter_on(self), self.look.theme
        face = inset(QRectF(self.rect()), FOCUS_MARGIN)
        colour = with_alpha(theme.line, 230 if self.underMouse() else 150)
        for dx in (-3.5, 3.5):
            for dy in (-7, 0, 7):
                fill(painter, disc(face.center() + QPointF(dx, dy), 1.7), colour)
        if self._focus.visible:
            draw_focus_ring(painter, theme, face, 5, 2)


class SeatRow(BaseWidget):
    """Edits one seat. It only requests moving and removing; the list does them."""

    edited = Signal()
    moved = Signal(int)
    """By how many places the seat should move later (earlier if negative)."""
    removed = Signal()

    def __init__(
        self,
        look: ThemeContext,
        number: int,
        seat: SeatInfo,
        game_id: str = "",
    ) -> None:
        """`game_id` is the game whose ratings are shown beside the levels; empty for none."""
        super().__init__(look)
        self._game_id = game_id
        self._lent = not seat.is_human and seat.name in BOT_NAMES
        """Whether the name is a default bot name that nobody typed."""
        self.grip = Grip(look, self)
        self.grip.moved.connect(self.moved)
        set_tip(self.grip, say("lobby-drag-or-press"))
        self._portrait = Portrait()
        self._face = Picture(look, 60, 61, self._draw_face)
        self.name_field = LineEdit(look, seat.name)
        self.name_field.setMaxLength(LONGEST_NAME)
        width = min(look.text_px(16) * 9.5, look.usual_px(16) * 12.5)
        self.name_field.setFixedWidth(round(width))
        self.player_field = ComboBox(look)
        self.player_field.addItem(say("lobby-person"), HUMAN)
        known = [*STEPS, *([seat.level] if seat.level and seat.level not in STEPS else ())]
        for level in known:
            text = say("lobby-bot-level", level=level_name(level))
            self.player_field.addItem(text, f"bot:{level}")
        self.player_field.setCurrentIndex(self.player_field.findData(seat.player))
        self.character_field = ComboBox(look)
        for character in CHARACTERS:
            self.character_field.addItem(character_name(character), character)
        index = self.character_field.findData(seat.character or EVEN.id)
        self.character_field.setCurrentIndex(max(0, index))
        self.remove_button = Button(look, kind="quiet", emblem="cross", text_size=14)
        set_tip(self.remove_button, say("lobby-remove-this-seat"))
        self.remove_button.clicked.connect(self.removed)
        fields = (self.name_field, self.player_field, self.character_field)
        row_on(self, 0, self.grip, self._face, *fields, 1, self.remove_button)
        self._name_parts(number)
        self.name_field.textEdited.connect(self._keep_name)
        self.player_field.currentIndexChanged.connect(self._take_name_back)
        self.name_field.textChanged.connect(self._changed)
        self.player_field.currentIndexChanged.connect(self._changed)
        self.character_field.currentIndexChanged.connect(self._changed)
        self._describe()

    def _name_parts(self, number: int) -> None:
        seat = say("lobby-seat", number=number + 1)
        parts = {
            "name": (self.name_field, say("lobby-name")),
            "player": (self.player_field, say("lobby-who-plays")),
            "character": (self.character_field, say("lobby-the-bots-character")),
            "move": (self.grip, say("lobby-drag-or-press")),
            "remove": (self.remove_button, say("lobby-remove-this-seat")),
        }
        for key, (widget, text) in parts.items():
            widget.setObjectName(f"seat-{number + 1}-{key}")
            widget.setAccessibleName(f"{seat}: {text}")

    def seat(self) -> SeatInfo:
        """Return the seat with the name as typed, trimmed, possibly empty."""
        player, character = self.player_field.currentData(), self.character_field.currentData()
        shows = shows_character(player.partition(":")[2]) and character != EVEN.id
        return SeatInfo.model_construct(
            name=one_line(self.name_field.text()),
            player=player,
            x_character=character if shows else None,
        )

    def suggest(self, name: str, portrait: Portrait) -> None:
        """Show the seat's portrait, and ``name`` as placeholder while the name is empty."""
        self._portrait = portrait
        self._face.update()
        self.name_field.setPlaceholderText(name)
        self._describe()

    def _draw_face(self, painter: QPainter, room: QRectF) -> None:
        middle = room.center() - QPointF(0, 1)
        draw_portrait(
            painter, portrait_box(middle, max(32.0, room.height() * 0.72)), self._portrait
        )

    def _keep_name(self) -> None:
        self._lent = False

    def _take_name_back(self) -> None:
        """Clear the name if a person replaces a bot that still has a bot's name."""
        if self._lent and self.seat().is_human:
            self._lent = False
            self.name_field.clear()

    def _changed(self) -> None:
        self._describe()
        self.edited.emit()

    def _describe(self) -> None:
        seat = self.seat()
        note = rated_note(seat.level, self._game_id) if seat.level else say("lobby-at-this-screen")
        set_tip(self.player_field, note)
        self.character_field.setVisible(shows_character(seat.level))
        set_tip(self.character_field, character_note(seat.character or EVEN.id))


@dataclass(frozen=True, slots=True)
class Problem:
    """Why the seats are invalid, and the row at fault."""

    text: str
    row: int


class SeatList(BaseWidget):
    """Rows that can be edited, added, removed and moved within the game's numbers of seats."""

    changed = Signal()

    def __init__(
        self,
        look: ThemeContext,
        meta: GameMeta,
        level: str,
        seats: Sequence[SeatInfo],
    ) -> None:
        super().__init__(look)
        self._meta, self._level = meta, level
        self._sizes = meta.seats
        self._drafts: list[SeatInfo] = []
        """The seats as typed; names may be empty."""
        self.rows: list[SeatRow] = []
        self._column = column_on(self, 0)
        self.set_seats(seats)

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        self._drafts = list(seats)
        self.rebuild()

    def set_level(self, level: str) -> None:
        """Set the level of all bots, present and future."""
        self._level = level
        self.set_seats(at_level(self.seats(), level))

    def rebuild(self) -> None:
        """Rebuild the rows, for example in another language."""
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
        row = SeatRow(self.look, number, seat, self._meta.id)
        row.remove_button.setEnabled(len(self._drafts) - 1 in self._sizes)
        row.remove_button.setVisible(len(self._sizes) > 1)
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
        self.rebuild()
        self.rows[there].grip.setFocus(Qt.FocusReason.OtherFocusReason)

    def can_add(self) -> bool:
        return len(self._drafts) + 1 in self._sizes

    def add(self) -> None:
        """Add a bot as the last seat and focus its name."""
        taken = {folded(seat.name) for seat in self._drafts}
        self._drafts.append(bot(fresh_bot_name(taken), self._level))
        self.rebuild()
        self.rows[-1].name_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[-1].name_field.selectAll()

    def remove(self, number: int) -> None:
        del self._drafts[number]
        self.rebuild()
        row = self.rows[min(number, len(self.rows) - 1)]
        row.name_field.setFocus(Qt.FocusReason.OtherFocusReason)

    def names(self) -> tuple[str, ...]:
        """Return the names as typed, trimmed; empty ones are replaced by unused names."""
        return named([(seat.name, seat.player) for seat in self._drafts])

    def people(self) -> int:
        return sum(seat.is_human for seat in self._drafts)

    def problem(self) -> Problem | None:
        """Return what makes the seats invalid, None if they are valid."""
        seen: dict[str, int] = {}
        for number, name in enumerate(self.names()):
            if folded(name) in seen:
                return Problem(say("lobby-two-players-have-one-name", name=name), number)
            seen[folded(name)] = number
        return None

    def seats(self) -> tuple[SeatInfo, ...]:
        """Return the seats; raises ``ValueError`` while there is a problem."""
        return tuple(
            SeatInfo(name=name, player=seat.player, x_character=seat.x_character)
            for name, seat in zip(self.names(), self._drafts, strict=True)
        )


class AllBots(BaseWidget):
    """A list of levels for all bots; none is chosen if they differ. Hidden without bots."""

    chosen = Signal(str)

    def __init__(self, look: ThemeContext, game_id: str = "") -> None:
        """`game_id` is the game whose ratings can be shown beside the levels; empty for none."""
        super().__init__(look)
        self._game_id = game_id
        self._levels = STEPS
        self._shows_ratings = False
        self._field = ComboBox(look)
        self._field.setObjectName("all-bots")
        self._field.addItems(["" for _ in STEPS])
        self._field.activated.connect(lambda place: self.chosen.emit(self._levels[place]))
        self.bind(self._field.setAccessibleName, "lobby-all-bots")
        self.bind(self._field.setPlaceholderText, "lobby-levels-differ")
        self._note = Label(look, role="note", wrap=True, sentence="lobby-what-a-rating-is")
        self._note.setObjectName("what-a-rating-is")
        self._note.hide()
        title = Label(look, role="name", sentence="lobby-all-bots")
        column_on(self, 0, title, self._field, self._note)
        self._set_texts()

    def _set_texts(self) -> None:
        for place, level in enumerate(self._levels):
            self._field.setItemText(place, self._name(level))

    def _name(self, level: str) -> str:
        return rated_name(level, self._game_id) if self._shows_ratings else level_name(level)

    def show_ratings(self) -> None:
        """Show the ratings that were measured, and what they mean."""
        self._shows_ratings = True
        self._note.setVisible(is_rated(self._levels, self._game_id))
        self._set_texts()

    def show_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Show the level of these seats' bots."""
        self.setVisible(any(not seat.is_human for seat in seats))
        level = level_of(seats)
        if level and level not in self._levels:  # from an older or a newer release
            self._levels = (*self._levels, level)
            self._field.addItem(self._name(level))
        self._field.setCurrentIndex(self._levels.index(level) if level else -1)
        set_tip(self._field, rated_note(level, self._game_id))
