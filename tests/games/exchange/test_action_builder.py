"""The steps to a card: what can be picked, and the resulting action."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.action_builder import NOT_PRESSED, Pressed
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.games.exchange import actions as a
from stockgames.games.exchange.action_builder import TURN, ActionBuilder, CardTarget
from stockgames.games.exchange.forecast import OrderForecast, Quote, SaleForecast, VoteForecast
from stockgames.games.exchange.parts import BUY, SELL
from tests.games.exchange.table import act, dealt, pick, play_round, state_with, truth, view

CASH, SHARES = (500, 400, 300), ((3, 2, 1),) * 3
LOOK = a.action_name(a.BuyIntelligence())


def asked(match: Match, seat: int = 0) -> ActionBuilder:
    choosing = ActionBuilder()
    choosing.renew(view(match, seat), seat, is_open=True)
    return choosing


def after(*phases: str) -> Match:
    """Return a table of three after these phases, a text for each seat in each."""
    match = state_with(CASH, SHARES)
    for phase in phases:
        act(match, *[words.strip() for words in phase.split(",")])
    return match


def named(choosing: ActionBuilder) -> list[str]:
    return [target.name for target in choosing.targets()]


# Picking


def test_nothing_is_picked_before_somebody_picks() -> None:
    choosing = asked(after())
    assert (choosing.picked, choosing.action()) == (None, None)
    assert choosing.pick("security-bonds")
    assert choosing.picked == "security-bonds"
    assert choosing.action() == a.ChooseSecurity(2)
    assert [t.name for t in choosing.targets() if t.is_picked] == ["security-bonds"]


def test_what_is_not_there_cannot_be_picked() -> None:
    choosing = asked(after())
    choosing.pick("security-bonds")
    assert choosing.pick("buy-3") is False
    assert choosing.pick("side-sell") is False
    assert choosing.turn() is False
    assert choosing.picked == "security-bonds"


def test_every_founder_dealt_is_a_target() -> None:
    match = dealt(3, "deal")
    cards = [target.action for target in asked(match).hand()]
    assert cards == [a.ChooseFounder(card) for card in view(match, 0).hand]
    assert len(cards) == 8


def test_orders_come_under_a_switch_and_show_one_side() -> None:
    choosing = asked(after("banks, bonds, bonds"))
    for side, word in ((BUY, "buy"), (SELL, "sell")):
        assert choosing.pick(a.SIDE_NAMES[side])
        assert choosing.pick(f"{word}-4")
        assert named(choosing) == [*a.SIDE_NAMES, *(f"{word}-{n}" for n in range(1, 10)), LOOK]
        picked = [card.name for card in choosing.hand() if card.is_picked]
        assert picked == [a.SIDE_NAMES[side], f"{word}-4"]


def test_an_order_of_the_other_side_turns_the_switch() -> None:
    choosing = asked(after("banks, bonds, bonds"))
    assert choosing.pick("sell-3")
    assert choosing.action() == a.Order(SELL, 3)
    assert choosing.side == SELL


def test_an_order_that_does_not_show_is_a_target_all_the_same() -> None:
    choosing = asked(after("banks, bonds, bonds"))
    target = choosing.target("sell-3")
    assert target is not None
    assert (target.action, target.place) == (a.Order(SELL, 3), "own/hand/sell-3")
    assert target not in choosing.targets()
    assert choosing.target("sell-10") is None


def test_turning_an_order_keeps_the_count() -> None:
    choosing = asked(after("banks, bonds, bonds"))
    assert choosing.turn()
    assert choosing.side == SELL
    assert choosing.action() is None
    choosing.pick("sell-4")
    assert choosing.turn()
    assert choosing.action() == a.Order(BUY, 4)
    assert choosing.pick("side-sell")
    assert choosing.action() == a.Order(SELL, 4)


def test_votes_come_in_pairs_at_one_place_and_one_side_is_up() -> None:
    choosing = asked(after("banks, bonds, bonds", "buy 1, buy 1, buy 1"))
    assert [card.face.by for card in choosing.hand() if card.is_up] == [1, 1, 1]
    assert choosing.pick("influence-insurance-down")
    cards = choosing.hand()
    assert len(cards) == 6
    assert len({card.place for card in cards}) == 3
    assert all(isinstance(card.forecast, VoteForecast) for card in cards)
    assert [card.name for card in cards if card.is_up] == [
        "influence-banks-up",
        "influence-insurance-down",
        "influence-bonds-up",
    ]
    assert choosing.pick("influence-bonds-down")
    assert [card.face.by for card in choosing.hand() if card.is_up] == [1, -1, -1]


@pytest.mark.parametrize("security", range(3))
@pytest.mark.parametrize("by", [1, -1])
def test_a_vote_can_be_turned_round(security: int, by: int) -> None:
    choosing = asked(after("banks, bonds, bonds", "buy 1, buy 1, buy 1"))
    assert not choosing.turn()
    assert choosing.pick(a.action_name(a.Influence(security, by)))
    assert choosing.turn()
    assert choosing.action() == a.Influence(security, -by)


def test_intelligence_is_picked_like_a_card_but_lies_in_no_hand() -> None:
    choosing = asked(after())
    assert LOOK not in [card.name for card in choosing.hand()]
    assert choosing.pick(LOOK)
    assert choosing.action() == a.BuyIntelligence()
    assert choosing.back()
    assert choosing.action() is None
    assert not choosing.back()


def test_why_one_cannot_look_ahead() -> None:
    poor = state_with((40, 400, 300), SHARES)
    informed = after()
    informed.act(0, a.BuyIntelligence())
    codes = []
    for match in (poor, informed, dealt(3, "founders")):
        choosing = asked(match)
        deck = choosing.target(LOOK)
        assert deck is not None
        assert deck.refused is not None
        codes.append(deck.refused.code)
        assert not choosing.pick(LOOK)
    assert codes == [
        "intelligence-costs-fifty-dollars",
        "intelligence-was-bought-for-this-card",
        "no-intelligence-before-round-1",
    ]


def test_a_button_turns_what_is_picked() -> None:
    choosing = asked(after("banks, bonds, bonds"))
    assert choosing.press("buy-3") == Pressed(True)
    assert choosing.press(TURN) == Pressed(True)
    assert choosing.action() == a.Order(SELL, 3)
    choosing.close()
    assert choosing.press(TURN) == NOT_PRESSED


def test_what_can_be_laid_is_known_to_all_but_for_founders() -> None:
    match = after("banks, bonds, bonds")
    assert asked(match).known_choices() == view(match, 0).legal
    assert asked(dealt(3, "founders")).known_choices() == ActionBuilder().known_choices() == ()


@pytest.mark.parametrize(
    ("phases", "name", "says_all"),
    [
        ((), "security-bonds", True),
        (("banks, bonds, bonds",), "buy-3", False),
        (("banks, bonds, bonds", "buy 1, buy 1, buy 1"), "influence-bonds-up", True),
    ],
)
def test_orders_do_more_than_cards_say(phases: tuple[str, ...], name: str, says_all: bool) -> None:
    choosing = asked(after(*phases))
    assert not choosing.says_all
    assert choosing.pick(name)
    assert choosing.says_all == says_all


def test_it_tells_whether_an_order_or_a_vote_is_chosen() -> None:
    told = []
    for phases in ((), ("banks, bonds, bonds",), ("banks, bonds, bonds", "buy 1, buy 1, buy 1")):
        choosing = asked(after(*phases))
        told.append((choosing.is_order, choosing.is_vote, choosing.can_turn))
    assert told == [(False, False, False), (True, False, True), (False, True, False)]


def test_the_lobbyist_lays_a_vote_of_its_own() -> None:
    match = after()
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "+banks, +banks, -bonds")
    play_round(match, "banks, bonds, bonds", "sell 1, sell 1, sell 1", "+banks, +banks, -bonds")
    choosing = asked(match)
    assert choosing.is_vote
    assert choosing.pick("lobby-banks-down")
    assert choosing.action() == a.Lobby(0, -1)


def test_a_security_tells_its_price_and_what_is_owned() -> None:
    match = state_with(CASH, SHARES, (80, 50, 50))
    assert asked(match).hand()[0].forecast == Quote(80, 3)


def test_an_action_is_foreseen_before_it_is_picked() -> None:
    choosing = asked(after("banks, bonds, bonds"))
    foreseen = choosing.forecast(a.Order(BUY, 4))
    assert isinstance(foreseen, OrderForecast)
    assert foreseen.order == a.Order(BUY, 4)
    assert choosing.forecast(a.BuyIntelligence()) is None
    assert choosing.forecast(None) is None
    assert ActionBuilder().forecast(a.Order(BUY, 4)) is None


def in_debt() -> Match:
    """Return a table at which the first seat must liquidate."""
    match = state_with((100, 400, 300), ((3, 2, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 4, sell 1, sell 1", "-bonds, +bonds, +bonds")
    return match


def test_a_liquidation_tells_what_it_leaves() -> None:
    match = in_debt()
    ways = asked(match).hand()
    assert ways
    for way in ways:
        assert isinstance(way.action, a.Liquidate)
        assert isinstance(way.forecast, SaleForecast)
        match = in_debt()
        match.act(0, way.action)
        assert truth(match).cash[0] == way.forecast.left


def test_ways_to_liquidate_lie_in_the_order_of_what_they_bring_too_much() -> None:
    ways = asked(in_debt()).hand()
    sales = [way.forecast for way in ways if isinstance(way.forecast, SaleForecast)]
    brought = [(sale.brings, sum(sale.sold)) for sale in sales]
    assert len(sales) == len(ways) > len(set(brought)) > 1
    assert brought == sorted(brought)
    assert [way.action for way in ways] != list(view(in_debt(), 0).legal), "not in the game's order"


def test_of_two_ways_the_one_picked_can_be_put_back() -> None:
    match = state_with((130, 400, 300), ((0, 1, 1), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 3, sell 1, sell 1", "-bonds, +bonds, +bonds")
    choosing = asked(match)
    assert len(choosing.hand()) == 2
    assert choosing.action() is None
    assert choosing.pick(choosing.hand()[1].name)
    assert choosing.back()


def test_the_only_way_is_picked_at_once_and_cannot_be_put_back() -> None:
    match = state_with((100, 400, 300), ((0, 0, 4), (0, 0, 0), (0, 0, 0)))
    play_round(match, "banks, bonds, bonds", "buy 3, sell 1, sell 1", "-bonds, +bonds, +bonds")
    choosing = asked(match)
    assert len(choosing.hand()) == 1
    assert choosing.action() is not None
    assert not choosing.back()


def test_a_liquidation_in_the_open_is_chosen_by_a_bystanders_view() -> None:
    match, choosing = in_debt(), ActionBuilder()
    choosing.renew(view(match, None), 0, is_open=True)
    assert choosing.hand() == asked(match).hand()


# Beginning and end


def test_a_new_position_forgets_what_was_picked() -> None:
    match = after("banks, bonds, bonds")
    choosing = asked(match)
    choosing.pick("sell-3")
    choosing.renew(view(match, 0), 0, is_open=True)
    assert choosing.action() == a.Order(SELL, 3)
    choosing.renew(view(match, 1), 1, is_open=True)
    assert choosing.action() is None
    assert choosing.side == BUY


def test_what_was_sent_cannot_be_read_off_nor_sent_again() -> None:
    choosing = asked(after("banks, bonds, bonds"))
    choosing.pick("sell-3")
    choosing.close()
    assert (choosing.open, choosing.picked, choosing.side) == (False, None, BUY)
    assert choosing.targets() == ()
    assert not choosing.pick("buy-3")
    assert not choosing.pick("side-sell")
    assert not choosing.turn()


def test_a_bystander_has_no_hand() -> None:
    choosing = ActionBuilder()
    choosing.renew(view(in_debt(), None), None, is_open=False)
    assert choosing.hand() == ()
    assert choosing.forecast(a.Order(BUY, 4)) is None
    choosing.renew(view(in_debt(), None), None, is_open=True)
    assert choosing.targets() == ()


def test_before_there_is_a_position_nothing_can_be_done() -> None:
    choosing = ActionBuilder()
    assert (choosing.open, choosing.side) == (False, BUY)
    assert (choosing.targets(), choosing.hand(), choosing.action()) == ((), (), None)
    assert not choosing.pick("security-banks")


# Invariants of every position


def follow(choosing: ActionBuilder, target: CardTarget) -> a.ExchangeAction | None:
    """Return the action of a target; for a side of the switch that of its first card."""
    assert choosing.pick(target.name)
    if target.kind == "side":
        assert choosing.pick(next(t.name for t in choosing.targets() if t.kind == "order"))
    return choosing.action()


def refusal(match: Match, seat: int, action: a.ExchangeAction) -> tuple[str, str] | None:
    try:
        match.check(seat, action)
    except Refused as refused:
        return refused.code, refused.ruling
    return None


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_targets_lead_to_what_the_rules_allow_and_nowhere_else(seats: int, seed: int) -> None:
    match, rng, stages = dealt(seats, f"{seed}"), Random(seed), set[int]()
    while not match.is_over:
        seat = rng.choice(match.actors)
        stages.add(view(match, seat).stage)
        reached = set()
        names = named(asked(match, seat))
        assert len(set(names)) == len(names)
        places = [t.place for t in asked(match, seat).targets() if t.kind != "vote"]
        assert len(set(places)) == len(places)
        for name in names:
            choosing = asked(match, seat)
            target = choosing.target(name)
            assert target is not None
            if target.refused is None:
                action = follow(choosing, target)
                assert action in view(match, seat).legal
                if target.kind == "side":
                    reached |= {t.action for t in choosing.targets() if t.kind == "order"}
                reached.add(action)
            else:
                assert not choosing.pick(name)
                assert target.action is not None
                told = target.refused.code, target.refused.ruling
                assert refusal(match, seat, target.action) == told
        assert reached == set(view(match, seat).legal)
        match.act(seat, pick(view(match, seat), rng, bold=True))
    assert len(stages) >= 5


def test_a_hand_is_dealt_once_for_what_shows() -> None:
    """It is requested several times, and orders are computed for every price."""
    choosing = asked(after("banks, banks, banks"))
    hand = choosing.hand()
    assert choosing.hand() is hand
    choosing.pick(hand[-1].name)
    assert choosing.hand()[-1].is_picked
    choosing.pick(a.SIDE_NAMES[SELL])
    assert {card.face.side for card in choosing.hand()[2:]} == {SELL}
    choosing.renew(view(after("insurance, banks, banks"), 0), 0, is_open=True)
    assert {card.face.side for card in choosing.hand()[2:]} == {BUY}
    assert choosing.hand()[2].face != hand[2].face
