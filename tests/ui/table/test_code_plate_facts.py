"""How far somebody has come, in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockgames.evenings.person import Portrait
from stockgames.ui.table.code_plate_facts import Typist


@pytest.mark.usefixtures("qapp")
def test_each_state_is_said() -> None:
    one = Typist(Portrait(), "Ada", "QWEASD", "QWE", 0, 2)
    said = [replace(one, pressed=pressed).state() for pressed in range(3)]
    assert said == ["still to press", "one more key", "has pressed"]
    assert [replace(one, pressed=pressed).has_laid for pressed in range(3)] == [False, False, True]
