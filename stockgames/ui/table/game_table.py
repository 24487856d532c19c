"""What a game brings to the table page: a board that draws views, and words for what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import QObject, QRect, QRectF, QSize, SignalInstance
from PySide6.QtWidgets import QWidget

from stockgames.controllers.table import Change, Handover, Shown, Stage
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
    """Whom the stage is about."""
    eyes: SeatId | None
    """Whose secrets the screen shows."""
    front: SeatId
    """The seat that lies along the bottom."""
    humans: tuple[SeatId, ...]
    options: BaseModel
    handover: Handover = Handover.CURTAIN
    history: Sequence[Shown] = ()
    """All moves so far, as far as `eyes` may know them."""
    best: int | None = None
    """The best score so far of the same table alone; None when there is none."""
    draft: Mapping[str, Any] | None = None
    """What the eyes, being asked, have begun and was kept; see `KeepsDrafts`."""

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
        """Return how a seat's plate is lit: where several choose at once, brightly for one."""
        if seat not in decided.actors:
            return "waiting"
        asked = self.asks and self.seat == seat
        alone = self.stage is not Stage.THINKING and len(decided.actors) == 1
        return "active" if asked or alone else "thinking"

    @property
    def own(self) -> SeatId | None:
        """The seat that texts call "you": the eyes' one, where only one person plays."""
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
    """Why it cannot be chosen now, in words; a choice without a reason can be."""
    note: str = ""
    """A second line, and part of the accessible description."""
    tip: str = ""
    """What it does, where that is said to those who point at it or have it read out."""


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
    """The name with which the text may begin, to be told in bold; empty for chance."""
    text: str
    """Empty where a move is worth no line."""
    notes: tuple[str, ...] = ()

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


class GameWords(Protocol[V]):
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
        """Return a move as the log tells it to the eyes of the context."""
        ...

    def action_label(self, action: Any, view: V) -> str:
        """Return the text of the button that takes the action."""
        ...

    def action_name(self, action: Any) -> str:
        """Return the objectName of what takes the action: `take-blue`."""
        ...

    def result_rows(self, result: Result, view: V, context: TableContext) -> Sequence[ResultRow]:
        """Return the places, the winner first, each score unfolded to its rule."""
        ...

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won, or how the solitaire went."""
        ...


class GameTable(Protocol[V]):
    """A game's board: draws views, animates moves, and turns pointing into actions.

    It is a QObject without a parent; the page that shows it takes it over.
    """

    intent: SignalInstance
    """Emits the action that somebody at the screen wants to take."""
    panel_changed: SignalInstance
    """What the action panel shows has changed."""
    explained: SignalInstance
    """Emits why something pointed at cannot be done: a `Refused`, or words."""

    @property
    def words(self) -> GameWords[V]:
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
        """Agree with the view at once."""
        ...

    def play(
        self,
        change: Change[V],
        context: TableContext,
        speed: float,
        done: Callable[[], None],
    ) -> None:
        """Animate a move, then agree with the view after it and call `done` once.

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

    The context gives it back as `draft`, to the eyes of its owner alone.
    """

    drafted: SignalInstance
    """Emits whose form lies open, and the form as an object in JSON; None for an empty one."""


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
class HasSpots(Protocol):
    """A table over whose board the keyboard walks."""

    @property
    def spot_takes_enter(self) -> bool:
        """Whether Enter does something else to what the keyboard is on than what is proposed."""
        ...

    @property
    def can_step_back(self) -> bool:
        """Whether Escape takes something back on the board."""
        ...


@runtime_checkable
class LaysSheets(Protocol):
    """A table that at times lays a sheet with buttons of its own over the board."""

    @property
    def sheet(self) -> GameSheet | None:
        """The one that lies there now; keys are its own then."""
        ...


@runtime_checkable
class TellsStandings(Protocol[V]):
    """Words of a game in which prices alone do not say how the table stands."""

    def standings(self, view: V, names: Sequence[str]) -> Sequence[str]:
        """Return up to two lines for the curtain, of what everybody at the table sees."""
        ...


@runtime_checkable
class SoundingTable(Protocol):
    """A table whose moves are heard."""

    sounded: SignalInstance
    """Emits each Sound of a move as it is shown: what everybody at the table may hear."""


@runtime_checkable
class ShowsEnd(Protocol):
    """A table that tells places and scores itself once the game is over.

    Its `panel` then offers what comes next: choices named `rematch` and `lobby`.
    """

    @property
    def end_told(self) -> bool:
        """Whether the board has told the end to its end, once at least."""
        ...

    def watch_again(self) -> None:
        """Tell the end from its beginning once more."""
        ...


@runtime_checkable
class SpeakingTable(Protocol):
    """What the board of a game brings beside, where people may speak out of turn."""

    spoken: SignalInstance
    """Emits who acts, and the action, whether or not that seat owes one."""
    dealing: SignalInstance
    """Emits whether somebody thinks up what to say: bots wait that long."""

    def aside(self) -> Panel:
        """Return what people at the screen can do while it is not their decision."""
        ...
