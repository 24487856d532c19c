"""Texts of the app and of one seat's table, independent of Qt."""
