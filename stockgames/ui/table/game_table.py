"""The interface between a game's table and the page, and that of a page's guide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, Protocol, TypeAlias

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Signal

from stockgames.controllers.stages import Change
from stockgames.engine.action_builder import PICK
from stockgames.engine.state import Action, View
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import Cue
from stockgames.presentation.game_words import GameWords, V
from stockgames.presentation.outline import Node
from stockgames.presentation.panel import Panel
from stockgames.ui.table.board import WINDOW, GraphicsBoard
from stockgames.ui.table.cover_sheets import GameSheet
from stockgames.ui.table.reveal_data import TableReveal
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.timing import later


class Guide(Protocol):
    """Can change the bar's status and restrict the choices, as a lesson does."""

    def status(self) -> str:
        """Return the line beside the title, which replaces the game's."""
        ...

    def narrowed(self, panel: Panel) -> Panel:
        """Return the panel with later choices barred, each with a reason."""
        ...


_NOWHERE: Final = QRectF()


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """The rects of the page's own panels, in the board's coordinates."""

    log: QRect
    """Empty if the board itself shows what happened; the whole log can still be opened."""
    actions: QRect
    peek: QRect
    """For the peek button."""
    headline: QRect = field(default_factory=QRect)
    """For a reveal's headline on the board; empty if it may be at the bottom."""
    popovers: QRect = field(default_factory=QRect)
    """The rect above which popovers are shown; empty for the choices."""
    kept_clear: QRect = field(default_factory=QRect)
    """What popovers leave in view if they can; empty for nothing."""

    @classmethod
    def on(
        cls,
        log: QRectF,
        actions: QRectF,
        peek: QRectF,
        headline: QRectF = _NOWHERE,
        popovers: QRectF = _NOWHERE,
        kept_clear: QRectF = _NOWHERE,
    ) -> PanelPlaces:
        """Return the places for these rects of the board's layout."""
        rects = (log, actions, peek, headline, popovers, kept_clear)
        return cls(*(rect.toAlignedRect() for rect in rects))

    def scaled(self, share: float) -> PanelPlaces:
        """Return the places on a board whose scene is scaled."""
        return self._each(lambda rect: _scaled(rect, share))

    def translated(self, by: QPoint) -> PanelPlaces:
        """Return the places moved, empty ones too."""
        return self._each(lambda rect: rect.translated(by))

    def _each(self, change: Callable[[QRect], QRect]) -> PanelPlaces:
        rects = (
            *(self.log, self.actions, self.peek),
            *(self.headline, self.popovers, self.kept_clear),
        )
        return PanelPlaces(*(change(rect) for rect in rects))


def _scaled(rect: QRect, share: float) -> QRect:
    at = QPoint(round(rect.left() * share), round(rect.top() * share))
    return QRect(at, rect.size() * share)


class GameTable(QObject, Generic[V]):
    """A game's board: draws views, animates moves, and turns clicks into actions.

    The page that shows it becomes its parent. A game's table creates `words` and `board`,
    implements the first three methods, and overrides what differs; most derive from `PaintedTable`
    or `PointingTable`, which do most of it.
    """

    acted = Signal(object)
    """The action that the person at the screen wants to play."""
    went_on = Signal(object)
    """An action that was chosen together with an earlier one, without another press."""
    spoken = Signal(int, object, tuple)
    """A seat and its action, whether or not it is that seat's turn, and further offers (see
    `TableController.submit_for`).
    """
    dealing = Signal(bool)
    """True while a person prepares an action out of turn, so that bots wait, then False."""
    muted = Signal()
    """Bots should make no more offers this turn."""
    drafted = Signal(int, object)
    """A seat and its form as a JSON object, saved beside the running game until its action is
    taken; None for an empty form. The context returns it as `draft`, to its owner alone.
    """
    panel_changed = Signal()
    """There is a new `panel`, or a new outline."""
    explained = Signal(object)
    """Why a target can't be used: a `Refused` or a text; None if it can."""
    sounded = Signal(object)
    """A public Sound of a move, as it is shown."""

    puts_down: ClassVar[bool] = False
    """Whether pointing at the picked target again deselects it, and the focus never moves to it.
    Otherwise that plays the action.
    """
    asking: ClassVar[str] = ""
    """The outline path of what a seat must answer, which hints leave in view; empty for none."""
    shows_end: ClassVar[bool] = False
    """Whether it shows ranking and scores itself once the game is over.

    Its `panel` then offers what comes next: choices named `show-result`, for the closing page, and
    `lobby`; and the key `End` skips to it.
    """

    words: GameWords[V, Any]
    board: GraphicsBoard
    """The page places it below its bar, and its panels above it."""
    panel = Panel()
    """The choices now available."""
    cue: Cue | None = None
    """What is worth showing large about the move last played."""

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.board_look = ThemeContext(look.theme, self)
        """What the scene is painted with; scaling the board scales its texts."""
        self.board_look.follow(look)
        self.board_look.fit(WINDOW)

    def places(self, seats: int) -> PanelPlaces:
        """Return the rects of the page's panels in pixels of the board."""
        board = self.board
        places = self.arrange(board.scene_size(), seats)
        return places.scaled(board.share).translated(board.corner)

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return the rects of the page's panels for a scene of this size, in its coordinates."""
        raise NotImplementedError

    def show_view(self, view: V, context: TableContext) -> None:
        """Show the view at once, without animation."""
        raise NotImplementedError

    def clear(self) -> None:
        """Clear the board, so that nothing private remains, painted or readable."""
        raise NotImplementedError

    # Display

    def propose(self, action: Action) -> bool:
        """Choose an action for the player, who still confirms it; return whether it is chosen."""
        return False

    def only_show(self) -> None:
        """Reserve no space for the action panel; call it before `arrange`."""

    def play(
        self, change: Change[V], context: TableContext, speed: float, done: Callable[[], None]
    ) -> None:
        """Animate a move, then show the view after it and call `done` once.

        `speed` scales the durations: 1 as designed. At 0 it only calls `done`: the caller shows a
        view.
        """
        if speed:
            self.show_view(change.after, context)
        later(self, done)

    def play_back(
        self, change: Change[V], context: TableContext, speed: float, done: Callable[[], None]
    ) -> None:
        """Animate a move backwards, then show the view before it and call `done` once."""
        self.show_view(change.before, context)
        later(self, done)

    def finish(self) -> None:
        """Skip to the end of the current animation; its `done` is called."""

    def outline(self) -> Sequence[Node]:
        """Return the text of what the board shows; empty for a cleared one."""
        return ()

    def reveal(self, change: Change[V], context: TableContext) -> TableReveal | None:
        """Return the page that shows a move's result to all; None if none of it is public."""
        return None

    @property
    def end_shown(self) -> bool:
        """Return whether the board has shown the whole end at least once, if it `shows_end`."""
        return True

    # Choices and keys

    def aside(self) -> Panel:
        """Return what people at the screen can do while they have no decision to make."""
        return Panel()

    def choose(self, name: str) -> bool:
        """Press the choice with this name; return whether there was one."""
        return False

    def chosen(self) -> Action | None:
        """Return the action that the confirm button would play."""
        return None

    def press(self, key: str) -> bool:
        """Handle a key (`Left`, `Escape`, `K`, `1`); return whether it was used.

        Keys shown on buttons never arrive here; `Return` presses the focused item.
        """
        return False

    def key_notes(self) -> Sequence[tuple[str, str]]:
        """Return what keys do that aren't shown on buttons, with the keys' names."""
        return ()

    @property
    def spot_takes_enter(self) -> bool:
        """Return whether Enter presses the focused item instead of the confirm button."""
        return False

    @property
    def can_step_back(self) -> bool:
        """Return whether Escape undoes a step on the board."""
        return False

    @property
    def can_undo_change(self) -> bool:
        """Return whether a change of a form can be undone before its action is taken."""
        return False

    def undo_change(self) -> bool:
        """Undo the last change of the form; return whether there was one."""
        return False

    # Showing how an action is chosen

    def find_way(self, action: Action) -> Sequence[Any]:
        """Return the targets to pick for an action; empty if picking doesn't lead to it."""
        return ()

    def show_way(self, action: Action | None, way: Sequence[Any]) -> None:
        """Show an action as if its targets had been picked; None clears it."""

    def place_of(self, way: Sequence[Any]) -> QRectF:
        """Return the rect of the first visible target of a way; empty if there is none."""
        return QRectF()

    def things_of(self, action: Action) -> Sequence[str]:
        """Return the names of the buttons and hot spots that an action is about."""
        name = self.words.action_name(action)
        return [name, f"{PICK}{name}"]

    def advise(self, things: Sequence[str]) -> None:
        """Mark what a hint is about until something is picked; nothing if it is empty."""

    # Over the board

    @property
    def sheet(self) -> GameSheet | None:
        """The game's open sheet, which gets all keys; None if there is none."""
        return None

    @property
    def covers_board(self) -> bool:
        """Return whether the game has something open over its board, such as a notebook."""
        return False

    # Geometry, in the scene's coordinates

    def where(self, place: str) -> QRectF:
        """Return the rect of an outline path; empty if it isn't visible now."""
        return QRectF()

    def market(self) -> QRectF:
        """Return the rect of public prices or pieces, which stays visible after the game.

        It is wider than high; empty for a board without such a part.
        """
        return QRectF()

    def price_pieces(self) -> Sequence[QRectF]:
        """Return the rect of the piece that shows each of `GameWords.prices`; or none at all."""
        return ()


AnyTable: TypeAlias = GameTable[View]
"""A game's table, for code shared by all games; `generic.create_table` returns it."""
MakeTable: TypeAlias = Callable[[ThemeContext], AnyTable]
"""Creates a game's table with a theme context."""
