from __future__ import annotations

from stockgames.analysis.analysis_job import basis, digest
from stockgames.analysis.catalogue import INQUIRIES
from stockgames.analysis.choices import Choices
from tests.analysis.games import over


class Later(Choices):
    method = Choices.method + 1


def test_findings_rest_on_all_moves_and_on_the_method() -> None:
    played = digest(over("nyse"))
    one = basis(Choices(), played)
    assert one == basis(Choices(), digest(over("nyse")))
    assert one != basis(Choices(), digest(over("nyse", seed="another")))
    assert one != basis(Later(), played)


def test_inquiries_have_names_of_their_own() -> None:
    names = [inquiry.id for inquiry in INQUIRIES]
    assert len(set(names)) == len(names)
