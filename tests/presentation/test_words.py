"""Small words of every table: who won, whose turn it is, troubles, and why nothing is undone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args

import pytest
from PySide6.QtCore import QCoreApplication

from stockgames import controllers
from stockgames.controllers.stages import NOT_SAVED, Stage, Trouble
from stockgames.controllers.undo import BarCode, UndoBar
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Result
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.presentation.words import headline, resting_title, trouble_text, undo_text
from stockgames.ui.sentences.language import LANGUAGES, install_language

pytestmark = pytest.mark.usefixtures("qapp")
NAMES: Final = ("Ada", "Bruno", "Clara")
SEATS: Final = tuple(SeatInfo(name=name, player="human") for name in NAMES)
CODES: Final = tuple(code for part in get_args(Trouble) for code in get_args(part))


@pytest.mark.parametrize(
    ("ranks", "humans", "expected"),
    [
        ((1, 2, 3), (0,), "You win"),
        ((2, 1, 3), (0,), "Bruno wins"),
        ((1, 1, 3), (0,), "Ada and Bruno share first place"),
        ((1, 1, 1), (0,), "Ada, Bruno and Clara share first place"),
        ((1, 2, 3), (0, 1), "Ada wins"),
    ],
)
def test_only_a_single_person_is_spoken_to_and_all_others_are_named(
    ranks: tuple[int, ...], humans: tuple[int, ...], expected: str
) -> None:
    context = TableContext(SEATS, Stage.OVER, None, 0, 0, humans, Options())
    assert headline(Result(ranks, ranks, {}), context) == expected


@pytest.mark.parametrize(
    ("stage", "seat", "title"),
    [
        (Stage.OVER, None, "The game is over"),
        (Stage.THINKING, 1, "At the table"),
        (Stage.ASKING, None, "At the table"),
        (Stage.ASKING, 0, ""),
    ],
)
def test_a_table_that_asks_somebody_has_a_title_of_its_own(
    stage: Stage, seat: int | None, title: str
) -> None:
    assert resting_title(TableContext((), stage, seat, None, 0, (0,), Options())) == title


def troubles() -> list[str]:
    return [trouble_text(code) for code in CODES]


def undone() -> list[str]:
    return [undo_text(UndoBar(code, 1), NAMES) for code in get_args(BarCode)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("told", "named"), [(troubles, 0), (undone, 2)])
def test_every_code_has_a_sentence_of_its_own(
    qapp: QCoreApplication, language: str, told: Callable[[], list[str]], named: int
) -> None:
    english = set(told())
    install_language(qapp, language)
    texts = told()
    assert len(set(texts)) == len(texts)
    assert bool(set(texts) & english) == (language == "en")
    assert sum("Bruno" in text for text in texts) == named
    assert not any("{" in text for text in texts)


def test_tables_have_no_other_troubles() -> None:
    folder = Path(controllers.__file__).parent
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    told = set(re.findall(r'trouble\.emit\(.*"([a-z-]+)"\)', source))
    assert told | {*NOT_SAVED} == {*CODES}
