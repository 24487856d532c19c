"""What all look at while people choose in secret tells nothing of what they choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.code_table import CodeTable
from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.stages import Handover, Stage
from stockgames.ui.games.exchange.code_book import create_code_book
from stockgames.ui.kit.theme import Look
from stockgames.ui.shell.curtain import CurtainPage
from stockgames.ui.table.outline import as_text
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.tables import create_table
from tests.controllers.desk import exchange, with_cards
from tests.ui.games.stock_exchange.office import GAME, Office, dealt

SIZE = (1024, 600)
Shows = TypeVar("Shows", bound=QWidget)
PEOPLE, SEALING = 3, 2


class Shown(NamedTuple):
    """All that a page shows."""

    words: list[str]
    picture: QImage


def shown(page: QWidget) -> Shown:
    """Return all that a page shows, hidden widgets' words too.

    How many widgets without a word lie there hangs on how much was made ahead in idle moments.
    """
    page.setUpdatesEnabled(True)
    QCoreApplication.processEvents()
    words = [as_text(page.outline.nodes())] if isinstance(page, TablePage) else []
    for widget in (page, *page.findChildren(QWidget)):
        told = widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()
        words += [widget.objectName(), *told, str(widget.property("text") or "")]
    for view in page.findChildren(QGraphicsView):
        words += [item.toolTip() for item in view.scene().items()]
    picture = page.grab().toImage()
    page.setUpdatesEnabled(False)  # nobody looks until the next picture
    return Shown([word for word in words if word], picture)


def let_see(qtbot: QtBot, page: Shows) -> Shows:
    """Show a page."""
    qtbot.addWidget(page)
    page.resize(*SIZE)
    page.show()
    return page


# Exchange: code cards, pressed by all at once


def at_keys(number: int) -> CodedTableController:
    """Return a table at the decision of a number among those that are pressed; each time alike."""
    controller = with_cards(exchange("h" * PEOPLE, "open"))
    controller.codes = CodeTable(create_code_book(), controller.humans, Random(1))
    controller.start()
    before = None
    while True:
        if controller.stage is Stage.KEYS:
            decision = controller.view.stage, controller.view.round  # type: ignore[attr-defined]
            number -= decision != before
            before = decision
            if number < 0:
                return controller
        step(controller)


def step(controller: CodedTableController) -> None:
    """Do what the table waits for; keys are pressed by whoever has not laid a choice."""
    match controller.stage:
        case Stage.CURTAIN:
            controller.lift()
        case Stage.CARD:
            controller.pass_on()
        case Stage.ASKING:
            controller.submit(controller.view.legal[0])
        case Stage.KEYS:
            for key in code(controller, controller.view.actors[0], 0):
                controller.press_key(key)
        case _:
            controller.proceed()


def code(controller: CodedTableController, seat: int, choice: int) -> str:
    """Return the keys of a seat's choice, by its number on the card."""
    card = controller.codes.card(seat)
    assert card is not None
    page = card.page(controller.codes.book.page(controller.view))
    assert page is not None
    return page.code(page.page.choices[choice % len(page.page.choices)])


def presses(controller: CodedTableController, choices: Sequence[int]) -> list[str]:
    """Return the keys of all, the first of each before the second of any."""
    seats = controller.codes.book.asked(controller.view)
    codes = [code(controller, seat, choice) for seat, choice in zip(seats, choices, strict=False)]
    return [keys[at] for at in range(controller.codes.presses) for keys in codes]


def pressed(qtbot: QtBot, look: Look, number: int, choices: Sequence[int]) -> Iterator[Shown]:
    """Press a decision's keys one by one; yield what shows each time, and what is true then."""
    controller = at_keys(number)
    table = create_table("exchange", look)
    book = create_code_book()
    page = let_see(qtbot, TablePage(controller, table, look, Pace("normal"), code_book=book))
    page.presenter.refresh()
    yield shown(page)
    for key in presses(controller, choices):
        controller.press_key(key)
        yield shown(page)
    yield Shown([repr(controller.view)], QImage())


def test_the_table_is_not_turned_to_whoever_looked_last(qtbot: QtBot, look: Look) -> None:
    controller, book = at_keys(0), create_code_book()
    table = create_table("exchange", look)
    page = let_see(qtbot, TablePage(controller, table, look, Pace("normal"), code_book=book))
    fronts = []
    for seat in controller.humans:
        controller.read_again(seat)
        for go_on in (controller.lift, controller.pass_on):
            fronts.append(page.presenter.context().front)
            go_on()
        assert controller.stage is Stage.KEYS
        fronts.append(page.presenter.context().front)
    assert set(fronts) == {controller.humans[0]}


@pytest.mark.parametrize("number", range(4), ids=["security", "order", "influence", "next round"])
def test_keys_of_code_cards_show_nothing_until_all_have_pressed(
    qtbot: QtBot, look: Look, number: int
) -> None:
    """Whatever each presses, the page is the same to the pixel after each press but the last."""
    here, there = (
        list(pressed(qtbot, look, number, choices)) for choices in ((0, 0, 0), (2, 14, 5))
    )
    assert len(there) == len(here) >= PEOPLE + 2
    for before, after in zip(here[:-2], there[:-2], strict=True):
        assert before.words == after.words
        assert before.picture == after.picture
    assert here[-1] != there[-1], "they chose otherwise"


# Stock Exchange: envelopes, filled behind the curtain


def sealed(qtbot: QtBot, look: Look, handover: Handover, seed: int) -> Iterator[Shown]:
    """Let two people seal by lot; yield what shows in between, and once all have sealed."""
    office, rng = Office(qtbot, dealt("hhbbbbbb", rounds=1), handover).start(), Random(seed)
    for _ in range(SEALING):
        office.wait_for(Stage.CURTAIN)
        yield shown(office.page)
        yield shown(let_see(qtbot, CurtainPage(look, office.page.public_facts())))
        office.controller.lift()
        office.wait_for(Stage.ASKING)
        office.controller.submit(GAME.sample_action(office.controller.view, rng))
    office.wait_for(Stage.CURTAIN, Stage.PASSING, Stage.ASKING)
    office.controller.lift()
    office.wait_for(Stage.ASKING)
    yield shown(office.page)


@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.PEEK])
def test_nobody_sees_what_lies_in_sealed_envelopes(
    qtbot: QtBot, look: Look, handover: Handover
) -> None:
    here, there = (list(sealed(qtbot, look, handover, seed)) for seed in (1, 2))
    assert len(here) == len(there) == 2 * SEALING + 1
    for before, after in zip(here[:-1], there[:-1], strict=True):
        assert before.words == after.words
        assert before.picture == after.picture
    assert here[-1].words != there[-1].words, "the next round is another one"
    assert here[-1].picture != there[-1].picture
