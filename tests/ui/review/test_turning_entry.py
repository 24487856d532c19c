from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.presentation.analysed import ToldPoint
from stockgames.presentation.faces import portraits_at
from stockgames.ui.review.turning_points import TurningEntry
from stockgames.ui.theme.context import ThemeContext


def entry(qtbot: QtBot, look: ThemeContext) -> TurningEntry:
    compared = "Banks won 34%, this 19%"
    told = ToldPoint(
        0, 37, "Round 3, move 37", "Buy 6", compared, False, 0.19, 0.34, "−15", "They pay."
    )
    found = TurningEntry(look, told, portraits_at(["Ada"])[0], 0.6)
    qtbot.addWidget(found)
    return found


def test_it_is_as_high_as_what_it_says_and_gives_its_reason_at_its_step(
    qtbot: QtBot, look: ThemeContext
) -> None:
    one = entry(qtbot, look)
    wide, narrow = one.heightForWidth(300), one.heightForWidth(150)
    assert narrow > wide, "its sentence takes two lines"
    assert one.toolTip() == "Banks won 34%, this 19%\nThey pay."
    one.mark(True)
    assert one.heightForWidth(300) > wide


def test_its_name_says_all(qtbot: QtBot, look: ThemeContext) -> None:
    assert entry(qtbot, look).accessibleName() == (
        "Round 3, move 37. Buy 6. Banks won 34%, this 19%. They pay"
    )


def test_the_bar_shows_what_the_choice_won(qtbot: QtBot, look: ThemeContext) -> None:
    one = entry(qtbot, look)
    one.resize(300, one.heightForWidth(300))
    image = one.grab().toImage()
    row = image.height() - 15
    colours = [image.pixelColor(x, row).name() for x in range(image.width())]
    assert colours.count(look.theme.warning.name()) > 8
