## Why something cannot be done in Stock Exchange, with the rule in words.
stock-exchange-refused-not-this-seats-decision = This envelope is sealed, so nothing can be changed now.
stock-exchange-refused-game-is-over = The game is over.
stock-exchange-refused-own-stocks-are-not-exchanged = That is already a share of your own company. Garnets turn another company's share into one of yours (ruling S5).
stock-exchange-refused-the-exchanged-stock-is-not-held = You have no such share left to exchange (ruling S5).
stock-exchange-refused-an-exchange-costs-two-garnets = An exchange costs two garnets, and you have fewer left (ruling S5).
stock-exchange-refused-four-resources-are-produced = A company makes exactly four resources a round. To change one, click it in its slot, then choose another.
stock-exchange-refused-coal-cannot-be-produced = You can't order coal. Diamonds turn to coal when three or more companies make some in one round (ruling S4).
stock-exchange-refused-there-is-no-such-company = There is no such company (ruling S1).
stock-exchange-refused-two-resources-are-given = In rounds 1 and 2 you give a resource to exactly two players (ruling S3). To choose another player, take one of the gifts back first.
stock-exchange-refused-two-stocks-are-given = In rounds 1 and 2 you give a share to exactly two players (ruling S3). To choose another player, take one of the gifts back first.
stock-exchange-refused-three-resources-are-given = In round 3, give a resource to each of the three players who have had none from you (ruling S3).
stock-exchange-refused-three-stocks-are-given = In round 3, give a share to each of the three players who have had none from you (ruling S3).
stock-exchange-refused-that-seat-has-had-its-gift = You have already given this player a gift of this kind (ruling S3).
stock-exchange-refused-a-seat-gets-one-resource-at-a-time = Give each player at most one resource (ruling S3).
stock-exchange-refused-a-seat-gets-one-stock-at-a-time = Give each player at most one share (ruling S3).
stock-exchange-refused-gifts-go-to-other-seats = Gifts go to other players (ruling S3).
stock-exchange-refused-there-is-no-such-seat = There is no such player.
stock-exchange-refused-the-given-resource-is-not-at-hand = You have none to give. Give what is in your warehouse or on order this round (ruling S2).
stock-exchange-refused-the-given-stock-is-not-held = You have no such share left to give (ruling S2).
stock-exchange-refused-coal-of-this-round-cannot-be-given = You can give only coal you already had, not coal that this round makes (ruling S4).
stock-exchange-refused-no-fresh-diamond-is-left = You have no diamond from this round's order left to give (ruling S4).
stock-exchange-refused-only-diamonds-are-called-fresh = Only diamonds can be marked as made this round (ruling S4).

## The audit on the screen: plays by itself, can be stepped, turned back, skipped and read.
stock-exchange-step-back = Previous
stock-exchange-step = Next
stock-exchange-next-page = Next page
stock-exchange-watch-again = Watch again
stock-exchange-read-this-statement = Read this company's statement

## The open ledger of the audit: a company's statement, and what each company earned.
stock-exchange-led-by-resources-held = led by { $name } · { $count } resources
stock-exchange-audited = AUDITED
stock-exchange-earned-for-each-share = Earned per share
stock-exchange-audit-book-watch-again = Watch again
stock-exchange-what-each-company-earned = What each company earned
stock-exchange-of = { $done } of { $all }

## The table of pay-outs: what each seat's stocks pay (S9).
stock-exchange-shares-pay-out = Shares pay out
stock-exchange-paid-out = paid out

## The places of the audit: scores, awards and elimination candidates (S9), the mission (S10).
stock-exchange-places = Results
stock-exchange-when-all-shares-have-paid = Revealed once all shares have paid, last place first
stock-exchange-between-them = { $any ->
    [yes] { $amount } between them
   *[no] Nothing between them
}
stock-exchange-elimination-candidate = elimination candidate

## How each line of a company's statement came about, and each pay-out, in words (S6 to S9).
stock-exchange-shielded = { $good }, protected
stock-exchange-becomes-1-000 = −$1,000, not { $each }
stock-exchange-at = { $held } at { $each }
stock-exchange-each-hangs-on = { $good ->
    [mushroom] { $count ->
        [one] { $count } other kind
       *[other] { $count } other kinds
    }
    [oil] { $count ->
        [one] { $count } other with oil
       *[other] { $count } others with oil
    }
   *[book] { $count ->
        [one] { $count } kind
       *[other] { $count } kinds
    }
}
stock-exchange-an-odd-number = an odd number
stock-exchange-an-even-number = an even number
stock-exchange-the-most-there-is = highest count: { $most }
stock-exchange-the-most-there-is-not = highest count: { $most }, not here
stock-exchange-companies-with-two-or-more = companies with two or more: { $count }
stock-exchange-the-second-most = second highest: { $second }
stock-exchange-the-most-is-the-second = highest { $most }, second highest { $second }
stock-exchange-at-all-else-came-to = { $held } at { $each }; the rest: { $sum }
stock-exchange-all-else-came-to-above = the rest came to { $sum }, above zero

## The cabinet of gifts: for each other seat a hole for a good, one for a stock, and its plate.
stock-exchange-gifts-for-the-other-seats = Gifts
# All books lie open: the game is over, and somebody looks back.
stock-exchange-what-the-others-hold = What the other players hold
stock-exchange-holds-resources = resources
stock-exchange-holds-shares = shares
stock-exchange-resource = resource
stock-exchange-share = share
stock-exchange-round = round { $number }
stock-exchange-may-give = open
stock-exchange-new = new
stock-exchange-one-share = one share

## What is left to decide, part by part, in words.
stock-exchange-none = none
stock-exchange-part = { $part ->
    [produce] Production
    [resources] Resource gifts
    [stocks] Share gifts
   *[exchange] Garnet exchange
}
stock-exchange-not-ready-missing = Missing: { $left }
stock-exchange-not-ready-choices-left = { $count } choices left
stock-exchange-to-produce = { $count } to order
stock-exchange-to-give = { $gifts } to give
stock-exchange-not-ready-wrong = Not ready: { $wrong }
stock-exchange-to-change = { $count ->
    [one] { $count } gift to replace
   *[other] { $count } gifts to replace
}
stock-exchange-count-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
stock-exchange-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}

## The envelope that takes the submission, with what is left to decide written on it.
stock-exchange-round-number-company = Round { $number }, { $company }
stock-exchange-of-envelopes-are-in = { $count } of { $all } envelopes in

## How the lobby knows Stock Exchange.
stock-exchange-eight-companies-three-rounds = eight companies, three rounds

## The desk pad with the fan of share certificates.
stock-exchange-the-shares-lie-face-down = Shares stay face down until someone looks
stock-exchange-your-shares-in-hand = Your shares: { $count }
stock-exchange-on-the-way = , { $count } on the way
stock-exchange-on-the-tags-what-a = tags: likely pay-out

## What goods and shares would bring as things look now, from what this seat knows, in words.
stock-exchange-one-more-about-as-things = One more is worth about { $gain } right now.
stock-exchange-one-more-about-as-things-look = One more is worth about { $gain } right now, mostly { $low } to { $high }.
    .short = One more is worth about { $gain } right now.
stock-exchange-before-decimals = .
stock-exchange-hangs-on = { $good ->
    [book] Kinds then: { $fact }.
    [mushroom] Other kinds: { $fact }.
    [oil] Others with oil: { $fact }.
    [gold] Others' most: { $fact }.
    [silver] Others' second most: { $fact }.
    [water] Others with two: { $fact }.
    [diamond] Turns to coal: { $fact }.
   *[meteor] The rest: { $fact }.
}

## What happened in Stock Exchange, in plain sentences.
stock-exchange-sealed-an-envelope = { $name } sealed an envelope.
stock-exchange-all-envelopes-of-round-are = All envelopes of round { $number } take effect.
stock-exchange-round-begins = Round { $number } begins.
stock-exchange-exchanged-for-own = Exchanged for shares of your own: { $companies }
stock-exchange-made = Made: { $goods }
stock-exchange-the-diamonds-of-this-round = The diamonds of this round turned to coal.
stock-exchange-nothing-arrived = Nothing arrived.
stock-exchange-arrived = Arrived: { $things }
stock-exchange-is-paid = { $name } is paid { $amount }
stock-exchange-earned = { $company } earned { $amount }
stock-exchange-prize-mission-prize-tokens-made = Prize mission: { $tokens } prize tokens made, ${ $pool } for the pool
stock-exchange-prize-mission-prize-tokens-made-five = { $tokens ->
    [one] Prize mission: { $tokens } prize token made, five were needed
   *[other] Prize mission: { $tokens } prize tokens made, five were needed
}
stock-exchange-shares-of = { $count ->
    [one] a share of { $company }
   *[other] { $count } shares of { $company }
}

## The private notebook, opened over the desk.
stock-exchange-a-click-n-or-esc = click, N or Esc to close

## What the private notebook holds: nothing but what this seat knows (S11), round by round.
stock-exchange-round-number = Round { $number }
stock-exchange-nothing = nothing
stock-exchange-note =
    { $head ->
        [arrived] Arrived
        [now] Now
        [exchanged] Exchanged
        [made] Made
        [diamonds] Diamonds
        [resources-given] Resources given
        [shares-given] Shares given
        [warehouse] Warehouse
        [shares] Shares
        [owed-resource] Still to receive a resource
       *[owed-share] Still to receive a share
    }
stock-exchange-the-envelope-is-open = the envelope is open
stock-exchange-for-own = { $companies } for shares of your own
stock-exchange-diamonds-fate =
    { $fate ->
        [coal] turned to coal
       *[kept] did not turn to coal
    }
stock-exchange-to = { $thing } to { $name }
stock-exchange-nobody = nobody
stock-exchange-garnets = Garnets
stock-exchange-how-things-stand = How things stand

## Stock Exchange's option at a new table: how many garnets each seat starts with (S5).
stock-exchange-garnets-for-each-seat = Garnets per player
stock-exchange-no-garnets-no-exchanges = No garnets, no exchanges.
stock-exchange-enough-to-exchange-shares = { $count ->
    [one] Enough to turn one share of another company into one of your own.
   *[other] Enough to turn { $count } shares of other companies into your own.
}

## The choices under the envelope: of the form, of the notebook, of the audit.
stock-exchange-undo = Undo
stock-exchange-nothing-has-been-changed-yet = Nothing has been changed yet.
stock-exchange-shut-the-notebook = Close the notebook
stock-exchange-seal-the-envelope = Seal the envelope
stock-exchange-not-ready-to-seal = Not ready to seal. Missing: { $left }.

## What the places of the desk are called, and what is told beside the slots about them.
stock-exchange-share-of = Share of { $company }
stock-exchange-exchange-a-share = Exchange a share
stock-exchange-undo-the-exchange = Undo the exchange
stock-exchange-held-ordered = { $good }, { $held } held, { $ordered } ordered
stock-exchange-resource-new = { $good }, new
stock-exchange-production-number = Production { $number }: { $good }
stock-exchange-production-free = Production { $number }: free
stock-exchange-gift-for = { $kind ->
    [goods] Resource for { $name }: { $what }
   *[stock] Share for { $name }: { $what }
}
stock-exchange-given-in-round = given in round { $number }
stock-exchange-free = none yet
stock-exchange-not-there = { $what }, not there to give
stock-exchange-a-click-takes-the-order = Click to take the order back
stock-exchange-a-click-takes-the-gift = Click to take the gift back
stock-exchange-a-click-undoes-the-exchange = Click to undo the exchange
stock-exchange-a-click-picks-it-up = Click to pick it up as a gift.
stock-exchange-ordered = { $good }, { $count } ordered
stock-exchange-name-company = { $name }, { $company }
stock-exchange-resource-and-share = Your gifts. Resource: { $good }. Share: { $stock }.
stock-exchange-missing = { $kind ->
    [share] Missing: share of { $what }
   *[good] Missing: { $what }
}
stock-exchange-more-is-given = { $kind ->
    [share] You give more than you have. Click the gift in the red frame to take it back.
   *[good] You give more than there is. Order it again, or click the gift in the red frame to take it back.
}
stock-exchange-in-hand-next = { $kind ->
    [good] Who gets it? Pick a highlighted pigeonhole.
    [share] Who gets it? Pick a highlighted pigeonhole, or exchange it.
    [kept] Who gets it? Pick a highlighted pigeonhole.
    [swap] Which share do you want to turn into one of your own?
    [nothing] You have no resource to give yet. Click the pigeonhole again to cancel, then order some.
    [goods] Which resource goes here? Pick a highlighted crate.
   *[stock] Which share goes here? Pick one from the fan.
}
stock-exchange-in-hand = { $kind ->
    [swap] Garnet exchange
    [goods] A resource as a gift
   *[stock] A share as a gift
}

## The end of a game of Stock Exchange, each score unfolded to its rule (S9).
stock-exchange-company-count-at-amount = { $company }: { $count } at { $amount }
stock-exchange-token-of-life = token of life
stock-exchange-garnet = garnet
stock-exchange-s6-is-a-ruling = (S6): a ruling
stock-exchange-the-highest-score-2-tokens = the highest score: 2 tokens of life and 3 garnets
    .short = 2 tokens of life, 3 garnets
stock-exchange-garnets-won = { $count ->
    [one] { $count } garnet
   *[other] { $count } garnets
}
stock-exchange-the-lowest-score-elimination-candidate = the lowest score: elimination candidate
    .short = the lowest score

## The scene of the desk: everything painted on it, made to agree with the form.
stock-exchange-the-notebook-of = { $name }'s notebook

## The warehouse: what is held of every good, what is ordered, and what it is worth.
stock-exchange-warehouse-and-orders = Warehouse
stock-exchange-held = held
stock-exchange-shelves-ordered = ordered
stock-exchange-changed = changed
stock-exchange-what-one = ± one more

## The strip across the desk: production, what arrived this morning, and the garnets.
stock-exchange-production-four-resources = Production
stock-exchange-arrived-this-morning = Arrived this morning
stock-exchange-only-you-see-what-you-receive = Only you can see what you receive.
stock-exchange-desk-title =
    { $what ->
        [bystander] Eight envelopes, eight poker faces
        [sealed] The envelope is sealed
        [order] Order four, in any mix
        [gifts] Choose the gifts
       *[ready] Ready to seal
    }
stock-exchange-desk-advice =
    { $what ->
        [bystander] Everyone orders four resources and gives gifts away. All eight take effect together, once the last is sealed.
        [sealed] All eight take effect together, once the last of them is sealed.
        [order] Click a shelf for each crate.
        [gifts] Click a crate or a share, then a pigeonhole, or drag it there.
       *[ready] Click anything to take it back.
    }
stock-exchange-garnets-stay-secret = Two garnets turn a share into one of your own; who spends any stays secret
stock-exchange-shelves-watched = below each: what it pays in the end
stock-exchange-nothing-yet-gifts-come-at = Nothing yet. Gifts come at the start of rounds 2 and 3.
stock-exchange-nothing-came-in-this-time = No post today.
stock-exchange-nobody-knows-who-sent-them = Senders stay secret.
stock-exchange-may-be-given-away-now = You may give them away now.
stock-exchange-your-diamonds = { $fate ->
    [coal] Your diamonds turned to coal.
   *[kept] Your diamonds stayed diamonds.
}
stock-exchange-two-garnets-turn-one-foreign = Two turn a share into your own
stock-exchange-turned-into-own = turned into your own
stock-exchange-pick-a-share = Pick a share

## The table of Stock Exchange: desk, form, keys and choices bound together (see `GameTable`).
stock-exchange-previous-or-next-line = Previous or next line
stock-exchange-read-another-company = Read another company's statement
stock-exchange-watch-the-audit-again = Watch the audit again
stock-exchange-move-around-the-desk = Move around the desk
stock-exchange-order-pick-up-put-down = Choose, pick up, put down or seal
stock-exchange-give-to-this-pigeon-hole = Give to this pigeonhole
stock-exchange-notebook = Notebook
stock-exchange-everything-that-is-known-here = Everything you know, round by round (N)

## What resources, companies and money are called.
stock-exchange-resource-name = { $good ->
    [book] Book
    [coal] Coal
    [diamond] Diamond
    [emerald] Emerald
    [gold] Gold
    [iron] Iron
    [magnet] Magnet
    [meteor] Meteor
    [mushroom] Mushroom
    [oil] Oil
    [prize] Prize token
    [silver] Silver
   *[water] Water
}
stock-exchange-company = { $company ->
    [anchor] Anchor Shipping
    [bell] Bell Foundry
    [crown] Crown Mills
    [dial] Dial Clockworks
    [elm] Elm Timber
    [flame] Flame Gas
    [gear] Gear Works
   *[hive] Hive Provisions
}
stock-exchange-thousands-and-a-half = { $whole }.5k
stock-exchange-thousands = { $whole }k
stock-exchange-hint = { $good ->
    [book] $1k for each kind held
    [coal] −$3k each
    [diamond] $5k each; coal if 3 make it
    [emerald] $1k; nothing below −$1k
    [gold] $25k if you have the most
    [iron] $2k each
    [magnet] $3k each, if even in number
    [meteor] $20k each if the rest is ≤ $0
    [mushroom] $6k, less $1k per other kind
    [oil] $5k, less $2k per oil rival
    [prize] $0, but counts as a kind
    [silver] $15k if most or second most
   *[water] $2k per firm with 2 or more
}
    .short = { $good ->
        [book] $1k per kind
        [coal] −$3k each
        [diamond] $5k, risky
        [emerald] $1k, no loss
        [gold] $25k, most
        [iron] $2k each
        [magnet] $3k if even
        [meteor] $20k or $0
        [mushroom] $6k − kinds
        [oil] $5k − others
        [prize] $0, mission
        [silver] $15k, top 2
       *[water] $2k × firms
    }
stock-exchange-worth = { $good ->
    [book] $1,000 for every kind of resource that the company holds, books included.
    [coal] Costs $3,000. You can't order it, but diamonds turn to coal when three or more companies make some in one round.
    [diamond] $5,000 each; but if three or more companies make diamonds in a round, all diamonds of that round turn to coal.
    [emerald] $1,000 each. If you have any, nothing counts below −$1,000.
    [gold] A flat $25,000 for each company with the most gold, however many share it.
    [iron] $2,000 each, come what may.
    [magnet] $3,000 each if the company holds an even number, else nothing.
    [meteor] $20,000 each if everything else adds up to zero or less, else nothing.
    [mushroom] $6,000 each, less $1,000 for every other kind that the company holds.
    [oil] $5,000 each, less $2,000 for every other company with oil.
    [prize] Pays nothing itself, but is one more kind for books. Five made in all add $10 to the prize pool.
    [silver] A flat $15,000 for each company with the most silver or the second most.
   *[water] If you have any: $2,000 for every company that ends with two or more, including your own.
}

## The words of Stock Exchange: what is asked, what happened, why not, how a score came about.
stock-exchange-all-look-the-audit = All eyes on the last envelopes
stock-exchange-all-look-coal = { $count ->
    [one] One diamond turned to coal
   *[other] { $count } diamonds turned to coal
}
stock-exchange-held-together = { $good } { $count }
stock-exchange-envelopes-open = Round { $number } of { $all } · the envelopes are open · nothing to choose
stock-exchange-good-to = { $good } to { $name }
stock-exchange-share-to = { $company } share to { $name }
stock-exchange-in-all-stores = What all eight companies hold
stock-exchange-legend-goods = resources given
stock-exchange-legend-shares = shares given
stock-exchange-legend-made = made
stock-exchange-has-sealed = { $name } has sealed
stock-exchange-the-audit = The audit
stock-exchange-fill-your-envelope = Fill your envelope
stock-exchange-round-of = Round { $number } of { $all }
stock-exchange-led-by = { $company }, led by { $name }
stock-exchange-seal = Seal: { $goods }
stock-exchange-order = Order { $goods }.
stock-exchange-exchange-for-own-shares = { $count ->
    [one] Exchange a share of { $companies }.
   *[other] Exchange shares of { $companies }.
}
stock-exchange-give = Gifts for { $gifts }.
stock-exchange-of-8-envelopes-are-in = { $count ->
    [0] no envelope is in yet
    [one] { $count } of 8 envelopes in
   *[other] { $count } of 8 envelopes in
}
stock-exchange-name-things = { $name }: { $things }
stock-exchange-a-share = { $company } share

## The desk of Stock Exchange in words, place by place: what is read aloud.
stock-exchange-outline-sealed = envelope is in
stock-exchange-outline-stack = { $held } held, { $ordered } ordered
stock-exchange-outline-change = changed by { $change } since the last round
stock-exchange-outline-one-more = one more: { $gain }
stock-exchange-outline-paid = { $amount } for { $shares }
## The course of a game: its lines, and what it turned on.
stock-exchange-chart-title =
    { $kind ->
        [earnings] What an audit would have found, per share
        [goods] Resources, round by round
       *[score] What shares would have paid
    }
stock-exchange-chart-short =
    { $kind ->
        [earnings] Earnings
        [goods] Resources
       *[score] Pay-out
    }
stock-exchange-sign = { $kind ->
    [fizzle] diamond to coal
    [share] share given
   *[gift] gift
}
stock-exchange-own-coal =
    { $count ->
        [one] Your diamond is coal now. Too many others made some.
       *[other] Your { $count } diamonds are coal now. Too many others made some.
    }
stock-exchange-moment =
    { $kind ->
        [fizzle] { $count ->
            [one] One diamond turned to coal, because { $other } made some.
           *[other] { $count } diamonds turned to coal, because { $other } made some.
        }
        [share] { $way ->
            [gain] { $name } gave { $other } a share of { $thing }: it paid { $amount }.
           *[loss] { $name } gave { $other } a share of { $thing }: it cost { $amount }.
        }
       *[gift] { $way ->
            [gain] A gift from { $name } ({ $thing }) earned { $other }'s company { $amount } a share.
           *[loss] A gift from { $name } ({ $thing }) cost { $other }'s company { $amount } a share.
        }
    }
stock-exchange-figure =
    { $kind ->
        [produced] { $thing } made
       *[exchanged] Shares exchanged
    }

## Why a submission is good or risky, in a hint or a puzzle; numbers come from worlds that fit.
stock-exchange-why-makes = { $sure ->
    [yes] { $good }: adds { $gain }.
   *[no] { $good }: adds { $gain } on average, mostly { $low } to { $high }.
}
stock-exchange-why-may-lose = { $good } costs you at least { $loss } if things go badly.
stock-exchange-why-may-fail = the diamonds turn to coal in { $percent }% of imagined games.
stock-exchange-why-own = { $better ->
    [yes] The exchange pays about { $own } in your own shares instead of { $others }.
   *[no] the exchange pays about { $own } in own shares instead of { $others }.
}
stock-exchange-why-gives = { $name } gets a share of { $company } that pays about { $amount }.

## What wins and what ends the game, on the table always.
stock-exchange-aim = Best-paying shares win

## The newspaper over the audit's book when the first place falls; and own diamonds that have fizzled.
stock-exchange-audit-title =
    { $what ->
        [anchor] Anchor weighs in at { $total }
        [bell] The bell tolls { $total }
        [crown] The crown sits at { $total }
        [dial] The dial points to { $total }
        [elm] The elm has grown to { $total }
        [flame] The flame burns { $total } high
        [gear] In top gear at { $total }
       *[hive] The hive brings in { $total }
    }
stock-exchange-cue-line =
    { $way ->
        [tied] { $name }, tied for first.
       *[ahead] { $name }, by { $gap }.
    }
stock-exchange-cue-title = Carbon after all
stock-exchange-cue-bill =
    { $count ->
        [one] a diamond, now coal
       *[other] { $count } diamonds, now coal
    }
stock-exchange-distinction = { $id ->
    [gift] A thoughtful gift
    [majority] Quiet majority
   *[unmoved] Unmoved
}
stock-exchange-distinction-how = { $id ->
    [gift] Stock Exchange: give a company a resource that costs it $3,000 or more, and hold none of its shares.
    [majority] Stock Exchange: end with four or more shares of another company, the one that earned most.
   *[unmoved] Stock Exchange: win without spending a garnet.
}
stock-exchange-distinction-line = { $id ->
    [gift] It's the thought that counts.
    [majority] Nobody saw you come in.
   *[unmoved] They suit you better than the shares did.
}
