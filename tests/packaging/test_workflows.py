"""Workflows run tested commands, and use nothing that others can change unnoticed."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, Load

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
JOB = re.compile(r"^  (\w+):\n((?:    .*\n|\n)+)", re.MULTILINE)


def texts() -> list[tuple[str, str]]:
    return [(path.name, path.read_text(encoding="utf-8")) for path in WORKFLOWS]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_commit(path: Path) -> None:
    used = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    assert used
    for name in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name), name
        assert name.startswith(("actions/", "pypa/gh-action-pypi-publish@")), name


def test_one_action_is_the_same_commit_everywhere() -> None:
    used = {name for _, text in texts() for name in re.findall(r"uses: (.+)", text)}
    assert len(used) == len({name.partition("@")[0] for name in used})


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_job_ends_and_may_only_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "\npermissions:\n  contents: read\n" in text
    jobs = dict(JOB.findall(text.partition("\njobs:\n")[2]))
    assert jobs
    for name, job in jobs.items():
        assert "timeout-minutes:" in job, name
        assert ("contents: write" in job) is (name == "publish"), name
        assert ("secrets." in job) <= ("environment: ${{ github.ref_type == 'tag'" in job), name
        assert "latest" not in job, name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_everything_that_is_run_is_there(path: Path, load: Load) -> None:
    text = path.read_text(encoding="utf-8")
    named = re.findall(r"(?:python3?|node|pip install -r) ([\w/]+\.\w+)", text)
    named += re.findall(r"--prefix ([\w/]+)", text)
    named += re.findall(r"pytest (tests/[\w/.]+)", text)
    assert [name for name in named if not (ROOT / name).exists()] == []
    for word in re.findall(r"start\.py (\w+)", text):
        assert word in load("start").CHECKING
    trials = re.findall(r"trial: \[(.+)\]", text)
    for module in re.findall(r"(\w+) --", " ".join(trials)):
        assert importlib.util.find_spec(f"tests.soak.{module}"), module
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(re.findall(r"--group (\w+)", text)) <= set(project["dependency-groups"])


def test_the_tests_run_with_every_python_that_is_promised() -> None:
    lines = dict(texts())["tests.yml"]
    assert '["3.11", "3.12", "3.13", "3.14"]' in lines
    assert lines.count("start.py lint") == 1


def test_a_release_carried_out_here_publishes_every_kind_of_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, load: Load
) -> None:
    monkeypatch.setattr(load("libraries"), "provide", lambda names: None)
    from tests.packaging.dry_run import BUNDLES, dry_run

    released = dict(texts())["release.yml"]
    assert len(re.findall(r"- name: (?:linux|windows|macos)-", released)) == len(BUNDLES)
    kept = set(re.findall(r"dist/\*(\.[\w.]+)$", released, re.MULTILINE)) - {".whl"}
    files = dry_run(tmp_path, with_wheel=False)
    assert {next((end for end in kept if path.name.endswith(end)), "") for path in files} == {
        *kept,
        "",
    }
    sums = (tmp_path / "published" / "SHA256SUMS.txt").read_text(encoding="utf-8")
    unsummed = {path.name for path in files if path.name not in sums}
    assert unsummed == {"SHA256SUMS.txt", "stock-games.rb"} | {
        path.name for path in files if path.suffix == ".yaml"
    }


def test_a_release_is_refused_before_any_job_builds() -> None:
    text = dict(texts())["release.yml"]
    jobs = dict(JOB.findall(text.partition("\njobs:\n")[2]))
    assert "bundle.py --check" in jobs["check"]
    assert all("needs: check" in jobs[name] for name in ("bundle", "wheel"))
    assert "needs: [bundle, wheel]" in jobs["publish"]


def test_every_secret_reaches_a_variable_that_a_plan_reads() -> None:
    text = dict(texts())["release.yml"]
    set_here = set(re.findall(r"^ +STOCKGAMES_(\w+): .*secrets\.", text, re.MULTILINE))
    scripts = [ROOT / "packaging" / name for name in ("macos/image.py", "windows/installer.py")]
    read = {
        name
        for path in scripts
        for name in re.findall(r'"([A-Z_]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(set_here) == 7
    assert set_here <= read
