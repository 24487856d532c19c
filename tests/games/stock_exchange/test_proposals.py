"""Candidate submissions: legal, varied, the best first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from stockgames.games.stock_exchange.actions import Submit
from stockgames.games.stock_exchange.ai import proposals as module
from stockgames.games.stock_exchange.ai.imagined import World
from stockgames.games.stock_exchange.ai.proposals import (
    GIVEN,
    KEPT,
    bundles,
    changed_a_little,
    proposals,
)
from stockgames.games.stock_exchange.parts import COAL, GOLD, RECIPIENTS
from stockgames.games.stock_exchange.refusals import refusal
from tests.games.stock_exchange.table import WEIGHTS, opened, play_round, played, truth, view


def gold_made(worlds: Sequence[World], laid: Submit, spread: float) -> float:
    """Evaluate by the amount of gold only."""
    return laid.produce.count(GOLD)


@pytest.mark.parametrize("moves", [0, 9, 17])
def test_the_best_comes_first_and_all_are_allowed(
    monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    monkeypatch.setattr(module, "worth", gold_made)
    match = played(4, moves)
    seat = match.actors[0]
    books = truth(match).books(seat)
    found = proposals(view(match, seat), books, Random(4), WEIGHTS)
    assert 1 <= len(found) <= WEIGHTS.proposals.offered
    assert len(set(found)) == len(found)
    assert [refusal(books, laid) for laid in found] == [None] * len(found)
    gold = [laid.produce.count(GOLD) for laid in found]
    assert gold == sorted(gold, reverse=True)
    bundled = max(laid.produce.count(GOLD) for laid in bundles(books, Random(4)))
    assert gold[0] >= bundled > 0


def test_small_changes_find_what_no_bundle_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "worth", gold_made)
    match = opened()
    books = truth(match).books(0)
    eager = replace(WEIGHTS, proposals=replace(WEIGHTS.proposals, steps=200))
    best = proposals(view(match, 0), books, Random(1), eager)[0]
    assert best.produce == (GOLD,) * 4
    assert max(laid.produce.count(GOLD) for laid in bundles(books, Random(1))) < 4


def test_more_rounds_find_better_ones_until_it_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "worth", gold_made)
    match = opened()
    seen, books = view(match, 0), truth(match).books(0)
    hasty = replace(WEIGHTS, proposals=replace(WEIGHTS.proposals, steps=2))
    asked: list[int] = []

    def enough() -> bool:
        asked.append(len(asked))
        return len(asked) == 3

    def gold(rounds: int, **until: Callable[[], bool]) -> int:
        return proposals(seen, books, Random(1), hasty, rounds, **until)[0].produce.count(GOLD)

    assert gold(1) < gold(50) == 4
    assert gold(50, enough=enough) < 4
    assert len(asked) == 3


def test_there_is_a_bundle_for_every_pair_and_gift() -> None:
    books = truth(opened()).books(0)
    found = bundles(books, Random(1))
    assert len(found) == len(KEPT) * len(GIVEN)
    for laid in found:
        given = [gift.resource for gift in laid.resources]
        assert len(given) == len(laid.stocks) == RECIPIENTS[1]
        assert len(set(given)) == 1
        assert given[0] in GIVEN
        assert set(given) <= set(laid.produce)


def test_what_arrived_is_passed_on_the_worst_first() -> None:
    match = opened()
    fails = "diamond diamond iron iron; {} iron, {} iron"
    play_round(match, **{f"s{s}": fails.format((s + 1) % 8, (s + 2) % 8) for s in range(8)})
    books = truth(match).books(0)
    assert books.resources[COAL] == 2
    passed_on = bundles(books, Random(1))[len(KEPT) * len(GIVEN) :]
    assert len(passed_on) == len(KEPT)
    assert {gift.resource for laid in passed_on for gift in laid.resources} == {COAL}


def test_a_garnet_pair_turns_a_stock_in_where_enough_are_left() -> None:
    rich, poor = (truth(opened(garnets)).books(0) for garnets in (2, 1))
    assert all(len(laid.exchange) == 1 for laid in bundles(rich, Random(1)))
    assert not any(laid.exchange for laid in bundles(poor, Random(1)))


def test_small_changes_reach_every_part_of_a_submission() -> None:
    match = played(6, 8)
    books, rng = truth(match).books(0), Random(6)
    laid = match.game.sample_action(match.view(0), rng)
    changed = [changed_a_little(books, laid, rng) for _ in range(300)]
    for part in ("exchange", "produce", "resources", "stocks"):
        assert any(getattr(other, part) != getattr(laid, part) for other in changed)
    assert any(refusal(books, other) is None and other != laid for other in changed)
