"""Some frames of each game; the command compares thousands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.app import session
from stockgames.engine import registry
from stockgames.ui.shell.language import install_language
from tests.app.visitor import settle
from tests.soak.frames import Film, run
from tests.soak.pictures import Adviser
from tests.soak.worlds import Pair, pair


@pytest.fixture
def film(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Film]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    monkeypatch.setattr(session, "BotWorker", Adviser)
    palette = app.palette()
    film = Film(tmp_path)
    yield film
    film.leave()
    install_language(app, "en")
    app.styleHints().unsetColorScheme()
    app.setPalette(palette)
    settle()


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_no_frame_tells_worlds_apart(film: Film, game_id: str) -> None:
    run(film, game_id, 1, 4, "sample")
    assert film.frames.total() >= 4


def show_what_another_knows(film: Film) -> None:
    """Let seat 0 look at worlds that only seat 1 cannot tell apart."""
    for number in range(20):
        both = pair("portfolio", 1, f"sample/{number}", 2)
        film.show(Pair(both.here, both.there, 0), "curtain", 100)


def test_a_card_that_shows_would_be_noticed(film: Film) -> None:
    with pytest.raises(AssertionError, match=r"the pictures differ|card-"):
        show_what_another_knows(film)
