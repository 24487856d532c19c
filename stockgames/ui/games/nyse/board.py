"""The valuation board: tray, columns, discs, perches, the pit; and the markers on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from stockgames.ui.games.nyse.layout import BoardLayout
from stockgames.ui.games.nyse.terms import money
from stockgames.ui.kit.baking import draw_baked
from stockgames.ui.kit.chips import Chip, chip_pixmap
from stockgames.ui.kit.engraving import draw_band
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.surfaces import draw_tray
from stockgames.ui.kit.text import CENTRE, LEFT, draw_text, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.valuation import (
    draw_perch,
    draw_pit,
    draw_valuation_disc,
    draw_value_column,
)
from stockgames.ui.table.items import TableItem


class BoardItem(TableItem):
    """Everything of the board that does not move."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "valuation-board")
        self._layout: BoardLayout | None = None
        self._values: tuple[int, ...] = ()
        self.pit_note = ""
        self._title = ""
        self._line = ""

    def lay(self, layout: BoardLayout, values: tuple[int, ...]) -> None:
        """Take the layout and the values of the six discs."""
        if (layout, values) != (self._layout, self._values):
            self._layout, self._values = layout, values
            self.update()
        self.set_rect(layout.tray)

    def tell(self, title: str, line: str, pit_note: str) -> None:
        """Set the caption, the line under it, and what lies in the pit."""
        texts = (title, line, pit_note)
        if texts != (self._title, self._line, self.pit_note):
            self._title, self._line, self.pit_note = texts
            self.setToolTip(line)
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the board and its words."""
        layout = self._layout
        if layout is None:
            return
        spoken = tuple(money(value) for value in self._values)
        key = ("nyse-board", self._values, spoken, self.look.theme.name, layout.tray.width())
        bounds = layout.tray.adjusted(-30, -24, 30, 38)
        draw_baked(painter, key, bounds, lambda target: self._draw_wood(target, layout))
        self._draw_words(painter, layout)

    def _draw_wood(self, painter: QPainter, layout: BoardLayout) -> None:
        theme, tray = self.look.theme, layout.tray
        draw_tray(painter, theme, tray)
        foot = QRectF(tray.left() + 40, tray.bottom() - 33 * layout.unit, tray.width() - 80, 0)
        foot.setHeight(13 * layout.unit)
        if layout.unit > 0.8:
            draw_band(painter, foot, with_alpha(theme.line, 110), strands=6, period=46, width=0.6)
        for centre in layout.discs:
            half = layout.column_width / 2
            top = centre.y() + 6
            column = QRectF(centre.x() - half, top, 2 * half, layout.base - top)
            draw_value_column(painter, theme, column)
        for perch in layout.perches:
            draw_perch(painter, theme, perch, layout.perch_radius)
        font = self.look.serif(18)
        for centre, value in zip(layout.discs, self._values, strict=True):
            draw_valuation_disc(painter, theme, centre, layout.disc_radius, str(value))
            box = QRectF(centre.x() - 60, layout.base - 8 - font.pixelSize() * 1.2, 120, 0)
            box.setHeight(font.pixelSize() * 1.3)
            draw_text(painter, box, money(value), font, theme.tray_text, CENTRE)
        draw_pit(painter, theme, layout.pit, *layout.pit_radii)

    def _draw_words(self, painter: QPainter, layout: BoardLayout) -> None:
        theme, caption = self.look.theme, layout.caption
        gold, quiet = QColor("#F0DCA4"), QColor("#DECFA8")
        font, note = self.look.caption(), self.look.sans(15)
        head = QRectF(caption.left(), caption.top(), caption.width(), font.pixelSize() * 1.4)
        over_pit = caption.left() > layout.tray.center().x()
        align = CENTRE if over_pit else LEFT
        draw_text(painter, head, self._title, font, gold, align, elide=True)
        fits = text_width(self._line, note) <= head.width()
        if layout.unit > 0.72 and fits:
            line = head.translated(0, head.height() + 3)
            draw_text(painter, line, self._line, note, quiet, align)
        width = max(150.0, 2.4 * layout.pit_radii[0])
        top = layout.pit.y() - layout.pit_radii[1] - 2 * note.pixelSize() * 1.45
        box = QRectF(layout.pit.x() - width / 2, top, width, note.pixelSize() * 1.4)
        draw_text(painter, box, self.tr("The pit"), font, gold, CENTRE)
        box = box.translated(0, note.pixelSize() * 1.35)
        draw_text(painter, box, self.pit_note, note, theme.tray_text, CENTRE, elide=True)


class MarkerItem(TableItem):
    """A valuation marker; its position is the middle of its face."""

    is_kept = False

    def __init__(self, look: Look, letter: str, name: str) -> None:
        super().__init__(look, name)
        self._letter = letter
        self._radius = 22.0
        self.fallen = False

    def set_radius(self, radius: float) -> None:
        """Size it."""
        self._radius = radius
        self.set_rect(QRectF(-radius, -radius, 2 * radius, 2 * radius))

    def stand(self, place: QPointF, level: int) -> None:
        """Put it on a place, `level` markers above the lowest."""
        self.fallen = False
        self.setRotation(0)
        self.setScale(1)
        self.setOpacity(1)
        self.setPos(place - QPointF(0, level * self._radius * 0.82))
        self.setZValue(20 + level)
        self.update()

    def fall(self, place: QPointF) -> None:
        """Lay it into the pit."""
        self.fallen = True
        self.setRotation(0)
        self.setPos(place)
        self.setOpacity(1)
        self.setScale(1)
        self.setZValue(18)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the chip, tilted when it lies in the pit."""
        chip = Chip(self._letter, self._radius, thickness=self._radius * 0.4)
        ratio = painter.device().devicePixelRatio()
        pixmap, corner = chip_pixmap(self.look.theme, chip, ratio)
        if self.fallen:
            painter.rotate(-18)
            painter.scale(1.12, 0.84)
        painter.drawPixmap(corner, pixmap)
