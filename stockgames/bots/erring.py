"""A bot that understands the game as the strongest one does, and errs like people.

It evaluates each action by the same search, but looks at few possible games and misjudges what
each action is worth. So it makes the moves that a game is about, for example crashes at NYSE,
and it is weak because it sees less, not because it doesn't know what matters. Where misjudging all
is still too strong for the weakest level, it also slips.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from stockgames.bots.decide import EVEN, Character, Stake, equals, options_of
from stockgames.bots.heuristic import SlippingBot, candidates
from stockgames.bots.ladders import Weakness
from stockgames.bots.player import Budget, Findings, Player, Weighed
from stockgames.bots.search import SearchBot
from stockgames.bots.simultaneous_search import SimultaneousSearch
from stockgames.engine.game import AnyGame
from stockgames.engine.state import Action, View

GLANCES: Final = 8
"""The number of samples for a decision of a bot that errs as much as possible."""
ERROR: Final = 0.3
"""The standard deviation with which a bot that errs by half judges an action, relative to the
difference between the best action and the worst.
"""


def make_weaker(
    weakness: Weakness, game: AnyGame, rng: Random, character: Character = EVEN
) -> Player:
    """Return a new bot that is so much weaker than a shrewd one."""
    bot = ErringBot(game, rng, weakness, character)
    return SlippingBot(bot, weakness.slips, game, rng) if weakness.slips else bot


class ErringBot:
    """Plays what looks best to somebody who looks briefly and misjudges."""

    def __init__(
        self, game: AnyGame, rng: Random, weakness: Weakness, character: Character = EVEN
    ) -> None:
        """It errs and looks as `weakness` says, but never slips."""
        self._game = game
        self._search = SearchBot(game, rng)
        self._simultaneous = SimultaneousSearch(game, rng) if game.searches_actions else None
        self._errors = Random(rng.getrandbits(64))  # the search seeds its own stream anew
        self._character = character
        self._weakness = weakness

    def choose(self, view: View, budget: Budget) -> Action:
        """Return the action that looks best; of those that look as good, the character's."""
        errs, most = self._weakness.errs, min(self._weakness.worlds, budget.iterations)
        glances = max(1, round(most + errs * (min(GLANCES, most) - most)))
        budget = replace(budget, iterations=glances)
        findings = self._search.think(view, budget)
        if self._simultaneous:
            findings = self._with_others(self._simultaneous, findings, view, budget)
        pairs = (pair for pair in findings.tallies if not self._game.is_idle(view, pair[0]))
        findings = replace(findings, tallies=tuple(pairs))
        error = ERROR * errs / max(1e-6, 1 - errs)  # who errs by all chooses anything
        stake = partial(self._game.stake, view)
        return misjudged(findings, error, self._errors, self._character, stake).action

    def _with_others(
        self, search: SimultaneousSearch, findings: Findings, view: View, budget: Budget
    ) -> Findings:
        """Return findings with any other actions too: a search for actions finds only good ones."""
        drawn = search.among(view, candidates(self._game, view, self._errors), budget)
        others = {action: replace(tally, weight=0.0) for action, tally in drawn.tallies}
        return replace(findings, tallies=tuple({**others, **dict(findings.tallies)}.items()))


def misjudged(
    findings: Findings,
    error: float,
    rng: Random,
    character: Character = EVEN,
    stake: Stake = lambda action: 0.0,
) -> Weighed:
    """Return the action that looks best with random errors.

    Of a mixed strategy one action is drawn, and looks as good as the best but for its error.
    """
    options = options_of(findings)
    if findings.mixed:
        drawn = rng.choices(options, [weighed.share or 0.0 for weighed in options])[0]
        best = replace(drawn, mean=max(weighed.mean for weighed in options))
        options = [best, *(weighed for weighed in options if weighed is not drawn)]
    options = _with_errors(options, [rng.gauss(0.0, error) for _ in options])
    taken = max(options, key=lambda weighed: weighed.mean)
    return character.favourite(equals(taken, options), stake)


def _with_errors(options: Sequence[Weighed], errors: Sequence[float]) -> list[Weighed]:
    """Return the options as they look: who overrates an action hopes for more of its own from it,
    and fears others less.
    """
    means, owns, rivals = (
        [getattr(weighed, trait) for weighed in options] for trait in ("mean", "own", "rival")
    )
    reach, own, rival = (max(each) - min(each) for each in (means, owns, rivals))
    return [
        replace(
            weighed,
            mean=weighed.mean + error * reach,
            own=weighed.own + error * own,
            rival=weighed.rival - error * rival,
        )
        for weighed, error in zip(options, errors, strict=True)
    ]
