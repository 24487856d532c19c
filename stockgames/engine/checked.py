"""Checks of JSON values from strangers, put together to those of whole objects.

A check takes a value and returns it as it is to be used, or raises ValueError with what is wrong.
Nothing slow is imported: a start reads some such values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Check: TypeAlias = Callable[[Any], Any]


def flag(value: Any) -> Any:
    """Accept true or false."""
    if type(value) is not bool:
        raise ValueError("neither true nor false")
    return value


def anything(value: Any) -> Any:
    """Accept an object, whatever is in it."""
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def text(least: int, most: int, pattern: str = "") -> Check:
    """Accept a text of so many characters, all of which can be written, that fits a pattern."""
    fits: Final = re.compile(pattern)

    def check(value: Any) -> Any:
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise ValueError(f"not a text of {least} to {most} characters")
        if pattern and not fits.fullmatch(value):
            raise ValueError("not written as it should be")
        try:
            value.encode()
        except UnicodeEncodeError:
            raise ValueError("not a whole text") from None
        return value

    return check


def whole(least: int, most: int) -> Check:
    """Accept a whole number in a range."""

    def check(value: Any) -> Any:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"not a whole number from {least} to {most}")
        return value

    return check


def one_of(*known: str) -> Check:
    """Accept one of some words."""

    def check(value: Any) -> Any:
        if value not in known:
            raise ValueError(f"not one of {', '.join(known)}")
        return value

    return check


def or_none(other: Check) -> Check:
    """Accept null, or what another check does."""
    return lambda value: None if value is None else other(value)


def items(each: Check, most: int) -> Check:
    """Accept a list that is not too long; return a tuple."""

    def check(value: Any) -> Any:
        if not isinstance(value, list) or len(value) > most:
            raise ValueError(f"not a list of at most {most}")
        return tuple(_within(each, inner, str(at)) for at, inner in enumerate(value, start=1))

    return check


def by_key(key: Check, each: Check) -> Check:
    """Accept an object whose keys and values pass."""

    def check(value: Any) -> Any:
        found = anything(value)
        return {key(name): _within(each, inner, name) for name, inner in found.items()}

    return check


def fields(needed: Mapping[str, Check], others: Mapping[str, tuple[Check, Any]]) -> Check:
    """Accept an object with these fields and no more; `others` tell what stands for a missing one.

    Return a dictionary with all of them.
    """

    def check(value: Any) -> Any:
        found = anything(value)
        checks = {**needed, **{name: other for name, (other, _) in others.items()}}
        if stranger := next((name for name in found if name not in checks), None):
            raise ValueError(f"{stranger[:40]}: not known")
        if missing := next((name for name in needed if name not in found), None):
            raise ValueError(f"{missing}: missing")
        usual = {name: default for name, (_, default) in others.items()}
        own = {name: _within(checks[name], inner, name) for name, inner in found.items()}
        return usual | own

    return check


def _within(check: Check, value: Any, name: str) -> Any:
    """Check a value inside another one; say where it lies if it is wrong."""
    try:
        return check(value)
    except ValueError as error:
        raise ValueError(f"{name[:40]}: {error}") from None
