"""The weights of Portfolio's heuristic, in dollars unless another unit is named; and by them what
cards in hand may become.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from stockgames.engine.weights import WEIGHTS, Amount, Count, Scale, Share, TreeWeights
from stockgames.games.portfolio.actions import SUIT_MASKS
from stockgames.games.portfolio.parts import NONE, SHORTEST, Card, value_of, worth


class Potentials(dict[int, float]):
    """Expected earnings a turn, in dollars, by the mask of cards of one suit.

    Filled on lookup; each suit has at most 8191 masks.
    """

    def __init__(self, ready: float, pair: float, gap: float) -> None:
        """See `EvaluationWeights` for the parameters."""
        super().__init__()
        self._ready = ready
        self._pair = pair
        self._gap = gap

    def __missing__(self, cards: int) -> float:
        total = self[cards] = self._of(cards)
        return total

    def _of(self, cards: int) -> float:
        total = 0.0
        before: Card = NONE
        """The highest card of the previous run in this suit."""
        while cards:
            low = (cards & -cards).bit_length() - 1
            high = low
            while cards >> high + 1 & 1:
                high += 1
            length = high - low + 1
            if length >= SHORTEST:
                total += self._ready * value_of(low, high)
            elif length == SHORTEST - 1:
                total += self._pair * worth(high)
            if before != NONE and low - before == 2:
                total += self._gap * worth(high)
            before = high
            cards &= ~((1 << high + 1) - 1)
        return total

    def of_hand(self, held: int) -> float:
        """Return what the cards in a mask of any suits may earn a turn, in dollars."""
        spades, hearts, diamonds, clubs = SUIT_MASKS
        return (
            self[held & spades] + self[held & hearts] + self[held & diamonds] + self[held & clubs]
        )


@dataclass(frozen=True, slots=True)
class EvaluationWeights:
    """Weights for evaluating a position."""

    __pydantic_config__ = WEIGHTS

    cards_a_turn: Scale
    """Cards drawn from the stock in a typical turn."""
    ending: Amount
    """Collections still to come when the stock is nearly empty, the last one included:
    exposed cards are drawn before its last cards are.
    """
    eager: Share
    """The probability that the holder of a raiding card plays it; that seldom pays."""
    poor: Share
    """The factor of an attack's probability if nobody can pay for it yet."""
    ready: Amount
    """The value of a run in hand relative to one on the table that can be attacked."""
    pair: Amount
    """The value of two adjacent cards, as a share of the run that a third makes."""
    gap: Amount
    """The same for two cards with one missing between them."""
    twins: Amount
    """The potential of second copies, as a share of that of first ones."""
    cap_in_hand: Amount
    """The value of a card that could cap or extend an own portfolio, beyond its other uses."""
    keep: Amount
    """The value a turn of any card in hand, which may extend or cap something later."""
    laid: Amount
    """The share of `keep` that a card retains once it is played, so that playing isn't put
    off for ever.
    """
    potentials: Potentials = field(init=False, repr=False, compare=False)
    """Derived from `ready`, `pair` and `gap`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "potentials", Potentials(self.ready, self.pair, self.gap))


@dataclass(frozen=True, slots=True)
class PlayWeights:
    """Weights for evaluating single options."""

    __pydantic_config__ = WEIGHTS

    for_the_day: Amount
    """The most incomes that a myopic player looks ahead."""
    at_large: Share
    """Attackers of an open end that others may hold or draw and use, as a share of the decks."""
    new_card: Amount
    """The value that a card from the stock adds to an income."""
    gift: Amount
    """The cost of a discard that helps the next seat, per collection to come."""
    discards: Count
    """The number of candidate discards."""
    draws: Count
    """The number of candidate draws."""
    founds: Count
    """The number of candidate foundings."""


@dataclass(frozen=True, slots=True)
class HopeWeights:
    """How far seats' final cash may differ from what was expected."""

    __pydantic_config__ = WEIGHTS

    last: Scale
    """The uncertainty when only the last collection is to come."""
    an_income: Amount
    """The uncertainty that every further income adds, divided by the number of seats."""
    incomes: Amount
    """The largest number of incomes that add to it."""


@dataclass(frozen=True, slots=True)
class BargainWeights:
    """Weights for evaluating deals (P12)."""

    __pydantic_config__ = WEIGHTS

    margin: Amount
    """What a deal must bring beyond the seat's share of the other side's gain."""
    fair: Share
    """What a deal must bring to the partner for each dollar that it brings the maker."""
    asked: Share
    """The assumed value of a card to the seat that asks for it, as a share of a run with it."""
    surplus: Amount
    """What both sides must gain together for an offer to be made."""
    clear: Amount
    """What a deal must bring beyond the margin to be offered without search."""
    opening: Share
    """The maker's share of the common gain in a first offer."""
    second: Share
    """The maker's share in the second and last offer for the same goods."""
    a_turn: Count
    """The most offers that a bot makes in one turn; the rules allow more."""
    patience: Count
    """The number of declined offers after which a seat gets no more in this game."""
    raid: Share
    """The probability that a rival takes a portfolio over in one of its turns, for each open
    end.
    """
    raided: Amount
    """The value of that chance to the rival, relative to the owner's loss."""
    truce: Count
    """The number of turns of an offered truce."""
    look: Amount
    """The value of seeing a hand."""
    spare: Amount
    """The value of a useless card to its holder."""


@dataclass(frozen=True, slots=True)
class PortfolioWeights:
    """The content of `resources/weights/portfolio.json`."""

    __pydantic_config__ = WEIGHTS

    search: TreeWeights
    """Gains are dollars at the end."""
    evaluation: EvaluationWeights
    hopes: HopeWeights
    play: PlayWeights
    bargains: BargainWeights
