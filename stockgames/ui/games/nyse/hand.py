"""The hand rail along the bottom: plate, and chips with their markings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import groupby, pairwise
from types import MappingProxyType

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from stockgames.games.nyse.parts import Kind
from stockgames.presentation.games.nyse.terms import FACES, LETTERS, special_short, special_tip
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.nyse.seat import SeatPanel
from stockgames.ui.pieces.chips import Chip, draw_badge, draw_chip
from stockgames.ui.pieces.plates import WORDS_LEFT, amount_note_font
from stockgames.ui.table.items import Painted, TableItem
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import column_at, line_at, square
from stockgames.ui.theme.surfaces import draw_tray
from stockgames.ui.theme.text import CENTRE, RIGHT, draw_text, squeezed, squeezed_alike, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip

_LOOSEST, _TIGHTEST, _GROUP_GAP = 1.31, 0.62, 0.3


@dataclass(frozen=True, slots=True)
class HandChip:
    """A chip of the hand, or a stack of identical ones."""

    kind: Kind
    count: int
    centre: QPointF


def spread(kinds: Sequence[Kind], row: QRectF, radius: float) -> list[HandChip]:
    """Return positions for chips, sorted by colour, in a row; many chips overlap.

    If they don't fit even at the smallest distance, identical chips are stacked.
    """
    piles = [(kind, 1) for kind in kinds]
    if _width(piles, radius, _TIGHTEST) > row.width():
        piles = [(kind, list(kinds).count(kind)) for kind in sorted(set(kinds))]
    if not piles:
        return []
    steps = len(piles) - 1
    gaps = _groups(piles) - 1
    free = row.width() - 2 * radius - gaps * _GROUP_GAP * 2 * radius
    pitch = min(_LOOSEST * 2 * radius, free / steps) if steps else 0.0
    width = 2 * radius + steps * pitch + gaps * _GROUP_GAP * 2 * radius
    x = row.center().x() - width / 2 + radius
    placed: list[HandChip] = []
    for i, (kind, count) in enumerate(piles):
        if i:
            x += pitch
            if piles[i - 1][0] >> 2 != kind >> 2:
                x += _GROUP_GAP * 2 * radius
        placed.append(HandChip(kind, count, QPointF(x, row.center().y())))
    return placed


def closest(placed: Sequence[HandChip], default: float) -> float:
    """Return the smallest horizontal distance between neighbouring chips, or `default`."""
    return min(
        (right.centre.x() - left.centre.x() for left, right in pairwise(placed)), default=default
    )


def runs(placed: Sequence[HandChip], *, alike: bool) -> list[list[HandChip]]:
    """Return neighbouring chips of the same kind grouped if `alike`, else each chip by itself."""
    if not alike:
        return [[chip] for chip in placed]
    return [list(run) for _, run in groupby(placed, key=lambda chip: chip.kind)]


def _groups(piles: Sequence[tuple[Kind, int]]) -> int:
    return len({kind >> 2 for kind, _ in piles})


def _width(piles: Sequence[tuple[Kind, int]], radius: float, pitch: float) -> float:
    gaps = (_groups(piles) - 1) * _GROUP_GAP
    return 2 * radius * (1 + (len(piles) - 1) * pitch + gaps) if piles else 0.0


_APART = 24.0
"""The space around the two notes of a plate, in pixels."""
_LIFT = 0.2
"""The rise of a hovered chip, in radii."""
_LEAST_RISE = 1.0
"""The least offset between the chips of a stack, in pixels."""


def hand_plate(rail: QRectF) -> QRectF:
    """Return the place of the plate on a hand rail."""
    return QRectF(rail.left() + 16, rail.top() + 11, min(rail.width() * 0.47, 332), 38)


class HandItem(TableItem):
    """The hand rail of the seat in front."""

    chip_radius = 25.9

    lifted = Painted[Mapping[Kind, float]](MappingProxyType({}))
    """How far chips are raised while hovered, 0 to 1, by kind."""

    shown = Painted[SeatPanel | None](None)
    placed = Painted[list[HandChip]]([])
    totals = Painted("")
    """The value of the hand by sector."""
    _title = Painted("")
    _face_up = Painted(False)
    _kinds = Painted[tuple[Kind, ...]](())

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, "hand")
        self._ways: list[tuple[HandChip, HandChip]] = []
        """Start and end of each chip's motion while others arrive or leave."""
        self._alone = False
        self.plate = QRectF()
        """The place of the plate."""
        self.setAcceptHoverEvents(True)

    def set_rect(self, rect: QRectF) -> None:
        super().set_rect(rect)
        self.plate = hand_plate(rect)

    def clear(self) -> None:
        self.shown = None
        self.placed, self._ways, self._kinds = [], [], ()
        set_tip(self, "")

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        set_tip(self, self._tip(event.pos()))
        super().hoverMoveEvent(event)

    def _tip(self, at: QPointF) -> str:
        for chip in reversed(self.placed):
            if QLineF(at, chip.centre).length() <= self.chip_radius and self._face_up:
                return special_tip(chip.kind & 3, alone=self._alone)
        return ""

    def set_data(
        self,
        panel: SeatPanel,
        kinds: tuple[Kind, ...],
        title: str,
        totals: str,
        *,
        face_up: bool,
        alone: bool,
    ) -> None:
        """Set the plate, the chips (kinds; only colours count when face down) and the texts."""
        set_tip(self, "")
        self.shown, self._kinds, self._alone = panel, kinds, alone
        self._title, self.totals, self._face_up = title, totals, face_up
        self.set_geometry()

    def set_geometry(self) -> None:
        self.placed, self._ways = spread(self._kinds, self._row(), self.chip_radius), []

    def _heading(self) -> QRectF:
        plate, right = self.plate, self.rect.right() - 22
        return column_at(plate, plate.right() + 14, right - plate.right() - 14)

    def _row(self) -> QRectF:
        rect, top, bottom = self.rect, self.plate.bottom() + 5.76, self.rect.bottom() - 25.9
        return QRectF(rect.left() + 18, top, rect.width() - 36, bottom - top)

    def chip_rect(self, kind: Kind) -> QRectF:
        """Return the rect of the first chip of a kind (any of its colour when face down)."""
        return next(self._rects(kind), QRectF())

    def chips_rect(self, kind: Kind) -> QRectF:
        """Return the rect around all chips of a kind."""
        return reduce(QRectF.united, self._rects(kind), QRectF())

    def column_rect(self, color: int) -> QRectF:
        """Return the rect around all chips of a colour; the whole hand if there are none."""
        r, own = self.chip_radius, (chip for chip in self.placed if chip.kind >> 2 == color)
        return (
            reduce(QRectF.united, (square(chip.centre, r) for chip in own), QRectF()) or self.rect
        )

    def _rects(self, kind: Kind) -> Iterator[QRectF]:
        r = self.chip_radius
        for chip in self.placed:
            if chip.kind == kind:
                yield square(chip.centre, r)

    def make_room(self, kind: Kind) -> QPointF:
        """Reserve and return the position for an arriving chip; `move_up` animates the others."""
        kinds = sorted((*self._kinds, kind if self._face_up else kind & ~3))
        placed = spread(kinds, self._row(), self.chip_radius)
        self._kinds = tuple(kinds)
        place = max(i for i, chip in enumerate(placed) if chip.kind >> 2 == kind >> 2)
        if self._face_up:
            place = max(i for i, chip in enumerate(placed) if chip.kind == kind)
        at = placed[place].centre
        left = placed[place].count - 1
        rest = [HandChip(placed[place].kind, left, at)] if left else []
        self._draw_up([*placed[:place], *rest, *placed[place + 1 :]])
        return at

    def _draw_up(self, wanted: list[HandChip]) -> None:
        """Animate the chips towards `wanted`; jump there if the piles themselves change."""
        piles = [[(chip.kind, chip.count) for chip in placed] for placed in (self.placed, wanted)]
        self._ways = []
        if piles[0] == piles[1]:
            self._ways = list(zip(self.placed, wanted, strict=True))
        else:
            self.placed = wanted

    def move_up(self, share: float) -> None:
        """Show the chips at this share (0 to 1) of the way to their new positions."""
        if self._ways:
            self.placed = [
                replace(end, centre=start.centre + (end.centre - start.centre) * share)
                for start, end in self._ways
            ]

    def take_out(self, color: int, kind: Kind | None = None) -> QPointF:
        """Remove a chip, any of its colour if the kind is unknown; return where it was."""
        for i, chip in reversed(list(enumerate(self.placed))):
            if chip.kind == kind or (kind is None and chip.kind >> 2 == color):
                left = chip.count - 1
                rest = [HandChip(chip.kind, left, chip.centre)] if left else []
                self.placed = [*self.placed[:i], *rest, *self.placed[i + 1 :]]
                kinds = list(self._kinds)
                kinds.remove(chip.kind)
                self._kinds = tuple(kinds)
                self._draw_up(spread(kinds, self._row(), self.chip_radius))
                return chip.centre
        return self._row().center()

    def draw(self, painter: QPainter) -> None:
        panel, theme = self.shown, self.look.theme
        draw_tray(painter, theme, self.rect, radius=self.look.corner(14), ornate=False)
        if panel is None:
            return
        plate, shown = self.plate, panel.plate
        small, texts = amount_note_font(plate), (shown.note, shown.amount_note)
        taken = sum(text_width(text, small) for text in texts) + plate.height() * WORDS_LEFT
        if taken + _APART > plate.width():
            shown = replace(shown, amount_note="")
        shown.draw(painter, theme, plate)
        box, title = self._heading(), self.look.sans(15)
        if self.totals:
            box = line_at(box, plate.top(), plate.height() / 2)
            second = box.translated(0, box.height())
            whole = squeezed(self.totals, title, second.width())
            draw_text(painter, second, self.totals, whole, theme.tray_text, RIGHT, elide=True)
        whole = squeezed(self._title, title, box.width())
        draw_text(painter, box, self._title, whole, theme.tray_text, RIGHT, elide=True)
        if not self._kinds:
            empty = say("nyse-no-chips-yet") if panel.chips is not None else ""
            draw_text(painter, self._row(), empty, title, with_alpha(theme.tray_text, 200), CENTRE)
        for chip in self.placed:
            self._draw_chip(painter, chip)
        self._draw_captions(painter)

    def _draw_chip(self, painter: QPainter, chip: HandChip) -> None:
        theme, r = self.look.theme, self.chip_radius
        letter = LETTERS[chip.kind >> 2]
        step, dead = self._rise(), self.shown is not None and chip.kind >> 2 in self.shown.dead
        centre = chip.centre - QPointF(0, r * _LIFT * self.lifted.get(chip.kind, 0.0))
        face = (
            Chip(letter, r, "marking", FACES[chip.kind & 3], chip.count, step, dead=dead)
            if self._face_up
            else Chip(letter, r, "back", "plain", chip.count, step, dead=dead)
        )
        draw_chip(painter, theme, centre, face)
        if chip.count > 1:
            at = centre + QPointF(r * 0.72, -r * 0.72 - step * (chip.count - 1))
            draw_badge(painter, theme, at, str(chip.count), radius=9)

    def _rise(self) -> float:
        """Return the vertical offset of stacked chips, small enough to stay clear of the texts."""
        r, highest = self.chip_radius, max((chip.count for chip in self.placed), default=1)
        room = self._row().center().y() - r - self.plate.bottom()
        return min(r * 0.14, max(_LEAST_RISE, room / max(1, highest - 1)))

    def captions(self) -> list[tuple[str, QRectF]]:
        """Return the captions under special chips; close identical chips share one."""
        if not self._face_up:
            return []
        font, top = self.look.sans(14, SEMIBOLD), self._row().center().y() + self.chip_radius + 3
        words = {chip.kind: special_short(chip.kind & 3) for chip in self.placed}
        widest = max((text_width(word, font) for word in words.values()), default=0.0)
        gap, line = 4, font.pixelSize() * 1.3
        captions = []
        step = closest(self.placed, default=widest + gap)
        for run in runs(self.placed, alike=step < widest + gap):
            first, last = run[0].centre.x(), run[-1].centre.x()
            box = QRectF(first, top, last - first, line).adjusted(
                (gap - step) / 2, 0, (step - gap) / 2, 0
            )
            if word := words[run[0].kind]:
                captions.append((word, box))
        return captions

    def _draw_captions(self, painter: QPainter) -> None:
        font, captions = self.look.sans(14, SEMIBOLD), self.captions()
        small = squeezed_alike([(word, box.width()) for word, box in captions], font)
        for word, box in captions:
            draw_text(painter, box, word, small, QColor("#F0DCA4"), CENTRE)
