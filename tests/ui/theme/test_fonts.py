from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from stockgames.ui.theme import fonts
from stockgames.ui.theme.fonts import (
    BOLD,
    FONT_FILES,
    SANS,
    SERIF,
    largest,
    load_fonts,
    resized,
    sans,
    serif,
)


def test_loading_finds_both_families_and_is_done_once(qapp: QApplication) -> None:
    families = load_fonts()
    assert {SERIF, SANS} <= set(families)
    assert load_fonts() is families


@pytest.mark.parametrize(("package", "name"), FONT_FILES)
def test_every_weight_is_in_its_package(package: str, name: str) -> None:
    assert files(package).joinpath("files", name).is_file()


def test_fonts_are_the_real_faces(qapp: QApplication) -> None:
    load_fonts()
    assert QFontInfo(serif(20)).family() == SERIF
    assert QFontInfo(sans(20, BOLD)).family() == SANS
    assert QFontInfo(sans(20, italic=True)).italic()


@pytest.mark.parametrize("make", [serif, sans])
def test_figures_are_tabular(qapp: QApplication, make: object) -> None:
    load_fonts()
    assert callable(make)
    metrics = QFontMetricsF(make(40))
    assert {round(metrics.horizontalAdvance(d), 3) for d in "0123456789"} == {
        round(metrics.horizontalAdvance("0"), 3)
    }


def test_same_font_is_shared(qapp: QApplication) -> None:
    assert sans(16) is sans(16.2)
    assert sans(16) is not sans(17)


def test_nobody_changes_a_shared_font() -> None:
    """A page that set its spacing would change the letters of all others."""
    ours = Path(fonts.__file__)
    sources = {path: path.read_text() for path in ours.parents[1].rglob("*.py") if path != ours}
    changed = [
        path.name
        for path, text in sources.items()
        for name in re.findall(r"(\w+)\.set(?:LetterSpacing|Capitalization|Weight)\(", text)
        if f"{name} = QFont(" not in text
    ]
    assert changed == []


def test_the_largest_size_that_fits_is_taken_down_to_the_usual_one(qapp: QApplication) -> None:
    wanted = sans(30, usual=15)
    assert largest(wanted, lambda _: True) is wanted
    assert largest(wanted, lambda size: size.pixelSize() <= 22).pixelSize() == 22
    assert largest(wanted, lambda _: False).pixelSize() == 15
    plain = sans(15, usual=15)
    assert largest(plain, lambda _: False) is plain


def test_a_font_in_another_size_leaves_the_shared_one_as_it_is(qapp: QApplication) -> None:
    font = sans(26, usual=13)
    smaller, usual = resized(font, 20), resized(font, 13)
    assert (smaller.pixelSize(), usual.pixelSize()) == (20, 13)
    assert sans(26, usual=13).pixelSize() == 26
    assert largest(smaller, lambda size: size.pixelSize() < 17).pixelSize() == 16
    assert largest(usual, lambda size: False).pixelSize() == 13


def test_nobody_changes_a_font_that_others_share() -> None:
    """Each size is shared: a change in one place would affect all others."""
    ui = Path(fonts.__file__).parents[1]
    changed = re.compile(
        r"\.set(PixelSize|Weight|Italic|LetterSpacing|Capitalization)\(|font\w*\.setStretch\("
    )
    own = {"theme/fonts.py", "theme/text.py", "window/fairness.py"}  # copies, or the system's
    found = {
        path.relative_to(ui).as_posix()
        for path in ui.rglob("*.py")
        if changed.search(path.read_text("utf-8"))
    }
    assert found == own
