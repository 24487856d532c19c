"""The coach leads through every lesson: by sight, by keys only, and by text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stockgames.controllers.stages import Stage
from stockgames.engine.action_builder import PICK
from stockgames.lessons.progress import Moves
from stockgames.lessons.script import LEARNER, Lesson, Other, lessons_of
from stockgames.presentation.sentences.speech import speak
from stockgames.presentation.table_state import SKIP
from stockgames.ui.games.portfolio.table import PortfolioTable
from stockgames.ui.lessons.words import lesson_text
from stockgames.ui.sentences import install_language
from stockgames.ui.table.board import GraphicsBoard
from stockgames.ui.widgets import pointer
from stockgames.ui.widgets.accessibility import ANNOUNCER
from stockgames.ui.widgets.frames import SHADOW_MARGIN
from tests.lessons.shipped import LESSONS, NAMED
from tests.ui.lessons.learner import Learner

PRESSES = {
    "nyse/swap/trade": ("Enter", "2", "R", "G", "Enter"),
    "nyse/swap/discard": ("Enter", "G", "Enter"),
    "nyse/market/push": ("Enter", "R", "Enter"),
    "nyse/market/invest": ("Enter", "Enter"),
    "nyse/market/first": ("B", "Enter"),
    "nyse/market/second": ("B", "Enter"),
    "nyse/crash/push": ("Enter", "B", "Enter"),
    "portfolio/run/draw": ("Enter",),
    "portfolio/run/end": ("@card-2d", "@discard-pile", "Enter"),
    "portfolio/draw/take": ("@exposed-card", "@draw-2", "Ctrl+Enter"),
    "portfolio/draw/join": ("Enter", "@portfolio-1", "Enter"),
    "portfolio/cap/grow": ("Enter", "@portfolio-1", "Enter"),
    "portfolio/cap/close": ("Enter", "@portfolio-1", "Enter"),
    "portfolio/raid/below": ("Enter", "@portfolio-1", "Enter"),
    "portfolio/raid/above": ("Enter", "@portfolio-2", "Enter"),
    "portfolio/guard/shield": ("Enter", "@portfolio-1", "Enter"),
    "portfolio/deal/offer": ("Enter",),
    "portfolio/deal/promise": ("A",),
    "stock-exchange/desk/order": ("Enter", "Enter", "Enter", "Enter"),
    "stock-exchange/give/gifts": (
        *("Enter", "@good-iron", "@good-to-1", "@good-iron", "@good-to-2"),
        *("@stock-elm", "@stock-to-1", "@stock-flame", "@stock-to-2", "Enter"),
    ),
    "stock-exchange/worth/kinds": ("@good-magnet", "@good-silver", "Enter"),
    "stock-exchange/coal/order": ("Enter", "Enter", "Enter", "Enter"),
    "stock-exchange/bonus/garnets": ("@exchange", "@stock-bell", "Ctrl+Enter"),
    "stock-exchange/audit/seal": ("Enter",),
}
"""What to press if pressing the golden button twice isn't enough; Tab moves to names with an @."""


def nyse(number: int) -> Lesson:
    return lessons_of("nyse").lessons[number - 1]


@pytest.mark.parametrize(
    ("game", "lesson"),
    [
        # `tests/lessons/test_run.py` goes through all of them without a window.
        pytest.param(*one, id=name, marks=pytest.mark.slow if number % 2 else ())
        for number, (one, name) in enumerate(zip(LESSONS, NAMED, strict=True))
    ],
)
def test_each_lesson_is_done_by_keys_as_it_says(qtbot: QtBot, game: str, lesson: Lesson) -> None:
    """On the way, in both languages: spotlights fall on existing things, and everything is
    available as text.
    """
    heard: list[str] = []
    ANNOUNCER.said.connect(heard.append)
    learner = Learner(qtbot, game, lesson)
    said = []
    try:
        for _ in range(80):
            if learner.ended:
                break
            if learner.coach.card.isVisible():
                said.append(learner.coach.card.saying.plain())
            watch(learner)
            press_what_is_asked(learner, f"{game}/{lesson.id}")
    finally:
        ANNOUNCER.said.disconnect(heard.append)
    assert learner.ended == 1, learner.coach.run.step.id
    assert learner.came == list(range(len(lesson.steps)))
    assert learner.coach.card.isVisible()
    aloud = "\n".join(heard)
    assert said
    assert all(text in aloud for text in said)


def press_what_is_asked(learner: Learner, lesson: str) -> None:
    """Press the keys that are asked for now."""
    coach, step = learner.coach, learner.coach.run.number
    if learner.waits_on_verdict:
        learner.press("Enter")
    elif coach.mood == "asking":
        name = f"{lesson}/{coach.run.step.id}"
        learner.press(*PRESSES.get(name, ("Enter", "Enter")))
        assert coach.mood != "asking" or coach.run.number > step, name
    elif coach.mood == "playing":
        learner.play_by_keys()
    elif coach.mood == "speaking" and coach.run.step.guess is not None:
        learner.press(str(coach.run.right_choice() + 1))
    else:
        learner.press("Enter")


def watch(learner: Learner) -> None:
    """Check that the coach's text is visible, and available in the outline."""
    coach, nodes = learner.coach, learner.nodes()
    step = coach.run.step
    if coach.card.isVisible():
        assert nodes["coach"].value == coach.card.saying.plain()
        for button in (*coach.card.answers, coach.card.primary, coach.card.secondary):
            assert (f"coach/{button.objectName()}" in nodes) == button.isVisible()
    if learner.waits_on_verdict:
        assert coach.verdict.sentence is not None
        assert nodes["verdict"].value == coach.verdict.sentence.plain()
    if coach.mood not in ("speaking", "asking", "judging"):
        return
    for place in step.judged if coach.mood == "judging" else (*step.lamps, *step.glow):
        lit = learner.page.parts.where(place)
        assert not lit.isEmpty(), f"{step.id}: {place}"
        assert learner.page.rect().contains(lit.center()), f"{step.id}: {place}"
        assert place in nodes, f"{step.id}: {place} cannot be read"
    if coach.mood == "judging":
        return
    for language in ("de", "en"):
        speak(language)
        coach.card.write(coach.words.saying())
        coach._arrange()
        see_that_lamps_are_free(learner)


def see_that_lamps_are_free(learner: Learner) -> None:
    """Check that no card covers what is highlighted, and that the card is on the page."""
    coach = learner.coach
    coach.finish()
    card = coach.card.geometry()
    assert learner.page.rect().contains(card), coach.run.step.id
    for place in coach.run.step.lamps:
        lit = learner.page.parts.where(place)
        common = card.adjusted(10, 10, -10, -10).intersected(lit)
        assert common.width() * common.height() < 0.2 * lit.width() * lit.height(), place


def test_a_lesson_is_done_with_the_mouse(qtbot: QtBot, language: str) -> None:
    learner = Learner(qtbot, "nyse", nyse(3))
    learner.go_to_the_end()
    assert learner.ended == 1
    assert learner.coach.verdict.isHidden()


def test_a_wrong_move_is_played_judged_and_taken_back(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(2), step=1)
    coach, match = learner.coach, learner.coach.run.match
    before = len(match.moves)
    learner.do_wrong()
    assert len(match.moves) == before + 1
    assert coach.verdict.sentence is not None
    assert not coach.verdict.sentence.is_right
    assert learner.page.focusWidget() is coach.verdict.back
    assert not coach.verdict.on.isVisible()
    coach.verdict.back.click()
    learner.settle()
    assert len(match.moves) == before
    assert coach.mood == "asking"
    assert not coach.verdict.isVisible()
    learner.do_right()
    assert coach.verdict.sentence.is_right


def test_a_right_move_can_be_taken_back_too_even_at_the_next_step(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(3), step=2)
    coach = learner.coach
    learner.do_right()
    assert coach.run.step.id == "first"
    learner.press("Esc")  # nothing is picked: this would leave, which only the page does
    learner.page.bar.undo.emit()
    learner.settle()
    assert coach.run.step.id == "invest"
    assert coach.mood == "asking"


def test_a_verdict_covers_nothing_that_is_lit_and_no_refusal_stays(qtbot: QtBot) -> None:
    raid = lessons_of("portfolio").lesson("raid")
    below = [step.id for step in raid.steps].index("below")
    learner = Learner(qtbot, "portfolio", raid, below)
    coach, page = learner.coach, learner.page
    learner.go_on()
    assert page.game_table.choose(f"{PICK}portfolio-2")  # the wrong one for that card
    assert page.refusal.text
    learner.do_right()
    assert not page.refusal.text
    learner.advance()
    learner.do_right()
    assert coach.verdict.isVisible()
    at = QRectF(coach.verdict.geometry())
    assert coach.dimmer.spotlights
    assert not any(at.intersects(lamp.rect) for lamp in coach.dimmer.spotlights)


def test_the_paper_that_speaks_of_the_dealers_disc_leaves_it_in_view(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lesson("end"))
    learner.coach.finish()
    assert learner.coach.card.isVisible()
    dealer = learner.page.parts.where("seat-1")
    assert not learner.coach.card.geometry().intersects(dealer)


def paper_of(card: QWidget) -> QRectF:
    margin = SHADOW_MARGIN
    return QRectF(card.geometry()).adjusted(margin, margin, -margin, -margin)


def test_without_a_log_an_answer_lies_by_the_card_which_keeps_off_the_lit(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "stock-exchange", lessons_of("stock-exchange").lesson("give"))
    coach = learner.coach
    wrong = 0 if coach.run.right_choice() else 1
    coach.card.answers[wrong].click()
    learner.settle()
    coach.finish()
    see_that_lamps_are_free(learner)
    card, verdict = paper_of(coach.card), paper_of(coach.verdict)
    assert coach.verdict.isVisible()
    assert not card.intersects(verdict)
    shares = QRectF(learner.page.parts.where("own/shares"))
    cut = card.intersected(shares)
    assert cut.width() * cut.height() < 0.01 * shares.width() * shares.height()


def test_after_a_guess_the_move_of_the_step_before_stays(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(2), step=2)
    coach, match = learner.coach, learner.coach.run.match
    learner.do_right()
    made = len(match.moves)
    assert coach.run.step.guess is not None
    coach.card.answers[coach.run.right_choice()].click()
    learner.settle()
    learner.table.undo()
    learner.settle()
    assert len(match.moves) == made
    assert learner.table.undo_refusal is not None


def test_a_hasty_press_answers_no_question_that_has_just_come_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter, pressed twice to go on, used to give the first answer."""
    monkeypatch.setattr(pointer, "SETTLING_MS", 60_000)
    coach = Learner(qtbot, "nyse", nyse(2)).coach
    wrong = 0 if coach.run.right_choice() else 1
    coach.card.answers[wrong].click()
    assert coach.card.answers[wrong].isEnabled()
    assert coach.verdict.sentence is None
    monkeypatch.setattr(pointer, "SETTLING_MS", 0)
    coach.card.answers[wrong].click()
    assert not coach.card.answers[wrong].isEnabled()


def test_a_wrong_guess_says_why_and_leaves_the_other_answers(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(2))
    coach = learner.coach
    wrong = 0 if coach.run.right_choice() else 1
    coach.card.answers[wrong].click()
    assert coach.verdict.sentence is not None
    assert "Bruno" in coach.verdict.sentence.text
    assert not coach.card.answers[wrong].isEnabled()
    assert coach.run.number == 0
    coach.card.answers[coach.run.right_choice()].click()
    assert coach.run.number == 1
    paper = coach.verdict
    assert paper.height() >= paper.height_for(paper.width())
    learner.settle()
    assert paper.height() >= paper.height_for(paper.width()) > 80  # no empty strip


def test_show_me_moves_neither_card_nor_its_button(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "portfolio", lessons_of("portfolio").lesson("run"), step=1)
    card = learner.coach.card
    before = card.geometry(), card.primary.text()
    card.secondary.click()
    learner.settle()
    assert learner.page.presenter.is_replaying
    assert (card.geometry(), card.primary.text()) == before


def test_what_comes_later_is_barred_with_the_reason(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(1), step=1)
    button = learner.page.action_panel.offered("discard")
    assert button is not None
    button.click()
    assert "lesson 5" in learner.page.refusal.text
    made = len(learner.coach.run.match.moves)
    learner.table.submit(next(a for a in learner.table.view.legal if a.do == "discard"))
    learner.settle()
    assert len(learner.coach.run.match.moves) == made


def test_nothing_can_be_chosen_while_the_coach_speaks(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(1))
    assert not learner.page.action_panel.panel.groups
    assert learner.coach.mood == "speaking"


def test_show_me_plays_nothing(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(2), step=1)
    learner.coach.run.match.record()
    before = learner.coach.run.match.record()
    learner.coach.card.secondary.click()
    assert learner.page.presenter.is_replaying
    qtbot.waitUntil(lambda: not learner.page.presenter.is_replaying)
    assert learner.coach.run.match.record() == before
    learner.do_right()
    assert learner.coach.verdict.sentence is not None


def test_after_show_me_one_is_led_again_from_the_start(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(1), step=1)
    card, presenter = learner.coach.card, learner.page.presenter
    learner.go_on()
    assert not card.primary.key()
    card.secondary.click()
    presenter.skip()
    assert not learner.page.action_panel.can_confirm
    assert card.primary.key() == "Enter"
    learner.go_on()
    assert learner.page.action_panel.can_confirm


def test_after_show_me_by_mouse_the_table_shows_what_the_coach_means(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(1), step=1)
    board, presenter = learner.page.board, learner.page.presenter
    assert isinstance(board, GraphicsBoard)
    assert board.focused_spot == "take-black"
    QTest.mouseClick(learner.coach.card.secondary, Qt.MouseButton.LeftButton)
    assert presenter.is_replaying
    qtbot.waitUntil(lambda: not presenter.is_replaying)
    assert board.focused_spot == "take-black"


def test_a_lesson_goes_on_at_any_step(qtbot: QtBot) -> None:
    for step in range(len(nyse(4).steps)):
        learner = Learner(qtbot, "nyse", nyse(4), step=step)
        assert learner.came == [step]
        assert learner.coach.card.isVisible()
        learner.page.hide()


def test_a_game_that_is_left_in_the_middle_goes_on_there(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(6), step=2)
    kept: list[Moves] = []
    learner.coach.played_on.connect(lambda: kept.append(learner.coach.run.played()))
    learner.go_on()
    learner.play_somehow()
    position = learner.table.view
    learner.page.hide()
    again = Learner(qtbot, "nyse", nyse(6), step=2, played=kept[-1])
    assert again.table.view == position
    again.go_to_the_end()
    learner.go_to_the_end()
    assert again.table.view == learner.table.view


def test_another_language_speaks_at_once(qtbot: QtBot, qapp: QApplication) -> None:
    learner = Learner(qtbot, "nyse", nyse(1))
    install_language(qapp, "de")
    learner.settle()
    assert learner.coach.card.saying.title == lesson_text("nyse", "price-board-title")
    assert "Lektion\N{NO-BREAK SPACE}1 von 6" in learner.page.bar.status
    assert learner.page.bar.menu_button.text() == "Lektion verlassen"


@pytest.mark.parametrize("first", ["seal", "paid"])
def test_the_coach_waits_until_the_audit_is_told(qtbot: QtBot, first: str) -> None:
    lesson = lessons_of("stock-exchange").lesson("audit")
    steps = [step.id for step in lesson.steps]
    learner = Learner(qtbot, "stock-exchange", lesson, steps.index(first), pace="normal")
    if first == "seal":
        learner.do_right()
    table = learner.page.game_table
    assert table.shows_end
    while learner.table.stage is not Stage.OVER or learner.coach.card.isVisible():
        table.finish()
        qtbot.wait(5)
        learner.have_seen()
    before = table.end_shown
    assert not learner.coach.dimmer.isVisible()
    learner.press("End")
    assert (before, table.end_shown) == (False, True)
    assert learner.coach.card.isVisible()
    assert learner.coach.run.step.id == "paid"


@pytest.mark.parametrize(("game", "name", "asks"), [("exchange", "start", 1), ("nyse", "crash", 2)])
def test_what_all_watch_stays_until_pressed(qtbot: QtBot, game: str, name: str, asks: int) -> None:
    learner = Learner(qtbot, game, lessons_of(game).lesson(name), asks)
    sheet, coach = learner.page.reveal_screen, learner.coach
    action = coach.run.right_action()
    assert action is not None
    learner.page.game_table.acted.emit(action)
    qtbot.waitUntil(lambda: not sheet.isHidden())
    assert learner.page.presenter.awaits_step
    assert not coach.card.isVisible()
    assert not coach.verdict.isVisible()
    pages = 0
    while not sheet.isHidden():
        sheet.on_button.click()
        pages += 1
    learner.settle()
    assert pages == 1
    assert coach.card.isVisible() or coach.verdict.isVisible()


def test_while_a_move_is_shown_no_card_covers_the_table_and_nothing_is_dim(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson("bubble"), 2, pace="fast")
    coach = learner.coach
    assert coach.dimmer.isVisible()
    action = coach.run.right_action()
    assert action is not None
    learner.page.game_table.acted.emit(action)
    assert learner.table.stage is Stage.SHOWING
    assert not coach.card.isVisible()
    assert not coach.dimmer.isVisible()


def test_light_falls_on_the_golden_button_once_it_does_what_is_asked_for(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson("round"))
    golden = learner.page.action_panel.default_button
    assert golden().isEmpty()
    lit = len(learner.coach.dimmer.spotlights)
    learner.go_on()
    assert not golden().isEmpty()
    lamps = learner.coach.dimmer.spotlights
    assert len(lamps) == lit + 1
    assert any(lamp.rect.toRect() == golden() and lamp.strength == 1 for lamp in lamps)
    table = learner.page.game_table
    assert table.choose(f"{PICK}security-insurance")  # not asked for: no highlight
    assert not golden().isEmpty()
    assert len(learner.coach.dimmer.spotlights) == lit


def test_light_falls_on_what_a_verdict_speaks_of_until_the_move_is_taken_back(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson("round"))
    coach, where = learner.coach, learner.page.parts.where
    asked = [lamp.rect.toRect() for lamp in coach.dimmer.spotlights]
    assert where("own/hand") in asked
    learner.do_wrong()
    judged = [lamp.rect.toRect() for lamp in coach.dimmer.spotlights]
    assert judged == [where("seat-1"), where("seat-2"), where("seat-3")]
    learner.table.undo()
    learner.settle()
    assert [lamp.rect.toRect() for lamp in coach.dimmer.spotlights] == asked


def test_a_verdict_says_what_its_bars_tell_and_is_gone_when_one_plays_on(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "exchange", lessons_of("exchange").lesson("bubble"), 2)
    learner.do_right()
    sentence = learner.coach.verdict.sentence
    assert sentence is not None
    assert "Change of net worth: You: +$" in sentence.plain()
    close = lessons_of("exchange").lesson("close")
    last = Learner(qtbot, "exchange", close, [step.id for step in close.steps].index("tie"))
    last.advance()
    assert last.coach.verdict.isVisible()
    last.go_on()
    assert last.coach.mood == "playing"
    assert not last.coach.verdict.isVisible()


def test_all_choices_are_lit_once_a_button_has_made_way_for_them(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", lessons_of("nyse").lesson("market"), step=1)
    panel = learner.page.action_panel
    button = learner.page.parts.where("doing/play-speculative-market")
    lit = [lamp.rect.toRect() for lamp in learner.coach.dimmer.spotlights]
    assert button in lit
    assert panel.geometry() not in lit
    learner.go_on()
    lit = [lamp.rect.toRect() for lamp in learner.coach.dimmer.spotlights]
    assert panel.geometry() in lit
    assert button not in lit


def test_what_is_shown_names_no_other_mover_and_can_be_skipped(qtbot: QtBot) -> None:
    learner = Learner(qtbot, "nyse", nyse(1), step=3)
    page = learner.page
    learner.coach.card.secondary.click()
    replaying = [page.presenter.is_replaying]
    assert [group.caption for group in page.action_panel.panel.groups] == [""]
    skip = page.action_panel.offered(SKIP)
    assert skip is not None
    skip.click()
    replaying.append(page.presenter.is_replaying)
    assert replaying == [True, False]
    assert learner.table.stage is Stage.ASKING


def test_among_the_answers_the_learner_is_told_as_you(qtbot: QtBot) -> None:
    """The learner's name hasn't been used yet; the bars say "You", too."""
    learner = Learner(qtbot, "nyse", nyse(2))
    others = [learner.coach.run.name(seat) for seat in (1, 2, 3)]
    assert [answer.text() for answer in learner.coach.card.answers] == ["You", *others]


def test_what_is_asked_after_the_top_can_be_read_from_the_board(qtbot: QtBot) -> None:
    """The card used to cover the discs behind the top, whose price it asked for."""
    learner = Learner(qtbot, "nyse", nyse(2), step=3)
    card, page = learner.coach.card, learner.page
    board = page.parts.where("market/prices")
    margin = page.look.px(SHADOW_MARGIN)
    paper = QRectF(card.geometry()).adjusted(margin, margin, -margin, -margin)
    assert not board.isEmpty()
    assert not paper.intersects(QRectF(board))


def test_the_answer_of_the_step_before_is_put_away_with_the_next_move(qtbot: QtBot) -> None:
    """It used to be there still when all were to watch the crash."""
    learner = Learner(qtbot, "nyse", lessons_of("nyse").lesson("crash"), step=1)
    coach = learner.coach
    coach.card.answers[coach.run.right_choice()].click()
    learner.settle()
    assert (coach.mood, coach.verdict.isVisible()) == ("asking", True)
    shown: list[bool] = []
    learner.table.moved.connect(lambda _: shown.append(coach.verdict.isVisible()))
    learner.do_right()
    assert shown[:1] == [False]
    assert coach.verdict.isVisible()  # now about this move


LIT_BY_MISTAKES = [
    (game, lesson, step.id, other)
    for game, lesson in LESSONS
    for step in lesson.steps
    if step.act is not None
    for other in step.act.others
    if other.lamps
]


@pytest.mark.parametrize(
    ("game", "lesson", "step", "other"),
    LIT_BY_MISTAKES,
    ids=[f"{lesson.id}-{step}-{other.says}" for _, lesson, step, other in LIT_BY_MISTAKES],
)
def test_light_falls_on_what_is_said_of_a_mistake(
    qtbot: QtBot, game: str, lesson: Lesson, step: str, other: Other
) -> None:
    """A run that was too short used to be dimmed, and the empty place beside it lit."""
    number = [one.id for one in lesson.steps].index(step)
    learner = Learner(qtbot, game, lesson, number)
    run, where = learner.coach.run, learner.page.parts.where
    *_, wrong = (
        action
        for action in run.match.view(LEARNER).legal
        if run._fits(other.move, action) and not run.would_be_right(action)
    )
    learner.page.game_table.acted.emit(wrong)
    learner.settle()
    assert learner.coach.verdict.isVisible()
    lit = [lamp.rect for lamp in learner.coach.dimmer.spotlights]
    assert lit == [QRectF(where(place)) for place in other.lamps]
    assert not any(rect.isEmpty() for rect in lit)


def test_light_falls_on_what_show_me_shows(qtbot: QtBot) -> None:
    """The spotlight used to stay where the broken portfolio had been, and another one moved
    there.
    """
    raid = lessons_of("portfolio").lesson("raid")
    learner = Learner(qtbot, "portfolio", raid, [step.id for step in raid.steps].index("below"))
    where, dimmer = learner.page.parts.where, learner.coach.dimmer
    other = QRectF(where("seat-1/portfolio-2"))
    assert not other.isEmpty()
    with qtbot.waitSignal(learner.page.presenter.demonstrated):
        learner.coach.card.secondary.click()
    assert learner.page.presenter.is_replaying
    assert where("seat-1/portfolio-1").isEmpty()
    pile = QRectF(where("market/pile"))
    assert [lamp.rect for lamp in dimmer.spotlights] == [pile]
    assert not paper_of(learner.coach.card).intersects(pile)


def test_the_card_makes_way_when_the_hand_is_sorted_otherwise(qtbot: QtBot) -> None:
    """It used to cover the card that was to be selected."""
    lesson = lessons_of("portfolio").lesson("cap")
    learner = Learner(qtbot, "portfolio", lesson, [step.id for step in lesson.steps].index("grow"))
    assert learner.page.game_table.choose("sort-hand")
    learner.settle()
    learner.coach.finish()
    card = QRectF(learner.page.parts.where("own/hand/8s"))
    assert not card.isEmpty()
    assert not paper_of(learner.coach.card).intersects(card)


@pytest.mark.parametrize(("step", "card", "portfolio"), [("below", "3d", 1), ("above", "6c", 2)])
def test_light_falls_on_a_raids_cost(qtbot: QtBot, step: str, card: str, portfolio: int) -> None:
    lesson = lessons_of("portfolio").lesson("raid")
    learner = Learner(qtbot, "portfolio", lesson, [one.id for one in lesson.steps].index(step))
    where = learner.page.parts.where
    learner.page.game_table.choose(f"card-{card}")
    learner.settle()
    raid = QRectF(where("raid"))
    assert not raid.isEmpty()
    assert raid in [lamp.rect for lamp in learner.coach.dimmer.spotlights]
    assert not paper_of(learner.coach.card).intersects(raid)
    assert where(f"seat-1/portfolio-{3 - portfolio}/beside").isEmpty()


def test_the_score_sheet_adds_up_while_a_move_is_only_shown(qtbot: QtBot) -> None:
    """What the move itself cost used to be missing there."""
    raid = lessons_of("portfolio").lesson("raid")
    learner = Learner(qtbot, "portfolio", raid, [step.id for step in raid.steps].index("below"))
    table: object = learner.page.game_table
    assert isinstance(table, PortfolioTable)
    with qtbot.waitSignal(learner.page.presenter.demonstrated):
        learner.coach.card.secondary.click()
    sheet = table.scene.sheet.facts
    assert sheet is not None
    assert [entry.text for entry in sheet.entries] == ["before", "income", "neutralized"]
    assert sheet.total is not None
    assert sheet.total.amount == "4"


def test_a_debt_among_the_answers_has_its_minus_before_the_sign_of_dollars(qtbot: QtBot) -> None:
    lesson = lessons_of("stock-exchange").lesson("coal")
    step = next(n for n, one in enumerate(lesson.steps) if one.id == "fizzled")
    learner = Learner(qtbot, "stock-exchange", lesson, step)
    answers = [button.text() for button in learner.coach.card.answers]
    assert "\N{MINUS SIGN}$6,000" in answers
