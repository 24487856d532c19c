"""The headline of a reveal page: its title, and what each player turned over."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from stockgames.controllers.stages import Stage
from stockgames.engine.record import SeatInfo
from stockgames.games.nyse.options import Options
from stockgames.presentation.context import TableContext
from stockgames.ui.table.reveal import HeadlinePainter
from stockgames.ui.table.reveal_data import MomentCard, MomentShown, TableReveal
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.palette import SECURITIES, THEMES
from tests.ui.theme.pictures import picture

SEATS = tuple(SeatInfo(name=name, player="human") for name in ("Ada", "Bela"))
CONTEXT = TableContext(SEATS, Stage.SHOWING, None, None, 0, (0, 1), Options())
MARK, OTHER, *_ = SECURITIES.values()
CARD = MomentCard("", "Bonds", MARK, number="I")
MOMENT = TableReveal("Look", shown=(MomentShown(0, CARD), MomentShown(1, CARD)))


def drawn(
    moment: TableReveal, height: int = 170, theme: str = "evening", context: TableContext = CONTEXT
) -> QImage:
    def paint(painter: QPainter) -> None:
        look = ThemeContext(THEMES[theme])
        HeadlinePainter(painter, look, context).paint(QRectF(10, 10, 580, height), moment)

    return picture(600, 200, paint)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_title_seats_and_cards_show(qapp: QApplication, theme: str) -> None:
    first, second = MOMENT.shown
    named = (SeatInfo(name="Anna", player="human"), SEATS[1])
    pictures = [
        drawn(MOMENT, theme=theme),
        drawn(replace(MOMENT, title="See"), theme=theme),
        drawn(replace(MOMENT, shown=(first,)), theme=theme),
        drawn(replace(MOMENT, shown=()), theme=theme),
        drawn(replace(MOMENT, shown=(second, first)), theme=theme),
        drawn(
            replace(MOMENT, shown=(replace(first, card=replace(CARD, mark=OTHER)), second)),
            theme=theme,
        ),
        drawn(MOMENT, theme=theme, context=replace(CONTEXT, seats=named)),
    ]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_where_cards_have_no_room_words_tell_them(qapp: QApplication) -> None:
    noted = replace(MOMENT, note="Bonds: Ada, Bela")
    assert drawn(noted, 170) == drawn(MOMENT, 170)
    assert drawn(noted, 90) == drawn(replace(noted, shown=()), 90)
    assert drawn(noted, 90) != drawn(MOMENT, 90)


def test_all_have_faces_or_none_has(qapp: QApplication) -> None:
    """A name that fills its line removes all portraits."""

    def faces(name: str) -> int:
        seats = (SeatInfo(name=name, player="human"), SEATS[1])
        context, found = replace(CONTEXT, seats=seats), list[str]()

        class Counting(HeadlinePainter):
            def _who(self, line: QRectF, one: MomentShown) -> None:
                found.append(self.context.names[one.seat])
                super()._who(line, one)

        def paint(painter: QPainter) -> None:
            Counting(painter, ThemeContext(), context).paint(QRectF(10, 10, 580, 170), MOMENT)

        picture(600, 200, paint)
        return len(found)

    assert faces("Ada") == 2
    assert faces("Maximiliane-Charlotte von und zu") == 0
