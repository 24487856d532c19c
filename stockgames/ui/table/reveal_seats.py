"""Cells of a reveal's page: a seat with its cards and its result, a value, and the news."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stockgames.presentation.context import TableContext
from stockgames.ui.table.faces import face_picture
from stockgames.ui.table.reveal_data import (
    RevealCard,
    RevealGift,
    RevealLead,
    RevealNews,
    RevealSeat,
    RevealValue,
    TableReveal,
    Tone,
)
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.fonts import SEMIBOLD, resized, serif
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import baked, device_ratio, draw_pixmap
from stockgames.ui.theme.surfaces import draw_panel, draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, fitted, squeezed, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import Picture, Rule, draw_near_shadow
from stockgames.ui.widgets.labels import FittedLabel, label_colour
from stockgames.ui.widgets.labels import Tone as LabelTone
from stockgames.ui.widgets.layouts import (
    add_parts,
    clear,
    column_of,
    column_on,
    row_of,
    row_on,
)

LEAST: Final = 34
"""The least height in px of a card; below it there is text instead."""
_CAPTIONED, _ROOMY = 50.0, 90.0
"""Below these heights in px, cards have no captions, or captions close to the edge."""
_MOST = 0.42
"""The greatest share of a card for its caption or number, as large text would cover the figure."""
_BARE = 4.0
"""The space below the figure of a card without a caption, in pixels."""
_BACK = (QColor("#8A2A2E"), QColor("#561216"))
_GOLD = QColor("#F0DCA4")
_LARGE: Final = 0.85
"""The least scale at which amounts have their full size."""
_FAINT: Final = 0.7
"""The opacity of a cell beside those that matter most to the viewer."""
_MOST_BESIDE_GIFTS: Final = 1.2
"""How many times texts are enlarged in a cell with gifts, whose cards need the room more."""
_MOST_BESIDE_NAME: Final = 1.25
"""How many times an amount or note is enlarged, so that the name before it stays readable."""
_ABREAST: Final = 3
"""The number of cards for which a cell always has room."""


class CardPainter:
    """Paints the cards of a page."""

    def __init__(self, painter: QPainter, look: ThemeContext) -> None:
        self.painter, self.look, self.theme = painter, look, look.theme

    def paint(self, box: QRectF, card: RevealCard) -> None:
        """Paint a card face up or face down."""
        if card.is_back:
            self._back(box, card)
            return
        theme, look, wider = self.theme, self.look, self.look.margin
        draw_paper(self.painter, theme, box, radius=wider(5), blur=wider(5), offset=wider(2))
        ink = theme.ink if card.mark is None else card.mark.colour
        line = with_alpha(theme.line, 130) if card.mark is None else with_alpha(ink, 110)
        s.stroke(self.painter, s.rounded(s.inset(box, wider(3.5)), wider(3)), line, 0.8)
        caption = look.serif(17, SEMIBOLD)
        below = self._caption_height(box, card)
        is_shown = below > _BARE
        upper = box.adjusted(wider(5), wider(4), -wider(5), -below)
        if is_shown:
            lower = s.line_at(upper, upper.bottom() - 1, below - wider(4))
            small = squeezed(card.caption, caption, lower.width())
            draw_text(self.painter, lower, card.caption, small, ink, CENTRE)
        self._corner(box, card)
        size = min(upper.height() * 0.82, look.px(54) + 6)
        if card.mark is None:
            figure = serif(min(upper.height(), max(look.text_px(30), size)), SEMIBOLD)
            figure = fitted(card.text, figure, upper.width())
            draw_text(self.painter, upper, card.text, figure, ink, CENTRE)
        elif card.text:
            self._signed(box, upper, card, ink)
        else:
            half = min(size, upper.width() * 0.7) * 0.5
            at = QPointF(upper.center().x(), upper.center().y() + 1)
            draw_emblem(self.painter, card.mark.emblem, at, half, ink, theme.paper_light)

    def _back(self, box: QRectF, card: RevealCard) -> None:
        wider = self.look.margin
        path = s.rounded(box, wider(5))
        s.draw_shadow(self.painter, self.theme, path, blur=5, offset=2)
        shade = s.linear(box.topLeft(), box.bottomRight(), (0.0, _BACK[0]), (1.0, _BACK[1]))
        s.fill(self.painter, path, shade)
        s.stroke(
            self.painter, s.rounded(s.inset(box, wider(3.5)), wider(3)), with_alpha(_GOLD, 170), 0.8
        )
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
            lower = s.line_at(upper, upper.bottom() - 1, caption - wider(4))
            font = squeezed(card.caption, self.look.serif(17, SEMIBOLD), lower.width())
            draw_text(self.painter, lower, card.caption, font, _GOLD, CENTRE)

    def _caption_height(self, box: QRectF, card: RevealCard) -> float:
        if not card.caption or box.height() < _CAPTIONED:
            return _BARE
        font, width = self.look.serif(17, SEMIBOLD), box.width() - 2 * self.look.margin(5)
        high = font.pixelSize() * (1.35 if box.height() < _ROOMY else 1.7)
        fits = text_width(card.caption, squeezed(card.caption, font, width)) <= width
        return high if fits and high < box.height() * _MOST else _BARE

    def _corner_font(self, box: QRectF) -> QFont:
        font = self.look.serif(15)
        return resized(font, min(font.pixelSize(), _MOST * box.height()))

    def _signed(self, box: QRectF, upper: QRectF, card: RevealCard, ink: QColor) -> None:
        assert card.mark is not None
        size = min(upper.height() * 0.62, upper.width() * 0.4, self.look.px(40) + 4)
        font = serif(max(13.0, size), SEMIBOLD)
        width, half = text_width(card.text, font), size * 0.44
        gap = self.look.margin(4)
        left = upper.center().x() - (width + gap + 2 * half) / 2
        corner = self._corner_font(box).pixelSize()
        down = max(1.0, upper.top() + corner - upper.center().y() + size * 0.45)
        at = QPointF(left + width + gap + half, upper.center().y() + down)
        words = QRectF(left, upper.top() + down - 1, width + 2, upper.height())
        draw_text(self.painter, words, card.text, font, ink, LEFT)
        draw_emblem(self.painter, card.mark.emblem, at, half, ink, self.theme.paper_light)

    def _corner(self, box: QRectF, card: RevealCard) -> None:
        font, theme, wider = self._corner_font(box), self.theme, self.look.margin
        corner = s.line_at(box, box.top() + wider(3), font.pixelSize() * 1.25)
        corner.adjust(wider(7), 0, -box.width() / 2, 0)
        if card.sign:
            half = font.pixelSize() * 0.5
            at = QPointF(corner.left() + half - 1, corner.center().y() + 1)
            draw_emblem(self.painter, card.sign, at, half, theme.ink, theme.paper_light)
        else:
            draw_text(self.painter, corner, card.number, font, theme.quiet_ink, LEFT)


class CardWidget(BaseWidget):
    """A card of a page; it flips about its long axis."""

    def __init__(self, look: ThemeContext, card: RevealCard) -> None:
        super().__init__(look)
        self.card = card
        self._turned = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def turn(self, share: float) -> None:
        """Show it at a share of its flip, from its back to its face."""
        self._turned = share
        self.update()

    def _paint(self, painter: QPainter) -> None:
        if self.height() < LEAST:
            return
        card = self.card if self._turned > 0.5 else replace(self.card, is_back=True)
        look, middle = self.look, QRectF(self.rect()).center()
        whole = QRectF(self.rect()).translated(-middle)
        box = whole.adjusted(3, 2, -3, -5)  # its shadow has to fit

        def paint(target: QPainter) -> None:
            CardPainter(target, look).paint(box, card)

        mark = None if card.mark is None else (card.mark.emblem, card.mark.colour.rgba())
        shown = replace(card, mark=None), mark  # a colour has no hash
        key = "reveal", shown, look.theme.name, look.scale, look.text_size
        pixmap = baked(key, whole, device_ratio(painter), paint)
        painter.translate(middle)
        painter.scale(max(0.04, abs(1 - 2 * self._turned)), 1)
        draw_pixmap(painter, whole.topLeft(), pixmap)


_TONES: Final[dict[Tone, LabelTone]] = {"plain": "quiet", "good": "good", "bad": "warning"}


def tone_colour(theme: Theme, tone: Tone) -> QColor:
    return label_colour(theme, _TONES[tone], "cloth")


def _sans(size: float, most: float | None = None) -> Callable[[ThemeContext], QFont]:
    return lambda look: _at_most(look, look.sans(size), size, most)


def _serif(size: float, most: float | None = None) -> Callable[[ThemeContext], QFont]:
    return lambda look: _at_most(look, look.serif(size), size, most)


def _at_most(look: ThemeContext, font: QFont, size: float, most: float | None) -> QFont:
    """Return a font that is enlarged at most so many times."""
    if most is None:
        return font
    return resized(font, min(font.pixelSize(), most * look.usual_px(size)))


def _draw_climb(painter: QPainter, box: QRectF, *, up: bool, colour: QColor) -> None:
    half = min(box.width(), box.height()) / 2
    x, y, way = box.center().x(), box.center().y(), -1 if up else 1
    head = ((x, y + way * half), (x - half, y), (x + half, y))
    s.fill(painter, s.polygon(head), colour)
    stem = QRectF(x - half * 0.32, min(y, y - way * half), half * 0.64, half)
    s.fill(painter, s.rounded(stem, 0), colour)


class _Cell(BaseWidget):
    """A panel with space around it for its shadow and for what lies on its edge."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.body = QVBoxLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        around = round(self.aside + max(8.0, self.look.px(15)))
        self.body.setContentsMargins(around, around, around, around)
        self.body.setSpacing(round(self.look.px(6)))
        self.update()

    @property
    def aside(self) -> float:
        """The space around the panel, in px."""
        return max(7.0, self.look.px(10))

    @property
    def panel(self) -> QRectF:
        return s.inset(QRectF(self.rect()), self.aside)

    def _paint(self, painter: QPainter) -> None:
        draw_near_panel(painter, self.look, self.panel)


def draw_near_panel(painter: QPainter, look: ThemeContext, panel: QRectF) -> None:
    """Draw a panel whose shadow reaches no further than its cell."""
    radius = look.corner(10)
    draw_near_shadow(painter, look.theme, panel, radius)
    draw_panel(painter, look.theme, panel, radius=radius, alpha=235, shadow=False)


class SeatCell(_Cell):
    """What a seat revealed, and its result; highlighted for the largest gain or loss."""

    def __init__(
        self, look: ThemeContext, context: TableContext, seat: RevealSeat, *, at_right: bool
    ) -> None:
        super().__init__(look)
        self._cards: list[CardWidget] = []
        self._news: RevealNews | None = None
        self._is_lit = False
        self._amount = FittedLabel(look, _amount_font, align=RIGHT)
        self._told = FittedLabel(look, _sans(18), fills=True)
        self._calculation = FittedLabel(look, _sans(18), tone="quiet", fills=True)
        tone: LabelTone = "quiet" if seat.gifts else "plain"
        most = _MOST_BESIDE_GIFTS if seat.gifts else None
        self._deed = FittedLabel(look, _sans(18, most), tone=tone, align=RIGHT)
        self._caption = FittedLabel(look, _sans(19))
        self._standing, self._change = (FittedLabel(look, _serif(27)) for _ in range(2))
        self._place = FittedLabel(look, _serif(25), tone="accent", align=RIGHT)
        self._climb = Picture(look, 17, 17, self._draw_climb, grows=True)
        self._place.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._remark = FittedLabel(look, _remark_font, colour=_on_remark, align=CENTRE, parent=self)
        name = FittedLabel(look, _serif(29, most), context.names[seat.seat], fills=True)
        self._seat = seat
        portrait = face_picture(look, context.portraits[seat.seat], 74, left=at_right, grows=False)
        first = _row(name, self._deed if seat.gifts else self._amount)
        if seat.gifts:
            words = column_of(first, _gift_rows(look, seat), spacing=0)
        else:
            words = column_of(first, self._told, _row(self._calculation, self._deed), spacing=0)
        top = Qt.AlignmentFlag.AlignTop
        head = row_of((portrait, top), (words, 1), spacing=round(look.px(12)))
        self._card_row, self._foot = row_of(spacing=round(look.px(6))), QWidget()
        figures = self._caption, self._standing, self._change
        row_on(self._foot, round(look.px(10)), *figures, 1, self._climb, self._place)
        add_parts(self.body, head, (self._card_row, 1), self._foot)
        self._foot.setVisible(bool(seat.standing))  # only now, or it would be a window
        self.show_words(seat)
        self.show_cards(seat)

    def show_words(self, seat: RevealSeat) -> None:
        """Show what a seat did, and its sums."""
        self._seat = seat
        self._told.setText(seat.summary)
        self._calculation.setText(seat.calculation)
        self._deed.setText(seat.verb)
        self._caption.setText(seat.caption)
        self._place.setText(seat.place)
        self._climb.setVisible(bool(seat.climbed))
        self._climb.update()
        self.show_sums(seat)

    def show_sums(self, seat: RevealSeat) -> None:
        """Show its sums alone, while they count."""
        self._amount.setText(seat.amount)
        self._standing.setText(seat.standing)
        self._change.set_tone(_TONES[seat.tone])
        self._change.setText(seat.change)

    def show_cards(self, seat: RevealSeat) -> None:
        """Show its cards, of which at least three find room beside each other."""
        clear(self._card_row)
        self._cards = [CardWidget(self.look, card) for card in seat.cards]
        for card in self._cards:
            self._card_row.addWidget(card, 1)
            card.show()  # at once, not at the next event
        if len(self._cards) < _ABREAST:
            self._card_row.addStretch(_ABREAST - len(self._cards))

    def turn(self, share: float) -> None:
        """Show those cards that are turned over now at a share of their flip."""
        for card in self._cards:
            if card.card.turns:
                card.turn(share)

    def remark(self, news: RevealNews | None, *, lit: bool | None = None) -> None:
        """Say something remarkable on the cell's edge; light the cell, or make it faint."""
        self._news, self._is_lit = news, bool(lit)
        is_faint = lit is False and not self.look.theme.is_plain
        effect = QGraphicsOpacityEffect(self, opacity=_FAINT) if is_faint else None
        self.setGraphicsEffect(effect)  # type: ignore[arg-type]  # None removes it
        self._remark.setText("" if news is None else news.text)
        self._remark.setVisible(news is not None)
        self._arrange()
        self.update()

    def _draw_climb(self, painter: QPainter, box: QRectF) -> None:
        if self._seat.climbed:
            up = self._seat.climbed > 0
            colour = tone_colour(self.look.theme, "good" if up else "bad")
            _draw_climb(painter, box, up=up, colour=colour)

    def _arrange(self) -> None:
        wide, high = self._remark.sizeHint().width(), self._remark.sizeHint().height()
        right = self.panel.right() - self.look.margin(12) - self.look.margin(11)
        top = max(0.0, self.panel.top() - high * 0.6)
        self._remark.setGeometry(round(right - wide), round(top), wide, high)

    def _paint(self, painter: QPainter) -> None:
        look, panel, radius = self.look, self.panel, self.look.corner(10)
        if self._is_lit or (self._news is not None and self._news.tone == "good"):
            s.draw_rounded_glow(painter, panel, radius, look.theme.heading, reach=self.aside)
        super()._paint(painter)
        if self._foot.isVisibleTo(self):
            y = self._foot.y() - self.body.spacing() / 2
            ends = QPointF(self._foot.x(), y), QPointF(self._foot.geometry().right(), y)
            s.rule(painter, *ends, with_alpha(look.theme.line, 110), 0.8)
        if self._news is not None:
            edge = tone_colour(look.theme, self._news.tone)
            s.stroke(painter, s.rounded(s.inset(panel, 1), radius), edge, 1.8)
            aside = look.margin(11)
            pill = QRectF(self._remark.geometry()).adjusted(-aside, 0, aside, 0)
            s.fill(painter, s.rounded(pill, pill.height() / 2), edge)


def _amount_font(look: ThemeContext) -> QFont:
    size = 46 if look.scale > _LARGE else 40
    return _at_most(look, look.serif(size), size, _MOST_BESIDE_NAME)


def _remark_font(look: ThemeContext) -> QFont:
    # larger it would cover what is in the cell
    return _at_most(look, look.sans(16, SEMIBOLD), 16, 1.25)


def _on_remark(theme: Theme) -> QColor:
    return theme.panel_bottom if theme.is_dark else QColor("#FFFDF5")


def _row(filling: QWidget, beside: QWidget) -> QHBoxLayout:
    return row_of((filling, 1), beside, spacing=8)


def _gift_rows(look: ThemeContext, seat: RevealSeat) -> QGridLayout:
    """Return rows of what a seat gave, each with an emblem and the receiver."""
    grid = QGridLayout()
    grid.setVerticalSpacing(0)
    grid.setHorizontalSpacing(round(look.px(5)))
    for column, gifts in enumerate(zip_longest(*seat.gifts)):
        for row, gift in enumerate(gifts):
            if gift is not None:
                font = _sans(18, _MOST_BESIDE_GIFTS)
                label = FittedLabel(look, font, f"→ {gift.to}", fills=True)
                grid.addWidget(
                    Picture(look, 25, 25, partial(_draw_gift, look, gift)), row, 2 * column
                )
                grid.addWidget(label, row, 2 * column + 1)
        longest = max(len(gift.to) for gift in gifts if gift is not None)
        grid.setColumnStretch(2 * column + 1, longest + 2)
    return grid


def _draw_gift(look: ThemeContext, gift: RevealGift, painter: QPainter, box: QRectF) -> None:
    """Draw the emblem of a gift on its own ground: round, or square for a share."""
    half = min(box.width(), box.height()) / 2 - 1
    ground = QRectF(box.center().x() - half, box.center().y() - half, 2 * half, 2 * half)
    path, paper = s.rounded(ground, 2.5 if gift.is_paper else half), look.theme.paper_light
    s.fill(painter, path, paper)
    s.stroke(painter, path, with_alpha(gift.mark.colour, 150), 0.8)
    draw_emblem(painter, gift.mark.emblem, ground.center(), half * 0.66, gift.mark.colour, paper)


class NewsCell(_Cell):
    """Who gained and lost most, and who leads, in a cell that no seat needs."""

    def __init__(self, look: ThemeContext, context: TableContext, reveal: TableReveal) -> None:
        super().__init__(look)
        self.body.setSpacing(2)
        if reveal.lead is not None:
            title, caption = reveal.lead.title, ThemeContext.caption
            self.body.addWidget(FittedLabel(look, caption, title, tone="accent", fills=True))
            self.body.addWidget(Rule(look))
        for news in reveal.news:
            self.body.addLayout(self._news(context, reveal, news), 1)
        self.body.addStretch(1)
        if reveal.lead is not None:
            self._lead(context, reveal.lead)

    def _news(self, context: TableContext, reveal: TableReveal, news: RevealNews) -> QHBoxLayout:
        look = self.look
        change = next((seat.change for seat in reveal.seats if seat.seat == news.seat), "")
        name = FittedLabel(look, _serif(22), context.names[news.seat], fills=True)
        words = column_of(name, FittedLabel(look, _sans(16), news.text, fills=True), spacing=0)
        face = face_picture(look, context.portraits[news.seat], 54, grows=False)
        amount = FittedLabel(look, _serif(40), change, tone=_TONES[news.tone], align=RIGHT)
        return row_of(face, (words, 1), amount, spacing=round(look.px(14)))

    def _lead(self, context: TableContext, lead: RevealLead) -> None:
        look = self.look
        self.body.addLayout(lead_line(look, lead, 18, 20))
        row = row_of(spacing=round(look.px(4)))
        for seat, place in lead.order:
            face = face_picture(look, context.portraits[seat], 36, crest=False, grows=False)
            add_parts(row, face, FittedLabel(look, _serif(16), place, tone="accent"), 1)
        self.body.addLayout(row)


def lead_line(look: ThemeContext, lead: RevealLead, small: float, large: float) -> QHBoxLayout:
    """Return a line that says who leads, in fonts of these sizes."""
    caption = FittedLabel(look, _sans(small), lead.caption, tone="quiet")
    return row_of(
        caption, 1, FittedLabel(look, _serif(large), lead.leader, tone="accent", align=RIGHT)
    )


class ValuePlate(BaseWidget):
    """A value on a plate: its name, a note, and the value before and after."""

    def __init__(self, look: ThemeContext, value: RevealValue) -> None:
        super().__init__(look)
        self._value = value
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        on_paper = partial(FittedLabel, look, background="paper")
        self._name = on_paper(_serif(20), colour=self._mark_colour, fills=True)
        self._note = on_paper(_sans(16, _MOST_BESIDE_NAME), align=RIGHT)
        self._before = on_paper(_serif(31), tone="quiet", align=RIGHT)
        self._after = on_paper(_serif(42), colour=self._mark_colour)
        self._arrow = Picture(look, 36, 30, self._draw_arrow, grows=True)
        mark = Picture(look, 24, 24, self._draw_mark, grows=True)
        head = row_of(mark, (self._name, 1), self._note, spacing=round(look.px(8)))
        body = row_of(1, self._before, self._arrow, self._after, 1, spacing=round(look.px(10)))
        column, side = column_on(self, 0, head, (body, 1)), round(look.margin(10))
        column.setContentsMargins(side, round(look.margin(4)), side, round(look.margin(4)))
        self.show_value(value)

    def show_value(self, value: RevealValue) -> None:
        self._value = value
        self._name.setText(value.name)
        self._note.setText(value.note)
        self._before.setText(value.before)
        self._after.setText(value.after)
        self._arrow.setVisible(bool(value.before))
        self.update()

    def _mark_colour(self, _theme: Theme) -> QColor:
        return self._value.mark.colour

    def _draw_mark(self, painter: QPainter, box: QRectF) -> None:
        mark, half = self._value.mark, min(box.width(), box.height()) / 2
        paper = self.look.theme.paper_light
        draw_emblem(painter, mark.emblem, box.center(), half, mark.colour, paper)

    def _draw_arrow(self, painter: QPainter, box: QRectF) -> None:
        colour, y = self._value.mark.colour, box.center().y()
        head = box.width() * 0.34
        start, x = QPointF(box.left(), y), box.right()
        s.rule(painter, start, QPointF(x - head * 0.8, y), colour, max(2.0, box.width() * 0.1))
        tip = ((x, y), (x - head, y - head * 0.62), (x - head, y + head * 0.62))
        s.fill(painter, s.polygon(tip), colour)

    def _paint(self, painter: QPainter) -> None:
        look, box, radius = self.look, QRectF(self.rect()).adjusted(4, 1, -4, -6), 6
        draw_paper(painter, look.theme, box, radius=look.corner(radius), blur=3, offset=1.5)
        edge = with_alpha(self._value.mark.colour, 190)
        s.stroke(painter, s.rounded(s.inset(box, 1), look.corner(radius)), edge, look.margin(1.8))
