"""Sentences are parsed and filled according to Fluent, with figures as Qt writes them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from stockgames.presentation.sentences.catalogue import catalogue
from stockgames.presentation.sentences.pattern import Value, filled, read_pattern
from stockgames.presentation.sentences.speech import listed
from stockgames.ui.sentences import LANGUAGES
from tests.presentation.sentences.inspecting import names_in, variants_in


def told(text: str, **values: Value) -> str:
    return filled(read_pattern(text), values)


SHARES = """{ $name } has { $count ->
        [0] nothing
        [one] a share
       *[other] { $count } shares
    } left."""

NESTED = """{ $who ->
    [own] You { $count ->
        [one] take it
       *[other] take them
    }
   *[other] { $who } waits
}"""


@pytest.mark.parametrize(
    ("count", "text"),
    [(0, "Ada has nothing left."), (1, "Ada has a share left."), (7, "Ada has 7 shares left.")],
)
def test_a_number_chooses_by_itself_then_by_its_plural_form(count: int, text: str) -> None:
    assert told(SHARES, name="Ada", count=count) == text


@pytest.mark.parametrize(
    ("who", "count", "text"),
    [("own", 1, "You take it"), ("own", 2, "You take them"), ("Bruno", 1, "Bruno waits")],
)
def test_words_choose_too_and_choices_stand_in_choices(who: str, count: int, text: str) -> None:
    assert told(NESTED, who=who, count=count) == text


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("plain", "plain"),
        ('{ "  " }spaced{ " " }', "  spaced "),
        ('{"{"}', "{"),
        ("one\n\n    two\n  three", "one\n\ntwo\nthree"),
        ("ends   ", "ends"),
        ("a [b] and *c*", "a [b] and *c*"),
        ("", ""),
    ],
)
def test_texts_stay_as_they_are(text: str, result: str) -> None:
    assert told(text) == result


def test_values_are_not_read_as_sentences() -> None:
    assert told("{ $name } wins", name="{ $count }") == "{ $count } wins"


def test_what_a_sentence_asks_for_is_known() -> None:
    assert names_in(read_pattern(SHARES)) == {"name", "count"}
    assert names_in(read_pattern(NESTED)) == {"who", "count"}
    keys = [sorted(choice.patterns) for choice in variants_in(read_pattern(NESTED))]
    assert keys == [["other", "own"], ["one", "other"]]


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="count"):
        told(SHARES, name="Ada")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{ $name", "unexpected"),
        ("{ name }", "unexpected"),
        ("{}", "unexpected"),
        ("{ $a ->\n *[one] x", "closing brace"),
        ("a } b", "unexpected"),
        ("{ $a -> [one] x }", "no variant marked"),
        ("{ $a ->\n [one] x\n *[one] y\n }", "twice"),
        ("{ $a ->\n *[one] x\n *[two] y\n }", "twice"),
    ],
)
def test_a_broken_form_is_told(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_pattern(text)


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ([], ""),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (["{first}", "%n"], "{first} and %n"),
    ],
)
def test_lists_end_with_and(parts: list[str], expected: str) -> None:
    assert listed(parts) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0.0, 0.25, 0.35, -0.25, -0.04, 2.5, 1234.5, -1234567.25])
def test_figures_are_written_as_qt_writes_them(language: str, value: float) -> None:
    """Qt's dialogs and spin boxes are shown beside the app's own texts."""
    said, qt = catalogue(language), QLocale(language)
    assert said.number(int(abs(value))) == qt.toString(int(abs(value)))
    assert said.decimal_mark == qt.decimalPoint()
    assert said.decimal(value) == qt.toString(value, "f", 1)
