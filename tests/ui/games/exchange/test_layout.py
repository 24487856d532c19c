"""The layout: inside the table, without overlaps, legible, for every size and number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from stockgames.games.exchange.parts import FORCES
from stockgames.presentation.games.exchange.terms import force_text
from stockgames.ui.games.exchange.art.force_cards import title_font
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.sentences.language import install_language
from stockgames.ui.table.layout import bar_height

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SEATS = (3, 4, 5, 6)


def laid(width: int, height: int, seats: int) -> BoardLayout:
    return BoardLayout(QSize(width, round(height - bar_height(width, height))), seats)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_sleeves_cards_and_foresight_share_the_hand(width: int, height: int) -> None:
    layout = laid(width, height, 5)
    for parts in (
        (layout.sleeves, layout.cards, layout.foresight),
        (layout.narrow_sleeves, layout.wide_cards, layout.foresight),
        (layout.tall_sleeves, layout.tall_cards),
    ):
        for part in parts:
            assert layout.hand.contains(part)
        for one, other in combinations(parts, 2):
            assert not one.intersects(other)
    assert layout.tall_cards.bottom() == layout.foresight.bottom() > layout.cards.bottom()
    assert layout.hand.contains(layout.peek)
    assert layout.peek.bottom() <= layout.cards.top()


@pytest.mark.parametrize("seats", SEATS)
def test_seats_sit_clockwise_and_the_front_one_at_the_foot_of_the_left_side(seats: int) -> None:
    layout = laid(1280, 720, seats)
    own, *others = layout.ledgers
    assert len(others) == seats - 1
    left = [rect for rect in others if rect.left() == own.left()]
    right = [rect for rect in others if rect.left() != own.left()]
    assert others == [*left, *right]
    assert all(rect.bottom() < own.top() for rect in left)
    assert [rect.top() for rect in left] == sorted((r.top() for r in left), reverse=True)
    assert [rect.top() for rect in right] == sorted(rect.top() for rect in right)
    assert own.height() >= max(rect.height() for rect in others)


def test_the_ring_keeps_its_size_whoever_plays() -> None:
    sizes = {laid(1280, 720, seats).ring.width() for seats in SEATS}
    assert len(sizes) == 1
    assert sizes.pop() >= 360


SMALLEST = 107
"""The width of a card in the smallest window, in pixels."""
ROOM = 87
"""The part of it inside the frame."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_of_a_title_is_wider_than_the_smallest_card(
    qapp: QApplication, language: str
) -> None:
    install_language(qapp, language)
    metrics = QFontMetricsF(title_font(SMALLEST))
    words = [word for force in range(len(FORCES)) for word in force_text(force).title.split()]
    assert [word for word in words if metrics.horizontalAdvance(word) > ROOM] == []
