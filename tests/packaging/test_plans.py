"""The builds for all three systems, planned and run with stand-ins for the programs."""

from __future__ import annotations

import base64
import hashlib
import re
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.packaging.conftest import Load
from tests.packaging.stand_ins import SECRET, StandIns

SYSTEMS = {"Linux": "x86_64", "Darwin": "arm64", "Windows": "AMD64"}
TOOLS = {
    "Linux": ("strip", "dpkg-deb"),
    "Darwin": ("codesign", "ditto", "hdiutil", "security", "xcrun"),
    "Windows": ("iscc", "makeappx"),
}
FIRST = ["venv", "pip", "notices", "PyInstaller"]
CERTIFICATE = {
    "STOCKGAMES_SIGNING_IDENTITY": "Developer ID Application: Us (ABC)",
    "STOCKGAMES_CERTIFICATE": base64.b64encode(b"secret-p12").decode(),
    "STOCKGAMES_CERTIFICATE_PASSWORD": f"{SECRET}password",
}
NOTARY = {
    "STOCKGAMES_NOTARY_KEY": base64.b64encode(b"secret-p8").decode(),
    "STOCKGAMES_NOTARY_KEY_ID": f"{SECRET}id",
    "STOCKGAMES_NOTARY_ISSUER": f"{SECRET}issuer",
}
SIGN = {"STOCKGAMES_SIGN": r'C:\tools\sign.exe /key secret-k "$f"'}
Make = Callable[..., Any]


@pytest.fixture
def facts(load: Load, tmp_path: Path) -> Make:
    """Return a function that makes the facts of a computer with all tools and no secrets."""

    def make(system: str, **others: Any) -> Any:
        usual = {
            "system": system,
            "machine": SYSTEMS[system],
            "version": "0.1.0",
            "tools": {name: name for name in TOOLS[system]},
            "variables": {"PATH": "/bin", "EDITOR": "vi"},
            "build": tmp_path / "build",
            "dist": tmp_path / "dist",
            "moment": 1_700_000_000,
        }
        return load("steps").Facts(**{**usual, **others})

    return make


@pytest.fixture
def asked(load: Load, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects the Linux libraries that are requested."""
    names: list[str] = []
    monkeypatch.setattr(load("libraries"), "provide", names.extend)
    return names


def carry_out(load: Load, facts: Any, failing: str = "") -> StandIns:
    stand_ins = StandIns(facts, failing)
    load("steps").perform(load("bundle").plan(facts), stand_ins)
    return stand_ins


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_system_is_built_whole(load: Load, facts: Make, asked: list[str], system: str) -> None:
    here = facts(system)
    stand_ins = carry_out(load, here)
    made = load("bundle").made(here)
    assert made
    assert all(path.stat().st_size for path in made)
    assert stand_ins.programs[:4] == FIRST
    assert stand_ins.calls[-1][1:] == ["selftest"]


@pytest.mark.parametrize("system", ["Darwin", "Windows"])
def test_no_other_system_is_asked_for_the_libraries_of_linux(
    load: Load, facts: Make, asked: list[str], system: str
) -> None:
    carry_out(load, facts("Linux"))
    assert "libEGL.so.1" in asked
    asked.clear()
    load("shutil").rmtree(facts(system).dist)
    carry_out(load, facts(system))
    assert asked == []


def test_what_each_system_runs_after_freezing(load: Load, facts: Make, asked: list[str]) -> None:
    ran = {}
    for system in SYSTEMS:
        here = facts(system)
        load("shutil").rmtree(here.dist, ignore_errors=True)
        ran[system] = carry_out(load, here).programs[4:]
    assert ran == {
        "Linux": ["strip", "dpkg-deb", "stockgames"],
        "Darwin": ["codesign", "ditto", "hdiutil create", "stockgames"],
        "Windows": ["iscc", "makeappx", "stockgames-console.exe"],
    }


def test_what_is_proved_sees_no_builder(load: Load, facts: Make, asked: list[str]) -> None:
    step = load("freezing").prove(facts("Linux"), Path("stockgames"))
    assert step.variables == {"PATH": "/bin", "QT_QPA_PLATFORM": "offscreen"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_shipped_is_unpacked_and_proved(
    load: Load, facts: Make, asked: list[str], system: str
) -> None:
    here = facts(system)
    carry_out(load, here)
    stand_ins = StandIns(here)
    load("steps").perform(load("bundle").prove_shipped(here), stand_ins)
    proved = [Path(words[0]) for words in stand_ins.calls if words[1:] == ["selftest"]]
    assert len(proved) == 1
    assert here.build / "shipped" in proved[0].parents
    if system != "Windows":  # on Windows only the installer knows the program's path
        assert proved[0].exists()


def test_windows_installs_proves_and_uninstalls_what_it_ships(load: Load, facts: Make) -> None:
    steps = list(load("windows.installer").prove_shipped(facts("Windows")))
    names = [Path(step.words[0]).name for step in steps]
    assert names == ["stockgames-0.1.0-setup.exe", "stockgames-console.exe", "unins000.exe"]
    assert "/VERYSILENT" in steps[0].words
    assert "/VERYSILENT" in steps[2].words


def test_a_certificate_is_kept_before_freezing_and_the_notary_asked_after_the_image(
    load: Load, facts: Make, asked: list[str]
) -> None:
    here = facts("Darwin", variables={**CERTIFICATE, **NOTARY})
    stand_ins = carry_out(load, here)
    programs = stand_ins.programs
    assert programs.index("security import") < programs.index("PyInstaller")
    after = programs[programs.index("hdiutil create") + 1 :]
    assert after == ["codesign", *["xcrun notarytool"] * 2, *["xcrun stapler"] * 2, "stockgames"]
    submit = next(words for words in stand_ins.calls if "submit" in words)
    assert submit[-1] == "--wait"
    left = {path.name for path in here.build.iterdir()}
    assert left.isdisjoint({"certificate.p12", "notary.p8"})


def test_without_a_certificate_nothing_is_kept_and_nobody_asked(
    load: Load, facts: Make, asked: list[str]
) -> None:
    programs = carry_out(load, facts("Darwin")).programs
    assert not [name for name in programs if name.startswith(("security", "xcrun"))]


def test_a_certificate_of_windows_signs_programs_and_installer(
    load: Load, facts: Make, asked: list[str]
) -> None:
    stand_ins = carry_out(load, facts("Windows", variables=SIGN, signer="sign.exe"))
    signed = [words for words in stand_ins.calls if "sign.exe" in words[0]]
    assert [Path(words[-1]).name for words in signed] == [
        "stockgames.exe",
        "stockgames-console.exe",
        "stockgames-0.1.0.msix",
    ]
    assert all(words[1:3] == ["/key", "secret-k"] for words in signed)
    compiled = next(words for words in stand_ins.calls if words[0] == "iscc")
    assert "/DSigned" in compiled
    assert r"/Sown=C:\tools\sign.exe /key secret-k $q$f$q" in compiled


@pytest.mark.parametrize(
    ("system", "others", "problem"),
    [
        ("Windows", {"tools": {}}, "Inno Setup"),
        ("Windows", {"machine": "x86"}, "no build for x86"),
        (
            "Windows",
            {"tools": {"iscc": ""}, "variables": {"STOCKGAMES_RELEASE": "v0.1.0"}},
            "makeappx",
        ),
        ("Windows", {"variables": SIGN}, "STOCKGAMES_SIGN names is missing"),
        ("Windows", {"variables": {"STOCKGAMES_SIGN": "s"}, "signer": "s"}, "put $f"),
        ("Linux", {"tools": {}}, "strip is missing"),
        ("Linux", {"tools": {"strip": ""}, "variables": {"STOCKGAMES_RELEASE": "v0.1.0"}}, "dpkg"),
        ("Linux", {"variables": {"STOCKGAMES_RELEASE": "v0.2.0"}}, "The tag is v0.2.0"),
        (
            "Linux",
            {"version": "9.9.9", "variables": {"STOCKGAMES_RELEASE": "v9.9.9"}},
            "no section for 9.9.9",
        ),
        ("Darwin", {"tools": {}}, "hdiutil is missing"),
        (
            "Darwin",
            {"variables": {"STOCKGAMES_SIGNING_IDENTITY": "Us"}, "identities": "0 valid"},
            "names no certificate of the keychain",
        ),
        ("Darwin", {"variables": NOTARY}, "Only what is signed can be notarised"),
        (
            "Darwin",
            {"variables": {**CERTIFICATE, "STOCKGAMES_NOTARY_KEY": "x"}},
            "STOCKGAMES_NOTARY_KEY_ID, STOCKGAMES_NOTARY_ISSUER must be set",
        ),
        (
            "Darwin",
            {"variables": {**CERTIFICATE, "STOCKGAMES_CERTIFICATE_PASSWORD": ""}},
            "PASSWORD is missing",
        ),
        (
            "Darwin",
            {"variables": {**CERTIFICATE, "STOCKGAMES_SIGNING_IDENTITY": ""}},
            "does not say whose",
        ),
    ],
)
def test_what_would_fail_late_is_refused_before_anything_is_built(
    load: Load, facts: Make, system: str, others: dict[str, Any], problem: str
) -> None:
    with pytest.raises(load("environment").SetupError, match="Nothing was built") as refused:
        load("release").refuse(facts(system, **others))
    assert problem in str(refused.value)
    assert SECRET not in str(refused.value)


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_is_refused_where_all_is_there(load: Load, facts: Make, system: str) -> None:
    secrets = {"Linux": {}, "Darwin": {**CERTIFICATE, **NOTARY}, "Windows": SIGN}[system]
    load("release").refuse(facts(system, variables=secrets, signer="sign.exe"))


def test_this_checkout_can_be_tagged_with_its_version(load: Load, facts: Make) -> None:
    version = load("steps").version_of_checkout()
    tag = {"STOCKGAMES_RELEASE": f"v{version}"}
    load("release").refuse(facts("Linux", version=version, variables=tag))


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_command_refuses_before_its_first_step(
    load: Load, facts: Make, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    bundle = load("bundle")
    monkeypatch.setattr(bundle, "facts_here", lambda: facts(system, tools={}))
    monkeypatch.setattr(bundle, "perform", lambda *_: pytest.fail("something was built"))
    monkeypatch.setattr(sys, "argv", ["bundle.py"])
    assert bundle.main() == 1


def test_a_step_that_fails_ends_the_build_and_tells_no_secret(load: Load) -> None:
    steps = load("steps")
    refusing = [sys.executable, "-c", "raise SystemExit(3)", f"{SECRET}word"]
    reached: list[bool] = []
    plan = [steps.Run(refusing), steps.Do(lambda: reached.append(True))]
    with pytest.raises(load("environment").SetupError, match="status 3") as failed:
        steps.perform(plan)
    assert SECRET not in str(failed.value)
    assert not reached
    with pytest.raises(load("environment").SetupError, match="cannot be run"):
        steps.run(steps.Run(["stockgames-no-such-program"]))


def test_a_link_that_leads_nowhere_ends_the_build(load: Load, tmp_path: Path) -> None:
    freezing = load("freezing")
    (tmp_path / "QtCore").write_bytes(b"")
    link = tmp_path / "QtNetwork"
    try:
        link.symlink_to("QtCore")
    except OSError:
        pytest.skip("no links here")
    freezing.refuse_dangling(tmp_path)
    link.unlink()
    link.symlink_to("Versions/A/QtNetwork")
    with pytest.raises(load("environment").SetupError, match="QtNetwork"):
        freezing.refuse_dangling(tmp_path)


def bytes_of(archive: Path) -> str:
    return hashlib.sha256(archive.read_bytes()).hexdigest()


def test_archives_say_nothing_of_when_and_by_whom_they_were_made(
    load: Load, facts: Make, asked: list[str], tmp_path: Path
) -> None:
    """The other half of `bundle.py --twice`, which builds everything again."""
    seen = set()
    for name in ("one", "another"):
        here = facts("Linux", build=tmp_path / name / "build", dist=tmp_path / name / "dist")
        carry_out(load, here)
        seen.add(bytes_of(load("linux.packages").archive_of(here)))
        load("time").sleep(0.02)
    assert len(seen) == 1
    with tarfile.open(load("linux.packages").archive_of(here)) as archive:
        assert {entry.mtime for entry in archive} == {1_700_000_000}
        assert {(entry.uid, entry.uname) for entry in archive} == {(0, "root")}


def test_the_zip_of_windows_holds_the_folder_and_the_moment(
    load: Load, facts: Make, asked: list[str]
) -> None:
    here = facts("Windows")
    carry_out(load, here)
    with zipfile.ZipFile(load("windows.installer").archive_of(here)) as archive:
        assert "stockgames/stockgames.exe" in archive.namelist()
        assert {entry.date_time[:3] for entry in archive.infolist()} == {(2023, 11, 14)}


@pytest.mark.parametrize(("system", "machine"), [("Linux", "aarch64"), ("Windows", "ARM64")])
def test_downloads_for_arm_have_names_of_their_own(
    load: Load, facts: Make, asked: list[str], system: str, machine: str
) -> None:
    usual = {path.name for path in load("bundle").made(facts(system))}
    here = facts(system, machine=machine)
    carry_out(load, here)
    made = load("bundle").made(here)
    assert all(path.stat().st_size for path in made)
    assert usual.isdisjoint(path.name for path in made)


def test_the_store_package_opens_records_and_names_its_publisher(
    load: Load, facts: Make, asked: list[str]
) -> None:
    here = facts("Windows", variables={"STOCKGAMES_PUBLISHER": 'CN=A "Big" & Son'})
    carry_out(load, here)
    tree = here.build / "msix"
    about = ElementTree.parse(tree / "AppxManifest.xml").getroot()
    space = "{http://schemas.microsoft.com/appx/manifest/foundation/windows10}"
    identity = about.find(f"{space}Identity")
    assert identity is not None
    assert identity.get("Publisher") == 'CN=A "Big" & Son'
    assert identity.get("Version") == "0.1.0.0"
    text = (tree / "AppxManifest.xml").read_text(encoding="utf-8")
    assert "<uap:FileType>.stockgame</uap:FileType>" in text
    named = re.findall(r'(?:"|>)(logos\\\w+\.png|[\w-]+\.exe)(?:"|<)', text)
    files = {path.replace("\\", "/") for path in named} - {"stockgames.exe"}
    assert len(files) == 4
    assert all((tree / name).is_file() for name in {*files, "stockgames.exe"})
