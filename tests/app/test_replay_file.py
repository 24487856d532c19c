"""`stockgames replay` writes a page of a finished game, or says in one line why it can't."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockgames.__main__ import main
from stockgames.lab.gallery.look_back_samples import over
from tests.controllers.test_replay import deal, play

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("games") / "over.stockgame"
    path.write_text(over("nyse", "hb", "file").record().to_json(), "utf-8")
    return str(path)


def test_a_page_is_written_once(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    assert main(["replay", record, "--html", str(out), "--seat", "2"]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "Through the eyes of Bruno" in text
    assert capsys.readouterr().out.strip() == str(out)
    assert main(["replay", record, "--html", str(out)]) == 1
    assert "--force" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == text


def test_why_there_is_no_page_is_one_line(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, out = tmp_path / "running.stockgame", str(tmp_path / "page.html")
    running.write_text(play(deal("nyse"), 5).record().to_json(), "utf-8")
    for words in (
        [str(running), "--html", out],
        [str(tmp_path / "none"), "--html", out],
        [record, "--html", out, "--seat", "3"],
    ):
        assert main(["replay", *words]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert not Path(out).exists()
