"""Makes a tested frozen folder from a clean environment; the same on every system."""

import shutil
from pathlib import Path

from environment import ROOT, SetupError
from steps import Do, Facts, Run, Step

HASHES = "packaging/hashes.txt"
"""The versions and SHA-256 hashes of all packages in the bundle, for every system."""
KEPT = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "HOME", "USERPROFILE", "LOCALAPPDATA")
"""The environment variables that are kept, since every user has them."""
NOTICES = "import sys; sys.path.insert(0, 'packaging'); import notices; notices.write(sys.argv[1])"


def environment(facts: Facts) -> list[Step]:
    """Return the steps that make an environment with only the app's requirements and
    PyInstaller.
    """
    import sys

    folder = facts.build / "environment"
    pip = ("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check")
    exact = ("--require-hashes", "--only-binary", ":all:", "-r", HASHES)
    return [
        Run((sys.executable, "-m", "venv", "--clear", folder), "Making a clean environment ..."),
        Run((facts.python, *pip, *exact)),
    ]


def freeze(facts: Facts) -> list[Step]:
    """Return the steps that write the notices, run PyInstaller, and check its output."""
    work = facts.build / "stockgames"
    places = ("--distpath", facts.dist, "--workpath", facts.build)
    variables = {
        **facts.variables,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONUTF8": "1",
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(facts.moment),
    }
    freezer = (facts.python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN")
    return [
        Do(lambda: shutil.rmtree(work, ignore_errors=True)),
        Do(lambda: work.mkdir(parents=True)),
        Run((facts.python, "-c", NOTICES, work / "THIRD_PARTY_NOTICES.txt")),
        Run(
            (*freezer, *places, ROOT / "packaging" / "stockgames.spec"),
            "Freezing ...",
            variables,
        ),
        Do(lambda: refuse_dangling(facts.app if facts.system == "Darwin" else facts.folder)),
    ]


def refuse_dangling(folder: Path) -> None:
    """Raise SetupError if the folder has dangling links, which would invalidate any signature."""
    lost = [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()]
    if lost:
        raise SetupError(f"Links in the bundle lead nowhere: {', '.join(map(str, lost))}")


def program_in(facts: Facts, folder: Path) -> Path:
    """Return the program of a frozen folder that can be run from a terminal."""
    return folder / ("stockgames-console.exe" if facts.system == "Windows" else "stockgames")


def prove(facts: Facts, program: Path) -> Run:
    """Return the step that runs a program's selftest as on a user's computer: no checkout, no
    Python.
    """
    own = {name: facts.variables[name] for name in KEPT if name in facts.variables}
    return Run(
        (program, "selftest"),
        f"Proving {program.name} ...",
        {**own, "QT_QPA_PLATFORM": "offscreen"},
        facts.build,
    )
