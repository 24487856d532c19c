"""Papers beside the table: what a raid costs and brings, an open offer (P12), the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter

from stockgames.evenings.person import Portrait
from stockgames.games.portfolio.facts import Facts, OfferFacts
from stockgames.games.portfolio.forecast import RaidForecast
from stockgames.presentation.context import TableContext
from stockgames.presentation.games.portfolio.log_words import consequences, sentence
from stockgames.presentation.games.portfolio.outline import offer_title
from stockgames.presentation.games.portfolio.results import Entry, Score
from stockgames.presentation.games.portfolio.terms import portfolio_name
from stockgames.presentation.outline import Node
from stockgames.presentation.sentences.speech import money, say, signed_money
from stockgames.ui.games.portfolio.trays import SidePicture, draw_side, side_picture, tray_size
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme import shapes as s
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import BOLD, REGULAR, SEMIBOLD, largest, usual_size
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import (
    CENTRE,
    RIGHT,
    TOP_LEFT,
    Line,
    draw_lines,
    draw_text,
    height_of,
    shortened,
    text_width,
    wrapped_height,
)
from stockgames.ui.widgets.accessibility import set_tip

_RED: Final = QColor("#8E2B2B")
_GREEN: Final = QColor("#275E36")
_PAD: Final = 12.0
_TIP: Final = 9.0


class RaidPopover(TableItem):
    """A popover to the right of the portfolio, or to its left if there is no space."""

    raid = Painted[RaidForecast | None](None)
    _owner = Painted("")

    def show_raid(
        self, raid: RaidForecast | None, owner: str, beside: QRectF, room: QRectF
    ) -> None:
        """Show what a raid costs and brings beside a portfolio, within a room; None hides it."""
        self.setVisible(raid is not None)
        self.raid, self._owner = raid, owner
        if raid is not None:
            self._beside = beside
            lines = self._lines(raid)
            width = max(line.width for line in lines) + 2 * _PAD
            self.set_rect(_place(QSizeF(width, height_of(lines) + 13), beside, room))

    def nodes(self) -> tuple[Node, ...]:
        """Return its texts as nodes; empty while it is hidden."""
        raid = self.raid
        if raid is None:
            return ()
        sums = [f"{word} {amount}, {note}" for word, amount, note, _ in _sums(raid)]
        lines = [*sums, *_feet(raid, self._owner)]
        if taken := raid.taken:
            run, value = portfolio_name(taken), money(taken.value)
            lines.append(say("portfolio-raid-taken", run=run, value=value))
        return (Node("raid", _raid_title(raid), "; ".join(lines)),)

    def _lines(self, raid: RaidForecast) -> list[Line]:
        look, ink, quiet = self.look, self.look.theme.ink, self.look.theme.quiet_ink
        title, large, note = look.serif(19, BOLD), look.serif(22, BOLD), look.sans(14)
        lines = [Line(usual_size(title) * 1.6, title, ink, _raid_title(raid), align=CENTRE)]
        for number, (word, amount, why, colour) in enumerate(_sums(raid)):
            high, ruled = usual_size(large) * 1.25, None if number else 0.0
            lines.append(Line(high, note, quiet, word, amount, large, colour, ruled=ruled))
            lines.append(Line(usual_size(note) * 1.35, note, quiet, why, align=RIGHT, gap=-2))
        *back, owner = _feet(raid, self._owner)
        feet = [(look.sans(14, SEMIBOLD), ink, text) for text in back] + [(note, quiet, owner)]
        for number, foot in enumerate(feet):
            gap, ruled = (0, None) if number else (3, 0.0)
            lines.append(Line(usual_size(note) * 1.45, *foot, align=CENTRE, gap=gap, ruled=ruled))
        return lines

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        if self.raid is not None:
            self._draw_tip(painter)
            draw_paper(painter, theme, self.rect, radius=4, blur=18, offset=8)
            box, rules = self.rect.adjusted(_PAD, 4, -_PAD, -6), with_alpha(theme.quiet_ink, 120)
            draw_lines(painter, box, self._lines(self.raid), rules)

    def _draw_tip(self, painter: QPainter) -> None:
        rect, is_right = self.rect, self.rect.left() > self._beside.center().x()
        x, way = (rect.left() + 1, -1) if is_right else (rect.right() - 1, 1)
        y = min(max(self._beside.center().y(), rect.top() + 20), rect.bottom() - 20)
        corner = s.polygon([(x, y - _TIP), (x, y + _TIP), (x + way * _TIP, y)])
        s.fill(painter, corner, self.look.theme.paper_light)


def _raid_title(raid: RaidForecast) -> str:
    return say("portfolio-raid-title", kind="acquire" if raid.is_acquired else "neutralize")


def _sums(raid: RaidForecast) -> list[tuple[str, str, str, QColor]]:
    """Return what a raid costs, and what it brings if it does: word, amount, note, colour."""
    value, kind = money(raid.value), "twice" if raid.is_acquired else "once"
    why = say("portfolio-raid-why", kind=kind, value=value)
    sums = [(say("portfolio-raid-costs"), money(-raid.cost), why, _RED)]
    if raid.is_acquired:
        word, every = say("portfolio-raid-brings"), say("portfolio-raid-every-turn")
        sums.append((word, signed_money(raid.brings), every, _GREEN))
    return sums


def _feet(raid: RaidForecast, owner: str) -> list[str]:
    """Return when a raid is paid back, if ever, and what its owner loses."""
    before, after = money(raid.owner_income), money(raid.owner_income_after)
    back = [say("portfolio-raid-paid-back", count=raid.turns)] if raid.turns else []
    return [*back, say("portfolio-raid-owner", owner=owner, before=before, after=after)]


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
_LEAST_TRAY, _LEAST_WORDS = 130.0, 280.0
"""The least width of a tray, below its name, and of a line of the sentence."""
_EDGE: Final = 15.8
"""The space around and between its trays."""


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

    def set_data(self, facts: OfferPicture | None) -> None:
        """Show an offer; None hides the sheet."""
        self.facts = facts
        self.setVisible(facts is not None)
        set_tip(self, facts.sentence if facts is not None else "")

    def fitting(self, facts: OfferPicture, most: QSizeF, low: float) -> QSizeF:
        """Return the size of the sheet that shows an offer in full, at most `most`.

        Cards are drawn smaller if it would otherwise be higher than `low`.
        """
        look = self.look
        trays = [tray_size(look, side) for side in facts.sides]
        wide = sum(max(_LEAST_TRAY, tray.width()) for tray in trays) + _EDGE
        width = min(most.width(), 2 * _EDGE + max(wide, _LEAST_WORDS))
        words = _height(self._columns(facts, width - 2 * _EDGE, self.look.sans(15)))
        around = 0.9 * _EDGE + self._head_height() + self._name_height() + 14 + words
        tall = max(tray.height() for tray in trays)
        height = min(around + tall, max(low, around + tall * _SMALLER))
        return QSizeF(width, min(most.height(), height))

    def _columns(self, facts: OfferPicture, width: float, text: QFont) -> list[tuple[QRectF, str]]:
        """Return the texts under the trays with their rects; in two columns if that is lower."""
        gap, lines = _EDGE, facts.consequences
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

    def _head_height(self) -> float:
        return usual_size(self.look.serif(19)) * 1.5

    def _name_height(self) -> float:
        return usual_size(self.look.serif(16)) * 1.35

    def draw(self, painter: QPainter) -> None:
        facts, theme, look = self.facts, self.look.theme, self.look
        if facts is None:
            return
        draw_paper(painter, theme, self.rect, radius=4, blur=20, offset=10)
        box = self._box()
        title = look.serif(19)
        head = s.top_part(box, self._head_height())
        size = usual_size(title) * 0.62
        mark = QPointF(head.left() + size, head.center().y())
        if facts.portrait is None:
            draw_emblem(painter, "deal", mark, size, OXBLOOD, theme.paper_light)
        else:
            draw_portrait(painter, portrait_box(mark, 2.4 * size), facts.portrait)
        draw_text(
            painter, head.adjusted(2.6 * size, 0, 0, 0), facts.title, title, theme.ink, elide=True
        )
        s.rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(OXBLOOD, 190), 1.2)
        text, words, foot = self._foot(facts)
        s.rule(painter, foot.topLeft(), foot.topRight(), with_alpha(theme.ink, 90), 0.7)
        for place, line in words:
            draw_text(painter, place, line, text, theme.ink, TOP_LEFT, wrap=True)
        room = s.line_at(box, head.bottom() + 4, foot.top() - head.bottom() - 8)
        left, right = self._trays(room, facts)
        for tray, side in zip((left, right), facts.sides, strict=True):
            self._draw_side(painter, tray, side)
        between = (left.right() + right.left()) / 2
        self._draw_exchange(painter, QPointF(between, room.center().y() + _EDGE * 0.5))

    def _box(self) -> QRectF:
        return self.rect.adjusted(_EDGE, _EDGE * 0.4, -_EDGE, -_EDGE * 0.5)

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
        foot = s.bottom_part(box, height)
        counts = [
            (at.translated(foot.left(), foot.top() + 4), shortened(words, text, at.width(), most))
            for at, words in columns
        ]
        return text, counts, foot

    def _trays(self, room: QRectF, facts: OfferPicture) -> tuple[QRectF, QRectF]:
        """Return the rects of both sides: as wide as needed, or in proportion if space is short."""
        first, second = (
            max(_LEAST_TRAY, tray_size(self.look, side).width()) for side in facts.sides
        )
        left, right = QRectF(room), QRectF(room)
        spare = room.width() - _EDGE - first - second
        share = (room.width() - _EDGE) * min(0.62, max(0.38, first / (first + second)))
        left.setWidth(first + spare / 2 if spare >= 0 else share)
        right.setLeft(left.right() + _EDGE)
        return left, right

    def _draw_side(self, painter: QPainter, box: QRectF, side: SidePicture) -> None:
        look = self.look
        name = look.serif(16)
        head = s.top_part(box, self._name_height())
        draw_text(painter, head, side.title, name, look.theme.ink, elide=True)
        area = box.adjusted(0, head.height(), 0, -2)
        draw_side(painter, look, area, side, empty=say("portfolio-nothing"))

    def _draw_exchange(self, painter: QPainter, at: QPointF) -> None:
        for way, lift in ((1, -4.0), (-1, 4.0)):
            start, end = (at + QPointF(-way * 5.8, lift), at + QPointF(way * 5.8, lift))
            s.rule(painter, start, end, OXBLOOD, 1.6)
            tip = [(end.x(), end.y()), (end.x() - way * 5, end.y() - 3.5)]
            s.fill(painter, s.polygon([*tip, (end.x() - way * 5, end.y() + 3.5)]), OXBLOOD)


def _column(words: str, width: float, text: QFont) -> list[tuple[QRectF, str]]:
    return [(QRectF(0, 0, width, wrapped_height(words, text, width)), words)]


def _height(columns: Sequence[tuple[QRectF, str]]) -> float:
    return max(place.height() for place, _ in columns)


def offer_picture(offer: OfferFacts, facts: Facts, context: TableContext) -> OfferPicture:
    names, you = context.names, context.own
    return OfferPicture(
        offer_title(offer, context),
        sentence(offer.maker, offer.offer, names, facts.portfolios, you),
        consequences(offer, facts, names, you),
        (
            side_picture(offer.maker, offer.offer.give, facts, context),
            side_picture(offer.partner, offer.offer.get, facts, context),
        ),
        context.portraits[offer.maker],
    )


_PENCIL, _FADED = QColor("#3C3A38"), QColor("#5A564E")
_BLUE_RULE, _MARGIN_RULE = QColor(0x5B, 0x7F, 0x92, 90), QColor(0xA8, 0x2A, 0x2A, 110)
_MARGIN, _LINE = 27, 21.6
"""The width of the column with the turns' numbers, and the height of a row."""
_NAME_GAP = 7.0


class SheetItem(TableItem):
    """The score sheet on the table."""

    facts = Painted[Score | None](None)

    @property
    def _head(self) -> QRectF:
        height = usual_size(self.look.serif(20, italic=True)) * 1.35
        return s.line_at(self.rect.adjusted(_MARGIN + 8, 0, 0, 0), self.rect.top() + 8.6, height)

    @property
    def _rows_top(self) -> float:
        return self._head.bottom() + _LINE

    def _row_font(self, *, strong: bool) -> QFont:
        return self.look.serif(17, SEMIBOLD if strong else REGULAR, italic=True)

    def columns(self, score: Score, width: float) -> tuple[QFont, list[float]]:
        """Return the largest font with which the names fit side by side, and the column widths.

        Long names get more width. If no font fits, all columns get the same and names are cut.
        """
        figure = text_width("188", self._row_font(strong=True))
        font = self.look.serif(13, italic=True)
        for size in (17, 16, 15, 14, 13):
            font = self.look.serif(size, italic=True)
            needed = [max(figure, text_width(name, font)) for name in score.names]
            spare = (width - sum(needed)) / len(needed)
            if spare >= _NAME_GAP:
                return font, [each + spare for each in needed]
        return font, [width / len(score.names)] * len(score.names)

    def draw(self, painter: QPainter) -> None:
        theme, score, rect = self.look.theme, self.facts, self.rect
        if rect.isEmpty():
            return
        draw_paper(painter, theme, rect)
        margin = rect.left() + _MARGIN
        ends = QPointF(margin, rect.top() + 8), QPointF(margin, rect.bottom() - 8)
        s.rule(painter, *ends, _MARGIN_RULE, 0.8)
        title = self.look.serif(20, italic=True)
        draw_text(painter, self._head, say("portfolio-score-sheet"), title, theme.ink)
        if score is not None:
            self._draw_columns(painter, score, margin)

    def _draw_columns(self, painter: QPainter, score: Score, margin: float) -> None:
        rect, top = self.rect, self._head.bottom()
        right = rect.right() - 12
        left = margin + 4
        font, breadths = self.columns(score, right - left)
        ends = accumulate(breadths, initial=left)
        boxes = [QRectF(x, top, b, _LINE) for x, b in zip(ends, breadths, strict=False)]
        for box, name in zip(boxes, score.names, strict=True):
            draw_text(painter, box.adjusted(2, 0, 0, 0), name, font, _PENCIL, RIGHT, elide=True)
        y = self._rows_top
        s.rule(painter, QPointF(margin + 2, y), QPointF(right, y), with_alpha(_PENCIL, 190), 1.1)
        space = self.rect.bottom() - 8 - height_of(self._foot(score)) - self._rows_top
        rows = score.rows[-max(1, int(space / _LINE)) :]
        for i, (number, figures) in enumerate(rows):
            last = i == len(rows) - 1
            box = QRectF(rect.left() + 2, y, margin - rect.left() - 6, _LINE)
            small = self.look.sans(13)
            draw_text(painter, box, number, small, self.look.theme.quiet_ink, RIGHT)
            self._draw_row(painter, score, figures, boxes, y, last=last)
            y += _LINE
            s.rule(painter, QPointF(rect.left() + 8, y), QPointF(rect.right() - 8, y), _BLUE_RULE)
        foot = self._foot(score)
        top = rect.bottom() - 8 - height_of(foot)
        draw_lines(painter, s.spanning(margin + 8, top, right, rect.bottom()), foot, _PENCIL)

    def _draw_row(
        self,
        painter: QPainter,
        score: Score,
        figures: tuple[str, ...],
        boxes: list[QRectF],
        y: float,
        *,
        last: bool,
    ) -> None:
        for seat, (figure, column) in enumerate(zip(figures, boxes, strict=True)):
            box = s.line_at(column, y, _LINE)
            font = self._row_font(strong=last)
            draw_text(painter, box, figure, font, _PENCIL if last else _FADED, RIGHT)
            if last and score.current is not None and score.current[0] == seat and figure:
                width = text_width(figure, font)
                ring = QRectF(box.right() - width - 9, y + 1.5, width + 17, _LINE - 3)
                s.stroke(painter, s.rounded(ring, ring.height() / 2), with_alpha(_RED, 200), 1.5)

    def _foot(self, score: Score) -> list[Line]:
        """Return the lines about the current turn."""
        ink, caption = self.look.theme.quiet_ink, self.look.sans(14, SEMIBOLD)
        lines = [Line(_LINE, caption, ink, score.caption, gap=6)] if score.caption else []
        lines += [self._entry(entry, _LINE, 16) for entry in score.entries]
        if score.total is not None:
            lines.append(replace(self._entry(score.total, _LINE * 1.1, 19), ruled=0.62))
        if score.note:
            lines.append(self._note(score.note))
        if score.promises:
            lines.append(Line(_LINE * 0.95 + 2, caption, ink, say("portfolio-promises"), gap=2))
        return lines + [self._note(text) for text in score.promises]

    def _note(self, text: str) -> Line:
        width, font = self.rect.width() - _MARGIN - 22, self.look.sans(14)
        height = wrapped_height(text, font, width) + 3
        return Line(height, font, self.look.theme.quiet_ink, text, wraps=True)

    def _entry(self, entry: Entry, height: float, size: float) -> Line:
        colour = OXBLOOD if entry.tentative else self.look.theme.ink
        amount = self.look.serif(size + 2, BOLD if size > 16 else SEMIBOLD, italic=True)
        text = self.look.sans(15, italic=True)
        return Line(height, text, colour, entry.text, entry.amount, amount)
