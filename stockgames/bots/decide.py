"""Turns the findings of a search into an action or a hint, by the bot's character.

A character is a preference among actions that are equally good as far as the bot can tell: a habit
that others can see, which doesn't change strength. It considers only actions that did as well as
the best, and picks the one it likes most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from stockgames.bots.player import Advice, Findings, Weighed
from stockgames.engine.bot_words import current_character
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
        """Return the preferred one of some actions (at least one); the first of equals.

        Stakes that are not a number leave it at the first, which `max` keeps unless another is
        greater.
        """
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
        return CHARACTERS[current_character(character_id)]
    except KeyError:
        known = ", ".join(CHARACTERS)
        raise UnknownCharacterError(
            f"there is no character {character_id!r} (known: {known})"
        ) from None


RARE: Final = 0.25
"""Options of a mixed strategy with a share below this part of the largest are dropped."""
ERRORS: Final = 0.25
"""How many standard errors an action may be behind the one taken to count as equal."""
TRIED: Final = 0.5
"""How often such an action must have been tried, relative to the one taken."""
TRUSTED: Final = 0.75
"""How often an action must have been tried, relative to the most-tried one, to be preferred
to it.
"""


def decide(
    findings: Findings,
    rng: Random,
    character: Character = EVEN,
    stake: Stake = lambda action: 0.0,
) -> Weighed:
    """Return the action to play: the best well-tried one, or one drawn from the mixed strategy.

    The character decides among actions that are as good.
    """
    options = options_of(findings)
    if len(options) == 1:
        return options[0]
    if findings.mixed:
        taken = rng.choices(options, [weighed.share or 0.0 for weighed in options])[0]
    else:
        taken = _best(options)
    return character.favourite(equals(taken, options), stake)


DECIDED: Final = 0.01
"""How near to 0 or 1 a chance to win no longer tells good choices from bad ones."""


def advise(findings: Findings, wealthiest: Callable[[], Action] | None = None) -> Advice:
    """Return the best action and the runner-up; of a mixed strategy, those with the largest shares.

    The runner-up is never better than the best by the displayed numbers, but in a game that is as
    good as won or lost: there the best is what `wealthiest` returns, if it wins about as often.
    """
    options = options_of(findings)
    if findings.mixed:
        best, *others = sorted(options, key=_share, reverse=True)
        return Advice(best.tried, findings.scale, best, next(iter(others), None))
    best = _best(options)
    others = [option for option in options if option is not best and option.mean <= best.mean]
    is_decided = findings.scale == "chance" and not DECIDED < best.mean < 1 - DECIDED
    if is_decided and wealthiest is not None and others:
        liked = wealthiest()
        near = [o for o in others if o.action == liked and o.mean >= best.mean - DECIDED]
        if near:
            others = [best, *(option for option in others if option is not near[0])]
            best = near[0]
    worlds = sum(weighed.tried for weighed in options)
    return Advice(worlds, findings.scale, best, _best(others) if others else None)


def _best(options: Sequence[Weighed]) -> Weighed:
    least = TRUSTED * max(weighed.tried for weighed in options)
    return max((option for option in options if option.tried >= least), key=_mean)


def equals(taken: Weighed, options: Sequence[Weighed]) -> list[Weighed]:
    """Return the options that are indistinguishable from the one taken, that one first."""
    least = taken.mean - ERRORS * taken.error
    others = [
        weighed
        for weighed in options
        if weighed is not taken
        and weighed.mean >= least
        and weighed.tried >= TRIED * taken.tried
        and weighed.share != 0.0
    ]
    return [taken, *others]


def options_of(findings: Findings) -> list[Weighed]:
    """Return the actions with their averages, and their shares in a mixed strategy."""
    tallies = findings.tallies
    if not findings.mixed:
        return [tally.weighed(action) for action, tally in tallies]
    least = max(tally.weight for _, tally in tallies) * RARE
    kept = [tally.weight if tally.weight >= least else 0.0 for _, tally in tallies]
    total = sum(kept)
    return [
        tally.weighed(action, weight / total if total else 1 / len(tallies))
        for (action, tally), weight in zip(tallies, kept, strict=True)
    ]


def _mean(weighed: Weighed) -> tuple[float, int]:
    return weighed.mean, weighed.tried


def _share(weighed: Weighed) -> tuple[float, float]:
    return weighed.share or 0.0, weighed.mean
