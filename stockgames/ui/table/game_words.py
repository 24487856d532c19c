"""A game's words: of moves, choices and results; and what some games say besides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, TypeAlias, TypeVar

from stockgames.controllers.stages import Change, Shown
from stockgames.engine.action import Action
from stockgames.engine.explanation import Ground
from stockgames.engine.seat import SeatId
from stockgames.engine.state import Result, View
from stockgames.presentation.sentences.numbers import number
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, same, say
from stockgames.ui.table.table_context import TableContext
from stockgames.ui.table.words import headline
from stockgames.ui.window.curtain_facts import Price

if TYPE_CHECKING:
    from stockgames.ui.table.reveal_data import TableReveal
    from stockgames.ui.table.score_history import CourseWords

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
    rule: Wording
    """What decided the place, beside the score."""
    lines: tuple[ScoreLine, ...]
    who: Wording = NO_WORDS
    """Who plays there, in a word or two; the closing page fills it in."""


class GameWords(Generic[V, A]):
    """A game's words, in the language in force; games derive theirs from it."""

    course: CourseWords | None = None
    """The words of its course; None for a game that tells none."""
    weighs_moves: ClassVar[bool] = False
    """Whether a turn has several moves, of which `weight` tells how much each says of it."""

    # How it stands

    def status(self, view: V, context: TableContext) -> str:
        """Return the top bar's line: round, turn, what is left."""
        raise NotImplementedError

    def aim(self, view: V) -> str:
        """Return in one line, for the bar, what wins the game and what ends it; may be empty."""
        return ""

    def prices(self, view: V) -> Sequence[Price]:
        """Return the values that everybody sees, for the curtain; four at most."""
        return ()

    def standings(self, view: V, context: TableContext) -> Sequence[str]:
        """Return up to two lines more for the curtain, of what everybody at the table sees."""
        return ()

    def phase_title(self, view: V, context: TableContext) -> str:
        """Return the action panel's caption; empty where what stands above says enough."""
        return ""

    # Moves

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        """Return a move as the log tells it to the viewer."""
        raise NotImplementedError

    def weight(self, shown: Shown) -> int:
        """Return how much a move tells of its turn, against the others of that turn."""
        return 0

    def moved(self, name: str) -> str:
        """Return that somebody has just moved, or done what one does instead."""
        return say("table-has-moved", name=name)

    def moment(self, change: Change[V], context: TableContext) -> TableReveal | None:
        """Return what all look at after a move; None where nothing of it is for all."""
        return None

    def rehearsed(self, context: TableContext) -> TableReveal | None:
        """Return such a page with nothing on it that is not known from the start.

        For a page that takes longer to paint than the move before it lasts.
        """
        return None

    # Actions

    def action_label(self, action: A, view: V) -> str:
        """Return the text of the button that takes the action."""
        raise NotImplementedError

    def action_name(self, action: A) -> str:
        """Return the objectName of what takes the action: `take-blue`."""
        raise NotImplementedError

    def advice(self, action: A, view: V, names: Sequence[str]) -> Wording:
        """Return an action with everything that belongs to it, by itself."""
        return same(self.action_label(action, view))

    def ground(self, ground: Ground, names: Sequence[str], mover: str = "") -> str:
        """Return what speaks for an action or against it, as a sentence; empty for none.

        `mover` is whose action it is, by name; empty where that is the reader.
        """
        return ""

    # The end

    def score(self, points: int, /) -> str:
        """Return an amount of what the game is won by: `$12M`."""
        return number(points)

    def result_rows(self, result: Result, view: V, context: TableContext) -> Sequence[ResultRow]:
        """Return the places, the winner first, each score unfolded to its rule."""
        raise NotImplementedError

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won, or how the solitaire went."""
        return headline(result, context)


AnyWords: TypeAlias = GameWords[View, Action]
"""A game's words for code that serves all games."""
