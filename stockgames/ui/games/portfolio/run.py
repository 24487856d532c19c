"""A portfolio on the table: its cards fanned upwards, caps across their ends, a brass value tag."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from stockgames.ui.games.portfolio.run_shape import LaidRun, Run
from stockgames.ui.kit.baking import bake, device_ratio, draw_pixmap
from stockgames.ui.kit.cards import Card, draw_card
from stockgames.ui.kit.tags import draw_tag, tag_box
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.table.items import TableItem

Face = tuple[int, str]
"""A card as it is painted: rank 1 to 13 and the letter of its suit."""

_BELOW_RANK = 0.35
"""How far over its middle a card's rank and suit end, in widths of a card."""
_TILT = 0.6
"""Degrees by which cards laid by hand lie askew, at most."""


@dataclass(frozen=True, slots=True)
class RunPicture:
    """What a portfolio shows."""

    number: int
    """As records count portfolios, from 1."""
    owner: int
    cards: tuple[Face, ...]
    """From the lowest to the highest."""
    low_cap: Face | None
    high_cap: Face | None
    tag: str

    @property
    def run(self) -> Run:
        """Return what decides its outline."""
        return Run(len(self.cards), self.low_cap is not None, self.high_cap is not None)


class RunItem(TableItem):
    """One portfolio."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__(look, f"portfolio-{number}")
        self.number = number
        self.facts: RunPicture | None = None
        self.laid: LaidRun | None = None
        self._growing: QPixmap | None = None
        """How it looked when it began to grow or shrink on its way."""

    def lay(self, facts: RunPicture, laid: LaidRun, label: str) -> None:
        """Show a portfolio at its place; `label` names it."""
        if (facts, laid) != (self.facts, self.laid):
            self.prepareGeometryChange()
            self.facts, self.laid, self._growing = facts, laid, None
            self.update()
        set_tip(self, label)
        self.set_rect(laid.outline)

    def turn_tag(self, tag: str) -> None:
        """Show another value."""
        if self.facts is not None and self.laid is not None:
            self.lay(replace(self.facts, tag=tag), self.laid, self.toolTip())

    @property
    def tag_rect(self) -> QRectF:
        """What its value tag covers."""
        if self.facts is None or self.laid is None:
            return QRectF()
        return tag_box(self.laid.tag, self.facts.tag, size=_tag_size(self.look, self.laid))

    @property
    def outer(self) -> QRectF:
        """What it covers with its tag."""
        return self.rect.united(self.tag_rect)

    @property
    def told(self) -> QRectF:
        """What tells its cards: all of it down to the rank of the lowest."""
        if self.laid is None:
            return QRectF()
        lowest = self.laid.card_centre(0).y() - self.laid.card * _BELOW_RANK
        return self.rect.adjusted(0, 0, 0, lowest - self.rect.bottom())

    def boundingRect(self) -> QRectF:
        """Return what it covers with its tag, and room for their shadows."""
        return super().boundingRect().united(self.tag_rect.adjusted(-8, -8, 8, 12))

    def draw(self, painter: QPainter) -> None:
        """Draw the portfolio; while it grows or shrinks, from a picture of its first size."""
        if self.facts is None or self.laid is None:
            return
        if self.scale() == 1:
            self._growing = None
            draw_run(painter, self.look, self.facts, self.laid)
            return
        bounds = self.boundingRect()
        if self._growing is None:
            draw = partial(draw_run, look=self.look, facts=self.facts, laid=self.laid)
            self._growing = bake(bounds, device_ratio(painter) / self.scale(), draw)
        draw_pixmap(painter, bounds.topLeft(), self._growing)


def draw_run(painter: QPainter, look: Look, facts: RunPicture, laid: LaidRun) -> None:
    """Draw the upper cap, the cards from the highest down, the lower cap, the tag."""
    if facts.high_cap is not None:
        draw_face(
            painter, look, facts.high_cap, laid.high_cap_centre, laid.card, rotation=90, still=True
        )
    for index in range(len(facts.cards) - 1, -1, -1):
        tilt = _TILT * math.sin(2.4 * facts.number + 1.9 * index)
        at = laid.card_centre(index)
        draw_face(painter, look, facts.cards[index], at, laid.card, rotation=tilt, still=True)
    if facts.low_cap is not None:
        draw_face(
            painter, look, facts.low_cap, laid.low_cap_centre, laid.card, rotation=90, still=True
        )
    if facts.tag:
        draw_tag(painter, look.theme, laid.tag, facts.tag, size=_tag_size(look, laid))


def _tag_size(look: Look, laid: LaidRun) -> float:
    return max(13.0, min(19 * max(0.8, look.scale), laid.card * 0.32))


def draw_face(
    painter: QPainter,
    look: Look,
    face: Face,
    centre: QPointF,
    width: float,
    *,
    rotation: float = 0.0,
    lift: float = 0.0,
    shadow: bool = True,
    still: bool = False,
) -> None:
    """Draw a card face up in the pack that is wanted; rank 0 is a back.

    ``still`` is for cards that lie turned like that for long.
    """
    rank, suit = face
    card = Card(round(width, 1), rank, suit, look.four_colour_suits, lift, shadow=shadow)
    draw_card(painter, look.theme, centre, card, rotation=rotation, still=still)


BACK: Face = (0, "S")
