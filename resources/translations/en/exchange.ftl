## Why something cannot be done in Exchange, with the rule in words.
exchange-refused-a-founder-is-chosen-now = Founders are chosen first, in secret (ruling E2).
exchange-refused-a-security-is-chosen-now = This is Phase 1: choose the security to trade this round.
exchange-refused-an-order-is-laid-now = This is Phase 2: play an order, 1 to 9 shares (ruling E4).
exchange-refused-an-influence-is-laid-now = This is Phase 3: play an influence card.
exchange-refused-the-lobbyist-votes-now = The lobbyist is yours. Cast a second vote (ruling E6).
exchange-refused-a-liquidation-is-chosen-now = You can't pay for your order in cash. First choose shares to sell at half price (ruling E7).
exchange-refused-the-final-influence-is-laid-now = The market closes, and only the final influence card is played now.
exchange-refused-not-this-seats-decision = You have already chosen, or it isn't your turn to choose (ruling E10).
exchange-refused-that-founder-was-not-dealt-to-this-seat = That founder was not dealt to you (ruling E2).
exchange-refused-orders-are-one-to-nine-shares = An order is for 1 to 9 shares (ruling E4).
exchange-refused-an-influence-is-one-step-up-or-down = An influence card moves one security one step up or down.
exchange-refused-game-is-over = The game is over.
exchange-refused-no-intelligence-before-round-1 = Founders are chosen first. You can buy Market Intelligence from round 1 (ruling E5).
exchange-refused-no-intelligence-in-a-liquidation = You can't buy Market Intelligence during a liquidation (ruling E5).
exchange-refused-no-market-force-is-coming-now = There is no Market Force left to look at (ruling E5).
exchange-refused-intelligence-costs-fifty-dollars = Market Intelligence costs $50 in cash (ruling E5).
exchange-refused-intelligence-was-bought-for-this-card = You have already seen the coming Market Force (ruling E5).
exchange-refused-not-that-many-shares = You can sell some or all of the shares you own, but no more (ruling E7).
exchange-refused-the-sale-does-not-pay-the-debt = This sale doesn't raise enough to pay for your order (ruling E7).
exchange-refused-a-share-could-be-kept = You are selling more than you need to. Keep at least one share (ruling E7).

## The words painted on the Exchange board: captions, what each seat did, what a card does.
exchange-security-name = { $security ->
   [banks] Banks
   [insurance] Insurance
  *[bonds] Bonds
}
exchange-security-held = { $security ->
   [banks] { $count ->
        [one] Bank
       *[other] Banks
    }
   [insurance] Insurance
  *[bonds] { $count ->
        [one] Bond
       *[other] Bonds
    }
}
exchange-all = All { $steps }
exchange-nothing-moves = Nothing moves
exchange-order-told = { $side ->
   [buy] Buys { $count }
  *[sell] Sells { $count }
}
exchange-order-short = { $side ->
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
   [laid] ready
   [selling] must sell
  *[choosing] choosing
}
exchange-out-in-round = out in round { $round }
exchange-place-of = place { $place } of { $seats }
exchange-and-meet = { $high } and { $low } meet
exchange-hand-title = { $stage ->
   [founding] Choose a founder
   [phase-1] Which security to trade
   [phase-2] Buy or sell, and how many
   [phase-3] Push one price up or down
   [lobbying] The lobbyist: a second vote
   [liquidation] Liquidation at half price
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
exchange-effect = { $known ->
    [yes] With the Market Force, { $card }
   *[no] By itself, { $card }
} { $bubble ->
    [pops] pops the bubble: { $before } becomes { $after }.
    [stays] leaves { $before } where it is.
   *[holds] takes { $before } to { $after }.
}
exchange-settled-at = at a price of
exchange-waiting = { $what ->
   [laid] Cards are revealed once everyone is ready.
  *[others] Other players are choosing.
}
exchange-opening = opening
exchange-in-cash = in cash
exchange-net-worth-now = net worth
exchange-round = Round
exchange-close = Close
exchange-worth = worth { $amount }
exchange-to-of = { $title } ({ $first } to { $last } of { $count })
exchange-the-lobbyist-from-round-2 = The lobbyist: from round 2, the player who alone has the most cash votes twice.
exchange-you-own = you own { $count }
exchange-today-owned = { $price } today, { $count } owned
exchange-at-todays-price = { $amount } at today's price

## What a single event of Exchange is, in a plain sentence.
exchange-coming = Coming: { $event } ({ $moves })
exchange-went-from-to = { $security } went from { $before } to { $after }
exchange-the-bubble-of-popped = The bubble in { $security } popped
exchange-the-market-close-begins = The market close begins.
exchange-round-begins = Round { $round } begins.
exchange-is-ready = { $name } is ready.
exchange-starts-as = { $name } starts as { $founder }
exchange-bought-intelligence = { $name } bought Market Intelligence for { $amount }.
exchange-trades = { $name } trades { $security }
exchange-side-shown-of = { $side ->
   [buy] { $name } buys
  *[sell] { $name } sells
}
exchange-most-cash-is-tied = A tie for most cash, so the lobbyist lunches alone
exchange-the-lobbyist-goes-to = The lobbyist goes to { $name }
exchange-voted = { $voice ->
   [lobbyist] { $name }'s lobbyist: { $vote }
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
exchange-cannot-pay-and-is-out = { $name } can't pay and is out, { $shares } lost
exchange-starts-with = { $name } starts with { $amount }
exchange-forfeits = { $name } loses { $amount }

## How the lobby knows Exchange.
exchange-under-the-buttonwood-1792 = under the buttonwood, 1792

## What the log of Exchange tells of a move.
exchange-market-force = Market Force: { $moves }
exchange-the-market-closes = The market closes.
exchange-forced-sales = Forced sales
exchange-is-shown =
    { $kind ->
        [founders] The founders are revealed.
        [securities] Phase 1 is revealed.
       *[sides] Phase 2 is revealed.
    }
exchange-what-names = { $what }: { $names }
exchange-siding = { $side ->
   [buy] Buying
  *[sell] Selling
}
exchange-no-price-moved = No price moved

## The choices of the action panel, made from what is picked.
exchange-sell-pick-a-way = Sell: pick a way
exchange-pick-a-card-to-play = Pick a card to play
exchange-keys = { $what ->
   [buy] Keys: 1–9 buy, A–J (no H) sell
   [sell] Keys: 1–9 sell
   [vote] Keys: 1–3 up, 4–6 down
  *[card] Keys: 1–{ $count }
}
exchange-keys-told = { $what ->
   [order] Click a number or press it: 1–9 to buy, A–J (no H) to sell 1 to 9. R switches sides.
   [vote] Click a card, or press 1–3 for a step up, 4–6 for a step down. R turns the card over.
  *[card] Click one, press its number, or use the arrow keys.
}
exchange-turn = { $what ->
   [vote] Turn the card over
   [buy] Sell instead
  *[sell] Buy instead
}
exchange-buy-market-intelligence-for = Buy Market Intelligence, $50
exchange-everybody-sees-that-it-was-bought = Everyone sees that you buy it; only you see the card.
exchange-costs-to = Costs { $low } to { $high }.
exchange-none-owned-to-sell = You own none, so nothing is sold.
exchange-earns-to = Earns { $low } to { $high }.
exchange-sells-all-there-is = You own only { $papers }, so that is all you sell.
exchange-could-bankrupt-from = At { $price } or more, this order could bankrupt you!
exchange-sells-at-half-price-from = From { $price } you'd have to sell shares at half price.
exchange-brings-pays-leaves-in-cash = Brings in { $brings }, pays { $debt }, leaves { $left } in cash.

## The end of a game of Exchange, each score unfolded to its rule (E8, E9).
exchange-cash-in-cash = { $cash } in cash
exchange-worth-before-round-ruined-it = Net worth before going bankrupt in round { $round }
exchange-of-that-in-cash = of that in cash
exchange-left-of-it = left of it
exchange-at = { $security }: { $count ->
    [one] { $count } share
   *[other] { $count } shares
} at { $price }
exchange-cash = Cash
exchange-decided-by = { $what ->
   [fall] Bankrupt in round { $round }: ranked below everyone still in. Later bankruptcy ranks higher, then higher net worth just before it.
   [last] Last one standing. Everyone else is bankrupt, so the game ends at once.
   [shared] Tied on net worth and cash, so the place is shared.
  *[cash] Tied on net worth, so more cash ranks higher.
}
    .short = { $what ->
       [fall] Bankrupt in round { $round }
       [last] Last one standing
       [shared] Tied on net worth and cash
      *[cash] Cash decides
    }

## The Exchange table: scene, hot spots, keys and choices bound together (see `GameTable`).
exchange-pick-the-next-card = Pick the next card
exchange-pick-this-card = Pick this card
exchange-phase-2-sell-so-many = Phase 2: sell that many shares
exchange-turn-the-card-over = Turn the card over
exchange-play-the-selected-card = Play the selected card
exchange-put-the-card-back = Put the card back
exchange-look-ahead = Buy Market Intelligence

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
exchange-force-brief = { $force ->
   [banks-boom] Bank shares gone in hours
   [banks-slump] Rights to bank shares tumble
   [insurance-boom] France declares war on Britain
   [insurance-slump] Washington stays neutral
   [bonds-boom] Congress takes over state debts
   [bonds-slump] His notes stay unpaid
   [banks-to-insurance] A new insurer opens
   [insurance-to-banks] The Bank of New York gets it
   [insurance-to-bonds] Old debt is turned into stock
   [bonds-to-insurance] Trade gets one roof
   [bonds-to-banks] Philadelphia has it first
   [banks-to-bonds] Hamilton calms the panic
   [bull-market] Brokers make a pact
   [bear-market] Duer is locked up
  *[quiet-day] News will travel by rule
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
exchange-market-close = Market close
exchange-round-of = Round { $round } of { $rounds }
exchange-before-the-first-round = Before the first round
exchange-so-many-are-ready = { $laid } of { $seats } ready
exchange-head-phase = { $head }  ·  { $phase }
exchange-head-phase-ready = { $head }  ·  { $phase }  ·  { $laid }
exchange-reason = { $stage ->
   [founding] Choose your founder
   [phase-1] Choose a security
   [phase-2] Buy or sell
   [phase-3] Vote on a price
   [lobbying] Lobby for a price
   [liquidation] Sell shares to pay
  *[close] Cast the last vote
}
exchange-the-lobbyist-stands-with = The lobbyist is with { $name }
exchange-your-move = Your move
exchange-name-phase = { $name }: { $phase }
exchange-prompt = { $stage ->
   [founding] Every founder is worth $1,000 at the opening price of $50.
   [phase-1] Whether you buy or sell comes next.
   [phase-2] The number stays hidden until prices have moved.
   [phase-3] All votes are added together first.
   [lobbying] The lobbyist follows the money.
  *[close] One last vote, with no Market Force and no lobbyist.
}
exchange-the-order-of-costs-are = You are { $debt } short of the { $cost } for { $papers }. Choose shares to sell at half price.
exchange-start-as = Start as { $founder }
exchange-buy-market-intelligence = Buy Market Intelligence
exchange-play-card = Play { $card }
exchange-sell-for = Sell for { $amount }
exchange-sale-shares = { $sale }: { $shares }
exchange-order-papers = { $side ->
   [buy] Buy { $papers }
  *[sell] Sell { $papers }
}

## The Exchange table in words, place by place: what is read aloud.
exchange-outline-market = Market
exchange-outline-prices-round-the-ring = Prices round the ring
exchange-outline-round = { $when ->
    [before] Before round 1 of { $rounds }, then the close
   *[other] Round { $round } of { $rounds }, then the close
}
exchange-outline-rounds = { $rounds } rounds, then the market closes
exchange-outline-lobbyist = Lobbyist
exchange-outline-with-nobody = with nobody now
exchange-outline-market-forces = Market Forces
exchange-outline-last-force = Last Market Force
exchange-outline-coming-force = Next Market Force, seen only by you
exchange-outline-still-to-pay = Still to pay
exchange-outline-knows-the-coming-force = Has seen the next Market Force
exchange-outline-sleeves = Cards in front
exchange-outline-risk = { $risk ->
    [ruin] { $amount }, could mean ruin
    [short] { $amount }, shares must be sold
   *[none] { $amount }
}
## The course of a game: its lines, and what it turned on.
exchange-chart-title =
    { $kind ->
        [price] Prices, round by round
       *[worth] Net worth, round by round
    }
exchange-chart-short =
    { $kind ->
        [price] Prices
       *[worth] Net worth
    }
exchange-sign = { $kind ->
    [bubble] bubble pops
    [ruin] out of the game
    [slump] price falls
    [liquidation] forced sale
    [trade] trade
   *[rise] price rises
}
exchange-moment =
    { $kind ->
        [bubble] The bubble in { $thing } popped: { $amount } a share, gone.
        [rebound] { $thing } dropped off the bottom and came back at the top: { $amount } more a share.
        [boom] { $thing } rose by { $amount } a share.
        [slump] { $thing } fell by { $amount } a share.
        [ruin] { $name } couldn't pay and went bankrupt: { $amount } lost.
        [liquidation] { $name } had to sell at half price and lost { $amount }.
       *[trade] { $way ->
            [gain] { $name } traded { $thing } well: { $amount } up at the close.
           *[loss] { $name } traded { $thing } badly: { $amount } down at the close.
        }
    }

## What all look at together.
exchange-all-look = { $what ->
    [founders] All eyes on the founders
    [securities] All eyes on round { $round }: what each player trades
    [sales] All eyes on round { $round }: who had to sell
   *[sides] All eyes on round { $round }: who buys and who sells
}
exchange-all-look-settled = { $close ->
    [yes] All eyes on the market close
   *[no] All eyes on round { $round }: settlement
}
exchange-all-look-beat = { $close ->
    [yes] All eyes on the market close: the votes
   *[no] { $beat ->
        [votes] All eyes on round { $round }: the votes
       *[prices] All eyes on round { $round }: the prices
    }
}
exchange-beat-alone = { $beat ->
    [votes] The votes are in
   *[prices] The prices move
}
exchange-you-came-to = { $what ->
    [out] You are bankrupt
    [lead] You take the lead
    [first] You stay first
    [up] You: { $place }, up { $by }
    [down] You: { $place }, down { $by }
    [good] You: { $place }, biggest gain
    [bad] You: { $place }, biggest loss
   *[same] You: still { $place }
}
exchange-are-bankrupt = { $count ->
    [one] { $names } is bankrupt
   *[other] { $names } are bankrupt
}
exchange-on-to = { $what ->
    [sell] Choose what to sell
    [close] On to the market close
    [result] To the result
   *[round] On to round { $round }
}
exchange-beat-next = { $beat ->
    [prices] Next: the prices
   *[trades] Next: the trades
}
exchange-orders-something = { $side ->
    [buy] buys { $security }
   *[sell] sells { $security }
}
exchange-worth-before = started at
exchange-steps = { $count ->
    [one] { $steps } step
   *[other] { $steps } steps
}
exchange-bubble-pops = bubble pops
exchange-bubble-bursts = pops

## The newspaper over the market when a price runs past an end of the ring.
exchange-cue-title =
    { $kind ->
        [rebound] { $variant ->
            [first] Back from the dead
           *[second] The cellar had a door
        }
       *[bubble] { $variant ->
            [first] The bubble bursts
            [second] What goes up
           *[third] Soap prices soar
        }
    }
exchange-cue-bill = { $gain }
exchange-the-days-card = Market
exchange-gains-most = biggest gain
exchange-loses-most = biggest loss
exchange-over-the-top = over { $top }, back to { $foot }
exchange-under-the-foot = under { $foot }, up to { $top }
exchange-the-lobby = lobbyist
exchange-influence-card = influence
exchange-money-moves = { $way ->
    [earns] earns
   *[pays] pays
}
exchange-in-one-look = Net worth at a glance
exchange-worth-caption = net worth
exchange-leads-now = Leads now
exchange-leader = { $name }, { $amount }
exchange-nobody-chooses = { $close ->
    [yes] Market close
   *[no] Round { $round }
} · { $seats } players · nothing to choose
exchange-falls = is wiped out
exchange-sells-to-pay = must sell: { $amount } short
exchange-trades-nothing = trades nothing
exchange-orders = { $deed ->
    [buy] buys { $papers }
    [part] sells only { $done } of { $papers }
   *[sell] sells { $papers }
}
exchange-has-none-to-sell = { $security ->
   [banks] has no bank shares to sell
   [insurance] has no insurance shares to sell
  *[bonds] has no bond shares to sell
}
exchange-keeps = keeps { $banks } BK, { $cover } IN, { $bonds } BD
exchange-left = keeps
exchange-price-stays = unchanged
exchange-figure =
    { $kind ->
        [votes] Votes
        [votes-won] Winning votes
        [bought] Shares bought
        [sold] Shares sold
        [liquidated] Sold at half price
        [intelligence] Market Intelligence
       *[lobbyist] Lobbyist's visits
    }

## Why a choice is good or risky, in a hint or a puzzle; [you] is the reader, else a name.
exchange-why-most-cash = It starts with { $amount } in cash, the most of all to choose from. The lobbyist goes to the player with the most cash.
exchange-why-leans-on = It holds { $papers }, so a single vote for { $security } is worth { $amount }.
exchange-why-expected = { $kept ->
   [yes] Kept: { $security } at { $price }, ending near { $worth } on average.
  *[no] { $known ->
       [yes] With the Market Force, { $security } will be at { $price }, and end near { $worth } on average.
      *[no] At { $price }, { $security } will end near { $worth } on average.
   }
}
exchange-why-step = { $way ->
    [none] { $known ->
        [yes] With the Market Force, this vote takes { $security } to { $after } instead of { $before }
       *[no] One step takes { $security } from { $before } to { $after }
    }; { $who ->
        [you] you hold none.
       *[other] { $name } holds none.
    }
    [up] { $known ->
        [yes] With the Market Force, this vote takes { $security } to { $after } instead of { $before }
       *[no] One step takes { $security } from { $before } to { $after }
    }, and { $who ->
        [you] you gain { $amount } on your { $papers }.
       *[other] { $name } gains { $amount } on { $papers }.
    }
   *[down] { $known ->
        [yes] with the Market Force, this vote takes { $security } to { $after } instead of { $before }
       *[no] one step takes { $security } from { $before } to { $after }
    }, and { $who ->
        [you] you lose { $amount } on your { $papers }.
       *[other] { $name } loses { $amount } on { $papers }.
    }
}
exchange-why-step-other = { $way ->
    [up] { $name } gains { $amount } by this vote.
   *[down] { $name } loses { $amount } by this vote.
}
exchange-why-nears-end = { $way ->
    [up] { $steps ->
        [one] { $who ->
            [you] after that, one more step up takes { $security } round to { $price } and costs you { $amount } on your { $papers }.
           *[other] after that, one more step up takes { $security } round to { $price } and costs { $name } { $amount } on { $papers }.
        }
       *[other] { $who ->
            [you] after that, { $steps } more steps up take { $security } round to { $price } and cost you { $amount } on your { $papers }.
           *[other] after that, { $steps } more steps up take { $security } round to { $price } and cost { $name } { $amount } on { $papers }.
        }
    }
   *[down] { $steps ->
        [one] { $who ->
            [you] After that, one more step down takes { $security } round to { $price } and earns you { $amount } on your { $papers }.
           *[other] After that, one more step down takes { $security } round to { $price } and earns { $name } { $amount } on { $papers }.
        }
       *[other] { $who ->
            [you] After that, { $steps } more steps down take { $security } round to { $price } and earn you { $amount } on your { $papers }.
           *[other] After that, { $steps } more steps down take { $security } round to { $price } and earn { $name } { $amount } on { $papers }.
        }
    }
}
exchange-why-keeps-from-round = { $steps ->
    [one] { $who ->
        [you] From { $before }, a single step up takes { $security } round to { $price } and costs you { $amount } on your { $papers }; from { $after } it takes one more.
       *[other] From { $before }, a single step up takes { $security } round to { $price } and costs { $name } { $amount } on { $papers }; from { $after } it takes one more.
    }
   *[other] { $who ->
        [you] From { $before }, { $steps } steps up take { $security } round to { $price } and cost you { $amount } on your { $papers }; from { $after } it takes one more.
       *[other] From { $before }, { $steps } steps up take { $security } round to { $price } and cost { $name } { $amount } on { $papers }; from { $after } it takes one more.
    }
}
exchange-why-trades-round = { $way ->
    [buy-up] { $steps ->
        [one] One step up takes { $security } round to { $price }, and the purchase then costs { $then }, not { $now }.
       *[other] { $steps } steps up take { $security } round to { $price }, and the purchase then costs { $then }, not { $now }.
    }
    [sell-up] { $steps ->
        [one] one step up takes { $security } round to { $price }, and the sale then brings { $then }, not { $now }.
       *[other] { $steps } steps up take { $security } round to { $price }, and the sale then brings { $then }, not { $now }.
    }
    [buy-down] { $steps ->
        [one] one step down takes { $security } round to { $price }, and the purchase then costs { $then }, not { $now }.
       *[other] { $steps } steps down take { $security } round to { $price }, and the purchase then costs { $then }, not { $now }.
    }
   *[sell-down] { $steps ->
        [one] One step down takes { $security } round to { $price }, and the sale then brings { $then }, not { $now }.
       *[other] { $steps } steps down take { $security } round to { $price }, and the sale then brings { $then }, not { $now }.
    }
}
exchange-why-short = { $steps ->
    [0] at today's price it costs { $cost }, with only { $cash } in cash. The rest means selling at half price.
    [one] one step up it costs { $cost }, with only { $cash } in cash. The rest means selling at half price.
   *[other] { $steps } steps up it costs { $cost }, with only { $cash } in cash. The rest means selling at half price.
}
exchange-why-sells-nothing = { $who ->
    [you] You hold none of { $security }, so you sit this trade out.
   *[other] { $name } holds none of { $security }, and sits this trade out.
}
exchange-why-half = shares worth { $worth } go for { $proceeds }.
exchange-why-looks = This round's Market Force is seen before choosing.
exchange-why-costs = it costs { $amount }.

## What wins and what ends the game, on the table always.
exchange-aim = Highest net worth at the close wins
exchange-distinction = { $id ->
    [pop] Pop
    [music] Out before the music
    [cash] Cash is a position
   *[lobbyist] The lobbyist's friend
}
exchange-distinction-how = { $id ->
    [pop] Exchange: pop a bubble with your vote, which it needed, while you hold none of that security.
    [music] Exchange: sell four or more of a security that pops or falls by $40 or more in the next round.
    [cash] Exchange: win without a single share at the close.
   *[lobbyist] Exchange: have the lobbyist in every round in which anyone can, and at least three times.
}
exchange-distinction-line = { $id ->
    [pop] A very small pin.
    [music] You had a feeling, and a timetable.
    [cash] The most boring yacht in the harbour.
   *[lobbyist] Lunch is on him.
}
