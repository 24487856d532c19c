"""What comes after a game: another one, the same deal again, the evening's next game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_table import Choice, ChoiceGroup, Panel

REMATCH: Final = "rematch"
SAME_DEAL: Final = "same-deal"
LOBBY: Final = "lobby"
ONWARD_KEY: Final = "N"
SAME_DEAL_KEY: Final = "D"


@dataclass(frozen=True, slots=True)
class WaysOn:
    """What a closing page may offer beside the lobby. Enter presses none: it may come late."""

    in_evening: bool = False
    """Whether the way on leads to the page of the evening instead of to the same table again."""
    deal_number: str = ""
    """What the deal can be dealt again by; empty where that is not offered."""


def onward(ways: WaysOn) -> str:
    """Return what the way on is called."""
    return say("table-next-of-the-evening") if ways.in_evening else say("table-play-again")


def onward_tip(ways: WaysOn, *, alone: bool) -> str:
    """Return where the way on leads."""
    if ways.in_evening:
        return say("table-to-the-evenings-page")
    if alone:
        return say("table-the-same-game-dealt-again")
    return say("table-the-same-people-the-start")


def same_deal_tip(ways: WaysOn) -> str:
    """Return what the same deal again is, with its number."""
    return say("table-the-same-luck-once-more", number=ways.deal_number)


def with_ways(panel: Panel, ways: WaysOn) -> Panel:
    """Return the panel of a table that tells its end itself, with what may be offered after it."""
    return replace(panel, groups=tuple(_group(group, ways) for group in panel.groups))


def _group(group: ChoiceGroup, ways: WaysOn) -> ChoiceGroup:
    choices: list[Choice] = []
    for choice in group.choices:
        if choice.name != REMATCH:
            choices.append(choice)
            continue
        label = onward(ways) if ways.in_evening else choice.label
        choices.append(replace(choice, label=label, key=ONWARD_KEY))
        if ways.deal_number:
            words = say("table-same-deal-again")
            choices.append(Choice(SAME_DEAL, words, key=SAME_DEAL_KEY))
    return replace(group, choices=tuple(choices))
