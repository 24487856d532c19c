"""An open offer, laid out for everybody: what each side would give (P12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.ui.games.portfolio.deal_words import first_of
from stockgames.ui.games.portfolio.run import Face, RunPicture, draw_face, draw_run
from stockgames.ui.games.portfolio.run_shape import lay_runs
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.ledgers import OXBLOOD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import rule
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.tags import draw_tag
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, shortened, wrapped_height
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.items import Painted, TableItem

_MOST_WORDS = 0.3
"""How much of the sheet the sentence may take; the tooltip tells all of it."""
_SMALLEST_CARD = 12.0
"""Width in pixels of a card that can still be told from others."""


@dataclass(frozen=True, slots=True)
class SidePicture:
    """One side of an offer."""

    title: str
    cash: str
    """Empty for none."""
    cards: tuple[Face, ...]
    runs: tuple[RunPicture, ...]
    promises: tuple[str, ...]

    @property
    def lies(self) -> bool:
        """Whether there is something to lay on the sheet, not only to write."""
        return bool(self.cards or self.runs)


@dataclass(frozen=True, slots=True)
class OfferPicture:
    """An offer in words and cards."""

    title: str
    sentence: str
    consequences: tuple[str, ...]
    """What would be different later on; the sentence stands for them if there are none."""
    sides: tuple[SidePicture, SidePicture]


class OfferItem(TableItem):
    """A sheet of paper in the middle of the table."""

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
        pad = max(14.0, look.px(22))
        box = self.rect.adjusted(pad, pad * 0.6, -pad, -pad * 0.7)
        title = look.serif(22)
        head = QRectF(box.left(), box.top(), box.width(), title.pixelSize() * 1.5)
        size = title.pixelSize() * 0.62
        mark = QPointF(head.left() + size, head.center().y())
        draw_emblem(painter, "deal", mark, size, OXBLOOD, theme.paper_light)
        draw_text(
            painter, head.adjusted(2.6 * size, 0, 0, 0), facts.title, title, theme.ink, elide=True
        )
        rule(painter, head.bottomLeft(), head.bottomRight(), with_alpha(OXBLOOD, 190), 1.2)
        text = look.sans(16)
        words = "\n".join(facts.consequences) or facts.sentence
        sentence = shortened(words, text, box.width(), box.height() * _MOST_WORDS)
        height = wrapped_height(sentence, text, box.width()) + 8
        foot = QRectF(box.left(), box.bottom() - height, box.width(), height)
        rule(painter, foot.topLeft(), foot.topRight(), with_alpha(theme.ink, 90), 0.7)
        draw_text(painter, foot, sentence, text, theme.ink, LEFT, wrap=True)
        room = QRectF(box.left(), head.bottom() + 6, box.width(), foot.top() - head.bottom() - 12)
        middle = room.center().x()
        ends = QPointF(middle, room.top()), QPointF(middle, room.bottom())
        rule(painter, *ends, with_alpha(theme.ink, 90), 0.7)
        half = room.width() / 2 - pad * 0.6
        for left, side in zip((room.left(), middle + pad * 0.6), facts.sides, strict=True):
            self._draw_side(painter, QRectF(left, room.top(), half, room.height()), side)

    def _draw_side(self, painter: QPainter, box: QRectF, side: SidePicture) -> None:
        theme, look = self.look.theme, self.look
        name = look.serif(17)
        head = QRectF(box.left(), box.top(), box.width(), name.pixelSize() * 1.4)
        draw_text(painter, head, side.title, name, theme.ink, elide=True)
        room = QRectF(box.left(), head.bottom() + 5, box.width(), box.bottom() - head.bottom() - 5)
        if not side.lies:
            self._draw_words(painter, room, side)
            return
        if side.cash:
            size = max(14.0, look.px(20))
            at = QPointF(head.right() - size * 1.6, head.center().y())
            draw_tag(painter, theme, at, side.cash, size=size)
        note = look.sans(15, SEMIBOLD)
        line = note.pixelSize() * 1.35
        promises = first_of(side.promises, int((box.bottom() - head.bottom()) * 0.5 / line))
        y = box.bottom() - line * len(promises)
        for i, promise in enumerate(promises):
            row = QRectF(box.left(), y + i * line, box.width(), line)
            draw_text(painter, row, promise, note, OXBLOOD, LEFT, elide=True)
        room.setBottom(y - 3)
        self._draw_things(painter, room, side)

    def _draw_words(self, painter: QPainter, room: QRectF, side: SidePicture) -> None:
        """Draw cash and promises in the middle of a side on which nothing lies."""
        theme, look = self.look.theme, self.look
        size = max(22.0, look.px(32))
        tall = size * 2 if side.cash else 0.0
        font = look.serif(17, italic=True)
        line = font.pixelSize() * 1.4
        words = first_of(side.promises, int((room.height() - tall) / line))
        if not side.cash and not words:
            words = (say("portfolio-nothing"),)
        y = room.center().y() - (tall + line * len(words)) / 2
        if side.cash:
            at = QPointF(room.center().x(), y + tall / 2)
            draw_tag(painter, theme, at, side.cash, size=size)
        ink = OXBLOOD if side.promises else theme.quiet_ink
        for i, text in enumerate(words):
            row = QRectF(room.left(), y + tall + i * line, room.width(), line)
            draw_text(painter, row, text, font, ink, CENTRE, elide=True)

    def _draw_things(self, painter: QPainter, room: QRectF, side: SidePicture) -> None:
        """Draw cards at the left, portfolios at the right of them."""
        share = 1.0 if not side.runs else 0.0 if not side.cards else 0.5
        width = min(room.height() / 1.45, 74 * max(0.8, self.look.scale))
        if width < _SMALLEST_CARD:
            return
        across = room.width() * share
        count = len(side.cards)
        pitch = min(width * 0.62, (across - width) / max(1, count - 1))
        for i, face in enumerate(side.cards):
            at = QPointF(room.left() + width / 2 + i * pitch, room.top() + width * 0.72)
            draw_face(painter, self.look, face, at, width)
        field = room.adjusted(across + 4, 0, -4, 0)
        self._draw_runs(painter, field, side.runs, width)

    def _draw_runs(
        self, painter: QPainter, room: QRectF, runs: Sequence[RunPicture], widest: float
    ) -> None:
        laid = lay_runs([facts.run for facts in runs], room, widest)
        for facts, shape in zip(runs, laid, strict=True):
            draw_run(painter, self.look, facts, shape)
