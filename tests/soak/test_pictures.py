"""A few pictures of each game; the command compares hundreds."""

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
from tests.soak.pictures import Adviser, Count, Eyes, run
from tests.soak.worlds import Pair, pair


@pytest.fixture
def eyes(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Eyes]:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    monkeypatch.setattr(session, "BotWorker", Adviser)
    palette = app.palette()
    eyes = Eyes(tmp_path)
    yield eyes
    eyes.leave()
    install_language(app, "en")
    app.styleHints().unsetColorScheme()
    app.setPalette(palette)
    settle()


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_the_screen_is_the_same_in_any_world_that_a_seat_cannot_tell_apart(
    eyes: Eyes, game_id: str
) -> None:
    count = run(eyes, game_id, 1, 3, "sample")
    assert count.stops >= 3
    assert count.texts > 0


def test_a_card_that_shows_would_be_noticed(eyes: Eyes) -> None:
    """What seat 0 sees of its own differs between worlds that only seat 1 cannot tell apart."""
    both = pair("nyse", 1, "sample", 2)
    assert both.differ
    with pytest.raises(AssertionError):
        eyes.watch(Pair(both.here, both.there, 0), "curtain", 100, Count(), painting=False)
