"""Where the parts of a closing page lie."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from stockgames.ui.kit.theme import Look


@dataclass(frozen=True, slots=True)
class EndLayout:
    """Places in pixels of the page below its bar; an empty one has nothing to hold."""

    head: QRectF
    """The board under the night, and the heading on it."""
    left: QRectF
    """The certificate, or the paper that adds a score up."""
    middle: QRectF
    """The chart."""
    right: QRectF
    """The places."""
    slate: QRectF
    tales: QRectF
    buttons: QRectF


def lay_out_end(
    look: Look, width: float, height: float, *, alone: bool, told: bool, slate: bool
) -> EndLayout:
    """Return the layout; `alone`: one score only; `told`: there is a chart, and sentences."""
    gap = max(8.0, look.px(16))
    edge = max(8.0, look.px(14))
    side = max(14.0, look.px(40), (width - 1.5 * look.px(1600)) / 2)
    inner = width - 2 * side
    foot = max(164.0, look.px(170)) if told else max(72.0, look.px(76))
    row = max(min(height * 0.47, height - foot - 3 * gap - 2 * edge - 96), 200.0)
    head = QRectF(side, edge, inner, max(84.0, height - 2 * edge - foot - row - 2 * gap))
    left = max(252.0, look.px(370))
    right = max(392.0, look.px(440))
    top = head.bottom() + gap
    places = QRectF(side + inner - right, top, right, row)
    paper = QRectF(side, top, left, row)
    middle = QRectF(paper.right() + gap, top, places.left() - paper.right() - 2 * gap, row)
    if alone:
        middle.setLeft(side)
        paper = QRectF()
    bottom = top + row + gap
    buttons = (
        QRectF(places.left(), bottom, right, foot) if told else QRectF(side, bottom, inner, foot)
    )
    board = QRectF(side, bottom, left, foot) if slate and told else QRectF()
    start = board.right() + gap if slate and told else side
    tales = QRectF(start, bottom, buttons.left() - gap - start, foot) if told else QRectF()
    return EndLayout(head, paper, middle, places, board, tales, buttons)
