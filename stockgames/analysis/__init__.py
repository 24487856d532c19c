"""Analysis of finished games: pure code, slow enough to need processes of its own.

A *job* (`analysis_job.AnalysisJob`) answers one question about a game. It divides its work into
*pieces*. Each can be processed alone, in any order and in any process, and returns a *finding*:
JSON in the job's own format. Findings are stored in the library as they arrive
(`storage.findings`), so killing the app loses only the pieces in progress, and nothing is computed
twice. The jobs are `luck`, how much of a game was luck and how much decisions, and `choices`: what
the strongest bot thinks of each decision.

To add a job:

1. Write a module with a class that fulfils `AnalysisJob`, and a frozen dataclass that fulfils
   `Piece`. The piece is sent to another process, so it holds plain values only, and its `examine`
   does the slow work there. A piece that judges a seat must contain nothing but that seat's view.
2. Add it to `analysis_jobs`. Then the job is part of the background work
   (`controllers.analysis`), its progress bar and Cancel, and of `stockgames analyse`, and its
   findings are stored.
3. To show results, ask `Analysis.found(ID)` for the findings by number, and parse them by the
   job's own `from_json`. Raise its `method` when old findings become invalid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockgames.analysis.analysis_job import AnalysisJob


def analysis_jobs() -> tuple[AnalysisJob, ...]:
    """Return all jobs, in the order in which they are processed."""
    from stockgames.analysis.choices import Choices
    from stockgames.analysis.luck import LuckAndDecisions

    return Choices(), LuckAndDecisions()
