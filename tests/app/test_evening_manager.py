"""An evening stays in step with its tables, whatever ends the app in between."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stockgames.app.evenings import key_moment
from stockgames.app.known_players import welcome
from stockgames.engine import registry
from stockgames.evenings import evening as model
from stockgames.evenings.evening import MOST_PEOPLE, Act
from stockgames.evenings.form import read_file
from stockgames.evenings.standing import let_in, standing
from stockgames.presentation.faces import portraits_at
from stockgames.presentation.story import GameStory
from stockgames.storage.library import Library
from stockgames.ui.table.generic import create_table
from stockgames.ui.theme.theme_context import ThemeContext
from tests.app.test_evenings import evening_of, next_act
from tests.app.visitor import Visitor
from tests.engine.test_fairness import played
from tests.storage.play import deal, keep, play
from tests.toys import RULES

Visit = Callable[[Path], Visitor]


def gather(visitor: Visitor, *names: str) -> None:
    """Open the evening page and add people by name."""
    visitor.press("evening")
    manager = visitor.app.evening.manager
    for name in names:
        manager.welcome(name)


def stages(visitor: Visitor) -> list[model.Stage]:
    return [act.stage for act in evening_of(visitor).programme]


def first(visitor: Visitor) -> Act:
    return evening_of(visitor).programme[0]


def begin(visitor: Visitor) -> None:
    visitor.app.evening.dealt.emit(next_act(visitor))


def test_a_new_evening_plays_every_game_that_there_is(visitor: Visitor) -> None:
    registry.register(RULES)
    try:
        gather(visitor)
        games = [act.game for act in evening_of(visitor).programme]
        assert games == ["nyse", "portfolio", "exchange", "stock-exchange", "lemonade"]
    finally:
        registry.unregister("lemonade")


@pytest.mark.parametrize(
    ("name", "sent"),
    [
        ("edited", lambda evening: let_in(evening, evening.present)),
        ("edited", lambda evening: evening.leave("nobody-here")),
        ("edited", lambda evening: evening.drop(99)),
        ("edited", lambda evening: evening.shift(99, 1)),
        ("edited", lambda evening: evening.agree(1, evening.present[:1] * 2)),
        ("edited", lambda evening: evening.set_options(99, {})),
        ("begin_requested", 99),
        ("resumed", (99, False)),
    ],
)
def test_a_press_that_comes_too_late_changes_nothing(
    visitor: Visitor, qtbot: QtBot, name: str, sent: object
) -> None:
    """As where a button is pressed twice before the page has followed; nothing is raised."""
    gather(visitor, "Ada", "Bela")
    before, page = evening_of(visitor), visitor.app.evening.page
    with qtbot.captureExceptions() as raised:
        getattr(page, name).emit(*(sent if isinstance(sent, tuple) else (sent,)))
    assert raised == []
    assert evening_of(visitor) == before
    assert visitor.app.window.page is page


def test_bots_fill_the_chairs_that_people_leave_free(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    manager = visitor.app.evening.manager
    third, last = evening_of(visitor).programme[2:]
    seats = manager.setup_for(last, "curtain", "greedy").seats
    assert [seat.is_human for seat in seats] == [True, True, *[False] * 6]
    assert len({seat.name for seat in seats}) == 8
    assert manager.setup_for(third, "trusting", "greedy").handover == "trusting"
    assert manager.setup_for(first(visitor), "code", "greedy").handover == "curtain"


def test_a_kill_after_the_last_move_leaves_the_game_counted(
    visit: Visit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit(folder).enter()
    gather(visitor, "Ada", "Bela")
    begin(visitor)
    # The evening gets no more events, as if the app had been killed.
    monkeypatch.setattr(visitor.app.evening.manager, "catch_up", lambda playing: None)
    visitor.play_to_the_end()
    assert not first(visitor).is_over
    visitor.leave()
    again = visit(folder).enter()
    assert first(again).is_over
    assert sum(line.total for line in standing(evening_of(again))) == 10


def test_a_game_is_kept_with_its_evening_or_not_at_all(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stockgames.storage import people
    from stockgames.storage.errors import StorageCode, StorageError

    gather(visitor, "Ada", "Bela")

    def fail(*_: object) -> None:
        raise StorageError(StorageCode.DISK_FULL, Path("library"))

    monkeypatch.setattr(people, "rewrite_evening", fail)
    begin(visitor)
    assert visitor.app.session is None
    assert visitor.library.unfinished() == []
    assert stages(visitor)[0] is model.Stage.TO_COME


def test_a_late_comer_starts_on_the_average_or_on_nothing(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    begin(visitor)
    visitor.play_to_the_end()
    manager = visitor.app.evening.manager
    manager.welcome("Clara")
    manager.welcome("Dmitri", from_nothing=True)
    starts = [guest.start for guest in evening_of(visitor).guests]
    assert starts == [0, 0, 5, 0]


def test_who_comes_back_is_the_same_person(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    visitor.app.evening.manager.welcome("ada")
    assert len(evening_of(visitor).guests) == 2
    assert len(visitor.library.people()) == 2
    faces = {known.portrait for known in visitor.library.people()}
    assert len(faces) == 2, "nobody looks like somebody else"


def test_the_file_of_an_evening_names_each_record_by_its_seal(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    begin(visitor)
    visitor.play_to_the_end()
    text = visitor.app.evening.manager.to_file()
    read = read_file(text)
    assert sorted(read.names.values()) == ["Ada", "Bela"]
    assert standing(read.evening) == standing(evening_of(visitor))
    assert visitor.session.fairness().seal in text


def test_an_evening_waits_for_the_next_start(visit: Visit, folder: Path) -> None:
    visitor = visit(folder).enter()
    gather(visitor, "Ada", "Bela")
    before = evening_of(visitor)
    visitor.leave()
    with Library.open(folder) as library:
        assert [kept.evening for kept in library.evenings()] == [before]
    again = visit(folder).enter()
    assert evening_of(again) == before
    again.press("tonight")
    assert again.page == "evening"
    again.key(Qt.Key.Key_Escape)
    assert again.page == "lobby"
    assert again.app.session is None


def test_a_game_counts_for_the_evening_it_began_in(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    begin(visitor)
    row = visitor.session.row
    assert row is not None
    visitor.app.show_evening()
    visitor.app.evening.manager.do(lambda evening: evening.end())
    visitor.app.show_lobby()
    assert visitor.app.evening.manager.evening is None
    visitor.app.tables.resume(row)
    visitor.play_to_the_end()
    (kept,) = visitor.library.evenings()
    assert kept.evening.programme[0].is_over, "even after that has ended"


def test_no_more_people_come_than_an_evening_holds(visitor: Visitor) -> None:
    manager = visitor.app.evening.manager
    manager.plan()  # without its page, which would be laid out anew for each of them
    for number in range(MOST_PEOPLE + 1):
        manager.welcome(f"Guest {number}")
    assert len(evening_of(visitor).guests) == MOST_PEOPLE


def test_a_bot_sits_where_people_agree(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    third = evening_of(visitor).programme[2]
    ada, bela = evening_of(visitor).present
    manager = visitor.app.evening.manager
    manager.do(lambda evening: evening.agree(third.number, (bela, None, ada)))
    seats = manager.setup_for(evening_of(visitor).act(third.number), "curtain", "greedy").seats
    assert [seat.is_human for seat in seats] == [True, False, True]
    assert [seats[0].name, seats[2].name] == ["Bela", "Ada"]


def test_the_end_of_a_game_leads_to_the_evening(visitor: Visitor) -> None:
    gather(visitor, "Ada", "Bela")
    begin(visitor)
    visitor.play_to_the_end()
    button = visitor.session.page.end_sheet.rematch_button
    assert button.text() == "Next game of the evening"
    button.click()
    assert visitor.page == "evening"
    assert visitor.app.session is None


def test_a_game_that_ended_a_hundred_games_ago_counts(visit: Visit, folder: Path) -> None:
    visitor = visit(folder).enter()
    gather(visitor, "Ada", "Bela")
    begin(visitor)
    visitor.leave()
    with Library.open(folder) as library:
        row = library.unfinished()[0].row
        match = library.load(row)
        play(match, Random(1), library.journal(row))
        over = deal(1)
        play(over, Random(1))
        for _ in range(100):
            keep(library, over)
    act = first(visit(folder).enter())
    assert act.is_over
    assert act.ranks == tuple(match.result().ranks)


def test_two_people_of_one_name_play_as_two(visitor: Visitor) -> None:
    library = visitor.library
    one, other = welcome(library, "Ada"), welcome(library, "Ada")
    gather(visitor, "Ada", "ada", "Ada")
    assert set(evening_of(visitor).present) == {one.id, other.id}, "and nobody new has come"
    begin(visitor)
    assert visitor.session.names == ("Ada", "Ada 2")
    assert visitor.session.people == evening_of(visitor).present
    kept = library.unfinished()[0]
    assert tuple(seat.person for seat in kept.seats) == evening_of(visitor).present
    faces = {person.id: person.portrait for person in (one, other)}
    assert portraits_at(visitor.session.names) == tuple(
        faces[who or ""] for who in visitor.session.people
    )


@pytest.mark.parametrize("game_id", registry.game_ids())
def test_it_is_a_sentence_of_the_closing_page(qtbot: QtBot, game_id: str) -> None:
    match = played(game_id)
    assert match.is_over
    words, history = create_table(game_id, ThemeContext()).words, match.history(None, all_up=True)
    assert words.story is not None
    assert history is not None
    names = tuple(seat.name for seat in match.seats)
    story = GameStory(history, words.story, names, None)
    assert key_moment(match) in [highlight.text for highlight in story.highlights()]
