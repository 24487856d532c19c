"""The Windows installer, made by Inno Setup, the folder as a zip, and an MSIX for the Store.

`STOCKGAMES_SIGN` may hold a command that signs a file; `$f` in it stands for the file, as in Inno
Setup. It signs the programs, the installer, and the uninstaller.
"""

import shlex
import time
import zipfile
from pathlib import Path

from freezing import program_in, prove
from steps import Do, Facts, Run, Step

from windows import msix

SCRIPT = Path(__file__).parent / "stockgames.iss"
MACHINES = {"AMD64": "x64compatible", "ARM64": "arm64"}
"""The processors in the words of Inno Setup, by `platform.machine`."""
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
    if facts.machine not in MACHINES:
        found.append(f"There is no build for {facts.machine}.")
    if facts.secret("RELEASE") and "makeappx" not in facts.tools:
        found.append("makeappx is missing: install the Windows SDK.")
    return found


def name_of(facts: Facts) -> str:
    """Return the beginning of the downloads' names; only ARM is named, as few need it."""
    return f"stockgames-{facts.version}{'-arm64' if facts.machine == 'ARM64' else ''}"


def archive_of(facts: Facts) -> Path:
    """Return the path of the zip."""
    return facts.dist / f"{name_of(facts)}-windows.zip"


def installer_of(facts: Facts) -> Path:
    """Return the path of the installer."""
    return facts.dist / f"{name_of(facts)}-setup.exe"


def store_package_of(facts: Facts) -> Path:
    """Return the path of the MSIX."""
    return facts.dist / f"{name_of(facts)}.msix"


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
        f"/DMachine={MACHINES[facts.machine]}",
        f"/DName={installer_of(facts).stem}",
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
    """Return the steps that sign the programs and make all downloads."""
    programs = [facts.folder / name for name in ("stockgames.exe", "stockgames-console.exe")]
    return [
        *[step for program in programs for step in sign(facts, program)],
        Do(lambda: pack_zip(facts)),
        compile_script(facts),
        *(_pack_msix(facts) if "makeappx" in facts.tools else []),
    ]


def _pack_msix(facts: Facts) -> list[Step]:
    tree, package = facts.build / "msix", store_package_of(facts)
    return [
        Do(lambda: msix.lay_out(facts, tree), "Making the MSIX ..."),
        Run((facts.tools["makeappx"], "pack", "/o", "/h", "SHA256", "/d", tree, "/p", package)),
        *sign(facts, package),
    ]


def made(facts: Facts) -> list[Path]:
    """Return the downloads; an MSIX can be made only where the Windows SDK is."""
    store = [store_package_of(facts)] if "makeappx" in facts.tools else []
    return [archive_of(facts), installer_of(facts), *store]


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
