"""The buttons of a table's action panel, and why some are disabled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stockgames.controllers.stages import Stage
from stockgames.engine.action_builder import BACK, CONFIRM
from stockgames.presentation.context import TableContext
from stockgames.presentation.sentences.speech import say

ChoiceKind: TypeAlias = Literal["primary", "secondary", "quiet"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the action panel."""

    name: str
    """The button's objectName, made from the action: `take-blue`."""
    label: str
    key: str = ""
    """The key shown on the button, which presses it."""
    emblem: str = ""
    kind: ChoiceKind = "secondary"
    why_not: str = ""
    """Why it can't be chosen now; empty if it can."""
    note: str = ""
    """A second line, and part of the accessible description."""
    tip: str = ""
    """What it does, for tooltip and screen readers."""
    tells_keys: bool = False
    """Whether `why_not` only explains mouse and keys, so that on a phone the label says enough."""


@dataclass(frozen=True, slots=True)
class ChoiceGroup:
    """Buttons under a short caption."""

    caption: str
    choices: tuple[Choice, ...]
    tells_keys: bool = False
    """Whether the caption only names keys, which a phone lacks."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The contents of the action panel."""

    title: str = ""
    groups: tuple[ChoiceGroup, ...] = ()
    note: str = ""
    """One or two secondary lines under the buttons."""

    @property
    def choices(self) -> list[Choice]:
        """The choices of all groups, from the top."""
        return [choice for group in self.groups for choice in group.choices]


SHEET: Final = "show-result"
"""The name of the button that shows the closing page."""
LOBBY: Final = "lobby"
"""The name of the button that leaves the table."""
ENTER: Final = "Enter"
"""How a button prints the key `Return`: there are two of them."""


def default_choice(
    label: str, why_not: str = "", note: str = "", *, tells_keys: bool = False
) -> Choice:
    """Return the confirm button, which plays the chosen action or explains why it can't."""
    return Choice(CONFIRM, label, ENTER, "", "primary", why_not, note, tells_keys=tells_keys)


def back_choice() -> Choice:
    """Return the button that undoes the last step."""
    return Choice(BACK, say("table-back"), key="Esc", kind="quiet")


def resting_title(context: TableContext) -> str:
    """Return the title of a table that waits for nobody at the screen; empty while it waits for
    someone.
    """
    if context.stage is Stage.OVER:
        return say("table-the-game-is-over")
    if not context.asks or context.seat is None:
        return say("table-at-the-table")
    return ""
