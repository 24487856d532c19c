"""The way to an action: what can be pointed at, step by step, and what comes out of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockgames.engine import registry
from stockgames.engine.game import seen_as
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.actions import (
    SUPPLY,
    AggressiveInvestment,
    Chip,
    SpeculativeMarket,
    StockSwap,
    Take,
    Waive,
)
from stockgames.games.nyse.view import NyseView
from stockgames.ui.games.nyse.chooser import Chooser
from tests.ui.table.seating import stacked_setup

MARKET, INVEST, SWAP = "speculative_market", "aggressive_investment", "stock_swap"


def dealt(seats: int, wishes: dict[str, Any] | None = None, **piles: list[str]) -> Match:
    infos = [SeatInfo(name=f"Seat {i}", player="human") for i in range(seats)]
    setup = stacked_setup(seats, 0, **piles)
    return Match.deal(registry.load("nyse"), infos, wishes or {}, "seed", setup)


def played(match: Match, *colors: int, concealed: bool = False) -> Chooser:
    for color in colors:
        match.act(match.actors[0], Take(color))
    chooser = Chooser()
    chooser.concealed = concealed
    chooser.renew(seen_as(NyseView, match.view(match.actors[0])), is_open=True)
    return chooser


def open_names(chooser: Chooser) -> list[str]:
    return [target.name for target in chooser.targets() if target.refused is None]


def test_a_stack_is_picked_before_it_is_taken() -> None:
    chooser = played(dealt(2))
    assert chooser.action() is None
    assert chooser.pick("take-red")
    assert chooser.action() == Take(2)
    assert chooser.moves_marker("take-red") == (2, 1)


def test_a_market_asks_for_a_marker() -> None:
    chooser = played(dealt(2, blue=[MARKET]), 0, 1)
    assert chooser.play(1)
    assert open_names(chooser) == ["push-blue", "push-black", "push-red", "push-green"]
    chooser.pick("push-green")
    assert chooser.action() == SpeculativeMarket(0, 3)
    assert chooser.moves_marker("push-green") == (3, 2)


def test_an_investment_is_only_confirmed() -> None:
    chooser = played(dealt(2, blue=[INVEST]), 0, 1)
    assert chooser.action() is None
    chooser.play(2)
    assert chooser.action() == AggressiveInvestment(0)


def test_a_swap_goes_from_partner_to_colour_to_chip() -> None:
    chooser = played(dealt(3, blue=[SWAP]), 0, 1, 2, 3, 0, 1)
    chooser.play(3)
    assert open_names(chooser) == ["seat-1", "seat-2"]
    chooser.pick("seat-2")
    assert open_names(chooser) == ["want-black", "want-red"]
    refused = {t.name: t.refused for t in chooser.targets() if t.refused}
    assert {r.code for r in refused.values() if r} == {"the-partner-holds-no-such-color"}
    chooser.pick("want-red")
    assert open_names(chooser) == ["give-green-plain"]
    assert chooser.action() is None
    chooser.pick("give-green-plain")
    assert chooser.action() == StockSwap(0, 2, 2, Chip(3, 0))


def test_a_swap_with_nothing_to_give_can_still_be_waived() -> None:
    chooser = played(dealt(2, blue=[SWAP]), 0, 1)
    assert chooser.play(3)
    codes = {target.refused.code for target in chooser.targets() if target.refused}
    assert codes == {"the-chip-to-give-is-not-in-hand"}
    assert open_names(chooser) == []
    assert chooser.waive()
    assert chooser.action() == Waive(0)
    assert chooser.back()
    assert chooser.way.step == "partner"


def test_with_concealed_hands_any_seat_can_be_asked_for_any_colour() -> None:
    """What is offered is the same whatever the others hold (N5)."""
    match = dealt(3, {"hands": "concealed"}, blue=[SWAP])
    chooser = played(match, 0, 1, 2, 3, 0, 1, concealed=True)
    chooser.play(3)
    assert open_names(chooser) == ["seat-1", "seat-2"]
    chooser.pick("seat-2")
    assert open_names(chooser) == ["want-blue", "want-black", "want-red", "want-green"]
    chooser.pick("want-blue")
    assert open_names(chooser) == ["give-green-plain"]
    chooser.pick("give-green-plain")
    assert chooser.action() == StockSwap(0, 2, 0, Chip(3, 0))


def test_a_seat_that_was_answered_begins_at_its_swap_and_has_no_way_back() -> None:
    match = dealt(3, {"hands": "concealed"}, blue=[SWAP], red=[SWAP])
    for color in (0, 1, 1, 2, 1, 1, 3, 1, 1):
        match.act(match.actors[0], Take(color))
    match.bind(0, StockSwap(0, 1, 2, Chip(3, 0)))
    chooser = played(match, concealed=True)
    assert chooser.way.chip == 0
    chooser.pick("seat-2")
    assert chooser.back()
    assert not chooser.back()
    assert open_names(chooser) == ["seat-1", "seat-2"]
    assert chooser.can_waive()


def test_steps_can_be_taken_back_one_by_one() -> None:
    chooser = played(dealt(3, blue=[SWAP]), 0, 1, 2, 3, 0, 1)
    chooser.play(3)
    chooser.pick("seat-2")
    chooser.pick("want-red")
    steps = []
    while chooser.back():
        steps.append(chooser.way.step)
    assert steps == ["want", "partner", "take"]


def test_two_colours_of_a_special_ask_which() -> None:
    chooser = played(dealt(2, blue=[INVEST], red=[INVEST]), 0, 1, 2, 1)
    chooser.play(2)
    assert open_names(chooser) == [
        "play-blue-aggressive-investment",
        "play-red-aggressive-investment",
    ]
    chooser.pick("play-red-aggressive-investment")
    assert chooser.action() == AggressiveInvestment(2)


def test_an_empty_stack_says_why() -> None:
    match = dealt(2)
    chooser = played(match, *[0] * 10)
    target = chooser.target("take-blue")
    assert target is not None
    assert target.refused is not None
    assert target.refused.code == "pile-is-empty"
    assert not chooser.pick("take-blue")


def test_alone_a_special_must_be_used_and_swaps_with_the_supply() -> None:
    match = dealt(1, blue=[SWAP])
    chooser = played(match, 1, 0)
    assert chooser.must_use_special()
    assert open_names(chooser) == ["play-blue-stock-swap"]
    assert {t.refused.ruling for t in chooser.targets() if t.refused} == {"N9"}
    chooser.play(3)
    chooser.pick("want-green")
    chooser.pick("give-black-plain")
    assert chooser.action() == StockSwap(0, SUPPLY, 3, Chip(1, 0))


def test_a_closed_chooser_offers_nothing() -> None:
    chooser = played(dealt(2))
    chooser.close()
    assert chooser.targets() == []
    assert not chooser.pick("take-red")
    assert chooser.action() is None


def waived(chooser: Chooser, view: NyseView, chip: str) -> object:
    """Return what the way to waiving a swap ends in, None where there is none."""
    chooser.renew(view, is_open=False)
    chooser.renew(view, is_open=True)
    chooser.pick(chip)
    return chooser.action() if chooser.waive() else None


def reachable(view: NyseView) -> set[object]:
    """Follow every way from the start and collect what it ends in."""
    found: set[object] = set()
    chooser = Chooser()

    def follow(path: tuple[str, ...]) -> None:
        chooser.renew(view, is_open=False)
        chooser.renew(view, is_open=True)
        for name in path:
            chooser.pick(name)
        action = chooser.action()
        if action is not None:
            found.add(action)
        for name in open_names(chooser):
            if name != chooser.picked and len(path) < 4 and action is None:
                follow((*path, name))

    follow(())
    for chip in ("blue", "black", "red", "green"):
        found.add(waived(chooser, view, f"play-{chip}-stock-swap"))
    stop = chooser.stop()
    if stop is not None:
        found.add(stop)
    chooser.renew(view, is_open=False)
    chooser.renew(view, is_open=True)
    if chooser.can_discard():
        for color in ("blue", "black", "red", "green"):
            chooser.renew(view, is_open=False)
            chooser.renew(view, is_open=True)
            chooser.discard()
            chooser.pick(f"discard-{color}")
            found.add(chooser.action())
    return found - {None}


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_every_legal_action_can_be_reached_and_no_other(seats: int, seed: int) -> None:
    rng = Random(seed)
    infos = [SeatInfo(name=f"Seat {i}", player="human") for i in range(seats)]
    match = Match.deal(registry.load("nyse"), infos, {}, f"seed {seed}")
    while not match.is_over:
        seat = match.actors[0]
        if seat < 0:
            match.act_chance()
            continue
        view = seen_as(NyseView, match.view(seat))
        assert reachable(view) == set(view.legal)
        takes = [action for action in view.legal if isinstance(action, Take)]
        match.act(seat, rng.choice(takes if takes and rng.random() < 0.7 else view.legal))
