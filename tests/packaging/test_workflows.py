"""Workflows run tested commands, and use nothing that others can change unnoticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
JOB = re.compile(r"^  (\w+):\n((?:    .*\n|\n)+)", re.MULTILINE)


def texts() -> list[tuple[str, str]]:
    return [(path.name, path.read_text(encoding="utf-8")) for path in WORKFLOWS]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_commit(path: Path) -> None:
    used = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    assert used
    for name in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", name), name


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
        writes = "contents: write" in job
        assert writes is (name == "publish"), name
        assert "latest" not in job, name


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_scripts_that_are_run_are_there(path: Path) -> None:
    for script in re.findall(r"(?:python3?|node) ([\w/]+\.\w+)", path.read_text(encoding="utf-8")):
        assert (ROOT / script).is_file(), script


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
