"""The page *Learn*: each game's lessons, with other content below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames.engine import registry
from stockgames.lessons.progress import Progress
from stockgames.lessons.script import has_lessons, lessons_of
from stockgames.presentation.sentences.speech import say
from stockgames.ui.lessons.progress import Stand, draw_lozenge
from stockgames.ui.lessons.words import tell
from stockgames.ui.lobby.box_art import box_colour, face_of
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD, largest
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import fill, inset, rounded, rule
from stockgames.ui.theme.surfaces import draw_paper
from stockgames.ui.theme.text import (
    LEFT,
    RIGHT,
    TOP_LEFT,
    draw_text,
    fitted,
    has_room,
    text_width,
    wrapped_height,
)
from stockgames.ui.widgets.base import BaseWidget, Page
from stockgames.ui.widgets.buttons import Button, PaintedButton
from stockgames.ui.widgets.focus import FOCUS_MARGIN, draw_focus_ring
from stockgames.ui.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.widgets.labels import Label
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
    stand: Stand = "open"
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
        return next((one for one in self.lessons if one.stand == "now"), self.lessons[0])

    @property
    def done(self) -> int:
        """The number of lessons that were finished."""
        return sum(one.stand == "done" for one in self.lessons)


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
                title=tell(game, f"{lesson.id}-title"),
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


_RIGHT: Final = 8
"""Pixels between the text and the right edge."""


class LessonRow(PaintedButton):
    """A row of the list; a click starts or continues the lesson."""

    def __init__(
        self, look: ThemeContext, number: int, entry: LessonEntry, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self._number, self._entry = number, entry
        self.setObjectName(f"lesson-{entry.id}")
        self.speak(entry)

    def speak(self, entry: LessonEntry) -> None:
        """Set the texts of a lesson."""
        self._entry = entry
        self.setText(entry.title)
        self.setAccessibleName(f"{self._number}. {entry.title}")
        self.setAccessibleDescription(self._note())
        self.updateGeometry()
        self.update()

    def _note(self) -> str:
        entry = self._entry
        if entry.step:
            return say("lessons-go-on-at-step", step=entry.step + 1, steps=entry.steps)
        if entry.stand == "done":
            return say("lessons-done")
        return say("lessons-minutes", count=entry.minutes)

    @property
    def _left(self) -> float:
        return self.look.text_px(16) * 2.0

    def wanted_height(self, width: float) -> float:
        """Return the height its texts need at this width."""
        room = width - self._left - _RIGHT
        title = wrapped_height(self.text(), self.look.sans(16, SEMIBOLD), room)
        return title + self.look.text_px(13) * 1.4 + 14

    def sizeHint(self) -> QSize:
        return QSize(200, round(self.wanted_height(max(160, self.width()))))

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        box = QRectF(self.rect())
        if self.underMouse() or self.isDown():
            fill(painter, rounded(inset(box, 1), 6), with_alpha(theme.line, 46))
        title = look.sans(16, SEMIBOLD)
        half = title.pixelSize() * 0.42
        middle = QPointF(box.left() + self._left / 2, box.top() + 7 + title.pixelSize() * 0.68)
        draw_lozenge(painter, theme, middle, half, self._entry.stand)
        self._paint_words(painter, box.adjusted(self._left, 6, -_RIGHT, -6))
        if self._focus.visible:
            draw_focus_ring(painter, theme, inset(box, 3), 6, 1)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        look, theme = self.look, self.look.theme
        note, low = look.sans(13, REGULAR), look.usual_px(13) * 1.4
        title = largest(
            look.sans(16, SEMIBOLD),
            lambda font: has_room(box.width(), box.height() - low, self.text(), font),
        )
        now = self._entry.stand == "now"
        colour = theme.ink if now or self._entry.step else theme.quiet_ink
        draw_text(painter, box, self.text(), title, colour, TOP_LEFT, wrap=True)
        box.setTop(box.top() + wrapped_height(self.text(), title, box.width()) + 1)
        if box.height() >= look.usual_px(13):
            draw_text(painter, box, self._note(), note, theme.quiet_ink, TOP_LEFT)


_PAD = 16.0
_OUT = 4
"""Pixels by which a row extends beyond the column on each side."""


class GameCard(BaseWidget):
    """Lists a game's lessons; `chosen` is emitted with a lesson's name."""

    chosen = Signal(str)
    puzzles_wanted = Signal()

    def __init__(self, look: ThemeContext, entry: GameEntry, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._entry = entry
        self.setObjectName(f"learn-{entry.game_id}")
        self._rows = [
            LessonRow(look, number, lesson, self) for number, lesson in enumerate(entry.lessons, 1)
        ]
        for row, lesson in zip(self._rows, entry.lessons, strict=True):
            row.clicked.connect(lambda _=False, name=lesson.id: self.chosen.emit(name))
        colour = box_colour(entry.game_id)
        self.go = self.button(
            f"go-{entry.game_id}",
            lambda: self.chosen.emit(self._entry.next.id),
            kind="primary",
            text_size=16,
            colour=colour,
        )
        self.puzzles = self.button(f"puzzles-{entry.game_id}", self.puzzles_wanted)
        self.puzzles.hide()
        look.changed.connect(self._arrange)
        self._speak()

    def offer_puzzles(self) -> None:
        """Show a button for the game's puzzles under the one for its lessons."""
        self.puzzles.show()
        self._arrange()

    def show_entry(self, entry: GameEntry) -> None:
        """Show the progress in the lessons."""
        self._entry = entry
        for row, lesson in zip(self._rows, entry.lessons, strict=True):
            row.speak(lesson)
        self._speak()

    def _speak(self) -> None:
        entry, coming = self._entry, self._entry.next
        self.setAccessibleName(f"{entry.title}, {self._done()}")
        number = entry.lessons.index(coming) + 1
        if coming.step:
            words = say("lessons-go-on-with", number=number)
        elif entry.done == len(entry.lessons):
            words = say("lessons-once-more")
        else:
            words = say("lessons-begin", number=number)
        self.go.setText(words)
        self.puzzles.setText(say("lessons-puzzles"))
        self.puzzles.setAccessibleName(say("lessons-puzzles-of", game=entry.title))
        self._arrange()

    def _done(self) -> str:
        return say("lessons-done-of", done=self._entry.done, all=len(self._entry.lessons))

    def _head(self) -> float:
        return self.look.usual_px(24) * 1.35 + 8

    def wanted_height(self, width: float) -> float:
        """Return the height that all lessons need at this width."""
        inner = width - 2 * SHADOW_MARGIN - 2 * _PAD
        rows = sum(row.wanted_height(inner + 2 * _OUT) for row in self._rows)
        return self._head() + rows + self._foot() + 2 * _PAD + 2 * SHADOW_MARGIN

    def _foot(self) -> int:
        """Return the total height of the buttons, whose margins overlap."""
        buttons = [self.go] if self.puzzles.isHidden() else [self.go, self.puzzles]
        return sum(button.sizeHint().height() for button in buttons) - FOCUS_MARGIN * (
            len(buttons) - 1
        )

    def _arrange(self) -> None:
        box = surface_of(self).adjusted(_PAD, _PAD, -_PAD, -_PAD)
        room = box.height() - self._head() - self._foot()
        heights = [row.wanted_height(box.width() + 2 * _OUT) for row in self._rows]
        squeeze = min(1.0, room / max(1.0, sum(heights)))
        y = box.top() + self._head()
        for row, height in zip(self._rows, heights, strict=True):
            row.setGeometry(
                round(box.left()) - _OUT,
                round(y),
                round(box.width()) + 2 * _OUT,
                round(height * squeeze),
            )
            y += height * squeeze
        left, width = round(box.left()) - FOCUS_MARGIN, round(box.width()) + 2 * FOCUS_MARGIN
        top, high = round(box.bottom()) - self._foot() + FOCUS_MARGIN, self.go.sizeHint().height()
        self.go.setGeometry(left, top, width, high)
        below = self.puzzles.sizeHint().height()
        self.puzzles.setGeometry(left, round(box.bottom()) + FOCUS_MARGIN - below, width, below)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        sheet = surface_of(self)
        draw_paper(painter, theme, sheet, radius=6, blur=9, offset=4)
        box = sheet.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        high = look.usual_px(24) * 1.35
        mark = QPointF(box.left() + high * 0.4, box.top() + high * 0.5)
        emblem = face_of(self._entry.game_id).emblem
        draw_emblem(
            painter, emblem, mark, high * 0.36, box_colour(self._entry.game_id), theme.paper_light
        )
        head = QRectF(box.left() + high, box.top(), box.width() - high, high)
        done = head.adjusted(head.width() - text_width(self._done(), look.sans(13)), 0, 0, 0)
        draw_text(painter, done, self._done(), look.sans(13), theme.quiet_ink, RIGHT)
        title = head.adjusted(0, 0, -done.width() - 6, 0)
        font = fitted(self._entry.title, look.serif(24), title.width())
        draw_text(painter, title, self._entry.title, font, theme.ink, LEFT)
        y = head.bottom() + 3
        rule(
            painter,
            QPointF(box.left(), y),
            QPointF(box.right(), y),
            with_alpha(theme.line, 160),
            0.8,
        )


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
        self._row = QHBoxLayout()
        for card in self.cards.values():
            self._row.addWidget(card, 1)
        self._below = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._head)
        self._column.addWidget(self._note)
        self._column.addLayout(self._row, 1)
        self._column.addLayout(self._below)
        look.changed.connect(self._arrange)
        self._speak()
        self._arrange()

    def _card(self, entry: GameEntry) -> GameCard:
        card = GameCard(self.look, entry, self)
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
        self._speak()

    def focus_start(self) -> None:
        """Focus the next lesson of the game the user came from, else of the first unfinished game.

        If the user came from puzzles, their button is focused.
        """
        open_ones = [one for one in self._entries if one.done < len(one.lessons)]
        buttons = [self.cards[one.game_id].go for one in open_ones or self._entries]
        for button in [self._last] if self._last else buttons[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        self.setAccessibleName(say("lessons-learn"))
        note = say("lessons-whose", name=self._who) if self._who else say("lessons-page-note")
        self._note.setText(note)

    def _arrange(self) -> None:
        side, top = round(self.look.px(64)), round(self.look.px(18))
        self._column.setContentsMargins(side, top, side, round(self.look.px(22)))
        self._column.setSpacing(round(max(4.0, self.look.px(10))))
        self._row.setSpacing(round(self.look.px(10)))
        for card in self.cards.values():
            card.setMaximumWidth(round(max(360.0, self.look.px(460))))
