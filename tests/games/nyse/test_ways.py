"""The targets at each step of a choice, and the resulting actions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.engine.match import Match
from stockgames.engine.state import seen_as
from stockgames.games.nyse.action_builder import Decision, Target, Way, action_of
from stockgames.games.nyse.actions import (
    DISCARD,
    SUPPLY,
    TAKE,
    Chip,
    NyseAction,
    SpeculativeMarket,
    StockSwap,
    Surrender,
)
from stockgames.games.nyse.parts import (
    AGGRESSIVE_INVESTMENT,
    ALL_COLORS,
    CRASHED,
    PLAIN,
    SPECULATIVE_MARKET,
    STOCK_SWAP,
)
from stockgames.games.nyse.view import NyseView, offers
from tests.games.nyse.table import I, M, P, S, play, table

BLUE, BLACK, RED, GREEN = ALL_COLORS


def decision(match: Match) -> Decision:
    view = seen_as(NyseView, match.view(match.actors[0]))
    return Decision(view, view.legal, offers(view, concealed=False))


def swapping() -> Decision:
    """Seat 0 has a blue swap and a black chip; seat 1 a red one, seat 2 a green one."""
    moves = "take blue; take red; take green; take black; take red; take green"
    return decision(play(table(3, blue=[S, P], black=[P]), moves))


def names(targets: list[Target]) -> list[str]:
    return [target.name for target in targets]


def codes(targets: list[Target]) -> list[str | None]:
    return [None if target.refused is None else target.refused.code for target in targets]


@pytest.mark.parametrize(
    ("way", "number", "action"),
    [
        (Way("take"), RED, TAKE[RED]),
        (Way("discard"), GREEN, DISCARD[GREEN]),
        (Way("surrender"), RED * 4 + STOCK_SWAP, Surrender(STOCK_SWAP)),
        (Way("market", SPECULATIVE_MARKET, BLUE), RED, SpeculativeMarket(BLUE, RED)),
        (
            Way("give", STOCK_SWAP, BLUE, 2, GREEN),
            BLACK * 4 + PLAIN,
            StockSwap(BLUE, 2, GREEN, Chip(BLACK, PLAIN)),
        ),
        (Way("which", STOCK_SWAP), BLUE, None),
        (Way("partner", STOCK_SWAP, BLUE), 1, None),
        (Way("market", SPECULATIVE_MARKET), RED, None),
        (Way("give", STOCK_SWAP, BLUE, 2), BLACK * 4, None),
    ],
)
def test_a_way_ends_in_the_action_that_it_names(
    way: Way, number: int, action: NyseAction | None
) -> None:
    assert action_of(way, number) == action


def test_a_turn_begins_at_the_stacks_and_the_specials_in_the_hand() -> None:
    found = swapping().targets(Way())
    assert names(found) == [
        *(f"take-{color}" for color in ("blue", "black", "red", "green")),
        "play-blue-stock-swap",
    ]
    assert [target.place for target in found[:4]] == [("pile", color) for color in ALL_COLORS]
    assert found[4].place == ("chip", BLUE * 4 + STOCK_SWAP)


def test_discards_point_at_the_same_stacks_by_other_names() -> None:
    found = decision(table(2)).targets(Way("discard"))
    assert names(found)[:2] == ["discard-blue", "discard-black"]
    assert found[0].place == ("pile", BLUE)


def test_a_market_can_move_every_marker_that_stands() -> None:
    view = replace(swapping().view, markers=(3, CRASHED, 3, 3))
    found = Decision(view, view.legal, ()).targets(Way("market", SPECULATIVE_MARKET, BLUE))
    assert codes(found) == [None, "that-marker-has-crashed", None, None]
    assert [target.place for target in found] == [("marker", color) for color in ALL_COLORS]


def test_an_investment_shows_its_stacks_and_says_that_its_chip_goes_first() -> None:
    found = swapping().targets(Way("invest", AGGRESSIVE_INVESTMENT, BLUE))
    assert codes(found) == ["the-special-is-played-first"] * 4


def test_which_asks_for_the_colours_of_one_special_alone() -> None:
    moves = "take blue; take red; take black; take red"
    both = decision(play(table(2, blue=[M], black=[M, I]), moves))
    assert both.chips_of(SPECULATIVE_MARKET) == [BLUE, BLACK]
    found = both.targets(Way("which", SPECULATIVE_MARKET))
    assert names(found) == ["play-blue-speculative-market", "play-black-speculative-market"]


def test_partners_come_round_the_table_from_the_seat_on_turn() -> None:
    moves = "take blue; take red; take green; take black; take black; take green; take blue"
    match = play(table(3, red=[S]), moves)
    assert names(decision(match).targets(Way("partner", STOCK_SWAP, RED))) == ["seat-2", "seat-0"]


def test_of_a_partner_only_the_colours_that_it_holds_can_be_wanted() -> None:
    found = swapping().targets(Way("want", STOCK_SWAP, BLUE, 1))
    none = "the-partner-holds-no-such-color"
    assert codes(found) == [none, none, None, none]
    assert found[RED].place == ("column", 1 * 4 + RED)


def test_the_supply_is_wanted_from_at_its_stacks() -> None:
    found = swapping().targets(Way("want", STOCK_SWAP, BLUE, SUPPLY))
    assert [target.place for target in found] == [("pile", color) for color in ALL_COLORS]
    assert codes(found) == ["pile-is-empty"] * 4


def test_given_is_what_the_hand_holds_beside_the_swap() -> None:
    found = swapping().targets(Way("give", STOCK_SWAP, BLUE, 1, RED))
    assert names(found) == ["give-black-plain"]
    assert found[0].place == ("chip", BLACK * 4 + PLAIN)


def test_whoever_is_asked_gives_a_chip_of_the_colour_wanted() -> None:
    moves = "take blue; take red; take green; take black; take red; take green"
    match = play(
        table(3, blue=[S, P], black=[P], red=[P, M]), f"{moves}; swap blue 1 red black plain"
    )
    found = decision(match).targets(Way("surrender"))
    assert names(found) == ["surrender-plain", "surrender-speculative-market"]
    assert found[1].place == ("chip", RED * 4 + SPECULATIVE_MARKET)


def test_what_is_neither_legal_nor_offered_is_not_allowed() -> None:
    swap = StockSwap(BLUE, 1, RED, Chip(BLACK, PLAIN))
    now = swapping()
    assert now.allows(swap)
    assert now.allows(TAKE[RED])
    assert not now.allows(Surrender(PLAIN))
    assert not now.allows(None)
    assert not replace(now, offers=(), legal=()).allows(swap)
