"""The weights of Exchange's heuristic; its gains are in lots of `lot` dollars."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.weights import WEIGHTS, Amount, Count, Scale, SecretWeights, Share


@dataclass(frozen=True, slots=True)
class ExchangeWeights:
    """The content of `resources/weights/exchange.json`."""

    __pydantic_config__ = WEIGHTS

    search: SecretWeights
    standing: Share
    """The value, as a chance to win, of not being out before the end.

    Bots estimate ruin correctly (423 purchases: predicted 2.6 %, observed 2.8 %), but seats that
    were behind risked it for less than one chance in fifty.
    """
    lot: Scale
    """In dollars: a difference that a player wouldn't notice is less than one lot."""
    founder: Amount
    """The gain of one more share of a founder's main security, in lots.

    All founders are worth the same, but many shares of one security can be sold at once: in 500
    games by the heuristic alone, founders with 8 of one won 29 %, those with at most 5 won 23 %.
    """
    telltale: Scale
    """The gain in dollars a share that makes a trade e times as likely for an informed seat."""
    all_in: Share
    """The probability that a hidden number of shares is the largest possible (E4)."""
    lucky: Count
    """The number of steps by which an optimistic buyer expects the price to fall."""
    ways_out: Count
    """The number of candidate liquidations."""
