"""Each kind of picture can be painted."""

from __future__ import annotations

from PySide6.QtCore import QSize

from stockgames.app.application import shrinking
from stockgames.lab.commands.gallery_options import KINDS as NAMED
from stockgames.lab.gallery.kinds import ENLARGED, KINDS, ROOMS, USUAL
from stockgames.presentation.sentences.catalogue import catalogue
from stockgames.ui.sentences.language import LANGUAGES
from stockgames.ui.window.window import FRAME, SMALLEST


def test_what_can_be_named_is_what_can_be_painted() -> None:
    assert tuple(KINDS) == NAMED
    for kind in KINDS.values():
        assert set(kind.rooms) <= set(ROOMS)
        assert all(catalogue(language).ids() for language in kind.languages)


def test_an_enlarged_screen_is_as_large_as_the_app_makes_its_page() -> None:
    room = QSize(911, 480)
    page = (room - FRAME) / shrinking(room)
    assert abs(page.width() - ENLARGED.width()) <= 1
    assert page.height() == ENLARGED.height()


def test_the_usual_ones_are_of_every_room_and_language_and_no_window_is_too_small() -> None:
    assert KINDS[USUAL].rooms == tuple(ROOMS)
    assert KINDS[USUAL].languages == tuple(LANGUAGES)
    for kind in KINDS.values():
        assert all(SMALLEST.boundedTo(size) == SMALLEST for size in kind.sizes.values())
