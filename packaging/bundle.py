"""Build, prove and pack the program that people install.

    python3 packaging/bundle.py             everything that this system can build
    python3 packaging/bundle.py --measure   the same, and how it compares with a bare window
    python3 packaging/bundle.py --install   the same, and the .deb in a clean Debian (as root)
    python3 packaging/bundle.py --shipped   nothing but this: unpack what was packed, and prove it

On every system: a fresh environment with the pinned packages and nothing else, a PyInstaller
folder from it, and its selftest. Then what the system installs from: a .deb and a .tar.gz on
Linux, an installer on Windows (where Inno Setup is found), an app and its image on macOS.
Everything lands in `build/` and `dist/`.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import libraries
from environment import CONSTRAINTS, ROOT, SetupError, pip_failed, say

BUILD = ROOT / "build"
DIST = ROOT / "dist"
MOST_MB = 70
"""What a download may weigh."""


def python_in(folder: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def clean_environment() -> Path:
    """Make an environment with what the app runs on, and PyInstaller; return its interpreter."""
    folder = BUILD / "environment"
    say("Making a clean environment ...")
    subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
    python = python_in(folder)
    pins = {"PIP_CONSTRAINT": CONSTRAINTS, "PIP_BUILD_CONSTRAINT": CONSTRAINTS}
    pip = [str(python), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, ".[bundle]"],
        cwd=ROOT,
        env={**os.environ, **pins},
        capture_output=True,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise SetupError(pip_failed((done.stdout + done.stderr).splitlines()))
    # The spec reads the checkout; a second copy would only hide a mistake.
    subprocess.run(
        [python, "-m", "pip", "uninstall", "-q", "-y", "stockgames"], check=True, cwd=BUILD
    )
    return python


def write_notices(python: Path) -> None:
    """Write the licences of everything bundled where the spec expects them."""
    code = "import sys; sys.path.insert(0, 'packaging'); import notices; print(notices.notices())"
    text = subprocess.run(
        [python, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True, encoding="utf-8"
    ).stdout
    place = BUILD / "stockgames"
    place.mkdir(parents=True, exist_ok=True)
    (place / "THIRD_PARTY_NOTICES.txt").write_text(text, encoding="utf-8")


def freeze(python: Path) -> Path:
    """Run PyInstaller; return the folder with the program in it."""
    say("Freezing ...")
    places = ["--distpath", str(DIST), "--workpath", str(BUILD)]
    spec = str(ROOT / "packaging" / "stockgames.spec")
    done = subprocess.run(
        [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, spec],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"},
    )
    if done.returncode:
        raise SetupError("PyInstaller failed; its last lines say why.")
    folder = DIST / "stockgames"
    if platform.system() == "Linux" and shutil.which("dpkg"):
        from linux.system_notices import add_system_notices

        for name in add_system_notices(folder / "parts"):
            say(f"The licence of {name} was not found.")
    return folder


def program_in(folder: Path) -> Path:
    """Return the program that can be called from a terminal."""
    return folder / ("stockgames-console.exe" if os.name == "nt" else "stockgames")


def prove(program: Path) -> None:
    """Run the selftest of a built program as a stranger would have it: no checkout, no Python."""
    say(f"Proving {program.name} ...")
    kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "HOME", "USERPROFILE", "LOCALAPPDATA")
    variables = {name: os.environ[name] for name in kept if name in os.environ}
    done = subprocess.run(
        [program, "selftest"], cwd=BUILD, env={**variables, "QT_QPA_PLATFORM": "offscreen"}
    )
    if done.returncode:
        raise SetupError(f"The selftest of {program} failed.")


def size_mb(path: Path) -> float:
    """Return the size of a file, or of all files in a folder, in megabytes."""
    files = [path] if path.is_file() else [p for p in path.rglob("*") if not p.is_symlink()]
    return sum(p.stat().st_size for p in files if p.is_file()) / 1e6


def pack_tar(folder: Path, version: str) -> Path:
    """Pack the folder for any Linux, owned by nobody in particular."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    path = DIST / f"stockgames-{version}-linux-{os.uname().machine}.tar.xz"
    with tarfile.open(path, "w:xz") as archive:
        archive.add(folder, f"stockgames-{version}", filter=plain)
    return path


def prove_shipped() -> None:
    """Unpack what people download, and run the selftest of that."""
    place = BUILD / "shipped"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    if platform.system() == "Darwin":
        from macos.image import mounted

        with mounted(next(DIST.glob("*.dmg"))) as volume:
            app = place / "Stock Games.app"
            subprocess.run(["ditto", volume / app.name, app], check=True)
        prove(app / "Contents" / "MacOS" / "stockgames")
        return
    archive = next(path for path in DIST.iterdir() if path.suffix in (".xz", ".zip"))
    shutil.unpack_archive(archive, place)
    folder = next(path for path in place.iterdir() if path.is_dir())
    prove(program_in(folder))


def pack(folder: Path, version: str) -> list[Path]:
    """Make what this system installs from; return the files."""
    system = platform.system()
    if system == "Linux":
        from linux.deb import pack_deb

        made = [pack_tar(folder, version)]
        if shutil.which("dpkg-deb"):
            made.append(pack_deb(folder, version, BUILD, DIST))
        else:
            say("There is no dpkg-deb here, so no .deb was made.")
        return made
    if system == "Darwin":
        from macos.image import pack_image

        return [pack_image(DIST / "Stock Games.app", version, DIST)]
    from windows.installer import pack_installer

    return pack_installer(folder, version, DIST)


def version_of_checkout() -> str:
    """Read the version without importing the package."""
    text = (ROOT / "stockgames" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def main() -> int:
    """Build everything; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--measure", action="store_true", help="compare with a bare frozen window")
    parser.add_argument("--install", action="store_true", help="prove the .deb in a clean Debian")
    parser.add_argument("--shipped", action="store_true", help="only prove what was packed before")
    arguments = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    version = version_of_checkout()
    try:
        if arguments.shipped:
            prove_shipped()
            return 0
        libraries.provide([*libraries.BASE, *libraries.XCB])
        python = clean_environment()
        write_notices(python)
        folder = freeze(python)
        prove(program_in(folder))
        made = pack(folder, version)
        if arguments.install:
            from linux.clean_root import prove_deb

            prove_deb(made[-1], BUILD)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{folder}: {size_mb(folder):.0f} MB")
    for path in made:
        print(f"{path}: {size_mb(path):.1f} MB")
    if arguments.measure:
        from bare import compare

        print(compare(python, program_in(folder), BUILD))
    heavy = [path.name for path in made if size_mb(path) > MOST_MB]
    if heavy:
        print(f"Heavier than {MOST_MB} MB: {', '.join(heavy)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
