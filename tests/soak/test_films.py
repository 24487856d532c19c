"""Two moments at a low frame rate; the command films all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from stockgames.ui.table.page import TablePage
from stockgames.ui.widgets import input_guard as settling
from tests.soak.films import MOMENTS, film, moving, named, seek, strip

SIZE = QSize(1280, 720)


@pytest.fixture
def page(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[TablePage]:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    found = seek("crash", SIZE, "evening", 0)
    assert found is not None
    yield found
    found.close()
    found.deleteLater()


def test_a_crash_is_filmed_from_its_first_moment_on(page: TablePage, tmp_path: Path) -> None:
    change = page.presenter._change
    assert change is not None
    assert any(map(MOMENTS["crash"][2], change.shown.events))
    pictures = film(page, tmp_path / "crash", "crash", every=150)
    assert len(list((tmp_path / "crash").iterdir())) == len(pictures) >= 3
    assert {picture.size() for picture in pictures} == {SIZE}
    assert pictures[0].toImage() != pictures[len(pictures) // 2].toImage()
    assert moving(page) is None
    assert pictures[-1].toImage() == page.grab().toImage()
    assert strip(pictures).width() == 2 * 800


@pytest.mark.usefixtures("qapp")
def test_a_moment_of_several_pages_is_filmed_to_its_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    monkeypatch.setitem(MOMENTS, "reveal", ("exchange", "hhb", named("OrderShown")))
    page = seek("reveal", SIZE, "evening", 0)
    assert page is not None
    pictures = film(page, tmp_path / "reveal", "reveal", every=400)
    moment = page.presenter.reveal
    page.close()
    page.deleteLater()
    assert moment is not None
    assert moment.earlier
    assert len(pictures) >= 2 * len(moment.pages)
