from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockgames.engine.plain_text import one_line
from stockgames.storage.settings import NAMES as NAMES_OF_SETTINGS
from stockgames.storage.settings import VERSION, Settings, from_values, to_values

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40).map(one_line).filter(bool)
SETTINGS = st.builds(
    Settings,
    language=st.sampled_from(["system", "en", "de"]),
    theme=st.sampled_from(["system", "evening", "daylight"]),
    contrast=st.sampled_from(["system", "usual", "high"]),
    text_size=st.sampled_from(["system", "100", "125", "150", "200"]),
    motion=st.sampled_from(["system", "full", "reduced"]),
    pace=st.sampled_from(["slow", "normal", "fast", "instant", "step"]),
    thinking=st.sampled_from(["brief", "usual", "long"]),
    sounds=st.sampled_from(["all", "quiet", "none"]),
    volume=st.sampled_from(["30", "60", "100"]),
    tips=st.booleans(),
    four_colour_suits=st.booleans(),
    keys=st.sampled_from(["needed", "all"]),
    names=st.lists(NAMES, max_size=10).map(tuple),
    wishes=st.dictionaries(st.text(), st.dictionaries(st.text(), JSON, max_size=2), max_size=3),
    window=st.binary(max_size=99).map(lambda data: data.hex()),
    unknown=st.dictionaries(
        st.text().filter(lambda name: name not in NAMES_OF_SETTINGS), JSON, max_size=3
    ),
)


@given(SETTINGS)
def test_settings_survive_being_values(settings: Settings) -> None:
    assert from_values(to_values(settings)) == (settings, ())


def test_the_defaults_pass_their_checks() -> None:
    assert from_values(to_values(Settings())) == (Settings(), ())


@given(SETTINGS, st.sampled_from([*NAMES_OF_SETTINGS]), JSON)
def test_one_bad_value_costs_that_one_alone(settings: Settings, name: str, value: Any) -> None:
    values = {**to_values(settings), name: value}
    found, refused = from_values(values)
    if refused:
        assert refused == (name,)
        assert found == settings.model_copy(update={name: getattr(Settings(), name)})
    else:
        cleaned = [one_line(each) for each in value] if name == "names" else value
        assert to_values(found)[name] == cleaned


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", 0),
        ("version", True),
        ("language", "Français"),
        ("language", "../de"),
        ("language", ["en"]),
        ("theme", None),
        ("motion", "FULL"),
        ("pace", 3),
        ("thinking", 1.0),
        ("sounds", 1),
        ("four_colour_suits", "yes"),
        ("names", "Ada"),
        ("names", [""]),
        ("names", ["x" * 41]),
        ("names", ["x"] * 11),
        ("names", ["\ud800"]),
        ("names", ["\u3164"]),
        ("wishes", []),
        ("wishes", {"nyse": None}),
        ("window", "../x"),
        ("window", "A" * 4097),
    ],
)
def test_values_without_a_meaning_are_refused(name: str, value: Any) -> None:
    assert from_values({name: value}) == (Settings(), (name,))


def test_wishes_are_remembered_by_game() -> None:
    settings = Settings().with_wishes("nyse", {"seats": 4}).with_wishes("exchange", {"seats": 3})
    settings = settings.with_wishes("nyse", {"seats": 2})
    assert settings.wishes == {"nyse": {"seats": 2}, "exchange": {"seats": 3}}


def test_a_newer_version_keeps_its_number() -> None:
    newer, _ = from_values({"version": VERSION + 1, "curtain_colour": "red"})
    assert to_values(newer)["version"] == VERSION + 1
    assert to_values(newer)["curtain_colour"] == "red"


@pytest.mark.parametrize(("old", "new"), [(True, "all"), (False, "none")])
def test_sounds_that_were_on_or_off_stay_so(old: bool, new: str) -> None:
    assert from_values({"sounds": old}) == (Settings(sounds=new), ())  # type: ignore[arg-type]
