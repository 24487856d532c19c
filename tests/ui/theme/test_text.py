"""Fonts, and text laid into boxes."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter
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
from stockgames.ui.theme.text import (
    CENTRE,
    SMALLEST_FITTED,
    TOP_LEFT,
    draw_text,
    fitted,
    in_lines,
    shortened,
    squeezed,
    squeezed_alike,
    text_width,
    wrapped_height,
)

WORDS = "one, two, three, four, five, six, seven, eight, nine, ten"


def test_a_name_is_painted_smaller_until_it_has_room(qapp: QApplication) -> None:
    font = serif(20)
    wide = text_width("Bartholomew", font)
    assert fitted("Bartholomew", font, wide) is font
    smaller = fitted("Bartholomew", font, 0.8 * wide)
    assert text_width("Bartholomew", smaller) <= 0.8 * wide
    assert SMALLEST_FITTED < smaller.pixelSize() < font.pixelSize()
    assert fitted("Bartholomew", font, 1).pixelSize() == SMALLEST_FITTED


def test_lines_have_one_font_in_which_each_has_its_room(qapp: QApplication) -> None:
    font = sans(16)
    wide = text_width("Invest.", font)
    lines = [("Invest.", 0.6 * wide), ("Invest.", 2 * wide), ("Markt", 0.6 * wide)]
    for some in (lines, lines[::-1]):
        alike = squeezed_alike(some, font, 12)
        assert alike.pixelSize() == 12
        assert all(text_width(text, alike) <= width for text, width in some)
    assert squeezed_alike(lines[1:2], font) is font
    assert squeezed_alike([], font) is font


def test_what_has_room_stays_whole(qapp: QApplication) -> None:
    assert shortened(WORDS, sans(16), 1000, 30) == WORDS


def test_as_many_words_as_have_room_are_kept(qapp: QApplication) -> None:
    font = sans(16)
    line = wrapped_height("one", font, 120)
    found = shortened(WORDS, font, 120, 2 * line)
    assert found.endswith(" …")
    kept = found.removesuffix(" …")
    assert WORDS.startswith(kept)
    assert kept
    assert wrapped_height(found, font, 120) <= 2 * line
    one_more = " ".join(WORDS.split(" ")[: len(kept.split(" ")) + 1])
    assert wrapped_height(f"{one_more.rstrip(',')} …", font, 120) > 2 * line


def test_without_any_room_an_ellipsis_is_left(qapp: QApplication) -> None:
    assert shortened(WORDS, sans(16), 10, 1).strip() == "…"


def painted(draw: Callable[[QPainter], None]) -> QImage:
    picture = QImage(600, 200, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    draw(painter)
    painter.end()
    return picture


BLACK = QColor("black")
ROOM = QRectF(10, 10, 580, 180)


def test_large_letters_look_the_same_whatever_was_written_before(qapp: QApplication) -> None:

    def write(size: int) -> QImage:
        return painted(lambda p: draw_text(p, ROOM, "Stock Games", serif(size), BLACK, CENTRE))

    first = write(78)
    for size in range(8, 40):
        write(size)
        assert write(78) == first


@pytest.mark.parametrize(
    ("width", "height", "wrap", "size"),
    [
        (400, 60, False, 30),  # enough space
        (400, 20, False, 18),  # too low
        (60, 60, False, 15),  # too narrow even then: the usual size
        (150, 200, True, 30),
        (150, 40, True, 25),
    ],
)
def test_enlarged_text_is_as_large_as_its_place(
    qapp: QApplication, width: int, height: int, wrap: bool, size: int
) -> None:
    picture = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    font = sans(30, usual=15)
    draw_text(
        painter, QRectF(0, 0, width, height), "Foodstuffs fell", font, QColor("black"), wrap=wrap
    )
    painted = painter.font().pixelSize()
    painter.end()
    assert painted == size


def test_letters_are_narrower_where_even_small_ones_are_too_wide(qapp: QApplication) -> None:
    name, font = "Versicherer", serif(15)
    least = text_width(name, serif(SMALLEST_FITTED))
    assert squeezed(name, font, text_width(name, font)) == font
    assert squeezed(name, font, least) == serif(SMALLEST_FITTED)
    narrow = squeezed(name, font, 0.85 * least)
    assert text_width(name, narrow) <= 0.85 * least
    assert text_width(name, squeezed(name, font, 0.2 * least)) > 0.6 * least, "it can be read"


def test_a_text_is_broken_between_its_parts_where_it_would_be_too_wide(qapp: QApplication) -> None:
    font, text = sans(16), "Ada $12M, Bela $3M, Clara $9M"
    assert in_lines(text, font, 1000) == [text]
    room = text_width("Ada $12M, Bela $3M,", font)
    assert in_lines(text, font, room) == ["Ada $12M, Bela $3M,", "Clara $9M"]
    assert in_lines(text, font, 10) == text.split(" ")
    assert " ".join(in_lines(text, font, 60)) == text


def test_a_minus_sign_stays_with_its_dollars_where_a_text_wraps(qapp: QApplication) -> None:
    """A hint said `mostly −` and, in the next line, `$1,000`."""
    font = sans(15)
    width = text_width("mostly −$", font)

    def picture(*lines: str) -> QImage:
        found = QImage(300, 100, QImage.Format.Format_RGB32)
        found.fill(QColor("white"))
        painter, high = QPainter(found), wrapped_height("mostly", font, width)
        for number, line in enumerate(lines):
            rect = QRectF(0, number * high, width, 90)
            draw_text(painter, rect, line, font, QColor("black"), TOP_LEFT, wrap=True)
        painter.end()
        return found

    assert picture("mostly −$1,000") == picture("mostly", "−$1,000")


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
