"""What every part of a record is: read with suspicion, and never changed."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Strict(BaseModel):
    """A frozen model that takes no other keys, and no value for one of another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
