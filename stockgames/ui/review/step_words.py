"""What a step of a game that is looked back at says, in the game's own words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from stockgames.controllers.reel import Eyes, Reel
from stockgames.controllers.stages import Handover, Stage
from stockgames.ui.sentences.speech import say
from stockgames.ui.table.game_words import AnyWords, LogEntry
from stockgames.ui.table.table_context import TableContext


class StepWords:
    """The sentences of a reel, made when they are asked for."""

    def __init__(self, reel: Reel, words: AnyWords) -> None:
        self._reel = reel
        self._words = words
        self._entries: dict[tuple[int, Eyes], LogEntry] = {}

    def forget(self) -> None:
        """Make all sentences anew: the language is another."""
        self._entries.clear()

    def context(self, number: int, eyes: Eyes) -> TableContext:
        """Return what the board must know at a step, beside the view."""
        reel = self._reel
        return TableContext(
            seats=reel.seats,
            stage=Stage.PAUSED,
            seat=None,
            eyes=eyes.seat,
            front=eyes.seat,
            humans=(),
            options=reel.options(eyes),
            handover=Handover.TRUSTING,
            history=reel.history(number, eyes),
        )

    def status(self, number: int, eyes: Eyes) -> str:
        """Return the game's own line about how far it is."""
        return self._words.status(self._reel.view(number, eyes), self.context(number, eyes))

    def entry(self, number: int, eyes: Eyes) -> LogEntry:
        """Return the log's entry about the move that led to a step, from 1."""
        key = number, eyes
        if key not in self._entries:
            shown = self._reel.history(number, eyes)[-1]
            teller = self._reel.teller(shown, eyes)
            context = replace(self.context(number, eyes), eyes=teller)
            self._entries[key] = self._words.entry(shown, context)
        return self._entries[key]

    def told(self, number: int, eyes: Eyes) -> LogEntry:
        """Return what is said of a step; of the beginning, that it is one."""
        if not number:
            return LogEntry(0, "", say("review-the-beginning"))
        entry = self.entry(number, eyes)
        return entry if entry.text else replace(entry, text=say("review-goes-on"))

    def before(self, number: int, eyes: Eyes) -> Iterator[tuple[int, LogEntry]]:
        """Yield steps that the log tells of, from a step backwards."""
        for at in range(number, 0, -1):
            entry = self.entry(at, eyes)
            if entry.text:
                yield at, entry

    def after(self, number: int, eyes: Eyes) -> Iterator[tuple[int, LogEntry]]:
        """Yield steps that the log tells of, those after a step."""
        for at in range(number + 1, self._reel.total + 1):
            entry = self.entry(at, eyes)
            if entry.text:
                yield at, entry
