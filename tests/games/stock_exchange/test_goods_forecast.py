"""What each good would bring: right where it can be known, a fair estimate elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from stockgames.games.stock_exchange.actions import ResourceGift
from stockgames.games.stock_exchange.ai.goods_forecast import Forecast, Foresight, Outlook
from stockgames.games.stock_exchange.form import Entries, Form
from stockgames.games.stock_exchange.parts import RESOURCES
from stockgames.games.stock_exchange.view import books
from tests.games.stock_exchange.alike import another_world
from tests.games.stock_exchange.table import WEIGHTS, kind, opened, play_round, played, view


def forecast(seed: int = 3, moves: int = 8, *made: str, seat: int = 2) -> Forecast:
    """Return a seat's forecast of goods in a random game after making some."""
    outlook = Outlook(view(played(seed, moves), seat), Random(1), WEIGHTS.habits)
    return outlook.forecast(Entries(produce=tuple(map(kind, made))))


def gain(found: Forecast, name: str) -> float:
    """Return the average gain of a resource."""
    return found.prospects[kind(name)].gain


def test_every_resource_has_a_prospect_between_its_worst_and_its_best() -> None:
    found = forecast()
    assert [RESOURCES[prospect.resource] for prospect in found.prospects] == list(RESOURCES)
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
    for name in (name for name in RESOURCES if name != "coal"):
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


@pytest.mark.parametrize("seed", range(4))
def test_s11_what_a_seat_may_not_know_does_not_change_its_outlook(seed: int) -> None:
    match = played(seed, 18)
    other = another_world(match, 5, Random(seed))
    assert other.record().moves != match.record().moves
    one, two = (Outlook(view(table, 5), Random(2), WEIGHTS.habits) for table in (match, other))
    assert one.forecast(Entries()) == two.forecast(Entries())


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


def test_s11_foresight_hangs_on_nothing_but_the_view() -> None:
    match, told = played(0, 18), []
    for table in (match, another_world(match, 5, Random(0))):
        seen, foresight = view(table, 5), Foresight(WEIGHTS.habits)
        foresight.work_out(seen, Form(books(seen)))
        told.append(foresight.forecast)
    assert told[0] == told[1]
