"""Texts about a good fit their panel."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from stockgames.games.stock_exchange.parts import RESOURCES
from stockgames.presentation.games.stock_exchange.terms import hint
from stockgames.presentation.sentences.speech import Wording, speaking
from stockgames.ui.games.stock_exchange import strip
from stockgames.ui.games.stock_exchange.layout import lay_out
from stockgames.ui.games.stock_exchange.strip import ArrivedItem, GarnetsItem, ProductionItem
from stockgames.ui.theme.context import ThemeContext
from stockgames.ui.theme.fonts import SEMIBOLD
from stockgames.ui.theme.text import text_width, wrapped_height
from tests.ui.games.paints import painted
from tests.ui.games.stock_exchange.desks import LAYOUT, facts, form, laid
from tests.ui.theme.pictures import picture

FORECAST = Wording(
    "One more is worth about $300 right now, $0 to $1,000. Others with two: 3.",
    "One more is worth about $300 right now.",
)


@pytest.fixture
def item(qtbot: QtBot) -> ProductionItem:
    look = ThemeContext()
    look.fit(QSize(1280, 720))
    return ProductionItem(look, "production")


@pytest.mark.parametrize("resource", range(len(RESOURCES)))
@pytest.mark.parametrize("height", [40.0, 58.0, 90.0, 140.0])
def test_text_and_forecast_stay_within_their_room(
    item: ProductionItem, resource: int, height: float
) -> None:
    text = hint(resource).text
    item.heading, item.text, item.extra = "", text, FORECAST
    size, extra = item.fitted(270.0, height)
    needed = wrapped_height(text, item.look.sans(size), 270.0)
    if extra:
        needed += wrapped_height(extra, item.look.sans(size, SEMIBOLD), 270.0)
        assert needed <= height
    assert size in (13, 14)


def test_a_forecast_without_room_is_told_in_its_short_form(item: ProductionItem) -> None:
    item.heading, item.text, item.extra = "", "X", FORECAST
    font = item.look.sans(13, SEMIBOLD)
    room = 2 * wrapped_height("X", font, 600.0)
    assert item.fitted(2000.0, room * 2) == (14, FORECAST.text)
    for told in (FORECAST.short, "One more."):
        shown = item.fitted(text_width(told, font) + 2, room)[1]
        assert shown == ("" if told == "One more." else told)


@pytest.mark.parametrize("size", [(1280, 676), (1180, 610)])
def test_the_names_of_two_crates_in_slots_do_not_touch(
    item: ProductionItem, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    item.look.fit(QSize(size[0], size[1] + 44))
    layout, drawn = lay_out(*size), list[tuple[QRectF, str, QFont]]()
    item.set_geometry(layout, layout.production)
    monkeypatch.setattr(strip, "draw_text", lambda _, *what, **__: drawn.append(what[:3]))
    for resource in range(len(RESOURCES)):
        picture(1, 1, partial(item._draw_made, slot=layout.slots[0], resource=resource))
    apart = layout.slots[1].left() - layout.slots[0].left()
    assert max(text_width(text, font) for _, text, font in drawn) < apart - 4


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 556), (1280, 676)])
def test_the_title_of_what_arrived_ends_before_the_key_of_the_notebook(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text_size: float,
    language: str,
) -> None:
    look, titles = ThemeContext(), list[tuple[str, QFont, float]]()
    look.text_size = text_size
    look.fit(QSize(size[0], size[1] + 44))
    layout = lay_out(*size)
    arrived = laid(ArrivedItem(look, "arrived"), facts(form()), layout.arrived)
    arrived.set_geometry(layout, layout.arrived)

    def note(*_: object, title: str, font: QFont, side: float, **__: object) -> None:
        titles.append((title, font, side))

    monkeypatch.setattr(strip, "draw_panel", note)
    with speaking(language):
        painted(arrived, arrived.rect)
    [(title, font, side)] = titles
    assert arrived.rect.left() + side + text_width(title, font) < arrived.way_in().left()


def test_a_bystander_is_told_about_garnets_and_finds_no_button(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    buttons = []
    monkeypatch.setattr(strip, "draw_key_button", lambda *what: buttons.append(what[3]))
    garnets = laid(GarnetsItem(ThemeContext()), facts(form()), LAYOUT.garnets)
    own = painted(garnets, garnets.rect)
    garnets.facts = facts(seat=None)
    assert painted(garnets, garnets.rect) != own
    assert buttons == [LAYOUT.exchange]
