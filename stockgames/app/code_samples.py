"""Sample code cards and the table at which they are pressed, for the gallery."""

from __future__ import annotations

from random import Random
from typing import Final

from stockgames.controllers.code_card import BLOCKS, deal_card
from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.game import seen_as
from stockgames.engine.match import Match
from stockgames.games.exchange.view import ExchangeView
from stockgames.storage.unkept import UnkeptJournal
from stockgames.ui.kit.faces.usual import usual_portrait
from stockgames.ui.kit.theme import Look
from stockgames.ui.lobby.wishes import people
from stockgames.ui.shell.code_card import CodeCardPage
from stockgames.ui.table.code_facts import card_facts
from stockgames.ui.table.code_words import create_code_book
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.page import TablePage
from stockgames.ui.table.samples import NAMES, RandomThinker
from stockgames.ui.table.tables import create_table

_GAME: Final = "exchange"


def _dealt(count: int) -> Match:
    return Match.deal(registry.load(_GAME), people(NAMES, count), {}, "code cards")


def code_card(look: Look) -> CodeCardPage:
    """Return the fullest card there is: that of the last round."""
    match, rng, book = _dealt(4), Random(1), create_code_book(_GAME)
    assert book is not None
    pages = book.pages(match.view(None), 0)
    while len(pages) < 5 and not match.is_over:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.view(seat).legal))
        pages = book.pages(match.view(None), 0)
    card = deal_card(0, seen_as(ExchangeView, match.view(None)).round, pages, BLOCKS[0], rng)
    return CodeCardPage(look, card_facts(card, book, NAMES[0], usual_portrait(NAMES[0])))


def code_keys(look: Look) -> TablePage:
    """Return the table of six people of whom one has laid and one is half-way."""
    book = create_code_book(_GAME)
    assert book is not None
    controller = CodedTableController(_dealt(6), UnkeptJournal(), RandomThinker(1), book)
    controller.start()
    while controller.stage is not Stage.KEYS or controller.codes.presses != 2:
        _go_on(controller)
    _press(controller, 1, 2)
    _press(controller, 2, 1)
    page = TablePage(controller, create_table(_GAME, look), look, Pace("normal"), code_book=book)
    page.presenter.refresh()
    return page


def _go_on(controller: CodedTableController) -> None:
    match controller.stage:
        case Stage.CURTAIN:
            controller.lift()
        case Stage.CARD:
            controller.pass_on()
        case Stage.ASKING:
            controller.submit(controller.view.legal[0])
        case Stage.KEYS:
            _press(controller, controller.view.actors[0], 1)
        case _:
            controller.proceed()


def _press(controller: CodedTableController, seat: int, keys: int) -> None:
    """Press the first keys of some choice of a person."""
    card = controller.codes.card(seat)
    coded = card.page(controller.codes.book.page(controller.view)) if card is not None else None
    assert coded is not None
    for key in coded.code(coded.page.choices[0])[:keys]:
        controller.press_key(key)
