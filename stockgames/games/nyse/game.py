"""NYSE as an `engine.game.Game`: deal, start, observe, determinize."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from random import Random
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from stockgames.engine.errors import OptionError, RecordError
from stockgames.engine.game import Explanation, Game, Puzzling, Valued
from stockgames.engine.history import History, Step, Tally
from stockgames.engine.state import SeatId
from stockgames.engine.strict import parse_options
from stockgames.engine.value_network import TOGETHER
from stockgames.engine.value_network import shipped as learned
from stockgames.engine.weights import shipped
from stockgames.games.nyse import actions as a
from stockgames.games.nyse.ai.chances import Chances, is_learned
from stockgames.games.nyse.ai.features import FEATURES as CHANCES
from stockgames.games.nyse.ai.foresight import FEATURES, Foresight, foreseen
from stockgames.games.nyse.ai.opponent_model import habits
from stockgames.games.nyse.ai.playout import candidate_moves, evaluate
from stockgames.games.nyse.ai.weights import NyseWeights
from stockgames.games.nyse.explanation import explain
from stockgames.games.nyse.facts import facts_of
from stockgames.games.nyse.history import ACHIEVEMENTS, history, tallies
from stockgames.games.nyse.meta import META
from stockgames.games.nyse.options import Options, Setup
from stockgames.games.nyse.parts import BOARDS, COLORS, COPIES, GREY_CHIPS, MARKINGS
from stockgames.games.nyse.refusals import refusal
from stockgames.games.nyse.state import NyseState
from stockgames.games.nyse.view import (
    NyseView,
    all_up,
    all_worlds,
    determinize,
    observe,
    public_action_count,
)


@cache
def _foresight() -> Foresight:
    return Foresight(learned(META.id, FEATURES))


class Nyse(Game[a.NyseAction, NyseState, NyseView]):
    """The game object; see `engine.game.Game` for the contract of each method."""

    weights: NyseWeights
    meta = META
    puzzling = Puzzling(tables=(3, 4, 4, 5, 1), clear_alone=1)
    told_since = MappingProxyType({"moves": 2})
    achievements = ACHIEVEMENTS
    codec = a.CODEC
    options_type = Options
    setup_type = Setup
    shows_all = True
    has_heuristic = True
    observe = staticmethod(observe)
    all_up = staticmethod(all_up)
    determinize = staticmethod(determinize)
    refusal = staticmethod(refusal)
    public_action_count = staticmethod(public_action_count)
    evaluate = staticmethod(evaluate)
    all_worlds = staticmethod(all_worlds)
    foreseen = staticmethod(foreseen)

    def resolve_options(self, chosen: Mapping[str, Any], rng: Random) -> Options:
        values = dict(chosen)
        board = values.get("board")
        if board == "shuffled":
            values["board"] = rng.sample(GREY_CHIPS, len(GREY_CHIPS))
        elif isinstance(board, str):
            if board not in BOARDS:
                names = ", ".join([*BOARDS, "shuffled"])
                raise OptionError(f"board: {board!r} is not one of {names}")
            values["board"] = list(BOARDS[board])
        return parse_options(Options, values)

    def deal(self, seats: int, options: Options, rng: Random, first: SeatId | None = None) -> Setup:
        markers: dict[str, str] = {}
        piles: dict[str, list[str]] = {}
        for color in COLORS:
            chips = [name for name, n in zip(MARKINGS, COPIES, strict=True) for _ in range(n)]
            rng.shuffle(chips)
            markers[color], *piles[color] = chips
        drawn = rng.randrange(seats)
        start = drawn if first is None else first
        return Setup.model_validate({"markers": markers, "piles": piles, "first": start})

    def start(self, seats: int, options: Options, setup: Setup) -> NyseState:
        if problem := setup.misdealt(seats):
            raise RecordError(f"setup: {problem}")
        piles = [
            tuple(MARKINGS.index(marking) for marking in reversed(getattr(setup.piles, color)))
            for color in COLORS
        ]
        concealed = options.hands == "concealed"
        return NyseState(seats, tuple(options.board), piles, setup.first, concealed=concealed)

    def open_options(self, options: Options) -> BaseModel:
        return options.model_copy(update={"hands": "open"})

    def facts(self, view: NyseView) -> object:
        return facts_of(view, concealed=False)

    def history(
        self, steps: Sequence[Step[Any]], options: Options, *, all_up: bool = False
    ) -> History:
        return history(steps, concealed=options.hands == "concealed" and not all_up)

    def tallies(self, steps: Sequence[Step[Any]]) -> tuple[Tally, ...]:
        return tallies(steps)

    def candidate_moves(
        self, state: NyseState, seat: SeatId, myopic: bool = False
    ) -> Valued[a.NyseAction]:
        return candidate_moves(state, seat, myopic, self.weights)

    def foresight(self) -> Foresight:
        return _foresight()

    def chances(self, view: NyseView) -> Chances | None:
        return self._chances if is_learned(view) else None

    @cached_property
    def _chances(self) -> Chances:
        return Chances(learned(META.id, CHANCES, TOGETHER), self.weights)

    def habits(self, view: NyseView) -> Sequence[float]:
        return habits(view, self.weights, self.chances(view))

    def is_idle(self, view: NyseView, action: a.NyseAction) -> bool:
        """Return whether an action swaps a chip for one of the same colour."""
        if not isinstance(action, a.StockSwap) or action.partner == a.SUPPLY:
            return False
        return action.want == action.give.color

    def stake(self, view: NyseView, action: a.NyseAction) -> float:
        """Return the number of chips of the colour that is taken or moved, the taken one too."""
        held = view.chips[view.viewer]
        if isinstance(action, a.Take):
            return 1 + held[action.color]
        if isinstance(action, a.SpeculativeMarket):
            return held[action.marker]
        return 1 + held[action.want] if isinstance(action, a.StockSwap) else 0

    def reasons(self, view: NyseView, action: a.NyseAction, options: Options) -> Explanation:
        return explain(view, action, concealed=options.hands == "concealed")


GAME = Nyse(shipped(META.id, NyseWeights))
