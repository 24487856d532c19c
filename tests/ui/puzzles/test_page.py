"""A puzzle answered by mouse and by keys; nothing of its answer is revealed before."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from stockgames.engine.state import Action
from stockgames.games.nyse.actions import StockSwap
from stockgames.games.nyse.parts import STOCK_SWAP
from stockgames.games.stock_exchange.action_builder import ActionBuilder as EnvelopeChoosing
from stockgames.presentation.sentences.speech import say
from stockgames.puzzles.book import puzzles_of
from stockgames.puzzles.puzzle import Ends, Puzzle
from stockgames.ui.games.nyse.table import NyseTable
from stockgames.ui.puzzles import answer as answer_card
from stockgames.ui.puzzles import page as page_module
from stockgames.ui.puzzles.head import Streak
from stockgames.ui.puzzles.page import PuzzlePage
from stockgames.ui.puzzles.position import PuzzlePosition
from stockgames.ui.puzzles.words import LETTERS, PuzzleWords, figure, range_text
from stockgames.ui.sentences import install_language
from stockgames.ui.table.generic import create_table
from stockgames.ui.table.pace import Pace
from stockgames.ui.table.pointing_table import PointingTable
from stockgames.ui.theme.theme_context import ThemeContext
from stockgames.ui.widgets.accessibility import ANNOUNCER
from tests.puzzles.positions import made_up, played
from tests.ui.legible import illegible
from tests.ui.painted_texts import recording

GAMES = [("nyse", 14), ("exchange", 36), ("portfolio", 40), ("stock-exchange", 8)]
WEEK = Streak("Ada", tuple("MTWTFSS"), (True,) * 6 + (False,), 6)


def show(qtbot: QtBot, look: ThemeContext, puzzle: Puzzle, width: int = 1280) -> PuzzlePage:
    game_id = puzzle.record.game
    look.set_reduced_motion(True)
    page = PuzzlePage(look, puzzle, partial(create_table, game_id), Pace("instant"), streak=WEEK)
    qtbot.addWidget(page)
    page.resize(QSize(width, 720 if width < 1500 else 1000))
    look.fit(page.size())
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.start()
    return page


def press(page: PuzzlePage, key: Qt.Key) -> None:
    QTest.keyClick(page.focusWidget() or page, key)


def told(page: PuzzlePage) -> str:
    """Return all accessible texts, and the page as text nodes."""
    widgets = [w for w in page.findChildren(QWidget) if w.isVisibleTo(page)]
    names = [w.accessibleName() + w.accessibleDescription() + w.toolTip() for w in widgets]
    return "\n".join([*names, str(page.nodes())])


def labels(widget: QWidget) -> list[QLabel]:
    return [one for one in widget.findChildren(QLabel) if one.isVisible() and one.text()]


def written(widget: QWidget) -> list[str]:
    """Return the texts of all labels that are shown or can be scrolled to."""
    return [label.text() for label in labels(widget)]


def showing(page: PuzzlePage) -> bool:
    return page.is_showing


def nyse() -> Puzzle:
    return made_up(played("nyse", 3, 14))


@pytest.mark.parametrize(("game_id", "moves"), GAMES)
def test_nothing_of_the_answer_is_told_or_painted_before(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, game_id: str, moves: int
) -> None:
    puzzle = made_up(played(game_id, 3, moves))
    with recording(monkeypatch) as painted:
        page = show(qtbot, look, puzzle, 1600)
        page.grab()
    numbers = [figure(choice) for choice in puzzle.choices]
    numbers += [range_text(choice) for choice in puzzle.choices]
    shown = "\n".join([told(page), *painted, *written(page)])
    assert not [number for number in numbers if number in shown]
    assert {card.state for card in page.cards} == {"open"}
    assert page.cards[0].hasFocus()
    assert not any(button.isVisibleTo(page) for button in (page.answer.next_button,))
    page.pick(puzzle.best)
    page.choose()
    after = told(page)
    assert all(number in after for number in numbers)


@pytest.mark.parametrize(("game_id", "moves"), GAMES[2:])
def test_where_scores_judge_the_card_tells_money(
    qtbot: QtBot, look: ThemeContext, game_id: str, moves: int
) -> None:
    puzzle = made_up(played(game_id, 3, moves), by_score=True)
    page = show(qtbot, look, puzzle, 1600)
    ranges = [page.words.range_text(choice) for choice in puzzle.choices]
    numbers = [*ranges, *(page.words.figure(choice) for choice in puzzle.choices)]
    before = told(page)
    assert not [text for text in ranges if text in before], "single amounts may lie on the table"
    assert say("puzzles-open-ends", judge="score") in before
    page.pick(puzzle.best)
    page.choose()
    assert page.words.figure(puzzle.choices[puzzle.best]) == "$540"
    assert all(number in told(page) for number in numbers)
    assert all(number in written(page) for number in numbers)
    others = sorted((choice.merit for choice in puzzle.choices), reverse=True)
    assert say("puzzles-ends-with", best="$540", next=f"${others[1]:.0f}") in told(page)


def test_many_parts_of_a_choice_can_be_read_before_it(qtbot: QtBot, look: ThemeContext) -> None:
    puzzle = made_up(played("stock-exchange", 3, 16), by_score=True)
    page = show(qtbot, look, puzzle)
    for choice in puzzle.choices:
        assert page.words.title(choice.action) in written(page)
        assert not page.words.facts(choice.action), "averages would say too much"
    page = show(qtbot, look, puzzle, 1600)
    assert all(page.words.choice_text(number) in written(page.answer) for number in range(4))


def test_the_longest_choices_and_reasons_are_told_as_a_whole_after_the_choice(
    qtbot: QtBot, look: ThemeContext, language: str
) -> None:
    table = create_table("stock-exchange", look)

    def longest(puzzle: Puzzle) -> int:
        words = PuzzleWords(PuzzlePosition(puzzle), table.words)
        return max(len(words.title(choice.action)) for choice in puzzle.choices)

    puzzle = max(puzzles_of("stock-exchange"), key=longest)
    page = show(qtbot, look, puzzle)
    page.resize(QSize(1280, 698))
    page.pick((puzzle.best + 1) % 4)
    page.choose()
    assert all(page.words.title(choice.action) in written(page) for choice in puzzle.choices)
    assert page.words.why() in written(page.answer)


@pytest.mark.parametrize("by_score", [False, True])
def test_how_the_numbers_are_to_be_read_is_in_sight_in_small_windows(
    qtbot: QtBot, qapp: QApplication, look: ThemeContext, language: str, by_score: bool
) -> None:
    page = show(qtbot, look, made_up(played("nyse", 3, 14), by_score=by_score))
    page.pick(0)
    page.choose()
    qapp.processEvents()
    shown = [one for one in labels(page.answer) if one.visibleRegion().contains(one.rect())]
    in_sight = [label.text() for label in shown]
    told, note = page.words.proof()
    assert told in in_sight
    assert note in in_sight


def test_two_puzzles_with_different_answers_look_alike(qtbot: QtBot, look: ThemeContext) -> None:
    match = played("nyse", 3, 14)
    pictures = []
    for best in (0, 2):
        page = show(qtbot, look, made_up(match, best), 1600)
        for number in (None, 1):
            if number is not None:
                page.pick(number)
            pictures.append((page.grab().toImage(), told(page)))
        page.close()
    assert pictures[:2] == pictures[2:]


def test_how_to_choose_is_said_where_the_card_has_no_room(qtbot: QtBot, look: ThemeContext) -> None:
    scored = made_up(played("nyse", 3, 14), by_score=True)
    assert "final result counts" in show(qtbot, look, scored).bar.aim
    page = show(qtbot, look, nyse())
    assert not page.answer.isVisible()
    assert page.bar.aim == say("puzzles-how")
    page.pick(0)
    page.choose()
    aims = [page.bar.aim]
    assert aims == [""], "the answer is told"
    assert show(qtbot, look, nyse(), 1600).bar.aim == "", "the answer says so"


def test_a_swap_is_named_with_its_partner_where_another_swaps_the_same(qtbot: QtBot) -> None:
    puzzle = next(one for one in puzzles_of("nyse") if swaps(one))
    position = PuzzlePosition(puzzle)
    words = PuzzleWords(position, create_table("nyse", ThemeContext()).words)
    for swap in swaps(puzzle):
        alike = [
            one
            for one in position.view.legal
            if isinstance(one, StockSwap) and (one.want, one.give) == (swap.want, swap.give)
        ]
        assert len(alike) > 1
        assert position.names[swap.partner] in words.title(swap)


def test_no_two_actions_share_a_choices_title_and_none_says_too_much(qtbot: QtBot) -> None:
    bracketed: set[bool] = set()
    told = create_table("nyse", ThemeContext()).words
    for puzzle in filter(swaps, puzzles_of("nyse")):
        position = PuzzlePosition(puzzle)
        words = PuzzleWords(position, told)
        for swap in swaps(puzzle):
            title = words.title(swap)
            chips = {one.chip for one in position.view.legal if isinstance(one, StockSwap)}
            assert " (" not in title or len(chips) > 1
            bracketed.add(" (" in title)
            alike = [
                one
                for one in position.view.legal
                if isinstance(one, StockSwap)
                and (one.want, one.give.color) == (swap.want, swap.give.color)
            ]
            assert [one for one in alike if words.title(one) == title] == [swap]
    assert False in bracketed


def swaps(puzzle: Puzzle) -> list[StockSwap]:
    return [one.action for one in puzzle.choices if isinstance(one.action, StockSwap)]


def test_by_keys(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, nyse())
    chosen: list[int] = []
    page.answered.connect(chosen.append)
    press(page, Qt.Key.Key_C)
    assert page.picked == 2
    assert chosen == []
    press(page, Qt.Key.Key_B)
    assert [card.state for card in page.cards] == ["open", "picked", "open", "open"]
    press(page, Qt.Key.Key_Return)
    assert chosen == [1]
    assert page.answer.isVisible()
    press(page, Qt.Key.Key_A)
    assert chosen == [1], "there is no way back"
    with qtbot.waitSignal(page.play_wanted):
        press(page, Qt.Key.Key_P)
    with qtbot.waitSignal(page.next_wanted):
        press(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.back):
        press(page, Qt.Key.Key_Escape)


def test_enter_picks_what_the_keyboard_is_on_and_then_chooses_it(
    qtbot: QtBot, look: ThemeContext
) -> None:
    page = show(qtbot, look, nyse())
    press(page, Qt.Key.Key_Tab)
    assert page.cards[1].hasFocus()
    press(page, Qt.Key.Key_Right)
    assert page.cards[2].hasFocus()
    press(page, Qt.Key.Key_Left)
    press(page, Qt.Key.Key_Return)
    assert (page.picked, page.chosen) == (1, None)
    press(page, Qt.Key.Key_Return)
    assert page.chosen == 1


def test_escape_lays_the_ticket_down_first(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, nyse())
    press(page, Qt.Key.Key_D)
    press(page, Qt.Key.Key_Escape)
    assert page.picked is None
    assert {card.state for card in page.cards} == {"open"}


def test_by_mouse(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, nyse())
    chosen: list[int] = []
    page.answered.connect(chosen.append)
    card = page.cards[3]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert (page.picked, chosen) == (3, [])
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert chosen == [3]
    with qtbot.waitSignal(page.next_wanted):
        QTest.mouseClick(page.answer.next_button, Qt.MouseButton.LeftButton)


def test_the_answer_is_told_aloud_with_the_best_first(qtbot: QtBot, look: ThemeContext) -> None:
    puzzle = nyse()
    page = show(qtbot, look, puzzle)
    with qtbot.waitSignal(ANNOUNCER.said, check_params_cb=lambda text: "Close." in text) as said:
        order = sorted(range(4), key=lambda n: -puzzle.choices[n].first)
        page.pick(order[1])
        page.choose()
    (text,) = said.args or ("",)
    best = LETTERS[puzzle.best]
    assert text.index(f" {best}, ") == min(text.index(f" {letter}, ") for letter in LETTERS)


def test_show_me_plays_on_and_comes_back(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, nyse())
    press(page, Qt.Key.Key_S)
    assert not showing(page), "not before the choice"
    press(page, Qt.Key.Key_A)
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_S)
    assert showing(page)
    press(page, Qt.Key.Key_Escape)
    assert not showing(page)
    press(page, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: not showing(page), timeout=20_000)


def test_what_is_shown_once_more_is_shown_to_its_end(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "SHOWN", 4)
    page = show(qtbot, look, nyse())
    table, play = page.game_table, page.game_table.play
    plays: list[object] = []

    def counted(*given: object) -> None:
        plays.append(given)
        play(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(table, "play", counted)
    press(page, Qt.Key.Key_A)
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: len(plays) == 4)
    qtbot.wait(2 * page_module.REST)  # while its last move is shown
    press(page, Qt.Key.Key_S)
    press(page, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: not showing(page))
    assert len(plays) == 8


def test_what_was_counted_out_is_told_as_exact(qtbot: QtBot, look: ThemeContext) -> None:
    sampled = made_up(played("nyse", 3, 14), by_score=True)
    means = (40.0, 52.4, 41.0, 42.0)
    choices = tuple(
        replace(choice, places=(48, 0, 0, 0), ends=Ends(mean, is_counted=True))
        for choice, mean in zip(sampled.choices, means, strict=True)
    )
    page = show(qtbot, look, replace(sampled, choices=choices), 1600)
    page.pick(1)
    page.choose()
    assert say("puzzles-counted-out", deals=48) in written(page)
    exact = [say("puzzles-more-exactly", mean=f"{mean:.1f}") for mean in means]
    assert all(text in written(page) for text in exact)
    assert f"$52M at the end on average, {exact[1]}" in page.answer.accessibleName()


def test_a_click_too_many_on_a_ticket_hits_no_card_button(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, nyse())
    for _ in range(2):
        QTest.mouseClick(page.cards[3], Qt.MouseButton.LeftButton)
    button = page.answer.next_button
    spot = button.mapTo(page, button.rect().center())
    assert page.chosen == 3
    assert page.childAt(spot) not in (button, page.answer)
    page.settling.timeout.emit()
    assert page.childAt(spot) is button


@pytest.mark.parametrize("is_seen", [True, False])
def test_a_laurel_is_round_the_face_of_whoever_saw_it_alone(
    qtbot: QtBot, look: ThemeContext, monkeypatch: pytest.MonkeyPatch, is_seen: bool
) -> None:
    wreaths: list[float] = []

    def note(_painter: object, _middle: object, radius: float) -> None:
        wreaths.append(radius)

    monkeypatch.setattr(answer_card, "draw_wreath", note)
    puzzle = nyse()
    page = show(qtbot, look, puzzle)
    page.pick(puzzle.best if is_seen else (puzzle.best + 1) % 4)
    page.choose()
    page.answer.grab()
    assert bool(wreaths) == is_seen


def test_a_choice_picked_by_its_key_and_the_end_of_the_answer_scroll_into_sight(
    qtbot: QtBot, look: ThemeContext
) -> None:
    look.set_text_size(2.0)
    page = show(qtbot, look, puzzles_of("stock-exchange")[8])
    page.resize(1024, 600)
    look.fit(page.size())
    for key, number in ((Qt.Key.Key_D, 3), (Qt.Key.Key_A, 0)):
        press(page, key)
        shown = page.cards[number].visibleRegion().boundingRect()
        assert shown.height() > 0.9 * min(page.cards[number].height(), page.choices.height())
    press(page, Qt.Key.Key_Return)
    why = next(one for one in labels(page.answer) if one.text() == page.words.why())
    assert why.visibleRegion().isEmpty()
    for _ in range(20):
        press(page, Qt.Key.Key_Down)
    assert why.visibleRegion().boundingRect().bottom() == why.rect().bottom()
    look.set_text_size(1.0)


@pytest.mark.parametrize("size", [(1280, 686), (1600, 900), (1920, 1040)])
@pytest.mark.parametrize("number", range(0, 60, 12))
def test_the_whole_answer_at_nyse_is_in_sight(
    qtbot: QtBot, look: ThemeContext, number: int, size: tuple[int, int]
) -> None:
    """Where choices have titles, the reason used to be below the edge."""
    page = show(qtbot, look, puzzles_of("nyse")[number])
    page.resize(*size)
    look.fit(page.size())
    press(page, Qt.Key.Key_A)
    press(page, Qt.Key.Key_Return)
    why = next(one for one in labels(page.answer) if one.text() == page.words.why())
    assert why.visibleRegion().boundingRect().height() == why.height()


@pytest.mark.parametrize(("game_id", "number"), GAMES[:3])
def test_letters_lie_on_the_table_where_the_choices_begin(
    qtbot: QtBot, look: ThemeContext, game_id: str, number: int
) -> None:
    puzzle = puzzles_of(game_id)[number]
    page = show(qtbot, look, puzzle)
    table: object = page.game_table
    assert isinstance(table, PointingTable)
    assert sorted(page.marks.coins()) == list(range(len(puzzle.choices)))
    assert all(page.marks.rect().contains(at.toPoint()) for at in page.marks.coins().values())
    assert not table.choosing.can_step_back  # nothing is picked, the best one least of all
    assert not table.board.offered
    press(page, Qt.Key.Key_A)
    press(page, Qt.Key.Key_Return)
    assert table.choosing.action() == puzzle.choices[puzzle.best].action
    assert not table.board.offered
    assert page.marks.isVisible()
    page.show_me()
    assert not page.marks.isVisible()
    page.show_me()
    assert page.marks.isVisible()
    assert table.choosing.action() == puzzle.choices[puzzle.best].action


@pytest.mark.parametrize(("game_id", "number"), GAMES)
def test_a_ticket_that_is_lifted_shows_on_the_table_what_it_would_do(
    qtbot: QtBot, look: ThemeContext, game_id: str, number: int
) -> None:
    puzzle = puzzles_of(game_id)[number]
    page = show(qtbot, look, puzzle)
    table: object = page.game_table
    assert isinstance(table, PointingTable)
    before = told(page)
    for key, choice in ((Qt.Key.Key_B, 1), (Qt.Key.Key_A, 0)):
        press(page, key)
        assert placed_on(table) == puzzle.choices[choice].action
        assert not table.board.offered
    press(page, Qt.Key.Key_Escape)
    assert told(page) == before


def placed_on(table: PointingTable[Any, Any, Any]) -> Action | None:
    """Return the action that is picked on a table, or its form's submission."""
    choosing: object = table.choosing
    if isinstance(choosing, EnvelopeChoosing):
        return None if choosing.form is None else choosing.form.submission()
    return table.choosing.action()


def test_a_form_has_no_letters(qtbot: QtBot, look: ThemeContext) -> None:
    page = show(qtbot, look, puzzles_of("stock-exchange")[8])
    assert not page.marks.coins()


def test_none_of_several_equals_is_the_second_best(qtbot: QtBot, look: ThemeContext) -> None:
    puzzle = made_up(played("nyse", 3, 14), best=0)
    first, low, middle, second = puzzle.choices
    alike = replace(puzzle, choices=(first, low, replace(middle, places=second.places), second))
    for tried, met in ((puzzle, "Close."), (alike, "Not this time.")):
        assert show(qtbot, look, tried).words.answer(3).startswith(met)


@pytest.mark.parametrize(
    ("language", "today", "yesterday"),
    [
        ("en", "Ada answered today", "Ada answered yesterday"),
        ("de", "Ada hat heute geantwortet", "Ada hat gestern geantwortet"),
    ],
)
def test_a_row_of_one_day_names_the_day(
    qtbot: QtBot, qapp: QApplication, look: ThemeContext, language: str, today: str, yesterday: str
) -> None:
    install_language(qapp, language)
    head = show(qtbot, look, nyse()).head
    head.set_data("", 1, replace(WEEK, answered=(False,) * 6 + (True,), in_a_row=1))
    assert today in head.accessibleName()
    assert head.accessibleName().startswith(f"{say('puzzles-question')} ")
    head.set_data("", 1, replace(WEEK, answered=(False,) * 5 + (True, False), in_a_row=1))
    assert yesterday in head.accessibleName()


def test_a_swap_without_a_trade_has_its_letter_at_a_chip(qtbot: QtBot, look: ThemeContext) -> None:
    puzzle = puzzles_of("nyse")[36]
    (waived,) = [n for n, c in enumerate(puzzle.choices) if c.action.do == "waive"]
    page = show(qtbot, look, puzzle)
    assert len(page.marks.coins()) == len(puzzle.choices)
    table: object = page.game_table
    assert isinstance(table, NyseTable)
    board, scene = table.board, table.scene
    rect = board.mapFromScene(scene.place_rect(("chip", 2 * 4 + STOCK_SWAP))).boundingRect()
    at = page.marks.coins()[waived]
    assert abs(at.x() - rect.left()) < rect.width()
    assert rect.top() - rect.width() < at.y() < rect.center().y()


@pytest.mark.parametrize(("game_id", "number"), GAMES)
def test_choices_and_answer_can_be_read_in_each_window_text_size_and_language(
    qtbot: QtBot, qapp: QApplication, look: ThemeContext, game_id: str, number: int
) -> None:
    page = show(qtbot, look, puzzles_of(game_id)[number])
    for answered in (False, True):
        if answered:
            page.pick(0)
            page.choose()
        for size, text_size, language in (
            (QSize(1024, 600), 2.0, "de"),
            (QSize(1024, 600), 1.0, "en"),
            (QSize(1280, 720), 1.0, "de"),
            (QSize(1920, 1080), 2.0, "en"),
        ):
            install_language(qapp, language)
            look.set_text_size(text_size)
            page.resize(size)
            look.fit(size)
            for _ in range(4):  # the language reaches the labels first, then their layouts
                qapp.processEvents()
            for part in (page.head, page.choices, page.answer):
                assert illegible(part) == []
