"""The content of a file of lessons, validated (see `stockgames.lessons`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, Final, Self

from pydantic import Field, StringConstraints, ValidationError, field_validator, model_validator

from stockgames.engine import registry
from stockgames.engine.codec import first_problem
from stockgames.engine.errors import StockGamesError
from stockgames.engine.state import SeatId, View
from stockgames.engine.strict import Strict
from stockgames.lessons.claims import Claim, Word, value_of


class Tip(Strict):
    """A text shown once, when it applies; its texts are `tip-ID-title` and `tip-ID-text`."""

    id: Word
    do: tuple[str, ...] = ()
    """The names of actions; the tip is shown when one of them is legal."""
    when: Claim = "1"
    """A further condition: `now` stands for the game's facts, `me` for the deciding seat."""

    @model_validator(mode="after")
    def _waits_for_something(self) -> Self:
        if not self.do and self.when == "1":
            raise ValueError("a tip waits for an action, or for a condition")
        return self


def tip_for(
    tips: Sequence[Tip], view: View, seat: SeatId, facts: object, told: Collection[str]
) -> Tip | None:
    """Return the first tip that applies to the deciding seat and was not shown yet, or None."""
    allowed = {getattr(action, "do", "") for action in view.legal}
    names = {"now": facts, "me": seat}
    for tip in tips:
        due = not tip.do or bool(allowed & {*tip.do})
        if tip.id not in told and due and value_of(tip.when, names):
            return tip
    return None


Place = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]+(/[A-Za-z0-9-]+)*$")]
"""A name used by the outline and the hot spots of the table."""
Margin = Annotated[int, Field(ge=0, le=200)]
MoveFields = Mapping[str, Any]
"""A move in the form used by records, or some fields of a move that select matching moves."""
LEARNER: Final = 0
"""The learner's seat."""


class ScriptError(StockGamesError):
    """A file of lessons that can't be read; the message is one clear line."""


class Other(Strict):
    """A wrong move that has a text of its own."""

    move: MoveFields = Field(default_factory=dict)
    """The fields that a move must match; empty for a guess."""
    when: Claim = "1"
    says: Word
    """The suffix of the message id, after lesson and step, such as `wrong-swap`."""
    lamps: tuple[Place, ...] = ()
    """The places that the message highlights, if they differ from those of its step."""


class Verdict(Strict):
    """Bars that show the effect of a move on each seat; `seat` is the seat's number in claims."""

    gain: Claim
    blocks: Claim = "0"
    """The number of equal blocks of the bar; 0 for a plain bar."""


class Act(Strict):
    """An action that is asked for."""

    right: tuple[MoveFields, ...] = ()
    """Partial moves, any of which is right; *Show me* shows the first one that is legal."""
    when: Claim = "1"
    """A further condition that must hold after the move."""
    others: tuple[Other, ...] = ()
    verdict: Verdict | None = None
    free: bool = False
    """Whether any move is right."""
    through: bool = False
    """Whether the move is evaluated only after the turn has passed and others have answered."""


class Guess(Strict):
    """A question with a few answers; the right one is computed from the position."""

    choices: Annotated[list[Claim], Field(min_length=2, max_length=6)]
    """A number or a name for each choice; quoted words are suffixes of message ids."""
    right: Claim
    """The number of the right choice, from 0."""
    others: tuple[Other, ...] = ()


class Play(Strict):
    """The learner and the bots play on."""

    until: Claim = "0"
    """The condition that ends the step; the end of the game always ends it."""


class Step(Strict):
    """One text of the coach, and what the learner must do."""

    id: Word
    moves: tuple[MoveFields, ...] = ()
    """The moves that are made before the coach speaks."""
    bots: bool = False
    """Whether the bots play until the learner is asked, before the coach speaks."""
    lamps: tuple[Place, ...] = ()
    glow: tuple[Place, ...] = ()
    judged: tuple[Place, ...] = ()
    """The places highlighted while a move is judged, unless an `Other` has its own."""
    values: dict[Word, Claim] = Field(default_factory=dict)
    draft: MoveFields | None = None
    """The input that is already filled in when the learner is asked: a draft in the game's
    own form, such as a half-completed form (see `controllers.drafts`).
    """
    demo: tuple[MoveFields, ...] = ()
    """The moves that *Show me* shows; if an action is asked for, the right one."""
    act: Act | None = None
    guess: Guess | None = None
    play: Play | None = None

    @model_validator(mode="after")
    def _asks_one_thing(self) -> Self:
        asked = [kind for kind in (self.act, self.guess, self.play) if kind is not None]
        if len(asked) > 1:
            raise ValueError("a step asks one thing")
        return self

    @property
    def asks(self) -> bool:
        """Return whether the learner must do something."""
        return any(kind is not None for kind in (self.act, self.guess, self.play))


class Later(Strict):
    """Actions that a later lesson teaches, and that are disabled in this one."""

    lesson: Word
    actions: tuple[str, ...] = ()
    """The names of actions, as in the `do` field of records."""
    buttons: tuple[Word, ...] = ()
    """The prefixes of the names of their buttons."""


class Lesson(Strict):
    """One lesson: a position and its steps."""

    id: Word
    seats: Annotated[list[str], Field(min_length=1)]
    """The names at the table; the first one, the learner's, is empty."""
    seed: str = ""
    options: dict[str, Any] = Field(default_factory=dict)
    setup: dict[str, Any] | None = None
    first: int | None = None
    moves: tuple[MoveFields, ...] = ()
    later: tuple[Later, ...] = ()
    minutes: Annotated[int, Field(ge=1, le=10)] = 3
    steps: Annotated[list[Step], Field(min_length=1)]

    @field_validator("seats")
    @classmethod
    def _learner_first(cls, seats: list[str]) -> list[str]:
        if seats[LEARNER] or not all(seats[1:]):
            raise ValueError("the first name is the learner's and empty, the others are bots'")
        return seats

    @field_validator("steps")
    @classmethod
    def _named_apart(cls, steps: list[Step]) -> list[Step]:
        ids = [step.id for step in steps]
        if twice := next((name for name in ids if ids.count(name) > 1), None):
            raise ValueError(f"{twice}: there are two steps of this name")
        return steps

    def barred(self, action: str) -> str:
        """Return the lesson that teaches an action later; "" if it is allowed in this one."""
        return next((later.lesson for later in self.later if action in later.actions), "")


class Picture(Strict):
    """A part of the table at a step of a lesson, shown by the rules pages."""

    lesson: Word
    step: Word
    places: Annotated[tuple[Place, ...], Field(min_length=1)]
    """The places that the picture must show."""
    margin: tuple[Margin, Margin] = (12, 12)
    """The horizontal and the vertical margin around the places, in pixels."""


class Lessons(Strict):
    """All lessons of a game, the tips for a first game, and the pictures for its rules."""

    game: Word
    lessons: Annotated[list[Lesson], Field(min_length=1)]
    tips: tuple[Tip, ...] = ()
    pictures: dict[Word, Picture] = Field(default_factory=dict)

    @field_validator("lessons")
    @classmethod
    def _told_apart(cls, lessons: list[Lesson]) -> list[Lesson]:
        ids = [lesson.id for lesson in lessons]
        if twice := next((name for name in ids if ids.count(name) > 1), None):
            raise ValueError(f"{twice}: there are two lessons of this name")
        for number, lesson in enumerate(lessons):
            if missing := [x.lesson for x in lesson.later if x.lesson not in ids[number + 1 :]]:
                raise ValueError(f"{lesson.id}: {missing[0]} is no later lesson")
        return lessons

    @model_validator(mode="after")
    def _pictured_somewhere(self) -> Self:
        steps = {(lesson.id, step.id) for lesson in self.lessons for step in lesson.steps}
        for name, picture in self.pictures.items():
            if (picture.lesson, picture.step) not in steps:
                raise ValueError(f"{name}: {picture.lesson}/{picture.step} is no step of a lesson")
        return self

    def __iter__(self) -> Iterator[Lesson]:  # type: ignore[override]  # not its fields
        return iter(self.lessons)

    def number(self, lesson: str) -> int:
        """Return the number of a lesson, counted from 1; raise ValueError for an unknown id."""
        return [listed.id for listed in self.lessons].index(lesson) + 1

    def lesson(self, lesson: str) -> Lesson:
        """Return a lesson by its id; raise ValueError for an unknown id."""
        return self.lessons[self.number(lesson) - 1]


def read_lessons(text: str) -> Lessons:
    """Return the lessons in a file's text; raise ScriptError."""
    try:
        return Lessons.model_validate_json(text)
    except ValidationError as error:
        raise ScriptError(first_problem(error)) from None


@cache
def lessons_of(game: str) -> Lessons:
    """Return a game's shipped lessons; raise ScriptError, or PluginError.

    Raise FileNotFoundError if the game has none.
    """
    name = f"{game}.json"
    with registry.blaming(game, FileNotFoundError):
        text = registry.text(game, "lessons", name)
        try:
            found = read_lessons(text)
        except ScriptError as error:
            raise ScriptError(f"{name}: {error}") from None
        if found.game != game:
            raise ScriptError(f"{name}: these lessons are of another game")
    return found


def has_lessons(game: str) -> bool:
    """Return whether a game has lessons; those of an installed package must be readable, too."""
    if registry.is_own(game):
        return registry.has_file(game, "lessons", f"{game}.json")
    with registry.excusing(game), suppress(FileNotFoundError):
        return bool(lessons_of(game).lessons)
    return False
