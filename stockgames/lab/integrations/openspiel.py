"""Our games as OpenSpiel games: importing this module registers them, `load` makes one.

    pip install -e . --group openspiel

    import stockgames.lab.integrations.openspiel
    game = pyspiel.load_game("stockgames_nyse(seats=2)")

The games are sequential. If several seats choose at once they are asked one after the other without
seeing earlier choices, which is equivalent. Simultaneous nodes would not work, because a seat may
look at a coming card first and choose afterwards (E5), and OpenSpiel's information-set search takes
only sequential games.

Chance is explicit: the deal, and each later shuffle, is one move with `shuffles` equally likely
outcomes. An information state is a seat's view with the seat's own choices; both tensors hold the
view only. `resample_from_infostate` draws from all states that fit the view.

Parameters: `seats`; `shuffles`; `samples`, the number of submissions offered if there are too many
to list (Stock Exchange), the same for equal information; `score_share`, the weight of scores
relative to winning (0 to 1). Offers are not among the actions, so there are no deals in Portfolio
(P12).
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

import numpy
import pyspiel

from stockgames.engine import registry
from stockgames.engine.state import CHANCE
from stockgames.lab.integrations.desk import SAMPLES, SHUFFLES, Desk, GameEncoding, encoding
from stockgames.lab.integrations.features import blocks

PREFIX: Final = "stockgames_"
LONGEST: Final = {"nyse": 200, "exchange": 400, "stock-exchange": 40}
"""An upper bound of the number of moves in a game."""
LONG: Final = 20_000
MOST_MONEY: Final = 1_000.0
"""An upper bound of the score of a single seat, in $M."""


def short_name(game_id: str) -> str:
    """Return OpenSpiel's name for a game."""
    return PREFIX + game_id.replace("-", "_")


def load(game_id: str, seats: int | None = None, **parameters: Any) -> Any:
    """Return one of our games as a `pyspiel.Game`; see the module for the parameters."""
    chosen = parameters if seats is None else {"seats": seats, **parameters}
    return pyspiel.load_game(short_name(game_id), chosen)


class StockGame(pyspiel.Game):
    """One of our games with a number of seats; each game has a class of its own."""

    game_id: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        game_id = self.game_id
        chosen = {**_parameters(game_id), **params}
        self.encoding: GameEncoding = encoding(
            game_id,
            int(chosen["seats"]),
            int(chosen["shuffles"]),
            int(chosen["samples"]),
            float(chosen["score_share"]),
        )
        alone = self.encoding.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.vocabulary.size,
            max_chance_outcomes=self.encoding.shuffles,
            num_players=self.encoding.seats,
            min_utility=-MOST_MONEY if alone else -1.0,
            max_utility=MOST_MONEY if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST.get(game_id, LONG),
        )
        super().__init__(game_type(game_id, alone), info, params)
        chance = 1 / self.encoding.shuffles
        self.outcomes = [(number, chance) for number in range(self.encoding.shuffles)]

    def new_initial_state(self) -> StockState:
        """Return the state before the deal."""
        return StockState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> StockObserver:
        """Return an observer; it takes no parameters."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        recall = kind is not None and kind.perfect_recall
        return StockObserver(self.encoding, recall)


class StockState(pyspiel.State):
    """A running game; all its data is in `desk`, which OpenSpiel copies and pickles."""

    def __init__(self, game: StockGame) -> None:
        super().__init__(game)
        self.desk = Desk(game.encoding)

    def current_player(self) -> int:
        """Return the next seat, or OpenSpiel's number for chance or the end."""
        actor = self.desk.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.desk.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.desk.menu)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the shuffles, all equally likely."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, number: int) -> None:
        self.desk.apply(number)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {number}"
        fields = self.desk.encoding.game.codec.encode(self.desk.menu[number])
        words = [str(fields.pop("do")), *(f"{name}={value}" for name, value in fields.items())]
        return " ".join(words)

    def returns(self) -> list[float]:
        return self.desk.returns()

    def resample_from_infostate(self, player: int, random: Any) -> StockState:
        """Return a random state that the player can't distinguish from this one.

        `random` returns numbers from 0 to 1. The state's history is empty, because it was not
        played.
        """
        state: StockState = self.get_game().new_initial_state()
        state.desk = self.desk.resampled(player, Random(random()))
        return state

    def __str__(self) -> str:
        desk = self.desk
        return "\n".join(desk.recalled(seat) for seat in range(desk.encoding.seats))


class StockObserver:
    """A seat's information in the form of OpenSpiel's PyObserver."""

    def __init__(self, encoding: GameEncoding, recall: bool) -> None:
        self._recall = recall
        self._blocks = blocks(encoding.game_id, encoding.seats)
        self.tensor: Any = numpy.zeros(sum(block.width for block in self._blocks), numpy.float32)
        self.dict: dict[str, Any] = {}
        begin = 0
        for block in self._blocks:
            self.dict[block.name] = self.tensor[begin : begin + block.width]
            begin += block.width

    def set_from(self, state: StockState, player: int) -> None:
        """Write the seat's view into the tensor; zeros before the deal."""
        view = state.desk.view(player)
        if view is None:
            self.tensor.fill(0)
            return
        for block in self._blocks:
            self.dict[block.name][:] = block.fill(view)

    def string_from(self, state: StockState, player: int) -> str:
        """Return the seat's view as text, with its own choices for perfect recall."""
        return (
            state.desk.recalled(player)
            if self._recall
            else state.desk.information_state_string(player)
        )


def _parameters(game_id: str) -> dict[str, Any]:
    return {
        "seats": registry.meta(game_id).usual_seats,
        "shuffles": SHUFFLES,
        "samples": SAMPLES,
        "score_share": 0.0,
    }


def game_type(game_id: str, alone: bool = False) -> Any:
    """Return OpenSpiel's description of a game; `alone` for the solo game."""
    meta = registry.meta(game_id)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game_id),
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game_id),
    )


def _register(game_id: str) -> None:
    """Register a class for the game. OpenSpiel releases it at exit, which a class survives."""
    made = type(short_name(game_id), (StockGame,), {"game_id": game_id})
    pyspiel.register_game(game_type(game_id), made)


for _game_id in registry.game_ids():
    _register(_game_id)
