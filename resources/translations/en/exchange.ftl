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
exchange-banks = Banks
exchange-insurance = Insurance
exchange-bonds = Bonds
exchange-all = All { $steps }
exchange-nothing-moves = Nothing moves
exchange-buys = Buys { $count }
exchange-sells = Sells { $count }
exchange-board-words-buys = Buys
exchange-board-words-sells = Sells
exchange-buy = Buy
exchange-sell = Sell
exchange-buy-count = Buy { $count }
exchange-sell-count = Sell { $count }
exchange-bank-shares = { $count ->
    [one] { $count } bank share
   *[other] { $count } bank shares
}
exchange-insurance-shares = { $count ->
    [one] { $count } insurance share
   *[other] { $count } insurance shares
}
exchange-bond-shares = { $count ->
    [one] { $count } bond share
   *[other] { $count } bond shares
}
exchange-security-buys = { $security }: buys
exchange-security-sells = { $security }: sells
exchange-security-buys-count = { $security }: buys { $count }
exchange-security-sells-count = { $security }: sells { $count }
exchange-has-laid = has laid
exchange-must-sell = must sell
exchange-choosing = choosing
exchange-out-in-round = out in round { $round }
exchange-place-of = place { $place } of { $seats }
exchange-and-meet = { $high } and { $low } meet
exchange-choose-a-founder-to-start = Choose a founder to start as
exchange-phase-1-which-security-to = Phase 1: which security to trade
exchange-phase-2-buy-or-sell = Phase 2: buy or sell, and how many
exchange-phase-3-one-card-the = Phase 3: one card, the side that is up counts
exchange-the-lobbyist-a-second-secret = The lobbyist: a second, secret vote
exchange-liquidation-what-to-sell-at = Liquidation: what to sell at half price
exchange-market-close-the-final-influence = Market close: the final influence
exchange-the-market-is-closed = The market is closed
exchange-face-down = face down
exchange-side-shown = side shown
exchange-shown = shown
exchange-security = security
exchange-order = order
exchange-influence = influence
exchange-lobbyist = lobbyist
exchange-goes-here = goes here
exchange-to-come = { $count ->
    [one] { $count } to come
   *[other] { $count } to come
}
exchange-alone-pops-the-bubble-becomes = { $card } alone pops the bubble: { $before } becomes { $after }. All votes are added up first.
exchange-alone-becomes-all-votes-are = { $card } alone: { $before } becomes { $after }. All votes are added up first.
exchange-cost = { $count ->
    [one] { $papers } costs
   *[other] { $papers } cost
}
exchange-bring = { $count ->
    [one] { $papers } brings
   *[other] { $papers } bring
}
exchange-settled-at = settled at
exchange-all-cards-have-been-played = All cards have been played.
exchange-cards-are-turned-over-once = Cards are turned over once all lie.
exchange-others-are-choosing = Others are choosing.
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
exchange-code-book-buy = Buy { $count }
exchange-code-book-sell = Sell { $count }
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
exchange-name-buys = { $name } buys
exchange-name-sells = { $name } sells
exchange-most-cash-is-tied-nobody = Most cash is tied: nobody has the lobbyist
exchange-the-lobbyist-goes-to = The lobbyist goes to { $name }
exchange-name-lobbyist-vote = { $name }, lobbyist: { $vote }
exchange-name-vote = { $name }: { $vote }
exchange-ordered = { $name } ordered { $papers }
exchange-offered = { $name } offered { $papers }
exchange-had-nothing-to-sell = { $security }: { $name } had nothing to sell
exchange-bought-for = { $name } bought { $papers } for { $amount }
exchange-sold-for = { $name } sold { $papers } for { $amount }
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
exchange-buying = Buying
exchange-selling = Selling
exchange-no-price-moved = No price moved

## The choices of the action panel, made from what is picked.
exchange-sell-pick-a-way = Sell: pick a way
exchange-lay-pick-a-card = Lay: pick a card
exchange-keys-1-to-9-buy = Keys: 1 to 9 buy, A to J but H sell
exchange-keys-1-to-9-sell = Keys: 1 to 9 sell
exchange-keys-1-to-3-up = Keys: 1 to 3 up, 4 to 6 down
exchange-keys-1-to = Keys: 1 to { $count }
exchange-click-a-number-or-press = Click a number, or press it; the letters A to J without H sell 1 to 9, R turns to the other side.
exchange-click-a-card-or-press = Click a card, or press 1 to 3 for a step up and 4 to 6 for a step down; R turns the card round.
exchange-click-one-press-its-number = Click one, press its number, or use the arrow keys.
exchange-turn-the-card-round = Turn the card round
exchange-sell-instead = Sell instead
exchange-buy-instead = Buy instead
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
exchange-at = { $security }: { $shares } at { $price }
exchange-cash = Cash
exchange-a-seat-that-is-out = A seat that is out stands below all that are not; who fell later stands higher, then who was worth more just before (ruling E8).
exchange-all-others-are-out-who = All others are out: who is left wins at once (ruling E8).
exchange-net-worth-and-cash-are = Net worth and cash are equal: the place is shared (ruling E9).
exchange-net-worth-is-equal-more = Net worth is equal: more cash stands higher (ruling E9).
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
exchange-address-known = { $address }. { $known }
exchange-broker = Broker, { $address }
exchange-subscription-day = Subscription day
exchange-4-july-1791 = 4 July 1791
exchange-the-national-banks-shares-are = The national bank's shares are taken within hours
exchange-scrip-fever-breaks = Scrip fever breaks
exchange-august-1791 = August 1791
exchange-rights-to-bank-shares-soar = Rights to bank shares soar for weeks, then tumble
exchange-war-at-sea = War at sea
exchange-1-february-1793 = 1 February 1793
exchange-france-declares-war-on-britain = France declares war on Britain; every cargo wants cover
exchange-a-neutral-flag = A neutral flag
exchange-22-april-1793 = 22 April 1793
exchange-washington-proclaims-neutrality-cover-looks = Washington proclaims neutrality; cover looks dear
exchange-the-funding-act = The Funding Act
exchange-4-august-1790 = 4 August 1790
exchange-congress-takes-over-the-debts = Congress takes over the debts of the states
exchange-duer-stops-paying = Duer stops paying
exchange-9-march-1792 = 9 March 1792
exchange-the-boldest-buyer-of-public = The boldest buyer of public debt cannot meet his notes
exchange-a-company-of-underwriters = A company of underwriters
exchange-december-1792 = December 1792
exchange-the-insurance-company-of-north = The Insurance Company of North America opens
exchange-a-charter-at-last = A charter at last
exchange-21-march-1791 = 21 March 1791
exchange-the-bank-of-new-york = The Bank of New York, open since 1784, is incorporated
exchange-the-loan-books-open = The loan books open
exchange-1-october-1790 = 1 October 1790
exchange-old-certificates-of-debt-are = Old certificates of debt are turned into federal stock
exchange-tontine-coffee-house = Tontine Coffee House
exchange-1793 = 1793
exchange-merchants-underwriters-and-brokers-get = Merchants, underwriters and brokers get one roof
exchange-the-bank-opens = The Bank opens
exchange-12-december-1791 = 12 December 1791
exchange-the-bank-of-the-united = The Bank of the United States begins in Philadelphia
exchange-the-treasury-buys = The Treasury buys
exchange-march-1792 = March 1792
exchange-hamilton-has-public-debt-bought = Hamilton has public debt bought up to calm the panic
exchange-under-the-buttonwood = Under the buttonwood
exchange-17-may-1792 = 17 May 1792
exchange-twenty-four-brokers-agree-to = Twenty-four brokers agree to deal with each other first
exchange-debtors-prison = Debtors' prison
exchange-23-march-1792 = 23 March 1792
exchange-duer-is-locked-up-and = Duer is locked up, and many in town had lent to him
exchange-the-post-office-act = The Post Office Act
exchange-20-february-1792 = 20 February 1792
exchange-news-will-travel-by-rule = News will travel by rule; today there is none
exchange-his-name-heads-the-list = His name heads the list.
exchange-a-firm-one-signature = A firm, one signature.
exchange-later-secretary-of-the-exchange = Later secretary of the Exchange Board.
exchange-came-with-the-hessian-troops = Came with the Hessian troops and stayed.
exchange-merchant-of-a-family-known = Merchant, of a family known in the city.
exchange-of-an-old-family-of = Of an old family of merchants.
exchange-a-firm-its-name-closes = A firm; its name closes the list.

## The words of Exchange: what is asked, what happened, why not, and how a score came about.
exchange-founders = Founders
exchange-phase-1-security = Phase 1, security
exchange-words-phase-2-buy-or-sell = Phase 2, buy or sell
exchange-phase-3-influence = Phase 3, influence
exchange-words-lobbyist = Lobbyist
exchange-liquidation = Liquidation
exchange-final-influence = Final influence
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
exchange-every-founder-is-worth-1 = Every founder is worth $1,000 at the opening price of $50.
exchange-what-to-trade-this-round = What to trade this round; buying or selling comes next.
exchange-all-see-buy-or-sell = All see buy or sell at once, the number only after prices move.
exchange-any-security-one-step-up = Any security, one step up or down. All votes are added up first.
exchange-the-lobbyist-is-with-the = The lobbyist is with the most cash: a second, secret vote.
exchange-one-last-step-no-market = One last step; no Market Force and no lobbyist follow.
exchange-the-order-of-costs-are = The order of { $papers } costs { $cost }; { $debt } are missing. Shares are sold at half price.
exchange-start-as = Start as { $founder }
exchange-pay-50-and-look = Pay $50 and look
exchange-lay = Lay { $card }
exchange-sell-for = Sell for { $amount }
exchange-sale-shares = { $sale }: { $shares }
exchange-buy-papers = Buy { $papers }
exchange-sell-papers = Sell { $papers }
