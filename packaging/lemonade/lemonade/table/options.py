"""Lemonade's option at a new table: the number of days."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lemonade.rules.game import Options
from stockgames.api import table as t


class LemonadeOptions(t.GameOptions):
    """A row of numbers under its title."""

    def __init__(self, look: t.ThemeContext, saved: Mapping[str, Any]) -> None:
        super().__init__(look)
        days = str(t.saved_options(Options, saved).days)
        self.days = t.SegmentRow(look, [(day, day) for day in "123"], days)
        column = t.column_on(self)
        column.addWidget(t.Label(look, role="name", sentence="lemonade-days"))
        column.addWidget(self.days)
        self.days.chosen.connect(self.changed)

    def options(self) -> dict[str, Any]:
        return {"days": int(self.days.value())}


def create_options(look: t.ThemeContext, saved: Mapping[str, Any]) -> LemonadeOptions:
    return LemonadeOptions(look, saved)
