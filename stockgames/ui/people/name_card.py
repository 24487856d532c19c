"""The first start's small step: a name and a face, or not now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import LONGEST_NAME, one_line
from stockgames.evenings.person import Portrait
from stockgames.presentation.messages import name_problem
from stockgames.presentation.sentences.speech import say
from stockgames.ui.people.words import looks_text
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.theme.shapes import inset
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.choices import PictureGrid, Switch
from stockgames.ui.widgets.fields import LineEdit
from stockgames.ui.widgets.focus import is_enter
from stockgames.ui.widgets.frames import PaperFrame, Picture, Rule
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import add_parts, column_of, column_on, row_of
from stockgames.ui.window.sheets import Sheet

_WIDTH = 620


class NameCard(Sheet):
    """Asks once for name and face; Esc skips it."""

    named = Signal(str, object, bool)
    """The name, the Portrait, and whether the earlier games are this person's."""

    def __init__(
        self,
        look: ThemeContext,
        name: str,
        faces: Sequence[Portrait],
        games: int,
        taken: Sequence[str],
        parent: QWidget,
    ) -> None:
        """`name` is proposed; `games` were played before, without a name."""
        super().__init__(look, parent)
        self._faces, self._chosen = tuple(faces), 0
        self._taken = tuple(taken)
        self.setObjectName("name-card")
        self.setWindowTitle(say("people-whom-title"))
        self.field = LineEdit(look, name)
        self.field.setObjectName("own-name")
        self.field.setAccessibleName(say("people-own-name"))
        self.field.selectAll()
        self._problem = Label(look, background="paper", tone="warning", wrap=True)
        self._problem.setObjectName("name-problem")
        self._problem.hide()
        self.field.textEdited.connect(self._problem.hide)
        names = [
            say("people-portrait-number", number=number, looks=looks_text(face))
            for number, face in enumerate(self._faces, 1)
        ]
        self.grid = PictureGrid(
            look, names, len(names), self._draw_face, (64, 82), on_paper=True, picks=True
        )
        self.grid.setObjectName("own-faces")
        self.grid.say_names(say("people-portrait"), names)
        self.grid.show_chosen(0)
        self.grid.taken.connect(self._choose)
        self._portrait = Picture(look, 176, 176 * HEIGHT, self._draw_chosen)
        self.earlier = Switch(look, say("people-earlier-games", count=games))
        self.earlier.setObjectName("earlier-games")
        self.earlier.setChecked(games > 0)
        if not games:
            self.earlier.hide()
        skip = self.button("not-now", say("people-not-now"), self.reject, kind="quiet", key="Esc")
        does = self.button("take-seat", say("people-take-seat"), self._take, kind="primary")
        does.set_key("Enter")
        stays = Label(look, say("people-stays-here"), role="note")
        body = QWidget()
        column_on(body, 0, self._paper(), (self.earlier, Qt.AlignmentFlag.AlignHCenter))
        self.set_content(body, buttons=(skip, does), apart=stays)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _paper(self) -> PaperFrame:
        look, label = self.look, partial(Label, self.look, background="paper")
        paper = PaperFrame(look)
        paper.setMinimumWidth(self.at_most(max(_WIDTH, look.text_px(_WIDTH))))
        title = label(say("people-whom"), role="title", tone="accent", wrap=True)
        note = label(say("people-whom-note"), role="aside", wrap=True)
        for line in (title, note):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            paper.body.addWidget(line)
        paper.body.addWidget(Rule(look))
        caption = label(say("people-own-name"), role="caption")
        right = column_of(caption, self.field, self._problem, spacing=2)
        right.addSpacing(8)
        note = label(say("people-own-face-note"), role="note", wrap=True)
        add_parts(right, label(say("people-own-face"), role="caption"), self.grid, note)
        portrait = (self._portrait, Qt.AlignmentFlag.AlignVCenter)
        paper.body.addLayout(row_of(portrait, (right, 1), spacing=round(look.px(20))))
        return paper

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._take()
        else:
            super().keyPressEvent(event)

    def _choose(self, number: int) -> None:
        self._chosen = number
        self._portrait.update()

    def _take(self) -> None:
        text = self.field.text()
        # A name that is theirs already may be kept with the games that were played under it.
        problem = name_problem(text, () if self.earlier.isChecked() else self._taken)
        if problem:
            if one_line(text) and len(one_line(text)) <= LONGEST_NAME:
                self.field.setText(one_line(text))
            self._problem.setText(problem)
            self._problem.show()
            self.setAccessibleDescription(problem)
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            ANNOUNCER.say(problem, self)
            return
        self.named.emit(one_line(text), self._faces[self._chosen], self.earlier.isChecked())
        self.accept()

    def _draw_face(self, painter: QPainter, number: int, cell: QRectF) -> None:
        draw_portrait(painter, inset(cell, 5), self._faces[number], crest=False)

    def _draw_chosen(self, painter: QPainter, room: QRectF) -> None:
        draw_portrait(painter, room.adjusted(4, 4, -4, -4), self._faces[self._chosen])
