"""What the action panel offers while everybody presses the keys of a code card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from stockgames.controllers.code_table import Press
from stockgames.controllers.coded import CodedTableController
from stockgames.controllers.stages import Stage
from stockgames.engine.action import Action
from stockgames.engine.seat import SeatId
from stockgames.evenings.person import Portrait
from stockgames.ui.kit.faces.usual import portraits_at
from stockgames.ui.sentences.speech import say
from stockgames.ui.shell.facts import CardFacts
from stockgames.ui.shell.words import listed
from stockgames.ui.table.code_facts import card_facts
from stockgames.ui.table.code_plate_facts import CodeSituation, Typist
from stockgames.ui.table.code_words import WordedCodeBook
from stockgames.ui.table.panel import Choice, ChoiceGroup, Panel

OFFERS: Final = "ask-openly"
CARDS: Final = "see-card-again"
BACK: Final = "back-to-keys"
TAKE_BACK: Final = "take-key-back"
TAKE_OFFER: Final = "take-offer"
_TAKER: Final = "key-of-"
_OFFER: Final = "openly-"
_CARD: Final = "card-of-"

Page = Literal["keys", "offers", "offer", "cards", "backs"]


class CodePanel:
    """The panel of the open decision, and its lists of people. It tells no key and no card.

    What somebody does openly is asked twice: whose it is, and whether that person means it.
    """

    def __init__(self, controller: CodedTableController, book: WordedCodeBook) -> None:
        self._controller = controller
        self._book = book
        self._page: Page = "keys"
        self._taker: SeatId | None = None
        """Whose offer is to be confirmed."""
        self._sentence = 0
        """How often other words were asked for the caps."""

    def panel(self) -> Panel:
        """Return the choices of the page that is open."""
        if self._page == "offer" and self._offer() is not None:
            return self._one_offer()
        if self._page in ("offers", "offer") and self._controller.offers():
            seats = [seat for seat, _ in self._controller.offers()]
            return self._people(_OFFER, self._book.offers_question(), seats)
        if self._page == "cards":
            text = say("table-whose-card-the-others-look")
            return self._people(_CARD, text, self._owing())
        if self._page == "backs" and self._controller.codes.half:
            text = say("table-whose-key-is-taken-back")
            return self._people(_TAKER, text, self._controller.codes.half)
        self._page = "keys"
        return Panel(self._title(), (ChoiceGroup("", self._others()),), self._note())

    def private(self, panel: Panel) -> Panel:
        """Return the choices of a person who looks alone, with a word to the others."""
        eyes = self._controller.eyes
        if eyes is None or not panel.groups:
            return panel
        note = say("table-for-s-eyes-only-the", name=self._name(eyes))
        return replace(panel, note="\n".join(line for line in (note, panel.note) if line))

    def unheard(self, press: Press) -> str:
        """Return why a key did nothing; which keys count is known of everybody."""
        if press.unheard == "nobodys-key":
            return say("table-that-key-belongs-to-nobody")
        if press.seat is None or press.unheard == "dead-key":
            return say("table-that-key-does-not-count")
        if press.seat in self._laid():
            return say("table-has-already-chosen", name=self._name(press.seat))
        return say("table-has-nothing-to-choose-now", name=self._name(press.seat))

    def card_facts(self) -> CardFacts:
        """Return what the code card says to the person who is to read it now."""
        seat = self._controller.seat
        card = self._controller.codes.card(seat) if seat is not None else None
        assert card is not None
        name, face = self._controller.seats[card.seat].name, self._faces()[card.seat]
        sure = self._controller.codes.is_sure(card.seat)
        return card_facts(card, self._book, name, face, sentence=self._sentence, is_sure=sure)

    def reword(self) -> None:
        """Find other words for the caps; the caps stay as they were drawn."""
        self._sentence += 1

    def drilled(self, right: bool) -> None:
        """Note how the drill went for the person who reads the card."""
        if self._controller.seat is not None:
            self._controller.codes.drilled(self._controller.seat, right=right)

    def reset(self) -> bool:
        """Begin with the keys again; tell whether a list of people was open."""
        was_open, self._page = self._page != "keys", "keys"
        return was_open

    def choose(self, name: str) -> bool:
        """Take a choice of this panel; tell whether it was one. The panel has changed then."""
        pages: dict[str, Page] = {OFFERS: "offers", CARDS: "cards", BACK: "keys"}
        if name in pages:
            self._page = pages[name]
        elif name == TAKE_BACK:
            self._take_back()
        elif name.startswith(_TAKER):
            self._page = "keys"
            self._controller.take_back(int(name.removeprefix(_TAKER)))
        elif name.startswith(_CARD):
            self._page = "keys"
            self._controller.read_again(int(name.removeprefix(_CARD)))
        elif name.startswith(_OFFER):
            self._page, self._taker = "offer", int(name.removeprefix(_OFFER))
        elif name == TAKE_OFFER:
            offer, self._page = self._offer(), "keys"
            if offer is not None:
                self._controller.do_openly(*offer)
        else:
            return False
        return True

    def _take_back(self) -> None:
        """Take the only key back that waits for a second one, or ask whose."""
        half = self._controller.codes.half
        if len(half) == 1:
            self._controller.take_back(half[0])
        elif half:
            self._page = "backs"

    def _owing(self) -> list[SeatId]:
        controller = self._controller
        return [seat for seat in controller.view.actors if seat in controller.humans]

    def _faces(self) -> Sequence[Portrait]:
        return portraits_at(seat.name for seat in self._controller.seats)

    def typists(self) -> list[Typist]:
        """Return how far each person has come in the decision at hand: all that a press shows."""
        controller, codes = self._controller, self._controller.codes
        if controller.stage is not Stage.KEYS:
            return []
        laid, half, faces = self._laid(), codes.half, self._faces()
        return [
            Typist(
                faces[seat],
                controller.seats[seat].name,
                codes.block(seat),
                codes.live(seat),
                codes.presses if seat in laid else int(seat in half),
                codes.presses,
                self._book.badge(controller.view, seat),
            )
            for seat in controller.humans
            if seat in laid or seat in self._owing()
        ]

    def situation(self) -> CodeSituation:
        """Return what all press keys for, and what the market says meanwhile."""
        page, chapter = self._page_at_hand(), self._book.chapter(self._controller.view)
        presses = self._controller.codes.presses
        return CodeSituation(
            self._book.numeral(page),
            self._book.short_title(page),
            say("table-so-many-presses", count=presses) if presses else "",
            self._book.chapter_title(chapter),
            chapter,
            tuple(self._book.prices(self._controller.view)),
        )

    def _laid(self) -> list[SeatId]:
        """Return the people who have laid a card in this decision, in the order of seats."""
        controller = self._controller
        asked = self._book.asked(controller.view)
        return [s for s in controller.humans if s in asked and s not in controller.view.actors]

    def _name(self, seat: SeatId) -> str:
        return self._controller.seats[seat].name

    def _page_at_hand(self) -> str:
        return self._book.page(self._controller.view)

    def _title(self) -> str:
        return self._book.title(self._page_at_hand())

    def _note(self) -> str:
        typists = self.typists()
        presses = self._controller.codes.presses
        who = typists[0].name if typists else ""
        note = say("table-press-keys", people=len(typists), presses=presses, name=who)
        late = [typist.name for typist in typists if not typist.has_laid]
        if len(late) == len(typists):
            return note
        return "\n".join((note, say("table-still-to-press", names=listed(late))))

    def _others(self) -> tuple[Choice, ...]:
        choices = []
        if self._controller.codes.half:
            text = say("table-undo-the-last-key")
            choices.append(Choice(TAKE_BACK, text, key="Backspace"))
        if self._controller.offers():
            choices.append(Choice(OFFERS, self._book.offers_title(), emblem="eye"))
        text = say("table-see-a-card-again")
        choices.append(Choice(CARDS, text, kind="quiet"))
        return tuple(choices)

    def _people(self, prefix: str, caption: str, seats: Sequence[SeatId]) -> Panel:
        people = [Choice(f"{prefix}{seat}", self._name(seat)) for seat in seats]
        return Panel(self._title(), (ChoiceGroup(caption, (*people, _back())),))

    def _offer(self) -> tuple[SeatId, Action] | None:
        """Return what is to be confirmed, while it is still on offer."""
        offers = self._controller.offers()
        return next((offer for offer in offers if offer[0] == self._taker), None)

    def _one_offer(self) -> Panel:
        """Return the question whether the person named means it."""
        offer = self._offer()
        assert offer is not None
        seat, action = offer
        label = self._book.offer_label(action, self._name(seat))
        note = self._book.offer_note(action, self._name(seat))
        take = Choice(TAKE_OFFER, label, kind="primary", emblem="eye")
        title = self._book.offers_title()
        return Panel(self._title(), (ChoiceGroup(title, (take, _back())),), note)


def _back() -> Choice:
    text = say("table-back-to-the-keys")
    return Choice(BACK, text, key="Esc", kind="quiet")
