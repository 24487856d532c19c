"""Everything that an observer is shown at a position, as comparable values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from stockgames.app.book import book_of, new_distinctions, search_next
from stockgames.bots.decide import advise
from stockgames.bots.levels import make_player
from stockgames.bots.player import ENDLESS, Budget
from stockgames.bots.process import Answer, Question
from stockgames.bots.search import SearchBot
from stockgames.controllers.bot_scheduler import TOP, BotScheduler
from stockgames.controllers.screen import Screen
from stockgames.controllers.stages import Change, Handover, Shown, Stage, shown_to
from stockgames.engine.errors import Refused
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.engine.state import SeatId
from stockgames.evenings.person import Person
from stockgames.phones.table import SeatTable
from stockgames.presentation.context import TableContext
from stockgames.presentation.cue import cue_of
from stockgames.presentation.game_words import AnyWords
from stockgames.presentation.hints import hint_text
from stockgames.presentation.messages import refusal_text
from stockgames.presentation.remarks import Remarks
from stockgames.presentation.table_state import text_table
from stockgames.storage.library import Library
from stockgames.testing.leaks import bare
from stockgames.ui.people.book import Book
from tests.phones.desk import people_of, table


def events(match: Match, observer: SeatId | None, since: int = 0) -> Any:
    """Return what the observer learned from the moves from number `since` on."""
    return bare(match.events_for(observer, since))


def refusals(match: Match, seat: SeatId, actions: Sequence[Any]) -> list[str]:
    """Return the referee's answer to each action, if this seat tries it."""
    said = []
    for action in actions:
        try:
            match.check(seat, action)
        except Refused as refused:
            said.append(f"{refused.code} {refused.ruling}")
        else:
            said.append("allowed")
    return said


def bot_actions(match: Match, seat: SeatId, levels: Iterable[str], seed: str) -> list[Any]:
    """Return what bots of these levels decide in the seat, which owes a decision."""
    view, game = match.view(seat), match.game
    return [
        make_player(level, game, Random(seed)).choose(view, Budget(iterations=4))
        for level in levels
    ]


class _Listener:
    """A thinker that records questions and never answers."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        self.questions.append(question)

    def hurry(self) -> None:
        pass

    def cancel(self) -> None:
        pass


def answer_time(match: Match, seat: SeatId, level: str, seed: str) -> tuple[float, ...]:
    """Return after how many seconds a bot of this level would answer in a seat that is asked.

    Others can see how often it is asked and when the answer comes. If it thinks at all, it uses all
    its time, and is held until the time in the question.
    """
    listener, table = _Listener(), copy(match)
    table.seats = tuple(s.model_copy(update={"player": f"bot:{level}"}) for s in match.seats)
    BotScheduler(table, listener).request(seat)
    looks = 0

    def over() -> bool:
        nonlocal looks
        looks += 1
        return True

    times = []
    for question in listener.questions:
        looks = 0
        player = make_player(level, match.game, Random(seed))
        player.choose(question.view, Budget(ENDLESS, over))
        times.append(max(question.reply_delay, question.seconds if looks else 0.0))
    return tuple(times)


def hint(match: Match, seat: SeatId, words: AnyWords | None, seed: str) -> tuple[Any, ...]:
    """Return the reason and the text of a hint for the seat, which owes a decision."""
    player, view = make_player(TOP, match.game, Random(seed)), match.view(seat)
    assert isinstance(player, SearchBot)
    reason = advise(player.think(view, Budget(iterations=4)))
    if words is None:
        return (bare(reason),)
    names = [info.name for info in match.seats]
    text = hint_text(
        reason, words, view, names, lambda action: match.game.explain(view, action, match.options)
    )
    return bare(reason), text.plain()


def context(match: Match, observer: SeatId | None, history: Sequence[Shown]) -> TableContext:
    """Return the context in which the screen shows the game to the observer."""
    actors = match.actors
    stage, seat = Stage.OVER, None
    if actors:
        seat = observer if observer in actors else max(actors[0], 0)
        stage = Stage.ASKING if seat == observer else Stage.CURTAIN
    return TableContext(
        seats=match.seats,
        stage=stage,
        seat=seat,
        viewer=observer,
        front=observer or 0,
        humans=tuple(range(len(match.seats))),
        options=match.options,
        history=history,
    )


def history(match: Match, observer: SeatId | None) -> list[Shown]:
    """Return the moves as the screen may show them to the observer."""
    screen = Screen(match, Handover.CURTAIN)
    screen.viewer = observer
    return screen.shown(0)


def outline(match: Match, observer: SeatId | None) -> str:
    """Return the whole table as text, without the seal, which one of the games may lack."""
    said = text_table(match, observer)
    return said.replace(match.seal, "") if match.seal else said


def frame(match: Match, observer: SeatId | None) -> str:
    """Return what a phone of the observer gets over the wire."""
    controller = table(match)
    if observer is not None:
        controller.move_away(observer, True)
    return SeatTable(match, controller, observer, "en").table(people_of(match)).model_dump_json()


def words(
    match: Match, observer: SeatId | None, told: AnyWords, candidates: Sequence[Any]
) -> Iterator[Any]:
    """Yield every text about the position: status, log, labels, refusals."""
    view = match.view(observer)
    shown = history(match, observer)
    around = context(match, observer, shown)
    yield told.status(view, around)
    yield bare(list(told.prices(view)))
    yield told.phase_title(view, around)
    yield [bare(told.entry(one, around)) for one in shown[-3:]]
    yield [told.action_label(action, view) for action in view.legal[:12]]
    if observer is not None:
        yield list(_refusal_texts(match, observer, told, candidates))
    if match.is_over:
        result = match.result()
        yield told.result_headline(result, around)
        yield bare(list(told.result_rows(result, view, around)))


def cues(match: Match, observer: SeatId | None, told: AnyWords) -> Iterator[Any]:
    """Yield for each move its cue, and what a bot says to it."""
    remarks = Remarks(told)
    remarks.wish = lambda: "always"
    game, seen, humans = match.copy(0), list[Shown](), (observer or 0,)
    before, unseen = game.view(observer), game.view(None)
    for number, move in enumerate(match.moves, 1):
        game.act(move.seat, move.action, move.notes)
        public, view = game.view(None), game.view(observer)
        shown = shown_to(observer, number, game.moves[-1])
        seen.append(shown)
        around = replace(context(game, observer, seen), humans=humans, stage=Stage.SHOWING)
        heard = Change(shown_to(None, number, game.moves[-1]), unseen, public)
        seats = (SeatInfo(name=info.name, player="bot:casual") for info in match.seats)
        remarks.due = None
        remarks.hear(heard, replace(around, viewer=None, seats=tuple(seats)))
        yield cue_of(told, Change(shown, before, view), around), remarks.due
        before, unseen = view, public
    if game.is_over:
        yield None, remarks.end(game.result(), context(game, None, seen))


def books(match: Match, observer: SeatId | None) -> tuple[str, list[Book]]:
    """Return what the game has brought to the book of the observer, or of everybody for a
    bystander: the books and what is new in them, as after playing it with bots.
    """
    table, people = copy(match), dict[SeatId, Person]()
    for seat in range(len(match.seats)) if observer is None else (observer,):
        people[seat] = Person(f"p{seat}", f"Player {seat}")
    players = ("human" if seat in people else "bot:able" for seat in range(len(match.seats)))
    both = zip(match.seats, players, strict=True)
    table.seats = tuple(info.model_copy(update={"player": player}) for info, player in both)
    with TemporaryDirectory() as folder, Library.open(Path(folder), lambda: "") as library:
        for person in people.values():
            library.save_person(person)
        ids = {seat: person.id for seat, person in people.items()}
        journal = library.create_game(table, wishes={}, seed="", handover="curtain", seated=ids)
        while search_next(library):
            pass
        seated = [ids.get(seat) for seat in range(len(match.seats))]
        new = new_distinctions(library, journal.row, table, seated)
        return new, [book_of(library, person) for person in people.values()]


def _refusal_texts(
    match: Match, seat: SeatId, told: AnyWords, candidates: Sequence[Any]
) -> Iterator[str]:
    for action in candidates:
        try:
            match.check(seat, action)
        except Refused as refused:
            yield refusal_text(match.game.meta.id, refused)
