"""How a page of help is set: code stands close, and smaller than the text round it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextBlock
from pytestqt.qtbot import QtBot

from stockgames.ui.help.reader import Reader
from stockgames.ui.help.texts import read_markdown
from stockgames.ui.kit.theme import Look

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
def reader(qtbot: QtBot, look: Look) -> Reader:
    made = Reader(look)
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show_text(read_markdown(PAGE), "Title")
    return made


def block(reader: Reader, text: str) -> QTextBlock:
    found = reader.browser.document().find(text).block()
    assert found.isValid()
    return found


def pixels(reader: Reader, text: str) -> int:
    return reader.browser.document().find(text).charFormat().font().pixelSize()


def test_lines_of_code_stand_close(reader: Reader) -> None:
    assert block(reader, "first").blockFormat().bottomMargin() == 0
    assert block(reader, "second").blockFormat().bottomMargin() > 0
    assert block(reader, "Some words").blockFormat().bottomMargin() > 0


@pytest.mark.parametrize("code", ["code", "first", "second"])
def test_code_is_a_little_smaller_than_the_text(reader: Reader, look: Look, code: str) -> None:
    assert pixels(reader, code) == look.text_px(14) < look.text_px(16)


def test_links_have_a_colour_of_their_own(reader: Reader) -> None:
    document = reader.browser.document()
    link, text = (document.find(words).charFormat() for words in ("link", "The end"))
    assert link.foreground().color() != text.foreground().color()
