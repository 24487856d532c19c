"""A portfolio on the table: everything it draws is within its bounds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from stockgames.ui.games.portfolio import run
from stockgames.ui.games.portfolio.run import RunItem, RunPicture, lay_runs
from stockgames.ui.theme.context import ThemeContext

CARDS = tuple((rank, "S") for rank in (10, 11, 12))


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440), QSize(3840, 2160)])
@pytest.mark.parametrize("cap", [None, (10, "C")])
def test_the_tag_is_never_cut(qapp: object, size: QSize, cap: tuple[int, str] | None) -> None:
    look = ThemeContext()
    look.fit(size)
    facts = RunPicture(1, 0, CARDS, cap, None, "$113")
    room = QRectF(0, 0, 900 * look.scale, 400 * look.scale)
    item = RunItem(look, 1)
    item.lay(facts, lay_runs([facts.run], room, 86 * look.scale)[0], "")
    assert not item.rect.contains(item.tag_rect)
    assert item.boundingRect().contains(item.tag_rect.adjusted(-4, -4, 4, 6))


def test_while_it_grows_it_is_painted_from_one_picture(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, painted = ThemeContext(), list[object]()
    facts = RunPicture(1, 0, CARDS, None, None, "$3")
    item, scene = RunItem(look, 1), QGraphicsScene()
    item.lay(facts, lay_runs([facts.run], QRectF(0, 0, 300, 300), 80)[0], "")
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
