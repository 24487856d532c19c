"""A game as a page that needs no app: pictures of its steps, their sentences, and its course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage

from stockgames.controllers.reel import Eyes, Reel
from stockgames.engine import registry
from stockgames.engine.steps import Steps
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.palette import Theme
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.review.frames import Frame, Framing
from stockgames.ui.review.step_words import StepWords
from stockgames.ui.review.tape import Mark, Row
from stockgames.ui.review.tape_course import tape_marks, tape_rows
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.course import Telling, TellsCourse
from stockgames.ui.table.game_table import MakeTable

MOST_BYTES: Final = 7_200_000
"""Of all pictures; written as text they take a third more, and the page stays below 10 MB."""
MOST_STEPS: Final = 600
"""Of a longer game the ends of turns are shown, then of rounds, then evenly chosen steps."""
TRIES: Final = ((QSize(1280, 640), 72), (QSize(1280, 640), 50), (QSize(960, 540), 40))
"""How large the pictures are, and how good; the next ones are tried where they take too much."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One step: its number, its sentence, and whether a round ends with it."""

    step: int
    text: str
    notes: tuple[str, ...]
    ends_round: bool


@dataclass(frozen=True, slots=True)
class ReplayBook:
    """Everything that the page shows."""

    title: str
    about: str
    """Who played, and through whose eyes it is seen."""
    language: str
    theme: Theme
    size: QSize
    leaves: tuple[Leaf, ...]
    frames: tuple[Frame, ...]
    """One for each leaf."""
    rows: tuple[Row, ...]
    marks: tuple[Mark, ...]
    total: int
    """The last step of the game."""
    log: QRectF
    slip: QRectF
    """Where the log and the sentence lie on the picture, in hundredths; empty for below it."""


class TooLargeError(Exception):
    """Even the smallest pictures take more than a page may."""


def replay_book(
    reel: Reel, eyes: Eyes, look: Look, make_table: MakeTable, language: str
) -> Steps[ReplayBook]:
    """Paint a game, in steps that want the thread of the window; raise TooLargeError.

    `look` gives theme and suits; the pictures have a size of their own.
    """
    steps = chosen_steps(reel, eyes)
    for size, quality in TRIES:
        painter = TablePainter(reel, eyes, look, make_table, size)
        frames = yield from _frames(painter, steps, quality)
        if frames is not None:
            return painter.book(steps, frames, language)
        painter.close()
    raise TooLargeError


def chosen_steps(reel: Reel, eyes: Eyes) -> list[int]:
    """Return the steps that are shown: all, where there are not too many."""
    course = reel.course(eyes)
    if course is not None:
        reel.mark_rounds(course)
    for after in (lambda step: step + 1, reel.turn_after, reel.round_after):
        steps = [0]
        while steps[-1] < reel.total:
            steps.append(after(steps[-1]))
        if len(steps) <= MOST_STEPS:
            return steps
    return sorted({reel.total * n // (MOST_STEPS - 1) for n in range(MOST_STEPS)})


def _frames(
    painter: TablePainter, steps: Sequence[int], quality: int
) -> Steps[tuple[Frame, ...] | None]:
    framing, found, taken = Framing(quality), list[Frame](), 0
    for step in steps:
        frame = framing.frame(painter.picture(step))
        taken += sum(len(patch.data) for patch in frame.patches)
        if taken > MOST_BYTES:
            return None
        found.append(frame)
        yield len(found) / len(steps)
    return tuple(found)


class TablePainter:
    """A table that nobody sees, painted by the same hand as the one on the screen."""

    def __init__(
        self,
        reel: Reel,
        eyes: Eyes,
        look: Look,
        make_table: MakeTable,
        size: QSize,
    ) -> None:
        self._reel, self._eyes, self._size = reel, eyes, size
        self._look = Look(look.theme)
        self._look.resemble(look)
        self._look.fit(QSize(size.width(), size.height() + 40))
        self._table = make_table(self._look)
        self._page = Page(self._look)
        self._page.resize(size)
        board = self._table.widget()
        board.setParent(self._page)
        board.setGeometry(self._page.rect())
        self._places = self._table.arrange(size, len(reel.seats))
        self._page.grab(QRect(0, 0, 1, 1))  # the board hears of its size
        self._words = StepWords(reel, self._table.words)

    def close(self) -> None:
        """Let the table go."""
        self._page.deleteLater()

    def picture(self, step: int) -> QImage:
        """Return the table at a step."""
        context = self._words.context(step, self._eyes)
        self._table.show_view(self._reel.view(step, self._eyes), context)
        picture = QImage(self._size, QImage.Format.Format_RGB32)
        self._page.render(picture)
        return picture

    def book(self, steps: Sequence[int], frames: tuple[Frame, ...], language: str) -> ReplayBook:
        """Return what the page shows."""
        reel, eyes = self._reel, self._eyes
        rows, marks = self._course()
        found = ReplayBook(
            title=registry.title(reel.game_id),
            about=about(reel, eyes),
            language=language,
            theme=self._look.theme,
            size=self._size,
            leaves=tuple(self._leaf(step) for step in steps),
            frames=frames,
            rows=rows,
            marks=marks,
            total=reel.total,
            log=self._share(self._places.log),
            slip=self._share(self._places.actions),
        )
        self.close()
        return found

    def _leaf(self, step: int) -> Leaf:
        entry = self._words.told(step, self._eyes)
        ends = self._reel.round_after(max(0, step - 1)) == step
        return Leaf(step, entry.text, tuple(filter(None, entry.notes)), ends)

    def _course(self) -> tuple[tuple[Row, ...], tuple[Mark, ...]]:
        course, words = self._reel.course(self._eyes), self._table.words
        if course is None or not isinstance(words, TellsCourse):
            return (), ()
        names = tuple(seat.name for seat in self._reel.seats)
        own = self._eyes.seat
        telling = Telling(course, words.course, names, portraits_at(names), own)
        return tuple(tape_rows(telling)), tuple(tape_marks(telling))

    def _share(self, place: QRect) -> QRectF:
        """Return a place in hundredths of the picture."""
        x, y = 100 / self._size.width(), 100 / self._size.height()
        return QRectF(place.x() * x, place.y() * y, place.width() * x, place.height() * y)


def about(reel: Reel, eyes: Eyes) -> str:
    """Return who played, and through whose eyes the game is seen."""
    from stockgames.ui.shell.words import listed

    names = [seat.name for seat in reel.seats]
    seen = say("review-all-up") if eyes.all_up else ""
    seen = seen or say("review-through-the-eyes-of", name=names[eyes.seat])
    return f"{listed(names)} · {seen}"
