"""Pictures of what an item paints."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from stockgames.ui.table.items import TableItem


def painted(item: TableItem, area: QRectF) -> QImage:
    """Return what an item paints in an area of its own coordinates."""
    size = area.toAlignedRect()
    image = QImage(size.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-size.topLeft())
    item.draw(painter)
    painter.end()
    return image


def painted_scene(scene: QGraphicsScene) -> QImage:
    """Return what all items of a scene paint."""
    image = QImage(scene.sceneRect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def is_blank(image: QImage) -> bool:
    """Return whether nothing is painted."""
    blank = QImage(image.size(), image.format())
    blank.fill(0)
    return image == blank
