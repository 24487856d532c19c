"""Reads untrusted JSON: frozen pydantic models, and the checks that all readers share."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, NoReturn, TypeAlias, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from stockgames.engine.codec import first_problem
from stockgames.engine.errors import OptionError, RecordError
from stockgames.engine.plain_text import name_of, one_line

T = TypeVar("T")
LONGEST_WORD: Final = 40
_MOST_RAW: Final = 1000
"""The largest number of characters in a name, including invisible ones."""


class Strict(BaseModel):
    """A frozen model that accepts no unknown keys and converts no types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


def shown_whole(text: str) -> str:
    """Return a text if all of it shows on one line; otherwise raise ValueError."""
    if one_line(text) != text:
        raise ValueError("holds characters that do not show")
    return text


Name: TypeAlias = Annotated[str, Field(strict=True, max_length=_MOST_RAW), AfterValidator(name_of)]
Word: TypeAlias = Annotated[
    str, Field(strict=True, max_length=LONGEST_WORD), AfterValidator(shown_whole)
]
"""An internal name of a thing; may be empty."""
Key: TypeAlias = Annotated[Word, Field(min_length=1)]
"""A non-empty internal name."""


def read_strictly(
    adapter: TypeAdapter[T], text: str | bytes, what: str, format_name: str, version: int, most: int
) -> T:
    """Return the content of a text in one of our formats; raise RecordError with a one-line
    message.

    See `read_object` for the parameters. Duplicate keys are refused.
    """
    data = read_object(text, what, format_name, version, most, object_pairs_hook=_unique_keys)
    del data["format"], data["version"]
    try:
        return adapter.validate_python(data)
    except ValidationError as error:
        raise RecordError(first_problem(error)) from None


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("an object names the same key twice")
    return found


def read_object(
    text: str | bytes, what: str, format_name: str, version: int, most: int, **reader: Any
) -> dict[str, Any]:
    """Return a JSON object in one of our formats; raise RecordError with a one-line message.

    `what` is its name in messages (`a record`). Its keys `format` and `version` must equal
    `format_name` and `version`. A text of more than `most` characters or bytes is refused unread.
    `reader` holds further arguments for `json.loads`.
    """
    if len(text) > most:
        raise RecordError(f"too large for {what} (over {_size(most)})")
    try:
        source = text.decode() if isinstance(text, bytes) else text
        found = json.loads(source.removeprefix("\ufeff"), parse_constant=no_constant, **reader)
    except UnicodeDecodeError:
        raise RecordError("not a text in UTF-8") from None
    except RecursionError:
        raise RecordError(f"nested too deeply for {what}") from None
    except ValueError as error:
        # Python names a setting of its own, which tells a player nothing.
        reason = "a number has too many digits" if "int_max_str_digits" in str(error) else error
        raise RecordError(f"not JSON: {reason}") from None
    if not isinstance(found, dict):
        raise RecordError(f"not {what}: the text is no JSON object")
    if found.get("format") != format_name:
        raise RecordError(f"this isn't {what} of Stock Games: 'format' is missing or different")
    if type(found.get("version")) is not int or found["version"] != version:
        raise RecordError(f"{what} of a version that this release cannot read (it knows {version})")
    return found


def _size(number: int) -> str:
    mib, rest = divmod(number, 1 << 20)
    return f"{number >> 10} KiB" if rest else f"{mib} MiB"


def no_constant(name: str) -> NoReturn:
    """Raise ValueError for NaN and infinities, which JSON lacks; pass it as `parse_constant`."""
    raise ValueError(f"{name} is not a number of JSON")


def inside(value: Any) -> Iterable[Any]:
    """Return the direct values of a list or an object; nothing for any other value."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


M = TypeVar("M", bound=BaseModel)


def parse_options(options_type: type[M], chosen: Mapping[str, Any]) -> M:
    """Return the chosen options; raise OptionError for an unknown name or invalid value."""
    for name in chosen:
        if name not in options_type.model_fields:
            known = ", ".join(options_type.model_fields) or "none"
            raise OptionError(f"{name}: there is no such option (known: {known})")
    try:
        return options_type.model_validate(dict(chosen))
    except ValidationError as error:
        raise OptionError(first_problem(error)) from None
