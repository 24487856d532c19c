"""Turns a host's wishes into the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from stockgames.engine.codec import first_problem
from stockgames.engine.errors import OptionError

M = TypeVar("M", bound=BaseModel)


def granted(options_type: type[M], wishes: Mapping[str, Any]) -> M:
    """Return options made from wishes; raise OptionError for an unknown name or invalid value."""
    for name in wishes:
        if name not in options_type.model_fields:
            known = ", ".join(options_type.model_fields) or "none"
            raise OptionError(f"{name}: there is no such option (known: {known})")
    try:
        return options_type.model_validate(dict(wishes))
    except ValidationError as error:
        raise OptionError(first_problem(error)) from None
