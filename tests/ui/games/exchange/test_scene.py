"""The scene: its layout, and what it shows of a position."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from stockgames.engine.match import Match
from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import FORCES
from stockgames.presentation.games.exchange.terms import force_text
from stockgames.ui.games.exchange.art.force_cards import title_font
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import act, action, state_with, truth
from tests.ui.games.exchange.boards import SIZE, SIZES, laid_out, seen
from tests.ui.games.paints import painted_scene
from tests.ui.theme.pictures import bits_of

SEATS = (3, 4, 5, 6)


@pytest.mark.parametrize("size", SIZES)
def test_sleeves_cards_and_foresight_share_the_hand(size: QSize) -> None:
    layout = BoardLayout(size, 5)
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
    layout = BoardLayout(SIZE, seats)
    own, *others = layout.ledgers
    assert len(others) == seats - 1
    left = [rect for rect in others if rect.left() == own.left()]
    right = [rect for rect in others if rect.left() != own.left()]
    assert others == [*left, *right]
    assert all(rect.bottom() < own.top() for rect in left)
    assert [rect.top() for rect in left] == sorted((r.top() for r in left), reverse=True)
    assert [rect.top() for rect in right] == sorted(rect.top() for rect in right)
    assert own.height() >= max(rect.height() for rect in others)


SMALLEST = 107
"""The width of a card in the smallest window, in pixels."""
ROOM = 87
"""The part of it inside the frame."""


def test_no_word_of_a_title_outgrows_the_smallest_card(language: str) -> None:
    metrics = QFontMetricsF(title_font(SMALLEST))
    words = [word for force in range(len(FORCES)) for word in force_text(force).title.split()]
    assert [word for word in words if metrics.horizontalAdvance(word) > ROOM] == []


CASH, SHARES = [500, 300, 200], [(3, 3, 3)] * 3


def pixels(scene: ExchangeScene) -> bytes:
    return bits_of(painted_scene(scene))


def test_the_one_who_laid_it_sees_it(qtbot: QtBot) -> None:
    pictures = set()
    for word in ("bonds", "banks"):
        match = state_with(CASH, SHARES)
        match.act(0, action(match, word))
        pictures.add(pixels(laid_out(ThemeContext(), seen(match, 0))))
    assert len(pictures) == 2


@pytest.mark.parametrize("theme", [EVENING, DAYLIGHT], ids=["evening", "daylight"])
def test_both_themes_paint_every_stage(qtbot: QtBot, theme: Theme) -> None:
    look = ThemeContext(theme)
    match = state_with([500, 900, 200], SHARES, (50, 50, 50))
    truth(match).round = 2
    shown = [pixels(laid_out(look, seen(match, 0)))]
    for texts in (["banks"] * 3, ["buy 9", "sell 1", "sell 1"], ["+banks"] * 3):
        act(match, *texts)
        shown.append(pixels(laid_out(look, seen(match, 0))))
    match.act(1, action(match, "+bonds"))
    shown.append(pixels(laid_out(look, seen(match, 0))))
    assert len(set(shown)) == len(shown)


def test_the_front_seat_lies_first_then_clockwise(qtbot: QtBot) -> None:
    scene = laid_out(ThemeContext(), seen(state_with([500] * 4, [(3, 3, 3)] * 4), 2, front=2))
    assert scene.layout_ is not None
    order = [scene.ledgers[seat].rect for seat in (2, 3, 0, 1)]
    assert order == list(scene.layout_.ledgers)


def voting() -> Match:
    """Return a table at which influence cards are due."""
    match = state_with([300] * 4, [(1, 1, 1)] * 4, (80, 50, 20))
    act(match, *["bonds"] * 4)
    act(match, *["sell 1"] * 4)
    return match


def test_tokens_make_room_for_where_a_vote_would_move_one(qtbot: QtBot) -> None:
    scene = laid_out(ThemeContext(), seen(voting(), 0))
    bonds = scene.market.tokens[2].pos()
    vote = VoteForecast(0, 1, before=80, after=20, pops=True)
    scene.show_forecast(vote)
    assert scene.preview.isVisible()
    assert scene.market.tokens[2].pos() != bonds
    scene.show_forecast(None)
    assert not scene.preview.isVisible()
    assert scene.market.tokens[2].pos() == bonds
