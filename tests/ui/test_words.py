"""Every word on the screen is in reach of the translators, and translated."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest

import stockgames
from stockgames.resources import resource_path
from stockgames.ui.shell.language import LANGUAGES

PACKAGE = Path(stockgames.__file__).parent
SOURCES = [*sorted((PACKAGE / "ui").rglob("*.py")), *sorted((PACKAGE / "app").rglob("*.py"))]
CODES = sorted(set(LANGUAGES) - {"en"})


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield node.func.attr, node


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_texts_are_given_to_the_translator_as_literals(path: Path) -> None:
    for name, call in calls(path):
        if name not in ("tr", "translate") or not call.args:
            continue
        if name == "translate" and not is_text(call.args[0]):
            assert isinstance(call.func, ast.Attribute)
            assert ast.unparse(call.func.value) != "QCoreApplication", call.lineno
            continue
        texts = call.args[:1] if name == "tr" else call.args[:2]
        assert all(is_text(text) for text in texts), call.lineno


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_tr_has_no_other_name(path: Path) -> None:
    """A local alias of ``tr`` lands in an empty context and is never found."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "tr":
            assert id(node) in called, node.lineno


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_counts_are_not_left_to_translate(path: Path) -> None:
    """lupdate marks plurals in ``tr`` only; elsewhere ``%n`` would never be translated."""
    for name, call in calls(path):
        if name == "translate" and len(call.args) > 1 and is_text(call.args[1]):
            assert "%n" not in ast.unparse(call.args[1]), call.lineno


def words_of(code: str) -> Path:
    return resource_path("translations", f"stockgames_{code}.ts")


def messages(path: Path) -> list[ET.Element]:
    return list(ET.parse(path).getroot().iter("message"))


@pytest.mark.parametrize("code", CODES)
def test_every_word_is_translated(code: str) -> None:
    found = messages(words_of(code))
    assert found
    for message in found:
        translation, source = message.find("translation"), message.findtext("source")
        assert translation is not None
        assert translation.get("type") is None, source
        assert "".join(translation.itertext()).strip(), source


@pytest.mark.parametrize("code", CODES)
def test_translations_keep_the_places_to_fill_in(code: str) -> None:
    places = re.compile(r"\{\w*\}|%n")
    for message in messages(words_of(code)):
        source, translation = message.findtext("source"), message.find("translation")
        assert source is not None
        assert translation is not None
        texts = [form.text or "" for form in translation] or [translation.text or ""]
        for text in texts:
            assert sorted(places.findall(text)) == sorted(places.findall(source))


def test_german_money_stands_after_a_space_that_does_not_break() -> None:
    pages = [*resource_path("rules").glob("*.de.md"), *resource_path("help").glob("*.de.md")]
    assert pages
    texts = [page.read_text(encoding="utf-8") for page in pages]
    texts += ["".join(m.find("translation").itertext()) for m in messages(words_of("de"))]  # type: ignore[union-attr]
    for text in texts:
        assert re.findall(r"\$(?=[\d{])|(?<!\N{NO-BREAK SPACE})\$", text) == [], text


def tool(name: str) -> str:
    folder = Path(PySide6.__file__).parent
    found = shutil.which(name, path=f"{folder}") or shutil.which(f"pyside6-{name}")
    assert found, name
    return found


@pytest.mark.parametrize("code", CODES)
def test_compiled_words_are_those_of_the_source(code: str, tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    command = [tool("lrelease"), str(words_of(code)), "-qm", str(made)]
    subprocess.run(command, check=True, capture_output=True)
    kept = resource_path("translations", f"stockgames_{code}.qm")
    assert made.read_bytes() == kept.read_bytes()


@pytest.mark.parametrize("code", CODES)
def test_no_word_of_the_screen_is_missing(code: str, tmp_path: Path) -> None:
    renewed = tmp_path / words_of(code).name
    shutil.copy(words_of(code), renewed)
    sources = [str(path) for path in SOURCES]
    command = [tool("lupdate"), *sources, "-ts", str(renewed), "-locations", "none"]
    subprocess.run([*command, "-no-obsolete"], check=True, capture_output=True)

    def keys(path: Path) -> set[tuple[str | None, str | None]]:
        contexts = ET.parse(path).getroot().iter("context")
        return {
            (context.findtext("name"), message.findtext("source"))
            for context in contexts
            for message in context.iter("message")
        }

    assert keys(renewed) == keys(words_of(code))
