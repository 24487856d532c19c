## A person's book: bests, distinctions, medals.
book-heading = { $name }'s book
book-open = Book
book-profile = Profile
book-note = What you have done, what you have not, and what it would take.
book-distinctions = Distinctions
book-count = { $had } of { $all }
book-best = best
book-won = won of played
book-beaten = levels beaten
book-alone = NYSE alone
book-run = { $now ->
    [0] No run at the moment
    [one] One win
   *[other] { $now } wins in a row
}
book-best-run = the longest was { $best }
book-no-run = no game won yet
book-next = beat { $level } bots next
book-is-beaten = { $level } bots beaten
book-all-beaten = all levels beaten
book-had = { $name }: had on { $date }
book-not-had = { $name }: not yet
book-when = { $date }, against { $who }
book-when-alone = { $date }, alone
book-counting = Older games are being read …
book-look-back = Look back
book-mark = your best: { $amount }
book-medal = { $medal ->
    [bronze] Bronze
    [silver] Silver
   *[gold] Gold
}
book-away = { $medal } is { $amount } away
book-medal-at = { $medal } at { $amount }
book-most-bots = most bots
book-shrewd = shrewd bots
book-new = { $more ->
    [0] A seal for your book: { $name }
    [one] A seal for your book: { $name }, and one more
   *[other] A seal for your book: { $name }, and { $number } more
}
book-new-of = { $more ->
    [0] A seal for the book of { $person }: { $name }
    [one] A seal for the book of { $person }: { $name }, and one more
   *[other] A seal for the book of { $person }: { $name }, and { $number } more
}
book-name = { $id ->
    [bell] Opening bell
    [ground] Ground floor
    [rungs] Rung by rung
    [shrewder] Shrewder
    [boxes] All four boxes
    [whisker] By a whisker
    [cellar] From the cellar
    [doubt] Never in doubt
    [step] Mind the step
    [irony] Irony
    [crop] One-crop economy
    [one-five] In at one, out at five
    [hostile] Hostile, but polite
    [paid] Paid for itself
    [poor] From the poorhouse
    [shut] Both ends shut
    [pop] Pop
    [music] Out before the music
    [cash] Cash is a position
    [lobbyist] The lobbyist's friend
    [gift] A thoughtful gift
    [majority] Quiet majority
   *[unmoved] Unmoved
}
book-how = { $id ->
    [bell] Finish a game.
    [ground] Win against at least two bots, all of them casual or better.
    [rungs] Win at least once against tables whose weakest bot had each of the six levels.
    [shrewder] Win without a hint against at least two shrewd bots.
    [boxes] Win each of the four games at least once.
    [whisker] Win by the least there is: level in money at NYSE, by $1 at Portfolio, by $10 at Exchange, by $1,000 or less at Stock Exchange.
    [cellar] Win NYSE, Portfolio or Exchange after being alone in last place at half-time.
    [doubt] Win NYSE, Portfolio or Exchange, alone in the lead from half-time to the end.
    [step] NYSE: crash a colour you hold none of, while at least two others hold two or more.
    [irony] NYSE: win, although a colour crashed while you held three or more of it.
    [crop] NYSE: win with at least half of your money, and $12M or more, in one colour.
    [one-five] NYSE: win holding a colour that you first took at $1M and that ends at $5M.
    [hostile] Portfolio: acquire three portfolios in one game.
    [paid] Portfolio: keep an acquired portfolio to the end and collect three times what it cost.
    [poor] Portfolio: win after drawing by pauper's rule.
    [shut] Portfolio: win with at least three portfolios capped at both ends.
    [pop] Exchange: pop a bubble with your vote, which it needed, while you hold none of that security.
    [music] Exchange: sell four or more of a security that pops or falls by $40 or more in the next round.
    [cash] Exchange: win without a single share at the close.
    [lobbyist] Exchange: have the lobbyist in every round in which anyone can, and at least three times.
    [gift] Stock Exchange: give a company a resource that costs it $3,000 or more, and hold none of its shares.
    [majority] Stock Exchange: end with four or more shares of another company, the one that earned most.
   *[unmoved] Stock Exchange: win without spending a garnet.
}
book-line = { $id ->
    [bell] It rang, and you were there.
    [ground] Mind your head.
    [rungs] The air is excellent.
    [shrewder] They asked how.
    [boxes] The lids no longer fit.
    [whisker] It was never in doubt, afterwards.
    [cellar] The view improves with the stairs.
    [doubt] The others would like to speak to the manager.
    [step] The pit is clearly marked, said the pit.
    [irony] It was meant to be a hedge.
    [crop] What, and diversify?
    [one-five] You may say you knew.
    [hostile] Cards were left at every door.
    [paid] Patience is a kind of violence.
    [poor] The soup was not bad, either.
    [shut] Nothing to see, nothing to extend.
    [pop] A very small pin.
    [music] You had a feeling, and a timetable.
    [cash] The most boring yacht in the harbour.
    [lobbyist] Lunch is on him.
    [gift] It's the thought that counts.
    [majority] Nobody saw you come in.
   *[unmoved] They suit you better than the shares did.
}
