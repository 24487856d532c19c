"""What comes after a game: another one, the same deal again, the evening's next game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stockgames.ui.sentences.speech import say

LOBBY: Final = "lobby"
ONWARD_KEY: Final = "N"
SAME_DEAL_KEY: Final = "D"
LOOK_BACK_KEY: Final = "B"
SAVE_KEY: Final = "S"


@dataclass(frozen=True, slots=True)
class WaysOn:
    """What a closing page may offer beside the lobby. Enter presses none: it may come late."""

    in_evening: bool = False
    """Whether the way on leads to the page of the evening instead of to the same table again."""
    is_last: bool = False
    """Whether the evening has no game after this one."""
    to_puzzle: bool = False
    """Whether the way out leads to a puzzle, which the game was played out from."""
    deal_number: str = ""
    """What the deal can be dealt again by; empty where that is not offered."""


def onward(ways: WaysOn) -> str:
    """Return what the way on is called."""
    if ways.in_evening and ways.is_last:
        return say("table-to-the-evening")
    return say("table-next-of-the-evening") if ways.in_evening else say("table-play-again")


def way_out(ways: WaysOn) -> str:
    """Return where one goes who leaves the table."""
    return say("shell-back-to-the-puzzle") if ways.to_puzzle else say("table-to-the-lobby")


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
