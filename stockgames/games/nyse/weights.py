"""The weights of NYSE's opinions, in $M unless another unit is named."""

from __future__ import annotations

from dataclasses import dataclass

from stockgames.engine.weights import WEIGHTS, Amount, Share, TreeWeights


@dataclass(frozen=True, slots=True)
class NyseWeights:
    """What `resources/weights/nyse.json` holds."""

    __pydantic_config__ = WEIGHTS

    search: TreeWeights
    """Gains are $M of lead over the others' average; alone, $M."""
    taken: Share
    """How likely a chip left in a pile is taken rather than discarded."""
    pushed: Share
    """How likely a speculative market moves the marker, per chip left in the pile."""
    chip: Amount
    """What a chip taken is worth on top to a player who lives for the day: it breaks ties."""
    special_given: Amount
    """What surrendering a special chip costs beside a plain one (N5)."""
    evenness: Amount
    """Alone, what a take costs per perch its marker has climbed.

    Markers are best raised evenly: a market that must be played then finds one that can bear it.
    """
    special: Amount
    """Alone, what a special chip is worth for its use when it comes."""
