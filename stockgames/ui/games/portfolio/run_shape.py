"""How portfolios lie side by side: upward fans with caps across their ends, and a brass tag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from stockgames.ui.kit.cards import CARD_RATIO

LOOSE, TIGHT = 0.34, 0.24
"""The step from card to card, in widths of a card: usual, and for runs over six cards."""
CAP_SHOWS = 0.36
"""How much of a cap across the upper end stands over the highest card, in widths."""
_LONG, _SMALLEST = 6, 30.0
_TAG, _AIR = 0.62, 0.16


@dataclass(frozen=True, slots=True)
class Run:
    """What decides the outline of a portfolio: how many cards, and which ends are capped."""

    cards: int
    low_cap: bool = False
    high_cap: bool = False

    @property
    def capped(self) -> bool:
        """Whether a cap lies across either end."""
        return self.low_cap or self.high_cap

    def step(self, share: float) -> float:
        """Return the step in widths: `share` of the way from tight to loose."""
        return TIGHT if self.cards > _LONG else TIGHT + (LOOSE - TIGHT) * share

    def height(self, share: float = 1.0) -> float:
        """Return the height in widths of a card."""
        top = CAP_SHOWS if self.high_cap else 0.0
        return CARD_RATIO + (self.cards - 1) * self.step(share) + top

    def width(self, *, tag_beside: bool) -> float:
        """Return the breadth in widths of a card, with its tag and the air to its right."""
        across = 1.4 if self.capped else 1.0
        return across + (_TAG if tag_beside else 0.0) + _AIR


@dataclass(frozen=True, slots=True)
class LaidRun:
    """Where a portfolio lies, in pixels."""

    run: Run
    rect: QRectF
    """Its cards, caps aside."""
    card: float
    """Width of a card."""
    step: float
    tag: QPointF
    """The middle of the value tag."""

    def card_centre(self, index: int) -> QPointF:
        """Return the middle of a card of the run, 0 the lowest; -1 and `cards` lie just outside."""
        y = self.rect.bottom() - self.card * CARD_RATIO / 2 - index * self.step
        return QPointF(self.rect.center().x(), y)

    @property
    def low_cap_centre(self) -> QPointF:
        """The middle of a cap across the lower end."""
        return QPointF(self.rect.center().x(), self.rect.bottom() - self.card / 2)

    @property
    def high_cap_centre(self) -> QPointF:
        """The middle of a cap across the upper end, behind the cards."""
        return QPointF(self.rect.center().x(), self.rect.top() - self.card * (CAP_SHOWS - 0.5))

    @property
    def outline(self) -> QRectF:
        """Everything it covers, caps included."""
        side = self.card * 0.2 if self.run.capped else 0.0
        top = self.card * CAP_SHOWS if self.run.high_cap else 0.0
        return self.rect.adjusted(-side, -top, side, 0)


def lay_runs(runs: Sequence[Run], room: QRectF, widest: float) -> list[LaidRun]:
    """Lay portfolios from the left along the foot of a room, in cards of one size.

    Cards are as wide as fits, at most `widest`; tags move from beside the runs onto them, and in
    the end runs overlap.
    """
    if not runs:
        return []
    for beside, floor in ((True, 0.8 * widest), (False, _SMALLEST)):
        card = min(widest, room.width() / _breadth(runs, beside), _fitting(runs, room.height()))
        if card >= floor:
            return _place(runs, room, card, tag_beside=beside, squeeze=1.0)
    card = min(_SMALLEST, _fitting(runs, room.height()))
    squeeze = min(1.0, room.width() / (_breadth(runs, beside=False) * card))
    return _place(runs, room, card, tag_beside=False, squeeze=squeeze)


def _breadth(runs: Sequence[Run], beside: bool) -> float:
    return sum(run.width(tag_beside=beside) for run in runs)


def _fitting(runs: Sequence[Run], height: float) -> float:
    """Return the width of a card at which the tallest run still fits, laid tightly."""
    return height / max(run.height(0.0) for run in runs)


def _place(
    runs: Sequence[Run], room: QRectF, card: float, *, tag_beside: bool, squeeze: float
) -> list[LaidRun]:
    used = _breadth(runs, tag_beside) * card * squeeze
    air = min(card * 0.5, max(0.0, room.width() - used) / (len(runs) + 1))
    x = room.left() + air
    laid = []
    for run in runs:
        side = 0.2 * card if run.capped else 0.0
        step = card * run.step(_loosest(run, room.height() / card))
        height = card * CARD_RATIO + (run.cards - 1) * step
        rect = QRectF(x + side, room.bottom() - height, card, height)
        tag = QPointF(rect.right() + side + card * 0.22, rect.center().y())
        if not tag_beside:
            tag = QPointF(rect.center().x(), rect.bottom() - card * 0.26)
        laid.append(LaidRun(run, rect, card, step, tag))
        x += run.width(tag_beside=tag_beside) * card * squeeze + air
    return laid


def _loosest(run: Run, height: float) -> float:
    """Return how loosely (0 to 1) a run can lie in a height given in widths of a card."""
    tight, loose = run.height(0.0), run.height(1.0)
    if loose <= height:
        return 1.0
    return max(0.0, (height - tight) / (loose - tight)) if loose > tight else 0.0
