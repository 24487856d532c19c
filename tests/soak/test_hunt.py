"""A sample of the hunt, with bots that think little; the command uses shrewd ones, for long."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine import registry
from tests.soak import hunt
from tests.soak.exploiters import Maker, exploiters_of
from tests.soak.exploiters.stock_exchange import Plan
from tests.soak.hunt import SEATS, Bag, Catch, Hunt, bag
from tests.soak.plans import FAMILIES, best_of

FIRST = [(game_id, next(iter(exploiters_of(game_id)))) for game_id in registry.game_ids()]
OTHERS = [
    (game_id, name)
    for game_id in registry.game_ids()
    for name in exploiters_of(game_id)
    if (game_id, name) not in FIRST
]


@pytest.mark.parametrize(
    ("game_id", "name"), [*FIRST, *(pytest.param(*one, marks=pytest.mark.slow) for one in OTHERS)]
)
def test_an_exploiter_plays_by_the_rules(game_id: str, name: str) -> None:
    seats = 3 if game_id == "portfolio" else SEATS[game_id]
    found = bag(Hunt(game_id, seats, "careless"), name, exploiters_of(game_id)[name], 1)
    assert 0 <= found.catches[0].won <= 1


def test_a_truce_that_is_sold_every_turn_does_not_win_the_game() -> None:
    """It won three games of four while each sale was paid as if no truce were in force."""
    maker = exploiters_of("portfolio")["long-truces"]
    found = bag(Hunt("portfolio", 4, "greedy"), "long-truces", maker, 4)
    assert found.holds, found.told()


def test_the_same_seed_gives_the_same_games() -> None:
    maker = exploiters_of("exchange")["rule"]
    once, again = (Hunt("exchange", 4, "greedy").play(maker, 1) for _ in range(2))
    assert once == again
    assert once != Hunt("exchange", 4, "greedy", seed="other").play(maker, 1)


def test_who_wins_more_than_is_fair_is_noticed() -> None:
    won, lost = Catch(1.0, 9, 3.0), Catch(0.0, 3, 9.0)
    assert not Bag("all", [won] * 8, 0.25).holds
    assert Bag("a share", [won, lost, lost, lost] * 8, 0.25).holds
    assert Bag("luck", [won], 0.25).holds
    assert "FOOLED" in Bag("all", [won] * 8, 0.25).told()


def test_the_plan_that_wins_most_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    drawn = [Plan.drawn(rng) for _ in range(9)]
    assert len(set(drawn)) == len(drawn)

    def play(self: Hunt, maker: Maker, number: int) -> Catch:
        return Catch(float(maker is drawn[4]), 9, 9.0)

    monkeypatch.setattr(Hunt, "play", play)
    assert best_of(Hunt("stock-exchange", 8), drawn, 2) is drawn[4]


@pytest.mark.parametrize("game_id", FAMILIES)
@pytest.mark.parametrize("seed", range(5))
def test_any_drawn_plan_plays_by_the_rules(game_id: str, seed: int) -> None:
    plan = FAMILIES[game_id].drawn(Random(seed))
    found = Hunt(game_id, SEATS[game_id], "random").play(plan, seed)
    assert 0 <= found.won <= 1


def test_the_command_fails_where_somebody_is_fooled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def always(self: Hunt, maker: Maker, number: int) -> Catch:
        return Catch(1.0, 9, 3.0)

    words = ["hunt", "exchange", "--only", "rule", "--games", "2", "--level", "random"]
    monkeypatch.setattr("sys.argv", words)
    assert hunt.main() == 0
    assert capsys.readouterr().out.startswith("exchange rule")
    monkeypatch.setattr(Hunt, "play", always)
    monkeypatch.setattr("sys.argv", [*words[:-4], "--games", "8"])
    assert hunt.main() == 1
