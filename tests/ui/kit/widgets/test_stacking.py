from __future__ import annotations

import pytest
from PySide6.QtWidgets import QBoxLayout

from stockgames.ui.kit.theme import Look
from stockgames.ui.kit.widgets.stacking import line_direction

_WAYS = QBoxLayout.Direction


@pytest.mark.parametrize(
    ("size", "way"), [(1.0, _WAYS.LeftToRight), (1.4, _WAYS.LeftToRight), (1.5, _WAYS.TopToBottom)]
)
def test_things_stand_under_each_other_where_text_is_large(
    size: float, way: QBoxLayout.Direction
) -> None:
    look = Look()
    look.set_text_size(size)
    assert line_direction(look) is way
