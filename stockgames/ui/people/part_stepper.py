"""One kind of part of a portrait, changed by steps: the hat, the hair …"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.boxes import column_at
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import inset, rounded, stroke
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import RADIUS, draw_button_face
from stockgames.ui.kit.widgets.focus import FocusWatch
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.people.words import part_name
from stockgames.ui.sentences.speech import say


class PartStepper(KitWidget):
    """Left and right arrow keys, or a press on either end, take the part before or after."""

    stepped = Signal(int)
    """How many parts further: 1 or -1."""

    def __init__(self, look: Look, kind: str, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.kind = kind
        self._part = ""
        self._place = self._count = 0
        self._focus = FocusWatch(self)
        self.setObjectName(f"part-{kind}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_part(self, part: str, place: int, count: int) -> None:
        """Show a part by its name in the sheet, and which of how many it is; place 0 is none."""
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
        """Return a low row."""
        return QSize(round(self.look.text_px(15) * 17), round(max(30.0, self.look.px(38))))

    def _ends(self) -> tuple[QRectF, QRectF]:
        """Return the two buttons."""
        face = inset(QRectF(self.rect()), 3)
        side = face.height()
        room = QRectF(face.right() - max(side * 2 + self.look.text_px(15) * 10, 0), 0, 0, 0).x()
        first = QRectF(room, face.top(), side, side)
        return first, QRectF(face.right() - side, face.top(), side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with left and right, go to the next kind with up and down."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                self.stepped.emit(1 if event.key() == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step by the button that is pressed."""
        before, after = self._ends()
        if before.contains(event.position()):
            self.stepped.emit(-1)
        elif after.contains(event.position()):
            self.stepped.emit(1)

    def _paint(self, painter: QPainter) -> None:
        """Paint what it is, and the two buttons with the part's name between them."""
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
