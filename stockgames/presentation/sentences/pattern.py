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
_PART: Final = re.compile(
    rf"""(?P<text>[^{{}}\n]+)|(?P<gap>\ *\n[ \n]*)|\{{\s*(?:
    "(?P<quoted>[^"\\\n]*)"\s*\}}|\$(?P<place>{_NAME})\s*\}}|\$(?P<choice>{_NAME})\s*->)""",
    re.VERBOSE,
)
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
        while found := _PART.match(self.text, self.at):
            kind = found.lastgroup or ""
            if kind == "gap" and inside and _END.match(self.text, self.at):
                break
            self.at = found.end()
            match kind:
                case "gap":
                    parts.append("\n" * found[kind].count("\n"))
                case "place":
                    parts.append(Place(found[kind]))
                case "choice":
                    parts.append(self._variants(found[kind]))
                case _:
                    parts.append(found[kind])
        return tuple(parts)

    def _variants(self, name: str) -> Variants:
        patterns: dict[str, Pattern] = {}
        default = ""
        while variant := _VARIANT.match(self.text, self.at):
            self.at = variant.end()
            star, key = variant.groups()
            if key in patterns or (star and default):
                raise ValueError(f"the variant {key} stands there twice")
            patterns[key] = self.pattern(inside=True)
            default = key if star else default
        if not default:
            raise ValueError(f"{name} has no variant marked with *")
        if (close := _CLOSE.match(self.text, self.at)) is None:
            raise ValueError(f"a closing brace expected at {self.text[self.at :][:20]!r}")
        self.at = close.end()
        return Variants(name, patterns, default)
