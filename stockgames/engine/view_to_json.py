"""Converts a view to JSON values in the words of records, for external programs.

The names come from the `Annotated` types of view fields: `Named` for an int that is written as a
name, `Each` for a tuple with one entry per name. Everything else is written unchanged. A negative
number where a name belongs means nothing, and is written as null.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType, NoneType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    TypeAlias,
    get_args,
    get_origin,
    get_type_hints,
)

from stockgames.engine.codec import ActionCodec, Each, Named

if TYPE_CHECKING:
    from stockgames.engine.game import AnyGame

Codec: TypeAlias = ActionCodec[Any]

LEGAL: Final = "legal"
_MOST_KEPT: Final = 8192


def tell(game: AnyGame, view: Any) -> dict[str, Any]:
    """Return a view as a JSON object without `legal`: see `tell_legal`."""
    fields = _fields(view)
    return {
        name: _value(game.codec, getattr(view, name), hint)
        for name, hint in fields.items()
        if name != LEGAL
    }


def tell_legal(game: AnyGame, view: Any) -> list[dict[str, Any]]:
    """Return the enumerable legal actions of a view's seat, as records write them."""
    return [game.codec.encode(action) for action in view.legal]


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
            _value(codec, one, part) for one, part in zip(value, _parts(hint, value), strict=True)
        ]
    if isinstance(value, int):
        return _number(codec, value, hint)
    return _kept(codec, type(value), value) if isinstance(value, tuple) else _named(codec, value)


@lru_cache(maxsize=_MOST_KEPT)
def _kept(codec: Codec, kind: type, value: Any) -> dict[str, Any]:
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
            told = (
                _value(codec, one, part)
                for one, part in zip(value, _parts(plain, value), strict=True)
            )
            return dict(zip(mark.names, told, strict=True))
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
