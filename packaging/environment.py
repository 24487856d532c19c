"""The virtual environment of a checkout: its location, whether it is up to date, and its creation.

It is `.venv` in the checkout, or a folder in the user's cache if the checkout is read-only. A stamp
in it says what was installed, so that an unchanged checkout starts without calling pip.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = "packaging/constraints.txt"
STAMP = "stockgames-stamp.txt"
OLDEST = "(3, 11)"
KEPT_LINES = 6
UNREACHABLE = re.compile(
    r"NewConnectionError|NameResolutionError|getaddrinfo failed|Failed to resolve|"
    r"[Nn]ame resolution|Network is unreachable|timed out|ProxyError|ConnectTimeout"
)


class SetupError(Exception):
    """A problem that the user must fix; only its text is printed."""


class Place(NamedTuple):
    """A virtual environment: its folder, and its state before anything runs."""

    folder: Path
    fresh: bool  # everything the command needs is installed in it
    writable: bool  # the checkout itself can be written to

    @property
    def python(self) -> Path:
        """The interpreter of the environment."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"


def say(text: str) -> None:
    """Print progress to stderr, because the app may write data to stdout."""
    print(text, file=sys.stderr, flush=True)


def fingerprint(root: Path, version: str) -> str:
    """Return a digest of what the environment depends on: requirements, pins, Python version,
    path.
    """
    digest = hashlib.sha256()
    for part in (
        (root / "pyproject.toml").read_bytes(),
        (root / CONSTRAINTS).read_bytes(),
        version.encode(),
        os.fsencode(root),
    ):
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()


def is_fresh(stamp: str, digest: str, command: str) -> bool:
    """Return whether a stamp's text ("DIGEST app" or "DIGEST test") covers the command."""
    return stamp.split() in ([digest, command], [digest, "test"])


def _current() -> str:
    return fingerprint(ROOT, sys.version)


def _stamped(folder: Path, command: str) -> bool:
    try:
        stamp = (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return False
    return is_fresh(stamp, _current(), command) and Place(folder, True, True).python.exists()


def _writable(folder: Path) -> bool:
    probe = folder / f".write-test-{os.getpid()}"
    try:
        probe.mkdir()
        probe.rmdir()
    except OSError:
        return False
    return True


def cache_folder() -> Path:
    """Return the folder for this checkout's environment in the user's cache."""
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    mark = hashlib.sha256(os.fsencode(ROOT)).hexdigest()[:12]
    return Path(base) / "stockgames" / f"checkout-{mark}"


def find(command: str) -> Place:
    """Return the environment for `command` ("app" or "test") without changing anything."""
    beside = ROOT / ".venv"
    writable = _writable(ROOT) and (_writable(beside) or not beside.exists())
    if writable or _stamped(beside, command):
        return Place(beside, _stamped(beside, command), writable)
    folder = cache_folder() / ".venv"
    return Place(folder, _stamped(folder, command), writable)


def prepare(place: Place, command: str) -> None:
    """Install everything that `command` needs; raise SetupError if that fails."""
    if place.fresh:
        return
    if not _usable(place.python):
        _create(place)
    stamp = place.folder / STAMP
    before = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    stamp.unlink(missing_ok=True)  # if killed from here on, no stamp is left
    say("Installing the Python packages of Stock Games (about 120 MB the first time) ...")
    try:
        if place.writable:
            _pip_install(place, ROOT, command)
        else:
            with tempfile.TemporaryDirectory() as folder:
                _pip_install(place, _skeleton(Path(folder)), command)
    except SetupError:
        stamp.write_text(before, encoding="utf-8")  # pip rolls back failures
        raise
    stamp.write_text(f"{_current()} {command}\n", encoding="utf-8")


def _runs(python: Path, *arguments: str) -> bool:
    try:
        return subprocess.run([python, *arguments], capture_output=True).returncode == 0
    except OSError:
        return False


def _usable(python: Path) -> bool:
    if not _runs(python, "-c", f"import sys; sys.exit(sys.version_info < {OLDEST})"):
        return False
    return _runs(python, "-m", "pip", "--version") or _runs(python, "-m", "ensurepip")


def _create(place: Place) -> None:
    say(f"Making a virtual environment in {place.folder} ...")
    result = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", place.folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if result.returncode:
        lines = "\n".join(result.stdout.splitlines()[-KEPT_LINES:])
        raise SetupError(f"Could not make a virtual environment in {place.folder}:\n{lines}")


def _skeleton(folder: Path) -> Path:
    """Copy the files that pip needs to install the requirements: a build would write into the
    checkout.
    """
    version = "stockgames/__init__.py"
    for name in ("pyproject.toml", "README.md", "LICENSE", CONSTRAINTS, version):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, folder / name)
    return folder


def group(root: Path, name: str) -> list[str]:
    """Return the requirements of a dependency group.

    `pip install --group` needs pip 25.1, and a virtual environment of Debian 12 has pip 23.0.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    requirements: list[str] = project["dependency-groups"][name]
    return requirements


def _pip_install(place: Place, source: Path, command: str) -> None:
    wanted = [".", *(group(ROOT, "dev") if command == "test" else [])]
    editable = ["-e"] if place.writable else []
    # Pins apply to the build backend only through the environment variable, which pip splits
    # at spaces: hence a path relative to the checkout, which has none.
    pins = {"PIP_CONSTRAINT": CONSTRAINTS, "PIP_BUILD_CONSTRAINT": CONSTRAINTS}
    pip = ["-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    lines = []
    with subprocess.Popen(
        [place.python, *pip, *editable, *wanted],
        cwd=source,
        env={**os.environ, **pins, "PIP_USER": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            lines.append(line.rstrip())
            if line.startswith("Collecting "):
                say("  " + line.split()[1])
    if process.returncode:
        raise SetupError(pip_failed(lines))


def pip_failed(lines: list[str]) -> str:
    """Return an explanation of a failed installation from the lines that pip printed."""
    offline = any(UNREACHABLE.search(line) for line in lines)
    reason = (
        "The package index could not be reached: check the network, then run this again."
        if offline
        else "pip could not install the packages of Stock Games."
    )
    telling = UNREACHABLE if offline else re.compile("ERROR:")
    shown = [line.strip() for line in lines if telling.search(line)] or lines
    shown = shown[-1:] if offline else shown[-KEPT_LINES:]
    return "\n".join([reason, "pip said last:", *("  " + line for line in shown)])


def run_environment(place: Place) -> dict[str, str]:
    """Return the variables for the app and the checks, which keep a read-only checkout
    unchanged.
    """
    if place.writable:
        return dict(os.environ)
    cache = cache_folder()
    return {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1",
        "RUFF_CACHE_DIR": str(cache / "ruff"),
        "MYPY_CACHE_DIR": str(cache / "mypy"),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(cache / "hypothesis"),
        "PYTEST_ADDOPTS": f'-o "cache_dir={(cache / "pytest").as_posix()}"',
    }


def run_app(place: Place, arguments: list[str]) -> int:
    """Run the app in the user's folder and return its exit status."""
    command = [str(place.python), "-m", "stockgames", *arguments]
    if os.name != "nt":  # on Windows exec returns to the console while the app still runs
        os.execve(place.python, command, run_environment(place))  # noqa: S606
    return subprocess.call(command, env=run_environment(place))
