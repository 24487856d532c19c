"""The log: what happened, entry by entry, in a list; and its panel on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from stockgames.evenings.person import Portrait
from stockgames.presentation.game_words import LogEntry
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.sentences import bare
from stockgames.ui.table.board import SMALLEST_TARGET
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD, largest, resized
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import SMOOTH
from stockgames.ui.theme.shapes import fill, inset, line_at, rounded, rule
from stockgames.ui.theme.text import LEFT, draw_text, in_lines, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame
from stockgames.ui.widgets.layouts import add_parts, row_of
from stockgames.ui.widgets.trees import make_plain

_NOBODY: Mapping[str, Portrait] = MappingProxyType({})
_ROOM_FOR_FACES: Final = 10
"""The least width of the log for faces, in line heights."""
_ROOM_FOR_BOTH: Final = 14
"""The same for numbers beside them; in a narrower log a face replaces the number."""

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Lines: TypeAlias = tuple[list[str], list[str]]
"""The lines of an entry's sentence and of its notes."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """The fonts and lengths of a log at its present size."""

    plain: QFont
    bold: QFont
    """Of the name that begins a sentence."""
    small: QFont
    """Of notes and numbers."""
    line: float
    note: float
    """The heights of a line of a sentence, and of a note."""
    gap: float
    """The space between entries."""
    face: float
    """The width of a face."""
    left: float
    """Where sentences start."""
    has_faces: bool
    has_numbers: bool


class LogList(QListView):
    """Log entries from the top; what doesn't fit at the bottom ends with an ellipsis."""

    chosen = Signal(int)
    """An entry was clicked, with the number of moves up to it."""
    turned = Signal(int)
    """The wheel was turned over a log with a present entry: how many entries to go on."""

    def __init__(
        self, look: ThemeContext, parent: QWidget | None = None, *, whole: bool = False
    ) -> None:
        """The `whole` log has a scroll bar and takes the focus."""
        super().__init__(parent)
        self.look = look
        self._is_clickable = False
        self.entries: Sequence[LogEntry] = ()
        """The entries from the top."""
        self.faces = _NOBODY
        """The portraits of actors by name."""
        self.present: int | None = None
        """The step of the highlighted entry, after which all are pale."""
        self.is_brief = False
        """Whether each entry shows a face, but no number and notes."""
        self._lines: dict[LogEntry, _Lines] = {}
        self.setObjectName("log-lines")
        self.setModel(QStringListModel(self))
        self.setItemDelegate(_EntryDelegate(self))
        make_plain(self, look)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        if not whole:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._choose)
        look.changed.connect(self._relayout)
        self._measure()

    def show_entries(
        self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait] = _NOBODY
    ) -> None:
        """Show entries, given in order of time, the latest at the top."""
        self._show([entry for entry in reversed(entries) if entry.text], faces, is_brief=False)

    def show_brief(self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait]) -> None:
        """Show only a face and a sentence of each entry, the latest at the top.

        If not all fit, those that hit the viewer come first.
        """
        self._show([entry for entry in entries if entry.text], faces, is_brief=True)

    def show_around(self, entries: Sequence[LogEntry], present: int) -> None:
        """Show entries in order of time, those before and those after the `present` step."""
        before = [entry.step for entry in entries if entry.step <= present]
        self.present = before[-1] if before else 0
        self._show(entries, _NOBODY, is_brief=False)
        self.viewport().update()
        row = self.model().index(max(0, len(before) - 1), 0)
        self.scrollTo(row, QAbstractItemView.ScrollHint.PositionAtCenter)

    def spoken_lines(self) -> list[str]:
        """Return the texts for screen readers."""
        return [bare(entry.plain()) for entry in self.entries]

    def make_clickable(self) -> None:
        """Let entries be clicked, which they can't be at first."""
        self._is_clickable = True
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)

    def _choose(self, index: QModelIndex) -> None:
        entry = self.entry(index)
        if self._is_clickable and entry.step:
            self.chosen.emit(entry.step)

    def _show(
        self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait], *, is_brief: bool
    ) -> None:
        if (is_brief, faces) != (self.is_brief, self.faces):
            self.is_brief, self.faces = is_brief, faces
            self._measure()
            self.viewport().update()
        if is_brief:
            is_full = sum(map(self.height_of, entries)) > self.viewport().height()
            entries = sorted(
                entries, key=lambda e: (is_full and e.strikes, *_time(e)), reverse=True
            )
        if tuple(entries) == self.entries:
            return
        self.entries, model = tuple(entries), self.model()
        assert isinstance(model, QStringListModel)
        model.setStringList(self.spoken_lines())
        self.executeDelayedItemsLayout()  # or it would be painted before and after
        self.viewport().update()

    def _relayout(self) -> None:
        self._measure()
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._measure()
        super().resizeEvent(event)
        if self.is_brief:
            self._show(self.entries, self.faces, is_brief=True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.present is not None and event.angleDelta().y():
            self.turned.emit(-1 if event.angleDelta().y() > 0 else 1)
        else:
            super().wheelEvent(event)

    # Measures

    def _measure(self) -> None:
        """Take all measures anew."""
        look, is_brief = self.look, self.is_brief
        size, small = 15 if is_brief else 16, look.sans(14)
        plain, bold = look.sans(size), look.sans(size, SEMIBOLD)
        pitch = 1.22 if is_brief else 1.32
        if is_brief:
            most = self.viewport().height() / (2 * pitch)  # so that two lines fit
            plain = largest(plain, lambda font: font.pixelSize() <= most)
            bold = resized(bold, plain.pixelSize())
        line = plain.pixelSize() * pitch
        gap = max(1.0, look.px(6)) if is_brief else max(7.0, look.px(10))
        # A face ends above the rule below a one-line entry.
        face = line * 0.84 if is_brief else min(line * 1.05, (line + gap / 2) / (HEIGHT + 0.06))
        width = self.viewport().width()
        has_faces = is_brief or (bool(self.faces) and width >= _ROOM_FOR_FACES * line)
        has_numbers = not has_faces or (width >= _ROOM_FOR_BOTH * line and not is_brief)
        left = FOCUS_MARGIN + (text_width("000", small) + 8 if has_numbers else 0)
        left += face + 8 if has_faces else 0
        note = look.text_px(14) * 1.32
        self.measures = _Measures(
            plain, bold, small, line, note, gap, face, left, has_faces, has_numbers
        )
        self._lines.clear()

    def lines(self, entry: LogEntry) -> _Lines:
        """Return the lines of an entry's sentence, and those of its notes."""
        if entry not in self._lines:
            of = self.measures
            room = self.viewport().width() - of.left - FOCUS_MARGIN
            notes = () if self.is_brief else entry.notes
            lines = [line for note in notes for line in in_lines(note, of.small, room)]
            self._lines[entry] = in_lines(entry.text, of.bold, room), lines
        return self._lines[entry]

    def entry(self, index: _Index) -> LogEntry:
        """Return the entry in a row."""
        return self.entries[index.row()]

    def height_of(self, entry: LogEntry) -> float:
        headline, notes = self.lines(entry)
        of = self.measures
        return len(headline) * of.line + len(notes) * of.note + of.gap


def _time(entry: LogEntry) -> tuple[int, int]:
    return entry.step, entry.number


class _EntryDelegate(QStyledItemDelegate):
    """Paints the entries of a log."""

    def __init__(self, log: LogList) -> None:
        super().__init__(log)
        self._log = log

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(40, round(self._log.height_of(self._log.entry(index))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        log, theme, of = self._log, self._log.look.theme, self._log.measures
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry, area = log.entry(index), QRectF(rect)
        top = area.top() + (1.0 if log.is_brief else of.gap / 2)
        end = log.viewport().height() + 1
        if top + of.line > end and area.top() > 0:
            return
        painter.save()
        painter.setRenderHints(SMOOTH)
        is_present = entry.step == log.present
        if is_present or state & QStyle.StateFlag.State_MouseOver:
            alpha = 70 if is_present else 28
            fill(painter, rounded(area.adjusted(0, 0, 0, -1), 5), with_alpha(theme.line, alpha))
        if log.present is not None and entry.step > log.present:
            painter.setOpacity(0.55)
        area.setTop(top)
        self._paint_side(painter, area, entry)
        self._paint_lines(painter, area.adjusted(of.left, 0, 0, 0), entry, end)
        if not log.is_brief:
            ends = area.bottomLeft() + QPointF(FOCUS_MARGIN, 0), area.bottomRight()
            rule(painter, *ends, with_alpha(theme.line, 80), 0.5)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, theme, inset(QRectF(rect), 1.5), 5, 0)
        painter.restore()

    def _paint_side(self, painter: QPainter, area: QRectF, entry: LogEntry) -> None:
        """Paint the number of the turn, a bell for the close, nothing before the first; a face."""
        log, theme, of = self._log, self._log.look.theme, self._log.measures
        box = line_at(area, area.top(), of.line).adjusted(FOCUS_MARGIN, 0, 0, 0)
        if entry.is_close and not log.is_brief:
            half = of.small.pixelSize() * 0.5
            at = QPointF(box.left() + half, box.center().y())
            draw_emblem(painter, "bell", at, half, theme.quiet_text, theme.panel_bottom)
        elif of.has_numbers and entry.number:
            draw_text(painter, box, str(entry.number), of.small, theme.quiet_text)
        if of.has_faces and entry.actor in log.faces:
            wide = of.face
            at = QPointF(area.left() + of.left - 8 - wide / 2, area.top() + wide * HEIGHT / 2)
            draw_portrait(painter, portrait_box(at, wide), log.faces[entry.actor], crest=False)

    def _paint_lines(self, painter: QPainter, area: QRectF, entry: LogEntry, end: float) -> None:
        """Paint the lines that end before `end`."""
        log, theme, of = self._log, self._log.look.theme, self._log.measures
        headline, notes = log.lines(entry)
        lines = [(text, of.line) for text in headline]
        lines += [(text, of.note) for text in notes]
        top = area.top()
        for number, (text, high) in enumerate(lines):
            if top + high > end and number:
                return
            box, top = line_at(area, top, high), top + high
            if number + 1 < len(lines) and top + lines[number + 1][1] > end:
                text = f"{text} …"
            if number >= len(headline):
                draw_text(painter, box, text, of.small, theme.quiet_text, elide=True)
                continue
            if not number and entry.actor and text.startswith(entry.actor):
                draw_text(painter, box, entry.actor, of.bold, theme.text, LEFT, elide=True)
                box.setLeft(min(box.right(), box.left() + text_width(entry.actor, of.bold)))
                text = text[len(entry.actor) :]
            font = of.bold if entry.step == log.present else of.plain
            draw_text(painter, box, text, font, theme.text, LEFT, elide=True)


class LogPanel(PanelFrame):
    """The panel on the table with the last entries."""

    whole_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self.setObjectName("log")
        self.lines = LogList(look)
        self._tells_lately = False
        self.bind(self.set_title, "table-what-happened")
        self.whole_button = self._button("whole-log", "L", "table-whole-log")
        self.whole_button.clicked.connect(self.whole_wanted)
        self.replay_button = self._button("show-me", "S", "table-show-recap")
        self.replay_button.clicked.connect(self.replay_wanted)
        self.bind(partial(set_tip, self.replay_button), "table-replay-since-you-last-looked")
        row = row_of(self.whole_button, self.replay_button, 1, spacing=0)
        add_parts(self.body, (self.lines, 1), row)

    def _button(self, name: str, key: str, sentence: str) -> Button:
        button = Button(self.look, kind="quiet", key=key, text_size=14, parent=self)
        button.setObjectName(name)
        button.setMinimumHeight(round(SMALLEST_TARGET))
        button.bind(button.setText, sentence)
        return button

    def set_title(self, title: str) -> None:
        super().set_title(title)
        self.setAccessibleName("")
        self.lines.setAccessibleName(title)

    def _refresh(self) -> None:
        super()._refresh()
        margins = self.body.contentsMargins()
        margins.setBottom(SHADOW_MARGIN - 7)
        self.body.setContentsMargins(margins)
        self.body.setSpacing(0)

    def set_data(
        self, entries: Sequence[LogEntry], lately: Sequence[LogEntry], faces: Mapping[str, Portrait]
    ) -> None:
        """Show the last entries, or, if given, what others did `lately`, a line each."""
        if bool(lately) != self._tells_lately:
            self._tells_lately = bool(lately)
            self.bind(self.set_title, "table-others-lately" if lately else "table-what-happened")
        if lately:
            self.lines.show_brief(lately, faces)
        else:
            self.lines.show_entries(entries, faces)
