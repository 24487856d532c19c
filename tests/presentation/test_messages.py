"""Small words of every table: who won, whose turn it is, troubles, and why nothing is undone."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import ClassVar, Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication

from stockgames import controllers
from stockgames.analysis.analysis_job import NOTHING, USUAL, Estimate
from stockgames.analysis.choices import Choices, Judged, TurningPoint, Verdict
from stockgames.analysis.luck import SeatLuck
from stockgames.controllers.replay import GameReplay
from stockgames.controllers.screen import UndoCode, UndoRefusal
from stockgames.controllers.stages import NOT_SAVED, Stage, Trouble
from stockgames.engine.errors import Refused
from stockgames.engine.history import Moment
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import Result
from stockgames.games.nyse.actions import Discard, Take
from stockgames.games.nyse.options import Options
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.analysed import PointTexts, TurningWords, causes_text, luck_text, moved
from stockgames.presentation.context import TableContext
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.hints import games_text, parts, times_text
from stockgames.presentation.messages import (
    headline,
    refusal_text,
    trouble_text,
    undo_text,
)
from stockgames.presentation.panel import resting_title
from stockgames.presentation.story import StoryWords, round_at
from stockgames.presentation.table_state import words_of
from stockgames.ui.sentences import LANGUAGES, install_language

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
    return [undo_text(UndoRefusal(code, 1), NAMES) for code in get_args(UndoCode)]


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


class Plain(StoryWords):
    """A game without texts of its own except emblems."""

    emblems: ClassVar = {"boom": "chevron_up"}


def test_a_moment_has_the_emblem_of_its_kind() -> None:
    moment = Moment("boom", step=3, seat=None, amount=20)
    assert Plain().emblem(moment) == "chevron_up"


def test_amounts_are_dollars_and_points_are_turns_unless_a_game_says_otherwise() -> None:
    assert Plain().amount(1200, "dollars") == "$1,200"
    assert Plain().currency == "dollars"
    assert Plain().point(4) != round_at(4)
    assert "4" in Plain().point(4)


def test_where_each_line_is_somebodys_no_thing_has_a_name() -> None:
    assert Plain().thing("worth", 0).name == ""


ENTRY = LogEntry(3, "Ada", "Ada took Chemicals.", ("rose from 1 to 2", "", "she leads"))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ada took Chemicals.", "Ada took Chemicals; rose from 1 to 2; she leads"),
        ("Ada discarded", "Ada discarded; rose from 1 to 2; she leads"),
        ("What now?", "What now? rose from 1 to 2; she leads"),
        ("", "rose from 1 to 2; she leads"),
    ],
)
def test_an_entry_is_one_line_parted_where_no_sign_parts_it(text: str, plain: str) -> None:
    assert replace(ENTRY, text=text).plain() == plain


def test_entries_are_the_same_wherever_one_can_go_from_them() -> None:
    assert replace(ENTRY, step=7) == ENTRY
    assert replace(ENTRY, number=4) != ENTRY


def test_what_is_nothing_has_no_sign() -> None:
    assert moved(0.004) == moved(-0.004) == "0%"
    assert (moved(0.006), moved(-0.006)) == ("+1%", "\N{MINUS SIGN}1%")


def test_each_kind_of_luck_has_a_line() -> None:
    one = SeatLuck(
        1.0,
        Estimate(0.3, 0.02),
        Estimate(0.2, 0.02),
        {"deal": 0.1, "drawn": 0.15, "together": 0.05},
    )
    assert causes_text(one).splitlines() == [
        "The deal and the order of play: +10%",
        "What was drawn: +15%",
        "How simultaneous choices fell: +5%",
    ]
    assert luck_text(one, "Ada") == "Ada: decisions +20%, luck +30%, give or take 4%"


@given(st.floats(0.0, 1.0))
def test_what_is_told_lies_within_half_a_part_of_the_share(share: float) -> None:
    how, told, whole = parts(share)
    assert abs(told / whole - share) <= 0.5 / whole + 1e-9
    assert (how == "some") == (0 < told < whole)
    assert (how in {"none", "hardly"}) == (told == 0)


@given(st.floats(0.0, 1.0), st.floats(0.0, 1.0))
def test_more_is_never_told_as_less(one: float, other: float) -> None:
    (_, low, of_low), (_, high, of_high) = parts(min(one, other)), parts(max(one, other))
    assert low / of_low <= high / of_high


def test_only_what_never_happened_is_never() -> None:
    assert parts(0.0)[0] == "none"
    assert parts(1e-9)[0] == "hardly"
    assert parts(1.0)[0] == "all"
    assert parts(1 - 1e-9)[0] == "nearly"


def test_words() -> None:
    assert games_text(0.58) == "6 of 10 games"
    assert games_text(0.96) == "19 of 20 games"
    assert games_text(0.004) == "hardly any games"
    assert times_text(0.1) == "once in 10"
    assert times_text(0.72) == "7 times in 10"


def test_each_game_tells_a_code_in_its_own_words() -> None:
    refused = Refused("not-this-seats-decision", "rules")
    assert refusal_text("nyse", refused) == "It is another player's turn to decide."
    assert refusal_text("stock-exchange", refused).startswith("This envelope is sealed")


def test_what_is_too_dear_is_told_with_its_price() -> None:
    refused = Refused("not-enough-cash", "P9", cost=14, held=6)
    assert refusal_text("portfolio", refused) == "That costs $14, and you have $6."


def test_a_code_without_a_sentence_is_still_told() -> None:
    text = refusal_text("a-new-game", Refused("too-many-hats", "H1"))
    assert text == "That isn't allowed: too many hats (ruling H1)."


@pytest.fixture
def words() -> TurningWords:
    match = over("nyse", "hbb", "look-back")
    return TurningWords(GameReplay(match, range(3)), words_of(match), lambda step: "Round 2")


def told(words: TurningWords, *, found: bool = False, mixed: bool = False) -> PointTexts:
    number = Choices().pieces(over("nyse", "hbb", "look-back"), {0}, USUAL)[1].number
    shares = (1.0, 0.0) if found else (0.0, 0.7 if mixed else 1.0)
    third = [Judged(Discard(2), Estimate(0.3, 0.01), 0.3)] if mixed else []
    verdict = Verdict(
        number=number,
        seat=0,
        scale="chance",
        worlds=400,
        choices=(
            Judged(Take(0), Estimate(0.19, 0.01), shares[0]),
            Judged(Discard(1), Estimate(0.34, 0.01), shares[1]),
            *third,
        ),
        lost=NOTHING if found else Estimate(0.15, 0.01),
        obvious=int(found),
        gained=Estimate(0.15, 0.01) if found else NOTHING,
    )
    return words.texts_of(TurningPoint(verdict, is_found=found))


def test_what_was_missed_is_told_with_what_both_won(words: TurningWords) -> None:
    point = told(words)
    assert point.done == "Take Chemicals"
    assert point.compared == "Discard Technology wins 34%, this 19%"
    assert point.figure == "\N{MINUS SIGN}15"
    assert point.when == f"Round 2, move {point.step}"
    assert point.plain() == f"{point.when}. {point.done}. {point.compared}. {point.why}".rstrip(".")


def test_the_reason_is_what_sets_the_two_apart_by_the_rules(words: TurningWords) -> None:
    point = told(words)
    assert point.why
    assert point.why not in point.compared
    assert point.why[:1].isupper()


def test_of_a_mix_its_favourite_is_named(words: TurningWords) -> None:
    point = told(words, mixed=True)
    assert point.compared == "A mix (mostly Discard Technology) wins 33%, this 19%"
    assert point.other == pytest.approx(0.7 * 0.34 + 0.3 * 0.3)


def test_what_was_found_is_told_with_the_obvious_choice(words: TurningWords) -> None:
    point = told(words, found=True)
    assert point.is_found
    assert "Discard Technology wins 34%" in point.compared
    assert point.figure == "19"
