"""The weights of NYSE's heuristic, in $M unless another unit is named."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.weights import WEIGHTS, Amount, Gain, Share, SoloTreeWeights


@dataclass(frozen=True, slots=True)
class AloneWeights:
    """Corrections to the values of single colours in a solo game."""

    __pydantic_config__ = WEIGHTS

    pushed: Share
    """How likely a market that must be played moves a marker by two, per chip left in its pile."""
    evenness: Amount
    """What a take costs per perch its marker has climbed.

    Markers are best raised evenly: a market that must be played then finds one that can bear it.
    """
    fullness: Gain
    """What a take gains per chip left in the pile: even piles leave a choice for longer."""
    discard: Gain
    """What a discard costs: the pile's last chips are also a place to put things."""
    market: Gain
    """What a market costs per plain chip held of the colour it moves."""
    want: Gain
    """What taking a chip in a swap costs per plain chip held of its colour."""
    use: Gain
    """The part of what the best swap would gain now that a special chip is worth when it comes."""


@dataclass(frozen=True, slots=True)
class NyseWeights:
    """The content of `resources/weights/nyse.json`."""

    __pydantic_config__ = WEIGHTS

    search: SoloTreeWeights
    """Gains are $M of lead over the others' average; alone, $M."""
    taken: Share
    """How likely a chip left in a pile is taken rather than discarded."""
    pushed: Share
    """How likely a speculative market moves the marker, per chip left in the pile."""
    chip: Amount
    """What a chip taken is worth on top to a player who lives for the day: it breaks ties."""
    special_given: Amount
    """What surrendering a special chip costs beside a plain one (N5)."""
    alone: AloneWeights
    """What a seat alone at the table goes by (N9, N10)."""
