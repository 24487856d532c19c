"""The left leaf of a book: who somebody is, and how they like their table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QDate, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.book_facts import SHOWN_EVENINGS, Attended
from stockgames.evenings.people_facts import PeopleFacts
from stockgames.evenings.person import Person, Tastes
from stockgames.ui.kit.boxes import centred, line_at, spanning, top_part
from stockgames.ui.kit.faces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.kit.faces.sheet import choices
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD
from stockgames.ui.kit.shadows import draw_rounded_shadow
from stockgames.ui.kit.shapes import falling, fill, inset, rounded, stroke
from stockgames.ui.kit.surfaces import draw_wood_grain
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import draw_key_cap, key_cap_size
from stockgames.ui.kit.widgets.focus import BLEED, draw_focus_ring
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.painted_button import PaintedButton
from stockgames.ui.people.places import draw_places
from stockgames.ui.people.tastes import TasteRows
from stockgames.ui.people.words import chart_caption, chart_text, since_text, tally_text
from stockgames.ui.sentences.speech import say

ENOUGH_FOR_A_CHART = 1
_ROOM_FOR_TWICE = 900
"""Leaves that are wider, in pixels, show twice as many evenings."""
_WALNUT = (0.0, QColor("#8A5A34")), (1.0, QColor("#5A371C"))
_BRASS = (0.0, QColor("#F0DCA4")), (1.0, QColor("#C39A4C"))
_SLIPS = (1, 4, 8, 20)
"""Whose heads look out of the drawer."""


class Drawer(PaintedButton):
    """A walnut drawer with heads looking out: it opens the chooser."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setObjectName("change-portrait")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _paint(self, painter: QPainter) -> None:
        """Paint the drawer; it stands out a little under the mouse."""
        theme = self.look.theme
        box = inset(QRectF(self.rect()), BLEED)
        if self.underMouse():
            box.translate(0, 1.5)
        draw_rounded_shadow(painter, theme, box, 4, blur=6, offset=2)
        fill(painter, rounded(box, 4), falling(box, *_WALNUT))
        well = QRectF(box.left() + 6, box.top() + 5, box.width() - 12, box.height() * 0.46)
        fill(painter, rounded(well, 2), QColor("#1C120A"))
        self._paint_slips(painter, well)
        front = line_at(box, well.bottom(), box.bottom() - well.bottom())
        fill(painter, rounded(front, 3), falling(front, *_WALNUT))
        draw_wood_grain(painter, rounded(front, 3), theme, gap=7)
        stroke(painter, rounded(inset(box, 0.5), 4), QColor("#3A2414"), 1)
        self._paint_plate(painter, front)
        if self._focus.visible:
            draw_focus_ring(painter, theme, box, 4)

    def _paint_slips(self, painter: QPainter, well: QRectF) -> None:
        painter.save()
        painter.setClipRect(well.adjusted(0, -1, 0, 0))
        pitch = well.width() / len(_SLIPS)
        for at, number in enumerate(_SLIPS):
            slip = QRectF(well.left() + at * pitch + 3, well.top() + 3, pitch - 6, well.height())
            fill(painter, rounded(slip, 2), QColor("#F4EAD0"))
            middle = QPointF(slip.center().x(), slip.top() + slip.width() * 0.6)
            draw_portrait(
                painter,
                portrait_box(middle, slip.width() * 0.98),
                choices()[number],
                frame="plain",
                crest=False,
            )
        painter.restore()

    def _paint_plate(self, painter: QPainter, front: QRectF) -> None:
        look = self.look
        font, small = look.sans(15, SEMIBOLD), look.sans(13)
        cap, height = key_cap_size("C", small)
        words = self.text()
        width = min(front.width() - 16, text_width(words, font) + cap + 30)
        plate = centred(front.center(), width, min(front.height() - 6, font.pixelSize() * 1.7))
        fill(painter, rounded(plate, 3), falling(plate, *_BRASS))
        stroke(painter, rounded(plate, 3), QColor("#7A5A1E"), 0.8)
        ink = QColor("#2A1D0A")
        line = plate.adjusted(9, 0, -cap - 12, 0)
        draw_text(painter, line, words, font, ink, LEFT, elide=True)
        key = QRectF(plate.right() - cap - 6, plate.center().y() - height / 2, cap, height)
        draw_key_cap(painter, key, "C", small, ink)


class HersPage(KitWidget):
    """Portrait, name, tastes, and how the last evenings went."""

    changed = Signal(object)
    """The Person as they are now."""
    choosing = Signal()
    renaming = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._facts: PeopleFacts | None = None
        self.setObjectName("hers")
        self.tastes = TasteRows(look, self)
        self.tastes.changed.connect(self._take)
        self.drawer = Drawer(look, self)
        self.drawer.clicked.connect(self.choosing)
        self.rename = self.button("rename-person", self.renaming, kind="quiet", key="R")

    @property
    def _person(self) -> Person | None:
        return self._facts.open if self._facts is not None else None

    def show_facts(self, facts: PeopleFacts) -> None:
        """Show whose book is open."""
        self._facts = facts
        person = facts.open
        if person is not None:
            self.tastes.show_tastes(person.tastes)
        if facts.book is not None and person is not None:
            self.setAccessibleName(facts.names[person.id])
            self.setAccessibleDescription("")
        self.speak()

    def speak(self) -> None:
        """Take the words of the language in force."""
        self.drawer.setText(say("people-change-portrait"))
        self.drawer.setAccessibleName(say("people-change-portrait"))
        self.rename.setText(say("people-rename"))
        self.tastes.speak()
        self._arrange()

    @property
    def _evenings(self) -> Sequence[Attended]:
        """The evenings that the chart shows."""
        book = None if self._facts is None else self._facts.book
        evenings = () if book is None else book.evenings
        wide = self._lower().width() >= _ROOM_FOR_TWICE
        return evenings[-(2 * SHOWN_EVENINGS if wide else SHOWN_EVENINGS) :]

    def _take(self, tastes: Tastes) -> None:
        if self._person is not None and tastes != self._person.tastes:
            self.changed.emit(replace(self._person, tastes=tastes))

    # Where things lie

    @property
    def _is_wide(self) -> bool:
        """Whether the chart stands beside all else, and not under it."""
        return self.width() > 1.5 * self.height()

    def _upper(self) -> QRectF:
        """Return the room of who they are and what they like."""
        whole = QRectF(self.rect())
        if self._is_wide:
            return whole.adjusted(0, 0, -whole.width() * 0.42, 0)
        return whole.adjusted(0, 0, 0, -whole.height() * 0.46)

    def _lower(self) -> QRectF:
        """Return the room of the chart."""
        whole, upper = QRectF(self.rect()), self._upper()
        if self._is_wide:
            return whole.adjusted(upper.width() + self.look.px(40), 0, 0, 0)
        return whole.adjusted(0, upper.height() + self.look.px(10), 0, 0)

    def _oval(self) -> QRectF:
        room = self._upper().height() - self._drawer_height() - self.look.px(14)
        half = min(self.look.px(136 if self._is_wide else 84), room / (2 * HEIGHT))
        return QRectF(self.look.px(12), self.look.px(4), 2 * half, 2 * half * HEIGHT)

    def _drawer_height(self) -> float:
        return max(self.look.px(74), 64.0) + 2 * BLEED

    def _arrange(self) -> None:
        look, upper, oval = self.look, self._upper(), self._oval()
        width = max(look.px(192), 150.0) + 2 * BLEED
        drawer = QRectF(0, oval.bottom() + look.px(10), width, self._drawer_height())
        drawer.moveLeft(max(0.0, oval.center().x() - width / 2))
        self.drawer.setGeometry(drawer.toRect())
        left = max(oval.right(), drawer.right()) + look.px(24)
        top = self._words_bottom() + look.caption().pixelSize() * 2.2
        rows = spanning(left, top, upper.right(), upper.bottom())
        most = 1.5 if self._is_wide else 1.1
        rows.setHeight(min(rows.height(), self.tastes.sizeHint().height() * most))
        self.tastes.setGeometry(rows.toRect())
        size = self.rename.sizeHint()
        self.rename.resize(size)
        self.rename.move(round(upper.right()) - size.width(), round(look.px(4)))
        if self._evenings:
            self.setAccessibleDescription(chart_text(self._evenings))
        self.update()

    def _words_bottom(self) -> float:
        return self.look.serif(46).pixelSize() * 1.2 + self.look.text_px(17) * 1.5

    def _paint(self, painter: QPainter) -> None:
        """Paint portrait, name and chart."""
        facts, person = self._facts, self._person
        if facts is None or person is None or facts.book is None:
            return
        look, theme = self.look, self.look.theme
        draw_portrait(painter, self._oval(), person.portrait)
        left, right = self.tastes.x(), self._upper().right()
        font, second = look.serif(46), look.serif(17, REGULAR, italic=True)
        line = QRectF(left, 0, self.rename.x() - left - 4, font.pixelSize() * 1.2)
        draw_text(painter, line, facts.names[person.id], font, theme.text, LEFT, elide=True)
        note = QRectF(left, line.bottom(), right - left, second.pixelSize() * 1.5)
        words = since_text(facts.book, person, QDate.currentDate())
        draw_text(painter, note, words, second, theme.quiet_text, LEFT, elide=True)
        caption = QRectF(left, self.tastes.y() - look.caption().pixelSize() * 1.9, right - left, 0)
        caption.setHeight(look.caption().pixelSize() * 1.6)
        draw_text(painter, caption, say("people-tastes"), look.caption(), theme.heading, LEFT)
        self._paint_chart(painter)

    def _paint_chart(self, painter: QPainter) -> None:
        look, theme, area = self.look, self.look.theme, self._lower()
        evenings = self._evenings
        caption = look.caption()
        head = top_part(area, caption.pixelSize() * 1.8)
        if len(evenings) < ENOUGH_FOR_A_CHART:
            quiet = look.serif(18, REGULAR, italic=True)
            draw_text(
                painter,
                area,
                say("people-no-evening-yet"),
                quiet,
                theme.quiet_text,
                CENTRE,
                wrap=True,
            )
            return
        words = chart_caption(len(evenings))
        draw_text(painter, head, words, caption, theme.heading, LEFT)
        second = look.serif(15, REGULAR, italic=True)
        tally = tally_text(evenings)
        room = head.width() - text_width(words.upper(), caption) - look.px(20)
        under = text_width(tally, second) > room
        line = head.translated(0, head.height() if under else 0)
        side = Qt.AlignmentFlag.AlignLeft if under else Qt.AlignmentFlag.AlignRight
        align = side | Qt.AlignmentFlag.AlignVCenter
        draw_text(painter, line, tally, second, theme.quiet_text, align, elide=True)
        plot = area.adjusted(0, line.bottom() - area.top() + 2, 0, 0)
        draw_places(painter, look, plot, evenings)
