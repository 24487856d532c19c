from __future__ import annotations

import pytest

pytest.importorskip("cosmic_ray", reason="the group `mutants` is not installed")

from tests.mutants.mutations import mutants_of

SOURCE = '''"""A text that holds 1 number."""


def check(self, moves):
    self.hints.settle(2)
    self.left += 3
    count = len(moves)
    if count < 4 and self.left:
        return count + 5
    return None
'''


def names() -> list[str]:
    return [mutant.name for mutant in mutants_of(SOURCE)]


@pytest.mark.parametrize(
    "name",
    [
        "self.hints.settle(2) => pass",
        "self.left += 3 => pass",
        "return count + 5 => return None",
        "return count + 5 => return count - 5",
        "return count + 5 => return count + 6",
        "if count < 4 and self.left: => if count <= 4 and self.left:",
        "if count < 4 and self.left: => if count < 4 or self.left:",
        "if count < 4 and self.left: => if not count < 4 and self.left:",
    ],
)
def test_each_thing_is_said_otherwise(name: str) -> None:
    assert name in [" ".join(one.split()) for one in names()]


def test_no_mutant_comes_twice_and_texts_stay_as_they_are() -> None:
    sources = [mutant.source for mutant in mutants_of(SOURCE)]
    assert len({*sources}) == len(sources)
    assert all(source.startswith('"""A text that holds 1 number."""') for source in sources)


def test_what_is_named_by_hand_comes_first_and_must_be_there() -> None:
    by_hand = {"line": "len(moves)", "becomes": "len(self)"}
    first = next(mutants_of(SOURCE, [by_hand]))
    assert (first.line, first.after) == (7, "count = len(self)")
    with pytest.raises(ValueError, match="must stand there once"):
        next(mutants_of(SOURCE, [{**by_hand, "line": "len(nothing)"}]))
