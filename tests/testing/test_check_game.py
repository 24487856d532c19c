"""`stockgames check-game` finds what is wrong with a game, and says where."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from stockgames.__main__ import main
from tests.installed import Changes, found_in, install

FOR_THREE: Changes = {"rules/meta.py": ("range(2, 5)", "range(3, 4)")}
"""A game for one number of seats is tried in a third of the time."""
STATE, GAME, TABLE, SCENE = "rules/state.py", "rules/game.py", "table/table.py", "table/scene.py"
WORDS, OUTLINE = "words/words.py", "words/outline.py"
EN, DE = "resources/translations/en", "resources/translations/de"
FAULTS: dict[str, tuple[Changes, str]] = {
    "a view of all that is laid": (
        {GAME: ("state.shown or s == seat else 0", "True else 0")},
        "While several seats choose at once",
    ),
    "a view of a secret": (
        {GAME: ("quality=0 if seat is None", "quality=state.qualities[0] if seat is None")},
        "A state drawn by `determinize` gives the same view",
    ),
    "an event for everybody": (
        {STATE: ("price=action.price, audience=(seat,)", "price=action.price")},
        "While several seats choose at once",
    ),
    "a refusal that tells": (
        {
            GAME: (
                "        if action not in",
                '        if state.qualities[0] > 3:\n            raise r.Refused("not-now")\n'
                "        if action not in",
            )
        },
        "Legal actions are accepted",
    ),
    "a copy that shares": (
        {
            STATE: ("self.qualities = qualities", "self.qualities = list(qualities)"),
            GAME: ("drawn[view.seat] = view.quality", "drawn[view.seat] = 1"),
        },
        "A state drawn by `determinize`",
    ),
    "places that don't skip": ({STATE: ("1 + sum(", "2 + sum(")}, "Shared places"),
    "global luck": (
        {GAME: ("rng.sample(QUALITIES", "Random().sample(QUALITIES")},
        "A deal comes from",
    ),
    "a crash": ({GAME: ("state.result().scores]", "state.outcome]")}, "AttributeError"),
    "a sentence that lacks": (
        {DE + "/lemonade.ftl": ("lemonade-days = Tage\n", "")},
        "in every language",
    ),
    "a value that lacks": (
        {WORDS: ("price=event.price", "prize=event.price")},
        "Each move is shown",
    ),
    "a refusal without a sentence": (
        {EN + "/lemonade.ftl": ("lemonade-refused-not-this", "lemonade-not-this")},
        "Every refusal has a sentence",
    ),
    "a distinction without an emblem": ({GAME: ('"gold"', '"golden"')}, "Each distinction has"),
    "a table that can't be painted": (
        {SCENE: ("view.cash[seat]", "view.till[seat]")},
        "The table can be painted",
    ),
    "two places alike": ({OUTLINE: ('f"seat-{seat}"', '"seat"')}, "names each of its places once"),
    "a place without a name": (
        {OUTLINE: ("context.names[seat], told", '"", told')},
        "names each of its",
    ),
    "a move that can't be clicked": (
        {"rules/choosing.py": ("for price in PRICES", "for price in PRICES[:1]")},
        "nothing to click for a legal move",
    ),
    "an animation that fails": ({TABLE: ("t.Step(120)", "t.Step()")}, "Each move is shown"),
    "a result without rows": (
        {WORDS: ("for seat in result.order", "for seat in ()")},
        "The end has a row",
    ),
    "a lesson's text that lacks": (
        {EN + "/lessons/lemonade.ftl": ("price-set-text", "price-set-txt")},
        "price-set-text",
    ),
    "a lesson's verdict that lacks": (
        {EN + "/lessons/lemonade.ftl": ("price-set-right =", "price-set-good =")},
        "Every step of every lesson",
    ),
    "a lesson's move that isn't right": (
        {
            "resources/lessons/lemonade.json": (
                '"right": [{"do": "set_price", "price": 2}]',
                '"when": "0"',
            )
        },
        "Every step of every lesson",
    ),
    "a puzzle that can't be": (
        {"resources/puzzles/lemonade.json": ('"price":4}', '"price":9}')},
        "The position of each puzzle",
    ),
    "a page that lacks": ({"resources/rules/lemonade.en.md": None}, "There is a page of rules"),
    "a shorter page": (
        {"resources/rules/lemonade.de.md": "# Limonade\n"},
        "There is a page of rules",
    ),
    "another version": ({"__init__.py": ("api=1", "api=2")}, "version 2"),
}


@pytest.fixture(autouse=True)
def _packages(tmp_path: Path) -> Iterator[None]:
    with found_in(tmp_path):
        yield


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], fault: str
) -> None:
    changes, words = FAULTS[fault]
    install(tmp_path, "lemons", {**FOR_THREE, **changes}, "stockgames-lemons")
    assert main(["check-game", "stockgames-lemons", "--games", "1"]) == 1
    out, err = capsys.readouterr()
    wrong = out[out.index("WRONG") :]
    assert words in wrong
    assert "Traceback" not in out + err


def test_a_sound_game_passes_and_an_unknown_one_is_named(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(tmp_path, "lemons", None, "stockgames-lemons")
    assert main(["check-game", "stockgames-lemons", "--games", "1"]) == 0
    assert "WRONG" not in capsys.readouterr().out
    assert main(["check-game", "no-such-package"]) == 2
    assert "no-such-package" in capsys.readouterr().err
