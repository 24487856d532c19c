"""The log: what happened, line by line; the latest lines that fit, or all."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.evenings.person import Portrait
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait, portrait_box
from stockgames.ui.table.board import LEAST
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import SEMIBOLD, usual_size
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached, painter_on
from stockgames.ui.theme.shapes import rule
from stockgames.ui.theme.text import LEFT, draw_text, in_lines, text_width
from stockgames.ui.widgets.accessibility import A11yNode, listened_to, show_to_screen_readers
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import draw_widget_panel, surface_of

_NOBODY: Mapping[str, Portrait] = MappingProxyType({})
_ROOM_FOR_FACES = 10
"""The least width of the log for faces, in line heights."""
_ROOM_FOR_BOTH = 14
"""The same for numbers beside them; in a narrower log a face replaces the number."""


_TALL = HEIGHT + 0.06
"""The height of a face with its shadow, relative to its width."""
_GROWS = 0.6
"""The exponent of the scale by which text grows in windows larger than the design."""
_MEASURED = 400
"""The most wrapped texts kept in the cache."""
_COST = 5.0
"""The milliseconds that repainting the log takes."""
_HEARD = 6
"""The number of accessible entries of the short log; the whole log has all."""
_LATELY = 3
"""The least number of other seats' turns that are accessible, even if none fits."""


class LogLines(BaseWidget):
    """Log entries, the latest at the top; as many as fit, or all if `whole`."""

    chosen = Signal(int)
    """An entry was clicked, with the number of moves up to it."""

    def __init__(
        self, look: ThemeContext, parent: QWidget | None = None, *, whole: bool = False
    ) -> None:
        super().__init__(look, parent)
        self._leads = False
        self._whole = whole
        self.entries: tuple[LogEntry, ...] = ()
        self._faces = _NOBODY
        self.is_brief = False
        """Whether each entry shows a face, but no number and notes."""
        self._measured: dict[tuple[str, str, int], tuple[str, ...]] = {}
        """Wrapped texts by text, font and width."""
        self._laid_so: tuple[object, object, Sequence[tuple[LogEntry, float]]] | None = None
        """The entries and sizes that were laid out last, with the result."""
        self._heights: dict[LogEntry, float] = {}
        self._left_edge: float | None = None
        self._measured_for: object = None
        """The sizes for which `_heights` and `_left_edge` are valid."""
        self.setObjectName("log-lines")

    def show_entries(
        self, entries: Sequence[LogEntry], faces: Mapping[str, Portrait] = _NOBODY
    ) -> None:
        """Show entries, given in order of time, and the faces of actors by name."""
        told = entries if self.is_brief else reversed(entries)
        wanted = tuple(entry for entry in told if entry.text)
        is_same = (wanted, faces) == (self.entries, self._faces)
        goes_on = _goes_on(self.entries, wanted)
        self.entries, self._faces = wanted, faces
        if is_same:
            return
        if self._whole:
            self.updateGeometry()
        if goes_on:
            self.look.frames.ask(self, self.update, lambda: _COST)
        else:
            self.update()
        self.tell_shown()

    def told(self) -> list[str]:
        """Return the texts for screen readers: all entries of a whole log, else those visible."""
        return [entry.plain() for entry in self._heard()]

    def _heard(self) -> Sequence[LogEntry]:
        if self.is_brief:
            return self._latest(_LATELY)
        return self.entries if self._whole else self.entries[:_HEARD]

    def tell_shown(self) -> None:
        """Update the accessible list of entries, each with its painted rect."""
        if listened_to():
            items = tuple(self._items())
            name = say("table-what-happened")
            show_to_screen_readers(
                self, [A11yNode("log", name, "", "list", rect=self.rect(), children=items)]
            )

    def _items(self) -> Iterator[A11yNode]:
        y = 0.0
        for number, entry in enumerate(self._heard()):
            height = self._height(entry)
            rect = QRectF(0, y, self.width(), height).toAlignedRect()
            yield A11yNode(f"log/{number}", entry.plain(), role="item", rect=rect)
            y += height

    def lead(self, on: bool) -> None:
        """Set whether entries are clickable."""
        self._leads = on
        shape = Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        y = 0.0
        for entry in self.shown():
            y += self._height(entry)
            if event.position().y() < y:
                if self._leads and entry.step:
                    self.chosen.emit(entry.step)
                return

    def be_brief(self, on: bool) -> None:
        """Set whether each entry shows only a face and a sentence.

        If not all sentences fit in brief mode, the latest are shown in full.
        """
        self.is_brief = on

    def _line(self) -> float:
        size = self.look.text_px(self._size(15 if self.is_brief else 16))
        return size * (1.22 if self.is_brief else 1.32)

    def _size(self, size: float) -> float:
        """Return a font size for the log, which grows less than the scale so that more fits."""
        if self._whole:
            return size
        return size * math.pow(max(1.0, self.look.scale), _GROWS - 1)

    def _small(self) -> QFont:
        return self.look.sans(self._size(14))

    def _note(self) -> float:
        return self.look.text_px(self._size(14)) * 1.32

    def _way(self) -> object:
        """Return everything that the layout depends on, apart from the texts."""
        look = self.look
        faces = self._has_faces()
        return self.size().toTuple(), look.scale, look.text_size, self.is_brief, faces

    def _measure_anew(self) -> None:
        """Drop cached measurements if sizes have changed."""
        way = self._way()
        if way != self._measured_for:
            self._measured_for, self._left_edge = way, None
            self._heights.clear()

    def _left(self) -> float:
        """Return the cached x where sentences start."""
        self._measure_anew()
        if self._left_edge is None:
            self._left_edge = self._find_left()
        return self._left_edge

    def _find_left(self) -> float:
        """Compute that x: right of the number and, if faces are shown, of the face."""
        number = text_width("000", self._small()) + 8 if self._has_numbers() else 0
        return number + (self._face() + 8 if self._has_faces() else 0)

    def _face(self) -> float:
        """Return the width of a face, which ends above the rule below a one-line entry."""
        line = self._line()
        return line * 0.84 if self.is_brief else min(line * 1.05, (line + self._gap() / 2) / _TALL)

    def _has_faces(self) -> bool:
        if self.is_brief:
            return True
        return bool(self._faces) and self.width() >= _ROOM_FOR_FACES * self._line()

    def _has_numbers(self) -> bool:
        return not self._has_faces() or (
            not self.is_brief and self.width() >= _ROOM_FOR_BOTH * self._line()
        )

    def headline(self, entry: LogEntry) -> tuple[str, ...]:
        """Return the sentence, wrapped into lines."""
        return self._broken(entry.text, self._bold())

    def _bold(self) -> QFont:
        return self.look.sans(self._size(15 if self.is_brief else 16), SEMIBOLD)

    def notes(self, entry: LogEntry) -> tuple[str, ...]:
        """Return the lines below the sentence, with long notes wrapped."""
        if self.is_brief:
            return ()
        font = self._small()
        return tuple(line for note in entry.notes for line in self._broken(note, font))

    def _broken(self, text: str, font: QFont) -> tuple[str, ...]:
        room = self.width() - self._left()
        flat = not self._whole and self.height() < 2 * self._line()
        if flat or room <= 0:
            return (text,)
        key = (text, font.key(), round(room))
        if key not in self._measured:
            if len(self._measured) > _MEASURED:
                self._measured.clear()
            self._measured[key] = tuple(in_lines(text, font, room))
        return self._measured[key]

    def _height(self, entry: LogEntry) -> float:
        self._measure_anew()
        if entry not in self._heights:
            if len(self._heights) > _MEASURED:
                self._heights.clear()
            self._heights[entry] = self._find_height(entry)
        return self._heights[entry]

    def _find_height(self, entry: LogEntry) -> float:
        lines = len(self.headline(entry)) * self._line()
        return lines + len(self.notes(entry)) * self._note() + self._gap()

    def shown(self) -> list[LogEntry]:
        """Return the visible entries, the latest first; in brief mode in order of time.

        The last one is cut to what fits.
        """
        if self._whole:
            return list(self.entries)
        if self.is_brief:
            return self._latest(1)
        told, room = list[LogEntry](), float(self.height())
        for entry in self.entries:
            fitting = self._fitting(entry, room, always=not told)
            if fitting is not None:
                told.append(fitting)
            if fitting != entry:
                break
            room -= self._height(entry)
        return told

    def _latest(self, least: int) -> list[LogEntry]:
        """Return the latest entries that fit together, at least `least` of them.

        Those that hit the viewer have priority; the result is in order of time.
        """
        room, told = self.height() + self._gap() + 1, list[int]()
        latest = sorted(range(len(self.entries)), key=self._haste, reverse=True)
        for place in latest:
            room -= self._height(self.entries[place])
            if room < 0 and len(told) >= least:
                break
            told.append(place)
        return [self.entries[place] for place in sorted(told)]

    def _haste(self, place: int) -> tuple[bool, int]:
        return self.entries[place].strikes, place

    def _laid(self) -> Sequence[tuple[LogEntry, float]]:
        """Return the visible entries with their heights."""
        way = self._way()
        if self._laid_so is None or self._laid_so[0] is not self.entries or self._laid_so[1] != way:
            self._laid_so = self.entries, way, [(e, self._height(e)) for e in self.shown()]
        return self._laid_so[2]

    def _fitting(self, entry: LogEntry, room: float, *, always: bool) -> LogEntry | None:
        """Return the entry with as many notes as fit; None if the headline doesn't.

        An ellipsis marks what is left out.
        """
        if self._fits(entry, room):
            return entry
        lines = self.notes(entry)
        for count in range(len(lines) - 1, 0, -1):
            signed = self._signed(lines[count - 1], self._small())
            part = replace(entry, notes=(*lines[: count - 1], signed))
            if self._fits(part, room):
                return part
        text = f"{entry.text} …" if entry.notes else entry.text
        part = replace(entry, text=text, notes=())
        return part if always or self._fits(part, room) else None

    def _fits(self, entry: LogEntry, room: float) -> bool:
        return self._height(entry) - self._gap() <= room

    def _signed(self, line: str, font: QFont) -> str:
        """Return a line shortened to fit with an ellipsis."""
        room = self.width() - self._left()
        while " " in line and text_width(f"{line} …", font) > room:
            line = line.rpartition(" ")[0]
        return f"{line} …"

    def _gap(self) -> float:
        return max(1.0, self.look.px(6)) if self.is_brief else max(7.0, self.look.px(10))

    def sizeHint(self) -> QSize:
        height = sum(height for _, height in self._laid()) if self._whole else 80
        return QSize(240, round(height) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self._whole else QSize(80, 40)

    def _arrange(self) -> None:
        if self._whole:
            self.updateGeometry()
        self.tell_shown()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.height() < math.floor(self._line()):
            return
        painter = painter_on(self)
        line = with_alpha(self.look.theme.line, 80)
        y = 0.0
        for i, (entry, height) in enumerate(self._laid()):
            if i and not self.is_brief:
                top = y - self._gap() / 2
                rule(painter, QPointF(0, top), QPointF(self.width(), top), line, 0.5)
            if event.rect().intersects(QRectF(0, y, self.width(), height).toAlignedRect()):
                self._show_entry(painter, y, entry, latest=i == 0)
            y += height

    def _show_entry(self, painter: QPainter, y: float, entry: LogEntry, *, latest: bool) -> None:
        """Draw an entry from a cached pixmap, as entries only move down turn by turn.

        In the whole log, only what is visible before scrolling is cached.
        """
        if self._whole and y > self.window().height():
            self._paint_entry(painter, y, entry, latest=latest)
            return
        look, at = self.look, QPointF(0, round(y))
        face = self._faces.get(entry.actor) if self._has_faces() else None
        brief = self.is_brief, self._has_numbers(), self.height() < 2 * self._line()
        key = (
            "log",
            entry,
            self.headline(entry),
            face,
            latest,
            brief,
            look.theme.name,
            look.scale,
            look.text_size,
        )
        bounds = QRectF(0, 0, self.width(), self._height(entry))

        def paint(target: QPainter) -> None:
            self._paint_entry(target, 0, entry, latest=latest)

        draw_cached(painter, key, bounds, paint, at=at)

    def _paint_entry(self, painter: QPainter, y: float, entry: LogEntry, *, latest: bool) -> None:
        theme = self.look.theme
        width, left = self.width(), self._left()
        box = QRectF(0, y, left, self._line())
        if self._has_numbers() or (entry.is_close and not self.is_brief):
            self._paint_number(painter, box, entry)
        if self._has_faces() and entry.actor in self._faces:
            middle = QPointF(left - 8 - self._face() / 2, y + self._face() * HEIGHT / 2)
            box = portrait_box(middle, self._face())
            draw_portrait(painter, box, self._faces[entry.actor], crest=False)
        colour = theme.text if latest else with_alpha(theme.text, 225)
        for text in self.headline(entry):
            box = QRectF(left, y, width - left, self._line())
            self._paint_headline(painter, box, entry, text, colour)
            y += self._line()
        for i, note in enumerate(self.notes(entry)):
            box = QRectF(left, y + i * self._note(), width - left, self._note())
            draw_text(painter, box, note, self._small(), theme.quiet_text, elide=True)

    def _paint_number(self, painter: QPainter, box: QRectF, entry: LogEntry) -> None:
        """Paint an entry's turn: nothing before the first, a bell for the close."""
        font, colour = self._small(), self.look.theme.quiet_text
        if entry.is_close:
            half = font.pixelSize() * 0.5
            at = QPointF(box.left() + half, box.center().y())
            draw_emblem(painter, "bell", at, half, colour, self.look.theme.panel_bottom)
        elif entry.number:
            draw_text(painter, box, str(entry.number), font, colour)

    def _paint_headline(
        self, painter: QPainter, box: QRectF, entry: LogEntry, text: str, colour: QColor
    ) -> None:
        size = self._size(15 if self.is_brief else 16)
        plain, bold = self.look.sans(size), self.look.sans(size, SEMIBOLD)
        if entry.actor and text.startswith(entry.actor):
            draw_text(painter, box, entry.actor, bold, colour, LEFT, elide=True)
            box = box.adjusted(min(box.width(), text_width(entry.actor, bold)), 0, 0, 0)
            text = text[len(entry.actor) :]
        draw_text(painter, box, text, plain, colour, LEFT, elide=True)


def _goes_on(before: Sequence[LogEntry], after: Sequence[LogEntry]) -> bool:
    """Return whether the log only grew: no new viewer, and no move undone."""
    now = {entry.step: entry for entry in after}
    oldest = min(now, default=0)
    return all(now.get(entry.step) == entry or entry.step < oldest for entry in before)


_PAD = 18.0
_HEAD = 8
"""The space above and below the title, in pixels."""


class LogPanel(BaseWidget):
    """The panel on the table with the last entries."""

    whole_wanted = Signal()
    replay_wanted = Signal()

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setObjectName("log")
        self.lines = LogLines(look, self)
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
        """Show the last entries, or, if given, what others did `lately`, a line each."""
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
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        surface, pad = surface_of(self), self.look.margin(_PAD)
        head = usual_size(self.look.caption()) * 1.7 + 2 * _HEAD
        foot = self.whole_button.sizeHint().height()
        bottom = surface.bottom() - foot
        room = surface.adjusted(pad, head, -pad, -foot)
        self.lines.setGeometry(room.toRect())
        x, buttons = (
            round(surface.left() + self.look.margin(6)),
            (self.whole_button, self.replay_button),
        )
        before = [button.geometry() for button in buttons]
        wanted = sum(button.sizeHint().width() for button in buttons)
        share = min(1.0, (surface.width() + 2 * FOCUS_MARGIN) / wanted)
        for button in buttons:
            hint = button.sizeHint()
            width = int(hint.width() * share)
            more = round(max(0.0, LEAST - hint.height()) / 2)  # unpainted, a larger touch target
            face = QRect(x, round(bottom) - 3, width, hint.height())
            button.setGeometry(face.adjusted(0, -more, 0, more))
            x += width
        if before != [button.geometry() for button in buttons]:
            self.update()

    def _paint(self, painter: QPainter) -> None:
        title = say("table-what-happened")
        if self.lines.is_brief:
            title = say("table-others-lately")
        draw_widget_panel(painter, self.look, surface_of(self), title, side=self.look.margin(_PAD))
