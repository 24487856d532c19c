"""The Windows installer, by Inno Setup, and the folder as a zip."""

import os
import shutil
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parent / "stockgames.iss"
USUAL_PLACES = (
    Path(r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe"),
    Path(r"C:\Program Files\Inno Setup 6\ISCC.exe"),
)


def compiler() -> str | None:
    """Return Inno Setup's compiler, None where there is none."""
    found = shutil.which("iscc")
    return found or next((str(place) for place in USUAL_PLACES if place.exists()), None)


def sign(path: Path) -> None:
    """Sign a file, where `STOCKGAMES_SIGN` holds a command that takes its path."""
    command = os.environ.get("STOCKGAMES_SIGN")
    if command:
        subprocess.run(f'{command} "{path}"', shell=True, check=True)  # noqa: S602 - the owner's own


def pack_installer(folder: Path, version: str, dist: Path) -> list[Path]:
    """Make the zip, and the installer where Inno Setup is found; return what was made."""
    for program in folder.glob("*.exe"):
        sign(program)
    archive = shutil.make_archive(
        str(dist / f"stockgames-{version}-windows"), "zip", folder.parent, folder.name
    )
    made = [Path(archive)]
    inno = compiler()
    if inno is None:
        print("There is no Inno Setup here, so no installer was made.")
        return made
    defines = [f"/DVersion={version}", f"/DFolder={folder}", f"/DOut={dist}"]
    subprocess.run([inno, "/Qp", *defines, SCRIPT], check=True)
    installer = dist / f"stockgames-{version}-setup.exe"
    sign(installer)
    return [*made, installer]
