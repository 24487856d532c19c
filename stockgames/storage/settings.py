"""The settings: what a person chose, in one small JSON file.

A frozen dataclass and checks of our own instead of a pydantic model, by measurement: pydantic costs
115 ms at the start of every app, and all of this module 1 ms.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Self, TypeAlias, get_args

VERSION: Final = 1

Language: TypeAlias = str
"""`system`, or a language's code: which there are is told by the folders of translations."""
Theme: TypeAlias = Literal["system", "evening", "daylight"]
Contrast: TypeAlias = Literal["system", "usual", "high"]
TextSize: TypeAlias = Literal["system", "100", "125", "150", "200"]
"""Percent of the usual size."""
Motion: TypeAlias = Literal["system", "full", "reduced"]
Pace: TypeAlias = Literal["slow", "normal", "fast", "instant", "step"]
Spoken: TypeAlias = Literal["full", "brief"]
News: TypeAlias = Literal["wait", "interrupt"]
Thinking: TypeAlias = Literal["brief", "usual", "long"]

MOST_NAMES = 10
LONGEST_NAME = 40
"""As in records."""
LONGEST_WINDOW = 4096
LONGEST_FOLDER = 4096
_LANGUAGE = re.compile(r"system|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*", re.ASCII)
_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=")

Check: TypeAlias = Callable[[Any], Any]
"""Returns a JSON value as the settings hold it; raises ValueError for what cannot be."""


def _one_of(kind: Any) -> Check:
    choices = get_args(kind)

    def check(value: Any) -> Any:
        if not isinstance(value, str) or value not in choices:
            raise ValueError(f"not one of {', '.join(choices)}")
        return value

    return check


def _language(value: Any) -> str:
    if not isinstance(value, str) or not _LANGUAGE.fullmatch(value):
        raise ValueError("not the code of a language")
    return value


def _bool(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError("neither true nor false")
    return value


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_NAMES:
        raise ValueError("not a short list of names")
    for name in value:
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
            raise ValueError("not a name")
        name.encode()
    return tuple(value)


def _wishes(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(item, dict) for item in value.values()):
        raise ValueError("not an object of objects")
    return value


def _window(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_WINDOW or not _BASE64.issuperset(value):
        raise ValueError("not base64")
    return value


def _folder(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_FOLDER or "\0" in value:
        raise ValueError("not a folder")
    value.encode()
    return value


def _version(value: Any) -> int:
    if type(value) is not int or value < 1:
        raise ValueError("not a version")
    return value


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person chose; `dataclasses.replace` makes changed ones."""

    version: int = VERSION
    """The highest version that wrote the file."""
    language: Language = "system"
    theme: Theme = "system"
    contrast: Contrast = "system"
    text_size: TextSize = "system"
    motion: Motion = "system"
    pace: Pace = "normal"
    thinking: Thinking = "usual"
    """How long bots that search think about a decision."""
    sounds: bool = True
    spoken: Spoken = "full"
    """How much screen readers are told of a move or a question."""
    news: News = "wait"
    """Whether news wait until a screen reader has ended, or interrupt it."""
    tips: bool = True
    """Whether tables say a few words the first time that something can be done."""
    four_colour_suits: bool = False
    names: tuple[str, ...] = ()
    """Who usually sits here, at most MOST_NAMES of 1 to LONGEST_NAME characters."""
    wishes: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The last table of each game by its id, a JSON object in the form the new-table page likes;
    only its being an object was checked."""
    learned: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """What people have learned, by their names in small letters: JSON objects in the form that
    `lessons.progress` likes; only their being objects was checked."""
    window: str = ""
    """The window's place as base64, empty before the first time."""
    folder: str = ""
    """Where a game was last saved as a file or opened from one, empty before the first time."""
    unknown: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """What a later release wrote, kept for it."""

    def with_wishes(self, game: str, wishes: Mapping[str, Any]) -> Self:
        """Return settings that remember the last table of a game."""
        return replace(self, wishes={**self.wishes, game: wishes})


CHECKS: Final[Mapping[str, Check]] = {
    "version": _version,
    "language": _language,
    "theme": _one_of(Theme),
    "contrast": _one_of(Contrast),
    "text_size": _one_of(TextSize),
    "motion": _one_of(Motion),
    "pace": _one_of(Pace),
    "thinking": _one_of(Thinking),
    "sounds": _bool,
    "spoken": _one_of(Spoken),
    "news": _one_of(News),
    "tips": _bool,
    "four_colour_suits": _bool,
    "names": _names,
    "wishes": _wishes,
    "learned": _wishes,
    "window": _window,
    "folder": _folder,
}
"""What each setting may be, in the order of the file."""


def from_values(values: Mapping[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings in a JSON object, and the names of those that had to be defaults."""
    taken: dict[str, Any] = {}
    refused = []
    for name, check in CHECKS.items():
        if name not in values:
            continue
        try:
            taken[name] = check(values[name])
        except ValueError:
            refused.append(name)
    unknown = {name: value for name, value in values.items() if name not in CHECKS}
    return Settings(**taken, unknown=unknown), tuple(refused)


def to_values(settings: Settings) -> dict[str, Any]:
    """Return the JSON object of the settings, unknown ones at the end."""
    values = {name: getattr(settings, name) for name in CHECKS}
    values |= {"version": max(VERSION, settings.version), "names": list(settings.names)}
    return {**values, **settings.unknown}
