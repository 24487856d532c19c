"""The small table on which everybody finds their keys and sees who is still to press.

It shows public things only: whose keys are whose, which of them count, and how far each has come.
Whoever looked at a card last, the first person's keys lie at its foot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.boxes import centred, column_at
from stockgames.ui.kit.engraving import draw_rosette
from stockgames.ui.kit.fonts import BOLD, SEMIBOLD, serif
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import fill, inset, radial, rounded, slanting, stroke
from stockgames.ui.kit.text import LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.tokens import draw_token
from stockgames.ui.kit.widgets.frames import draw_near_shadow, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.code_caps import draw_round_mark
from stockgames.ui.shell.facts import Price
from stockgames.ui.table.code_plate_facts import CodeSituation, Typist
from stockgames.ui.table.code_plate_paint import paint_middle, paint_zone
from stockgames.ui.table.code_plate_zones import Zone, middle_of, zones

_LEAST_WIDTH: Final = 320
_RIM: Final = 8.0
_LEAST_RING: Final = 170.0
"""So wide the ring stays where it makes way for round and prices."""
_WOOD = QColor("#8C5F34"), QColor("#4A2E17")


class CodePlate(KitWidget):
    """See the module. Keys are heard wherever the focus is; on a touch screen they are touched."""

    touched = Signal(str)
    """A key on the table was touched."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("code-plate")
        self._typists: tuple[Typist, ...] = ()
        self._situation = CodeSituation()
        look.changed.connect(self.update)
        self.hide()

    def tell(self, typists: Sequence[Typist], situation: CodeSituation | None = None) -> None:
        """Show how far each has come; nobody hides the plate."""
        self._typists = tuple(typists)
        self._situation = situation or CodeSituation()
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(
            ", ".join(f"{typist.name}: {typist.state()}" for typist in typists)
        )
        self.setVisible(bool(typists))
        self.update()

    def _title(self) -> str:
        if len(self._typists) == 1:
            title = say("table-only-presses", name=self._typists[0].name)
        else:
            title = say("table-everyone-presses-their-own-keys")
        parts = (title, self._situation.title, self._situation.round)
        return "  \N{MIDDLE DOT}  ".join(part for part in parts if part)

    # Where

    def _table(self) -> QRectF:
        return inset(surface_of(self), _RIM)

    def _zones(self) -> list[tuple[Zone, Typist]]:
        return list(zip(zones(self._table(), len(self._typists)), self._typists, strict=True))

    def key_at(self, at: QPointF) -> str:
        """Return the key that lies at a point of the widget; empty if none."""
        for zone, typist in self._zones():
            back, _ = zone.transform.inverted()
            seen = back.map(at)
            for place, key in enumerate(typist.keys):
                if zone.key(place).contains(seen):
                    return key
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a touch of a key; the table looks the same after it as after any other."""
        key = self.key_at(event.position())
        if key and event.button() == Qt.MouseButton.LeftButton:
            self.touched.emit(key)

    # Picture

    def _paint(self, painter: QPainter) -> None:
        """Paint the table: wood, cloth, zones, and the ring between them."""
        if not self._typists:
            return
        look = self.look
        surface, table = surface_of(self), self._table()
        corner = look.corner(16)
        draw_near_shadow(painter, look.theme, surface, corner)
        fill(painter, rounded(surface, corner), slanting(surface, (0.0, _WOOD[0]), (1.0, _WOOD[1])))
        cloth = rounded(table, look.corner(10))
        lamp, edge = look.theme.cloth_lamp, look.theme.cloth_middle
        reach = max(table.width(), table.height()) * 0.7
        fill(painter, cloth, edge)
        fill(painter, cloth, radial(table.center(), reach, (0.0, lamp), (1.0, edge)))
        stroke(painter, cloth, with_alpha(QColor("#2A1A0C"), 200), 1)
        parts = self._zones()
        middle = middle_of(table, [zone for zone, _ in parts])
        self._paint_engraving(painter, table, middle)
        free = self._paint_market(painter, middle, parts)
        paint_middle(painter, look, free, parts, self._situation)
        for zone, typist in parts:
            paint_zone(painter, look, zone, typist)

    def _paint_engraving(self, painter: QPainter, table: QRectF, middle: QRectF) -> None:
        """Paint a fine ring round the middle, baked: it stays while everybody presses."""
        line, inner = with_alpha(self.look.theme.line, 60), middle.width() * 0.5
        centre, outer = middle.center(), 0.47 * max(table.width(), table.height())

        def paint(target: QPainter) -> None:
            target.setClipRect(table, Qt.ClipOperation.IntersectClip)
            draw_rosette(target, centre, inner, outer, line, strands=30, lobes=9, width=0.5)

        key = ("code table", self.look.theme.name, table.getRect(), middle.getRect())
        draw_baked(painter, key, table, paint)

    def _paint_market(
        self, painter: QPainter, middle: QRectF, parts: list[tuple[Zone, Typist]]
    ) -> QRectF:
        """Paint round and prices where the ring leaves room; return the ring's square."""
        table = self._table()
        head = max(
            (zone.place.bottom() for zone, _ in parts if abs(zone.turned) > 90),
            default=table.top(),
        )
        foot = min(
            (zone.place.top() for zone, _ in parts if zone.turned == 0), default=table.bottom()
        )
        row = max(54.0, self.look.px(60))
        side = foot - head - 2 * row
        if _LEAST_RING <= side < middle.height():
            middle = centred(middle.center(), side, side)
        row = min(row, (foot - head - middle.height()) / 2)
        if row < 26:
            return middle
        left, width = middle.left(), middle.width()
        self._paint_round(painter, QRectF(left, head + 4, width, row))
        sides = (zone.place.bottom() for zone, _ in parts if abs(zone.turned) == 90)
        row = min(row, foot - max(sides, default=middle.bottom()) - 4)
        prices = self._situation.prices
        for place, price in enumerate(prices):
            each = table.width() * 0.27
            first = table.center().x() - each * len(prices) / 2
            box = QRectF(first + place * each, foot - row - 4, each, row)
            self._paint_price(painter, box, price)
        return middle

    def _paint_round(self, painter: QPainter, box: QRectF) -> None:
        if not self._situation.number:
            return
        size, half = max(15, round(box.height() * 0.4)), box.height() * 0.46
        font = serif(size, SEMIBOLD)
        width = 2 * half + 10 + text_width(self._situation.round, font)
        left = box.center().x() - width / 2
        at = QPointF(left + half, box.center().y() + half * 0.2)
        draw_round_mark(painter, at, half, self._situation.number)
        words = column_at(box, left + 2 * half + 10, box.width())
        draw_text(painter, words, self._situation.round, font, self.look.theme.text, LEFT)

    def _paint_price(self, painter: QPainter, box: QRectF, price: Price) -> None:
        radius = box.height() * 0.36
        size = max(15, round(box.height() * 0.46))
        font = serif(size, BOLD)
        width = 2 * radius + 8 + text_width(price.amount, font)
        at = QPointF(box.center().x() - width / 2 + radius, box.center().y())
        draw_token(painter, self.look.theme, at, radius, price.mark.letter)
        text = column_at(box, at.x() + radius + 8, box.right() - at.x() - radius)
        draw_text(painter, text, price.amount, font, self.look.theme.text, LEFT)


def plate_place(size: QSize, log: QRect, actions: QRect) -> QRect:
    """Return where the plate lies on a board: between log and choices, or beside both."""
    left, right = log.right() + 10, actions.left() - 10
    if right - left >= _LEAST_WIDTH:
        return QRect(left, actions.top(), right - left, actions.height())
    margin = size.width() - actions.right()
    height = min(actions.height(), 240)
    top = size.height() - margin - height
    return QRect(margin, top, actions.left() - 2 * margin, height)
