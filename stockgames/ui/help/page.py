"""Rules, shortcuts, fairness and the about page, with their contents and a search."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal, qVersion
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QBoxLayout, QTreeWidgetItem, QVBoxLayout, QWidget

from stockgames import __version__
from stockgames.bots.ladders import NEWCOMER, Ladder, ladder_of
from stockgames.bots.levels import STEPS
from stockgames.presentation.levels import level_name
from stockgames.presentation.sentences.speech import say
from stockgames.ui.help.reader import Painter, Reader
from stockgames.ui.help.search import Hit, Index, Results, SearchField, panel_width, passages_of
from stockgames.ui.help.texts import (
    Heading,
    HelpText,
    about_text,
    has_rules,
    help_text,
    read_markdown,
    rules_text,
)
from stockgames.ui.sentences import LANGUAGES
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.base import Page
from stockgames.ui.widgets.choices import SegmentRow
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from stockgames.ui.widgets.frames import SHADOW_MARGIN, PanelFrame
from stockgames.ui.widgets.layouts import column_of, column_on, line_direction, row_of
from stockgames.ui.widgets.trees import BaseTree
from stockgames.ui.window.page_head import PageHead


def ladder_table(games: Mapping[str, str]) -> str:
    """Return a Markdown table of ratings: a column for each game, a row for each level.

    `games` are titles by id; games without measured ratings are left out.
    """
    known = {title: ladder for key, title in games.items() if (ladder := ladder_of(key))}
    if not known:
        return ""
    ladders = list(known.values())
    rows = [
        [say("help-level"), *known],
        ["---"] * (1 + len(known)),
        *([level_name(level), *(_cell(ladder, level) for ladder in ladders)] for level in _rows()),
        [say("help-seats"), *(str(ladder.seats) for ladder in ladders)],
        # Each duel is counted for both players.
        [say("help-duels"), *(str(sum(p.games for p in ladder.places) // 2) for ladder in ladders)],
        [say("help-imagined-games"), *(str(ladder.worlds) for ladder in ladders)],
    ]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


def _rows() -> list[str]:
    """Return the levels, the strongest first, with the newcomer beside the level meant for it."""
    levels = list(reversed(STEPS))
    levels.insert(levels.index(STEPS[1]) + 1, NEWCOMER)
    return levels


def _cell(ladder: Ladder, level: str) -> str:
    place = ladder.place(level)
    if place is None:
        return "–"
    if place.low == place.high:
        return str(place.rating)
    return say("help-rating", rating=str(place.rating), low=str(place.low), high=str(place.high))


_DEEPEST: Final = 2
"""The deepest heading level that is a chapter."""
_ANCHOR: Final = Qt.ItemDataRole.UserRole


class Contents(PanelFrame):
    """Shows the headings, which can be gone to; hidden if the page has only one."""

    chosen = Signal(str)
    """The anchor of a heading."""

    def __init__(self, look: ThemeContext) -> None:
        super().__init__(look, sentence="help-on-this-page")
        self._items: list[QTreeWidgetItem] = []
        self.tree = BaseTree(look)
        self.tree.setObjectName("help-contents")
        self.bind(self.tree.setAccessibleName, "help-on-this-page")
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.itemClicked.connect(self._choose)
        self.tree.itemActivated.connect(self._choose)
        self.body.addWidget(self.tree, 1)
        look.changed.connect(self._fit)
        self._fit()

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """Show the chapters and rulings among these headings."""
        self.tree.clear()
        self._items = []
        chapter = self.tree.invisibleRootItem()
        for heading in headings:
            is_chapter = heading.level <= _DEEPEST
            if not is_chapter and not heading.anchor[:1].isupper():
                continue
            parent = self.tree.invisibleRootItem() if is_chapter else chapter
            item = QTreeWidgetItem(parent, [heading.text])
            item.setData(0, _ANCHOR, heading.anchor)
            self._items.append(item)
            chapter = item if is_chapter else chapter
        self.tree.expandAll()
        self.setVisible(len(self._items) > 1)
        self._fit()

    def _choose(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(0, _ANCHOR))

    def _fit(self) -> None:
        look = self.look
        self.setFixedWidth(panel_width(look))
        self.tree.setIndentation(round(look.px(16)))
        for item in self._items:
            is_ruling = item.parent() is not None
            item.setFont(0, look.sans(14, SEMIBOLD) if is_ruling else look.sans(15, SEMIBOLD))
            item.setForeground(0, look.theme.heading)


RULES, SHORTCUTS, EVENINGS, PHONES, FAIRNESS, ABOUT = (
    "rules",
    "shortcuts",
    "evenings",
    "phones",
    "fairness",
    "about",
)


_LEAST_TOPIC = 60
"""The pixels to which the names of topics may shrink where the page is narrow."""


class HelpPage(Page):
    """``open`` shows a topic; the contents at the left link to its parts.

    The field searches all pages, and the results replace the contents; *Back* returns to the
    contents first, then leaves the page.

    ``games`` are pairs of id and title; those without a rules page are left out. ``shortcuts`` are
    pairs of what is done and its key, ``paint`` makes the pictures of rules.
    """

    back = Signal()

    def __init__(
        self,
        look: ThemeContext,
        games: Sequence[tuple[str, str]],
        shortcuts: Sequence[tuple[str, str]] = (),
        paint: Painter | None = None,
    ) -> None:
        super().__init__(look)
        self.setObjectName("help")
        self._games = {game_id: title for game_id, title in games if has_rules(game_id)}
        self._shortcuts = tuple(shortcuts)
        self._head = PageHead(look, self, "shell-help")
        self._head.back.connect(self._leave)
        pages = (SHORTCUTS, EVENINGS, PHONES, FAIRNESS, ABOUT)
        topics = [*(_rules_of(game_id) for game_id in self._games), *pages]
        self._topics = SegmentRow(look, [(topic, "") for topic in topics])
        self._topics.setObjectName("help-topics")
        for topic in topics:
            self._topics.segment(topic).setObjectName(f"topic-{topic}")
            self._topics.segment(topic).setMinimumWidth(_LEAST_TOPIC)
        self._topics.chosen.connect(lambda _: self._show())
        self._contents = Contents(look)
        self.reader = Reader(look, paint)
        self._contents.chosen.connect(self.reader.go_to)
        self._index: Index | None = None
        self.field = SearchField(look)
        self.field.setObjectName("help-search")
        self.results = Results(look)
        find = [QKeySequence.StandardKey.Find]
        self.on_keys("find", find, lambda: self.begin_search(), "help-search")
        self.field.textChanged.connect(self._search)
        self.field.stepped.connect(self.results.step)
        self.field.turned.connect(self.reader.turn)
        self.field.returnPressed.connect(self.results.open)
        self.results.opened.connect(self._open_hit)
        self._lay_out()
        look.changed.connect(self._fit)
        self._fit()
        self._set_texts()

    def _lay_out(self) -> None:
        body = row_of(self._beside(), (self.reader, 1), spacing=0)
        topics = (self._topics, Qt.AlignmentFlag.AlignHCenter)
        self._column = column_on(self, None, self._head, topics, (body, 1))

    def _fit(self) -> None:
        """Set margins, and make the field as wide as the panel under it, even if that is hidden."""
        margin = self.look.margin
        self._column.setContentsMargins(*(round(margin(each)) for each in (35, 16, 35, 16)))
        self._column.setSpacing(round(margin(4)))
        self._name_topics()
        self.field.setFixedWidth(panel_width(self.look) - 2 * (SHADOW_MARGIN - FOCUS_MARGIN))

    def _beside(self) -> QVBoxLayout:
        self._contents_place = QWidget()
        column_on(self._contents_place, None, self._contents)
        self.results.hide()
        field, side = row_of(self.field), SHADOW_MARGIN - FOCUS_MARGIN
        field.setContentsMargins(side, 12 - FOCUS_MARGIN, side, 0)
        return column_of(field, (self._contents_place, 1), (self.results, 1), spacing=0)

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
        self.reader.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    # Searching

    def begin_search(self, wanted: str = "") -> None:
        """Focus the field, with ``wanted`` in it or its present text selected."""
        if wanted:
            self.field.setText(wanted)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _search(self) -> None:
        wanted = self.field.text().strip()
        self._contents_place.setVisible(not wanted)
        self.results.setVisible(bool(wanted))
        if wanted:
            if self._index is None:
                self._index = Index({t: passages_of(self._text(t)) for t in self._topic_words()})
            self.results.show_hits(self._index.find(wanted), self._names())
        else:
            self.reader.unmark()

    def _names(self) -> dict[str, str]:
        short = {_rules_of(game_id): title for game_id, title in self._games.items()}
        return {topic: short.get(topic, word) for topic, word in self._topic_words().items()}

    def _open_hit(self, hit: Hit) -> None:
        self._topics.set_value(hit.page)
        self.reader.go_to_passage(hit.passage, hit.words)

    def _leave(self) -> None:
        if not self.field.text():
            self.back.emit()
            return
        self.field.clear()
        self.focus_start()

    # Texts

    def _set_texts(self) -> None:
        self._name_topics()
        self._topics.setAccessibleName(say("help-topic"))
        self.field.speak(say("help-search"))
        self._index = None
        self._show()
        self._search()

    def _name_topics(self) -> None:
        is_row = line_direction(self.look) is QBoxLayout.Direction.LeftToRight
        for topic, word in (self._topic_words() if is_row else self._names()).items():
            self._topics.segment(topic).setText(word)
            self._topics.segment(topic).setAccessibleName(self._topic_words()[topic])

    def _topic_words(self) -> dict[str, str]:
        words = {
            _rules_of(key): say("help-rules-of", game=title) for key, title in self._games.items()
        }
        return words | {
            SHORTCUTS: say("help-keyboard"),
            EVENINGS: say("help-evenings"),
            PHONES: say("phones-title"),
            FAIRNESS: say("shell-fairness-sheet-fairness"),
            ABOUT: say("help-about"),
        }

    def _text(self, topic: str) -> HelpText:
        language = _language()
        if topic == ABOUT:
            python = platform.python_version()
            ladders = ladder_table(self._games)
            return about_text(
                language, version=__version__, qt=qVersion(), python=python, ladders=ladders
            )
        if topic in (EVENINGS, PHONES, FAIRNESS):
            return help_text(topic, language)
        if topic == SHORTCUTS:
            return read_markdown(self._shortcuts_markdown())
        return rules_text(topic.removeprefix(_rules_of("")), language)

    def _shortcuts_markdown(self) -> str:
        own = (say("help-search"), self.field.key_name())
        lines = [
            "# " + say("help-keyboard"),
            "",
            say("help-everything-can-be-done-with"),
            "",
            "| " + say("help-what") + " | " + say("help-key") + " |",
            "|---|---|",
            *(f"| {text} | **{keys}** |" for text, keys in (*self._shortcuts, own)),
        ]
        return "\n".join(lines)

    def _show(self) -> None:
        text = self._text(self._topics.value())
        self.reader.show_text(text, self._topic_words()[self._topics.value()])
        self._contents.show_headings(text.headings)


def _rules_of(game_id: str) -> str:
    return f"{RULES}-{game_id}"


def _language() -> str:
    code = QLocale().name().partition("_")[0]
    return code if code in LANGUAGES else "en"
