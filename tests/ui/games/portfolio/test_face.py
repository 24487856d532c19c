"""The box of Portfolio in the lobby."""

from __future__ import annotations

import pytest

from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.lobby.saved_games import lobby_games

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_box_can_be_opened() -> None:
    [meta] = [meta for meta in lobby_games() if meta.id == "portfolio"]
    assert list(meta.seats) == [2, 3, 4, 5]


def test_the_box_has_a_face_of_its_own() -> None:
    assert face_of("portfolio").emblem == "heart"
    assert "runs" in face_of("portfolio").subtitle()
