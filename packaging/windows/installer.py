"""The Windows installer, made by Inno Setup, and the folder as a zip.

`STOCKGAMES_SIGN` may hold a command that signs a file; `$f` in it stands for the file, as in Inno
Setup. It signs the programs, the installer, and the uninstaller.
"""

import shlex
import time
import zipfile
from pathlib import Path

from freezing import program_in, prove
from steps import Do, Facts, Run, Step

SCRIPT = Path(__file__).parent / "stockgames.iss"
SILENT = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")


def problems(facts: Facts) -> list[str]:
    """Return what is missing for the build."""
    found = []
    if "iscc" not in facts.tools:
        found.append(
            "Inno Setup's compiler is missing: run `npm ci --ignore-scripts` in packaging/windows."
        )
    command = facts.secret("SIGN")
    if command and "$f" not in command:
        found.append("STOCKGAMES_SIGN names no file: put $f where its path belongs.")
    if command and not facts.signer:
        found.append("The program that STOCKGAMES_SIGN names is missing.")
    return found


def archive_of(facts: Facts) -> Path:
    """Return the path of the zip."""
    return facts.dist / f"stockgames-{facts.version}-windows.zip"


def installer_of(facts: Facts) -> Path:
    """Return the path of the installer."""
    return facts.dist / f"stockgames-{facts.version}-setup.exe"


def sign(facts: Facts, path: Path) -> list[Step]:
    """Return the step that signs a file, if a certificate is configured."""
    words = shlex.split(facts.secret("SIGN"), posix=False)
    if not words:
        return []
    return [Run([word.strip('"').replace("$f", str(path)) for word in words], "Signing ...")]


def compile_script(facts: Facts) -> Run:
    """Return the step in which Inno Setup makes the installer."""
    defines = [
        f"/DVersion={facts.version}",
        f"/DFolder={facts.folder}",
        f"/DIcon={facts.icons / 'app.ico'}",
        f"/DOut={facts.dist}",
    ]
    if facts.secret("SIGN"):
        # Inno Setup quotes the path itself, and writes a quote as $q.
        command = facts.secret("SIGN").replace('"', "$q")
        defines += ["/DSigned", f"/Sown={command}"]
    return Run((facts.tools["iscc"], "/Qp", *defines, SCRIPT), "Making the installer ...")


def pack(facts: Facts) -> list[Step]:
    """Return the steps that sign the programs and make the zip and the installer."""
    programs = [facts.folder / name for name in ("stockgames.exe", "stockgames-console.exe")]
    return [
        *[step for program in programs for step in sign(facts, program)],
        Do(lambda: pack_zip(facts)),
        compile_script(facts),
    ]


def made(facts: Facts) -> list[Path]:
    """Return the downloads."""
    return [archive_of(facts), installer_of(facts)]


def prove_shipped(facts: Facts) -> list[Step]:
    """Return the steps that install the program, run its selftest, and uninstall it."""
    place = facts.build / "shipped" / "Stock Games"
    install = (installer_of(facts), *SILENT, "/CURRENTUSER", f"/DIR={place}")
    return [
        Run(install, "Installing ..."),
        prove(facts, program_in(facts, place)),
        Run((place / "unins000.exe", *SILENT), "Uninstalling ..."),
    ]


def pack_zip(facts: Facts) -> None:
    """Pack the folder under its own name, with the source's time for all files."""
    moment = time.gmtime(facts.moment)[:6]
    with zipfile.ZipFile(archive_of(facts), "w") as packed:
        for path in sorted(facts.folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(facts.dist).as_posix(), moment)
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes(), compresslevel=9)
