"""A portfolio on the table: everything it draws is within its bounds."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio import run
from stockgames.ui.games.portfolio.deal_side import MiniCard
from stockgames.ui.games.portfolio.hand import RAISED, fan
from stockgames.ui.games.portfolio.run import RunItem, RunPicture, lay_runs
from stockgames.ui.theme.context import ThemeContext
from tests.games.portfolio.table import card

CARDS = tuple((rank, "S") for rank in (10, 11, 12))


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440), QSize(3840, 2160)])
@pytest.mark.parametrize("cap", [None, (10, "C")])
def test_the_tag_is_never_cut(qapp: object, size: QSize, cap: tuple[int, str] | None) -> None:
    look = ThemeContext()
    look.fit(size)
    facts = RunPicture(1, 0, CARDS, cap, None, "$113")
    room = QRectF(0, 0, 900 * look.scale, 400 * look.scale)
    item = RunItem(look, 1)
    item.set_geometry(facts, lay_runs([facts.run], room, 86 * look.scale)[0], "")
    assert not item.rect.contains(item.tag_rect)
    assert item.boundingRect().contains(item.tag_rect.adjusted(-4, -4, 4, 6))


def test_while_it_grows_it_is_painted_from_one_picture(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, painted = ThemeContext(), list[object]()
    facts = RunPicture(1, 0, CARDS, None, None, "$3")
    item, scene = RunItem(look, 1), QGraphicsScene()
    item.set_geometry(facts, lay_runs([facts.run], QRectF(0, 0, 300, 300), 80)[0], "")
    scene.addItem(item)
    monkeypatch.setattr(run, "draw_run", lambda *_, **how: painted.append(how))
    view = QGraphicsView(scene)
    for scale in (1.1, 1.2, 1.3):
        item.setScale(scale)
        view.grab()
    assert len(painted) == 1
    item.turn_tag("$5")
    view.grab()
    assert len(painted) == 2
    assert item.facts is not None
    assert (item.facts.tag, item.facts.cards) == ("$5", CARDS)


ROOM = QRectF(300, 500, 700, 182)
CARD = 91.0


@given(st.integers(1, 32))
def test_every_card_stays_in_the_room_and_shows_its_edge(count: int) -> None:
    placed = fan(count, ROOM, CARD)
    assert len(placed) == count
    for place in placed:
        outline = place.raised(CARD * RAISED).outline().boundingRect()
        assert outline.left() >= ROOM.left() - 2
        assert outline.right() <= ROOM.right() + 2
        assert place.outline().boundingRect().bottom() <= ROOM.bottom()
    steps = [b.centre.x() - a.centre.x() for a, b in pairwise(placed)]
    assert all(step > CARD * 0.2 for step in steps)


@given(st.integers(2, 20))
def test_a_fan_is_symmetric_and_leans_outwards(count: int) -> None:
    placed = fan(count, ROOM, CARD)
    assert placed[0].angle < 0 < placed[-1].angle
    for left, right in zip(placed, reversed(placed), strict=True):
        assert abs(left.angle + right.angle) < 1e-6
        assert abs(left.centre.y() - right.centre.y()) < 1e-6


def test_no_card_no_fan() -> None:
    assert fan(0, ROOM, CARD) == []


def test_a_card_tells_itself_and_what_is_known_or_given_shows(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    first = MiniCard(ThemeContext(), card("7H"), 1, known=False, parent=page)
    second = MiniCard(ThemeContext(), card("7H"), 2, known=True, parent=page)
    for slip in (first, second):
        slip.resize(slip.sizeHint())
    assert (first.objectName(), second.objectName()) == ("lay-7h", "lay-7h-2")
    assert first.accessibleName() == first.toolTip() == "7 of hearts"
    looks = [first.grab().toImage(), second.grab().toImage()]
    first.setChecked(True)
    looks.append(first.grab().toImage())
    assert [sum(one == other for other in looks) for one in looks] == [1] * 3
    assert 13 * first.sizeHint().width() < 640
