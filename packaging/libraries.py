"""Finds shared libraries that Qt needs on Linux and that are missing, and how to install them.

A library is checked by loading it, as Qt would. The names are those that the Qt libraries and their
`offscreen`, `xcb` and `wayland` plugins load.
"""

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping

from environment import SetupError, say

VENV = "ensurepip"  # Debian has this module in a separate package

# The library to load, and its package on Debian and Arch. dnf and zypper find a package
# by the library's own name.
BASE = {
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libX11.so.6": ("libx11-6", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
}
XCB = {
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
}
WAYLAND = {
    "libwayland-client.so.0": ("libwayland-client0", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "wayland"),
    "libwayland-egl.so.1": ("libwayland-egl1", "wayland"),
}
PACKAGES = {
    VENV: (f"python3.{sys.version_info[1]}-venv", "python"),
    **BASE,
    **XCB,
    **WAYLAND,
}
COMMANDS = {
    "apt-get": "apt-get install -y",
    "dnf": "dnf install -y",
    "zypper": "zypper install -y",
    "pacman": "pacman -S --needed",
}


def is_present(name: str) -> bool:
    """Return whether a library loads, or the module VENV can be imported."""
    if name == VENV:
        importlib.invalidate_caches()
        return importlib.util.find_spec(name) is not None
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def missing(names: Iterable[str], present: Callable[[str], bool] = is_present) -> list[str]:
    """Return the names that are not present."""
    return [name for name in names if not present(name)]


def wanted(variables: Mapping[str, str], present: Callable[[str], bool] = is_present) -> list[str]:
    """Return the libraries for the display given by the environment variables, if any.

    If both kinds of display are offered Qt can use either; X libraries are required unless those
    for Wayland are present.
    """
    if platform.system() != "Linux":
        return []
    x, wayland = variables.get("DISPLAY"), variables.get("WAYLAND_DISPLAY")
    if variables.get("QT_QPA_PLATFORM", "").split(":")[0] in ("offscreen", "minimal"):
        x = wayland = None
    if wayland and not (x and missing(WAYLAND, present)):
        return [*BASE, *WAYLAND]
    return [*BASE, *XCB] if x else [*BASE]


def packages(manager: str, names: Iterable[str]) -> list[str]:
    """Return the distinct packages that contain the libraries, by their names in `manager`."""
    if manager in ("apt-get", "pacman"):
        column = 0 if manager == "apt-get" else 1
        found = [PACKAGES[name][column] for name in names]
    else:
        found = ["python3" if name == VENV else f"'{name}()(64bit)'" for name in names]
    return list(dict.fromkeys(found))


def install_line(manager: str, names: Iterable[str], root: bool) -> str:
    """Return the shell command that installs the libraries."""
    line = " ".join([COMMANDS[manager], *packages(manager, names)])
    return line if root else f"sudo {line}"


def advice(names: list[str], manager: str | None, root: bool) -> str:
    """Return a message about what is missing, with the command to run if the manager is known."""
    lacking = "This computer lacks what Stock Games needs: " + ", ".join(names) + "."
    if manager is None:
        return lacking + "\nInstall the packages that hold them, then start again."
    line = install_line(manager, names, root)
    return f"{lacking}\nRun this line, then start again:\n    {line}"


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def provide(names: list[str]) -> None:
    """Make sure that all of these are present: install them as root on Debian, else explain how.

    Raise SetupError with the command to run if something is still missing.
    """
    lacking = missing(names)
    manager = next(filter(shutil.which, COMMANDS), None)
    if lacking and manager == "apt-get" and _is_root():
        _apt_install(packages(manager, lacking))
        lacking = missing(lacking)
    if lacking:
        raise SetupError(advice(lacking, manager, _is_root()))


def _apt_install(names: list[str]) -> None:
    say("Installing system packages: " + " ".join(names))
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patience = ["-o", "DPkg::Lock::Timeout=300"]  # another installation may be running
    install = ["apt-get", "install", "-y", "--no-install-recommends", *patience, *names]
    for command in (["apt-get", "update"], install):
        result = subprocess.run(
            command,
            env=quiet,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    if result.returncode:
        say("\n".join(result.stdout.splitlines()[-8:]))
