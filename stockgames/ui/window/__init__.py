"""The main window: menus, dialogs, the curtain, files."""
