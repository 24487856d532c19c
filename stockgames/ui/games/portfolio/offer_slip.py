"""An open offer, laid out for everybody: what each side would give (P12)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.games.portfolio.trays import SidePicture, draw_side
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import usual_size
from stockgames.ui.kit.ledgers import OXBLOOD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, polygon, rule
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import LEFT, draw_text, shortened, text_width, wrapped_height
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem

_MOST_WORDS = 0.3
"""How much of the sheet the sentence may take; the tooltip tells all of it."""


@dataclass(frozen=True, slots=True)
class OfferPicture:
    """An offer in words and cards."""

    title: str
    sentence: str
    consequences: tuple[str, ...]
    """What would be different later on; the sentence stands for them if there are none."""
    sides: tuple[SidePicture, SidePicture]


class OfferItem(TableItem):
    """A sheet of paper with two trays, beside the own portfolios."""

    facts = Painted[OfferPicture | None](None)

    def tell(self, facts: OfferPicture | None) -> None:
        """Show an offer, or put the sheet away."""
        self.facts = facts
        self.setVisible(facts is not None)
        self.setToolTip(facts.sentence if facts is not None else "")

    def draw(self, painter: QPainter) -> None:
        """Draw the paper, both sides and the sentence."""
        facts, theme, look = self.facts, self.look.theme, self.look
        if facts is None:
            return
        draw_paper(painter, theme, self.rect, radius=4, blur=20, offset=10)
        pad, box = self._pad(), self._box()
        title = look.serif(19)
        head = QRectF(box.left(), box.top(), box.width(), usual_size(title) * 1.5)
        size = usual_size(title) * 0.62
        mark = QPointF(head.left() + size, head.center().y())
        draw_emblem(painter, "deal", mark, size, OXBLOOD, theme.paper_light)
        draw_text(
            painter, head.adjusted(2.6 * size, 0, 0, 0), facts.title, title, theme.ink, elide=True
        )
        rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(OXBLOOD, 190), 1.2)
        sentence, foot = self._foot(facts)
        rule(painter, foot.topLeft(), foot.topRight(), with_alpha(theme.ink, 90), 0.7)
        draw_text(painter, foot, sentence, look.sans(15), theme.ink, LEFT, wrap=True)
        room = QRectF(box.left(), head.bottom() + 4, box.width(), foot.top() - head.bottom() - 8)
        half = (room.width() - pad) / 2
        for left, side in zip((room.left(), room.right() - half), facts.sides, strict=True):
            self._draw_side(painter, QRectF(left, room.top(), half, room.height()), side)
        self._draw_exchange(painter, QPointF(room.center().x(), room.center().y() + pad * 0.5))

    def _pad(self) -> float:
        return max(14.0, self.look.px(22))

    def _box(self) -> QRectF:
        pad = self._pad()
        return self.rect.adjusted(pad, pad * 0.4, -pad, -pad * 0.5)

    def _foot(self, facts: OfferPicture) -> tuple[str, QRectF]:
        """Return the words below the trays, and where they stand."""
        text, box = self.look.sans(15), self._box()
        words = "\n".join(facts.consequences) or facts.sentence
        sentence = shortened(words, text, box.width(), box.height() * _MOST_WORDS)
        height = wrapped_height(sentence, text, box.width()) + 8
        return sentence, QRectF(box.left(), box.bottom() - height, box.width(), height)

    @property
    def words_rect(self) -> QRectF:
        """Where the words below the trays stand; empty if there is no offer."""
        if self.facts is None:
            return QRectF()
        sentence, foot = self._foot(self.facts)
        font = self.look.sans(15)
        broadest = max(text_width(line, font) for line in sentence.split("\n"))
        return foot.adjusted(0, 0, min(0.0, broadest - foot.width()), 0)

    def _draw_side(self, painter: QPainter, box: QRectF, side: SidePicture) -> None:
        look = self.look
        name = look.serif(16)
        head = QRectF(box.left(), box.top(), box.width(), usual_size(name) * 1.35)
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


def _nothing() -> str:
    return say("portfolio-nothing")
