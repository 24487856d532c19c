"""What can be requested in a swap: with concealed hands it doesn't depend on others' chips."""

from __future__ import annotations

from stockgames.engine.state import seen_as
from stockgames.games.nyse.actions import StockSwap
from stockgames.games.nyse.parts import ALL_COLORS
from stockgames.games.nyse.view import NyseView, offers
from tests.games.nyse.table import P, S, play, table

BLUE, BLACK, RED, _ = ALL_COLORS


def view(seats: int = 3, red_for: str = "red", *, seat: int | None = 0) -> NyseView:
    """Seat 0 has a swap and a black chip; the others have two chips of one colour."""
    others = "; ".join([f"take {red_for}"] * (seats - 1))
    moves = f"take blue; {others}; take black; {others}"
    return seen_as(NyseView, play(table(seats, blue=[S, P], black=[P]), moves).view(seat))


def test_open_hands_offer_what_the_others_hold() -> None:
    found = offers(view(), concealed=False)
    assert {(swap.partner, swap.want) for swap in found} == {(1, RED), (2, RED)}
    assert set(found) <= set(view().legal)


def test_concealed_hands_can_be_asked_for_every_colour() -> None:
    found = offers(view(), concealed=True)
    assert {(swap.partner, swap.want) for swap in found} == {
        (partner, want) for partner in (1, 2) for want in ALL_COLORS
    }
    assert found == offers(view(red_for="green"), concealed=True)


def test_the_swap_itself_is_not_given_away_with_it() -> None:
    assert {swap.give.color for swap in offers(view(), concealed=True)} == {BLACK}
    assert all(
        isinstance(swap, StockSwap) and swap.chip == BLUE for swap in offers(view(), concealed=True)
    )


def test_a_bystander_may_ask_for_nothing() -> None:
    assert offers(view(seat=None), concealed=True) == ()
    assert offers(view(seat=None), concealed=False) == ()
