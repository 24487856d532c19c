"""The rulebook and rulings P1 to P4 and P9 to P11 on small tables.

P5 to P8 and P13 are in `test_stock`, P12 is in `test_deals`.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.games.portfolio import events
from stockgames.games.portfolio.parts import (
    NONE,
    draw_cost,
    value_of,
)
from tests.games.portfolio.table import (
    GAME,
    action,
    card,
    dealt,
    discards,
    draws,
    hand,
    legal,
    names,
    people,
    pile,
    play,
    put,
    refused,
    rich,
    strike,
    table,
    truth,
    view,
)

SPARE = "2D 4D 6D 8D TD QD"
"""Cards without any combination."""


# The rulebook's tables and examples


def test_card_values() -> None:
    by_rank = [value_of(start, start + 2) for start in range(11)]
    assert by_rank == [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]
    assert value_of(card("4S"), card("7S")) == 5
    assert value_of(card("3C"), card("6C")) == 4
    assert value_of(card("AH"), card("KH")) == 32


def test_card_costs() -> None:
    assert [draw_cost(n) for n in range(1, 9)] == [0, 2, 5, 9, 14, 20, 27, 35]


def test_a_deal() -> None:
    for seats, in_stock in ((2, 77), (3, 64), (4, 103), (5, 90)):
        found = view(dealt(seats, "deal"), 0)
        assert found.cash == (6,) * seats
        assert found.hand_sizes == (13,) * seats
        assert (found.stock, len(found.pile)) == (in_stock, 1)


def test_an_income_of_ten_buys_up_to_four_cards_with_one_to_spare() -> None:
    match = table([SPARE, SPARE])
    play(match, "draw 1", "discard 2D", "draw 1", "discard 2D")
    put(match, 0, "9H-KH")  # 3 + ... J, Q, K: 12
    state = truth(match)
    state.income = state.budget = 10
    state.cash[0] += 10
    assert draws(match) == [
        *("1", "2", "3", "4"),
        *("1 exposed", "2 exposed", "3 exposed", "4 exposed"),
    ]
    play(match, "draw 4")
    assert state.cash[0] == 6 + 1


# P1


def test_p1_aces_are_low_and_nothing_goes_round_the_corner() -> None:
    match = table(["AS 2S 3S QS KS AS QH KH AH", ""])
    play(match, "draw 1 exposed")
    assert [words for words in legal(match) if words.startswith("found")] == ["found AS 2S 3S"]
    for wrong in ("found QS KS AS", "found KS AS 2S", "found 3S 2S AS", "found AS 2S 2S"):
        assert refused(match, 0, wrong).endswith(("build", "P1"))
    assert refused(match, 0, "found QS KS AS") == "a-portfolio-is-a-sequence-of-one-suit P1"
    assert refused(match, 0, "found AS 2S") == "a-portfolio-has-three-cards-or-more build"


def test_p1_every_run_in_hand_can_be_founded_shorter_and_longer() -> None:
    match = table(["5D 6D 7D 8D 9C TC JC KD", ""])
    play(match, "draw 1")
    assert legal(match) == [
        "found 5D 6D 7D",
        "found 5D 6D 7D 8D",
        "found 6D 7D 8D",
        "found 9C TC JC",
    ]


def test_p1_a_run_does_not_pass_from_one_suit_to_the_next() -> None:
    match = table(["QS KS AH 2H QH KH AD 2D", ""])
    play(match, "draw 1 exposed")
    assert legal(match) == []
    assert refused(match, 0, "found QS KS AH").endswith("P1")


def test_p1_copies_are_interchangeable() -> None:
    match = table(["3H 3H 4H 5H 5H", ""])
    play(match, "draw 1 exposed")
    assert legal(match) == ["found 3H 4H 5H"]
    play(match, "found 3H 4H 5H")
    assert hand(match, 0) == "3H 5H KC"
    assert discards(match) == "3H 5H"


def test_p1_thirteen_cards_are_the_longest() -> None:
    match = table([" ".join(f"{rank}H" for rank in "A23456789TJQK") + " AH", ""])
    play(match, "draw 1 exposed")
    assert len(legal(match)) == 66
    play(match, "found " + " ".join(f"{rank}H" for rank in "A23456789TJQK"))
    assert legal(match) == ["cap 1 AH low"]


# P2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_p2_the_seat_on_the_dealers_left_begins_and_may_take_the_exposed_card(seats: int) -> None:
    dealers = set()
    for seed in range(40):
        match = dealt(seats, f"{seed}")
        found = view(match, None)
        dealers.add(found.dealer)
        assert found.actors == ((found.dealer + 1) % seats,)
        assert "1 exposed" in draws(match, found.active)
    assert dealers == set(range(seats))


def test_p2_a_host_may_choose_who_begins() -> None:
    for first in range(4):
        match = Match.deal(GAME, people(4), {}, "seed", first=first)
        assert match.record().setup["dealer"] == (first - 1) % 4
        assert match.actors == (first,)


# P3, P4


def test_p3_caps_add_no_value_and_are_no_part_of_the_sequence() -> None:
    match = table(["4H 4D 8H 7H 3H", ""])
    put(match, 0, "5H-7H")
    play(match, "draw 1 exposed", "extend 1 4H", "cap 1 4D low")
    (found,) = view(match, None).portfolios
    assert (names(found.cards), found.value) == ("4H 5H 6H 7H", 5)
    assert (found.low_cap, found.high_cap) == (card("4D"), NONE)
    assert legal(match) == ["cap 1 7H high", "extend 1 8H"]
    assert refused(match, 0, "extend 1 3H") == "that-end-is-capped P4"


def test_p3_caps_travel_with_their_portfolio() -> None:
    match = table(["8H 5D", "", ""])
    put(match, 1, "5H-7H", low_cap="5D")
    play(match, "draw 1 exposed", "acquire 1 8H")
    (found,) = view(match, None).portfolios
    assert (found.owner, names(found.cards), found.low_cap) == (0, "5H 6H 7H 8H", card("5D"))
    assert truth(match).incomes == [6, 0, 0]


def test_p4_a_cap_has_the_rank_and_colour_of_the_end_it_covers() -> None:
    match = table(["6H 6D 6S 6C TH TD TS TC", ""])
    put(match, 0, "6H-TH")
    play(match, "draw 1 exposed")
    assert legal(match) == ["cap 1 6D low", "cap 1 6H low", "cap 1 TD high", "cap 1 TH high"]
    assert refused(match, 0, "cap 1 6S low") == "a-cap-has-the-rank-and-colour-of-its-end P4"
    assert refused(match, 0, "cap 1 6H high") == "a-cap-has-the-rank-and-colour-of-its-end P4"


def test_p4_no_end_is_capped_twice_and_both_can_be() -> None:
    match = table(["6H 6D 6D TD 5H JH", "5H JH"])
    put(match, 0, "6H-TH")
    play(match, "draw 1", "cap 1 6D low")
    assert refused(match, 0, "cap 1 6D low") == "that-end-is-capped P4"
    play(match, "cap 1 TD high")
    assert legal(match) == []
    play(match, "discard 6H", "draw 1")
    rich(match, 100, 100)
    assert legal(match, 1) == []
    assert refused(match, 1, "neutralize 1 5H") == "that-end-is-capped P4"
    assert refused(match, 1, "acquire 1 JH") == "that-end-is-capped P4"


def test_p4_an_extension_is_one_card_at_a_free_end() -> None:
    match = table(["8C TC 4C JC 8S", ""])
    put(match, 0, "5C-7C")
    play(match, "draw 1 exposed")
    assert legal(match) == ["extend 1 4C", "extend 1 8C"]
    assert refused(match, 0, "extend 1 TC") == "that-card-does-not-extend-it P4"
    assert refused(match, 0, "extend 1 8S") == "that-card-does-not-extend-it P4"


def test_p4_an_ace_may_be_capped() -> None:
    match = table(["AD AH", ""])
    put(match, 0, "AH-3H")
    play(match, "draw 1 exposed")
    assert legal(match) == ["cap 1 AD low", "cap 1 AH low"]


def test_portfolios_of_a_suit_stay_apart() -> None:
    match = table(["TS 2H", ""])
    put(match, 0, "6S-9S")
    put(match, 0, "JS-KS")
    play(match, "draw 1")
    assert legal(match) == ["extend 1 TS", "extend 2 TS"]
    play(match, "extend 1 TS")
    assert [names(run.cards) for run in view(match, 1).portfolios] == ["6S 7S 8S 9S TS", "JS QS KS"]


# P9


def test_p9_neutralizing_costs_the_value_before_the_card() -> None:
    match = table(["2C", "", ""])
    put(match, 1, "3C-6C", high_cap="6S")
    rich(match, 4, 6, 6)
    play(match, "draw 1 exposed", "neutralize 1 2C")
    assert view(match, None).cash == (0, 6, 6)
    assert view(match, None).portfolios == ()
    assert truth(match).incomes == [0, 0, 0]
    assert pile(match) == "3C 4C 5C 6C 6S 2C"


def test_p9_acquiring_costs_twice_the_value_before_the_card() -> None:
    match = table(["7C", "", ""])
    put(match, 1, "3C-6C")
    rich(match, 8, 6, 6)
    play(match, "draw 1 exposed", "acquire 1 7C")
    assert view(match, None).cash == (0, 6, 6)
    assert truth(match).incomes == [7, 0, 0]
    assert view(match, None).budget == 0


@pytest.mark.parametrize(("cash", "ways"), [(3, []), (4, ["n"]), (7, ["n"]), (8, ["a", "n"])])
def test_p9_cash_never_goes_below_zero(cash: int, ways: list[str]) -> None:
    match = table(["2C 7C", ""])
    put(match, 1, "3C-6C")
    rich(match, cash, 6)
    play(match, "draw 1 exposed")
    assert [words[0] for words in legal(match)] == ways
    if cash < 4:
        assert refused(match, 0, "neutralize 1 2C") == "not-enough-cash P9"
    if cash < 8:
        assert refused(match, 0, "acquire 1 7C") == "not-enough-cash P9"
        with pytest.raises(Refused) as caught:
            match.act(0, action("acquire 1 7C"))
        assert (caught.value.cost, caught.value.held) == (8, cash)


@pytest.mark.parametrize("ace", ["AH", "AD"])
def test_p9_an_ace_of_the_colour_takes_an_open_king_and_is_discarded(ace: str) -> None:
    match = table([f"{ace} AS AC", ""])
    put(match, 1, "JH-KH")
    rich(match, 8, 6)
    play(match, "draw 1 exposed")
    assert legal(match) == [f"acquire 1 {ace}"]
    assert refused(match, 0, "acquire 1 AS") == "it-takes-the-card-above P9"
    play(match, f"acquire 1 {ace}")
    (run,) = view(match, None).portfolios
    assert (run.owner, names(run.cards), pile(match)) == (0, "JH QH KH", ace)


def test_p9_a_capped_king_is_safe_from_aces() -> None:
    match = table(["AH", ""])
    put(match, 1, "JH-KH", high_cap="KD")
    rich(match, 50, 6)
    play(match, "draw 1 exposed")
    assert refused(match, 0, "acquire 1 AH") == "that-end-is-capped P4"


def test_p9_nothing_lies_below_an_ace() -> None:
    match = table(["KS KH", ""], exposed="KD")
    put(match, 1, "AH-3H")
    rich(match, 50, 6)
    play(match, "draw 1 exposed")
    assert legal(match) == []
    assert refused(match, 0, "neutralize 1 KS") == "nothing-lies-below-an-ace P9"


def test_p9_ones_own_can_be_neither() -> None:
    match = table(["2C 7C", ""])
    put(match, 0, "3C-6C")
    rich(match, 50, 6)
    play(match, "draw 1 exposed")
    for words in ("neutralize 1 2C", "acquire 1 7C"):
        assert refused(match, 0, words) == "ones-own-portfolio-is-not-taken-over P9"


def test_p9_what_was_acquired_can_be_added_to_at_once() -> None:
    match = table(["7C 8C 8S 2C", ""])
    put(match, 1, "3C-6C")
    rich(match, 8, 6)
    play(match, "draw 1 exposed", "acquire 1 7C", "extend 1 8C", "cap 1 8S high", "extend 1 2C")
    (run,) = view(match, None).portfolios
    assert (run.owner, names(run.cards)) == (0, "2C 3C 4C 5C 6C 7C 8C")
    assert pile(match) == ""


# P10


def test_p10_the_card_just_taken_is_kept() -> None:
    match = table([SPARE, SPARE], exposed="9S")
    play(match, "draw 1 exposed")
    assert discards(match) == "2D 4D 6D 8D TD QD"
    assert refused(match, 0, "discard 9S") == "the-card-just-taken-is-kept P10"
    assert view(match, 0).banned == card("9S")
    play(match, "discard 2D", "draw 1", "discard 2D", "draw 1")
    assert "9S" in discards(match)


@pytest.mark.parametrize(
    ("held", "goes", "left"),
    [("", "9S", ""), ("9S 2D", "9S 2D", "9S 2D")],
    ids=["the last card", "a second copy"],
)
def test_p10_it_may_go_as_the_last_or_as_a_second_copy(held: str, goes: str, left: str) -> None:
    match = table([held, SPARE], exposed="9S")
    play(match, "draw 1 exposed")
    assert discards(match) == goes
    play(match, "discard 9S")
    assert (pile(match), hand(match, 0)) == ("9S", left)


def test_p10_the_ban_falls_once_a_copy_has_left_the_hand() -> None:
    match = table(["9S 7S 8S 2D", SPARE], exposed="9S")
    play(match, "draw 1 exposed", "found 7S 8S 9S")
    assert discards(match) == "9S 2D"
    match = table(["2D 3D", SPARE], exposed="9S")
    play(match, "draw 1 exposed")
    strike(match, 0, 1, "9S")
    strike(match, 1, 0, "9S")
    assert discards(match) == "9S 2D 3D"


def test_p10_who_holds_no_card_just_ends() -> None:
    match = table(["7S 8S", SPARE], exposed="9S")
    play(match, "draw 1 exposed")
    assert refused(match, 0, "end") == "a-turn-ends-with-a-discard P10"
    play(match, "found 7S 8S 9S")
    assert view(match, 0).legal == (action("end"),)
    assert refused(match, 0, "discard 9S") == "that-card-is-not-in-hand rules"
    found = play(match, "end")
    assert events.EndedEmptyHanded(seat=0) in found
    assert match.actors == (1,)
    assert "1 exposed" not in draws(match, 1)
    assert refused(match, 1, "draw 1 exposed") == "no-card-is-exposed draw"


# P11


@pytest.mark.parametrize(
    ("runs", "cash", "ranks"),
    [
        (["TH-QH", "TS-QS"], [6, 6], (1, 1)),
        (["TH-QH", "9S-QS"], [9, 6], (2, 1)),
        (["TH-QH", "9S-QS"], [10, 6], (2, 1)),
        (["TH-QH", "9S-QS"], [11, 6], (1, 2)),
        (["TH-QH", "TS-QS", "TD-QD"], [6, 7, 6], (2, 1, 2)),
        (["TH-QH", "TS-QS", "TD-QD", "TC-QC"], [7, 7, 6, 6], (1, 1, 3, 3)),
    ],
)
def test_p11_ties(runs: Sequence[str], cash: Sequence[int], ranks: tuple[int, ...]) -> None:
    seats = len(runs)
    match = table(["2D"] * seats, stock="AS", dealer=0)
    truth(match).reshuffles = False
    for seat, run in enumerate(runs):
        put(match, seat, run)
    play(match, "draw 1")
    while match.actors != (0,):
        play(match, "discard 2D")
    rich(match, *cash)
    play(match, "discard 2D")
    assert match.result().ranks == ranks
    values = match.result().details["portfolio_values"]
    assert match.result().scores == tuple(c + v for c, v in zip(cash, values, strict=True))


def test_p11_cards_in_hand_count_for_nothing() -> None:
    match = table(["2D AS 2S 3S 4S", "2D"], stock="AS", dealer=0)
    play(match, "draw 1", "discard 2D", "discard 2D")
    assert match.result().ranks == (1, 1)
