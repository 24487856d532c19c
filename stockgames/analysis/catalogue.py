"""All jobs, in the order in which they are processed."""

from __future__ import annotations

from typing import Final

from stockgames.analysis.analysis_job import AnalysisJob
from stockgames.analysis.choices import Choices
from stockgames.analysis.luck import LuckAndDecisions

ANALYSIS_JOBS: Final[tuple[AnalysisJob, ...]] = (Choices(), LuckAndDecisions())
