## Lemonade. Every id begins with the game's, so that no other game has it.
lemonade-subtitle = a few days of sun or rain
lemonade-day = Day { $day } of { $days }
lemonade-aim = Most money after { $days ->
    [one] one day
   *[other] { $days } days
} wins. Good lemonade counts, too.
lemonade-which-price = Which price today?
lemonade-pick-first = Choose one of the cards first.
lemonade-sell-at = Sell at ${ $price }
lemonade-face-down = Nobody sees it until all have set a price.
lemonade-own-price = ${ $price }
lemonade-has-set = { $name } has set a price
lemonade-weather = The weather
lemonade-priced = { $name } ${ $amount }
lemonade-sold = { $sky ->
    [sun] the sun shines, and every stand sells: { $earned }
   *[rain] it rains, and only the cheapest stands sell: { $earned }
}
lemonade-stand = { $price ->
    [0] ${ $cash } in the till
   *[other] ${ $cash } in the till, sells at ${ $price }
}
lemonade-takings = Takings
lemonade-quality = Quality of the lemonade
lemonade-days = Days
lemonade-refused-no-such-price = A price is $1, $2, $3 or $4 (ruling L1).
lemonade-refused-not-now = That isn't possible now.
lemonade-refused-not-this-seats-decision = You have set your price for today.
lemonade-refused-game-is-over = The game is over.
lemonade-distinction = Squeezed dry
lemonade-distinction-how = Lemonade: win a game.
lemonade-distinction-line = There is a wasp in every till but yours.
