"""The plate over the open table on which everybody finds their keys and sees who has laid.

It shows public things only: whose keys are whose, and how far each has come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.baking import painter_on
from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.faces.portrait import draw_portrait, portrait_box
from stockgames.ui.kit.fonts import SEMIBOLD
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import disc, fill, rounded, stroke
from stockgames.ui.kit.text import CENTRE, draw_text
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.frames import draw_widget_panel, surface_of
from stockgames.ui.sentences.speech import say

Progress = Literal["choosing", "half", "laid"]
_IN_ROW: Final = 3
_GAP: Final = 5.0
_LEAST_WIDTH: Final = 320


@dataclass(frozen=True, slots=True)
class Typist:
    """One person before the open table."""

    portrait: Portrait
    name: str
    keys: str
    """The block of keys that is theirs."""
    progress: Progress


class KeysPlate(QWidget):
    """See the module. It takes no input: keys are heard wherever the focus is."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keys-plate")
        self._look = look
        self._typists: tuple[Typist, ...] = ()
        self._cards = ""
        look.changed.connect(self.update)
        self.hide()

    def set_typists(self, typists: Sequence[Typist], cards: str = "") -> None:
        """Show how far each has come; nobody hides the plate. `cards`: which of theirs count."""
        self._typists = tuple(typists)
        self._cards = cards
        self.setAccessibleName(self._title())
        spoken = (f"{one.name}: {self._progress(one.progress)}" for one in typists)
        self.setAccessibleDescription(", ".join(spoken))
        self.setVisible(bool(typists))
        self.update()

    def _title(self) -> str:
        if len(self._typists) == 1:
            title = say("table-only-presses", name=self._typists[0].name)
        else:
            title = say("table-everyone-presses-their-own-keys")
        cards = say("table-cards", chapter=self._cards)
        return f"{title}  \N{MIDDLE DOT}  {cards}" if self._cards else title

    def _progress(self, progress: Progress) -> str:
        return {
            "choosing": say("table-chooses"),
            "half": say("table-one-key-more"),
            "laid": say("table-is-ready"),
        }[progress]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel with a column for each person."""
        painter = painter_on(self)
        look, surface = self._look, surface_of(self)
        draw_widget_panel(painter, look, surface, self._title(), alpha=255)
        head = look.caption().pixelSize() * 1.7 + 18
        room = surface.adjusted(12, head, -12, -10)
        if not self._typists:
            return
        width = room.width() / len(self._typists)
        for i, typist in enumerate(self._typists):
            box = QRectF(room.left() + i * width, room.top(), width, room.height())
            self._paint_typist(painter, box, typist)

    def _paint_typist(self, painter: QPainter, box: QRectF, typist: Typist) -> None:
        look, theme = self._look, self._look.theme
        name, note = look.serif(17, SEMIBOLD), look.sans(14)
        line, foot = name.pixelSize() * 1.4, note.pixelSize() * 1.5
        rows = -(-len(typist.keys) // _IN_ROW)
        radius = min(max(19.0, look.px(26)), box.width() / 5)
        free = box.height() - 2 * radius - line - foot
        wide, tall = (box.width() - 14) / _IN_ROW, (free - 8) / rows
        cap = min(wide - _GAP, tall - _GAP, max(44.0, look.px(58)))
        height = 2 * radius + line + foot + rows * (cap + _GAP) + 4
        top, middle = box.top() + max(0.0, (box.height() - height) / 2), box.center().x()
        face = portrait_box(QPointF(middle, top + radius), 1.6 * radius)
        draw_portrait(painter, face, typist.portrait)
        at = QRectF(box.left() + 3, top + 2 * radius + 1, box.width() - 6, line)
        draw_text(painter, at, typist.name, name, theme.text, CENTRE, elide=True)
        self._paint_keys(painter, QPointF(middle, at.bottom() + 2), cap, typist)
        at = QRectF(box.left(), top + height - foot, box.width(), foot)
        colour = theme.good if typist.progress == "laid" else theme.quiet_text
        draw_text(painter, at, self._progress(typist.progress), note, colour, CENTRE, elide=True)
        if typist.progress == "laid":
            self._paint_tick(painter, QPointF(middle - radius * 0.8, top + radius * 1.7))

    def _paint_keys(self, painter: QPainter, at: QPointF, cap: float, typist: Typist) -> None:
        """Paint the block, pale once its owner has laid; no key of it ever looks pressed."""
        theme, font = self._look.theme, self._look.sans(18, SEMIBOLD)
        colour = with_alpha(theme.text, 90 if typist.progress == "laid" else 230)
        left = at.x() - (_IN_ROW * (cap + _GAP) - _GAP) / 2
        for i, key in enumerate(typist.keys):
            x = left + (i % _IN_ROW) * (cap + _GAP)
            box = QRectF(x, at.y() + (i // _IN_ROW) * (cap + _GAP), cap, cap)
            fill(painter, rounded(box, 5), with_alpha(theme.line, 30))
            stroke(painter, rounded(box, 5), with_alpha(theme.line, 150), 1)
            draw_text(painter, box, key, font, colour, CENTRE)

    def _paint_tick(self, painter: QPainter, at: QPointF) -> None:
        theme = self._look.theme
        fill(painter, disc(at, 10), theme.good)
        draw_emblem(painter, "check", at, 6.5, theme.panel_bottom, theme.good)


def plate_place(size: QSize, log: QRect, actions: QRect) -> QRect:
    """Return where the plate lies on a board: between log and choices, or beside both."""
    left, right = log.right() + 10, actions.left() - 10
    if right - left >= _LEAST_WIDTH:
        return QRect(left, actions.top(), right - left, actions.height())
    margin = size.width() - actions.right()
    height = min(actions.height(), 240)
    top = size.height() - margin - height
    return QRect(margin, top, actions.left() - 2 * margin, height)
