"""An evening as a keepsake: as a picture and to print."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stockgames.ui.evening.keepsake import as_pdf, as_png, paint
from stockgames.ui.theme.palette import DAYLIGHT, EVENING
from tests.evenings.gatherings import gather, of_the_picture, play_next
from tests.evenings.test_facts import facts_of


def test_a_long_programme_makes_the_picture_taller(qtbot: QtBot) -> None:
    picture = QImage.fromData(as_png(facts_of(gather(3, *["nyse"] * 9)), EVENING))
    assert picture.width() == 3200
    assert picture.height() > 2400
    assert not [w for w in QApplication.topLevelWidgets() if w.isVisible()]


def test_the_picture_tells_who_has_won(qtbot: QtBot) -> None:
    over = play_next(gather(2, "nyse"))
    assert paint(facts_of(over), DAYLIGHT) != paint(facts_of(over.end()), DAYLIGHT)


def test_the_clock_tells_when_the_last_game_ended(qtbot: QtBot) -> None:
    evening = gather(2, "nyse").begin(1, ("p0", "p1"), row=None, at="2026-11-17T20:00:00Z")
    over = [
        evening.finish(1, (1, 2), (9, 8), at=f"2026-11-17T{time}:00Z").end()
        for time in ("20:20", "20:50", "20:50")
    ]
    early, late, same = (paint(facts_of(each), DAYLIGHT) for each in over)
    assert early != late
    assert late == same


def test_the_picture_tells_what_the_games_turned_on(qtbot: QtBot) -> None:
    over = facts_of(play_next(gather(2, "nyse")).end())
    told = [("NYSE", "Ada pushed Technology down by $2M.")]
    assert paint(over, DAYLIGHT, told) != paint(over, DAYLIGHT)


def test_what_is_printed_is_one_sheet(qtbot: QtBot) -> None:
    data = as_pdf(facts_of(of_the_picture()), "Tuesday evening")
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1
