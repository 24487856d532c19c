"""The interface of a game's texts: moves, choices and results, with optional extras."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeAlias, TypeVar

from stockgames.controllers.stages import Shown, Stage
from stockgames.engine.game import Reason
from stockgames.engine.state import Action, Result, SeatId, View
from stockgames.presentation.context import TableContext
from stockgames.presentation.messages import headline
from stockgames.presentation.sentences.speech import NO_WORDS, Wording, number, same, say
from stockgames.presentation.story import Badge, StoryWords

V = TypeVar("V", bound=View, contravariant=True)
"""The game's view type."""
A = TypeVar("A", bound=Action, contravariant=True)
"""The game's action type."""


@dataclass(frozen=True, slots=True)
class Price:
    """A public value, and the badge of what has that value."""

    badge: Badge
    amount: str
    label: str
    note: str = ""
    """What it becomes next, or how much of it the viewer has; only in `figures`."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A move in the log."""

    number: int
    """The turn, from 1; 0 before the first."""
    actor: str
    """The name of who moved, shown in bold if the text starts with it; empty for chance."""
    text: str
    """Empty if the move gets no line."""
    notes: tuple[str, ...] = ()
    step: int = field(default=0, compare=False)
    """The number of moves up to it; 0 if it can't be visited."""
    strikes: bool = False
    """Whether it cost the viewer something since their last turn, so that it must be shown."""
    brief: str = ""
    """A shorter text, so that several fit; may be empty."""
    is_close: bool = False
    """Whether it belongs to the close, after the last turn; a bell replaces its number."""

    def plain(self) -> str:
        """Return it as one line of plain text."""
        line = self.text
        for note in filter(None, self.notes):
            line = line.removesuffix(".") if note[0].islower() else line
            parted = not line or line.endswith((".", "!", "?", ":", ";"))
            mark = "" if parted else "." if note[0].isupper() else ";"
            line = f"{line}{mark} {note}"
        return line.strip()


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score's breakdown: `Chemicals, 3 chips at $4M`, `$12M`."""

    text: str
    amount: str
    emblem: str = ""
    sector: str = ""
    """The letter of a sector, drawn as a chip."""
    security: str = ""
    """The letter of a security, drawn as a token."""
    count: int = 0
    """The number of chips or tokens; 0 if they aren't counted."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A row of the ranking on the closing page."""

    place: int
    seat: SeatId
    score: str
    note: str
    """A short text beside the name."""
    rule: Wording
    """What decided the rank, beside the score."""
    lines: tuple[ScoreLine, ...]
    who: Wording = NO_WORDS
    """Who plays there, in a word or two; set by the closing page."""


@dataclass(frozen=True, slots=True)
class Ruler:
    """What games alone come to."""

    text: Callable[[int], str]
    """Words an amount."""
    amounts: Sequence[int]
    """What each medal takes."""
    won: int
    """How many of them were won."""
    mark: int | None
    """The player's score; None for none."""
    hills: Mapping[str, Sequence[int]]
    """By level, how many in a thousand games of bots made about each amount of `made`."""
    made: range

    def at(self, amount: int) -> float:
        """Return where an amount is in `made`, counted from 0; its ends for what is beyond them."""
        return (min(max(amount, self.made[0]), self.made[-1]) - self.made[0]) / self.made.step


@dataclass(frozen=True, slots=True)
class Solo:
    """How a game alone went."""

    heading: str
    line: str
    """How the score compares with the best one, and how far the next medal is."""
    ruler: Ruler


class GameWords(Generic[V, A]):
    """A game's texts in the current language; each game derives its own."""

    story: StoryWords | None = None
    """The texts of its score history; None for a game without one."""
    weighs_moves: ClassVar[bool] = False
    """Whether a turn has several moves, of which `weight` gives the importance."""

    # Position

    def status(self, view: V, context: TableContext) -> str:
        """Return the top bar's line: round, turn, what is left."""
        raise NotImplementedError

    def aim(self, view: V) -> str:
        """Return a line for the bar on what wins and what ends the game; may be empty."""
        return ""

    def hint_cost(self, view: V) -> str:
        """Return what asking for a hint costs, as a sentence; empty if nothing."""
        return ""

    def prices(self, view: V) -> Sequence[Price]:
        """Return up to four public values, for the curtain."""
        return ()

    def figures(self, view: V) -> Sequence[Price]:
        """Return up to four public values for the viewer's phone: prices, and what they own."""
        return self.prices(view)

    def standings(self, view: V, context: TableContext) -> Sequence[str]:
        """Return more lines for the curtain, what each player has or what matters to all."""
        return ()

    def handover_reason(self, view: V, context: TableContext) -> str:
        """Return why the seat of the context gets the screen, from a bystander's view."""
        return say("shell-your-turn")

    def phase_title(self, view: V, context: TableContext) -> str:
        """Return the action panel's caption; empty if the title above is enough."""
        return ""

    # Moves

    def entry(self, shown: Shown, context: TableContext) -> LogEntry:
        """Return a move's log entry for the viewer."""
        raise NotImplementedError

    def weight(self, shown: Shown) -> int:
        """Return a move's importance among the moves of its turn."""
        return 0

    def progress(self, view: V) -> float:
        """Return how far the game is: over 0.5 late in it, 1 in its last round, pile or draw."""
        return 0.0

    def moved(self, name: str) -> str:
        """Return the text that someone has just moved, or the game's equivalent."""
        return say("table-has-moved", name=name)

    # Actions

    def action_label(self, action: A, view: V) -> str:
        """Return the label of an action's button."""
        raise NotImplementedError

    def action_name(self, action: A) -> str:
        """Return the objectName of an action's button: `take-blue`."""
        raise NotImplementedError

    def advice(self, action: A, view: V, names: Sequence[str]) -> Wording:
        """Return the full description of an action, understandable by itself; one of several
        sentences has a line for each.
        """
        return same(self.action_label(action, view))

    def reason_text(self, reason: Reason, names: Sequence[str], mover: str = "") -> str:
        """Return a sentence for a reason for or against an action; empty if there is none.

        `mover` is the name of who acts; empty if that is the reader.
        """
        return ""

    # The end

    def score(self, points: int, /) -> str:
        """Return an amount in the game's scoring unit: `$12M`."""
        return number(points)

    def result_rows(self, result: Result, view: V, context: TableContext) -> Sequence[ResultRow]:
        """Return the ranking, the winner first, with each score broken down by its rule."""
        raise NotImplementedError

    def result_headline(self, result: Result, context: TableContext) -> str:
        """Return who won, or how the solo game went."""
        return headline(result, context)

    def solo(self, result: Result, context: TableContext) -> Solo | None:
        """Return how a game alone went; None where no medals can be won."""
        return None


AnyWords: TypeAlias = GameWords[View, Action]
"""A game's texts, for code shared by all games."""


def status_of(words: AnyWords, view: View, context: TableContext, *, end_shown: bool) -> str:
    """Return the progress of a game; that it is over only once the table has shown its end."""
    status: str = words.status(view, context)
    if context.stage is Stage.OVER and end_shown:
        return say("table-the-bell-has-rung", status=status)
    return status
