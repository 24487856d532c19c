from __future__ import annotations

import pytest

from stockgames.analysis.analysis_job import USUAL
from stockgames.analysis.choices import Choices, Judged, TurningPoint, Verdict
from stockgames.analysis.compared import NOTHING, Estimate
from stockgames.controllers.replay import GameReplay
from stockgames.games.nyse.actions import Discard, Take
from stockgames.lab.gallery.look_back_samples import over
from stockgames.presentation.analysed import ToldPoint, TurningWords
from stockgames.presentation.described import words_of


@pytest.fixture
def words() -> TurningWords:
    match = over("nyse", "hbb", "look-back")
    return TurningWords(GameReplay(match, range(3)), words_of(match), lambda step: "Round 2")


def told(words: TurningWords, *, found: bool = False, mixed: bool = False) -> ToldPoint:
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
    return words.told(TurningPoint(verdict, is_found=found))


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
