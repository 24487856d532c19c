## Why something cannot be done in Portfolio, with the rule in words.
portfolio-refused-not-this-seats-decision = Jetzt entscheidet jemand anders.
portfolio-refused-game-is-over = Das Spiel ist aus.
portfolio-refused-the-discard-pile-is-shuffled-first = Erst wird die Ablage zu einem neuen Stapel gemischt (Festlegung P7).
portfolio-refused-no-reshuffle-is-due = Jetzt gibt es nichts zu mischen (Festlegung P7).
portfolio-refused-the-second-stock-is-the-discard-pile = Der zweite Stapel ist die Ablage, Karte für Karte (Festlegung P7).
portfolio-refused-cards-are-drawn-first = Ein Zug beginnt mit dem Ziehen. Erst wählen, wie viele Karten.
portfolio-refused-cards-are-selected-first = Erst Karten der Hand wählen.
portfolio-refused-a-turn-ends-with-a-discard = Solange eine Karte auf der Hand ist, endet der Zug mit einer Ablage (Festlegung P10).
portfolio-refused-one-card-is-discarded = Abgelegt wird eine einzige Karte; damit endet der Zug (Festlegung P10).
portfolio-refused-one-card-takes-a-portfolio-over = Aufgelöst oder übernommen wird ein Portfolio mit einer einzigen Karte (Festlegung P9).
portfolio-refused-the-card-just-taken-is-kept = Diese Karte kam in diesem Zug von der Ablage. Wenn sie nicht zweimal auf der Hand ist, darf sie nur als letzte abgelegt werden (Festlegung P10).
portfolio-refused-that-card-is-not-in-hand = Diese Karte ist nicht auf der Hand.
portfolio-refused-nothing-is-drawn-in-the-last-turns = Der Stapel ist leer: In den letzten Zügen wird nicht gezogen (Festlegung P8).
portfolio-refused-cards-are-drawn-once-a-turn = Gezogen wird einmal, am Anfang des Zuges (Festlegung P5).
portfolio-refused-at-least-one-card-is-drawn = Mindestens eine Karte wird gezogen.
portfolio-refused-no-card-is-exposed = Die Ablage ist leer: keine Karte liegt offen.
portfolio-refused-not-a-pauper = Die Armenregel braucht weniger als 13 Karten auf der Hand und kein Portfolio (Festlegung P6).
portfolio-refused-not-a-pauper-when-the-turn-began = Die Armenregel gilt nur mit weniger als 13 Karten auf der Hand und ohne Portfolio, und zwar schon zu Beginn des Zuges und noch beim Ziehen (Festlegung P6).
portfolio-refused-paupers-draw-two-cards = Die Armenregel heißt genau zwei Karten umsonst (Festlegung P6).
portfolio-refused-not-so-many-cards-are-left = So viele Karten sind nicht mehr da (Festlegung P5).
portfolio-refused-this-turns-income-does-not-pay-for-it = Weitere Karten werden nur aus dem Einkommen dieses Zuges bezahlt, nie aus Erspartem (Festlegung P5).
portfolio-refused-what-debts-left-of-the-income-does-not-pay-for-it = Weitere Karten werden aus dem bezahlt, was Schulden vom Einkommen dieses Zuges übrig lassen, nie aus Erspartem; für so viele reicht das nicht (Festlegung P5).
portfolio-refused-not-enough-cash = Das Geld reicht nicht, und niemand fällt unter null.
portfolio-refused-a-card-must-come-from-the-stock = So lange hat niemand vom Stapel gezogen, dass jetzt eine Karte von ihm kommen muss (Festlegung P13).
portfolio-refused-a-portfolio-has-three-cards-or-more = Ein Portfolio braucht drei Karten oder mehr.
portfolio-refused-a-portfolio-is-a-sequence-of-one-suit = Ein Portfolio ist eine lückenlose Folge einer Farbe; das Ass ist niedrig (Festlegung P1).
portfolio-refused-no-such-portfolio-on-the-table = Dieses Portfolio liegt nicht mehr auf dem Tisch.
portfolio-refused-that-portfolio-is-not-ones-own = Nur eigene Portfolios können verlängert oder gedeckelt werden.
portfolio-refused-a-cap-has-the-rank-and-colour-of-its-end = Ein Deckel hat den Rang der bedeckten Karte und ist wie sie rot oder schwarz (Festlegung P4).
portfolio-refused-that-end-is-capped = Dieses Ende ist gedeckelt: Hier kann nichts mehr angelegt werden (Festlegung P4).
portfolio-refused-that-card-does-not-extend-it = Verlängert wird mit der nächsten Karte derselben Farbe, unten oder oben (Festlegung P4).
portfolio-refused-ones-own-portfolio-is-not-taken-over = Eigene Portfolios können weder aufgelöst noch übernommen werden.
portfolio-refused-nothing-lies-below-an-ace = Unter einem Ass liegt nichts: Dieses Portfolio kann nicht aufgelöst werden (Festlegung P9).
portfolio-refused-it-takes-the-card-below = Zum Auflösen braucht es die Karte direkt unter dem Portfolio, in seiner Farbe (Festlegung P9).
portfolio-refused-it-takes-the-card-above = Zum Übernehmen braucht es die Karte direkt über dem Portfolio in seiner Farbe, bei einem König ein rotes oder schwarzes Ass wie er; zum Auflösen die direkt darunter (Festlegung P9).
portfolio-refused-a-truce-forbids-it = Diesem Platz ist Burgfrieden versprochen, und Abmachungen binden (Festlegung P12).
portfolio-refused-no-offer-is-open = Kein Angebot wartet auf eine Antwort.
portfolio-refused-the-open-offer-is-answered-first = Ein Angebot wird beantwortet, bevor irgendetwas anderes geschieht (Festlegung P12).
portfolio-refused-offers-go-to-another-seat = Eine Abmachung braucht einen anderen Platz (Festlegung P12).
portfolio-refused-three-offers-a-turn = Drei Angebote je Platz und Zug sind genug (Festlegung P12).
portfolio-refused-an-offer-carries-something = Ein Angebot muss etwas enthalten, wenigstens von einer Seite (Festlegung P12).
portfolio-refused-cash-is-not-negative = Ein Geldbetrag ist null oder mehr (Festlegung P12).
portfolio-refused-portfolios-are-named-once-by-number = Jedes Portfolio wird einmal genannt (Festlegung P12).
portfolio-refused-a-truce-lasts-a-turn-or-more = Ein Burgfriede dauert einen Zug oder mehr (Festlegung P12).
portfolio-refused-a-debt-is-a-dollar-or-more = Eine Schuld ist ein Dollar oder mehr (Festlegung P12).
portfolio-refused-a-side-promises-each-kind-once = Jede Seite verspricht Burgfrieden, Schuld und Blick höchstens je einmal (Festlegung P12).
portfolio-refused-no-game-has-so-many-portfolios = Keine Partie hat ein Portfolio mit solch einer Nummer (Festlegung P12).
portfolio-refused-the-packs-hold-fewer-cards = Alle Kartenspiele zusammen haben nicht so viele Karten (Festlegung P12).
portfolio-refused-the-maker-does-not-own-what-it-offers = Das Angebot kann nicht angenommen werden: Wer es macht, hat nicht alles, was es gibt (Festlegung P12).
portfolio-refused-one-does-not-own-what-is-asked-for = Das Angebot kann nicht angenommen werden: Nicht alles, was dafür gegeben werden soll, ist da (Festlegung P12).
portfolio-refused-sums-go-up-to-9999-dollars = Beträge in einem Angebot gehen bis 9999 $ (Festlegung P12).
portfolio-refused-truces-last-99-turns-at-most = Ein Burgfrieden dauert höchstens 99 Züge (Festlegung P12).

## The deal table: two sides, the sentence they amount to, and whom it is offered to (P12).
portfolio-lay-something-on-either-side = Auf eine der Seiten etwas legen.
portfolio-offers-left-this-turn = { $count ->
    [one] Das letzte Angebot in diesem Zug
   *[other] Noch { $count } Angebote in diesem Zug
}
portfolio-deal-table = Verhandlungstisch
portfolio-offer = Anbieten
portfolio-back-to-the-table = Zurück zum Tisch
portfolio-who-offers = Wer anbietet
portfolio-with-whom = Mit wem

## One side of the deal table: cash, promises, portfolios and cards that a seat would give.
portfolio-gives = { $name } gibt
portfolio-cash = Geld
portfolio-out-of-incomes = Aus Einkommen
portfolio-truce-turns = Burgfriede, Züge
portfolio-show-the-hand = Hand zeigen
portfolio-portfolios = Portfolios
portfolio-cards-a-dot-marks-those = Karten; ein Punkt heißt: sicher auf der Hand
portfolio-cards = Karten
portfolio-for-so-many-of-its = So viele eigene Züge lang wird diese Seite kein Portfolio der anderen auflösen oder übernehmen.
portfolio-so-much-of-the-next = So viel aus den nächsten Einkommen dieser Seite geht an die andere.
portfolio-the-other-side-sees-this = Die andere Seite sieht diese Hand einmal.

## Deals and promises in words: what each side gives, as one sentence.
portfolio-a-truce-for = Burgfrieden für { $turns }
portfolio-out-of-coming-incomes = { $amount } aus kommenden Einkommen
portfolio-a-look-at-the-hand = einen Blick in die Hand
portfolio-portfolio = Portfolio { $number }
portfolio-the-portfolio-of = das Portfolio { $run }
portfolio-the = { $card }
portfolio-nothing = nichts
portfolio-gives-you-and-gets = { $maker } gibt { $give } und bekommt { $get }.
portfolio-you-give-and-get = { $partner } bekommt { $give } und gibt { $get }.
portfolio-gives-and-gets = { $maker } gibt { $partner } { $give } und bekommt { $get }.
portfolio-truce-for-can-neither-acquire = Burgfriede: { $turns } lang kann { $giver } nichts von { $other } auflösen oder übernehmen.
portfolio-debt-the-next-of-s = Schuld: Die nächsten { $amount } Einkommen von { $giver } gehen an { $other }.
portfolio-look-sees-the-hand-of = Blick: { $other } sieht die Hand von { $giver } einmal.
portfolio-the-income-of-would-be = Das Einkommen von { $name } wäre { $after }, jetzt { $before }.
portfolio-and-more = und { $count } weitere
portfolio-owes = { $seat } schuldet { $partner } { $amount }
portfolio-spares = { $seat } schont { $partner }: { $turns }

## How the lobby knows Portfolio.
portfolio-runs-caps-and-raiders = Folgen, Kappen, Übernahmen

## What the things on the table show, made from a view.
portfolio-income = Einkommen { $amount }
portfolio-your-portfolios = Eigene Portfolios
portfolio-yours = Eigene
portfolio-portfolios-of = Portfolios von { $name }
portfolio-stock = Stapel { $count }
portfolio-first-stock = Erster Stapel { $count }
portfolio-second-stock = Zweiter Stapel { $count }
portfolio-discards = Ablage { $count }
portfolio-last-turns-nothing-is-drawn = Letzte Züge: nichts wird gezogen
portfolio-the-exposed-card-can-be = Die offene Karte kann die erste sein
portfolio-drawing-is-over-for-this = In diesem Zug ist gezogen
portfolio-free = gratis
portfolio-how-many-cards = Wie viele Karten?
portfolio-offers-a-deal = { $maker } macht { $partner } ein Angebot
portfolio-offers-you-a-deal = Angebot von { $maker }
portfolio-your-offer-to = Das eigene Angebot an { $partner }
portfolio-you-give = Dafür

## The hand along the bottom: a fan that can be sorted, cards pulled out where selected.
portfolio-new = neu

## What happened in Portfolio, in words: the log, and what a screen reader hears.
portfolio-laid = { $name } legte { $run } aus.
portfolio-added-the = { $name } legte { $card } an.
portfolio-capped-with-the = { $name } deckelte mit { $card }.
portfolio-neutralized-a-portfolio-of = { $name } löste ein Portfolio auf, von { $owner }.
portfolio-acquired-a-portfolio-of = { $name } übernahm ein Portfolio von { $owner }.
portfolio-discarded-the = { $name } legte { $card } ab.
portfolio-has-no-card-to-discard = { $name } hat keine Karte zum Ablegen.
portfolio-drew-two-as-a-pauper = { $name } zog zwei nach der Armenregel.
portfolio-drew-for = { $name } zog { $cards } für { $cost }.
portfolio-drew = { $name } zog { $cards }.
portfolio-name-offers-partner-a-deal = { $name } macht { $partner } ein Angebot.
portfolio-declined = { $name } lehnte ab.
portfolio-accepted-the-deal = { $name } nahm an.
portfolio-the-discard-pile-became-the = Die Ablage wurde zum neuen Stapel.
portfolio-first-the-exposed = zuerst offen { $card }
portfolio-from-the-stock = vom Stapel: { $cards }
portfolio-it-earns-a-turn = bringt { $amount } je Zug
portfolio-nobody-can-acquire-it-now = niemand kann es mehr übernehmen
portfolio-nobody-can-neutralize-it-now = niemand kann es mehr auflösen
portfolio-with-the-for = mit { $card }, für { $amount }
portfolio-the-stock-is-empty-last = Der Stapel ist leer: letzte Züge
portfolio-collects-at-the-end = { $name } kassiert zum Schluss { $amount }
portfolio-collects = { $name } kassiert { $amount }
portfolio-pays-of-a-debt-left = { $name } zahlt { $partner } { $amount } von einer Schuld, es bleiben { $left }
portfolio-pays-and-a-debt-is = { $name } zahlt { $partner } { $amount }, damit ist eine Schuld beglichen
portfolio-name-gives-things = { $name } gibt { $things }
portfolio-shows = { $name } zeigt { $cards }
portfolio-the-truce-of-with-is = der Burgfriede von { $name } mit { $partner } ist vorbei

## The choices of the action panel, made from what is selected and what the position allows.
portfolio-offer-a-deal = Abmachung anbieten
portfolio-draw = Ziehen
portfolio-paupers-rule-two-cards = Armenregel: zwei Karten
portfolio-without-paupers-rule = Ohne Armenregel
portfolio-no-card-is-exposed = Keine offene Karte
portfolio-leave-the-exposed-card = Offene Karte lassen
portfolio-exposed-card-first = Offene Karte zuerst
portfolio-put-back = Zurückstecken
portfolio-with-cards = { $run }, mit { $count } Karten
portfolio-these-cards-fit-nowhere = Passt nirgends
portfolio-a-new-portfolio-needs-three = Ein neues Portfolio braucht drei oder mehr aufeinanderfolgende Karten einer Farbe; andere Karten gehen an ein Ende eines Portfolios auf dem Tisch.
portfolio-select-a-card = Karte wählen
portfolio-click-cards-of-the-hand = Karten der Hand anklicken, oder mit den Pfeiltasten hingehen und Pfeil auf drücken.
portfolio-sort-by-rank = Nach Rang sortieren
portfolio-sort-by-suit = Nach Farbe sortieren
portfolio-accept = Annehmen
portfolio-decline = Ablehnen
portfolio-decline-offer-another = Gegenangebot

## What can be pointed at on the table, and the light round it.
portfolio-selected = gewählt
portfolio-place-for-a-new-portfolio = Platz für ein neues Portfolio
portfolio-discard-pile = Ablage
portfolio-not-possible-now = { $price }, jetzt nicht möglich
portfolio-stock-cards = Stapel, { $cards }
portfolio-exposed-card = Offene Karte, { $card }
portfolio-first = Zuerst

## The end of a game of Portfolio, each score unfolded to its rule (P8, P11).
portfolio-portfolios-worth-a-turn = Portfolios bringen { $amount } je Zug
portfolio-at-the-start = Zu Beginn
portfolio-incomes-of-the-game = Einkommen des Spiels
portfolio-draws-take-overs-and-deals = Ziehen, Eingriffe, Abmachungen
portfolio-last-collection = Letzte Einnahme: { $run }
portfolio-last-collection-more = Letzte Einnahme: { $count } weitere
portfolio-money-and-the-value-of = Geld und Wert aller Portfolios sind gleich: Der Rang wird geteilt (Festlegung P11).
portfolio-money-is-equal-the-total = Das Geld ist gleich: Der Gesamtwert der Portfolios entscheidet (Festlegung P11).

## The scene: everything painted on the Portfolio table, made to agree with a view.
portfolio-no-cards-in-hand = Keine Karten auf der Hand
portfolio-lay-three-or-more = Drei oder mehr auslegen
portfolio-in-sequence-one-suit-for = in Folge, eine Farbe, als neues Portfolio

## What the score sheet says: a row a round, and how the running turn adds up.
portfolio-this-turn = Dieser Zug, { $name }
portfolio-income-next-turn-would-be = Nächstes Einkommen wäre { $after }, jetzt { $before }
portfolio-would-leave = bliebe
portfolio-now = jetzt
portfolio-score-income = Einkommen
portfolio-cards-drawn = { $count } Karten gezogen
portfolio-acquired = übernommen
portfolio-neutralized = aufgelöst
portfolio-debt-paid = Schuld bezahlt
portfolio-by-a-deal = durch Abmachung

## The score sheet: a leaf of ruled paper on which a pencil writes, a column a seat.
portfolio-score-sheet = Spielblatt
portfolio-promises = Versprechen

## The Portfolio table: scene, hot spots, keys and choices bound together (see `GameTable`).
portfolio-walk-along-the-hand = Durch die Hand gehen
portfolio-pull-a-card-out-or = Karte herausziehen, zurückstecken
portfolio-do-what-is-proposed = Das Vorgeschlagene tun
portfolio-draw-so-many-cards-0 = So viele Karten ziehen, 0 für zehn
portfolio-take-the-exposed-card-first = Zuerst die offene Karte
portfolio-discard = Ablegen
portfolio-sort-the-hand = Hand sortieren

## The nouns of Portfolio in the language in force: cards, portfolios, amounts, counts.
portfolio-spades = Pik
portfolio-hearts = Herz
portfolio-diamonds = Karo
portfolio-clubs = Kreuz
portfolio-ace = Ass
portfolio-jack = Bube
portfolio-queen = Dame
portfolio-king = König
portfolio-of = { $suit } { $rank }
portfolio-to = { $suit } { $low } bis { $high }
portfolio-minus-money = −{ $amount } $
portfolio-money = { $amount } $
portfolio-minus = −{ $amount }
portfolio-plus = +{ $amount }
portfolio-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
portfolio-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

## What somebody at the screen is about to do, as the score sheet reckons it beforehand.
portfolio-if-acquired = nach Übernahme
portfolio-if-neutralized = nach Auflösung

## The words of Portfolio: what is asked, what things do, and what the table's parts are called.
portfolio-the-game-is-over = Das Spiel ist aus
portfolio-last-turns = letzte Züge
portfolio-in-the-stock = { $cards } im Stapel
portfolio-turn = Zug { $turn }  ·  { $name }  ·  { $left }
portfolio-words-stock = Stapel
portfolio-exposed = Offen
portfolio-at-the-table = Am Tisch
portfolio-an-offer-for = Angebot für { $name }
portfolio-draws = { $name } zieht
portfolio-you-can = Möglich ist
portfolio-can = { $name } kann
portfolio-no-card-is-left-to = Keine Karte ist zum Ablegen da.
portfolio-select-cards-what-they-can = Karten wählen; was mit ihnen geht, leuchtet auf. Eine Ablage beendet den Zug, aber nicht die neue Karte ({ $card }).
portfolio-select-cards-what-they-can-do = Karten wählen; was mit ihnen geht, leuchtet auf. Eine Ablage beendet den Zug.
portfolio-end-the-turn = Zug beenden
portfolio-discard-end-turn = Ablegen, Zugende
portfolio-shuffle = Mischen
portfolio-first-the = zuerst { $card }
portfolio-acquire = Übernehmen, { $amount }
portfolio-neutralize = Auflösen, { $amount }
portfolio-extend = Verlängern
portfolio-cap-above = Oben deckeln
portfolio-cap-below = Unten deckeln
portfolio-lay-a-turn = Auslegen, { $amount } je Zug
portfolio-in-hand = { $who } · { $cards }
portfolio-who-cards = { $who } · { $cards }
portfolio-your-turn = am Zug
portfolio-your-seat = eigener Platz
portfolio-at-this-table = am Tisch
portfolio-note-cash-income-income = { $note }, { $cash }, Einkommen { $income }.
portfolio-surely-holds = { $told } Hat sicher { $cards }.
portfolio-earns-a-turn = { $name }: { $run }, bringt { $amount } je Zug. { $caps }
portfolio-more-cards-are-paid-out = Weitere Karten kosten, was Schulden vom Einkommen dieses Zuges übrig ließen, { $amount }, und werden vor dem Ansehen bezahlt.
portfolio-more-cards-are-paid-out-of = Weitere Karten kosten Einkommen dieses Zuges und werden vor dem Ansehen bezahlt.
portfolio-draw-two-as-a-pauper = Zwei umsonst ziehen
portfolio-draw-for = { $cards } ziehen, { $amount }
portfolio-draw-cards = { $cards } ziehen
portfolio-capped-at-both-ends = An beiden Enden gedeckelt.
portfolio-capped-below = Unten gedeckelt.
portfolio-capped-above = Oben gedeckelt.
portfolio-not-capped = Nicht gedeckelt.
