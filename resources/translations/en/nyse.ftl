## Why something cannot be done in NYSE, with the rule in words.
nyse-refused-pile-is-empty = This stack is empty: there is nothing left to take or to discard.
nyse-refused-not-this-seats-decision = It is somebody else's turn to decide.
nyse-refused-game-is-over = The game is over.
nyse-refused-nothing-to-answer-now = A turn is one thing: take a chip, play a special chip, or discard from the supply.
nyse-refused-take-a-chip-or-stop = An aggressive investment is running: take a chip, or stop early (ruling N4).
nyse-refused-the-partner-picks-a-chip-to-give = A swap is waiting: the partner first picks the chip it gives (ruling N5).
nyse-refused-the-given-chip-is-shuffled-in-first = The chip given is shuffled into its stack first (ruling N10).
nyse-refused-a-special-chip-must-be-used = Alone you must use a special chip that you had before this turn (ruling N9).
nyse-refused-the-special-is-played-first = Play the special chip first; then the stacks are open (ruling N4).
nyse-refused-no-such-chip-in-hand = There is no such chip in the hand.
nyse-refused-that-marker-has-crashed = This marker has crashed and is out of the game; a speculative market needs one that still stands (ruling N3).
nyse-refused-no-marker-stands = All markers have crashed: there is none left to push (ruling N3).
nyse-refused-alone-one-takes-both-chips = Alone you take both chips, as far as the supply lasts (ruling N9).
nyse-refused-the-chip-to-give-is-not-in-hand = The chip to give must be another one in your hand; the swap chip itself leaves the game (ruling N5).
nyse-refused-alone-one-swaps-with-the-supply = Alone you swap with a stack of the supply (ruling N10).
nyse-refused-a-swap-needs-another-seat = A swap needs another seat as a partner (ruling N5).
nyse-refused-the-partner-holds-no-such-color = The partner holds no chip of that colour. Ask for another (ruling N5).
nyse-refused-the-partner-holds-no-chip = There is no chip in that hand (ruling N5).
nyse-refused-the-swap-binds = You have been answered, so your swap chip counts as discarded: ask on, or waive the trade (ruling N5).
nyse-refused-alone-a-swap-is-not-waived = Alone you must trade: a stock swap cannot be waived (ruling N9).
nyse-refused-no-trade-can-follow = Nothing to swap: you need another chip in your hand, and a stack that is not empty (ruling N9).
nyse-refused-the-chip-cannot-lie-there = The chip cannot lie there (ruling N10).

## The valuation board: tray, columns, discs, perches, the pit.
nyse-the-pit = The pit

## How the lobby knows NYSE.
nyse-ten-minutes-of-irony = ten minutes of irony

## The hand rail along the bottom: plate, chips with their markings up or down, and their worth.
nyse-no-chips-yet = No chips yet

## What happened in NYSE, in plain sentences.
nyse-took = { $name } took { $sector }.
nyse-discarded = { $name } discarded { $sector }
nyse-takes-no-more-chips = { $name } takes no more chips.
nyse-swapped-with = { $name } swapped with { $partner }:
nyse-the-chip-given-lies-among = The chip given lies among { $sector }.
nyse-played-a-speculative-market = { $name } played a speculative market.
nyse-played-an-aggressive-investment = { $name } played an aggressive investment.
nyse-played-a-stock-swap = { $name } played a stock swap.
nyse-from-the-supply-unseen = from the supply, unseen
nyse-its-underside-is-plain = Its underside is plain
nyse-its-underside = Its underside: { $special }
nyse-without-a-trade = without a trade
nyse-gave-got = gave { $gave }, got { $got }
nyse-gives-takes-from-the-supply = gives { $give }, takes { $want } from the supply
nyse-asks-for-offers = asks { $partner } for { $want }, offers { $give }
nyse-crashed-worthless-from-now-on = { $letter } crashed, worthless from now on
nyse-stays-at = { $letter } stays at { $price }
nyse-rose-from-to = { $letter } rose from { $before } to { $after }
nyse-fell-from-to = { $letter } fell from { $before } to { $after }
nyse-took-a-chip = { $name } took a chip.
nyse-discarded-a-chip = { $name } discarded a chip.
nyse-the-chip-given-lies-in = The chip given lies in the supply.
nyse-name-swapped-with-partner = { $name } swapped with { $partner }.

## NYSE's options at a new table: the board (N1) and how hands are shown (N7).
nyse-valuation-board = Valuation board
nyse-usual-peak-in-the-fourth = Usual, peak in the fourth place
nyse-a-steeper-way-up = A steeper way up
nyse-a-cliff-after-the-peak = A cliff after the peak
nyse-an-early-peak = An early peak
nyse-another-order = Another order
nyse-shuffle = Shuffle
nyse-hands = Hands
nyse-open = Open
nyse-concealed = Concealed
nyse-what-the-lost-picture-of = What the lost picture of the rulebook most likely showed.
nyse-skips-the-3-on-the = Skips the 3 on the way up: from $2M straight to $4M.
nyse-climbs-all-the-way-to = Climbs all the way to 5, then drops to 2 at once.
nyse-the-5-comes-third-whoever = The 5 comes third; whoever is late pays for it.
nyse-an-advanced-game-drag-the = An advanced game. Drag the chips, or carry them with Space and arrows.
nyse-order-of-the-grey-chips = Order of the grey chips: { $board }
nyse-everybody-sees-the-colours-each = Everybody sees the colours each seat has taken; undersides stay private.
nyse-the-table-keeps-no-tally = The table keeps no tally: what others took must be remembered.

## The choices of the action panel, made from how far the way to an action has come.
nyse-take = Take { $sector }
nyse-discard = Discard { $sector }
nyse-if-is-not-held-there = If { $want } is not held there, the swap chip still counts as discarded (ruling N5).
nyse-or-play-a-special-from = or play a special from the hand
nyse-use-a-special-chip = Use a special chip
nyse-discard-from-the-supply = Discard from the supply
nyse-or-narrow-the-market = or narrow the market
nyse-take-nothing = Take nothing
nyse-stop-after-one-chip = Stop after one chip
nyse-or-be-content = or be content
nyse-click-it-or-use-the = Click it, or use the arrow keys.
nyse-click-it-use-the-arrow = Click it, use the arrow keys, or press its letter.
nyse-discard-pick-a-stack = Discard: pick a stack
nyse-take-pick-a-stack = Take: pick a stack
nyse-push-pick-a-marker = Push: pick a marker
nyse-give-pick-a-chip = Give: pick a chip
nyse-pick-the-chip-to-give = Pick the chip to give
nyse-back = Back
nyse-waive-the-trade = Waive the trade
nyse-which-chip-do-you-play = Which chip do you play?
nyse-which-marker-goes-two-places = Which marker goes two places right?
nyse-the-chip-leaves-the-game = The chip leaves the game; then take up to two chips.
nyse-the-chip-leaves-the-game-and = The chip leaves the game, and nothing is traded.
nyse-with-whom-do-you-swap = With whom do you swap?
nyse-from-which-stack-do-you = From which stack do you take?
nyse-which-colour-do-you-want = Which colour do you want from { $name }?
nyse-which-chip-do-you-give = Which chip do you give for { $sector }?
nyse-wants-for = { $name } wants { $want } for { $give }

## The end of a game of NYSE, each score unfolded to its rule (N8).
nyse-at = { $sector }: { $chips } at { $price }
nyse-crashed = { $sector }: { $chips }, crashed
nyse-a-tie-is-broken-by = A tie is broken by the number of chips, worthless ones too: { $more } against { $fewer } (ruling N8).
nyse-value-and-chips-are-tied = Value and chips are tied; ahead is who would have played sooner after the last turn (ruling N8).
nyse-you-win = You win
nyse-wins = { $name } wins
nyse-your-best-so-far = { $amount }, your best so far
nyse-your-best-is = { $amount }; your best is { $best }

## The scene: everything painted on the NYSE table, made to agree with a view.
nyse-out = { $letter } out
nyse-a-chip-is-worth-what = A chip is worth what stands beside its marker
nyse-worthless = { $sectors }, worthless
nyse-worthless-letters = Worthless: { $letters }
nyse-at-todays-prices = at today's prices
nyse-hand-concealed = Hand concealed
nyse-s-hand-markings-up = { $name }'s hand, markings up
nyse-your-hand-markings-up = Your hand, markings up
nyse-markings-down = Markings down
nyse-leaves-unseen = leaves, unseen
nyse-empty = empty

## The NYSE table: scene, hot spots, keys and choices bound together (see `GameTable`).
nyse-walk-over-the-table = Walk over the table
nyse-point-at-this-sector = Point at this sector
nyse-do-what-is-proposed = Do what is proposed
nyse-go-a-step-back = Go a step back
nyse-play-a-special-chip = Play a special chip
nyse-stop-an-investment-early = Stop an investment early
nyse-waive-the-trade-of-a = Waive the trade of a stock swap

## The nouns of NYSE in the language in force: sectors, specials, amounts, counts.
nyse-chemicals = Chemicals
nyse-technology = Technology
nyse-fossil-fuels = Fossil fuels
nyse-foodstuffs = Foodstuffs
nyse-speculative-market = Speculative market
nyse-aggressive-investment = Aggressive investment
nyse-stock-swap = Stock swap
nyse-plain = Plain
nyse-market = Market
nyse-invest = Invest
nyse-swap = Swap
nyse-moves-any-one-marker-two = Moves any one marker two places right.
nyse-takes-two-chips-in-one = Takes two chips in one turn.
nyse-takes-up-to-two-chips = Takes up to two chips in one turn.
nyse-trades-a-chip-of-the = Trades a chip of the hand for the top one of any stack.
nyse-trades-a-chip-of-the-hand = Trades a chip of the hand for one of another seat.
nyse-money = ${ $amount }M
nyse-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
nyse-sector-plain = { $sector }, plain
nyse-sector-special = { $sector }, { $special }

## The words of NYSE: what is asked, what happened, why not, and how a score came about.
nyse-words-worthless = worthless
nyse-then-a-crash = { $price }, then a crash
nyse-stays-at-price = stays at { $price }
nyse-becomes = { $before } becomes { $after }
nyse-chips-left-in-the-supply = { $count ->
    [one] { $count } chip left in the supply
   *[other] { $count } chips left in the supply
}
nyse-turn = Turn { $turn }
nyse-round-turn = Round { $round }  ·  turn { $turn }
nyse-your-best-is-amount = your best is { $amount }
nyse-turn-left = { $turn }  ·  { $left }
nyse-the-game-is-over = The game is over
nyse-at-the-table = At the table
nyse-invests = { $name } invests
nyse-gives-a-chip = { $name } gives a chip
nyse-swaps = { $name } swaps
nyse-do-one-of-these = { $name }: do one of these
nyse-your-investment = Your investment
nyse-your-answer-to-the-swap = Your answer to the swap
nyse-your-stock-swap = Your stock swap
nyse-your-turn-do-one-of = Your turn: do one of these
nyse-alone-you-take-both-chips = Alone you take both chips.
nyse-take-up-to-two-chips = Take up to two chips, or stop.
nyse-take-one-more-chip-or = Take one more chip, or stop.
nyse-offers-and-wants-pick-the = { $name } offers { $give } and wants { $want }. Pick the chip you give.
nyse-a-chip-you-take-is = A chip you take is yours, and its marker goes one place to the right.
nyse-push-two-places = Push { $sector } two places
nyse-play-aggressive-investment = Play aggressive investment
nyse-stop-here = Stop here
nyse-swap-for = Swap { $give } for { $want }
nyse-give = Give { $chip }
nyse-words-shuffle = Shuffle
nyse-with = { $swap } with { $name }
nyse-by = { $action } (by { $chip })
nyse-sector-crashed = { $sector } crashed
nyse-crashed-on-turn = { $sector } crashed on turn { $turn }
nyse-fell-from = { $sector } fell from { $price }
nyse-rose-from = { $sector } rose from { $price }
nyse-on-the-brink = { $sector } on the brink
nyse-next-step = { $sector }, next step { $price }
nyse-sector-amount = { $sector } { $amount }
nyse-your-turn = your turn
nyse-your-seat = your seat
nyse-at-this-table = at this table
nyse-who-chips = { $who } · { $chips }
