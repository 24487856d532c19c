"""Public pages during secret choices reveal nothing about the choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from typing import NamedTuple, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.lab.gallery.samples import seat_infos
from stockgames.presentation.outline import as_text
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.window.curtain import CurtainPage
from tests.controllers.desk import exchange, sit_down
from tests.soak.worlds import pair
from tests.ui.games.stock_exchange.office import GAME, Office, dealt
from tests.ui.table.seating import SilentThinker, Table

SIZE = (1024, 600)
Shows = TypeVar("Shows", bound=QWidget)
PEOPLE, SEALING = 3, 2


class Shown(NamedTuple):
    """Everything that a page shows."""

    words: list[str]
    picture: QImage


def shown(page: QWidget) -> Shown:
    """Return everything that a page shows, including the texts of hidden widgets.

    The number of widgets without a text depends on how much was prepared in idle time.
    """
    page.setUpdatesEnabled(True)
    QCoreApplication.processEvents()
    words = [as_text(page.outline.nodes())] if isinstance(page, TablePage) else []
    for widget in (page, *page.findChildren(QWidget)):
        spoken = widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()
        words += [widget.objectName(), *spoken, str(widget.property("text") or "")]
    for view in page.findChildren(QGraphicsView):
        words += [item.toolTip() for item in view.scene().items()]
    picture = page.grab().toImage()
    page.setUpdatesEnabled(False)  # no painting until the next picture
    return Shown([word for word in words if word], picture)


def let_see(qtbot: QtBot, page: Shows) -> Shows:
    """Show a page."""
    qtbot.addWidget(page)
    page.resize(*SIZE)
    page.show()
    return page


# Exchange: cards, played behind the curtain


def shown_of(qtbot: QtBot, look: ThemeContext, choices: Sequence[int]) -> Iterator[Shown]:
    """Play people's first cards; yield what is shown in between, and what is true then.

    The founders are the same in all runs, because they are revealed before the first card.
    """
    controller = sit_down(exchange("h" * PEOPLE, "open"), Handover.CURTAIN)
    page = TablePage(controller, create_table("exchange", look), look, Pace("instant"))
    let_see(qtbot, page)
    controller.start()
    left = [0] * PEOPLE + list(choices)
    while left:
        if controller.stage is Stage.CURTAIN:
            yield shown(page)
            yield shown(let_see(qtbot, CurtainPage(look, page.public_facts())))
            controller.lift()
        elif controller.stage is Stage.ASKING:
            controller.submit(controller.view.legal[left.pop(0)])
        else:
            controller.proceed()
    yield Shown([repr(controller.view)], QImage())


def test_nobody_sees_which_cards_lie_in_sleeves(qtbot: QtBot, look: ThemeContext) -> None:
    here, there = (list(shown_of(qtbot, look, choices)) for choices in ((1, 1, 1), (2, 3, 2)))
    assert len(here) == len(there) == 2 * 2 * PEOPLE + 1
    for before, after in zip(here[:-1], there[:-1], strict=True):
        assert before.words == after.words
        assert before.picture == after.picture
    assert here[-1] != there[-1], "they chose otherwise"


# Stock Exchange: envelopes, filled behind the curtain


def sealed(qtbot: QtBot, look: ThemeContext, handover: Handover, seed: int) -> Iterator[Shown]:
    """Make two people seal random envelopes; yield what is shown in between, and once all
    have sealed.
    """
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
    qtbot: QtBot, look: ThemeContext, handover: Handover
) -> None:
    here, there = (list(sealed(qtbot, look, handover, seed)) for seed in (1, 2))
    assert len(here) == len(there) == 2 * SEALING + 1
    for before, after in zip(here[:-1], there[:-1], strict=True):
        assert before.words == after.words
        assert before.picture == after.picture
    assert here[-1].words != there[-1].words, "the next round is another one"
    assert here[-1].picture != there[-1].picture


# Every game, at a table that is opened


def opened(qtbot: QtBot, told: Match, players: str, handover: Handover) -> Table:
    """Open a table at a position; without a seed there is no seal, which would differ."""
    match = Match(told.game, seat_infos(players), told.options, told.setup)
    for move in told.moves:
        match.act(move.seat, move.action)
    board = create_table(match.game.meta.id, ThemeContext())
    return Table(qtbot, match, handover, "instant", board).use(SilentThinker()).start()


@pytest.mark.parametrize("game_id", registry.game_ids())
@pytest.mark.parametrize("handover", [Handover.CURTAIN, Handover.PEEK, Handover.TRUSTING])
def test_tables_that_differ_in_secrets_alone_show_the_same(
    qtbot: QtBot, game_id: str, handover: Handover
) -> None:
    """To several people before anybody looks, or to one person alone with bots."""
    seats, alone = registry.meta(game_id).usual_seats, handover is Handover.TRUSTING
    players, observer = ("h" + "b" * (seats - 1), 0) if alone else ("h" * seats, None)
    pairs = (pair(game_id, observer, f"in the open/{number}", seats) for number in count())
    for both in islice((one for one in pairs if one.differ and not one.here.is_over), 2):
        one, other = (opened(qtbot, told, players, handover) for told in (both.here, both.there))
        assert one.stage is other.stage
        here, there = shown(one.page), shown(other.page)
        assert here.words == there.words
        assert here.picture == there.picture
