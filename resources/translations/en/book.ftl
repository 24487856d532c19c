## A person's book: bests, distinctions, medals.
book-heading = { $name }'s book
book-open = Book
book-profile = Profile
book-note = What you have done, what you have not, and what it would take. A game with more than one hint doesn't count here.
book-distinctions = Distinctions
book-count = { $had } of { $all }
book-alone = NYSE alone
book-run = { $now ->
    [0] No run at the moment
    [one] One win
   *[other] { $now } wins in a row
}
book-best-run = the longest was { $best }
book-no-run = no game won yet
book-not-yet = not yet
book-when = { $alone ->
    [yes] { $date }, alone
   *[no] { $date }, against { $who }
}
book-look-back = Look back
book-mark = your mark: { $amount }
book-medal-at = { $medal ->
    [bronze] Bronze at { $amount }
    [silver] Silver at { $amount }
   *[gold] Gold at { $amount }
}
# Over a hill: how often bots of this kind make each amount.
book-hill = { $level ->
    [casual] casual bots
   *[shrewd] shrewd bots
}
book-new = { $own ->
    [yes] { $more ->
        [0] A seal for your book: { $name }
        [one] A seal for your book: { $name }, and one more
       *[other] A seal for your book: { $name }, and { $number } more
    }
   *[no] { $more ->
        [0] A seal for the book of { $person }: { $name }
        [one] A seal for the book of { $person }: { $name }, and one more
       *[other] A seal for the book of { $person }: { $name }, and { $number } more
    }
}
book-new-several = { $more ->
    [one] Seals for the books of { $people }: { $name }, and one more
   *[other] Seals for the books of { $people }: { $name }, and { $number } more
}
book-distinction = { $id ->
    [bell] Opening bell
    [ground] Ground floor
    [rungs] Rung by rung
    [shrewder] Shrewder
    [boxes] All four boxes
    [whisker] By a whisker
    [cellar] From the cellar
    [doubt] Never in doubt
   *[par] The day's par
}
book-distinction-how = { $id ->
    [bell] Finish a game.
    [ground] Win against at least two bots, all of them casual or better.
    [rungs] Win at least once against tables whose weakest bot had each of the six levels.
    [shrewder] Win without a hint against at least two shrewd bots.
    [boxes] Win each of the four games at least once.
    [whisker] Win by the least there is: tied in money at NYSE, by $1 at Portfolio, by $10 at Exchange, by $1,000 or less at Stock Exchange.
    [cellar] Win NYSE, Portfolio or Exchange after being alone in last place at half-time.
    [doubt] Win NYSE, Portfolio or Exchange, alone in the lead from half-time to the end.
   *[par] Reach the par of the day at three of the four games, on any days.
}
book-distinction-line = { $id ->
    [bell] It rang, and you were there.
    [ground] Mind your head.
    [rungs] The air is excellent.
    [shrewder] They asked how.
    [boxes] The lids no longer fit.
    [whisker] It was never in doubt, afterwards.
    [cellar] The view improves with the stairs.
    [doubt] The others would like to speak to the manager.
   *[par] The Gazette regrets the error.
}
