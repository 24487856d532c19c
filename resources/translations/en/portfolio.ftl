## Why something cannot be done in Portfolio, with the rule in words.
portfolio-refused-not-this-seats-decision = It is another player's turn to decide.
portfolio-refused-game-is-over = The game is over.
portfolio-refused-the-discard-pile-is-shuffled-first = First the discard pile is shuffled into a new draw pile (ruling P7).
portfolio-refused-no-reshuffle-is-due = There is nothing to shuffle now (ruling P7).
portfolio-refused-the-second-stock-is-the-discard-pile = The new draw pile must hold exactly the discarded cards (ruling P7).
portfolio-refused-cards-are-drawn-first = Your turn begins with the draw. First choose how many cards.
portfolio-refused-cards-are-selected-first = First select cards in your hand.
portfolio-refused-a-turn-ends-with-a-discard = As long as you hold a card, you end your turn by discarding one (ruling P10).
portfolio-refused-one-card-is-discarded = You end your turn by discarding a single card (ruling P10).
portfolio-refused-one-card-takes-a-portfolio-over = You acquire or neutralize a portfolio with a single card (ruling P9).
portfolio-refused-the-card-just-taken-is-kept = You took this card from the discard pile this turn. You can discard it only if you hold a second copy, or if it is your last card (ruling P10).
portfolio-refused-that-card-is-not-in-hand = This card is not in your hand.
portfolio-refused-nothing-is-drawn-in-the-last-turns = The draw pile is empty, so nothing is drawn in the last turns (ruling P8).
portfolio-refused-cards-are-drawn-once-a-turn = You draw once, at the beginning of your turn (ruling P5).
portfolio-refused-at-least-one-card-is-drawn = Draw at least one card.
portfolio-refused-no-card-is-exposed = The discard pile is empty, so no card is exposed.
portfolio-refused-not-a-pauper = Pauper's rule needs fewer than 13 cards in hand and no portfolio (ruling P6).
portfolio-refused-not-a-pauper-when-the-turn-began = Pauper's rule needs fewer than 13 cards in hand and no portfolio when the turn begins, and still at the draw (ruling P6).
portfolio-refused-paupers-draw-two-cards = By pauper's rule you draw exactly two cards, for nothing (ruling P6).
portfolio-refused-not-so-many-cards-are-left = There are not that many cards left to draw (ruling P5).
portfolio-refused-this-turns-income-does-not-pay-for-it = You pay for extra cards out of this turn's income, never out of savings (ruling P5).
portfolio-refused-what-debts-left-of-the-income-does-not-pay-for-it = You pay for extra cards out of what debts leave of this turn's income, and that isn't enough for this many (ruling P5).
portfolio-refused-not-enough-cash = That costs { $cost }, and you have { $held }.
portfolio-refused-a-card-must-come-from-the-stock = No one has drawn from the draw pile for a long time, so you must draw at least one card from it (ruling P13).
portfolio-refused-a-portfolio-has-three-cards-or-more = A portfolio needs three or more cards.
portfolio-refused-a-portfolio-is-a-sequence-of-one-suit = A portfolio is a run of one suit without a gap; Aces are low (ruling P1).
portfolio-refused-no-such-portfolio-on-the-table = This portfolio is no longer on the table.
portfolio-refused-that-portfolio-is-not-ones-own = You can extend and cap only your own portfolios.
portfolio-refused-a-cap-has-the-rank-and-colour-of-its-end = A cap has the same rank and colour, red or black, as the card at its end (ruling P4).
portfolio-refused-that-end-is-capped = This end is capped, so no card can be added to it (ruling P4).
portfolio-refused-that-card-does-not-extend-it = To extend a portfolio, play the next card of its suit, below or above (ruling P4).
portfolio-refused-ones-own-portfolio-is-not-taken-over = You can't raid your own portfolios.
portfolio-refused-nothing-lies-below-an-ace = Nothing ranks below an Ace, so this portfolio can't be neutralized (ruling P9).
portfolio-refused-it-takes-the-card-below = To neutralize, play the next lower card of the suit (ruling P9).
portfolio-refused-it-takes-the-card-above = To acquire, play the next higher card of the suit (on a King, an Ace of its colour). To neutralize, play the next lower (ruling P9).
portfolio-refused-a-truce-forbids-it = You promised this player a truce, and deals are binding (ruling P12).
portfolio-refused-no-offer-is-open = No offer is waiting for an answer.
portfolio-refused-the-open-offer-is-answered-first = An offer must be answered before anything else happens (ruling P12).
portfolio-refused-offers-go-to-another-seat = A deal is made with another player (ruling P12).
portfolio-refused-three-offers-a-turn = You have made three offers this turn; that is the limit (ruling P12).
portfolio-refused-an-offer-carries-something = Add something to the offer, on at least one side (ruling P12).
portfolio-refused-cash-is-not-negative = Cash in an offer can't be negative (ruling P12).
portfolio-refused-portfolios-are-named-once-by-number = Each portfolio can be named only once (ruling P12).
portfolio-refused-a-truce-lasts-a-turn-or-more = A truce lasts at least one turn (ruling P12).
portfolio-refused-a-debt-is-a-dollar-or-more = A debt is at least $1 (ruling P12).
portfolio-refused-a-side-promises-each-kind-once = Each side can promise at most one truce, one debt and one look at the hand (ruling P12).
portfolio-refused-no-game-has-so-many-portfolios = There is no portfolio with that number (ruling P12).
portfolio-refused-the-packs-hold-fewer-cards = All packs together don't hold that many cards (ruling P12).
portfolio-refused-the-maker-does-not-own-what-it-offers = This offer can't be accepted, because its maker doesn't have everything they would give (ruling P12).
portfolio-refused-one-does-not-own-what-is-asked-for = This offer can't be accepted, because you don't have everything you would give (ruling P12).
portfolio-refused-sums-go-up-to-9999-dollars = Sums in an offer go up to $9,999 (ruling P12).
portfolio-refused-truces-last-99-turns-at-most = A truce lasts at most 99 turns (ruling P12).

## The deal table: two sides, the sentence they amount to, and whom it is offered to (P12).
portfolio-add-something-to-either-side = Add something to either side.
portfolio-offers-left-this-turn = { $count ->
    [one] Last offer this turn
   *[other] { $count } offers left this turn
}
portfolio-deal-table = Offer a deal
portfolio-offer = { $anyway ->
    [counter] Decline and offer
    [yes] Offer anyway
   *[no] Offer
}
portfolio-ask-everyone = { $anyway ->
    [yes] Ask everyone anyway
   *[no] Ask everyone
}
portfolio-until-one-accepts = { $names }, until one accepts
portfolio-gives-nothing = This offer gives nothing in return. Send it anyway?
portfolio-back-to-the-table = Back to the table
portfolio-who-offers = Who makes the offer
portfolio-with-whom = Who gets the offer

## One side of the deal table: cash, promises, portfolios and cards that a seat would give.
portfolio-gives = { $name } gives
portfolio-the-chosen-one-gives = gives
portfolio-cash = Cash
portfolio-out-of-incomes = Later
portfolio-truce-turns = Truce
portfolio-show-the-hand = Look
portfolio-drag-cards = Choose cards or portfolios, or drag them here
portfolio-ask-for-a-card = Name a card, or choose a portfolio, or drag it here
portfolio-in-the-tray = in the tray
portfolio-bots-offer-deals = Bots offer deals
portfolio-people-can-always-offer = People can always offer deals, and bots answer them.
portfolio-no-more-offers = No more offers this turn
portfolio-name-a-card = Name a card
portfolio-which-card = Which card should { $name } give? (dot: known to be in hand)
portfolio-income-then = { $changed ->
    [yes] income { $before } → { $after }
   *[no] income { $after }
}
portfolio-cash-then = { $changed ->
    [yes] cash { $before } → { $after }
   *[no] cash { $after }
}
portfolio-for-so-many-of-its = For this many of their own turns, this player won't raid the other.
portfolio-so-much-of-the-next = This much of this player's coming income goes to the other.
portfolio-the-other-side-sees-this = The other player sees this hand once.

## Deals and promises in words: what each side gives, as one sentence.
portfolio-promise =
    { $kind ->
        [truce] a truce for { $size }
        [debt] { $size } out of coming income
       *[look] a look at the hand
    }
portfolio-promise-in-brief = { $kind ->
   [truce] truce: { $size }
   [debt] debt: { $size }
  *[look] a look
}
portfolio-portfolio = portfolio { $number }
portfolio-the-portfolio-of = the portfolio { $run }
portfolio-the = the { $card }
portfolio-nothing = nothing
portfolio-gives-you-and-gets = { $maker } gives you { $give } and gets { $get }.
portfolio-you-give-and-get = You give { $partner } { $give } and get { $get }.
portfolio-gives-and-gets = { $maker } gives { $partner } { $give } and gets { $get }.
portfolio-promise-meaning =
    { $kind ->
        [truce] { $you ->
            [giver] Truce: for { $size }, you can't acquire or neutralize { $other }'s portfolios.
            [other] Truce: for { $size }, { $giver } can't acquire or neutralize your portfolios.
           *[neither] Truce: for { $size }, { $giver } can't acquire or neutralize { $other }'s portfolios.
        }
        [debt] { $you ->
            [giver] Debt: the next { $size } of your income goes to { $other }.
            [other] Debt: the next { $size } of { $giver }'s income goes to you.
           *[neither] Debt: the next { $size } of { $giver }'s income goes to { $other }.
        }
       *[look] { $you ->
            [giver] Look: { $other } sees your hand once.
            [other] Look: you see { $giver }'s hand once.
           *[neither] Look: { $other } sees { $giver }'s hand once.
        }
    }
portfolio-the-income-of-would-be = { $you ->
   [yes] Your income would go from { $before } to { $after }.
  *[no] { $name }'s income would go from { $before } to { $after }.
}
portfolio-and-more = and { $count } more
portfolio-owes = { $seat } owes { $partner } { $amount }
portfolio-spares = { $seat } won't raid { $partner }: { $turns }

## How the lobby knows Portfolio.
portfolio-runs-caps-and-raiders = runs, caps and raiders

## What the things on the table show, made from a view.
portfolio-income = income { $amount }
portfolio-your-portfolios = Your portfolios
portfolio-portfolios = Portfolios
portfolio-portfolios-of = { $name }'s portfolios
portfolio-stock = { $which ->
   [first] First draw pile { $count }
   [second] Second draw pile { $count }
  *[only] Draw pile { $count }
}
portfolio-discards = Discard pile { $count }
portfolio-last-turns-ribbon = Last turns
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
portfolio-keep = keep
portfolio-not-to-be-discarded = just taken, not to be discarded

## What happened in Portfolio, in words: the log, and what a screen reader hears.
portfolio-laid = { $name } laid down { $run }.
portfolio-added-the = { $name } added the { $card }.
portfolio-capped-with-the = { $name } capped with the { $card }.
portfolio-neutralized-a-portfolio-of = { $name } neutralized { $owner }'s { $run }.
portfolio-acquired-a-portfolio-of = { $name } acquired { $owner }'s { $run }.
portfolio-raided-in-brief = { $way ->
    [taken] { $whose ->
        [you] { $name } took your { $run }.
       *[other] { $name } took the { $run }.
    }
   *[gone] { $whose ->
        [you] { $name } broke up your { $run }.
       *[other] { $name } broke up the { $run }.
    }
}
portfolio-discarded-the = { $name } discarded the { $card }.
portfolio-has-no-card-to-discard = { $name } had no cards left to discard.
portfolio-drew = { $way ->
   [pauper] { $name } drew two as a pauper.
   [paid] { $name } drew { $cards } for { $cost }.
  *[free] { $name } drew { $cards }.
}
portfolio-name-offers-partner-a-deal = { $name } offered { $partner } a deal.
portfolio-declined = { $name } declined.
portfolio-accepted-the-deal = { $name } accepted the deal.
portfolio-the-discard-pile-became-the = The discard pile became the new draw pile.
portfolio-from-the-discard-pile = from the discard pile: { $card }
portfolio-from-the-pile = from the draw pile: { $cards }
portfolio-it-earns-a-turn = it earns { $amount } a turn
portfolio-capped = { $end ->
   [high] nobody can acquire it now
  *[low] nobody can neutralize it now
}
portfolio-with-the-for = with the { $card }, for { $amount }
portfolio-the-draw-pile-is-empty = The draw pile is empty: last turns
portfolio-collects = { $when ->
   [end] { $name } collected { $amount } at the end
  *[turn] { $name } collected { $amount }
}
portfolio-pays = { $debt ->
   [settled] { $name } paid { $partner } { $amount }, which settled a debt
  *[running] { $name } paid { $partner } { $amount } of a debt, { $left } left
}
portfolio-name-gives-things = { $name } gave { $things }
portfolio-shows = { $name } showed { $cards }
portfolio-the-truce-of-with-is = { $name }'s truce with { $partner } is over

## The choices of the action panel, made from what is selected and what the position allows.
portfolio-offer-a-deal = Offer a deal
portfolio-draw = Draw
portfolio-pauper = { $chosen ->
   [yes] Without pauper's rule
  *[no] Pauper's rule: two cards
}
portfolio-no-card-is-exposed = No card is exposed
portfolio-expose = { $chosen ->
   [yes] Leave the exposed card
  *[no] Exposed card first
}
portfolio-put-back = Put back
portfolio-with-cards = { $run }, with { $count } cards
portfolio-these-cards-cannot-be-played = { $count ->
   [one] This card can't be played
  *[other] These cards can't be played
}
portfolio-a-new-portfolio-needs-three = A new portfolio needs a run of three or more cards of one suit. A single card goes to an end of a portfolio on the table.
portfolio-select-a-card = Select a card
portfolio-click-cards-of-the-hand = Click cards in your hand, or move along it with the arrow keys and press Up.
portfolio-sort = { $order ->
   [rank] Sort by rank
  *[suit] Sort by suit
}
portfolio-accept = Accept
portfolio-decline = Decline
portfolio-decline-offer-another = Counteroffer

## What can be pointed at on the table, and the light round it.
portfolio-selected = selected
portfolio-place-for-a-new-portfolio = Place for a new portfolio
portfolio-discard-pile = Discard pile
portfolio-not-possible-now = { $price }, not possible now
portfolio-draw-pile-cards = Draw pile, { $cards }
portfolio-exposed-card = Exposed card, { $card }
portfolio-first = First

## The end of a game of Portfolio, each score unfolded to its rule (P8, P11).
portfolio-portfolios-worth-a-turn = portfolios worth { $amount } a turn
portfolio-at-the-start = At the start
portfolio-incomes-of-the-game = Income during the game
portfolio-draws-raids-and-deals = Draws, raids and deals
portfolio-last-collection = Last income: { $run }
portfolio-last-collection-more = Last income: { $count } more
portfolio-money-and-the-value-of = Tied on cash and on the value of all portfolios, so the place is shared.
    .short = Tied on cash and value
portfolio-tied-on-cash = Tied on cash, so the total value of the portfolios decides.
    .short = Tied on cash

## The scene: everything painted on the Portfolio table, made to agree with a view.
portfolio-no-cards-in-hand = Not a card to your name
portfolio-lay-three-or-more = Lay down three or more
portfolio-in-sequence-one-suit-for = cards of one suit that form a run

## What the score sheet says: a row a round, and how the running turn adds up.
portfolio-this-turn = This turn, { $name }
portfolio-income-next-turn-would-be = Next income: { $before } → { $after }
portfolio-would-leave = would leave
portfolio-now = now
portfolio-score-before = before
portfolio-score-income = income
portfolio-spent = { $reason ->
   [draw] { $count } cards drawn
   [acquire] acquired
   [neutralize] neutralized
   [debt] debt paid
  *[deal] by a deal
}

## The score sheet: a leaf of ruled paper on which a pencil writes, a column a seat.
portfolio-score-sheet = Score sheet
portfolio-promises = Promises

## The Portfolio table: scene, hot spots, keys and choices bound together (see `GameTable`).
portfolio-walk-along-the-hand = Move along the hand
portfolio-select-a-card-or-put-it-back = Select a card, or put it back
portfolio-draw-so-many-cards-0 = Draw that many cards (0 means ten)
portfolio-take-the-exposed-card-first = Take the exposed card first
portfolio-discard = Discard
portfolio-sort-the-hand = Sort the hand

## The nouns of Portfolio in the language in force: cards, portfolios, amounts, counts.
portfolio-suit = { $suit ->
   [s] spades
   [h] hearts
   [d] diamonds
  *[c] clubs
}
portfolio-rank = { $rank ->
   [a] Ace
   [j] Jack
   [q] Queen
   [k] King
  *[other] { $rank }
}
portfolio-of = { $rank ->
   [a] Ace of { $suit }
   [j] Jack of { $suit }
   [q] Queen of { $suit }
   [k] King of { $suit }
  *[other] { $rank } of { $suit }
}
portfolio-to = { $low } to { $high } of { $suit }
portfolio-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
portfolio-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## What somebody at the screen is about to do, as the score sheet reckons it beforehand.
portfolio-if-acquired = if you acquire it
portfolio-if-neutralized = if you neutralize it

## The words of Portfolio: what is asked, what things do, and what the table's parts are called.
portfolio-last-turns = last turns
portfolio-in-the-draw-pile = { $cards } in the draw pile
portfolio-turn = Turn { $turn }  ·  { $name }  ·  { $left }
portfolio-draw-pile = Draw pile
portfolio-exposed = Exposed
portfolio-has-an-offer-for-you = { $name } has an offer for you
portfolio-title = { $asked ->
   [answer] An offer for { $name }
   [draw] { $name } draws
  *[play] { $name }'s move
}
portfolio-own-title = { $asked ->
   [answer] An offer for you
   [draw] You draw
  *[play] Your move
}
portfolio-no-card-is-left-to = No card is left to discard.
portfolio-select-prompt = { $new ->
   [yes] Select cards to see where they can go. Discard to end your turn (not the { $card } you just took).
  *[no] Select cards to see where they can go. Discard to end your turn.
}
portfolio-end-the-turn = End the turn
portfolio-discard-end-turn = Discard, end turn
portfolio-shuffle = Shuffle
portfolio-first-the = first the { $card }
portfolio-acquire = Acquire, { $amount }
portfolio-neutralize = Neutralize, { $amount }
portfolio-extend = Extend
portfolio-cap = { $end ->
   [high] Cap the high end
  *[low] Cap the low end
}
portfolio-advice = { $do ->
   [acquire] Acquire { $owner }'s { $run } for { $amount } with the { $card }
   [neutralize] Neutralize { $owner }'s { $run } for { $amount } with the { $card }
   [extend] Extend your { $run } with the { $card }
   [high] Cap the high end of your { $run } with the { $card }
  *[low] Cap the low end of your { $run } with the { $card }
}
portfolio-advice-to-discard = Discard the { $card } and end your turn
portfolio-advice-to-lay = Lay down the { $run } for { $amount } a turn
portfolio-lay-a-turn = Lay down for { $amount } a turn
portfolio-your-answer = your answer
portfolio-in-hand = { $who } · { $cards } in hand
portfolio-who-cards = { $who } · { $cards }
portfolio-note-cash-income-income = { $note }: { $cash } cash, { $income } income.
portfolio-surely-holds = { $told } Known to hold { $cards }.
portfolio-earns-a-turn = { $name }: { $run }, earns { $amount } a turn. { $caps }
portfolio-was = { $whose ->
   [you] was yours
  *[other] was { $name }'s
}
portfolio-draw-prompt = { $debts ->
   [yes] Debts have left { $amount } of this turn's income for extra cards. You pay before you look.
  *[no] Extra cards cost part of this turn's income. You pay before you look.
}
portfolio-draw-cards = { $way ->
   [pauper] Draw two as a pauper
   [paid] Draw { $cards } for { $amount }
  *[free] Draw { $cards }
}
portfolio-caps = { $ends ->
   [both] Capped at both ends.
   [low] Capped at the low end.
   [high] Capped at the high end.
  *[none] Not capped.
}

## The Portfolio table in words, place by place: what is read aloud.
portfolio-outline-middle = Draw pile and discard pile
portfolio-outline-exposed = exposed: { $card }
portfolio-outline-dealt = Dealt the cards.
portfolio-outline-known = Known to hold
portfolio-outline-hand = Your hand
portfolio-outline-hand-of = { $name }'s hand
portfolio-outline-round = Round { $round }
## The course of a game: its lines, and what it turned on.
portfolio-chart-title =
    { $kind ->
        [income] Income a turn
       *[cash] Cash, turn by turn
    }
portfolio-chart-short =
    { $kind ->
        [income] Income
       *[cash] Cash
    }
portfolio-sign = { $kind ->
    [takeover] acquisition
    [raid] neutralized
    [founding] new portfolio
    [collection] large income
    [deal] deal
   *[end] last card
}
portfolio-moment =
    { $kind ->
        [takeover] { $name } acquired { $other }'s { $thing }: { $amount } a turn.
        [raid] { $name } neutralized { $other }'s { $thing }: { $amount } a turn.
        [founding] { $name } laid down { $thing }, the most valuable new portfolio: { $amount } a turn.
        [collection] { $name } collected { $amount }, the largest income of one turn.
        [deal] { $name } and { $other } struck a deal.
       *[stock-ended] { $name } drew the last card.
    }

## What all look at together.
portfolio-all-look-a-raid = { $way ->
    [taken] { $name } acquires one of { $owner }'s portfolios for { $amount }
   *[gone] { $name } neutralizes one of { $owner }'s portfolios for { $amount }
}
portfolio-cue-title =
    { $kind ->
        [raid] { $variant ->
            [first] Closed for stocktaking
            [second] Returned to sender
           *[third] Nothing to see here
        }
       *[takeover] { $whose ->
            [you] { $variant ->
                [first] { $name }, uninvited
                [second] Thank you, says { $name }
                [third] { $name } was passing by
               *[fourth] A parting gift for { $name }
            }
           *[other] { $variant ->
                [first] Hostile, but polite
                [second] Under new management
                [third] A change of address
               *[fourth] Pruning season
            }
        }
    }
portfolio-cue-bill = { $gain } a turn
portfolio-figure =
    { $kind ->
        [drawn] Cards drawn
        [spent] Paid for draws
        [founded] Portfolios founded
        [extended] Cards added
        [capped] Ends capped
        [raided] Portfolios raided
        [lost] Lost to others
        [offered] Deals offered
        [declined] Offers declined
        [deals] Deals made
        [repaid] Debts repaid
       *[truces] Truces kept
    }

## Why an action is good or risky, in a hint or a puzzle; [you] is the reader, else a name.
portfolio-why-draws = { $cards ->
    [one] One card to build with
   *[other] { $cards } cards to build with
}{ $priced ->
    [no] , for free.
   *[yes] , for { $amount }.
}
portfolio-why-earns = { $who ->
    [you] Your income goes from { $before } to { $after } a turn.
   *[other] { $name }'s income goes from { $before } to { $after } a turn.
}
portfolio-why-costs = it costs { $cost } now, and leaves { $left }.
portfolio-why-brings = It pays { $amount } right away.
portfolio-why-can-cap = With the { $card }, { $who ->
    [you] you
   *[other] { $name }
} can cap { $run }.
portfolio-why-can-lay = With the { $card }, { $who ->
    [you] you
   *[other] { $name }
} can lay { $run }.
portfolio-why-other-less = { $name } earns { $amount } less a turn.
portfolio-why-other-more = { $name } earns { $amount } more a turn.
portfolio-why-covers = { $safe ->
    [yes] Nobody can touch { $run } now; it earns { $amount } a turn.
   *[no] Only one end of { $run } stays open to attack; it earns { $amount } a turn.
}
portfolio-why-in-reach = { $how ->
    [acquire] with the right card, { $name } can acquire { $run } for { $cost }.
   *[neutralize] with the right card, { $name } can neutralize { $run } for { $cost }.
}
portfolio-why-spares = { $how ->
    [acquire] With the right card, { $name } could otherwise acquire it for { $cost }.
   *[neutralize] With the right card, { $name } could otherwise neutralize it for { $cost }.
}
portfolio-why-feeds = { $name } can pick up the { $card }: it fits { $run }.
portfolio-why-harmless = { $name } can neither extend nor raid a portfolio with it.
portfolio-why-unneeded = { $held ->
    [twice] { $who ->
        [you] You hold this card twice.
       *[other] { $name } holds this card twice.
    }
   *[alone] { $who ->
        [you] No other card in your hand goes with it.
       *[other] No other card that { $name } holds goes with it.
    }
}
portfolio-why-prolongs = { $name } can use the { $card } and won't have to draw { $stock ->
    [one] the last card
   *[other] one of the last { $stock } cards
}. Every extra turn earns { $who ->
    [you] you
   *[other] { $mover }
} { $income }.

## What wins and what ends the game, on the table always.
portfolio-aim = { $stocks ->
    [one] Most cash wins; play ends with the draw pile
   *[other] Most cash wins; play ends with the second draw pile
}

## The slip beside a portfolio that could be taken (P9).
portfolio-raid-title = { $kind ->
    [acquire] Acquire
   *[neutralize] Neutralize
}
portfolio-raid-costs = costs
portfolio-raid-brings = brings
portfolio-raid-every-turn = a turn, from next turn on
portfolio-raid-why = { $kind ->
    [twice] twice the { $value } it pays
   *[once] the { $value } it pays
}
portfolio-raid-paid-back = paid back in { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
portfolio-would-lie-here = would go here
portfolio-raid-taken = it would go here, with your portfolios: { $run }, { $value } a turn
portfolio-raid-owner = { $owner }: income { $before } → { $after }
portfolio-distinction = { $id ->
    [hostile] Hostile, but polite
    [paid] Paid for itself
    [poor] From the poorhouse
   *[shut] Both ends shut
}
portfolio-distinction-how = { $id ->
    [hostile] Portfolio: acquire three portfolios in one game.
    [paid] Portfolio: keep an acquired portfolio to the end and collect three times what it cost.
    [poor] Portfolio: win after drawing by pauper's rule.
   *[shut] Portfolio: win with at least three portfolios capped at both ends.
}
portfolio-distinction-line = { $id ->
    [hostile] Cards were left at every door.
    [paid] Patience is a kind of violence.
    [poor] The soup was not bad, either.
   *[shut] Nothing to see, nothing to extend.
}
