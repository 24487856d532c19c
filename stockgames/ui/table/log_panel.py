"""The panel on the table with the last things that happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.ui.kit.fonts import usual_size
from stockgames.ui.kit.text import text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.frames import draw_widget_panel, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.kit.widgets.naming import set_tip
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.free_room import free_rooms
from stockgames.ui.table.game_words import LogEntry
from stockgames.ui.table.log_lines import LogLines
from stockgames.ui.table.touch import LEAST

_PAD = 18.0
_READABLE = 0.6
"""Which share of their usual width lines need at least beside a paper that lies over the log."""
_HEAD = 8
"""Pixels over the title, and as many under it."""
_BESIDE = 6
"""Pixels between them and such a paper."""


class LogPanel(KitWidget):
    """The panel on the table with the last entries."""

    whole_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("log")
        self.lines = LogLines(look, self)
        self._papers: tuple[QRect, ...] = ()
        """What lies over it, in the parent's coordinates."""
        self.whole_button = self.button(
            "whole-log", self.whole_wanted, kind="quiet", key="L", text_size=14
        )
        self.replay_button = self.button(
            "show-me", self.replay_wanted, kind="quiet", key="S", text_size=14
        )
        look.changed.connect(self._arrange)
        look.changed.connect(self.update)
        self._speak()

    def tell(
        self, entries: Sequence[LogEntry], lately: Sequence[LogEntry], faces: Mapping[str, Portrait]
    ) -> None:
        """Show the last entries; or what others did lately, a line each, where that is told."""
        was_brief = self.lines.is_brief
        self.lines.be_brief(bool(lately))
        self.lines.show_entries(lately or entries, faces)
        if was_brief != self.lines.is_brief:
            self.update()

    def _speak(self) -> None:
        self.whole_button.setText(say("table-whole-log"))
        self.replay_button.setText(say("table-show-recap"))
        set_tip(self.replay_button, say("table-replay-since-you-last-looked"))
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Lay the buttons out anew when one of them wants another size, say for its key."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def spare(self, papers: Sequence[QRect]) -> None:
        """Lay its lines where papers, in the parent's coordinates, cut none of them in half."""
        over = tuple(paper for paper in papers if paper.intersects(self.surface()))
        if over != self._papers:
            self._papers = over
            self._arrange()
            self.update()

    def surface(self) -> QRect:
        """Return what it covers of its parent, without its shadow."""
        return surface_of(self).toRect().translated(self.pos())

    def needed(self) -> list[QRect]:
        """Return its buttons, in the parent's coordinates; its lines may be covered."""
        buttons = (self.whole_button, self.replay_button)
        return [button.geometry().translated(self.pos()) for button in buttons]

    def _arrange(self) -> None:
        surface, pad = surface_of(self), self.look.margin(_PAD)
        head = usual_size(self.look.caption()) * 1.7 + 2 * _HEAD
        foot = self.whole_button.sizeHint().height()
        bottom = surface.bottom() - foot
        room = surface.adjusted(pad, head, -pad, -foot)
        self.lines.setGeometry(self._free(room.toRect()))
        x, buttons = (
            round(surface.left() + self.look.margin(6)),
            (self.whole_button, self.replay_button),
        )
        before = [button.geometry() for button in buttons]
        wanted = sum(button.sizeHint().width() for button in buttons)
        share = min(1.0, (surface.width() + 2 * BLEED) / wanted)
        for button in buttons:
            hint = button.sizeHint()
            width = int(hint.width() * share)
            more = round(max(0.0, LEAST - hint.height()) / 2)  # unpainted: for fingers
            face = QRect(x, round(bottom) - 3, width, hint.height())
            button.setGeometry(face.adjusted(0, -more, 0, more))
            x += width
        if before != [button.geometry() for button in buttons]:
            self.update()

    def _free(self, room: QRect) -> QRect:
        """Return the largest part of a room that no paper covers, if need be a narrower one."""
        papers = [paper.translated(-self.pos()) for paper in self._papers]
        grown = [paper.adjusted(-_BESIDE, 0, _BESIDE, 0) for paper in papers]
        least = QSize(ceil(_READABLE * room.width()), ceil(self.lines.least_height()))
        rooms = free_rooms(room, grown, least)
        nothing = QRect(room.left(), room.top(), room.width(), 1)  # so that it can still be found
        return max(rooms, key=lambda one: one.width() * one.height(), default=nothing)

    def _paint(self, painter: QPainter) -> None:
        """Paint the panel."""
        title = say("table-what-happened")
        if self.lines.is_brief:
            title = say("table-others-lately")
        pad = self.look.margin(_PAD)
        shown = "" if self._is_head_cut(title) else title
        draw_widget_panel(painter, self.look, surface_of(self), shown, side=pad)

    def _is_head_cut(self, title: str) -> bool:
        """Tell whether a paper lies over a part of the title: half of it is not to look out."""
        surface, font = surface_of(self), self.look.caption()
        left, wide = surface.left() + self.look.margin(_PAD), text_width(title, font)
        head = QRectF(left, surface.top(), wide, usual_size(font) * 1.7 + _HEAD)
        papers = [paper.translated(-self.pos()) for paper in self._papers]
        return any(QRectF(paper).intersects(head) for paper in papers)
