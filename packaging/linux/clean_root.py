"""The .deb in a clean Debian: installed by apt, started under Xvfb by an ordinary user.

Needs root, debootstrap, and a Debian mirror that the host's own apt knows.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

from environment import SetupError, say

PLAYER = "player"
SOURCE = re.compile(r"^ +\d+ (https?://\S+) ([a-z]+)/main ", re.MULTILINE)


def mirror() -> tuple[str, str]:
    """Return the address and the suite that the host installs from; raise SetupError."""
    policy = ["apt-cache", "policy", "base-files"]
    found = SOURCE.search(subprocess.run(policy, capture_output=True, text=True).stdout)
    if found is None:
        raise SetupError("No Debian mirror is set up here, so no clean root can be made.")
    return found[1], found[2]


def make_root(folder: Path) -> None:
    """Bootstrap a minimal Debian into the folder, with an ordinary user in it."""
    if not shutil.which("debootstrap"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "debootstrap"], check=True)
    shutil.rmtree(folder, ignore_errors=True)
    say(f"Bootstrapping a clean Debian into {folder} ...")
    address, suite = mirror()
    subprocess.run(
        ["debootstrap", "--variant=minbase", suite, folder, address],
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
    """Install the package into a clean root, and start what it installed; raise SetupError."""
    if os.geteuid():
        raise SetupError("Installing into a clean root needs root.")
    root = build / "clean-root"
    try:
        make_root(root)
    except subprocess.CalledProcessError:
        raise SetupError("debootstrap could not make a clean root.") from None
    shutil.copy(package, root / "tmp" / "stockgames.deb")
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    subprocess.run(["mount", "--bind", "/dev", root / "dev"], check=True)
    shared = root / "dev" / "shm"
    subprocess.run(["mount", "-t", "tmpfs", "-o", "mode=1777", "shm", shared], check=True)
    try:
        _install_and_start(root)
    except subprocess.CalledProcessError as error:
        raise SetupError(f"In the clean root this failed: {error.cmd}") from None
    finally:
        for place in (shared, root / "dev", root / "proc"):
            subprocess.run(["umount", place])


def _install_and_start(root: Path) -> None:
    def inside(command: str) -> None:
        clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8"}
        subprocess.run(
            ["chroot", root, "sh", "-c", command],
            env={**clean, "DEBIAN_FRONTEND": "noninteractive"},
            check=True,
        )

    inside("apt-get install -y -qq --no-install-recommends /tmp/stockgames.deb")
    inside(f"su {PLAYER} -c 'cd && QT_QPA_PLATFORM=offscreen stockgames selftest'")
    inside("apt-get install -y -qq --no-install-recommends xvfb xauth")
    inside(f"su {PLAYER} -c 'cd && xvfb-run -a stockgames --exit-after-first-paint'")
    inside("apt-get remove -y -qq stockgames")
    inside("test ! -e /opt/stockgames/stockgames")
    say("The package installs into a clean Debian, opens its window for a user, and goes again.")
