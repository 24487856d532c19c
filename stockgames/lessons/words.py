"""Patterns of names and claims in a file of lessons."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from stockgames.lessons.claims import check_claim

Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{0,39}$")]
"""The name of a lesson, a step, a tip, or a message."""
Claim = Annotated[str, AfterValidator(check_claim)]
