bars = What the move brought
price-title = A price for the day
price-end = That is all of it. Now play a whole game.
price-table-bead = the stand
price-table-title = Your stand
price-table-text = You sell lemonade for { $days ->
    [one] one day
   *[other] { $days } days
}. Yours is worth ${ $quality } more at the end; nobody else knows.
price-set-bead = a price
price-set-title = Set a price
price-set-text = Sell at $2. Click the card, then click it again.
price-set-turn = Your turn: sell at $2
price-set-right-title = $2 it is
price-set-right = Your card says ${ $price }, and lies face down until all have set a price.
price-set-wrong = That was another price. Try $2.
price-sky-bead = the sky
price-sky-title = What will the sun bring?
price-sky-text = { $bruno } sells at ${ $his }, you at ${ $mine }. In the sun you earn your price for each stand that is not cheaper. How much is that?
price-sky-choice = ${ $choice }
price-sky-right = Right. Both stands are at ${ $mine } or above, so you earn twice your price.
price-sky-wrong = Count again: your own stand is one of them, { $bruno }'s is the other.
