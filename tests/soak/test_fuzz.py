"""Nasty files, and a few mutations of good ones, are fed to all parsers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.soak.fuzz import NAMES
from tests.soak.targets import NASTY, TARGETS, corpus, mutate

FILES = sorted(NASTY.glob("*/*"))


def test_the_command_knows_every_target() -> None:
    assert list(NAMES) == list(TARGETS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_nasty_files_get_a_calm_answer(path: object) -> None:
    found = next(one for one in FILES if one == path)
    TARGETS[found.parent.name][0](found.read_bytes())


@pytest.mark.parametrize("name", TARGETS)
def test_what_mutations_begin_with_is_taken(name: str) -> None:
    for data in TARGETS[name][1]():
        TARGETS[name][0](data)


@pytest.mark.parametrize("name", TARGETS)
@given(seed=st.integers(0, 2**32))
def test_changed_bytes_get_a_calm_answer(name: str, seed: int) -> None:
    rng = Random(seed)
    TARGETS[name][0](mutate(rng.choice(corpus(name)), rng))


@pytest.mark.parametrize("name", TARGETS)
@given(data=st.binary(max_size=200))
def test_any_bytes_get_a_calm_answer(name: str, data: bytes) -> None:
    TARGETS[name][0](data)
