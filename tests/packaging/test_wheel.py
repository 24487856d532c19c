"""What `pip install` installs: what players need, and a project page with its pictures."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.conftest import ROOT, Load

PAGE = "https://games.example/stock-games"
TRIED = """
import sys
import stockgames
from stockgames.__main__ import main
from stockgames.resources import resource_path
assert sys.argv[1] in stockgames.__file__, stockgames.__file__
assert sys.argv[1] in str(resource_path("weights", "nyse.json"))
from stockgames.presentation.sentences.speech import say, speak
speak("de")
assert say("shell-quit") == "Beenden"
sys.exit(main(["simulate", "nyse", "--seats", "2", "--players", "greedy", "--out", sys.argv[2]]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel as the release builds it, with the installed setuptools."""
    pytest.importorskip("setuptools", minversion="77")
    pytest.importorskip("pip")
    folder = tmp_path_factory.mktemp("wheel")
    code = (
        "import sys; sys.path.insert(0, 'packaging'); import wheel; from steps import Facts;"
        "from pathlib import Path; folder = Path(sys.argv[1]);"
        f"facts = Facts('Linux', 'x86_64', '0.1.0', {{}}, {{'STOCKGAMES_PAGE': '{PAGE}'}},"
        "folder / 'build', folder, moment=1_700_000_000);"
        "print(wheel.build(facts, '--no-build-isolation'))"
    )
    built = subprocess.run(
        [sys.executable, "-c", code, str(folder)], cwd=ROOT, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stderr
    return Path(built.stdout.strip())


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def about(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("/METADATA"))
        return message_from_bytes(archive.read(name))


def test_every_module_but_those_for_engineers_and_every_resource_is_inside(wheel: Path) -> None:
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "stockgames").rglob("*.py")}
    modules = {name for name in modules if not name.startswith("stockgames/lab/")}
    resources = {
        f"stockgames/_resources/{path.relative_to(ROOT / 'resources').as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
    }
    packed = {name for name in contents(wheel) if ".dist-info/" not in name}
    assert packed == modules | resources | {"stockgames/py.typed"}


def test_commands_for_a_terminal_and_for_a_desktop(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
        text = archive.read(name).decode()
    assert "[console_scripts]\nstockgames = stockgames.__main__:main" in text
    assert "[gui_scripts]\nstockgames-app = stockgames.__main__:main" in text


def test_the_page_of_the_package_says_who_and_what_and_shows_the_pictures(wheel: Path) -> None:
    page = about(wheel)
    assert page["Name"] == "stockgames"
    assert page["License-Expression"] == "MIT"
    assert page["Author"] == "The Stock Games authors"
    assert "Topic :: Games/Entertainment :: Board Games" in page.get_all("Classifier", [])
    assert f"Homepage, {PAGE}" in page.get_all("Project-URL", [])
    text = str(page.get_payload())
    assert f"]({PAGE}/raw/v0.1.0/resources/pictures/nyse-evening.png)" in text
    assert "](resources/" not in text


def test_what_is_installed_from_it_plays_and_speaks(wheel: Path, tmp_path: Path) -> None:
    place, games = tmp_path / "installed", tmp_path / "games"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target"]
    subprocess.run([*pip, str(place), str(wheel)], check=True)
    variables = {**os.environ, "PYTHONPATH": str(place)}
    words = [sys.executable, "-P", "-c", TRIED, str(place), str(games)]
    played = subprocess.run(words, cwd=tmp_path, env=variables, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    assert len(list(games.iterdir())) == 1


def test_only_links_within_the_project_are_written_out(load: Load) -> None:
    whole: Any = load("wheel").whole_links
    text = "![a](resources/a.png) [b](LICENSE) [c](https://x.example/) [d](#play)"
    assert whole(text, "https://p.example", "1.2") == (
        "![a](https://p.example/raw/v1.2/resources/a.png) "
        "[b](https://p.example/blob/v1.2/LICENSE) [c](https://x.example/) [d](#play)"
    )
