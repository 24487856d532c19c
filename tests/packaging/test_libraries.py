"""packaging/libraries.py: what is missing, and the command that installs it."""

import sys
from types import ModuleType

import pytest

from tests.packaging.conftest import Load


@pytest.fixture
def libraries(load: Load, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("libraries")
    monkeypatch.setattr(module.platform, "system", lambda: "Linux")
    return module


def nothing(name: str) -> bool:
    return not name


def everything(name: str) -> bool:
    return bool(name)


def test_missing_keeps_what_is_not_present_in_order(libraries: ModuleType) -> None:
    there = {"libGL.so.1"}
    names = ["libX11.so.6", "libGL.so.1", "libEGL.so.1"]
    assert libraries.missing(names, there.__contains__) == ["libX11.so.6", "libEGL.so.1"]


def test_a_library_that_cannot_exist_is_missing(libraries: ModuleType) -> None:
    assert libraries.missing(["libstockgames-none.so.0"]) == ["libstockgames-none.so.0"]


def test_without_a_display_no_display_library_is_wanted(libraries: ModuleType) -> None:
    assert libraries.wanted({}, nothing) == [*libraries.BASE]
    offscreen = {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}
    assert libraries.wanted(offscreen, nothing) == [*libraries.BASE]


def test_a_display_wants_the_libraries_of_its_kind(libraries: ModuleType) -> None:
    x, wayland = {"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}
    assert libraries.wanted(x, nothing) == [*libraries.BASE, *libraries.XCB]
    assert libraries.wanted(wayland, nothing) == [*libraries.BASE, *libraries.WAYLAND]


def test_with_both_displays_x_is_asked_for_unless_wayland_is_ready(libraries: ModuleType) -> None:
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert libraries.wanted(both, everything) == [*libraries.BASE, *libraries.WAYLAND]
    assert libraries.wanted(both, nothing) == [*libraries.BASE, *libraries.XCB]


@pytest.mark.parametrize("system", ["Windows", "Darwin"])
def test_other_systems_bring_their_own_libraries(
    libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(libraries.platform, "system", lambda: system)
    assert libraries.wanted({"DISPLAY": ":0"}, nothing) == []


@pytest.mark.parametrize(
    ("manager", "root", "line"),
    [
        ("apt-get", False, "sudo apt-get install -y libegl1 libxkbcommon0"),
        ("apt-get", True, "apt-get install -y libegl1 libxkbcommon0"),
        ("pacman", False, "sudo pacman -S --needed libglvnd libxkbcommon"),
        (
            "dnf",
            False,
            "sudo dnf install -y 'libEGL.so.1()(64bit)' 'libxkbcommon.so.0()(64bit)'",
        ),
        (
            "zypper",
            False,
            "sudo zypper install -y 'libEGL.so.1()(64bit)' 'libxkbcommon.so.0()(64bit)'",
        ),
    ],
)
def test_the_line_to_run_names_just_what_is_missing(
    libraries: ModuleType, manager: str, root: bool, line: str
) -> None:
    assert libraries.install_line(manager, ["libEGL.so.1", "libxkbcommon.so.0"], root) == line


def test_two_libraries_of_one_package_name_it_once(libraries: ModuleType) -> None:
    assert libraries.packages("pacman", ["libEGL.so.1", "libGL.so.1"]) == ["libglvnd"]


def test_the_venv_module_comes_from_the_running_pythons_package(libraries: ModuleType) -> None:
    expected = f"python3.{sys.version_info[1]}-venv"
    assert libraries.packages("apt-get", [libraries.VENV]) == [expected]


def test_advice_without_a_known_manager_names_the_libraries(libraries: ModuleType) -> None:
    assert "libEGL.so.1" in libraries.advice(["libEGL.so.1"], None, False)


def test_an_ordinary_user_is_given_the_line_instead_of_a_failure_later(
    libraries: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "missing", lambda names: list(names))
    monkeypatch.setattr(libraries, "_is_root", lambda: False)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: name == "apt-get")
    with pytest.raises(Exception, match=r"sudo apt-get install -y libegl1$"):
        libraries.provide(["libEGL.so.1"])


def test_root_on_debian_installs_what_is_missing(
    libraries: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(
        libraries, "missing", lambda names: [name for name in names if not installed]
    )
    monkeypatch.setattr(libraries, "_is_root", lambda: True)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: name == "apt-get")
    monkeypatch.setattr(libraries, "_apt_install", installed.extend)
    libraries.provide(["libEGL.so.1", "libGL.so.1"])
    assert installed == ["libegl1", "libgl1"]
