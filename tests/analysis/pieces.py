"""Pieces of work for other processes, some of which fail."""

from __future__ import annotations

import os
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from stockgames.analysis.analysis_job import Effort, Finding
from stockgames.engine.match import Match


@dataclass(frozen=True, slots=True)
class Square:
    """Computes its number's square, or does what it is told to."""

    number: int
    does: str = ""

    def examine(self) -> Finding:
        if self.does == "die":
            os._exit(1)
        if self.does == "fail":
            raise ValueError("a secret")
        while self.does == "hang":
            time.sleep(0.05)
        return {"square": self.number**2}


class Squares:
    """A job with one square for each seat."""

    id = "squares"
    method = 1

    def pieces(self, match: Match, seats: Collection[int], effort: Effort) -> Sequence[Square]:
        return [Square(seat) for seat in sorted(seats)]
