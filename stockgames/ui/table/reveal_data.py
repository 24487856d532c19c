"""A reveal as data supplied by a game, and its holder, which shows it page by page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from stockgames.engine.plain_text import isolated
from stockgames.engine.state import SeatId
from stockgames.presentation.cue import Cue
from stockgames.ui.sound.recipes import Sound
from stockgames.ui.table.motion import Moving
from stockgames.ui.theme.palette import Mark
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import BaseWidget
from stockgames.ui.widgets.pointer import InputGuard

P = TypeVar("P")
Tone: TypeAlias = Literal["plain", "good", "bad"]


@dataclass(frozen=True, slots=True)
class RevealCard:
    """A face-up card: a large sign, an emblem, and a name."""

    text: str
    caption: str
    mark: Mark | None = None
    number: str = ""
    """The card's phase numeral, small in its corner: `II`."""
    sign: str = ""
    """An emblem instead of it, if someone else placed the card."""
    is_back: bool = False
    """Whether it is still face down, showing only its caption."""
    turns: bool = False
    """Whether it is flipped when the page appears."""
    spoken_text: str = ""
    """The text for screen readers when it is flipped, unless the page says it elsewhere."""


@dataclass(frozen=True, slots=True)
class RevealGift:
    """Something that changed hands, and who has it now."""

    mark: Mark
    to: str
    is_paper: bool = False
    """Whether it is a share instead of a good; its background is square."""


@dataclass(frozen=True, slots=True)
class RevealSeat:
    """What a seat revealed, and its result."""

    seat: SeatId
    summary: str
    """A few words: `sells 4 Bonds`."""
    amount: str = ""
    """The largest text: `+$280`."""
    cards: tuple[RevealCard, ...] = ()
    standing: str = ""
    """For example `$950`."""
    change: str = ""
    tone: Tone = "plain"
    """Whether the change is good or bad for the seat."""
    place: str = ""
    caption: str = ""
    """The text before the standing: `net worth`."""
    calculation: str = ""
    """How the amount is calculated: `4 × $70`."""
    verb: str = ""
    """The meaning of the amount: `earns`."""
    climbed: int = 0
    """How many ranks it rose; negative if it fell."""
    gifts: tuple[tuple[RevealGift, ...], ...] = ()
    """Rows of its gifts, painted instead of `summary` and `calculation`, which say the same."""
    counted: Callable[[float], RevealSeat] | None = field(default=None, compare=False, repr=False)
    """Returns it with its sums at a share of counting; None if none count."""

    def spoken(self) -> str:
        """Return it for screen readers, without the name."""
        standing = f"{self.caption} {self.standing} {self.change}".strip()
        amount = f"{self.verb} {self.amount}".strip()
        turned = (card.spoken_text for card in self.cards if card.turns and not card.is_back)
        told = (self.summary, *turned, self.calculation, amount, standing, self.place)
        return ", ".join(filter(None, told))


@dataclass(frozen=True, slots=True)
class RevealValue:
    """A public value, before and after."""

    mark: Mark
    name: str
    before: str
    after: str
    note: str
    """For example `+1 step`, `bubble`."""
    why: tuple[str, ...]
    """Who moved it, for example `Ada +1`."""

    def spoken(self, *, briefly: bool = False) -> str:
        """Return it for screen readers; `briefly` omits who moved it."""
        way = f"{self.before} → {self.after}" if self.before else self.after
        why = "" if briefly else ", ".join(self.why)
        return f"{self.name}: {way}, {self.note}. {why}".strip()


class RevealPicture(Protocol):
    """A game's picture in the middle of the page."""

    def view(self, look: ThemeContext, parent: QWidget | None = None) -> PictureView[Any]:
        """Return a widget that shows pictures of this type."""
        ...


class PictureView(BaseWidget, Generic[P]):
    """Shows a game's pictures of one type, one after another."""

    def takes(self, picture: RevealPicture) -> bool:
        """Return whether it can show a picture."""
        raise NotImplementedError

    def show_start(self, picture: P) -> Sequence[Moving]:
        """Show how a picture begins; return how it comes to its end, if anything moves."""
        self.show_end(picture)
        return ()

    def show_end(self, picture: P) -> None:
        raise NotImplementedError

    def where(self, place: str) -> QRectF:
        """Return the rect of an outline path, relative to its parent; empty if it has none."""
        return QRectF()


@dataclass(frozen=True, slots=True)
class RevealNews:
    """Something remarkable about a seat, such as that it gains most."""

    seat: SeatId
    text: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class RevealLead:
    """Who leads now, and all seats in order."""

    title: str
    """The heading: `Worth, in one look`."""
    caption: str
    """For example `Leads now`."""
    leader: str
    """For example `Dmitri, $1,140`."""
    order: tuple[tuple[SeatId, str], ...]
    """Seats from first to last, each with its rank: `2nd`."""


@dataclass(frozen=True, slots=True)
class RevealShown:
    """A card that a seat turned over, shown below a headline."""

    seat: SeatId
    card: RevealCard


@dataclass(frozen=True, slots=True)
class TableReveal:
    """A page of its own if it has seats, else a headline over the table."""

    title: str
    note: str = ""
    seats: tuple[RevealSeat, ...] = ()
    values: tuple[RevealValue, ...] = ()
    picture: RevealPicture | None = None
    news: tuple[RevealNews, ...] = ()
    lead: RevealLead | None = None
    status: str = ""
    """The bar's status during the reveal."""
    earlier: tuple[TableReveal, ...] = ()
    """The pages before this one, one press apart."""
    shows_move: bool = False
    """Whether its pages show the move itself, which the table then doesn't animate."""
    goes_on: str = ""
    """What a press shows next, if another page follows."""
    sound: Sound | None = None
    """The sound when the page appears."""
    at_left: int | None = None
    """The number of seats at the left, from the first; half of them by default."""
    shown: tuple[RevealShown, ...] = ()
    """The cards painted below a headline; its note says the same."""
    dwell: int = 0
    """How long it stays before the next page comes by itself, in milliseconds at normal pace; no
    longer than its cue, if it has one.
    """
    cue: Cue | None = None
    """What is shown large while the picture moves."""

    @property
    def sides(self) -> tuple[tuple[RevealSeat, ...], tuple[RevealSeat, ...]]:
        """The seats at the left and those at the right, each from the top."""
        count = -(-len(self.seats) // 2) if self.at_left is None else self.at_left
        return self.seats[:count], self.seats[count:]

    @property
    def pages(self) -> tuple[TableReveal, ...]:
        """All pages, one for each press."""
        return *self.earlier, self

    @property
    def is_notice(self) -> bool:
        """Return whether it is a headline alone, with nothing to see below it."""
        return not (self.seats or self.shown or self.note)

    @property
    def is_page(self) -> bool:
        """Return whether it fills the table."""
        return bool(self.seats)

    def spoken(self, names: tuple[str, ...], *, briefly: bool = False) -> str:
        """Return all of it for screen readers; `briefly` omits notes."""
        values = [v.spoken(briefly=briefly) for v in self.values]
        seats = [f"{isolated(names[seat.seat])}: {seat.spoken()}" for seat in self.seats]
        news = [f"{isolated(names[one.seat])} {one.text}" for one in self.news]
        lead = f"{self.lead.caption}: {self.lead.leader}" if self.lead is not None else ""
        note = "" if briefly else self.note
        return "\n".join(filter(None, (self.title, note, *values, *seats, *news, lead)))


class RevealHolder(QObject):
    """Keeps the current page of a reveal until a press, and turns to the next one or back.

    Before a single person the pages follow each other by themselves, and the last one is held. A
    press shows the next page at once.
    """

    turned = Signal()
    """Another page of the same reveal is shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.page: TableReveal | None = None
        """The current page; None if there is none."""
        self.stands_still = False
        """Whether the page was seen before, or the table has already shown all of it."""
        self.finish: Callable[[], bool] = lambda: False
        """Ends the page's animation; returns whether there was one."""
        self.runs = False
        """Whether the next page comes by itself."""
        self._pages: tuple[TableReveal, ...] = ()
        """All pages of the reveal."""
        self._settling = InputGuard(self)

    def hold(self, reveal: TableReveal | None, *, runs: bool = False, at_end: bool = False) -> None:
        """Show a reveal from its first page, or `at_end` its last one, until a press.

        If it `runs`, its pages follow each other by themselves.
        """
        self._pages, self.stands_still = () if reveal is None else reveal.pages, False
        self.page = self._pages[-1 if at_end else 0] if self._pages else None
        self.runs = runs and bool(self.to_come)
        self._settling.begin()

    def reword(self, reveal: TableReveal | None) -> None:
        """Show the same page of a reveal in other words, such as another language."""
        number, count = self.pages
        if reveal is not None and self.page is not None and reveal.pages != self._pages:
            self._pages, self.runs, self.stands_still = reveal.pages, False, True
            self.page = self._pages[min(number, count - 1)]

    def put_away(self) -> None:
        """Show nothing."""
        self._pages, self.page, self.runs = (), None, False

    def press(self) -> bool:
        """Handle a press: end the animation or turn to the next page; return whether it was used.

        A page that has just appeared absorbs presses, so that a hasty one doesn't skip it for all.
        """
        if self.page is None:
            return False
        return self.finish() or not self._settling.is_over or self._turn(1)

    def run_on(self) -> None:
        """Show the next page if it comes by itself."""
        if self.runs:
            self._turn(1)

    def turn_back(self) -> bool:
        """Show the previous page again; return whether there is one."""
        self.runs = False
        self.finish()
        return self._turn(-1, still=True)

    def show_all(self) -> bool:
        """Show the end of the last page; return whether it wasn't shown yet."""
        self.runs = False
        moved = self.finish()
        return self._turn(len(self.to_come), still=True) or moved

    @property
    def pages(self) -> tuple[int, int]:
        """The number of the current page, from 0, and that of all pages."""
        return len(self._pages) - 1 - len(self.to_come), len(self._pages)

    @property
    def to_come(self) -> tuple[TableReveal, ...]:
        """The pages after the current one."""
        if self.page not in self._pages:
            return ()
        return self._pages[self._pages.index(self.page) + 1 :]

    def _turn(self, by: int, *, still: bool = False) -> bool:
        if self.page not in self._pages:
            return False
        wanted = self._pages.index(self.page) + by
        if not by or not 0 <= wanted < len(self._pages):
            return False
        self.page, self.stands_still = self._pages[wanted], still
        self.runs = self.runs and bool(self.to_come)
        self._settling.begin()
        self.turned.emit()
        return True
