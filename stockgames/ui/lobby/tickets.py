"""Cards of saved games that can be continued, and their texts in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QDateTime, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stockgames.engine import registry
from stockgames.engine.meta import GameMeta
from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import say
from stockgames.presentation.sentences.words import listed, number_word
from stockgames.ui.lobby.box_art import box_colour, face_of
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.pieces.tickets import TicketLine, draw_ticket, ticket_lines
from stockgames.ui.sentences.region import clock, short_date
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.palette import INK
from stockgames.ui.theme.pixmap_cache import painter_on
from stockgames.ui.theme.shapes import rounded, stroke
from stockgames.ui.theme.text import draw_text, text_width
from stockgames.ui.widgets.accessible_names import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN

LONGEST_PACKAGE: Final = 40
"""The most letters of a package's name that are shown."""
GameStage: TypeAlias = Literal["played", "begun", "next", "to-come"]
"""The progress of a game of the evening's programme."""


class Ticket(NamedTuple):
    """A game that can be continued, with formatted texts. ``row`` identifies it in signals."""

    row: int
    game_id: str
    title: str
    who: str
    where: str
    when: str = ""
    goes_on: bool = True
    """Whether it can be continued as far as is known; otherwise it is only listed."""
    faces: tuple[Portrait, ...] = ()
    """The portraits of the people who play."""


class EveningEntry(NamedTuple):
    """A summary of the running evening, with formatted texts."""

    title: str
    news: str
    """Who leads, and the progress."""
    leader: Portrait | None = None
    points: tuple[tuple[Portrait, str], ...] = ()
    """Everybody's points, the leader first."""
    games: tuple[tuple[str, GameStage], ...] = ()
    """The programme, by game id."""
    next_game: str = ""
    """The title of the game that can be dealt or continued at once; empty for none."""
    goes_on: bool = False
    """Whether that game was interrupted (V13)."""


def lobby_games() -> tuple[GameMeta, ...]:
    """Return the metadata of every game, in shelf order; loads no rules."""
    return tuple(map(registry.meta, registry.game_ids()))


class Player(Protocol):
    """A player of a seat, as in `SeatInfo` and the library's seats."""

    @property
    def name(self) -> str:
        """The player's name."""
        ...

    @property
    def is_human(self) -> bool:
        """Return whether it is a person."""
        ...


def who(seats: Sequence[Player]) -> str:
    """Return who plays: `Ada, Clara and three bots`."""
    people = [seat.name for seat in seats if seat.is_human]
    bots = len(seats) - len(people)
    company = [say("lobby-bots", count=bots, number=number_word(bots))] if bots else []
    return listed([*people, *company])


def faces(
    seats: Sequence[Player], people: Sequence[str | None] | None = None
) -> tuple[Portrait, ...]:
    """Return the portraits of the people who play, in seat order.

    `people` is as for `portraits_at`.
    """
    portraits = portraits_at((seat.name for seat in seats), people)
    return tuple(face for face, seat in zip(portraits, seats, strict=True) if seat.is_human)


def where(moves: int) -> str:
    """Return the text on how far a game has got."""
    if moves == 0:
        return say("lobby-not-a-move-made-yet")
    return say("lobby-after-moves", count=moves)


def study(moves: int) -> str:
    """Return the text on how far a study has got: a game continued from a step of another one."""
    return say("lobby-study-after-moves", count=moves)


def shelved() -> str:
    """Return the note of a game that no longer replays."""
    return say("lobby-saved-but-not-to-be-continued")


def damaged() -> str:
    """Return the note of a game that can't be read completely."""
    return say("lobby-kept-but-it-is-damaged")


def unknown(package: str, game_id: str) -> str:
    """Return the note of a game that this release does not have, or whose package it can't use."""
    if refused := registry.package_of(game_id):
        return say("lobby-kept-for-another-package", package=refused)
    if package:
        return say("lobby-kept-for-a-package", package=package[:LONGEST_PACKAGE])
    return say("lobby-kept-for-a-release-that")


def some_game() -> str:
    """Return the title of a game whose name can't be read."""
    return say("lobby-a-game")


def when(label: str, now: QDateTime) -> str:
    """Return when a game was last played, from a UTC label; empty if the label is no date."""
    played = QDateTime.fromString(label, Qt.DateFormat.ISODate).toLocalTime()
    if not played.isValid():
        return ""
    days = played.date().daysTo(now.date())
    if days == 0:
        return say("lobby-today-at", clock=clock(played.time()))
    if days == 1:
        return say("lobby-yesterday-at", clock=clock(played.time()))
    return short_date(played.date())


def tally(won: int, played: int) -> str:
    """Return the text on how many solo games against bots were won."""
    return say("lobby-won-of", won=won, played=played)


def news(title: str, winners: Sequence[str]) -> str:
    """Return the lobby's line about the last finished game."""
    if not winners:
        return ""
    return say("lobby-last-game-won-by", game=title, winners=listed(winners))


def news_of_one(title: str) -> str:
    """Return the line about the last finished game if one seat played alone: it has no winner."""
    return say("lobby-last-game-played-alone", game=title)


_MARGIN = 16
"""Pixels around the ticket for its shadow."""
_PAPER, _QUIET_INK = QColor("#EFE3C4"), QColor("#5C4E36")


class TicketCard(BaseWidget):
    """A saved-game card with its stub, its texts and *Continue*.

    The small cross asks before it deletes the game.
    """

    continued = Signal()
    forgotten = Signal()

    def __init__(
        self, look: ThemeContext, ticket: Ticket, number: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.ticket = ticket
        self._colour = box_colour(ticket.game_id)
        self._emblem = face_of(ticket.game_id).emblem
        self._asking = False
        self.go = Button(look, kind="primary", colour=self._colour, text_size=15, parent=self)
        self.go.setObjectName(f"continue-{number}")
        self.go.clicked.connect(self._go_clicked)
        self.drop = _Cross(look, self)
        self.drop.setObjectName(f"forget-{number}")
        self.drop.clicked.connect(self._drop_clicked)
        look.changed.connect(self._arrange)
        self._speak()

    def _speak(self) -> None:
        title = self.ticket.title
        if self._asking:
            self.go.setText(say("lobby-keep-it"))
            self.go.setAccessibleName(say("lobby-keep-the-game-of", game=title))
            self.drop.setAccessibleName(say("lobby-throw-the-game-of-away", game=title))
        else:
            self.go.setText(say("lobby-continue"))
            self.go.setAccessibleName(say("lobby-continue-game", game=title))
            name = say("lobby-throw-the-game-of-game-away", game=title)
            self.drop.setAccessibleName(name)
            set_tip(self.drop, say("lobby-throw-this-game-away"))
        self.drop.setText(say("lobby-throw-away") if self._asking else "")
        self.setAccessibleName(", ".join((title, self.ticket.who, self.ticket.where)))
        self._arrange()

    def _go_clicked(self) -> None:
        if self._asking:
            self._ask(False)
        else:
            self.continued.emit()

    def _drop_clicked(self) -> None:
        if self._asking:
            self.forgotten.emit()
        else:
            self._ask(True)

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self._speak()
        if asking:
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_on(self, place: QRectF) -> None:
        """Set the card's rectangle; the shadow goes beyond."""
        outer = place.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self.setGeometry(outer.toAlignedRect())

    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def _arrange(self) -> None:
        paper, go, drop = self._paper(), self.go.sizeHint(), self.drop.sizeHint()
        right = paper.right() - self.look.px(10)
        if self._asking:
            top = round(paper.bottom() - go.height() - 2)
            self.go.setGeometry(round(right) - go.width(), top, go.width(), go.height())
            left = self.go.x() - drop.width() + FOCUS_MARGIN
            self.drop.setGeometry(left, top, drop.width(), go.height())
        else:
            top = round(paper.center().y() - go.height() / 2)
            self.go.setGeometry(round(right) - go.width(), top, go.width(), go.height())
            corner = round(paper.right()) - drop.width() + 2, round(paper.top()) - 2
            self.drop.setGeometry(*corner, drop.width(), drop.height())
        self.update()

    def lines(self) -> list[TicketLine]:
        """Return the lines on the card, or the question before it is deleted."""
        ticket, paper = self.ticket, self._paper()
        if self._asking:
            question = say("lobby-throw-this-game-away-for")
            return ticket_lines(paper, ticket.title, question, (), 12)
        notes, right = (ticket.where, ticket.when), paper.right() - self.go.x()
        return ticket_lines(paper, ticket.title, ticket.who, notes, right)

    def _paint(self, painter: QPainter) -> None:
        theme, paper = self.look.theme, self._paper()
        lines = self.lines()
        draw_ticket(painter, theme, paper, self._emblem, self._colour, lines)
        if not self._asking:
            self._paint_faces(painter, lines[0])

    def _paint_faces(self, painter: QPainter, title: TicketLine) -> None:
        """Paint the portraits after the title, as many as fit before the button."""
        width = min(max(22.0, self.look.px(26)), title.rect.height() * 0.92)
        middle = QPointF(title.rect.left(), title.rect.center().y())
        middle.setX(middle.x() + text_width(title.text, title.font) + width * 0.95)
        for face in self.ticket.faces:
            if middle.x() + width / 2 > title.rect.right():
                return
            draw_portrait(painter, portrait_box(middle, width), face, crest=False)
            middle += QPointF(width * 1.15, 0)


class _Cross(Button):
    """A small cross; with a text it is an ordinary quiet button on paper."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, kind="quiet", text_size=15, parent=parent)

    def sizeHint(self) -> QSize:
        side = round(max(22.0, self._look.px(24))) + FOCUS_MARGIN
        return super().sizeHint() if self.text() else QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        face = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        ink = INK if self.underMouse() or self.hasFocus() else _QUIET_INK
        if self.hasFocus():
            stroke(painter, rounded(face, 5), ink, 1.6)
        if self.text():
            draw_text(painter, face, self.text(), self._font(), ink, Qt.AlignmentFlag.AlignCenter)
        else:
            draw_emblem(painter, "cross", face.center(), face.width() * 0.27, ink, _PAPER)
