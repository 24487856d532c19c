"""Characters: a bot's preference among actions that are equally good as far as it can tell.

A character is a matter of style and doesn't change strength: it considers only actions that did as
well as the best, and picks the one it likes most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from stockgames.bots.reason import Weighed
from stockgames.engine.bot_words import todays_character
from stockgames.engine.errors import StockGamesError


class UnknownCharacterError(StockGamesError):
    """A character that doesn't exist."""


@dataclass(frozen=True, slots=True)
class Character:
    """A preference: a trait of `Weighed`, and whether much or little of it is preferred."""

    id: str
    trait: Literal["spread", "own", "rival"] | None = None
    """None for no preference."""
    much: bool = False

    def favourite(self, equals: Sequence[Weighed]) -> Weighed:
        """Return the preferred one of some actions (at least one); the first of equals."""
        trait = self.trait
        if trait is None:
            return equals[0]
        liked = [getattr(weighed, trait) for weighed in equals]
        return equals[liked.index(max(liked) if self.much else min(liked))]


EVEN: Final = Character("even")
_ALL = (
    EVEN,
    Character("cautious", "spread"),
    Character("ambitious", "own", much=True),
    Character("spiteful", "rival"),
)

CHARACTERS: Final = MappingProxyType({character.id: character for character in _ALL})
"""All characters by id: cautious wants little to depend on luck, ambitious much for itself,
spiteful little for the strongest of the others.
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
