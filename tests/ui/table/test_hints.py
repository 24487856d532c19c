"""The hint: its words, what its popover shows, and when and to whom it is shown."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.bots.decide import advise
from stockgames.bots.player import Advice, Budget, Weighed
from stockgames.bots.search import SearchBot
from stockgames.controllers.stages import Stage
from stockgames.engine import registry
from stockgames.engine.game import Explanation, difference
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import View, seen_as
from stockgames.games.nyse.actions import Discard, NyseAction, StockSwap, Take
from stockgames.games.nyse.facts import facts_of
from stockgames.games.nyse.parts import STOCK_SWAP
from stockgames.games.nyse.view import NyseView
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.games.nyse.terms import sector
from stockgames.presentation.hints import Billed, Explain, HintText, hint_text, thinking_text
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.popovers import HintPopover
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.labels import Label
from tests.ui.finding import on_screen
from tests.ui.table.seating import Adviser, Table, label_texts, open_table

HINT = HintText("The bot would", "Take Chemicals", ("It climbs.",), ruling="N5", why="It climbs.")
LONG = HintText("The bot would", "Take Chemicals", ("It climbs from $1M to $2M. " * 3,) * 2)


@pytest.fixture
def popover(qtbot: QtBot) -> HintPopover:
    page = on_screen(qtbot, QWidget(), QSize(700, 500))
    made = HintPopover(ThemeContext(), page)
    made.page = page  # type: ignore[attr-defined]
    return made


def lie(popover: HintPopover, hint: HintText) -> bool:
    """Show a hint; return whether it was new."""
    news = popover.write(hint)
    popover.show_at(QRect(20, 20, 360, popover.wanted_height(360)), alert=False)
    return news


def test_the_same_hint_is_news_once(popover: HintPopover) -> None:
    assert lie(popover, HINT)
    assert popover.hint == HINT
    assert not lie(popover, HINT)
    assert lie(popover, HintText("The bot would", "Take Technology"))


class Windows(QObject):
    """Counts the windows that are shown."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            self.count += watched.isWindow()
        return False


def test_a_bill_shows_no_window_which_would_take_the_focus(
    qapp: QApplication, popover: HintPopover
) -> None:
    windows = Windows()
    qapp.installEventFilter(windows)
    billed = Billed("You", 4, "+$4M", portraits_at(["You"])[0])
    lie(popover, replace(HINT, bill=(billed,)))
    qapp.removeEventFilter(windows)
    assert "+$4M" in label_texts(popover)
    assert windows.count == 0


def test_a_bill_has_its_room_where_the_bot_was_still_asked(
    qtbot: QtBot, popover: HintPopover
) -> None:
    lie(popover, thinking_text())
    billed = [Billed(name, 4, "+$4M", portraits_at([name])[0]) for name in ("You", "Bo", "Cleo")]
    lie(popover, replace(HINT, bill=tuple(billed), others=("Next best: Take Technology.",)))
    height = popover.height()
    qtbot.wait(20)
    assert popover.wanted_height(360) == height
    labels = [label for label in popover.findChildren(Label) if label.isVisible() and label.text()]
    rects = [QRect(label.mapTo(popover, QPoint()), label.size()) for label in labels]
    assert len(labels) == 3 + 2 * 3 + 1
    for one, another in combinations(rects, 2):
        assert not one.intersects(another)


def test_while_it_is_followed_it_is_brief(popover: HintPopover) -> None:
    lie(popover, HINT)
    assert label_texts(popover) == ["The bot would", "Take Chemicals", "It climbs."]
    popover.shorten(HINT.action)
    assert label_texts(popover) == ["Take Chemicals"]
    assert popover.close_link.isHidden()
    assert lie(popover, HintText("The bot would", "Take Technology")), "another is told whole"
    assert not popover.is_brief


def test_a_click_or_its_link_asks_to_put_it_away_and_leaves_nothing(popover: HintPopover) -> None:
    emitted = list[bool]()
    popover.dismissed.connect(lambda: emitted.append(True))
    lie(popover, HINT)
    QTest.mouseClick(popover, Qt.MouseButton.LeftButton)
    popover.close_link.click()
    assert emitted == [True, True]
    popover.put_away()
    assert popover.hint is None
    assert popover.accessibleName() == popover.spoken() == ""
    assert label_texts(popover) == []


def test_the_button_that_closes_it_is_in_the_title_if_it_fits(popover: HintPopover) -> None:
    plain = HintText(HINT.title, HINT.action, HINT.lines)
    lie(popover, plain)
    button, action_top = popover.close_link, popover.height() / 2
    assert button.geometry().bottom() < action_top
    assert popover.rect().contains(button.geometry())
    lie(popover, HINT)
    assert button.geometry().bottom() < action_top
    assert popover.link.geometry().top() > popover.height() / 2
    lie(popover, HintText("A title that leaves no room beside it, for it is long", "Take", ()))
    assert button.geometry().bottom() < action_top


@pytest.fixture
def adviser() -> Adviser:
    return Adviser()


def sit(qtbot: QtBot, adviser: Adviser, players: str = "hb") -> Table:
    return open_table(qtbot, players).use(adviser).start()


def move(table: Table) -> None:
    table.click_spot("take-blue")
    table.click_button("confirm")


def said(table: Table) -> str:
    hint = table.page.hints.popover.hint
    return "" if hint is None else hint.plain()


def test_h_asks_tells_and_puts_away(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    assert "Asking" in said(table)
    reason = adviser.advise()
    words = table.game.words
    action, view = reason.chosen.action, seen_as(NyseView, table.controller.view)
    assert isinstance(action, NyseAction)
    assert words.action_label(action, view) in said(table)
    assert "6 of 10 games" not in table.page.hints.popover.accessibleName()
    table.key("H")
    assert "6 of 10 games" in table.page.hints.popover.accessibleName()
    table.key("H")
    assert said(table) == ""
    table.key("H")
    assert words.action_label(action, view) in said(table)
    table.key("Esc")
    assert said(table) == ""


def test_a_hint_takes_the_place_of_the_recap(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    page, recap = table.page, table.page.parts.recap
    recap.write(["Bo bought Wool."])
    page.popovers.show(recap)
    table.key("H")
    assert (recap.isVisible(), page.hints.popover.isVisible()) == (False, True)


@pytest.mark.parametrize("by", ["key", "button"])
def test_a_hints_choice_still_wants_confirming(qtbot: QtBot, adviser: Adviser, by: str) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    action = adviser.advise().chosen.action
    if by == "key":
        table.key("Y")
    else:
        table.click(table.page.hints.popover.do_link)
    assert table.game.choosing.action() == action
    assert not table.match.moves
    table.key("Enter")
    assert table.journal.moves[0]["do"] == action.do


@pytest.mark.parametrize("reason", ["It climbs.", ""])
def test_once_it_is_chosen_a_hint_says_why_or_nothing(
    qtbot: QtBot, adviser: Adviser, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    """It used to repeat what the button that confirms the choice says."""
    table = sit(qtbot, adviser)
    popover = table.page.hints.popover
    monkeypatch.setattr(type(table.game.words), "reason_text", lambda *_: reason)
    table.key("H")
    adviser.advise()
    assert len(label_texts(popover)) > 1
    table.key("Y")
    assert table.game.choosing.action() == table.page.hints.action()
    assert label_texts(popover) == ([reason] if reason else [])
    assert popover.isVisible() == bool(reason)


def test_the_reason_goes_once_the_form_holds_something_else(
    qtbot: QtBot, adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stayed over Stock Exchange's garnets until the envelope was sealed."""
    table = sit(qtbot, adviser)
    monkeypatch.setattr(type(table.game.words), "reason_text", lambda *_: "It climbs.")
    table.key("H")
    adviser.advise()
    table.key("Y")
    assert table.page.hints.popover.isVisible()
    table.page.hints.follow_draft(0, ["something else"])
    assert not table.page.hints.popover.isVisible()


def test_while_a_form_is_filled_in_by_hand_a_hint_still_says_what_to_do(
    qtbot: QtBot, adviser: Adviser
) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    table.page.hints.follow_draft(0, ["a line"])
    adviser.advise()
    hint = table.page.hints.popover.hint
    assert hint is not None
    assert len(label_texts(table.page.hints.popover)) > 1, "a form that was changed before it came"
    table.page.hints.follow_draft(0, ["another line"])
    assert label_texts(table.page.hints.popover) == [hint.action]


def test_the_button_does_it_and_a_click_puts_it_away(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.click(table.page.bar.hint_button)
    adviser.advise()
    table.click(table.page.hints.popover)
    assert said(table) == ""


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_it_never_hides_the_pile_it_speaks_of(
    qtbot: QtBot, adviser: Adviser, text_size: float, number: int
) -> None:
    table = sit(qtbot, adviser, "hbbb")
    page = table.page
    table.look.set_text_size(text_size)
    table.look.fit(QSize(1024, 600))
    page.resize(1024, 600)
    table.key("H")
    action = adviser.advise(number=number).chosen.action
    assert isinstance(action, NyseAction)
    page.hints.popover.write(LONG)
    page.popovers.show(page.hints.popover)
    place = page.parts.where(f"doing/{table.game.words.action_name(action)}")
    assert not place.isEmpty()
    assert not page.hints.popover.paper().intersects(place)
    assert page.rect().contains(page.hints.popover.paper())


@pytest.mark.parametrize("number", range(4))
def test_what_a_hint_speaks_of_is_marked_on_the_board_until_something_is_picked(
    qtbot: QtBot, adviser: Adviser, number: int
) -> None:
    table = sit(qtbot, adviser)
    board, scene, piles = table.game.board, table.game.scene, table.game.scene.piles

    def marked() -> list[int]:
        picked = [ring.rect for ring in scene.rings.rings if ring.state == "picked"]
        return [color for color, pile in enumerate(piles) if pile.ring_rect in picked]

    def previewed() -> str:
        return scene.preview.preview.letter if scene.preview.preview is not None else ""

    board.hover("take-blue", True)
    assert (marked(), previewed()) == ([], "B")
    table.key("H")
    assert marked() == []
    action = adviser.advise(number=number).chosen.action
    assert isinstance(action, Take)
    color = action.color
    letter = "BKRG"[color]
    assert (marked(), previewed()) == ([color], letter)
    board.hover("take-blue", False)
    board.hover("take-green", True)
    assert (marked(), previewed()) == ([color], "G"), "looked at since"
    board.hover("take-green", False)
    table.key("Esc")
    assert (marked(), previewed()) == ([], "")
    table.key("H")
    assert marked() == [color]
    table.click_spot("take-red")
    assert marked() == [2]


def test_the_popover_goes_with_the_decision(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    adviser.advise()
    move(table)
    assert said(table) == ""
    table.wait_for(Stage.THINKING)
    assert not table.page.bar.hint_button.isVisible()
    assert "after a hint" in "\n".join(e.plain() for e in table.page.log.lines.entries)


def test_h_is_the_hint_alone_and_t_hurries_a_bot(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    move(table)
    table.wait_for(Stage.THINKING)
    moves = len(table.match.moves)
    hurry = table.button("hurry")
    assert hurry.key() == "T"
    table.key("H")
    qtbot.wait(20)
    assert len(table.match.moves) == moves
    table.key("T")
    qtbot.waitUntil(lambda: len(table.match.moves) > moves)


def test_no_hint_reaches_over_a_curtain(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser, "hh")
    table.wait_for(Stage.CURTAIN)
    table.key("H")
    assert adviser.asked is None
    assert not table.page.bar.hint_button.isVisible()
    table.controller.lift()
    table.key("H")
    adviser.advise()
    first = said(table)
    assert first
    move(table)
    while table.stage is not Stage.CURTAIN:
        table.wait_for(Stage.PASSING, Stage.CURTAIN)
        table.controller.pass_screen()
    assert said(table) == ""
    assert first not in table.texts()
    assert table.page.hints.popover.accessibleName() == ""


def test_the_log_begins_with_who_plays_and_without_the_seal(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.key("L")
    (line,) = table.page.parts.log_sheet.lines.entries
    assert all(info.name in line.plain() for info in table.match.seats)
    assert table.match.seal not in line.plain()
    assert len(table.match.moves) == 0


def test_a_hint_leads_to_the_ruling_on_what_it_would_do(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    wanted: list[str] = []
    table.page.ruling_requested.connect(wanted.append)
    table.key("H")
    assert table.page.hints.popover.link.isHidden(), "nothing is said yet"
    table.key("F2")
    assert wanted == []
    adviser.advise("discard")
    table.key("F2")
    assert wanted == [Discard.ruling]
    table.click(table.page.hints.popover.link)
    assert wanted == [Discard.ruling] * 2


def test_a_hint_without_a_ruling_can_be_closed_by_a_button(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser)
    table.key("H")
    close = table.page.hints.popover.close_link
    assert close.isHidden()  # nothing is shown yet
    adviser.advise()
    assert not table.page.hints.popover.ruling
    assert table.page.hints.popover.link.isHidden()
    table.click(close)
    assert said(table) == ""


def test_a_hint_loses_the_medals_of_a_game_alone_for_good(qtbot: QtBot, adviser: Adviser) -> None:
    table = sit(qtbot, adviser, "h")
    presenter = table.page.presenter
    told = [presenter.state.status]
    table.key("H")
    adviser.advise()
    told.append(presenter.state.status)
    move(table)
    table.wait_for(Stage.ASKING)
    told.append(presenter.state.status)
    table.controller.undo()
    told.append(presenter.state.status)
    assert ["bronze" in each for each in told] == [True, False, False, False]


NAMES = tuple(f"Seat{i}" for i in range(8))
SEATS = {"nyse": 3, "exchange": 4, "portfolio": 3, "stock-exchange": 8}


def sit_down(game_id: str) -> Match:
    seats = [SeatInfo(name=name, player="human") for name in NAMES[: SEATS[game_id]]]
    return Match.deal(registry.load(game_id), seats, {}, "hint")


def words_of(game_id: str) -> AnyWords:
    return create_table(game_id, ThemeContext()).words


@pytest.mark.parametrize("game_id", SEATS)
def test_every_game_has_words_for_what_the_best_bot_would_do(game_id: str) -> None:
    match, words, rng = sit_down(game_id), words_of(game_id), Random(1)
    for _ in range(3):
        seat = match.actors[0]
        view = match.view(seat)
        reason = advise(SearchBot(match.game, rng).think(view, Budget(8)))
        text = hint_text(reason, words, view, NAMES, explainer(match, view))
        assert text.action
        assert text.lines
        assert "{" not in text.plain()
        match.act(seat, match.game.sample_action(view, rng))


def explainer(match: Match, view: View) -> Explain:
    return lambda action: match.game.explain(view, action, match.options)


def hint(scale: Any, *weighed: Weighed, worlds: int = 1234) -> HintText:
    match = sit_down("nyse")
    reason = Advice(worlds, scale, weighed[0], next(iter(weighed[1:]), None))
    return hint_text(reason, words_of("nyse"), match.view(0), NAMES, lambda action: Explanation())


def lines(scale: Any, *weighed: Weighed, worlds: int = 1234) -> tuple[str, ...]:
    text = hint(scale, *weighed, worlds=worlds)
    return text.lines + text.others


def odds(scale: Any, *weighed: Weighed) -> tuple[str, ...]:
    return hint(scale, *weighed).odds


def nyse_actions() -> list[Any]:
    match = sit_down("nyse")
    return list(match.view(match.actors[0]).legal)


def label(action: Any) -> str:
    return words_of("nyse").action_label(action, sit_down("nyse").view(0))


@pytest.mark.parametrize("hands", ["open", "concealed"])
def test_a_hint_tells_what_a_move_gives_or_costs_if_hands_are_open(hands: str) -> None:
    game, words, told = registry.load("nyse"), words_of("nyse"), 0

    def worths(match: Match) -> list[int]:
        facts = facts_of(seen_as(NyseView, match.view(None)), concealed=False)
        return [seat.value for seat in facts.seats]

    for seed in range(3):
        seats = [SeatInfo(name=name, player="human") for name in NAMES[:4]]
        match, rng = Match.deal(game, seats, {"hands": hands}, f"bill {seed}"), Random(seed)
        while not match.is_over:
            own, before = match.actors[0], worths(match)
            view = match.view(own)
            action = game.sample_action(view, rng)
            reason = Advice(100, "standing", Weighed(action, 100, 0.6))
            bill = hint_text(reason, words, view, NAMES, explainer(match, view)).bill
            match.act(own, action)
            changes = [then - now for now, then in zip(before, worths(match), strict=True)]
            others = {seat: by for seat, by in enumerate(changes) if by and seat != own}
            if isinstance(action, StockSwap):
                continue  # its partner still has to give a chip
            assert bool(bill) == (bool(others) and hands == "open")
            amounts = {each.name: each.amount for each in bill}
            for seat, by in others.items() if bill else ():
                assert amounts[NAMES[seat]] == f"{'+' if by > 0 else '−'}${abs(by)}M"
            told += bool(bill)
    assert bool(told) == (hands == "open")


def test_a_search_tells_how_many_games_of_ten_were_won() -> None:
    first, second = nyse_actions()[:2]
    told = odds("standing", Weighed(first, 900, 0.7, won=0.617), Weighed(second, 300, 0.5, won=0.4))
    assert told[0] == "Played out 900 times from here, it wins 6 of 10 games."
    assert told[1] == "The next best: 4 of 10 games."


def test_what_the_next_best_lacks_in_the_end_is_told_where_it_is_clear() -> None:
    first, second = nyse_actions()[:2]
    best = Weighed(first, 900, 0.7, won=0.6, own=30.0, rival=20.0, spread=2.0)
    poorer = Weighed(second, 900, 0.6, won=0.5, own=26.0, rival=20.0, spread=2.0)
    assert lines("standing", best, poorer)[1].endswith("In the end it leaves you $4M less.")
    helps = Weighed(second, 900, 0.6, won=0.5, own=30.0, rival=23.0, spread=2.0)
    assert "leaves your strongest rival $3M more" in lines("standing", best, helps)[1]
    luck = Weighed(second, 3, 0.6, won=0.5, own=28.0, rival=20.0, spread=9.0)
    assert "leaves" not in lines("standing", best, luck)[1]


def test_equals_are_not_told_apart() -> None:
    first, second = nyse_actions()[:2]
    told = odds("standing", Weighed(first, 90, 0.7, won=0.61), Weighed(second, 80, 0.6, won=0.63))
    assert told[1] == "The next best is about as good."


@pytest.mark.parametrize(
    ("tried", "won", "alike"), [(900, 0.55, False), (40, 0.55, True), (900, 0.605, True)]
)
def test_what_is_within_the_error_is_about_as_good(tried: int, won: float, alike: bool) -> None:
    first, second = nyse_actions()[:2]
    best, other = Weighed(first, tried, 0.7, won=0.62), Weighed(second, tried, 0.6, won=won)
    told = lines("standing", best, other)
    assert told[0].startswith("No single reason")
    assert told[1].startswith(
        f"About as good: {label(second)}." if alike else f"Next best: {label(second)}."
    )


def test_somebody_alone_is_told_where_it_ends() -> None:
    first, second = nyse_actions()[:2]
    told = odds("score", Weighed(first, 900, 54.6, own=54.6), Weighed(second, 90, 50.0, own=50.0))
    assert told[0] == "Played out 900 times from here, it ends at $55M on average."
    assert told[1] == "The next best: $50M."
    told = odds("score", Weighed(first, 900, 54.6, own=54.6), Weighed(second, 90, 54.5, own=54.5))
    assert told[1] == "The next best: $54M.", "they round apart"
    told = odds("score", Weighed(first, 900, 54.4, own=54.4), Weighed(second, 90, 53.6, own=53.6))
    assert told[1] == "The next best is about as good."
    told = odds("foreseen", Weighed(first, 9, 54.6, own=54.6), Weighed(second, 9, 50.0, own=50.0))
    assert told[0] == "Looking ahead, it ends at about $55M on average."
    assert told[1] == "The next best: $50M."


def test_a_mixed_strategy_tells_how_often_it_chooses() -> None:
    first, second = nyse_actions()[:2]
    rare = Weighed(second, 80, 0.33, 0.25, won=0.33)
    told = odds("chance", Weighed(first, 80, 0.31, 0.75, won=0.31), rare)
    assert told[0].startswith("It would win about 3 of 10 games.")
    assert "8 times in 10" in told[0]
    assert told[1] == "The next best is chosen 2 times in 10."


def test_beside_what_is_always_chosen_the_next_best_is_told_by_its_games() -> None:
    first, second = nyse_actions()[:2]
    never = Weighed(second, 8, 0.2, 0.0, won=0.2)
    told = odds("chance", Weighed(first, 8, 0.5, 1.0, won=0.5), never)
    assert told[0] == "It would win about 5 of 10 games."
    assert told[1] == "The next best: 2 of 10 games."


@pytest.mark.parametrize(
    ("won", "told"),
    [
        (0.004, "It would win hardly any games."),
        (0.999, "It would win nearly every game."),
        (0.5, "It would win about 5 of 10 games."),
    ],
)
def test_only_a_number_of_games_is_told_as_about(won: float, told: str) -> None:
    chosen = Weighed(nyse_actions()[0], 80, won, won=won)
    assert odds("chance", chosen)[0] == told


def test_a_next_best_that_sounds_like_the_best_is_not_told() -> None:
    first = nyse_actions()[0]
    twin = Weighed(first, 80, 0.5, won=0.5)
    assert not any("Next best" in line for line in lines("chance", twin, twin))


def test_nothing_to_choose() -> None:
    told = lines("standing", Weighed(nyse_actions()[0], 0, 0.0), worlds=0)
    assert told == ("No other move comes close.",)


def test_where_only_one_move_is_allowed_none_is_compared() -> None:
    match = sit_down("nyse")
    view: Any = match.view(match.actors[0])
    only = replace(view, legal=view.legal[:1])
    reason = Advice(0, "standing", Weighed(only.legal[0], 0, 0.0), None)
    told = hint_text(reason, words_of("nyse"), only, NAMES, lambda action: Explanation()).lines
    assert told == ("There is no other move.",)


def test_what_speaks_for_a_move_and_sets_the_next_best_apart_is_told() -> None:
    match = sit_down("nyse")
    rng = Random(3)
    for _ in range(14):
        match.act(match.actors[0], rng.choice(match.view(match.actors[0]).legal))
    view = match.view(match.actors[0])
    weighed = [Weighed(action, 90, 0.5, won=0.5 - n / 10) for n, action in enumerate(view.legal)]
    reason = Advice(200, "standing", weighed[0], weighed[1])
    words: Any = words_of("nyse")
    asked = explainer(match, view)
    told = hint_text(reason, words, view, NAMES, asked)
    assert words.reason_text(asked(view.legal[0]).gains[0], NAMES) in told.lines[0]
    apart = difference(asked(view.legal[0]), asked(view.legal[1]))
    assert words.reason_text((*apart.risks, *apart.gains)[0], NAMES) in told.others[0]


def test_a_whole_submission_is_told() -> None:
    match = sit_down("stock-exchange")
    view = match.view(0)
    action = match.game.sample_action(view, Random(2))
    words: Any = words_of("stock-exchange")
    told = words.advice(action, view, NAMES).text
    assert all(f"{NAMES[gift.to]}: " in told for gift in (*action.resources, *action.stocks))
    assert ("shares of your own" in told) == bool(action.exchange)


def test_special_chips_and_swap_partners_are_named() -> None:
    words: Any = words_of("nyse")
    match, rng = sit_down("nyse"), Random(4)
    told: dict[str, tuple[str, Any]] = {}
    while not match.is_over:
        seat = match.actors[0]
        view = match.view(seat)
        told |= {
            action.do: (words.advice(action, view, NAMES).text, action) for action in view.legal
        }
        match.act(seat, rng.choice(view.legal))
    for does in ("stock_swap", "speculative_market", "aggressive_investment"):
        text, action = told[does]
        assert text.endswith(f"(special chip: {sector(action.chip)})")
    text, swap = told["stock_swap"]
    assert f"with {NAMES[swap.partner]}" in text


@pytest.mark.parametrize("seats", [1, 3])
def test_no_two_choices_of_nyse_read_alike_in_a_hint(seats: int) -> None:
    words: Any = words_of("nyse")
    people = [SeatInfo(name=name, player="human") for name in NAMES[:seats]]
    match, rng = Match.deal(registry.load("nyse"), people, {}, "hint"), Random(4)
    swaps = 0
    while not match.is_over:
        seat = match.actors[0]
        view: Any = match.view(seat)
        told = [words.advice(action, view, NAMES).text for action in view.legal]
        assert len(set(told)) == len(told)
        swaps += sum(action.do == "stock_swap" for action in view.legal)
        match.act(seat, rng.choice(view.legal))
        match.shuffle()
    assert swaps


def test_the_chip_to_give_is_told_only_where_several_of_its_sector_lie_in_the_hand() -> None:
    words: Any = words_of("nyse")
    match, rng = sit_down("nyse"), Random(4)
    told: set[bool] = set()
    while not match.is_over:
        seat = match.actors[0]
        view: Any = match.view(seat)
        for action in view.legal:
            if isinstance(action, StockSwap):
                others = [
                    kind
                    for kind in range(4 * action.give.color, 4 * action.give.color + 4)
                    if view.hand[kind] - (kind == action.chip * 4 + STOCK_SWAP) > 0
                ]
                text, label = (
                    words.advice(action, view, NAMES).text,
                    words.action_label(action, view),
                )
                assert text.startswith(label) == (len(others) == 1)
                told.add(len(others) > 1)
        match.act(seat, rng.choice(view.legal))
    assert told == {True, False}
