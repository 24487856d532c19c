"""Resources are found in a checkout, in a wheel and in a frozen folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stockgames import resources
from stockgames.resources import resource_path


def test_a_checkout_has_them_beside_the_package() -> None:
    assert resource_path("rules", "nyse.en.md").is_file()


def test_a_wheel_has_them_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "stockgames" / "_resources" / "rules"
    inside.mkdir(parents=True)
    (inside / "page.md").touch()
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path / "stockgames")
    assert resource_path("rules", "page.md") == inside / "page.md"


def test_a_frozen_folder_may_have_them_at_the_top(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "resources").mkdir()
    (tmp_path / "resources" / "page.md").touch()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resource_path("page.md") == tmp_path / "resources" / "page.md"


def test_a_missing_one_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"rules/nothing\.md"):
        resource_path("rules", "nothing.md")
