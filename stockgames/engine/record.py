"""The public record of a game: validated when read, written as a whole.

The format, version 1, is described in the project's `records.md`.

The version also names the rules: a record keeps those it was played by. Version 1 means the rulings
of the first release. A later release that changes a rule (and doesn't only fix a mistake against a
ruling) writes a new version. It still reads the old ones and plays each record by the rules of its
version: the difference becomes an argument of the game's state, which `verify` passes on from here,
and a game begun by old rules ends by them. Games in a library have no version and count as version
1; the migration that introduces version 2 will write it to each.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

from pydantic import (
    AfterValidator,
    Field,
    SerializerFunctionWrapHandler,
    StringConstraints,
    ValidationError,
    ValidatorFunctionWrapHandler,
    field_validator,
    model_serializer,
)

from stockgames.engine.bot_words import current_character, current_level
from stockgames.engine.codec import first_problem
from stockgames.engine.commitment import CHARACTER, FAIRNESS, HELD, NOTES, PACKAGE, WORD, is_note
from stockgames.engine.errors import RecordError
from stockgames.engine.plain_text import LONGEST_NAME, name_of
from stockgames.engine.state import MOST_SEATS
from stockgames.engine.strict import Strict, inside, read_object

FORMAT: Final = "stockgames.record"
VERSION: Final = 1
"""The only version so far, for writing and reading."""
MAX_BYTES = 8 * 1024 * 1024
"""A longer text is refused unread; the longest real game takes a few hundred kilobytes."""
MAX_MOVES = 100_000
MAX_VALUES = 10_000
"""In one move, and in all other parts together; the largest real set-up has a few hundred."""
MAX_DEPTH = 32


class Holder(Strict):
    """Who holds a seat: a display name, and `human` or `bot:LEVEL`."""

    name: Annotated[str, StringConstraints(max_length=LONGEST_NAME), AfterValidator(name_of)]
    player: Annotated[str, StringConstraints(pattern=r"^(human|bot:[a-z][a-z0-9-]{0,39})$")]
    x_character: Annotated[str, StringConstraints(pattern=rf"^{WORD.pattern}$")] | None = None
    """A bot's character, or None."""

    @model_serializer(mode="wrap")
    def _without_nothing(self, dump: SerializerFunctionWrapHandler) -> dict[str, Any]:
        data: dict[str, Any] = dump(self)
        return {key: value for key, value in data.items() if value is not None}

    @property
    def is_human(self) -> bool:
        return self.player == "human"

    @property
    def level(self) -> str:
        """The bot's level by today's name; empty for a person."""
        return current_level(self.player.partition(":")[2])

    @property
    def character(self) -> str | None:
        """The bot's character by today's name, or None."""
        return None if self.x_character is None else current_character(self.x_character)


class FormerHolder(Holder):
    """Who held a seat until it changed hands."""

    until: Annotated[int, Field(ge=0, le=MAX_MOVES)]
    """How many moves the game had then."""


class SeatInfo(Holder):
    """Who sits on a seat now, and who did before. No other key beginning with `x_` is kept."""

    x_held: Annotated[tuple[FormerHolder, ...] | None, Field(strict=False)] = None
    """Everyone who held the seat before, in order; None if it has never changed hands."""

    @field_validator("x_held", mode="wrap")
    @classmethod
    def _pass_over(cls, value: Any, read: ValidatorFunctionWrapHandler) -> Any:
        """Return None for somebody else's note."""
        try:
            return read(value) or None
        except ValidationError:
            return None

    def holder(self, number: int = MAX_MOVES + 1) -> SeatInfo:
        """Return the seat as it was when a move was made, counted from 1, without its history;
        by default as it is now.
        """
        held = next((held for held in self.x_held or () if number <= held.until), self)
        return SeatInfo(name=held.name, player=held.player, x_character=held.x_character)

    def handed_to(self, holder: Holder, made: int) -> SeatInfo:
        """Return the seat with another holder from the first `made` moves on."""
        now, own = (each.model_dump(exclude={HELD}) for each in (holder, self))
        return SeatInfo(**now, x_held=(*(self.x_held or ()), FormerHolder(**own, until=made)))


class Record(Strict):
    """One game, finished or not, complete enough for another program to replay it."""

    format: Literal["stockgames.record"] = "stockgames.record"
    version: Literal[1] = VERSION
    """The version of format and rules, see the module."""
    game: str
    seats: Annotated[list[SeatInfo], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any]
    setup: dict[str, Any]
    moves: list[dict[str, Any]]
    result: dict[str, Any] | None
    x_fairness: dict[str, Any] | None = Field(default=None, exclude=True)
    """Seal and seed, see `engine.commitment`; moves may have its notes too. No other key
    beginning with `x_` is kept.
    """

    x_package: str | None = Field(default=None, exclude=True)
    """The package that brings the game, if it is none of the app's own."""

    def to_json(self) -> str:
        """Return the record as JSON text with one move per line; equal games give equal text."""
        data = self.model_dump(mode="json")
        moves = ",\n".join("  " + _compact(move) for move in data["moves"])
        keys = ["format", "version", "game", "seats", "options", "setup"]
        if self.x_package is not None:
            data["x_package"] = self.x_package
            keys.insert(3, "x_package")
        if self.x_fairness is not None:
            data["x_fairness"] = self.x_fairness
            keys.append("x_fairness")
        head = ",\n".join(f" {json.dumps(key)}: {_compact(data[key])}" for key in keys)
        body = f"[\n{moves}\n ]" if moves else "[]"
        return f'{{\n{head},\n "moves": {body},\n "result": {_compact(data["result"])}\n}}\n'


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def read_record(text: str | bytes) -> Record:
    """Return the record in a JSON text; raise RecordError with a one-line message.

    Keys beginning with `x_` are ignored everywhere, except those of `engine.commitment`.
    """
    data = read_object(text, "a record", FORMAT, VERSION, MAX_BYTES, object_pairs_hook=_unique_keys)
    _check_size(data)
    try:
        return Record.model_validate(_in_place(data))
    except ValidationError as error:
        raise RecordError(first_problem(error)) from None


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    kept = {key: value for key, value in pairs if not key.startswith("x_")}
    if len(kept) != sum(not key.startswith("x_") for key, _ in pairs):
        raise ValueError("an object names the same key twice")
    return kept | {key: value for key, value in pairs if is_note(key, value)}


def _in_place(data: dict[str, Any]) -> dict[str, Any]:
    bare: dict[str, Any] = _without_notes(data)
    if FAIRNESS in data:
        proof = data[FAIRNESS]
        bare[FAIRNESS] = _without_notes(proof) if isinstance(proof, dict) else {}
    if PACKAGE in data:
        bare[PACKAGE] = data[PACKAGE]
    for move, noted in zip(bare["moves"], data["moves"], strict=True):
        move.update({key: noted[key] for key in NOTES if key in noted})
    for seat, noted in _seats(bare, data):
        seat.update({key: noted[key] for key in (CHARACTER, HELD) if key in noted})
    return bare


def _seats(*records: dict[str, Any]) -> Iterable[tuple[dict[str, Any], ...]]:
    """Return the seat objects of several records, grouped by seat; anything malformed is left
    out.
    """
    lists = [record["seats"] if isinstance(record.get("seats"), list) else [] for record in records]
    return [same for same in zip(*lists, strict=True) if isinstance(same[0], dict)]


def _without_notes(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _without_notes(v) for k, v in value.items() if not k.startswith("x_")}
    return [_without_notes(inner) for inner in value] if isinstance(value, list) else value


def _check_size(data: dict[str, Any]) -> None:
    """Raise RecordError if the data is too large to be worth validating."""
    moves = data.get("moves")
    if not isinstance(moves, list) or len(moves) > MAX_MOVES:
        raise RecordError(f"moves: not a list of {MAX_MOVES} at most")
    _check_part([value for value in data.values() if value is not moves])
    for number, move in enumerate(moves, start=1):
        if not isinstance(move, dict):
            raise RecordError(f"move {number}: not an object")
        _check_part(move)


def _check_part(part: Any) -> None:
    level, seen = [part], 0
    for _ in range(MAX_DEPTH):
        level = [inner for value in level for inner in inside(value)]
        seen += len(level)
        if seen > MAX_VALUES:
            raise RecordError("holds more in one place than a record has")
        if not level:
            return
    raise RecordError("nested too deeply for a record")
