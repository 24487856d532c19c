"""Files passed to the app as events, as on macOS."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from stockgames.app.application import Application
from stockgames.storage.record_file import read_record_file
from tests.app.visitor import Visitor, settle

GOLDEN = Path(__file__).parents[1] / "records" / "nyse" / "unfinished-3.json"


@pytest.fixture
def app(qapp: QApplication) -> Iterator[Application]:
    assert isinstance(qapp, Application)
    yield qapp
    qapp.open_files_with(None)


def named(path: Path) -> QFileOpenEvent:
    return QFileOpenEvent(QUrl.fromLocalFile(str(path)))


def test_a_double_clicked_file_opens(app: Application, visitor: Visitor) -> None:
    app.open_files_with(visitor.house.open_file)
    QCoreApplication.postEvent(app, named(GOLDEN))
    settle()
    visitor.wait()
    assert visitor.session.record().model_dump() == read_record_file(GOLDEN).model_dump()


def test_files_that_come_before_the_house_stands_wait_for_it(app: Application) -> None:
    app.open_files_with(None)
    for name in ("one.stockgame", "zwei é.stockgame"):
        QCoreApplication.sendEvent(app, named(Path("/games") / name))
    opened: list[str] = []
    app.open_files_with(opened.append)
    assert [Path(name).name for name in opened] == ["one.stockgame", "zwei é.stockgame"]
    app.open_files_with(None)
    app.open_files_with(opened.append)
    assert len(opened) == 2
