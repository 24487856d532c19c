"""One step of a replay: its card, its texts and its announcement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.controllers.stages import Handover, Stage
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, LogEntry
from stockgames.presentation.outline import Node, reading
from stockgames.presentation.panel import Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.table.cover_sheets import ReadSheet
from stockgames.ui.table.game_table import AnyTable
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.engraving import draw_frame, draw_rosette
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import centred, inset, line_at, line_under
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import CENTRE, LEFT, draw_text, shortened, wrapped_height
from stockgames.ui.widgets.announcer import ANNOUNCER
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of


class StepWords:
    """The texts of a replay, made on demand."""

    def __init__(self, reel: GameReplay, words: AnyWords) -> None:
        self._reel = reel
        self._words = words
        self._entries: dict[tuple[int, Viewpoint], LogEntry] = {}

    def forget(self) -> None:
        """Discard all texts after a language change."""
        self._entries.clear()

    def context(self, number: int, viewpoint: Viewpoint) -> TableContext:
        """Return the context for the board at a step."""
        reel = self._reel
        return TableContext(
            seats=reel.seats,
            stage=Stage.PAUSED,
            seat=None,
            viewer=viewpoint.seat,
            front=viewpoint.seat,
            humans=(),
            options=reel.options(viewpoint),
            handover=Handover.TRUSTING,
            history=reel.history(number, viewpoint),
        )

    def status(self, number: int, viewpoint: Viewpoint) -> str:
        """Return the game's own status line."""
        return self._words.status(
            self._reel.view(number, viewpoint), self.context(number, viewpoint)
        )

    def entry(self, number: int, viewpoint: Viewpoint) -> LogEntry:
        """Return the log entry of the move that led to a step, from 1."""
        key = number, viewpoint
        if key not in self._entries:
            shown = self._reel.history(number, viewpoint)[-1]
            teller = self._reel.teller(shown, viewpoint)
            context = replace(self.context(number, viewpoint), viewer=teller)
            self._entries[key] = replace(self._words.entry(shown, context), step=number)
        return self._entries[key]

    def told(self, number: int, viewpoint: Viewpoint) -> LogEntry:
        """Return the text on a step; for step 0, that it is the beginning."""
        if not number:
            return LogEntry(0, "", say("review-the-beginning"))
        entry = self.entry(number, viewpoint)
        return entry if entry.text else replace(entry, text=say("review-goes-on"))

    def before(self, number: int, viewpoint: Viewpoint) -> Iterator[LogEntry]:
        """Yield the log entries of this step and of those before it, backwards."""
        return self._entries_of(range(number, 0, -1), viewpoint)

    def around(self, number: int, viewpoint: Viewpoint) -> list[LogEntry]:
        """Return the log around a step, numbered by steps and without notes."""
        later = self._entries_of(range(number + 1, self._reel.total + 1), viewpoint)
        before = list(islice(self.before(number, viewpoint), _AROUND))
        return [_in_brief(entry) for entry in (*reversed(before), *islice(later, _AROUND))]

    def _entries_of(self, steps: Iterable[int], viewpoint: Viewpoint) -> Iterator[LogEntry]:
        return (entry for step in steps if (entry := self.entry(step, viewpoint)).text)


_AROUND: Final = 24
"""More entries than fit in the log before or after a step."""


def _in_brief(entry: LogEntry) -> LogEntry:
    text = entry.plain() if entry.text.endswith(":") else entry.text
    return replace(entry, number=entry.step, text=text, notes=(), is_close=False)


_EDGE: Final = SHADOW_MARGIN + 14
_TALL: Final = 96
"""The height of a portrait above a short text, in design pixels."""


class StepSlip(BaseWidget):
    """A card with a portrait, a sentence in serif, and its notes."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._entry = LogEntry(0, "", "")
        self._portrait: Portrait | None = None
        self._most = 10_000
        self.setObjectName("step-slip")
        look.changed.connect(self.update)

    @property
    def entry(self) -> LogEntry:
        """The entry that is shown."""
        return self._entry

    def tell(self, entry: LogEntry, portrait: Portrait | None) -> None:
        """Show a step, with the portrait of the player who moved."""
        self._entry, self._portrait = entry, portrait
        self.setAccessibleName(entry.plain())
        self._shrink()
        self.update()

    def fit(self) -> None:
        """Shrink to the height of the text, within the rectangle it was given."""
        self._most = self.height()
        self._shrink()

    def _shrink(self) -> None:
        """Set the height to that of the text, or to the full height where that is wanted."""
        high: float = self._most
        if not self._stands:
            words = self._height_of_words(self._area().width())
            high = min(high, max(words, self.look.px(46) * HEIGHT) + 2 * _EDGE)
        self.resize(self.width(), round(high))

    def _height_of_words(self, wide: float) -> float:
        text, sans = wrapped_height(self._entry.text, self.look.serif(19), wide), self.look.sans(15)
        return text + 6 + sum(wrapped_height(note, sans, wide) + 2 for note in self._entry.notes)

    @property
    def _stands(self) -> bool:
        words = 3 * self.look.serif(19).pixelSize() + 2 * self.look.sans(15).pixelSize()
        return self._most >= self.look.px(_TALL) + words + 2 * _EDGE

    def _area(self) -> QRectF:
        area, gap, face = inset(self._sheet(), 14), self.look.px(12), self._face()
        if self._stands:
            area.setTop(face.bottom() + 2 * gap)
        elif self._portrait is not None:
            area.setLeft(face.right() + gap)
        return area

    def _face(self) -> QRectF:
        area = inset(self._sheet(), 14)
        if not self._stands:
            wide = min((self._most - 2 * _EDGE) / HEIGHT, self.look.px(46))
            return QRectF(area.topLeft(), QSizeF(wide, wide * HEIGHT))
        room = area.height() - self._height_of_words(area.width()) - self.look.px(40)
        high = max(self.look.px(_TALL) * 0.75, min(self._most * 0.34, room))
        middle = QPointF(area.center().x(), area.top() + self.look.px(16) + high / 2)
        return centred(middle, high / HEIGHT, high)

    def _sheet(self) -> QRectF:
        return surface_of(self)

    def _paint(self, painter: QPainter) -> None:
        theme, sheet, face = self.look.theme, self._sheet(), self._face()
        draw_paper(painter, theme, sheet)
        draw_frame(painter, inset(sheet, 5), with_alpha(theme.line, 150), radius=2)
        if self._stands:
            ring, high = with_alpha(theme.line, 120), face.height()
            draw_rosette(painter, face.center(), high * 0.38, high * 0.6, ring, lobes=9)
        if self._portrait is not None:
            draw_portrait(painter, face, self._portrait)
        self._paint_words(painter, self._area())

    def _serif(self, area: QRectF) -> QFont:
        fonts = (self.look.serif(size) for size in (19, 17, 15))
        usual, *smaller = fonts
        fitting = (
            font
            for font in (usual, *smaller)
            if wrapped_height(self._entry.text, font, area.width()) <= area.height()
        )
        return next(fitting, smaller[-1])

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        look, theme = self.look, self.look.theme
        align = CENTRE if self._stands else LEFT
        serif, sans = self._serif(area), look.sans(15)
        text = shortened(self._entry.text, serif, area.width(), area.height())
        box = line_at(area, area.top() - 2, wrapped_height(text, serif, area.width()) + 2)
        draw_text(painter, box, text, serif, theme.ink, align, wrap=True)
        box = line_under(box, 2, 2)
        for note in self._entry.notes:
            box = line_under(box, wrapped_height(note, sans, area.width()), 2)
            if box.bottom() > area.bottom() + 4:
                return
            draw_text(painter, box, note, sans, theme.quiet_ink, align, wrap=True)


class StepVoice(QObject):
    """Announces each step, and shows the table as text over the page."""

    covered = Signal(bool)
    """Whether the sheet now covers the page, which must then leave the keys to it."""

    def __init__(
        self,
        look: ThemeContext,
        words: StepWords,
        table: AnyTable,
        place: Callable[[], tuple[int, Viewpoint]],
        page: QWidget,
    ) -> None:
        """`place` returns the current step and the viewpoint."""
        super().__init__(page)
        self._words, self._table, self._place, self._page = words, table, place, page
        self._told: tuple[int, Viewpoint] | None = None
        self.sheet = ReadSheet(look, page)
        self.sheet.close_button.clicked.connect(self.sheet.reject)
        self.sheet.finished.connect(self._uncovered)

    def follow(self) -> None:
        """Announce the new step, but not the first one, with which the page opened."""
        before, self._told = self._told, self._place()
        if before in (None, self._told):
            return
        entry = self._words.told(*self._told)
        ANNOUNCER.say(entry.text if ANNOUNCER.manner.briefly else entry.plain(), self._page)
        if self.sheet.isVisible():
            self.sheet.show_nodes(self.nodes())

    def repeat(self) -> None:
        """Repeat the last announcement."""
        ANNOUNCER.repeat(self._page)

    def toggle_reading(self) -> None:
        """Open or close the table as text."""
        if self.sheet.isVisible():
            self.sheet.reject()
            return
        self.sheet.show_nodes(self.nodes())
        self.sheet.open()
        self.covered.emit(True)

    def nodes(self) -> Sequence[Node]:
        """Return everything at this step as text, the latest log entry first."""
        table, (step, viewpoint) = self._table, self._place()
        log = list(self._words.before(step, viewpoint))
        return reading(table.outline(), self._words.status(step, viewpoint), Panel(), (), log)

    def _uncovered(self) -> None:
        self.covered.emit(False)
