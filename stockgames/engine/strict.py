"""Frozen pydantic models for data from outside: every field is checked."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from stockgames.engine.codec import first_problem
from stockgames.engine.errors import RecordError
from stockgames.engine.json_values import read_object
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
