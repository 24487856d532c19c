"""Texts of storage errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.storage.errors import StorageCode, StorageError
from stockgames.ui.window.dialogs import storage_text

PLACE = Path("somewhere") / "{odd} name"


@pytest.mark.parametrize("code", StorageCode)
def test_every_report_is_a_sentence_that_names_the_place(code: StorageCode) -> None:
    text = storage_text(StorageError(code, PLACE, "technical detail"))
    assert str(PLACE) in text
    assert code not in text
    assert "technical" not in text


def test_no_two_reports_say_the_same() -> None:
    texts = {storage_text(StorageError(code, PLACE)) for code in StorageCode}
    assert len(texts) == len(StorageCode)
