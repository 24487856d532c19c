"""One seat of a table to be laid: who sits on it, and its place in the round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.engine.record import SeatInfo
from stockgames.evenings.person import Portrait
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.fields import KitComboBox, KitLineEdit
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.kit.widgets.stacking import row_on
from stockgames.ui.lobby.grip import Grip
from stockgames.ui.lobby.wishes import BOT_NAMES, HUMAN
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.levels import (
    CHARACTERS,
    EVEN,
    character_name,
    character_note,
    rated_name,
    rated_note,
    shows_character,
)


class SeatRow(KitWidget):
    """Edits one seat. Moving and removing are wishes; the list does them."""

    edited = Signal()
    moved = Signal(int)
    """The seat is to come so many places later (or earlier, below 0)."""
    removed = Signal()

    def __init__(
        self, look: Look, number: int, seat: SeatInfo, levels: Sequence[str], game_id: str = ""
    ) -> None:
        """`game_id` is the game whose ratings stand beside the `levels`; empty for none."""
        super().__init__(look)
        self._game_id = game_id
        self._lent = not seat.is_human and seat.name in BOT_NAMES
        """Whether the name is one that bots are given, and nobody has typed it."""
        self.grip = Grip(look, self)
        self.grip.moved.connect(self.moved)
        set_tip(self.grip, say("lobby-drag-or-press"))
        self._face = _Face(look)
        self.name_field = KitLineEdit(look, seat.name)
        self.name_field.setMaxLength(LONGEST_NAME)
        width = min(look.text_px(16) * 9.5, look.usual_px(16) * 12.5)
        self.name_field.setFixedWidth(round(width))
        self.player_field = KitComboBox(look)
        self.player_field.addItem(say("lobby-person"), HUMAN)
        known = [*levels, *([seat.level] if seat.level and seat.level not in levels else ())]
        for level in known:
            text = say("lobby-bot-level", level=rated_name(level, game_id))
            self.player_field.addItem(text, f"bot:{level}")
        self.player_field.setCurrentIndex(self.player_field.findData(seat.player))
        self.character_field = KitComboBox(look)
        for character in CHARACTERS:
            self.character_field.addItem(character_name(character), character)
        kept = self.character_field.findData(seat.character or EVEN)
        self.character_field.setCurrentIndex(max(0, kept))
        self.remove_button = KitButton(look, kind="quiet", emblem="cross", text_size=14)
        set_tip(self.remove_button, say("lobby-remove-this-seat"))
        self.remove_button.clicked.connect(self.removed)
        row = row_on(self, 0)
        fixed = (self.grip, self._face, self.name_field, self.player_field, self.character_field)
        for widget in fixed:
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.remove_button)
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
        """Return the seat with the name as typed, trimmed, perhaps empty."""
        player, character = self.player_field.currentData(), self.character_field.currentData()
        shows = shows_character(player.partition(":")[2]) and character != EVEN
        return SeatInfo.model_construct(
            name=one_line(self.name_field.text()),
            player=player,
            x_character=character if shows else None,
        )

    def suggest(self, name: str, portrait: Portrait) -> None:
        """Show the seat's face, and what it is called while its name is left empty."""
        self._face.show_portrait(portrait)
        self.name_field.setPlaceholderText(name)
        self._describe()

    def _keep_name(self) -> None:
        self._lent = False

    def _take_name_back(self) -> None:
        """Leave a person's name open where a bot sat: that of the bot is nobody's own."""
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
        set_tip(self.character_field, character_note(seat.character or EVEN))


class _Face(KitWidget):
    """The portrait of whoever sits there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._portrait = Portrait()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_portrait(self, portrait: Portrait) -> None:
        """Show another face."""
        self._portrait = portrait
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the portrait and its shadow."""
        side = round(max(44.0, self.look.px(52)))
        return QSize(side, side)

    def _paint(self, painter: QPainter) -> None:
        """Paint it."""
        middle = QPointF(self.width() / 2, self.height() / 2 - 1)
        draw_portrait(painter, portrait_box(middle, self.height() * 0.72), self._portrait)
