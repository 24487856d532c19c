"""The scene and its ledgers: their layout at any size, and what they show of a position."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.engine.match import Match
from stockgames.engine.state import SeatId
from stockgames.games.exchange.facts import SeatFacts
from stockgames.games.exchange.forecast import VoteForecast
from stockgames.games.exchange.parts import FORCES
from stockgames.presentation.games.exchange.terms import force_text
from stockgames.ui.games.exchange.art.force_cards import title_font
from stockgames.ui.games.exchange.layout import BoardLayout
from stockgames.ui.games.exchange.ledger import LedgerItem, LedgerLayout
from stockgames.ui.games.exchange.scene import ExchangeScene
from stockgames.ui.pieces.plates import Plate
from stockgames.ui.theme.palette import DAYLIGHT, EVENING, Theme
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.exchange.table import act, action, opened, state_with, truth
from tests.ui.games.exchange.boards import SIZE, SIZES, Board, laid_out, seen
from tests.ui.games.paints import painted, painted_scene
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


def ledger() -> LedgerItem:
    board = seen(state_with([280, 0, 0], [(7, 7, 1)] * 3), 0)
    item = LedgerItem(ThemeContext(), 0)
    item.set_rect(QRectF(0, 0, 400, 300))
    item.set_data(board.facts, board.context)
    return item


def facts(item: LedgerItem) -> SeatFacts:
    assert item.facts is not None
    return item.facts


def test_cash_that_moves_is_changed_into_notes(qapp: QApplication) -> None:
    item = ledger()
    worth = facts(item).net_worth
    item.count_cash(150)
    assert (facts(item).cash, facts(item).notes) == (150, (1, 1, 0))
    assert facts(item).net_worth == worth - 130


def test_shares_come_and_go_one_security_at_a_time(qapp: QApplication) -> None:
    item = ledger()
    item.change_shares(1, -3)
    item.change_shares(2, 4)
    assert facts(item).shares == (7, 4, 5)


FOUNDERS = ("hugh-smith", "john-bush", "ephraim-hart", "john-henry")


def told(board: Board, seat: SeatId) -> Plate:
    item = LedgerItem(ThemeContext(), seat)
    item.set_data(board.facts, board.context)
    assert item.plate is not None
    return item.plate


def test_plates_are_named_and_lit(qapp: QApplication) -> None:
    board = seen(opened(FOUNDERS), 0)
    plates = [told(board, seat) for seat in range(4)]
    assert [plate.name for plate in plates] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]
    assert plates[0].note.startswith("Hugh Smith")
    assert [plate.state for plate in plates] == ["active", *["thinking"] * 3]


def test_the_plate_of_a_seat_that_is_out_is_dark(qapp: QApplication) -> None:
    match = state_with([0, 500, 500, 500], [(0, 0, 0), (9, 9, 9), (9, 9, 9), (9, 9, 9)])
    act(match, *["banks"] * 4)
    act(match, "buy 9", "sell 1", "sell 1", "sell 1")
    act(match, *["+banks"] * 4)
    assert told(seen(match, 1, front=1), 0).state == "out"


SMALL = QSize(1180, 600), QSize(1100, 620)
"""The least scenes of pages that only show a table."""


def ledgers(size: QSize, seats: int) -> list[QRectF]:
    return list(BoardLayout(size, seats).ledgers)


def parts(layout: LedgerLayout) -> list[QRectF]:
    rows = [layout.plate, *layout.shares, layout.done]
    if layout.notes.isEmpty():
        return [*rows, layout.amount]
    return [*rows, layout.notes, *([layout.amount, layout.worth] if layout.are_rows else [])]


@pytest.mark.parametrize("lobbied", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [*SIZES, *SMALL])
def test_parts_fit_and_do_not_overlap(size: QSize, seats: int, lobbied: bool) -> None:
    for rect in ledgers(size, seats):
        layout = LedgerLayout(rect, lobbied=lobbied)
        for part in parts(layout):
            assert rect.contains(part)
            assert part.height() >= 20
        for one, other in combinations(parts(layout), 2):
            assert not one.intersects(other)
        assert all(layout.done.contains(slot) for slot in layout.slots)
        assert layout.words.left() >= layout.slots[-1].right()


def test_one_bank_share_is_not_written_as_banks(qapp: QApplication) -> None:
    item = ledger()
    item.set_rect(QRectF(0, 0, 400, 200))
    plate, field = item.plate, item.layout_.shares[0]
    assert plate is not None
    low = field.adjusted(field.width() * 0.4, field.height() * 0.66, 0, 0)
    named = {}
    for count in (1, 2, 3):
        item.show_seat(replace(facts(item), shares=(count, 7, 1)), plate, item.prices)
        named[count] = painted(item, low)
    assert named[2] == named[3]
    assert named[1] != named[2]
