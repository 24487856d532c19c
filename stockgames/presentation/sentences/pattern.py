"""The parts of a sentence: text, placeholders, and variants chosen by a value.

The syntax is the part of Fluent's (https://projectfluent.org) that is needed here: comments,
messages, ``{ $value }``, ``{ "text" }`` and ``{ $value -> [variant] … *[other] … }``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from stockgames.engine.plain_text import isolated

Value: TypeAlias = str | int
"""A value that a sentence can be filled with; a bool chooses the variant `yes` or `no`."""


class Place(NamedTuple):
    """A placeholder for a value."""

    name: str


class Variants(NamedTuple):
    """Patterns of which a value chooses one: by itself, else as `one` for 1 and `other` for other
    numbers, as English and German count; a language with more plural forms needs its rule here.
    """

    name: str
    patterns: Mapping[str, Pattern]
    default: str
    """The variant for all values without one of their own."""

    def chosen(self, value: Value) -> Pattern:
        """Return the pattern for a value."""
        if isinstance(value, bool):
            value = "yes" if value else "no"
        found = self.patterns.get(str(value))
        if found is None and isinstance(value, int):
            found = self.patterns.get("one" if value == 1 else "other")
        return self.patterns[self.default] if found is None else found


Pattern: TypeAlias = tuple[str | Place | Variants, ...]


def filled(
    pattern: Pattern, values: Mapping[str, Value], number: Callable[[int], str] = str
) -> str:
    """Return a sentence filled with values; raises ``KeyError`` if one is missing.

    Integers are formatted by `number`; numbers that shouldn't be (a deal number, a rating) are
    passed as text. Right-to-left text is isolated, so that the rest keeps its order.
    """
    parts = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(part)
        elif isinstance(part, Place):
            value = values[part.name]
            parts.append(isolated(value) if isinstance(value, str) else number(value))
        else:
            parts.append(filled(part.chosen(values[part.name]), values, number))
    return "".join(parts)


_NAME: Final = r"[a-z][a-z0-9_]*"
_TEXT: Final = re.compile(r"[^{}\n]+")
_BREAK: Final = re.compile(r" *\n[ \n]*")
_PLACE: Final = re.compile(rf"\{{\s*\$({_NAME})\s*(->)?")
_QUOTED: Final = re.compile(r'\{\s*"([^"\\\n]*)"')
_VARIANT: Final = re.compile(r"\s*(\*)?\[\s*([a-z0-9-]+)\s*\] ?")
_CLOSE: Final = re.compile(r"\s*\}")
_END: Final = re.compile(r"\s*\}|\s*\n\s*\*?\[")
"""The end of a variant: the end of the choice, or the next variant on a line of its own."""


def read_pattern(text: str) -> Pattern:
    """Parse a sentence; raises ``ValueError`` for a syntax error."""
    reader = _Reader(text.strip(" \n"))
    pattern = reader.pattern()
    if reader.at < len(reader.text):
        raise ValueError(f"unexpected {reader.text[reader.at :][:20]!r}")
    return pattern


class _Reader:
    """A recursive-descent parser of one sentence."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def pattern(self, *, inside: bool = False) -> Pattern:
        """Return the parts up to the end, or up to the end of the variant if ``inside`` a
        choice.
        """
        parts: list[str | Place | Variants] = []
        while self.at < len(self.text):
            if text := self._take(_TEXT):
                parts.append(text[0])
            elif self.text[self.at] == "{":
                parts.append(self._placeable())
            elif inside and _END.match(self.text, self.at):
                break
            elif gap := self._take(_BREAK):
                parts.append("\n" * gap[0].count("\n"))
            else:
                break
        return tuple(parts)

    def _take(self, form: re.Pattern[str]) -> re.Match[str] | None:
        found = form.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _need(self, form: re.Pattern[str], what: str) -> re.Match[str]:
        found = self._take(form)
        if found is None:
            raise ValueError(f"{what} expected at {self.text[self.at :][:20]!r}")
        return found

    def _placeable(self) -> str | Place | Variants:
        if quoted := self._take(_QUOTED):
            self._need(_CLOSE, "a closing brace")
            return quoted[1]
        name, arrow = self._need(_PLACE, "a value").groups()
        part = self._variants(name) if arrow else Place(name)
        self._need(_CLOSE, "a closing brace")
        return part

    def _variants(self, name: str) -> Variants:
        patterns: dict[str, Pattern] = {}
        default = ""
        while variant := self._take(_VARIANT):
            star, key = variant.groups()
            if key in patterns or (star and default):
                raise ValueError(f"the variant {key} stands there twice")
            patterns[key] = self.pattern(inside=True)
            default = key if star else default
        if not default:
            raise ValueError(f"{name} has no variant marked with *")
        return Variants(name, patterns, default)
