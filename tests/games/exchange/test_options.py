"""Exchange has no options; an impossible deal is refused with the reason."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from stockgames.games.exchange.options import Options, Setup
from stockgames.games.exchange.parts import FORCE_IDS, FOUNDER_IDS


def dealt(seats: int) -> Setup:
    """Return the cards in box order, dealt round one at a time."""
    founders = [list(FOUNDER_IDS[seat::seats]) for seat in range(seats)]
    return Setup(founders=founders, forces=list(FORCE_IDS))


def test_there_is_nothing_to_choose() -> None:
    assert Options.model_validate({}).model_dump() == {}
    with pytest.raises(ValidationError, match="rounds"):
        Options.model_validate({"rounds": 6})


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_24_founders_and_15_forces_are_dealt(seats: int) -> None:
    assert dealt(seats).misdealt(seats) is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_deal_for_others_is_no_deal(seats: int) -> None:
    assert "from seat 0 (E2)" in str(dealt(seats).misdealt(seats + 1))


def test_a_hand_too_large_beside_one_too_small_is_no_deal() -> None:
    setup = dealt(4)
    setup.founders[1].append(setup.founders[0].pop())
    assert "from seat 0 (E2)" in str(setup.misdealt(4))


def test_a_founder_dealt_twice_is_no_deal() -> None:
    setup = dealt(5)
    setup.founders[2][0] = setup.founders[3][0]
    assert setup.misdealt(5) == "founders: not each of the 24 cards once (E1)"


def test_a_force_that_is_missing_is_no_deal() -> None:
    setup = dealt(5)
    assert Setup(founders=setup.founders, forces=setup.forces[1:]).misdealt(5) == (
        "forces: not each of the 15 cards once (E1)"
    )
