"""The user's settings, in one small JSON file.

One field declares a setting: its values, its default, and where the settings page shows it. Its
texts are `setting-NAME`, `setting-NAME-note` and, for each of its values, `setting-NAME-VALUE` or
`setting-VALUE`, with hyphens for underscores.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, Self, TypeAlias, get_args, get_origin

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from stockgames.engine.plain_text import LONGEST_NAME, name_of

VERSION: Final = 1
MOST_NAMES: Final = 10
_LONGEST_TEXT: Final = 4096

Card: TypeAlias = Literal["appearance", "table", "you", "more"]
"""The cards of the settings page; that of the settings that few change is hidden at first."""


@dataclass(frozen=True, slots=True)
class OnPage:
    """Where the settings page shows a setting: its card, and there in the order of the fields."""

    card: Card
    beside: bool = False
    """Whether the setting is placed beside the previous one instead of below it."""
    share: int = 2
    """Its share of the width of a row with two settings."""


Theme: TypeAlias = Literal["system", "evening", "daylight"]
Contrast: TypeAlias = Literal["system", "usual", "high"]
Motion: TypeAlias = Literal["system", "full", "reduced"]
TextSize: TypeAlias = Literal["system", "100", "125", "150", "200"]
"""The text size in percent of the usual one."""
Pace: TypeAlias = Literal["step", "slow", "normal", "fast", "instant"]
Thinking: TypeAlias = Literal["brief", "usual", "long"]
Name: TypeAlias = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(name_of)]
_Text: TypeAlias = Annotated[str, Field(max_length=_LONGEST_TEXT)]
_Objects: TypeAlias = dict[str, dict[str, Any]]


def _which_sounds(value: object) -> object:
    """Return the value of a setting that was on or off in 0.1.0."""
    return {True: "all", False: "none"}[value] if isinstance(value, bool) else value


class Settings(BaseModel):
    """The user's settings; `model_copy(update=...)` makes changed ones."""

    model_config = ConfigDict(frozen=True, strict=True)

    version: Annotated[int, Field(ge=1)] = VERSION
    """The highest version that has written the file."""
    theme: Annotated[Theme, OnPage("appearance")] = "system"
    contrast: Annotated[Contrast, OnPage("appearance")] = "system"
    motion: Annotated[Motion, OnPage("appearance", beside=True)] = "system"
    four_colour_suits: Annotated[bool, OnPage("more")] = False
    pace: Annotated[Pace, OnPage("table")] = "normal"
    tips: Annotated[bool, OnPage("table", beside=True)] = True
    """Whether a table shows a tip when an action is possible for the first time."""
    thinking: Annotated[Thinking, OnPage("more", beside=True)] = "usual"
    """How long searching bots think about a decision."""
    sounds: Annotated[
        Literal["all", "quiet", "none"], BeforeValidator(_which_sounds), OnPage("table")
    ] = "all"
    volume: Annotated[Literal["30", "60", "100"], OnPage("table", beside=True)] = "100"
    """In percent."""
    remarks: Annotated[Literal["alone", "always", "never"], OnPage("table")] = "alone"
    """Whether bots make remarks: unless several people share the screen, always, or never."""
    phones: Annotated[bool, OnPage("table", beside=True)] = True
    """Whether a table may be opened to phones in the house's network."""
    names: Annotated[
        tuple[Name, ...], Field(max_length=MOST_NAMES, strict=False), OnPage("you")
    ] = ()
    """The usual players; the settings page shows the first one."""
    language: Annotated[
        str,
        Field(pattern=r"^(?:system|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$"),
        OnPage("you", beside=True),
    ] = "system"
    """`system` or a language code; the available languages follow from the translation folders."""
    text_size: Annotated[TextSize, OnPage("appearance")] = "system"
    spoken: Annotated[Literal["full", "brief"], OnPage("more")] = "full"
    """How detailed the announcements of moves and questions for screen readers are."""
    news: Annotated[Literal["wait", "interrupt"], OnPage("more", beside=True)] = "wait"
    """Whether announcements wait for the screen reader to finish or interrupt it."""
    keys: Annotated[Literal["needed", "all"], OnPage("more", beside=True)] = "needed"
    """Which buttons show their key: those whose key is not obvious, or all."""
    wishes: _Objects = {}
    """The settings of the last table by game id, in the form of the new-table page; only
    their JSON type (object) is checked.
    """
    sharing: _Objects = {}
    """How the screen was last shared and the last level of bots, by game id, as `handover` and
    `level`; only their JSON type (object) is checked.
    """
    learned: _Objects = {}
    """The learning progress of people by their casefolded names, in the form of
    `lessons.progress`; only their JSON type (object) is checked.
    """
    asked: Annotated[int, Field(ge=0)] = 0
    """How many times a name was asked for: at the first start, and after the first win."""
    window: Annotated[_Text, Field(pattern=r"^[A-Za-z0-9+/=]*$")] = ""
    """The window geometry as base64; empty at first."""
    folder: Annotated[_Text, Field(pattern=r"^[^\x00]*$")] = ""
    """The folder in which a game file was last saved or opened; empty at first."""
    unknown: Annotated[dict[str, Any], Field(exclude=True, repr=False)] = {}
    """Unknown settings written by a later release, preserved for it."""

    def with_wishes(self, game: str, wishes: Mapping[str, Any]) -> Self:
        """Return settings that remember the table options last used for a game."""
        return self.model_copy(update={"wishes": {**self.wishes, game: dict(wishes)}})

    def with_sharing(self, game: str, handover: str, level: str) -> Self:
        """Return settings that remember how a game's table shared the screen, and its bots."""
        kept = {"handover": handover, "level": level}
        return self.model_copy(update={"sharing": {**self.sharing, game: kept}})


NAMES: Final = tuple(name for name in Settings.model_fields if name != "unknown")
"""The names of the settings, in the order of the file."""


def settings_on_page() -> Iterator[tuple[str, OnPage]]:
    """Yield each setting of the settings page with its position."""
    for name, field in Settings.model_fields.items():
        for each in field.metadata:
            if isinstance(each, OnPage):
                yield name, each


def choices(name: str) -> tuple[str | bool, ...]:
    """Return the possible values of a setting; empty for free text."""
    kind = Settings.model_fields[name].annotation
    return (True, False) if kind is bool else get_args(kind) if get_origin(kind) is Literal else ()


def from_values(values: Mapping[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings in a JSON object, and the names of those that were invalid and reset."""
    known = {name: values[name] for name in NAMES if name in values}
    unknown = {name: value for name, value in values.items() if name not in NAMES}
    refused: tuple[str, ...] = ()
    try:
        settings = Settings(**known)
    except ValidationError as error:
        wrong = {each["loc"][0] for each in error.errors(include_url=False, include_input=False)}
        refused = tuple(name for name in NAMES if name in wrong)
        settings = Settings(**{name: known[name] for name in known if name not in wrong})
    return settings.model_copy(update={"unknown": unknown}), refused


def to_values(settings: Settings) -> dict[str, Any]:
    """Return the settings as a JSON object, with unknown ones at the end."""
    values = {name: getattr(settings, name) for name in NAMES}
    values |= {"version": max(VERSION, settings.version), "names": list(settings.names)}
    return {**values, **settings.unknown}
