"""What a game brings to the table page: `GameTable`, its board, and `GameWords`, its words.

The other protocols are what some tables can do besides; the page looks for each by `isinstance`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from PySide6.QtCore import QObject, QRect, QRectF, QSize, SignalInstance
from PySide6.QtWidgets import QWidget

from stockgames.controllers.table import Change, Handover, Shown, Stage
from stockgames.engine.action import Action
from stockgames.engine.event import Event
from stockgames.engine.game import Result, View
from stockgames.engine.record import SeatInfo
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Portrait
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.kit.plates import PlateState
from stockgames.ui.kit.widgets.buttons import ButtonKind
from stockgames.ui.shell.facts import Price
from stockgames.ui.table.game_sheet import GameSheet

if TYPE_CHECKING:
    from pydantic import BaseModel


V = TypeVar("V", bound=View, contravariant=True)
"""The view of the game that words or a table are for."""
A = TypeVar("A", bound=Action, contravariant=True)
"""Its actions."""


class Decided(Protocol):
    """A view, or the facts of one: it tells whose decision it is."""

    @property
    def actors(self) -> tuple[SeatId, ...]:
        """The seats that owe a decision."""
        ...


@dataclass(frozen=True, slots=True)
class TableContext:
    """What a board must know beside the view."""

    seats: tuple[SeatInfo, ...]
    stage: Stage
    seat: SeatId | None
    """The seat that the stage is about; None where it is about no single one."""
    eyes: SeatId | None
    """The viewer: the seat whose secrets the screen shows; None for nobody's."""
    front: SeatId
    """The seat that lies along the bottom."""
    humans: tuple[SeatId, ...]
    options: BaseModel
    handover: Handover = Handover.CURTAIN
    history: Sequence[Shown] = ()
    """All moves so far, as far as `eyes` may know them."""
    best: int | None = None
    """The best score so far at a solitaire game with the same options; None without one."""
    draft: Mapping[str, Any] | None = None
    """The kept draft of the viewer, while they are to decide; see `KeepsDrafts`."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(info.name for info in self.seats)

    @property
    def portraits(self) -> tuple[Portrait, ...]:
        """The faces by seat."""
        return portraits_at(self.names)

    @property
    def asks(self) -> bool:
        """Whether a person at the screen is to decide now."""
        return self.stage is Stage.ASKING

    def plate_state(self, seat: SeatId, decided: Decided) -> PlateState:
        """Return how a seat's plate is lit: `active` for who decides alone or at the screen now."""
        if seat not in decided.actors:
            return "waiting"
        asked = self.asks and self.seat == seat
        alone = self.stage is not Stage.THINKING and len(decided.actors) == 1
        return "active" if asked or alone else "thinking"

    @property
    def own(self) -> SeatId | None:
        """The seat addressed as "you": the viewer's, where only one person plays."""
        return self.eyes if len(self.humans) == 1 else None


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of the action panel."""

    name: str
    """Its objectName, made from the action: `take-blue`."""
    label: str
    key: str = ""
    """The key cap it shows, and the key that presses it."""
    emblem: str = ""
    kind: ButtonKind = "secondary"
    why_not: str = ""
    """Why it cannot be chosen now, in words; empty if it can."""
    note: str = ""
    """A second line, and part of the accessible description."""
    tip: str = ""
    """What it does, for the tooltip and screen readers."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Buttons under one short line."""

    caption: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """What the action panel shows."""

    title: str = ""
    groups: tuple[ChoiceGroup, ...] = ()
    note: str = ""
    """One or two quiet lines under the buttons."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One move as the log tells it."""

    number: int
    """The turn, counted from 1."""
    actor: str
    """The name of who moved; bold where the text begins with it. Empty for chance."""
    text: str
    """Empty if the move gets no line."""
    notes: tuple[str, ...] = ()
    step: int = field(default=0, compare=False)
    """After how many moves it had happened; 0 where one cannot go there."""

    def plain(self) -> str:
        """Return it as one line of plain text."""
        line = self.text
        for note in filter(None, self.notes):
            parted = not line or line.endswith((".", "!", "?", ":", ";"))
            line = f"{line} {note}" if parted else f"{line}; {note}"
        return line.strip()


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of an unfolded score: `Chemicals, 3 chips at $4M`, `$12M`."""

    text: str
    amount: str
    emblem: str = ""
    sector: str = ""
    """A key of SECTORS, drawn as a chip."""
    security: str = ""
    """A key of SECURITIES, drawn as a token."""
    count: int = 0
    """How many of them there are; 0 where they are not counted."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One place on the end sheet."""

    place: int
    seat: SeatId
    score: str
    note: str
    """A few words beside the name."""
    rule: str
    """What decided the place, beside the score."""
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """Where the page's own panels lie on the board, in its coordinates."""

    log: QRect
    """Empty where the board itself tells what happened; the whole log can still be opened."""
    actions: QRect
    peek: QRect
    """For the button that shows one's own secrets while it is held."""
    keys: QRect = field(default_factory=QRect)
    """For the small table of the code cards; empty where it may lie between log and actions."""

    @classmethod
    def on(cls, log: QRectF, actions: QRectF, peek: QRectF) -> PanelPlaces:
        """Return the places that hold these rectangles of the board's layout."""
        return cls(log.toAlignedRect(), actions.toAlignedRect(), peek.toAlignedRect())


class GameWords(Protocol[V, A]):
    """A game's words, in the language in force."""

    def status(self, view: V, context: TableContext) -> str:
        """Return the top bar's line: round, turn, what is left."""
        ...

    def prices(self, view: V) -> Sequence[Price]:
        """Return the values that everybody sees, for the curtain; four at most."""
        ...

    def phase_title(self, view: V, context: TableContext) -> str:
        """Return the action panel's caption."""
        ...

    def describe_event(
        self, event: Event, names: Sequence[str], viewer: SeatId | None
    ) -> list[str]:
        """Return the log lines of one event; none where it needs no words."""
        ...

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        """Return a move as the log tells it to the viewer."""
        ...

    def action_label(self, action: A, view: V) -> str:
        """Return the text of the button that takes the action."""
        ...

    def action_name(self, action: A) -> str:
        """Return the objectName of what takes the action: `take-blue`."""
        ...

    def result_rows(self, result: Result, view: V, context: TableContext) -> Sequence[ResultRow]:
        """Return the places, the winner first, each score unfolded to its rule."""
        ...

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won, or how the solitaire went."""
        ...


class GameTable(Protocol[V, A]):
    """A game's board: draws views, animates moves, and turns pointing into actions.

    It is a QObject without a parent; the page that shows it becomes that. `PaintedTable` and
    `PointingTable` are bases that do most of it.
    """

    intent: SignalInstance
    """Emits the action that the person at the screen wants to play."""
    panel_changed: SignalInstance
    """What the action panel shows has changed."""
    explained: SignalInstance
    """Emits why something pointed at cannot be done: a `Refused`, or words."""

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

    def choose(self, name: str) -> bool:
        """Press the choice of that name; tell whether there was one to press."""
        ...

    def press(self, key: str) -> bool:
        """Take a key (`Left`, `Escape`, `K`, `1`); tell whether it meant something.

        Keys that buttons print never come here; `Return` presses what the keyboard is on.
        """
        ...


AnyWords: TypeAlias = GameWords[View, Action]
AnyTable: TypeAlias = GameTable[View, Action]
"""A game's words and table for code that serves all games; `tables.create_table` finds them."""


@runtime_checkable
class PlaysBack(Protocol):
    """A table that can show a move backwards, for whoever looks back."""

    def play_back(
        self,
        change: Change[Any],
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Animate a move backwards, then show the view before it and call `done` once."""
        ...


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
    """A table that names what no slip of paper may cover."""

    def needed(self) -> Sequence[QRectF]:
        """Return where prices, plates, pieces and whatever else is needed lie on the board."""
        ...

    def worth_seeing(self) -> Sequence[QRectF]:
        """Return what a slip may cover only where nothing else is free."""
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
    """A table that sometimes covers its board with a sheet that has its own buttons."""

    @property
    def sheet(self) -> GameSheet | None:
        """The sheet that is open and takes all keys; None if there is none."""
        ...


@runtime_checkable
class TellsStandings(Protocol[V]):
    """Words of a game whose curtain tells more than prices."""

    def standings(self, view: V, names: Sequence[str]) -> Sequence[str]:
        """Return up to two lines for the curtain, of what everybody at the table sees."""
        ...


@runtime_checkable
class TellsAim(Protocol[V]):
    """Words of a game that say in one line what wins it, and what ends it."""

    def aim(self, view: V) -> str:
        """Return the line, short enough for the bar along the top."""
        ...


@runtime_checkable
class RanksMoves(Protocol):
    """Words of a game in which a turn has several moves, one of which tells most of it."""

    def weight(self, shown: Shown) -> int:
        """Return how much a move tells of its turn, against the others of that turn."""
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
