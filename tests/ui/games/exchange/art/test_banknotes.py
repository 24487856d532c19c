from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from stockgames.ui.games.exchange.art.banknotes import (
    MOST_SHOWN,
    NOTE_COLOURS,
    NOTE_RATIO,
    Pile,
    draw_note_place,
    draw_pile,
)
from stockgames.ui.theme.palette import EVENING
from tests.ui.theme.pictures import painted, picture

AT = QPointF(80, 60)


def bits(pile: Pile) -> bytes:
    image = picture(160, 120, lambda p: draw_pile(p, EVENING, AT, pile))
    return bytes(image.constBits())


def test_notes_of_each_value_differ(qapp: QApplication) -> None:
    assert len({bits(Pile(72, value)) for value in NOTE_COLOURS}) == len(NOTE_COLOURS)


def test_a_pile_grows_with_its_notes_up_to_a_height(qapp: QApplication) -> None:
    def top(count: int) -> int:
        pile = Pile(72, 100, count)
        return painted(picture(160, 120, lambda p: draw_pile(p, EVENING, AT, pile))).top()

    assert top(1) > top(3) > top(MOST_SHOWN) == top(MOST_SHOWN + 5)


@pytest.mark.parametrize("width", [30, 72, 120])
def test_a_pile_stays_within_its_bounds(qapp: QApplication, width: int) -> None:
    pile = Pile(width, 50, MOST_SHOWN)
    box = painted(picture(160, 120, lambda p: draw_pile(p, EVENING, AT, pile)), threshold=1)
    assert pile.bounds.translated(AT).toAlignedRect().contains(box)


def test_the_place_of_a_pile_has_the_size_of_a_note(qapp: QApplication) -> None:
    box = painted(picture(160, 120, lambda p: draw_note_place(p, EVENING, AT, 72)))
    assert box.width() == pytest.approx(72, abs=3)
    assert box.height() == pytest.approx(72 * NOTE_RATIO, abs=3)
