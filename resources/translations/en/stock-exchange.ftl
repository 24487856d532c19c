## Why something cannot be done in Stock Exchange, with the rule in words.
stock-exchange-refused-not-this-seats-decision = This envelope is sealed: nothing can be changed now.
stock-exchange-refused-game-is-over = The game is over.
stock-exchange-refused-own-stocks-are-not-exchanged = Garnets buy own stocks for foreign ones; this stock is one's own (ruling S5).
stock-exchange-refused-the-exchanged-stock-is-not-held = No such stock is left to be exchanged (ruling S5).
stock-exchange-refused-an-exchange-costs-two-garnets = An exchange costs two garnets, and so many are not left (ruling S5).
stock-exchange-refused-four-resources-are-produced = A company makes exactly four goods a round. To change one, click it in its slot; then choose another.
stock-exchange-refused-coal-cannot-be-produced = Coal can't be ordered: it is what diamonds turn to when three companies or more make some in one round (ruling S4).
stock-exchange-refused-there-is-no-such-company = There is no such company (ruling S1).
stock-exchange-refused-two-resources-are-given = In rounds 1 and 2 exactly two seats get a good (ruling S3). To choose another seat, take one of the gifts back first.
stock-exchange-refused-two-stocks-are-given = In rounds 1 and 2 exactly two seats get a stock (ruling S3). To choose another seat, take one of the gifts back first.
stock-exchange-refused-three-resources-are-given = In round 3 you give a good to exactly three players: those who have had none from you so far (ruling S3).
stock-exchange-refused-three-stocks-are-given = In round 3 you give a stock to exactly three players: those who have had none from you so far (ruling S3).
stock-exchange-refused-that-seat-has-had-its-gift = Nobody gets a second gift of the same kind from one seat in a game (ruling S3).
stock-exchange-refused-a-seat-gets-one-resource-at-a-time = Each seat gets one good at most (ruling S3).
stock-exchange-refused-a-seat-gets-one-stock-at-a-time = Each seat gets one stock at most (ruling S3).
stock-exchange-refused-gifts-go-to-other-seats = Gifts go to other seats (ruling S3).
stock-exchange-refused-there-is-no-such-seat = There is no such seat.
stock-exchange-refused-the-given-resource-is-not-at-hand = None of it is at hand: only what is held or ordered now can be given (ruling S2).
stock-exchange-refused-the-given-stock-is-not-held = No such stock is left to be given (ruling S2).
stock-exchange-refused-coal-of-this-round-cannot-be-given = Only coal held from before can be given, not coal that this round makes (ruling S4).
stock-exchange-refused-no-fresh-diamond-is-left = No diamond is ordered that could be given; it may turn to coal (ruling S4).
stock-exchange-refused-only-diamonds-are-called-fresh = Only diamonds are told apart as fresh ones (ruling S4).

## The audit on the screen: plays by itself, can be stepped, turned back, skipped and read.
stock-exchange-step-back = Step back
stock-exchange-step = Step
stock-exchange-watch-again = Watch again
stock-exchange-read-this-statement = Read this statement

## The open ledger of the audit: a company's statement, and what each company earned.
stock-exchange-led-by-goods-held = led by { $name }, { $count } goods held
stock-exchange-audited = AUDITED
stock-exchange-earned-for-each-stock = Earned for each stock
stock-exchange-audit-book-watch-again = Watch again
stock-exchange-what-each-company-earned = What each company earned
stock-exchange-of = { $done } of { $all }

## The table of pay-outs: what each seat's stocks pay (S9).
stock-exchange-the-stocks-pay = The stocks pay
stock-exchange-paid-out = paid out

## The places of the audit: scores, awards and elimination candidates (S9), the mission (S10).
stock-exchange-places = Places
stock-exchange-when-all-stocks-have-paid = When all stocks have paid: the last place first
stock-exchange-elimination-candidate = elimination candidate
stock-exchange-1st = 1st
stock-exchange-2nd = 2nd
stock-exchange-3rd = 3rd
stock-exchange-4th = 4th
stock-exchange-5th = 5th
stock-exchange-6th = 6th
stock-exchange-7th = 7th
stock-exchange-8th = 8th

## How each line of a company's statement came about, and each pay-out, in words (S6 to S9).
stock-exchange-shielded = { $good }, shielded
stock-exchange-becomes-1-000 = { $each } becomes −$1,000
stock-exchange-at = { $held } at { $each }
stock-exchange-other-kinds = other kinds { $count }
stock-exchange-others-with-oil = others with oil { $count }
stock-exchange-kinds = kinds { $count }
stock-exchange-an-odd-number = an odd number
stock-exchange-an-even-number = an even number
stock-exchange-the-most-there-is = the most there is: { $most }
stock-exchange-the-most-there-is-not = the most there is: { $most }, not here
stock-exchange-companies-with-two-or-more = companies with two or more: { $count }
stock-exchange-the-second-most = the second most: { $second }
stock-exchange-the-most-is-the-second = the most is { $most }, the second most { $second }
stock-exchange-at-all-else-came-to = { $held } at { $each }: all else came to { $sum }
stock-exchange-all-else-came-to-above = all else came to { $sum }, above zero

## The cabinet of gifts: for each other seat a hole for a good, one for a stock, and its plate.
stock-exchange-gifts-for-the-other-seats = Gifts for the other seats
stock-exchange-goods = goods
stock-exchange-stock = stock
stock-exchange-round = round { $number }
stock-exchange-may-give = may give
stock-exchange-new = new
stock-exchange-one-stock = one stock

## What is left to decide, part by part, in words.
stock-exchange-none = none
stock-exchange-production = Production
stock-exchange-goods-to-give = Goods to give
stock-exchange-stocks-to-give = Stocks to give
stock-exchange-garnet-exchange = Garnet exchange
stock-exchange-seal-it-missing = Seal it: { $left } missing
stock-exchange-seal-it-things-missing = Seal it: { $count } things missing
stock-exchange-to-produce = { $count } to produce
stock-exchange-to-change = { $count } to change
stock-exchange-count-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
stock-exchange-stocks = { $count ->
    [one] { $count } stock
   *[other] { $count } stocks
}

## The envelope that takes the submission, with what is left to decide written on it.
stock-exchange-round-number-company = Round { $number }, { $company }
stock-exchange-of-envelopes-are-in = { $count } of { $all } envelopes are in

## How the lobby knows Stock Exchange.
stock-exchange-eight-companies-three-rounds = eight companies, three rounds

## The desk pad with the fan of share certificates.
stock-exchange-the-stocks-lie-face-down = The stocks lie face down until somebody looks
stock-exchange-your-stocks-in-hand = Your stocks: { $count } in hand
stock-exchange-on-the-way = , { $count } on the way
stock-exchange-on-the-tags-what-a = on the tags: what a stock may pay, as things look now

## What goods and shares would bring as things look now, from what this seat knows, in words.
stock-exchange-one-more-about-as-things = One more: about { $gain } as things look now.
stock-exchange-one-more-about-as-things-look = One more: about { $gain } as things look now, { $low } to { $high }.
stock-exchange-before-decimals = .
stock-exchange-kinds-then = Kinds then: { $count }.
stock-exchange-other-kinds-count = Other kinds: { $count }.
stock-exchange-others-with-oil-count = Others with oil: { $count }.
stock-exchange-others-most = Others' most: { $count }.
stock-exchange-others-second-most = Others' second most: { $count }.
stock-exchange-others-with-two = Others with two: { $count }.
stock-exchange-turns-to-coal = Turns to coal: { $share }.
stock-exchange-all-else = All else: { $amount }.

## What happened in Stock Exchange, in plain sentences.
stock-exchange-sealed-an-envelope = { $name } sealed an envelope.
stock-exchange-all-envelopes-of-round-are = All envelopes of round { $number } are carried out.
stock-exchange-round-begins = Round { $number } begins.
stock-exchange-exchanged-for-own = Exchanged for own: { $companies }
stock-exchange-made = Made: { $goods }
stock-exchange-the-diamonds-of-this-round = The diamonds of this round turned to coal (ruling S4).
stock-exchange-nothing-arrived = Nothing arrived.
stock-exchange-arrived = Arrived: { $things }
stock-exchange-is-paid = { $name } is paid { $amount }
stock-exchange-earned = { $company } earned { $amount }
stock-exchange-prize-mission-prize-tokens-made = Prize mission: { $tokens } prize tokens made, ${ $pool } for the pool
stock-exchange-prize-mission-prize-tokens-made-five = Prize mission: { $tokens } prize tokens made, five were needed
stock-exchange-stocks-of = { $count ->
    [one] a stock of { $company }
   *[other] { $count } stocks of { $company }
}

## The private notebook, opened over the desk.
stock-exchange-a-click-n-or-esc = a click, N or Esc shuts it

## What the private notebook holds: nothing but what this seat knows (S11), round by round.
stock-exchange-round-number = Round { $number }
stock-exchange-nothing = nothing
stock-exchange-notebook-words-arrived = Arrived
stock-exchange-now = Now
stock-exchange-the-envelope-is-open = the envelope is open
stock-exchange-for-own = { $companies } for own
stock-exchange-exchanged = Exchanged
stock-exchange-notebook-words-made = Made
stock-exchange-turned-to-coal = turned to coal
stock-exchange-did-not-turn-to-coal = did not turn to coal
stock-exchange-diamonds = Diamonds
stock-exchange-to = { $thing } to { $name }
stock-exchange-goods-given = Goods given
stock-exchange-stocks-given = Stocks given
stock-exchange-nobody = nobody
stock-exchange-warehouse = Warehouse
stock-exchange-notebook-words-stocks = Stocks
stock-exchange-garnets = Garnets
stock-exchange-still-to-get-a-good = Still to get a good
stock-exchange-still-to-get-a-stock = Still to get a stock
stock-exchange-how-things-stand = How things stand

## Stock Exchange's option at a new table: how many garnets each seat starts with (S5).
stock-exchange-garnets-for-each-seat = Garnets for each seat
stock-exchange-no-exchanges-all-stocks-stay = No exchanges: all stocks stay what they are.
stock-exchange-enough-to-turn-foreign-stocks = { $count ->
    [one] Enough to turn one foreign stock into one of your own.
   *[other] Enough to turn { $count } foreign stocks into ones of your own.
}

## The choices under the envelope: of the form, of the notebook, of the audit.
stock-exchange-take-the-last-change-back = Take the last change back
stock-exchange-nothing-has-been-changed-yet = Nothing has been changed yet.
stock-exchange-shut-the-notebook = Shut the notebook
stock-exchange-play-again = Play again
stock-exchange-to-the-lobby = To the lobby
stock-exchange-skip-to-the-end = Skip to the end
stock-exchange-seal-the-envelope = Seal the envelope
stock-exchange-still-to-decide-the-envelope = Still to decide: { $left }. The envelope takes a whole submission only.

## What the places of the desk are called, and what is told beside the slots about them.
stock-exchange-stock-of = Stock of { $company }
stock-exchange-exchange-a-stock = Exchange a stock
stock-exchange-take-the-exchange-back = Take the exchange back
stock-exchange-held-ordered = { $good }, { $held } held, { $ordered } ordered
stock-exchange-good-new = { $good }, new
stock-exchange-production-number-good = Production { $number }: { $good }
stock-exchange-production-free = Production { $number }: free
stock-exchange-good-for = Good for { $name }: { $what }
stock-exchange-stock-for = Stock for { $name }: { $what }
stock-exchange-given-in-round = given in round { $number }
stock-exchange-free = free
stock-exchange-a-click-takes-the-order = A click takes the order back
stock-exchange-a-click-takes-the-gift = A click takes the gift back
stock-exchange-a-click-undoes-the-exchange = A click undoes the exchange
stock-exchange-the-envelope-is-sealed = The envelope is sealed
stock-exchange-all-eight-take-effect-together = All eight take effect together, once the last of them is sealed.
stock-exchange-a-click-picks-it-up = A click picks it up as a gift.
stock-exchange-ordered = { $good }, { $count } ordered
stock-exchange-name-company = { $name }, { $company }
stock-exchange-at-this-table = at this table
stock-exchange-good-stock = Good: { $good }. Stock: { $stock }.
stock-exchange-order-four-goods = Order four goods
stock-exchange-click-a-shelf-to-order = Click a shelf to order a crate. To give, click a pigeon-hole and then what goes into it, or drag it there.
stock-exchange-choose-the-gifts = Choose the gifts
stock-exchange-click-a-crate-or-a = Click a crate or a stock, then the pigeon-hole it goes to. What is held and what is ordered now can both be given.
stock-exchange-ready-to-be-sealed = Ready to be sealed
stock-exchange-everything-can-still-be-changed = Everything can still be changed: a click takes a thing back.
stock-exchange-who-gets-it-click-a = Who gets it? Click a pigeon-hole that is lit.
stock-exchange-who-gets-this-stock-click = Who gets this stock? Click a pigeon-hole that is lit, or exchange it for garnets.
stock-exchange-an-exchange = An exchange
stock-exchange-which-foreign-stock-is-turned = Which foreign stock is turned into one of your own?
stock-exchange-a-good-as-a-gift = A good as a gift
stock-exchange-which-good-goes-there-click = Which good goes there? Click a crate that is lit.
stock-exchange-a-stock-as-a-gift = A stock as a gift
stock-exchange-which-stock-goes-there-click = Which stock goes there? Click one of the fan.

## The end of a game of Stock Exchange, each score unfolded to its rule (S9).
stock-exchange-company-count-at-amount = { $company }: { $count } at { $amount }
stock-exchange-the-highest-score-2-tokens = The highest score: 2 tokens of life and 3 garnets (ruling S9).
stock-exchange-garnets-won = { $count ->
    [one] { $count } garnet (ruling S9)
   *[other] { $count } garnets (ruling S9)
}
stock-exchange-the-lowest-score-elimination-candidate = the lowest score: elimination candidate (ruling S9)

## The scene of the desk: everything painted on it, made to agree with the form.
stock-exchange-the-notebook-of = The notebook of { $name }

## The warehouse: what is held of every good, what is ordered, and what it is worth.
stock-exchange-warehouse-and-orders = Warehouse and orders
stock-exchange-held = held
stock-exchange-shelves-ordered = ordered
stock-exchange-what-one = ± what one
stock-exchange-more-brings = more brings

## The strip across the desk: production, what arrived this morning, and the garnets.
stock-exchange-production-four-goods-in-any = Production: four goods, in any mix
stock-exchange-arrived-this-morning = Arrived this morning
stock-exchange-what-arrives-each-seat-sees = What arrives, each seat sees alone.
stock-exchange-nothing-yet-gifts-come-at = Nothing yet: gifts come at the start of rounds 2 and 3.
stock-exchange-nothing-came-in-this-time = Nothing came in this time.
stock-exchange-nobody-knows-who-sent-them = Nobody knows who sent them. They may go out again now.
stock-exchange-two-garnets-turn-one-foreign = Two garnets turn one foreign stock into your own
stock-exchange-turned-into-own = turned into own
stock-exchange-pick-a-stock = Pick a stock

## The table of Stock Exchange: desk, form, keys and choices bound together (see `GameTable`).
stock-exchange-step-back-or-on = Step back, or on
stock-exchange-read-another-company = Read another company
stock-exchange-watch-the-audit-again = Watch the audit again
stock-exchange-walk-over-the-desk = Walk over the desk
stock-exchange-order-pick-up-put-down = Order, pick up, put down, seal
stock-exchange-give-to-this-pigeon-hole = Give to this pigeon-hole
stock-exchange-notebook = Notebook
stock-exchange-everything-that-is-known-here = Everything that is known here, round by round (N)

## What resources, companies and money are called.
stock-exchange-book = Book
stock-exchange-coal = Coal
stock-exchange-diamond = Diamond
stock-exchange-emerald = Emerald
stock-exchange-gold = Gold
stock-exchange-iron = Iron
stock-exchange-magnet = Magnet
stock-exchange-meteor = Meteor
stock-exchange-mushroom = Mushroom
stock-exchange-oil = Oil
stock-exchange-prize-token = Prize token
stock-exchange-silver = Silver
stock-exchange-water = Water
stock-exchange-anchor-shipping = Anchor Shipping
stock-exchange-bell-foundry = Bell Foundry
stock-exchange-crown-mills = Crown Mills
stock-exchange-dial-clockworks = Dial Clockworks
stock-exchange-elm-timber = Elm Timber
stock-exchange-flame-gas = Flame Gas
stock-exchange-gear-works = Gear Works
stock-exchange-hive-provisions = Hive Provisions
stock-exchange-money = ${ $amount }
stock-exchange-thousands-and-a-half = { $whole }.5k
stock-exchange-thousands = { $whole }k
stock-exchange-between-thousands = ,
stock-exchange-1k-per-kind = $1k per kind
stock-exchange-3k = −$3k
stock-exchange-5k-risky = $5k, risky
stock-exchange-1k-shields = $1k, shields
stock-exchange-25k-most = $25k, most
stock-exchange-2k = $2k
stock-exchange-3k-if-even = $3k if even
stock-exchange-20k-or-none = $20k or none
stock-exchange-6k-kinds = $6k − kinds
stock-exchange-5k-others = $5k − others
stock-exchange-0-mission = $0, mission
stock-exchange-15k-top-two = $15k, top two
stock-exchange-2k-pairs = $2k × pairs
stock-exchange-1-000-for-every-kind = $1,000 for every kind of good that the company holds, books among them.
stock-exchange-costs-3-000-it-cant = Costs $3,000. It can't be ordered: it is what diamonds turn to when three companies or more make some in one round.
stock-exchange-5-000-each-but-if = $5,000 each; but if three companies or more make diamonds in a round, all of that round turn to coal.
stock-exchange-1-000-each-with-one = $1,000 each. With one of them, no piece counts for less than −$1,000.
stock-exchange-25-000-for-each-of = $25,000 for each of the companies with the most gold, once, however much it is.
stock-exchange-2-000-each-come-what = $2,000 each, come what may.
stock-exchange-3-000-each-if-the = $3,000 each if the company holds an even number, else nothing.
stock-exchange-20-000-each-if-all = $20,000 each if all else sums up to zero or less, else nothing.
stock-exchange-6-000-each-less-1 = $6,000 each, less $1,000 for every other kind that the company holds.
stock-exchange-5-000-each-less-2 = $5,000 each, less $2,000 for every other company with oil.
stock-exchange-worth-nothing-but-five-made = Worth nothing; but five made by all together add $10 to the prize pool.
stock-exchange-15-000-for-each-of = $15,000 for each of the companies with the most silver, and with the second most.
stock-exchange-with-any-2-000-for = With any, $2,000 for every company that ends with two or more, one's own too.

## The words of Stock Exchange: what is asked, what happened, why not, how a score came about.
stock-exchange-the-audit = The audit
stock-exchange-round-of = Round { $number } of { $all }
stock-exchange-led-by = { $company }, led by { $name }
stock-exchange-order-four-goods-lay-gifts = Order four goods, lay gifts into the pigeon-holes, and seal the envelope.
stock-exchange-seal = Seal: { $goods }
stock-exchange-order = Order { $goods }.
stock-exchange-exchange-for-own-stocks = Exchange { $companies } for own stocks.
stock-exchange-give = Give { $gifts }.
stock-exchange-no-envelope-is-in-yet = no envelope is in yet
stock-exchange-of-8-envelopes-are-in = { $count ->
    [one] { $count } of 8 envelopes is in
   *[other] { $count } of 8 envelopes are in
}
stock-exchange-name-things = { $name }: { $things }
