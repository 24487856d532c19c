"""What everybody at a table looks at, held page by page until somebody presses."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from stockgames.ui.kit.settling import Settling
from stockgames.ui.table.common_moment import CommonMoment


class HeldMoment(QObject):
    """Knows which page of a moment is looked at, and turns from one to the next and back."""

    turned = Signal()
    """Another page of the same moment is looked at."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.page: CommonMoment | None = None
        """What is looked at; None while there is nothing."""
        self.stands_still = False
        """Whether the page was seen before, or the table has told it all."""
        self.finish: Callable[[], bool] = lambda: False
        """Ends what moves on the page; tells whether anything did."""
        self._pages: tuple[CommonMoment, ...] = ()
        """All pages of the moment, one for each press; none where it goes away by itself."""
        self._settling = Settling(self)

    def hold(self, moment: CommonMoment | None, *, still: bool = False) -> None:
        """Show a moment until somebody presses, from its first page, as it is in the end if so."""
        self._pages, self.stands_still = () if moment is None else moment.beats, still
        self.page = self._pages[0] if self._pages else None
        self._settling.begin()

    def show(self, moment: CommonMoment | None) -> None:
        """Show a moment that goes away by itself, as it is in the end."""
        self._pages, self.page, self.stands_still = (), moment, True

    def put_away(self) -> None:
        """Show nothing any more."""
        self._pages, self.page = (), None

    def press(self) -> bool:
        """Take a press for the page: it ends what moves, or turns to the next; tell whether it did.

        A page that has just come up takes every press, so that a hasty finger does not take it
        from the others.
        """
        if self.page is None:
            return False
        return self.finish() or not self._settling.is_over or self._turn(1)

    def turn_back(self) -> bool:
        """Show the page before again; tell whether there is one."""
        self.finish()
        return self._turn(-1)

    def turn_to_last(self) -> None:
        """Show the last page at once."""
        if self._pages:
            self.page = self._pages[-1]

    @property
    def can_turn_back(self) -> bool:
        """Whether there is a page before the one that is looked at."""
        return self.page in self._pages[1:]

    @property
    def to_come(self) -> tuple[CommonMoment, ...]:
        """The pages after the one that is looked at."""
        if self.page not in self._pages:
            return ()
        return self._pages[self._pages.index(self.page) + 1 :]

    def _turn(self, by: int) -> bool:
        if self.page not in self._pages:
            return False
        wanted = self._pages.index(self.page) + by
        if not 0 <= wanted < len(self._pages):
            return False
        self.page, self.stands_still = self._pages[wanted], by < 0
        self._settling.begin()
        self.turned.emit()
        return True
