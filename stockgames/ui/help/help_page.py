"""Rules, shortcuts, fairness and the page about the project, contents beside them."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from PySide6.QtCore import QLocale, Qt, Signal, qVersion
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from stockgames import __version__
from stockgames.ui.help.contents import Contents
from stockgames.ui.help.reader import Reader
from stockgames.ui.help.texts import (
    HelpText,
    about_text,
    fairness_text,
    has_rules,
    read_markdown,
    rules_text,
)
from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.choices import SegmentRow
from stockgames.ui.kit.widgets.page import Page
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.language import LANGUAGES
from stockgames.ui.shell.page_head import PageHead

RULES, SHORTCUTS, FAIRNESS, ABOUT = "rules", "shortcuts", "fairness", "about"


class HelpPage(Page):
    """``open`` shows a topic; the contents at the left lead through it.

    ``games`` are pairs of id and title; those without a rules page are left out. ``shortcuts`` are
    pairs of what is done and its key.
    """

    back = Signal()

    def __init__(
        self,
        look: Look,
        games: Sequence[tuple[str, str]],
        shortcuts: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self.setObjectName("help")
        self._games = {game_id: title for game_id, title in games if has_rules(game_id)}
        self._shortcuts = tuple(shortcuts)
        self._head = PageHead(look, self)
        self._head.back.connect(self.back)
        topics = [*(_rules_of(game_id) for game_id in self._games), SHORTCUTS, FAIRNESS, ABOUT]
        self._topics = SegmentRow(look, [(topic, "") for topic in topics])
        self._topics.setObjectName("help-topics")
        for topic in topics:
            self._topics.segment(topic).setObjectName(f"topic-{topic}")
        self._topics.chosen.connect(lambda _: self._show())
        self._contents = Contents(look)
        self.reader = Reader(look)
        self._contents.chosen.connect(self.reader.go_to)
        self._lay_out()
        self._speak()

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._contents)
        body.addWidget(self.reader, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(35, 16, 35, 16)
        column.setSpacing(4)
        column.addWidget(self._head)
        column.addWidget(self._topics, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(body, 1)

    def open(self, topic: str, anchor: str = "", game_id: str = "") -> None:
        """Show ``rules`` (of the first game if none is named) or one of the other topics.

        An ``anchor`` such as ``N5`` is scrolled to. A game without a page shows the shortcuts.
        """
        if topic == RULES:
            wanted = game_id or next(iter(self._games), "")
            topic = _rules_of(wanted) if wanted in self._games else SHORTCUTS
        self._topics.set_value(topic)
        self.reader.go_to(anchor)

    def focus_start(self) -> None:
        """Give the keyboard to the text, so that it scrolls at once."""
        self.reader.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def _speak(self) -> None:
        self._head.speak(say("shell-help"), say("shell-back"))
        words = {
            _rules_of(key): say("help-rules-of", game=title) for key, title in self._games.items()
        }
        words[SHORTCUTS], words[FAIRNESS] = (
            say("help-keyboard"),
            say("shell-fairness-sheet-fairness"),
        )
        words[ABOUT] = say("help-about")
        for topic, word in words.items():
            self._topics.segment(topic).setText(word)
        self._topics.setAccessibleName(say("help-topic"))
        self._contents.set_title(say("help-on-this-page"))
        self._show()

    def _text(self) -> HelpText:
        topic, language = self._topics.value(), _language()
        if topic == ABOUT:
            python = platform.python_version()
            return about_text(language, version=__version__, qt=qVersion(), python=python)
        if topic == FAIRNESS:
            return fairness_text(language)
        if topic == SHORTCUTS:
            return read_markdown(self._shortcuts_markdown())
        return rules_text(topic.removeprefix(_rules_of("")), language)

    def _shortcuts_markdown(self) -> str:
        lines = [
            "# " + say("help-keyboard"),
            "",
            say("help-everything-can-be-done-with"),
            "",
            "| " + say("help-what") + " | " + say("help-key") + " |",
            "|---|---|",
            *(f"| {text} | **{keys}** |" for text, keys in self._shortcuts),
        ]
        return "\n".join(lines)

    def _show(self) -> None:
        text = self._text()
        self.reader.show_text(text, self._topics.segment(self._topics.value()).text())
        self._contents.show_headings(text.headings)


def _rules_of(game_id: str) -> str:
    return f"{RULES}-{game_id}"


def _language() -> str:
    code = QLocale().name().partition("_")[0]
    return code if code in LANGUAGES else "en"
