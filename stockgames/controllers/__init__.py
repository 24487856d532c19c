"""The controllers (MVC), between match and screen. They use QtCore only."""
