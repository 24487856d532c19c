"""A game's words: of moves, choices and results; and what some games say besides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from stockgames.controllers.stages import Shown
from stockgames.engine.action import Action
from stockgames.engine.game import Result, View
from stockgames.engine.seat import SeatId
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.table.words import headline
from stockgames.ui.window.curtain_facts import Price

V = TypeVar("V", bound=View, contravariant=True)
"""The view of the game that words or a table are for."""
A = TypeVar("A", bound=Action, contravariant=True)
"""Its actions."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One move as the log tells it."""

    number: int
    """The turn, counted from 1; 0 before it."""
    actor: str
    """The name of who moved; bold where the text begins with it. Empty for chance."""
    text: str
    """Empty if the move gets no line."""
    notes: tuple[str, ...] = ()
    step: int = field(default=0, compare=False)
    """After how many moves it had happened; 0 where one cannot go there."""
    strikes: bool = False
    """Whether whoever reads it lost something by it, since their last turn: they must read it."""
    brief: str = ""
    """The text in fewer words for whom it struck, so that several such moves have room; may be
    empty."""
    is_close: bool = False
    """Whether it comes after the last turn, at a close: a bell stands for its number."""

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
    who: str = ""
    """Who plays there, in a word or two; the closing page fills it in."""


class GameWords(Protocol[V, A]):
    """A game's words, in the language in force; games derive theirs from it."""

    def status(self, view: V, context: TableContext) -> str:
        """Return the top bar's line: round, turn, what is left."""
        ...

    def prices(self, view: V) -> Sequence[Price]:
        """Return the values that everybody sees, for the curtain; four at most."""
        return ()

    def phase_title(self, view: V, context: TableContext) -> str:
        """Return the action panel's caption; empty where what stands above says enough."""
        return ""

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
        return headline(result, context)


AnyWords: TypeAlias = GameWords[View, Action]
"""A game's words for code that serves all games."""


@runtime_checkable
class TellsStandings(Protocol[V]):
    """Words of a game whose curtain tells more than prices."""

    def standings(self, view: V, context: TableContext) -> Sequence[str]:
        """Return up to two lines for the curtain, of what everybody at the table sees."""
        ...


@runtime_checkable
class TellsAim(Protocol[V]):
    """Words of a game that say in one line what wins it, and what ends it."""

    def aim(self, view: V) -> str:
        """Return the line, short enough for the bar along the top."""
        ...


@runtime_checkable
class TellsMover(Protocol):
    """Words of a game in which one does not move, but does something else."""

    def moved(self, name: str) -> str:
        """Return that somebody has just done it."""
        ...


@runtime_checkable
class RanksMoves(Protocol):
    """Words of a game in which a turn has several moves, one of which tells most of it."""

    def weight(self, shown: Shown) -> int:
        """Return how much a move tells of its turn, against the others of that turn."""
        ...
