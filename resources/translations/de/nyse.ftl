## Why something cannot be done in NYSE, with the rule in words.
nyse-refused-pile-is-empty = Dieser Stapel ist leer: Hier gibt es nichts mehr zu nehmen oder abzulegen.
nyse-refused-not-this-seats-decision = Jetzt entscheidet jemand anders.
nyse-refused-game-is-over = Das Spiel ist zu Ende.
nyse-refused-nothing-to-answer-now = Ein Zug ist genau eines: Chip nehmen, Spezialchip spielen oder aus dem Nachschub ablegen.
nyse-refused-take-a-chip-or-stop = Ein Aggressives Investment läuft: Chip nehmen oder vorzeitig aufhören (Festlegung N4).
nyse-refused-the-partner-picks-a-chip-to-give = Ein Tausch ist offen: Zuerst wählt der Partner den Chip, den er gibt (Festlegung N5).
nyse-refused-the-given-chip-is-shuffled-in-first = Zuerst wird der gegebene Chip in seinen Stapel gemischt (Festlegung N10).
nyse-refused-a-special-chip-must-be-used = Allein muss ein Spezialchip, der schon vor diesem Zug da war, eingesetzt werden (Festlegung N9).
nyse-refused-the-special-is-played-first = Zuerst wird der Spezialchip gespielt; dann stehen die Stapel offen (Festlegung N4).
nyse-refused-no-such-chip-in-hand = So ein Chip ist nicht auf der Hand.
nyse-refused-that-marker-has-crashed = Dieser Wertmarker ist abgestürzt und aus dem Spiel; ein Spekulativer Markt braucht einen, der noch steht (Festlegung N3).
nyse-refused-no-marker-stands = Alle Wertmarker sind abgestürzt: Es ist keiner mehr zu schieben (Festlegung N3).
nyse-refused-alone-one-takes-both-chips = Allein werden beide Chips genommen, solange der Nachschub reicht (Festlegung N9).
nyse-refused-the-chip-to-give-is-not-in-hand = Gegeben wird ein anderer Chip der Hand; der Tauschchip selbst verlässt das Spiel (Festlegung N5).
nyse-refused-alone-one-swaps-with-the-supply = Allein wird mit einem Stapel des Nachschubs getauscht (Festlegung N10).
nyse-refused-a-swap-needs-another-seat = Ein Tausch braucht einen anderen Platz als Partner (Festlegung N5).
nyse-refused-the-partner-holds-no-such-color = Der Partner hat keinen Chip dieser Farbe. Nach einer anderen fragen (Festlegung N5).
nyse-refused-the-partner-holds-no-chip = Auf dieser Hand ist kein Chip (Festlegung N5).
nyse-refused-the-swap-binds = Die Frage ist beantwortet, darum gilt der Tauschchip als abgelegt: weiterfragen oder auf den Tausch verzichten (Festlegung N5).
nyse-refused-alone-a-swap-is-not-waived = Allein muss getauscht werden: Auf den Tausch kann nicht verzichtet werden (Festlegung N9).
nyse-refused-no-trade-can-follow = Nichts zu tauschen: Dazu gehören ein anderer Chip auf der Hand und ein Stapel, der nicht leer ist (Festlegung N9).
nyse-refused-the-chip-cannot-lie-there = Dort kann der Chip nicht liegen (Festlegung N10).

## The valuation board: tray, columns, discs, perches, the pit.
nyse-the-pit = Die Grube

## How the lobby knows NYSE.
nyse-ten-minutes-of-irony = zehn Minuten Ironie

## The hand rail along the bottom: plate, chips with their markings up or down, and their worth.
nyse-no-chips-yet = Noch keine Chips

## What happened in NYSE, in plain sentences.
nyse-took = { $name } nimmt { $sector }.
nyse-discarded = { $name } legt { $sector } ab
nyse-takes-no-more-chips = { $name } nimmt keine Chips mehr.
nyse-swapped-with = { $name } tauscht mit { $partner }:
nyse-the-chip-given-lies-among = Gegebener Chip nun bei { $sector }.
nyse-played-a-speculative-market = { $name } spielt einen Spekulativen Markt.
nyse-played-an-aggressive-investment = { $name } spielt ein Aggressives Investment.
nyse-played-a-stock-swap = { $name } spielt einen Aktientausch.
nyse-from-the-supply-unseen = aus dem Nachschub, ungesehen
nyse-its-underside-is-plain = Die Unterseite ist leer
nyse-its-underside = Die Unterseite: { $special }
nyse-without-a-trade = ohne Tausch
nyse-gave-got = gibt { $gave }, bekommt { $got }
nyse-gives-takes-from-the-supply = gibt { $give }, nimmt { $want } aus dem Nachschub
nyse-asks-for-offers = bittet { $partner } um { $want }, bietet { $give }
nyse-crashed-worthless-from-now-on = { $sector } ist abgestürzt, von nun an wertlos
nyse-stays-at = { $sector } bleibt bei { $price }
nyse-rose-from-to = { $sector } steigt von { $before } auf { $after }
nyse-fell-from-to = { $sector } fällt von { $before } auf { $after }
nyse-took-a-chip = { $name } nimmt einen Chip.
nyse-discarded-a-chip = { $name } legt einen Chip ab.
nyse-the-chip-given-lies-in = Der gegebene Chip liegt im Nachschub.
nyse-name-swapped-with-partner = { $name } tauscht mit { $partner }.

## NYSE's options at a new table: the board (N1) and how hands are shown (N7).
nyse-valuation-board = Anzeigetafel
nyse-usual-peak-in-the-fourth = Gewöhnlich, Gipfel an vierter Stelle
nyse-a-steeper-way-up = Steilerer Anstieg
nyse-a-cliff-after-the-peak = Klippe hinter dem Gipfel
nyse-an-early-peak = Früher Gipfel
nyse-another-order = Andere Reihenfolge
nyse-shuffle = Mischen
nyse-hands = Hände
nyse-open = Offen
nyse-concealed = Verdeckt
nyse-what-the-lost-picture-of = Was das verlorene Bild der Spielregel wohl gezeigt hat.
nyse-skips-the-3-on-the = Lässt die 3 auf dem Weg nach oben aus: von 2 Mio. $ gleich auf 4 Mio. $.
nyse-climbs-all-the-way-to = Klettert Stufe um Stufe bis zur 5 und fällt dann gleich auf 2.
nyse-the-5-comes-third-whoever = Die 5 kommt an dritter Stelle; wer spät kauft, zahlt drauf.
nyse-an-advanced-game-drag-the = Für Fortgeschrittene. Chips ziehen, oder mit Leertaste und Pfeilen tragen.
nyse-order-of-the-grey-chips = Reihenfolge der grauen Chips: { $board }
nyse-everybody-sees-the-colours-each = Alle sehen, welche Farben jeder Platz genommen hat; Unterseiten bleiben privat.
nyse-the-table-keeps-no-tally = Der Tisch zählt nicht mit: Was andere nahmen, will gemerkt sein.

## The choices of the action panel, made from how far the way to an action has come.
nyse-take = { $sector } nehmen
nyse-discard = { $sector } ablegen
nyse-if-is-not-held-there = Ist { $want } dort nicht auf der Hand, gilt der Tauschchip trotzdem als abgelegt (Festlegung N5).
nyse-or-play-a-special-from = oder einen Spezialchip der Hand spielen
nyse-use-a-special-chip = Einen Spezialchip einsetzen
nyse-discard-from-the-supply = Aus dem Nachschub ablegen
nyse-or-narrow-the-market = oder den Markt verknappen
nyse-take-nothing = Nichts nehmen
nyse-stop-after-one-chip = Nach einem Chip aufhören
nyse-or-be-content = oder es gut sein lassen
nyse-click-it-or-use-the = Anklicken oder Pfeiltasten benutzen.
nyse-click-it-use-the-arrow = Anklicken, Pfeiltasten benutzen oder den Buchstaben drücken.
nyse-discard-pick-a-stack = Ablegen: Stapel wählen
nyse-take-pick-a-stack = Nehmen: Stapel wählen
nyse-push-pick-a-marker = Schieben: Wertmarker wählen
nyse-give-pick-a-chip = Geben: Chip wählen
nyse-pick-the-chip-to-give = Geben: Chip wählen
nyse-back = Zurück
nyse-waive-the-trade = Nicht tauschen
nyse-which-chip-do-you-play = Welcher Chip wird gespielt?
nyse-which-marker-goes-two-places = Welcher Wertmarker rückt zwei weiter?
nyse-the-chip-leaves-the-game = Der Chip verlässt das Spiel; dann bis zu zwei Chips nehmen.
nyse-the-chip-leaves-the-game-and = Der Chip verlässt das Spiel, und nichts wird getauscht.
nyse-with-whom-do-you-swap = Mit wem wird getauscht?
nyse-from-which-stack-do-you = Von welchem Stapel wird genommen?
nyse-which-colour-do-you-want = Welche Farbe soll es von { $name } sein?
nyse-which-chip-do-you-give = Welcher Chip geht für { $sector } weg?
nyse-wants-for = { $name } will { $want } für { $give }

## The end of a game of NYSE, each score unfolded to its rule (N8).
nyse-at = { $sector }: { $chips } zu { $price }
nyse-crashed = { $sector }: { $chips }, abgestürzt
nyse-a-tie-is-broken-by = Den Gleichstand entscheidet die Zahl der Chips, wertlose eingerechnet: { $more } gegen { $fewer } (Festlegung N8).
nyse-value-and-chips-are-tied = Wert und Chips sind gleich; vorn liegt, wer nach dem letzten Zug früher an der Reihe gewesen wäre (Festlegung N8).
nyse-you-win = Gewonnen
nyse-wins = { $name } gewinnt
nyse-your-best-so-far = { $amount }, das bisher beste Ergebnis
nyse-your-best-is = { $amount }; das beste Ergebnis ist { $best }

## The scene: everything painted on the NYSE table, made to agree with a view.
nyse-out = { $letter } weg
nyse-a-chip-is-worth-what = Ein Chip ist wert, was neben seinem Wertmarker steht
nyse-worthless = { $sectors }, wertlos
nyse-worthless-letters = Wertlos: { $letters }
nyse-at-todays-prices = zum heutigen Kurs
nyse-hand-concealed = Hand verdeckt
nyse-s-hand-markings-up = Hand von { $name }, Markierungen oben
nyse-your-hand-markings-up = Die eigene Hand, Markierungen oben
nyse-markings-down = Markierungen unten
nyse-leaves-unseen = geht, ungesehen
nyse-empty = leer

## The NYSE table: scene, hot spots, keys and choices bound together (see `GameTable`).
nyse-walk-over-the-table = Über den Tisch gehen
nyse-point-at-this-sector = Auf diese Branche zeigen
nyse-do-what-is-proposed = Das Vorgeschlagene tun
nyse-go-a-step-back = Einen Schritt zurück
nyse-play-a-special-chip = Spezialchip spielen
nyse-stop-an-investment-early = Investment vorzeitig beenden
nyse-waive-the-trade-of-a = Aktientausch ohne Tausch spielen

## The nouns of NYSE in the language in force: sectors, specials, amounts, counts.
nyse-chemicals = Chemie
nyse-technology = Technologie
nyse-fossil-fuels = Fossile Brennstoffe
nyse-foodstuffs = Nahrungswerte
nyse-speculative-market = Spekulativer Markt
nyse-aggressive-investment = Aggressives Investment
nyse-stock-swap = Aktientausch
nyse-plain = Ohne Markierung
nyse-market = Markt
nyse-invest = Invest
nyse-swap = Tausch
nyse-moves-any-one-marker-two = Ein Marker nach Wahl geht zwei Plätze nach rechts.
nyse-takes-two-chips-in-one = Zwei Chips in einem Zug nehmen.
nyse-takes-up-to-two-chips = Bis zu zwei Chips in einem Zug nehmen.
nyse-trades-a-chip-of-the = Einen Chip der Hand gegen den obersten eines Stapels tauschen.
nyse-trades-a-chip-of-the-hand = Einen Chip der Hand gegen einen von einem anderen Platz tauschen.
nyse-money = { $amount } Mio. $
nyse-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
nyse-sector-plain = { $sector }, ohne Markierung
nyse-sector-special = { $sector }, { $special }

## The words of NYSE: what is asked, what happened, why not, and how a score came about.
nyse-words-worthless = wertlos
nyse-then-a-crash = { $price }, dann Absturz
nyse-stays-at-price = bleibt bei { $price }
nyse-becomes = { $before } wird { $after }
nyse-chips-left-in-the-supply = { $count ->
    [one] noch { $count } Chip im Nachschub
   *[other] noch { $count } Chips im Nachschub
}
nyse-turn = Zug { $turn }
nyse-round-turn = Runde { $round }  ·  Zug { $turn }
nyse-your-best-is-amount = bestes Ergebnis { $amount }
nyse-turn-left = { $turn }  ·  { $left }
nyse-the-game-is-over = Das Spiel ist zu Ende
nyse-at-the-table = Am Tisch
nyse-invests = { $name } investiert
nyse-gives-a-chip = { $name } gibt einen Chip
nyse-swaps = { $name } tauscht
nyse-do-one-of-these = { $name }: eines davon
nyse-your-investment = Das Investment läuft
nyse-your-answer-to-the-swap = Antwort auf den Tausch
nyse-your-stock-swap = Der eigene Aktientausch
nyse-your-turn-do-one-of = Am Zug: eines davon
nyse-alone-you-take-both-chips = Allein werden beide Chips genommen.
nyse-take-up-to-two-chips = Bis zu zwei Chips nehmen oder aufhören.
nyse-take-one-more-chip-or = Noch einen Chip nehmen oder aufhören.
nyse-offers-and-wants-pick-the = { $name } bietet { $give } und will { $want }. Den Chip wählen, der dafür geht.
nyse-a-chip-you-take-is = Ein genommener Chip kommt auf die Hand, und sein Wertmarker rückt ein Feld nach rechts.
nyse-push-two-places = { $sector } zwei Felder schieben
nyse-play-aggressive-investment = Aggressives Investment spielen
nyse-stop-here = Hier aufhören
nyse-swap-for = { $give } gegen { $want }
nyse-give = { $chip } geben
nyse-words-shuffle = Einmischen
nyse-with = { $swap } mit { $name }
nyse-by = { $action } (mit { $chip })
nyse-sector-crashed = { $sector } abgestürzt
nyse-crashed-on-turn = { $sector } in Zug { $turn } abgestürzt
nyse-fell-from = { $sector } fiel von { $price }
nyse-rose-from = { $sector } stieg von { $price }
nyse-on-the-brink = { $sector } am Abgrund
nyse-next-step = { $sector }, bald { $price }
nyse-sector-amount = { $sector } { $amount }
nyse-your-turn = am Zug
nyse-your-seat = eigener Platz
nyse-at-this-table = am Tisch
nyse-who-chips = { $who } · { $chips }
