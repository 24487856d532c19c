"""The regulars' page: all people on a rail, and one open book."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.book import SHADOW, Book
from stockgames.ui.people.dialogs import (
    MergeQuestion,
    NameQuestion,
    ask_whether_to_remove,
    when_done,
)
from stockgames.ui.people.rail import RIBBON, Rail
from stockgames.ui.people.words import subtitle
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_bands_beside
from stockgames.ui.theme.fonts import REGULAR, largest
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import fill, linear, polygon
from stockgames.ui.theme.text import CENTRE, draw_text, text_width
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.focus import FOCUS_MARGIN

_SLIDE_MS: Final = 220


class Ribbon(QWidget):
    """An oxblood ribbon from the rail to the book; takes no input."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.slides = False
        """Whether its move to the next place is animated."""
        self._motion = QPropertyAnimation(self, b"geometry", self)
        self._motion.setDuration(_SLIDE_MS)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.hide()

    def hang(self, box: QRect) -> None:
        """Move to a rectangle, above all other widgets."""
        self.raise_()
        if self.slides and self.isVisible() and box != self.geometry():
            self._motion.setEndValue(box)
            self._motion.start()
        elif self._motion.state() != QPropertyAnimation.State.Running or box != self._end():
            self._motion.stop()
            self.setGeometry(box)

    def _end(self) -> QRect:
        end: QRect = self._motion.endValue()
        return end

    def paintEvent(self, event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        left, right, middle, half = box.left(), box.right(), box.center().x(), box.width() / 2
        corners = [(left, half * 0.8), (middle, 0.0), (right, half * 0.8), (right, box.bottom())]
        corners += [(middle, box.bottom() - half * 0.9), (left, box.bottom())]
        shades = (0.0, QColor("#6E1519")), (0.5, QColor("#B0303A")), (1.0, RIBBON)
        brush = linear(QPointF(left, 0), QPointF(right, 0), *shades)
        fill(painter_on(self), polygon(corners), brush)


_TITLE, _SMALLEST_TITLE = 42, 20
_TURNS = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PeoplePage(Page):
    """Takes facts, emits requests; knows no storage and computes no stats."""

    left = Signal()
    opened = Signal(str)
    """The id of the person whose profile the user wants."""
    created = Signal(str)
    """The name of a new person."""
    changed = Signal(object)
    """The Person with another name, portrait or preferences."""
    merged = Signal(str)
    """The id of the person to merge into the open profile."""
    removed = Signal(str)
    exported = Signal(str)
    """The person's id."""
    imported = Signal()
    filtered = Signal(object)
    """The wanted Filter."""
    copied = Signal(object)
    """A table for the clipboard, see `table_text`."""
    sat_down = Signal(str)
    """The name of the person who wants to play; empty for anybody."""

    def __init__(self, look: ThemeContext, facts: PeopleFacts) -> None:
        super().__init__(look, lamp=QPointF(0.4, 0.2))
        self.setObjectName("people-page")
        self.take_keys()
        self._facts = facts
        self._back = self.button("back", self._leave, key="Esc")
        self._new = self.button("new-person", self._ask_for_name, key="N")
        self._import = self.button("import-person", self.imported.emit, key="I")
        self.rail = Rail(look, self)
        self.book = Book(look, self)
        self._ribbon = Ribbon(self)
        self._connect()
        look.changed.connect(self._arrange)
        self.show_facts(facts)

    def _connect(self) -> None:
        self.rail.opened.connect(self.opened)
        self.rail.moved.connect(self._arrange_ribbon)
        hers, figures, chooser = self.book.hers, self.book.figures, self.book.chooser
        hers.changed.connect(self.changed)
        hers.choosing.connect(lambda: self.choose(not self.book.chooses))
        hers.renaming.connect(self._ask_for_another_name)
        chooser.changed.connect(self._take_portrait)
        chooser.done.connect(lambda: self.choose(False))
        figures.filtered.connect(self.filtered)
        figures.merging.connect(self._ask_whom_to_merge)
        figures.removing.connect(self._ask_whether_to_remove)
        figures.sat_down.connect(lambda: self.sat_down.emit(self._facts.names[self._open.id]))
        figures.exported.connect(lambda: self.exported.emit(self._open.id))
        figures.copied.connect(self.copied)
        self.book.turned.connect(self.rail.focus_open)
        nobody = self.book.nobody
        nobody.created.connect(self._ask_for_name)
        nobody.sat_down.connect(lambda: self.sat_down.emit(""))
        nobody.imported.connect(self.imported)

    @property
    def facts(self) -> PeopleFacts:
        """The facts that are shown."""
        return self._facts

    @property
    def _open(self) -> Person:
        found = self._facts.open
        assert found is not None
        return found

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show all people, and the open book."""
        before, self._facts = self._facts, facts
        turns = _key(before) != _key(facts)
        if turns:
            self.book.choose(False)
        self.rail.show_facts(facts)
        if facts.book is not None and before.book is not None and turns:
            self.book.turn_to(facts, forward=_hangs_after(facts, before))
        elif facts.book is not None:
            was = facts.book if before.book is None else before.book
            self.book.fade(facts.book.filter != was.filter)
            self.book.show_facts(facts)
        else:
            self.book.show_facts(facts)
        for button in (self._new, self._import):
            button.setVisible(facts.book is not None)
        self._ribbon.slides = turns and not self.look.reduced_motion
        self._speak()
        self._ribbon.slides = False

    def _speak(self) -> None:
        self.setAccessibleName(say("people-heading"))
        self._back.setText(say("shell-back"))
        self._new.setText(say("people-new"))
        self._import.setText(say("people-import"))
        self.rail.setAccessibleName(say("people-rail"))
        self.rail.show_facts(self._facts)
        self.book.speak()
        self._arrange()

    def focus_start(self) -> None:
        """Focus the portrait whose book is open."""
        if self._facts.book is None:
            self.book.nobody.new.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.rail.focus_open()

    # Input

    def choose(self, on: bool) -> None:
        """Open or close the portrait chooser."""
        self.book.choose(on)
        if not on:
            self.book.hers.drawer.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        if self.book.chooses:
            self.choose(False)
        else:
            self.left.emit()

    def _take_portrait(self, portrait: Portrait) -> None:
        self.changed.emit(replace(self._open, portrait=portrait))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys shown on buttons; PgUp and PgDn turn the page if only one is shown.

        Other letters, and all letters with Shift, go to the next person whose name starts with
        them.
        """
        nobody = self.book.nobody
        does = {
            Qt.Key.Key_Escape: self._back,
            Qt.Key.Key_N: nobody.new,
            Qt.Key.Key_S: nobody.sit_down,
            Qt.Key.Key_I: nobody.file,
        }
        on_book = {
            Qt.Key.Key_N: self._new,
            Qt.Key.Key_I: self._import,
            Qt.Key.Key_C: self.book.hers.drawer,
            Qt.Key.Key_R: self.book.hers.rename,
            Qt.Key.Key_T: self.book.figures.copy,
            Qt.Key.Key_M: self.book.figures.merge,
            Qt.Key.Key_E: self.book.figures.export,
            Qt.Key.Key_S: self.book.figures.sit_down,
            Qt.Key.Key_Delete: self.book.figures.remove,
        }
        button = (does if self._facts.book is None else does | on_book).get(Qt.Key(event.key()))
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if button is not None and not button.isHidden() and not shift:
            if not event.isAutoRepeat():
                button.click()
        elif event.text().isalpha() and self.rail.jump(event.text()):
            event.accept()
        elif event.key() in _TURNS:
            self.book.turn()
        else:
            super().keyPressEvent(event)

    def _ask_for_name(self) -> None:
        title, note = say("people-new-title"), say("people-new-note")
        question = NameQuestion(self.look, title, note, say("people-new-does"), "", self)
        question.named.connect(self.created)
        question.open()

    def _ask_for_another_name(self) -> None:
        person = self._open
        title = say("people-rename-title", name=self._facts.names[person.id])
        note, does = say("people-rename-note"), say("people-rename-does")
        question = NameQuestion(self.look, title, note, does, person.name, self)
        question.named.connect(lambda name: self.changed.emit(person.renamed(name)))
        question.open()

    def _ask_whom_to_merge(self) -> None:
        question = MergeQuestion(self.look, self._facts, self)
        question.merged.connect(self.merged)
        question.open()

    def _ask_whether_to_remove(self) -> None:
        person, book = self._open, self._facts.book
        games = book.ever if book is not None else 0
        box = ask_whether_to_remove(self.look, self._facts.names[person.id], games, self)
        when_done(box, lambda: self.removed.emit(person.id))

    # Layout

    def _head_bottom(self) -> float:
        return self.look.px(14) + self.look.text_px(42) * 1.15 + self.look.text_px(18) * 1.35

    def _arrange(self) -> None:
        px, width, height = self.look.px, self.width(), self.height()
        side = round(px(40))
        for button in (self._back, self._new, self._import):
            button.resize(button.sizeHint())
        top = round(px(20)) - FOCUS_MARGIN
        self._back.move(side - FOCUS_MARGIN, top)
        right = width - side + FOCUS_MARGIN
        for button in (self._new, self._import):
            right -= button.width()
            button.move(right, top)
        rail = round(self._head_bottom() + px(8))
        words = self.look.text_px(19) * 1.25 + self.look.text_px(14) * 1.3
        more = words * (1 - 1 / self.look.text_size)  # what larger text takes from the portraits
        tall = round(max(px(172), 138) + 0.7 * more)
        self.rail.setGeometry(side - 8, rail, width - 2 * side + 16, tall)
        y = rail + tall + round(px(16)) - SHADOW
        bottom = height - round(px(14))
        self.book.setGeometry(side - SHADOW, y, width - 2 * side + 2 * SHADOW, bottom - y)
        self._arrange_ribbon()
        self.update()

    def _arrange_ribbon(self) -> None:
        x, wide = self.rail.ribbon_at(), max(12.0, self.look.px(18))
        top = self.rail.geometry().bottom() + 2
        bottom = self.book.y() + self.book.paper_top() + self.look.px(14)
        self._ribbon.setVisible(x is not None and self._facts.book is not None)
        if x is not None:
            box = QRectF(self.rail.x() + x - wide / 2, top, wide, bottom - top)
            self._ribbon.hang(box.toRect())

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        look, theme = self.look, self.look.theme
        second, words = look.serif(18, REGULAR, italic=True), say("people-heading")
        line = self._title_line(words)
        font = self._title_font(words, line.width())
        draw_text(painter, line, words, font, theme.heading, CENTRE)
        note = QRectF(0, line.bottom(), self.width(), second.pixelSize() * 1.35)
        second = largest(second, lambda size: size.pixelSize() <= 0.8 * font.pixelSize())
        below = subtitle(self._facts) if self._facts.people else say("people-nobody-yet")
        draw_text(painter, note, below, second, theme.quiet_text, CENTRE, elide=True)
        self._paint_bands(painter, line, text_width(words, font))

    def _taken_at_the_right(self) -> int:
        """Return the width that buttons take at the right of the header, in pixels."""
        return 0 if self._import.isHidden() else self.width() - self._import.x()

    def _title_line(self, words: str) -> QRectF:
        """Return the rectangle of the title: centred, or between the buttons if they are wide."""
        look, gap = self.look, self.look.px(12)
        left, right = self._back.geometry().right() + gap, self._taken_at_the_right() + gap
        side = max(left, right)
        line = QRectF(side, look.px(14), self.width() - 2 * side, look.text_px(42) * 1.15)
        if text_width(words, look.serif(_SMALLEST_TITLE)) > line.width():
            line.setLeft(left)
            line.setRight(self.width() - right)
        return line

    def _title_font(self, words: str, width: float) -> QFont:
        """Return the largest font in which the title fits."""
        size = _TITLE
        while size > _SMALLEST_TITLE and text_width(words, self.look.serif(size)) > width:
            size -= 1
        return self.look.serif(size)

    def _paint_bands(self, painter: QPainter, line: QRectF, wide: float) -> None:
        look, middle = self.look, line.center()
        inner = wide / 2 + look.px(60)
        taken = max(self._taken_at_the_right(), self._back.geometry().right())
        free = self.width() - taken
        length = min(look.px(300), free - look.px(30) - middle.x() - inner)
        if length >= look.px(60):
            top, size = middle - QPointF(0, 4), QSizeF(length, look.px(10))
            draw_bands_beside(painter, look.theme, top, inner, size)


def _hangs_after(facts: PeopleFacts, before: PeopleFacts) -> bool:
    order = [person.id for person in facts.people]
    was = _key(before)
    return was not in order or order.index(_key(facts)) > order.index(was)


def _key(facts: PeopleFacts) -> str:
    """Return the id of the person whose book is open; empty if none."""
    return facts.open.id if facts.open is not None else ""
