"""Converts actions to and from the JSON objects of a record, and views to JSON values.

Action types are frozen dataclasses whose fields are small ints; the markers below say how such an
int is written in a record. pydantic is imported only when the first codec is built, so that bots
and the lobby can import actions quickly.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache, reduce
from operator import or_
from types import MappingProxyType, NoneType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Generic,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from stockgames.engine.errors import RecordError
from stockgames.engine.state import STRICT, Action

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

    Only `view_to_json` uses it.
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


Codec: TypeAlias = ActionCodec[Any]

LEGAL: Final = "legal"
_MOST_CACHED: Final = 8192


def view_to_json(codec: Codec, view: Any) -> dict[str, Any]:
    """Return a view as a JSON object without its legal actions: see `legal_to_json`."""
    fields = _fields(view)
    return {
        name: _value(codec, getattr(view, name), hint)
        for name, hint in fields.items()
        if name != LEGAL
    }


def legal_to_json(codec: Codec, view: Any) -> list[dict[str, Any]]:
    """Return the enumerable legal actions of a view's seat, as records write them."""
    return [codec.encode(action) for action in view.legal]


def _fields(value: Any) -> Mapping[str, Any]:
    kind: Any = type(value)
    return _hints(kind)


@cache
def _hints(kind: Any) -> Mapping[str, Any]:
    return MappingProxyType(get_type_hints(kind, include_extras=True))


def _value(codec: Codec, value: Any, hint: Any) -> Any:
    if value is None or isinstance(value, (bool, str)):
        return value
    if get_origin(hint) is Annotated:
        return _worded(codec, value, hint)
    if hasattr(value, "do"):
        return codec.encode(value)
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [
            _value(codec, element, part)
            for element, part in zip(value, _parts(hint, value), strict=True)
        ]
    if isinstance(value, int):
        return _number(codec, value, hint)
    return _cached(codec, type(value), value) if isinstance(value, tuple) else _named(codec, value)


@lru_cache(maxsize=_MOST_CACHED)
def _cached(codec: Codec, kind: type, value: Any) -> dict[str, Any]:
    """Return a tuple with names as JSON; long ones are cached, as the next view often repeats
    them.
    """
    return _named(codec, value)


def _named(codec: Codec, value: Any) -> dict[str, Any]:
    return {name: _value(codec, getattr(value, name), h) for name, h in _fields(value).items()}


def _number(codec: Codec, value: int, hint: Any) -> Any:
    """Return the JSON value of an int whose type may be a union, as in `Color | None`."""
    named = [part for part in get_args(hint) if get_origin(part) is Annotated]
    return _worded(codec, value, named[0]) if named else value


def _worded(codec: Codec, value: Any, hint: Any) -> Any:
    plain, *marks = get_args(hint)
    for mark in marks:
        if isinstance(mark, Named):
            return mark.write(value) if value >= 0 else None
        if isinstance(mark, Each):
            values = (
                _value(codec, element, part)
                for element, part in zip(value, _parts(plain, value), strict=True)
            )
            return dict(zip(mark.names, values, strict=True))
    return _value(codec, value, plain)


def _parts(hint: Any, value: tuple[Any, ...]) -> list[Any]:
    """Return the type of each entry of a tuple: of `tuple[X, ...]`, `tuple[X, Y]`, or an option."""
    if get_origin(hint) is not tuple:
        options = [part for part in get_args(hint) if part is not NoneType]
        hint = options[0] if options else hint
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    parts = get_args(hint)
    if len(parts) == 2 and parts[1] is Ellipsis:
        return [parts[0]] * len(value)
    return list(parts)
