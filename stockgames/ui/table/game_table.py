"""What a game brings to the table page, and who may lead through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Signal

from stockgames.controllers.stages import Change
from stockgames.engine.state import View
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.table.cover_sheets import GameSheet
from stockgames.ui.table.game_words import GameWords, V
from stockgames.ui.table.idle_work import Jobs
from stockgames.ui.table.outline import Node
from stockgames.ui.table.panel import Panel, PanelPlaces
from stockgames.ui.table.placement import Kept
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.later import later


class Guide(Protocol):
    """Has a say in what the bar tells and in what can be chosen."""

    def status(self) -> str:
        """Return the line beside the title, in place of the game's."""
        ...

    def narrowed(self, panel: Panel) -> Panel:
        """Return what can be chosen of a panel; what comes later is barred, with the reason."""
        ...


class GameTable(QObject, Generic[V]):
    """A game's board: draws views, animates moves, and turns pointing into actions.

    The page that shows it becomes its parent. A game's own table makes `words` and `board`, fills
    in the first three methods, and overrides what else is its own; most derive from `PaintedTable`
    or `PointingTable`, which do most of it.
    """

    acted = Signal(object)
    """Emits the action that the person at the screen wants to play."""
    went_on = Signal(object)
    """Emits what was chosen together with an action, one by one: nobody presses for it any more."""
    spoken = Signal(int, object)
    """Emits a seat and its action, whether or not it is that seat's turn."""
    dealing = Signal(bool)
    """Emits True while a person prepares an action out of turn, so that bots wait, then False."""
    hushed = Signal()
    """Emits when bots are to make no offers any more in this turn."""
    drafted = Signal(int, object)
    """Emits a seat and its form as a JSON object, kept beside the running game until its action is
    taken; None for an empty form. The context gives it back as `draft`, to its owner alone."""
    panel_changed = Signal()
    """What the action panel shows has changed."""
    explained = Signal(object)
    """Emits why something pointed at cannot be done: a `Refused`, or words; None if it can."""
    sounded = Signal(object)
    """Emits each Sound of a move as it is shown: what everybody at the table may hear."""

    shows_end: ClassVar[bool] = False
    """Whether it tells places and scores itself once the game is over.

    Its `panel` then offers what comes next: choices named `show-result`, for the closing page, and
    `lobby`; and the key `End` skips to it."""

    words: GameWords[V, Any]
    board: GraphicsBoard

    def __init__(self, look: ThemeContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the page's panels lie on a board of the size."""
        raise NotImplementedError

    def show_view(self, view: V, context: TableContext) -> None:
        """Show the view at once, without motion."""
        raise NotImplementedError

    def clear(self) -> None:
        """Empty the board: nothing private remains, painted or readable."""
        raise NotImplementedError

    # What is shown

    def widget(self) -> GraphicsBoard:
        """Return the board; the page places it under its bar and lays its panels over it."""
        return self.board

    def only_show(self) -> None:
        """Leave no room for the panel of choices from now on; call it before `arrange`."""

    def play(
        self, change: Change[V], context: TableContext, speed: float, done: Callable[[], None]
    ) -> None:
        """Animate a move, then show the view after it and call `done` once.

        `speed` multiplies durations: 1 as designed, 0 at once.
        """
        self.show_view(change.after, context)
        later(self, done)

    def play_back(
        self, change: Change[V], context: TableContext, speed: float, done: Callable[[], None]
    ) -> None:
        """Animate a move backwards, then show the view before it and call `done` once."""
        self.show_view(change.before, context)
        later(self, done)

    def finish(self) -> None:
        """Jump to the end of what is being animated; its `done` is called."""

    def outline(self) -> Sequence[Node]:
        """Return what the board shows now, in words; nothing of an empty one."""
        return ()

    @property
    def end_told(self) -> bool:
        """Whether the board has shown the whole end at least once, if it `shows_end`."""
        return True

    # What can be done

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        return Panel()

    def aside(self) -> Panel:
        """Return what people at the screen can do while it is not their decision."""
        return Panel()

    def choose(self, name: str) -> bool:
        """Press the choice of that name; tell whether there was one to press."""
        return False

    def press(self, key: str) -> bool:
        """Take a key (`Left`, `Escape`, `K`, `1`); tell whether it meant something.

        Keys that buttons print never come here; `Return` presses what the keyboard is on.
        """
        return False

    def key_notes(self) -> Sequence[tuple[str, str]]:
        """Return what keys do that stand on no button, and their names."""
        return ()

    @property
    def spot_takes_enter(self) -> bool:
        """Whether Enter presses what the keyboard is on, and not the golden button."""
        return False

    @property
    def can_step_back(self) -> bool:
        """Whether Escape takes something back on the board."""
        return False

    @property
    def can_undo_change(self) -> bool:
        """Whether there is a change of a form to take back before its action is taken."""
        return False

    def undo_change(self) -> bool:
        """Take the last change of the form back; tell whether there was one."""
        return False

    # What lies over the board

    @property
    def sheet(self) -> GameSheet | None:
        """The sheet of its own that is open and takes all keys; None if there is none."""
        return None

    @property
    def lies_under(self) -> bool:
        """Whether something of its own lies open over it now, such as a notebook."""
        return False

    def jobs_ahead(self) -> Jobs:
        """Yield what lays and paints a sheet ahead that may be opened now."""
        return iter(())

    # Where things lie, in the board's coordinates

    def where(self, place: str) -> QRectF:
        """Return where a place of the outline lies; empty for one that is not seen now."""
        return QRectF()

    def needed(self) -> Sequence[Kept]:
        """Return what no slip of paper may cover: prices, plates, pieces; and what each counts."""
        return ()

    def worth_seeing(self) -> Sequence[Kept]:
        """Return what a slip may cover only where nothing else is free; the best to see is last."""
        return ()

    def rather_covered(self) -> Sequence[QRectF]:
        """Return where a slip may lie over what is `needed` rather than over anything else of it.

        Less is needed there as long as nothing happens there.
        """
        return ()

    def market(self) -> QRect:
        """Return where prices or pieces of everybody lie, which stay in view when a game is over.

        It is wider than high; empty for a board without such a part.
        """
        return QRect()

    def hooks(self) -> Sequence[QRectF]:
        """Return where something stands for each of `GameWords.prices`, in that order; or none."""
        return ()

    def free_corner(self) -> QRectF:
        """Return a place of the market where nothing lies."""
        return QRectF()


AnyTable: TypeAlias = GameTable[View]
"""A game's table for code that serves all games; `generic.create_table` finds it."""
MakeTable: TypeAlias = Callable[[ThemeContext], AnyTable]
"""Makes a game's table with a look."""
