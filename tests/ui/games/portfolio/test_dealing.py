"""Deals on screen: between two people, with a bot, in turn and out of it (P12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QRadioButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from stockgames.bots.process import Answer, Question
from stockgames.controllers.stages import Handover, Stage
from stockgames.engine.state import seen_as
from stockgames.games.portfolio.actions import (
    NO_TERMS,
    Accept,
    Debt,
    Decline,
    Discard,
    Draw,
    Found,
    Offer,
    OpenOffer,
    Reveal,
    Terms,
    Truce,
)
from stockgames.games.portfolio.drafting import SideName
from stockgames.games.portfolio.parts import MOST_DOLLARS, MOST_TURNS, Card
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.hints import HintText
from stockgames.ui.table.pace import PACES, PaceMode
from stockgames.ui.widgets import pointer as settling
from stockgames.ui.widgets.accessibility import Place
from stockgames.ui.widgets.choices import SegmentRow
from tests.games.portfolio.table import put as put_run
from tests.ui.games.portfolio.seating import PortfolioSeat, cards, open_table, stacked
from tests.ui.table.seating import InstantThinker, SilentThinker

HANDS = ["3H 4H 5H 6H 9C KD", "3C 4C 5C JD QS"]


class Willing(InstantThinker):
    """Accepts offers, and otherwise thinks for ever."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        if Accept() in question.view.legal:
            on_answer(Answer(Accept()))


class Unwilling(InstantThinker):
    """Declines offers, and otherwise thinks for ever."""

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        if seen_as(PortfolioView, question.view).offer is not None:
            on_answer(Answer(Decline()))


def drawn(qtbot: QtBot, players: str, handover: Handover = Handover.CURTAIN) -> PortfolioSeat:
    """Return a table at which the first seat has drawn and sees its hand."""
    table = open_table(qtbot, players, setup=stacked(2, 1, HANDS, "9S", "KS"), handover=handover)
    table.use(SilentThinker()).start()
    if table.stage is Stage.CURTAIN:
        table.controller.lift()
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    return table


def founded(qtbot: QtBot) -> PortfolioSeat:
    """Return a table at which the first seat has made a portfolio, against bots that decline."""
    table = drawn(qtbot, "hb").use(Unwilling())
    table.select("3H 4H 5H")
    table.click_spot("lay-portfolio")
    table.wait_for(Stage.ASKING)
    return table


def spin(table: PortfolioSeat, name: str, value: int) -> None:
    box = table.sheet_widget(name)
    assert isinstance(box, QSpinBox)
    box.setFocus()
    box.selectAll()
    for digit in str(value):
        QTest.keyClick(box, Qt.Key(ord(digit)))


def tick(table: PortfolioSeat, name: str) -> None:
    button = table.sheet_widget(name)
    assert isinstance(button, QAbstractButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def seen(table: PortfolioSeat) -> None:
    """Dismiss the answer to an offer, and continue with the turn."""
    table.qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
    table.key("Space")
    table.wait_for(Stage.ASKING)


def said(table: PortfolioSeat) -> str:
    return table.deal_sheet.sentence


def test_a_deal_with_a_bot_by_mouse(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hb").use(Willing())
    table.click_button("offer-deal")
    spin(table, "give-cash", 2)
    spin(table, "give-truce", 2)
    table.click_spot("card-kd")
    spin(table, "get-debt", 5)
    assert said(table) == (
        "You give Bruno $2, the King of diamonds and a truce for 2 turns "
        "and get $5 out of coming income."
    )
    tick(table, "make-offer")
    seen(table)
    assert table.journal.moves[-2:] == [
        {
            "seat": 0,
            "do": "offer",
            "to": 1,
            "give": {
                "cash": 2,
                "cards": ["KD"],
                "portfolios": [],
                "promises": [{"promise": "truce", "turns": 2}],
            },
            "get": {
                "cash": 0,
                "cards": [],
                "portfolios": [],
                "promises": [{"promise": "debt", "cash": 5}],
            },
        },
        {"seat": 1, "do": "accept"},
    ]
    assert table.view.cash == (4, 8)
    score = table.board.scene.sheet.facts
    assert score is not None
    assert score.promises == ("Bruno owes Ada $5", "Ada won't raid Bruno: 2 turns")


@pytest.mark.parametrize(
    ("give", "get"),
    [
        (Terms(0, cards("9C"), (), ()), Terms(2, (), (), ())),
        (Terms(1, (), (), (Truce(2),)), Terms(0, cards("4C"), (), (Debt(3),))),
        (NO_TERMS, Terms(0, (), (), (Reveal(),))),
    ],
)
def test_an_offer_that_a_hint_advises_is_prepared(qtbot: QtBot, give: Terms, get: Terms) -> None:
    table = drawn(qtbot, "hb").use(Unwilling())
    offer = Offer(1, give, get)
    assert table.board.propose(offer)
    draft = table.draft
    assert (draft.maker, draft.offer()) == (0, offer)
    assert table.deal_sheet.is_open
    assert [move["do"] for move in table.journal.moves] == ["draw"]


def test_what_an_offer_that_a_hint_advises_speaks_of_is_marked(qtbot: QtBot) -> None:
    table = founded(qtbot)
    (run,) = table.view.portfolios
    board, card = table.board, cards("KD")
    offer = Offer(1, Terms(0, card, (run.number,), ()), Terms(5, (), (), ()))
    board.advise(board.things_of(offer))
    ringed = [ring.rect for ring in board.scene.rings.rings if ring.state == "picked"]
    scene = board.scene
    assert ringed == [scene.place_rect(("run", run.number)), scene.place_rect(("seat", 1))]
    assert board.scene.hand.advised == {table.choosing.slots.index(*card)}
    assert not table.choosing.selected


def test_what_an_offer_to_accept_would_move_is_marked(qtbot: QtBot) -> None:
    table = founded(qtbot)
    (run,) = table.view.portfolios
    board, card = table.board, cards("KD")
    table.choosing.view = replace(
        table.view,
        offer=OpenOffer(1, Offer(0, Terms(5, (), (), ()), Terms(0, card, (run.number,), ()))),
    )
    board.advise(board.things_of(Accept()))
    assert board.scene.hand.advised == {table.choosing.slots.index(*card)}
    ringed = [ring.rect for ring in board.scene.rings.rings if ring.state == "picked"]
    scene = board.scene
    assert ringed == [scene.place_rect(("run", run.number)), scene.place_rect(("seat", 1))]


def test_a_deal_by_keys_alone(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hb").use(Unwilling())
    table.key("D", "3", "Up", "Enter")
    seen(table)
    assert [move["do"] for move in table.journal.moves[-2:]] == ["offer", "decline"]
    assert table.journal.moves[-2]["give"]["cash"] == 4
    assert not table.deal_sheet.is_open


def test_everyone_is_asked_by_one_key(qtbot: QtBot) -> None:
    setup = stacked(3, 2, [*HANDS, "2C 2S"], "9S", "KS")
    table = open_table(qtbot, "hbb", setup=setup).use(Unwilling()).start()
    table.key("D", "3", "E")
    for asked in (1, 2):
        qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
        assert [(m["do"], m.get("to")) for m in table.journal.moves[-2:]] == [
            ("offer", asked),
            ("decline", None),
        ]
        table.key("Space")
    table.wait_for(Stage.ASKING)
    assert len(table.journal.moves) == 4


def in_tray(table: PortfolioSeat, name: SideName) -> tuple[Card, ...]:
    draft = table.draft
    return draft.side(name).terms().cards


def tray(table: PortfolioSeat, name: str) -> QPointF:
    """Return the middle of a tray, in the coordinates of the board."""
    found, board = table.sheet_widget(f"{name}-tray"), table.board.board
    return QPointF(board.mapFrom(table.page, found.mapTo(table.page, found.rect().center())))


def test_cards_are_dragged_into_ones_own_tray_and_clicked_out_again(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hb")
    table.click_button("offer-deal")
    slot = table.choosing.slots.index(cards("KD")[0])
    table.drag(slot, tray(table, "get"))
    assert in_tray(table, "get") == in_tray(table, "give") == ()
    table.drag(slot, tray(table, "give"))
    assert in_tray(table, "give") == cards("KD")
    assert table.board.scene.hand.away == {slot}
    assert table.spot("card-kd").accessibleDescription() == "in the tray"
    found = table.sheet_widget("give-tray")
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=found.rect().center())
    assert in_tray(table, "give") == ()
    assert table.board.scene.hand.away == frozenset()


def test_arrow_keys_lay_cards_into_the_tray_and_take_them_out(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hb").use(Unwilling())
    table.key("D", "Right", "Right", "Up")
    assert in_tray(table, "give") == (table.choosing.slots[1],)
    table.key("Down")
    assert in_tray(table, "give") == ()
    table.key("Up", "Left", "Up", "Enter")
    seen(table)
    offered = table.journal.moves[-2]
    assert offered["do"] == "offer"
    assert set(cards(" ".join(offered["give"]["cards"]))) == set(table.choosing.slots[:2])


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_card_that_cannot_be_seen_is_named_out_of_the_pack(qtbot: QtBot, by: str) -> None:
    table = drawn(qtbot, "hb")
    table.key("D", "W")
    assert not table.deal_sheet.wish.isHidden()
    if by == "mouse":
        tick(table, "lay-2s")
    else:
        table.key("Right", "Enter")
    assert table.deal_sheet.wish.isHidden()
    assert in_tray(table, "get") == cards("2S")
    assert said(table).endswith("and get the 2 of spades.")
    table.key("W", "Esc")
    assert table.deal_sheet.is_open
    assert in_tray(table, "get") == cards("2S")
    table.key("W")
    tick(table, "lay-2s")
    assert in_tray(table, "get") == ()


def laden(qtbot: QtBot) -> PortfolioSeat:
    """Return a table at which both seats have a portfolio and the first one sees its hand."""
    setup = stacked(2, 1, HANDS, "9S", "KS")
    table = open_table(qtbot, "hb", setup=setup)
    for seat, run in ((0, "3H 4H 5H"), (1, "3C 4C 5C")):
        table.match.act(seat, Draw(1, False, False))
        table.match.act(seat, Found(cards(run)))
        hand = seen_as(PortfolioView, table.match.view(seat)).legal
        table.match.act(seat, next(action for action in hand if isinstance(action, Discard)))
    table.use(SilentThinker()).start()
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    return table


def test_a_deal_tells_what_it_would_change_for_both(qtbot: QtBot) -> None:
    table = laden(qtbot)
    before = table.view.incomes
    value = next(p.value for p in table.view.portfolios if p.owner == 1)
    number = next(p.number for p in table.view.portfolios if p.owner == 1)
    table.key("D")
    spin(table, "give-cash", 2)
    table.click_spot(f"portfolio-{number}")
    told = [label.text() for label in table.deal_sheet.findChildren(QLabel)]
    cash = table.view.cash
    assert (
        f"income ${before[0]} → ${before[0] + value}  ·  cash ${cash[0]} → ${cash[0] - 2}" in told
    )
    assert (
        f"income ${before[1]} → ${before[1] - value}  ·  cash ${cash[1]} → ${cash[1] + 2}" in told
    )


def test_the_deal_table_cuts_no_title_of_the_own_area(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, HANDS, "9S")).start()
    scene = table.board.scene
    before = scene.own.head_rects()
    table.key("D")
    table.qtbot.waitUntil(lambda: scene.own.head_rects() != before)
    paper = scene.own.covered
    assert any(rect.intersects(paper) for rect in before), "it lies there"
    assert not any(rect.intersects(paper) for rect in scene.own.head_rects())
    table.key("Esc")
    table.qtbot.waitUntil(lambda: scene.own.head_rects() == before)


def test_the_deal_table_lies_over_no_card_plate_or_pile(qtbot: QtBot) -> None:
    table = laden(qtbot)
    scene = table.board.scene
    before = {run.number: run.outer for run in scene.runs.values()}
    table.key("D")
    paper, sheet = scene.own.covered, table.deal_sheet
    on_board = sheet.geometry().translated(-table.board.board.pos())
    assert on_board.contains(paper.toRect())
    others = [scene.piles.rect, scene.hand.rect, *(run.outer for run in scene.runs.values())]
    others += [area.rect for area in scene.areas.values()]
    assert not any(paper.intersects(other) for other in others)
    table.key("Esc")
    assert {run.number: run.outer for run in scene.runs.values()} == before


def test_a_person_speaks_while_a_bot_thinks(qtbot: QtBot) -> None:
    """Out of turn; bots wait while the deal is being drafted."""
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"))
    thinker = SilentThinker()
    table.use(thinker).start()
    table.wait_for(Stage.THINKING)
    assert table.page.action_panel.offered("offer-deal") is not None
    table.click_button("offer-deal")
    thinker.hurry()
    table.qtbot.wait(1)
    assert table.journal.moves == []
    spin(table, "get-cash", 1)
    table.use(Willing())
    tick(table, "make-offer")
    assert table.journal.moves == [], "it gives nothing, so it asks before"
    captions = [text for _, text in table.page.action_panel._captions]
    assert any("gives nothing" in text for text in captions), "the note has no room here"
    tick(table, "make-offer")
    table.qtbot.waitUntil(lambda: len(table.journal.moves) == 2)
    assert [(m["seat"], m["do"]) for m in table.journal.moves] == [(0, "offer"), (1, "accept")]
    table.qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
    table.key("Space")
    table.wait_for(Stage.THINKING)
    assert table.view.active == 1


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize(
    ("thinker", "words"),
    [(Willing(), "Bruno accepted the deal."), (Unwilling(), "Bruno declined.")],
)
def test_an_answer_is_seen_before_play_goes_on(
    qtbot: QtBot, pace: PaceMode, thinker: InstantThinker, words: str
) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"), pace=pace)
    table.use(SilentThinker()).start()
    table.wait_for(Stage.THINKING)
    table.key("D", "1")
    table.use(thinker)
    table.key("Enter")
    presenter = table.page.presenter
    while len(table.journal.moves) < 2 or not presenter.awaits_step:
        assert table.stage is not Stage.THINKING or len(table.journal.moves) < 2
        presenter.step()
        qtbot.wait(1)
    assert table.stage is Stage.SHOWING
    group = table.page.action_panel.panel.groups[0]
    assert group.caption == words
    assert [one.name for one in group.choices] == ["skip-to-me"], "the reveal goes on"
    table.key("Space")
    table.wait_for(Stage.THINKING)


@pytest.mark.parametrize(
    ("thinker", "words"),
    [(Willing(), "Bruno accepted the deal."), (Unwilling(), "Bruno declined.")],
)
def test_the_maker_on_turn_sees_the_answer_first(
    qtbot: QtBot, thinker: InstantThinker, words: str
) -> None:
    table = drawn(qtbot, "hb").use(thinker)
    table.key("D", "1", "Enter")
    qtbot.waitUntil(lambda: table.page.presenter.awaits_step)
    first, *others = table.page.reveal_screen.accessibleName().splitlines()
    assert first == words
    assert bool(others) == isinstance(thinker, Willing), "what changes hands"
    assert table.page.reveal_screen.isVisible()
    assert not table.page.action_panel.panel.choices, "no skipping within the own turn"
    seen(table)
    assert table.page.action_panel.panel.note.startswith(f"{words} Select cards")
    table.select("3H 4H 5H")
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    assert table.page.action_panel.panel.note.startswith("Select cards")


@pytest.mark.parametrize("keys", [("D",), ("D", "W")], ids=["a deal", "a card to be named"])
def test_the_board_leaves_all_that_keeps_a_bot_waiting(qtbot: QtBot, keys: tuple[str, ...]) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"))
    thinker = SilentThinker()
    table.use(thinker).start()
    table.key(*keys)
    thinker.hurry()
    for _ in keys:
        assert table.journal.moves == []
        table.key("Esc")
    assert [move["seat"] for move in table.journal.moves] == [1]


def test_a_hint_how_to_answer_an_offer_leaves_the_offer_in_view(qtbot: QtBot) -> None:
    setup = stacked(3, 2, [*HANDS, "2C 2S"], "9S", "KS")
    table = open_table(qtbot, "hbb", setup=setup)
    table.match.act(0, Draw(1, exposed=False, pauper=False))
    put_run(table.match, 0, "6C-9C")
    put_run(table.match, 1, "JS-KS")
    table.match.act(1, Offer(0, Terms(3, cards("JD"), (), ()), Terms(1, (), (), (Truce(1),))))
    table.use(Unwilling()).start()
    table.wait_for(Stage.ASKING)
    page, hint = table.page, table.page.parts.hint_popover
    table.look.fit(QSize(1280, 720))
    page.resize(1280, 720)
    sheet = page.parts.where("offer")
    assert not sheet.isEmpty()
    for length in range(1, 7):
        why = "No single reason: it comes out better in most games played out. " * length
        hint.write(HintText("A hint", "Decline", (why,), ruling="P12"))
        page.popovers.show(hint)
        assert not hint.paper().intersects(sheet), length


def test_a_bots_offer_is_a_sentence_and_can_be_turned_round(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"))
    table.match.act(1, Offer(0, Terms(3, cards("JD"), (), ()), Terms(1, (), (), (Truce(1),))))
    table.use(Unwilling()).start()
    table.wait_for(Stage.ASKING)
    facts = table.board.scene.offer.facts
    assert facts is not None
    assert facts.sentence == (
        "Bruno gives you $3 and the Jack of diamonds and gets $1 and a truce for 1 turn."
    )
    table.click_button("counter")
    table.qtbot.waitUntil(lambda: table.deal_sheet.is_open)
    assert said(table) == (
        "You give Bruno $1 and a truce for 1 turn and get $3 and the Jack of diamonds."
    )
    spin(table, "get-cash", 5)
    tick(table, "make-offer")
    table.qtbot.waitUntil(lambda: len(table.journal.moves) == 3)
    assert [move["do"] for move in table.journal.moves] == ["decline", "offer", "decline"]
    assert table.journal.moves[1]["get"]["cash"] == 5


def test_a_bot_is_told_to_offer_no_more_in_this_turn(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"))
    table.match.act(1, Offer(0, NO_TERMS, Terms(1, (), (), ())))
    thinker = SilentThinker()
    table.use(thinker).start()
    table.key("Q")
    table.wait_for(Stage.THINKING)
    assert table.journal.moves == [{"seat": 0, "do": "decline"}]
    assert thinker.question is not None
    assert thinker.question.offers_muted


def test_enter_strikes_no_deal_whose_button_says_a(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"))
    table.match.act(1, Offer(0, NO_TERMS, Terms(1, (), (), ())))
    table.use(SilentThinker()).start()
    table.key("Enter", "Enter", "Space")
    assert table.journal.moves == []
    table.key("A")
    assert table.journal.moves == [{"seat": 0, "do": "accept"}]


@pytest.mark.parametrize("key", ["A", "N", "D"])
def test_a_press_that_lifted_the_curtain_answers_no_offer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    monkeypatch.setattr(settling, "SETTLING_MS", 60_000)
    table = open_table(qtbot, "hh", setup=stacked(2, 0, HANDS, "9S", "KS"))
    table.match.act(1, Offer(0, NO_TERMS, Terms(1, (), (), ())))
    table.use(SilentThinker()).start()
    table.controller.lift()
    table.key("Enter", key)
    assert table.journal.moves == []
    assert "Press it again" in table.page.refusal.text
    assert not table.deal_sheet.is_open


def test_enter_makes_the_offer_unless_the_keyboard_is_on_another_button(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hb")
    table.key("D")
    spin(table, "give-cash", 3)
    offer, back = table.button("make-offer"), table.sheet_widget("leave-deal")
    moves = len(table.journal.moves)
    back.setFocus(Qt.FocusReason.TabFocusReason)
    assert offer.key() == "Ctrl+Enter"
    QTest.keyClick(back, Qt.Key.Key_Return)
    assert not table.deal_sheet.is_open
    assert len(table.journal.moves) == moves


def test_what_cannot_be_accepted_is_greyed_and_says_why(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"))
    table.match.act(1, Offer(0, NO_TERMS, Terms(50, (), (), ())))
    table.use(SilentThinker()).start()
    table.click_button("accept")
    assert "can't be accepted, because you don't have everything" in table.page.refusal.text
    assert table.page.refusal.ruling == "P12"
    table.key("N")
    assert table.journal.moves == [{"seat": 0, "do": "decline"}]


def test_a_deal_between_two_people_hides_either_hand_from_the_other(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hh")
    table.key("D")
    table.click_spot("card-9c")
    spin(table, "get-debt", 4)
    assert "card-3h" in table.texts()
    tick(table, "make-offer")
    table.wait_for(Stage.CURTAIN)
    assert table.controller.seat == 1
    assert "card-" not in table.texts()
    assert "9 of clubs" not in table.texts()
    assert table.board.scene.hand.faces == ()
    table.controller.lift()
    assert table.view.seat == 1
    facts = table.board.scene.offer.facts
    assert facts is not None
    assert facts.sentence == ("Ada gives Bruno the 9 of clubs and gets $4 out of coming income.")
    assert set(table.choosing.slots) == set(seen_as(PortfolioView, table.match.view(1)).hand)
    table.key("A")
    table.wait_for(Stage.CURTAIN)
    assert table.controller.seat == 0
    assert table.board.scene.hand.faces == ()
    table.controller.lift()
    assert table.journal.moves[-1] == {"seat": 1, "do": "accept"}
    assert cards("9C")[0] in seen_as(PortfolioView, table.match.view(1)).hand
    assert seen_as(PortfolioView, table.match.view(None)).debts[0].cash == 4


def test_the_other_person_at_the_screen_may_speak_openly(qtbot: QtBot) -> None:
    """A person who isn't the viewer picks cards from the whole pack: nothing of the hand is
    shown.
    """
    table = drawn(qtbot, "hh", Handover.TRUSTING)
    table.key("D")
    choice = table.sheet_widget("deal-maker")
    assert choice.accessibleName() == "Who makes the offer"
    assert table.deal_sheet.findChild(QWidget, "deal-partner") is None
    other = choice.findChildren(QRadioButton)[1]
    QTest.mouseClick(other, Qt.MouseButton.LeftButton, pos=other.rect().center())
    draft = table.draft
    assert (draft.maker, draft.partner) == (1, 0)
    spin(table, "give-cash", 1)
    tick(table, "make-offer")
    table.wait_for(Stage.ASKING)
    assert table.journal.moves[-1]["seat"] == 1
    assert table.controller.seat == 0


def test_behind_the_curtain_nobody_offers_in_anothers_name(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hh")
    table.key("D")
    assert table.deal_sheet.findChild(QWidget, "deal-maker") is None
    draft = table.draft
    assert draft.maker == table.controller.viewer == 0


def test_amounts_go_as_far_as_the_rules_let_them(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hb").use(Unwilling())
    table.click_button("offer-deal")
    spin(table, "give-debt", MOST_DOLLARS)
    spin(table, "get-truce", MOST_TURNS)
    for name, most in (("give-debt", MOST_DOLLARS), ("get-truce", MOST_TURNS)):
        box = table.sheet_widget(name)
        assert isinstance(box, QSpinBox)
        box.stepUp()
        assert box.value() == most
    tick(table, "make-offer")
    seen(table)
    made = table.journal.moves[-2]
    assert made["give"]["promises"] == [{"promise": "debt", "cash": 9999}]
    assert made["get"]["promises"] == [{"promise": "truce", "turns": 99}]


def test_a_debt_and_its_payer_are_told_in_the_log(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, HANDS, "9S", "KS"))
    table.match.act(0, Offer(1, Terms(0, (), (), (Debt(3),)), Terms(2, (), (), ())))
    table.match.act(1, Accept())
    table.use(SilentThinker()).start()
    assert table.page.log.lines.entries[0].text == "Bruno accepted the deal."
    table.key("L")
    entries = table.page.log_sheet.lines.entries
    assert entries[0].text == "Bruno accepted the deal."
    assert entries[1].notes == ("You give Bruno $3 out of coming income and get $2.",)


def test_a_plate_opens_the_deal_table_with_its_seat(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbb", seed="plates").use(SilentThinker()).start()
    table.wait_for(Stage.ASKING)
    table.click_spot("seat-2")
    assert (table.draft.maker, table.draft.partner) == (0, 2)


def test_what_a_promised_look_showed_stays_beside_the_plate(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, HANDS, "9S", "KS"))
    table.match.act(0, Offer(1, Terms(1, (), (), ()), Terms(0, (), (), (Reveal(),))))
    table.match.act(1, Accept())
    table.use(SilentThinker()).start()
    area = table.board.scene.areas[1]
    assert area.facts is not None
    assert len(area.facts.known) == 13
    assert "Known to hold" in table.spot("seat-1").accessibleDescription()
    assert any("Bruno showed" in note for note in table.page.log.lines.entries[0].notes)


def test_the_focus_stays_on_the_deal_table_until_it_is_left(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hb")
    table.key("D")
    names = []
    for _ in range(90):
        focused = table.page.focusWidget()
        assert focused is not None
        there = table.deal_sheet, table.page.action_panel
        assert any(one.isAncestorOf(focused) for one in there)
        names.append(focused.objectName())
        table.key("Tab")
    assert {"give-cash", "get-cash", "get-reveal", "name-card-get"} <= set(names)
    assert names.index("give-cash") < names.index("give-debt") < names.index("get-cash")
    assert names.count("give-cash") > 2
    table.key("Esc")
    assert table.page.hasFocus()


def test_the_table_follows_once_into_a_deal(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table = drawn(qtbot, "hh")
    shown, offer = list[object](), table.board.board.offer

    def show(places: Sequence[Place]) -> None:
        shown.append(places)
        offer(places)

    monkeypatch.setattr(table.board.board, "offer", show)
    assert table.board.open_deal()
    assert len(shown) == 1
    assert {place.place for place in table.board.board.offered} >= set(table.choosing.card_names())


def test_who_offers_is_chosen_by_the_same_buttons_each_time(qtbot: QtBot) -> None:
    table = drawn(qtbot, "hh", Handover.TRUSTING)
    found = list[SegmentRow]()
    for _ in range(2):
        assert table.board.open_deal()
        shown = table.page.findChildren(SegmentRow, "deal-maker")
        assert [row.isVisible() for row in shown] == [True]
        assert [row.value() for row in shown] == ["0"]
        found += shown
        shown[0].set_value("1")
        table.key("Esc")
    assert found[0] is found[1]


@pytest.mark.parametrize("answer", [Accept(), Decline()])
def test_an_answer_that_a_hint_advises_is_given_by_enter(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: Accept | Decline
) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, HANDS, "9S", "KS")).use(SilentThinker())
    table.match.act(1, Offer(0, Terms(1, (), (), ()), NO_TERMS))
    table.start()
    table.wait_for(Stage.ASKING)
    monkeypatch.setattr(table.page.hints, "action", lambda: answer)
    table.page.hints.popover.accepted.emit()
    assert len(table.match.moves) == 1
    table.key("Enter")
    assert [move.action for move in table.match.moves[1:]] == [answer]
