"""Makes the Linux downloads: the stripped folder as an archive, and a .deb."""

import lzma
import shutil
import tarfile
from collections.abc import Iterator
from pathlib import Path

from environment import SetupError, say
from freezing import program_in, prove
from steps import Do, Facts, Run, Step

from linux.deb import ARCHITECTURES, lay_out, write_control
from linux.system_notices import add_system_notices

STRIPPED_BY_OTHERS = ("PySide6", "shiboken6")
"""The folders of libraries that are already stripped and are left unchanged (LGPL)."""
DEB_SETTINGS = ("--root-owner-group", "-Zxz", "-z9")


def problems(facts: Facts) -> list[str]:
    """Return what is missing for the build; a .deb can be made only where there is dpkg."""
    needed = ("strip", "dpkg-deb") if facts.secret("RELEASE") else ("strip",)
    return [f"{name} is missing." for name in needed if name not in facts.tools]


def archive_of(facts: Facts) -> Path:
    """Return the path of the archive."""
    return facts.dist / f"stockgames-{facts.version}-linux-{facts.machine}.tar.xz"


def deb_of(facts: Facts) -> Path:
    """Return the path of the .deb."""
    machine = ARCHITECTURES.get(facts.machine, facts.machine)
    return facts.dist / f"stockgames_{facts.version}_{machine}.deb"


def strip(facts: Facts) -> Iterator[Step]:
    """Yield the step that strips debug symbols from Python and the system's libraries."""
    parts = facts.folder / "parts"
    files = [path for path in sorted(parts.rglob("*.so*")) if not path.is_symlink()]
    ours = [path for path in files if path.relative_to(parts).parts[0] not in STRIPPED_BY_OTHERS]
    yield Run((facts.tools["strip"], "--strip-unneeded", *ours), "Stripping ...")


def pack(facts: Facts) -> Iterator[Step]:
    """Yield the steps that strip, complete the notices, and make the archive and the .deb."""
    yield from strip(facts)
    if "dpkg" in facts.tools:
        yield Do(lambda: _complete_notices(facts.folder / "parts"))
    yield Do(lambda: tidy(facts.folder))
    yield Do(lambda: pack_tar(facts), "Packing ...")
    if "dpkg-deb" in facts.tools:
        tree = facts.build / "deb"
        yield Do(lambda: shutil.rmtree(tree, ignore_errors=True))
        yield Do(lambda: lay_out(facts, tree))
        yield Do(lambda: tidy(tree))
        yield Do(lambda: write_control(facts, tree))
        yield Run(
            (facts.tools["dpkg-deb"], "--build", *DEB_SETTINGS, tree, deb_of(facts)),
            "Making the .deb ...",
            # One thread, for identical bytes on any number of cores.
            {
                **facts.variables,
                "SOURCE_DATE_EPOCH": str(facts.moment),
                "DPKG_DEB_THREADS_MAX": "1",
            },
        )


def made(facts: Facts) -> list[Path]:
    """Return the downloads."""
    return [archive_of(facts), *([deb_of(facts)] if "dpkg-deb" in facts.tools else [])]


def prove_shipped(facts: Facts) -> Iterator[Step]:
    """Yield the steps that unpack the archive and run its selftest."""
    place = facts.build / "shipped"
    yield Do(lambda: unpack(archive_of(facts), place))
    yield prove(facts, program_in(facts, place / f"stockgames-{facts.version}"))


def unpack(archive: Path, place: Path) -> None:
    """Unpack an archive of ours, with the filter for untrusted ones where Python has it
    (3.11.4).
    """
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(place)  # noqa: S202 - made by us a moment ago


def tidy(folder: Path) -> None:
    """Set the mode of every file to the least it needs, independently of the builder."""
    for path in folder.rglob("*"):
        if not path.is_symlink():
            executable = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
            path.chmod(0o755 if executable else 0o644)


def pack_tar(facts: Facts) -> None:
    """Pack the folder reproducibly: the same bytes at any time, on any machine."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = facts.moment
        return entry

    top = Path(f"stockgames-{facts.version}")
    paths = sorted(facts.folder.rglob("*"))
    with (
        lzma.open(archive_of(facts), "w", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w") as archive,
    ):
        for path in paths:
            name = top / path.relative_to(facts.folder)
            archive.add(path, str(name), recursive=False, filter=plain)


def _complete_notices(parts: Path) -> None:
    missing = add_system_notices(parts)
    if missing:
        raise SetupError(f"The licence was not found of: {', '.join(missing)}.")
    say("Every library of the system has its licence.")
