"""Characters: what a bot likes among actions that it cannot tell apart by how good they are.

A character is a matter of style and gives no strength: it looks only at actions that came out as
well as the best, as far as the bot can tell, and takes the one most to its liking.
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
    """A character that no bot has."""


@dataclass(frozen=True, slots=True)
class Character:
    """One way to prefer: the trait of `Weighed` that it looks at, and whether it wants much."""

    id: str
    trait: Literal["spread", "own", "rival"] | None = None
    """None for no preference."""
    much: bool = False

    def favourite(self, equals: Sequence[Weighed]) -> Weighed:
        """Return the one of some actions, at least one, that it likes best; the first of equals."""
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
"""All characters by id: cautious wants little to hang on luck, ambitious much for itself, spiteful
little for the strongest of the others."""


def character(character_id: str) -> Character:
    """Return a character, by an old name too; raise UnknownCharacterError."""
    try:
        return CHARACTERS[todays_character(character_id)]
    except KeyError:
        known = ", ".join(CHARACTERS)
        raise UnknownCharacterError(
            f"there is no character {character_id!r} (known: {known})"
        ) from None
