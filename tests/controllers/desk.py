"""Substitutes for disk and bots, and tables of Exchange."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from stockgames.bots.process import Answer, Question
from stockgames.controllers.bot_scheduler import Thinker
from stockgames.controllers.stages import Handover, Stage
from stockgames.controllers.table import TableController
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo
from stockgames.storage.journal import Journal


class Notebook(Journal):
    """A journal in memory that can be made to fail."""

    def __init__(self, earlier: int = 0) -> None:
        self.earlier = earlier
        """Moves saved before this notebook was opened."""
        self.moves: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.full = False
        self.drafts: dict[int, Mapping[str, Any]] = {}
        self.phones: Mapping[str, Any] | None = None
        self.handed: list[tuple[int, Mapping[str, Any], int]] = []

    def append(self, number: int, move: dict[str, Any]) -> None:
        if self.full:
            raise StockGamesError("disk full")
        assert number == self.earlier + len(self.moves) + 1
        self.moves.append(move)
        self.drafts.pop(move.get("seat", -1), None)

    def truncate(self, kept: int) -> None:
        del self.moves[kept - self.earlier :]

    def rewrite(self, kept: int, moves: Sequence[dict[str, Any]]) -> None:
        if self.full:
            raise StockGamesError("disk full")
        self.moves[kept - self.earlier :] = moves

    def finish(self, result: dict[str, Any]) -> None:
        self.result = result

    def hand_seat(self, seat: int, holder: Mapping[str, Any], made: int) -> None:
        if self.full:
            raise StockGamesError("disk full")
        self.handed.append((seat, holder, made))

    def load_drafts(self) -> dict[int, Mapping[str, Any]]:
        return dict(self.drafts)

    def save_draft(self, seat: int, draft: Mapping[str, Any] | None) -> None:
        if self.full:
            raise StockGamesError("disk full")
        self.drafts.pop(seat, None)
        if draft is not None:
            self.drafts[seat] = draft

    def load_phones(self) -> Mapping[str, Any] | None:
        return self.phones

    def save_phones(self, phones: Mapping[str, Any]) -> None:
        self.phones = phones


class Puppet:
    """A thinker that answers when told to."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.on_answer: Callable[[Answer], None] | None = None

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        self.questions.append(question)
        self.on_answer = on_answer

    def answer(self, action: Any = None) -> None:
        assert self.on_answer is not None
        self.on_answer(Answer(action or Random(1).choice(self.questions[-1].view.legal)))

    def hurry(self) -> None:
        self.answer()

    def cancel(self) -> None:
        pass


class Lot(Puppet):
    """A thinker that answers at once, at random."""

    def __init__(self) -> None:
        super().__init__()
        self._rng = Random(1)

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        super().ask(question, on_answer)
        game, view = registry.load(question.game_id), question.view
        on_answer(Answer(game.sample_action(view, self._rng)))


class Desk(TableController):
    """A table controller, with its substitutes at hand and what tests do with one."""

    @property
    def notebook(self) -> Notebook:
        assert isinstance(self._journal, Notebook)
        return self._journal

    @property
    def puppet(self) -> Puppet:
        assert isinstance(self.scheduler.thinker, Puppet)
        return self.scheduler.thinker

    def standing(self) -> tuple[Stage, int | None, int | None]:
        """Return what is waited for, for whom, and whose secrets are visible."""
        return self.stage, self.seat, self.viewer

    def turn(self, action: Any = None) -> None:
        """Make a move, or the last one that is legal, and finish showing it."""
        self.submit(action or self.view.legal[-1])
        self.proceed()

    def step(self, rng: Random) -> None:
        """Do what is waited for; people choose at random, peeking if they have to."""
        match self.stage:
            case Stage.CURTAIN:
                self.lift()
            case Stage.PASSING:
                self.pass_screen()
            case Stage.ASKING:
                if not self.view.legal:
                    self.peek(True)
                self.submit(rng.choice(self.view.legal))
            case _:
                self.proceed()


def dealt(
    game_id: str, players: str, seed: str = "seed", *, first: int = 0, **options: Any
) -> Match:
    """Deal a game to people (h) and bots (b) in the order of the letters."""
    seats = [
        SeatInfo(name=f"Seat {i}", player="human" if who == "h" else "bot:random")
        for i, who in enumerate(players)
    ]
    return Match.deal(registry.load(game_id), seats, options, seed, first=first)


def exchange(players: str, seed: str = "seed") -> Match:
    return dealt("exchange", players, seed)


def sit_down(match: Match, handover: Handover, thinker: Thinker | None = None) -> Desk:
    """Return a controller that continues the match."""
    return Desk(match, Notebook(len(match.moves)), thinker or Lot(), handover)


def opened(
    match: Match, handover: Handover = Handover.CURTAIN, thinker: Thinker | None = None
) -> Desk:
    """Return a controller that has begun to continue the match."""
    table = sit_down(match, handover, thinker)
    table.start()
    return table
