"""An evening as a keepsake: its page without buttons, as a picture or to print (V10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QEvent, QMarginsF, QRectF, Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from stockgames.evenings.facts import PageFacts
from stockgames.ui.evening.page import EveningPage
from stockgames.ui.evening.words import ended_at
from stockgames.ui.theme.palette import DAYLIGHT, Theme
from stockgames.ui.theme.shapes import centred
from stockgames.ui.theme.theme_context import DESIGN_SIZE, ThemeContext
from stockgames.ui.window.files import encoded

_RATIO: Final = 2
"""Pixels of the picture per design pixel."""
_MARGIN: Final = 10.0
"""Page margin in millimetres."""
Moments = Sequence[tuple[str, str]]


def as_png(facts: PageFacts, theme: Theme, moments: Moments = ()) -> bytes:
    """Return the evening page as a PNG file, with key moments if given."""
    return encoded(paint(facts, theme, moments), "PNG")


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
    fitting = picture.size().scaled(sheet.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    box = centred(sheet.center(), fitting.width(), fitting.height())
    painter.drawImage(box, picture)
    painter.end()
    return bytes(data.data())


def paint(facts: PageFacts, theme: Theme, moments: Moments = ()) -> QImage:
    """Return a picture of the page, at design size if all fits, without buttons and hints."""
    look = ThemeContext(theme)
    look.fit(DESIGN_SIZE)
    page = EveningPage(look, (), facts)
    page.notes.show_moments(moments)
    last = ended_at(facts)
    page.clock.set_time(last)
    page.hide_controls(notes=bool(moments), clock=last.isValid())
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(DESIGN_SIZE)
    page.show()
    size = DESIGN_SIZE.expandedTo(page.whole_size())
    page.resize(size)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    picture = QImage(size * _RATIO, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(_RATIO)
    page.render(picture)
    page.hide()
    page.deleteLater()
    return picture
