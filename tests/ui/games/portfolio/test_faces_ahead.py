"""Cards that may turn up later are pre-rendered, in the widths used on the table."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from stockgames.ui.games.portfolio import things as faces_ahead
from stockgames.ui.games.portfolio.trays import SidePicture, draw_side, tray_size
from stockgames.ui.pieces import cards
from stockgames.ui.theme.palette import SUITS
from stockgames.ui.theme.pixmap_cache import STORE, nowhere
from tests.ui.games.portfolio.seating import lay


def test_all_courts_and_aces_are_painted_whoever_holds_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: set[tuple[float, int, str]] = set()

    def bake(ratio: float, width: float, rank: int, suit: str, *, four_colours: bool) -> None:
        painted.add((width, rank, suit))

    monkeypatch.setattr(faces_ahead, "bake_face", bake)
    table = lay(qtbot, "hb").start()
    scene = table.board.scene
    assert painted == set()
    scene._ahead.finish()
    assert scene.layout_ is not None
    widths = {width for width, _, _ in painted}
    assert {round(scene.layout_.hand_card, 1), round(scene.piles.card, 1)} <= widths
    assert painted == {
        (w, rank, suit) for w in widths for rank in (1, 11, 12, 13) for suit in SUITS
    }


def test_a_king_that_is_offered_is_painted_before(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's offer appears by itself, in one frame."""
    scene, kings = lay(qtbot, "hb").start().board.scene, tuple((13, suit) for suit in SUITS)
    scene._ahead.finish()
    side = SidePicture("", "", kings, (), ())
    size = tray_size(scene.look, side)
    faces = partial(draw_side, look=scene.look, rect=QRectF(QPointF(), size), side=side)
    seen: list[float] = []

    def paint_court(painter: QPainter, width: float, *how: object) -> None:
        seen.append(width)

    monkeypatch.setattr(cards, "paint_court", paint_court)
    with nowhere(1.0) as painter:
        faces(painter)
    assert seen == []


def test_an_area_that_folds_is_painted_before_it_does(qtbot: QtBot) -> None:
    scene = lay(qtbot, "hbb").start().board.scene
    area = scene.areas[1]
    area.lay(QRectF(area.rect.left(), area.rect.top(), 150, 400), folded=True)
    faces_ahead.paint_folded(scene._with_move, scene.look, [area], ())
    scene._with_move.finish()
    before = len(STORE)
    with nowhere(1.0) as painter:
        area.draw(painter)
    assert len(STORE) == before
