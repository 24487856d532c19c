"""The messages between a phone's page and the table: one JSON object a frame, named by `type`.

How a phone comes in: the address in the code ends in `#` and the door's key, or later in a seat's
token. The page sends `hello` with the key (or the six letters that were typed), gets `door`, sends
`sit` with a free seat (or null, to watch), and gets `seated` with its token, which it keeps in the
address's fragment. It sends `hello` with the token after each lost connection. After that comes a
`table`, and another after each change; each holds all there is to show.

`n` stands for what a phone has been asked: it is a hash, so it only equals or differs. A `press`
or `undo` must carry the `n` of the table that was shown when it was pressed. Otherwise it is
answered by the present table and not played. Its `id` is made by the page and is new for each
press; sent again after a lost connection, a press counts once.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from stockgames.engine.strict import Strict
from stockgames.presentation.game_words import Price, ResultRow
from stockgames.presentation.outline import Node

MOST_BYTES: Final = 16 * 1024
"""The largest message that a phone may send."""

_Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
_Token = Annotated[str, Field(min_length=6, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
_Name = Annotated[str, Field(min_length=1, max_length=120, pattern=r"^[^\x00-\x1f\x7f]+$")]
_Typed = Annotated[str, Field(max_length=1000)]
_Language = Annotated[str, Field(max_length=12, pattern=r"^[A-Za-z-]*$")]
_Seat = Annotated[int, Field(ge=0, le=31)]
_Number = Annotated[int, Field(ge=0, le=2**53 - 1)]

# From the phone


class Hello(Strict):
    """A phone comes, or comes back."""

    type: Literal["hello"]
    token: _Token
    """Its seat's; or the key from the address, or the letters that were typed, in any case."""
    language: _Language = ""
    """The browser's, for a person who has chosen none in the app."""


class Sit(Strict):
    """Take a seat, or none to watch; only after `door`."""

    type: Literal["sit"]
    seat: _Seat | None
    name: _Typed = ""
    """Who sits down there, as it was typed; empty for the person whose seat it is."""


class Press(Strict):
    """Press a choice or a target by its name."""

    type: Literal["press"]
    id: _Id
    n: _Number
    name: _Name


class Undo(Strict):
    """Take the own last move, or the own secret choice, back."""

    type: Literal["undo"]
    id: _Id
    n: _Number


class Hint(Strict):
    """Ask for a hint; it comes with a later `table`."""

    type: Literal["hint"]


class Bye(Strict):
    """Leave the seat, which then is free again."""

    type: Literal["bye"]


Up: TypeAlias = Annotated[Hello | Sit | Press | Undo | Hint | Bye, Field(discriminator="type")]
UP: Final[TypeAdapter[Up]] = TypeAdapter(Up)

# To the phone

Theme: TypeAlias = Literal["evening", "daylight"]
SeatState: TypeAlias = Literal["free", "held", "asleep", "screen", "bot"]
"""Free for anyone; held by a phone; held, its phone out of reach; played at the screen; a bot's."""


class Person(Strict):
    """Who a seat is."""

    seat: int
    name: str
    sign: str
    """The sign on the crest of the portrait, and its colour: names from `faces.json`."""
    colour: str
    state: SeatState


class Door(Strict):
    """Who sits here, for a phone that has no seat yet."""

    type: Literal["door"] = "door"
    title: str
    """The game's name in the language."""
    people: tuple[Person, ...]
    locked: bool
    """Whether no more seats are given; one can still watch."""
    language: str
    theme: Theme = "evening"
    unplayed: tuple[int, ...]
    """The seats that have not decided anything yet: somebody new can sit down there."""
    refused: str = ""
    """Why the phone did not get the seat that it wanted, in a sentence."""
    typed: str = ""
    """The name that it wanted, without what doesn't show."""


class Seated(Strict):
    """A phone has got a seat, or watches."""

    type: Literal["seated"] = "seated"
    token: str
    """What `hello` takes from now on."""


class Choice(Strict):
    """A button, or something on the table that is pressed by its name as well.

    With `why_not` it can't be pressed now, and says so.
    """

    name: str
    label: str
    kind: Literal["primary", "secondary", "quiet"] = "secondary"
    why_not: str = ""
    note: str = ""
    tip: str = ""
    emblem: str = ""
    picked: bool = False
    is_private: bool = False
    """Whether others may not know of it."""


class Group(Strict):
    """Buttons under a caption."""

    caption: str
    choices: tuple[Choice, ...]


class Doing(Strict):
    """What this phone's seat can do now; groups and targets are empty if nothing."""

    title: str = ""
    note: str = ""
    is_private: bool = False
    """Whether the whole decision is secret: others may not know what there is to choose. Then
    title and note are private, too.
    """
    is_note_private: bool = False
    groups: tuple[Group, ...] = ()
    targets: tuple[Choice, ...] = ()


class Entry(Strict):
    """An entry of the log."""

    number: int
    """Counted from 1: the move that it tells; 0 for who sits at the table."""
    text: str
    private: str = ""
    """What only this seat may read of it, instead of `text`; empty if there is nothing more."""


class Table(Strict):
    """All that one phone shows now."""

    type: Literal["table"] = "table"
    n: int
    title: str
    language: str
    theme: Theme = "evening"
    four_colours: bool = False
    """Whether the four suits have four colours."""
    text_size: int = 0
    """In percent, as the person has chosen in the app; 0 if they have not."""
    people: tuple[Person, ...]
    """All seats in order."""
    you: int | None
    """The phone's seat; None for one that watches."""
    asked: bool
    """Whether this seat has to decide now."""
    turn_of: tuple[int, ...]
    """The seats that have to decide."""
    ready: tuple[int, ...]
    """The seats that have chosen in secret while others still choose."""
    look_up: bool
    """Whether the screen is showing something that all look at; what this holds is from before."""
    status: str
    aim: str
    facts: tuple[Price, ...]
    """Public values, such as prices; at most four."""
    doing: Doing
    public: tuple[Node, ...]
    private: tuple[Node, ...]
    """The nodes that nobody else may see. Not in `public`; its places may stand there, too, with
    what everyone may know.
    """
    log: tuple[Entry, ...]
    """The latest entries in order of time."""
    notice: str = ""
    """Why the last press did nothing, or what was refused."""
    hint: str = ""
    """The hint that was asked for, while it is valid."""
    is_hint_coming: bool = False
    can_hint: bool = False
    why_no_undo: str = ""
    """Why nothing can be taken back; empty if something can be."""
    is_over: bool = False
    headline: str = ""
    """How the game ended."""
    result: tuple[ResultRow, ...] = ()
    """The seats, the winner first."""


class Gone(Strict):
    """The phone has no place here any more; the connection closes."""

    type: Literal["gone"] = "gone"
    why: Literal["closed", "another-phone", "given-away", "unknown", "bye"]
    """The door was closed; a newer phone has the seat; the host gave the seat to the screen or to
    a bot; the code or token is none of this door's; it said `bye`.
    """


Down: TypeAlias = Door | Seated | Table | Gone
