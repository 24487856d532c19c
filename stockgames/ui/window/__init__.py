"""The window round the tables: menus, dialogs, the curtain, files."""
