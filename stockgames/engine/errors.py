"""What can go wrong, as types that carry a code and a ruling instead of a sentence."""

from __future__ import annotations


class StockGamesError(Exception):
    """Base of every error that a person may be told about."""


class Refused(StockGamesError):  # noqa: N818  (the word of the field)
    """An action that the rules do not allow now.

    `code` is a kebab-case phrase such as `pile-is-empty`, stable, and the key to the translated
    explanation in the ui; `ruling` names the rule it rests on (`N3`, or `rules` for the rulebook).
    """

    def __init__(self, code: str, ruling: str = "rules") -> None:
        super().__init__(f"{code.replace('-', ' ')} ({ruling})")
        self.code = code
        self.ruling = ruling


class RecordError(StockGamesError):
    """A record that cannot be read or does not replay; the message is one clear line."""


class OptionError(StockGamesError):
    """Table options that do not exist or do not fit together."""


class UnknownGameError(StockGamesError):
    """A game id that nobody registered."""
