from __future__ import annotations

from typing import Any

import pytest

from stockgames.app.known_players import called_otherwise
from stockgames.presentation.sentences.words import PERSON_NAMES
from stockgames.storage.settings import Settings


def seats(*names: str) -> dict[str, Any]:
    found = [{"name": name, "player": "human"} for name in names]
    return {"seats": [*found, {"name": "Bruno", "player": "bot:greedy"}]}


def names_in(settings: Settings) -> list[str]:
    return [seat["name"] for seat in settings.wishes["nyse"]["seats"]]


def test_who_is_renamed_sits_under_the_new_name() -> None:
    kept = Settings(names=("Ada", "Bo"), wishes={"nyse": seats("ada", "Bo"), "odd": {"x": 1}})
    found = called_otherwise(kept, "Ada", "Ada L.")
    assert found.names == ("Ada L.", "Bo")
    assert names_in(found) == ["Ada L.", "Bo", "Bruno"]
    assert found.wishes["odd"] == {"x": 1}


def test_who_is_gone_leaves_their_chair_to_nobody() -> None:
    kept = Settings(names=("Ada", "Bo"), wishes={"nyse": seats("Ada", PERSON_NAMES[0])})
    found = called_otherwise(kept, "Ada", "")
    assert found.names == ("Bo",)
    first, second, _ = names_in(found)
    assert first in PERSON_NAMES
    assert second == PERSON_NAMES[0] != first


def test_two_who_are_one_now_do_not_sit_twice() -> None:
    kept = Settings(names=("Ada", "Bo"), wishes={"nyse": seats("Ada", "Bo")})
    found = called_otherwise(kept, "Bo", "Ada")
    assert found.names == ("Ada",)
    first, second, _ = names_in(found)
    assert first == "Ada"
    assert second in PERSON_NAMES


def test_bots_and_others_keep_their_names() -> None:
    kept = Settings(wishes={"nyse": seats("Ada")})
    assert called_otherwise(kept, "Bruno", "") == kept


@pytest.mark.parametrize(
    ("names", "old", "new", "then"),
    [
        ((), PERSON_NAMES[0], "Zoe", ("Zoe",)),
        ((), PERSON_NAMES[0].upper(), "Zoe", ("Zoe",)),
        ((), PERSON_NAMES[0], "", ()),
        ((), PERSON_NAMES[1], "Zoe", ()),
        (("Ada",), PERSON_NAMES[0], "Zoe", ("Ada",)),
    ],
)
def test_who_had_the_name_the_app_gave_sits_first_under_the_new_one(
    names: tuple[str, ...], old: str, new: str, then: tuple[str, ...]
) -> None:
    assert called_otherwise(Settings(names=names), old, new).names == then
