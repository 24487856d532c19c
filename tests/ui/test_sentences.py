"""Sentences, the code that uses them and their translations agree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

import stockgames
from stockgames.engine import registry
from stockgames.engine.errors import RefereeCode
from stockgames.presentation.sentences.catalogue import catalogue, entries
from stockgames.presentation.sentences.pattern import Variants
from stockgames.resources import resource_path
from stockgames.storage.settings import choices, settings_on_page
from stockgames.ui.sentences import LANGUAGES
from stockgames.ui.settings.page import sentence_of
from tests.presentation.sentences.inspecting import names_in, variants_in

PACKAGE = Path(stockgames.__file__).parent
SOURCES = sorted(
    path
    for room in ("phones", "ui", "presentation", "app")
    for path in (PACKAGE / room).rglob("*.py")
)
ENGLISH = catalogue("en")
OTHERS = sorted(set(LANGUAGES) - {"en"})
SHORT = ".short"
PLURAL_FORMS = {"one", "other"}


class Said(NamedTuple):
    """A sentence that a line of the source uses, with the names of its values."""

    place: str
    sentence: str
    values: frozenset[str | None]


def read(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def trees() -> dict[str, tuple[ast.AST, ...]]:
    """Return the nodes of each source file."""
    return {path.relative_to(PACKAGE).as_posix(): read(path) for path in SOURCES}


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def said_in(place: str, call: ast.Call) -> Iterator[Said]:
    """Yield the sentences of `say("id", …)`, `worded`, `bind(setter, "id", …)` and
    `sentence="id"`.
    """
    called = call.func.id if isinstance(call.func, ast.Name) else ""
    called = call.func.attr if isinstance(call.func, ast.Attribute) else called
    at = {"say": 0, "worded": 0, "bind": 1}.get(called, len(call.args))
    place = f"{place}:{call.lineno}"
    if at < len(call.args) and (sentence := text_of(call.args[at])):
        yield Said(place, sentence, frozenset(each.arg for each in call.keywords))
    for keyword in call.keywords:
        if keyword.arg == "sentence" and (sentence := text_of(keyword.value)):
            yield Said(place, sentence, frozenset())


def refusals() -> set[str]:
    found = set()
    for game in registry.game_ids():
        codes = import_module(f"stockgames.games.{game.replace('-', '_')}.refusals").Code
        found |= {f"{game}-refused-{code}" for code in get_args(codes) + get_args(RefereeCode)}
    return found


def of_the_settings() -> set[str]:
    found = {f"setting-card-{shown.card}" for _, shown in settings_on_page()}
    for name, _ in settings_on_page():
        found |= {sentence_of(name), sentence_of(f"{name}-note")}
        found |= {sentence_of(name, value) for value in choices(name)}
    return found


def of_each_game() -> set[str]:
    """Return what is said by `say(f"{game}-…")`, of the games and of the book; and what begins
    so, where a part of the game's sentence follows.
    """
    ends = {
        (text_of(node.values[1]) or "", len(node.values) == 3)
        for nodes in trees().values()
        for node in nodes
        if isinstance(node, ast.JoinedStr) and len(node.values) in (2, 3)
        if ast.unparse(node.values[0]) in ("{game}", "{self.game}", "{story.game}")
    }
    found = set[str]()
    for game, (end, goes_on) in product((*registry.game_ids(), "book"), ends):
        begun = (each for each in ENGLISH.ids() if each.startswith(f"{game}{end}") and end)
        found |= {f"{game}{end}", *(begun if goes_on else ())}
    return found


def of_the_phones_page() -> set[str]:
    """Return what the script of the page says, as `tests/phones/test_pages.py` compares."""
    return {each for each in ENGLISH.ids() if each.startswith("phones-page-")}


def test_sentences_are_said_by_ids_that_exist_with_the_values_they_ask_for() -> None:
    wrong = [
        said
        for place, nodes in trees().items()
        for node in nodes
        if isinstance(node, ast.Call)
        for said in said_in(place, node)
        if said.sentence not in ENGLISH or said.values != names_in(ENGLISH.pattern(said.sentence))
    ]
    assert wrong == []


def test_every_sentence_is_used() -> None:
    texts = {
        text
        for nodes in trees().values()
        for node in nodes
        if isinstance(node, ast.expr) and (text := text_of(node))
    }
    made = refusals() | of_the_settings() | of_the_phones_page()
    assert made <= ENGLISH.ids()
    made |= of_each_game()
    assert {each.removesuffix(SHORT) for each in ENGLISH.ids()} - texts - made == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_in_a_place_for_short_forms_has_one(language: str) -> None:
    """A sentence's short form is written in the data, never cut out by punctuation."""
    spoken = catalogue(language)
    asked = {
        sentence
        for nodes in trees().values()
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "worded" and (sentence := text_of(node.args[0]))
    }
    assert asked
    assert asked == {each.removesuffix(SHORT) for each in spoken.ids() if each.endswith(SHORT)}
    for sentence in asked:
        text, short = spoken.pattern(sentence), spoken.pattern(sentence + SHORT)
        assert names_in(short) <= names_in(text), sentence
        keys = {key for choice in variants_in(text) for key in choice.patterns} or {""}
        saved = []
        for key in keys:
            values = dict.fromkeys(names_in(text), int(key) if key.isdecimal() else key or "X")
            long, shorter = (spoken.said(form, values) for form in (sentence, sentence + SHORT))
            saved.append(len(long) - len(shorter))
        assert min(saved) >= 0 < max(saved), sentence


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
        assert spoken.said(sentence, values).strip(), sentence


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
    """What English distinguishes by number is distinguished in each language."""
    found = 0
    for sentence in ENGLISH.ids():
        counted = {c.name for c in variants_in(ENGLISH.pattern(sentence)) if is_plural(c)}
        choices = [c for c in variants_in(catalogue(language).pattern(sentence)) if is_plural(c)]
        for choice in choices:
            assert set(choice.patterns) >= PLURAL_FORMS, sentence
            found += 1
        assert counted <= {choice.name for choice in choices}, sentence
    assert found


def test_no_words_go_round_the_catalogue() -> None:
    """Qt's own translation functions are for Qt's own texts."""
    for place, nodes in trees().items():
        for node in nodes:
            if isinstance(node, ast.Attribute):
                name = ast.unparse(node)
                assert name != "QCoreApplication.translate", f"{place}:{node.lineno}"
                assert not name.endswith(".tr"), f"{place}:{node.lineno}"
