"""The lines of the log: broken where the panel is narrow, whole on the sheet."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from stockgames.ui.kit.theme import Look
from stockgames.ui.table.game_table import LogEntry
from stockgames.ui.table.log_lines import LogLines

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]


def test_the_whole_log_asks_for_room_for_all(qtbot: QtBot) -> None:
    short, whole = LogLines(Look()), LogLines(Look(), whole=True)
    for lines in (short, whole):
        qtbot.addWidget(lines)
        lines.show_entries(ENTRIES)
    assert len(whole.accessibleDescription().splitlines()) == len(ENTRIES)
    assert whole.sizeHint().height() > 20 * len(ENTRIES)
    assert short.sizeHint().height() < 200


def test_a_long_sentence_is_broken_in_two_where_the_panel_is_narrow(qtbot: QtBot) -> None:
    lines = LogLines(Look())
    qtbot.addWidget(lines)
    entry = LogEntry(4, "Clara", "Clara discarded the Queen of hearts.", ())
    lines.resize(600, 80)
    assert lines.headline(entry) == (entry.text,)
    lines.resize(260, 80)
    first, second = lines.headline(entry)
    assert f"{first} {second}" == entry.text
    assert first.startswith("Clara")
    lines.resize(260, 30)
    assert lines.headline(entry) == (entry.text,)


def test_a_long_note_is_broken_too_and_a_short_one_is_not(qtbot: QtBot) -> None:
    lines = LogLines(Look())
    qtbot.addWidget(lines)
    long = "Coming: The Bank opens (Banks +2, Bonds and Insurance -2)"
    entry = LogEntry(4, "Clara", "Clara paid to look.", (long, "Clara paid $50", "and more"))
    lines.resize(900, 120)
    assert lines.notes(entry) == (long, "Clara paid $50")
    lines.resize(260, 120)
    first, second, third = lines.notes(entry)
    assert f"{first} {second}" == long
    assert third == "Clara paid $50"


def test_a_sheet_as_wide_as_the_table_breaks_nothing(qtbot: QtBot) -> None:
    lines = LogLines(Look(), whole=True)
    qtbot.addWidget(lines)
    lines.resize(120, 80)
    assert lines.headline(ENTRIES[0]) == (ENTRIES[0].text,)


def test_notes_are_parted_when_they_stand_in_one_line() -> None:
    entry = LogEntry(5, "Ada", "Bela accepted the deal.", ("Ada gives the 7", "Bela gives $1"))
    assert entry.plain() == "Bela accepted the deal. Ada gives the 7; Bela gives $1"
    assert LogEntry(5, "", "Ada gave:", ("One.", "Two")).plain() == "Ada gave: One. Two"
