"""An evening as a keepsake: its page without buttons, as a picture or to print (V10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from stockgames.evenings.facts import PageFacts
from stockgames.ui.evening.page import EveningPage
from stockgames.ui.evening.words import ended_at
from stockgames.ui.theme.context import DESIGN_SIZE, ThemeContext
from stockgames.ui.theme.palette import DAYLIGHT, Theme
from stockgames.ui.theme.shapes import centred
from stockgames.ui.widgets.buttons import Button

_RATIO: Final = 2
"""Pixels of the picture per design pixel."""
_MARGIN: Final = 10.0
"""Page margin in millimetres."""
Moments = Sequence[tuple[str, str]]


def as_png(facts: PageFacts, theme: Theme, moments: Moments = ()) -> bytes:
    """Return the evening page as a PNG file, with key moments if given."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(paint(facts, theme, moments))
    return bytes(data.data())


def as_pdf(facts: PageFacts, title: str, moments: Moments = ()) -> bytes:
    """Return the evening page as a PDF file of one sheet, in the daylight theme."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Landscape)
    writer.setPageMargins(QMarginsF(*[_MARGIN] * 4), QPageLayout.Unit.Millimeter)
    painter = QPainter(writer)
    sheet = QRectF(painter.viewport())
    picture = paint(facts, DAYLIGHT, moments)
    fitting = QSize(DESIGN_SIZE).scaled(sheet.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    box = centred(sheet.center(), fitting.width(), fitting.height())
    painter.drawImage(box, picture)
    painter.end()
    return bytes(data.data())


def paint(facts: PageFacts, theme: Theme, moments: Moments = ()) -> QImage:
    """Return a picture of the page at design size, without buttons."""
    look = ThemeContext(theme)
    look.fit(DESIGN_SIZE)
    page = EveningPage(look, (), facts)
    for button in page.findChildren(Button):
        button.hide()
    page.show_moments(moments)
    last = ended_at(facts)
    page.clock.set_time(last)
    hidden = {page.people: True, page.clock: not last.isValid(), page.notes: not moments}
    for part, hides in hidden.items():
        part.setVisible(not hides)
    page.chairs.show()
    page.resize(DESIGN_SIZE)
    picture = QImage(DESIGN_SIZE * _RATIO, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(_RATIO)
    page.render(picture)
    page.deleteLater()
    return picture
