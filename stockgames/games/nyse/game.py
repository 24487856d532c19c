"""NYSE as the engine knows it: deal, start, observe, determinize."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from pydantic import BaseModel

from stockgames.engine.codec import ActionCodec
from stockgames.engine.errors import OptionError, RecordError
from stockgames.engine.explanation import Why
from stockgames.engine.game import State, View
from stockgames.engine.history import History, Step
from stockgames.engine.meta import GameMeta
from stockgames.engine.options import granted
from stockgames.engine.puzzling import Puzzling
from stockgames.engine.seat import SeatId
from stockgames.engine.value_network import TOGETHER, Network
from stockgames.engine.value_network import shipped as learned
from stockgames.engine.weights import shipped
from stockgames.games.nyse.actions import CODEC, NyseAction
from stockgames.games.nyse.ai.chances import MOST, Chances, is_learned
from stockgames.games.nyse.ai.evaluation import evaluate
from stockgames.games.nyse.ai.features import FEATURES as CHANCES
from stockgames.games.nyse.ai.features import FEWEST
from stockgames.games.nyse.ai.foresight import FEATURES, Foresight, Position, foreseen
from stockgames.games.nyse.ai.opponent_model import habits
from stockgames.games.nyse.ai.playout import plausible
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.nyse.ai.worlds import all_worlds
from stockgames.games.nyse.explanation import RULINGS, why
from stockgames.games.nyse.facts import facts_of
from stockgames.games.nyse.history import history
from stockgames.games.nyse.meta import META
from stockgames.games.nyse.options import Options, Setup
from stockgames.games.nyse.parts import BOARDS, COLORS, COPIES, GREY_CHIPS, MARKINGS
from stockgames.games.nyse.refusals import refusal
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import NyseView, all_up, determinize, observe, width


class Nyse:
    """The game object; see `engine.game.Game` for what each part promises."""

    meta: GameMeta = META
    puzzling: Puzzling = Puzzling(tables=(3, 4, 4, 5, 1), clear_alone=1)
    told_since: Mapping[str, int] = MappingProxyType({"moves": 2})
    rulings: Mapping[str, str] = RULINGS
    codec: ActionCodec[NyseAction] = CODEC
    options_type: type[BaseModel] = Options
    setup_type: type[BaseModel] = Setup

    chance_features: int = CHANCES
    chance_seats: Sequence[int] = tuple(range(FEWEST, MOST + 1))

    def __init__(self, weights: NyseWeights) -> None:
        self.weights: Final = weights
        """What its opinions hang on."""
        self._foresight: Foresight | None = None
        self._chances: Chances | None = None

    def weighing(self, weights: NyseWeights) -> Nyse:
        """Return the same game with other weights."""
        return Nyse(weights)

    def settle(self, wishes: Mapping[str, Any], rng: Random) -> Options:
        """Return the options as played; `board` may name a reading of N1 or be `shuffled`."""
        chosen = dict(wishes)
        board = chosen.get("board")
        if board == "shuffled":
            chosen["board"] = rng.sample(GREY_CHIPS, len(GREY_CHIPS))
        elif isinstance(board, str):
            if board not in BOARDS:
                names = ", ".join([*BOARDS, "shuffled"])
                raise OptionError(f"board: {board!r} is not one of {names}")
            chosen["board"] = list(BOARDS[board])
        return granted(Options, chosen)

    def deal(
        self, seats: int, options: BaseModel, rng: Random, first: SeatId | None = None
    ) -> Setup:
        """Shuffle each colour, take its marker, pile up the rest, draw the first seat (N2, N11)."""
        markers: dict[str, str] = {}
        piles: dict[str, list[str]] = {}
        for color in COLORS:
            chips = [name for name, n in zip(MARKINGS, COPIES, strict=True) for _ in range(n)]
            rng.shuffle(chips)
            markers[color], *piles[color] = chips
        drawn = rng.randrange(seats)
        start = drawn if first is None else first
        return Setup.model_validate({"markers": markers, "piles": piles, "first": start})

    def start(self, seats: int, options: BaseModel, setup: BaseModel) -> NyseState:
        """Return the first state; raise RecordError for a set-up that cannot have been dealt."""
        assert isinstance(options, Options)
        assert isinstance(setup, Setup)
        if problem := setup.misdealt(seats):
            raise RecordError(f"setup: {problem}")
        piles = [
            tuple(MARKINGS.index(marking) for marking in reversed(getattr(setup.piles, color)))
            for color in COLORS
        ]
        concealed = options.hands == "concealed"
        return NyseState(seats, tuple(options.board), piles, setup.first, concealed=concealed)

    def check(self, state: State, seat: SeatId, action: NyseAction) -> None:
        """Raise Refused unless the action is in the legal list."""
        assert isinstance(state, NyseState)
        if action not in state.legal_actions(seat):
            raise refusal(state, seat, action)

    def observe(self, state: State, seat: SeatId | None) -> NyseView:
        """Return what the seat may know (N7)."""
        assert isinstance(state, NyseState)
        return observe(state, seat)

    def all_up(self, state: State, seat: SeatId) -> NyseView:
        """Return a seat's view with all that others held face up."""
        assert isinstance(state, NyseState)
        return all_up(state, seat)

    def open_options(self, options: BaseModel) -> BaseModel:
        """Return the options of the same table at which nothing would be concealed."""
        return options.model_copy(update={"hands": "open"})

    def determinize(self, view: View, rng: Random) -> NyseState:
        """Return a state that fits the view."""
        assert isinstance(view, NyseView)
        return determinize(view, rng)

    def all_worlds(self, view: View, most: int) -> Sequence[tuple[NyseState, int]]:
        """Return every world that fits a view of a game alone, with its weight."""
        assert isinstance(view, NyseView)
        return all_worlds(view, most)

    def width(self, view: View) -> int | None:
        """Return how many actions everybody knows the seat to have: markings are private (N7)."""
        assert isinstance(view, NyseView)
        return width(view)

    def facts(self, view: View) -> object:
        """Return what a table shows of a view."""
        assert isinstance(view, NyseView)
        return facts_of(view)

    def history(
        self, steps: Sequence[Step[Any]], options: BaseModel, *, all_up: bool = False
    ) -> History:
        """Return the course that the steps show."""
        assert isinstance(options, Options)
        return history(steps, concealed=options.hands == "concealed" and not all_up)

    def sample_action(self, view: View, rng: Random) -> NyseAction:
        """Return one of the legal actions, each as likely as the next."""
        assert isinstance(view, NyseView)
        return rng.choice(view.legal)

    def evaluate(self, state: State) -> Sequence[float]:
        """Return each seat's value at today's prices."""
        assert isinstance(state, NyseState)
        return evaluate(state)

    def plausible(
        self, state: State, seat: SeatId, naive: bool = False
    ) -> Sequence[tuple[NyseAction, float]]:
        """Return the options worth a thought, with what each gains in $M."""
        assert isinstance(state, NyseState)
        return plausible(state, seat, naive, self.weights)

    def foresight(self) -> Foresight:
        """Return what is known of positions of a game alone."""
        if self._foresight is None:
            self._foresight = Foresight(learned(META.id, FEATURES))
        return self._foresight

    def foreseen(self, view: View) -> Position | None:
        """Return the position that a view of a game alone shows, if it was learned."""
        assert isinstance(view, NyseView)
        return foreseen(view)

    def chances(self, view: View) -> Chances | None:
        """Return what was learned of a table of several, None where nothing was for such a one."""
        assert isinstance(view, NyseView)
        if not is_learned(view):
            return None
        if self._chances is None:
            self._chances = Chances(learned(META.id, CHANCES, TOGETHER), self.weights)
        return self._chances

    def chances_by(self, network: Network) -> Chances:
        """Return what a network says that is still learned."""
        return Chances(network, self.weights, changes=True)

    def habits(self, view: View) -> Sequence[float]:
        """Return for each seat how much more it looks like one living for the day."""
        assert isinstance(view, NyseView)
        return habits(view, self.weights, self.chances(view))

    def why(self, view: View, action: NyseAction, options: BaseModel) -> Why:
        """Return what speaks for an action and against it; not what others hold in secret (N7)."""
        assert isinstance(view, NyseView)
        assert isinstance(options, Options)
        return why(view, action, concealed=options.hands == "concealed")


GAME = Nyse(shipped(META.id, NyseWeights))
