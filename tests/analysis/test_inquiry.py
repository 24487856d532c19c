from __future__ import annotations

from stockgames.analysis.catalogue import INQUIRIES
from stockgames.analysis.choices import Choices
from stockgames.analysis.inquiry import basis
from tests.analysis.games import over


class Later(Choices):
    method = Choices.method + 1


def test_findings_rest_on_all_moves_and_on_the_method() -> None:
    one = basis(Choices(), over("nyse"))
    assert one == basis(Choices(), over("nyse"))
    assert one != basis(Choices(), over("nyse", seed="another"))
    assert one != basis(Later(), over("nyse"))


def test_inquiries_have_names_of_their_own() -> None:
    names = [inquiry.id for inquiry in INQUIRIES]
    assert len(set(names)) == len(names)
