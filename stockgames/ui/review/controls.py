"""Controls of a replay: the viewpoint picker and the playback buttons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.ui.sentences import key_text
from stockgames.ui.table.faces import face_picture
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.surfaces import draw_panel
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import name_and_tip, set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ButtonKind, ControlledToggle
from stockgames.ui.widgets.choices import SegmentRow, draw_box
from stockgames.ui.widgets.focus import draw_focus_ring, pressable
from stockgames.ui.widgets.frames import PanelFrame, Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_of, row_of, row_on


class ViewpointButton(ControlledToggle):
    """A portrait, a name and a key; if space is short, only the portrait and the key.

    With all cards face up there are neither name nor portrait.
    """

    def __init__(
        self,
        look: ThemeContext,
        viewpoint: Viewpoint,
        digit: str,
        name: str = "",
        portrait: Portrait | None = None,
    ) -> None:
        super().__init__()
        self.look, self.viewpoint, self.digit = look, viewpoint, digit
        self._focus = pressable(self)
        self.setObjectName("eyes-all" if viewpoint.all_up else f"eyes-{viewpoint.seat}")
        if portrait is None:
            face = Picture(look, 28, 26, self._draw_eye, grows=True)
        else:
            face = face_picture(look, portrait, 24, crest=False)
        self._name, key = Label(look, name), Label(look, digit, "note")
        row_on(self, 0, face, self._name, key).setContentsMargins(8, 4, 3, 4)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        if not name:
            self._name.bind(self._name.setText, "review-all-up")
        sentence = "review-through-the-eyes-of" if name else "review-all-up"
        self.bind(partial(name_and_tip, self), sentence, name=name)

    def mark(self, on: bool) -> None:
        super().mark(on)
        self._name.set_tone("accent" if on else "plain")

    def show_name(self, shown: bool) -> None:
        self._name.setVisible(shown)

    def _draw_eye(self, painter: QPainter, box: QRectF) -> None:
        theme = self.look.theme
        draw_emblem(painter, "eye", box.center(), box.width() / 2, theme.text, theme.face)

    def _paint(self, painter: QPainter) -> None:
        draw_box(painter, self)
        if self._focus.visible:
            draw_focus_ring(painter, self.look.theme, inset(QRectF(self.rect()), 3), 7, 0)


class ViewpointPicker(BaseWidget):
    """The viewpoint picker, a note on what is seen, and the ways out of the page."""

    chosen = Signal(object)
    """The chosen `Viewpoint`."""

    def __init__(
        self,
        look: ThemeContext,
        replay: GameReplay,
        exits: Sequence[QWidget] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("eyes")
        self.bind(self.setAccessibleName, "review-whose-eyes")
        self._flat = False
        self._exits = exits
        self._caption = Label(look, role="caption", sentence="review-whose-eyes")
        self._note = Label(look, role="note")
        names = [seat.name for seat in replay.seats]
        faces = portraits_at(names)
        self.buttons = [
            ViewpointButton(
                look, Viewpoint(seat), str(seat + 1) if seat < 9 else "", names[seat], faces[seat]
            )
            for seat in replay.viewpoints
        ]
        if replay.can_show_all:
            all_up = Viewpoint(replay.first_viewpoint().seat, all_up=True)
            self.buttons.append(ViewpointButton(look, all_up, "0"))
        for button in self.buttons:
            button.clicked.connect(partial(self._choose, button.viewpoint))
        self._row = row_on(self, 0, self._caption, *self.buttons, 1, self._note, *exits)
        self._row.setContentsMargins(6, 0, 3, 0)

    def _choose(self, viewpoint: Viewpoint, *_: object) -> None:
        self.chosen.emit(viewpoint)

    def show_viewpoint(self, viewpoint: Viewpoint, note: str) -> None:
        for button in self.buttons:
            same = button.viewpoint.all_up == viewpoint.all_up
            button.mark(same and (viewpoint.all_up or button.viewpoint.seat == viewpoint.seat))
        self._note.setText(note)
        set_tip(self, note)
        self._arrange()

    def be_flat(self, flat: bool) -> None:
        """Set whether it is on the bar, without panel, caption and note."""
        self._flat = flat
        self._arrange()

    def least(self) -> int:
        """Return the width that it needs when flat."""
        for button in self.buttons:
            button.show_name(button.isChecked())
        parts = (*self.buttons, *self._exits)
        return sum(part.sizeHint().width() for part in parts) + 16

    def _arrange(self) -> None:
        for rank in range(4):
            self._note.setVisible(rank == 0 and not self._flat)
            self._caption.setVisible(rank < 2 and not self._flat)
            for button in self.buttons:
                button.show_name(rank < 2 or (rank == 2 and button.isChecked()))
            if self._row.sizeHint().width() <= self.width():
                return

    def _paint(self, painter: QPainter) -> None:
        if not self._flat:
            area = QRectF(self.rect()).adjusted(1, 1, -1, -2)
            draw_panel(painter, self.look.theme, area, radius=self.look.corner(8))


Way = Literal["start", "back", "play", "forward", "end"]
BYS: Final = ("move", "turn", "round")
KEYS: Final[dict[Way, str]] = {
    "start": "Home",
    "back": "Left",
    "play": "Space",
    "forward": "Right",
    "end": "End",
}

_SIGNS: Final[dict[Way, tuple[str, float]]] = {
    "start": ("step", 180),
    "back": ("play", 180),
    "play": ("play", 0),
    "forward": ("play", 0),
    "end": ("step", 0),
}
"""The emblem of each button, and its turn in degrees."""


class PlaybackButton(Button):
    """One playback button with its symbol."""

    def __init__(self, look: ThemeContext, way: Way) -> None:
        kind: ButtonKind = "primary" if way == "play" else "secondary"
        emblem, self._turn = _SIGNS[way]
        super().__init__(look, kind=kind, emblem=emblem)
        self.setObjectName(f"go-{way}")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(40, round(max(40.0, self._look.px(56))))

    def emblem_half(self) -> float:
        return min(self.width(), self.height()) * 0.2

    def paint_emblem(self, painter: QPainter, centre: QPointF, colour: QColor) -> None:
        half = self.emblem_half()
        draw_emblem(painter, self._emblem, centre, half, colour, colour, rotation=self._turn)


class PlaybackControls(PanelFrame):
    """The playback controls; they only emit what was pressed."""

    pressed = Signal(str)
    """The `Way`."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        self._captions = {way: Label(look, role="note") for way in KEYS}
        super().__init__(look, parent=parent, padding=10)
        self.setObjectName("transport")
        self._step = Label(look, role="title", tone="accent", most=1.4)
        self._round = Label(look, role="note")
        self.keys = {way: PlaybackButton(look, way) for way in KEYS}
        row = row_of(spacing=0)
        for way, key in self.keys.items():
            key.clicked.connect(partial(self._press, way))
            key.bind(key.setAccessibleName, "review-way", way=way)
            key.bind(partial(self._set_tip, way), "review-way", way=way)
            self._captions[way].setAlignment(Qt.AlignmentFlag.AlignHCenter)
            row.addLayout(column_of(key, self._captions[way], spacing=0), 1)
        self.by = SegmentRow(look, [(by, "") for by in BYS])
        self.by.setObjectName("go-by")
        self.by.bind(self.by.setAccessibleName, "review-go-by")
        for by in BYS:
            self.by.bind(self.by.segment(by).setText, "review-by", by=by)
        add_parts(self.body, self._step, self._round, 1, row, 1, self.by)

    def _refresh(self) -> None:
        super()._refresh()
        self.body.setSpacing(0)
        for caption in self._captions.values():
            caption.setVisible(self.look.scale / self.look.text_size >= _ROOM_FOR_CAPTIONS)

    def _press(self, way: Way, *_: object) -> None:
        self.pressed.emit(way)

    def _set_tip(self, way: Way, text: str) -> None:
        key = key_text(KEYS[way])
        set_tip(self.keys[way], f"{text} ({key})")
        self._captions[way].setText(key)

    def set_data(self, title: str, note: str, *, playing: bool, begins: bool, ends: bool) -> None:
        """Show the current step, and which buttons are enabled there."""
        self._step.setText(title)
        self._round.setText(note)
        self.keys["play"].set_emblem("pause" if playing else "play")
        bars = {"start": begins, "back": begins, "forward": ends, "end": ends}
        for way, key in self.keys.items():
            key.setEnabled(not bars.get(way, False))


_ROOM_FOR_CAPTIONS: Final = 0.9
"""In smaller windows, or where text is large, only the tips of the buttons name their keys."""
