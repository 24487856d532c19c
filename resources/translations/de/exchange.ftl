## Why something cannot be done in Exchange, with the rule in words.
exchange-refused-a-founder-is-chosen-now = Zuerst werden geheim die Gründer gewählt (Festlegung E2).
exchange-refused-a-security-is-chosen-now = Dies ist Phase 1: Gelegt wird das Wertpapier dieser Runde.
exchange-refused-an-order-is-laid-now = Dies ist Phase 2: Gelegt wird ein Auftrag, 1 bis 9 Anteile (Festlegung E4).
exchange-refused-an-influence-is-laid-now = Dies ist Phase 3: Gelegt wird eine Einflusskarte.
exchange-refused-the-lobbyist-votes-now = Der Lobbyist schuldet eine zweite Stimme; sie muss gelegt werden (Festlegung E6).
exchange-refused-a-liquidation-is-chosen-now = Der Auftrag ist nicht bar zu bezahlen: Zuerst werden Anteile zum halben Kurs verkauft (Festlegung E7).
exchange-refused-the-final-influence-is-laid-now = Die Börse schließt: Gelegt wird nur noch der letzte Einfluss.
exchange-refused-not-this-seats-decision = Dieser Platz hat jetzt nichts zu legen: Seine Karte liegt schon, oder er ist nicht gefragt (Festlegung E10).
exchange-refused-that-founder-was-not-dealt-to-this-seat = Dieser Gründer wurde dem Platz nicht ausgeteilt (Festlegung E2).
exchange-refused-orders-are-one-to-nine-shares = Ein Auftrag gilt für 1 bis 9 Anteile (Festlegung E4).
exchange-refused-an-influence-is-one-step-up-or-down = Ein Einfluss bewegt ein Wertpapier eine Stufe hinauf oder hinunter.
exchange-refused-game-is-over = Die Partie ist zu Ende.
exchange-refused-no-intelligence-before-round-1 = Zuerst werden die Gründer gewählt: Marktkenntnis gibt es ab Runde 1 (Festlegung E5).
exchange-refused-no-intelligence-in-a-liquidation = Im Notverkauf ist keine Marktkenntnis zu haben (Festlegung E5).
exchange-refused-no-market-force-is-coming-now = Es gibt nichts vorauszusehen: Beim Börsenschluss wird keine Marktkraft aufgedeckt (Festlegung E5).
exchange-refused-intelligence-costs-fifty-dollars = Ein Blick auf die kommende Marktkraft kostet 50 $ in bar (Festlegung E5).
exchange-refused-intelligence-was-bought-for-this-card = Dieser Platz hat die kommende Marktkraft schon gesehen (Festlegung E5).
exchange-refused-not-that-many-shares = Ein Platz kann höchstens so viele Anteile verkaufen, wie er hat, und nicht weniger als keinen (Festlegung E7).
exchange-refused-the-sale-does-not-pay-the-debt = Dieser Verkauf bringt nicht genug, um den Auftrag zu bezahlen (Festlegung E7).
exchange-refused-a-share-could-be-kept = Einer dieser Anteile könnte behalten werden: Verkauft wird nicht mehr als nötig (Festlegung E7).

## The words painted on the Exchange board: captions, what each seat did, what a card does.
exchange-money = { $amount } $
exchange-between-thousands = .
exchange-banks = Banken
exchange-insurance = Versicherer
exchange-bonds = Anleihen
exchange-all = Alle { $steps }
exchange-nothing-moves = Nichts bewegt sich
exchange-buys = Kauft { $count }
exchange-sells = Verkauft { $count }
exchange-board-words-buys = Kauft
exchange-board-words-sells = Verkauft
exchange-buy = Kaufen
exchange-sell = Verkaufen
exchange-buy-count = { $count } kaufen
exchange-sell-count = { $count } verkaufen
exchange-bank-shares = { $count ->
    [one] { $count } Bankaktie
   *[other] { $count } Bankaktien
}
exchange-insurance-shares = { $count ->
    [one] { $count } Versicherungsaktie
   *[other] { $count } Versicherungsaktien
}
exchange-bond-shares = { $count ->
    [one] { $count } Anleihe
   *[other] { $count } Anleihen
}
exchange-security-buys = { $security }: kauft
exchange-security-sells = { $security }: verkauft
exchange-security-buys-count = { $security }: kauft { $count }
exchange-security-sells-count = { $security }: verkauft { $count }
exchange-has-laid = hat gelegt
exchange-must-sell = muss verkaufen
exchange-choosing = wählt
exchange-out-in-round = ausgeschieden in Runde { $round }
exchange-place-of = Rang { $place } von { $seats }
exchange-and-meet = { $high } grenzt an { $low }
exchange-choose-a-founder-to-start = Gründer wählen
exchange-phase-1-which-security-to = Phase 1: womit gehandelt wird
exchange-phase-2-buy-or-sell = Phase 2: kaufen oder verkaufen, und wie viel
exchange-phase-3-one-card-the = Phase 3: eine Karte, die obere Seite gilt
exchange-the-lobbyist-a-second-secret = Der Lobbyist: eine zweite, geheime Stimme
exchange-liquidation-what-to-sell-at = Notverkauf: was zum halben Kurs weggeht
exchange-market-close-the-final-influence = Börsenschluss: der letzte Einfluss
exchange-the-market-is-closed = Die Börse ist geschlossen
exchange-face-down = verdeckt
exchange-side-shown = Seite gezeigt
exchange-shown = gezeigt
exchange-security = Wertpapier
exchange-order = Auftrag
exchange-influence = Einfluss
exchange-lobbyist = Lobbyist
exchange-goes-here = hierhin
exchange-to-come = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
exchange-alone-pops-the-bubble-becomes = { $card } allein lässt die Blase platzen: aus { $before } wird { $after }. Erst werden alle Stimmen zusammengezählt.
exchange-alone-becomes-all-votes-are = { $card } allein: aus { $before } wird { $after }. Erst werden alle Stimmen zusammengezählt.
exchange-cost = { $count ->
    [one] { $papers } kostet
   *[other] { $papers } kosten
}
exchange-bring = { $count ->
    [one] { $papers } bringt
   *[other] { $papers } bringen
}
exchange-settled-at = beim Kurs
exchange-all-cards-have-been-played = Alle Karten sind gespielt.
exchange-cards-are-turned-over-once = Aufgedeckt wird, wenn alle Karten liegen.
exchange-others-are-choosing = Andere wählen.
exchange-your-seat = eigener Platz
exchange-at-this-table = am Tisch
exchange-opening = Eröffnung
exchange-in-cash = in bar
exchange-net-worth-now = Vermögen jetzt
exchange-round = Runde
exchange-close = Schluss
exchange-worth = Wert { $amount }
exchange-to-of = { $title } ({ $first } bis { $last } von { $count })
exchange-the-lobbyist-from-round-2 = Der Lobbyist: ab Runde 2 stimmt zweimal ab, wer allein das meiste Bargeld hat.
exchange-today-owned = heute { $price }, { $count } im Besitz
exchange-at-todays-price = { $amount } zum heutigen Kurs

## What stands on the code cards of Exchange: three phases, the lobbyist, the close.
exchange-code-book-buy = Kauf { $count }
exchange-code-book-sell = Verkauf { $count }
exchange-market-intelligence-for-50 = Marktkenntnis für 50 $
exchange-whose-50-is-it = Wessen 50 $ sind es?
exchange-pays-50 = { $name } zahlt 50 $
exchange-everybody-sees-that-it-was = Alle sehen den Kauf; die Karte sieht dann nur { $name }.

## What a single event of Exchange is, in a plain sentence.
exchange-coming = Es kommt: { $event } ({ $moves })
exchange-went-from-to = { $security } von { $before } auf { $after }
exchange-the-bubble-of-popped = Blase geplatzt: { $security }
exchange-the-market-close-begins = Der Börsenschluss beginnt.
exchange-round-begins = Runde { $round } beginnt.
exchange-has-laid-a-card = { $name } hat gelegt.
exchange-starts-as = { $name } beginnt als { $founder }
exchange-paid-to-look-at-the = { $name } zahlt { $amount } für einen Blick auf die Marktkraft.
exchange-trades = { $name } handelt mit { $security }
exchange-name-buys = { $name } kauft
exchange-name-sells = { $name } verkauft
exchange-most-cash-is-tied-nobody = Gleich viel Bargeld: kein Lobbyist
exchange-the-lobbyist-goes-to = Der Lobbyist geht zu { $name }
exchange-name-lobbyist-vote = { $name }, Lobbyist: { $vote }
exchange-name-vote = { $name }: { $vote }
exchange-ordered = { $name } bestellt { $papers }
exchange-offered = { $name } bietet { $papers } an
exchange-had-nothing-to-sell = { $security }: { $name } hat nichts zu verkaufen
exchange-bought-for = { $name } kauft { $papers } für { $amount }
exchange-sold-for = { $name } verkauft { $papers } für { $amount }
exchange-is-short-liquidation = { $name } fehlen { $amount }: Notverkauf
exchange-liquidates = Notverkauf { $name }: { $shares }, { $amount }
exchange-cannot-pay-and-is-out = { $name } kann nicht zahlen und scheidet aus, { $shares } verloren
exchange-starts-with = { $name } beginnt mit { $amount }
exchange-forfeits = { $name } verliert { $amount }

## How the lobby knows Exchange.
exchange-under-the-buttonwood-1792 = unter der Platane, 1792

## What the log of Exchange tells of a move.
exchange-market-force = Marktkraft: { $moves }
exchange-the-market-closes = Die Börse schließt.
exchange-debts-are-paid = Schulden sind bezahlt.
exchange-phase-1-is-shown = Phase 1 wird gezeigt.
exchange-phase-2-is-shown = Phase 2 wird gezeigt.
exchange-the-founders-are-shown = Die Gründer werden gezeigt.
exchange-what-names = { $what }: { $names }
exchange-buying = Kaufen
exchange-selling = Verkaufen
exchange-no-price-moved = Kein Kurs bewegt sich

## The choices of the action panel, made from what is picked.
exchange-sell-pick-a-way = Verkaufen: was?
exchange-lay-pick-a-card = Legen: welche Karte?
exchange-keys-1-to-9-buy = Tasten: 1 bis 9 kaufen, A bis J ohne H verkaufen
exchange-keys-1-to-9-sell = Tasten: 1–9 verkaufen
exchange-keys-1-to-3-up = Tasten: 1–3 hinauf, 4–6 hinunter
exchange-keys-1-to = Tasten: 1 bis { $count }
exchange-click-a-number-or-press = Eine Zahl anklicken oder drücken; die Buchstaben A bis J ohne H verkaufen 1 bis 9, R wechselt die Seite.
exchange-click-a-card-or-press = Eine Karte anklicken, oder 1 bis 3 für eine Stufe hinauf und 4 bis 6 für eine hinunter drücken; R dreht die Karte um.
exchange-click-one-press-its-number = Anklicken, Nummer drücken oder Pfeiltasten benutzen.
exchange-turn-the-card-round = Karte umdrehen
exchange-sell-instead = Stattdessen verkaufen
exchange-buy-instead = Stattdessen kaufen
exchange-look-ahead-for-50 = Vorausschau für 50 $
exchange-back = Zurück
exchange-everybody-sees-that-it-was-bought = Alle sehen, dass sie gekauft wurde; die Karte sieht sonst niemand.
exchange-costs-to = Kostet { $low } bis { $high }.
exchange-there-is-nothing-to-sell = Es ist nichts zu verkaufen da.
exchange-earns-to = Bringt { $low } bis { $high }.
exchange-sells-all-there-is = Verkauft alles, was da ist: { $papers }.
exchange-could-ruin-this-seat-from = Könnte diesen Platz ab einem Kurs von { $price } ruinieren!
exchange-from-on-shares-must-be = Ab { $price } müssten Anteile zum halben Kurs verkauft werden.
exchange-brings-pays-leaves-in-cash = Bringt { $brings }, zahlt { $debt }, lässt { $left } in bar.

## The end of a game of Exchange, each score unfolded to its rule (E8, E9).
exchange-cash-in-cash = { $cash } in bar
exchange-worth-before-round-ruined-it = Wert vor dem Ruin in Runde { $round }
exchange-of-that-in-cash = davon in bar
exchange-left-of-it = davon geblieben
exchange-at = { $security }: { $shares } zu { $price }
exchange-cash = Bargeld
exchange-a-seat-that-is-out = Wer ausgeschieden ist, steht hinter allen anderen; wer später ausschied, steht höher, dann wer kurz davor mehr wert war (Festlegung E8).
exchange-all-others-are-out-who = Alle anderen sind ausgeschieden: Wer übrig ist, gewinnt sofort (Festlegung E8).
exchange-net-worth-and-cash-are = Vermögen und Bargeld sind gleich: Der Rang wird geteilt (Festlegung E9).
exchange-net-worth-is-equal-more = Das Vermögen ist gleich: Mehr Bargeld steht höher (Festlegung E9).
exchange-you-win = Gewonnen
exchange-wins = { $name } gewinnt
exchange-and-share-the-first-place = { $names } und { $last } teilen den ersten Rang

## The Exchange table: scene, hot spots, keys and choices bound together (see `GameTable`).
exchange-pick-the-next-card = Nächste Karte wählen
exchange-pick-this-card = Diese Karte wählen
exchange-phase-2-sell-so-many = Phase 2: so viele Anteile verkaufen
exchange-turn-to-the-other-side = Zur anderen Seite wenden
exchange-lay-the-card-that-is = Gewählte Karte legen
exchange-put-the-card-back = Karte zurücklegen
exchange-look-ahead = Vorausschau

## The cards of Exchange told in words: what happened on Wall Street, and who signed.
exchange-shares = { $count ->
    [one] { $count } Anteil
   *[other] { $count } Anteile
}
exchange-address-known = { $address }. { $known }
exchange-broker = Makler, { $address }
exchange-subscription-day = Tag der Zeichnung
exchange-4-july-1791 = 4. Juli 1791
exchange-the-national-banks-shares-are = Die Anteile der Nationalbank sind in Stunden vergeben
exchange-scrip-fever-breaks = Das Scrip-Fieber bricht
exchange-august-1791 = August 1791
exchange-rights-to-bank-shares-soar = Bezugsrechte der Bank steigen wochenlang, dann stürzen sie
exchange-war-at-sea = Krieg zur See
exchange-1-february-1793 = 1. Februar 1793
exchange-france-declares-war-on-britain = Frankreich erklärt Britannien den Krieg; jede Ladung will Deckung
exchange-a-neutral-flag = Eine neutrale Flagge
exchange-22-april-1793 = 22. April 1793
exchange-washington-proclaims-neutrality-cover-looks = Washington erklärt Neutralität; Policen wirken teuer
exchange-the-funding-act = Die Bundesschuld
exchange-4-august-1790 = 4. August 1790
exchange-congress-takes-over-the-debts = Der Kongress übernimmt die Schulden der Staaten
exchange-duer-stops-paying = Duer zahlt nicht mehr
exchange-9-march-1792 = 9. März 1792
exchange-the-boldest-buyer-of-public = Der kühnste Käufer von Staatsschulden kann seine Wechsel nicht einlösen
exchange-a-company-of-underwriters = Eine Gesellschaft für Policen
exchange-december-1792 = Dezember 1792
exchange-the-insurance-company-of-north = Die Insurance Company of North America öffnet
exchange-a-charter-at-last = Endlich ein Freibrief
exchange-21-march-1791 = 21. März 1791
exchange-the-bank-of-new-york = Die Bank of New York, seit 1784 offen, wird Körperschaft
exchange-the-loan-books-open = Die Anleihe liegt auf
exchange-1-october-1790 = 1. Oktober 1790
exchange-old-certificates-of-debt-are = Alte Schuldscheine werden zu Anleihen des Bundes
exchange-tontine-coffee-house = Tontine Coffee House
exchange-1793 = 1793
exchange-merchants-underwriters-and-brokers-get = Kaufleute, Versicherer und Makler unter einem Dach
exchange-the-bank-opens = Die Bank öffnet
exchange-12-december-1791 = 12. Dezember 1791
exchange-the-bank-of-the-united = Die Bank of the United States beginnt in Philadelphia
exchange-the-treasury-buys = Das Schatzamt kauft
exchange-march-1792 = März 1792
exchange-hamilton-has-public-debt-bought = Hamilton lässt Staatsschulden aufkaufen, um die Panik zu dämpfen
exchange-under-the-buttonwood = Unter der Platane
exchange-17-may-1792 = 17. Mai 1792
exchange-twenty-four-brokers-agree-to = Vierundzwanzig Makler wollen zuerst untereinander handeln
exchange-debtors-prison = Schuldhaft
exchange-23-march-1792 = 23. März 1792
exchange-duer-is-locked-up-and = Duer sitzt ein, und viele in der Stadt hatten ihm geliehen
exchange-the-post-office-act = Das Postgesetz
exchange-20-february-1792 = 20. Februar 1792
exchange-news-will-travel-by-rule = Nachrichten reisen künftig nach Plan; heute gibt es keine
exchange-his-name-heads-the-list = Sein Name steht obenan.
exchange-a-firm-one-signature = Eine Firma, eine Unterschrift.
exchange-later-secretary-of-the-exchange = Später Sekretär der Börse.
exchange-came-with-the-hessian-troops = Kam mit den hessischen Truppen und blieb.
exchange-merchant-of-a-family-known = Kaufmann aus bekannter Familie.
exchange-of-an-old-family-of = Aus einer alten Kaufmannsfamilie.
exchange-a-firm-its-name-closes = Eine Firma; ihr Name schließt die Liste.

## The words of Exchange: what is asked, what happened, why not, and how a score came about.
exchange-founders = Gründer
exchange-phase-1-security = Phase 1, Wertpapier
exchange-words-phase-2-buy-or-sell = Phase 2, Auftrag
exchange-phase-3-influence = Phase 3, Einfluss
exchange-words-lobbyist = Lobbyist
exchange-liquidation = Notverkauf
exchange-final-influence = Letzter Einfluss
exchange-round-round = Runde { $round }
exchange-market-close = Börsenschluss
exchange-round-of = Runde { $round } von { $rounds }
exchange-before-the-first-round = Vor der ersten Runde
exchange-of-have-laid = { $laid } von { $seats } haben gelegt
exchange-head-phase = { $head }  ·  { $phase }
exchange-head-phase-laid = { $head }  ·  { $phase }  ·  { $laid }
exchange-cash-cash = In bar: { $cash }
exchange-the-lobbyist-stands-with = Der Lobbyist steht bei { $name }
exchange-the-game-is-over = Die Partie ist zu Ende
exchange-at-the-table = Am Tisch
exchange-name-phase = { $name }: { $phase }
exchange-every-founder-is-worth-1 = Jeder Gründer ist zum Eröffnungskurs von 50 $ genau 1.000 $ wert.
exchange-what-to-trade-this-round = Womit in dieser Runde gehandelt wird; ob Kauf oder Verkauf, folgt.
exchange-all-see-buy-or-sell = Kauf oder Verkauf sehen alle gleich, die Zahl erst nach den Kursen.
exchange-any-security-one-step-up = Ein Wertpapier, eine Stufe hinauf oder hinunter. Alle Stimmen werden erst zusammengezählt.
exchange-the-lobbyist-is-with-the = Der Lobbyist ist beim meisten Bargeld: eine zweite, geheime Stimme.
exchange-one-last-step-no-market = Eine letzte Stufe; keine Marktkraft und kein Lobbyist folgen.
exchange-the-order-of-costs-are = Der Auftrag über { $papers } kostet { $cost }; { $debt } fehlen. Papiere werden zum halben Kurs verkauft.
exchange-start-as = Als { $founder } beginnen
exchange-pay-50-and-look = 50 $ zahlen und ansehen
exchange-lay = { $card } legen
exchange-sell-for = Für { $amount } verkaufen
exchange-sale-shares = { $sale }: { $shares }
exchange-buy-papers = { $papers } kaufen
exchange-sell-papers = { $papers } verkaufen
