"""A person's book: bests and levels at the left, distinctions at the right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stockgames.analysis.distinctions import distinctions
from stockgames.evenings.book_facts import BookFacts
from stockgames.evenings.person import Person, Portrait
from stockgames.presentation.faces import portrait_of
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import listed
from stockgames.ui.people.figures import block, games_table, levels_table
from stockgames.ui.people.words import date_text
from stockgames.ui.pieces.medals import Solo, draw_medals, solo_text
from stockgames.ui.pieces.portrait import HEIGHT, draw_portrait
from stockgames.ui.table.end_certificate import draw_seal
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import with_alpha
from stockgames.ui.theme.shapes import disc, stroke
from stockgames.ui.theme.text import draw_text
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.choices import PictureGrid
from stockgames.ui.widgets.focus import is_enter
from stockgames.ui.widgets.frames import PanelFrame, Picture, Rule, ScrollArea
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on
from stockgames.ui.window.page_head import PageHead

_ROOM_FOR_TWO: Final = 0.66
"""From this scale for the text on, the two pages are side by side."""
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_TOP: Final = Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class Brought:
    """The game that brought a distinction first."""

    row: int
    ended: str
    """Its end, a UTC timestamp."""
    others: tuple[str, ...]
    """The names of everyone else at the table."""


@dataclass(frozen=True, slots=True)
class Book:
    """What a book shows."""

    person: Person
    figures: BookFacts
    solo: Solo
    """NYSE alone on the standard board, with the best score."""
    running: int = 0
    """How many games were won one after another, up to now."""
    had: Mapping[str, Brought] = field(default_factory=dict)
    """What was had, distinctions and medals, by id."""


class Seals(PictureGrid):
    """All distinctions; the arrow keys choose, Enter asks for the game."""

    asked = Signal()
    """The game that brought the chosen one is wanted."""

    def __init__(self, look: ThemeContext) -> None:
        self.had: Mapping[str, Brought] = {}
        self.all = tuple(distinctions())
        super().__init__(look, [""] * len(self.all), 6, self._draw_one, (96, 96))
        self.setObjectName("seals")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        row = 4.2 * self.look.text_px(13) + 2 * self.look.px(22)
        return QSize(super().sizeHint().width(), round(row * self.rows()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        to = self._target(event)
        if to is not None:
            self._take(to)
        elif is_enter(event) or event.key() == Qt.Key.Key_Space:
            self.asked.emit()
        else:
            super().keyPressEvent(event)

    def _draw_one(self, painter: QPainter, number: int, cell: QRectF) -> None:
        look, (game, one) = self.look, self.all[number]
        theme, has = look.theme, one.id in self.had
        words = 3.2 * look.text_px(13)
        radius = min(0.4 * (cell.height() - words), 0.3 * cell.width(), look.px(44))
        middle = QPointF(cell.center().x(), cell.top() + 1.25 * radius)
        if has:
            painter.save()
            painter.translate(middle)
            draw_seal(painter, radius, one.emblem)
            painter.restore()
        else:
            stroke(painter, disc(middle, radius), with_alpha(theme.line, 230), 1.1, dash=(3, 3))
            faint = with_alpha(theme.text, 105)
            draw_emblem(painter, one.emblem, middle, 0.45 * radius, faint, theme.panel_bottom)
        box = QRectF(cell)
        box.setTop(middle.y() + 1.2 * radius)
        font = look.sans(13, SEMIBOLD if has else REGULAR)
        colour = theme.text if has else theme.quiet_text
        name = say(f"{game}-distinction", id=one.id)
        top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        draw_text(painter, box, name, font, colour, top, wrap=True)


class BookPage(Page):
    """Shows a book; knows no library and computes nothing."""

    left = Signal()
    profile_wanted = Signal(str)
    """The id of the person whose profile is wanted."""
    looked_back = Signal(object)
    """The row of the game to look back at."""

    def __init__(self, look: ThemeContext, book: Book) -> None:
        super().__init__(look, lamp=QPointF(0.6, 0.2))
        self.setObjectName("book-page")
        self.take_keys()
        self.book, self._at = book, 0
        self._head = PageHead(look, self)
        self._head.back.connect(self.left)
        self._profile = self.button("book-profile", self._want_profile, key="P")
        self._profile.bind(self._profile.setText, "book-profile")
        self._head.beside.addWidget(self._profile)
        self._note = Label(look, role="aside", wrap=True, sentence="book-note")
        self._note.setAlignment(_CENTRE)
        self.seals = Seals(look)
        self.seals.taken.connect(self._choose)
        self.seals.asked.connect(self._look_back)
        self._count = Label(look, role="heading", tone="accent")
        self._name = Label(look, role="heading", tone="accent")
        self._when = Label(look, role="note")
        self._how, self._line = Label(look, wrap=True), Label(look, role="aside", wrap=True)
        self.look_back = self.button("book-look-back", self._look_back, key="Enter")
        self.look_back.bind(self.look_back.setText, "book-look-back")
        self._person = QWidget()
        self._lay_out()
        look.changed.connect(self._fit)
        self.show_book(book)

    def _lay_out(self) -> None:
        left, right = (PanelFrame(self.look, padding=18) for _ in range(2))
        self._left = left.body
        self._left.addWidget(self._person, 1)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(Label(self.look, role="caption", sentence="book-distinctions"), 1)
        head.addWidget(self._count)
        foot.addWidget(self._name, 1)
        foot.addWidget(self._when)
        right.body.addLayout(head)
        right.body.addWidget(self.seals, 1)
        right.body.addWidget(Rule(self.look))
        right.body.addLayout(foot)
        right.body.addWidget(self._how)
        low = QHBoxLayout()
        low.addWidget(self._line, 1)
        low.addWidget(self.look_back)
        right.body.addLayout(low)
        content = self._content = QWidget()
        self._pages = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._pages.addWidget(left, 5)
        self._pages.addWidget(right, 6)
        self._column = column_on(self, 0)
        self._column.addWidget(self._head)
        self._column.addWidget(self._note)
        self._area = ScrollArea(self.look, content)
        self._column.addWidget(self._area, 1)

    def _fit(self) -> None:
        two = self.look.scale / self.look.text_size >= _ROOM_FOR_TWO
        self.seals.set_columns(6 if two else 4)
        way = QBoxLayout.Direction
        self._pages.setDirection(way.LeftToRight if two else way.TopToBottom)
        side, top = round(self.look.margin(30)), round(self.look.margin(9))
        self._column.setContentsMargins(side, top, side, top)
        self._pages.setContentsMargins(0, 4, 0, 4)
        self._pages.setSpacing(round(self.look.px(14)))

    def _set_texts(self) -> None:
        self.show_book(self.book)

    def focus_start(self) -> None:
        """Focus the distinctions."""
        self.seals.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_book(self, book: Book) -> None:
        """Show another state of the book; the chosen distinction stays."""
        self.book, self.seals.had = book, book.had
        heading = say("book-heading", name=book.person.name)
        self._head.title.setText(heading)
        self.setAccessibleName(heading)
        names = [self._told_name(game, one.id) for game, one in self.seals.all]
        had = sum(one.id in book.had for _, one in self.seals.all)
        self._count.setText(say("book-count", had=had, all=len(names)))
        self.seals.say_names(say("book-distinctions"), names)
        old, self._person = self._person, _first_page(self.look, book)
        self._left.replaceWidget(old, self._person)
        old.setParent(None)
        old.deleteLater()
        self._choose(self._at)
        self._fit()

    def _told_name(self, game: str, name: str) -> str:
        told, brought = say(f"{game}-distinction", id=name), self.book.had.get(name)
        if brought is None:
            return say("book-not-had", name=told)
        return say("book-had", name=told, date=self._date(brought))

    def _date(self, brought: Brought) -> str:
        return date_text(brought.ended, QDate.currentDate())

    def _choose(self, number: int) -> None:
        self._at, (game, one) = number, self.seals.all[number]
        brought, how = self.book.had.get(one.id), say(f"{game}-distinction-how", id=one.id)
        self._name.setText(say(f"{game}-distinction", id=one.id))
        self._how.setText(how)
        self._line.setText(say(f"{game}-distinction-line", id=one.id) if brought else "")
        self.look_back.setVisible(brought is not None)
        self._when.setText("" if brought is None else self._told(brought))
        self.seals.setAccessibleDescription(how)
        if self.seals.hasFocus():
            cell, content = self.seals.cell(number), self._content
            spot = self.seals.mapTo(content, cell.center().toPoint())
            self._area.ensureVisible(spot.x(), spot.y(), 0, round(cell.height() / 2))

    def _told(self, brought: Brought) -> str:
        date = self._date(brought)
        if not brought.others:
            return say("book-when-alone", date=date)
        return say("book-when", date=date, who=listed(brought.others))

    def _look_back(self) -> None:
        brought = self.book.had.get(self.seals.all[self._at][1].id)
        if brought is not None:
            self.looked_back.emit(brought.row)

    def _want_profile(self) -> None:
        self.profile_wanted.emit(self.book.person.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_P and not event.isAutoRepeat():
            self._profile.click()
        else:
            super().keyPressEvent(event)


def _first_page(look: ThemeContext, book: Book) -> QWidget:
    """Return the left page: who it is, the figures by game, NYSE alone."""
    page, head, words, foot = QWidget(), QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
    column, face = column_on(page, round(look.px(12))), portrait_of(book.person)
    head.addWidget(Picture(look, 100, 100 * HEIGHT, partial(_draw_face, face)))
    words.addWidget(Label(look, book.person.name, "title", tone="accent"))
    run, longest = say("book-run", now=book.running), book.figures.run.length
    best = say("book-best-run", best=longest) if longest else say("book-no-run")
    words.addWidget(Label(look, f"{run}, {best}", "note", wrap=True))
    words.addStretch(1)
    head.addLayout(words, 1)
    column.addLayout(head)
    column.addWidget(games_table(look, book.figures))
    if book.figures.levels:
        beaten = Label(look, role="caption", wrap=True, sentence="people-bots-beaten")
        foot.addWidget(block(beaten, levels_table(look, book.figures.levels)), 1, _TOP)
    alone = Label(look, role="caption", sentence="book-alone")
    foot.addWidget(block(alone, _alone(look, book.solo)), 1, _TOP)
    column.addLayout(foot)
    column.addStretch(1)
    return page


def _alone(look: ThemeContext, solo: Solo) -> QWidget:
    """Return the medals of NYSE alone, with what each takes and the best score."""
    page = QWidget()
    column = column_on(page)
    column.addWidget(Picture(look, 0, 76, partial(_draw_medals, look, solo), grows=True))
    mark = [] if solo.score is None else [say("book-mark", amount=solo.words(solo.score))]
    told = Label(look, ", ".join([solo_text(solo), *mark]), "note", wrap=True)
    told.setAlignment(_CENTRE)
    column.addWidget(told)
    return page


def _draw_medals(look: ThemeContext, solo: Solo, painter: QPainter, room: QRectF) -> None:
    draw_medals(look.theme, solo, painter, room)


def _draw_face(portrait: Portrait, painter: QPainter, room: QRectF) -> None:
    draw_portrait(painter, room.adjusted(3, 3, -3, -3), portrait)
