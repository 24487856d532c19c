"""The options of a table of Portfolio, as in records and seals."""

from __future__ import annotations

import pytest

from stockgames.games.portfolio.options import Options


def test_records_of_tables_where_bots_offer_say_nothing_of_it() -> None:
    """The default is omitted, so that seals of older games still match (version 1)."""
    assert Options().model_dump(mode="json") == {}
    assert Options(bots_offer=True).model_dump(mode="json") == {}
    assert Options(bots_offer=False).model_dump(mode="json") == {"bots_offer": False}


@pytest.mark.parametrize("offers", [True, False])
def test_what_is_written_is_read_again(offers: bool) -> None:
    told = Options(bots_offer=offers).model_dump(mode="json")
    assert Options.model_validate(told).bots_offer == offers
