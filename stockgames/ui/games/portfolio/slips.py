"""Cards shown beside the table: the cost and gain of a raid, and an open offer (P12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.evenings.person import Portrait
from stockgames.games.portfolio.forecast import RaidForecast
from stockgames.games.portfolio.parts import Portfolio
from stockgames.presentation.games.portfolio.terms import face, portfolio_name
from stockgames.presentation.outline import Node
from stockgames.presentation.sentences.numbers import money, signed_money
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.portfolio.piles import Coming
from stockgames.ui.games.portfolio.trays import SidePicture, draw_side, tray_size
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, SEMIBOLD, largest, usual_size
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.shapes import bottom_part, fill, line_at, polygon, rule, top_part
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import (
    CENTRE,
    LEFT,
    RIGHT,
    TOP_LEFT,
    draw_text,
    shortened,
    text_width,
    wrapped_height,
)
from stockgames.ui.widgets.accessible_names import set_tip

_RED: Final = QColor("#8E2B2B")
_GREEN: Final = QColor("#275E36")
_PAD: Final = 12.0
_TIP: Final = 9.0


@dataclass(frozen=True, slots=True)
class RaidPicture:
    """The texts of a raid's popover."""

    number: int
    """The portfolio's number in the record."""
    title: str
    costs: str
    why: str
    """How the cost is calculated."""
    brings: str
    """What it brings; empty for nothing."""
    back: str
    owner: str
    taken: str
    """Its new place and income; empty if it leaves the table."""


def raid_picture(raid: RaidForecast, owner: str) -> RaidPicture:
    """Return the texts on a raid; `owner` is the name of the player who would lose by it."""
    value = money(raid.value)
    back = say("portfolio-raid-paid-back", count=raid.turns) if raid.turns else ""
    return RaidPicture(
        number=raid.number,
        title=say("portfolio-raid-title", kind="acquire" if raid.is_acquired else "neutralize"),
        costs=money(-raid.cost),
        why=say("portfolio-raid-why", kind="twice" if raid.is_acquired else "once", value=value),
        brings=signed_money(raid.brings) if raid.is_acquired else "",
        back=back,
        owner=say(
            "portfolio-raid-owner",
            owner=owner,
            before=money(raid.owner_income),
            after=money(raid.owner_income_after),
        ),
        taken=_taken(raid.taken) if raid.taken is not None else "",
    )


def _taken(taken: Portfolio) -> str:
    return say("portfolio-raid-taken", run=portfolio_name(taken), value=money(taken.value))


def coming_picture(raid: RaidForecast) -> Coming | None:
    """Return the portfolio as the raider would have it; None if it leaves the table."""
    if raid.taken is None:
        return None
    cards = tuple(face(card) for card in reversed(raid.taken.cards))
    return Coming(cards, say("portfolio-would-lie-here"), money(raid.taken.value))


class RaidSlip(TableItem):
    """A popover to the right of the portfolio, or to its left if there is no space."""

    facts = Painted[RaidPicture | None](None)

    def tell(
        self,
        facts: RaidPicture | None,
        beside: QRectF,
        room: QRectF,
    ) -> None:
        """Show the popover beside a portfolio, within a room; None hides it."""
        self.setVisible(facts is not None)
        self.facts = facts
        if facts is None:
            return
        size = QSizeF(self._width(facts), self._height(facts))
        self._beside = beside
        self.set_rect(_place(size, beside, room))

    def nodes(self) -> tuple[Node, ...]:
        """Return its texts as nodes; empty while it is hidden."""
        facts = self.facts
        if facts is None:
            return ()
        lines = [
            f"{word} {amount}, {note}"
            for (word, amount, _), note in zip(self._lines(facts), self._notes(facts), strict=True)
        ]
        value = "; ".join(filter(None, (*lines, facts.back, facts.owner, facts.taken)))
        return (Node("raid", facts.title, value),)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        look = self.look
        return look.serif(19, BOLD), look.serif(22, BOLD), look.sans(14)

    def _lines(self, facts: RaidPicture) -> list[tuple[str, str, QColor]]:
        lines = [(say("portfolio-raid-costs"), facts.costs, _RED)]
        if facts.brings:
            lines.append((say("portfolio-raid-brings"), facts.brings, _GREEN))
        return lines

    def _notes(self, facts: RaidPicture) -> list[str]:
        return [facts.why, say("portfolio-raid-every-turn")][: 2 if facts.brings else 1]

    def _width(self, facts: RaidPicture) -> float:
        title, amount, note = self._fonts()
        wide = [text_width(facts.title, title)]
        wide += [text_width(w, note) + text_width(a, amount) + 16 for w, a, _ in self._lines(facts)]
        wide += [text_width(text, note) for text in (*self._notes(facts), facts.back, facts.owner)]
        return max(wide) + 2 * _PAD

    def _height(self, facts: RaidPicture) -> float:
        title, amount, note = map(usual_size, self._fonts())
        lines = len(self._lines(facts))
        feet = 1 + bool(facts.back)
        return title * 1.6 + lines * (amount * 1.25 + note * 1.35) + feet * note * 1.45 + 20

    def draw(self, painter: QPainter) -> None:
        facts, theme = self.facts, self.look.theme
        if facts is None:
            return
        self._draw_tip(painter)
        draw_paper(painter, theme, self.rect, radius=4, blur=18, offset=8)
        title, amount, note = self._fonts()
        box = self.rect.adjusted(_PAD, 4, -_PAD, -6)
        head = top_part(box, usual_size(title) * 1.6)
        draw_text(painter, head, facts.title, title, theme.ink, CENTRE)
        rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(theme.quiet_ink, 120), 0.8)
        y = head.bottom() + 2
        notes = self._notes(facts)
        for (word, sum_, colour), below in zip(self._lines(facts), notes, strict=True):
            line = line_at(box, y, usual_size(amount) * 1.25)
            draw_text(painter, line, word, note, theme.quiet_ink, LEFT)
            draw_text(painter, line, sum_, amount, colour, RIGHT)
            under = line_at(box, line.bottom() - 2, usual_size(note) * 1.35)
            draw_text(painter, under, below, note, theme.quiet_ink, RIGHT)
            y = under.bottom()
        self._draw_foot(painter, line_at(box, y + 3, 0), facts, note)

    def _draw_foot(self, painter: QPainter, foot: QRectF, facts: RaidPicture, note: QFont) -> None:
        theme, strong = self.look.theme, self.look.sans(14, SEMIBOLD)
        rule(painter, foot.topLeft(), foot.topRight(), with_alpha(theme.quiet_ink, 120), 0.8)
        foot.setHeight(usual_size(note) * 1.45)
        foot.translate(0, 2)
        if facts.back:
            draw_text(painter, foot, facts.back, strong, theme.ink, CENTRE)
            foot.translate(0, foot.height())
        draw_text(painter, foot, facts.owner, note, theme.quiet_ink, CENTRE)

    def _draw_tip(self, painter: QPainter) -> None:
        rect, is_right = self.rect, self.rect.left() > self._beside.center().x()
        x, way = (rect.left() + 1, -1) if is_right else (rect.right() - 1, 1)
        y = min(max(self._beside.center().y(), rect.top() + 20), rect.bottom() - 20)
        corner = polygon([(x, y - _TIP), (x, y + _TIP), (x + way * _TIP, y)])
        fill(painter, corner, self.look.theme.paper_light)


def _place(size: QSizeF, beside: QRectF, room: QRectF) -> QRectF:
    """Return the rect of a popover of this size beside a rect, within a room."""
    left = beside.right() + _TIP + 4
    if left + size.width() > room.right():
        left = max(room.left(), beside.left() - _TIP - 4 - size.width())
    top = min(beside.center().y() - size.height() / 2, room.bottom() - size.height())
    return QRectF(QPointF(left, max(room.top(), top)), size)


_MOST_WORDS = 0.3
"""The share of a sheet that is too small that the sentence may take; the tooltip has all of it."""
_SMALLER = 0.7
"""How much the trays' contents may shrink before the sheet grows instead."""
_LEAST_TRAY, _LEAST_WORDS = 130.0, 330.0
"""The least width of a tray, below its name, and of a line of the sentence."""


@dataclass(frozen=True, slots=True)
class OfferPicture:
    """An offer as texts and cards."""

    title: str
    sentence: str
    consequences: tuple[str, ...]
    """Its later effects; the sentence is shown instead if there are none or not all fit."""
    sides: tuple[SidePicture, SidePicture]
    portrait: Portrait | None = None
    """The maker's portrait."""

    @property
    def words(self) -> str:
        """The text under the trays."""
        return "\n".join(self.consequences) or self.sentence


class OfferItem(TableItem):
    """A sheet of paper with two trays, beside the front seat's portfolios."""

    facts = Painted[OfferPicture | None](None)

    def tell(self, facts: OfferPicture | None) -> None:
        """Show an offer; None hides the sheet."""
        self.facts = facts
        self.setVisible(facts is not None)
        set_tip(self, facts.sentence if facts is not None else "")

    def fitting(self, facts: OfferPicture, most: QSizeF, low: float) -> QSizeF:
        """Return the size of the sheet that shows an offer in full, at most `most`.

        Cards are drawn smaller if it would otherwise be higher than `low`.
        """
        look, pad = self.look, self._pad()
        trays = [tray_size(look, side) for side in facts.sides]
        wide = sum(max(_LEAST_TRAY, tray.width()) for tray in trays) + pad
        width = min(most.width(), 2 * pad + max(wide, look.usual_px(_LEAST_WORDS)))
        words = _height(self._columns(facts, width - 2 * pad, self.look.sans(15)))
        around = 0.9 * pad + self._head_height() + self._name_height() + 14 + words
        tall = max(tray.height() for tray in trays)
        height = min(around + tall, max(low, around + tall * _SMALLER))
        return QSizeF(width, min(most.height(), height))

    def _columns(self, facts: OfferPicture, width: float, text: QFont) -> list[tuple[QRectF, str]]:
        """Return the texts under the trays with their rects; in two columns if that is lower."""
        gap, lines = self._pad(), facts.consequences
        one = _column(facts.words, width, text)
        if len(lines) < 2:
            return one
        each, half = (width - gap) / 2, -(-len(lines) // 2)
        split = ("\n".join(lines[:half]), "\n".join(lines[half:]))
        two = [
            (QRectF(i * (each + gap), 0, each, wrapped_height(part, text, each)), part)
            for i, part in enumerate(split)
        ]
        return two if _height(two) < _height(one) else one

    def _pad(self) -> float:
        return max(14.0, self.look.px(22))

    def _head_height(self) -> float:
        return usual_size(self.look.serif(19)) * 1.5

    def _name_height(self) -> float:
        return usual_size(self.look.serif(16)) * 1.35

    def draw(self, painter: QPainter) -> None:
        facts, theme, look = self.facts, self.look.theme, self.look
        if facts is None:
            return
        draw_paper(painter, theme, self.rect, radius=4, blur=20, offset=10)
        pad, box = self._pad(), self._box()
        title = look.serif(19)
        head = top_part(box, self._head_height())
        size = usual_size(title) * 0.62
        mark = QPointF(head.left() + size, head.center().y())
        if facts.portrait is None:
            draw_emblem(painter, "deal", mark, size, OXBLOOD, theme.paper_light)
        else:
            draw_portrait(painter, portrait_box(mark, 2.4 * size), facts.portrait)
        draw_text(
            painter, head.adjusted(2.6 * size, 0, 0, 0), facts.title, title, theme.ink, elide=True
        )
        rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(OXBLOOD, 190), 1.2)
        text, words, foot = self._foot(facts)
        rule(painter, foot.topLeft(), foot.topRight(), with_alpha(theme.ink, 90), 0.7)
        for place, told in words:
            draw_text(painter, place, told, text, theme.ink, TOP_LEFT, wrap=True)
        room = line_at(box, head.bottom() + 4, foot.top() - head.bottom() - 8)
        left, right = self._trays(room, facts)
        for tray, side in zip((left, right), facts.sides, strict=True):
            self._draw_side(painter, tray, side)
        between = (left.right() + right.left()) / 2
        self._draw_exchange(painter, QPointF(between, room.center().y() + pad * 0.5))

    def _box(self) -> QRectF:
        pad = self._pad()
        return self.rect.adjusted(pad, pad * 0.4, -pad, -pad * 0.5)

    def _foot(self, facts: OfferPicture) -> tuple[QFont, list[tuple[QRectF, str]], QRectF]:
        """Return the font of the texts under the trays, the texts with their rects, their area."""
        usual, box = self.look.sans(15), self._box()
        tall = max(tray_size(self.look, side).height() for side in facts.sides) * _SMALLER
        free = box.height() - self._head_height() - self._name_height() - tall - 14
        most = max(free, box.height() * _MOST_WORDS)
        in_full = partial(self._columns, facts, box.width())
        text = largest(usual, lambda size: _height(in_full(size)) <= most)
        columns = in_full(text)
        if _height(columns) > most:
            in_short = partial(_column, facts.sentence, box.width())
            text = largest(usual, lambda size: _height(in_short(size)) <= most)
            columns = in_short(text)
        height = min(_height(columns), most) + 8
        foot = bottom_part(box, height)
        told = [
            (at.translated(foot.left(), foot.top() + 4), shortened(words, text, at.width(), most))
            for at, words in columns
        ]
        return text, told, foot

    def _trays(self, room: QRectF, facts: OfferPicture) -> tuple[QRectF, QRectF]:
        """Return the rects of both sides: as wide as needed, or in proportion if space is short."""
        pad = self._pad()
        first, second = (
            max(_LEAST_TRAY, tray_size(self.look, side).width()) for side in facts.sides
        )
        left, right = QRectF(room), QRectF(room)
        spare = room.width() - pad - first - second
        share = (room.width() - pad) * min(0.62, max(0.38, first / (first + second)))
        left.setWidth(first + spare / 2 if spare >= 0 else share)
        right.setLeft(left.right() + pad)
        return left, right

    def _draw_side(self, painter: QPainter, box: QRectF, side: SidePicture) -> None:
        look = self.look
        name = look.serif(16)
        head = top_part(box, self._name_height())
        draw_text(painter, head, side.title, name, look.theme.ink, elide=True)
        draw_side(painter, look, box.adjusted(0, head.height(), 0, -2), side, empty=_nothing())

    def _draw_exchange(self, painter: QPainter, at: QPointF) -> None:
        """Draw two opposite arrows between the trays."""
        reach = max(5.0, self.look.px(8))
        for way, lift in ((1, -4.0), (-1, 4.0)):
            start, end = (at + QPointF(-way * reach, lift), at + QPointF(way * reach, lift))
            rule(painter, start, end, OXBLOOD, 1.6)
            tip = [(end.x(), end.y()), (end.x() - way * 5, end.y() - 3.5)]
            fill(painter, polygon([*tip, (end.x() - way * 5, end.y() + 3.5)]), OXBLOOD)


def _column(words: str, width: float, text: QFont) -> list[tuple[QRectF, str]]:
    return [(QRectF(0, 0, width, wrapped_height(words, text, width)), words)]


def _height(columns: Sequence[tuple[QRectF, str]]) -> float:
    return max(place.height() for place, _ in columns)


def _nothing() -> str:
    return say("portfolio-nothing")
