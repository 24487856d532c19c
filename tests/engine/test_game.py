"""What a game tells beside its rules: reasons, figures, puzzles, and the way to an action."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from lemonade.rules.game import GAME as LEMONADE
from stockgames.engine import registry
from stockgames.engine.action_builder import way_to
from stockgames.engine.game import Explanation, Puzzling, Reason, difference
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.exchange import action_builder as exchange
from stockgames.games.exchange.view import ExchangeView
from stockgames.games.nyse import action_builder as nyse
from stockgames.games.nyse.actions import Discard, StockSwap, Take
from stockgames.games.nyse.view import NyseView
from stockgames.games.stock_exchange.parts import BOOK, OIL
from stockgames.games.stock_exchange.scoring import earnings
from stockgames.puzzles.book import position, puzzles_of
from stockgames.ui.help.texts import rules_text


def test_a_way_to_an_action_is_found_and_shown_and_else_all_is_put_back() -> None:
    choosing = nyse.ActionBuilder()
    puzzle = next(
        one
        for one in puzzles_of("nyse")
        if any(isinstance(choice.action, StockSwap) for choice in one.choices)
    )
    view = position(puzzle).view(puzzle.seat)
    assert isinstance(view, NyseView)
    choosing.renew(view, is_open=True)

    def start() -> None:
        while choosing.can_step_back and choosing.back():
            pass

    for choice in puzzle.choices:
        if isinstance(choice.action, StockSwap | Take):
            way = way_to(choosing, choice.action, start)
            assert choosing.action() == choice.action
            assert len(way) == (4 if isinstance(choice.action, StockSwap) else 1)
    assert way_to(choosing, Discard(9), start) == ()
    assert not choosing.can_step_back


def test_a_way_may_lead_over_what_turns_other_cards_up() -> None:
    choosing = exchange.ActionBuilder()
    puzzle = puzzles_of("exchange")[0]
    view = position(puzzle).view(puzzle.seat)
    assert isinstance(view, ExchangeView)

    def start() -> None:
        choosing.close()
        choosing.renew(view, puzzle.seat, is_open=True)

    start()
    ways = [way_to(choosing, choice.action, start) for choice in puzzle.choices]
    assert [len(way) for way in ways] == [1, 2, 2, 2]


def test_a_game_that_says_nothing_has_the_usual() -> None:
    assert LEMONADE.puzzling == Puzzling()


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_tables_are_ones_that_the_game_can_be_played_at(game_id: str) -> None:
    game = registry.load(game_id)
    puzzling = game.puzzling
    assert set(puzzling.tables) <= set(game.meta.seats)
    assert 0 < puzzling.earliest < 1


@pytest.mark.parametrize(
    ("puzzling", "alone", "together"),
    [
        (Puzzling(), 0, 0),
        (Puzzling(tables=(2,)), 0, 0),
        (Puzzling(clear=5), 0, 5),
        (Puzzling(clear_alone=1), 1, 0),
    ],
)
def test_a_margin_makes_scores_judge_and_alone_one_of_its_own(
    puzzling: Puzzling, alone: int, together: int
) -> None:
    assert (puzzling.ahead(1), puzzling.ahead(2)) == (alone, together)


@dataclass(frozen=True, slots=True)
class Told(Reason):
    """One of several reasons."""

    word: str


def test_what_both_share_does_not_set_them_apart() -> None:
    chosen = Explanation((Told("rises"), Told("safe")), (Told("dear"),))
    other = Explanation((Told("rises"), Told("falls")), (Told("dear"), Told("late")))
    assert difference(chosen, other) == Explanation((Told("falls"),), (Told("late"),))
    assert difference(chosen, chosen) == Explanation()


@dataclass(frozen=True, slots=True)
class Costs(Reason):
    """A cost, which is computed for each action."""

    thing: str
    amount: int

    @property
    def topic(self) -> object:
        return Costs, self.thing


def test_a_figure_alone_does_not_set_two_actions_apart() -> None:
    chosen = Explanation((), (Costs("swap", 300),))
    other = Explanation((), (Costs("swap", 280), Costs("fee", 10)))
    assert difference(chosen, other).risks == (Costs("fee", 10),)


def test_a_game_that_cannot_tell_has_no_grounds() -> None:
    match = Match.deal(LEMONADE, [SeatInfo(name=n, player="human") for n in "AB"], {}, "why")
    seat = match.actors[0]
    view = match.view(seat)
    assert match.game.explain(view, view.legal[0], match.options) == Explanation()


def test_every_game_in_the_box_names_rulings_of_its_own_actions() -> None:
    for game_id in registry.game_ids():
        game = registry.load(game_id)
        rulings = {kind.ruling for kind in game.codec.kinds} - {""}
        assert rulings <= rules_text(game_id, "en").anchors


def alone(*pieces: int) -> int:
    """Return what the first company earns with these pieces, beside others with none."""
    table = [[0] * 13 for _ in range(8)]
    for piece in pieces:
        table[0][piece] += 1
    return earnings(table)[0]


def test_what_a_game_tells_is_what_it_reckons_with() -> None:
    figures = registry.load("stock-exchange").figures
    assert alone(BOOK) - alone() == figures["book"]
    assert alone(BOOK, OIL) - alone(OIL) == 2 * figures["book"], "there are two kinds"
    assert alone(OIL) - alone() == figures["oil"]


def test_a_game_that_tells_none_has_none() -> None:
    assert LEMONADE.figures == {}
