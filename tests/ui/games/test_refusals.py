"""Every code with which the engine can refuse has its own sentence, in both languages."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QCoreApplication

import stockgames
from stockgames.engine import registry
from stockgames.engine.errors import RefereeCode, Refused
from stockgames.presentation.messages import refusal_text
from stockgames.ui.help.texts import rules_text
from stockgames.ui.sentences import LANGUAGES, install_language
from stockgames.ui.table.popovers import ruling_in

SOURCE = Path(stockgames.__file__).parent
PACKAGES = {game_id.replace("-", "_"): game_id for game_id in registry.game_ids()}


def own_codes(package: str) -> set[str]:
    return set(get_args(import_module(f"stockgames.games.{package}.refusals").Code))


def told(package: str, code: str) -> str:
    return refusal_text(PACKAGES[package], Refused(code))


@cache
def trees(package: str) -> list[ast.Module]:
    """Return the modules that may refuse something in a game, or explain a refusal."""
    folders = (SOURCE / "games" / package, SOURCE / "ui" / "games" / package)
    paths = [path for folder in folders for path in folder.glob("*.py")]
    return [ast.parse(path.read_text("utf-8")) for path in paths if path.name != "codes.py"]


def refuses(tree: ast.Module) -> list[ast.Call]:
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refused"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_code_has_a_sentence_of_its_own(
    qapp: QCoreApplication, package: str, language: str
) -> None:
    codes = own_codes(package) | set(get_args(RefereeCode))
    english = {code: told(package, code) for code in codes}
    install_language(qapp, language)
    texts = {code: told(package, code) for code in codes}
    for code, text in texts.items():
        assert text != str(Refused(code))
        assert text.endswith(".")
        assert (text == english[code]) == (language == "en"), code
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_ruling_that_a_reason_names_is_on_the_rules_page(package: str, language: str) -> None:
    named = {ruling_in(told(package, code)) for code in own_codes(package)} - {""}
    assert named
    assert named <= rules_text(package.replace("_", "-"), language).anchors


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_refuses_with_codes_that_it_lists_alone(package: str) -> None:
    """mypy has to find any other argument of a game's `Refused` among the codes."""
    found = 0
    for tree in trees(package):
        calls = refuses(tree)
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        makers = {i.module for i in imports if any(name.name == "Refused" for name in i.names)}
        assert makers <= {f"stockgames.games.{package}.refusals"} or not calls
        for call in calls:
            if isinstance(call.args[0], ast.Constant):
                assert call.args[0].value in own_codes(package)
                found += 1
    assert found > 4


@pytest.mark.parametrize("package", PACKAGES)
def test_no_code_is_listed_that_nothing_gives(package: str) -> None:
    constants = {
        node.value
        for tree in trees(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
    }
    assert own_codes(package) <= constants


def test_the_engine_refuses_with_the_referees_codes_alone() -> None:
    for path in (SOURCE / "engine").glob("*.py"):
        assert not refuses(ast.parse(path.read_text("utf-8"))), path.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_what_a_refusal_rests_on_can_be_read_where_it_stands(package: str, language: str) -> None:
    """Either a ruling, or the part of the rulebook; see also the app's overlay pages."""
    given = {
        str(arg.value)
        for tree in trees(package)
        for call in refuses(tree)
        for arg in call.args[1:2]
        if isinstance(arg, ast.Constant)
    }
    anchors = rules_text(PACKAGES[package], language).anchors
    assert given <= anchors | {"rules"}
    assert any(one.islower() for one in given - {"rules"})
