"""Tests the .deb in clean systems: installed by apt, started under Xvfb by an ordinary user.

Needs root, debootstrap, and the mirrors of Debian and Ubuntu.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from environment import SetupError, say

PLAYER = "player"
SCRIPTS = Path("/usr/share/debootstrap/scripts")
UBUNTU_KEYS = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
SOURCE = re.compile(r"^ +\d+ (https?://\S+) ([a-z]+)/main ", re.MULTILINE)


class System(NamedTuple):
    """A distribution on which the package is tested."""

    suite: str
    name: str
    libc: tuple[int, int]
    components: str = "main"


SYSTEMS = (
    System("jammy", "Ubuntu 22.04", (2, 35), "main,universe"),
    System("bookworm", "Debian 12", (2, 36)),
    System("noble", "Ubuntu 24.04", (2, 39), "main,universe"),
    System("trixie", "Debian 13", (2, 41)),
)
"""The supported systems, from the oldest to the newest."""


def libc_of(package: Path) -> tuple[int, int]:
    """Return the version of the C library that a .deb requires."""
    field = ["dpkg-deb", "--field", str(package), "Depends"]
    text = subprocess.run(field, capture_output=True, text=True, check=True).stdout
    major, minor = re.findall(r"libc6 \(>= (\d+)\.(\d+)\)", text)[0]
    return int(major), int(minor)


def origin(system: System) -> list[str]:
    """Return debootstrap's arguments for the origin of a system.

    Debian uses this system's mirror, Ubuntu the one in debootstrap's own script. Its signature can
    be checked only if its keys are installed.
    """
    if system.name.startswith("Debian"):
        policy = ["apt-cache", "policy", "base-files"]
        found = SOURCE.search(subprocess.run(policy, capture_output=True, text=True).stdout)
        return [found[1]] if found and "/debian" in found[1] else []
    script = SCRIPTS / system.suite
    if not script.exists():  # newer than this debootstrap
        script = SCRIPTS / "jammy"
    usual = re.findall(r"default_mirror (\S+)", script.read_text(encoding="utf-8"))
    return [next(place for place in usual if "archive" in place), str(script)]


def make_root(system: System, folder: Path) -> None:
    """Bootstrap a minimal system with an ordinary user into the folder."""
    if not shutil.which("debootstrap"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "debootstrap"], check=True)
    shutil.rmtree(folder, ignore_errors=True)
    say(f"Bootstrapping a clean {system.name} into {folder} ...")
    settings = ["--variant=minbase", f"--components={system.components}"]
    if system.name.startswith("Ubuntu") and not UBUNTU_KEYS.exists():
        say("The keys of Ubuntu are not installed: its signature is not checked.")
        settings.append("--no-check-gpg")
    subprocess.run(
        ["debootstrap", *settings, system.suite, folder, *origin(system)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    for name in ("apt/apt.conf.d", "hosts", "resolv.conf"):
        source, target = Path("/etc") / name, folder / "etc" / name
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        elif source.exists():
            shutil.copyfile(source, target)
    subprocess.run(["chroot", folder, "useradd", "-m", PLAYER], check=True)


def prove_deb(package: Path, build: Path) -> None:
    """Install the package into clean roots and run it; raise SetupError."""
    if sys.platform == "win32" or os.geteuid():
        raise SetupError("Installing into a clean root needs root.")
    needed = libc_of(package)
    for system in SYSTEMS:
        if system.libc < needed:
            asked = ".".join(map(str, needed))
            say(f"{system.name} is older than what this was built on (glibc {asked}).")
        else:
            _prove_in(system, package, build / f"root-{system.suite}")


def _prove_in(system: System, package: Path, root: Path) -> None:
    try:
        make_root(system, root)
    except subprocess.CalledProcessError:
        raise SetupError(f"debootstrap could not make a clean {system.name}.") from None
    shutil.copy(package, root / "tmp" / "stockgames.deb")
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    subprocess.run(["mount", "--bind", "/dev", root / "dev"], check=True)
    shared = root / "dev" / "shm"
    subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=1777", "shm", shared], check=True)
    try:
        _install_and_start(root)
    except subprocess.CalledProcessError as error:
        raise SetupError(f"In a clean {system.name} this failed: {error.cmd}") from None
    finally:
        for place in (shared, root / "dev", root / "proc"):
            subprocess.run(["umount", place])
    say(f"Into a clean {system.name} it installs, opens its window for a user, and goes again.")


def _install_and_start(root: Path) -> None:
    def inside(command: str) -> None:
        clean = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
            "HOME": "/root",
            "LANG": "C.UTF-8",
        }
        subprocess.run(
            ["chroot", root, "sh", "-c", command],
            env={**clean, "DEBIAN_FRONTEND": "noninteractive"},
            check=True,
        )

    player = f"su {PLAYER} -c 'cd && PATH=$PATH:/usr/games && "
    inside("apt-get update -qq")
    inside("apt-get install -y -qq --no-install-recommends /tmp/stockgames.deb")
    inside(f"{player} QT_QPA_PLATFORM=offscreen stockgames selftest'")
    inside("apt-get install -y -qq --no-install-recommends xvfb xauth")
    inside(f"{player} xvfb-run -a stockgames --exit-after-first-paint'")
    inside("apt-get remove -y -qq stockgames")
    inside("test ! -e /usr/lib/stockgames")
