"""The reasons for and against a submission of Stock Exchange are about that submission."""

from __future__ import annotations

from collections import Counter
from random import Random

from stockgames.engine.explanation import Why, told_apart
from stockgames.games.stock_exchange.explanation import (
    GivesStock,
    Makes,
    MayFail,
    MayLose,
    OwnStock,
    why,
)
from stockgames.games.stock_exchange.parts import DIAMOND
from stockgames.games.stock_exchange.sampling import random_submission
from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.table import WEIGHTS, dealt, view


def test_grounds_are_about_what_is_made_given_and_turned_in() -> None:
    rng, seen, dear = Random(4), set(), 0
    for seed in ("a", "b"):
        match = dealt(seed)
        while not match.is_over:
            seat = match.actors[0]
            now = view(match, seat)
            chosen = random_submission(books(now), rng)
            if seat < 2:
                told = why(now, chosen, WEIGHTS.habits)
                seen |= {type(ground) for ground in (*told.gains, *told.risks)}
                kept = Counter(chosen.produce)
                kept.subtract(gift.resource for gift in chosen.resources)
                made = [ground for ground in told.gains if isinstance(ground, Makes)]
                assert all(kept[ground.resource] > 0 < ground.gain for ground in made)
                assert made == sorted(made, key=lambda ground: -ground.gain)
                assert len({ground.resource for ground in made}) == len(made)
                traded = [g for g in (*told.gains, *told.risks) if isinstance(g, OwnStock)]
                assert len(traded) == bool(chosen.exchange)
                assert all((g.own > g.others) == (g in told.gains) for g in traded)
                dear += sum(g in told.risks for g in traded)
                for risk in told.risks:
                    match_risk(risk, chosen.produce, kept)
                assert why(now, chosen, WEIGHTS.habits) == told, "the same worlds each time"
            match.act(seat, chosen)
    assert seen >= {Makes, GivesStock}
    assert dear, "some exchange cost more than it brought"


def match_risk(risk: object, produce: tuple[int, ...], kept: Counter[int]) -> None:
    if isinstance(risk, MayFail):
        assert DIAMOND in produce
        assert 0 < risk.percent <= 100
    if isinstance(risk, MayLose):
        assert kept[risk.resource] > 0
        assert risk.low < 0


def test_what_both_turn_in_or_make_does_not_set_them_apart() -> None:
    chosen = Why((Makes(3, 1500, 1000, 2000),), (OwnStock(17_600, 36_600), GivesStock(2, 5, 300)))
    other = Why((Makes(3, 1400, 1000, 2000),), (OwnStock(17_900, 36_600), GivesStock(3, 5, 300)))
    assert told_apart(chosen, other) == Why((), (GivesStock(3, 5, 300),))
    assert told_apart(Why((), (MayFail(57), MayLose(1, -3))), Why((), (MayFail(50),))) == Why()
