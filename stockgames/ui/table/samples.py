"""What sample tables for the gallery are made of."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from stockgames.bots.question import Answer, Question

NAMES: Final = (
    "Ada",
    "Bruno",
    "Clara",
    "Dmitri",
    "Emil",
    "Freya",
    "Gus",
    "Hana",
    "Ivo",
    "Jana",
)


class RandomThinker:
    """Answers at once with a random legal action."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def ask(self, question: Question, on_answer: Callable[[Answer], None]) -> None:
        """Answer at once."""
        on_answer(Answer(self._rng.choice(question.view.legal)))

    def hurry(self) -> None:
        """Nothing can be faster."""

    def cancel(self) -> None:
        """Nothing is ever under way."""
