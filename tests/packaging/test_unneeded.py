"""Files that PyInstaller collects but the app never loads are removed, with links to them."""

from tests.packaging.conftest import Load

ASKS = {
    "/qt/libqxcb.so": {"libxcb.so.1", "libQt6Core.so.6"},
    "/usr/libxcb.so.1": {"libXau.so.6"},
    "/qt/libqgtk3.so": {"libgtk-3.so.0"},
    "/usr/libgtk-3.so.0": {"libatk.so.0", "libxcb.so.1"},
    "/py/_socket.so": {"libc.so.6"},
}
PLUGINS = "PySide6/Qt/plugins"


def names(load: Load, *entries: tuple[str, str, str]) -> list[str]:
    unneeded = load("unneeded")
    kept = unneeded.Kept(frozenset())
    found = unneeded.needed(entries, kept, lambda path: ASKS.get(path, set()))
    return [name for name, _, _ in found]


def test_libraries_of_a_plugin_that_is_left_out_go_with_it(load: Load) -> None:
    stay = names(
        load,
        (f"{PLUGINS}/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY"),
        (f"{PLUGINS}/platformthemes/libqgtk3.so", "/qt/libqgtk3.so", "BINARY"),
        ("libgtk-3.so.0", "/usr/libgtk-3.so.0", "BINARY"),
        ("libatk.so.0", "/usr/libatk.so.0", "BINARY"),
        ("libxcb.so.1", "/usr/libxcb.so.1", "BINARY"),
        ("libXau.so.6", "/usr/libXau.so.6", "BINARY"),
        ("libpython3.13.so.1.0", "/py/libpython3.13.so.1.0", "BINARY"),
        ("lib-dynload/_socket.so", "/py/_socket.so", "EXTENSION"),
    )
    assert stay == [
        f"{PLUGINS}/platforms/libqxcb.so",
        "libxcb.so.1",
        "libXau.so.6",
        "libpython3.13.so.1.0",
        "lib-dynload/_socket.so",
    ]


def test_windows_and_macos_keep_what_lies_at_the_top(load: Load) -> None:
    files = [
        ("python313.dll", r"C:\py\python313.dll", "BINARY"),
        ("VCRUNTIME140.dll", r"C:\py\VCRUNTIME140.dll", "BINARY"),
        ("libpython3.13.dylib", "/py/libpython3.13.dylib", "BINARY"),
        ("Python", "Python.framework/Versions/3.13/Python", "SYMLINK"),
        ("Python.framework/Versions/3.13/Python", "/py/Python", "BINARY"),
    ]
    assert names(load, *files) == [name for name, _, _ in files]


def test_links_to_frameworks_that_are_left_out_go_with_them(load: Load) -> None:
    lib = "PySide6/Qt/lib"
    stay = names(
        load,
        ("QtCore", f"{lib}/QtCore.framework/Versions/A/QtCore", "SYMLINK"),
        ("QtNetwork", f"{lib}/QtNetwork.framework/Versions/A/QtNetwork", "SYMLINK"),
        ("QtSvg", f"{lib}/QtSvg.framework/Versions/A/QtSvg", "SYMLINK"),
        (f"{lib}/QtCore.framework/QtCore", "Versions/Current/QtCore", "SYMLINK"),
        (f"{lib}/QtCore.framework/Versions/Current", "A", "SYMLINK"),
        (f"{lib}/QtCore.framework/Versions/A/QtCore", "/qt/QtCore", "BINARY"),
        (f"{lib}/QtNetwork.framework/Versions/A/QtNetwork", "/qt/QtNetwork", "BINARY"),
        (f"{lib}/QtSvg.framework/Versions/A/QtSvg", "/qt/QtSvg", "BINARY"),
    )
    assert "QtCore" in stay
    assert f"{lib}/QtCore.framework/Versions/Current" in stay
    assert f"{lib}/QtCore.framework/QtCore" in stay
    assert not [name for name in stay if "QtNetwork" in name or "QtSvg" in name]


def test_a_link_to_itself_leads_nowhere(load: Load) -> None:
    assert names(load, ("loop", "loop", "SYMLINK"), ("file", "/file", "DATA")) == ["file"]
