"""The curtain: a page between two people's turns at one screen.

It gets public facts only, so it can't show anything else. What the next person missed is shown
by the table after the curtain is lifted.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QShowEvent,
)

from stockgames.engine.plain_text import isolated
from stockgames.presentation.course import Badge
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.certificate import (
    ENGRAVING,
    SECOND_INK,
    SHADOW,
    draw_certificate,
    draw_sealed_lines,
)
from stockgames.ui.pieces.curtain import draw_curtain
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.sentences.keys import key_text
from stockgames.ui.theme.context import LARGEST_SCALE, SMALLEST_SCALE, ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_ornament_rule, draw_rosette
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif
from stockgames.ui.theme.palette import INK, QUIET_INK, darker, lighter, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import bake, device_ratio, draw_pixmap, smooth
from stockgames.ui.theme.shapes import disc, fill, radial, rounded, stroke
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, fitted, in_lines, text_width
from stockgames.ui.widgets.announcer import ANNOUNCER
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button, PaperLink
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.input_guard import InputGuard
from stockgames.ui.window.curtain_facts import PublicFacts

_CARD = QRectF(0, 0, 740, 764)
_TOP, _ABOVE_RULE, _BELOW_RULE, _ABOVE_SEAL, _SEAL_HEIGHT = 204, 16, 22, 14, 126
"""Where the heading begins on the card, and the gaps between its parts, in design pixels."""
_MARK = 60
"""The distance of a price's text from the left edge of its mark, in design pixels."""
_LEADING = 1.42
_BETWEEN = ", "
"""Where lines are broken: between a name and what belongs to that player."""
_GONE = 0.4
"""The progress of the curtain's parting at which the card has disappeared."""
_ON_VELVET = QColor("#DCE3D2")


class CurtainPage(Page):
    """Covers the table and shows ``facts``; one key or click lifts it."""

    lifted = Signal()
    left = Signal()
    """The user has changed: return to the lobby, showing nothing."""

    called = Signal(int)
    """The screen is passed to this seat instead."""
    called_back = Signal()
    """The last actor takes the turn back."""

    covers = True
    parting_ms = 300

    def __init__(self, look: ThemeContext, facts: PublicFacts) -> None:
        super().__init__(look)
        self.setObjectName("curtain")
        self.take_keys()
        self._facts = facts
        self._lift = self.button(
            "lift-curtain", self._try_to_lift, kind="primary", text_size=21, serif=True
        )
        self._fallen = InputGuard(self)
        self._others: list[Button] = []
        self._back = self.button("call-back", self.called_back, text_size=16)
        self._way_out = PaperLink(look, key="Esc", ink=_ON_VELVET, parent=self)
        self._way_out.setObjectName("leave-curtain")
        self._way_out.clicked.connect(self._try_to_leave)
        self._said = ""
        self._card_shown: QPixmap | None = None
        look.changed.connect(self._arrange)
        self._speak()

    def focus_start(self) -> None:
        self._lift.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_facts(self, facts: PublicFacts) -> None:
        """Show other facts, for example in another language."""
        self._facts = facts
        self._said = ""
        self._speak()
        if self.isVisible():  # the pressed button may be gone or belong to another person now
            self.focus_start()

    @property
    def said(self) -> str:
        """The answer to a key that is shown under the card; empty for none."""
        return self._said

    def say(self, text: str) -> None:
        """Show a text under the card and announce it."""
        self._said = text
        self._speak()
        ANNOUNCER.say(text, self)

    def _speak(self) -> None:
        self._lift.setText(say("shell-lift-the-curtain"))
        self._lift.set_key(key_text(Qt.Key.Key_Space))
        heading = self._heading()
        self.setAccessibleName(heading)
        lines = (self._facts.situation, *self._facts.lines, self._said)
        self.setAccessibleDescription("\n".join(filter(None, lines)))
        name = say("shell-heading-lift-the-curtain", heading=heading)
        self._lift.setAccessibleName(name)
        out = say("shell-not-you-to-the-lobby", name=self._facts.name)
        self._way_out.setText(out)
        self._way_out.setVisible(not self._said)
        self._offer_others()
        self._offer_back()
        self._arrange()

    def _offer_back(self) -> None:
        """Show the button that returns to the last player and undoes the turn, while that is
        allowed.
        """
        name = self._facts.back
        self._back.setText(say("shell-back-to", name=name))
        note = say("shell-undo-the-last-action")
        self._back.set_second_line(note)
        self._back.setAccessibleName(f"{say('shell-back-to', name=name)}: {note}")
        self._back.setVisible(bool(name))

    def _undo(self) -> None:
        if self._facts.why_not_back:
            self.say(self._facts.why_not_back)
        else:
            self.called_back.emit()

    def _offer_others(self) -> None:
        """Make a button for everyone who may come to the screen instead."""
        for old in self._others:
            old.hide()
            old.deleteLater()
        self._others = []
        for other in self._facts.others:
            button = self.button(f"call-{other.seat}", text_size=16)
            button.setText(other.name)
            note = (
                say("shell-sealed-open-and-change")
                if other.laid
                else say("shell-has-yet-to-choose")
            )
            button.set_second_line(note)
            name = say("shell-pass-to", name=other.name)
            button.setAccessibleName(f"{isolated(name)}: {note}")
            button.clicked.connect(lambda _=False, seat=other.seat: self.called.emit(seat))
            button.show()
            self._others.append(button)

    def _heading(self) -> str:
        return say("shell-pass-to", name=self._facts.name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self._undo()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._try_to_lift()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fallen.begin()

    def _try_to_lift(self) -> None:
        """Lift, unless the curtain has only just appeared: the press was meant for the table."""
        if self._fallen.is_over:
            self.lifted.emit()

    def _try_to_leave(self) -> None:
        """Leave, unless the curtain has only just appeared."""
        if self._fallen.is_over:
            self.left.emit()

    def _unit(self) -> float:
        room = min(self.height() - 108, self.height() * 0.86)
        return float(min(LARGEST_SCALE, max(SMALLEST_SCALE, room / 860)))

    def _card(self) -> QRectF:
        unit = self._unit()
        width, height = _CARD.width() * max(unit, 0.76), _CARD.height() * unit
        top = (self.height() - height) / 2 - 6 * unit
        return QRectF((self.width() - width) / 2, top, width, height)

    def _arrange(self) -> None:
        card, unit, hint = self._card(), self._unit(), self._lift.sizeHint()
        width = max(hint.width(), round(300 * unit))
        height = max(hint.height(), round(56 * unit) + 2 * FOCUS_MARGIN)
        top = card.bottom() - 66 * unit - height + FOCUS_MARGIN
        self._lift.setGeometry(round(card.center().x() - width / 2), round(top), width, height)
        self._arrange_others(card)
        self._arrange_back(card)
        foot, hint = self._foot(card), self._way_out.sizeHint()
        corner = foot.center() - QPointF(hint.width() / 2, hint.height() / 2)
        self._way_out.setGeometry(QRect(corner.toPoint(), hint))
        self._card_shown = None
        self.update()

    def _arrange_back(self, card: QRectF) -> None:
        """Place the undo button left of the card."""
        room, key = card.left() - 48, key_text(QKeySequence(QKeySequence.StandardKey.Undo))
        self._back.set_key(key)
        if self._back.sizeHint().width() > room:
            self._back.set_key("")  # its text matters more than the key cap
        width = min(room, max(230.0, self._back.sizeHint().width() + 8.0))
        height = self._back.sizeHint().height()
        top = card.center().y() - height / 2
        self._back.setGeometry(round(24 + room - width), round(top), round(width), height)

    def _arrange_others(self, card: QRectF) -> None:
        """Place the buttons of the other people in a column right of the card."""
        left, right = card.right() + 24, self.width() - 24.0
        gap, hints = 4, [button.sizeHint() for button in self._others]
        widest = max((hint.width() + 8.0 for hint in hints), default=0.0)
        width = round(min(right - left, max(230.0, widest)))
        y = card.center().y() - (sum(h.height() for h in hints) + gap * (len(hints) - 1)) / 2
        for button, hint in zip(self._others, hints, strict=True):
            button.setGeometry(round(left), round(y), width, hint.height())
            y += hint.height() + gap

    def _paint(self, painter: QPainter) -> None:
        draw_curtain(painter, QRectF(self.rect()))
        self._show_card(painter)
        self._paint_answer(painter)
        if self._others:
            font, first = self.look.sans(15, italic=True), self._others[0].geometry()
            box = QRectF(
                first.left() + FOCUS_MARGIN, first.top() - 30, self.width() - first.left(), 26
            )
            draw_text(painter, box, say("shell-or-another-player-first"), font, _ON_VELVET, LEFT)

    def paint_parting(self, painter: QPainter, rect: QRectF, progress: float) -> None:
        smooth(painter)
        draw_curtain(painter, rect, parted=progress)
        if progress < _GONE:
            painter.setOpacity(1 - progress / _GONE)
            self._show_card(painter)

    def _show_card(self, painter: QPainter) -> None:
        """Draw the card from a pixmap, because its line work takes too long for each frame."""
        ratio, reach = device_ratio(painter), SHADOW * self._unit()
        room = self._card().adjusted(-reach, -reach, reach, reach).toAlignedRect().toRectF()
        if self._card_shown is None or self._card_shown.devicePixelRatio() != ratio:
            self._card_shown = bake(room, ratio, self._paint_card)
        draw_pixmap(painter, room.topLeft(), self._card_shown)

    def _font_px(self, size: float, unit: float) -> int:
        return max(13, round(size * unit))

    def _paint_card(self, painter: QPainter) -> None:
        card, unit, facts = self._card(), self._unit(), self._facts
        free = self._free()
        draw_certificate(painter, card, unit)
        seal = QPointF(card.center().x(), card.top() + 124 * unit + free * 0.12)
        line = with_alpha(ENGRAVING, 120)
        draw_rosette(painter, seal, 56 * unit, 76 * unit, line, strands=14, lobes=14, width=0.55)
        draw_portrait(painter, portrait_box(seal, 94 * unit), facts.portrait)
        y = card.top() + _TOP * unit + free * 0.24
        y = self._line(painter, y, self._heading(), 58, INK, "title")
        y = self._line(painter, y, facts.situation, 18, QUIET_INK, "italic")
        y += _ABOVE_RULE * unit + free * 0.14
        ends = (card.left() + 120 * unit, card.right() - 120 * unit)
        draw_ornament_rule(painter, QPointF(ends[0], y), QPointF(ends[1], y), ENGRAVING)
        y += _BELOW_RULE * unit + free * 0.2
        if facts.prices:
            y = self._paint_prices(painter, y, unit)
        for lines, ink in zip(self._told(), (SECOND_INK, QUIET_INK), strict=False):
            for text in lines:
                y = self._line(painter, y, text, 16, ink, "plain")
        self._paint_seal(painter, y, unit)

    def _free(self) -> float:
        """Return the height that the texts leave free above the seal, in pixels."""
        unit, facts = self._unit(), self._facts
        fonts = [
            self._line_font(self._heading(), 58, "title"),
            self._line_font(facts.situation, 18, "italic"),
            *(self._line_font(text, 16, "plain") for lines in self._told() for text in lines),
        ]
        words = _LEADING * sum(font.pixelSize() for font in fonts)
        fixed = (_TOP + _ABOVE_RULE + _BELOW_RULE + _ABOVE_SEAL) * unit
        prices = self._price_height(unit) if facts.prices else 0.0
        room = self._seal_bottom(unit) - _SEAL_HEIGHT * unit - self._card().top()
        return max(0.0, room - fixed - words - prices)

    def _told(self) -> list[list[str]]:
        room = self._line_room()
        return [
            in_lines(text, self._line_font(text, 16, "plain"), room, between=_BETWEEN)
            for text in self._facts.lines
        ]

    def _line_font(self, text: str, size: float, style: str) -> QFont:
        """Return the font of a line; a heading shrinks to fit."""
        px = self._font_px(size, self._unit())
        if style == "italic":
            return serif(px, REGULAR, italic=True)
        if style != "title":
            return sans(px)
        return fitted(text, serif(px, SEMIBOLD), self._line_room(), 20)

    def _line_room(self) -> float:
        return self._card().width() - 120 * self._unit()

    def _line(
        self, painter: QPainter, y: float, text: str, size: float, ink: QColor, style: str
    ) -> float:
        font, room = self._line_font(text, size, style), self._line_room()
        box = QRectF(self._card().center().x() - room / 2, y, room, font.pixelSize() * _LEADING)
        draw_text(painter, box, text, font, ink, CENTRE, elide=True)
        return box.bottom()

    def _price_fonts(self, unit: float) -> tuple[QFont, QFont]:
        return serif(self._font_px(27, unit)), sans(self._font_px(15, unit))

    def _price_width(self, unit: float) -> float:
        big, small = self._price_fonts(unit)
        prices = self._facts.prices
        return max(max(text_width(p.amount, big), text_width(p.label, small)) for p in prices)

    def _price_columns(self, unit: float) -> int:
        """Return the number of price columns: one for each price, or half if too wide."""
        columns, widest = len(self._facts.prices), _MARK * unit + self._price_width(unit)
        too_wide = widest + 16 * unit > (self._card().width() - 130 * unit) / columns
        return (columns + 1) // 2 if too_wide else columns

    def _price_height(self, unit: float) -> float:
        rows = -(-len(self._facts.prices) // self._price_columns(unit))
        return 62 * unit * rows + 4 * unit

    def _paint_prices(self, painter: QPainter, top: float, unit: float) -> float:
        card, prices = self._card(), self._facts.prices
        room = card.width() - 130 * unit
        big, small = self._price_fonts(unit)
        mark, columns = _MARK * unit, self._price_columns(unit)
        widest = mark + self._price_width(unit)
        usual = (210 if columns > 2 else 270) * unit
        step = max(min(usual, room / columns), widest + 14 * unit)
        left = card.center().x() - step * columns / 2 + (step - widest) / 2
        for i, price in enumerate(prices):
            corner = QPointF(left + step * (i % columns), top + 62 * unit * (i // columns))
            _paint_badge(painter, price.badge, corner + QPointF(25 * unit, 26 * unit), 25 * unit)
            height = big.pixelSize() * 1.15
            box = QRectF(corner.x() + mark, corner.y(), widest - mark + 4, height)
            draw_text(painter, box, price.amount, big, INK, LEFT)
            box = QRectF(box.x(), box.bottom(), box.width(), small.pixelSize() * 1.3)
            draw_text(painter, box, price.label, small, QUIET_INK, LEFT)
        return top + self._price_height(unit)

    def _seal_bottom(self, unit: float) -> float:
        return self._lift.y() + FOCUS_MARGIN - 30 * unit

    def _paint_seal(self, painter: QPainter, y: float, unit: float) -> None:
        card, bottom = self._card(), self._seal_bottom(unit)
        top = max(y + _ABOVE_SEAL * unit, bottom - _SEAL_HEIGHT * unit)
        side = 110 * unit
        box = QRectF(card.left() + side, top, card.width() - 2 * side, bottom - top)
        if box.height() < 40:
            return
        draw_sealed_lines(painter, box, unit)
        font = sans(self._font_px(15, unit), italic=True)
        text = say("shell-since-you-last-looked-shown")
        width, height = text_width(text, font) + 40 * unit, font.pixelSize() * 1.8
        label = QRectF(card.center().x() - width / 2, box.bottom() - height / 2, width, height)
        fill(painter, rounded(label, height / 2), QColor("#F6EBCD"))
        stroke(painter, rounded(label, height / 2), ENGRAVING, 0.9)
        draw_text(painter, label, text, font, QColor("#4A3C22"), CENTRE)

    def _foot(self, card: QRectF) -> QRectF:
        foot, line = self.height() - 66.0, self.look.sans(15).pixelSize() * 1.5
        y = min(card.bottom() + 6, foot - line)
        return QRectF(0, y, self.width(), min(44.0, foot - y))

    def _paint_answer(self, painter: QPainter) -> None:
        draw_text(
            painter, self._foot(self._card()), self._said, self.look.sans(15), _ON_VELVET, CENTRE
        )


def _paint_badge(painter: QPainter, badge: Badge, middle: QPointF, radius: float) -> None:
    colour = mark_of(badge).colour
    shades = (0.0, lighter(colour, 0.2)), (1.0, darker(colour, 0.2))
    light = middle - QPointF(radius * 0.3, radius * 0.4)
    fill(painter, disc(middle, radius), radial(light, radius * 1.6, *shades))
    stroke(painter, disc(middle, radius - 0.6), with_alpha(lighter(colour, 0.5), 190), 1)
    ring = with_alpha(QColor("#FFF6E0"), 120)
    draw_rosette(painter, middle, radius * 0.8, radius * 0.93, ring, strands=4, lobes=20, width=0.5)
    cream, at = QColor("#FFF6E0"), middle - QPointF(0, radius * 0.14)
    draw_emblem(painter, badge.emblem, at, radius * 0.44, cream, colour)
    box = QRectF(middle.x() - radius, middle.y() + radius * 0.32, 2 * radius, radius * 0.44)
    letters = security_letters(badge.letter)
    draw_text(painter, box, letters, sans(max(7, radius * 0.4), BOLD), cream, CENTRE)
