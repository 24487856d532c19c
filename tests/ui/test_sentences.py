"""Sentences, the code that says them and their translations agree (see `ui/sentences`)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

import stockgames
from stockgames.engine import registry
from stockgames.engine.errors import RefereeCode
from stockgames.resources import resource_path
from stockgames.ui.sentences.catalogue import catalogue, entries
from stockgames.ui.sentences.pattern import Variants, filled
from stockgames.ui.sentences.plurals import plurals_of
from stockgames.ui.shell.language import LANGUAGES
from tests.ui.sentences.inspecting import names_in, variants_in

PACKAGE = Path(stockgames.__file__).parent
SOURCES = sorted(
    path
    for room in ("ui", "app")
    for path in (PACKAGE / room).rglob("*.py")
    if path.parent.name != "sentences"
)
ENGLISH = catalogue("en")
OTHERS = sorted(set(LANGUAGES) - {"en"})
PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}
OWN_NAME = "language-name"
"""What `languages` reads of a folder."""
SAYS_BY_RULE = PACKAGE / "ui" / "table" / "refusals.py"
"""The one module that makes ids of its own: a game, ``refused`` and the code."""


class Source(NamedTuple):
    """A module as it is written."""

    path: Path
    nodes: tuple[ast.AST, ...]

    @property
    def said(self) -> Iterator[ast.Call]:
        calls = (node for node in self.nodes if isinstance(node, ast.Call))
        return (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "say")


def read(path: Path) -> Source:
    return Source(path, tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8")))))


@pytest.fixture(
    scope="module", params=SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix()
)
def source(request: pytest.FixtureRequest) -> Source:
    """Return each module in turn: it is read once for all that is asked of it."""
    return read(request.param)


def sentence_of(call: ast.Call) -> str | None:
    first = call.args[0] if len(call.args) == 1 else None
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        return first.value
    return None


def refusals() -> set[str]:
    found = set()
    for game in registry.game_ids():
        codes = import_module(f"stockgames.games.{game.replace('-', '_')}.codes").Code
        found |= {f"{game}-refused-{code}" for code in get_args(codes) + get_args(RefereeCode)}
    return found


def test_sentences_are_said_by_ids_that_exist_with_the_values_they_ask_for(source: Source) -> None:
    for call in source.said:
        sentence = sentence_of(call)
        if sentence is None and source.path == SAYS_BY_RULE:
            continue
        assert sentence is not None, f"line {call.lineno}: an id stands in the call itself"
        assert sentence in ENGLISH, f"line {call.lineno}: {sentence}"
        values = {keyword.arg for keyword in call.keywords}
        assert values == names_in(ENGLISH.pattern(sentence)), f"line {call.lineno}: {sentence}"


def test_say_has_no_other_name(source: Source) -> None:
    """An alias, or `say` handed on as a value, would hide ids from these tests."""
    called = {id(node.func) for node in source.nodes if isinstance(node, ast.Call)}
    for node in source.nodes:
        if isinstance(node, ast.Name) and node.id == "say":
            assert id(node) in called, node.lineno
        if isinstance(node, ast.ImportFrom) and node.module == "stockgames.ui.sentences.speech":
            assert all(name.asname is None for name in node.names), node.lineno
        if isinstance(node, ast.ImportFrom) and node.module == "stockgames.ui.sentences":
            assert "speech" not in {name.name for name in node.names}, node.lineno


def test_every_sentence_is_said() -> None:
    speaking = (path for path in SOURCES if "say(" in path.read_text(encoding="utf-8"))
    by_id = {sentence_of(call) for path in speaking for call in read(path).said}
    assert ENGLISH.ids() == (by_id | refusals() | {OWN_NAME}) - {None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_stand_in_the_file_of_their_room(language: str) -> None:
    files = sorted(resource_path("translations", language).glob("*.ftl"))
    assert files
    for path in files:
        for sentence, _ in entries(path.read_text(encoding="utf-8")):
            assert sentence.startswith(f"{path.stem}-"), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_translated_and_no_other(language: str) -> None:
    assert catalogue(language).ids() == ENGLISH.ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_read_and_says_something(language: str) -> None:
    spoken = catalogue(language)
    for sentence in spoken.ids():
        pattern = spoken.pattern(sentence)
        values = dict.fromkeys(names_in(pattern), 2)
        assert filled(pattern, values, spoken.plurals.category).strip(), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_translations_ask_for_the_same_values(language: str) -> None:
    for sentence in catalogue(language).ids():
        theirs = names_in(catalogue(language).pattern(sentence))
        assert theirs == names_in(ENGLISH.pattern(sentence)), sentence


def is_plural(choice: Variants) -> bool:
    words = {key for key in choice.patterns if not key.isdecimal()}
    return words <= PLURAL_FORMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_their_language(language: str) -> None:
    """What English tells apart by number is told apart where the language has forms for it."""
    needed = plurals_of(language).categories
    found = 0
    for sentence in ENGLISH.ids():
        counted = {c.name for c in variants_in(ENGLISH.pattern(sentence)) if is_plural(c)}
        choices = [c for c in variants_in(catalogue(language).pattern(sentence)) if is_plural(c)]
        for choice in choices:
            assert needed <= set(choice.patterns), sentence
            words = {key for key in choice.patterns if not key.isdecimal()}
            assert words <= needed, f"{sentence}: a form that no number takes is never said"
            found += 1
        if len(needed) > 1:
            assert counted <= {choice.name for choice in choices}, sentence
    assert found


def test_no_words_go_round_the_catalogue(source: Source) -> None:
    """Qt's own ways to translate are for Qt's own words."""
    for node in source.nodes:
        if isinstance(node, ast.Attribute):
            name = ast.unparse(node)
            assert name != "QCoreApplication.translate", node.lineno
            assert not name.endswith(".tr"), node.lineno


def test_german_money_stands_after_a_space_that_does_not_break() -> None:
    wrong = re.compile(r"\$(?=[\d{])|(?<!\N{NO-BREAK SPACE})\$")
    pages = [*resource_path("rules").glob("*.de.md"), *resource_path("help").glob("*.de.md")]
    assert pages
    for page in pages:
        assert wrong.findall(page.read_text(encoding="utf-8")) == [], page.name
    for path in resource_path("translations", "de").glob("*.ftl"):
        for sentence, text in entries(path.read_text(encoding="utf-8")):
            plain = re.sub(r"\{ \$", "{ ", text)
            assert wrong.findall(plain) == [], sentence
