"""The bench of those who sit out: all of them and their names fit beside the table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication

from stockgames.ui.evening.chairs import bench_of
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.shapes import square

_LONG = "Maximiliane Featherstonehaugh"


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(2560, 1440)])
@pytest.mark.parametrize("count", [1, 4, 6, 11])
@pytest.mark.parametrize("name", ["Ada", _LONG])
def test_coins_and_names_lie_side_by_side_in_the_room(
    qapp: QApplication, look: ThemeContext, size: QSize, count: int, name: str
) -> None:
    look.fit(size)
    room = QRectF(10, 40, 0.45 * size.width(), 0.25 * size.height())
    bench = bench_of(look, room, [name] * count, look.serif(18), 24)
    assert room.contains(bench.area)
    boxes = [
        square(at, bench.radius).united(name)
        for at, name in zip(bench.coins, bench.names, strict=True)
    ]
    assert len(boxes) == count
    assert all(bench.area.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in pairwise([bench.caption, *boxes]))
    assert all(name.left() > at.x() for at, name in zip(bench.coins, bench.names, strict=True))
    assert all(name.width() > 20 for name in bench.names)
    assert bench.area.width() < room.width() / 2, "the table keeps the larger part"


def test_where_everybody_sits_there_is_none(qapp: QApplication, look: ThemeContext) -> None:
    bench = bench_of(look, QRectF(0, 0, 500, 200), [], look.serif(18), 24)
    assert bench.area.isEmpty()
    assert bench.coins == ()
