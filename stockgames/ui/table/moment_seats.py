"""The seats of a common moment: what each showed and what came of it, each in a cell of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine.seat import SeatId
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.boxes import bottom_part, column_at, left_part, line_at
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import SEMIBOLD, resized, serif
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shadows import draw_rounded_glow, draw_shadow
from stockgames.ui.kit.shapes import fill, inset, linear, polygon, rounded, rule, stroke
from stockgames.ui.kit.surfaces import draw_panel, draw_paper
from stockgames.ui.kit.text import CENTRE, LEFT, RIGHT, draw_text, fitted, squeezed, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.table.common_moment import (
    CommonMoment,
    MomentCard,
    MomentGift,
    MomentLead,
    MomentNews,
    MomentSeat,
    Tone,
)
from stockgames.ui.table.table_context import TableContext

_LEADING = 1.24
"""Height of a line against the size of its letters."""
_LARGE = 0.85
"""From this scale on amounts have their full size."""
_CAPTIONED, _ROOMY = 50.0, 90.0
"""Cards that are lower, in px, do without their captions, and have these close to the edge."""
_BARE = 4.0
"""Pixels under the figure of a card without a caption."""
_NOTHING = MomentCard("", "")
_BACK = (QColor("#8A2A2E"), QColor("#561216"))
_GOLD = QColor("#F0DCA4")


def tone_colour(look: Look, tone: Tone) -> QColor:
    """Return the colour of a change."""
    theme = look.theme
    return {"plain": theme.quiet_text, "good": theme.good, "bad": theme.warning}[tone]


class SeatPainter:
    """One painting of the cells at both sides of a moment's page."""

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        moment: CommonMoment,
        context: TableContext,
        turned: float = 1.0,
    ) -> None:
        self.painter, self.look, self.moment, self.context = painter, look, moment, context
        self.theme = look.theme
        self.turned = turned
        """How far cards that turn over with this page are turned, 0 to 1."""

    # A seat

    def show(self, box: QRectF, seat: MomentSeat, earlier: SeatPainter | None = None) -> None:
        """Paint a seat's cell as it was kept, fading in over what an `earlier` page tells of it."""
        turning = tuple(i for i, card in enumerate(seat.cards) if card.turns and self.turned < 1)
        if earlier is not None:
            was = next((one for one in earlier.moment.seats if one.seat == seat.seat), None)
            if was is not None:
                earlier._keep(box, was, turning)
                self.painter.setOpacity(self.turned)
        self._keep(box, seat, turning)
        self.painter.setOpacity(1)
        if self.turned < 1:
            self._turn_cards(box, seat)

    def _keep(self, box: QRectF, seat: MomentSeat, turning: Sequence[int]) -> None:
        """Paint a cell baked, without the cards at places where one is just turning over."""
        left = (_NOTHING if i in turning else card for i, card in enumerate(seat.cards))
        shown = replace(seat, cards=tuple(left))
        look, reach = self.look, self.look.px(22) + 24
        news = next((one for one in self.moment.news if one.seat == seat.seat), None)
        name, portrait = self.context.names[seat.seat], self.context.portraits[seat.seat]
        who = name, portrait, self._is_at_right(seat.seat)
        sizes = look.scale, look.text_size, look.theme.name
        key = ("moment seat", repr(shown), news, who, sizes)  # colours cannot be a key themselves
        own = box.translated(-box.topLeft())

        def paint(target: QPainter) -> None:
            SeatPainter(target, look, self.moment, self.context).seat(own, shown)

        bounds = own.adjusted(-reach, -reach, reach, reach)
        draw_baked(self.painter, key, bounds, paint, at=box.topLeft(), parts=paint)

    def _turn_cards(self, box: QRectF, seat: MomentSeat) -> None:
        """Paint the cards that turn over: their backs, then their faces."""
        for place, card in zip(self._card_boxes(box, seat), seat.cards, strict=False):
            if not card.turns:
                continue
            side = card if self.turned > 0.5 else replace(card, is_back=True)
            self.painter.save()
            self.painter.translate(place.center())
            self.painter.scale(max(0.04, abs(1 - 2 * self.turned)), 1)
            self._card(place.translated(-place.center()), side)
            self.painter.restore()

    def _card_boxes(self, box: QRectF, seat: MomentSeat) -> list[QRectF]:
        """Return where the cards of a seat lie in its cell."""
        return self._places(self._room_for_cards(inset(box, self._pad()), seat), len(seat.cards))

    @property
    def _beside(self) -> float:
        """Pixels between two words that stand beside each other in a line."""
        return self.look.margin(10)

    def _pad(self) -> float:
        return max(9.0, self.look.px(16))

    def _room_for_cards(self, inner: QRectF, seat: MomentSeat) -> QRectF:
        """Return what is left between the head of a cell and its foot."""
        foot = self.look.text_px(27) * 1.36 if seat.standing else 0.0
        above = self.look.px(10) if seat.standing else self.look.px(5)
        below = max(4.0, self.look.px(8)) if seat.standing else 0.0
        room = QRectF(inner.left(), self._head_end(inner) + above, inner.right() - inner.left(), 0)
        room.setBottom(inner.bottom() - foot - below)
        return room

    def seat(self, box: QRectF, seat: MomentSeat) -> None:
        """Paint a seat's cell: who, what it did, its cards, and how it stands."""
        remarked = next((one for one in self.moment.news if one.seat == seat.seat), None)
        inner = self._cell(box, remarked)
        self._head(inner, seat)
        foot = self.look.text_px(27) * 1.36 if seat.standing else 0.0
        bottom = bottom_part(inner, foot)
        if seat.standing:
            self._standing(bottom, seat)
        self._cards(self._room_for_cards(inner, seat), seat.cards)
        if remarked is not None:
            self._remark(box, remarked)

    def _cell(self, box: QRectF, remarked: MomentNews | None) -> QRectF:
        """Paint the cell's ground; what gains most is lit. Return the room within."""
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
        """Tell whether a seat's cell lies at the right: all look to the middle."""
        return any(one.seat == seat for one in self.moment.sides[1])

    def _amount(self) -> QFont:
        return self.look.serif(46 if self.look.scale > _LARGE else 40, SEMIBOLD)

    def _under_amount(self, inner: QRectF) -> float:
        """Return from where on a line may be as long as it likes: under the amount."""
        return inner.top() - 3 + self._amount().pixelSize() * (_LEADING / 2 + 0.4)

    def _head_end(self, inner: QRectF) -> float:
        """Return where the head of a cell ends, whatever it tells: cards lie where they lay."""
        first = self.look.serif(29, SEMIBOLD).pixelSize() * _LEADING
        line = self.look.sans(18).pixelSize() * _LEADING
        told = max(inner.top() + 1 + first, self._under_amount(inner))
        return max(self._face(inner).bottom(), told + 2 * line)

    def _head(self, inner: QRectF, seat: MomentSeat) -> None:
        """Paint who it is, what it did and what that comes to."""
        look, theme, face = self.look, self.theme, self._face(inner)
        portrait, at_right = self.context.portraits[seat.seat], self._is_at_right(seat.seat)
        draw_portrait(self.painter, face, portrait, faces_left=at_right)
        words = QRectF(face.right() + look.px(14), inner.top(), 0, face.height())
        words.setRight(inner.right())
        amount = self._amount()
        name = look.serif(29, SEMIBOLD)
        first = name.pixelSize() * _LEADING
        row = line_at(words, words.top() - 1, first)
        large = row.adjusted(0, -2, 0, amount.pixelSize() * _LEADING - first)
        draw_text(self.painter, large, seat.amount, amount, theme.text, RIGHT)
        row.setRight(row.right() - text_width(seat.amount, amount) - self._beside)
        who = self.context.names[seat.seat]
        named = fitted(who, name, row.width(), look.text_px(18))
        draw_text(self.painter, row, who, named, theme.text, LEFT, elide=True)
        if seat.gifts:
            self._given(words, row, seat)
            return
        small = look.sans(18)
        line = small.pixelSize() * _LEADING
        told = line_at(words, row.bottom() + look.margin(2), line)
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
        """Paint what a seat gave and to whom, line by line; behind the name, what it leads."""
        look, theme = self.look, self.theme
        small = look.sans(18)
        free = QRectF(row)
        who = self.context.names[seat.seat]
        free.setLeft(row.left() + text_width(who, look.serif(29, SEMIBOLD)) + self._beside)
        deed = fitted(seat.deed, small, free.width(), 13)
        draw_text(self.painter, free, seat.deed, deed, theme.quiet_text, RIGHT, elide=True)
        line = small.pixelSize() * _LEADING
        for place, gifts in enumerate(seat.gifts):
            top, width = row.bottom() + place * line, words.width() / len(gifts)
            for i, gift in enumerate(gifts):
                left = words.left() + i * width
                self._gift(QRectF(left, top, width - look.margin(4), line), gift, small)

    def _gift(self, box: QRectF, gift: MomentGift, font: QFont) -> None:
        """Paint an emblem on a ground of its own, an arrow, and who was given it."""
        theme, half = self.theme, min(box.height() * 0.46, font.pixelSize() * 0.72)
        ground = QRectF(box.left(), box.center().y() - half, 2 * half, 2 * half)
        path = rounded(ground, 2.5 if gift.is_paper else half)
        fill(self.painter, path, theme.paper_light)
        stroke(self.painter, path, with_alpha(gift.mark.colour, 150), 0.8)
        centre, paper = ground.center(), theme.paper_light
        draw_emblem(self.painter, gift.mark.emblem, centre, half * 0.66, gift.mark.colour, paper)
        told = box.adjusted(2 * half + self.look.margin(4), -1, 0, -1)
        to = f"→ {gift.to}"
        words = fitted(to, font, told.width(), 13)
        draw_text(self.painter, told, to, words, theme.text, LEFT, elide=True)

    def _standing(self, box: QRectF, seat: MomentSeat) -> None:
        look, theme = self.look, self.theme
        rule(self.painter, box.topLeft(), box.topRight(), with_alpha(theme.line, 110), 0.8)
        colour = tone_colour(look, seat.tone)
        figure, place = look.serif(27, SEMIBOLD), look.serif(25, SEMIBOLD)
        room = box.adjusted(0, 2, 0, 0)
        width = text_width(seat.place, place)
        draw_text(self.painter, room, seat.place, place, theme.heading, RIGHT)
        room.setRight(room.right() - width - look.margin(6))
        if seat.climbed:
            self._climb(room, seat.climbed)
        room.setRight(room.right() - look.text_px(25) * 0.7 - 4)
        parts = (
            (seat.caption, look.sans(19), theme.text),
            (seat.standing, figure, theme.text),
            (seat.change, figure, colour),
        )
        told = [part for part in parts if part[0]]
        gaps = self._beside * max(0, len(told) - 1)
        share = (room.width() - gaps) / max(1.0, sum(text_width(t, f) for t, f, _ in told))
        for text, font, ink in told:
            part = text_width(text, font) * min(1.0, share)
            within = left_part(room, part)
            draw_text(self.painter, within, text, fitted(text, font, part + 1), ink, LEFT)
            room.setLeft(within.right() + self._beside)

    def _climb(self, room: QRectF, climbed: int) -> None:
        """Paint an arrow up or down at the right end of a line."""
        up, half = climbed > 0, self.look.text_px(25) * 0.28
        x, y, way = room.right() - half, room.center().y() + 1, -1 if up else 1
        colour = tone_colour(self.look, "good" if up else "bad")
        tip, waist = y + way * half, y
        head = ((x, tip), (x - half, waist), (x + half, waist))
        fill(self.painter, polygon(head), colour)
        stem = QRectF(x - half * 0.32, min(waist, waist - way * half), half * 0.64, half)
        fill(self.painter, rounded(stem, 0), colour)

    def _remark(self, box: QRectF, remarked: MomentNews) -> None:
        """Paint what a seat is remarked for on the edge of its cell."""
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

    # Its cards

    def _cards(self, room: QRectF, cards: tuple[MomentCard, ...]) -> None:
        for box, card in zip(self._places(room, len(cards)), cards, strict=False):
            if card != _NOTHING:
                self._card(box, card)

    def _places(self, room: QRectF, count: int) -> list[QRectF]:
        """Return where so many cards lie side by side; nowhere where they would be too small."""
        if room.height() < 34:
            return []
        gap = max(6.0, self.look.px(12))
        width = (room.width() - (max(3, count) - 1) * gap) / max(3, count)
        step, top, height = width + gap, room.top(), room.height()
        return [QRectF(room.left() + i * step, top, width, height) for i in range(count)]

    def _back(self, box: QRectF, card: MomentCard) -> None:
        """Paint a card that lies face down: which it is, and what is known of it."""
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
        return self.look.serif(17).pixelSize() * (1.35 if box.height() < _ROOMY else 1.7)

    def _card(self, box: QRectF, card: MomentCard) -> None:
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

    def _signed(self, upper: QRectF, card: MomentCard, ink: QColor) -> None:
        """Paint a signed number, and its emblem beside it."""
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
        """Paint which of the cards it is."""
        font, theme, wider = self.look.serif(15), self.theme, self.look.margin
        corner = line_at(box, box.top() + wider(3), font.pixelSize() * 1.25)
        corner.adjust(wider(7), 0, -box.width() / 2, 0)
        if card.sign:
            half = font.pixelSize() * 0.5
            at = QPointF(corner.left() + half - 1, corner.center().y() + 1)
            draw_emblem(self.painter, card.sign, at, half, theme.ink, theme.paper_light)
        else:
            draw_text(self.painter, corner, card.number, font, theme.quiet_ink, LEFT)

    # What is remarked, and who leads

    def news(self, box: QRectF) -> None:
        """Paint who gained and lost most and who leads, large, where a seat's cell is free."""
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
        """Paint who leads, and the faces of all in their order."""
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
