"""What is in a tray is visible, and cards are found at their positions."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from stockgames.presentation.games.portfolio.terms import Face
from stockgames.ui.games.portfolio.trays import SidePicture, card_at, draw_side, told_on, tray_cloth
from stockgames.ui.theme.context import ThemeContext
from tests.ui.theme.pictures import picture

RECT = QRectF(10, 10, 260, 120)
PACK: list[Face] = [(rank, suit) for suit in "SHDC" for rank in range(1, 14)]


def side(cards: int = 0, cash: str = "", promises: int = 0) -> SidePicture:
    words = tuple(f"a truce for {turns} turns" for turns in range(promises))
    return SidePicture("Ada gives", cash, tuple(PACK[:cards]), (), words)


@pytest.mark.parametrize("count", [1, 2, 3, 8])
def test_every_card_of_a_tray_is_found_from_left_to_right(qapp: QApplication, count: int) -> None:
    look, y = ThemeContext(), RECT.center().y()
    xs = [RECT.left() + i for i in range(int(RECT.width()))]
    found = [card_at(look, RECT, side(count), QPointF(x, y)) for x in xs]
    order = [index for i, index in enumerate(found) if index is not None and index != found[i - 1]]
    assert order == list(range(count))
    assert card_at(look, RECT, side(), RECT.center()) is None


def test_money_and_promises_leave_room_for_cards(qapp: QApplication) -> None:
    look, full = ThemeContext(), side(3, "$12", 2)
    points = (QPointF(x, RECT.center().y()) for x in range(10, 271))
    assert {card_at(look, RECT, full, at) for at in points} == {None, 0, 1, 2}


@pytest.mark.parametrize("given", [side(1), side(0, "$3"), side(0, "", 1)])
def test_what_is_given_changes_the_picture(qapp: QApplication, given: SidePicture) -> None:
    look = ThemeContext()
    bare = picture(280, 140, lambda p: draw_side(p, look, RECT, side()))
    assert picture(280, 140, lambda p: draw_side(p, look, RECT, given)) != bare
    assert RECT.contains(tray_cloth(RECT))


def test_promises_are_told_in_brief_where_a_ribbon_would_be_cut(qapp: QApplication) -> None:
    look, long = ThemeContext(), ("$7 out of coming income", "a look at the hand")
    given = SidePicture("Ada gives", "", (), (), long, ("debt: $7", "a look"))
    assert told_on(look, QRectF(0, 0, 300, 90), given) == long
    assert told_on(look, QRectF(0, 0, 110, 90), given) == ("debt: $7", "a look")


def test_money_lies_beside_promises_where_a_tray_is_low(qapp: QApplication) -> None:
    look, given = ThemeContext(), side(1, "$12", 2)
    high, low = QRectF(10, 10, 400, 140), QRectF(10, 10, 400, 96)

    def reach(rect: QRectF) -> float:
        """Return how far right the card can be clicked: text starts beyond."""
        xs = [x for x in range(10, 411) if card_at(look, rect, given, QPointF(x, 58)) == 0]
        return max(xs)

    assert reach(low) < reach(high), "words take more of its width"
    assert reach(low) > 60, "and leave the card its room"
