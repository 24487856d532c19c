"""What the book shows while there are no regulars: what a person is, and how to add one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal, SignalInstance
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.figures import caption
from stockgames.ui.pieces.portrait import draw_expected, portrait_box
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_ornament_rule
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import line_at, rule, top_part
from stockgames.ui.theme.text import LEFT, draw_text, wrapped_height
from stockgames.ui.widgets.accessible_names import name_once
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button, ButtonKind

TOLD: Final = ("face", "tastes", "games", "open")
"""What the left page explains about a profile, in this order."""
WAYS: Final = ("new", "sit", "file")
"""The ways to get a profile, in this order."""
_FACE: Final = 6
_SIZES: Final = (21, 19, 17)
"""The sizes of titles; the lines under them are smaller."""
_KEYS: Final = {"new": "N", "sit": "S", "file": "I"}


class EmptyState(BaseWidget):
    """Two pages: on the left what a person is, on the right three ways to start."""

    created = Signal()
    """The user wants to add a person."""
    sat_down = Signal()
    """The user wants a new table, where entered names add people."""
    imported = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._gap = 0.0
        self.setObjectName("nobody-yet")
        self.new = self._button("new", self.created)
        self.sit_down = self._button("sit", self.sat_down)
        self.file = self._button("file", self.imported)
        self._ways = dict(zip(WAYS, (self.new, self.sit_down, self.file), strict=True))

    def _button(self, way: str, does: SignalInstance) -> Button:
        kind: ButtonKind = "primary" if way == WAYS[0] else "secondary"
        size = 20 if way == WAYS[0] else 16
        return self.button(f"first-{way}", does, kind=kind, key=_KEYS[way], text_size=size)

    def speak(self) -> None:
        """Set all texts in the current language."""
        self.new.setText(say("people-new"))
        self.sit_down.setText(say("people-sit-down"))
        self.file.setText(say("people-import"))
        for way, button in self._ways.items():
            name_once(button, button.text())
            button.setAccessibleDescription(say("people-way-note", way=way))
        self.setAccessibleName(say("people-nobody-heading"))
        told = [f"{_told(what)}: {_told_more(what)}" for what in TOLD]
        self.setAccessibleDescription(" ".join(told))
        self._arrange()

    def set_gap(self, gap: float) -> None:
        """Set the distance between the two pages, in pixels."""
        self._gap = gap
        self._arrange()

    # Layout

    def _halves(self) -> tuple[QRectF, QRectF]:
        whole = QRectF(self.rect())
        half = (whole.width() - self._gap) / 2
        left = whole.adjusted(0, 0, half - whole.width(), 0)
        return left, whole.adjusted(whole.width() - half, 0, 0, 0)

    def _note_height(self, way: str, width: float) -> float:
        return wrapped_height(say("people-way-note", way=way), self.look.sans(16), width)

    def _arrange(self) -> None:
        right, px = self._halves()[1], self.look.px
        sizes = [button.sizeHint() for button in self._ways.values()]
        notes = [self._note_height(way, right.width()) for way in WAYS]
        step = px(36)
        need = sum(size.height() for size in sizes) + sum(notes) + 2 * step
        y = right.top() + max(1.6 * self._caption_height(), (right.height() - need) / 2)
        wide = max(size.width() for size in sizes)
        for button, size, note in zip(self._ways.values(), sizes, notes, strict=True):
            size = QSize(max(wide, size.width()), size.height())
            button.setGeometry(round(right.left()) - 4, round(y), size.width(), size.height())
            y += size.height() + note + step
        self.update()

    def _caption_height(self) -> float:
        return self.look.caption().pixelSize() * 2.0

    def _paint(self, painter: QPainter) -> None:
        left, right = self._halves()
        self._paint_person(painter, left)
        self._paint_ways(painter, right)

    def _paint_person(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        title, wide = look.serif(32, BOLD), min(look.px(180), area.width() * 0.26)
        high = title.pixelSize() * 1.3
        words = say("people-nobody-heading")
        line = top_part(area, high)
        draw_text(painter, line, words, title, theme.text, LEFT, elide=True)
        ends = QPointF(area.left(), line.bottom() + 8), QPointF(area.right(), line.bottom() + 8)
        draw_ornament_rule(painter, *ends, with_alpha(theme.line, 200))
        room = area.adjusted(0, high + look.px(30), 0, 0)
        oval = portrait_box(QPointF(room.left() + wide / 2, room.center().y()), wide)
        beside = room.adjusted(wide + look.px(34), 0, 0, 0)
        if self._told_height(*self._fonts(beside), beside.width()) > beside.height():
            self._paint_told(painter, room)
            return
        draw_expected(painter, theme, oval, choices()[_FACE])
        self._paint_told(painter, beside)

    def _fonts(self, area: QRectF) -> tuple[QFont, QFont]:
        """Return the largest fonts of titles and lines in which everything fits."""
        look = self.look
        pairs = [(look.serif(size, SEMIBOLD), look.sans(0.76 * size)) for size in _SIZES]
        fits = (p for p in pairs if self._told_height(*p, area.width()) <= area.height())
        return next(fits, pairs[-1])

    def _told_height(self, strong: QFont, text: QFont, width: float) -> float:
        lines = [(_told(what), strong) for what in TOLD]
        lines += [(_told_more(what), text) for what in TOLD]
        return sum(wrapped_height(words, font, width) for words, font in lines) + 5 * len(TOLD)

    def _paint_told(self, painter: QPainter, area: QRectF) -> None:
        theme, (strong, text) = self.look.theme, self._fonts(area)
        pairs = [(_told(what), _told_more(what)) for what in TOLD]

        def tall(pair: tuple[str, str]) -> float:
            first = wrapped_height(pair[0], strong, area.width())
            return first + wrapped_height(pair[1], text, area.width())

        spare = area.height() - sum(map(tall, pairs))
        gap = min(self.look.px(40), max(4.0, spare / len(pairs)))
        y = area.top() + max(0.0, (spare - gap * (len(pairs) - 1)) / 2)
        for place, pair in enumerate(pairs):
            if place:
                ends = QPointF(area.left(), y - gap / 2), QPointF(area.right(), y - gap / 2)
                rule(painter, *ends, with_alpha(theme.line, 120))
            head = wrapped_height(pair[0], strong, area.width())
            box = line_at(area, y, head)
            draw_text(painter, box, pair[0], strong, theme.heading, LEFT, wrap=True)
            more = line_at(area, y + head, tall(pair) - head)
            draw_text(painter, more, pair[1], text, theme.text, LEFT, wrap=True)
            y += tall(pair) + gap

    def _paint_ways(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        caption(painter, look, area, say("people-nobody-begin"))
        font = look.sans(16, REGULAR)
        for way, button in self._ways.items():
            note = line_at(area, button.geometry().bottom(), self._note_height(way, area.width()))
            words = say("people-way-note", way=way)
            draw_text(painter, note, words, font, theme.quiet_text, LEFT, wrap=True)


def _told(what: str) -> str:
    return say("people-told", what=what)


def _told_more(what: str) -> str:
    return say("people-told-more", what=what)
