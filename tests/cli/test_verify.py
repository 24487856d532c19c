from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockgames.__main__ import main
from stockgames.cli.simulate import Plan, play_record
from stockgames.engine import registry
from stockgames.engine.match import Match
from stockgames.engine.record import MAX_BYTES, SeatInfo

RECORD = play_record(Plan("nyse", ("greedy", "random"), "verify"), 1)
RIGHT = "ok (not sealed: only the moves and the result were verified)"


def written(path: Path, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(RECORD.to_json())
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def verdicts(capsys: pytest.CaptureFixture[str]) -> list[str]:
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out.splitlines()


def test_a_right_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path / "right.json", lambda data: data.update(x_note="mine"))
    assert main(["verify", file]) == 0
    assert verdicts(capsys) == [f"{file}: {RIGHT}"]


def test_one_wrong_record_among_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right = written(tmp_path / "right.json", lambda data: None)
    wrong = written(
        tmp_path / "wrong.json",
        lambda data: data["moves"][2].update(seat=1 - data["moves"][2]["seat"]),
    )
    assert main(["verify", right, wrong, right]) == 1
    lines = verdicts(capsys)
    assert lines[0] == lines[2] == f"{right}: {RIGHT}"
    assert lines[1] == f"{wrong}: move 3: not this seats decision (rules)"


HOSTILE = {
    "empty": b"",
    "zeros": b"\0" * 100,
    "deep": b"[" * 200_000,
    "number": b'{"format": "stockgames.record", "version": 1' + b"0" * 6000 + b"}",
    "huge": b" " * (MAX_BYTES + 1),
    "latin": '{"format": "für"}'.encode("latin-1"),
    "long-name": json.dumps({**json.loads(RECORD.to_json()), "game": "n\n" * 9999}).encode(),
    "surrogate": json.dumps({**json.loads(RECORD.to_json()), "game": "\ud800"}).encode(),
    "surrogate-move": json.dumps(
        {**json.loads(RECORD.to_json()), "moves": [{"do": "\ud800", "seat": 0}], "result": None}
    ).encode(),
    "big-seat": json.dumps(
        {**json.loads(RECORD.to_json()), "moves": [{"do": "take", "seat": 10**400}]}
    ).encode(),
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=list(HOSTILE))
def test_a_hostile_file_gets_one_line(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 1
    (line,) = verdicts(capsys)
    assert line.startswith(f"{file}: ")
    assert len(line) < 700


def test_what_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(tmp_path), str(tmp_path / "missing.json"), "nul\0byte"]
    assert main(["verify", *files]) == 1
    folder, missing, nul = verdicts(capsys)
    assert folder == f"{tmp_path}: cannot be read: it is a folder"
    assert missing == f"{tmp_path / 'missing.json'}: cannot be read: No such file or directory"
    assert nul == "nul\\x00byte: cannot be read: no file has such a name"


def test_pipes_and_devices_do_not_hang(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if sys.platform == "win32":
        pytest.skip("has neither")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert main(["verify", str(pipe), "/dev/zero"]) == 1
    assert all(line.endswith("it is no regular file") for line in verdicts(capsys))


def test_a_file_name_with_a_line_break_stays_on_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "no\nsuch: ok"]) == 1
    assert len(verdicts(capsys)) == 1


def test_a_seal_that_does_not_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proof = {"seal": "0" * 64, "told": 1, "seed": "seed"}
    file = written(tmp_path / "sealed.json", lambda data: data.update(x_fairness=proof))
    assert main(["verify", file]) == 1
    assert verdicts(capsys) == [f"{file}: x_fairness: seed and set-up do not give the seal"]


def sealed(path: Path, made: int | None = None, **proof: Any) -> str:
    """Write a sealed game of two people after ``made`` moves, or over, with changes to its seal."""
    seats = [SeatInfo(name=name, player="human") for name in "AB"]
    match = Match.deal(registry.load("nyse"), seats, {}, "seed", seed_is_public="known" in proof)
    rng = Random(1)
    while not match.is_over and len(match.moves) != made:
        match.act(match.actors[0], rng.choice(match.view(match.actors[0]).legal))
    data = json.loads(match.record(sealed=True).to_json())
    data["x_fairness"].update(proof)
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def test_what_was_not_verified_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = sealed(tmp_path / "whole.json")
    assert main(["verify", file]) == 0
    assert verdicts(capsys) == [f"{file}: ok"]
    known = sealed(tmp_path / "known.json", known=True)
    assert main(["verify", known]) == 0
    assert verdicts(capsys) == [f"{known}: ok (the deal number was known before the first move)"]
    running = sealed(tmp_path / "running.json", 5)
    assert main(["verify", running]) == 0
    assert "luck was not verified yet" in verdicts(capsys)[0]


@pytest.mark.parametrize("proof", [{"seed": None}, {"seal": 7}, {"told": "2"}, {"seed": ""}])
def test_a_seal_of_which_something_is_missing_is_not_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], proof: dict[str, Any]
) -> None:
    file = sealed(tmp_path / "spoilt.json", **proof)
    assert main(["verify", file]) == 1
    (line,) = verdicts(capsys)
    assert line.startswith(f"{file}: cannot be verified: x_fairness: {next(iter(proof))} ")


def spoil(proof: Any, data: dict[str, Any]) -> None:
    data["x_fairness"] = proof


def test_a_seal_without_anything_in_it_is_not_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proofs: list[Any] = [{}, None, "seal", {"known": True}]
    for proof in proofs:
        file = written(tmp_path / "empty.json", partial(spoil, proof))
        assert main(["verify", file]) == 1
        assert verdicts(capsys)[0].startswith(f"{file}: cannot be verified: x_fairness: seal ")
