"""Reads untrusted JSON, with the checks that all readers share; imports nothing slow."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NoReturn

from stockgames.engine.errors import RecordError


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
        told = "a number has too many digits" if "int_max_str_digits" in str(error) else error
        raise RecordError(f"not JSON: {told}") from None
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
