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
    """What it is worth, as a chance to win, not to be out before the end.

    What bots expect of ruin comes true (423 purchases: said in 2.6 %, came in 2.8 %), but those who
    were behind sought it for less than one chance in fifty.
    """
    lot: Scale
    """Dollars: what a player would not tell apart is less than one lot."""
    founder: Amount
    """What the first share more of a founder's main security gains, in lots.

    All founders are worth the same, but much of one security can be sold at once: in 500 games of
    opinions alone, founders with 8 of one won 29 %, those with at most 5 23 %.
    """
    telltale: Scale
    """Dollars a share that make a trade e times as likely to be chosen by a seat that knows."""
    all_in: Share
    """How likely a hidden number of shares is as large as it can be (E4)."""
    lucky: Count
    """Steps that a hopeful buyer expects the price to fall."""
    ways_out: Count
    """Liquidations worth a thought."""
