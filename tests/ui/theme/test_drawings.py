"""Shapes and drawings."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.parsers.expat import ExpatError

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from stockgames import resources
from stockgames.resources import resource_path
from stockgames.ui.theme.drawings import GROUND, OWN, Shape, draw_shapes, drawing, names_of
from stockgames.ui.theme.engraving import draw_hatch
from stockgames.ui.theme.shapes import (
    disc,
    path_from,
)
from tests.ui.theme.pictures import painted, picture


def test_path_commands() -> None:
    path = path_from("M0,0 L10,0 C10,4 10,8 10,10 Q5,20 0,10Z")
    assert path.boundingRect() == QRectF(0, 0, 10, 15)
    assert path.currentPosition() == QPointF(0, 0)


def test_points_after_a_move_are_lines() -> None:
    assert path_from("M0,0 4,0 4,4Z").contains(QPointF(3, 1))


def test_negative_numbers_need_no_comma() -> None:
    assert path_from("M-1-2L3-4").boundingRect() == QRectF(-1, -4, 4, 2)


def test_unknown_command_is_refused() -> None:
    with pytest.raises(KeyError):
        path_from("M0,0 H5")


def test_building_paths_costs_no_reference_to_none() -> None:
    """Detects the PySide6 fault (6.12.0 on Python 3.11) that ends in an abort."""
    path = QPainterPath()
    before = sys.getrefcount(None)
    for i in range(5000):
        path.moveTo(i, i)
        path.lineTo(i, 0)
    assert before - sys.getrefcount(None) < 2500


INK = QColor("#000000")


@pytest.mark.parametrize("gap", [0, -2, 1e-9])
def test_hatch_ends_whatever_the_gap(gap: float) -> None:
    image = picture(60, 60, lambda p: draw_hatch(p, disc(QPointF(30, 30), 20), INK, gap=gap))
    assert painted(image).width() <= 42


SHEETS = sorted(path.stem for path in resource_path("art").glob("*.svg"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder in which resources are looked up."""
    monkeypatch.setattr(resources, "resource_roots", lambda: (tmp_path,))
    (tmp_path / "art").mkdir()
    return tmp_path / "art"


def read(folder: Path, inside: str) -> tuple[Shape, ...]:
    """Return the picture ``it`` of a new sheet that contains ``inside``."""
    name = f"{folder.parent.name}-{len(list(folder.iterdir()))}"
    text = f'<svg xmlns="http://www.w3.org/2000/svg"><!-- a --><g id="it">{inside}</g></svg>'
    (folder / f"{name}.svg").write_text(text, "utf-8")
    return drawing(name, "it")


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_sheet_can_be_read(sheet: str) -> None:
    assert names_of(sheet)
    for name in names_of(sheet):
        assert all(not shape.path.isEmpty() for shape in drawing(sheet, name))


def test_shapes_keep_their_order_and_their_inks(folder: Path) -> None:
    shapes = read(
        folder,
        '<path d="M0,0 L1,0 L1,1Z"/>'
        '<path d="M0,0 L1,0" fill="none" stroke="white" stroke-width=".5"/>'
        '<path d="M0,0 L1,0" stroke="#102030" stroke-width="2" stroke-linecap="butt"/>'
        '<circle r="1" fill="#405060"/>',
    )
    assert [shape.ink for shape in shapes] == [OWN, GROUND, "#102030", "#405060"]
    assert [shape.width for shape in shapes] == [0, 0.5, 2, 0]
    assert [shape.flat for shape in shapes] == [False, False, True, False]


def test_a_shape_may_be_filled_and_stroked_and_hatched(folder: Path) -> None:
    shapes = read(
        folder,
        '<path d="M0,0 L9,0 L9,9Z" fill="#405060" fill-opacity=".5" stroke="#102030"'
        ' stroke-width=".4"/>'
        '<path d="M0,0 L9,0 L9,9Z" stroke="#102030" stroke-opacity=".6" stroke-width=".3"'
        ' data-hatch="30 1.5 crossed"/>',
    )
    assert [(shape.ink, shape.width, shape.opacity) for shape in shapes] == [
        ("#405060", 0, 0.5),
        ("#102030", 0.4, 1),
        ("#102030", 0.3, 0.6),
    ]
    assert [shape.gap > 0 for shape in shapes] == [False, False, True]
    assert (shapes[2].angle, shapes[2].gap, shapes[2].crossed) == (30, 1.5, True)


def test_boxes_and_rounds(folder: Path) -> None:
    shapes = read(
        folder,
        '<rect x="1" y="2" width="3" height="4" rx=".5"/><circle cx="1" cy="2" r="3"/>'
        '<ellipse cx="1" cy="2" rx="3" ry="4"/>',
    )
    boxes = [shape.path.boundingRect().getRect() for shape in shapes]
    assert boxes == [(1, 2, 3, 4), (-2, -1, 6, 6), (-2, -2, 6, 8)]
    assert not shapes[0].path.contains(QPointF(1.02, 2.02))


def test_a_group_is_one_path(folder: Path) -> None:
    inside = '<circle cx="0" cy="0" r="2"/><circle cx="0" cy="0" r="1"/>'
    (ring,) = read(folder, f'<g fill="white">{inside}</g>')
    assert ring.ink == GROUND
    assert ring.path.contains(QPointF(1.5, 0))
    assert not ring.path.contains(QPointF(0, 0))


def test_what_is_not_read_is_refused(folder: Path) -> None:
    with pytest.raises(KeyError):
        read(folder, "<text>a</text>")
    with pytest.raises(KeyError):
        read(folder, '<path d="M0,0 H4"/>')
    with pytest.raises(ExpatError):
        read(folder, "<g>")


def test_inks_stand_for_the_colours_given(folder: Path) -> None:
    shapes = read(
        folder,
        '<rect width="4" height="4"/><rect x="4" width="4" height="4" fill="white"/>'
        '<path d="M0,6 L8,6" stroke="#0000FF" stroke-width="4" stroke-linecap="butt"/>',
    )
    red, green = QColor("#FF0000"), QColor("#00FF00")
    image = picture(8, 8, lambda painter: draw_shapes(painter, shapes, red, green))
    seen = [image.pixelColor(*at).name() for at in ((1, 1), (6, 1), (1, 6))]
    assert seen == ["#ff0000", "#00ff00", "#0000ff"]
