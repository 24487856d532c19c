"""The C of MVC: between the match and the screen. QtCore only."""
