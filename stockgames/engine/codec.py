"""Converts actions to and from the JSON objects of a record.

Action types are frozen dataclasses whose fields are small ints; the markers below say how such an
int is written in a record. pydantic is imported only when the first codec is built, so that bots
and the lobby can import actions quickly.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property, reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeVar

from stockgames.engine.action import STRICT, Action
from stockgames.engine.errors import RecordError

if TYPE_CHECKING:
    from pydantic import TypeAdapter
    from pydantic_core import CoreSchema

A = TypeVar("A", bound=Action)


def renamed(**names: str) -> Any:
    """Return STRICT with fields written under other names: `renamed(partner="with")`."""
    return {**STRICT, "alias_generator": lambda field: names.get(field, field)}


class Named:
    """Marks an int field that is written as a name: `Annotated[int, Named(COLORS)]`."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self._index = {name: index for index, name in enumerate(names)}

    def read(self, value: object) -> int:
        """Return the index of a name; raise ValueError for anything else."""
        if isinstance(value, str) and value in self._index:
            return self._index[value]
        raise ValueError(f"not one of {', '.join(self.names)}")

    def write(self, value: int) -> str:
        """Return the name at an index."""
        return self.names[value]

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        from pydantic_core import core_schema

        return core_schema.no_info_plain_validator_function(
            self.read,
            serialization=core_schema.plain_serializer_function_ser_schema(self.write),
        )


class SeatOr(Named):
    """Marks a seat number, or one of some names, which are stored as -1, -2 …"""

    def read(self, value: object) -> int:
        if type(value) is int and value >= 0:
            return value
        return -1 - super().read(value)

    def write(self, value: int) -> Any:
        return value if value >= 0 else self.names[-1 - value]


class Each:
    """Marks a tuple with one entry per name: `Annotated[tuple[int, ...], Each(COLORS)]`.

    Only `engine.view_to_json` uses it.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names


class ActionCodec(Generic[A]):
    """Reads and writes the actions of one game; every action class names itself in its `do`
    field.
    """

    def __init__(self, *kinds: type[A]) -> None:
        self.kinds = kinds

    @cached_property
    def _adapter(self) -> TypeAdapter[A]:
        from pydantic import Field, TypeAdapter

        if len(self.kinds) == 1:
            return TypeAdapter(self.kinds[0])
        union: Any = reduce(or_, self.kinds)
        return TypeAdapter(Annotated[union, Field(discriminator="do")])

    def encode(self, action: A) -> dict[str, Any]:
        """Return the action as a record's object, without its seat."""
        fields = self._adapter.dump_python(action, mode="json", by_alias=True)
        return {"do": fields.pop("do"), **fields}

    def decode(self, fields: Mapping[str, Any]) -> A:
        """Return the action that a record's move describes; raise RecordError if it isn't valid."""
        from pydantic import ValidationError

        if "do" not in fields:
            raise RecordError("do: missing")
        try:
            return self._adapter.validate_json(json.dumps(fields))
        except ValidationError as error:
            raise RecordError(first_problem(error)) from None


_IN_OUR_WORDS: Final = {
    "missing": "missing",
    "extra_forbidden": "there is no such key",
    "unexpected_keyword_argument": "there is no such key",
    "union_tag_invalid": "do: unknown action, expected one of {expected_tags}",
}
"""Messages for some pydantic error types, whose own messages mention Python types."""


def first_problem(error: Any) -> str:
    """Return the first error of a pydantic ValidationError as one line of at most 200
    characters.
    """
    problem = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in problem["loc"])
    text = str(problem["msg"]).removeprefix("Value error, ")
    if ours := _IN_OUR_WORDS.get(problem["type"]):
        text = ours.format(**problem.get("ctx", {}))
    line = f"{place}: {text}" if place else text
    return " ".join(line.split())[:200]
