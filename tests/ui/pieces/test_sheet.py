from __future__ import annotations

from dataclasses import fields

import pytest

from stockgames.evenings.person import Portrait
from stockgames.games.exchange.parts import FOUNDERS
from stockgames.presentation.faces import choices, founders, house
from stockgames.ui.pieces.faces import KINDS, SHEET, crest_colour, names, part
from stockgames.ui.theme.drawings import names_of
from tests.ui.pieces.face_pictures import everybody


def test_everybody_of_1792_has_a_face() -> None:
    assert set(founders()) == {founder.id for founder in FOUNDERS}
    firms = {founder.id for founder in FOUNDERS if "&" in founder.name}
    assert {key for key, face in founders().items() if face.partner} == firms


def test_twelve_of_the_house_and_twenty_four_to_choose_from() -> None:
    assert len(house()) == 12
    assert len(set(choices())) == 24
    assert len(set(everybody().values())) == 60


@pytest.mark.parametrize("field", [each.name for each in fields(Portrait)])
def test_people_are_made_of_parts_that_are_there(field: str) -> None:
    if field == "partner":
        return
    used = {getattr(face, field) for face in everybody().values()} - {""}
    assert used <= set(names(field))


def test_every_part_of_the_sheet_can_be_chosen() -> None:
    chosen = {f"{kind}-{name}" for kind in KINDS for name in names(kind)}
    behind = {f"{name}-behind" for name in chosen}
    assert set(names_of(SHEET)) <= chosen | behind | {"lash", "shield"}
    assert len(names("hair")) == 21
    assert len(names("hat")) == 19


def test_what_is_not_known_is_like_none() -> None:
    assert part("hat-sombrero") == ()
    assert crest_colour("mauve") is None
