"""The part of `stockgames selftest` that needs no window: verified bot games."""

from __future__ import annotations

from queue import Queue
from typing import Final

from stockgames.bots.levels import STEPS
from stockgames.bots.process import Answer, Question
from stockgames.bots.worker import BotWorker
from stockgames.cli.simulate import Plan, play_record
from stockgames.engine import registry
from stockgames.engine.errors import StockGamesError
from stockgames.engine.match import Match
from stockgames.engine.record import SeatInfo, read_record
from stockgames.engine.verify import verify

ITERATIONS: Final = 5


def play_every_game() -> None:
    """Play each registered game with bots of all levels, the strongest first, and verify it.

    Raises RecordError if a game does not replay.
    """
    for game_id in registry.game_ids():
        meta = registry.meta(game_id)
        every = STEPS[::-1]
        levels = tuple(every[seat % len(every)] for seat in range(meta.usual_seats))
        record = play_record(Plan(game_id, levels, "selftest", iterations=ITERATIONS), 1)
        verify(read_record(record.to_json()))
        print(f"{meta.title}: ok, {len(record.moves)} moves", flush=True)


class WorkerError(StockGamesError):
    """Bots could not think in a separate process."""


def play_elsewhere() -> None:
    """Play a game of NYSE with bots in a separate process, and verify it.

    Raises WorkerError if that process does not answer as it should.
    """
    game = registry.load("nyse")
    seats = [SeatInfo(name=name, player="bot:shrewd") for name in ("Ada", "Baron")]
    match = Match.deal(game, seats, {}, "selftest")
    answers: Queue[Answer] = Queue()
    worker = BotWorker()
    try:
        while not match.is_over:
            seat = match.actors[0]
            view = match.view(seat)
            question = Question("nyse", "shrewd", view, f"{len(match.moves)}", seconds=0.0)
            worker.ask(question, answers.put)
            answer = answers.get()
            if answer.action is None or answer.trouble:
                raise WorkerError(f"bots cannot think: {answer.trouble or 'no answer'}")
            match.act(seat, answer.action)
    finally:
        worker.close()
    verify(match.record())
    print(f"bots in a process of their own: ok, {len(match.moves)} moves", flush=True)
