"""A pile of the supply: its thickness and a badge tell the count."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from stockgames.games.nyse.names import color_key
from stockgames.ui.games.nyse.terms import LETTERS
from stockgames.ui.kit.chips import Chip, draw_badge, draw_chip, draw_chip_place
from stockgames.ui.kit.fonts import usual_size
from stockgames.ui.kit.surfaces import draw_supply_place
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.table.items import Painted, TableItem

_LIFT = 0.16
"""How high the top chip lifts under the mouse, in radii."""


class PileItem(TableItem):
    """One of the four piles, with its name and what taking from it does."""

    lifted = Painted(0.0)
    """How far the top chip is lifted, 0 to 1."""
    note = Painted("")
    """What taking from it does, or why that can't be."""
    _centre = Painted(QPointF())
    _radius = Painted(40.0)
    _step = Painted(8.0)
    _count = Painted(0)
    _name = Painted("")
    _bright = Painted(False)

    def __init__(self, look: Look, color: int) -> None:
        super().__init__(look, f"take-{color_key(color)}")
        self._letter = LETTERS[color]

    def lay(self, centre: QPointF, radius: float, step: float, area: QRectF) -> None:
        """Set the middle of the lowest chip, a chip's radius and thickness, and the area."""
        self._centre, self._radius, self._step = centre, radius, step
        self.set_rect(area)

    def tell(self, count: int, name: str, note: str, *, bright: bool) -> None:
        """Set the count and the words under the pile; `bright` when it is pointed at."""
        self._count, self._name, self.note, self._bright = count, name, note, bright
        set_tip(self, note)

    @property
    def top(self) -> QPointF:
        """The middle of the face of the highest chip."""
        return self._centre - QPointF(0, max(0, self._count - 1) * self._step)

    @property
    def whole_rect(self) -> QRectF:
        """What the pile covers, with its name and its note."""
        radius, names = self._radius * 1.5, 2.9 * self.look.usual_px(15)
        top = self.top.y() - self._radius - 8
        bottom = self._centre.y() + self._radius * 1.22 + names
        width = max(2 * radius, 7.6 * self.look.usual_px(16))
        return QRectF(self._centre.x() - width / 2, top, width, bottom - top)

    @property
    def words_rect(self) -> QRectF:
        """Its name and its note."""
        whole = self.whole_rect
        return whole.adjusted(0, self._centre.y() + self._radius * 1.34 - whole.top(), 0, 0)

    @property
    def ring_rect(self) -> QRectF:
        """What the pile covers, without its words."""
        r = self._radius
        top = self.top.y() - r * 1.3
        return QRectF(self._centre.x() - r * 1.5, top, 3 * r, self._centre.y() + r * 1.34 - top)

    def take_one(self) -> None:
        """Show one chip less, as it leaves."""
        self._count = max(0, self._count - 1)

    def _draw_chips(self, painter: QPainter) -> None:
        """Draw the pile, its top chip apart from the others while it is lifted."""
        theme, r, lies = self.look.theme, self._radius, self._count - bool(self.lifted)
        if lies:
            chip = Chip(self._letter, r, count=lies, thickness=self._step)
            draw_chip(painter, theme, self._centre, chip)
        if self.lifted:
            top = Chip(self._letter, r, thickness=self._step)
            draw_chip(painter, theme, self.top - QPointF(0, _LIFT * r * self.lifted), top)

    def draw(self, painter: QPainter) -> None:
        """Draw place, pile, badge and words."""
        theme, r = self.look.theme, self._radius
        draw_supply_place(painter, theme, self._centre + QPointF(0, r * 0.06), r * 1.28)
        if self._count:
            self._draw_chips(painter)
            badge = self.top + QPointF(r * 1.06, -r * 0.12)
            draw_badge(painter, theme, badge, str(self._count), radius=max(11.0, r * 0.35))
        else:
            draw_chip_place(painter, theme, self._centre, r * 0.94, self._letter)
        name, note = self.look.serif(17), self.look.sans(15)
        width = self.rect.width()
        top = self._centre.y() + r * 1.36
        box = QRectF(self._centre.x() - width / 2, top, width, usual_size(name) * 1.3)
        draw_text(painter, box, self._name, name, theme.text, CENTRE, elide=True)
        box = QRectF(box.left(), box.bottom() - 1, width, usual_size(note) * 1.35)
        colour = theme.heading if self._bright else theme.quiet_text
        draw_text(painter, box, self.note, note, colour, CENTRE, elide=True)
