from __future__ import annotations

import pytest
from pydantic import BaseModel, ConfigDict

from stockgames.engine.errors import OptionError
from stockgames.engine.strict import granted


class Options(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    rounds: int = 4


def test_what_nobody_wishes_for_is_as_usual() -> None:
    assert granted(Options, {}) == Options(rounds=4)
    assert granted(Options, {"rounds": 5}) == Options(rounds=5)


def test_a_wish_for_what_there_is_not_is_answered_with_what_there_is() -> None:
    with pytest.raises(OptionError, match=r"^seats: there is no such option \(known: rounds\)$"):
        granted(Options, {"seats": 3})
    with pytest.raises(OptionError, match=r"^seats: there is no such option \(known: none\)$"):
        granted(BaseModel, {"seats": 3})


@pytest.mark.parametrize("wishes", [{"rounds": "many"}, {"seats": 3}])
def test_a_wish_that_cannot_be_met_is_named_in_a_line(wishes: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=next(iter(wishes))) as found:
        granted(Options, wishes)
    assert "\n" not in str(found.value)
