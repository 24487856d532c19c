"""Portfolio's option at a new table: whether bots offer deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockgames.games.portfolio.options import Options
from stockgames.ui.lobby.new_table import GameOptions, saved_options
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.choices import Switch
from stockgames.ui.widgets.labels import Label
from stockgames.ui.widgets.layouts import column_on


class PortfolioOptions(GameOptions):
    """A switch with its explanation."""

    def __init__(self, look: ThemeContext, saved: Mapping[str, Any]) -> None:
        super().__init__(look)
        self._offers = Switch(look)
        self._offers.setObjectName("portfolio-bots-offer")
        self._offers.setChecked(saved_options(Options, saved).bots_offer)
        self.bind(self._offers.setText, "portfolio-bots-offer-deals")
        self._offers.toggled.connect(self.changed)
        note = Label(look, role="note", wrap=True, sentence="portfolio-people-can-always-offer")
        column = column_on(self, 2)
        column.addWidget(self._offers)
        column.addWidget(note)

    def options(self) -> dict[str, Any]:
        return {} if self._offers.isChecked() else {"bots_offer": False}


create_options = PortfolioOptions
