"""The front of the desk: the envelope for the submission, and the fan of certificates."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.engine.state import SeatId
from stockgames.games.stock_exchange.desk import Place
from stockgames.games.stock_exchange.facts import Facts
from stockgames.games.stock_exchange.form import Part
from stockgames.games.stock_exchange.parts import SEATS
from stockgames.presentation.games.stock_exchange.panels import part_count, part_name
from stockgames.presentation.games.stock_exchange.terms import company, company_badge
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.stock_exchange.art import papers
from stockgames.ui.games.stock_exchange.art.desk import PAD_NOTE, PAD_TEXT, draw_desk_pad
from stockgames.ui.games.stock_exchange.layout import DeskItem, fan_out
from stockgames.ui.pieces.cards import FanCard
from stockgames.ui.pieces.plates import (
    BUTTON_RADIUS,
    ButtonState,
    draw_button_face,
    draw_tag,
    tag_box,
)
from stockgames.ui.sentences import key_text
from stockgames.ui.table.items import LINES, ON_WOOD, Painted
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, largest, usual_size
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.text import CENTRE, RIGHT, draw_text, fitted, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.buttons import draw_key_cap, key_cap_size


def draw_key_button(
    painter: QPainter,
    look: ThemeContext,
    theme: Theme,
    box: QRectF,
    text: str,
    key: str,
    state: ButtonState,
) -> None:
    """Draw a button with a text at the left and a key at the right.

    `theme` is that of its background, as paper is light even in the dark theme.
    """
    colour = draw_button_face(painter, theme, box, state, look.corner(BUTTON_RADIUS))
    shown, font = key_text(key), look.sans(15, SEMIBOLD)
    least = text_width(text, largest(font, lambda _: False)) + 24

    def fits(font: QFont) -> bool:
        wide, high = key_cap_size(shown, font)
        return wide + least <= box.width() and high <= box.height() - 6

    small = largest(look.sans(13), fits)
    width, height = key_cap_size(shown, small)
    cap = QRectF(box.right() - width - 8, box.center().y() - height / 2, width, height)
    words = s.column_at(box, box.left() + 10, cap.left() - box.left() - 14)
    shortest = text_width(text, fitted(text, font, 0))
    if words.width() < shortest <= cap.right() - words.left():  # the words matter more than a key
        words.setRight(cap.right())
    else:
        draw_key_cap(painter, cap, shown, small, colour)
    draw_text(painter, words, text, fitted(text, font, words.width()), colour, elide=True)


_INK, _GOOD, _LEFT = QColor("#1F2B35"), QColor("#2F6A3C"), QColor("#9A2A20")
_PAPER = QColor("#F3E6C6")
_LINE, _QUIET = QColor("#8A734A"), QColor("#5E5A4E")
_LINES = SEATS // 2
"""The number of names in a column."""


class EnvelopeItem(DeskItem):
    """Shows the progress of the form, and the wax seal once it is sealed."""

    pressed = Painted(1.0)
    """How far the seal is pressed, 0 to 1."""
    sealed = Painted(False)
    names = Painted[Sequence[str]](())

    @property
    def _seal_radius(self) -> int:
        return round(min(papers.flap_depth(self.rect) * 0.34, 24.0))

    @property
    def _below(self) -> QRectF:
        """The rect for texts: below the flap, and below the seal if there is one."""
        top = self.rect.top() + papers.flap_depth(self.rect)
        top += self._seal_radius * 0.92 if self.sealed else 2
        return s.line_at(self.rect, top, self.rect.bottom() - top)

    def lines(self) -> list[QRectF]:
        """Return the rect of the title, then of the list's lines; each line holds two names."""
        if self.facts is None:
            return []
        lines = _LINES if self.own is None else len(self.own.parts)
        below, top = self._below, self._below.top()
        room = below.height() - 4
        row = min(room / (lines + 1.15), 22.0)
        head = s.line_at(below, top, row * 1.1)
        rows = (s.line_at(below, head.bottom() + n * row, row) for n in range(lines))
        return [head, *rows]

    def draw(self, painter: QPainter) -> None:
        box, theme, facts = self.rect, self.look.theme, self.own
        if box.isEmpty():
            return
        papers.draw_envelope(painter, theme, box, self.look.corner(6))
        title = self.look.serif(19, italic=True)
        if facts is None or facts.seat is None:
            if self.watched is not None:
                self._draw_watched(painter, self.watched)
            return
        head, *rows = self.lines()
        text = say(
            "stock-exchange-round-number-company", number=facts.round, company=company(facts.seat)
        )
        draw_text(painter, head.adjusted(12, 0, -12, 0), text, title, _INK, CENTRE, elide=True)
        for row, part in zip(rows, facts.parts, strict=True):
            self._draw_part(painter, row.adjusted(20, 0, -20, 0), part)
        self._draw_seal(painter, company_badge(facts.seat).emblem)

    def _draw_seal(self, painter: QPainter, emblem: str) -> None:
        box, radius = self.rect, self._seal_radius
        at = QPointF(box.center().x(), box.top() + papers.flap_depth(box) - radius * 0.2)
        if not self.sealed or self.pressed < 1:
            _draw_place(painter, at - QPointF(0, 0.6 * radius), radius * 0.8, emblem)
        if self.sealed:
            papers.draw_seal(painter, self.look.theme, at, radius, emblem, self.pressed)

    def _draw_watched(self, painter: QPainter, facts: Facts) -> None:
        """Draw, for a spectator, how many envelopes are in and whose; those have a seal."""
        head, *rows = self.lines()
        text = say("stock-exchange-of-envelopes-are-in", count=facts.envelopes, all=SEATS)
        draw_text(painter, head, text, self.look.serif(19, italic=True), _INK, CENTRE)
        for seat, name in enumerate(self.names):
            column, line = divmod(seat, _LINES)
            row = rows[line].adjusted(20, 0, -20, 0)
            box = s.column_at(row, row.left() + column * row.width() / 2, row.width() / 2)
            self._draw_sender(painter, box, seat, name, is_in=seat in facts.sealed)

    def _draw_sender(
        self, painter: QPainter, box: QRectF, seat: SeatId, name: str, *, is_in: bool
    ) -> None:
        radius, emblem = round(box.height() * 0.42), company_badge(seat).emblem
        at = QPointF(box.left() + radius + 2, box.center().y())
        if is_in:
            papers.draw_seal(painter, self.look.theme, at, radius, emblem)
        else:
            _draw_place(painter, at, radius * 0.9, emblem)
        words = box.adjusted(2 * radius + 12, 0, -4, -1)
        font = self.look.sans(15, SEMIBOLD if is_in else REGULAR)
        draw_text(painter, words, name, font, _INK if is_in else _QUIET, elide=True)

    def _draw_part(self, painter: QPainter, box: QRectF, part: Part) -> None:
        half = min(8.0, box.height() * 0.3)
        centre = QPointF(box.left() + half + 2, box.center().y())
        if part.is_right:
            draw_emblem(painter, "check", centre, half, _GOOD, _PAPER)
        else:
            draw_emblem(painter, "triangle", centre, half, _LEFT, _PAPER, rotation=90)
        font = self.look.sans(15)
        words = box.adjusted(2 * half + 12, 0, -4, -1)
        draw_text(painter, words, part_name(part), font, _INK, elide=True)
        strong = self.look.sans(15, SEMIBOLD)
        ink = _INK if part.is_right else _LEFT
        draw_text(painter, words, part_count(part), strong, ink, RIGHT)
        ends = QPointF(box.left(), box.bottom()), QPointF(box.right(), box.bottom())
        s.rule(painter, *ends, with_alpha(_LINE, 110), 0.6)


def _draw_place(painter: QPainter, middle: QPointF, radius: float, emblem: str) -> None:
    """Draw the place of the seal: a pencilled ring around the company's emblem."""
    s.fill(painter, s.disc(middle, radius), _PAPER)
    s.stroke(painter, s.disc(middle, radius * 0.94), with_alpha(_LEFT, 150), 1.2, dash=(4, 3))
    draw_emblem(painter, emblem, middle, radius * 0.5, with_alpha(_LEFT, 130), _PAPER)


_LIFT = 8.0
_CORNER = 41.76
"""The size of the pad's leather corners."""
_BACKS = 8
"""The number of face-down certificates: as many as every seat starts with (S1)."""


class FanItem(DeskItem):
    """Every share in hand, the own company's first."""

    lifted = Painted[Mapping[Hashable, float]](MappingProxyType({}))
    """How far shares are raised while hovered, 0 to 1."""
    forecasts = Painted[Sequence[str]](())
    """By company, what a share is expected to pay."""
    focused = Painted[Place | None](None)
    """The share that is raised, in a ring."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "stocks")
        self._fanned: list[tuple[Place, FanCard]] = []
        self._fanned_for: tuple[object, ...] = ()

    def places(self) -> list[tuple[Place, FanCard]]:
        shares = self.facts.shares if self.facts is not None else ()
        fanned_for = shares, self.rect.getRect()
        if fanned_for != self._fanned_for:
            boxes = fan_out(self.rect, len(shares))
            self._fanned, self._fanned_for = list(zip(shares, boxes, strict=True)), fanned_for
        return self._fanned

    def share_rect(self, share: Place) -> QRectF:
        """Return the clickable part of a share, which no other covers."""
        found = self.places()
        for number, (place, at) in enumerate(found):
            if place == share:
                width = at.width
                if number + 1 < len(found):
                    width = min(width, found[number + 1][1].centre.x() - at.centre.x())
                height = at.width * papers.CERTIFICATE_RATIO
                left = at.centre.x() - at.width / 2
                return QRectF(left, at.centre.y() - height / 2, width, height)
        return QRectF()

    @property
    def words_rect(self) -> QRectF:
        beside, height = _CORNER + 6, usual_size(self.look.serif(17)) * 1.4
        return s.line_at(self.rect.adjusted(beside, 0, -beside, 0), self.rect.top() + 9.36, height)

    def _caption(self) -> tuple[str, str]:
        facts, head = self.own, self.words_rect
        if self._is_face_down or facts is None:
            return say("stock-exchange-the-shares-lie-face-down"), ""
        text = say("stock-exchange-your-shares-in-hand", count=len(facts.shares))
        if leaving := len(facts.entries.stocks) if facts.entries is not None else 0:
            text += say("stock-exchange-on-the-way", count=leaving)
        right = say("stock-exchange-on-the-tags-what-a")
        needed = text_width(text, self.look.serif(17))
        needed += text_width(right, self.look.sans(15, italic=True)) + 40
        return text, right if self.forecasts and needed < head.width() else ""

    def draw(self, painter: QPainter) -> None:
        draw_desk_pad(painter, self.look.theme, self.rect, _CORNER)
        self._draw_words(painter)
        if self._is_face_down:
            self._draw_backs(painter)
            return
        places = self.places()
        seen = min(
            (b.centre.x() - a.centre.x() for (_, a), (_, b) in pairwise(places)), default=1e4
        )
        for place, at in places:
            self._draw_one(painter, place, at, seen)

    @property
    def _is_face_down(self) -> bool:
        """Return whether the shares are face down because nobody may look."""
        return self.own is None or not self.own.lies_open

    def _draw_backs(self, painter: QPainter) -> None:
        """Draw face-down certificates, always the same number."""
        for number, at in enumerate(fan_out(self.rect, _BACKS)):
            turn = at.angle + (number % 3 - 1) * 1.2
            width = round(at.width)
            papers.draw_share_back(painter, self.look.theme, at.centre, width, rotation=turn)

    def _draw_one(self, painter: QPainter, place: Place, at: FanCard, seen: float) -> None:
        """Draw a share, of which the next one leaves `seen` px visible."""
        picked = self.facts is not None and self.facts.in_hand == place
        theme = self.look.theme
        height = 1.0 if place == self.focused else self.lifted.get(place, 0.0)
        up = _LIFT if picked else _LIFT / 2 * height
        width = round(at.width)
        centre = at.centre - QPointF(0, up)
        lift = 14.0 if picked else 0.0
        papers.draw_share(painter, theme, centre, width, place.number, at.angle, lift=lift)
        with s.moved(painter, centre, turn=at.angle):
            height = width * papers.CERTIFICATE_RATIO
            line = self._line_round(place)
            if line:
                sheet = QRectF(-width / 2, -height / 2, width, height)
                s.stroke(painter, s.rounded(s.inset(sheet, -3), 6), ON_WOOD, line)
            if self.forecasts:
                size, text = round(max(13.0, width * 0.098)), self.forecasts[place.number]
                tag = tag_box(QPointF(), text, size=size)
                tag.moveLeft(-width * 0.345)  # beside the letter in the corner, if there is room
                tag.moveRight(min(tag.right(), seen - width * 0.55))
                draw_tag(painter, theme, QPointF(tag.center().x(), height * 0.405), text, size=size)

    def _line_round(self, place: Place) -> float:
        if place == self.focused or (self.facts is not None and self.facts.in_hand == place):
            return LINES["picked"]
        is_awaited = self.facts is not None and place in self.facts.awaited
        return LINES["open"] if is_awaited else 0.0

    def _draw_words(self, painter: QPainter) -> None:
        head, (left, right) = self.words_rect, self._caption()
        draw_text(painter, head, left, self.look.serif(17), PAD_TEXT, elide=True)
        if right:
            draw_text(painter, head, right, self.look.sans(15, italic=True), PAD_NOTE, RIGHT)
