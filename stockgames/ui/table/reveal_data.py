"""A reveal as data, as a game tells it, and held page by page until somebody presses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from stockgames.engine.plain_text import isolated
from stockgames.engine.seat import SeatId
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import Mark
from stockgames.ui.widgets.input_guard import InputGuard

Tone: TypeAlias = Literal["plain", "good", "bad"]


@dataclass(frozen=True, slots=True)
class MomentCard:
    """A card that lies open: a large sign, an emblem, and what it is called."""

    text: str
    caption: str
    mark: Mark | None = None
    number: str = ""
    """Which of the cards that are laid it is, small in its corner: `II`."""
    sign: str = ""
    """An emblem in its place where somebody else laid it."""
    is_back: bool = False
    """Whether it still lies face down: then only its caption is told."""
    turns: bool = False
    """Whether it is turned over as the page comes up."""
    told: str = ""
    """What is read out as it is turned over, where nothing else on the page says it."""


@dataclass(frozen=True, slots=True)
class MomentGift:
    """Something that changed hands: what it is, and who has it now."""

    mark: Mark
    to: str
    is_paper: bool = False
    """Whether it is a share and no good: its ground is square."""


@dataclass(frozen=True, slots=True)
class MomentSeat:
    """What a seat showed, and what came of it."""

    seat: SeatId
    told: str
    """In a few words: `sells 4 Bonds`."""
    amount: str
    """The largest figure: `+$280`."""
    cards: tuple[MomentCard, ...]
    standing: str
    """`$950`."""
    change: str
    tone: Tone
    """How the change is for the seat."""
    place: str
    caption: str = ""
    """What stands before the standing: `net worth`."""
    reckoned: str = ""
    """How the amount comes about: `4 × $70`."""
    deed: str = ""
    """What the amount is: `earns`."""
    climbed: int = 0
    """How many places it rose; below nothing if it fell."""
    gifts: tuple[tuple[MomentGift, ...], ...] = ()
    """Lines of what it gave, painted where `told` and `reckoned` stand, which say the same."""
    counted: Callable[[float], MomentSeat] | None = field(default=None, compare=False, repr=False)
    """Returns its sums as they are while they count, after a share of it; None if none do."""

    def spoken(self) -> str:
        """Return it as it is read out, without the name."""
        standing = f"{self.caption} {self.standing} {self.change}".strip()
        amount = f"{self.deed} {self.amount}".strip()
        turned = (card.told for card in self.cards if card.turns and not card.is_back)
        told = (self.told, *turned, self.reckoned, amount, standing, self.place)
        return ", ".join(filter(None, told))


@dataclass(frozen=True, slots=True)
class MomentValue:
    """A value that everybody watches, before and after."""

    mark: Mark
    name: str
    before: str
    after: str
    note: str
    """`+1 step`, `bubble`."""
    why: tuple[str, ...]
    """Who moved it: `Ada +1`."""

    def spoken(self, *, briefly: bool = False) -> str:
        """Return it as it is read out, with who moved it or without."""
        way = f"{self.before} → {self.after}" if self.before else self.after
        why = "" if briefly else ", ".join(self.why)
        return f"{self.name}: {way}, {self.note}. {why}".strip()


class MomentPicture(Protocol):
    """What a game paints in the middle of the page."""

    @property
    def length(self) -> int:
        """How long it moves as the page comes up, in milliseconds as designed; 0 if it does not."""
        ...

    def paint(self, painter: QPainter, look: ThemeContext, box: QRectF, share: float = 1.0) -> None:
        """Paint it as large as the box, in px, has room, with a share of its motion gone by."""
        ...


@dataclass(frozen=True, slots=True)
class MomentNews:
    """What a seat is remarked for, such as that it gains most."""

    seat: SeatId
    text: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class MomentLead:
    """Who leads now, and all who took part in their order."""

    title: str
    """Heads it: `Worth, in one look`."""
    caption: str
    """`Leads now`."""
    leader: str
    """`Dmitri, $1,140`."""
    order: tuple[tuple[SeatId, str], ...]
    """Seats from first to last, each with its place: `2nd`."""


@dataclass(frozen=True, slots=True)
class MomentShown:
    """A card that a seat turned over, told under a headline."""

    seat: SeatId
    card: MomentCard


@dataclass(frozen=True, slots=True)
class TableReveal:
    """With seats and values it is a page of its own; else a headline under the table."""

    title: str
    note: str = ""
    seats: tuple[MomentSeat, ...] = ()
    values: tuple[MomentValue, ...] = ()
    picture: MomentPicture | None = None
    news: tuple[MomentNews, ...] = ()
    lead: MomentLead | None = None
    status: str = ""
    """What stands beside the title of the bar meanwhile."""
    earlier: tuple[TableReveal, ...] = ()
    """Pages that lead to this one, a press from each to the next, where people hold it."""
    goes_on: str = ""
    """What a press shows next, where another page follows."""
    sound: Sound | None = None
    """What is heard as the page comes up."""
    at_left: int | None = None
    """How many of the seats lie at the left, from the first; half of them if it is not said."""
    shown: tuple[MomentShown, ...] = ()
    """The cards that are painted under a headline; its note says the same."""
    stays: bool = False
    """Whether there is more on it than a fast pace leaves time to read: it waits for a press."""

    @property
    def sides(self) -> tuple[tuple[MomentSeat, ...], tuple[MomentSeat, ...]]:
        """The seats at the left and those at the right, each from the top."""
        count = -(-len(self.seats) // 2) if self.at_left is None else self.at_left
        return self.seats[:count], self.seats[count:]

    @property
    def beats(self) -> tuple[TableReveal, ...]:
        """All pages, one for each press."""
        return *self.earlier, self

    @property
    def is_page(self) -> bool:
        """Whether there is so much to look at that it fills the table."""
        return bool(self.seats)

    def spoken(self, names: tuple[str, ...], *, briefly: bool = False) -> str:
        """Return all of it as it is read out, or all but its notes."""
        values = [v.spoken(briefly=briefly) for v in self.values]
        seats = [f"{isolated(names[seat.seat])}: {seat.spoken()}" for seat in self.seats]
        news = [f"{isolated(names[one.seat])} {one.text}" for one in self.news]
        lead = f"{self.lead.caption}: {self.lead.leader}" if self.lead is not None else ""
        note = "" if briefly else self.note
        return "\n".join(filter(None, (self.title, note, *values, *seats, *news, lead)))


class RevealHolder(QObject):
    """Knows which page of a moment is looked at, and turns from one to the next and back."""

    turned = Signal()
    """Another page of the same moment is looked at."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.page: TableReveal | None = None
        """What is looked at; None while there is nothing."""
        self.stands_still = False
        """Whether the page was seen before, or the table has told it all."""
        self.finish: Callable[[], bool] = lambda: False
        """Ends what moves on the page; tells whether anything did."""
        self._pages: tuple[TableReveal, ...] = ()
        """All pages of the moment, one for each press; none where it goes away by itself."""
        self._settling = InputGuard(self)

    def hold(self, moment: TableReveal | None, *, still: bool = False) -> None:
        """Show a moment until somebody presses, from its first page, as it is in the end if so."""
        self._pages, self.stands_still = () if moment is None else moment.beats, still
        self.page = self._pages[0] if self._pages else None
        self._settling.begin()

    def show(self, moment: TableReveal | None) -> None:
        """Show a moment that goes away by itself, as it is in the end."""
        self._pages, self.page, self.stands_still = (), moment, True

    def put_away(self) -> None:
        """Show nothing any more."""
        self._pages, self.page = (), None

    def press(self) -> bool:
        """Take a press for the page: it ends what moves, or turns to the next; tell whether it did.

        A page that has just come up takes every press, so that a hasty finger does not take it
        from the others.
        """
        if self.page is None:
            return False
        return self.finish() or not self._settling.is_over or self._turn(1)

    def turn_back(self) -> bool:
        """Show the page before again; tell whether there is one."""
        self.finish()
        return self._turn(-1)

    def turn_to_last(self) -> None:
        """Show the last page at once."""
        if self._pages:
            self.page = self._pages[-1]

    @property
    def can_turn_back(self) -> bool:
        """Whether there is a page before the one that is looked at."""
        return self.page in self._pages[1:]

    @property
    def to_come(self) -> tuple[TableReveal, ...]:
        """The pages after the one that is looked at."""
        if self.page not in self._pages:
            return ()
        return self._pages[self._pages.index(self.page) + 1 :]

    def _turn(self, by: int) -> bool:
        if self.page not in self._pages:
            return False
        wanted = self._pages.index(self.page) + by
        if not 0 <= wanted < len(self._pages):
            return False
        self.page, self.stands_still = self._pages[wanted], by < 0
        self._settling.begin()
        self.turned.emit()
        return True
