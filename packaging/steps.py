"""A build as a list of steps that can be inspected and tested with stand-ins before it is run.

What a system needs follows from `Facts` alone, so that the plans of all three systems can be made
and tested on any of them.
"""

import os
import platform
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from environment import ROOT, SetupError, say

TOOLS = (
    "codesign",
    "ditto",
    "dpkg",
    "dpkg-deb",
    "hdiutil",
    "iscc",
    "makeappx",
    "security",
    "strip",
    "xcrun",
)
"""The system programs used by some plan."""
SECRETS = "STOCKGAMES_"
"""The prefix of the environment variables that configure a release; see `release.py`."""
INNO = (
    ROOT / "packaging/windows/node_modules/innosetup-compiler/bin/ISCC.exe",
    Path(r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe"),
    Path(r"C:\Program Files\Inno Setup 6\ISCC.exe"),
)
"""Paths of the Inno Setup compiler that are tried in addition to PATH, the tested version first."""
WINDOWS_KITS = Path(r"C:\Program Files (x86)\Windows Kits\10\bin")
"""Where the Windows SDK puts a folder for each of its versions."""


@dataclass(frozen=True)
class Facts:
    """Everything that a plan depends on."""

    system: str
    """Linux, Darwin, or Windows, as returned by `platform.system`."""
    machine: str
    """"x86_64", "arm64", or "AMD64", as returned by `platform.machine`."""
    version: str
    tools: Mapping[str, str]
    """The path of each program in `TOOLS` that was found."""
    variables: Mapping[str, str]
    """The environment of this process."""
    build: Path = ROOT / "build"
    dist: Path = ROOT / "dist"
    identities: str = ""
    """The output of the macOS keychain about its certificates."""
    signer: str = ""
    """The path of the signing program for Windows, if one is configured and found."""
    moment: int = 0
    """The time of the last change of the source in seconds since 1970; no file of a build is
    newer.
    """

    @property
    def python(self) -> Path:
        """The interpreter of the clean build environment."""
        bin_folder = "Scripts/python.exe" if self.system == "Windows" else "bin/python"
        return self.build / "environment" / bin_folder

    @property
    def folder(self) -> Path:
        """The frozen program with all its files."""
        return self.dist / "stockgames"

    @property
    def app(self) -> Path:
        """The frozen program as a macOS app."""
        return self.dist / "Stock Games.app"

    @property
    def icons(self) -> Path:
        """The folder of the icons."""
        return self.build / "stockgames" / "icons"

    def secret(self, name: str) -> str:
        """Return the value of an environment variable, or "" if it is not set."""
        return self.variables.get(SECRETS + name, "")


class Run(NamedTuple):
    """A command; the build ends if its status is not 0."""

    words: Sequence[str | Path]
    says: str = ""
    """The message printed before the run; empty for none."""
    variables: Mapping[str, str] | None = None
    """The complete environment; None for that of this process."""
    folder: Path = ROOT


class Do(NamedTuple):
    """Work on files in this process."""

    work: Callable[[], object]
    says: str = ""


Step = Run | Do


def run(command: Run) -> None:
    """Run a command; raise SetupError that names only the program, as arguments may be secret."""
    words = [str(word) for word in command.words]
    try:
        status = subprocess.run(
            words, cwd=command.folder, env=command.variables, stdin=subprocess.DEVNULL
        ).returncode
    except OSError as error:
        raise SetupError(f"{Path(words[0]).name} cannot be run: {error.strerror}") from None
    if status:
        raise SetupError(f"{command.says or Path(words[0]).name}\nThis failed, status {status}.")


def perform(steps: Iterable[Step], running: Callable[[Run], None] = run) -> None:
    """Run a plan step by step; raise SetupError at the first failure."""
    for step in steps:
        if step.says:
            say(step.says)
        if isinstance(step, Run):
            running(step)
        else:
            step.work()


def version_of_checkout() -> str:
    """Read the version without importing the package."""
    text = (ROOT / "stockgames" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def moment_of_checkout(variables: Mapping[str, str]) -> int:
    """Return when the source was last changed: SOURCE_DATE_EPOCH, or the time of its commit."""
    told = variables.get("SOURCE_DATE_EPOCH", "")
    if told.isdigit():
        return int(told)
    log = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(log, capture_output=True, text=True).stdout.strip()
    except OSError:
        answer = ""
    newest = (ROOT / "CHANGELOG.md").stat().st_mtime
    return int(answer) if answer.isdigit() else int(newest)


def tools_found() -> dict[str, str]:
    """Return the programs that plans may run, with their paths."""
    found = {name: path for name in TOOLS if (path := shutil.which(name))}
    compilers = [str(place) for place in INNO if place.exists()]
    if compilers:
        found["iscc"] = compilers[0]
    packers = sorted(WINDOWS_KITS.glob("10.*/x64/makeappx.exe"))
    if packers:
        found["makeappx"] = str(packers[-1])
    return found


def identities_found() -> str:
    """Return the signing certificates in the macOS keychain, as printed by `security`."""
    security = shutil.which("security")
    if not security:
        return ""
    question = [security, "find-identity", "-v", "-p", "codesigning"]
    return subprocess.run(question, capture_output=True, text=True).stdout


def signer_found(command: str) -> str:
    """Return the path of the program that a command begins with; Windows paths have no escapes."""
    words = shlex.split(command, posix=False)
    return shutil.which(words[0].strip('"')) or "" if words else ""


def facts_here() -> Facts:
    """Return the facts about this computer."""
    variables = dict(os.environ)
    return Facts(
        system=platform.system(),
        machine=platform.machine(),
        version=version_of_checkout(),
        tools=tools_found(),
        variables=variables,
        identities=identities_found(),
        signer=signer_found(variables.get(f"{SECRETS}SIGN", "")),
        moment=moment_of_checkout(variables),
    )
