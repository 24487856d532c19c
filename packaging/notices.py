"""Makes THIRD_PARTY_NOTICES: the licences of everything in the bundle."""

import sysconfig
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from platform import python_version

SOME_PLACES = ("miniaudio", "cffi", "pycparser")
"""The packages that are bundled only on some platforms."""
BUNDLED = (
    "PySide6_Essentials",
    "shiboken6",
    "pydantic",
    "pydantic_core",
    "annotated-types",
    "typing_extensions",
    "typing-inspection",
    "platformdirs",
    "segno",
    "tqdm",
    "websockets",
    "font-source-serif-pro",
    "font-source-sans-pro",
    "pyinstaller",
    *SOME_PLACES,
)
HEAD = """\
Stock Games is made with the works below, each under the licence of its authors.

Qt and PySide6 are used under the GNU Lesser General Public License, version 3. Their libraries lie
unchanged as files of their own in the folder of the program (`PySide6` in `parts`), so that anybody
can put another build of the same version in their place: replace the files, start the program.
Their source is offered by The Qt Company at https://download.qt.io/official_releases/QtForPython/ .

Qt contains works of others, ICU on Linux beside it; Python contains works of others, too. Their
licences stand at the end, as Debian has collected them from their sources.
PyInstaller's starter is under the GPL with an exception that allows any program to be bundled.
"""
RULE = "=" * 78
LICENCES = Path(__file__).parent / "licences"
"""The licence texts to which packages refer without including them."""


def licence_texts(found: Distribution) -> list[str]:
    """Return the licence files of an installed package."""
    names = ("licen", "copying", "notice", "ofl")
    files = [f for f in found.files or () if any(n in f.name.lower() for n in names)]
    texts = []
    for file in files:
        path = Path(str(found.locate_file(file)))
        if path.suffix.lower() in ("", ".txt", ".md", ".rst") and path.is_file():
            texts.append(path.read_text(encoding="utf-8", errors="replace").strip())
    return texts


def section(title: str, *texts: str) -> str:
    """Return texts under a title between two lines."""
    return "\n".join([RULE, title, RULE, "", *texts])


def licence_of_python() -> str:
    """Return the interpreter's licence; raise FileNotFoundError if it has none."""
    library, program = sysconfig.get_path("stdlib"), sysconfig.get_config_var("installed_base")
    for folder in (Path(library), Path(program), Path("/usr/share/doc/python3")):
        for name in ("LICENSE.txt", "LICENSE", "copyright"):
            if (folder / name).is_file():
                return (folder / name).read_text(encoding="utf-8", errors="replace").strip()
    raise FileNotFoundError(f"The licence of Python is not in {library}.")


def notices() -> str:
    """Return the whole text; raise PackageNotFoundError for a package that is not installed."""
    parts = [HEAD]
    for name in BUNDLED:
        try:
            found = distribution(name)
        except PackageNotFoundError:
            if name in SOME_PLACES:
                continue
            raise
        about = found.metadata.json
        licence = str(about.get("license_expression") or about.get("license") or "")
        kind = f" ({licence.splitlines()[0]})" if licence else ""
        parts.append(section(f"{about['name']} {found.version}{kind}", *licence_texts(found)))
    parts.append(section(f"Python {python_version()}", licence_of_python()))
    for text in sorted(LICENCES.glob("*.txt")):
        parts.append(section(text.stem, text.read_text("utf-8").strip()))
    return "\n\n".join(parts) + "\n"


def write(path: str) -> None:
    """Write the whole text into a file."""
    Path(path).write_text(notices(), encoding="utf-8", newline="\n")
