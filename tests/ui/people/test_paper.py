"""ui/people/book.py: a page's theme context follows the app's, and is released."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from pytestqt.qtbot import QtBot

from stockgames.ui.people.book import LARGEST_TEXT, PaperLook
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import CONTRASTS, DAYLIGHT, EVENING


def test_paper_is_light_and_follows_the_room_in_the_rest(qtbot: QtBot, look: ThemeContext) -> None:
    book = QObject()
    paper = PaperLook(look, book)
    look.set_theme(EVENING)
    look.set_scale(1.4)
    look.set_text_size(2.0)
    look.set_reduced_motion(True)
    assert paper.theme is DAYLIGHT
    assert (paper.scale, paper.text_size, paper.reduced_motion) == (1.4, LARGEST_TEXT, True)
    look.set_theme(CONTRASTS[EVENING.name])
    assert paper.theme is CONTRASTS[DAYLIGHT.name]


def test_a_book_that_is_gone_hears_of_no_change(qtbot: QtBot, look: ThemeContext) -> None:
    book = QObject()
    PaperLook(look, book)
    book.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    with qtbot.captureExceptions() as caught:
        look.set_text_size(1.2)
    assert caught == []
