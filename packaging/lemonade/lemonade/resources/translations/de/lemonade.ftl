## Limonade.
lemonade-subtitle = ein paar Tage Sonne oder Regen
lemonade-day = Tag { $day } von { $days }
lemonade-aim = Nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} gewinnt, wer am meisten Geld hat. Auch gute Limonade zählt.
lemonade-which-price = Welcher Preis gilt heute?
lemonade-pick-first = Bitte zuerst eine der Karten wählen.
lemonade-sell-at = Für { $price } $ verkaufen
lemonade-face-down = Niemand sieht ihn, bis alle einen Preis haben.
lemonade-own-price = { $price } $
lemonade-has-set = { $name } hat einen Preis gewählt
lemonade-weather = Das Wetter
lemonade-priced = { $name } { $amount } $
lemonade-sold = { $sky ->
    [sun] die Sonne scheint, und alle Stände verkaufen: { $earned }
   *[rain] es regnet, und nur die billigsten Stände verkaufen: { $earned }
}
lemonade-stand = { $price ->
    [0] { $cash } $ in der Kasse
   *[other] { $cash } $ in der Kasse, verkauft für { $price } $
}
lemonade-takings = Einnahmen
lemonade-quality = Güte der Limonade
lemonade-days = Tage
lemonade-refused-no-such-price = Ein Preis ist 1, 2, 3 oder 4 $ (Entscheidung L1).
lemonade-refused-not-now = Das geht jetzt nicht.
lemonade-refused-not-this-seats-decision = Der Preis für heute steht schon fest.
lemonade-refused-game-is-over = Die Partie ist zu Ende.
lemonade-distinction = Ausgepresst
lemonade-distinction-how = Lemonade: Gewinn eine Partie.
lemonade-distinction-line = In jeder Kasse sitzt eine Wespe, nur nicht in deiner.
