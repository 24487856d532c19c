"""A ticket of the lobby: a game that waits to be continued."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.palette import INK
from stockgames.ui.kit.shapes import rounded, stroke
from stockgames.ui.kit.text import draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.tickets import TicketLine, draw_ticket, ticket_lines
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.lobby.box_art import box_colour
from stockgames.ui.lobby.entries import Ticket
from stockgames.ui.lobby.faces import face_of
from stockgames.ui.sentences.speech import say

_MARGIN = 16
"""Pixels round the ticket that hold its shadow."""
_PAPER, _QUIET_INK = QColor("#EFE3C4"), QColor("#5C4E36")


class TicketCard(KitWidget):
    """A ticket with its stub, what and who and where, and *Continue*.

    The small cross asks before it throws the game away.
    """

    continued = Signal()
    forgotten = Signal()

    def __init__(
        self, look: Look, ticket: Ticket, number: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.ticket = ticket
        self._colour = box_colour(ticket.game_id)
        self._emblem = face_of(ticket.game_id).emblem
        self._asking = False
        self.go = KitButton(look, kind="primary", colour=self._colour, text_size=15, parent=self)
        self.go.setObjectName(f"continue-{number}")
        self.go.clicked.connect(self._go_clicked)
        self.drop = _Cross(look, self)
        self.drop.setObjectName(f"forget-{number}")
        self.drop.clicked.connect(self._drop_clicked)
        look.changed.connect(self._arrange)
        self._speak()

    def _speak(self) -> None:
        title = self.ticket.title
        if self._asking:
            self.go.setText(say("lobby-keep-it"))
            self.go.setAccessibleName(say("lobby-keep-the-game-of", game=title))
            self.drop.setAccessibleName(say("lobby-throw-the-game-of-away", game=title))
        else:
            self.go.setText(say("lobby-continue"))
            self.go.setAccessibleName(say("lobby-continue-game", game=title))
            name = say("lobby-throw-the-game-of-game-away", game=title)
            self.drop.setAccessibleName(name)
            set_tip(self.drop, say("lobby-throw-this-game-away"))
        self.drop.setText(say("lobby-throw-away") if self._asking else "")
        self.setAccessibleName(", ".join((title, self.ticket.who, self.ticket.where)))
        self._arrange()

    def _go_clicked(self) -> None:
        if self._asking:
            self._ask(False)
        else:
            self.continued.emit()

    def _drop_clicked(self) -> None:
        if self._asking:
            self.forgotten.emit()
        else:
            self._ask(True)

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self._speak()
        if asking:
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_on(self, place: QRectF) -> None:
        """Take a place for the ticket; its shadow falls beside it."""
        outer = place.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self.setGeometry(outer.toAlignedRect())

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def _arrange(self) -> None:
        paper, go, drop = self._paper(), self.go.sizeHint(), self.drop.sizeHint()
        right = paper.right() - self.look.px(10)
        if self._asking:
            top = round(paper.bottom() - go.height() - 2)
            self.go.setGeometry(round(right) - go.width(), top, go.width(), go.height())
            left = self.go.x() - drop.width() + BLEED
            self.drop.setGeometry(left, top, drop.width(), go.height())
        else:
            top = round(paper.center().y() - go.height() / 2)
            self.go.setGeometry(round(right) - go.width(), top, go.width(), go.height())
            corner = round(paper.right()) - drop.width() + 2, round(paper.top()) - 2
            self.drop.setGeometry(*corner, drop.width(), drop.height())
        self.update()

    def lines(self) -> list[TicketLine]:
        """Return the lines on the ticket, or the question before it is thrown away."""
        ticket, paper = self.ticket, self._paper()
        if self._asking:
            question = say("lobby-throw-this-game-away-for")
            return ticket_lines(paper, ticket.title, question, (), 12)
        notes, right = (ticket.where, ticket.when), paper.right() - self.go.x()
        return ticket_lines(paper, ticket.title, ticket.who, notes, right)

    def _paint(self, painter: QPainter) -> None:
        """Paint the ticket with its lines."""
        theme, paper = self.look.theme, self._paper()
        lines = self.lines()
        draw_ticket(painter, theme, paper, self._emblem, self._colour, lines)
        if not self._asking:
            self._paint_faces(painter, lines[0])

    def _paint_faces(self, painter: QPainter, title: TicketLine) -> None:
        """Paint the faces behind the title, as many as have room before the button."""
        width = min(max(22.0, self.look.px(26)), title.rect.height() * 0.92)
        middle = QPointF(title.rect.left(), title.rect.center().y())
        middle.setX(middle.x() + text_width(title.text, title.font) + width * 0.95)
        for face in self.ticket.faces:
            if middle.x() + width / 2 > title.rect.right():
                return
            draw_portrait(painter, portrait_box(middle, width), face, crest=False)
            middle += QPointF(width * 1.15, 0)


class _Cross(KitButton):
    """A small cross; with a text it is an ordinary quiet button on paper."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, kind="quiet", text_size=15, parent=parent)

    def sizeHint(self) -> QSize:
        """Return a small square, or what the text needs."""
        side = round(max(22.0, self._look.px(24))) + BLEED
        return super().sizeHint() if self.text() else QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in ink, as it stands on paper."""
        painter = painter_on(self)
        face = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        ink = INK if self.underMouse() or self.hasFocus() else _QUIET_INK
        if self.hasFocus():
            stroke(painter, rounded(face, 5), ink, 1.6)
        if self.text():
            draw_text(painter, face, self.text(), self._font(), ink, Qt.AlignmentFlag.AlignCenter)
        else:
            draw_emblem(painter, "cross", face.center(), face.width() * 0.27, ink, _PAPER)
