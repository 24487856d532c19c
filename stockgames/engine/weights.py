"""Weights: the numbers that heuristics and searches use, stored as data.

A game that has weights describes them by a frozen dataclass in `games/GAME/weights.py`, with a
field `search`. `resources/weights/GAME.json` holds the shipped values and is read once, when the
game is loaded. Other measured or tuned values of a game have files of the same form (`GameFile`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final, TypeAlias, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from stockgames.engine import registry
from stockgames.engine.codec import first_problem
from stockgames.engine.errors import StockGamesError
from stockgames.engine.game import AnyGame

T = TypeVar("T")

_HEAD: Final = ("format", "version", "game")


@dataclass(frozen=True, slots=True)
class GameFile:
    """One kind of such files."""

    kind: str
    """The content as an English plural: the name of the folder, and part of the format's name."""
    error: type[StockGamesError]
    """The exception for a file that can't be read; its message is one clear line."""
    version: int = 1

    def is_shipped(self, game_id: str) -> bool:
        """Return whether there is a file of this kind for the game."""
        return registry.has_file(game_id, self.kind, f"{game_id}.json")

    def shipped(self, game_id: str, read: Callable[[str], T]) -> T:
        """Return the shipped file's text as parsed by `read`; raise the kind's error."""
        name = f"{game_id}.json"
        try:
            text = registry.text(game_id, self.kind, name)
        except (OSError, ValueError) as error:
            raise self.error(f"{name}: the {self.kind} cannot be read: {error}") from None
        try:
            return read(text)
        except self.error as error:
            raise self.error(f"{name}: {error}") from None

    def body(self, game_id: str, text: str) -> dict[str, Any]:
        """Return a file's keys without its head; raise the kind's error."""
        try:
            file = json.loads(text)
        except (ValueError, RecursionError):
            raise self.error("this is not JSON") from None
        if not isinstance(file, dict) or file.get("format") != self._format:
            raise self.error(f"this is not a file of {self.kind}")
        if file.get("version") != self.version:
            raise self.error(f"this file of {self.kind} is of another version")
        if file.get("game") != game_id:
            raise self.error(f"these {self.kind} are of another game than {game_id}")
        return {key: value for key, value in file.items() if key not in _HEAD}

    def text(self, game_id: str, body: Mapping[str, Any]) -> str:
        """Return the text of a file with head and body."""
        head = {"format": self._format, "version": self.version, "game": game_id}
        return json.dumps({**head, **body}, indent=2) + "\n"

    @property
    def _format(self) -> str:
        return f"stockgames-{self.kind}"


WEIGHTS: Any = {"extra": "forbid", "strict": True, "allow_inf_nan": False}
"""The pydantic configuration of every dataclass of weights: `__pydantic_config__ = WEIGHTS`."""

Share: TypeAlias = Annotated[float, Field(ge=0, le=1)]
"""A share or a probability."""
Amount: TypeAlias = Annotated[float, Field(ge=0, le=1e6)]
Scale: TypeAlias = Annotated[float, Field(gt=0, le=1e6)]
"""A divisor."""
Gain: TypeAlias = Annotated[float, Field(ge=-1e6, le=1e6)]
Count: TypeAlias = Annotated[int, Field(ge=1, le=1000)]

W = TypeVar("W")


class WeightsError(StockGamesError):
    """Weights that are missing, damaged or out of bounds; the message is one clear line."""


@dataclass(frozen=True, slots=True)
class TreeWeights:
    """Parameters of the tree search and its playouts; gains are in the units of the game's
    heuristic.
    """

    __pydantic_config__ = WEIGHTS

    exploration: Amount
    """How much rarely tried actions are favoured, in standard deviations of utility."""
    trust: Scale
    """The difference in estimated gain that makes an action's prior e times as large."""
    win_share: Share
    """The weight of winning in a seat's utility; the rest is its score relative to the best."""
    noise: Amount
    """The largest noise added to an option's gain in playouts."""
    naive: Share
    """The prior probability that another player is myopic."""


@dataclass(frozen=True, slots=True)
class SoloTreeWeights(TreeWeights):
    """The same for a game that can be played solo."""

    trust_alone: Scale
    """The trust in solo games, where estimates are more reliable."""
    noise_alone: Amount
    """The noise in solo games, where the bot knows how it plays itself."""


@dataclass(frozen=True, slots=True)
class SecretWeights:
    """Parameters of the search over secret choices; gains are in the units of the game's
    heuristic.
    """

    __pydantic_config__ = WEIGHTS

    exploration: Share
    """How often another player's mixed strategy tries a random option."""
    learns: Share
    """The probability that a player who looks ahead also learns; others follow the game's
    heuristic.
    """
    naive: Share
    """The prior probability that another player is myopic; in simultaneous choices a wrong
    guess costs more than where answers can be seen.
    """
    noise: Amount
    """The largest noise added to an option's gain in playouts."""
    followed: Share
    """The probability that another player follows the game's heuristic in a last choice that
    hides nothing, instead of playing optimally.
    """
    trust: Amount
    """The initial weight of an estimated gain, as regret in wins: important if there are few
    samples.
    """
    decided: Scale
    """The power to which the shares of the learned strategy are raised before it is played: 1
    plays it unchanged, more leaves to chance only options that are nearly as good.
    """


def shipped(game_id: str, model: type[W]) -> W:
    """Return a game's shipped weights; raise WeightsError."""
    return FILE.shipped(game_id, partial(in_file, game_id, model))


def in_file(game_id: str, model: type[W], text: str) -> W:
    """Return the weights in a file's text; raise WeightsError.

    Keys that begin with `x_` may be next to them, as in records.
    """
    body = FILE.body(game_id, text)
    unknown = [key for key in body if key != "weights" and not key.startswith("x_")]
    if unknown:
        raise WeightsError(f"{unknown[0]!r:.60}: there is no such key")
    if not isinstance(body.get("weights"), dict):
        raise WeightsError("weights: missing")
    return from_plain(model, body["weights"])


def from_plain(model: type[W], plain: Any) -> W:
    """Return weights made from JSON values; raise WeightsError if they don't fit the model."""
    try:
        return TypeAdapter(model).validate_json(json.dumps(plain))
    except ValidationError as error:
        raise WeightsError(first_problem(error)) from None


def as_plain(weights: Any) -> dict[str, Any]:
    """Return weights as JSON values."""
    plain: dict[str, Any] = TypeAdapter(type(weights)).dump_python(weights, mode="json")
    return plain


def as_file(game_id: str, weights: Any, extra: Mapping[str, Any] | None = None) -> str:
    """Return the text of a file that holds weights, with more keys beginning with `x_`."""
    return FILE.text(game_id, {"weights": as_plain(weights), **(extra or {})})


FILE: Final = GameFile("weights", WeightsError)
"""The kind of files that hold weights."""


USUAL_TREE: Final = TreeWeights(
    exploration=3.0,
    trust=0.5,
    win_share=0.8,
    noise=0.5,
    naive=0.8,
)
"""The search weights of a game that has none."""
USUAL_SECRETS: Final = SecretWeights(
    exploration=0.2,
    learns=0.3,
    naive=0.6,
    noise=0.5,
    followed=0.15,
    trust=0.0,
    decided=1.0,
)
"""The weights for simultaneous search of a game that has none."""


def tree_weights(game: AnyGame) -> TreeWeights:
    """Return a game's weights for tree search, or defaults."""
    found = getattr(game.weights, "search", None)
    return found if isinstance(found, TreeWeights) else USUAL_TREE


def trust_and_noise(weights: TreeWeights, seats: int) -> tuple[float, float]:
    """Return the trust in heuristic gains and the noise added to them, for this number of seats."""
    if seats == 1 and isinstance(weights, SoloTreeWeights):
        return weights.trust_alone, weights.noise_alone
    return weights.trust, weights.noise


def secret_weights(game: AnyGame) -> SecretWeights:
    """Return a game's weights for simultaneous search, or defaults."""
    found = getattr(game.weights, "search", None)
    return found if isinstance(found, SecretWeights) else USUAL_SECRETS
