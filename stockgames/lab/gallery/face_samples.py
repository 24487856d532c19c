"""All portraits at every size that the app uses, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import FOUNDERS
from stockgames.presentation.context import PlateState
from stockgames.presentation.faces import bot_portraits, choices, founders
from stockgames.ui.pieces.plates import draw_plate
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from stockgames.ui.theme.pixmap_cache import SMOOTH
from stockgames.ui.theme.surfaces import draw_cloth
from stockgames.ui.theme.text import draw_text
from stockgames.ui.theme.theme_context import DESIGN_SIZE, ThemeContext
from stockgames.ui.widgets.base import Page

_LADDER: Final = (96, 62, 40, 24)
_PLATES: Final[tuple[tuple[str, PlateState], ...]] = (
    ("Jette", "waiting"),
    ("Bruno", "thinking"),
    ("Pia", "active"),
    ("Dmitri", "out"),
)


@dataclass(frozen=True, slots=True)
class _Hung:
    """A portrait's place on the page; lengths are in design units."""

    portrait: Portrait
    x: float
    y: float
    width: float
    name: str = ""


class FacesPage(Page):
    """Founders by name, bots, portraits to choose from, and sizes."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look)
        self.setAccessibleName("Faces")

    def _paint(self, painter: QPainter) -> None:
        super()._paint(painter)
        size = DESIGN_SIZE.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        unit = size.width() / DESIGN_SIZE.width()
        painter.setRenderHints(SMOOTH)
        painter.translate((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
        for x, theme in ((924, DAYLIGHT), (1254, EVENING)):
            ground = QRectF(x * unit, 404 * unit, 306 * unit, 560 * unit)
            draw_cloth(painter, theme, ground)
            for i, (name, state) in enumerate(_PLATES):
                plate = QRectF((x + 20) * unit, (690 + i * 70) * unit, 266 * unit, 54 * unit)
                draw_plate(
                    painter, theme, plate, name, state, portrait=bot_portraits()[name], state=state
                )
        for hung in (*_people(), *_ladders()):
            self._hang(painter, hung, unit)

    def _hang(self, painter: QPainter, hung: _Hung, unit: float) -> None:
        middle = QPointF(hung.x, hung.y) * unit
        box = portrait_box(middle, hung.width * unit)
        draw_portrait(painter, box, hung.portrait)
        under = QRectF(middle.x() - 52 * unit, box.bottom() + 3, 104 * unit, 44 * unit)
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        text = self.look.theme.text
        draw_text(painter, under, hung.name, self.look.sans(14), text, top, wrap=True)


def _people() -> Iterator[_Hung]:
    for i, founder in enumerate(FOUNDERS):
        x, y = 90 + i % 8 * 108, 104 + i // 8 * 176
        yield _Hung(founders()[founder.id], x, y, 92, name=founder.name)
    for i, (name, face) in enumerate(bot_portraits().items()):
        yield _Hung(face, 76 + i * 72.2, 610, 62, name)
    for i, face in enumerate(choices()):
        yield _Hung(face, 76 + i % 12 * 72.2, 736 + i // 12 * 120, 62, name=str(i + 1))
    yield _Hung(founders()["leonard-bleecker"], 1244, 226, 190)


def _ladders() -> Iterator[_Hung]:
    """Yield one face of each kind from large to small, on both backgrounds."""
    several = (founders()["alexander-zuntz"], choices()[15])
    for left in (924, 1254):
        for row, face in enumerate(several):
            x = left + 20.0
            for width in _LADDER:
                yield _Hung(face, x + width / 2, 478 + row * 138, width)
                x += width + 16
