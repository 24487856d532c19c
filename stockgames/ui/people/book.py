"""A person's book: bests and levels at the left, distinctions at the right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from stockgames.analysis.distinctions import distinctions
from stockgames.evenings.people_facts import BookFacts
from stockgames.evenings.person import Person
from stockgames.presentation.faces import portrait_of
from stockgames.presentation.game_words import Ruler
from stockgames.presentation.sentences.speech import listed, say
from stockgames.storage.entries import GameSummary
from stockgames.ui.people.figures import block, games_table, levels_table
from stockgames.ui.people.words import date_text
from stockgames.ui.table.end_certificate import draw_seal
from stockgames.ui.table.faces import face_picture
from stockgames.ui.table.medals import draw_place, draw_ruler, ruler_text
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.shapes import bottom_part, moved
from stockgames.ui.theme.text import draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.choices import PictureGrid
from stockgames.ui.widgets.frames import PanelFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import (
    add_parts,
    clear,
    column_of,
    column_on,
    keep_space,
    row_of,
    row_on,
)
from stockgames.ui.window.page_head import PageHead

_ROOM_FOR_TWO: Final = 0.66
"""From this scale for the text on, the two pages are side by side."""
_TOP: Final = Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class Book:
    """What a book shows."""

    person: Person
    figures: BookFacts
    alone: Ruler
    """What NYSE alone comes to on the standard board."""
    had: Mapping[str, GameSummary] = field(default_factory=dict)
    """The game that first brought each distinction and medal, by id."""


class BookPage(Page):
    """Shows a book; knows no library and computes nothing."""

    left = Signal()
    profile_wanted = Signal(str)
    """The id of the person whose profile is wanted."""
    looked_back = Signal(object)
    """The row of the game to look back at."""

    def __init__(self, look: ThemeContext, book: Book) -> None:
        super().__init__(look, spotlight=QPointF(0.6, 0.2))
        self.setObjectName("book-page")
        self.take_keys()
        self.book, self._at, self._all = book, 0, tuple(distinctions())
        self._head = PageHead(look, self)
        self._head.back.connect(self.left)
        profile = self.button("book-profile", self._open_profile, key="P", sentence="book-profile")
        self.on_keys("profile", ("P",), self._open_profile)
        self._head.beside.addWidget(profile)
        names = [""] * len(self._all)
        self.seals = PictureGrid(look, names, 6, self._draw_one, (96, 96), picks=True)
        self.seals.setObjectName("seals")
        self.seals.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.seals.taken.connect(self._choose)
        self.seals.on_keys("look-back", ("Return", "Enter"), self._look_back)
        self._count, self._name = (Label(look, role="heading", tone="accent") for _ in range(2))
        self._when, self._how = Label(look, role="note"), Label(look, wrap=True)
        self._line = Label(look, role="aside", wrap=True)
        self.look_back = self.button(
            "book-look-back", self._look_back, key="Enter", sentence="book-look-back"
        )
        keep_space(self.look_back)  # or all seals would move
        self._lay_out()
        look.changed.connect(self._fit)
        self._set_texts()

    def _lay_out(self) -> None:
        left, right = (PanelFrame(self.look, padding=28) for _ in range(2))
        self._left, self._content = left.body, QWidget()
        add_parts(
            right.body,
            row_of(
                (Label(self.look, role="caption", sentence="book-distinctions"), 1), self._count
            ),
            (self.seals, 1),
            Rule(self.look),
            row_of((self._name, 1), self._when),
            self._how,
            row_of((self._line, 1), self.look_back),
        )
        self._pages = row_on(self._content, None, (left, 5), (right, 6))
        note = Label(self.look, role="aside", wrap=True, sentence="book-note")
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._area = ScrollArea(self.look, self._content)
        self._column = column_on(self, 0, self._head, note, (self._area, 1))

    def _fit(self) -> None:
        look, way = self.look, QBoxLayout.Direction
        two = look.scale / look.text_size >= _ROOM_FOR_TWO
        self.seals.set_columns(6 if two or look.text_size < 1.5 else 4)
        row = 4.2 * look.text_px(13) + look.px(44)
        self.seals.setMinimumHeight(round(row * self.seals.rows()))
        self._pages.setDirection(way.LeftToRight if two else way.TopToBottom)
        side, top = round(look.margin(30)), round(look.margin(9))
        self._column.setContentsMargins(side, top, side, top)
        self._pages.setSpacing(round(look.px(14)))

    def focus_start(self) -> None:
        """Focus the distinctions."""
        self.seals.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_texts(self) -> None:
        heading = say("book-heading", name=self.book.person.name)
        self._head.title.setText(heading)
        self.setAccessibleName(heading)
        names = [f"{self._sentence(at)}: {self._when_won(at)}" for at in range(len(self._all))]
        had = sum(distinction.id in self.book.had for _, distinction in self._all)
        self._count.setText(say("book-count", had=had, all=len(names)))
        self.seals.say_names(say("book-distinctions"), names)
        clear(self._left)
        add_parts(self._left, (_first_page(self.look, self.book), 1))
        self._choose(self._at)
        self._fit()

    def _sentence(self, number: int, part: str = "") -> str:
        game, distinction = self._all[number]
        return say(f"{game}-distinction{part}", id=distinction.id)

    def _brought(self, number: int) -> GameSummary | None:
        return self.book.had.get(self._all[number][1].id)

    def _when_won(self, number: int) -> str:
        """Return when a distinction was had, and against whom; or that it isn't yet."""
        game, own = self._brought(number), self.book.person.id
        if game is None:
            return say("book-not-yet")
        date = date_text(game.played, QDate.currentDate())
        others = [seat.name for seat in game.seats if seat.person != own]
        return say("book-when", date=date, alone=not others, who=listed(others))

    def _choose(self, number: int) -> None:
        """Tell about a distinction."""
        self._at, game = number, self._brought(number)
        self.seals.show_chosen(number)
        self._name.setText(self._sentence(number))
        self._how.setText(self._sentence(number, "-how"))
        self._line.setText("" if game is None else self._sentence(number, "-line"))
        self._when.setText(self._when_won(number))
        self.look_back.setVisible(game is not None)
        self.seals.setAccessibleDescription(self._how.text())
        if self.seals.hasFocus():
            cell = self.seals.cell(number)
            spot = self.seals.mapTo(self._content, cell.center().toPoint())
            self._area.ensureVisible(spot.x(), spot.y(), 0, round(cell.height() / 2))

    def _look_back(self) -> None:
        game = self._brought(self._at)
        if game is not None:
            self.looked_back.emit(game.row)

    def _open_profile(self) -> None:
        self.profile_wanted.emit(self.book.person.id)

    def _draw_one(self, painter: QPainter, number: int, cell: QRectF) -> None:
        look, theme, has = self.look, self.look.theme, self._brought(number) is not None
        emblem, words = self._all[number][1].emblem, 3.2 * look.text_px(13)
        radius = min(0.4 * (cell.height() - words), 0.3 * cell.width(), look.px(44))
        middle = QPointF(cell.center().x(), cell.top() + 1.25 * radius)
        if has:
            with moved(painter, middle):
                draw_seal(painter, radius, emblem)
        else:
            draw_place(theme, emblem, painter, middle, radius)
        box = bottom_part(cell, cell.bottom() - middle.y() - 1.2 * radius)
        font = look.sans(13, SEMIBOLD if has else REGULAR)
        colour = theme.text if has else theme.quiet_text
        top = Qt.AlignmentFlag.AlignHCenter | _TOP
        draw_text(painter, box, self._sentence(number), font, colour, top, wrap=True)


def _first_page(look: ThemeContext, book: Book) -> QWidget:
    """Return the left page: who it is, the figures by game, NYSE alone."""
    page, name = QWidget(), Label(look, book.person.name, "title", tone="accent")
    run, longest = say("book-run", now=book.figures.running), book.figures.run.length
    best = say("book-best-run", best=longest) if longest else say("book-no-run")
    told = Label(look, f"{run}, {best}", "note", wrap=True)
    face = face_picture(look, portrait_of(book.person), 100)
    head = row_of(face, (column_of(1, name, told, 1), 1))
    column = column_on(page, round(look.px(12)), head, games_table(look, book.figures))
    if book.figures.levels:
        beaten = Label(look, role="caption", wrap=True, sentence="people-bots-beaten")
        column.addWidget(block(beaten, levels_table(look, book.figures.levels)))
    alone = Picture(look, 0, 120, partial(draw_ruler, look, book.alone), grows=True)
    alone.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
    alone.setAccessibleName(ruler_text(book.alone))
    column.addWidget(block(Label(look, role="caption", sentence="book-alone"), alone), 1)
    return page
