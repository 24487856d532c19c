"""The log: what happened, entry by entry, in a list; and its panel on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from stockgames.engine.plain_text import bare
from stockgames.evenings.person import Portrait
from stockgames.presentation.game_words import LogEntry
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.table.board import LEAST
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import smooth
from stockgames.ui.theme.shapes import fill, inset, line_at, rounded, rule
from stockgames.ui.theme.text import LEFT, draw_text, in_lines, text_width
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame
from stockgames.ui.widgets.trees import make_plain

_NOBODY: Mapping[str, Portrait] = MappingProxyType({})
_ROOM_FOR_FACES: Final = 10
"""The least width of the log for faces, in line heights."""
_ROOM_FOR_BOTH: Final = 14
"""The same for numbers beside them; in a narrower log a face replaces the number."""
_COST: Final = 4.0
"""The milliseconds that laying out and painting the latest entries takes."""
_GROWS: Final = 0.6
"""The exponent of the scale by which text grows in windows larger than the design."""

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_Lines: TypeAlias = tuple[list[str], list[str]]
"""The lines of an entry's sentence and of its notes."""


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
        self._whole = whole
        self._leads = False
        self.entries: Sequence[LogEntry] = ()
        """The entries from the top."""
        self.faces = _NOBODY
        """The portraits of actors by name."""
        self.present: int | None = None
        """The step of the highlighted entry, after which all are pale."""
        self.is_brief = False
        """Whether each entry shows a face, but no number and notes."""
        self._laid: Sequence[LogEntry] = ()
        """The entries in the list, which may follow a frame later."""
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
        look.changed.connect(self._lay_anew)

    def show_entries(
        self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait] = _NOBODY
    ) -> None:
        """Show entries, given in order of time, the latest at the top."""
        self._show([entry for entry in reversed(entries) if entry.text], faces, is_brief=False)

    def show_brief(self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait]) -> None:
        """Show only a face and a sentence of each entry, in order of time.

        If not all fit, those that hit the viewer come first, then the latest.
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

    def told(self) -> list[str]:
        """Return the texts for screen readers."""
        return [bare(entry.plain()) for entry in self.entries]

    def lead(self, on: bool) -> None:
        """Set whether entries are clickable."""
        self._leads = on
        shape = Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
        self.setMouseTracking(on)

    def _choose(self, index: QModelIndex) -> None:
        entry = self.entry(index)
        if self._leads and entry.step:
            self.chosen.emit(entry.step)

    def _show(
        self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait], *, is_brief: bool
    ) -> None:
        before = {entry.step for entry in self.entries}
        goes_on = bool(before) and before <= {entry.step for entry in entries}
        if (is_brief, faces) != (self.is_brief, self.faces):
            self.is_brief, self.faces = is_brief, faces
            self._lines.clear()
            self.viewport().update()
        if is_brief and sum(map(self.height_of, entries)) > self.viewport().height():
            entries = sorted(entries, key=lambda e: (e.strikes, *_time(e)), reverse=True)
        if tuple(entries) == self.entries:
            return
        self.entries = tuple(entries)
        if goes_on and not self._whole:
            self.look.frames.ask(self, self._fill, lambda: _COST)
        else:
            self._fill()  # at once, as it may be another person's

    def _fill(self) -> None:
        self._laid, model = self.entries, self.model()
        assert isinstance(model, QStringListModel)
        model.setStringList(self.told())
        self.viewport().update()

    def _lay_anew(self) -> None:
        self._lines.clear()
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lines.clear()
        super().resizeEvent(event)
        if self.is_brief:
            self._show(sorted(self.entries, key=_time), self.faces, is_brief=True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.present is not None and event.angleDelta().y():
            self.turned.emit(-1 if event.angleDelta().y() > 0 else 1)
        else:
            super().wheelEvent(event)

    # What the entries are made of

    def fonts(self) -> tuple[QFont, QFont, QFont]:
        """Return the fonts of a sentence, of the name that begins it, and of notes.

        They grow less than the scale, so that more fits.
        """
        share = 1.0 if self._whole else max(1.0, self.look.scale) ** (_GROWS - 1)
        size = (15 if self.is_brief else 16) * share
        sans = self.look.sans
        return sans(size), sans(size, SEMIBOLD), sans(14 * share)

    def line(self) -> float:
        """Return the height of a line of a sentence."""
        return self.fonts()[0].pixelSize() * (1.22 if self.is_brief else 1.32)

    def note_line(self) -> float:
        """Return the height of a line of a note."""
        return self.fonts()[2].pixelSize() * 1.32

    def gap(self) -> float:
        """Return the space between entries."""
        return max(1.0, self.look.px(6)) if self.is_brief else max(7.0, self.look.px(10))

    def face_width(self) -> float:
        """Return the width of a face, which ends above the rule below a one-line entry."""
        if self.is_brief:
            return self.line() * 0.84
        return min(self.line() * 1.05, (self.line() + self.gap() / 2) / (HEIGHT + 0.06))

    @property
    def has_faces(self) -> bool:
        """Whether each entry shows who moved."""
        wide = self.viewport().width() >= _ROOM_FOR_FACES * self.line()
        return self.is_brief or (bool(self.faces) and wide)

    @property
    def has_numbers(self) -> bool:
        """Whether each entry shows its number."""
        wide = self.viewport().width() >= _ROOM_FOR_BOTH * self.line()
        return not self.has_faces or (wide and not self.is_brief)

    def left(self) -> float:
        """Return the x where sentences start: right of number and face."""
        number = text_width("000", self.fonts()[2]) + 8 if self.has_numbers else 0
        return FOCUS_MARGIN + number + (self.face_width() + 8 if self.has_faces else 0)

    def lines(self, entry: LogEntry) -> _Lines:
        """Return the lines of an entry's sentence, and those of its notes."""
        if entry not in self._lines:
            room = self.viewport().width() - self.left() - FOCUS_MARGIN
            _, bold, small = self.fonts()
            notes = () if self.is_brief else entry.notes
            told = [line for note in notes for line in in_lines(note, small, room)]
            self._lines[entry] = in_lines(entry.text, bold, room), told
        return self._lines[entry]

    def entry(self, index: _Index) -> LogEntry:
        """Return the entry in a row."""
        return self._laid[index.row()]

    def height_of(self, entry: LogEntry) -> float:
        """Return the height that an entry needs."""
        headline, notes = self.lines(entry)
        return len(headline) * self.line() + len(notes) * self.note_line() + self.gap()


def _time(entry: LogEntry) -> tuple[int, int]:
    return entry.step, entry.number


class _EntryDelegate(QStyledItemDelegate):
    """Paints the entries of a log."""

    def __init__(self, log: LogList) -> None:
        super().__init__(log)
        self._log = log

    @property
    def _end(self) -> float:
        return self._log.viewport().height() + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(40, round(self._log.height_of(self._log.entry(index))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        log, theme = self._log, self._log.look.theme
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        entry, area = log.entry(index), QRectF(rect)
        top = area.top() + (1.0 if log.is_brief else log.gap() / 2)
        if top + log.line() > self._end and area.top() > 0:
            return
        painter.save()
        smooth(painter)
        is_present = entry.step == log.present
        if is_present or state & QStyle.StateFlag.State_MouseOver:
            alpha = 70 if is_present else 28
            fill(painter, rounded(area.adjusted(0, 0, 0, -1), 5), with_alpha(theme.line, alpha))
        if log.present is not None and entry.step > log.present:
            painter.setOpacity(0.55)
        area.setTop(top)
        self._paint_side(painter, area, entry)
        self._paint_lines(painter, area.adjusted(log.left(), 0, 0, 0), entry)
        if not log.is_brief:
            ends = area.bottomLeft() + QPointF(FOCUS_MARGIN, 0), area.bottomRight()
            rule(painter, *ends, with_alpha(theme.line, 80), 0.5)
        if state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, theme, inset(QRectF(rect), 1.5), 5, 0)
        painter.restore()

    def _paint_side(self, painter: QPainter, area: QRectF, entry: LogEntry) -> None:
        """Paint the number of the turn, a bell for the close, nothing before the first; a face."""
        log, theme = self._log, self._log.look.theme
        small = log.fonts()[2]
        box = line_at(area, area.top(), log.line()).adjusted(FOCUS_MARGIN, 0, 0, 0)
        if entry.is_close and not log.is_brief:
            half = small.pixelSize() * 0.5
            at = QPointF(box.left() + half, box.center().y())
            draw_emblem(painter, "bell", at, half, theme.quiet_text, theme.panel_bottom)
        elif log.has_numbers and entry.number:
            draw_text(painter, box, str(entry.number), small, theme.quiet_text)
        if log.has_faces and entry.actor in log.faces:
            wide = log.face_width()
            at = QPointF(area.left() + log.left() - 8 - wide / 2, area.top() + wide * HEIGHT / 2)
            draw_portrait(painter, portrait_box(at, wide), log.faces[entry.actor], crest=False)

    def _paint_lines(self, painter: QPainter, area: QRectF, entry: LogEntry) -> None:
        log, theme = self._log, self._log.look.theme
        plain, bold, small = log.fonts()
        headline, notes = log.lines(entry)
        lines = [(text, log.line()) for text in headline]
        lines += [(text, log.note_line()) for text in notes]
        top = area.top()
        for number, (text, high) in enumerate(lines):
            if top + high > self._end and number:
                return
            box, top = line_at(area, top, high), top + high
            if number + 1 < len(lines) and top + lines[number + 1][1] > self._end:
                text = f"{text} …"
            if number >= len(headline):
                draw_text(painter, box, text, small, theme.quiet_text, elide=True)
                continue
            if not number and entry.actor and text.startswith(entry.actor):
                draw_text(painter, box, entry.actor, bold, theme.text, LEFT, elide=True)
                box.setLeft(min(box.right(), box.left() + text_width(entry.actor, bold)))
                text = text[len(entry.actor) :]
            font = bold if entry.step == log.present else plain
            draw_text(painter, box, text, font, theme.text, LEFT, elide=True)


class LogPanel(PanelFrame):
    """The panel on the table with the last entries."""

    whole_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self.setObjectName("log")
        self.lines = LogList(look)
        self.bind(self.set_title, "table-what-happened")
        self.whole_button = self._button("whole-log", "L", "table-whole-log")
        self.whole_button.clicked.connect(self.whole_wanted)
        self.replay_button = self._button("show-me", "S", "table-show-recap")
        self.replay_button.clicked.connect(self.replay_wanted)
        self.bind(partial(set_tip, self.replay_button), "table-replay-since-you-last-looked")
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.whole_button)
        row.addWidget(self.replay_button)
        row.addStretch(1)
        self.body.addWidget(self.lines, 1)
        self.body.addLayout(row)

    def _button(self, name: str, key: str, sentence: str) -> Button:
        button = Button(self.look, kind="quiet", key=key, text_size=14, parent=self)
        button.setObjectName(name)
        button.setMinimumHeight(round(LEAST))
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

    def tell(
        self, entries: Sequence[LogEntry], lately: Sequence[LogEntry], faces: Mapping[str, Portrait]
    ) -> None:
        """Show the last entries, or, if given, what others did `lately`, a line each."""
        self.bind(self.set_title, "table-others-lately" if lately else "table-what-happened")
        if lately:
            self.lines.show_brief(lately, faces)
        else:
            self.lines.show_entries(entries, faces)
