"""The painted board: its layout, spaces and markers, and the options of a table."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stockgames.games.nyse.actions import TAKE
from stockgames.games.nyse.options import Options
from stockgames.games.nyse.parts import ALL_COLORS, BOARDS, GREY_CHIPS
from stockgames.ui.games.nyse.board import BoardItem, full_piles
from stockgames.ui.games.nyse.layout import (
    MOST_ABOVE,
    SUPPLY_RADIUS,
    SUPPLY_STEP,
    BoardLayout,
    lay_out,
    place_seats,
    seats_aside,
)
from stockgames.ui.games.nyse.options import OWN, BoardOrder, NyseOptions, create_options
from stockgames.ui.games.nyse.pieces import MarkerItem
from stockgames.ui.games.nyse.scene import NyseScene
from stockgames.ui.table.board import WINDOW
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.fields import ComboBox
from tests.ui.finding import child, on_screen
from tests.ui.table.seating import open_table

SIZES = [(1280, 680), (1280, 1224), (1680, 680), (1180, 600)]
"""The usual table, one in a square window and in one of 21:9, and that of a puzzle."""
TRAYS = [(860, 219), (1232, 219), (1232, 763), (1632, 219)]
"""Those of seven at the usual table, of four, and of four in a square window and one of 21:9."""
STANDARD = (1, 2, 3, 5, 4, 2)
LONGEST_STACK = 10
ABOVE, AT_LEFT = QRectF(300, 10, 1000, 120), QRectF(10, 150, 250, 500)
AT_RIGHT = AT_LEFT.translated(1330, 0)


@pytest.mark.parametrize("others", range(1, 10))
def test_each_other_seat_has_a_place_of_its_own(others: int) -> None:
    rects = place_seats(others, ABOVE, AT_LEFT, AT_RIGHT, 12, 260)
    assert len(rects) == others
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    aside = seats_aside(others)
    assert (aside == 0) is (others <= MOST_ABOVE)
    assert all(AT_LEFT.contains(rect) for rect in rects[:aside])
    assert all(ABOVE.contains(rect) for rect in rects[aside : others - aside])
    assert all(AT_RIGHT.contains(rect) for rect in rects[others - aside :])


def test_the_order_of_play_goes_up_at_the_left_and_down_at_the_right() -> None:
    places, aside = place_seats(9, ABOVE, AT_LEFT, AT_RIGHT, 12, 260), seats_aside(9)
    assert all(one.top() > other.top() for one, other in pairwise(places[:aside]))
    assert all(one.left() < other.left() for one, other in pairwise(places[aside:-aside]))
    assert all(one.top() < other.top() for one, other in pairwise(places[-aside:]))


def test_ten_sit_five_above_and_two_on_each_side_clockwise() -> None:
    places = lay_out(1280, 680, 10, STANDARD).seats
    left, above, right = places[:2], places[2:-2], places[-2:]
    assert len(above) == 5
    assert left[0].top() > left[1].top()
    assert left[0].left() == left[1].left() < above[1].left()
    assert [seat.left() for seat in above] == sorted(seat.left() for seat in above)
    assert right[0].top() < right[1].top()
    assert right[0].left() == right[1].left() > above[-2].left()


@pytest.mark.parametrize("seats", [1, 4, 10])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_tallest_stack_stays_in_the_supply(width: int, height: int, seats: int) -> None:
    layout = lay_out(width, height, seats, STANDARD)
    for centre in layout.supply:
        top = centre.y() - (LONGEST_STACK - 1) * SUPPLY_STEP - SUPPLY_RADIUS
        assert top >= layout.supply_area.top()
        assert centre.y() + SUPPLY_RADIUS < layout.hand.top()


@pytest.mark.parametrize("board", sorted(set(permutations(GREY_CHIPS)))[::24])
@pytest.mark.parametrize(("width", "height"), TRAYS)
def test_any_order_of_discs_fits_its_tray(width: int, height: int, board: tuple[int, ...]) -> None:
    tray = QRectF(0, 0, width, height)
    layout = BoardLayout(tray, board)
    r, perch = layout.disc_radius, layout.perch_radius
    for disc in layout.discs:
        assert tray.contains(QRectF(disc.x() - r, disc.y() - r, 2 * r, 2 * r))
        assert disc.y() + r < layout.base
    radius = layout.marker_radius
    pile = MarkerItem.level(radius, len(ALL_COLORS) - 1).y() + radius
    assert min(disc.y() for disc in layout.discs) - pile >= tray.top()
    for left, right in zip(layout.perches[1:-1:2], layout.perches[2::2], strict=True):
        assert right.x() - left.x() >= 2 * perch
    a, b = layout.pit_radii
    pit = QRectF(layout.pit.x() - a, layout.pit.y() - b, 2 * a, 2 * b)
    assert tray.contains(pit)
    assert layout.perches[-1].x() + perch <= pit.left()
    highest = {value: disc.y() for value, disc in zip(board, layout.discs, strict=True)}
    assert [highest[value] for value in range(1, 6)] == sorted(highest.values(), reverse=True)


def test_markers_stay_large_enough_to_tell_apart() -> None:
    for seats in range(1, 11):
        assert lay_out(1280, 680, seats, STANDARD).board.marker_radius >= 12


@pytest.fixture
def scene(qtbot: QtBot) -> NyseScene:
    table = open_table(qtbot, "hbb")
    for color in (0, 1, 2, 0, 1, 2):
        table.match.act(table.match.actors[0], TAKE[color])
    table.start()
    table.kept = table  # type: ignore[attr-defined]
    return table.game.scene


def test_piles_and_seats_lie_apart(scene: NyseScene) -> None:
    things = [scene.place_rect(("pile", color)) for color in range(4)]
    things += [scene.place_rect(("seat", seat)) for seat in (1, 2)]
    assert not any(one.intersects(other) for one, other in combinations(things, 2))
    assert scene.place_rect(("seat", 0)).isEmpty(), "the seat in front is the hand"
    assert scene.place_rect(("chip", 15)).isEmpty(), "nobody has that chip"


def test_crashed_markers_lie_apart_in_the_pit(scene: NyseScene) -> None:
    pit = scene.where("market/pit")
    places = [scene.pit_place(color) for color in range(4)]
    assert all(pit.contains(place) for place in places)
    assert len({(place.x(), place.y()) for place in places}) == 4


TITLE, LINE = "Anzeigetafel", "Ein Chip ist wert, was neben seinem Wertmarker steht"


def board_laid(board: tuple[int, ...], width: float = 1232, height: float = 219) -> BoardItem:
    look = ThemeContext()
    look.fit(WINDOW)
    item = BoardItem(look)
    item.set_geometry(BoardLayout(QRectF(0, 0, width, height), board), board)
    item.set_data(TITLE, LINE, "")
    return item


def circle(middle: QPointF, radius: float) -> QRectF:
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)


@pytest.mark.parametrize("board", sorted(set(permutations(GREY_CHIPS)))[::24])
def test_the_title_clears_discs_and_perches(qapp: QApplication, board: tuple[int, ...]) -> None:
    item = board_laid(board)
    layout = BoardLayout(item.rect, board)
    discs = [circle(at, layout.disc_radius) for at in layout.discs]
    perches = [circle(at, layout.perch_radius) for at in layout.perches]
    assert item.rect.contains(item.title_box) or item.title_box.isEmpty()
    assert not [part for part in (*discs, *perches) if part.intersects(item.title_box)]


def test_what_lies_in_the_pit_is_named_between_board_and_frame(qapp: QApplication) -> None:
    """At 1280 pixels "Wertlos: Fossile Brennstoffe" overlapped the frame and was cut."""
    item = board_laid((1, 2, 3, 5, 4, 2), height=110)
    layout = BoardLayout(item.rect, (1, 2, 3, 5, 4, 2))
    boxes = [item.note_box("R" * long) for long in range(1, 30) if item.pit_holds("R" * long)]
    assert boxes[0].center().x() == pytest.approx(layout.pit.x())
    assert boxes[-1].center().x() < layout.pit.x() - 1
    assert max(box.right() for box in boxes) <= layout.tray.right() - 17
    assert min(box.left() for box in boxes) >= layout.perches[-1].x() + layout.perch_radius
    assert not item.pit_holds("R" * 30)


@pytest.mark.parametrize("board", sorted(set(permutations(GREY_CHIPS)))[::24])
@pytest.mark.parametrize(("width", "height"), TRAYS)
def test_the_line_keeps_clear_of_a_perch_with_all_markers(
    qapp: QApplication, board: tuple[int, ...], width: float, height: float
) -> None:
    """At 1920 by 1080 four of them covered "... Wertmarker steht"."""
    item = board_laid(board, width, height)
    piles = full_piles(BoardLayout(item.rect, board))
    assert not [pile for pile in piles if pile.intersects(item.line_box)]
    assert item.rect.contains(item.line_box) or item.line_box.isEmpty()


BOARD = (1, 2, 3, 5, 4, 2)
LEFT, RIGHT, SPACE = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def order(qtbot: QtBot) -> BoardOrder:
    made = BoardOrder(ThemeContext(), BOARD)
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    return made


@pytest.fixture
def told(order: BoardOrder) -> list[list[int]]:
    """Return a list that collects the emitted boards."""
    found: list[list[int]] = []
    order.changed.connect(lambda: found.append(order.board()))
    return found


def middle(order: BoardOrder, at: int) -> QPoint:
    return order.place(at).toPoint()


def test_a_chip_is_dragged_and_the_others_make_room(order: BoardOrder) -> None:
    QTest.mousePress(order, Qt.MouseButton.LeftButton, pos=middle(order, 3))
    QTest.mouseMove(order, middle(order, 1))
    QTest.mouseRelease(order, Qt.MouseButton.LeftButton, pos=middle(order, 1))
    assert order.board() == [1, 5, 2, 3, 4, 2]
    QTest.mouseMove(order, middle(order, 5))
    assert order.board() == [1, 5, 2, 3, 4, 2], "it was laid down"


def test_the_right_button_drags_nothing(order: BoardOrder) -> None:
    QTest.mousePress(order, Qt.MouseButton.RightButton, pos=middle(order, 3))
    QTest.mouseMove(order, middle(order, 1))
    assert tuple(order.board()) == BOARD


def test_arrows_walk_and_space_takes_a_chip_up(order: BoardOrder) -> None:
    for key in (RIGHT, RIGHT, RIGHT, SPACE, LEFT, LEFT, SPACE, RIGHT):
        QTest.keyClick(order, key)
    assert order.board() == [1, 5, 2, 3, 4, 2]


@pytest.mark.parametrize("held", [CTRL, SHIFT])
def test_arrows_carry_with_a_key_held(
    order: BoardOrder, told: list[list[int]], held: Qt.KeyboardModifier
) -> None:
    QTest.keyClick(order, RIGHT, held)
    QTest.keyClick(order, RIGHT, held)
    assert order.board() == [2, 3, 1, 5, 4, 2]
    assert told == [[2, 1, 3, 5, 4, 2], [2, 3, 1, 5, 4, 2]]


def test_nothing_goes_past_the_ends(order: BoardOrder) -> None:
    for key in (LEFT, LEFT, SPACE, LEFT):
        QTest.keyClick(order, key)
    assert tuple(order.board()) == BOARD
    QTest.keyClick(order, RIGHT)
    assert order.board() == [2, 1, 3, 5, 4, 2], "the first chip was in hand"


def test_another_order_is_told_once(order: BoardOrder, told: list[list[int]]) -> None:
    order.set_board(BOARD)
    assert told == []
    order.set_board(BOARD[::-1])
    assert told == [[2, 4, 5, 3, 2, 1]]


@pytest.fixture
def panel(qtbot: QtBot) -> NyseOptions:
    made = on_screen(qtbot, create_options(ThemeContext(), {}), QSize(420, 320))
    qtbot.waitExposed(made)
    return made


@pytest.mark.parametrize("reading", BOARDS)
def test_each_reading_of_the_picture_can_be_chosen_n1(panel: NyseOptions, reading: str) -> None:
    combo = child(panel, ComboBox)
    combo.setCurrentIndex(combo.findData(reading))
    combo.activated.emit(combo.currentIndex())
    assert panel.options()["board"] == list(BOARDS[reading])
    assert panel.reading() == reading


def test_shuffling_gives_another_order_of_the_same_chips_n1(panel: NyseOptions) -> None:
    before = panel.options()["board"]
    shuffle = child(panel, QPushButton, "nyse-shuffle")
    shuffle.click()
    after = panel.options()["board"]
    assert after != before
    assert sorted(after) == list(GREY_CHIPS)
    Options.model_validate(panel.options())


def test_the_order_is_told_to_screen_readers(panel: NyseOptions) -> None:
    order = child(panel, BoardOrder)
    assert "1 2 3 5 4 2" in order.accessibleName()
    order.set_board([5, 4, 3, 2, 2, 1])
    assert "5 4 3 2 2 1" in order.accessibleName()
    assert panel.options()["board"] == [5, 4, 3, 2, 2, 1]
    assert panel.reading() == OWN


def test_wishes_that_are_no_options_give_the_usual_ones(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"board": [9, 9], "hands": "open"})
    qtbot.addWidget(made)
    assert made.options() == Options().model_dump()


def test_concealed_hands_are_a_choice_n7(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {"hands": "concealed"})
    qtbot.addWidget(made)
    assert made.options()["hands"] == "concealed"
