"""Saved games that can be continued: their texts, and their cards in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import QDateTime, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath

from stockgames.engine import registry
from stockgames.engine.state import GameMeta
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.sentences.speech import listed, number_word, say
from stockgames.ui.lobby.box_art import box_colour, face_of
from stockgames.ui.pieces.portrait import draw_portrait, portrait_box
from stockgames.ui.sentences import clock, local, short_date
from stockgames.ui.theme.drawings import draw_emblem
from stockgames.ui.theme.engraving import draw_rosette
from stockgames.ui.theme.palette import Theme, with_alpha
from stockgames.ui.theme.pixmap_cache import draw_cached
from stockgames.ui.theme.shapes import draw_shadow, fill, pen, rounded, slanting, stroke
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import set_tip
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.buttons import Button
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import Picture
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_of, row_of, row_on

if TYPE_CHECKING:
    from stockgames.evenings.person import Portrait


class SavedGame(NamedTuple):
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


def lobby_games() -> tuple[GameMeta, ...]:
    """Return the metadata of every game, in shelf order; loads no rules."""
    return tuple(map(registry.meta, registry.game_ids()))


class Player(Protocol):
    """A player of a seat, as in `SeatInfo` and the library's seats."""

    @property
    def name(self) -> str: ...

    @property
    def is_human(self) -> bool: ...


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


def some_game() -> str:
    """Return the title of a game whose name can't be read."""
    return say("lobby-a-game")


def when(label: str, now: QDateTime) -> str:
    """Return when a game was last played, from a UTC label; empty if the label is no date."""
    played = local(label)
    if not played.isValid():
        return ""
    days = played.date().daysTo(now.date())
    if days == 0:
        return say("lobby-today-at", clock=clock(played.time()))
    if days == 1:
        return say("lobby-yesterday-at", clock=clock(played.time()))
    return short_date(played.date())


SHADOW: Final = 10
"""Pixels around the card for its shadow."""
_LONGEST_TITLE: Final = 9
"""In text sizes: longer titles may be cut."""
_STUB: Final = 92
"""The width of the stub in the design."""
_PAPER = QColor("#FBF3DE"), QColor("#E4D4AC")
_EDGE = QColor(0x8A, 0x73, 0x4A, 180)
_QUIET_INK = QColor("#5C4E36")


class SavedGameCard(BaseWidget):
    """A saved game as a ticket with a stub: its texts and *Continue*.

    The small cross asks before it deletes the game.
    """

    continued = Signal()
    forgotten = Signal()

    def __init__(self, look: ThemeContext, game: SavedGame, number: int) -> None:
        super().__init__(look)
        self.game = game
        self._colour = box_colour(game.game_id)
        self._asking = False
        self._title = Label(look, game.title, role="heading", background="paper")
        self._who = Label(look, role="text", background="paper", wrap=True)
        self._note = Label(look, role="note", background="paper", wrap=True)
        self._faces = Picture(look, 0, 30, self._draw_faces, grows=True)
        self.go = Button(look, kind="primary", colour=self._colour, text_size=15)
        self.go.setObjectName(f"continue-{number}")
        self.go.clicked.connect(self._go_clicked)
        self.drop = _Cross(look)
        self.drop.setObjectName(f"forget-{number}")
        self.drop.clicked.connect(self._drop_clicked)
        head = row_of(self._title, (self._faces, 1))
        texts = column_of(1, head, self._who, self._note, 1, spacing=0)
        drop = (self.drop, Qt.AlignmentFlag.AlignRight)
        self._row = row_on(self, 0, (texts, 1), column_of(drop, 1, self.go, 2, spacing=0))
        look.changed.connect(self._arrange)
        self._set_texts()

    def _set_texts(self) -> None:
        game = self.game
        if self._asking:
            self.go.setText(say("lobby-keep-it"))
            self.go.setAccessibleName(say("lobby-keep-the-game-of", game=game.title))
            self.drop.setAccessibleName(say("lobby-throw-the-game-of-away", game=game.title))
        else:
            self.go.setText(say("lobby-continue"))
            self.go.setAccessibleName(say("lobby-continue-game", game=game.title))
            name = say("lobby-throw-the-game-of-game-away", game=game.title)
            self.drop.setAccessibleName(name)
            set_tip(self.drop, say("lobby-throw-this-game-away"))
        self.drop.setText(say("lobby-throw-away") if self._asking else "")
        self._who.setText(say("lobby-throw-this-game-away-for") if self._asking else game.who)
        self._note.setText(", ".join(filter(None, (game.where, game.when))))
        self._note.setVisible(not self._asking)
        self._faces.setVisible(not self._asking)
        self.setAccessibleName(", ".join((game.title, game.who, game.where)))
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
        self._set_texts()
        if asking:
            self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stub(self) -> float:
        return max(66.0, self.look.px(_STUB))

    def _arrange(self) -> None:
        # The title of a damaged game may be of any length.
        widest = _LONGEST_TITLE * self.look.text_px(21)
        self._title.setMinimumWidth(0)  # Qt's hint is never narrower
        self._title.setMinimumWidth(round(min(self._title.sizeHint().width(), widest)))
        left = round(SHADOW + self._stub() + self.look.px(12))
        self._row.setContentsMargins(left, SHADOW - 2, SHADOW + 4, SHADOW)
        self.setMinimumHeight(round(max(84.0, self.look.px(118))) + 2 * SHADOW)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        theme, box, stub = self.look.theme, QRectF(self.rect()), self._stub()
        emblem, colour = face_of(self.game.game_id).emblem, self._colour

        def paint(target: QPainter) -> None:
            card = box.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            _paint_card(target, theme, card, stub, emblem, colour)

        draw_cached(painter, ("saved game", emblem, colour.rgba(), theme.name, stub), box, paint)

    def _draw_faces(self, painter: QPainter, room: QRectF) -> None:
        width = room.height() * 0.78
        middle = room.topLeft() + QPointF(width * 0.5, room.height() / 2)
        for face in self.game.faces:
            if middle.x() + width / 2 > room.right():
                return
            draw_portrait(painter, portrait_box(middle, width), face, crest=False)
            middle += QPointF(width * 1.15, 0)


def _paint_card(
    painter: QPainter, theme: Theme, card: QRectF, stub: float, emblem: str, colour: QColor
) -> None:
    holes, radius = QPainterPath(), max(8.0, stub / 10)
    for y in (card.top(), card.bottom()):
        holes.addEllipse(QPointF(card.left() + stub, y), radius, radius)
    path = rounded(card, 6).subtracted(holes)
    draw_shadow(painter, theme, path, blur=8, offset=3, strength=1.15)
    fill(painter, path, slanting(card, (0.0, _PAPER[0]), (1.0, _PAPER[1])))
    stroke(painter, path, _EDGE, 0.8)
    painter.setPen(pen(with_alpha(_EDGE, 190), 1.2, dash=(3, 4), flat=True))
    x = card.left() + stub
    painter.drawLine(QPointF(x, card.top() + 13), QPointF(x, card.bottom() - 13))
    seal, r = QPointF(card.left() + stub / 2, card.center().y()), stub * 0.44
    ring = with_alpha(colour, 150)
    draw_rosette(painter, seal, r * 0.61, r, ring, strands=9, lobes=12, width=0.5)
    draw_emblem(painter, emblem, seal, r * 0.5, colour, _PAPER[0])


class _Cross(Button):
    """A small cross, or a text instead."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, kind="link", emblem="cross", colour=_QUIET_INK, text_size=15)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's own
        super().setText(text)
        self.set_emblem("" if text else "cross")

    def sizeHint(self) -> QSize:
        side = round(max(22.0, self._look.px(24))) + FOCUS_MARGIN
        return super().sizeHint() if self.text() else QSize(side, side)

    def emblem_half(self) -> float:
        return max(5.5, self._look.px(6.5))
