from __future__ import annotations

from PySide6.QtGui import QColor

from stockgames.engine import registry
from stockgames.ui.lobby.box_art import face_of
from stockgames.ui.theme.drawings import names_of


def test_every_game_of_the_house_has_a_face_of_its_own() -> None:
    faces = [face_of(game_id) for game_id in registry.game_ids()]
    assert len({face.emblem for face in faces}) == len(faces)
    assert len({face.colour for face in faces}) == len(faces)
    for face in faces:
        assert face.emblem in names_of("emblems")
        assert QColor(face.colour).isValid()
        assert face.subtitle()


def test_scores_are_told_in_the_games_money() -> None:
    assert face_of("nyse").score(12) == "$12M"


def test_a_game_without_a_room_gets_a_plain_face() -> None:
    face = face_of("nobody-knows-it")
    assert face.subtitle() == ""
    assert face.emblem in names_of("emblems")
