"""One step of a replay: its card, its texts and its announcement."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stockgames.controllers.replay import GameReplay, Viewpoint
from stockgames.controllers.stages import Handover, Stage
from stockgames.evenings.person import Portrait
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import AnyWords, LogEntry
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.story import GameStory
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.theme.engraving import draw_frame, draw_rosette
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import centred, inset
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.frames import PaperFrame, Picture, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_on, row_of


class StepWords:
    """The texts of a replay, made on demand."""

    def __init__(self, replay: GameReplay, words: AnyWords) -> None:
        self._replay = replay
        self._words = words
        self._entries: dict[tuple[int, Viewpoint], LogEntry] = {}

    def forget(self) -> None:
        """Discard all texts after a language change."""
        self._entries.clear()

    def context(self, number: int, viewpoint: Viewpoint) -> TableContext:
        replay = self._replay
        return TableContext(
            seats=replay.seats,
            stage=Stage.PAUSED,
            seat=None,
            viewer=viewpoint.seat,
            front=viewpoint.seat,
            humans=(),
            options=replay.options(viewpoint),
            handover=Handover.TRUSTING,
            history=replay.shown_so_far(number, viewpoint),
        )

    def story(self, viewpoint: Viewpoint) -> GameStory | None:
        """Return the game's score history in words; None if it has none."""
        score_history, words = self._replay.score_history(viewpoint), self._words.story
        if score_history is None or words is None:
            return None
        return GameStory(
            score_history, words, tuple(s.name for s in self._replay.seats), viewpoint.seat
        )

    def status(self, number: int, viewpoint: Viewpoint) -> str:
        """Return the game's own status line."""
        return self._words.status(
            self._replay.view(number, viewpoint), self.context(number, viewpoint)
        )

    def entry(self, number: int, viewpoint: Viewpoint) -> LogEntry:
        """Return the log entry of the move that led to a step, from 1."""
        key = number, viewpoint
        if key not in self._entries:
            shown = self._replay.shown_so_far(number, viewpoint)[-1]
            narrator = self._replay.narrator(shown, viewpoint)
            context = replace(self.context(number, viewpoint), viewer=narrator)
            entry = self._words.entry(shown, context.at(number))
            self._entries[key] = replace(entry, step=number)
        return self._entries[key]

    def shown_entry(self, number: int, viewpoint: Viewpoint) -> LogEntry:
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
        later = self._entries_of(range(number + 1, self._replay.total + 1), viewpoint)
        before = list(islice(self.before(number, viewpoint), _AROUND))
        return [_in_brief(entry) for entry in (*reversed(before), *islice(later, _AROUND))]

    def _entries_of(self, steps: Iterable[int], viewpoint: Viewpoint) -> Iterator[LogEntry]:
        return (entry for step in steps if (entry := self.entry(step, viewpoint)).text)


_AROUND: Final = 12
"""More entries than fit in the log before or after a step."""


def _in_brief(entry: LogEntry) -> LogEntry:
    text = entry.plain() if entry.text.endswith(":") else entry.text
    return replace(entry, number=entry.step, text=text, notes=(), is_close=False)


_MOST: Final = 1.5
"""By how much the card's text grows at most: its place is narrow."""


class StepCard(PaperFrame):
    """A card with a portrait, a sentence, and its notes."""

    def __init__(self, look: ThemeContext, parent: QWidget | None = None) -> None:
        super().__init__(look, parent, padding=18)
        self.entry = LogEntry(0, "", "")
        """The entry that is shown."""
        self._portrait: Portrait | None = None
        self.setObjectName("step-card")
        self._large = Picture(look, 190, 170, self._draw_large)
        self._small = Picture(look, 46, 46 * HEIGHT, self._draw_face)
        label = partial(Label, look, background="paper", wrap=True, most=_MOST)
        self._text, self._notes = label(role="name"), label(role="note")
        self._words = QWidget()
        column_on(self._words, 4, self._text, self._notes, 1)
        self._scroll = ScrollArea(look, self._words)
        self._row = row_of((self._small, Qt.AlignmentFlag.AlignTop), (self._scroll, 1))
        add_parts(self.body, (self._large, Qt.AlignmentFlag.AlignHCenter), (self._row, 1))
        look.changed.connect(self._fit)

    def set_data(self, entry: LogEntry, portrait: Portrait | None) -> None:
        """Show a step, with the portrait of the player who moved."""
        self.entry, self._portrait = entry, portrait
        self.setAccessibleName(entry.plain())
        self._text.setText(entry.text)
        self._notes.setText("\n".join(entry.notes))
        self._notes.setVisible(any(entry.notes))
        self._fit()

    def height_for(self, width: int) -> int:
        """Return the height at which all words show beside the small portrait."""
        margins, face = self.body.contentsMargins(), self._small.sizeHint()
        beside, alone = self._room(width)
        inner = beside if self._has_face(width) else alone
        high = max(face.height(), self._words.heightForWidth(inner))
        return high + margins.top() + margins.bottom()

    def _room(self, width: int) -> tuple[int, int]:
        """Return the width of the words beside the small portrait, and without it."""
        margins = self.body.contentsMargins()
        alone = width - margins.left() - margins.right()
        alone -= self._scroll.verticalScrollBar().sizeHint().width()  # it only leaves if it may
        return alone - self._small.sizeHint().width() - self._row.spacing(), alone

    def _has_face(self, width: int) -> bool:
        """Return whether there is a portrait, and room for the longest word beside it."""
        longest = self._words.minimumSizeHint().width()
        return self._portrait is not None and longest <= self._room(width)[0]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        margins = self.body.contentsMargins()
        inner = self.width() - margins.left() - margins.right()
        high = self._large.sizeHint().height() + self._words.heightForWidth(inner)
        is_tall = self.height() >= high + margins.top() + margins.bottom()
        self._large.setVisible(is_tall)
        self._small.setVisible(not is_tall and self._has_face(self.width()))
        align = Qt.AlignmentFlag.AlignHCenter if is_tall else Qt.AlignmentFlag.AlignLeft
        for label in (self._text, self._notes):
            label.setAlignment(align)
        self.body.activate()  # now, for the next frame
        QCoreApplication.sendEvent(self._scroll, QEvent(QEvent.Type.LayoutRequest))

    def _draw_large(self, painter: QPainter, box: QRectF) -> None:
        ring, high = with_alpha(self.look.theme.line, 120), box.height() * 0.78
        draw_rosette(painter, box.center(), high * 0.38, high * 0.6, ring, lobes=9)
        self._draw_face(painter, centred(box.center(), high / HEIGHT, high))

    def _draw_face(self, painter: QPainter, box: QRectF) -> None:
        if self._portrait is not None:
            draw_portrait(painter, box, self._portrait)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        colour = with_alpha(self.look.theme.line, 150)
        draw_frame(painter_on(self), inset(self.surface(), 5), colour, radius=2)
