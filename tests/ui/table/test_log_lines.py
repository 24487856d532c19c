"""The lines of the log: wrapped in a narrow panel, complete on the sheet."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from stockgames.presentation.faces import choices
from stockgames.presentation.game_words import LogEntry
from stockgames.ui.pieces.portrait import HEIGHT
from stockgames.ui.table.log import LogLines, _goes_on
from stockgames.ui.theme.context import ThemeContext

ENTRIES = [
    LogEntry(i, "Ada", f"Ada took chip {i}.", ("B rose",) if i % 2 else ()) for i in range(1, 40)
]


def test_the_whole_log_asks_for_room_for_all(qtbot: QtBot) -> None:
    short, whole = LogLines(ThemeContext()), LogLines(ThemeContext(), whole=True)
    for lines in (short, whole):
        qtbot.addWidget(lines)
        lines.show_entries(ENTRIES)
    assert len(whole.told()) == len(ENTRIES)
    assert whole.sizeHint().height() > 20 * len(ENTRIES)
    assert short.sizeHint().height() < 200


def test_an_entry_of_the_close_has_a_bell_and_one_before_the_first_turn_no_number(
    qtbot: QtBot,
) -> None:
    def painted(entry: LogEntry) -> QImage:
        lines = LogLines(ThemeContext())
        qtbot.addWidget(lines)
        lines.resize(300, 60)
        lines.show_entries([entry])
        return lines.grab().toImage()

    usual = LogEntry(6, "", "Ada is ready.")
    pictures = [
        painted(entry) for entry in (usual, replace(usual, is_close=True), replace(usual, number=0))
    ]
    assert all(one != other for one, other in combinations(pictures, 2))


def test_a_long_sentence_is_broken_in_two_where_the_panel_is_narrow(qtbot: QtBot) -> None:
    lines = LogLines(ThemeContext())
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
    lines = LogLines(ThemeContext())
    qtbot.addWidget(lines)
    long = "Coming: The Bank opens (Banks +2, Bonds and Insurance -2)"
    entry = LogEntry(4, "Clara", "Clara paid to look.", (long, "Clara paid $50", "and more"))
    lines.resize(900, 120)
    assert lines.notes(entry) == (long, "Clara paid $50", "and more")
    lines.resize(260, 120)
    *broken, third, fourth = lines.notes(entry)
    assert len(broken) > 1
    assert " ".join(broken) == long
    assert (third, fourth) == ("Clara paid $50", "and more")


PHASE = LogEntry(
    3, "", "Phase 1 is revealed.", ("Banks: Ada", "Insurance: Bruno", "Bonds: Clara, Dmitri")
)


def test_every_note_shows_where_there_is_room(qtbot: QtBot) -> None:
    lines = LogLines(ThemeContext())
    qtbot.addWidget(lines)
    lines.resize(260, 400)
    lines.show_entries([PHASE, LogEntry(3, "Ada", "Ada has laid a card."), PHASE])
    assert [entry.notes for entry in lines.shown()] == [PHASE.notes, (), PHASE.notes]


def test_what_is_left_out_for_want_of_room_is_marked_and_no_room_is_wasted(qtbot: QtBot) -> None:
    lines = LogLines(ThemeContext())
    qtbot.addWidget(lines)
    lines.show_entries([PHASE, LogEntry(3, "Ada", "Ada has laid a card."), PHASE])
    lines.resize(260, 150)
    whole, card, cut = lines.shown()
    assert (whole, card.notes) == (PHASE, ())
    assert cut == LogEntry(3, "", "Phase 1 is revealed. …", ())
    lines.resize(260, 62)
    assert [entry.notes for entry in lines.shown()] == [("Banks: Ada", "Insurance: Bruno …")]


def test_a_long_note_is_told_as_far_as_there_is_room(qtbot: QtBot) -> None:
    lines = LogLines(ThemeContext())
    qtbot.addWidget(lines)
    note = "Bruno gives $4, the ace of spades, the queen of hearts and a truce for two turns"
    lines.show_entries([LogEntry(13, "Bruno", "Bruno offers a deal.", (note,))])
    lines.resize(240, 46)
    (told,) = lines.shown()
    assert told.text == "Bruno offers a deal."
    assert len(told.notes) == len(lines.notes(told)) == 1
    assert told.notes[0].startswith("Bruno gives $4")
    assert told.notes[0].endswith(" …")


def test_a_sheet_breaks_what_is_wider_than_itself_and_cuts_nothing(qtbot: QtBot) -> None:
    lines = LogLines(ThemeContext(), whole=True)
    qtbot.addWidget(lines)
    lines.resize(900, 80)
    lines.show_entries(ENTRIES)
    assert lines.headline(ENTRIES[0]) == (ENTRIES[0].text,)
    low = lines.sizeHint().height()
    lines.resize(90, 80)
    parts = lines.headline(ENTRIES[0])
    assert len(parts) > 1
    assert " ".join(parts) == ENTRIES[0].text
    assert lines.sizeHint().height() > low


def test_notes_are_parted_when_they_stand_in_one_line() -> None:
    entry = LogEntry(5, "Ada", "Bela accepted the deal.", ("Ada gives the 7", "Bela gives $1"))
    assert entry.plain() == "Bela accepted the deal. Ada gives the 7; Bela gives $1"
    assert LogEntry(5, "", "Ada gave:", ("One.", "Two")).plain() == "Ada gave: One. Two"


FACES = {"Ada": choices()[0], "Bela": choices()[15]}


def told(qtbot: QtBot, width: int, actor: str) -> LogLines:
    lines = LogLines(ThemeContext())
    qtbot.addWidget(lines)
    lines.resize(width, 60)
    lines.show_entries([LogEntry(1, actor, "It is done.")], FACES)
    return lines


def at_the_left(lines: LogLines, left: int) -> QImage:
    """Return a picture of what is before the sentence, from x ``left`` on."""
    return lines.grab(QRect(left, 0, 24, 30)).toImage()


def test_who_acted_is_shown_beside_the_number_or_in_its_place(qtbot: QtBot) -> None:
    for width, left, is_shown in ((400, 30, True), (240, 0, True), (200, 30, False)):
        ada, bela, nobody = (
            at_the_left(told(qtbot, width, actor), left) for actor in ("Ada", "Bela", "Nobody")
        )
        assert (ada != nobody) == (bela != nobody) == (ada != bela) == is_shown
    several = [told(qtbot, width, "Ada") for width in (400, 240, 200)]
    for lines in several:
        before = at_the_left(lines, 0)
        lines.show_entries([LogEntry(8, "Ada", "It is done.")], FACES)
        assert (at_the_left(lines, 0) == before) == (lines.width() == 240)


def test_a_narrow_log_breaks_no_line_for_a_face(qtbot: QtBot) -> None:
    faces, plain = told(qtbot, 240, "Ada"), LogLines(ThemeContext())
    qtbot.addWidget(plain)
    plain.resize(240, 60)
    for entry in ENTRIES[:3]:
        assert faces.headline(entry) == plain.headline(entry)


def test_a_face_ends_over_the_rule_under_its_line(qtbot: QtBot) -> None:
    for scale in (0.64, 0.72, 1.0, 1.4):
        look = ThemeContext()
        look.set_scale(scale)
        lines = LogLines(look, whole=True)
        qtbot.addWidget(lines)
        assert lines._face() * HEIGHT < lines._line() + lines._gap() / 2


def test_in_brief_the_latest_sentences_are_told_and_each_is_whole(qtbot: QtBot) -> None:
    lines = LogLines(ThemeContext())
    qtbot.addWidget(lines)
    lines.resize(240, 74)
    lines.be_brief(True)
    long = LogEntry(1, "Bruno", "Bruno laid down diamonds Jack to King.")
    short = LogEntry(2, "Clara", "Clara laid down.")
    lines.show_entries([long, short])
    assert " ".join(lines.headline(long)) == long.text
    assert len(lines.headline(long)) == 2
    assert lines.shown() == [long, short]
    again = replace(long, number=3)
    lines.show_entries([long, short, again])
    assert " ".join(lines.headline(again)) == long.text
    assert lines.shown() == [short, again]
    assert sum(height for _, height in lines._laid()) - lines._gap() <= lines.height() + 1
    lines.resize(240, 20)
    assert lines.shown() == [again]


def test_in_brief_what_struck_the_reader_goes_before_what_came_later(qtbot: QtBot) -> None:
    lines = LogLines(ThemeContext())
    qtbot.addWidget(lines)
    lines.resize(240, 44)
    lines.be_brief(True)
    raid, more = LogEntry(1, "", "Bruno raids.", strikes=True), LogEntry(2, "", "Clara raids.")
    last = LogEntry(3, "", "Dmitri discards.")
    lines.show_entries([raid, more, last])
    assert lines.shown() == [raid, last]
    assert lines.told() == [raid.text, more.text, last.text]
    lines.resize(240, 20)
    assert lines.shown() == [raid]


def test_only_a_log_that_grew_waits_for_the_next_frame() -> None:
    mine = LogEntry(1, "", "A card was drawn.", ("the ace",), step=1)
    theirs = LogEntry(1, "", "A card was drawn.", (), step=1)
    later = LogEntry(2, "", "Another was drawn.", (), step=2)
    assert _goes_on((mine,), (later, mine))
    assert _goes_on((mine,), (later,))
    assert not _goes_on((mine,), (later, theirs))
    assert not _goes_on((later, mine), (mine,))
    assert not _goes_on((mine,), ())


def test_in_a_large_window_the_log_is_larger_and_tells_more(qtbot: QtBot) -> None:
    entries = [LogEntry(number, "Ada", "It is done.", ("More.",)) for number in range(20)]
    told, heights = [], []
    for scale in (1.0, 1.6):
        look = ThemeContext()
        look.set_scale(scale)
        lines = LogLines(look)
        qtbot.addWidget(lines)
        lines.resize(round(316 * scale), round(286 * scale))
        lines.show_entries(entries, FACES)
        told.append(len(lines.shown()))
        heights.append(lines._height(entries[0]))
    assert told[0] < told[1]
    assert heights[0] < heights[1] < 1.6 * heights[0]
