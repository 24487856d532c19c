"""The list of all games: as plain data, as text, as a Qt model and as painted rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from stockgames.evenings.person import Portrait
from stockgames.presentation.sentences.speech import listed, say
from stockgames.ui.lobby.box_art import BOX_SHAPE, BoxLabel, draw_box
from stockgames.ui.lobby.saved_games import some_game, when, who
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.sentences import date_in, local
from stockgames.ui.theme.fonts import REGULAR, SEMIBOLD
from stockgames.ui.theme.palette import OXBLOOD, with_alpha
from stockgames.ui.theme.pixmap_cache import SMOOTH
from stockgames.ui.theme.shapes import column_at, fill, inset, line_at, rounded, rule, stroke
from stockgames.ui.theme.text import LEFT, RIGHT, draw_text, text_width
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.focus import draw_focus_ring, is_enter
from stockgames.ui.widgets.trees import make_plain


class PastGameState(Enum):
    """What can be done with a game of the list."""

    OVER = "over"
    RUNNING = "running"
    EVENING = "evening"
    """Not a game but an evening with its standings (V12)."""
    UNREADABLE = "unreadable"
    """Damaged, or of a later release."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player of a game, or a person at an evening."""

    name: str
    is_human: bool
    place: int = 0
    """1 for the winner; 0 while the game is running."""
    points: str = ""
    """The points in an evening, or the score of a solo game."""


@dataclass(frozen=True, slots=True)
class OfEvening:
    """The evening that a game belongs to."""

    row: int
    """The library's row id."""
    name: str
    begun: str
    """A UTC timestamp."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """One game, or an evening of several; ``row`` identifies it in signals."""

    row: int
    game_id: str
    """Empty for a game that this release doesn't have."""
    title: str
    seats: tuple[Seated, ...]
    moves: int
    """For an evening, the number of games that count."""
    begun: str
    played: str
    """When it began, and when the last move was made: UTC timestamps."""
    state: PastGameState = PastGameState.OVER
    shows: bool = True
    """Whether the user may review it now."""
    is_study: bool = False
    """Whether it continues from a step of another game; it isn't counted in any statistics."""
    evening: OfEvening | None = None
    faces: tuple[Portrait, ...] = ()
    """The portraits of the people who played."""
    goes_on: bool = False
    """Whether an evening hasn't been ended."""
    search_text: str = field(init=False, repr=False, compare=False)
    """The searched text in lower case: title, names and the evening's name."""

    def __post_init__(self) -> None:
        evening = self.evening.name if self.evening is not None else ""
        text = " ".join([self.title, *(seat.name for seat in self.seats), evening])
        object.__setattr__(self, "search_text", text.casefold())

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats if seat.is_human)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of the winners; empty for a solo game or a running one."""
        if len(self.seats) == 1:
            return ()
        return tuple(seat.name for seat in self.seats if seat.place == 1)

    @property
    def is_evening(self) -> bool:
        return self.state is PastGameState.EVENING

    @property
    def has_result(self) -> bool:
        """Return whether its outcome is known."""
        return self.state is PastGameState.OVER or (self.is_evening and not self.goes_on)

    @property
    def minutes(self) -> int:
        """The minutes from the deal to the last move; 0 if the labels are invalid."""
        begun, played = time_of(self.begun), time_of(self.played)
        if begun is None or played is None or played < begun:
            return 0
        return round((played - begun).total_seconds() / 60)


def time_of(label: str) -> datetime | None:
    """Return the time of a label; None if it is invalid or has no time zone."""
    try:
        found = datetime.fromisoformat(label)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to search for; an empty field matches everything."""

    text: str = ""
    """Words that must all occur in the title, names or the evening's name."""
    game_id: str = ""
    person: str = ""
    evening: int | None = None
    """The evening's row id."""
    days: int = 0
    """Only games of the last so many days."""
    words: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The words of the text, in lower case."""

    def __post_init__(self) -> None:
        """Split the text once instead of for each game."""
        object.__setattr__(self, "words", tuple(self.text.casefold().split()))

    @property
    def is_everything(self) -> bool:
        """Return whether all games match."""
        return self == Wanted()

    def takes(self, game: PastGame, now: datetime) -> bool:
        if self.game_id and game.game_id != self.game_id:
            return False
        if self.person and self.person not in game.people:
            return False
        of = game.evening
        if self.evening is not None and (of is None or of.row != self.evening):
            return False
        found = all(word in game.search_text for word in self.words)
        return found and self._is_recent(game, now)

    def _is_recent(self, game: PastGame, now: datetime) -> bool:
        if not self.days:
            return True
        played = time_of(game.played)
        return played is not None and now - played <= timedelta(days=self.days)


_MOST_MINUTES = 6 * 60
"""A longer game wasn't played in one sitting."""


def title(game: PastGame) -> str:
    if game.is_evening and game.evening is not None:
        return evening_name(game.evening)
    return game.title or some_game()


def outcome(game: PastGame) -> str:
    """Return how a game ended, in a few words."""
    if game.state is PastGameState.UNREADABLE:
        return say("review-cannot-be-read")
    if game.state is PastGameState.RUNNING or game.goes_on:
        return say("review-not-over-yet")
    if not game.winners:
        return say("review-nobody-won") if game.is_evening else say("review-played-alone")
    return say("review-won-by", names=listed(game.winners))


def evening_name(evening: OfEvening) -> str:
    """Return the name of an evening, else its day."""
    day = date_in(local(evening.begun).date(), say("review-day-form"))
    return evening.name or say("review-evening-of", day=day)


def places(game: PastGame) -> str:
    """Return the places of the people who did not win: `Ada 3rd, Clara 4th`."""
    others = [seat for seat in game.seats if seat.is_human and seat.place > 1]
    others.sort(key=lambda seat: seat.place)
    return ", ".join(say("review-place", name=seat.name, place=seat.place) for seat in others)


def note(game: PastGame) -> str:
    """Return the line below the outcome: evening and places, or the score of a solo game; for an
    evening, its standings.
    """
    if game.is_evening:
        return ", ".join(f"{seat.name} {seat.points}" for seat in game.seats if seat.place)
    evening = evening_name(game.evening) if game.evening is not None else ""
    study = say("review-study") if game.is_study else ""
    scores = (seat.points for seat in game.seats)
    return " · ".join(part for part in (study, evening, places(game), *scores) if part)


def length(game: PastGame) -> str:
    """Return how many moves a game had, and its duration if it was one sitting."""
    if game.is_evening:
        return say("review-games", count=game.moves)
    moves = say("review-moves", count=game.moves)
    if 0 < game.minutes <= _MOST_MINUTES:
        return f"{moves} · {say('review-minutes', count=game.minutes)}"
    return moves


def spoken(game: PastGame, now: QDateTime) -> str:
    """Return a game's text for screen readers."""
    how = outcome(game), note(game)
    parts = (title(game), who(game.seats), *how, when(game.played, now), length(game))
    return ", ".join(part for part in parts if part)


_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class PastModel(QAbstractListModel):
    """All games known so far, filtered to those that match the search."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games: list[PastGame] = []
        """All known games."""
        self.shown: list[PastGame] = []
        """The games that match."""
        self.wanted = Wanted()
        """The search in force."""

    def add(self, games: Sequence[PastGame]) -> None:
        self.games += games
        found = self._found(games)
        if found:
            first = len(self.shown)
            self.beginInsertRows(QModelIndex(), first, first + len(found) - 1)
            self.shown += found
            self.endInsertRows()

    def look_for(self, wanted: Wanted) -> None:
        self.beginResetModel()
        self.wanted = wanted
        self.shown = self._found(self.games)
        self.endResetModel()

    def drop(self, row: int) -> None:
        self.games = [game for game in self.games if game.row != row or game.is_evening]
        for at, game in enumerate(self.shown):
            if game.row == row and not game.is_evening:
                self.beginRemoveRows(QModelIndex(), at, at)
                del self.shown[at]
                self.endRemoveRows()
                return

    def _found(self, games: Sequence[PastGame]) -> list[PastGame]:
        now = datetime.now(UTC)
        return [game for game in games if self.wanted.takes(game, now)]

    def game(self, index: _Index) -> PastGame | None:
        """Return the game of a row; None if there is none."""
        return self.shown[index.row()] if index.isValid() else None

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt calls it
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        game = self.game(index)
        if game is None or role == Qt.ItemDataRole.UserRole:
            return game
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return spoken(game, QDateTime.currentDateTime())
        return None


_GOLD = QColor("#E9C772")
_BRASS = QColor("#A07C34")


class PastRow(QStyledItemDelegate):
    """Paints one game as a line on paper."""

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = self._look.text_px(20) * 1.25 + self._look.text_px(15) * 1.3
        return QSize(300, round(line + max(14.0, self._look.px(20))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        game = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(game, PastGame):
            return
        painter.save()
        painter.setRenderHints(SMOOTH)
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        area = QRectF(rect)
        if state & QStyle.StateFlag.State_Selected:
            self._paint_chosen(painter, area, bool(state & QStyle.StateFlag.State_HasFocus))
        elif state & QStyle.StateFlag.State_MouseOver:
            fill(painter, rounded(inset(area, 3), 4), with_alpha(_GOLD, 60))
        self._paint_game(painter, inset(area, 6), game)
        line = with_alpha(_BRASS, 90)
        rule(painter, area.bottomLeft(), area.bottomRight(), line, 0.6)
        painter.restore()

    def _paint_chosen(self, painter: QPainter, area: QRectF, focused: bool) -> None:
        path = rounded(inset(area, 3), 4)
        fill(painter, path, with_alpha(_GOLD, 170))
        stroke(painter, path, _BRASS, 0.9)
        if focused:
            draw_focus_ring(painter, self._look.theme, inset(area, 4), 4, 0)

    def _paint_game(self, painter: QPainter, area: QRectF, game: PastGame) -> None:
        look, theme = self._look, self._look.theme
        box = QRectF(area.left() + look.px(14), area.top() + 1, 0, area.height() - 4)
        box.setWidth(box.height() * BOX_SHAPE)
        painter.setOpacity(1.0 if game.has_result else 0.65)
        draw_box(painter, theme, box, BoxLabel(game.game_id, game.title))
        painter.setOpacity(1.0)
        left, right = box.right() + look.px(18), area.right() - look.px(14)
        first, second = (left + share * (right - left) for share in _COLUMNS)
        serif, sans, small = look.serif(20), look.sans(16), look.sans(15)
        bold, italic = look.sans(16, SEMIBOLD), look.serif(15, REGULAR, italic=True)
        ending = theme.ink if game.has_result else OXBLOOD
        day = when(game.played, QDateTime.currentDateTime())
        for start, end, align, upper, lower in (
            (left, first - 12, LEFT, (title(game), serif, theme.ink), (who(game.seats), small)),
            (first, second - 8, LEFT, (outcome(game), bold, ending), (note(game), italic)),
            (second, right, RIGHT, (day, sans, theme.ink), (length(game), small)),
        ):
            high, low = self._lines(column_at(area, start, end - start))
            draw_text(painter, high, *upper, align, elide=True)
            draw_text(painter, low, *lower, theme.quiet_ink, align, elide=True)
        name = column_at(self._lines(area)[0], left, first - 12 - left)
        name.setLeft(name.left() + text_width(title(game), serif))
        self._paint_faces(painter, name, game)

    def _lines(self, area: QRectF) -> tuple[QRectF, QRectF]:
        upper, lower = self._look.text_px(20) * 1.25, self._look.text_px(15) * 1.3
        top = area.center().y() - (upper + lower) / 2
        return line_at(area, top, upper), line_at(area, top + upper, lower)

    def _paint_faces(self, painter: QPainter, area: QRectF, game: PastGame) -> None:
        wide = area.height() * 0.8
        x = area.left() + wide
        for face in game.faces:
            if x + wide / 2 > area.right():
                return
            middle = QPointF(x, area.center().y())
            draw_portrait(painter, portrait_box(middle, wide), face, crest=False)
            x += wide * 1.15


_COLUMNS: Final = (0.42, 0.78)
"""Where the second and the third column start, as shares of the width."""


class PastList(QListView):
    """The list, to be placed on paper.

    Enter or a double-click opens a game, Delete asks to remove it.
    """

    opened = Signal()
    dropped = Signal()
    sought = Signal(str)
    """A letter was typed, which starts a search."""

    def __init__(self, look: ThemeContext, model: PastModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("past-games")
        self.setModel(model)
        self.setItemDelegate(PastRow(look, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        make_plain(self, look)
        self.doubleClicked.connect(self.opened)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def chosen(self) -> PastGame | None:
        model = self.model()
        assert isinstance(model, PastModel)
        return model.game(self.currentIndex())

    def choose(self, at: int) -> None:
        """Select the game at an index of the list, or the last one before it."""
        count = self.model().rowCount()
        if count:
            self.setCurrentIndex(self.model().index(min(at, count - 1), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if is_enter(event):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.dropped.emit()
        elif text.strip() and text.isprintable() and key != Qt.Key.Key_Escape:
            self.sought.emit(text)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.indexAt(event.position().toPoint()).isValid():
            super().mousePressEvent(event)
