## A person's book: bests, distinctions, medals.
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
