"""A card's link to the rules: shown while it names a ruling, by click and by keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stockgames.ui.table.popovers import RulingPopover
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.widgets.popover import SIZE, Paragraph


class Told(RulingPopover):
    """A card with one text."""

    def spoken(self) -> str:
        return "It is so."

    def paragraphs(self) -> Sequence[Paragraph]:
        return [("It is so.", self.look.sans(SIZE))]


def test_it_leads_to_its_ruling_while_it_names_one(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    slip, wanted = Told(ThemeContext(), "eye", page), list[str]()
    slip.ruling_wanted.connect(wanted.append)
    page.show()
    slip.name_ruling("N5")
    assert not slip.read_ruling(), "it does not lie there yet"
    slip.lay(QRect(0, 0, 300, 120))
    slip.link.click()
    assert slip.read_ruling()
    assert wanted == ["N5", "N5"]
    slip.name_ruling("")
    assert slip.link.isHidden()
    assert not slip.read_ruling()


def test_once_hidden_it_tells_nobody_which_ruling_it_named(qtbot: QtBot) -> None:
    """What a popover said to one person may tell the next one what they hold."""
    page = QWidget()
    qtbot.addWidget(page)
    slip = Told(ThemeContext(), "eye", page)
    page.show()
    for hides in (slip.put_away, slip.hide):
        slip.name_ruling("P10")
        slip.lay(QRect(0, 0, 300, 120))
        page.hide()
        page.show()
        assert slip.ruling == "P10", "it came back with its page"
        hides()
        assert "P10" not in slip.ruling + slip.link.text() + slip.link.accessibleName()
