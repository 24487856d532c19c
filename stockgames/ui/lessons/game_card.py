"""One game on the page of lessons: a sheet of paper with its lessons and the way into the next."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from stockgames.ui.kit.emblems import draw_emblem
from stockgames.ui.kit.palette import with_alpha
from stockgames.ui.kit.shapes import rule
from stockgames.ui.kit.surfaces import draw_paper
from stockgames.ui.kit.text import LEFT, RIGHT, draw_text, fitted, text_width
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.focus import BLEED
from stockgames.ui.kit.widgets.frames import SHADOW_MARGIN, surface_of
from stockgames.ui.kit.widgets.kit_widget import KitWidget
from stockgames.ui.lessons.entries import GameEntry
from stockgames.ui.lessons.lesson_row import LessonRow
from stockgames.ui.lobby.box_art import box_colour
from stockgames.ui.lobby.faces import face_of
from stockgames.ui.sentences.speech import say

_PAD = 16.0
_OUT = 4
"""So far a row reaches out of the column at either side."""


class GameCard(KitWidget):
    """Lists the lessons of a game; `chosen` names the one that is wanted."""

    chosen = Signal(str)
    puzzles_wanted = Signal()

    def __init__(self, look: Look, entry: GameEntry, parent: QWidget) -> None:
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
        """Lay a button for the game's puzzles under the one for its lessons."""
        self.puzzles.show()
        self._arrange()

    def show_entry(self, entry: GameEntry) -> None:
        """Show how far somebody is now."""
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
        """Return how high it must be for all its lessons."""
        inner = width - 2 * SHADOW_MARGIN - 2 * _PAD
        rows = sum(row.wanted_height(inner + 2 * _OUT) for row in self._rows)
        return self._head() + rows + self._foot() + 2 * _PAD + 2 * SHADOW_MARGIN

    def _foot(self) -> int:
        """Return how high the buttons are together; their edges overlap."""
        buttons = [self.go] if self.puzzles.isHidden() else [self.go, self.puzzles]
        return sum(button.sizeHint().height() for button in buttons) - BLEED * (len(buttons) - 1)

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
        left, width = round(box.left()) - BLEED, round(box.width()) + 2 * BLEED
        top, high = round(box.bottom()) - self._foot() + BLEED, self.go.sizeHint().height()
        self.go.setGeometry(left, top, width, high)
        below = self.puzzles.sizeHint().height()
        self.puzzles.setGeometry(left, round(box.bottom()) + BLEED - below, width, below)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Paint the sheet and its head."""
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
