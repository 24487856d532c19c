from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.presentation.game_words import LogEntry

ENTRY = LogEntry(3, "Ada", "Ada took Chemicals.", ("rose from 1 to 2", "", "she leads"))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Ada took Chemicals.", "Ada took Chemicals; rose from 1 to 2; she leads"),
        ("Ada discarded", "Ada discarded; rose from 1 to 2; she leads"),
        ("What now?", "What now? rose from 1 to 2; she leads"),
        ("", "rose from 1 to 2; she leads"),
    ],
)
def test_an_entry_is_one_line_parted_where_no_sign_parts_it(text: str, plain: str) -> None:
    assert replace(ENTRY, text=text).plain() == plain


def test_entries_are_the_same_wherever_one_can_go_from_them() -> None:
    assert replace(ENTRY, step=7) == ENTRY
    assert replace(ENTRY, number=4) != ENTRY
