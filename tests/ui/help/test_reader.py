"""The typography of a help page, and the contents beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QUrl
from PySide6.QtGui import QPixmap, QTextBlock, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from stockgames.ui.help.page import Contents
from stockgames.ui.help.reader import Reader
from stockgames.ui.help.texts import Heading, read_markdown
from stockgames.ui.theme.palette import DAYLIGHT
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import on_screen, sized

PAGE = """\
# Title

Some words and `code` among them.

```
first = 1
second = 2
```

The end, with a [link](https://example.org).
"""


@pytest.fixture
def reader(qtbot: QtBot, look: ThemeContext) -> Reader:
    made = sized(qtbot, Reader(look), QSize(700, 500))
    made.show_text(read_markdown(PAGE), "Title")
    return made


def block(reader: Reader, text: str) -> QTextBlock:
    found = reader.browser.document().find(text).block()
    assert found.isValid()
    return found


PICTURES = """\
# Title

![The board](picture:nyse/board)

*The board.*

![A hand](picture:nyse/hand)

The end.
"""


def hung(reader: Reader, address: str) -> QPixmap:
    kind = QTextDocument.ResourceType.ImageResource.value
    found = reader.browser.document().resource(kind, QUrl(address))
    assert isinstance(found, QPixmap)
    return found


def test_pictures_are_painted_in_order_after_the_text(qtbot: QtBot, look: ThemeContext) -> None:
    asked: list[str] = []

    def paint(game: str, name: str, look: ThemeContext) -> QPixmap:
        asked.append(f"{game}/{name}")
        return QPixmap(2000 if name == "board" else 40, 100)

    reader = on_screen(qtbot, Reader(look, paint), QSize(700, 500))
    reader.show_text(read_markdown(PICTURES), "Title")
    assert asked == []
    qtbot.waitUntil(lambda: len(asked) == 2)
    assert asked == ["nyse/board", "nyse/hand"]
    assert hung(reader, "picture:nyse/hand").width() == 40
    assert 40 < hung(reader, "picture:nyse/board").width() < 700, "as wide as the text at most"
    assert block(reader, "The end").isValid()


def test_without_a_painter_a_page_has_no_pictures(qtbot: QtBot, look: ThemeContext) -> None:
    reader = Reader(look)
    qtbot.addWidget(reader)
    reader.show_text(read_markdown(PICTURES), "Title")
    assert hung(reader, "picture:nyse/board").width() == 1


def test_a_picture_is_never_wider_than_the_page(qtbot: QtBot, look: ThemeContext) -> None:
    reader = on_screen(
        qtbot, Reader(look, lambda game, name, look: QPixmap(2000, 100)), QSize(900, 500)
    )
    reader.show_text(read_markdown(PICTURES), "Title")
    qtbot.waitUntil(lambda: hung(reader, "picture:nyse/hand").width() > 1)
    wide = hung(reader, "picture:nyse/board").width()
    reader.resize(500, 500)
    assert hung(reader, "picture:nyse/board").width() <= reader.browser.viewport().width()
    reader.resize(900, 500)
    assert hung(reader, "picture:nyse/board").width() == wide


@pytest.mark.parametrize("parts", [1, 40])
@pytest.mark.parametrize("what", ["shown", "in another room", "in another size"])
def test_a_page_is_set_in_one_go_however_long_it_is(
    qtbot: QtBot, look: ThemeContext, parts: int, what: str
) -> None:
    reader = on_screen(
        qtbot, Reader(look, lambda game, name, look: QPixmap(2000, 100)), QSize(700, 500)
    )
    text = read_markdown((PAGE + PICTURES) * parts)
    reader.show_text(text, "Title")
    changes: list[tuple[int, ...]] = []
    reader.browser.document().contentsChange.connect(lambda *change: changes.append(change))
    does = {
        "shown": lambda: reader.show_text(text, "Title"),
        "in another room": lambda: look.set_theme(DAYLIGHT),
        "in another size": lambda: reader.resize(500, 400),
    }
    does[what]()
    assert len(changes) < 12, "each lets all of it be laid out anew"


def test_a_page_of_pictures_comes_to_rest_at_each_size(qtbot: QtBot, look: ThemeContext) -> None:
    """Pictures shrink with the width, so a bar that comes and goes could never settle."""
    picture = QPixmap(900, 600)
    picture.fill()
    reader = on_screen(qtbot, Reader(look, lambda game, name, look: picture), QSize(700, 500))
    reader.show_text(read_markdown("# Title\n\n![One](picture:nyse/one)\n\nThe end."), "Title")
    qtbot.waitUntil(lambda: bool(reader._painted) and not reader._wanted)
    sized = list[QSize]()

    class Sizes(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Resize:
                sized.append(reader.browser.viewport().size())
                assert len(sized) < 20, "it goes to and fro"
            return False

    sizes = Sizes(reader)
    reader.browser.viewport().installEventFilter(sizes)
    for width in (1, 90, 400, 700, 1300):
        between = range(200, 900, 7 if width in (400, 700) else 70)
        for height in (*range(1, 60, 20), *between):
            sized.clear()
            reader.resize(width, height)
            for _ in range(3):
                QApplication.processEvents()
            assert len(sized) <= 4, (width, height)


LONG = Heading(2, "A chapter whose title is by far too long for the panel it stands in", "a")
SHORT = Heading(2, "Alone", "b")
RULING = Heading(3, "N5 · Stock swap", "N5")
PART = Heading(3, "Set-up", "part-3")


@pytest.fixture
def contents(qtbot: QtBot, look: ThemeContext) -> Contents:
    look.fit(QSize(1280, 720))
    made = Contents(look)
    qtbot.addWidget(made)
    made.resize(made.width(), 500)
    made.show_headings((LONG, SHORT, PART, RULING))
    made.show()
    qtbot.waitExposed(made)
    return made


def items(contents: Contents) -> dict[str, QTreeWidgetItem]:
    return {item.text(0): item for item in contents._items}


def test_chapters_and_rulings_can_be_gone_to(qtbot: QtBot, contents: Contents) -> None:
    assert list(items(contents)) == [LONG.text, SHORT.text, RULING.text]
    tree = contents.tree
    place = tree.visualItemRect(items(contents)[RULING.text]).center()
    with qtbot.waitSignal(contents.chosen) as told:
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == ["N5"]
    with qtbot.waitSignal(contents.chosen) as told:
        QTest.keyClick(tree, Qt.Key.Key_Up)
        QTest.keyClick(tree, Qt.Key.Key_Return)
    assert told.args == [SHORT.anchor]


def test_they_follow_the_window_and_are_not_cut(contents: Contents, look: ThemeContext) -> None:
    def height(heading: Heading) -> int:
        return contents.tree.visualItemRect(items(contents)[heading.text]).height()

    small = height(SHORT)
    assert height(LONG) > 1.5 * small, "it is wrapped"
    look.fit(QSize(2560, 1440))
    QApplication.processEvents()
    assert height(SHORT) > small


def test_a_page_of_one_part_has_no_contents(contents: Contents) -> None:
    contents.show_headings((SHORT,))
    assert contents.isHidden()
    contents.show_headings((SHORT, RULING))
    assert not contents.isHidden()
