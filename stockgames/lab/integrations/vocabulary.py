"""Numbers actions, for libraries that identify actions by number only.

A game's actions are grouped under words, and each word owns one or more consecutive numbers. If a
word owns several, the actions of one legal list that share it get them in list order. So numbers
depend only on the legal list: equal information gives equal numbers, in every process and every
release with the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from stockgames.engine.state import SeatId
from stockgames.games.exchange import actions as exchange
from stockgames.games.exchange.parts import FOUNDERS, MOST_SHARES, ROUNDS
from stockgames.games.nyse import actions as nyse
from stockgames.games.portfolio import actions as portfolio
from stockgames.games.portfolio.actions import found
from stockgames.games.portfolio.parts import (
    ALL_CARDS,
    HIGH,
    KING,
    LOW,
    PAUPER_CARDS,
    SHORTEST,
    decks,
    rank_of,
)

Word: TypeAlias = Hashable
Menu: TypeAlias = Mapping[int, Any]
"""The legal actions by number, in ascending order."""

ANY: Final = "any"
"""The only word of a game without its own vocabulary."""
MOST_NARROW: Final = 1024
"""The smallest number of action numbers of such a game."""


class Vocabulary:
    """The words of a game, and how many numbers each owns."""

    def __init__(
        self, words: Iterable[tuple[Word, int]], word: Callable[[Any], Word] | None = None
    ) -> None:
        """`word` returns the word of an action that is not a word itself."""
        self._first: dict[Word, int] = {}
        self._word = word
        self.size = 0
        """The number of action numbers: 0 to `size - 1`."""
        for one, room in words:
            self._first[one] = self.size
            self.size += room

    def menu(self, actions: Sequence[Any]) -> Menu:
        """Return a legal list by number; raise KeyError for an action without a word."""
        first, word = self._first, self._word
        if word is None:
            return dict(sorted({first[action]: action for action in actions}.items()))
        found: dict[int, Any] = {}
        for action in actions:
            number = first.get(action, -1)
            if number < 0:
                number = first[word(action)]
            while number in found:
                number += 1
            found[number] = action
        return dict(sorted(found.items()))


@cache
def vocabulary(game_id: str, seats: int, samples: int) -> Vocabulary:
    """Return a game's vocabulary; `samples` is how many parametric actions a list can hold."""
    if game_id in _VOCABULARIES:
        return _VOCABULARIES[game_id](seats)
    room = samples if game_id in _WIDE else max(samples, MOST_NARROW)
    return Vocabulary([(ANY, room)], lambda action: ANY)


def _nyse(seats: int) -> Vocabulary:
    colors = range(4)
    swaps = (
        row
        for chip in colors
        for row in (nyse.supply_swaps(chip) if seats == 1 else nyse.swaps(chip)[: seats * 4])
    )
    markets = (nyse.SpeculativeMarket(chip, marker) for chip, marker in product(colors, colors))
    actions = chain(
        nyse.TAKE,
        nyse.DISCARD,
        markets,
        nyse.INVEST,
        [nyse.STOP],
        nyse.SURRENDER,
        nyse.WAIVE,
        chain.from_iterable(swaps),
    )
    return Vocabulary((action, 1) for action in actions)


def _exchange(seats: int) -> Vocabulary:
    """Identify a liquidation by banks and insurance: the bonds follow, as it is minimal (E7)."""
    most = max(max(founder.shares) for founder in FOUNDERS) + ROUNDS * MOST_SHARES
    words: Iterator[Word] = chain(
        exchange.founder_choices(tuple(range(len(FOUNDERS)))),
        exchange.INTELLIGENCE,
        *exchange.CHOICES,
        product(range(most + 1), repeat=2),
    )
    return Vocabulary(((word, 1) for word in words), _exchange_word)


def _exchange_word(action: exchange.Liquidate) -> Word:
    return action.banks, action.insurance


def _portfolio(seats: int) -> Vocabulary:
    """Identify a move on a portfolio by card and end, as portfolio numbers are unbounded (P4, P9).

    A card fits as many portfolios at once as there are copies of the cards it fits: of the card
    above and of the one below, of the two that it caps, or of the two Kings of its colour.
    """
    copies = decks(seats)
    draws = (
        portfolio.Draw(n, exposed, False)
        for exposed in (False, True)
        for n in range(1, 52 * copies + 1)
    )
    founds = (
        found(low, low + length - 1)
        for low in ALL_CARDS
        for length in range(SHORTEST, KING + 2 - rank_of(low))
    )
    lone = chain(
        draws,
        (portfolio.Draw(PAUPER_CARDS, exposed, True) for exposed in (False, True)),
        founds,
        portfolio.DISCARD,
        portfolio.END,
        portfolio.ANSWERS,
    )
    kinds = (portfolio.Extend, portfolio.Neutralize, portfolio.Acquire)
    shared = chain(product(kinds, ALL_CARDS), product([portfolio.Cap], ALL_CARDS, (LOW, HIGH)))
    return Vocabulary(
        chain(((action, 1) for action in lone), ((word, 2 * copies) for word in shared)),
        _portfolio_word,
    )


def _portfolio_word(action: Any) -> Word:
    if type(action) is portfolio.Cap:
        return portfolio.Cap, action.card, action.end
    return type(action), action.card


_WIDE: Final = ("stock-exchange",)
"""The games that always have too many actions to list."""

_VOCABULARIES: Final[Mapping[str, Callable[[SeatId], Vocabulary]]] = MappingProxyType(
    {"nyse": _nyse, "exchange": _exchange, "portfolio": _portfolio}
)
