"""Test the installer on Windows, or by Wine on Linux: `python3 packaging/windows/try_installer.py`.

Two versions of a stand-in for the program (`stand_in.c`) are packed by the same script as the
program itself. The first is installed silently; the second over it while a window is open, while
one is open that refuses to close, and while a scanner locks the program. Then a record with a space
and an é in its name is opened by the registered command, and everything is uninstalled while a
window is open: games must remain. Last, the program is installed for all users.

It needs MinGW's compiler, Inno Setup's (`npm ci --ignore-scripts` in this folder) and, except on
Windows, Wine with its 32-bit half and an X server (`xvfb-run`), on Debian: `dpkg --add-architecture
i386`, then `apt-get install wine wine32:i386 xvfb xauth gcc-mingw-w64-x86-64`.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from environment import SetupError, say
from steps import tools_found

from windows.installer import MACHINES, SCRIPT, SILENT

HERE = Path(__file__).parent
WINDOWS = os.name == "nt"
COMPILERS = ("x86_64-w64-mingw32-gcc", "gcc")
RECORD = "Zoé’s évening 1.stockgame"
CLASSES = r"HKCU\Software\Classes"
ALL_CLASSES = r"HKLM\Software\Classes"
PATIENCE = 60.0
"""The largest number of seconds to wait for anything to happen."""


class Trial:
    """A computer on which the installer is tested, with all its files in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.wine = [] if WINDOWS else ["wine"]
        prefix = {} if WINDOWS else {"WINEPREFIX": str(folder / "prefix"), "WINEDEBUG": "-all"}
        self.variables = {**os.environ, "LANG": "C.UTF-8", **prefix}
        self.data = Path()
        self.place = Path()

    def begin(self) -> None:
        """Set up the computer, and find the folders for programs and their data."""
        if WINDOWS:
            home = Path(os.environ["LOCALAPPDATA"])
        else:
            self.run("wineboot", "--init")
            # Wine may report a Windows version that is too old for Qt.
            self.run("winecfg", "/v", "win10")
            home = next((self.folder / "prefix/drive_c/users").glob("*/AppData/Local"))
        self.data, self.place = home / "Stock Games", self.folder / "Programs é" / "Stock Games"

    def run(self, *words: str | Path, wanted: bool = True) -> int:
        """Run a Windows program to its end; raise SetupError unless its success is as `wanted`."""
        command = [*self.wine, *map(str, words)] if words[0] != "wineboot" else list(words)
        # Not into a pipe: background processes of Wine would hold it open.
        status = subprocess.run(
            command, env=self.variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ).returncode
        if (status == 0) is not wanted:
            raise SetupError(f"{Path(str(words[0])).name} ended with {status}: {words[1:]}")
        return status

    def start(self, *words: str) -> None:
        """Start the installed program, and wait until it reports that it runs."""
        count = len(self.noted())
        program = self.place / "stockgames.exe"
        subprocess.Popen([*self.wine, str(program), *words], env=self.variables)
        self.until(lambda: len(self.noted()) > count, "the program notes that it runs")

    def noted(self) -> list[str]:
        """Return the lines that the program has written so far."""
        file = self.data / "opened.txt"
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []

    def named(self, path: Path) -> str:
        """Return a path in Windows form; Wine maps the whole disk to Z:."""
        return str(path) if WINDOWS else "Z:" + str(path).replace("/", "\\")

    def until(self, done: Callable[[], bool], what: str) -> None:
        """Wait until `done` returns True; raise SetupError if that takes too long."""
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise SetupError(f"Waited in vain until {what}.")
            time.sleep(0.1)

    # The installer

    def make(self, version: str) -> Path:
        """Compile and pack a version of the stand-in; return the installer."""
        built = self.folder / version
        parts = built / f"parts-{version}"
        parts.mkdir(parents=True)
        (parts / "LICENSE").write_text("Free.\n", encoding="ascii")
        (parts / "version.txt").write_text(version, encoding="ascii")
        compiler = next(filter(shutil.which, COMPILERS), None)
        if compiler is None:
            raise SetupError("MinGW's compiler is missing.")
        source, program = HERE / "stand_in.c", built / "stockgames.exe"
        subprocess.run([compiler, "-municode", "-mwindows", source, "-o", program], check=True)
        from icon import ico

        (built / "app.ico").write_bytes(ico({16: ICON}))
        defines = {
            "Version": version,
            "Machine": MACHINES["AMD64"],
            "Name": f"stockgames-{version}-setup",
            "Folder": built,
            "Icon": built / "app.ico",
            "Out": built,
        }
        words = [
            f"/D{name}={self.named(value) if isinstance(value, Path) else value}"
            for name, value in defines.items()
        ]
        self.run(tools_found()["iscc"], "/Qp", *words, self.named(SCRIPT))
        return built / f"stockgames-{version}-setup.exe"

    def install(self, installer: Path, *, wanted: bool = True) -> None:
        """Install silently."""
        self.run(installer, *SILENT, f"/DIR={self.named(self.place)}", wanted=wanted)

    def stands(self, version: str) -> None:
        """Raise SetupError unless exactly this version is installed, completely."""
        parts = sorted(path.name for path in self.place.glob("parts*"))
        built = (self.folder / version / "stockgames.exe").read_bytes()
        same = (self.place / "stockgames.exe").read_bytes() == built
        whole = (self.place / f"parts-{version}" / "version.txt").exists()
        if parts != [f"parts-{version}"] or not same or not whole:
            raise SetupError(f"{version} does not stand alone: {parts}, program {same}")


ICON = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)
"""A picture of one pixel."""


def try_all(trial: Trial) -> None:
    """Run all tests; raise SetupError at the first failure."""
    old, new = trial.make("0.1.0"), trial.make("0.2.0")
    trial.install(old)
    trial.stands("0.1.0")
    say("Installs silently.")
    games = trial.data / "library.sqlite3"
    trial.start()
    games.write_bytes(b"games")
    trial.install(new)
    trial.stands("0.2.0")
    say("Upgrades while its window is open, which it closes.")
    trial.start("--stubborn")
    trial.install(new)
    trial.stands("0.2.0")
    say("Upgrades over itself while a window is open that does not close.")
    trial.install(old)
    _refuse_while_held(trial, new)
    _open_record(trial)
    trial.run(trial.place / "unins000.exe", *SILENT)
    trial.until(lambda: not trial.place.exists(), "the program is gone")
    trial.run("reg", "query", CLASSES + r"\StockGames.Record", wanted=False)
    if games.read_bytes() != b"games":
        raise SetupError("The games are gone.")
    say("Uninstalls while its window is open; the games stay.")
    _install_for_all(trial, new)


def _install_for_all(trial: Trial, installer: Path) -> None:
    """Install for all users, and check the firewall's rule, which Wine can't tell."""
    rule = ("netsh", "advfirewall", "firewall", "show", "rule", "name=Stock Games")
    trial.run(installer, *SILENT, "/ALLUSERS", f"/DIR={trial.named(trial.place)}")
    trial.stands("0.2.0")
    trial.run("reg", "query", ALL_CLASSES + r"\StockGames.Record")
    if WINDOWS:
        trial.run(*rule)
    trial.run(trial.place / "unins000.exe", *SILENT)
    trial.until(lambda: not trial.place.exists(), "the program is gone")
    trial.run("reg", "query", ALL_CLASSES + r"\StockGames.Record", wanted=False)
    if WINDOWS:
        trial.run(*rule, wanted=False)
    say("Installs for all users, and leaves nothing behind.")


def _refuse_while_held(trial: Trial, new: Path) -> None:
    """Check that the old version stays intact if its program can't be replaced."""
    held = trial.folder / "0.1.0" / "stockgames.exe"
    holding = trial.named(trial.place / "stockgames.exe")
    count = len(trial.noted())
    scanner = subprocess.Popen([*trial.wine, str(held), "--hold", holding], env=trial.variables)
    trial.until(lambda: len(trial.noted()) > count, "the file is held")
    trial.install(new, wanted=False)
    if scanner.poll() is not None:
        raise SetupError("The scanner did not hold the file to the end.")
    trial.stands("0.1.0")
    scanner.kill()
    scanner.wait()
    say("Where the program is held by a scanner, the version before stands as it was.")


def _open_record(trial: Trial) -> None:
    """Open a record by its file type, and compare what the program received."""
    record = trial.folder / RECORD
    record.write_text("{}", encoding="ascii")
    told = trial.named(record)
    wanted = f'"{trial.named(trial.place / "stockgames.exe")}" "%1"'
    if _command(trial) != wanted:
        raise SetupError(f"Records are opened by {_command(trial)!r}, not by {wanted!r}.")
    count = len(trial.noted())
    if WINDOWS:
        trial.run("cmd", "/c", "start", "", told)
    else:
        # Wine's Explorer ignores per-user classes, so the command is run instead.
        trial.start(told)
    trial.until(lambda: len(trial.noted()) > count, "the record is opened")
    if trial.noted()[-1] != told:
        raise SetupError(f"Opened {trial.noted()[-1]!r} instead of {told!r}.")
    say(f"Opens {RECORD}.")


def _command(trial: Trial) -> str:
    """Return the command for opening records, as registered by the installer."""
    file = trial.folder / "classes.reg"
    trial.run("reg", "export", CLASSES + r"\StockGames.Record", trial.named(file), "/y")
    text = file.read_text(encoding="utf-16").partition("command]")[2]
    return text.partition('@="')[2].partition('"\n')[0].replace('\\"', '"').replace("\\\\", "\\")


def main() -> int:
    """Run everything in a fresh folder; return the exit status."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        trial = Trial(Path(folder))
        try:
            trial.begin()
            try_all(trial)
        except SetupError as error:
            print(error, file=sys.stderr)
            return 1
        finally:
            if not WINDOWS:
                subprocess.run(["wineserver", "--kill"], env=trial.variables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
