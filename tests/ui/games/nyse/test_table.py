"""The NYSE table on screen: picking, swaps by keyboard and by mouse, and what stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QAbstractButton, QGraphicsSceneHoverEvent
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine.state import seen_as
from stockgames.games.nyse.action_builder import Place
from stockgames.games.nyse.actions import DISCARD, TAKE, StockSwap, Waive, kind_key
from stockgames.games.nyse.parts import (
    MARKINGS,
    SPECULATIVE_MARKET,
)
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.games.nyse.terms import FACES
from stockgames.ui.pieces.plates import tag_box
from stockgames.ui.table.end_page import NextActions
from stockgames.ui.widgets import pointer
from stockgames.ui.widgets.focus import FOCUS_MARGIN
from tests.ui.games.paints import painted
from tests.ui.painted_texts import painted_on
from tests.ui.table.seating import SilentThinker, Table, open_table

MARKET, INVEST, SWAP = "speculative_market", "aggressive_investment", "stock_swap"


def takes(table: Table, *colors: int) -> Table:
    """Make takes directly in the match, before the page starts."""
    for color in colors:
        table.match.act(table.match.actors[0], TAKE[color])
    return table


def picture(table: Table) -> QImage:
    table.qtbot.wait(1)
    return table.picture()


@contextmanager
def elided(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Record each text that is shortened where it has no room, as it is then shown."""
    shown: list[str] = []
    elide = QFontMetricsF.elidedText

    def note(*given: Any) -> str:
        shown.append(elide(*given))
        return shown[-1]

    with monkeypatch.context() as patched:
        patched.setattr(QFontMetricsF, "elidedText", note)
        yield shown


def offered(table: Table) -> list[str]:
    """Return the names of the hot spots, after checking that each is a real button with a name."""
    spots = [table.spot(target.name) for target in table.game.choosing.targets()]
    assert all(isinstance(spot, QAbstractButton) and spot.accessibleName() for spot in spots)
    assert all(spot.focusPolicy() & Qt.FocusPolicy.TabFocus for spot in spots)
    return [spot.objectName() for spot in spots]


def test_everything_to_act_on_is_a_named_button_with_an_accessible_name(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "hbb", blue=[SWAP]), 0, 1, 2, 3, 1, 2).start()
    piles = ["take-blue", "take-black", "take-red", "take-green"]
    assert offered(table) == [*piles, "play-blue-stock-swap"]
    assert [item.name for item in table.game.scene.piles] == piles
    table.key("3")
    assert offered(table) == ["seat-1", "seat-2"]
    assert [item.name for item in table.game.scene.seat_items.values()] == [
        "seat-1",
        "seat-2",
    ]
    table.click_spot("seat-1")
    assert offered(table) == ["want-blue", "want-black", "want-red", "want-green"]
    table.click_spot("want-black")
    assert offered(table) == ["give-green-plain"]
    table.key("Esc", "Esc", "Esc", "D")
    assert offered(table)[:2] == ["discard-blue", "discard-black"]


def test_a_swap_by_keyboard_alone(qtbot: QtBot) -> None:
    table = (
        takes(open_table(qtbot, "hbb", blue=[SWAP]), 0, 1, 2, 3, 1, 2).use(SilentThinker()).start()
    )
    table.key("3", "Right", "Right", "Enter")
    assert table.game.choosing.way.partner == 2
    table.key("R", "Right", "Enter", "Enter")
    assert table.journal.moves == [
        {
            "seat": 0,
            "do": "stock_swap",
            "chip": "blue",
            "with": 2,
            "want": "red",
            "give": {"color": "green", "marking": "plain"},
        }
    ]


def test_a_swap_by_mouse_alone(qtbot: QtBot) -> None:
    table = (
        takes(open_table(qtbot, "hbb", blue=[SWAP]), 0, 1, 2, 3, 1, 2).use(SilentThinker()).start()
    )
    table.click_spot("play-blue-stock-swap")
    table.click_spot("seat-1")
    table.click_spot("want-black")
    table.click_spot("give-green-plain")
    table.click_button("confirm")
    assert table.journal.moves[0]["with"] == 1
    assert table.journal.moves[0]["want"] == "black"


def test_alone_enter_says_that_a_special_chip_must_be_used(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "h", blue=[MARKET]), 0).start()
    for _ in range(2):
        table.key("Enter")
        assert "N9" in table.page.refusal.text


def test_no_ring_stays_where_a_chip_was_played(qtbot: QtBot) -> None:
    """It lay over the chip that had moved up, for as long as the move was shown."""
    dealt = open_table(qtbot, "hb", pace="normal", blue=[MARKET])
    table = takes(dealt, 0, 1, 2, 1).use(SilentThinker()).start()
    table.click_spot("play-blue-speculative-market")
    table.click_spot("push-red")
    table.click_button("confirm")
    assert table.page.presenter.is_moving
    assert not table.game.scene.rings.rings
    table.game.finish()


def test_of_two_equal_chips_the_one_that_is_played_is_ringed(qtbot: QtBot) -> None:
    dealt = open_table(qtbot, "hb", blue=[MARKET], red=[MARKET])
    table = takes(dealt, 0, 1, 2, 1).use(SilentThinker()).start()
    scene = table.game.scene

    def picked() -> list[QRectF]:
        return [ring.rect for ring in scene.rings.rings if ring.state == "picked"]

    assert not picked()
    table.click_spot("play-red-speculative-market")
    assert picked() == [scene.place_rect(("chip", 2 * 4 + SPECULATIVE_MARKET))]
    table.key("Esc")
    assert not picked()


@pytest.mark.parametrize("special", [MARKET, INVEST, SWAP])
def test_a_hint_rings_the_special_chip_and_then_what_it_is_for(qtbot: QtBot, special: str) -> None:
    dealt = open_table(qtbot, "hb", blue=[special])
    table = takes(dealt, 0, 1, 2, 1).use(SilentThinker()).start()
    game, scene = table.game, table.game.scene

    def picked() -> list[QRectF]:
        return [ring.rect for ring in scene.rings.rings if ring.state == "picked"]

    action = next(a for a in table.match.view(0).legal if a.do == special)
    game.advise(game.things_of(action))
    chip: Place = ("chip", MARKINGS.index(special))
    assert picked() == [scene.place_rect(chip)]
    assert game.choosing.way.step == "take"
    while not game.choosing.picked:
        name = next(t.name for t in game.choosing.targets() if t.name in game.things_of(action))
        table.click_spot(name)
    assert game.choosing.action() == action


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1280, 720)], ids=str)
def test_a_question_is_read_however_many_chips_answer_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: QSize, text_size: float
) -> None:
    table = open_table(qtbot, "hb", blue=[SWAP], black=["plain", "plain", "plain", MARKET])
    takes(table, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2).use(SilentThinker()).start()
    table.look.set_text_size(text_size)
    table.look.fit(size)
    table.page.resize(size)
    table.key("3")
    table.click_spot("seat-1")
    table.click_spot("want-black")
    shown = table.page.action_panel
    (question, *_) = (group.caption for group in shown.panel.groups)
    assert len(shown.buttons()) == 7
    assert question in painted_on(shown, monkeypatch)


def test_a_hint_to_discard_rings_its_pile(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "h"), 0, 1).use(SilentThinker()).start()
    game, scene = table.game, table.game.scene
    for discard in (a for a in DISCARD if a in table.match.view(0).legal):
        game.advise(game.things_of(discard))
        (ringed,) = (ring.rect for ring in scene.rings.rings if ring.state == "picked")
        assert ringed == scene.piles[discard.color].ring_rect
    assert game.choosing.way.step == "take"


def test_the_letter_of_a_pile_that_rests_says_so_as_a_click_on_it(qtbot: QtBot) -> None:
    dealt = open_table(qtbot, "hbb", blue=[SWAP])
    table = takes(dealt, 0, 1, 2, 3, 1, 2).use(SilentThinker()).start()
    table.key("3")
    assert table.game.choosing.way.step == "partner"
    assert table.page.refusal.isHidden()
    table.key("R")
    assert "playing a special chip" in table.page.refusal.text
    table.click_spot("seat-1")
    table.click_spot("want-black")
    assert table.page.refusal.isHidden()
    table.key("R")  # there is no such chip to give
    assert "playing a special chip" in table.page.refusal.text


def test_a_greyed_choice_keeps_its_place_and_tells_why(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "hbb", blue=[SWAP]), 0, 1, 2, 3, 1, 2).start()
    table.key("3")
    table.click_spot("seat-1")
    button = table.button("pick-want-green")
    assert "has no chip of that sector" in button.toolTip()
    table.click(button)
    assert "has no chip of that sector" in table.page.refusal.text
    assert table.game.choosing.way.want is None


def test_an_answer_to_a_swap_is_picked_from_the_chips_asked_for(qtbot: QtBot) -> None:
    table = open_table(qtbot, "bh", blue=[SWAP, "plain"], black=[INVEST, MARKET])
    takes(table, 0, 1, 0, 1)
    table.match.act(0, next(a for a in table.match.view(0).legal if a.do == "stock_swap"))
    table.use(SilentThinker()).start()
    table.wait_for(Stage.ASKING)
    assert table.game.board.spot("surrender-aggressive-investment") is not None
    note = table.page.action_panel.panel.note
    assert note == "You can't refuse. Pick which of your chips to give."
    table.click_spot("surrender-speculative-market")
    table.key("Enter")
    assert table.journal.moves == [{"seat": 1, "do": "surrender", "marking": "speculative_market"}]


@pytest.mark.parametrize("marking", ["speculative-market", "aggressive-investment"])
def test_the_button_that_answers_a_swap_is_not_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, marking: str
) -> None:
    table = open_table(qtbot, "bh", blue=[SWAP, "plain"], red=[INVEST, MARKET])
    takes(table, 0, 2, 0, 2)
    swaps = (one for one in table.match.view(0).legal if isinstance(one, StockSwap))
    table.match.act(0, next(one for one in swaps if one.want == 2))
    table.use(SilentThinker()).start()
    table.page.resize(1280, 720)
    table.wait_for(Stage.ASKING)
    table.click_spot(f"surrender-{marking}")
    button = table.button("confirm")
    with elided(monkeypatch) as shown:
        button.grab()
    assert shown == [button.text()]


def test_no_name_or_price_of_a_sector_is_cut_in_a_small_window_with_large_text(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    table = takes(open_table(qtbot, "hb"), 0, 2).use(SilentThinker()).start()
    table.page.look.set_text_size(2.0)
    table.page.resize(1024, 556)
    table.wait_for(Stage.ASKING)
    scene = table.game.scene
    with elided(monkeypatch) as shown:
        for item in (*scene.piles, scene.tape):
            painted(item, item.rect)
    assert len(shown) == 3 * len(scene.piles)
    assert not [text for text in shown if text.endswith("…")]


def test_a_long_hand_is_chosen_from_on_the_table_alone(qtbot: QtBot) -> None:
    blue = [SWAP, "plain", MARKET, INVEST]
    table = open_table(qtbot, "hb", blue=blue, black=["plain", "plain", MARKET, "plain", INVEST])
    takes(table, 0, 1, 0, 3, 0, 3, 0, 3, 1, 3, 1, 1, 1, 3).use(SilentThinker()).start()
    table.key("3", "1", "4")
    choosing, panel = table.game.choosing, table.page.action_panel
    assert len(choosing.targets()) == 6
    assert [c.name for group in panel.panel.groups for c in group.choices] == [
        "confirm",
        "step-back",
    ]
    table.key("K")
    assert choosing.picked == "give-black-plain"
    table.key("K")
    assert choosing.picked == "give-black-speculative-market"
    for name in ("confirm", "step-back"):
        assert panel.rect().contains(table.button(name).geometry())
    table.key("Enter")
    assert table.journal.moves[0]["give"] == {"color": "black", "marking": "speculative_market"}


def test_nine_partners_are_pointed_at_on_the_table_alone(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hbbbbbbbbb", blue=[SWAP])
    takes(table, *(i % 4 for i in range(20))).use(SilentThinker()).start()
    table.key("3")
    panel = table.page.action_panel.panel
    assert [c.name for group in panel.groups for c in group.choices] == ["waive", "step-back"]
    assert panel.note.endswith("Click it, or use the arrow keys.")
    table.key("Right", "Right", "Enter")
    assert table.game.choosing.way.partner == 2


@pytest.mark.parametrize("marking", [INVEST, SWAP])
def test_a_second_click_on_the_chip_plays_it_where_nothing_else_is_to_be_chosen(
    qtbot: QtBot, marking: str
) -> None:
    table = takes(open_table(qtbot, "hb", blue=[marking]), 0, 1).use(SilentThinker()).start()
    chip = f"play-blue-{marking.replace('_', '-')}"
    table.click_spot(chip)
    if marking == SWAP:
        table.click_button("waive")
    assert table.journal.moves == []
    table.click_spot(chip)
    does = "waive" if marking == SWAP else marking
    assert [move["do"] for move in table.journal.moves] == [does]


@pytest.mark.parametrize(("marking", "pressed"), [(MARKET, "chip"), (SWAP, "chip"), (SWAP, "pile")])
def test_what_rests_during_a_special_chip_says_so(qtbot: QtBot, marking: str, pressed: str) -> None:
    table = takes(open_table(qtbot, "hb", blue=[marking]), 0, 1).use(SilentThinker()).start()
    name = f"play-blue-{marking.replace('_', '-')}"
    table.click_spot(name)
    begun = table.game.choosing.way
    rests = {one.place: one for one in table.game.board.offered if one.place.startswith("rests-")}
    assert [name.split("-")[1] for name in rests] == ["pile"] * 4 + ["chip"]
    table.click_spot(next(name for name in rests if pressed in name))
    assert "You are playing a special chip" in table.page.refusal.text
    assert table.game.choosing.way == begun
    table.key("Esc")
    assert not [one for one in table.game.board.offered if one.place.startswith("rests-")]


def test_a_pile_stands_for_its_marker_while_one_is_chosen(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "hb", blue=[MARKET]), 0, 1).use(SilentThinker()).start()
    table.click_spot("play-blue-speculative-market")
    piles = [one for one in table.game.board.offered if one.place.startswith("rests-pile")]
    assert all("becomes" in one.value or "stays" in one.value for one in piles)
    table.click_spot("rests-pile-1")
    assert table.game.choosing.picked == "push-black"
    table.click_spot("rests-pile-2")
    assert table.game.choosing.picked == "push-red"
    table.click_spot("rests-pile-2")
    assert [move["do"] for move in table.journal.moves] == [MARKET]


def test_an_investment_takes_two_or_stops(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "hb", blue=[INVEST]), 0, 1).use(SilentThinker()).start()
    table.key("2", "Enter")
    table.wait_for(Stage.ASKING)
    table.key("R", "Enter")
    table.wait_for(Stage.ASKING)
    table.key("X")
    assert [move["do"] for move in table.journal.moves] == [
        "aggressive_investment",
        "take",
        "stop",
    ]


def test_the_keys_of_the_table_are_listed_and_each_does_something(qtbot: QtBot) -> None:
    dealt = open_table(qtbot, "hb", blue=[MARKET], red=[SWAP], green=[INVEST])
    table = takes(dealt, 0, 1, 2, 1, 3, 1).use(SilentThinker()).start()
    listed = {key for _, keys in table.game.key_notes() for key in keys.split()}
    back = "Esc"
    way = ("Left", "Right", *"KRGB", back, *"1R", back, back, "2", back, "3", "W", back, back, "D")
    for key in way:
        assert table.game.press({"Esc": "Escape"}.get(key, key)), key
        listed.discard(key)
    table.key("Esc", "2", "Enter")
    table.wait_for(Stage.ASKING)
    assert listed == {"Enter", "X"}
    assert table.game.press("X")


def test_the_last_stack_is_discarded_from_by_one_press_each(qtbot: QtBot) -> None:
    dealt = takes(open_table(qtbot, "h", blue=["plain"] * 5), *[0] * 5)
    for color in (*[0] * 5, *[1] * 10, *[2] * 10, *[3] * 6):
        dealt.match.act(0, DISCARD[color])
    table = dealt.start()
    button = table.button("discard")
    assert button.text() == "Discard Foodstuffs"
    for _ in range(4):
        table.wait_for(Stage.ASKING)
        table.key("D")
    table.wait_for(Stage.OVER)
    assert [move["do"] for move in table.journal.moves] == ["discard"] * 4


def test_a_key_pressed_once_too_often_at_the_end_starts_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = takes(open_table(qtbot, "h", blue=["plain"] * 5), *[0] * 5)
    for color in (*[0] * 5, *[1] * 10, *[2] * 10, *[3] * 9):
        table.match.act(0, DISCARD[color])
    begun: list[None] = []
    table.page.end_sheet.offer(NextActions(deal_number="7QK2"))
    table.start().page.end_sheet.same_deal.connect(lambda: begun.append(None))
    table.key("D")
    table.wait_for(Stage.OVER)
    monkeypatch.setattr(pointer, "SETTLING_MS", 60_000)
    table.page.keys.guard_input()
    table.key("D", "D", "D")
    assert begun == []
    monkeypatch.setattr(pointer, "SETTLING_MS", 0)
    table.key("D")
    assert begun == [None]


def test_alone_a_stack_is_discarded_from_again_by_one_press_each(qtbot: QtBot) -> None:
    dealt = takes(open_table(qtbot, "h", blue=["plain"] * 5), *[0] * 5)
    table = dealt.start()
    table.key("D", "R")
    for _ in range(3):
        table.key("Enter")
        table.wait_for(Stage.ASKING)
    assert [(move["do"], move["color"]) for move in table.journal.moves] == [("discard", "red")] * 3
    table.page.undo()
    assert table.game.choosing.way.step == "take"


def test_alone_nobody_is_first_and_nobody_wins(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "h", blue=["plain"] * 5), *[0] * 5)
    for color in (*[0] * 5, *[1] * 10, *[2] * 10, *[3] * 10):
        table.match.act(0, DISCARD[color])
    table.start()
    table.wait_for(Stage.OVER)
    texts = table.texts()
    for word in ("1st", "wins", "won", "win"):
        assert word not in texts.split()


def test_alone_no_key_stops_an_investment(qtbot: QtBot) -> None:
    assert "X" in dict(open_table(qtbot, "hb").start().page.key_notes()).values()
    assert "X" not in dict(open_table(qtbot, "h").start().page.key_notes()).values()


def test_hovering_previews_where_the_marker_goes(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    arrow = table.game.scene.preview
    assert not arrow.isVisible()
    table.key("B")
    assert arrow.isVisible()
    assert arrow.preview is not None
    assert arrow.preview.end == table.game.scene.perch(1)
    table.key("Esc")
    assert not arrow.isVisible()


def test_a_tag_between_both_prices_tells_what_a_hop_is_worth(qtbot: QtBot, language: str) -> None:
    scene = open_table(qtbot, "hb").start().game.scene
    assert scene.facts is not None
    one, two = scene.facts.sectors[0].ahead
    scene.show_preview(one)
    stays = scene.preview.preview
    scene.show_preview(two)
    hops = scene.preview.preview
    assert stays is not None
    assert stays.tag is None
    assert hops is not None
    assert hops.tag is not None
    amount, each = {"en": ("+$1M", " a chip"), "de": ("+1 Mio. $", " je Chip")}[language]
    told = hops.tag.text.replace("\N{NO-BREAK SPACE}", " ")
    assert told in (amount, amount + each)  # the whole text if there is space
    assert hops.tag.is_readable
    tag = tag_box(hops.tag.room.center(), hops.tag.text, size=hops.tag.size)
    assert hops.tag.room.adjusted(-1, -9, 1, 9).contains(tag)
    assert scene.preview.rect.contains(tag)


def test_a_push_by_two_is_priced_by_two(qtbot: QtBot) -> None:
    table = (
        takes(open_table(qtbot, "hb", blue=["speculative_market"]), 0, 1)
        .use(SilentThinker())
        .start()
    )
    green = table.game.scene.piles[3]
    assert green.note == "stays at $1M"
    table.key("1")
    assert green.note == "$1M becomes $2M"
    table.key("Esc")
    assert green.note == "stays at $1M"


def test_a_swap_moves_no_marker_and_every_pile_says_so(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "h", blue=[SWAP]), 0, 1).use(SilentThinker()).start()
    black = table.game.scene.piles[1]
    assert black.note == "$1M becomes $2M"
    table.key("3")
    assert black.note == "stays at $1M"


def test_what_must_be_played_is_ringed_as_nothing_else_is(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "h", blue=[SWAP]), 0, 1).use(SilentThinker()).start()
    scene = table.game.scene
    rings = [ring.rect for ring in scene.rings.rings if ring.state == "open"]
    assert rings == [scene.place_rect(("chip", MARKINGS.index(SWAP)))]


def test_concealed_hands_show_nothing_of_past_turns(qtbot: QtBot) -> None:
    """The table doesn't show who took which colour in past turns, only the prices (N7)."""
    wishes = {"hands": "concealed"}
    one = takes(open_table(qtbot, "hbb", wishes=wishes), 0, 2, 3, 0, 1, 1).start()
    other = takes(open_table(qtbot, "hbb", wishes=wishes), 0, 3, 2, 0, 1, 1).start()
    assert (
        seen_as(NyseView, one.match.view(0)).markers
        == seen_as(NyseView, other.match.view(0)).markers
    )
    assert one.texts() == other.texts()
    assert picture(one) == picture(other)
    opened = takes(open_table(qtbot, "hbb"), 0, 2, 3, 0, 1, 1).start()
    assert opened.texts() != one.texts()


def test_special_chips_say_what_they_do(qtbot: QtBot) -> None:
    dealt = open_table(qtbot, "hb", blue=[MARKET], red=[SWAP], green=[INVEST])
    table = takes(dealt, 0, 1, 2, 1, 3, 1).use(SilentThinker()).start()
    told = set()
    for marking in (MARKET, INVEST, SWAP):
        button = table.button(f"play-{marking.replace('_', '-')}")
        told.add(button.toolTip())
        assert button.toolTip() in button.accessibleDescription()
        chips = [chip for chip in table.game.scene.hand.placed if FACES[chip.kind & 3] == marking]
        assert chips
        spot = table.spot(f"play-{kind_key(chips[0].kind)}")
        assert button.toolTip() in spot.toolTip()
    assert len(told) == 3
    table.game.choose("play-stock-swap")
    assert table.page.action_panel.panel.note in told


def test_a_chip_of_the_hand_says_what_it_does_until_the_table_is_covered(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb", blue=[MARKET]).use(SilentThinker()).start()
    table.key("B", "Enter")
    table.wait_for(Stage.THINKING)
    hand = table.game.scene.hand
    at = hand.placed[0].centre
    event = QGraphicsSceneHoverEvent(QEvent.Type.GraphicsSceneHoverMove)
    event.setPos(at)
    hand.hoverMoveEvent(event)
    assert hand.toolTip()
    table.game.clear()
    assert hand.toolTip() == ""


def concealed(qtbot: QtBot, players: str = "hbb") -> Table:
    """Open a concealed table: Ada has a swap chip, a black and a red one; nobody has green."""
    dealt = open_table(qtbot, players, wishes={"hands": "concealed"}, blue=[SWAP])
    return takes(dealt, 0, 1, 2, 1, 2, 1, 2, 1, 2).use(SilentThinker())


def ask(table: Table, color: str) -> None:
    """Ask the first of the others for a colour, by keys; the black chip is offered."""
    table.key("Right", "Enter", color, "K", "Enter")


def test_a_concealed_hand_answers_when_it_is_asked_and_not_before(qtbot: QtBot) -> None:
    table = concealed(qtbot).start()
    table.key("3", "Right", "Enter")
    assert not [c for g in table.page.action_panel.panel.groups for c in g.choices if c.why_not]
    table.key("G", "K")
    assert "has no chip" not in table.texts()
    assert table.journal.drafts == {}
    table.key("Enter")
    assert "has no chip of that sector" in table.page.refusal.text
    assert table.match.bound == 0
    assert table.journal.moves == []
    assert table.journal.drafts[0]["draft"]["want"] == "green"


def test_no_key_leads_away_from_a_swap_that_was_answered(qtbot: QtBot) -> None:
    table = concealed(qtbot).start()
    table.key("3")
    ask(table, "G")
    table.key("Esc")
    assert "counts as discarded" in table.page.refusal.text
    table.key("Esc", "D", "X", "B", "K", "R", "G", "Enter", "Enter", "W", "Esc", "Esc")
    table.page.undo()
    assert "A question was answered" in table.page.refusal.text
    assert table.journal.moves == []
    assert table.match.bound == 0
    spots = {target.name for target in table.game.choosing.targets()}
    assert spots == {"seat-1", "seat-2"}
    names = {c.name for g in table.page.action_panel.panel.groups for c in g.choices}
    assert names == {"pick-seat-1", "pick-seat-2", "waive"}
    table.controller.submit(TAKE[0])
    assert "counts as discarded" in table.page.refusal.text
    assert table.journal.moves == []


def test_who_was_answered_asks_on_or_waives(qtbot: QtBot) -> None:
    for keys, do in ((["Right", "Enter", "K", "K", "Enter"], "stock_swap"), (["W"], "waive")):
        table = concealed(qtbot).start()
        table.key("3")
        ask(table, "G")
        table.key(*keys, "Enter")
        assert [move["do"] for move in table.journal.moves] == [do]
        assert table.match.bound is None


def test_a_swap_that_was_answered_still_binds_after_a_start(qtbot: QtBot) -> None:
    """The journal and the moves are all that a killed app leaves behind."""
    killed = concealed(qtbot, "hbh").start()
    killed.controller.lift()
    killed.key("3")
    ask(killed, "G")
    table = concealed(qtbot, "hbh")
    journal = killed.journal
    controller = TableController(table.match, journal, SilentThinker(), Handover.CURTAIN)
    assert table.match.bound == 0
    controller.start()
    controller.lift()
    assert {type(action) for action in controller.view.legal} == {StockSwap, Waive}
    assert not controller.can_undo


def test_who_was_answered_under_the_peek_key_is_held_with_the_hand_hidden_too(qtbot: QtBot) -> None:
    """What is shown then is public: the swap is waived or continued."""
    dealt = open_table(
        qtbot, "hh", wishes={"hands": "concealed"}, handover=Handover.PEEK, blue=[SWAP]
    )
    table = takes(dealt, 0, 2, 1, 2).start()
    table.page.peeking.peek(True)
    table.key("3")
    ask(table, "G")
    table.page.peeking.peek(False)
    assert table.game.choosing.targets() == []
    assert [c.name for g in table.page.action_panel.panel.groups for c in g.choices] == ["waive"]
    table.key("Esc", "Right", "Enter", "B", "D")
    assert table.journal.moves == []
    table.page.peeking.peek(True)
    assert offered(table) == ["seat-1"]
    table.page.peeking.peek(False)
    table.key("W", "Enter")
    assert table.journal.moves == [{"seat": 0, "do": "waive", "chip": "blue"}]


def test_leaving_the_window_ends_a_peek(qtbot: QtBot) -> None:
    table = takes(open_table(qtbot, "hh", handover=Handover.PEEK, blue=[SWAP]), 0, 1).start()
    table.page.peeking.peek(True)
    viewer = [table.controller.viewer]
    table.page.hide()
    assert [*viewer, table.controller.viewer] == [0, None]


def test_stacks_that_can_be_taken_are_ringed_until_one_is_picked(qtbot: QtBot) -> None:
    table = open_table(qtbot, "hb").start()
    scene = table.game.scene
    stacks = [pile.ring_rect for pile in scene.piles]

    def ringed() -> list[QRectF]:
        return [ring.rect for ring in scene.rings.rings if ring.state == "open"]

    assert ringed() == stacks
    table.key("K")
    assert ringed() == []
    table.key("Esc")
    assert ringed() == stacks


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_button_to_peek_leaves_the_plate_whole(
    qtbot: QtBot, size: tuple[int, int], text: float
) -> None:
    """It lay over what the hand is worth, and its rank."""
    table = open_table(qtbot, "hh", handover=Handover.PEEK).start()
    table.look.set_text_size(text)
    table.page.resize(*size)
    table.look.fit(table.page.size())
    board, button = table.page.board, table.page.parts.peek_button
    plate = board.on_view(table.game.scene.hand.plate).translated(QPointF(board.pos()))
    edge = FOCUS_MARGIN
    face = QRectF(button.geometry().adjusted(edge, edge, -edge, -edge))
    assert button.isVisible()
    assert not face.intersects(plate)
