"""What a game brings to the table page, and who may lead through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

from PySide6.QtCore import QObject, QRect, QRectF, QSize, SignalInstance
from PySide6.QtWidgets import QWidget

from stockgames.controllers.stages import Change
from stockgames.engine.action import Action
from stockgames.engine.game import View
from stockgames.ui.table.cover_sheets import GameSheet
from stockgames.ui.table.game_words import A, GameWords, V
from stockgames.ui.table.idle_work import Jobs
from stockgames.ui.table.outline import Node
from stockgames.ui.table.panel import Panel, PanelPlaces
from stockgames.ui.table.placement import Kept
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.theme.context import ThemeContext


class Guide(Protocol):
    """Has a say in what the bar tells and in what can be chosen."""

    def status(self) -> str:
        """Return the line beside the title, in place of the game's."""
        ...

    def narrowed(self, panel: Panel) -> Panel:
        """Return what can be chosen of a panel; what comes later is barred, with the reason."""
        ...


class GameTable(Protocol[V, A]):
    """A game's board: draws views, animates moves, and turns pointing into actions.

    It is a QObject without a parent; the page that shows it becomes that. `PaintedTable` and
    `PointingTable` are bases that do most of it.
    """

    acted: SignalInstance
    """Emits the action that the person at the screen wants to play."""
    panel_changed: SignalInstance
    """What the action panel shows has changed."""
    explained: SignalInstance
    """Emits why something pointed at cannot be done: a `Refused`, or words; None if it can."""

    @property
    def words(self) -> GameWords[V, A]:
        """The game's words."""
        ...

    def setParent(self, parent: QObject | None, /) -> None:  # noqa: N802 - Qt's own
        """Become part of a page."""
        ...

    def widget(self) -> QWidget:
        """Return the board; the page places it under its bar and lays its panels over it."""
        ...

    def arrange(self, size: QSize, seats: int) -> PanelPlaces:
        """Return where the page's panels lie on a board of the size."""
        ...

    def show_view(self, view: V, context: TableContext) -> None:
        """Show the view at once, without motion."""
        ...

    def play(
        self,
        change: Change[V],
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Animate a move, then show the view after it and call `done` once.

        `speed` multiplies durations: 1 as designed, 0 at once.
        """
        ...

    def finish(self) -> None:
        """Jump to the end of what is being animated; its `done` is called."""
        ...

    def clear(self) -> None:
        """Empty the board: nothing private remains, painted or readable."""
        ...

    def panel(self) -> Panel:
        """Return what can be chosen now."""
        ...

    def outline(self) -> Sequence[Node]:
        """Return what the board shows now, in words; nothing of an empty one."""
        ...

    def choose(self, name: str) -> bool:
        """Press the choice of that name; tell whether there was one to press."""
        ...

    def press(self, key: str) -> bool:
        """Take a key (`Left`, `Escape`, `K`, `1`); tell whether it meant something.

        Keys that buttons print never come here; `Return` presses what the keyboard is on.
        """
        ...


AnyTable: TypeAlias = GameTable[View, Action]
"""A game's table for code that serves all games; `tables.create_table` finds it."""
MakeTable: TypeAlias = Callable[[ThemeContext], AnyTable]
"""Makes a game's table with a look."""


@runtime_checkable
class PlaysBack(Protocol[V]):
    """A table that can show a move backwards, for whoever looks back."""

    def play_back(
        self,
        change: Change[V],
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Animate a move backwards, then show the view before it and call `done` once."""
        ...


@runtime_checkable
class GoesOn(Protocol):
    """A table on which several actions can be chosen at once, and are then taken one by one."""

    went_on: SignalInstance
    """Emits each of these actions but the first: nobody presses for it any more."""


@runtime_checkable
class HasForm(Protocol):
    """A table on which somebody fills in a form before an action is taken."""

    @property
    def can_undo_change(self) -> bool:
        """Whether there is a change of the form to take back."""
        ...

    def undo_change(self) -> bool:
        """Take the last change of the form back; tell whether there was one."""
        ...


@runtime_checkable
class KeepsDrafts(Protocol):
    """A table whose form is kept beside the running game until its action is taken.

    The context gives it back as `draft`, to its owner alone.
    """

    drafted: SignalInstance
    """Emits the seat and its form as a JSON object; None for an empty form."""


@runtime_checkable
class KeepsInView(Protocol):
    """A table that names what no slip of paper may cover, and how much each thing counts."""

    def needed(self) -> Sequence[Kept]:
        """Return where prices, plates, pieces and whatever else is needed lie on the board."""
        ...

    def worth_seeing(self) -> Sequence[Kept]:
        """Return what a slip may cover only where nothing else is free; the best to see is last."""
        ...

    def rather_covered(self) -> Sequence[QRectF]:
        """Return where a slip may lie over what is `needed` rather than over anything else of it.

        Less is needed there as long as nothing happens there.
        """
        ...


@runtime_checkable
class OpensOver(Protocol):
    """A table over which something of its own can lie open, such as a notebook."""

    @property
    def lies_under(self) -> bool:
        """Whether it does now."""
        ...


@runtime_checkable
class OnlyShows(Protocol):
    """A table that can be laid out without the panel of choices, for where nobody acts."""

    def only_show(self) -> None:
        """Leave no room for the panel from now on; call it before `arrange`."""
        ...


@runtime_checkable
class HasPlaces(Protocol):
    """A table that tells where the places of its outline lie."""

    def where(self, place: str) -> QRectF:
        """Return where a place lies on the board; empty for one that is not seen now."""
        ...


@runtime_checkable
class HasSpots(Protocol):
    """A table over whose board the keyboard walks."""

    @property
    def spot_takes_enter(self) -> bool:
        """Whether Enter presses what the keyboard is on, and not the golden button."""
        ...

    @property
    def can_step_back(self) -> bool:
        """Whether Escape takes something back on the board."""
        ...


@runtime_checkable
class LaysSheets(Protocol):
    """A table that sometimes lays a sheet over its board that takes all keys."""

    @property
    def sheet(self) -> GameSheet | None:
        """The sheet that is open and takes all keys; None if there is none."""
        ...

    def jobs_ahead(self) -> Jobs:
        """Yield what lays and paints a sheet ahead that may be opened now."""
        ...


@runtime_checkable
class SoundingTable(Protocol):
    """A table whose moves are heard."""

    sounded: SignalInstance
    """Emits each Sound of a move as it is shown: what everybody at the table may hear."""


@runtime_checkable
class ShowsEnd(Protocol):
    """A table that tells places and scores itself once the game is over.

    Its `panel` then offers what comes next: choices named `show-result`, for the closing page, and
    `lobby`.
    """

    @property
    def end_told(self) -> bool:
        """Whether the board has shown the whole end at least once."""
        ...

    def watch_again(self) -> None:
        """Show the end once more from its beginning."""
        ...


@runtime_checkable
class HasMarket(Protocol):
    """A table that names the part of its board that stays in view when a game is over."""

    def market(self) -> QRect:
        """Return where prices or pieces of everybody lie on the board; wider than high."""
        ...


@runtime_checkable
class HangsPrices(Protocol):
    """A table on whose board something stands for each price that its words tell."""

    def hooks(self) -> Sequence[QRectF]:
        """Return where that lies on the board, in the order of `GameWords.prices`."""
        ...

    def free_corner(self) -> QRectF:
        """Return a place of the market where nothing lies."""
        ...


@runtime_checkable
class SpeakingTable(Protocol):
    """A table where people may act out of turn, such as offer a deal."""

    spoken: SignalInstance
    """Emits a seat and its action, whether or not it is that seat's turn."""
    dealing: SignalInstance
    """Emits True while a person prepares an action out of turn, so that bots wait, then False."""
    hushed: SignalInstance
    """Emits when bots are to make no offers any more in this turn."""

    def aside(self) -> Panel:
        """Return what people at the screen can do while it is not their decision."""
        ...
