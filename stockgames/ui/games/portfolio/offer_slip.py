"""An open offer, laid out for everybody: what each side would give (P12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from stockgames.evenings.person import Portrait
from stockgames.ui.games.portfolio.trays import SidePicture, draw_side, tray_size
from stockgames.ui.kit.boxes import bottom_part, line_at, top_part
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import usual_size
from stockgames.ui.kit.palette import OXBLOOD, with_alpha
from stockgames.ui.kit.shapes import fill, polygon, rule
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import TOP_LEFT, draw_text, shortened, text_width, wrapped_height
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem

_MOST_WORDS = 0.3
"""How much of a sheet that is too small for all the sentence may take; the tooltip tells it."""
_SMALLER = 0.7
"""How much smaller what lies in the trays may be, before the sheet grows instead."""
_LEAST_TRAY, _LEAST_WORDS = 130.0, 330.0
"""How wide a tray is at least, under its name, and a line of the sentence."""


@dataclass(frozen=True, slots=True)
class OfferPicture:
    """An offer in words and cards."""

    title: str
    sentence: str
    consequences: tuple[str, ...]
    """What would be different later on; the sentence stands for them if there are none, or no room
    for all of them."""
    sides: tuple[SidePicture, SidePicture]
    portrait: Portrait | None = None
    """Of whoever makes it."""

    @property
    def words(self) -> str:
        """What stands under the trays."""
        return "\n".join(self.consequences) or self.sentence


class OfferItem(TableItem):
    """A sheet of paper with two trays, beside the own portfolios."""

    facts = Painted[OfferPicture | None](None)

    def tell(self, facts: OfferPicture | None) -> None:
        """Show an offer, or put the sheet away."""
        self.facts = facts
        self.setVisible(facts is not None)
        set_tip(self, facts.sentence if facts is not None else "")

    def fitting(self, facts: OfferPicture, most: QSizeF, low: float) -> QSizeF:
        """Return how large the sheet is on which all of an offer lies open, at most that large.

        Cards lie smaller where it would be higher than `low` without that.
        """
        look, pad = self.look, self._pad()
        trays = [tray_size(look, side) for side in facts.sides]
        wide = sum(max(_LEAST_TRAY, tray.width()) for tray in trays) + pad
        width = min(most.width(), 2 * pad + max(wide, look.usual_px(_LEAST_WORDS)))
        words = _height(self._columns(facts, width - 2 * pad))
        around = 0.9 * pad + self._head_height() + self._name_height() + 14 + words
        tall = max(tray.height() for tray in trays)
        height = min(around + tall, max(low, around + tall * _SMALLER))
        return QSizeF(width, min(most.height(), height))

    def _columns(self, facts: OfferPicture, width: float) -> list[tuple[QRectF, str]]:
        """Return the words under the trays where they lie: side by side where that is lower."""
        text, gap, lines = self.look.sans(15), self._pad(), facts.consequences
        one = self._column(facts.words, width)
        if len(lines) < 2:
            return one
        each, half = (width - gap) / 2, -(-len(lines) // 2)
        split = ("\n".join(lines[:half]), "\n".join(lines[half:]))
        two = [
            (QRectF(i * (each + gap), 0, each, wrapped_height(part, text, each)), part)
            for i, part in enumerate(split)
        ]
        return two if _height(two) < _height(one) else one

    def _column(self, words: str, width: float) -> list[tuple[QRectF, str]]:
        """Return words in the one column where they lie."""
        return [(QRectF(0, 0, width, wrapped_height(words, self.look.sans(15), width)), words)]

    def _pad(self) -> float:
        return max(14.0, self.look.px(22))

    def _head_height(self) -> float:
        return usual_size(self.look.serif(19)) * 1.5

    def _name_height(self) -> float:
        return usual_size(self.look.serif(16)) * 1.35

    def draw(self, painter: QPainter) -> None:
        """Draw the paper, both sides and the sentence."""
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
        words, foot = self._foot(facts)
        rule(painter, foot.topLeft(), foot.topRight(), with_alpha(theme.ink, 90), 0.7)
        for place, told in words:
            draw_text(painter, place, told, look.sans(15), theme.ink, TOP_LEFT, wrap=True)
        room = line_at(box, head.bottom() + 4, foot.top() - head.bottom() - 8)
        left, right = self._trays(room, facts)
        for tray, side in zip((left, right), facts.sides, strict=True):
            self._draw_side(painter, tray, side)
        between = (left.right() + right.left()) / 2
        self._draw_exchange(painter, QPointF(between, room.center().y() + pad * 0.5))

    def _box(self) -> QRectF:
        pad = self._pad()
        return self.rect.adjusted(pad, pad * 0.4, -pad, -pad * 0.5)

    def _foot(self, facts: OfferPicture) -> tuple[list[tuple[QRectF, str]], QRectF]:
        """Return the words below the trays with their places, and all that these take up."""
        text, box = self.look.sans(15), self._box()
        tall = max(tray_size(self.look, side).height() for side in facts.sides) * _SMALLER
        free = box.height() - self._head_height() - self._name_height() - tall - 14
        most = max(free, box.height() * _MOST_WORDS)
        columns = self._columns(facts, box.width())
        if _height(columns) > most:
            columns = self._column(facts.sentence, box.width())
        height = min(_height(columns), most) + 8
        foot = bottom_part(box, height)
        return [
            (at.translated(foot.left(), foot.top() + 4), shortened(told, text, at.width(), most))
            for at, told in columns
        ], foot

    @property
    def words_rect(self) -> QRectF:
        """Where the words below the trays stand; empty if there is no offer."""
        if self.facts is None:
            return QRectF()
        words, foot = self._foot(self.facts)
        place, told = words[-1]
        font = self.look.sans(15)
        broadest = max(text_width(line, font) for line in told.split("\n"))
        right = place.left() + min(place.width(), broadest)
        return foot.adjusted(0, 0, right - foot.right(), 0)

    def _trays(self, room: QRectF, facts: OfferPicture) -> tuple[QRectF, QRectF]:
        """Return where both sides lie: each as wide as it needs, or by need where room is short."""
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
        """Draw two arrows between the trays: what lies there changes hands."""
        reach = max(5.0, self.look.px(8))
        for way, lift in ((1, -4.0), (-1, 4.0)):
            start, end = (at + QPointF(-way * reach, lift), at + QPointF(way * reach, lift))
            rule(painter, start, end, OXBLOOD, 1.6)
            tip = [(end.x(), end.y()), (end.x() - way * 5, end.y() - 3.5)]
            fill(painter, polygon([*tip, (end.x() - way * 5, end.y() + 3.5)]), OXBLOOD)


def _height(columns: Sequence[tuple[QRectF, str]]) -> float:
    return max(place.height() for place, _ in columns)


def _nothing() -> str:
    return say("portfolio-nothing")
