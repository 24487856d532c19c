"""The code card: a page of its own that tells one person in private what keys will mean.

It is made when its owner lifts the curtain and deleted when the card is put away; nothing of it
is kept in pictures that outlive it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.engraving import draw_ornament_rule
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import REGULAR, SEMIBOLD, sans, serif
from stockgames.ui.kit.settling import Settling
from stockgames.ui.kit.text import CENTRE, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.certificate import ENGRAVING, INK, QUIET_INK, draw_certificate
from stockgames.ui.shell.code_tables import paint_tables
from stockgames.ui.shell.facts import CardFacts
from stockgames.ui.shell.words import key_text

_WIDTH, _HEIGHT = 1180.0, 800.0
_FRAME = 58.0
_HEAD = 106.0
_FOOT = 66.0


class CodeCardPage(Page):
    """Shows one code card; Enter puts it away. The key that lifted the curtain does nothing."""

    done = Signal()
    left = Signal()
    """Whoever looks is somebody else: back to the lobby."""

    def __init__(self, look: Look, facts: CardFacts, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("code-card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._facts = facts
        self._put_away = KitButton(look, kind="primary", text_size=18, parent=self)
        self._put_away.setObjectName("put-card-away")
        self._put_away.clicked.connect(self._try_to_put_away)
        self._dealt = Settling(self)
        look.changed.connect(self._arrange)
        self._speak()

    def focus_start(self) -> None:
        """Keep the keyboard on the page, where Space does nothing."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_facts(self, facts: CardFacts) -> None:
        """Say the same in another language."""
        self._facts = facts
        self._speak()

    def _speak(self) -> None:
        self._put_away.setText(say("shell-put-the-card-away"))
        self._put_away.set_key(key_text("Enter"))
        self._put_away.setAccessibleName(self._put_away.text())
        self.setAccessibleName(self._heading())
        tables = [table.spoken() for table in self._facts.tables]
        void = [self._note()] if self._facts.replaces else []
        self.setAccessibleDescription("\n".join((*void, *tables)))
        self._arrange()

    def _heading(self) -> str:
        heading = say("shell-code-card-of", name=self._facts.name)
        chapter = self._facts.chapter
        return f"{heading}  \N{MIDDLE DOT}  {chapter}" if chapter else heading

    def _note(self) -> str:
        """Return what to do with the card; first of all that an older one is void."""
        if self._facts.replaces:
            return say("shell-a-new-card-any-earlier")
        return " ".join(
            (
                say("shell-for-your-eyes-only-write"),
                say("shell-later-everybody-presses-in-the"),
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the card away with Enter, leave with Esc; a key held down does nothing."""
        if event.isAutoRepeat():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._try_to_put_away()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Come up."""
        super().showEvent(event)
        self._dealt.begin()

    def _try_to_put_away(self) -> None:
        """Put the card away, unless it has only just come: a second press laid what came before."""
        if self._dealt.is_over:
            self.done.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button on the card."""
        super().resizeEvent(event)
        self._arrange()

    def _unit(self) -> float:
        room = min((self.width() - 48) / _WIDTH, (self.height() - 36) / _HEIGHT)
        return float(min(1.7, max(0.5, room)))

    def _card(self) -> QRectF:
        unit = self._unit()
        width, height = _WIDTH * unit, _HEIGHT * unit
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _arrange(self) -> None:
        card, unit, hint = self._card(), self._unit(), self._put_away.sizeHint()
        width = max(hint.width(), round(280 * unit))
        top = card.bottom() - (_FRAME + 2) * unit - hint.height() + BLEED
        self._put_away.setGeometry(
            round(card.center().x() - width / 2), round(top), width, hint.height()
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth and the card on it."""
        super().paintEvent(event)
        painter = painter_on(self)
        card, unit, facts = self._card(), self._unit(), self._facts
        draw_certificate(painter, card, unit)
        inner = card.adjusted(_FRAME * unit, _FRAME * unit, -_FRAME * unit, -_FRAME * unit)
        self._paint_head(painter, inner, unit)
        room = inner.adjusted(0, _HEAD * unit, 0, -_FOOT * unit)
        paint_tables(painter, room, facts.tables, unit)

    def _paint_head(self, painter: QPainter, inner: QRectF, unit: float) -> None:
        facts, middle, y = self._facts, inner.center().x(), inner.top()
        at = QPointF(inner.left() + 40 * unit, y + 36 * unit)
        draw_portrait(painter, portrait_box(at, 60 * unit), facts.portrait)
        title = serif(max(20, round(34 * unit)), SEMIBOLD)
        box = QRectF(inner.left() + 90 * unit, y, inner.width() - 180 * unit, 46 * unit)
        draw_text(painter, box, self._heading(), title, INK, CENTRE, elide=True)
        note = self._note()
        size = max(13, round(17 * unit))
        while size > 13 and text_width(note, sans(size, REGULAR, italic=True)) > box.width():
            size -= 1
        font = sans(size, REGULAR, italic=True)
        box = QRectF(box.left(), y + 50 * unit, box.width(), size * 1.35)
        draw_text(painter, box, note, font, QUIET_INK, CENTRE, elide=True)
        rule = y + 92 * unit
        ends = QPointF(middle - 300 * unit, rule), QPointF(middle + 300 * unit, rule)
        draw_ornament_rule(painter, *ends, ENGRAVING)
