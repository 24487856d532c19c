"""The common moment, held: a page in large figures, or a headline, until somebody has pressed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.engine.seat import SeatId
from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import SEMIBOLD, resized, serif
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, rounded, rule, stroke
from stockgames.ui.kit.surfaces import draw_cloth, draw_panel, draw_paper
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, fitted, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.buttons import KitButton
from stockgames.ui.kit.widgets.told import Sheet
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.words import key_text
from stockgames.ui.table.common_moment import (
    CommonMoment,
    MomentCard,
    MomentSeat,
    MomentValue,
    Tone,
)
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.table.touch import LEAST

_SIDE = 0.275
"""How much of the width the seats at either side take."""
_LARGEST_CELL = 292.0
_BESIDE = 12.0
"""Pixels between two words that stand beside each other in a line."""
_ARROW = "\N{RIGHTWARDS ARROW}"


class MomentSheet(Sheet):
    """Lies over the table while all look; `button` goes on."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._moment: CommonMoment | None = None
        self._context: TableContext | None = None
        self._room = QRectF()
        self.setObjectName("common-moment")
        self.button = KitButton(look, kind="primary", text_size=20, parent=self)
        self.button.setObjectName("all-have-seen")
        self.hide()

    @property
    def moment(self) -> CommonMoment | None:
        """What is looked at; None while it is away."""
        return self._moment

    def lay(self, room: QRectF) -> None:
        """Take the room of the table; a headline takes a part of it at the foot."""
        self._room = room
        self._arrange()

    def tell(self, moment: CommonMoment | None, context: TableContext | None) -> None:
        """Show what all are to look at; None goes away."""
        self._moment, self._context = moment, context
        self.setVisible(moment is not None)
        if moment is None or context is None:
            self.setAccessibleName("")
            return
        several = len(context.humans) > 1
        self.button.setText(say("table-when-all-have-seen") if several else say("table-moment-on"))
        self.button.set_key(key_text("Space"))
        self.setAccessibleName(moment.spoken(context.names))
        self._arrange()
        self.raise_()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the foot."""
        super().resizeEvent(event)
        self._place_button()

    def _arrange(self) -> None:
        if self._moment is None:
            return
        room = self._room
        if not self._moment.is_page:
            height = max(104.0, self._look.px(140))
            width = min(room.width() - 40, max(620.0, self._look.px(760)))
            top = room.bottom() - height - max(12.0, self._look.px(24))
            room = QRectF(room.center().x() - width / 2, top, width, height)
        self.setGeometry(room.toAlignedRect())
        self._place_button()

    def _place_button(self) -> None:
        hint = self.button.sizeHint()
        page = self._moment is not None and self._moment.is_page
        width = max(hint.width(), round(self.width() * (0.34 if page else 0.6)))
        height = max(hint.height(), round(self._look.px(60)), round(LEAST))
        bottom = self.height() - round(max(8.0, self._look.px(14)))
        self.button.setGeometry((self.width() - width) // 2, bottom - height, width, height)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, or the headline."""
        moment, context = self._moment, self._context
        if moment is None or context is None:
            return
        painter, rect = painter_on(self), QRectF(self.rect())
        if not moment.is_page:
            self._paint_headline(painter, rect, moment)
            return
        theme, look = self._look.theme, self._look
        draw_cloth(painter, theme, rect)
        pad = max(12.0, look.px(28))
        head = QRectF(rect.left() + pad, rect.top() + 4, rect.width() - 2 * pad, look.text_px(60))
        draw_text(
            painter, head, moment.title, self._title_font(), theme.heading, CENTRE, elide=True
        )
        foot = rect.bottom() - self.button.height() - max(14.0, look.px(26))
        area = QRectF(rect.left() + pad, head.bottom() + 2, rect.width() - 2 * pad, 0)
        area.setBottom(foot)
        side, gap = area.width() * _SIDE, max(8.0, look.px(20))
        half = -(-len(moment.seats) // 2)
        left = QRectF(area.left(), area.top(), side, area.height())
        right = left.translated(area.width() - side, 0)
        for column, seats in ((left, moment.seats[:half]), (right, moment.seats[half:])):
            cells = _cells(column, half, gap, look)
            for box, seat in zip(cells, seats, strict=False):
                self._paint_seat(painter, box, seat, context)
            if len(seats) < len(cells) and moment.news:
                self._paint_news(painter, cells[-1], moment, context)
        middle = area.adjusted(side + gap, 0, -side - gap, 0)
        if moment.picture is not None:
            self._paint_picture(painter, middle, moment)
        else:
            self._paint_values(painter, middle, moment)

    def _title_font(self) -> QFont:
        return self._look.serif(44, SEMIBOLD)

    def _paint_headline(self, painter: QPainter, rect: QRectF, moment: CommonMoment) -> None:
        theme = self._look.theme
        box = inset(rect, 4)
        draw_panel(painter, theme, box, radius=self._look.corner(10), alpha=252)
        top = QRectF(box.left() + 16, box.top() + 6, box.width() - 32, 0)
        top.setBottom(self.button.y() - 4.0)
        draw_text(
            painter, top, moment.title, self._fitting(moment.title, top), theme.heading, CENTRE
        )

    def _fitting(self, text: str, box: QRectF) -> QFont:
        """Return the largest font in which a headline has room."""
        for size in range(30, 17, -2):
            font = self._look.serif(size, SEMIBOLD)
            if text_width(text, font) <= box.width():
                return font
        return self._look.serif(16, SEMIBOLD)

    def _tone(self, tone: Tone) -> QColor:
        theme = self._look.theme
        return {"plain": theme.quiet_text, "good": theme.good, "bad": theme.warning}[tone]

    def _paint_seat(
        self, painter: QPainter, box: QRectF, seat: MomentSeat, context: TableContext
    ) -> None:
        theme, look = self._look.theme, self._look
        draw_panel(painter, theme, box, radius=look.corner(10), alpha=235)
        self._paint_remark(painter, box, seat.seat)
        inner = inset(box, max(8.0, look.px(14)))
        face = portrait_box(QPointF(), max(42.0, look.px(62)))
        face.moveTopLeft(inner.topLeft())
        draw_portrait(painter, face, context.portraits[seat.seat])
        words = QRectF(face.right() + 10, inner.top(), 0, face.height())
        words.setRight(inner.right())
        amount = look.serif(40, SEMIBOLD)
        name = look.serif(26, SEMIBOLD)
        line = name.pixelSize() * 1.25
        row = QRectF(words.left(), words.top() - 2, words.width(), line)
        taken = text_width(seat.amount, amount) + 8
        draw_text(painter, row, seat.amount, amount, theme.text, RIGHT)
        row.setRight(row.right() - taken)
        draw_text(painter, row, context.names[seat.seat], name, theme.text, LEFT, elide=True)
        told = QRectF(words.left(), words.top() + line, words.width(), look.text_px(18) * 1.3)
        draw_text(painter, told, seat.told, look.sans(18), theme.quiet_text, LEFT, elide=True)
        foot = look.text_px(24) * 1.4
        bottom = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
        self._paint_standing(painter, bottom, seat)
        room = QRectF(inner.left(), face.bottom() + 5, inner.width(), 0)
        room.setBottom(bottom.top() - 5)
        self._paint_cards(painter, room, seat.cards)

    def _paint_remark(self, painter: QPainter, box: QRectF, seat: SeatId) -> None:
        """Paint what a seat is remarked for on the edge of its cell."""
        news = self._moment.news if self._moment is not None else ()
        for one in news:
            if one.seat != seat:
                continue
            colour, font = self._tone(one.tone), self._look.sans(15, SEMIBOLD)
            font = resized(font, min(font.pixelSize(), 1.25 * self._look.usual_px(15)))
            stroke(painter, rounded(inset(box, 1), 10), colour, 1.8)
            width, height = text_width(one.text, font) + 22, font.pixelSize() * 1.5
            pill = QRectF(box.right() - width - 10, box.top() - height * 0.72, width, height)
            fill(painter, rounded(pill, height / 2), colour)
            ink = self._look.theme.panel_bottom if self._look.theme.is_dark else QColor("#FFFDF5")
            draw_text(painter, pill.adjusted(0, -1, 0, 0), one.text, font, ink, CENTRE)

    def _paint_news(
        self, painter: QPainter, box: QRectF, moment: CommonMoment, context: TableContext
    ) -> None:
        """Paint who gained and lost most, large, where a seat's cell is free."""
        theme, look = self._look.theme, self._look
        draw_panel(painter, theme, box, radius=look.corner(10), alpha=235)
        inner = inset(box, max(8.0, look.px(14)))
        height = min(inner.height() / len(moment.news), max(64.0, look.px(104)))
        changes = {seat.seat: seat.change for seat in moment.seats}
        for place, one in enumerate(moment.news):
            row = QRectF(inner.left(), inner.top() + place * height, inner.width(), height)
            face = portrait_box(QPointF(), max(38.0, look.px(56)))
            face.moveCenter(QPointF(row.left() + face.width() / 2, row.center().y()))
            draw_portrait(painter, face, context.portraits[one.seat])
            words = row.adjusted(face.width() + 10, 0, 0, 0)
            font = look.serif(34, SEMIBOLD)
            change = changes[one.seat]
            draw_text(painter, words, change, font, self._tone(one.tone), RIGHT)
            words.setRight(words.right() - text_width(change, font) - 8)
            half = QRectF(words.left(), words.center().y() - look.text_px(28), words.width(), 0)
            half.setBottom(words.center().y())
            name = look.serif(22, SEMIBOLD)
            draw_text(painter, half, context.names[one.seat], name, theme.text, LEFT, elide=True)
            half.translate(0, half.height())
            draw_text(painter, half, one.text, look.sans(16), theme.quiet_text, LEFT, elide=True)

    def _paint_picture(self, painter: QPainter, area: QRectF, moment: CommonMoment) -> None:
        """Paint the game's picture, and under it the values side by side."""
        look = self._look
        gap = max(6.0, look.px(12))
        plate = max(74.0, look.px(96))
        note = self._paint_note(painter, area, moment.note)
        row = QRectF(area.left(), area.bottom() - plate, area.width(), plate)
        room = QRectF(area.left(), area.top() + note, area.width(), row.top() - area.top() - note)
        if moment.picture is not None:
            moment.picture.paint(painter, look, room.adjusted(0, 4, 0, -gap))
        width = (row.width() - gap * (len(moment.values) - 1)) / max(1, len(moment.values))
        for place, value in enumerate(moment.values):
            box = QRectF(row.left() + place * (width + gap), row.top(), width, plate)
            self._paint_plate(painter, box, value)

    def _paint_plate(self, painter: QPainter, box: QRectF, value: MomentValue) -> None:
        """Paint a value on a plate: what it is, what moved it, before and after."""
        theme, look = self._look.theme, self._look
        draw_paper(painter, theme, box, radius=6)
        stroke(painter, rounded(inset(box, 1), 6), with_alpha(value.mark.colour, 190), 1.8)
        inner = box.adjusted(10, 4, -10, -4)
        name, note = look.serif(18, SEMIBOLD), look.sans(15)
        head = QRectF(inner.left(), inner.top(), inner.width(), name.pixelSize() * 1.35)
        size = head.height() * 0.42
        at = QPointF(head.left() + size, head.center().y())
        draw_emblem(painter, value.mark.emblem, at, size, value.mark.colour, theme.paper_light)
        words = head.adjusted(2 * size + 6, 0, 0, 0)
        draw_text(painter, words, value.name, name, value.mark.colour, LEFT, elide=True)
        if text_width(value.name + value.note, name) < words.width():
            draw_text(painter, words, value.note, note, theme.quiet_ink, RIGHT)
        below = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
        self._paint_way(painter, below, value)

    def _paint_note(self, painter: QPainter, area: QRectF, note: str) -> float:
        """Paint what the day brought, a line under the other; return how high it is."""
        theme, look, y = self._look.theme, self._look, area.top()
        fonts = (look.serif(20, SEMIBOLD), theme.text), (look.sans(16), theme.quiet_text)
        for line, (font, colour) in zip(note.splitlines(), fonts, strict=False):
            box = QRectF(area.left(), y, area.width(), font.pixelSize() * 1.35)
            draw_text(painter, box, line, font, colour, CENTRE, elide=True)
            y = box.bottom()
        return y - area.top()

    def _paint_standing(self, painter: QPainter, box: QRectF, seat: MomentSeat) -> None:
        theme, look = self._look.theme, self._look
        rule(painter, box.topLeft(), box.topRight(), with_alpha(theme.line, 110), 0.8)
        parts = (
            (seat.standing, look.serif(22), theme.text),
            (seat.change, look.serif(22, SEMIBOLD), self._tone(seat.tone)),
            (seat.place, look.serif(24, SEMIBOLD), theme.heading),
        )
        told = [part for part in parts if part[0]]
        wants = [text_width(text, font) for text, font, _ in told]
        room = box.width() - _BESIDE * (len(told) - 1)
        share = min(1.0, room / max(1.0, sum(wants)))
        left = box.left()
        for (text, font, colour), want in zip(told, wants, strict=True):
            part = QRectF(left, box.top(), want * share, box.height())
            align = LEFT
            if text == seat.place:
                part.setLeft(max(part.left(), box.right() - want * share))
                part.setRight(box.right())
                align = RIGHT
            draw_text(painter, part, text, fitted(text, font, part.width() + 1), colour, align)
            left = part.right() + _BESIDE

    def _paint_cards(self, painter: QPainter, room: QRectF, cards: tuple[MomentCard, ...]) -> None:
        if not cards or room.height() < 34:
            return
        gap = 8.0
        width = min((room.width() - 3 * gap) / 4, room.height() * 1.1)
        for i, card in enumerate(cards):
            box = QRectF(room.left() + i * (width + gap), room.top(), width, room.height())
            self._paint_card(painter, box, card)

    def _paint_card(self, painter: QPainter, box: QRectF, card: MomentCard) -> None:
        theme, look = self._look.theme, self._look
        draw_paper(painter, theme, box, radius=5, blur=5, offset=2)
        ink = theme.ink if card.mark is None else card.mark.colour
        caption = look.sans(15)
        told = text_width(card.caption, caption) <= box.width() - 6 and box.height() >= 62
        upper = box.adjusted(4, 3, -4, -caption.pixelSize() * 1.5 if told else -3)
        figure = serif(max(look.text_px(30), upper.height() * 0.5), SEMIBOLD)
        if card.mark is None:
            draw_text(painter, upper, card.text, figure, ink, CENTRE)
        else:
            emblem = min(upper.height(), upper.width()) * (0.4 if not card.text else 0.28)
            at = upper.center()
            if card.text:
                at = QPointF(upper.right() - emblem - 4, at.y())
                words = QRectF(upper.left(), upper.top(), upper.width() - 2 * emblem - 6, 0)
                words.setHeight(upper.height())
                signed = serif(
                    max(look.text_px(26), min(upper.height() * 0.4, upper.width() * 0.3)), SEMIBOLD
                )
                draw_text(painter, words, card.text, signed, ink, CENTRE)
            draw_emblem(painter, card.mark.emblem, at, emblem, ink, theme.paper_light)
        if told:
            lower = QRectF(box.left(), upper.bottom(), box.width(), box.bottom() - upper.bottom())
            draw_text(painter, lower, card.caption, caption, theme.quiet_ink, CENTRE)

    def _paint_values(self, painter: QPainter, area: QRectF, moment: CommonMoment) -> None:
        theme, look = self._look.theme, self._look
        top = area.top()
        if moment.note:
            box = QRectF(area.left(), top, area.width(), look.text_px(22) * 1.5)
            draw_text(painter, box, moment.note, look.serif(22), theme.text, CENTRE, elide=True)
            top = box.bottom() + 4
        if not moment.values:
            return
        gap = max(8.0, look.px(16))
        count = len(moment.values)
        height = (area.bottom() - top - gap * (count - 1)) / count
        height = min(height, max(120.0, look.px(210)))
        top += (area.bottom() - top - count * height - gap * (count - 1)) / 2
        for i, value in enumerate(moment.values):
            box = QRectF(area.left(), top + i * (height + gap), area.width(), height)
            self._paint_value(painter, box, value)

    def _paint_value(self, painter: QPainter, box: QRectF, value: MomentValue) -> None:
        theme, look = self._look.theme, self._look
        draw_paper(painter, theme, box, radius=6)
        fill(painter, rounded(QRectF(box.left(), box.top(), 8, box.height()), 3), value.mark.colour)
        stroke(painter, rounded(inset(box, 1), 6), with_alpha(value.mark.colour, 150), 1.4)
        inner = box.adjusted(18, 6, -12, -6)
        name = look.serif(24, SEMIBOLD)
        head = QRectF(inner.left(), inner.top(), inner.width(), name.pixelSize() * 1.3)
        size = head.height() * 0.4
        at = QPointF(head.left() + size, head.center().y())
        draw_emblem(painter, value.mark.emblem, at, size, value.mark.colour, theme.paper_light)
        words = head.adjusted(2 * size + 10, 0, 0, 0)
        draw_text(painter, words, value.name, name, value.mark.colour, LEFT)
        draw_text(painter, head, value.note, look.sans(18, SEMIBOLD), theme.quiet_ink, RIGHT)
        why = look.sans(17)
        foot = why.pixelSize() * 1.4 if value.why else 0.0
        middle = QRectF(inner.left(), head.bottom(), inner.width(), 0)
        middle.setBottom(inner.bottom() - foot)
        self._paint_way(painter, middle, value)
        below = QRectF(inner.left(), middle.bottom(), inner.width(), foot)
        text = "   ".join(value.why)
        draw_text(painter, below, text, why, theme.quiet_ink, CENTRE, elide=True)

    def _paint_way(self, painter: QPainter, box: QRectF, value: MomentValue) -> None:
        """Paint where a value was and where it is now, that in the largest figures."""
        look, ink = self._look, self._look.theme.ink
        size = max(26.0, min(box.height() * 0.66, look.px(72), box.width() * 0.19))
        old, new = serif(size * 0.72), serif(size, SEMIBOLD)
        before = f"{value.before}  {_ARROW}  " if value.before else ""
        width = text_width(before, old) + text_width(value.after, new)
        left = QRectF(box.center().x() - width / 2, box.top(), width + 4, box.height())
        draw_text(painter, left, before, old, self._look.theme.quiet_ink, LEFT)
        right = left.adjusted(text_width(before, old), 0, 4, 0)
        draw_text(painter, right, value.after, new, value.mark.colour or ink, LEFT)


def _cells(column: QRectF, count: int, gap: float, look: Look) -> list[QRectF]:
    """Return so many cells under each other, none taller than it has to show."""
    height = min((column.height() - gap * (count - 1)) / count, max(190.0, look.px(_LARGEST_CELL)))
    return [
        QRectF(column.left(), column.top() + i * (height + gap), column.width(), height)
        for i in range(count)
    ]
