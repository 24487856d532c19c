"""Golden records: found, not listed; they must contain every way a game can end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockgames.engine.errors import RecordError
from stockgames.engine.record import read_record
from stockgames.engine.verify import verify
from tests.games.broken_off import unfinished
from tests.games.stock_exchange.recount import JSON, Wrong, recount

FOLDER = Path(__file__).parents[2] / "records" / "stock_exchange"
FILES = sorted(FOLDER.glob("*.json"))


def read(path: Path) -> JSON:
    """Return a golden record as another program reads it."""
    found: JSON = json.loads(path.read_text(encoding="utf-8"))
    return found


def endings(record: JSON) -> set[str]:
    """Return the ways in which a record's game ended, and rare events in it."""
    result = record["result"]
    if result is None:
        inside = len(record["moves"]) % 8
        return {"unfinished within a round" if inside else "unfinished between rounds"}
    found = set(recount(record).seen) & {"coal", "exchange", "meteors", "meteors at zero"}
    distinct = len(set(result["scores"]))
    if distinct == 1:
        found.add("all equal")
    elif result["ranks"].count(1) > 1:
        found.add("shared first")
    elif len(result["elimination_candidates"]) > 1:
        found.add("shared last")
    if any(result["awards"][seat]["garnets"] for seat in result["elimination_candidates"]):
        found.add("the last earns garnets")
    found.add("prize" if result["prize_pool"] else "no prize")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_verifies_recounts_and_is_written_the_same(path: Path) -> None:
    record = read_record(path.read_bytes())
    match = verify(record)
    assert match.record().to_json() == path.read_text(encoding="utf-8")
    assert recount(read(path)).over() == match.is_over


def test_every_way_to_end_has_a_golden_record() -> None:
    found = set().union(*(endings(read(path)) for path in FILES))
    assert found == {
        "all equal",
        "coal",
        "exchange",
        "meteors",
        "meteors at zero",
        "no prize",
        "prize",
        "shared first",
        "shared last",
        "the last earns garnets",
        "unfinished between rounds",
        "unfinished within a round",
    }
    assert {read(path)["options"]["garnets"] for path in FILES} >= {0, 2, 10}


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
    moves, stocks = record["moves"], record["setup"]["stocks"]
    wrong = [
        {**record, "setup": {"stocks": stocks[::-1]}},
        {**record, "setup": {"stocks": [[*stocks[0][:7], 3], *stocks[1:]]}},
        {**record, "setup": {"stocks": stocks[1:]}},
        {**record, "options": {"garnets": 11}},
        {**record, "options": {"garnets": True}},
        {**record, "options": {}},
        {**record, "seats": record["seats"][1:]},
    ]
    if moves:
        wrong.append({**record, "moves": [*moves[:1], *moves]})
        wrong.append({**record, "moves": [{**moves[0], "produce": ["coal"] * 4}, *moves[1:]]})
        wrong.append({**record, "moves": [{**moves[0], "stocks": []}, *moves[1:]]})
        wrong.append({**record, "moves": [{**moves[0], "x": 1}, *moves[1:]]})
    if record["result"] is not None:
        wrong.append({**record, "result": None})
        wrong.append({**record, "moves": moves[:-1]})
        for key, value in record["result"].items():
            other = value + 1 if isinstance(value, int) else [*value, 0]
            wrong.append({**record, "result": {**record["result"], key: other}})
    return wrong


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_may_end_anywhere_even_with_seats_missing(path: Path) -> None:
    """During a round it contains the submissions made so far, in any seats."""
    for broken_off in unfinished(read(path)):
        match = verify(read_record(json.dumps(broken_off)))
        assert not match.is_over
        assert json.loads(match.record().to_json()) == broken_off
        assert not recount(broken_off).over()
