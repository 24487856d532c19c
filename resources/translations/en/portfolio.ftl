## Why something cannot be done in Portfolio, with the rule in words.
portfolio-refused-not-this-seats-decision = It is somebody else's turn to decide.
portfolio-refused-game-is-over = The game is over.
portfolio-refused-the-discard-pile-is-shuffled-first = The discard pile is shuffled into a new stock first (ruling P7).
portfolio-refused-no-reshuffle-is-due = There is nothing to shuffle now (ruling P7).
portfolio-refused-the-second-stock-is-the-discard-pile = The second stock is the discard pile, card for card (ruling P7).
portfolio-refused-cards-are-drawn-first = A turn begins with the draw. Choose how many cards first.
portfolio-refused-cards-are-selected-first = Select cards of the hand first.
portfolio-refused-a-turn-ends-with-a-discard = As long as you hold a card, your turn ends with a discard (ruling P10).
portfolio-refused-one-card-is-discarded = A turn ends with the discard of one card alone (ruling P10).
portfolio-refused-one-card-takes-a-portfolio-over = It takes one card alone to acquire or neutralize a portfolio (ruling P9).
portfolio-refused-the-card-just-taken-is-kept = You took this card from the discard pile this turn. Unless you hold it twice, it can be discarded only as your last one (ruling P10).
portfolio-refused-that-card-is-not-in-hand = This card is not in your hand.
portfolio-refused-nothing-is-drawn-in-the-last-turns = The stock is empty: nothing is drawn in the last turns (ruling P8).
portfolio-refused-cards-are-drawn-once-a-turn = Cards are drawn once, at the beginning of the turn (ruling P5).
portfolio-refused-at-least-one-card-is-drawn = At least one card is drawn.
portfolio-refused-no-card-is-exposed = The discard pile is empty: no card is exposed.
portfolio-refused-not-a-pauper = Pauper's rule needs fewer than 13 cards in hand and no portfolio (ruling P6).
portfolio-refused-not-a-pauper-when-the-turn-began = Pauper's rule needs fewer than 13 cards in hand and no portfolio when the turn begins, and still at the draw (ruling P6).
portfolio-refused-paupers-draw-two-cards = Pauper's rule is exactly two cards for nothing (ruling P6).
portfolio-refused-not-so-many-cards-are-left = There are not so many cards left to draw (ruling P5).
portfolio-refused-this-turns-income-does-not-pay-for-it = More cards are paid out of this turn's income alone, never out of savings (ruling P5).
portfolio-refused-what-debts-left-of-the-income-does-not-pay-for-it = More cards are paid out of what debts leave of this turn's income, never out of savings; that does not pay for so many (ruling P5).
portfolio-refused-not-enough-cash = There is not enough cash in hand, and nobody goes below nothing.
portfolio-refused-a-card-must-come-from-the-stock = Nobody has drawn from the stock for so long that one card must come from it (ruling P13).
portfolio-refused-a-portfolio-has-three-cards-or-more = A portfolio needs three cards or more.
portfolio-refused-a-portfolio-is-a-sequence-of-one-suit = A portfolio is a sequence of one suit without a gap; the Ace is low (ruling P1).
portfolio-refused-no-such-portfolio-on-the-table = This portfolio is not on the table any more.
portfolio-refused-that-portfolio-is-not-ones-own = Only portfolios of your own can be extended or capped.
portfolio-refused-a-cap-has-the-rank-and-colour-of-its-end = A cap has the rank and the colour, red or black, of the card it covers (ruling P4).
portfolio-refused-that-end-is-capped = This end is capped: no card can be played to it (ruling P4).
portfolio-refused-that-card-does-not-extend-it = An extension is the next card of the same suit, below or above (ruling P4).
portfolio-refused-ones-own-portfolio-is-not-taken-over = Your own portfolios can be neither neutralized nor acquired.
portfolio-refused-nothing-lies-below-an-ace = Nothing lies below an Ace: this portfolio can't be neutralized (ruling P9).
portfolio-refused-it-takes-the-card-below = Neutralizing takes the card right below the portfolio, in its suit (ruling P9).
portfolio-refused-it-takes-the-card-above = Acquiring takes the card right above the portfolio in its suit, or for a King an Ace of its colour; neutralizing takes the one right below (ruling P9).
portfolio-refused-a-truce-forbids-it = You promised this seat a truce, and deals are binding (ruling P12).
portfolio-refused-no-offer-is-open = No offer waits for an answer.
portfolio-refused-the-open-offer-is-answered-first = An offer is answered before anything else happens (ruling P12).
portfolio-refused-offers-go-to-another-seat = A deal is made with another seat (ruling P12).
portfolio-refused-three-offers-a-turn = Three offers a seat and turn are enough (ruling P12).
portfolio-refused-an-offer-carries-something = An offer must carry something, from one side at least (ruling P12).
portfolio-refused-cash-is-not-negative = An amount of cash is nothing or more (ruling P12).
portfolio-refused-portfolios-are-named-once-by-number = Each portfolio is named once (ruling P12).
portfolio-refused-a-truce-lasts-a-turn-or-more = A truce lasts one turn or more (ruling P12).
portfolio-refused-a-debt-is-a-dollar-or-more = A debt is a dollar or more (ruling P12).
portfolio-refused-a-side-promises-each-kind-once = Each side promises a truce, a debt and a look once at most (ruling P12).
portfolio-refused-no-game-has-so-many-portfolios = No game has a portfolio of such a number (ruling P12).
portfolio-refused-the-packs-hold-fewer-cards = All packs together do not hold so many cards (ruling P12).
portfolio-refused-the-maker-does-not-own-what-it-offers = The offer can't be accepted: its maker does not have all of what it would give (ruling P12).
portfolio-refused-one-does-not-own-what-is-asked-for = The offer can't be accepted: you do not have all of what you would give (ruling P12).
portfolio-refused-sums-go-up-to-9999-dollars = Sums in an offer go up to $9999 (ruling P12).
portfolio-refused-truces-last-99-turns-at-most = A truce lasts 99 turns at most (ruling P12).

## The deal table: two sides, the sentence they amount to, and whom it is offered to (P12).
portfolio-lay-something-on-either-side = Lay something on either side.
portfolio-offers-left-this-turn = { $count ->
    [one] The last offer of this turn
   *[other] { $count } offers left this turn
}
portfolio-deal-table = Deal table
portfolio-offer = Offer
portfolio-back-to-the-table = Back to the table
portfolio-who-offers = Who offers
portfolio-with-whom = With whom

## One side of the deal table: cash, promises, portfolios and cards that a seat would give.
portfolio-gives = { $name } gives
portfolio-cash = Cash
portfolio-out-of-incomes = Out of incomes
portfolio-truce-turns = Truce, turns
portfolio-show-the-hand = Show the hand
portfolio-portfolios = Portfolios
portfolio-cards-a-dot-marks-those = Cards; a dot marks those surely held
portfolio-cards = Cards
portfolio-for-so-many-of-its = For so many of its own turns this side neither neutralizes nor acquires a portfolio of the other.
portfolio-so-much-of-the-next = So much of the next incomes of this side goes to the other.
portfolio-the-other-side-sees-this = The other side sees this hand once.

## Deals and promises in words: what each side gives, as one sentence.
portfolio-a-truce-for = a truce for { $turns }
portfolio-out-of-coming-incomes = { $amount } out of coming incomes
portfolio-a-look-at-the-hand = a look at the hand
portfolio-portfolio = portfolio { $number }
portfolio-the-portfolio-of = the portfolio of { $run }
portfolio-the = the { $card }
portfolio-nothing = nothing
portfolio-gives-you-and-gets = { $maker } gives you { $give } and gets { $get }.
portfolio-you-give-and-get = You give { $partner } { $give } and get { $get }.
portfolio-gives-and-gets = { $maker } gives { $partner } { $give } and gets { $get }.
portfolio-truce-for-can-neither-acquire = Truce: for { $turns }, { $giver } can neither acquire nor neutralize what { $other } has.
portfolio-debt-the-next-of-s = Debt: the next { $amount } of { $giver }'s income go to { $other }.
portfolio-look-sees-the-hand-of = Look: { $other } sees the hand of { $giver } once.
portfolio-the-income-of-would-be = The income of { $name } would be { $after }, now { $before }.
portfolio-and-more = and { $count } more
portfolio-owes = { $seat } owes { $partner } { $amount }
portfolio-spares = { $seat } spares { $partner }: { $turns }

## How the lobby knows Portfolio.
portfolio-runs-caps-and-raiders = runs, caps and raiders

## What the things on the table show, made from a view.
portfolio-income = income { $amount }
portfolio-your-portfolios = Your portfolios
portfolio-yours = Yours
portfolio-portfolios-of = Portfolios of { $name }
portfolio-stock = Stock { $count }
portfolio-first-stock = First stock { $count }
portfolio-second-stock = Second stock { $count }
portfolio-discards = Discards { $count }
portfolio-last-turns-nothing-is-drawn = Last turns: nothing is drawn
portfolio-the-exposed-card-can-be = The exposed card can be drawn first
portfolio-drawing-is-over-for-this = Drawing is over for this turn
portfolio-free = free
portfolio-how-many-cards = How many cards?
portfolio-offers-a-deal = { $maker } offers { $partner } a deal
portfolio-offers-you-a-deal = { $maker } offers you a deal
portfolio-your-offer-to = Your offer to { $partner }
portfolio-you-give = You give

## The hand along the bottom: a fan that can be sorted, cards pulled out where selected.
portfolio-new = new

## What happened in Portfolio, in words: the log, and what a screen reader hears.
portfolio-laid = { $name } laid { $run }.
portfolio-added-the = { $name } added the { $card }.
portfolio-capped-with-the = { $name } capped with the { $card }.
portfolio-neutralized-a-portfolio-of = { $name } neutralized a portfolio of { $owner }.
portfolio-acquired-a-portfolio-of = { $name } acquired a portfolio of { $owner }.
portfolio-discarded-the = { $name } discarded the { $card }.
portfolio-has-no-card-to-discard = { $name } has no card to discard.
portfolio-drew-two-as-a-pauper = { $name } drew two as a pauper.
portfolio-drew-for = { $name } drew { $cards } for { $cost }.
portfolio-drew = { $name } drew { $cards }.
portfolio-name-offers-partner-a-deal = { $name } offers { $partner } a deal.
portfolio-declined = { $name } declined.
portfolio-accepted-the-deal = { $name } accepted the deal.
portfolio-the-discard-pile-became-the = The discard pile became the new stock.
portfolio-first-the-exposed = first the exposed { $card }
portfolio-from-the-stock = from the stock: { $cards }
portfolio-it-earns-a-turn = it earns { $amount } a turn
portfolio-nobody-can-acquire-it-now = nobody can acquire it now
portfolio-nobody-can-neutralize-it-now = nobody can neutralize it now
portfolio-with-the-for = with the { $card }, for { $amount }
portfolio-the-stock-is-empty-last = The stock is empty: last turns
portfolio-collects-at-the-end = { $name } collects { $amount } at the end
portfolio-collects = { $name } collects { $amount }
portfolio-pays-of-a-debt-left = { $name } pays { $partner } { $amount } of a debt, { $left } left
portfolio-pays-and-a-debt-is = { $name } pays { $partner } { $amount }, and a debt is settled
portfolio-name-gives-things = { $name } gives { $things }
portfolio-shows = { $name } shows { $cards }
portfolio-the-truce-of-with-is = the truce of { $name } with { $partner } is over

## The choices of the action panel, made from what is selected and what the position allows.
portfolio-offer-a-deal = Offer a deal
portfolio-draw = Draw
portfolio-paupers-rule-two-cards = Pauper's rule: two cards
portfolio-without-paupers-rule = Without pauper's rule
portfolio-no-card-is-exposed = No card is exposed
portfolio-leave-the-exposed-card = Leave the exposed card
portfolio-exposed-card-first = Exposed card first
portfolio-put-back = Put back
portfolio-with-cards = { $run }, with { $count } cards
portfolio-these-cards-fit-nowhere = These cards fit nowhere
portfolio-a-new-portfolio-needs-three = A new portfolio needs three or more cards in sequence of one suit; other cards go to an end of a portfolio on the table.
portfolio-select-a-card = Select a card
portfolio-click-cards-of-the-hand = Click cards of the hand, or go there with the arrow keys and press Up.
portfolio-sort-by-rank = Sort by rank
portfolio-sort-by-suit = Sort by suit
portfolio-accept = Accept
portfolio-decline = Decline
portfolio-decline-offer-another = Decline, offer another

## What can be pointed at on the table, and the light round it.
portfolio-selected = selected
portfolio-place-for-a-new-portfolio = Place for a new portfolio
portfolio-discard-pile = Discard pile
portfolio-not-possible-now = { $price }, not possible now
portfolio-stock-cards = Stock, { $cards }
portfolio-exposed-card = Exposed card, { $card }
portfolio-first = First

## The end of a game of Portfolio, each score unfolded to its rule (P8, P11).
portfolio-portfolios-worth-a-turn = portfolios worth { $amount } a turn
portfolio-at-the-start = At the start
portfolio-incomes-of-the-game = Incomes of the game
portfolio-draws-take-overs-and-deals = Draws, take-overs and deals
portfolio-last-collection = Last collection: { $run }
portfolio-last-collection-more = Last collection: { $count } more
portfolio-money-and-the-value-of = Money and the value of all portfolios are equal: the place is shared (ruling P11).
portfolio-money-is-equal-the-total = Money is equal: the total value of the portfolios decides (ruling P11).

## The scene: everything painted on the Portfolio table, made to agree with a view.
portfolio-no-cards-in-hand = No cards in hand
portfolio-lay-three-or-more = Lay three or more
portfolio-in-sequence-one-suit-for = in sequence, one suit, for a new portfolio

## What the score sheet says: a row a round, and how the running turn adds up.
portfolio-this-turn = This turn, { $name }
portfolio-income-next-turn-would-be = Income next turn would be { $after }, now { $before }
portfolio-would-leave = would leave
portfolio-now = now
portfolio-score-income = income
portfolio-cards-drawn = { $count } cards drawn
portfolio-acquired = acquired
portfolio-neutralized = neutralized
portfolio-debt-paid = debt paid
portfolio-by-a-deal = by a deal

## The score sheet: a leaf of ruled paper on which a pencil writes, a column a seat.
portfolio-score-sheet = Score sheet
portfolio-promises = Promises

## The Portfolio table: scene, hot spots, keys and choices bound together (see `GameTable`).
portfolio-walk-along-the-hand = Walk along the hand
portfolio-pull-a-card-out-or = Pull a card out, or put it back
portfolio-do-what-is-proposed = Do what is proposed
portfolio-draw-so-many-cards-0 = Draw so many cards, 0 for ten
portfolio-take-the-exposed-card-first = Take the exposed card first
portfolio-discard = Discard
portfolio-sort-the-hand = Sort the hand

## The nouns of Portfolio in the language in force: cards, portfolios, amounts, counts.
portfolio-spades = spades
portfolio-hearts = hearts
portfolio-diamonds = diamonds
portfolio-clubs = clubs
portfolio-ace = Ace
portfolio-jack = Jack
portfolio-queen = Queen
portfolio-king = King
portfolio-of = { $rank } of { $suit }
portfolio-to = { $suit } { $low } to { $high }
portfolio-minus-money = −${ $amount }
portfolio-money = ${ $amount }
portfolio-minus = −{ $amount }
portfolio-plus = +{ $amount }
portfolio-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
portfolio-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## What somebody at the screen is about to do, as the score sheet reckons it beforehand.
portfolio-if-acquired = if acquired
portfolio-if-neutralized = if neutralized

## The words of Portfolio: what is asked, what things do, and what the table's parts are called.
portfolio-the-game-is-over = The game is over
portfolio-last-turns = last turns
portfolio-in-the-stock = { $cards } in the stock
portfolio-turn = Turn { $turn }  ·  { $name }  ·  { $left }
portfolio-words-stock = Stock
portfolio-exposed = Exposed
portfolio-at-the-table = At the table
portfolio-an-offer-for = An offer for { $name }
portfolio-draws = { $name } draws
portfolio-you-can = You can
portfolio-can = { $name } can
portfolio-no-card-is-left-to = No card is left to discard.
portfolio-select-cards-what-they-can = Select cards; what they can do lights up. A discard ends the turn, but not that of the new { $card }.
portfolio-select-cards-what-they-can-do = Select cards; what they can do lights up. A discard ends the turn.
portfolio-end-the-turn = End the turn
portfolio-discard-end-turn = Discard, end turn
portfolio-shuffle = Shuffle
portfolio-first-the = first the { $card }
portfolio-acquire = Acquire, { $amount }
portfolio-neutralize = Neutralize, { $amount }
portfolio-extend = Extend
portfolio-cap-above = Cap above
portfolio-cap-below = Cap below
portfolio-lay-a-turn = Lay, { $amount } a turn
portfolio-in-hand = { $who } · { $cards } in hand
portfolio-who-cards = { $who } · { $cards }
portfolio-your-turn = your turn
portfolio-your-seat = your seat
portfolio-at-this-table = at this table
portfolio-note-cash-income-income = { $note }, { $cash }, income { $income }.
portfolio-surely-holds = { $told } Surely holds { $cards }.
portfolio-earns-a-turn = { $name }: { $run }, earns { $amount } a turn. { $caps }
portfolio-more-cards-are-paid-out = More cards are paid out of what debts left of this turn's income, { $amount }, before you look.
portfolio-more-cards-are-paid-out-of = More cards are paid out of this turn's income, before you look.
portfolio-draw-two-as-a-pauper = Draw two as a pauper
portfolio-draw-for = Draw { $cards } for { $amount }
portfolio-draw-cards = Draw { $cards }
portfolio-capped-at-both-ends = Capped at both ends.
portfolio-capped-below = Capped below.
portfolio-capped-above = Capped above.
portfolio-not-capped = Not capped.
