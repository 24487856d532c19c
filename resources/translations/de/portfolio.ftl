## Why something cannot be done in Portfolio, with the rule in words.
portfolio-refused-not-this-seats-decision = Jetzt entscheidet jemand anders.
portfolio-refused-game-is-over = Die Partie ist zu Ende.
portfolio-refused-the-discard-pile-is-shuffled-first = Erst wird der Ablagestapel zu einem neuen Stapel gemischt (Festlegung P7).
portfolio-refused-no-reshuffle-is-due = Jetzt gibt es nichts zu mischen (Festlegung P7).
portfolio-refused-the-second-stock-is-the-discard-pile = Der zweite Stapel ist der Ablagestapel, Karte für Karte (Festlegung P7).
portfolio-refused-cards-are-drawn-first = Dein Zug beginnt mit dem Ziehen. Wähle erst, wie viele Karten.
portfolio-refused-cards-are-selected-first = Wähle erst Karten der Hand.
portfolio-refused-a-turn-ends-with-a-discard = Solange du eine Karte hast, endet dein Zug mit dem Ablegen einer Karte (Festlegung P10).
portfolio-refused-one-card-is-discarded = Du legst eine einzige Karte ab; damit endet dein Zug (Festlegung P10).
portfolio-refused-one-card-takes-a-portfolio-over = Ein Portfolio wird mit einer einzigen Karte aufgelöst oder übernommen (Festlegung P9).
portfolio-refused-the-card-just-taken-is-kept = Diese Karte hast du in diesem Zug vom Ablagestapel genommen. Wenn du sie nicht zweimal hast, darfst du sie nur als letzte ablegen (Festlegung P10).
portfolio-refused-that-card-is-not-in-hand = Diese Karte hast du nicht auf der Hand.
portfolio-refused-nothing-is-drawn-in-the-last-turns = Der Stapel ist leer. In den letzten Zügen zieht niemand mehr (Festlegung P8).
portfolio-refused-cards-are-drawn-once-a-turn = Gezogen wird einmal, am Anfang des Zuges (Festlegung P5).
portfolio-refused-at-least-one-card-is-drawn = Du ziehst mindestens eine Karte.
portfolio-refused-no-card-is-exposed = Der Ablagestapel ist leer: Keine Karte liegt offen.
portfolio-refused-not-a-pauper = Für die Armenregel darfst du kein Portfolio und höchstens 12 Karten auf der Hand haben (Festlegung P6).
portfolio-refused-not-a-pauper-when-the-turn-began = Für die Armenregel darfst du kein Portfolio und höchstens 12 Karten auf der Hand haben, und zwar schon zu Beginn des Zuges und noch beim Ziehen (Festlegung P6).
portfolio-refused-paupers-draw-two-cards = Die Armenregel bringt genau zwei Karten, gratis (Festlegung P6).
portfolio-refused-not-so-many-cards-are-left = So viele Karten sind nicht mehr da (Festlegung P5).
portfolio-refused-this-turns-income-does-not-pay-for-it = Weitere Karten bezahlst du nur aus dem Einkommen dieses Zuges, nie aus Erspartem (Festlegung P5).
portfolio-refused-what-debts-left-of-the-income-does-not-pay-for-it = Weitere Karten bezahlst du aus dem, was Schulden vom Einkommen dieses Zuges übrig lassen, nie aus Erspartem; für so viele reicht es nicht (Festlegung P5).
portfolio-refused-not-enough-cash = Das kostet { $cost }, und du hast { $held }.
portfolio-refused-a-card-must-come-from-the-stock = So lange hat niemand vom Stapel gezogen, dass du jetzt mindestens eine Karte von dort nehmen musst (Festlegung P13).
portfolio-refused-a-portfolio-has-three-cards-or-more = Ein Portfolio hat mindestens drei Karten.
portfolio-refused-a-portfolio-is-a-sequence-of-one-suit = Ein Portfolio ist eine lückenlose Folge einer Farbe; das Ass ist niedrig (Festlegung P1).
portfolio-refused-no-such-portfolio-on-the-table = Dieses Portfolio liegt nicht mehr auf dem Tisch.
portfolio-refused-that-portfolio-is-not-ones-own = Verlängern und deckeln kannst du nur eigene Portfolios.
portfolio-refused-a-cap-has-the-rank-and-colour-of-its-end = Ein Deckel hat denselben Rang wie die bedeckte Karte, rot auf rot oder schwarz auf schwarz (Festlegung P4).
portfolio-refused-that-end-is-capped = Dieses Ende ist gedeckelt. Hier kannst du nichts mehr anlegen (Festlegung P4).
portfolio-refused-that-card-does-not-extend-it = Verlängert wird mit der nächsten Karte derselben Farbe, unten oder oben (Festlegung P4).
portfolio-refused-ones-own-portfolio-is-not-taken-over = Eigene Portfolios kannst du weder auflösen noch übernehmen (Festlegung P9).
portfolio-refused-nothing-lies-below-an-ace = Unter einem Ass liegt nichts. Dieses Portfolio kann niemand auflösen (Festlegung P9).
portfolio-refused-it-takes-the-card-below = Zum Auflösen brauchst du die Karte direkt unter dem Portfolio, in seiner Farbe (Festlegung P9).
portfolio-refused-it-takes-the-card-above = Zum Übernehmen brauchst du die Karte direkt über dem Portfolio in seiner Farbe; über einem roten König ein rotes Ass, über einem schwarzen ein schwarzes. Zum Auflösen brauchst du die Karte direkt darunter (Festlegung P9).
portfolio-refused-a-truce-forbids-it = Du hast diesem Platz einen Burgfrieden versprochen, und Abmachungen binden (Festlegung P12).
portfolio-refused-no-offer-is-open = Kein Angebot wartet auf eine Antwort.
portfolio-refused-the-open-offer-is-answered-first = Ein Angebot wird beantwortet, bevor irgendetwas anderes geschieht (Festlegung P12).
portfolio-refused-offers-go-to-another-seat = Eine Abmachung triffst du mit jemand anderem (Festlegung P12).
portfolio-refused-three-offers-a-turn = Drei Angebote in einem Zug sind genug (Festlegung P12).
portfolio-refused-an-offer-carries-something = Ein Angebot muss etwas enthalten, mindestens von einer Seite (Festlegung P12).
portfolio-refused-cash-is-not-negative = Weniger als 0 $ kann niemand geben (Festlegung P12).
portfolio-refused-portfolios-are-named-once-by-number = Jedes Portfolio wird einmal genannt (Festlegung P12).
portfolio-refused-a-truce-lasts-a-turn-or-more = Ein Burgfrieden dauert mindestens einen Zug (Festlegung P12).
portfolio-refused-a-debt-is-a-dollar-or-more = Eine Schuld beträgt mindestens einen Dollar (Festlegung P12).
portfolio-refused-a-side-promises-each-kind-once = Burgfrieden, Schuld und Blick in die Hand verspricht jede Seite höchstens je einmal (Festlegung P12).
portfolio-refused-no-game-has-so-many-portfolios = In keiner Partie gibt es ein Portfolio mit so hoher Nummer (Festlegung P12).
portfolio-refused-the-packs-hold-fewer-cards = Alle Kartenspiele zusammen haben nicht so viele Karten (Festlegung P12).
portfolio-refused-the-maker-does-not-own-what-it-offers = Das Angebot kann nicht angenommen werden: Die anbietende Seite hat nicht alles, was sie geben will (Festlegung P12).
portfolio-refused-one-does-not-own-what-is-asked-for = Du kannst nicht annehmen: Du hast nicht alles, was du geben sollst (Festlegung P12).
portfolio-refused-sums-go-up-to-9999-dollars = Beträge in einem Angebot gehen bis 9.999 $ (Festlegung P12).
portfolio-refused-truces-last-99-turns-at-most = Ein Burgfrieden dauert höchstens 99 Züge (Festlegung P12).

## The deal table: two sides, the sentence they amount to, and whom it is offered to (P12).
portfolio-add-something-to-either-side = Lege auf mindestens eine Seite etwas.
portfolio-offers-left-this-turn = { $count ->
    [one] Das letzte Angebot in diesem Zug
   *[other] Noch { $count } Angebote in diesem Zug
}
portfolio-deal-table = Abmachung anbieten
portfolio-offer = { $anyway ->
    [counter] Ablehnen und anbieten
    [yes] Trotzdem anbieten
   *[no] Anbieten
}
portfolio-ask-everyone = { $anyway ->
    [yes] Trotzdem alle fragen
   *[no] Alle fragen
}
portfolio-until-one-accepts = { $names }, bis jemand annimmt
portfolio-gives-nothing = Dieses Angebot gibt nichts dafür. Trotzdem anbieten?
portfolio-back-to-the-table = Zurück zum Tisch
portfolio-who-offers = Wer anbietet
portfolio-with-whom = Mit wem

## One side of the deal table: cash, promises, portfolios and cards that a seat would give.
portfolio-gives = { $name } gibt
portfolio-the-chosen-one-gives = gibt
portfolio-cash = Geld
portfolio-out-of-incomes = Später
portfolio-truce-turns = Burgfrieden
portfolio-show-the-hand = Einblick
portfolio-drag-cards = Wähle Karten oder Portfolios oder zieh sie hierher
portfolio-ask-for-a-card = Nenn eine Karte, wähl ein Portfolio oder zieh es hierher
portfolio-in-the-tray = in der Schale
portfolio-bots-offer-deals = Bots bieten Abmachungen an
portfolio-people-can-always-offer = Menschen können das immer, und Bots antworten ihnen.
portfolio-no-more-offers = Keine mehr in diesem Zug
portfolio-name-a-card = Karte nennen
portfolio-which-card = Welche Karte soll { $name } geben? (Punkt: sicher auf der Hand)
portfolio-income-then = { $changed ->
    [yes] Einkommen { $before } → { $after }
   *[no] Einkommen { $after }
}
portfolio-cash-then = { $changed ->
    [yes] Geld { $before } → { $after }
   *[no] Geld { $after }
}
portfolio-for-so-many-of-its = So viele eigene Züge lang wird diese Seite kein Portfolio der anderen auflösen oder übernehmen.
portfolio-so-much-of-the-next = So viel geht aus dem nächsten Einkommen dieser Seite an die andere.
portfolio-the-other-side-sees-this = Die andere Seite sieht diese Hand einmal.

## Deals and promises in words: what each side gives, as one sentence.
portfolio-promise =
    { $kind ->
        [truce] Burgfrieden für { $size }
        [debt] { $size } aus künftigem Einkommen
       *[look] einen Blick in die Hand
    }
portfolio-promise-in-brief = { $kind ->
   [truce] Burgfrieden: { $size }
   [debt] Schuld: { $size }
  *[look] ein Blick
}
portfolio-portfolio = Portfolio { $number }
portfolio-the-portfolio-of = das Portfolio { $run }
portfolio-the = { $card }
portfolio-nothing = nichts
portfolio-gives-you-and-gets = { $maker } gibt dir { $give } und bekommt { $get }.
portfolio-you-give-and-get = Du gibst { $partner } { $give } und bekommst { $get }.
portfolio-gives-and-gets = { $maker } gibt { $partner } { $give } und bekommt { $get }.
portfolio-promise-meaning =
    { $kind ->
        [truce] { $you ->
            [giver] Burgfrieden: { $size } lang kannst du nichts von { $other } auflösen oder übernehmen.
            [other] Burgfrieden: { $size } lang kann { $giver } nichts von dir auflösen oder übernehmen.
           *[neither] Burgfrieden: { $size } lang kann { $giver } nichts von { $other } auflösen oder übernehmen.
        }
        [debt] { $you ->
            [giver] Schuld: Die nächsten { $size } aus deinem Einkommen gehen an { $other }.
            [other] Schuld: Die nächsten { $size } aus dem Einkommen von { $giver } gehen an dich.
           *[neither] Schuld: Die nächsten { $size } aus dem Einkommen von { $giver } gehen an { $other }.
        }
       *[look] { $you ->
            [giver] Blick in die Hand: { $other } sieht einmal deine Hand.
            [other] Blick in die Hand: Du siehst einmal die Hand von { $giver }.
           *[neither] Blick in die Hand: { $other } sieht einmal die Hand von { $giver }.
        }
    }
portfolio-the-income-of-would-be = { $you ->
   [yes] Dein Einkommen wäre { $after }, jetzt { $before }.
  *[no] Das Einkommen von { $name } wäre { $after }, jetzt { $before }.
}
portfolio-and-more = und { $count } weitere
portfolio-owes = { $seat } schuldet { $partner } { $amount }
portfolio-spares = { $seat } schont { $partner }: { $turns }

## How the lobby knows Portfolio.
portfolio-runs-caps-and-raiders = Folgen, Deckel, Übernahmen

## What the things on the table show, made from a view.
portfolio-income = Einkommen { $amount }
portfolio-your-portfolios = Deine Portfolios
portfolio-portfolios = Portfolios
portfolio-portfolios-of = Portfolios von { $name }
portfolio-stock = { $which ->
   [first] Erster Stapel { $count }
   [second] Zweiter Stapel { $count }
  *[only] Stapel { $count }
}
portfolio-discards = Ablagestapel { $count }
portfolio-last-turns-ribbon = Letzte Züge
portfolio-last-turns-nothing-is-drawn = Letzte Züge: Niemand zieht mehr
portfolio-the-exposed-card-can-be = Die offene Karte darf die erste sein
portfolio-drawing-is-over-for-this = In diesem Zug wurde schon gezogen
portfolio-free = gratis
portfolio-how-many-cards = Wie viele Karten?
portfolio-offers-a-deal = { $maker } macht { $partner } ein Angebot
portfolio-offers-you-a-deal = { $maker } macht dir ein Angebot
portfolio-your-offer-to = Dein Angebot an { $partner }
portfolio-you-give = Du gibst

## The hand along the bottom: a fan that can be sorted, cards pulled out where selected.
portfolio-keep = bleibt
portfolio-not-to-be-discarded = gerade genommen, bleibt auf der Hand

## What happened in Portfolio, in words: the log, and what a screen reader hears.
portfolio-laid = { $name } legt { $run } aus.
portfolio-added-the = { $name } legt { $card } an.
portfolio-capped-with-the = { $name } deckelt mit { $card }.
portfolio-neutralized-a-portfolio-of = { $name } löst ein Portfolio von { $owner } auf: { $run }.
portfolio-acquired-a-portfolio-of = { $name } übernimmt ein Portfolio von { $owner }: { $run }.
portfolio-raided-in-brief = { $way ->
    [taken] { $whose ->
        [you] { $name } nimmt dir { $run }.
       *[other] { $name } übernimmt { $run }.
    }
   *[gone] { $name } löst { $run } auf.
}
portfolio-discarded-the = { $name } legt { $card } ab.
portfolio-has-no-card-to-discard = { $name } hat keine Karte zum Ablegen.
portfolio-drew = { $way ->
   [pauper] { $name } zieht nach der Armenregel zwei Karten.
   [paid] { $name } zieht { $cards } für { $cost }.
  *[free] { $name } zieht { $cards }.
}
portfolio-name-offers-partner-a-deal = { $name } macht { $partner } ein Angebot.
portfolio-declined = { $name } lehnt ab.
portfolio-accepted-the-deal = { $name } nimmt an.
portfolio-the-discard-pile-became-the = Der Ablagestapel wird zum neuen Stapel.
portfolio-from-the-discard-pile = vom Ablagestapel: { $card }
portfolio-from-the-pile = vom Stapel: { $cards }
portfolio-it-earns-a-turn = bringt { $amount } je Zug
portfolio-capped = { $end ->
   [high] niemand kann es mehr übernehmen
  *[low] niemand kann es mehr auflösen
}
portfolio-with-the-for = mit { $card }, für { $amount }
portfolio-the-draw-pile-is-empty = Der Stapel ist leer: letzte Züge
portfolio-collects = { $when ->
   [end] { $name } kassiert zum Schluss { $amount }
  *[turn] { $name } kassiert { $amount }
}
portfolio-pays = { $debt ->
   [settled] { $name } zahlt { $partner } { $amount }, die Schuld ist beglichen
  *[running] { $name } zahlt { $partner } { $amount } Schulden, { $left } bleiben
}
portfolio-name-gives-things = { $name } gibt { $things }
portfolio-shows = { $name } zeigt { $cards }
portfolio-the-truce-of-with-is = der Burgfrieden von { $name } mit { $partner } ist vorbei

## The choices of the action panel, made from what is selected and what the position allows.
portfolio-offer-a-deal = Abmachung anbieten
portfolio-draw = Ziehen
portfolio-pauper = { $chosen ->
   [yes] Ohne Armenregel
  *[no] Armenregel: zwei Karten
}
portfolio-no-card-is-exposed = Keine offene Karte
portfolio-expose = { $chosen ->
   [yes] Offene Karte lassen
  *[no] Offene Karte zuerst
}
portfolio-put-back = Zurückstecken
portfolio-with-cards = { $run }, mit { $count } Karten
portfolio-these-cards-cannot-be-played = { $count ->
   [one] Die Karte passt nirgends
  *[other] Diese Karten passen nirgends
}
portfolio-a-new-portfolio-needs-three = Ein neues Portfolio braucht mindestens drei aufeinanderfolgende Karten einer Farbe; andere Karten legst du an ein Ende eines Portfolios auf dem Tisch.
portfolio-select-a-card = Karte wählen
portfolio-click-cards-of-the-hand = Karten der Hand anklicken oder mit den Pfeiltasten ansteuern und Pfeil hoch drücken.
portfolio-sort = { $order ->
   [rank] Nach Rang sortieren
  *[suit] Nach Farbe sortieren
}
portfolio-accept = Annehmen
portfolio-decline = Ablehnen
portfolio-decline-offer-another = Gegenangebot

## What can be pointed at on the table, and the light round it.
portfolio-selected = gewählt
portfolio-place-for-a-new-portfolio = Platz für ein neues Portfolio
portfolio-discard-pile = Ablagestapel
portfolio-not-possible-now = { $price }, jetzt nicht möglich
portfolio-draw-pile-cards = Stapel, { $cards }
portfolio-exposed-card = Offene Karte, { $card }
portfolio-first = Zuerst

## The end of a game of Portfolio, each score unfolded to its rule (P8, P11).
portfolio-portfolios-worth-a-turn = Portfolios bringen { $amount } je Zug
portfolio-at-the-start = Zu Beginn
portfolio-incomes-of-the-game = Einkommen der Partie
portfolio-draws-raids-and-deals = Kosten, Abmachungen
portfolio-last-collection = Schluss: { $run }
portfolio-last-collection-more = Schluss: { $count } weitere
portfolio-money-and-the-value-of = Geld und Wert aller Portfolios sind gleich: Der Rang wird geteilt.
    .short = Geld und Wert gleich
portfolio-tied-on-cash = Das Geld ist gleich: Der Gesamtwert der Portfolios entscheidet.
    .short = Das Geld ist gleich

## The scene: everything painted on the Portfolio table, made to agree with a view.
portfolio-no-cards-in-hand = Keine Karten auf der Hand
portfolio-lay-three-or-more = Drei oder mehr auslegen
portfolio-in-sequence-one-suit-for = lückenlos in einer Farbe, als neues Portfolio

## What the score sheet says: a row a round, and how the running turn adds up.
portfolio-this-turn = Dieser Zug, { $name }
portfolio-income-next-turn-would-be = Nächstes Einkommen: { $before } → { $after }
portfolio-would-leave = bliebe
portfolio-now = jetzt
portfolio-score-before = vorher
portfolio-score-income = Einkommen
portfolio-spent = { $reason ->
   [draw] Karten gezogen: { $count }
   [acquire] übernommen
   [neutralize] aufgelöst
   [debt] Schuld bezahlt
  *[deal] durch Abmachung
}

## The score sheet: a leaf of ruled paper on which a pencil writes, a column a seat.
portfolio-score-sheet = Wertungsblatt
portfolio-promises = Versprechen

## The Portfolio table: scene, hot spots, keys and choices bound together (see `GameTable`).
portfolio-walk-along-the-hand = In der Hand bewegen
portfolio-select-a-card-or-put-it-back = Karte herausziehen oder zurückstecken
portfolio-draw-so-many-cards-0 = So viele Karten ziehen, 0 für zehn
portfolio-take-the-exposed-card-first = Zuerst die offene Karte nehmen
portfolio-discard = Ablegen
portfolio-sort-the-hand = Hand sortieren

## The nouns of Portfolio in the language in force: cards, portfolios, amounts, counts.
portfolio-suit = { $suit ->
   [s] Pik
   [h] Herz
   [d] Karo
  *[c] Kreuz
}
portfolio-rank = { $rank ->
   [a] Ass
   [j] Bube
   [q] Dame
   [k] König
  *[other] { $rank }
}
portfolio-of = { $rank ->
   [a] { $suit }-Ass
   [j] { $suit }-Bube
   [q] { $suit }-Dame
   [k] { $suit }-König
  *[other] { $suit } { $rank }
}
portfolio-to = { $suit } { $low } bis { $high }
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
portfolio-last-turns = letzte Züge
portfolio-in-the-draw-pile = { $cards } im Stapel
portfolio-turn = Zug { $turn }  ·  { $name }  ·  { $left }
portfolio-draw-pile = Stapel
portfolio-exposed = Offen
portfolio-has-an-offer-for-you = { $name } hat ein Angebot für dich
portfolio-title = { $asked ->
   [answer] Angebot für { $name }
   [draw] { $name } zieht
  *[play] { $name } ist am Zug
}
portfolio-own-title = { $asked ->
   [answer] Ein Angebot für dich
   [draw] Du ziehst
  *[play] Dein Zug
}
portfolio-no-card-is-left-to = Du hast keine Karte zum Ablegen.
portfolio-select-prompt = { $new ->
   [yes] Wähle Karten; was mit ihnen geht, wird hervorgehoben. Ablegen beendet deinen Zug; die neue Karte ({ $card }) darfst du dabei nicht ablegen.
  *[no] Wähle Karten; was mit ihnen geht, wird hervorgehoben. Ablegen beendet deinen Zug.
}
portfolio-end-the-turn = Zug beenden
portfolio-discard-end-turn = Ablegen, Zug beenden
portfolio-shuffle = Mischen
portfolio-first-the = zuerst { $card }
portfolio-acquire = Übernehmen, { $amount }
portfolio-neutralize = Auflösen, { $amount }
portfolio-extend = Verlängern
portfolio-cap = { $end ->
   [high] Oben deckeln
  *[low] Unten deckeln
}
portfolio-advice = { $do ->
   [acquire] { $run } von { $owner } für { $amount } mit { $card } übernehmen
   [neutralize] { $run } von { $owner } für { $amount } mit { $card } auflösen
   [extend] { $run } mit { $card } verlängern
   [high] { $run } oben mit { $card } deckeln
  *[low] { $run } unten mit { $card } deckeln
}
portfolio-advice-to-discard = { $card } ablegen und den Zug beenden
portfolio-advice-to-lay = { $run } für { $amount } je Zug auslegen
portfolio-lay-a-turn = Auslegen, { $amount } je Zug
portfolio-your-answer = deine Antwort
portfolio-in-hand = { $who } · { $cards }
portfolio-who-cards = { $who } · { $cards }
portfolio-note-cash-income-income = { $note }, { $cash }, Einkommen { $income }.
portfolio-surely-holds = { $told } Hat sicher auf der Hand: { $cards }.
portfolio-earns-a-turn = { $name }: { $run }, bringt { $amount } je Zug. { $caps }
portfolio-was = { $whose ->
   [you] von dir
  *[other] von { $name }
}
portfolio-draw-prompt = { $debts ->
   [yes] Schulden haben vom Einkommen dieses Zuges { $amount } übrig gelassen. Daraus bezahlst du weitere Karten, bevor du sie siehst.
  *[no] Weitere Karten bezahlst du aus dem Einkommen dieses Zuges, bevor du sie siehst.
}
portfolio-draw-cards = { $way ->
   [pauper] Armenregel: zwei gratis
   [paid] { $cards } ziehen, { $amount }
  *[free] { $cards } ziehen
}
portfolio-caps = { $ends ->
   [both] An beiden Enden gedeckelt.
   [low] Unten gedeckelt.
   [high] Oben gedeckelt.
  *[none] Nicht gedeckelt.
}

## The Portfolio table in words, place by place: what is read aloud.
portfolio-outline-middle = Nachziehstapel und Ablagestapel
portfolio-outline-exposed = offen: { $card }
portfolio-outline-dealt = Hat gegeben.
portfolio-outline-known = Hält sicher
portfolio-outline-hand = Deine Hand
portfolio-outline-hand-of = Hand von { $name }
portfolio-outline-round = Runde { $round }
## Der Verlauf einer Partie: ihre Linien und ihre Wendepunkte.
portfolio-chart-title =
    { $kind ->
        [income] Einkommen je Zug
       *[cash] Geld, Zug um Zug
    }
portfolio-chart-short =
    { $kind ->
        [income] Einkommen
       *[cash] Geld
    }
portfolio-sign = { $kind ->
    [takeover] Übernahme
    [raid] Auflösung
    [founding] neues Portfolio
    [collection] hohes Einkommen
    [deal] Abmachung
   *[end] letzte Karte
}
portfolio-moment =
    { $kind ->
        [takeover] { $name } übernimmt { $thing } von { $other }: { $amount } je Zug.
        [raid] { $name } löst { $thing } von { $other } auf: { $amount } je Zug.
        [founding] { $name } legt { $thing } aus, das wertvollste neue Portfolio: { $amount } je Zug.
        [collection] { $name } kassiert { $amount }, das höchste Einkommen eines Zuges.
        [deal] { $name } und { $other } werden sich einig.
       *[stock-ended] { $name } zieht die letzte Karte.
    }

## What all look at together.
portfolio-all-look-a-raid = { $way ->
    [taken] { $name } übernimmt ein Portfolio von { $owner } für { $amount }
   *[gone] { $name } löst ein Portfolio von { $owner } auf, für { $amount }
}
portfolio-cue-title =
    { $kind ->
        [raid] { $variant ->
            [first] Wegen Inventur geschlossen
            [second] Zurück an Absender
           *[third] Hier gibt es nichts zu sehen
        }
       *[takeover] { $whose ->
            [you] { $variant ->
                [first] { $name }, ungebeten
                [second] Danke, sagt { $name }
                [third] { $name } kam gerade vorbei
               *[fourth] Abschiedsgeschenk für { $name }
            }
           *[other] { $variant ->
                [first] Feindlich, aber höflich
                [second] Unter neuer Leitung
                [third] Neue Anschrift
               *[fourth] Rückschnitt
            }
        }
    }
portfolio-cue-bill = { $gain } je Zug
portfolio-figure =
    { $kind ->
        [drawn] Karten gezogen
        [spent] Fürs Ziehen bezahlt
        [founded] Portfolios gegründet
        [extended] Karten angelegt
        [capped] Deckel gelegt
        [raided] Anderen genommen
        [lost] An andere verloren
        [offered] Angebote gemacht
        [declined] Angebote abgelehnt
        [deals] Abmachungen
        [repaid] Schulden bezahlt
       *[truces] Burgfrieden gehalten
    }

## Why an action is good or risky, in a hint or a puzzle; [you] is the reader, else a name.
portfolio-why-draws = { $cards ->
    [one] Eine Karte zum Bauen
   *[other] { $cards } Karten zum Bauen
}{ $priced ->
    [no] , gratis.
   *[yes] , für { $amount }.
}
portfolio-why-earns = { $who ->
    [you] Dein Einkommen steigt von { $before } auf { $after } je Zug.
   *[other] Das Einkommen von { $name } steigt von { $before } auf { $after } je Zug.
}
portfolio-why-costs = Das kostet jetzt { $cost }, es bleiben { $left }.
portfolio-why-brings = Es bringt sofort { $amount }.
portfolio-why-can-cap = Mit { $card } { $who ->
    [you] kannst du
   *[other] kann { $name }
} { $run } deckeln.
portfolio-why-can-lay = Mit { $card } { $who ->
    [you] kannst du
   *[other] kann { $name }
} { $run } auslegen.
portfolio-why-other-less = { $name } verdient { $amount } je Zug weniger.
portfolio-why-other-more = { $name } verdient { $amount } je Zug mehr.
portfolio-why-covers = { $safe ->
    [yes] An { $run } kommt niemand mehr heran; das bringt { $amount } je Zug.
   *[no] Nur ein Ende von { $run } bleibt offen; das bringt { $amount } je Zug.
}
portfolio-why-in-reach = { $how ->
    [acquire] Mit der richtigen Karte kann { $name } { $run } für { $cost } übernehmen.
   *[neutralize] Mit der richtigen Karte kann { $name } { $run } für { $cost } auflösen.
}
portfolio-why-spares = { $how ->
    [acquire] Mit der richtigen Karte könnte { $name } es sonst für { $cost } übernehmen.
   *[neutralize] Mit der richtigen Karte könnte { $name } es sonst für { $cost } auflösen.
}
portfolio-why-feeds = { $name } kann die Karte { $card } nehmen, denn sie passt an { $run }.
portfolio-why-harmless = { $name } kann damit kein Portfolio verlängern oder angreifen.
portfolio-why-unneeded = { $held ->
    [twice] { $who ->
        [you] Diese Karte hast du doppelt.
       *[other] { $name } hat diese Karte doppelt.
    }
   *[alone] { $who ->
        [you] Keine andere Karte in deiner Hand passt zu ihr.
       *[other] Keine andere Karte von { $name } passt zu ihr.
    }
}
portfolio-why-prolongs = { $name } kann die Karte { $card } brauchen und muss { $stock ->
    [one] die letzte Karte nicht ziehen
   *[other] keine der letzten { $stock } Karten ziehen
}. Jeder Zug mehr bringt { $who ->
    [you] dir
   *[other] { $mover }
} { $income }.

## Was gewinnt und was die Partie beendet, immer am Tisch.
portfolio-aim = { $stocks ->
    [one] Das meiste Geld gewinnt; Schluss ist mit dem Stapel
   *[other] Das meiste Geld gewinnt; Schluss ist mit dem zweiten Stapel
}

## Der Zettel neben einem Portfolio, das man nehmen kann (P9).
portfolio-raid-title = { $kind ->
    [acquire] Übernehmen
   *[neutralize] Auflösen
}
portfolio-raid-costs = kostet
portfolio-raid-brings = bringt
portfolio-raid-every-turn = jeden Zug, ab dem nächsten
portfolio-raid-why = { $kind ->
    [twice] doppelt { $value }
   *[once] so viel, wie es bringt: { $value }
}
portfolio-raid-paid-back = nach { $count ->
    [one] 1 Zug
   *[other] { $count } Zügen
} bezahlt
portfolio-would-lie-here = läge hier
portfolio-raid-taken = es läge hier, bei deinen Portfolios: { $run }, { $value } je Zug
portfolio-raid-owner = { $owner }: Einkommen { $before } → { $after }
portfolio-distinction = { $id ->
    [hostile] Feindlich, aber höflich
    [paid] Hat sich bezahlt gemacht
    [poor] Aus dem Armenhaus
   *[shut] Beidseits verschlossen
}
portfolio-distinction-how = { $id ->
    [hostile] Portfolio: Übernimm in einer Partie drei Portfolios.
    [paid] Portfolio: Behalt ein übernommenes Portfolio bis zum Ende, und nimm damit das Dreifache seines Preises ein.
    [poor] Portfolio: Gewinn, nachdem du nach der Armenregel gezogen hast.
   *[shut] Portfolio: Gewinn mit mindestens drei Portfolios, die an beiden Enden gedeckelt sind.
}
portfolio-distinction-line = { $id ->
    [hostile] An jeder Tür wurde eine Karte hinterlassen.
    [paid] Geduld ist eine Form von Gewalt.
    [poor] Die Suppe war auch nicht schlecht.
   *[shut] Nichts zu sehen, nichts anzulegen.
}
