"""The log: the latest on top, wrapped, marked where it is cut; the whole of it on its sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from stockgames.evenings.person import Portrait
from stockgames.presentation.faces import choices
from stockgames.presentation.game_words import LogEntry
from stockgames.presentation.panel import Choice, ChoiceGroup, Panel
from stockgames.presentation.sentences.speech import say
from stockgames.ui.sentences import install_language
from stockgames.ui.table.action_panel import ActionPanel
from stockgames.ui.table.cover_sheets import CoverSheet, GameSheet, LogSheet
from stockgames.ui.table.log import LogList, LogPanel
from stockgames.ui.theme.theme_context import ThemeContext
from tests.ui.finding import on_screen, sized
from tests.ui.heard import somebody_listens, tree
from tests.ui.painted_texts import painted_on

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]
FACES = {"Ada": choices()[0], "Bela": choices()[15]}
PHASE = LogEntry(
    3, "", "Phase 1 is revealed.", ("Banks: Ada", "Insurance: Bruno", "Bonds: Clara, Dmitri")
)
CARD = LogEntry(3, "Ada", "Ada has laid a card.")


def log(
    qtbot: QtBot,
    entries: Sequence[LogEntry],
    width: int,
    height: int = 80,
    faces: Mapping[str, Portrait] | None = None,
    *,
    scale: float = 1.0,
    whole: bool = False,
) -> LogList:
    look = ThemeContext()
    look.set_scale(scale)
    found = sized(qtbot, LogList(look, whole=whole), QSize(width, height))
    found.show_entries(entries, faces or {})
    found.show()
    return found


def test_the_latest_is_told_first_in_the_panel_and_in_the_sheet(qtbot: QtBot) -> None:
    for whole in (False, True):
        told = log(qtbot, ENTRIES, 300, whole=whole).spoken_lines()
        assert told[0] == "Ada took chip 39. B rose"
        assert len(told) == len(ENTRIES)


@pytest.mark.parametrize("whole", [False, True])
def test_what_is_too_long_is_broken_and_nothing_is_lost(qtbot: QtBot, whole: bool) -> None:
    long = "Coming: The Bank opens (Banks +2, Bonds and Insurance -2)"
    text = "Clara discarded the Queen of hearts."
    entry = LogEntry(4, "Clara", text, (long, "Clara paid $50"))
    shown = log(qtbot, [entry], 900, whole=whole)
    assert shown.lines(entry) == ([text], [long, "Clara paid $50"])
    low = shown.sizeHintForRow(0)
    shown.resize(260, 80)
    first, notes = shown.lines(entry)
    assert len(first) > 1
    assert len(notes) > 2
    assert " ".join(first) == text
    assert " ".join(notes) == f"{long} Clara paid $50"
    assert shown.sizeHintForRow(0) > low


def test_what_is_left_out_for_room_is_marked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = log(qtbot, [PHASE, CARD, PHASE], 260, 400)
    assert not any(text.endswith("…") for text in painted_on(shown, monkeypatch))
    shown.resize(260, 155)
    *_, last = painted_on(shown, monkeypatch)
    assert last == "Phase 1 is revealed. …"
    shown.resize(260, 74)
    *_, last = painted_on(shown, monkeypatch)
    assert last == "Insurance: Bruno …"


def test_a_narrow_log_breaks_no_line_for_a_face(qtbot: QtBot) -> None:
    faces, plain = (log(qtbot, ENTRIES, 240, 60, faces) for faces in (FACES, {}))
    assert [faces.lines(entry) for entry in ENTRIES] == [plain.lines(entry) for entry in ENTRIES]


def test_what_others_did_is_told_a_line_each_in_their_order(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = on_screen(qtbot, LogPanel(ThemeContext()), QSize(268, 174))
    lately = [LogEntry(3, name, f"{name} laid a card.", ("a note",)) for name in ("Bea", "Cem")]
    panel.set_data(ENTRIES, lately, {})
    assert panel.title() == "Others in brief"
    assert panel.lines.entries == tuple(lately)
    assert "a note" not in painted_on(panel.lines, monkeypatch)
    panel.lines.show_entries(())  # somebody else looks
    panel.set_data(ENTRIES, (), {})
    assert panel.lines.entries[0] == ENTRIES[-1]
    assert panel.title() == panel.lines.accessibleName() == "Log"


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_a_low_brief_log_shows_two_lines(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text_size: float
) -> None:
    """At 200 % the panel of a window of 1280 by 720 showed one, which was cut."""
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    look.set_text_size(text_size)
    shown = sized(qtbot, LogList(look), QSize(246, 58))
    shown.show_brief([LogEntry(1, "", "Dmitri discarded the 10 of hearts.")], {})
    shown.show()
    assert painted_on(shown, monkeypatch)[-1].endswith("of hearts.")


def test_the_latest_comes_first_and_if_not_all_fit_the_readers_hits(qtbot: QtBot) -> None:
    shown = log(qtbot, (), 240, 44)
    raid, more = LogEntry(1, "", "Bruno raids.", strikes=True), LogEntry(2, "", "Clara raids.")
    last = LogEntry(3, "", "Dmitri discards.")
    shown.show_brief([raid, more, last], {})
    assert shown.entries == (raid, last, more)
    assert shown.spoken_lines() == [raid.text, last.text, more.text]
    shown.resize(240, 120)
    assert shown.entries == (last, more, raid)


def test_a_click_on_an_entry_leads_to_its_move_once_the_game_is_over(qtbot: QtBot) -> None:
    shown, emitted = log(qtbot, [replace(CARD, step=7)], 300), list[int]()
    shown.chosen.connect(emitted.append)
    shown.clicked.emit(shown.model().index(0, 0))
    assert emitted == []
    shown.make_clickable()
    shown.clicked.emit(shown.model().index(0, 0))
    assert emitted == [7]


def test_a_screen_reader_hears_each_entry_in_a_list(qtbot: QtBot) -> None:
    panel = on_screen(qtbot, LogPanel(ThemeContext()), QSize(268, 300))
    panel.set_data(ENTRIES, (), FACES)
    with somebody_listens():
        heard = tree(panel)
    lists = [one.name for one in heard if one.role is QAccessible.Role.List]
    assert lists == ["Log"]
    told = [one.name for one in heard if one.role is QAccessible.Role.ListItem]
    assert told[:2] == ["Ada took chip 39. B rose", "Ada took chip 38."]


def test_what_happened_since_it_was_last_open_can_be_scrolled_to_by_key(qtbot: QtBot) -> None:
    sheet = sized(qtbot, LogSheet(ThemeContext()), QSize(1200, 600))
    sheet.open()
    sheet.hide()
    sheet.lines.show_entries(ENTRIES)
    sheet.open()
    lines, bar = sheet.lines, sheet.lines.verticalScrollBar()
    QTest.keyClick(lines, Qt.Key.Key_Down)
    assert lines.currentIndex().row() == 1
    QTest.keyClick(lines, Qt.Key.Key_PageDown)
    assert 1 < lines.currentIndex().row() < len(ENTRIES) - 1
    QTest.keyClick(lines, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    sheet.hide()
    sheet.open()
    assert (lines.currentIndex().row(), bar.value()) == (0, 0)


def test_the_sheet_closes(qtbot: QtBot) -> None:
    sheet = sized(qtbot, LogSheet(ThemeContext()), QSize(1200, 600))
    sheet.lines.show_entries(ENTRIES)
    sheet.open()
    assert sheet.isVisible()
    sheet.close_button.click()
    assert not sheet.isVisible()


class Form(GameSheet):
    """Two lines to fill in."""

    def __init__(self, look: ThemeContext, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.lines = [QLineEdit(self), QLineEdit(self)]

    def stops(self) -> list[QLineEdit]:
        return self.lines


def test_the_keyboard_goes_over_the_sheet_then_to_its_choices_round_and_round(qtbot: QtBot) -> None:
    look, window = ThemeContext(), QWidget()
    qtbot.addWidget(window)
    window.resize(600, 600)
    panel, sheet = ActionPanel(look, window), Form(look, window)
    panel.resize(300, 300)
    sheet.move(QPoint(300, 0))
    choices = Choice("send", "Send", key="Enter"), Choice("leave", "Leave", key="Esc")
    panel.show_panel(Panel("Form", (ChoiceGroup("", choices),)))
    window.show()
    order = [*sheet.lines, *panel.buttons()]
    assert len(order) == 4
    for forward, start in ((True, 0), (False, -1)):
        at: QWidget | None = None
        way = order if forward else order[::-1]
        for expected in (*way, way[0]):
            assert sheet.go_on(panel, at, forward=forward)
            at = window.focusWidget()
            assert at is expected, start


def test_a_sheet_with_nothing_to_fill_in_lets_the_keyboard_go_on(qtbot: QtBot) -> None:
    look, window = ThemeContext(), QWidget()
    qtbot.addWidget(window)
    assert not GameSheet(look, window).go_on(ActionPanel(look, window), None, forward=True)


class Leaf(CoverSheet):
    """A sheet with nothing to read."""

    def __init__(self, parent: QWidget) -> None:
        self.page = parent  # keeps it alive: Qt would delete it, and the leaf with it
        self.inside = QWidget()
        self.inside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        super().__init__(ThemeContext(), self.inside, "table-full-log", parent)

    def _room(self) -> QSizeF:
        return QSizeF(600, 400)


def opened_log(qtbot: QtBot) -> Leaf:
    page = sized(qtbot, QWidget(), QSize(1000, 600))
    leaf = Leaf(page)
    leaf.setGeometry(page.rect())
    page.show()
    page.activateWindow()
    return leaf


def test_it_lies_on_the_page_and_is_no_window(qtbot: QtBot) -> None:
    leaf = opened_log(qtbot)
    assert leaf.isHidden()
    leaf.open()
    assert leaf.isVisible()
    assert not leaf.isWindow()
    qtbot.waitUntil(leaf.inside.hasFocus)


def test_screen_readers_know_the_sheet_by_its_title(qtbot: QtBot, qapp: QApplication) -> None:
    leaf = opened_log(qtbot)
    for language in ("de", "en"):
        install_language(qapp, language)
        qapp.processEvents()
        assert leaf.accessibleName() == leaf.windowTitle() == say("table-full-log")
        assert leaf.close_button.text() == say("shell-close")


def test_contents_and_button_lie_on_the_panel_and_apart(qtbot: QtBot) -> None:
    leaf = opened_log(qtbot)
    leaf.open()
    qtbot.wait(1)  # Qt lays out a new text later
    inside, button = leaf.inside.geometry(), leaf.close_button.geometry()
    assert not inside.intersects(button)
    assert leaf._surface().toRect().contains(inside)
    assert leaf._surface().toRect().contains(button)
    assert leaf._surface() == QRectF(200, 100, 600, 400)


def test_who_acted_is_shown_beside_the_number_or_in_its_place(qtbot: QtBot) -> None:
    def at_the_left(width: int, entry: LogEntry, left: int = 0) -> QImage:
        shown = log(qtbot, [entry], width, 60, FACES)
        return shown.grab(QRect(left, 0, 24, 30)).toImage()

    for width, left, is_shown in ((400, 34, True), (240, 0, True), (200, 34, False)):
        entries = (LogEntry(1, actor, "It is done.") for actor in ("Ada", "Bela", "Nobody"))
        pictures = [at_the_left(width, entry, left) for entry in entries]
        assert all((one != other) == is_shown for one, other in combinations(pictures, 2))
    for width in (400, 240, 200):
        one, eight = (at_the_left(width, LogEntry(n, "Ada", "It is done.")) for n in (1, 8))
        assert (one == eight) == (width == 240)


def test_its_button_has_room_for_its_word(qtbot: QtBot) -> None:
    sheet = sized(qtbot, LogSheet(ThemeContext()), QSize(1200, 600))
    sheet.grab()  # as in a cross-fade: it is laid out before it has texts
    sheet.open()
    button = sheet.close_button
    assert button.text()
    assert button.width() >= button.sizeHint().width()
    assert sheet.rect().contains(button.geometry())
