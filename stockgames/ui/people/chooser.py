"""Choosing a portrait: one of 24, or one built from parts, and a crest."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import choices
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.profile import shows_two
from stockgames.ui.people.words import looks_text, part_name
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, names, paint_crest
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import inset, rounded, square, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.choices import PictureGrid, SegmentRow
from stockgames.ui.widgets.focus import FocusWatch
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_of, row_of, row_on


class PartStepper(BaseWidget):
    """Steps through the choices of one part, with the arrow keys or the buttons at its ends."""

    stepped = Signal(int)
    """1 for the next part or -1 for the previous."""

    def __init__(self, look: ThemeContext, kind: str) -> None:
        super().__init__(look)
        self.kind = kind
        self._focus = FocusWatch(self)
        self.setObjectName(f"part-{kind}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        label = Label(look, tone="quiet")
        label.bind(label.setText, "people-part", kind=kind)
        self._value = Label(look, role="name")
        self._value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        back, on = self._arrow("‹", -1), self._arrow("›", 1)
        row = row_on(self, 0, (label, 1), back, (self._value, 1), on)
        row.setContentsMargins(2, 0, 2, 0)

    def _arrow(self, text: str, by: int) -> QWidget:
        button = self.button("", lambda: self.stepped.emit(by), text_size=15)
        button.setText(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    def show_part(self, part: str, place: int, count: int) -> None:
        """Show a part by its name in the sheet, as number `place` of `count`; place 0 is none."""
        kind = say("people-part", kind=self.kind)
        name = part_name(self.kind, part) if place else say("people-no-part")
        text = say("people-part-none", kind=kind)
        if place:
            text = say("people-part-of", kind=kind, part=name, place=place, count=count)
        self._value.setText(name)
        self.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
            case _:
                super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        if self._focus.visible:
            stroke(painter, rounded(inset(QRectF(self.rect()), 2), 6), self.look.theme.focus, 2.4)


PARTS: Final = ("face", "hair", "hat", "beard", "collar", "dress", "specs", "ear", "trifle")
_NEEDED: Final = ("face", "hair", "dress")
"""Parts that every portrait has."""
_HALF: Final = 5
"""The number of parts in the first column."""


class Chooser(BaseWidget):
    """Shows portraits and crests to choose from; each change takes effect at once."""

    changed = Signal(object)
    """The whole Portrait."""
    done = Signal()

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self._portrait = Portrait()
        self.setObjectName("chooser")
        self._way = SegmentRow(look, [("ready", ""), ("parts", "")], "ready")
        self._way.setObjectName("portrait-way")
        self._way.bind(self._way.setAccessibleName, "people-portrait")
        for key, words in (("ready", "people-ready-made"), ("parts", "people-from-parts")):
            self._way.bind(self._way.segment(key).setText, words)
        self._way.chosen.connect(self._show_way)
        heads = [""] * len(choices())
        self.portraits = PictureGrid(look, heads, 8, self._draw_head, (84, 104))
        self.portraits.setObjectName("portraits")
        self.portraits.taken.connect(self._take_head)
        self.signs = self._crests("sign", 9, "signs")
        self.colours = self._crests("colour", 10, "colours")
        self._steppers = [self._stepper(kind) for kind in PARTS]
        self._parts = QWidget()
        self._now = Picture(look, 270, 270 * HEIGHT, self._draw_now)
        self._done = self.button(
            "portrait-done", self.done, kind="primary", key="Esc", sentence="people-portrait-done"
        )
        self._lay_out()
        look.changed.connect(self._fit)
        self._fit()
        self._show_way()

    def _crests(self, kind: str, columns: int, name: str) -> PictureGrid:
        draw = partial(self._draw_crest, kind)
        grid = PictureGrid(self.look, names(kind), columns, draw, (46, 46))
        grid.setObjectName(name)
        grid.taken.connect(lambda at: self._change(kind, names(kind)[at]))
        return grid

    def _stepper(self, kind: str) -> PartStepper:
        stepper = PartStepper(self.look, kind)
        stepper.stepped.connect(lambda by: self._step(kind, by))
        return stepper

    def _lay_out(self) -> None:
        parts = QGridLayout(self._parts)
        parts.setContentsMargins(0, 0, 0, 0)
        parts.setVerticalSpacing(0)
        for place, stepper in enumerate(self._steppers):
            parts.addWidget(stepper, place % _HALF, place // _HALF)
        for each in range(2):
            parts.setColumnStretch(each, 1)
        title = Label(self.look, role="caption", sentence="people-portrait")
        head = row_of((title, 1), self._way)
        column = column_of(head, self.portraits, self._parts, spacing=2)
        for words, grid in (("sign", self.signs), ("colour", self.colours)):
            caption = Label(self.look, role="caption", sentence=f"people-crest-{words}")
            add_parts(column, caption, grid)
        add_parts(column, 1, (self._done, Qt.AlignmentFlag.AlignRight))
        row_on(self, 30, (self._now, Qt.AlignmentFlag.AlignTop), (column, 1))

    def _fit(self) -> None:
        alone = not shows_two(self.look)
        self._now.setVisible(alone)
        self.portraits.set_columns(12 if alone else 8)

    def _show_way(self) -> None:
        ready = self._way.value() == "ready"
        self.portraits.setVisible(ready)
        self._parts.setVisible(not ready)

    def show_portrait(self, portrait: Portrait) -> None:
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
        spoken = [
            say("people-portrait-number", number=number, looks=looks_text(each))
            for number, each in enumerate(choices(), 1)
        ]
        self.portraits.say_names(say("people-portrait"), spoken)
        signs = [say("people-sign", sign=sign) for sign in names("sign")]
        self.signs.say_names(say("people-crest-sign"), signs)
        colours = [say("people-colour", colour=colour) for colour in names("colour")]
        self.colours.say_names(say("people-crest-colour"), colours)
        self._now.update()

    def by_parts(self) -> None:
        """Show the parts instead of the ready-made portraits."""
        self._way.set_value("parts")

    def focus_start(self) -> None:
        start = self.portraits if self._way.value() == "ready" else self._steppers[0]
        start.setFocus(Qt.FocusReason.TabFocusReason)

    def _take_head(self, at: int) -> None:
        now = self._portrait
        chosen = choices()[at]
        sign, colour = now.sign or chosen.sign, now.colour or chosen.colour
        self._choose(replace(chosen, sign=sign, colour=colour))

    def _step(self, kind: str, by: int) -> None:
        found = names(kind) if kind in _NEEDED else ("", *names(kind))
        at = _place(found, getattr(self._portrait, kind))
        to = 0 if at is None else (at + by) % len(found)
        self._change(kind, found[to])

    def _change(self, kind: str, name: str) -> None:
        change: dict[str, Any] = {kind: name}
        self._choose(replace(self._portrait, **change))

    def _choose(self, portrait: Portrait) -> None:
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

    def _draw_now(self, painter: QPainter, room: QRectF) -> None:
        draw_portrait(painter, inset(room, 6), self._portrait)

    def _draw_head(self, painter: QPainter, number: int, cell: QRectF) -> None:
        draw_portrait(painter, inset(cell, 5), choices()[number], crest=False)

    def _draw_crest(self, kind: str, painter: QPainter, number: int, cell: QRectF) -> None:
        change: dict[str, Any] = {kind: names(kind)[number]}
        _draw_crest(painter, replace(self._portrait, **change), cell)


def _draw_crest(painter: QPainter, portrait: Portrait, cell: QRectF) -> None:
    middle, radius = cell.center(), min(cell.width(), cell.height()) * 0.36
    key = ("people-crest", portrait.sign, portrait.colour, round(radius, 1))
    bounds = square(cell.center() - cell.center(), radius * 1.5)

    def paint(target: QPainter) -> None:
        paint_crest(target, portrait, bounds.center(), radius)

    draw_cached(painter, key, bounds, paint, at=middle)


def _headless(portrait: Portrait) -> Portrait:
    return replace(portrait, sign="", colour="")


def _place(found: tuple[str, ...], name: str) -> int | None:
    return found.index(name) if name in found else None
