from __future__ import annotations

from PySide6.QtWidgets import QApplication

from stockgames.ui.kit.fonts import sans
from stockgames.ui.kit.text import shortened, wrapped_height

WORDS = "one, two, three, four, five, six, seven, eight, nine, ten"


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
