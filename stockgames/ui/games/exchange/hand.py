"""The strip along the bottom: cards to choose from, sleeves, and a forecast of an order."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from stockgames.engine.state import SeatId
from stockgames.games.exchange import parts as p
from stockgames.games.exchange.action_builder import CardTarget
from stockgames.games.exchange.actions import CardFace, ChooseFounder
from stockgames.games.exchange.facts import ExchangeFacts, Slot
from stockgames.games.exchange.forecast import (
    Forecast,
    OrderForecast,
    SaleForecast,
    SettledAt,
    VoteForecast,
)
from stockgames.presentation.faces import founders
from stockgames.presentation.games.exchange import terms
from stockgames.presentation.games.exchange.outline import SLEEVES, sleeve_state
from stockgames.presentation.games.exchange.panels import card_label
from stockgames.presentation.games.exchange.terms import LETTERS, badge, foresight_title
from stockgames.presentation.sentences.catalogue import MINUS
from stockgames.presentation.sentences.speech import money, number, say, signed, signed_money
from stockgames.ui.games.exchange.art import cards as art
from stockgames.ui.games.exchange.layout import BoardLayout, CardPlace, place_cards
from stockgames.ui.pieces.plates import BUTTON_RADIUS, ButtonState, draw_button_face
from stockgames.ui.pieces.tokens import security_letters
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, serif
from stockgames.ui.theme.palette import Theme, darker, lighter, mark_of, with_alpha
from stockgames.ui.theme.pixmap_cache import baked, device_ratio, draw_pixmap
from stockgames.ui.theme.surfaces import draw_panel, draw_panel_title, draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, RIGHT, draw_text, squeezed, text_width
from stockgames.ui.theme.theme_context import ThemeContext


class ForesightItem(TableItem):
    """The forecast strip, a column per price; sums that cost more than the cash are hatched."""

    rows = Painted[tuple[SettledAt, ...]](())
    _title = Painted("")
    _note = Painted("")

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "foresight")

    def set_data(self, forecast: Forecast | None) -> None:
        order = forecast if isinstance(forecast, OrderForecast) else None
        self.rows = () if order is None else order.rows
        self._title = foresight_title(order)
        self._note = terms.effect(forecast) if isinstance(forecast, VoteForecast) else ""

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        if not self.rows:
            font = self.look.sans(15)
            draw_text(painter, self.rect, self._note, font, theme.text, LEFT, wrap=True)
            return
        font = self.look.sans(14)
        head = min(self.rect.width() * 0.22, text_width(self._title, font) + 8)
        half = self.rect.height() / 2
        box = QRectF(self.rect.left(), self.rect.top() + 2, head, half - 2)
        caption = say("exchange-settled-at")
        draw_text(painter, box, caption, font, theme.quiet_text, LEFT, elide=True)
        box = QRectF(self.rect.left(), self.rect.top() + half, head, half - 2)
        whole = squeezed(self._title, font, head)
        draw_text(painter, box, self._title, whole, theme.text, LEFT, elide=True)
        width = (self.rect.width() - head - 8) / len(self.rows)
        for i, row in enumerate(self.rows):
            left = self.rect.left() + head + 8 + i * width
            self._draw_column(painter, s.column_at(self.rect, left, width), row)

    def _draw_column(self, painter: QPainter, box: QRectF, row: SettledAt) -> None:
        theme, look = self.look.theme, self.look
        field = s.rounded(s.inset(box, 1.5), 5)
        if row.may_ruin:
            draw_hatch(painter, field, with_alpha(theme.warning, 90), angle=45, gap=4)
        if row.is_today:
            s.fill(painter, field, with_alpha(theme.line, 44))
            s.stroke(painter, field, with_alpha(theme.line, 230), 1.2)
        elif row.is_short:
            s.stroke(painter, field, with_alpha(theme.warning, 170), 1, dash=(3, 2.4), flat=True)
        half = box.height() / 2
        upper = s.line_at(box, box.top() + 2, half - 2)
        font = look.sans(14, SEMIBOLD if row.is_today else BOLD)
        draw_text(painter, upper, money(row.price), look.sans(14), theme.quiet_text, CENTRE)
        ends = QPointF(box.left() + 8, box.center().y()), QPointF(box.right() - 8, box.center().y())
        s.rule(painter, *ends, with_alpha(theme.line, 110))
        colour = theme.good if row.amount > 0 else theme.warning if row.is_short else theme.text
        sum_ = signed_money(row.amount)
        if text_width(sum_, font) > box.width() - 4:
            font = look.sans(13, SEMIBOLD)
        if text_width(sum_, font) > box.width() - 4:  # the prices above name the currency
            sum_ = signed(row.amount, number(abs(row.amount)))
        draw_text(painter, s.line_at(box, box.center().y(), half - 2), sum_, font, colour, CENTRE)
        if row.may_ruin:
            self._draw_warning(painter, QPointF(box.right() - 9, box.top() + 10))

    def _draw_warning(self, painter: QPainter, at: QPointF) -> None:
        theme, r = self.look.theme, 6.0
        path = s.polygon(
            [
                (at.x(), at.y() - r),
                (at.x() + r * 1.05, at.y() + r * 0.8),
                (at.x() - r * 1.05, at.y() + r * 0.8),
            ]
        )
        s.fill(painter, path, theme.warning)
        mark = QPointF(at.x(), at.y() - r * 0.35), QPointF(at.x(), at.y() + r * 0.25)
        s.rule(painter, *mark, theme.panel_bottom, 1.4)


_LIFT = 6.0


class HandItem(TableItem):
    """The panel with its caption and cards; without cards for anyone who may not see them."""

    places = Painted[Sequence[CardPlace]](())
    _title = Painted("")
    _note = Painted("")
    _cards = Painted(QRectF())
    _hovered = Painted[str | None](None)
    lifted = Painted[Mapping[Hashable, float]](MappingProxyType({}))
    """How far cards are raised while hovered, 0 to 1, by place."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "hand")

    def set_data(
        self,
        stage: int,
        cards: Sequence[CardTarget],
        layout: BoardLayout,
        waiting: str,
        focused: str | None,
        hovered: str | None,
    ) -> None:
        """Set caption and cards; without cards, `waiting` says what is awaited.

        If not all cards fit, those around the `focused` one are shown.
        """
        whole = layout.sleeves.united(layout.foresight)
        special = {p.PHASE_1: layout.tall_cards, p.PHASE_2: layout.wide_cards}
        special |= {p.FOUNDING: whole, p.LIQUIDATION: whole}
        self._cards = special.get(stage, layout.cards)
        self.places = place_cards(cards, self._cards, focused)
        self._title = self._caption(stage, cards)
        self._note, self._hovered = "" if cards else waiting, hovered

    def _caption(self, stage: int, cards: Sequence[CardTarget]) -> str:
        title, shown = terms.hand_title(stage), len(self.places)
        if shown == len(cards):
            return title
        first = cards.index(self.places[0].card)
        return say(
            "exchange-to-of", title=title, first=first + 1, last=first + shown, count=len(cards)
        )

    def clear(self) -> None:
        self._title, self._note, self.places = "", "", ()

    def place(self, name: str) -> CardPlace | None:
        """Return the place of the card with this name; None if it isn't shown."""
        return next((place for place in self.places if place.card.name == name), None)

    def ringed(self, place: CardPlace) -> QRectF:
        """Return the rect for a focus ring around a card; in a lower half it stays inside."""
        card = place.card
        if card.kind == "side":
            return s.inset(place.rect, 4)
        if card.kind == "vote" and not card.is_up:
            return s.inset(place.spot, 5)
        lifted = place.card.is_picked or place.card.name == self._hovered
        return place.rect.translated(0, -_LIFT if lifted else 0)

    def _lifted(self, place: CardPlace) -> QRectF:
        card = place.card
        height = 1.0 if card.is_picked else self.lifted.get(card.place, 0.0)
        return place.rect.translated(0, -_LIFT * height)

    @property
    def leaving(self) -> QRectF:
        """The start rect of a placed card: the middle, which gives no card away."""
        size = self._cards.height() * 0.5
        middle = self._cards.center()
        return QRectF(middle.x() - size * 0.35, middle.y() - size / 2, size * 0.7, size)

    def draw(self, painter: QPainter) -> None:
        theme, look = self.look.theme, self.look
        draw_panel(painter, theme, self.rect, radius=look.corner(10), alpha=232)
        draw_panel_title(painter, look, self.rect, self._title)
        if self._note:
            font = look.sans(15, italic=True)
            draw_text(painter, self._cards, self._note, font, theme.quiet_text, CENTRE, wrap=True)
        for place in sorted(self.places, key=lambda place: place.card.is_picked):
            self._draw_place(painter, place)

    def _draw_place(self, painter: QPainter, place: CardPlace) -> None:
        card = place.card
        if card.kind == "side":
            self._draw_side(painter, place)
        if not card.is_up or card.kind == "side":
            return
        rect = self._lifted(place)
        match card.action, card.forecast:
            case ChooseFounder(card=founder), _:
                self._draw_founder(painter, rect, founder, card)
            case _, SaleForecast() as sale:
                self._draw_sale(painter, rect, sale)
            case _:
                self._draw_card(painter, rect, card)

    def _draw_card(self, painter: QPainter, rect: QRectF, card: CardTarget) -> None:
        face = card.face
        drawn = art.PhaseCard(
            round(rect.width(), 1),
            round(rect.height(), 1),
            "influence" if face.by else "order" if face.shares else "security",
            LETTERS[face.security],
            face.by or face.shares,
            "buy" if face.side == p.BUY else "sell",
            "" if face.shares else terms.security_name(face.security),
            lift=8.0 if card.is_picked else 0.0,
        )
        art.draw_phase_card(painter, self.look.theme, rect.center(), drawn)

    def _draw_founder(
        self, painter: QPainter, rect: QRectF, number: p.FounderId, card: CardTarget
    ) -> None:
        founder = p.FOUNDERS[number]
        drawn = art.FounderCard(
            round(rect.width(), 1),
            round(rect.height(), 1),
            founder.name,
            founders()[founder.id],
            founder.shares,
            money(founder.cash),
            lift=5.0 if card.is_picked else 0.0,
        )
        art.draw_founder_card(painter, self.look.theme, rect.center(), drawn)

    def _draw_side(self, painter: QPainter, place: CardPlace) -> None:
        theme, card = self.look.theme, place.card
        rect = s.inset(place.rect, 2)
        label, picked = card_label(card), card.is_picked
        state: ButtonState = "over" if card.name == self._hovered and not picked else "rest"
        radius = self.look.corner(BUTTON_RADIUS)
        colour = draw_button_face(painter, theme, rect, state, radius, is_primary=picked)
        sign = "+" if card.face.side == p.BUY else MINUS
        font, mark = self.look.sans(16, SEMIBOLD), self.look.serif(20)
        width = text_width(label, font)
        left = rect.center().x() - width / 2
        draw_text(painter, rect.translated(8, 0), label, font, colour, CENTRE)
        box = QRectF(left - 20, rect.top(), 22, rect.height() - 2)
        draw_text(painter, box, sign, mark, colour, CENTRE)

    def _draw_sale(self, painter: QPainter, rect: QRectF, sale: SaleForecast) -> None:
        theme, size = self.look.theme, _sale_size(rect, sale)
        draw_paper(painter, theme, rect, radius=4, blur=6, offset=3)
        foot = self.look.text_px(13) * 1.45
        if rect.height() >= size * 1.3 + foot:
            box = QRectF(rect.left() + 8, rect.bottom() - foot - 2, rect.width() - 14, foot)
            self._draw_kept(painter, box, sale)
            rect = rect.adjusted(0, 0, 0, -foot)
        left = rect.left() + size * 0.5
        sold = [(security, sale.sold[security]) for security in p.ALL_SECURITIES]
        _draw_shares(painter, theme, rect, left, [share for share in sold if share[1]], serif(size))
        right = rect.adjusted(0, 0, -size * 0.45, 0)
        amount = serif(max(13.0, size * 0.84))
        draw_text(painter, right, money(sale.brings), amount, theme.quiet_ink, RIGHT)

    def _draw_kept(self, painter: QPainter, box: QRectF, sale: SaleForecast) -> None:
        theme, font, said = self.look.theme, self.look.sans(13), say("exchange-left")
        kept = [(security, sale.keeps[security]) for security in p.ALL_SECURITIES]
        x = box.left() + text_width(said, font) + 5
        draw_text(painter, box, said, font, theme.quiet_ink, LEFT)
        wide = sum(text_width(str(n), font) + 1.5 * font.pixelSize() for _, n in kept)
        tight = min(1.0, (box.right() - x) / wide)
        _draw_shares(painter, theme, box, x, kept, font, tight)


def _draw_shares(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    left: float,
    shares: Sequence[tuple[int, int]],
    font: QFont,
    tight: float = 1.0,
) -> None:
    half = font.pixelSize() * 0.5
    for security, count in shares:
        mark, wide = mark_of(badge(security)), text_width(str(count), font)
        draw_text(painter, s.column_at(rect, left, wide + 2), str(count), font, theme.ink, LEFT)
        at = QPointF(left + wide + half * 1.35, rect.center().y())
        draw_emblem(painter, mark.emblem, at, half * tight, mark.colour, theme.paper_light)
        left += (wide + 3 * half) * tight


def _sale_size(rect: QRectF, sale: SaleForecast) -> float:
    size = min(30.0, max(15.0, rect.height() * 0.36))
    counts = [str(count) for count in sale.sold if count]
    wide = sum(text_width(count, serif(size)) + 1.5 * size for count in counts) + size
    wide += text_width(money(sale.brings), serif(size * 0.84))
    return size * min(1.0, rect.width() / wide)


def draw_small_card(
    painter: QPainter, look: ThemeContext, box: QRectF, slot: Slot, turned: float
) -> None:
    """Draw a small sleeve: an outline, a back, or a face with its emblem, sign or count."""
    if slot.state in ("none", "open"):
        alpha = 170 if slot.state == "open" else 70
        line = with_alpha(look.theme.line, alpha)
        s.stroke(painter, s.rounded(s.inset(box, 1), 2.5), line, 1, dash=(3, 2.4), flat=True)
        return
    card = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())

    def paint(target: QPainter) -> None:
        if slot.state == "back" or slot.face is None:
            art.paint_back(target, card, 2.5)
        else:
            art.paint_paper(target, card, 2.5)
            _paint_small_face(target, card, slot)

    pixmap = baked(("small", slot), card, device_ratio(painter), paint)
    with s.moved(painter, box.center(), scale=(max(0.04, turned), 1)):
        draw_pixmap(painter, card.topLeft(), pixmap)


def _paint_small_face(painter: QPainter, box: QRectF, slot: Slot) -> None:
    face, w, h = slot.face, box.width(), box.height()
    assert face is not None
    mark = mark_of(badge(max(0, face.security)))
    ink = darker(mark.colour, 0.15)
    if face.side == p.NONE and not face.by:
        draw_emblem(painter, mark.emblem, QPointF(), w * 0.36, mark.colour, lighter(ink, 0.95))
    elif face.by:
        text = terms.signed_steps(face.by)
        upper = QRectF(-w / 2, -h / 2 + 1, w, h * 0.5)
        draw_text(painter, upper, text, serif(max(9, h * 0.38), BOLD), ink, CENTRE)
        at = QPointF(0, h * 0.22)
        draw_emblem(painter, mark.emblem, at, w * 0.25, mark.colour, lighter(ink, 0.95))
    else:
        sign = "+" if face.side == p.BUY else MINUS
        upper = QRectF(-w / 2, -h / 2, w, h * (0.5 if face.shares else 0.96))
        draw_text(painter, upper, sign, serif(max(10, h * 0.52), BOLD), ink, CENTRE)
        if face.shares:
            lower = QRectF(-w / 2, -h * 0.06, w, h * 0.52)
            font = serif(max(9, h * 0.42), BOLD)
            draw_text(painter, lower, str(face.shares), font, ink, CENTRE)
    if slot.state == "own":
        line = with_alpha(ink, 170)
        s.stroke(painter, s.rounded(s.inset(box, 2), 2), line, 0.9, dash=(2.4, 2), flat=True)


_MARKS = ("I", "II", "III", "lobbyist")
_RATIO = 1.36
_LINE = 18
"""The height of the line under a sleeve."""


class SleevesItem(TableItem):
    """Sleeves beside each other; `turned` is how wide each looks during a flip, 1 if it is flat."""

    slots = Painted[tuple[Slot, ...]](())
    turned = Painted[tuple[float, ...]](())

    def show_all(self, slots: tuple[Slot, ...]) -> None:
        self.slots, self.turned = slots, (1.0,) * len(slots)

    def show_slot(self, index: int, slot: Slot, width: float = 1.0) -> None:
        """Show a sleeve in mid-flip, scaled to a `width` from 0 to 1."""
        if index < len(self.slots):
            self.slots = (*self.slots[:index], slot, *self.slots[index + 1 :])
            self.turned = (*self.turned[:index], width, *self.turned[index + 1 :])


class SleeveRowItem(SleevesItem):
    """The row of sleeves, with a line under each."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "sleeves")

    def set_data(self, facts: ExchangeFacts, front: SeatId, layout: BoardLayout) -> None:
        """Set the sleeves; none while the hand needs their space."""
        stage = facts.stage
        self.show_all(() if stage in (p.FOUNDING, p.LIQUIDATION) else facts.sleeves(front))
        special = {p.PHASE_1: layout.tall_sleeves, p.PHASE_2: layout.narrow_sleeves}
        self.set_rect(special.get(stage, layout.sleeves))

    def _size(self) -> tuple[float, float, float]:
        count = max(3, len(self.slots))
        pitch = self.rect.width() / count
        height = min(self.rect.height() - _LINE - 2, pitch * 0.9 * _RATIO)
        return round(height / _RATIO, 1), round(height, 1), pitch

    def sleeve_rect(self, index: int) -> QRectF:
        """Return the rect of a sleeve, including the part above it for its card."""
        width, height, pitch = self._size()
        left = self.rect.left() + index * pitch + (pitch - width) / 2
        top = self.rect.top() + (self.rect.height() - height - _LINE) / 2
        return QRectF(left, top, width, height)

    def _line(self, index: int) -> QRectF:
        rect, pitch = self.sleeve_rect(index), self._size()[2]
        return QRectF(rect.center().x() - pitch / 2, rect.bottom() + 4, pitch, _LINE)

    def draw(self, painter: QPainter) -> None:
        font, ink = self.look.sans(13), self.look.theme.quiet_text
        for index, slot in enumerate(self.slots):
            rect = self.sleeve_rect(index)
            self._draw_sleeve(painter, rect, index, slot)
            note = sleeve_state(index, slot) or say("exchange-sleeve", sleeve=SLEEVES[index])
            draw_text(painter, self._line(index), note, font, ink, CENTRE, elide=True)

    def _draw_sleeve(self, painter: QPainter, rect: QRectF, index: int, slot: Slot) -> None:
        theme, inside = self.look.theme, _inside(slot)
        face = slot.face or CardFace()
        sleeve = art.Sleeve(
            rect.width(),
            rect.height(),
            _MARKS[index],
            inside,
            LETTERS[max(0, face.security)],
            self._word(face, rect.width()) if inside == "face" else "",
            hidden=slot.state == "own",
        )
        turned = self.turned[index]
        with s.moved(painter, QPointF(rect.center().x(), rect.top()), scale=(max(0.04, turned), 1)):
            art.draw_sleeve(painter, theme, QPointF(-rect.width() / 2, 0), sleeve)
        if slot.state == "open":
            leather = sleeve.leather.translated(rect.topLeft()).adjusted(-5, -5, 5, 5)
            line = with_alpha(theme.accent, 200)
            s.stroke(painter, s.rounded(leather, 9), line, 1.5, dash=(4, 3), flat=True)

    def _word(self, face: CardFace, width: float) -> str:
        """Return the text on a card, in a shorter form if it is too long."""
        if face.by:
            return terms.signed_steps(face.by)
        font = serif(max(13.0, width * 0.128), SEMIBOLD)
        if face.side == p.NONE:
            word = terms.security_name(face.security)
            fits = text_width(word, font) < width * 0.85 - 25
            return word if fits else security_letters(LETTERS[face.security])
        side = p.SIDES[face.side]
        if not face.shares:
            return say("exchange-side-told", side=side)
        word = say("exchange-order-told", side=side, count=face.shares)
        fits = text_width(word, font) <= width * 0.85 - 10  # in this case without an emblem
        return word if fits else say("exchange-order-short", side=side, count=face.shares)


def _inside(slot: Slot) -> art.Inside:
    if slot.state in ("none", "open"):
        return "empty"
    return "back" if slot.state == "back" or slot.face is None else "face"
