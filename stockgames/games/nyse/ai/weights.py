"""The weights of NYSE's heuristic, in $M unless another unit is named."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.weights import WEIGHTS, Amount, Gain, Share, SoloTreeWeights


@dataclass(frozen=True, slots=True)
class AloneWeights:
    """Corrections to the values of single colours in a solo game."""

    __pydantic_config__ = WEIGHTS

    pushed: Share
    """The probability that a compulsory market moves a marker by two, per chip left in its pile."""
    evenness: Amount
    """The cost of a take per space its marker has climbed.

    Markers should rise evenly: then a compulsory market finds one that can bear it.
    """
    fullness: Gain
    """The gain of a take per chip left in the pile: even piles leave choices for longer."""
    discard: Gain
    """The cost of a discard: the last chips of a pile may be needed for later discards."""
    market: Gain
    """The cost of a market per plain chip held of the colour it moves."""
    want: Gain
    """The cost of taking a chip in a swap per plain chip held of its colour."""
    use: Gain
    """The value of a drawn special chip, as a share of the present gain of the best swap."""


@dataclass(frozen=True, slots=True)
class NyseWeights:
    """The content of `resources/weights/nyse.json`."""

    __pydantic_config__ = WEIGHTS

    search: SoloTreeWeights
    """Gains are $M of lead over the average of the others; in a solo game, $M."""
    taken: Share
    """The probability that a chip left in a pile is taken rather than discarded."""
    pushed: Share
    """The probability that a speculative market moves the marker, per chip left in the pile."""
    chip: Amount
    """The additional value of a taken chip to a myopic player, which breaks ties."""
    special_given: Amount
    """The additional cost of surrendering a special chip instead of a plain one (N5)."""
    alone: AloneWeights
    """Weights for a solo game (N9, N10)."""
