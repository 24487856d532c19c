"""The page *Learn*: each game's lessons, with other content below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

from stockgames.engine import registry
from stockgames.lessons.progress import Progress
from stockgames.lessons.script import has_lessons, lessons_of
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lessons.progress import StepState, draw_lozenge
from stockgames.ui.lessons.words import lesson_text
from stockgames.ui.lobby.box_art import box_colour, face_of
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import fill, inset, rounded
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.buttons import Button, PaintedButton
from stockgames.ui.widgets.focus import draw_focus_ring
from stockgames.ui.widgets.frames import PaperFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_on, line_direction, row_of
from stockgames.ui.window.page_head import PageHead


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """One lesson, with its translated title."""

    id: str
    title: str
    minutes: int
    steps: int
    """The number of steps."""
    step: int = 0
    """The step at which it continues, from 0."""
    stand: StepState = "open"
    """`now` for the next lesson."""


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A game and its lessons."""

    game_id: str
    title: str
    lessons: tuple[LessonEntry, ...]

    @property
    def next(self) -> LessonEntry:
        """The next lesson; the first one if all are done."""
        return next((lesson for lesson in self.lessons if lesson.stand == "now"), self.lessons[0])

    @property
    def done(self) -> int:
        return sum(lesson.stand == "done" for lesson in self.lessons)


def game_entry(game: str, progress: Progress) -> GameEntry:
    """Return a game's lessons; the first one that is not done is the next."""
    lessons = lessons_of(game).lessons
    done = [progress.is_done(game, lesson.id) for lesson in lessons]
    coming = done.index(False) if False in done else -1
    return GameEntry(
        game,
        registry.title(game),
        tuple(
            LessonEntry(
                id=lesson.id,
                title=lesson_text(game, f"{lesson.id}-title"),
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                step=progress.step(game, lesson.id),
                stand="done" if done[number] else "now" if number == coming else "open",
            )
            for number, lesson in enumerate(lessons)
        ),
    )


def game_entries(progress: Progress) -> tuple[GameEntry, ...]:
    """Return the lessons of all games that have some."""
    found: list[GameEntry] = []
    for game in filter(has_lessons, registry.game_ids()):
        with registry.excusing(game):
            found.append(game_entry(game, progress))
    return tuple(found)


class LessonRow(PaintedButton):
    """A row of the list; a click starts or continues the lesson."""

    def __init__(self, look: ThemeContext, number: int, entry: LessonEntry) -> None:
        super().__init__(look)
        self._number, self._entry = number, entry
        self.setObjectName(f"lesson-{entry.id}")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        label = partial(Label, look, background="paper", wrap=True)
        self._title, self._note = label(role="name"), label(role="note")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 3, 0, 3)
        grid.setSpacing(0)
        mark = Picture(look, 26, 24, self._draw_mark, grows=True)
        grid.addWidget(mark, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._title, 0, 1)
        grid.addWidget(self._note, 1, 1)
        grid.setColumnStretch(1, 1)
        self.set_texts(entry)

    def set_texts(self, entry: LessonEntry) -> None:
        self._entry = entry
        is_current = entry.stand == "now" or bool(entry.step)
        self._title.set_tone("plain" if is_current else "quiet")
        self._title.setText(entry.title)
        self._note.setText(self._state_text())
        self.setAccessibleName(f"{self._number}. {entry.title}")
        self.setAccessibleDescription(self._state_text())
        self.update()

    def _state_text(self) -> str:
        entry = self._entry
        if entry.step:
            return say("lessons-go-on-at-step", step=entry.step + 1, steps=entry.steps)
        if entry.stand == "done":
            return say("lessons-done")
        return say("lessons-minutes", count=entry.minutes)

    def _draw_mark(self, painter: QPainter, box: QRectF) -> None:
        half = box.height() * 0.29
        draw_lozenge(painter, self.look.theme, box.center(), half, self._entry.stand)

    def _paint(self, painter: QPainter) -> None:
        theme, box = self.look.theme, QRectF(self.rect())
        if self.underMouse() or self.isDown():
            fill(painter, rounded(inset(box, 1), 6), with_alpha(theme.line, 46))
        if self._focus.visible:
            draw_focus_ring(painter, theme, inset(box, 3), 6, 1)


class GameCard(PaperFrame):
    """Lists a game's lessons; `chosen` is emitted with a lesson's name."""

    chosen = Signal(str)
    puzzles_wanted = Signal()

    def __init__(self, look: ThemeContext, entry: GameEntry) -> None:
        super().__init__(look)
        self._entry = entry
        self.setObjectName(f"learn-{entry.game_id}")
        self._title = Label(look, entry.title, "name", background="paper", wrap=True)
        self._done = Label(look, role="note", background="paper")
        emblem = Picture(look, 30, 30, self._draw_emblem, grows=True)
        head = row_of(emblem, (self._title, 1), self._done, spacing=0)
        self._rows = [
            LessonRow(look, number, lesson) for number, lesson in enumerate(entry.lessons, 1)
        ]
        for row, lesson in zip(self._rows, entry.lessons, strict=True):
            row.clicked.connect(partial(self._choose, lesson.id))
        colour = box_colour(entry.game_id)
        self.go = Button(look, kind="primary", text_size=16, colour=colour)
        self.go.setObjectName(f"go-{entry.game_id}")
        self.go.clicked.connect(lambda: self.chosen.emit(self._entry.next.id))
        self.puzzles = Button(look, text_size=15)
        self.puzzles.setObjectName(f"puzzles-{entry.game_id}")
        self.puzzles.clicked.connect(self.puzzles_wanted)
        self.puzzles.bind(self.puzzles.setText, "lessons-puzzles")
        name = self.puzzles.setAccessibleName
        self.puzzles.bind(name, "lessons-puzzles-of", game=entry.title)
        self.puzzles.hide()
        add_parts(self.body, head, Rule(look), *self._rows, 1, self.go, self.puzzles)
        self.show_entry(entry)

    def _choose(self, lesson: str, *_: object) -> None:
        self.chosen.emit(lesson)

    def offer_puzzles(self) -> None:
        """Show a button for the game's puzzles under the one for its lessons."""
        self.puzzles.show()

    def show_entry(self, entry: GameEntry) -> None:
        self._entry, coming = entry, entry.next
        for row, lesson in zip(self._rows, entry.lessons, strict=True):
            row.set_texts(lesson)
        done = say("lessons-done-of", done=entry.done, all=len(entry.lessons))
        self._done.setText(done)
        self.setAccessibleName(f"{entry.title}, {done}")
        number = entry.lessons.index(coming) + 1
        if coming.step:
            words = say("lessons-go-on-with", number=number)
        elif entry.done == len(entry.lessons):
            words = say("lessons-once-more")
        else:
            words = say("lessons-begin", number=number)
        self.go.setText(words)

    def _draw_emblem(self, painter: QPainter, box: QRectF) -> None:
        game, paper = self._entry.game_id, self.look.theme.paper_light
        half = box.width() * 0.36
        draw_emblem(painter, face_of(game).emblem, box.center(), half, box_colour(game), paper)


_COLUMNS_OF_LARGE_TEXT: Final = 2


class LearnPage(Page):
    """Takes plain data, emits the chosen lesson; knows no script and no storage.

    `add_below` adds something under the lessons, such as the puzzle of the day.
    """

    back = Signal()
    lesson_wanted = Signal(str, str)
    """A game's id, and the id of one of its lessons."""
    puzzles_wanted = Signal(str)
    """The id of the game whose puzzles the user wants."""

    def __init__(self, look: ThemeContext, entries: Sequence[GameEntry]) -> None:
        super().__init__(look)
        self.setObjectName("learn")
        self._entries = tuple(entries)
        self._who = ""
        self._last: Button | None = None
        """The button that gets the focus when the user returns."""
        self._head = PageHead(look, self, "lessons-learn")
        self._head.back.connect(self.back)
        self._note = Label(look, role="text", tone="quiet")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cards = {entry.game_id: self._card(entry) for entry in entries}
        lessons, self._grid = QWidget(), QGridLayout()
        self._below = column_on(lessons, None, (self._grid, 1))
        scroll = ScrollArea(look, lessons)
        self._column = column_on(self, None, self._head, self._note, (scroll, 1))
        look.changed.connect(self._arrange)
        self._set_texts()
        self._arrange()

    def _card(self, entry: GameEntry) -> GameCard:
        card = GameCard(self.look, entry)
        card.chosen.connect(lambda lesson: self._begin(entry.game_id, lesson))
        card.puzzles_wanted.connect(lambda: self._begin_puzzles(entry.game_id))
        return card

    def _begin(self, game: str, lesson: str) -> None:
        self._last = self.cards[game].go
        self.lesson_wanted.emit(game, lesson)

    def _begin_puzzles(self, game: str) -> None:
        self._last = self.cards[game].puzzles
        self.puzzles_wanted.emit(game)

    def offer_puzzles(self, game: str) -> None:
        """Offer the puzzles of a game, if its lessons are on the page."""
        if game in self.cards:
            self.cards[game].offer_puzzles()

    def add_below(self, widget: QWidget) -> None:
        """Add a widget under the lessons, as wide as the page."""
        self._below.addWidget(widget)

    def show_entries(self, entries: Sequence[GameEntry], who: str = "") -> None:
        """Show the progress; `who` is the learner's name, if known."""
        self._entries, self._who = tuple(entries), who
        for entry in entries:
            self.cards[entry.game_id].show_entry(entry)
        self._set_texts()

    def focus_start(self) -> None:
        """Focus the next lesson of the game the user came from, else of the first unfinished game.

        If the user came from puzzles, their button is focused.
        """
        open_ones = [entry for entry in self._entries if entry.done < len(entry.lessons)]
        buttons = [self.cards[entry.game_id].go for entry in open_ones or self._entries]
        for button in [self._last] if self._last else buttons[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_texts(self) -> None:
        self.setAccessibleName(say("lessons-learn"))
        note = say("lessons-whose", name=self._who) if self._who else say("lessons-page-note")
        self._note.setText(note)

    def _arrange(self) -> None:
        side, top = round(self.look.px(64)), round(self.look.px(18))
        self._column.setContentsMargins(side, top, side, round(self.look.px(22)))
        self._column.setSpacing(round(max(4.0, self.look.px(10))))
        self._grid.setSpacing(round(self.look.px(10)))
        is_row = line_direction(self.look) is QBoxLayout.Direction.LeftToRight
        columns = len(self.cards) if is_row else _COLUMNS_OF_LARGE_TEXT
        for place, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, place // columns, place % columns)
            card.setMaximumWidth(round(max(360.0, self.look.px(460)) * self.look.text_size))
