"""The card behind a box that invites newcomers to their next step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.presentation.sentences.speech import say
from stockgames.ui.lobby.box import GameBox
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, narrowed, resized
from stockgames.ui.theme.palette import OXBLOOD
from stockgames.ui.theme.shapes import inset, line_at, rounded, stroke, top_part
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import LEFT, RIGHT, TOP_LEFT, draw_text, in_lines, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.buttons import PaintedButton
from stockgames.ui.widgets.menus import menu_of

_TILT: Final = -2.0
_LEAST: Final = 13
"""The smallest font size in px."""
_LOW: Final = 1.25 * _LEAST
"""The height in px of a line of that size."""
_LARGEST: Final = 1.2
"""The share of its usual size to which enlarged text grows, and the card with it."""
_MOVES: Final = QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.LayoutRequest


class InvitationEntry(NamedTuple):
    """What a newcomer is invited to, with formatted texts."""

    game: str
    title: str
    note: str
    verb: str
    """What a click does, in a word."""


class Invitation(PaintedButton):
    """A card that sticks out above a box: a click accepts; its menu or Delete dismisses it."""

    declined = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._entry = InvitationEntry("", "", "", "")
        self._box: GameBox | None = None
        self._others: Sequence[QWidget] = ()
        self.setObjectName("invitation")
        self.hide()

    def show_entry(
        self, entry: InvitationEntry, box: GameBox, others: Sequence[QWidget] = ()
    ) -> None:
        """Invite to this behind a box: the visible part ends at the lid's upper edge, or lower
        where one of the other widgets is right above.
        """
        self._entry = entry
        name = say("lobby-invitation", title=entry.title, game=box.meta.title)
        self.setAccessibleName(name)
        self.setAccessibleDescription(entry.note)
        set_tip(self, entry.note)
        self._box, self._others = box, others
        for each in (box, *others):
            each.installEventFilter(self)
        self._place(box)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and self._box is not None:
            self._place(self._box)
        return super().eventFilter(watched, event)

    def _place(self, box: GameBox) -> None:
        lid = box.lid().translated(QPointF(box.pos()))
        high = max(65.0, self.look.px(80)) * min(self.look.text_size, _LARGEST)
        high = min(lid.top() - 2, high)
        left = lid.left() + lid.width() * 0.03
        place = QRectF(left, lid.top() - high, lid.width() * 0.94, high).toRect()
        for other in self._others:
            above = other.geometry()
            if not other.isHidden() and above.intersects(place) and above.bottom() < lid.top():
                place.moveTop(max(place.top(), above.bottom() + 1))
        self.setGeometry(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.declined.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = menu_of(self, self.look, "invitation-menu")
        menu.addAction(say("lobby-put-away-for-good")).triggered.connect(self.declined)
        menu.popup(event.globalPos())

    def _paint(self, painter: QPainter) -> None:
        theme = self.look.theme
        box = QRectF(self.rect())
        painter.translate(box.bottomLeft())
        painter.rotate(_TILT)
        top = 8.0 - box.height() + box.width() * 0.035
        paper = QRectF(4, top, box.width() - 8, box.height() * 2)
        draw_paper(painter, theme, paper, radius=3, blur=7, offset=3)
        over = self.underMouse() or self._focus.visible
        stroke(painter, rounded(inset(paper, 5), 2), OXBLOOD, 1.6 if over else 0.8)
        self._paint_words(painter, paper.adjusted(14, 7, -14, 0))

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """Paint two lines, or only the second if there is space for one."""
        look, theme = self.look, self.look.theme
        fonts = (look.serif(20, BOLD), 20), (look.serif(16, REGULAR, italic=True), 16)
        title, note = (
            resized(font, min(font.pixelSize(), _LARGEST * look.usual_px(size)))
            for font, size in fonts
        )
        row = top_part(box, title.pixelSize() * 1.3)
        learn = look.sans(14, SEMIBOLD)
        arrow = learn.pixelSize() * 0.42
        end = QPointF(row.right() - arrow, row.center().y())
        draw_emblem(painter, "play", end, arrow, OXBLOOD, theme.paper_light)
        words = row.adjusted(0, 0, -3.4 * arrow, 0)
        if self._is_low():
            words.setHeight(2 * row.height())
            draw_text(painter, words, self._entry.note, note, OXBLOOD, TOP_LEFT, wrap=True)
            return
        title = _narrow(title, self._entry.title, words.width())
        texts = (self._entry.title, title, LEFT), (self._entry.verb, learn, RIGHT)
        fit = sum(text_width(text, font) for text, font, _ in texts) < words.width()
        for text, font, align in texts if fit else texts[:1]:
            draw_text(painter, words, text, font, OXBLOOD, align)
        self._paint_note(painter, box.adjusted(0, row.height() - 2, 0, 0), note)

    def _paint_note(self, painter: QPainter, box: QRectF, font: QFont) -> None:
        """Paint the note in a line, or in several if it doesn't fit and the lid, at y 0, hides
        none of them.
        """
        note, smallest = self._entry.note, resized(font, _LEAST)
        broken = in_lines(note, smallest, box.width())
        lines, high = [note], font.pixelSize() * 1.35
        font = _narrow(font, note, box.width())
        if text_width(note, font) > box.width() and box.top() + len(broken) * _LOW <= 0:
            font, lines, high = smallest, broken, _LOW
        for number, text in enumerate(lines):
            line = line_at(box, box.top() + number * high, high)
            draw_text(painter, line, text, font, self.look.theme.ink, LEFT, elide=True)

    def _is_low(self) -> bool:
        """Return whether a second line would be hidden by the lid."""
        return self.height() < 3.1 * self.look.usual_px(20)


def _narrow(font: QFont, text: str, width: float) -> QFont:
    """Return the font shrunk, then narrowed, until the line fits."""
    least = resized(font, min(_LEAST, font.pixelSize()))
    fonts = [resized(font, px) for px in range(font.pixelSize(), _LEAST, -1)]
    fonts += [narrowed(least, percent / 100) for percent in range(100, 79, -5)]
    return next((font for font in fonts if text_width(text, font) <= width), fonts[-1])
