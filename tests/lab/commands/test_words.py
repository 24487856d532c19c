"""Style rules and terms that are checked in the messages."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from stockgames.lab.__main__ import main
from stockgames.lab.commands.words import MOST, forbidden, habits, words_on_tables


@pytest.mark.parametrize("language", ["en", "de"])
def test_messages_say_no_forbidden_word(language: str) -> None:
    """Each error names the replacement; exceptions are explained in `words.toml`."""
    assert list(forbidden(language, pending=False)) == []


def test_a_forbidden_word_names_its_replacement() -> None:
    said = {"table/a": "Hang it on a perch.", "table/b": "A perching bird"}
    assert [(slip.message, slip.word, slip.instead) for slip in forbidden("en", said)] == [
        ("table/a", "perch", "space")
    ]
    [slip] = forbidden("de", {"evening/a": "Wer sitzt auf dem Stuhl?"})
    assert slip.instead == "Platz"


def test_habits_are_counted_in_words_not_in_names_of_values() -> None:
    found = {one.name: one.now for one in habits({"a": "Whoever wins, whoever loses"})}
    assert (found["whoever"], found["chair"]) == (2, 0)


@pytest.mark.usefixtures("qapp")
def test_the_command_prints_habits_and_the_words_of_a_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["words", "--tables", "nyse-start"])
    told = capsys.readouterr().out
    assert "whoever" in told
    count, name = told.splitlines()[-1].split()[:2]
    assert name == "nyse-start"
    assert int(count) > 20


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "table", ["exchange-order", "nyse-peeking", "portfolio-acquire", "stock-exchange-filling"]
)
def test_a_table_at_rest_has_few_words(qapp: QApplication, table: str, language: str) -> None:
    [(_, count)] = words_on_tables(table, language)
    assert 20 < count <= MOST
