## What the bars tell after a move.
bars = Change of income, a turn

## Lesson 1: a portfolio and its income.
run-title = A portfolio and its income
run-end = A portfolio pays at the start of each of your turns. Next: what you can do with that money.
run-cards-bead = the cards
run-cards-title = Cards, and a little cash
run-cards-text = You hold { $cards } cards and ${ $cash }. Whoever has the most cash at the end wins; cards left in hand count for nothing.
run-draw-bead = draw
run-draw-title = First you draw
run-draw-text = A turn begins with drawing. The first card is free. Draw one from the draw pile.
run-draw-turn = Your turn: draw one card
run-draw-right = The first card cost you nothing. You hold { $cards } cards now.
run-draw-wrong = Draw just one this time, from the draw pile.
run-draw-wrong-exposed = That was the exposed card, the top of the discards. We come to that; draw from the pile now.
run-lay-bead = lay down
run-lay-title = Lay down a run
run-lay-text = Three or more cards of one suit in sequence are a portfolio. You hold four spades in a row. Pick all four, then press the place for a new portfolio.
run-lay-turn = Your turn: lay the spades
run-lay-right-title = Your first portfolio
run-lay-right = It will pay ${ $income } at the start of every turn of yours.
run-lay-wrong = Lay all four spades at once: they earn more together.
run-lay-wrong-short = That is a portfolio, but shorter than it could be. Pick all four spades.
run-lay-wrong-discard = That ended your turn with the run still in your hand. In your hand it pays nothing.
run-worth-bead = its worth
run-worth-title = Why just that much?
run-worth-text = The two lowest cards of a portfolio earn nothing. From Ace to Six each other card earns two dollars, up to Ten three, a face card four. So what do these four pay a turn?
run-worth-choice = ${ $choice } a turn
run-worth-right = Right: the Six and the Seven earn ${ $income } together.
run-worth-wrong = Leave out the two lowest. The Six and the Seven are left: ${ $income }.
run-end-bead = discard
run-end-title = A discard ends the turn
run-end-text = You may lay more, in any order. When you are done, discard a card: pick one, then press the discard pile.
run-end-turn = Your turn: discard a card
run-end-right = Your turn is over, with { $cards } cards in hand. What you discarded lies face up: the next player may take it.
run-end-wrong = Your turn still runs. Discard a card to end it.
run-paid-bead = paid
run-paid-title = And now it pays
run-paid-text = { $bruno } has played, and your turn began with an income of ${ $income }. You have ${ $cash } in cash.

## Lesson 2: what drawing costs.
draw-title = What drawing costs
draw-end = Drawing lives on income alone. So income first, and more cards will follow.
draw-price-bead = prices
draw-price-title = More cards cost more
draw-price-text = You have ${ $cash }, but only the ${ $income } that came in this turn may be spent on drawing. Read the prices: how many cards can you draw at most?
draw-price-choice = { $choice ->
    [1] { "Three" }
    [3] { "Four" }
   *[other] { "Five" }
}
draw-price-right = Right. Savings buy raids, but never cards.
draw-price-wrong = Look at the price list: what you pay must not be more than ${ $income }.
draw-exposed-bead = exposed
draw-exposed-title = The exposed card
draw-exposed-text = The top of the discard pile lies open. It may be the first card that you draw; all others come unseen. You hold { $cards } cards, and this one fits your portfolio.
draw-take-bead = take it
draw-take-title = Take it, and one more
draw-take-text = Press the discard pile, then choose two cards: the exposed one first, and one from the draw pile.
draw-take-turn = Your turn: draw two
draw-take-right-title = Two cards for ${ $paid }
draw-take-right = You paid that out of the ${ $income } of this turn, and hold { $cards } cards.
draw-take-wrong = Draw two cards, the exposed one among them.
draw-take-wrong-stock = The exposed card stayed where it was. Press the discard pile first.
draw-take-wrong-many = Two are enough here: the exposed one, and one more. Those cost you ${ $paid }.
draw-join-bead = it fits
draw-join-title = Put it to work
draw-join-text = The card continues your run of spades. Pick it, then press your portfolio.
draw-join-turn = Your turn: extend your portfolio
draw-join-right-title = A longer run
draw-join-right = It added ${ $added }: your portfolio pays ${ $income } a turn now.
draw-join-wrong = Put the Eight of spades to your portfolio.
draw-join-wrong-discard = That ended your turn, and the card earns nothing in your hand.

## Lesson 3: growing and capping.
cap-title = Growing and capping
cap-end = Extend while it pays, and cap what you fear for. What there is to fear comes next.
cap-ends-bead = two ends
cap-ends-title = A portfolio has two ends
cap-ends-text = Yours pays ${ $income }. At each end you may add the next card of its suit, or close the end for good with a cap.
cap-grow-bead = extend
cap-grow-title = Make it longer
cap-grow-text = You hold the Eight of spades. Pick it, then press your portfolio.
cap-grow-turn = Your turn: extend it
cap-grow-right-title = ${ $added } more a turn
cap-grow-right = It pays ${ $income } now. Nothing but your cards limits how often you extend.
cap-grow-wrong = Extend the run with the Eight of spades.
cap-grow-wrong-cap = That closed the lower end. It is no mistake, but extend it first.
cap-grow-wrong-discard = That ended your turn. Extend first: the card earns nothing in your hand.
cap-which-bead = what caps
cap-which-title = What makes a cap?
cap-which-text = A cap covers an end. It has the rank of the card that lies there, and its colour, red or black. What caps the Four of spades?
cap-which-three = The Three of spades
cap-which-four = The Four of clubs
cap-which-any = Any black card
cap-which-right = Right: the same rank, and black on black.
cap-which-wrong = A cap has the same rank as the end it covers, and is as red or as black: the Four of clubs.
cap-close-bead = a cap
cap-close-title = Close the lower end
cap-close-text = You hold the Four of clubs. Pick it, then press your portfolio.
cap-close-turn = Your turn: cap it
cap-close-right-title = The lower end is closed
cap-close-right = A cap earns nothing: ${ $added } more. Your portfolio still pays ${ $income }, and nobody can play a card below it.
cap-close-wrong = Cap the lower end with the Four of clubs.
cap-close-wrong-discard = That ended your turn, and the end stayed open.

## Lesson 4: raids.
raid-title = Raids
raid-end = What you did to another can be done to you. The next lesson is about that.
raid-look-bead = others
raid-look-title = What others own
raid-look-text = { $bruno } has two portfolios that pay ${ $income } a turn together. With the right card, and some cash, you can do something about it.
raid-below-bead = below
raid-below-title = From below: break it up
raid-below-text = The card right below a portfolio neutralizes it, for its value. You hold the Three of diamonds. Pick it, then press the diamonds.
raid-below-turn = Your turn: neutralize the diamonds
raid-below-right-title = Broken up for ${ $paid }
raid-below-right = All its cards are on the discard pile, and { $bruno } earns ${ $lost } a turn less.
raid-below-wrong = Use the Three of diamonds on { $bruno }'s diamonds.
raid-below-wrong-acquire = You took the clubs, and we come to that. First break up the diamonds.
raid-below-wrong-discard = That ended your turn, and { $bruno } keeps everything.
raid-cost-bead = the price
raid-cost-title = From above: take it over
raid-cost-text = The card right above a portfolio acquires it, for twice its value. { $bruno }'s clubs pay ${ $value } a turn. What must you pay?
raid-cost-choice = ${ $choice }
raid-cost-right = Right, twice its value. Unlike a draw, a raid may be paid out of savings.
raid-cost-wrong = Acquiring costs twice the value, and the clubs are worth ${ $value }.
raid-above-bead = above
raid-above-title = Take the clubs
raid-above-text = You hold the Six of clubs. Pick it, then press { $bruno }'s clubs.
raid-above-turn = Your turn: acquire the clubs
raid-above-right-title = Bought for ${ $paid }
raid-above-right = It lies before you, with your Six at its top, and pays ${ $income } a turn: to you.
raid-above-wrong = Use the Six of clubs on { $bruno }'s clubs.
raid-above-wrong-discard = That ended your turn, and the clubs stay where they are.

## Lesson 5: guarding what one has.
guard-title = Guarding what you have
guard-end = What nobody can reach nobody can take. But much can also be settled by talking.
guard-open-bead = open
guard-open-title = Two open doors
guard-open-text = For ${ $value }, { $bruno } could break up your portfolio from below, and for ${ $double } take it over from above, if the cards are there.
guard-shield-bead = close it
guard-shield-title = Close the upper one
guard-shield-text = Your run ends with the Five of spades, and you hold the Five of clubs. Pick it, then press your portfolio.
guard-shield-turn = Your turn: cap the upper end
guard-shield-right-title = The upper end is capped
guard-shield-right = Now { $bruno } can't acquire it any more, whatever is drawn.
guard-shield-wrong = Cap the run with the Five of clubs.
guard-shield-wrong-discard = That ended your turn, and both ends stay open.
guard-left-bead = what is left
guard-left-title = Where can it still be hurt?
guard-left-text = The upper end is capped. By which end can { $bruno } still get at your portfolio?
guard-left-lower = By the lower end
guard-left-upper = By the upper end
guard-left-both = By both
guard-left-right = Right: a card right below it would still neutralize it.
guard-left-wrong = The cap guards the upper end alone. From below the portfolio can still be neutralized.
guard-foot-bead = by nature
guard-foot-title = Ace and King
guard-foot-text = Nothing lies below an Ace: such a portfolio can't be neutralized. A King at the top is no guard: an Ace of the same colour acquires it, unless it is capped.

## Lesson 6: deals.
deal-title = Deals
deal-end = Whatever is agreed holds: the table keeps promises for you. One lesson is left.
deal-talk-bead = talk
deal-talk-title = Anything may be traded
deal-talk-text = At any moment anybody may offer { $bruno }, or you, a deal: cash, cards, portfolios and promises, each way. An offer is answered at once.
deal-offer-bead = an offer
deal-offer-title = { $bruno } makes an offer
deal-offer-text = ${ $cash } for your Nine of clubs. You have no use for that card: nothing near it is in your hand.
deal-offer-turn = Your turn: accept
deal-offer-right = Done: you have ${ $gain } more, and a card less.
deal-offer-wrong = Cash for a card that does nothing is a good deal. Take it back, and accept.
deal-offer-wrong-decline = Cash for a card that does nothing is a good deal. Take it back, and accept.
deal-promise-bead = promises
deal-promise-title = A promise for cash
deal-promise-text = { $bruno } offers a truce of { $turns } turns for ${ $cash }: in that time your portfolios are safe from raids by that hand. You decide.
deal-promise-turn = Your turn: answer
deal-promise-right = The truce runs, and the table keeps it: no such raid is possible while it lasts.
deal-promise-wrong = You declined. Nothing changes hands, and nothing is promised.
deal-promise-declined = You declined. Nothing changes hands, and nothing is promised.
deal-bind-bead = binding
deal-bind-title = Deals bind
deal-bind-text = Truces are kept by the table, debts are paid out of the next incomes, and a hand that was promised to be shown is shown. You have ${ $cash } now.

## Lesson 7: the end.
end-title = The end
end-end = That is Portfolio. A whole game takes three quarters of an hour.
end-stock-bead = the pile
end-stock-title = When the pile is gone
end-stock-text = { $stock } cards are left to draw. What happens when the last one is drawn?
end-stock-once = The game is over at once
end-stock-dealer = All play until the dealer has, and draw nothing
end-stock-soon = The discards are shuffled, again and again
end-stock-right = Right: the last turns are played without drawing, up to the dealer, and then everybody collects once more.
end-stock-wrong = Not quite: play goes on without drawing until the dealer has played, and then everybody collects once more.
end-sum-bead = the sheet
end-sum-title = The sheet knows it all
end-sum-text = You have ${ $cash }, { $bruno } ${ $his }. Your portfolios pay ${ $income } a turn; that counts once more at the very end.
end-play-bead = play
end-play-title = Play it to its end
end-play-text = You begin with ${ $cash }. All you have learned is allowed; discard to end a turn.
end-result-bead = result
end-result-title = { $place ->
    [1] You win
   *[other] { $bruno } wins
}
end-result-text = You have ${ $cash }, { $bruno } ${ $his }. Cash alone counts; if it is level, what the portfolios are worth.

## Tips at a first game.
tip-offer-title = An offer for you
tip-offer-text = Accept or decline: the table keeps what is agreed, promises too.
tip-raid-title = A raid is possible
tip-raid-text = With the right card and enough cash you can break up a portfolio of another player, or take it over.
tip-cap-title = You can cap
tip-cap-text = A cap closes one end of a portfolio for good: nobody gets at it from there.
tip-extend-title = You can extend
tip-extend-text = A card that continues one of your portfolios raises your income from the next turn.
tip-lay-title = A run in your hand
tip-lay-text = Three or more cards of one suit in sequence may be laid down. They pay from your next turn.
