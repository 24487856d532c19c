"""Where each person's keys lie on the small table of the code cards: turned to their seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from stockgames.ui.kit.boxes import centred

_GAP: Final = 6.0
_DEPTH: Final = (84.0, 270.0)
"""How deep a zone is, at least and at most."""
_SHARE, _SHARE_OF_HEIGHT = 0.25, 0.19
_LONGEST: Final = 2.8
"""How long a zone is, in depths."""
_ROOMY: Final = 260.0
_PAD, _NARROW_PAD = 0.56, 0.52
"""The share of a zone's length that its keys take."""
_AROUND: Final = (
    (),
    ("foot",),
    ("foot", "head"),
    ("foot", "left", "right"),
    ("foot", "left", "head", "right"),
    ("foot", "left", "head left", "head right", "right"),
    ("foot left", "left", "head left", "head right", "right", "foot right"),
)
"""Who sits where, by how many there are: clockwise from the first, as the seats of the table."""
_TURNED: Final = {"foot": 0.0, "left": 90.0, "head": 180.0, "right": -90.0}


@dataclass(frozen=True, slots=True)
class Zone:
    """One person's part of the table, measured from the corner that is its upper left for them."""

    place: QRectF
    """Where it lies on the table."""
    turned: float
    """By how many degrees, clockwise."""

    @property
    def size(self) -> QRectF:
        """Return the zone as its person sees it, the corner at (0, 0)."""
        across = abs(self.turned) == 90
        width, height = self.place.width(), self.place.height()
        return QRectF(0, 0, height, width) if across else QRectF(0, 0, width, height)

    @property
    def transform(self) -> QTransform:
        """Return what leads from the zone as seen by its person to the table."""
        found = QTransform()
        found.translate(self.place.center().x(), self.place.center().y())
        found.rotate(self.turned)
        size = self.size
        return found.translate(-size.width() / 2, -size.height() / 2)

    def key(self, place: int) -> QRectF:
        """Return where a key of the pad lies, 0 to 5, as its person sees it."""
        size, gap = self.size, max(3.0, self.size.height() * 0.035)
        share = _PAD if size.width() >= _ROOMY else _NARROW_PAD
        side = min((size.height() - 3 * gap - 4) / 2, (size.width() * share - 4 * gap) / 3)
        row, column = divmod(place, 3)
        left = size.right() - gap * 2 - (3 - column) * (side + gap) + gap
        top = (size.height() - 2 * side - gap) / 2 + row * (side + gap)
        return QRectF(left, top, side, side)

    def pad(self) -> QRectF:
        """Return the field of all its keys, as its person sees it."""
        return self.key(0).united(self.key(5))


def zones(table: QRectF, people: int) -> list[Zone]:
    """Return a zone for each of up to six people round the table, in px."""
    inner = table.adjusted(_GAP, _GAP, -_GAP, -_GAP)
    low, high = _DEPTH
    across = min(max(inner.width() * _SHARE, low), high)
    depth = min(max(inner.height() * _SHARE_OF_HEIGHT, low), high)
    return [_zone(inner, spot, depth, across) for spot in _AROUND[people]]


def _zone(inner: QRectF, spot: str, depth: float, across: float) -> Zone:
    """Return a zone; at head and foot it is so deep, and at the sides so many px across."""
    side, _, half = spot.partition(" ")
    if side in ("left", "right"):
        long = min(across * _LONGEST, inner.height() - 2 * depth - 2 * _GAP)
        x = inner.left() if side == "left" else inner.right() - across
        return Zone(QRectF(x, inner.center().y() - long / 2, across, long), _TURNED[side])
    room = (inner.width() - _GAP) / 2 if half else inner.width()
    long = min(depth * _LONGEST, room)
    middle = inner.center().x()
    if half:
        middle += (-1 if half == "left" else 1) * (long + _GAP) / 2
    y = inner.top() if side == "head" else inner.bottom() - depth
    return Zone(QRectF(middle - long / 2, y, long, depth), _TURNED[side])


def middle_of(table: QRectF, laid: list[Zone]) -> QRectF:
    """Return the square of the ring between the zones, in px."""
    free = QRectF(table)
    for zone in laid:
        centre = zone.place.center()
        if zone.turned == 0:
            free.setBottom(min(free.bottom(), zone.place.top()))
        elif abs(zone.turned) == 180:
            free.setTop(max(free.top(), zone.place.bottom()))
        elif centre.x() < table.center().x():
            free.setLeft(max(free.left(), zone.place.right()))
        else:
            free.setRight(min(free.right(), zone.place.left()))
    side = min(free.width(), free.height()) - 4 * _GAP
    centre = QPointF(free.center())
    return centred(centre, side, side)
