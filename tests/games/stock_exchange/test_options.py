"""Garnets are the only option; a deal gives two own shares and one of six other companies (S1)."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from stockgames.games.stock_exchange.options import Options, Setup, stocks_without
from stockgames.games.stock_exchange.parts import GARNETS, MOST_GARNETS

LACKING = [1, 2, 3, 4, 5, 6, 7, 0]
"""By seat, the company whose stock it lacks: the next one."""


def dealt() -> list[list[int]]:
    return stocks_without(LACKING)


def test_garnets_have_a_usual_number_and_bounds() -> None:
    assert Options().garnets == GARNETS
    assert [Options(garnets=some).garnets for some in (0, MOST_GARNETS)] == [0, MOST_GARNETS]
    for wrong in (-1, MOST_GARNETS + 1):
        with pytest.raises(ValidationError, match="garnets"):
            Options(garnets=wrong)


def test_each_seat_has_two_of_its_own_and_lacks_one() -> None:
    assert dealt()[0] == [2, 0, 1, 1, 1, 1, 1, 1]
    assert dealt()[7] == [0, 1, 1, 1, 1, 1, 1, 2]
    assert Setup(stocks=dealt()).misdealt() is None


@pytest.mark.parametrize("missing", ["seat", "company"])
def test_a_table_has_eight_seats_and_companies(missing: str) -> None:
    stocks = dealt()[:7] if missing == "seat" else [held[:7] for held in dealt()]
    assert Setup(stocks=stocks).misdealt() == "stocks: not eight seats by eight companies (S1)"


@pytest.mark.parametrize("own", [1, 3])
def test_a_seat_has_two_shares_of_its_own(own: int) -> None:
    stocks = dealt()
    stocks[3][3] = own
    assert str(Setup(stocks=stocks).misdealt()).startswith("stocks: seat 3 has not two of its own")


def test_nobody_has_two_shares_of_another_company() -> None:
    stocks = dealt()
    stocks[2][0], stocks[2][1] = 2, 0
    assert str(Setup(stocks=stocks).misdealt()).startswith("stocks: seat 2 has not two of its own")


def test_a_company_has_eight_shares_in_all() -> None:
    assert Setup(stocks=stocks_without([1, 0, 0, 0, 0, 0, 0, 0])).misdealt() == (
        "stocks: company 0 has not eight in all (S1)"
    )
