"""The Portfolio table on screen: whole games by mouse and by keys, and what stays hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.state import seen_as
from stockgames.games.portfolio import actions
from stockgames.games.portfolio.options import Options
from stockgames.games.portfolio.parts import DRAWING, PLAYING
from stockgames.games.portfolio.view import PortfolioView
from stockgames.presentation.hints import HintText
from stockgames.presentation.sentences.speech import say
from stockgames.ui.games.portfolio.options import create_options
from stockgames.ui.table.pace import PaceMode
from stockgames.ui.theme.theme_context import ThemeContext
from tests.games.portfolio.table import put as put_run
from tests.games.portfolio.table import rich
from tests.ui.finding import child
from tests.ui.games.paints import painted
from tests.ui.games.portfolio.seating import PortfolioSeat, cards, open_table, stacked
from tests.ui.painted_texts import recording
from tests.ui.table.seating import SilentThinker


def light_share(image: QImage) -> float:
    """Return the share of a picture that is as light as paper."""
    found = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(colour.lightness() > 190 for colour in found) / len(found)


HEARTS = "3H 4H 5H 6H 9C KD"
CLUBS = "3C 4C 5C JD QS"


def opened(
    qtbot: QtBot,
    *,
    hand: str = HEARTS,
    other: str = CLUBS,
    exposed: str = "9S",
    pace: PaceMode = "instant",
) -> PortfolioSeat:
    """Return a table at which the first of two seats has drawn one card and may build."""
    table = open_table(qtbot, "hb", setup=stacked(2, 1, [hand, other], exposed, "KS"), pace=pace)
    table.use(SilentThinker()).start()
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    assert table.view.stage == PLAYING
    return table


def settle(table: PortfolioSeat) -> None:
    table.wait_for(Stage.ASKING, Stage.OVER)
    table.qtbot.wait(1)


def test_a_portfolio_is_laid_by_clicking_its_cards_and_the_place(qtbot: QtBot) -> None:
    table = opened(qtbot)
    table.select("3H 4H 5H")
    table.click_spot("lay-portfolio")
    settle(table)
    assert table.journal.moves[-1] == {"seat": 0, "do": "found", "cards": ["3H", "4H", "5H"]}
    assert [item.name for item in table.board.scene.runs.values()] == ["portfolio-1"]


def test_a_card_is_dragged_to_a_portfolio_and_to_the_discard_pile(qtbot: QtBot) -> None:
    table = opened(qtbot)
    table.select("3H 4H 5H")
    table.key("Enter")
    settle(table)
    slots = table.choosing.slots
    run = table.board.scene.runs[1].rect.center()
    table.drag(slots.index(cards("6H")[0]), run)
    settle(table)
    assert table.journal.moves[-1] == {"seat": 0, "do": "extend", "portfolio": 1, "card": "6H"}
    pile = table.board.scene.piles.discard_rect.center()
    table.drag(table.choosing.slots.index(cards("KD")[0]), pile)
    assert table.journal.moves[-1] == {"seat": 0, "do": "discard", "card": "KD"}


def test_a_card_that_was_dragged_does_not_come_back_to_the_hand_on_its_way(
    qtbot: QtBot,
) -> None:
    table = opened(qtbot, pace="slow")
    scene, slot = table.board.scene, table.choosing.slots.index(cards("KD")[0])
    table.drag(slot, scene.piles.discard_rect.center())
    qtbot.waitUntil(lambda: scene.hand.away == {slot})
    table.board.finish()
    assert scene.hand.away == frozenset()


def test_a_card_dropped_on_the_cloth_goes_back_to_the_hand(qtbot: QtBot) -> None:
    table = opened(qtbot)
    before = len(table.journal.moves)
    assert table.board.scene.layout_ is not None
    table.drag(0, table.board.scene.layout_.own_runs.center())
    assert len(table.journal.moves) == before
    assert table.board.scene.hand.away == frozenset()


def test_a_click_marks_no_card_as_the_keyboards(qtbot: QtBot) -> None:
    """A neighbour of the played card would look chosen; the keyboard still continues from there."""
    table = opened(qtbot, hand="3H 4H 5H 6H 7H 9C KD")
    hand = table.board.scene.hand
    table.select("3H 4H 5H")
    assert hand.focused is None
    table.click_spot("lay-portfolio")
    settle(table)
    table.select("6H")
    table.click_spot("portfolio-1")
    settle(table)
    assert hand.focused is None
    at = table.choosing.slots.index(cards("7H")[0])
    table.key("Left", "Right")
    assert hand.focused == at


@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_several_cards_go_to_a_portfolio_one_after_the_other(qtbot: QtBot, pace: PaceMode) -> None:
    """At any pace: if moves are animated, the table asks a frame before the page shows it."""
    table = opened(qtbot, hand="3H 4H 5H 6H 7H 7D KD", pace=pace)
    table.select("3H 4H 5H")
    table.key("Enter")
    settle(table)
    table.select("6H 7H 7D")
    table.click_spot("portfolio-1")
    table.qtbot.waitUntil(lambda: len(table.journal.moves) == 5)
    assert [move["do"] for move in table.journal.moves[-3:]] == ["extend", "extend", "cap"]
    assert not table.page.refusal.isVisible()


def test_what_a_card_would_do_and_cost_is_lit_up(qtbot: QtBot) -> None:
    hands = ["6C 6D 9H", CLUBS]
    table = open_table(qtbot, "hb", setup=stacked(2, 0, hands, "9S", "KS"))
    match = table.match
    match.act(1, next(a for a in match.view(1).legal if a.do == "draw"))
    match.act(1, actions.Found(cards("3C 4C 5C")))
    match.act(1, next(a for a in match.view(1).legal if a.do == "discard"))
    table.use(SilentThinker()).start()
    table.key("Enter")
    settle(table)
    table.select("6C")
    texts = [mark.text for mark in table.board.scene.rings.rings]
    assert [text for text in texts if text] == ["Discard"]
    (raid,) = table.board.scene.raid.nodes()
    assert raid.name == "Acquire", "the popover beside it says more"
    assert "costs −$4" in raid.value
    assert "if you acquire it" in [e.text for e in table.board.scene.sheet.facts.entries]  # type: ignore[union-attr]
    table.click_spot("portfolio-1")
    settle(table)
    assert table.journal.moves[-1] == {"seat": 0, "do": "acquire", "portfolio": 1, "card": "6C"}
    assert seen_as(PortfolioView, table.match.view(None)).portfolios[0].owner == 0


@pytest.mark.parametrize(
    ("select", "place", "words"),
    [
        ("3H 4H", "lay-portfolio", "three or more cards"),
        ("3H 4H 6H", "lay-portfolio", "without a gap"),
        ("9C", "portfolio-1", "play the next higher card"),
    ],
)
def test_a_refusal_is_told_in_words(qtbot: QtBot, select: str, place: str, words: str) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, [HEARTS, CLUBS], "9S", "KS"))
    match = table.match
    match.act(1, next(a for a in match.view(1).legal if a.do == "draw"))
    match.act(1, actions.Found(cards("3C 4C 5C")))
    match.act(1, next(a for a in match.view(1).legal if a.do == "discard"))
    table.use(SilentThinker()).start()
    table.key("Enter")
    settle(table)
    before = len(table.journal.moves)
    table.select(select)
    table.click_spot(place)
    assert words in table.page.refusal.text
    assert len(table.journal.moves) == before
    assert table.choosing.chosen() == tuple(sorted(cards(select)))


def test_an_ace_that_can_do_either_is_asked_in_the_panel(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, ["AC 9D", "3D"], "9S", "KS"))
    put_run(table.match, 1, "2C-KC")
    rich(table.match, 200, 0)
    table.use(SilentThinker()).start()
    table.key("Enter")
    settle(table)
    table.select("AC")
    (raid,) = table.board.scene.raid.nodes()
    assert raid.name == "Acquire"
    table.click_button("pick-neutralize-1")
    assert table.journal.moves[-1] == {"seat": 0, "do": "neutralize", "portfolio": 1, "card": "AC"}


def test_a_draw_that_debts_have_eaten_is_refused_with_that(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, [HEARTS, CLUBS], "9S", "KS"))
    match = table.match
    match.act(1, actions.Draw(1, False, False))
    match.act(1, actions.Discard(seen_as(PortfolioView, match.view(1)).hand[-1]))
    match.act(0, actions.Draw(1, False, False))
    match.act(0, actions.Found(cards("3H 4H 5H 6H")))
    match.act(0, actions.Offer(1, actions.Terms(0, (), (), (actions.Debt(3),)), actions.NO_TERMS))
    match.act(1, actions.Accept())
    match.act(0, actions.Discard(seen_as(PortfolioView, match.view(0)).hand[-1]))
    match.act(1, actions.Draw(1, False, False))
    match.act(1, actions.Discard(seen_as(PortfolioView, match.view(1)).hand[-1]))
    table.use(SilentThinker()).start()
    assert "Debts have left $1 of this turn's income" in table.page.action_panel.panel.note
    table.key("2")
    assert "what debts leave of this turn's income" in table.page.refusal.text


def test_the_exposed_card_alone_is_refused_for_what_forbids_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, [], "9S"))
    match = table.match
    for turn in range(6):
        seat = turn % 2
        match.act(seat, actions.Draw(1, True, False))
        view = seen_as(PortfolioView, match.view(seat))
        match.act(seat, actions.Discard(next(card for card in view.hand if card != view.banned)))
    table.use(SilentThinker()).start()
    facts = table.board.scene.piles.facts
    assert facts is not None
    assert facts.caption == ""
    table.key("E")
    assert "draw at least one card from it" in table.page.refusal.text


def test_the_card_just_taken_is_marked_and_stays(qtbot: QtBot) -> None:
    hand = "3H 4H 5H 7S 8D 9C AC 2D JS QH KD TC 6S"
    table = open_table(qtbot, "hb", setup=stacked(2, 1, [hand], "9S")).use(SilentThinker()).start()
    table.key("E", "Enter")
    table.wait_for(Stage.ASKING)
    slot = table.choosing.slots.index(cards("9S")[0])
    assert table.board.scene.hand.barred == {slot}
    assert "not the 9 of spades you just took" in table.page.action_panel.panel.note
    table.click_card(slot)
    table.key("X")
    assert "ruling P10" in table.page.refusal.text


def test_a_hand_can_be_sorted_while_a_bot_thinks(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 0, [HEARTS, CLUBS], "9S"), first=1)
    table.use(SilentThinker()).start()
    assert table.stage is Stage.THINKING
    before = table.board.scene.hand.faces
    table.key("O")
    after = table.board.scene.hand.faces
    assert before != after
    assert sorted(before) == sorted(after)


def test_space_selects_the_card_in_focus_and_enter_does_what_is_proposed(qtbot: QtBot) -> None:
    table = opened(qtbot)
    for card in cards("3H 4H 5H"):
        table.spot(table.card_name(table.choosing.slots.index(card))).setFocus()
        table.key("Space")
    assert table.choosing.chosen() == cards("3H 4H 5H")
    table.key("Space")
    assert table.choosing.chosen() == cards("3H 4H")
    table.key("Space", "Enter")
    settle(table)
    assert table.journal.moves[-1]["do"] == "found"


def test_after_a_click_on_the_exposed_card_enter_draws_it(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", setup=stacked(2, 1, [], "9S")).use(SilentThinker()).start()
    table.click_spot("exposed-card")
    table.key("Enter")
    assert [(m["do"], m["exposed"]) for m in table.journal.moves] == [("draw", True)]


def _mouse_turn(table: PortfolioSeat, rng: Random) -> None:
    view = table.view
    if view.stage == DRAWING:
        most = table.choosing.most()
        table.click_spot(f"draw-{rng.randint(1, max(1, most))}")
        table.click_spot("stock")
        return
    found = next((a for a in view.legal if isinstance(a, actions.Found)), None)
    grow = next((a for a in view.legal if isinstance(a, (actions.Extend, actions.Acquire))), None)
    slots = list(table.choosing.slots)
    if found is not None:
        for card in found.cards:
            table.click_card(slots.index(card))
        table.click_spot("lay-portfolio")
    elif grow is not None:
        table.click_card(slots.index(grow.card))
        table.click_spot(f"portfolio-{grow.portfolio}")
    elif not slots:
        table.click_button("confirm")
    else:
        free = [slot for slot in range(len(slots)) if slot not in table.choosing.barred()]
        table.click_card(rng.choice(free))
        table.click_spot("discard-pile")


def test_a_whole_game_by_mouse(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    table.page.setUpdatesEnabled(False)
    rng = Random(3)
    settle(table)
    while table.stage is not Stage.OVER:
        before = len(table.journal.moves)
        _mouse_turn(table, rng)
        assert len(table.journal.moves) > before
        settle(table)
    assert table.journal.result == table.match.result().as_record()
    assert not table.page.end_sheet.isHidden()
    done = {move["do"] for move in table.journal.moves if move["seat"] == 0}
    assert {"draw", "found", "discard"} <= done


def _key_turn(table: PortfolioSeat, rng: Random) -> None:
    view = table.view
    if view.stage == DRAWING:
        table.key(str(rng.randint(1, max(1, table.choosing.most()))), "Enter")
        return
    slots = list(table.choosing.slots)
    if not slots:
        table.key("Enter")
        return
    found = next((a for a in view.legal if isinstance(a, actions.Found)), None)
    wanted = list(found.cards) if found is not None else []
    if not wanted:
        free = [slot for slot in range(len(slots)) if slot not in table.choosing.barred()]
        wanted = [slots[rng.choice(free)]]
    for slot in range(len(slots)):
        table.key("Right")
        focused = table.board.board.focused_spot
        assert focused is not None
        at = table.choosing.card_names().index(focused)
        if slots[at] in wanted:
            wanted.remove(slots[at])
            table.key("Up")
        if not wanted or slot == len(slots) - 1:
            break
    table.key("Enter")


def test_the_curtain_leaves_no_card_behind(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hh", setup=stacked(2, 1, [HEARTS, CLUBS], "9S")).start()
    table.wait_for(Stage.CURTAIN)
    table.controller.lift()
    assert table.board.scene.hand.faces
    table.key("Enter")
    table.wait_for(Stage.ASKING)
    table.select("9C")
    table.key("X")
    table.wait_for(Stage.CURTAIN)
    assert table.board.scene.hand.faces == ()
    assert table.choosing.slots == ()
    assert "card-" not in table.texts()


def look_at_raids(table: PortfolioSeat) -> None:
    """Dismiss each raid that is held for all to see, until a player is asked."""
    rests = Stage.CURTAIN, Stage.ASKING
    while table.stage not in rests:
        table.qtbot.waitUntil(
            lambda: table.stage in rests or table.page.presenter.reveal is not None
        )
        if table.page.presenter.reveal is not None:
            table.key("Space")


def test_two_people_pass_the_screen_turn_by_turn(qtbot: QtBot) -> None:
    """Lifting the curtain shows the own hand; there is a hand-over between any two turns."""
    table = open_table(qtbot, "hhb", seed="passing").start()
    rng, lifted = Random(4), []
    while seen_as(PortfolioView, table.match.view(None)).turn < 15:
        look_at_raids(table)
        table.qtbot.wait(1)
        if table.stage is Stage.CURTAIN:
            assert table.board.scene.hand.faces == ()
            lifted.append(table.controller.seat)
            table.controller.lift()
        assert table.view.seat == table.controller.seat
        assert sorted(table.choosing.slots) == sorted(table.view.hand)
        _key_turn(table, rng)
    assert lifted[:10] == [seat for _ in range(5) for seat in (0, 1)]


def test_the_keys_of_the_table_are_listed(qtbot: QtBot) -> None:
    keys = dict(opened(qtbot).page.key_notes())
    assert keys["Discard"] == "X"
    assert keys["Move along the hand"].split() == ["Left", "Right"]


def test_nothing_is_to_be_laid_once_the_game_is_over(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(qtbot)
    scene = table.board.scene
    assert scene.facts is not None
    invited = say("portfolio-lay-three-or-more")
    for actors in ((0,), ()):
        scene.facts = replace(scene.facts, actors=actors)
        with recording(monkeypatch) as texts:
            scene.show_choosing()
            painted(scene.place, scene.place.rect)
        assert (invited in texts) == bool(actors)


def test_the_closing_page_shows_the_others_portfolios_to_whoever_has_none(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbb").start()
    scene = table.board.scene
    assert scene.layout_ is not None
    assert scene.layout_.own_is_bare
    market = table.board.market()
    assert all(market.contains(seat.toAlignedRect()) for seat in scene.layout_.seats)
    assert not market.intersects(scene.layout_.own.toRect())


@pytest.mark.parametrize("spot", ["exposed-card", "stock", "draw-3"])
def test_a_hint_leaves_the_hand_in_view(qtbot: QtBot, spot: str) -> None:
    table = open_table(qtbot, "hbb").start()
    table.wait_for(Stage.ASKING)
    page, hint = table.page, table.page.parts.hint_popover
    table.look.fit(QSize(1280, 720))
    page.resize(1280, 720)
    hint.avoided = lambda: [page.parts.where(f"doing/{spot}")]
    long = HintText("A hint", "Discard it", ("No other card goes with it. " * 3,) * 2, ruling="P10")
    hint.write(long)
    page.popovers.show(hint)
    hand = table.board.scene.hand.rect.toRect().translated(table.board.board.pos())
    assert not hint.paper().intersects(hand)


def test_a_click_keeps_bots_from_offering(qtbot: QtBot) -> None:
    made = create_options(ThemeContext(), {})
    qtbot.addWidget(made)
    made.show()
    assert made.options() == {}
    switch = child(made, QCheckBox, "portfolio-bots-offer")
    with qtbot.waitSignal(made.changed):
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert made.options() == {"bots_offer": False}
    assert not Options.model_validate(made.options()).bots_offer


def test_a_wish_is_kept_and_nonsense_left_out(qtbot: QtBot) -> None:
    for wishes, options in (
        ({"bots_offer": False}, {"bots_offer": False}),
        ({"bots_offer": 7}, {}),
    ):
        made = create_options(ThemeContext(), wishes)
        qtbot.addWidget(made)
        assert made.options() == options


def test_the_offer_to_lay_a_portfolio_hides_no_title(qtbot: QtBot) -> None:
    table = opened(qtbot)
    scene, board = table.board.scene, table.board.board
    assert scene.layout_ is not None
    title = scene.layout_.own_head.toRect()
    before = light_share(table.picture(board, title))
    table.select("3H 4H 5H")
    assert [mark.rect for mark in scene.rings.rings] == [scene.layout_.place]
    assert light_share(table.picture(board, title)) < before + 0.1
