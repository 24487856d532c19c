"""Golden records: found, not listed; they must contain every way a game can end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockgames.engine.errors import RecordError
from stockgames.engine.record import read_record
from stockgames.engine.verify import verify
from tests.games.broken_off import unfinished
from tests.games.exchange.recount import JSON, Wrong, recount

FOLDER = Path(__file__).parents[2] / "records" / "exchange"
FILES = sorted(FOLDER.glob("*.json"))


def read(path: Path) -> JSON:
    """Return a golden record as another program reads it."""
    found: JSON = json.loads(path.read_text(encoding="utf-8"))
    return found


def endings(record: JSON) -> set[str]:
    """Return the ways in which a record's game ended."""
    result = record["result"]
    if result is None:
        return {"unfinished"}
    left = [seat for seat, out in enumerate(result["out_in_round"]) if out is None]
    ways = {"close"} if len(left) > 1 else {"one left"} if left else {"none left"}
    if result["ranks"].count(1) > 1:
        ways.add("shared first place")
    if 0 < len(left) < len(result["ranks"]):
        ways.add("somebody out")
    if len(set(result["ranks"])) < len(result["ranks"]) and not left:
        ways.add("shared fall")
    return ways


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_verifies_recounts_and_is_written_the_same(path: Path) -> None:
    record = read_record(path.read_bytes())
    match = verify(record)
    assert match.record().to_json() == path.read_text(encoding="utf-8")
    assert recount(read(path)).over() == match.is_over


def test_every_way_to_end_has_a_golden_record() -> None:
    found = set().union(*(endings(read(path)) for path in FILES))
    assert found == {
        "close",
        "none left",
        "one left",
        "shared fall",
        "shared first place",
        "somebody out",
        "unfinished",
    }
    assert {len(read(path)["seats"]) for path in FILES} == {3, 4, 5, 6}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_with_one_thing_changed_is_refused(path: Path) -> None:
    """By both programs: another result, a move left out, a move of another seat."""
    for changed in changes(read(path)):
        with pytest.raises(RecordError):
            verify(read_record(json.dumps(changed)))
        with pytest.raises(Wrong):
            recount(changed)


def changes(record: JSON) -> list[JSON]:
    """Return records that are wrong in one place."""
    moves = record["moves"]
    seats = len(record["seats"])
    stranger = {**moves[0], "seat": seats - 1}
    wrong = [
        {**record, "moves": [stranger, *moves[1:]]},
        {**record, "moves": [*moves[:1], *moves]},
        {**record, "setup": {**record["setup"], "forces": record["setup"]["forces"][1:]}},
    ]
    if record["result"] is not None:
        wrong.append({**record, "result": None})
        wrong.append({**record, "moves": moves[:-1]})
        for key in record["result"]:
            values = record["result"][key]
            wrong.append({**record, "result": {**record["result"], key: [*values[::-1], 0]}})
    return wrong


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_may_end_anywhere_even_with_seats_missing(path: Path) -> None:
    """During a simultaneous choice it contains the choices made so far, in any seats."""
    every = list(unfinished(read(path)))
    for broken_off in (*every[:20], *every[20::3]):  # rounds are alike: three moves of a phase
        match = verify(read_record(json.dumps(broken_off)))
        assert not match.is_over
        assert json.loads(match.record().to_json()) == broken_off
        assert not recount(broken_off).over()
