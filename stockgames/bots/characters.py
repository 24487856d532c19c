"""Characters: a bot's preference among actions that are equally good as far as it can tell.

A character is a habit that others can see, and doesn't change strength: it considers only actions
that did as well as the best, and picks the one it likes most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from stockgames.bots.findings import Weighed
from stockgames.engine.bot_words import todays_character
from stockgames.engine.errors import StockGamesError
from stockgames.engine.state import Action


class UnknownCharacterError(StockGamesError):
    """A character that doesn't exist."""


Stake: TypeAlias = Callable[[Action], float]
"""A game's `Game.stake` in one view."""


@dataclass(frozen=True, slots=True)
class Character:
    """A preference: how much an action is liked, by its findings and its stake."""

    id: str
    likes: Callable[[Weighed, Stake], float] | None = None
    """None for no preference."""

    def favourite(self, equals: Sequence[Weighed], stake: Stake) -> Weighed:
        """Return the preferred one of some actions (at least one); the first of equals."""
        likes = self.likes
        if likes is None:
            return equals[0]
        return max(equals, key=lambda weighed: likes(weighed, stake))


EVEN: Final = Character("even")
_ALL = (
    EVEN,
    Character("cautious", lambda weighed, stake: -stake(weighed.action)),
    Character("ambitious", lambda weighed, stake: stake(weighed.action)),
    Character("spiteful", lambda weighed, stake: -weighed.rival),
)

CHARACTERS: Final = MappingProxyType({character.id: character for character in _ALL})
"""All characters by id: cautious spreads what it has and risks little, ambitious adds to what it
has most of, spiteful wants little for the strongest of the others.
"""


def character(character_id: str) -> Character:
    """Return a character by its id or an old name; raise UnknownCharacterError."""
    try:
        return CHARACTERS[todays_character(character_id)]
    except KeyError:
        known = ", ".join(CHARACTERS)
        raise UnknownCharacterError(
            f"there is no character {character_id!r} (known: {known})"
        ) from None
