"""Checks that every game passes, for `stockgames check-game` and for a game's own tests.

`contract.PROMISES`, `leaks.PROMISES` and `tables.PROMISES` are functions of a game, a number of
seats and a seed. Each raises an exception if its promise, which its docstring names, is broken.
"""
