"""Choosing a portrait: one of 24, or one built from parts, and a crest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.words import looks_text, part_name
from stockgames.ui.pieces.faces import names
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, paint_crest, portrait_box
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import column_at, fill, inset, rounded, square, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import RADIUS, draw_button_face
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import FocusWatch


class PartStepper(BaseWidget):
    """Steps through the choices of one part, with the arrow keys or the buttons at its ends."""

    stepped = Signal(int)
    """1 for the next part or -1 for the previous."""

    def __init__(self, look: ThemeContext, kind: str, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.kind = kind
        self._part = ""
        self._place = self._count = 0
        self._focus = FocusWatch(self)
        self.setObjectName(f"part-{kind}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_part(self, part: str, place: int, count: int) -> None:
        """Show a part by its name in the sheet, as number `place` of `count`; place 0 is none."""
        self._part, self._place, self._count = part, place, count
        self.setAccessibleName(self._spoken())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def _spoken(self) -> str:
        kind = self._label()
        if not self._place:
            return say("people-part-none", kind=kind)
        place, count = self._place, self._count
        return say("people-part-of", kind=kind, part=self._value(), place=place, count=count)

    def _label(self) -> str:
        return say("people-part", kind=self.kind)

    def _value(self) -> str:
        if not self._place:
            return say("people-no-part")
        return part_name(self.kind, self._part)

    def sizeHint(self) -> QSize:
        return QSize(round(self.look.text_px(15) * 17), round(max(30.0, self.look.px(38))))

    def _ends(self) -> tuple[QRectF, QRectF]:
        """Return the rectangles of the two buttons."""
        face = inset(QRectF(self.rect()), 3)
        side = face.height()
        room = QRectF(face.right() - max(side * 2 + self.look.text_px(15) * 10, 0), 0, 0, 0).x()
        first = QRectF(room, face.top(), side, side)
        return first, QRectF(face.right() - side, face.top(), side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        before, after = self._ends()
        if before.contains(event.position()):
            self.stepped.emit(-1)
        elif after.contains(event.position()):
            self.stepped.emit(1)

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        radius = look.corner(RADIUS)
        before, after = self._ends()
        face = inset(QRectF(self.rect()), 3)
        label = column_at(face, face.left() + 4, before.left() - face.left() - 8)
        draw_text(painter, label, self._label(), look.sans(15), theme.quiet_text, LEFT, elide=True)
        for box, arrow in ((before, "‹"), (after, "›")):
            ink = draw_button_face(
                painter, theme, inset(box, 2), "secondary", "rest", radius=radius
            )
            draw_text(painter, box, arrow, look.sans(18), ink, CENTRE)
        between = column_at(face, before.right(), after.left() - before.right())
        name = look.sans(15, SEMIBOLD)
        draw_text(painter, between, self._value(), name, theme.text, CENTRE, elide=True)
        if self._focus.visible:
            stroke(painter, rounded(inset(face, -1), 6), with_alpha(theme.focus, 255), 2.4)


Draw: TypeAlias = Callable[[QPainter, int, QRectF], None]
"""Draws a picture, by its number, in a box."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PictureGrid(BaseWidget):
    """A grid with one tab stop: arrow keys, Home and End move; Enter, Space or a click chooses."""

    taken = Signal(int)
    """The number of the picture, from 0."""

    def __init__(
        self, look: ThemeContext, names: Sequence[str], columns: int, draw: Draw, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self._draw, self._columns = draw, columns
        self._names = tuple(names)
        self._label = ""
        self._chosen: int | None = None
        self._at = 0
        self._focus = FocusWatch(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def chosen(self) -> int | None:
        """The index of the chosen picture, None if it is not in the grid."""
        return self._chosen

    def show_chosen(self, chosen: int | None) -> None:
        """Mark a picture as chosen and move the cursor there."""
        self._chosen = chosen
        if chosen is not None:
            self._at = chosen
        self._tell()

    def say_names(self, label: str, names: Sequence[str]) -> None:
        """Set the texts in the current language."""
        self._label, self._names = label, tuple(names)
        self._tell()

    def set_columns(self, columns: int) -> None:
        self._columns = columns
        self.update()

    def rows(self) -> int:
        """Return the number of rows."""
        return -(-len(self._names) // self._columns)

    def sizeHint(self) -> QSize:
        side = round(self.look.px(44))
        return QSize(side * self._columns, side * self.rows())

    def _tell(self) -> None:
        self.setAccessibleName(f"{self._label}: {self._names[self._at]}")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    def cell(self, number: int) -> QRectF:
        """Return the rectangle of a picture."""
        width, height = self.width() / self._columns, self.height() / self.rows()
        row, column = divmod(number, self._columns)
        return QRectF(column * width, row * height, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take(self._at)
        elif (to := self._target(event)) is not None:
            self._at = to
            self._tell()
        else:
            super().keyPressEvent(event)

    def _target(self, event: QKeyEvent) -> int | None:
        last, key = len(self._names) - 1, Qt.Key(event.key())
        if key in _STEPS:
            return min(max(self._at + _STEPS[key], 0), last)
        if key in _ROWS:
            to = self._at + _ROWS[key] * self._columns
            return to if 0 <= to <= last else None
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return 0 if key == Qt.Key.Key_Home else last
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for number in range(len(self._names)):
            if self.cell(number).contains(event.position()):
                self._take(number)

    def _take(self, number: int) -> None:
        self.show_chosen(number)
        self.taken.emit(number)

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        for number in range(len(self._names)):
            cell = inset(self.cell(number), 1)
            if number == self._chosen:
                fill(painter, rounded(cell, 6), with_alpha(theme.accent, 40))
                stroke(painter, rounded(inset(cell, 0.8), 6), theme.accent, 1.6)
            self._draw(painter, number, cell)
            if self._focus.visible and number == self._at:
                stroke(painter, rounded(inset(cell, 1), 6), theme.focus, 2.4)


def middle_square(cell: QRectF, share: float) -> tuple[QPointF, float]:
    """Return the centre of a cell, and half of ``share`` of its shorter side."""
    return cell.center(), min(cell.width(), cell.height()) * share / 2


PARTS: Final = ("face", "hair", "hat", "beard", "collar", "dress", "specs", "ear", "trifle")
_NEEDED: Final = ("face", "hair", "dress")
"""Parts that every portrait has."""


class Chooser(BaseWidget):
    """Covers a page of the book; each change takes effect at once."""

    changed = Signal(object)
    """The whole Portrait."""
    done = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
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
        """Show the present portrait."""
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
        """Set all texts in the current language."""
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
        """Show the parts instead of the ready-made portraits."""
        self._way.set_value("parts")

    def focus_start(self) -> None:
        """Focus the portraits or the first part."""
        start = self.portraits if self._way.value() == "ready" else self._steppers[0]
        start.setFocus(Qt.FocusReason.TabFocusReason)

    # Choosing

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
        if event.key() == Qt.Key.Key_P:
            self._way.set_value("parts" if self._way.value() == "ready" else "ready")
            self.focus_start()
        elif event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    # Layout and painting

    def _caption(self) -> float:
        return self.look.caption().pixelSize() * 2.0

    def _left(self) -> float:
        """Return the x where the pictures start: right of the portrait, if that fits."""
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

    draw_cached(painter, key, bounds, paint, at=middle)


def _headless(portrait: Portrait) -> Portrait:
    return replace(portrait, sign="", colour="")


def _place(found: tuple[str, ...], name: str) -> int | None:
    return found.index(name) if name in found else None
