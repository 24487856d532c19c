"""The forecast of a submission in a sample: in the last round exactly what the rules give."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.engine.match import Match
from stockgames.engine.state import victory_chances
from stockgames.games.stock_exchange import parts as p
from stockgames.games.stock_exchange.actions import ResourceGift, Submit
from stockgames.games.stock_exchange.ai.foresight import draw_world, foreseen, world_of, worth
from stockgames.games.stock_exchange.ai.goods_forecast import Forecast, Foresight, Outlook
from stockgames.games.stock_exchange.ai.imagined import draw_script
from stockgames.games.stock_exchange.form import Entries, Form
from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.table import (
    WEIGHTS,
    dealt,
    kind,
    opened,
    play_round,
    played,
    submission,
    truth,
    view,
)

OWN = 2


def audited(match: Match) -> list[int]:
    """Return the scores of a finished game."""
    found = view(match, None).audit
    assert found is not None
    return [payout.score for payout in found.payouts]


def agrees(match: Match, laid: Submit, seed: int) -> None:
    """Play the last round as in a sample, and assert that the forecast comes true."""
    state = truth(match)
    script = draw_script(state, OWN, WEIGHTS.habits.habits, Random(seed))
    told = foreseen(world_of(state, script), laid)
    for seat, intent in enumerate(script.intents):
        match.act(seat, laid if intent is None else intent)
    assert audited(match) == told


@pytest.mark.parametrize("seed", range(12))
def test_the_last_round_comes_as_it_was_foreseen(seed: int) -> None:
    match = played(seed, 16)
    agrees(match, match.game.sample_action(match.view(OWN), Random(seed)), seed)


@pytest.mark.parametrize("seed", range(12))
def test_diamonds_turn_to_coal_as_it_was_foreseen(seed: int) -> None:
    match = played(seed, 16)
    state = truth(match)
    made = "diamond diamond gold book"
    agrees(match, submission(state.books(OWN), made), seed)


def test_a_later_round_is_gone_on_with_and_brings_more_than_nothing() -> None:
    match = opened()
    for _ in range(2):
        play_round(match)
    last = draw_world(view(match, OWN), Random(1), WEIGHTS.habits)
    idle = submission(truth(match).books(OWN))
    early = last._replace(round=2)
    assert foreseen(early, idle)[OWN] > foreseen(last, idle)[OWN]


def test_meteors_may_pay_once_everybody_else_was_given_oil() -> None:
    """Iron keeps the sum above nothing, unless seven others have oil beside the own piece."""
    match = opened()
    play_round(match)
    laid = submission(truth(match).books(OWN), "meteor meteor prize_token prize_token")
    world = draw_world(view(match, OWN), Random(1), WEIGHTS.habits)
    given = {gift.to for gift in laid.resources}
    owed = [to for to in world.owes_resource if to not in given]
    goods = [[0] * len(p.RESOURCES) for _ in p.COMPANIES]
    for company in p.COMPANIES:
        goods[company][p.GOLD], goods[company][p.SILVER] = 1, 1 + company % 2
        goods[company][p.OIL] = int(company not in owed)
    goods[OWN] = [2 if kind == p.METEOR else 3 if kind == p.IRON else 0 for kind in p.ALL_RESOURCES]
    stocks = [[2 * (seat == company) for company in p.COMPANIES] for seat in p.COMPANIES]
    world = world._replace(goods=goods, spoilt=goods, stocks=stocks)
    some = world._replace(owes_resource=tuple(given))
    assert len(owed) == 3
    assert foreseen(world, laid)[OWN] > foreseen(some, laid)[OWN] + 50_000


def test_worth_is_the_average_chance_to_win() -> None:
    match = dealt("3")
    seen, laid = view(match, OWN), match.game.sample_action(match.view(OWN), Random(3))
    worlds = [draw_world(seen, Random(seed), WEIGHTS.habits) for seed in range(3)]
    chances = [victory_chances(foreseen(world, laid), 5_000)[OWN] for world in worlds]
    assert worth(worlds, laid, 5_000) == pytest.approx(sum(chances) / 3)
    assert all(
        worth([world], laid, 5_000) == chance for world, chance in zip(worlds, chances, strict=True)
    )


def forecast(seed: int = 3, moves: int = 8, *made: str, seat: int = 2) -> Forecast:
    """Return a seat's forecast of goods in a random game after making some."""
    outlook = Outlook(view(played(seed, moves), seat), Random(1), WEIGHTS.habits)
    return outlook.forecast(Entries(produce=tuple(map(kind, made))))


def gain(found: Forecast, name: str) -> float:
    """Return the average gain of a resource."""
    return found.prospects[kind(name)].gain


def test_every_resource_has_a_prospect_between_its_worst_and_its_best() -> None:
    found = forecast()
    assert [p.RESOURCES[prospect.resource] for prospect in found.prospects] == list(p.RESOURCES)
    for prospect in found.prospects:
        assert prospect.low <= prospect.high
    assert len(found.companies) == 8


def test_a_second_magnet_completes_a_pair() -> None:
    match = opened(0)
    iron = "iron iron iron iron; {} iron, {} iron"
    play_round(match, **{f"s{s}": iron.format((s + 1) % 8, (s + 2) % 8) for s in range(8)})
    outlook = Outlook(view(match, 0), Random(1), WEIGHTS.habits)
    none, one = (outlook.forecast(Entries(produce=(kind("magnet"),) * n)) for n in (0, 1))
    assert gain(one, "magnet") > gain(none, "magnet") + 2_000


def test_books_gain_by_variety() -> None:
    assert gain(forecast(3, 8, "gold", "water", "silver"), "book") > gain(forecast(3, 8), "book")


def test_an_emerald_takes_the_sting_out_of_coal() -> None:
    match = opened()
    one = "diamond prize_token prize_token prize_token"
    play_round(match, s0=one, s1=one, s2=one)
    outlook = Outlook(view(match, 0), Random(1), WEIGHTS.habits)
    bare = outlook.forecast(Entries())
    safe = outlook.forecast(Entries(produce=(kind("emerald"),)))
    assert gain(safe, "coal") > gain(bare, "coal")


@pytest.mark.parametrize("made", [(), ("diamond",), ("iron", "emerald", "book")])
def test_one_more_is_worth_what_the_company_earns_more_with_it(made: tuple[str, ...]) -> None:
    """Also a diamond, which in some samples turns to coal and takes those of others with it."""
    outlook = Outlook(view(played(3, 8), 2), Random(1), WEIGHTS.habits, worlds=20)
    without = outlook.forecast(Entries(produce=tuple(map(kind, made))))
    for name in (name for name in p.RESOURCES if name != "coal"):
        with_it = outlook.forecast(Entries(produce=tuple(map(kind, (*made, name)))))
        more = with_it.companies[2] - without.companies[2]
        assert gain(without, name) == pytest.approx(more), name
    fact = without.prospects[kind("diamond")].fact
    assert fact is not None
    assert 0 < fact < 1


def test_s4_a_diamond_too_many_spoils_those_of_others() -> None:
    outlook = Outlook(view(opened(), 0), Random(1), WEIGHTS.habits)
    harmless, spoiling = (
        outlook.forecast(Entries(produce=(kind(name),))) for name in ("iron", "diamond")
    )
    assert 0 < sum(spoiling.companies[1:]) < sum(harmless.companies[1:])


def test_what_is_given_no_longer_counts() -> None:
    match = opened()
    outlook = Outlook(view(match, 0), Random(1), WEIGHTS.habits)
    gold = kind("gold")
    kept = outlook.forecast(Entries(produce=(gold,) * 4))
    given = outlook.forecast(Entries(produce=(gold,) * 4, resources=_gold_to(1, 2)))
    assert given.companies[0] < kept.companies[0]
    assert sum(given.companies[1:3]) > sum(kept.companies[1:3])


def _gold_to(*seats: int) -> tuple[ResourceGift, ...]:
    return tuple(ResourceGift(seat, kind("gold")) for seat in seats)


def test_the_same_luck_gives_the_same_numbers() -> None:
    assert forecast() == forecast()


def test_foresight_follows_the_form() -> None:
    seen = view(played(3, 8), 2)
    form, foresight = Form(books(seen)), Foresight(WEIGHTS.habits)
    assert foresight.follow(seen, form)
    foresight.work_out(seen, form)
    before = foresight.forecast
    assert not foresight.follow(seen, form)
    form.produce(kind("gold"))
    assert foresight.follow(seen, form)
    foresight.work_out(seen, form)
    assert foresight.forecast != before
    form.undo()
    foresight.work_out(seen, form)
    assert foresight.forecast == before


def test_foresight_forgets_what_belongs_to_another() -> None:
    match = played(3, 8)
    one, two = view(match, 2), view(match, 4)
    foresight = Foresight(WEIGHTS.habits)
    foresight.follow(one, Form(books(one)))
    foresight.work_out(one, Form(books(one)))
    assert foresight.follow(two, Form(books(two)))
    assert foresight.forecast is None
    foresight.work_out(two, Form(books(two)))
    assert not foresight.follow(None, None)
    assert foresight.forecast is None


OWN_SCRIPT, HABITS = 5, WEIGHTS.habits.habits


@pytest.mark.parametrize("seed", range(6))
def test_everybody_but_the_own_seat_has_choices_that_the_game_accepts(seed: int) -> None:
    match = opened()
    for _ in range(seed % p.ROUNDS):
        play_round(match)
    script = draw_script(truth(match), OWN_SCRIPT, HABITS, Random(seed))
    assert script.own == OWN_SCRIPT
    assert [seat for seat, laid in enumerate(script.intents) if laid is None] == [OWN_SCRIPT]
    for seat, laid in enumerate(script.intents):
        if laid is not None:
            assert len(laid.resources) == len(laid.stocks) == p.RECIPIENTS[truth(match).round]
            match.act(seat, laid)


def test_one_seed_makes_one_script_and_leaves_the_state_as_it_was() -> None:
    match = played(3, 8)
    before = match.record()
    state = truth(match).copy()
    first = draw_script(truth(match), OWN_SCRIPT, HABITS, Random(4))
    assert draw_script(truth(match), OWN_SCRIPT, HABITS, Random(4)) == first
    assert draw_script(truth(match), OWN_SCRIPT, HABITS, Random(5)) != first
    assert match.record() == before
    assert (truth(match).resources, truth(match).stocks) == (state.resources, state.stocks)
    assert truth(match).round == state.round


def test_nothing_comes_after_the_last_round() -> None:
    script = draw_script(truth(played(2, 16)), OWN_SCRIPT, HABITS, Random(1))
    assert {count for added in script.resources for count in added} == {0}
    assert {count for added in script.stocks for count in added} == {0}


def test_later_rounds_add_what_the_others_make_and_give() -> None:
    """Before the first round, two more follow: each seat makes four things in each of them."""
    script = draw_script(truth(opened()), OWN_SCRIPT, HABITS, Random(1))
    assert sum(sum(added) for added in script.resources) == (p.ROUNDS - 1) * 4 * 7
    assert sum(sum(added) for added in script.stocks) == 0, "shares are given and exchanged alone"
