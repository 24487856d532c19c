## Why something cannot be done in Exchange, with the rule in words.
exchange-refused-a-founder-is-chosen-now = Founders are chosen first, in secret (ruling E2).
exchange-refused-a-security-is-chosen-now = This is Phase 1: lay the security to trade this round.
exchange-refused-an-order-is-laid-now = This is Phase 2: lay an order, 1 to 9 shares (ruling E4).
exchange-refused-an-influence-is-laid-now = This is Phase 3: lay an influence card.
exchange-refused-the-lobbyist-votes-now = The lobbyist owes a second vote; it has to be laid (ruling E6).
exchange-refused-a-liquidation-is-chosen-now = The order cannot be paid in cash: first shares are sold at half price (ruling E7).
exchange-refused-the-final-influence-is-laid-now = The market closes: only the final influence is laid now.
exchange-refused-not-this-seats-decision = This seat has nothing to lay now: its card lies already, or it was not asked (ruling E10).
exchange-refused-that-founder-was-not-dealt-to-this-seat = That founder was not dealt to this seat (ruling E2).
exchange-refused-orders-are-one-to-nine-shares = An order is for 1 to 9 shares (ruling E4).
exchange-refused-an-influence-is-one-step-up-or-down = An influence moves one security one step up or down.
exchange-refused-game-is-over = The game is over.
exchange-refused-no-intelligence-before-round-1 = Founders are chosen first: intelligence can be bought from round 1 on (ruling E5).
exchange-refused-no-intelligence-in-a-liquidation = In a liquidation no intelligence can be bought (ruling E5).
exchange-refused-no-market-force-is-coming-now = There is nothing to look ahead to: no Market Force turns up at the close (ruling E5).
exchange-refused-intelligence-costs-fifty-dollars = A look at the coming Market Force costs $50 in cash (ruling E5).
exchange-refused-intelligence-was-bought-for-this-card = This seat has seen the coming Market Force already (ruling E5).
exchange-refused-not-that-many-shares = A seat can sell from none to all of the shares that it owns (ruling E7).
exchange-refused-the-sale-does-not-pay-the-debt = This sale does not raise enough to pay for the order (ruling E7).
exchange-refused-a-share-could-be-kept = One of these shares could be kept: sell no more than needed (ruling E7).

## The words painted on the Exchange board: captions, what each seat did, what a card does.
exchange-money = ${ $amount }
exchange-between-thousands = ,
exchange-security-name = { $security ->
   [banks] Banks
   [insurance] Insurance
  *[bonds] Bonds
}
exchange-all = All { $steps }
exchange-nothing-moves = Nothing moves
exchange-order-told = { $side ->
   [buy] Buys { $count }
  *[sell] Sells { $count }
}
exchange-side-told = { $side ->
   [buy] Buys
  *[sell] Sells
}
exchange-side = { $side ->
   [buy] Buy
  *[sell] Sell
}
exchange-order-card = { $side ->
   [buy] Buy { $count }
  *[sell] Sell { $count }
}
exchange-papers = { $security ->
   [banks] { $count ->
        [one] { $count } bank share
       *[other] { $count } bank shares
    }
   [insurance] { $count ->
        [one] { $count } insurance share
       *[other] { $count } insurance shares
    }
  *[bonds] { $count ->
        [one] { $count } bond share
       *[other] { $count } bond shares
    }
}
exchange-security-side = { $side ->
   [buy] { $security }: buys
  *[sell] { $security }: sells
}
exchange-security-order = { $side ->
   [buy] { $security }: buys { $count }
  *[sell] { $security }: sells { $count }
}
exchange-doing = { $what ->
   [laid] has laid
   [selling] must sell
  *[choosing] choosing
}
exchange-out-in-round = out in round { $round }
exchange-place-of = place { $place } of { $seats }
exchange-and-meet = { $high } and { $low } meet
exchange-hand-title = { $stage ->
   [founding] Choose a founder to start as
   [phase-1] Phase 1: which security to trade
   [phase-2] Phase 2: buy or sell, and how many
   [phase-3] Phase 3: one card, the side that is up counts
   [lobbying] The lobbyist: a second, secret vote
   [liquidation] Liquidation: what to sell at half price
   [close] Market close: the final influence
  *[over] The market is closed
}
exchange-face-down = face down
exchange-side-shown = side shown
exchange-shown = shown
exchange-sleeve = { $sleeve ->
   [security] security
   [order] order
   [influence] influence
  *[lobbyist] lobbyist
}
exchange-goes-here = goes here
exchange-to-come = { $count ->
    [one] { $count } to come
   *[other] { $count } to come
}
exchange-effect = { $bubble ->
   [pops] { $card } alone pops the bubble: { $before } becomes { $after }. All votes are added up first.
  *[holds] { $card } alone: { $before } becomes { $after }. All votes are added up first.
}
exchange-settled-at = settled at
exchange-waiting = { $what ->
   [over] All cards have been played.
   [laid] Cards are turned over once all lie.
  *[others] Others are choosing.
}
exchange-your-seat = your seat
exchange-at-this-table = at this table
exchange-opening = opening
exchange-in-cash = in cash
exchange-net-worth-now = net worth now
exchange-round = Round
exchange-close = Close
exchange-worth = worth { $amount }
exchange-to-of = { $title } ({ $first } to { $last } of { $count })
exchange-the-lobbyist-from-round-2 = The lobbyist: from round 2 on, whoever alone has the most cash votes twice.
exchange-today-owned = { $price } today, { $count } owned
exchange-at-todays-price = { $amount } at today's price

## What stands on the code cards of Exchange: three phases, the lobbyist, the close.
exchange-code-book-order = { $side ->
   [buy] Buy { $count }
  *[sell] Sell { $count }
}
exchange-market-intelligence-for-50 = Market Intelligence for $50
exchange-whose-50-is-it = Whose $50 is it?
exchange-pays-50 = { $name } pays $50
exchange-everybody-sees-that-it-was = Everybody sees that it was bought; then { $name } alone sees the card.

## What a single event of Exchange is, in a plain sentence.
exchange-coming = Coming: { $event } ({ $moves })
exchange-went-from-to = { $security } went from { $before } to { $after }
exchange-the-bubble-of-popped = The bubble of { $security } popped
exchange-the-market-close-begins = The market close begins.
exchange-round-begins = Round { $round } begins.
exchange-has-laid-a-card = { $name } has laid a card.
exchange-starts-as = { $name } starts as { $founder }
exchange-paid-to-look-at-the = { $name } paid { $amount } to look at the Market Force.
exchange-trades = { $name } trades { $security }
exchange-side-shown-of = { $side ->
   [buy] { $name } buys
  *[sell] { $name } sells
}
exchange-most-cash-is-tied-nobody = Most cash is tied: nobody has the lobbyist
exchange-the-lobbyist-goes-to = The lobbyist goes to { $name }
exchange-voted = { $voice ->
   [lobbyist] { $name }, lobbyist: { $vote }
  *[seat] { $name }: { $vote }
}
exchange-order-shown = { $side ->
   [buy] { $name } ordered { $papers }
  *[sell] { $name } offered { $papers }
}
exchange-had-nothing-to-sell = { $security }: { $name } had nothing to sell
exchange-traded = { $side ->
   [buy] { $name } bought { $papers } for { $amount }
  *[sell] { $name } sold { $papers } for { $amount }
}
exchange-is-short-liquidation = { $name } is { $amount } short: liquidation
exchange-liquidates = { $name } liquidates { $shares }: { $amount }
exchange-cannot-pay-and-is-out = { $name } cannot pay and is out, { $shares } lost
exchange-starts-with = { $name } starts with { $amount }
exchange-forfeits = { $name } forfeits { $amount }

## How the lobby knows Exchange.
exchange-under-the-buttonwood-1792 = under the buttonwood, 1792

## What the log of Exchange tells of a move.
exchange-market-force = Market Force: { $moves }
exchange-the-market-closes = The market closes.
exchange-debts-are-paid = Debts are paid.
exchange-phase-1-is-shown = Phase 1 is shown.
exchange-phase-2-is-shown = Phase 2 is shown.
exchange-the-founders-are-shown = The founders are shown.
exchange-what-names = { $what }: { $names }
exchange-siding = { $side ->
   [buy] Buying
  *[sell] Selling
}
exchange-no-price-moved = No price moved

## The choices of the action panel, made from what is picked.
exchange-sell-pick-a-way = Sell: pick a way
exchange-lay-pick-a-card = Lay: pick a card
exchange-keys = { $what ->
   [buy] Keys: 1 to 9 buy, A to J but H sell
   [sell] Keys: 1 to 9 sell
   [vote] Keys: 1 to 3 up, 4 to 6 down
  *[card] Keys: 1 to { $count }
}
exchange-keys-told = { $what ->
   [order] Click a number, or press it; the letters A to J without H sell 1 to 9, R turns to the other side.
   [vote] Click a card, or press 1 to 3 for a step up and 4 to 6 for a step down; R turns the card round.
  *[card] Click one, press its number, or use the arrow keys.
}
exchange-turn = { $what ->
   [vote] Turn the card round
   [buy] Sell instead
  *[sell] Buy instead
}
exchange-look-ahead-for-50 = Look ahead for $50
exchange-back = Back
exchange-everybody-sees-that-it-was-bought = Everybody sees that it was bought; only you see the card.
exchange-costs-to = Costs { $low } to { $high }.
exchange-there-is-nothing-to-sell = There is nothing to sell.
exchange-earns-to = Earns { $low } to { $high }.
exchange-sells-all-there-is = Sells all there is: { $papers }.
exchange-could-ruin-this-seat-from = Could ruin this seat from a price of { $price }!
exchange-from-on-shares-must-be = From { $price } on shares must be sold at half price.
exchange-brings-pays-leaves-in-cash = Brings { $brings }, pays { $debt }, leaves { $left } in cash.

## The end of a game of Exchange, each score unfolded to its rule (E8, E9).
exchange-cash-in-cash = { $cash } in cash
exchange-worth-before-round-ruined-it = Worth before round { $round } ruined it
exchange-of-that-in-cash = of that in cash
exchange-left-of-it = left of it
exchange-at = { $security }: { $count ->
    [one] { $count } share
   *[other] { $count } shares
} at { $price }
exchange-cash = Cash
exchange-decided-by = { $what ->
   [fall] A seat that is out stands below all that are not; who fell later stands higher, then who was worth more just before (ruling E8).
   [last] All others are out: who is left wins at once (ruling E8).
   [shared] Net worth and cash are equal: the place is shared (ruling E9).
  *[cash] Net worth is equal: more cash stands higher (ruling E9).
}
exchange-you-win = You win
exchange-wins = { $name } wins
exchange-and-share-the-first-place = { $names } and { $last } share the first place

## The Exchange table: scene, hot spots, keys and choices bound together (see `GameTable`).
exchange-pick-the-next-card = Pick the next card
exchange-pick-this-card = Pick this card
exchange-phase-2-sell-so-many = Phase 2: sell so many shares
exchange-turn-to-the-other-side = Turn to the other side
exchange-lay-the-card-that-is = Lay the card that is picked
exchange-put-the-card-back = Put the card back
exchange-look-ahead = Look ahead

## The cards of Exchange told in words: what happened on Wall Street, and who signed.
exchange-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
exchange-founder-line = { $founder ->
   [leonard-bleecker] { $address }. His name heads the list.
   [armstrong-and-barnewall] { $address }. A firm, one signature.
   [bernard-hart] { $address }. Later secretary of the Exchange Board.
   [alexander-zuntz] { $address }. Came with the Hessian troops and stayed.
   [sutton-and-hardy] { $address }. A firm, one signature.
   [benjamin-seixas] { $address }. Merchant, of a family known in the city.
   [isaac-m-gomez] { $address }. Of an old family of merchants.
   [robinson-and-hartshorne] { $address }. A firm; its name closes the list.
  *[other] Broker, { $address }
}
exchange-force-title = { $force ->
   [banks-boom] Subscription day
   [banks-slump] Scrip fever breaks
   [insurance-boom] War at sea
   [insurance-slump] A neutral flag
   [bonds-boom] The Funding Act
   [bonds-slump] Duer stops paying
   [banks-to-insurance] A company of underwriters
   [insurance-to-banks] A charter at last
   [insurance-to-bonds] The loan books open
   [bonds-to-insurance] Tontine Coffee House
   [bonds-to-banks] The Bank opens
   [banks-to-bonds] The Treasury buys
   [bull-market] Under the buttonwood
   [bear-market] Debtors' prison
  *[quiet-day] The Post Office Act
}
exchange-force-date = { $force ->
   [banks-boom] 4 July 1791
   [banks-slump] August 1791
   [insurance-boom] 1 February 1793
   [insurance-slump] 22 April 1793
   [bonds-boom] 4 August 1790
   [bonds-slump] 9 March 1792
   [banks-to-insurance] December 1792
   [insurance-to-banks] 21 March 1791
   [insurance-to-bonds] 1 October 1790
   [bonds-to-insurance] 1793
   [bonds-to-banks] 12 December 1791
   [banks-to-bonds] March 1792
   [bull-market] 17 May 1792
   [bear-market] 23 March 1792
  *[quiet-day] 20 February 1792
}
exchange-force-line = { $force ->
   [banks-boom] The national bank's shares are taken within hours
   [banks-slump] Rights to bank shares soar for weeks, then tumble
   [insurance-boom] France declares war on Britain; every cargo wants cover
   [insurance-slump] Washington proclaims neutrality; cover looks dear
   [bonds-boom] Congress takes over the debts of the states
   [bonds-slump] The boldest buyer of public debt cannot meet his notes
   [banks-to-insurance] The Insurance Company of North America opens
   [insurance-to-banks] The Bank of New York, open since 1784, is incorporated
   [insurance-to-bonds] Old certificates of debt are turned into federal stock
   [bonds-to-insurance] Merchants, underwriters and brokers get one roof
   [bonds-to-banks] The Bank of the United States begins in Philadelphia
   [banks-to-bonds] Hamilton has public debt bought up to calm the panic
   [bull-market] Twenty-four brokers agree to deal with each other first
   [bear-market] Duer is locked up, and many in town had lent to him
  *[quiet-day] News will travel by rule; today there is none
}

## The words of Exchange: what is asked, what happened, why not, and how a score came about.
exchange-phase = { $stage ->
   [founding] Founders
   [phase-1] Phase 1, security
   [phase-2] Phase 2, buy or sell
   [phase-3] Phase 3, influence
   [lobbying] Lobbyist
   [liquidation] Liquidation
  *[close] Final influence
}
exchange-round-round = Round { $round }
exchange-market-close = Market close
exchange-round-of = Round { $round } of { $rounds }
exchange-before-the-first-round = Before the first round
exchange-of-have-laid = { $laid } of { $seats } have laid
exchange-head-phase = { $head }  ·  { $phase }
exchange-head-phase-laid = { $head }  ·  { $phase }  ·  { $laid }
exchange-cash-cash = Cash: { $cash }
exchange-the-lobbyist-stands-with = The lobbyist stands with { $name }
exchange-the-game-is-over = The game is over
exchange-at-the-table = At the table
exchange-name-phase = { $name }: { $phase }
exchange-prompt = { $stage ->
   [founding] Every founder is worth $1,000 at the opening price of $50.
   [phase-1] What to trade this round; buying or selling comes next.
   [phase-2] All see buy or sell at once, the number only after prices move.
   [phase-3] Any security, one step up or down. All votes are added up first.
   [lobbying] The lobbyist is with the most cash: a second, secret vote.
  *[close] One last step; no Market Force and no lobbyist follow.
}
exchange-the-order-of-costs-are = The order of { $papers } costs { $cost }; { $debt } are missing. Shares are sold at half price.
exchange-start-as = Start as { $founder }
exchange-pay-50-and-look = Pay $50 and look
exchange-lay = Lay { $card }
exchange-sell-for = Sell for { $amount }
exchange-sale-shares = { $sale }: { $shares }
exchange-order-papers = { $side ->
   [buy] Buy { $papers }
  *[sell] Sell { $papers }
}
