"""The house round the tables: the window, its menus, settings, language, curtain and recap."""
