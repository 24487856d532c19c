"""How somebody looks: one of 24 portraits, or one built from parts, and a crest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.faces.crest import paint_crest
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.kit.faces.sheet import choices, names
from stockgames.ui.kit.shapes import square
from stockgames.ui.kit.text import LEFT, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.people.part_stepper import PartStepper
from stockgames.ui.people.picture_grid import PictureGrid, middle_square
from stockgames.ui.people.words import looks_text
from stockgames.ui.sentences.speech import say

PARTS: Final = ("face", "hair", "hat", "beard", "collar", "dress", "specs", "ear", "trifle")
_NEEDED: Final = ("face", "hair", "dress")
"""Everybody has one of these."""


class Chooser(KitWidget):
    """Lies on a leaf of the book; each change holds at once."""

    changed = Signal(object)
    """The whole Portrait."""
    done = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._portrait = Portrait()
        self.setObjectName("chooser")
        self._way = SegmentRow(look, [("ready", ""), ("parts", "")], "ready", self)
        self._way.setObjectName("portrait-way")
        self._way.chosen.connect(self._arrange)
        self.portraits = PictureGrid(look, [""] * len(choices()), 8, self._draw_head, self)
        self.portraits.setObjectName("portraits")
        self.portraits.taken.connect(self._take_head)
        self.signs = PictureGrid(look, names("sign"), 9, self._draw_sign, self)
        self.signs.setObjectName("signs")
        self.signs.taken.connect(lambda at: self._change("sign", names("sign")[at]))
        self.colours = PictureGrid(look, names("colour"), 10, self._draw_colour, self)
        self.colours.setObjectName("colours")
        self.colours.taken.connect(lambda at: self._change("colour", names("colour")[at]))
        self._steppers = [self._stepper(kind) for kind in PARTS]
        self._done = self.button(
            "portrait-done", self.done, kind="primary", key="Esc", text_size=16
        )
        self.hide()

    def _stepper(self, kind: str) -> PartStepper:
        stepper = PartStepper(self.look, kind, self)
        stepper.stepped.connect(lambda by: self._step(kind, by))
        return stepper

    def show_portrait(self, portrait: Portrait) -> None:
        """Show how somebody looks now."""
        self._portrait = portrait
        heads = [_headless(choice) for choice in choices()]
        head = _headless(portrait)
        self.portraits.show_chosen(heads.index(head) if head in heads else None)
        self.signs.show_chosen(_place(names("sign"), portrait.sign))
        self.colours.show_chosen(_place(names("colour"), portrait.colour))
        for stepper in self._steppers:
            known = names(stepper.kind)
            at = _place(known, getattr(portrait, stepper.kind))
            name = "" if at is None else known[at]
            stepper.show_part(name, 0 if at is None else at + 1, len(known))
        self.speak()
        self.update()

    def speak(self) -> None:
        """Take the words of the language in force."""
        self._done.setText(say("people-portrait-done"))
        self._way.segment("ready").setText(say("people-ready-made"))
        self._way.segment("parts").setText(say("people-from-parts"))
        self._way.setAccessibleName(say("people-portrait"))
        heads = [
            say("people-portrait-number", number=number, looks=looks_text(portrait))
            for number, portrait in enumerate(choices(), 1)
        ]
        self.portraits.say_names(say("people-portrait"), heads)
        signs = [say("people-sign", sign=sign) for sign in names("sign")]
        self.signs.say_names(say("people-crest-sign"), signs)
        colours = [say("people-colour", colour=colour) for colour in names("colour")]
        self.colours.say_names(say("people-crest-colour"), colours)
        self._arrange()

    def by_parts(self) -> None:
        """Show the parts."""
        self._way.set_value("parts")

    def focus_start(self) -> None:
        """Give the keyboard to the portraits, or to the first part."""
        start = self.portraits if self._way.value() == "ready" else self._steppers[0]
        start.setFocus(Qt.FocusReason.TabFocusReason)

    # What is chosen

    def _take_head(self, at: int) -> None:
        now = self._portrait
        chosen = choices()[at]
        sign, colour = now.sign or chosen.sign, now.colour or chosen.colour
        self._tell(replace(chosen, sign=sign, colour=colour))

    def _step(self, kind: str, by: int) -> None:
        found = names(kind) if kind in _NEEDED else ("", *names(kind))
        at = _place(found, getattr(self._portrait, kind))
        to = 0 if at is None else (at + by) % len(found)
        self._change(kind, found[to])

    def _change(self, kind: str, name: str) -> None:
        change: dict[str, Any] = {kind: name}
        self._tell(replace(self._portrait, **change))

    def _tell(self, portrait: Portrait) -> None:
        self.show_portrait(portrait)
        self.changed.emit(portrait)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn between portraits and parts with P."""
        if event.key() == Qt.Key.Key_P:
            self._way.set_value("parts" if self._way.value() == "ready" else "ready")
            self.focus_start()
        elif event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    # Where things lie, and how they are painted

    def _caption(self) -> float:
        return self.look.caption().pixelSize() * 2.0

    def _left(self) -> float:
        """Return where the pictures begin: right of the portrait, where that has room."""
        return self.width() * 0.3 if self.width() > 1.5 * self.height() else 0.0

    def _arrange(self) -> None:
        left, height, head = self._left(), self.height(), self._caption()
        width = self.width() - left
        self._way.resize(self._way.sizeHint())
        self._way.move(self.width() - self._way.width(), 0)
        small = min(self.look.px(46), width / 10)
        foot = self._done.sizeHint().height()
        crests = 3 * small + 2 * head
        top = max(float(self._way.height()), head)
        room = QRectF(left, top, width, height - top - crests - foot - self.look.px(10))
        ready = self._way.value() == "ready"
        alone = not ready and room.height() / 5 < self.look.text_px(15) * 1.7
        if alone:
            room.setBottom(height - foot)
        for grid in (self.signs, self.colours):
            grid.setHidden(alone)
        self.portraits.set_columns(12 if left else 8)
        self.portraits.setGeometry(room.toRect())
        self.portraits.setVisible(ready)
        for place, stepper in enumerate(self._steppers):
            half, row = room.width() / 2, min(room.height() / 5, self.look.px(44))
            x, y = left + place // 5 * half, room.top() + place % 5 * row
            stepper.setGeometry(QRectF(x, y, half - 8, row - 2).toRect())
            stepper.setVisible(not ready)
        y = room.bottom() + head
        self.signs.setGeometry(QRectF(left, y, small * 9, 2 * small).toRect())
        y += 2 * small + head
        self.colours.setGeometry(QRectF(left, y, small * 10, small).toRect())
        self._done.resize(self._done.sizeHint())
        self._done.move(self.width() - self._done.width(), height - foot)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint the captions."""
        look = self.look
        captions = [(0.0, say("people-portrait"))]
        if not self.signs.isHidden():
            captions += [
                (self.signs.y() - self._caption(), say("people-crest-sign")),
                (self.colours.y() - self._caption(), say("people-crest-colour")),
            ]
        for y, words in captions:
            box = QRectF(self._left(), y, self.width(), self._caption())
            draw_text(painter, box, words, look.caption(), look.theme.heading, LEFT)
        if (left := self._left()) > 0:
            half = min(left * 0.42, self.height() * 0.42 / HEIGHT)
            middle = QPointF(left / 2 - look.px(10), self.height() / 2)
            draw_portrait(painter, portrait_box(middle, 2 * half), self._portrait)

    def _draw_head(self, painter: QPainter, number: int, cell: QRectF) -> None:
        width = min(cell.width() * 0.86, cell.height() * 0.9 / HEIGHT)
        box = portrait_box(cell.center(), width)
        draw_portrait(painter, box, choices()[number], crest=False)

    def _draw_sign(self, painter: QPainter, number: int, cell: QRectF) -> None:
        _draw_crest(painter, replace(self._portrait, sign=names("sign")[number]), cell)

    def _draw_colour(self, painter: QPainter, number: int, cell: QRectF) -> None:
        _draw_crest(painter, replace(self._portrait, colour=names("colour")[number]), cell)


def _draw_crest(painter: QPainter, portrait: Portrait, cell: QRectF) -> None:
    middle, radius = middle_square(cell, 0.72)
    key = ("people-crest", portrait.sign, portrait.colour, round(radius, 1))
    bounds = square(cell.center() - cell.center(), radius * 1.5)

    def paint(target: QPainter) -> None:
        paint_crest(target, portrait, bounds.center(), radius)

    draw_baked(painter, key, bounds, paint, at=middle)


def _headless(portrait: Portrait) -> Portrait:
    """Return a portrait without its crest."""
    return replace(portrait, sign="", colour="")


def _place(found: tuple[str, ...], name: str) -> int | None:
    return found.index(name) if name in found else None
