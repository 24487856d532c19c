"""Golden records: found, not listed; they must contain every way a game can end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockgames.engine.errors import RecordError
from stockgames.engine.record import read_record
from stockgames.engine.verify import verify
from tests.games.portfolio.endings import endings
from tests.games.portfolio.recount import FORMS, JSON, Wrong, recount

FOLDER = Path(__file__).parents[2] / "records" / "portfolio"
FILES = sorted(FOLDER.glob("*.json"))


def read(path: Path) -> JSON:
    """Return a golden record as another program reads it."""
    found: JSON = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_verifies_recounts_and_is_written_the_same(path: Path) -> None:
    match = verify(read_record(path.read_bytes()))
    assert match.record().to_json() == path.read_text(encoding="utf-8")
    assert recount(read(path)).over() == match.is_over


def test_every_way_to_end_has_a_golden_record() -> None:
    found = set().union(*(endings(read(path)) for path in FILES))
    assert found == {
        "all shared",
        "ended by the dealer",
        "last turns",
        "one stock",
        "second stock",
        "shared place",
        "tie broken by portfolios",
        "unfinished",
        "unfinished in a reshuffle",
        "unfinished in an offer",
    }
    assert {len(read(path)["seats"]) for path in FILES} == {2, 3, 4, 5}


def test_every_kind_of_move_has_a_golden_record() -> None:
    kinds = {move["do"] for path in FILES for move in read(path)["moves"]}
    assert kinds == set(FORMS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_with_one_thing_changed_is_refused(path: Path) -> None:
    """By both programs: another result, a move left out, another seat, another deal."""
    for changed in changes(read(path)):
        with pytest.raises(RecordError):
            verify(read_record(json.dumps(changed)))
        with pytest.raises(Wrong):
            recount(changed)


def changes(record: JSON) -> list[JSON]:
    """Return records that are wrong in one place."""
    moves, setup = record["moves"], record["setup"]
    wrong = [
        {**record, "setup": {**setup, "stock": setup["stock"][1:]}},
        {**record, "setup": {**setup, "dealer": len(record["seats"])}},
    ]
    for place in [n for n, move in enumerate(moves) if move["do"] == "draw"][:1]:
        stranger = {**moves[place], "seat": (moves[place]["seat"] + 1) % len(record["seats"])}
        wrong.append({**record, "moves": [*moves[:place], stranger, *moves[place + 1 :]]})
        wrong.append({**record, "moves": [*moves[: place + 1], *moves[place:]]})
    if record["result"] is not None:
        wrong.append({**record, "result": None})
        wrong.append({**record, "moves": moves[:-1]})
        for key, values in record["result"].items():
            wrong.append({**record, "result": {**record["result"], key: [*values[::-1], 0]}})
    return wrong
