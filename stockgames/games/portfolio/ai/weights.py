"""The weights of Portfolio's heuristic, in dollars unless another unit is named."""

from __future__ import annotations

from dataclasses import dataclass, field

from stockgames.engine.weights import WEIGHTS, Amount, Count, Scale, Share, TreeWeights
from stockgames.games.portfolio.ai.potentials import Potentials


@dataclass(frozen=True, slots=True)
class EvaluationWeights:
    """Weights for evaluating a position."""

    __pydantic_config__ = WEIGHTS

    cards_a_turn: Scale
    """Cards drawn from the stock in a usual turn."""
    ending: Amount
    """Collections that come when the stock is as good as gone, the last one included: exposed cards
    are drawn before its last cards are."""
    eager: Share
    """How likely a card that takes a portfolio over is played by its holder: it seldom pays."""
    poor: Share
    """How much of an attack's likelihood is left if nobody can pay for it yet."""
    ready: Amount
    """What a run in hand is worth beside one on the table that all may attack."""
    pair: Amount
    """What two neighbours are worth, as a share of the run that a third makes."""
    gap: Amount
    """The same for two cards with one missing between them."""
    twins: Amount
    """What second copies may become, as a share of what first ones may."""
    cap_in_hand: Amount
    """For a card that could cap or extend an own portfolio, beyond its other uses."""
    keep: Amount
    """A turn for any card in hand, which extends or caps something some day."""
    laid: Amount
    """How much of that a card keeps when it is laid, so that laying is not put off for ever."""
    potentials: Potentials = field(init=False, repr=False, compare=False)
    """What follows from `ready`, `pair` and `gap`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "potentials", Potentials(self.ready, self.pair, self.gap))


@dataclass(frozen=True, slots=True)
class PlayWeights:
    """Weights for evaluating single options."""

    __pydantic_config__ = WEIGHTS

    for_the_day: Amount
    """How many incomes a naive player looks ahead at most."""
    at_large: Share
    """Attackers of an open end that others may hold or draw and use, as a share of the decks."""
    new_card: Amount
    """What a card from the stock adds to an income."""
    gift: Amount
    """What a discard that serves the next seat costs, for each collection to come."""
    discards: Count
    """How many discards are worth a thought."""
    draws: Count
    """How many ways to draw are worth a thought."""
    founds: Count
    """How many new portfolios are worth a thought."""


@dataclass(frozen=True, slots=True)
class HopeWeights:
    """How far seats' final cash may differ from what was expected."""

    __pydantic_config__ = WEIGHTS

    last: Scale
    """By how much once nothing but the last collection is to come."""
    an_income: Amount
    """What every income to come adds to that; the seats share it."""
    incomes: Amount
    """How many incomes add to it at most."""


@dataclass(frozen=True, slots=True)
class BargainWeights:
    """Weights for evaluating deals (P12)."""

    __pydantic_config__ = WEIGHTS

    margin: Amount
    """What a deal must bring beyond its seat's share of the other side's gain."""
    fair: Share
    """What a deal must bring to whoever is asked, for each dollar that it brings the other side."""
    asked: Share
    """What a card that somebody asks for is taken to be worth to it, as a part of a run with it."""
    surplus: Amount
    """What both sides must gain together before a seat speaks up."""
    clear: Amount
    """What a deal must bring beyond the margin to be offered at a glance."""
    opening: Share
    """The maker's part of the common gain in a first offer."""
    second: Share
    """Its part in the only other one for the same goods, once the first was declined."""
    a_turn: Count
    """Offers a bot makes in one turn at most; the rules allow more."""
    patience: Count
    """Declined offers after which the same seat is left alone for the rest of the game."""
    raid: Share
    """How likely a rival takes a portfolio over in one of its turns, for each open end."""
    raided: Amount
    """What the chance to do that is worth to the rival, beside the owner's loss."""
    truce: Count
    """Turns of a truce that is offered."""
    look: Amount
    """What a look into a hand is worth."""
    spare: Amount
    """What a card of no use is worth to its holder."""


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
