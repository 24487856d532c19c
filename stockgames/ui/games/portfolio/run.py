"""Portfolios on the table: vertical fans with sideways caps, each with a bracket."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from stockgames.games.portfolio.parts import NONE, Portfolio
from stockgames.presentation.games.portfolio.terms import Face, face
from stockgames.presentation.sentences.speech import money
from stockgames.ui.pieces.cards import CARD_RATIO, Card, draw_card
from stockgames.ui.pieces.chips import draw_badge
from stockgames.ui.pieces.plates import draw_tag, tag_box
from stockgames.ui.table.items import TableItem
from stockgames.ui.theme.fonts import BOLD, sans
from stockgames.ui.theme.palette import OXBLOOD
from stockgames.ui.theme.pixmap_cache import bake, device_ratio, draw_pixmap
from stockgames.ui.theme.shapes import line_at, moved
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip

LOOSE, TIGHT = 0.34, 0.24
"""The distance between cards, in card widths: usual, and if height is short or a run has over six
cards.
"""
CAP_SHOWS = 0.36
"""How much of a high end's cap is visible above the highest card, in card widths."""
_LONG, _SMALLEST, _MOST_ROWS = 6, 26.0, 3
_AIR = 0.16
_CAP_SIDE = 0.2
"""How far a cap sticks out to each side, in card widths."""
_TAG_BESIDE, _TAG_ON = 0.22, -0.16
"""The distance of the tag's centre from the run's right edge: beside the cards, or on them."""
_TAG_HALF = 0.3
POPOVER = 2.8
"""The width of a popover beside a portfolio, in card widths."""


@dataclass(frozen=True, slots=True)
class Run:
    """What determines a portfolio's outline: its number of cards, and which ends are capped."""

    cards: int
    low_cap: bool = False
    high_cap: bool = False

    @property
    def capped(self) -> bool:
        return self.low_cap or self.high_cap

    def step(self, share: float) -> float:
        """Return the distance between cards in card widths; `share`: 0 is tight, 1 loose."""
        return TIGHT if self.cards > _LONG else TIGHT + (LOOSE - TIGHT) * share

    def height(self, share: float = 1.0) -> float:
        top = CAP_SHOWS if self.high_cap else 0.0
        return CARD_RATIO + (self.cards - 1) * self.step(share) + top

    def width(self, *, tag_beside: bool) -> float:
        """Return the width in card widths, with its tag and the gap to its right."""
        side = _CAP_SIDE if self.capped else 0.0
        tag = (_TAG_BESIDE if tag_beside else _TAG_ON) + _TAG_HALF
        return side + 1 + max(side, tag) + _AIR


@dataclass(frozen=True, slots=True)
class RunGeometry:
    """Geometry of a portfolio, in pixels."""

    run: Run
    rect: QRectF
    """The rect of its cards, without caps."""
    card: float
    """The width of a card."""
    step: float
    tag: QPointF
    """The centre of the value tag."""

    def card_centre(self, index: int) -> QPointF:
        """Return the centre of a card; 0 is the lowest, -1 and `cards` are just outside the run."""
        y = self.rect.bottom() - self.card * CARD_RATIO / 2 - index * self.step
        return QPointF(self.rect.center().x(), y)

    @property
    def breadth(self) -> float:
        """The width with its tag and the gap to its right."""
        return self.run.width(tag_beside=self.tag.x() > self.rect.right()) * self.card

    def moved(self, by: float) -> RunGeometry:
        """Return it moved to the right by a distance."""
        aside = QPointF(by, 0)
        return replace(self, rect=self.rect.translated(aside), tag=self.tag + aside)

    def part(self, run: Run, lowest: int) -> RunGeometry:
        """Return the geometry of some of its cards: `run`, starting at index `lowest`."""
        height = self.card * CARD_RATIO + (run.cards - 1) * self.step
        rect = line_at(self.rect, self.rect.bottom() - lowest * self.step - height, height)
        return replace(self, run=run, rect=rect)

    @property
    def low_cap_centre(self) -> QPointF:
        """The centre of the low end's cap."""
        return QPointF(self.rect.center().x(), self.rect.bottom() - self.card / 2)

    @property
    def high_cap_centre(self) -> QPointF:
        """The centre of the high end's cap, behind the cards."""
        return QPointF(self.rect.center().x(), self.rect.top() - self.card * (CAP_SHOWS - 0.5))

    @property
    def outline(self) -> QRectF:
        """The rect it covers, caps included."""
        side = self.card * _CAP_SIDE if self.run.capped else 0.0
        top = self.card * CAP_SHOWS if self.run.high_cap else 0.0
        return self.rect.adjusted(-side, -top, side, 0)


def arrange_runs(
    runs: Sequence[Run],
    room: QRectF,
    widest: float,
    *,
    least: float = _SMALLEST,
    centred: bool = False,
) -> list[RunGeometry]:
    """Return positions of portfolios in one card size, at the bottom left of a room or centred.

    Cards are as wide as fits, from `least` to `widest`. If space is short, cards move closer, then
    tags move onto the runs, then runs form rows, and finally they overlap.
    """
    if not runs:
        return []
    ways = [_Way(1, tag_beside=True)]
    ways += [_Way(rows, tag_beside=False) for rows in range(1, min(_MOST_ROWS, len(runs)) + 1)]
    best = max(ways, key=lambda way: min(widest, way.card(runs, room)) / way.loss)
    placed = best.place(runs, room, min(widest, max(least, best.card(runs, room))))
    return _in_the_middle(placed, room) if centred else placed


def _in_the_middle(placed: Sequence[RunGeometry], room: QRectF) -> list[RunGeometry]:
    """Return portfolios moved towards the middle, leaving space for a popover right of the last."""
    first = min(run.outline.left() for run in placed)
    last = max(run.tag.x() + run.card * _TAG_HALF for run in placed)
    middle, popover = (room.left() + room.right() - first - last) / 2, POPOVER * placed[0].card
    by = max(0.0, min(middle, room.right() - popover - last))
    return [run.moved(by) for run in placed]


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to arrange runs: a number of rows, with tags beside or on the runs."""

    rows: int
    tag_beside: bool

    @property
    def loss(self) -> float:
        """The divisor that ranks it below one row with tags beside the runs."""
        return 1.0 if self.tag_beside else 1.0 + 0.08 * self.rows

    def split(self, runs: Sequence[Run]) -> list[Sequence[Run]]:
        """Return the runs of each row, the upper row first."""
        size = -(-len(runs) // self.rows)
        return [runs[i : i + size] for i in range(0, len(runs), size)]

    def breadth(self, row: Sequence[Run]) -> float:
        return sum(run.width(tag_beside=self.tag_beside) for run in row)

    def heights(self, runs: Sequence[Run]) -> list[float]:
        """Return the height of each row at its tightest, in card widths."""
        return [max(run.height(0.0) for run in row) + _AIR for row in self.split(runs)]

    def card(self, runs: Sequence[Run], room: QRectF) -> float:
        """Return the largest card width at which everything fits."""
        across = max(self.breadth(row) for row in self.split(runs))
        return min(room.width() / across, room.height() / (sum(self.heights(runs)) - _AIR))

    def place(self, runs: Sequence[Run], room: QRectF, card: float) -> list[RunGeometry]:
        """Return the geometry of the runs at a card width; runs overlap if they don't fit."""
        placed: list[RunGeometry] = []
        heights = self.heights(runs)
        spare = max(0.0, room.height() - card * (sum(heights) - _AIR))
        top = room.top()
        for row, height in zip(self.split(runs), heights, strict=True):
            deep = card * (height - _AIR) + spare / self.rows
            placed += self._row(row, line_at(room, top, deep), card)
            top += deep + card * _AIR
        return placed

    def _row(self, runs: Sequence[Run], room: QRectF, card: float) -> list[RunGeometry]:
        squeeze = min(1.0, room.width() / (self.breadth(runs) * card))
        used = self.breadth(runs) * card * squeeze
        air = min(card * 0.8, max(0.0, room.width() - used) / (len(runs) + 1))
        x = room.left() + air
        placed = []
        for run in runs:
            side = _CAP_SIDE * card if run.capped else 0.0
            step = card * run.step(_loosest(run, room.height() / card))
            height = card * CARD_RATIO + (run.cards - 1) * step
            rect = QRectF(x + side, room.bottom() - height, card, height)
            aside = _TAG_BESIDE if self.tag_beside else _TAG_ON
            bare = rect.height() - (card if run.low_cap else 0.0)  # no cap covers this part
            tag = QPointF(rect.right() + card * aside, rect.top() + bare / 2)
            placed.append(RunGeometry(run, rect, card, step, tag))
            x += run.width(tag_beside=self.tag_beside) * card * squeeze + air
        return placed


def _loosest(run: Run, height: float) -> float:
    """Return the loosest spacing (0 to 1) of a run within a height in card widths."""
    tight, loose = run.height(0.0), run.height(1.0)
    if loose <= height:
        return 1.0
    return max(0.0, (height - tight) / (loose - tight)) if loose > tight else 0.0


_BADGE = 10.5
"""The radius of a badge on a run, in px."""
_TILT = 0.6
"""The greatest tilt of cards laid by hand, in degrees."""


@dataclass(frozen=True, slots=True)
class RunPicture:
    """What a portfolio shows."""

    number: int
    """The portfolio's number in the record, from 1."""
    owner: int
    cards: tuple[Face, ...]
    """From the lowest to the highest."""
    low_cap: Face | None
    high_cap: Face | None
    tag: str
    former: str = ""
    """Whose it was before a raid, on a badge; empty for none."""

    @property
    def run(self) -> Run:
        """The part that determines its outline."""
        return Run(len(self.cards), self.low_cap is not None, self.high_cap is not None)


class RunItem(TableItem):
    """A portfolio on the table."""

    def __init__(self, look: ThemeContext, number: int) -> None:
        super().__init__(look, f"portfolio-{number}")
        self.number = number
        self.facts: RunPicture | None = None
        self.geometry: RunGeometry | None = None
        self._growing: QPixmap | None = None
        """A pixmap from before the animation changes its size."""

    def set_geometry(self, facts: RunPicture, geometry: RunGeometry, label: str) -> None:
        """Show a portfolio at its place; `label` is its accessible name."""
        if (facts, geometry) != (self.facts, self.geometry):
            self.facts, self.geometry, self._growing = facts, geometry, None
            self.rect = geometry.outline
            self.setPolygon(self.bounds())
            self.update()
        set_tip(self, label)

    def turn_tag(self, tag: str) -> None:
        if self.facts is not None and self.geometry is not None:
            self.set_geometry(replace(self.facts, tag=tag), self.geometry, self.toolTip())

    @property
    def tag_rect(self) -> QRectF:
        if self.facts is None or self.geometry is None:
            return QRectF()
        return tag_box(self.geometry.tag, self.facts.tag, size=_tag_size(self.look, self.geometry))

    @property
    def outer(self) -> QRectF:
        """The rect it covers, tag included."""
        return self.rect.united(self.tag_rect)

    def bounds(self) -> QRectF:
        badge = self.rect.adjusted(-2 * _BADGE, 0, 2 * _BADGE, _BADGE)
        return super().bounds().united(badge).united(self.tag_rect.adjusted(-8, -8, 8, 12))

    def draw(self, painter: QPainter) -> None:
        if self.facts is None or self.geometry is None:
            return
        if self.scale() == 1:
            self._growing = None
            draw_run(painter, self.look, self.facts, self.geometry)
            return
        bounds = self.boundingRect()
        if self._growing is None:
            draw = partial(draw_run, look=self.look, facts=self.facts, geometry=self.geometry)
            self._growing = bake(bounds, device_ratio(painter) / self.scale(), draw)
        draw_pixmap(painter, bounds.topLeft(), self._growing)


def draw_run(
    painter: QPainter, look: ThemeContext, facts: RunPicture, geometry: RunGeometry
) -> None:
    """Draw the high cap, the cards from the highest down, the low cap, and the tag."""

    def lay(face: Face | None, at: QPointF, turn: float) -> None:
        if face is not None:
            draw_face(painter, look, face, at, geometry.card, rotation=turn, still=True)

    lay(facts.high_cap, geometry.high_cap_centre, 90)
    for index in range(len(facts.cards) - 1, -1, -1):
        tilt = _TILT * math.sin(2.4 * facts.number + 1.9 * index)
        lay(facts.cards[index], geometry.card_centre(index), tilt)
    lay(facts.low_cap, geometry.low_cap_centre, 90)
    if facts.tag:
        draw_tag(painter, look.theme, geometry.tag, facts.tag, size=_tag_size(look, geometry))
    if facts.former:
        _draw_former(painter, look, facts.former, geometry)


def _draw_former(painter: QPainter, look: ThemeContext, text: str, geometry: RunGeometry) -> None:
    """Draw a badge on the lowest card, a little wider at most."""
    font = QFontMetricsF(sans(_BADGE * 1.3, BOLD))
    text = font.elidedText(text, Qt.TextElideMode.ElideRight, 1.2 * geometry.card)
    with moved(painter, QPointF(geometry.rect.center().x(), geometry.rect.bottom() - _BADGE)):
        draw_badge(painter, look.theme, QPointF(), text, radius=_BADGE, colour=OXBLOOD)


def _tag_size(look: ThemeContext, geometry: RunGeometry) -> float:
    return max(13.0, min(19 * max(0.8, look.scale), geometry.card * 0.32))


def draw_face(
    painter: QPainter,
    look: ThemeContext,
    face: Face,
    centre: QPointF,
    width: float,
    *,
    rotation: float = 0.0,
    lift: float = 0.0,
    shadow: bool = True,
    still: bool = False,
) -> None:
    """Draw a card face up in the chosen deck design; rank 0 is a back.

    `still` is for cards that keep their rotation for long.
    """
    rank, suit = face
    card = Card(round(width, 1), rank, suit, look.four_colour_suits, lift, shadow=shadow)
    draw_card(painter, look.theme, centre, card, rotation=rotation, still=still)


BACK: Face = (0, "S")


def run_picture(portfolio: Portfolio) -> RunPicture:
    return RunPicture(
        number=portfolio.number,
        owner=portfolio.owner,
        cards=tuple(face(card) for card in portfolio.cards),
        low_cap=None if portfolio.low_cap == NONE else face(portfolio.low_cap),
        high_cap=None if portfolio.high_cap == NONE else face(portfolio.high_cap),
        tag=money(portfolio.value),
    )
