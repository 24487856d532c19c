"""The seats of a reveal: what each of them revealed and its result, in a cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine.seat import SeatId
from stockgames.presentation.context import TableContext
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.table.reveal_data import (
    MomentCard,
    MomentGift,
    MomentLead,
    MomentNews,
    MomentSeat,
    TableReveal,
    Tone,
)
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import SEMIBOLD, resized, serif
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import (
    bottom_part,
    column_at,
    draw_rounded_glow,
    draw_shadow,
    fill,
    inset,
    left_part,
    line_at,
    linear,
    polygon,
    rounded,
    rule,
    stroke,
)
from stockgames.ui.theme.surfaces import draw_panel, draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, fitted, squeezed, text_width

NOTHING: Final = MomentCard("", "")
"""A card that isn't painted."""
_CAPTIONED, _ROOMY = 50.0, 90.0
"""Below these heights in px, cards have no captions, or captions close to the edge."""
_MOST = 0.42
"""The greatest share of a card for its caption, as large text would cover the figure."""
_BARE = 4.0
"""The space below the figure of a card without a caption, in pixels."""
_BACK = (QColor("#8A2A2E"), QColor("#561216"))
_GOLD = QColor("#F0DCA4")


class CardPainter:
    """Paints the cards of a page."""

    def __init__(self, painter: QPainter, look: ThemeContext) -> None:
        self.painter, self.look, self.theme = painter, look, look.theme

    def places(self, room: QRectF, count: int) -> list[QRectF]:
        """Return rects of `count` cards side by side; empty if they would be too small."""
        if room.height() < 34:
            return []
        gap = max(6.0, self.look.px(12))
        width = (room.width() - (max(3, count) - 1) * gap) / max(3, count)
        step, top, height = width + gap, room.top(), room.height()
        return [QRectF(room.left() + i * step, top, width, height) for i in range(count)]

    def paint(self, box: QRectF, card: MomentCard) -> None:
        """Paint a card face up or face down; nothing if it is empty."""
        if card == NOTHING:
            return
        if card.is_back:
            self._back(box, card)
            return
        theme, look, wider = self.theme, self.look, self.look.margin
        draw_paper(self.painter, theme, box, radius=wider(5), blur=wider(5), offset=wider(2))
        ink = theme.ink if card.mark is None else card.mark.colour
        line = with_alpha(theme.line, 130) if card.mark is None else with_alpha(ink, 110)
        stroke(self.painter, rounded(inset(box, wider(3.5)), wider(3)), line, 0.8)
        caption = look.serif(17, SEMIBOLD)
        below = self._caption_height(box, card)
        told = below > _BARE
        upper = box.adjusted(wider(5), wider(4), -wider(5), -below)
        if told:
            lower = line_at(upper, upper.bottom() - 1, below - wider(4))
            small = squeezed(card.caption, caption, lower.width())
            draw_text(self.painter, lower, card.caption, small, ink, CENTRE, elide=True)
        self._corner(box, card)
        size = min(upper.height() * 0.82, look.px(54) + 6)
        if card.mark is None:
            figure = serif(max(look.text_px(30), size), SEMIBOLD)
            figure = fitted(card.text, figure, upper.width())
            draw_text(self.painter, upper, card.text, figure, ink, CENTRE)
        elif card.text:
            self._signed(upper, card, ink)
        else:
            half = min(size, upper.width() * 0.7) * 0.5
            at = QPointF(upper.center().x(), upper.center().y() + 1)
            draw_emblem(self.painter, card.mark.emblem, at, half, ink, theme.paper_light)

    def _back(self, box: QRectF, card: MomentCard) -> None:
        """Paint a face-down card with its number and what is known of it."""
        wider = self.look.margin
        path = rounded(box, wider(5))
        draw_shadow(self.painter, self.theme, path, blur=5, offset=2)
        shade = linear(box.topLeft(), box.bottomRight(), (0.0, _BACK[0]), (1.0, _BACK[1]))
        fill(self.painter, path, shade)
        stroke(self.painter, rounded(inset(box, wider(3.5)), wider(3)), with_alpha(_GOLD, 170), 0.8)
        caption = self._caption_height(box, card)
        upper = box.adjusted(wider(5), wider(4), -wider(5), -caption)
        reach = min(upper.width(), upper.height()) * 0.42
        ring = with_alpha(_GOLD, 120)
        draw_rosette(
            self.painter, upper.center(), reach * 0.5, reach, ring, strands=8, lobes=9, width=0.6
        )
        number = fitted(card.number, self.look.serif(24, SEMIBOLD), reach)
        draw_text(self.painter, upper, card.number, number, _GOLD, CENTRE)
        if card.sign:
            draw_emblem(self.painter, card.sign, upper.center(), reach * 0.36, _GOLD, _BACK[1])
        if caption > _BARE:
            lower = line_at(upper, upper.bottom() - 1, caption - wider(4))
            font = fitted(card.caption, self.look.serif(17, SEMIBOLD), lower.width())
            draw_text(self.painter, lower, card.caption, font, _GOLD, CENTRE, elide=True)

    def _caption_height(self, box: QRectF, card: MomentCard) -> float:
        if not card.caption or box.height() < _CAPTIONED:
            return _BARE
        high = self.look.serif(17).pixelSize() * (1.35 if box.height() < _ROOMY else 1.7)
        return high if high < box.height() * _MOST else _BARE

    def _signed(self, upper: QRectF, card: MomentCard, ink: QColor) -> None:
        assert card.mark is not None
        size = min(upper.height() * 0.62, upper.width() * 0.4, self.look.px(40) + 4)
        font = serif(max(13.0, size), SEMIBOLD)
        width, half = text_width(card.text, font), size * 0.44
        gap = self.look.margin(4)
        left = upper.center().x() - (width + gap + 2 * half) / 2
        down = max(1.0, upper.top() + self.look.text_px(15) - upper.center().y() + size * 0.45)
        at = QPointF(left + width + gap + half, upper.center().y() + down)
        words = QRectF(left, upper.top() + down - 1, width + 2, upper.height())
        draw_text(self.painter, words, card.text, font, ink, LEFT)
        draw_emblem(self.painter, card.mark.emblem, at, half, ink, self.theme.paper_light)

    def _corner(self, box: QRectF, card: MomentCard) -> None:
        font, theme, wider = self.look.serif(15), self.theme, self.look.margin
        corner = line_at(box, box.top() + wider(3), font.pixelSize() * 1.25)
        corner.adjust(wider(7), 0, -box.width() / 2, 0)
        if card.sign:
            half = font.pixelSize() * 0.5
            at = QPointF(corner.left() + half - 1, corner.center().y() + 1)
            draw_emblem(self.painter, card.sign, at, half, theme.ink, theme.paper_light)
        else:
            draw_text(self.painter, corner, card.number, font, theme.quiet_ink, LEFT)


_LEADING = 1.24
"""The line height in font sizes."""
_LARGE = 0.85
"""The least scale at which amounts have their full size."""

_Words: TypeAlias = Literal["all", "no sums", "none"]
"""Which texts of a cell are painted, besides face, name and cards."""


def tone_colour(look: ThemeContext, tone: Tone) -> QColor:
    """Return the colour of a change."""
    theme = look.theme
    return {"plain": theme.quiet_text, "good": theme.good, "bad": theme.warning}[tone]


def _to(gift: MomentGift) -> str:
    return f"→ {gift.to}"


class SeatPainter:
    """One painting of the cells at both sides of a reveal's page."""

    def __init__(
        self,
        painter: QPainter,
        look: ThemeContext,
        moment: TableReveal,
        context: TableContext,
        turned: float = 1.0,
        counted: float = 1.0,
    ) -> None:
        self.painter, self.look, self.moment, self.context = painter, look, moment, context
        self.theme = look.theme
        self.cards = CardPainter(painter, look)
        self.turned = turned
        """The progress of flipping this page's cards, 0 to 1."""
        self.counted = counted
        """The progress of counting sums, 0 to 1."""

    # A seat

    def show(self, box: QRectF, seat: MomentSeat, earlier: SeatPainter | None = None) -> None:
        """Paint a seat's cell from its cache.

        While cards flip, the text of an `earlier` page fades out before the new one appears, so
        that texts never overlap. Sums count last.
        """
        turning = tuple(i for i, card in enumerate(seat.cards) if card.turns and self.turned < 1)
        was = None
        if earlier is not None:
            was = next((one for one in earlier.moment.seats if one.seat == seat.seat), None)
        if earlier is None or was is None:
            self._keep_counted(box, seat, turning)
        elif not self.turned:
            earlier._keep(box, was, turning)
        else:
            earlier._keep(box, was, turning, "none")
            self.painter.setOpacity(abs(1 - 2 * self.turned))
            if self.turned < 0.5:
                earlier._keep(box, was, turning)
            else:
                self._keep_counted(box, seat, turning)
            self.painter.setOpacity(1)
        if self.turned < 1:
            self._turn_cards(box, seat)

    def _keep_counted(self, box: QRectF, seat: MomentSeat, turning: Sequence[int]) -> None:
        """Paint a cell with its sums at the current share of counting."""
        if seat.counted is None or self.counted >= 1:
            self._keep(box, seat, turning)
            return
        self._keep(box, seat, turning, "no sums")
        self._sums(box, seat.counted(self.counted))

    def _keep(
        self, box: QRectF, seat: MomentSeat, turning: Sequence[int], words: _Words = "all"
    ) -> None:
        """Paint a cell from a cached pixmap, without the cards that are flipping."""
        left = (NOTHING if i in turning else card for i, card in enumerate(seat.cards))
        shown = replace(seat, cards=tuple(left))
        look, reach = self.look, self.look.px(22) + 24
        news = next((one for one in self.moment.news if one.seat == seat.seat), None)
        name, portrait = self.context.names[seat.seat], self.context.portraits[seat.seat]
        who = name, portrait, self._is_at_right(seat.seat)
        sizes = look.scale, look.text_size, look.theme.name
        key = ("moment seat", repr(shown), words, news, who, sizes)  # colours cannot be a key
        own = box.translated(-box.topLeft())

        def paint(target: QPainter) -> None:
            SeatPainter(target, look, self.moment, self.context).seat(own, shown, words)

        bounds = own.adjusted(-reach, -reach, reach, reach)
        draw_cached(self.painter, key, bounds, paint, at=box.topLeft())

    def _turn_cards(self, box: QRectF, seat: MomentSeat) -> None:
        """Paint the cards that flip: their backs, then their faces."""
        for place, card in zip(self._card_boxes(box, seat), seat.cards, strict=False):
            if not card.turns:
                continue
            side = card if self.turned > 0.5 else replace(card, is_back=True)
            self.painter.save()
            self.painter.translate(place.center())
            self.painter.scale(max(0.04, abs(1 - 2 * self.turned)), 1)
            self.cards.paint(place.translated(-place.center()), side)
            self.painter.restore()

    def _card_boxes(self, box: QRectF, seat: MomentSeat) -> list[QRectF]:
        room = self._room_for_cards(inset(box, self._pad()), seat)
        return self.cards.places(room, len(seat.cards))

    @property
    def _beside(self) -> float:
        return self.look.margin(10)

    def _pad(self) -> float:
        return max(9.0, self.look.px(16))

    def _room_for_cards(self, inner: QRectF, seat: MomentSeat) -> QRectF:
        foot = self.look.text_px(27) * 1.36 if seat.standing else 0.0
        above = self.look.px(10) if seat.standing else self.look.px(5)
        below = max(4.0, self.look.px(8)) if seat.standing else 0.0
        room = QRectF(inner.left(), self._head_end(inner) + above, inner.right() - inner.left(), 0)
        room.setBottom(inner.bottom() - foot - below)
        return room

    def seat(self, box: QRectF, seat: MomentSeat, words: _Words = "all") -> None:
        """Paint a seat's cell: name, actions, cards, and standing."""
        remarked = next((one for one in self.moment.news if one.seat == seat.seat), None)
        inner = self._cell(box, remarked)
        self._head(inner, seat, words)
        if seat.standing:
            self._standing(self._foot(inner), seat, words)
        for place, card in zip(self._card_boxes(box, seat), seat.cards, strict=False):
            self.cards.paint(place, card)
        if remarked is not None:
            self._remark(box, remarked)

    def _sums(self, box: QRectF, seat: MomentSeat) -> None:
        """Paint only the sums of a cell."""
        inner = inset(box, self._pad())
        self._paint_amount(self._row(inner), seat)
        if seat.standing:
            for within, text, font, ink in self._sums_of_standing(self._foot(inner), seat)[1:]:
                draw_text(self.painter, within, text, font, ink, LEFT)

    def _foot(self, inner: QRectF) -> QRectF:
        return bottom_part(inner, self.look.text_px(27) * 1.36)

    def _cell(self, box: QRectF, remarked: MomentNews | None) -> QRectF:
        """Paint a cell's background, highlighted for the largest gain; return the space inside."""
        look, radius = self.look, self.look.corner(10)
        if remarked is not None and remarked.tone == "good":
            draw_rounded_glow(self.painter, box, radius, self.theme.heading, reach=look.px(22))
        draw_panel(self.painter, self.theme, box, radius=radius, alpha=235)
        if remarked is not None:
            edge = tone_colour(look, remarked.tone)
            stroke(self.painter, rounded(inset(box, 1), radius), edge, 1.8)
        return inset(box, self._pad())

    def _face(self, inner: QRectF) -> QRectF:
        face = portrait_box(QPointF(), max(46.0, self.look.px(70)))
        face.moveTopLeft(inner.topLeft())
        return face

    def _is_at_right(self, seat: SeatId) -> bool:
        """Return whether a seat's cell is at the right, where portraits face left."""
        return any(one.seat == seat for one in self.moment.sides[1])

    def _amount(self) -> QFont:
        return self.look.serif(46 if self.look.scale > _LARGE else 40, SEMIBOLD)

    def _under_amount(self, inner: QRectF) -> float:
        """Return the y from which a line may use the full width, below the amount."""
        return inner.top() - 3 + self._amount().pixelSize() * (_LEADING / 2 + 0.4)

    def _head_end(self, inner: QRectF) -> float:
        """Return the bottom of a cell's head, the same for all texts, so that cards never move."""
        first = self.look.serif(29, SEMIBOLD).pixelSize() * _LEADING
        line = self.look.sans(18).pixelSize() * _LEADING
        told = max(inner.top() + 1 + first, self._under_amount(inner))
        return max(self._face(inner).bottom(), told + 2 * line)

    def _words(self, inner: QRectF) -> QRectF:
        face = self._face(inner)
        left = face.right() + self.look.px(14)
        return QRectF(left, inner.top(), inner.right() - left, face.height())

    def _row(self, inner: QRectF) -> QRectF:
        words, name = self._words(inner), self.look.serif(29, SEMIBOLD)
        return line_at(words, words.top() - 1, name.pixelSize() * _LEADING)

    def _paint_amount(self, row: QRectF, seat: MomentSeat) -> None:
        amount = self._amount()
        large = row.adjusted(0, -2, 0, amount.pixelSize() * _LEADING - row.height())
        draw_text(self.painter, large, seat.amount, amount, self.theme.text, RIGHT)

    def _head(self, inner: QRectF, seat: MomentSeat, words_told: _Words) -> None:
        look, theme, face = self.look, self.theme, self._face(inner)
        portrait, at_right = self.context.portraits[seat.seat], self._is_at_right(seat.seat)
        draw_portrait(self.painter, face, portrait, faces_left=at_right)
        words, row = self._words(inner), self._row(inner)
        amount, name = self._amount(), look.serif(29, SEMIBOLD)
        if words_told == "all":
            self._paint_amount(row, seat)
        row.setRight(row.right() - text_width(seat.amount, amount) - self._beside)
        who = self.context.names[seat.seat]
        named = fitted(who, name, row.width(), look.text_px(18))
        draw_text(self.painter, row, who, named, theme.text, LEFT, elide=True)
        if words_told == "none":
            return
        if seat.gifts:
            self._given(words, row, seat)
        else:
            self._did(inner, row.bottom(), seat)

    def _did(self, inner: QRectF, top: float, seat: MomentSeat) -> None:
        """Paint what a seat did and how its amount is calculated, from `top` on."""
        look, theme, words, amount = self.look, self.theme, self._words(inner), self._amount()
        small = look.sans(18)
        line = small.pixelSize() * _LEADING
        told = line_at(words, top + look.margin(2), line)
        over = text_width(seat.told, small) > words.width() - text_width(seat.amount, amount)
        if over:
            told.moveTop(max(told.top(), self._under_amount(inner)))
        font = fitted(seat.told, small, told.width(), 13)
        draw_text(self.painter, told, seat.told, font, theme.text, LEFT, elide=True)
        told = line_at(words, told.bottom(), line)
        draw_text(self.painter, told, seat.deed, small, theme.text, RIGHT)
        told.setRight(told.right() - text_width(seat.deed, small))
        sum_font = fitted(seat.reckoned, small, told.width(), 13)
        draw_text(self.painter, told, seat.reckoned, sum_font, theme.quiet_text, LEFT, elide=True)

    def _given(self, words: QRectF, row: QRectF, seat: MomentSeat) -> None:
        """Paint what a seat gave and to whom, line by line, with its company after the name."""
        look, theme = self.look, self.theme
        small = look.sans(18)
        free = QRectF(row)
        who = self.context.names[seat.seat]
        free.setLeft(row.left() + text_width(who, look.serif(29, SEMIBOLD)) + self._beside)
        deed = fitted(seat.deed, small, free.width(), 13)
        draw_text(self.painter, free, seat.deed, deed, theme.quiet_text, RIGHT, elide=True)
        line = small.pixelSize() * _LEADING
        widths = self._gift_widths(seat.gifts, words.width(), line, small)
        for place, gifts in enumerate(seat.gifts):
            left, top = words.left(), row.bottom() + place * line
            for gift, width in zip(gifts, widths, strict=False):
                self._gift(QRectF(left, top, width - look.margin(8), line), gift, small)
                left += width

    def _gift_widths(
        self, rows: Sequence[Sequence[MomentGift]], room: float, line: float, font: QFont
    ) -> list[float]:
        """Return the width of each column of gifts: that of its longest name, plus a fair share.

        If there isn't enough space, all are reduced equally.
        """
        sign = 2 * self._half(line, font) + self.look.margin(4 + 8)
        wanted = [
            max(sign + text_width(_to(gift), font) for gift in column if gift is not None)
            for column in zip_longest(*rows)
        ]
        over = room - sum(wanted)
        if over >= 0:
            return [width + over / len(wanted) for width in wanted]
        return [width * room / sum(wanted) for width in wanted]

    def _half(self, line: float, font: QFont) -> float:
        return min(line * 0.46, font.pixelSize() * 0.72)

    def _gift(self, box: QRectF, gift: MomentGift, font: QFont) -> None:
        """Paint an emblem on its own background, an arrow, and the recipient."""
        theme, half = self.theme, self._half(box.height(), font)
        ground = QRectF(box.left(), box.center().y() - half, 2 * half, 2 * half)
        path = rounded(ground, 2.5 if gift.is_paper else half)
        fill(self.painter, path, theme.paper_light)
        stroke(self.painter, path, with_alpha(gift.mark.colour, 150), 0.8)
        centre, paper = ground.center(), theme.paper_light
        draw_emblem(self.painter, gift.mark.emblem, centre, half * 0.66, gift.mark.colour, paper)
        told = box.adjusted(2 * half + self.look.margin(4), -1, 0, -1)
        words = fitted(_to(gift), font, told.width(), 12)
        draw_text(self.painter, told, _to(gift), words, theme.text, LEFT, elide=True)

    def _standing(self, box: QRectF, seat: MomentSeat, words: _Words) -> None:
        rule(self.painter, box.topLeft(), box.topRight(), with_alpha(self.theme.line, 110), 0.8)
        if words == "none":
            return
        room, place = box.adjusted(0, 2, 0, 0), self.look.serif(25, SEMIBOLD)
        draw_text(self.painter, room, seat.place, place, self.theme.heading, RIGHT)
        room.setRight(room.right() - text_width(seat.place, place) - self.look.margin(6))
        if seat.climbed:
            self._climb(room, seat.climbed)
        told = self._sums_of_standing(box, seat)
        for within, text, font, ink in told if words == "all" else told[:1]:
            draw_text(self.painter, within, text, font, ink, LEFT)

    def _sums_of_standing(
        self, box: QRectF, seat: MomentSeat
    ) -> list[tuple[QRectF, str, QFont, QColor]]:
        """Return the texts at the left of the foot with their rects, the caption first."""
        look, theme = self.look, self.theme
        room, figure = box.adjusted(0, 2, 0, 0), look.serif(27, SEMIBOLD)
        beside = text_width(seat.place, look.serif(25, SEMIBOLD)) + look.margin(6)
        room.setRight(room.right() - beside - look.text_px(25) * 0.7 - 4)
        parts = (
            (seat.caption, look.sans(19), theme.text),
            (seat.standing, figure, theme.text),
            (seat.change, figure, tone_colour(look, seat.tone)),
        )
        gaps = self._beside * max(0, len([part for part in parts if part[0]]) - 1)
        share = (room.width() - gaps) / max(1.0, sum(text_width(t, f) for t, f, _ in parts))
        told = []
        for text, font, ink in parts:
            part = text_width(text, font) * min(1.0, share)
            within = left_part(room, part)
            told.append((within, text, fitted(text, font, part + 1), ink))
            room.setLeft(within.right() + (self._beside if text else 0.0))
        return told

    def _climb(self, room: QRectF, climbed: int) -> None:
        up, half = climbed > 0, self.look.text_px(25) * 0.28
        x, y, way = room.right() - half, room.center().y() + 1, -1 if up else 1
        colour = tone_colour(self.look, "good" if up else "bad")
        tip, waist = y + way * half, y
        head = ((x, tip), (x - half, waist), (x + half, waist))
        fill(self.painter, polygon(head), colour)
        stem = QRectF(x - half * 0.32, min(waist, waist - way * half), half * 0.64, half)
        fill(self.painter, rounded(stem, 0), colour)

    def _remark(self, box: QRectF, remarked: MomentNews) -> None:
        colour, font = tone_colour(self.look, remarked.tone), self.look.sans(16, SEMIBOLD)
        font = resized(font, min(font.pixelSize(), 1.25 * self.look.usual_px(16)))
        width, height = (
            text_width(remarked.text, font) + self.look.margin(22),
            font.pixelSize() * 1.5,
        )
        pill = QRectF(
            box.right() - width - self.look.margin(12), box.top() - height * 0.6, width, height
        )
        fill(self.painter, rounded(pill, height / 2), colour)
        ink = self.theme.panel_bottom if self.theme.is_dark else QColor("#FFFDF5")
        draw_text(self.painter, pill.adjusted(0, -1, 0, 0), remarked.text, font, ink, CENTRE)

    # News, and who leads

    def news(self, box: QRectF) -> None:
        """Paint who gained and lost most and who leads, in large type, in a free cell."""
        inner, lead = self._cell(box, None), self.moment.lead
        top = inner.top()
        if lead is not None:
            top = self._caption(inner, lead.title) + 2
        foot = self._lead_height(box) if lead is not None else 0.0
        height = (inner.bottom() - foot - top) / max(2, len(self.moment.news))
        for place, one in enumerate(self.moment.news):
            self._one_news(line_at(inner, top + place * height, height), one)
        if lead is not None:
            at = inner.bottom() - foot if self.moment.news else top
            self._lead(line_at(inner, at, foot), lead)

    def _caption(self, inner: QRectF, text: str) -> float:
        font = self.look.caption()
        line = line_at(inner, inner.top() - 2, font.pixelSize() * 1.5)
        draw_text(self.painter, line, text, font, self.theme.heading, LEFT, elide=True)
        rule(
            self.painter,
            line.bottomLeft(),
            line.bottomRight(),
            with_alpha(self.theme.line, 110),
            0.8,
        )
        return line.bottom()

    def _one_news(self, row: QRectF, one: MomentNews) -> None:
        look, theme = self.look, self.theme
        face = portrait_box(QPointF(), min(row.height() * 0.68, look.px(54) + 4))
        face.moveCenter(QPointF(row.left() + face.width() / 2, row.center().y()))
        draw_portrait(self.painter, face, self.context.portraits[one.seat])
        words = row.adjusted(face.width() + look.px(14), 0, 0, 0)
        change = next((seat.change for seat in self.moment.seats if seat.seat == one.seat), "")
        font = look.serif(40, SEMIBOLD)
        draw_text(self.painter, words, change, font, tone_colour(look, one.tone), RIGHT)
        words.setRight(words.right() - text_width(change, font) - look.margin(8))
        name, told = look.serif(22, SEMIBOLD), look.sans(16)
        share = min(1.0, row.height() / _LEADING / (name.pixelSize() + told.pixelSize()))
        name, told = (resized(one, max(13, one.pixelSize() * share)) for one in (name, told))
        first, second = name.pixelSize() * _LEADING, told.pixelSize() * _LEADING
        top = row.center().y() - (first + second) / 2
        line = line_at(words, top, first)
        who = self.context.names[one.seat]
        draw_text(self.painter, line, who, name, theme.text, LEFT, elide=True)
        line = line_at(words, top + first, second)
        told = fitted(one.text, told, line.width(), 13)
        draw_text(self.painter, line, one.text, told, theme.text, LEFT, elide=True)

    def _lead_height(self, box: QRectF) -> float:
        return min(
            box.height() * 0.42, self._line().pixelSize() * 1.6 + max(32.0, self.look.px(52))
        )

    def _line(self) -> QFont:
        return self.look.sans(18)

    def _lead(self, box: QRectF, lead: MomentLead) -> None:
        look, theme, font = self.look, self.theme, self._line()
        rule(self.painter, box.topLeft(), box.topRight(), with_alpha(theme.line, 110), 0.8)
        line = line_at(box, box.top() + look.margin(3), font.pixelSize() * 1.5)
        draw_text(self.painter, line, lead.caption, font, theme.quiet_text, LEFT)
        line.setLeft(line.left() + text_width(lead.caption, font) + self._beside)
        leader = fitted(lead.leader, look.serif(20, SEMIBOLD), line.width(), 13)
        draw_text(self.painter, line, lead.leader, leader, theme.heading, RIGHT, elide=True)
        row = line_at(box, line.bottom(), box.bottom() - line.bottom())
        width = row.width() / len(lead.order)
        for place, (seat, text) in enumerate(lead.order):
            cell = column_at(row, row.left() + place * width, width)
            face = portrait_box(QPointF(), min(row.height() / 1.3, cell.width() * 0.5))
            face.moveCenter(QPointF(cell.left() + face.width() / 2, cell.center().y()))
            draw_portrait(self.painter, face, self.context.portraits[seat], crest=False)
            words = cell.adjusted(face.width() + look.margin(4), 0, 0, 0)
            small = fitted(text, look.serif(16, SEMIBOLD), words.width())
            draw_text(self.painter, words, text, small, theme.heading, LEFT)
