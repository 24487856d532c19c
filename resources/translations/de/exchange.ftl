## Why something cannot be done in Exchange, with the rule in words.
exchange-refused-a-founder-is-chosen-now = Zuerst werden die Gründer gewählt, geheim (Festlegung E2).
exchange-refused-a-security-is-chosen-now = Dies ist Phase 1: Lege das Wertpapier, mit dem du handelst.
exchange-refused-an-order-is-laid-now = Dies ist Phase 2: Lege einen Auftrag über 1 bis 9 Papiere (Festlegung E4).
exchange-refused-an-influence-is-laid-now = Dies ist Phase 3: Lege eine Einflusskarte.
exchange-refused-the-lobbyist-votes-now = Der Lobbyist ist bei dir: Du musst eine zweite Stimme legen (Festlegung E6).
exchange-refused-a-liquidation-is-chosen-now = Dein Bargeld reicht nicht für den Auftrag. Zuerst verkaufst du Papiere zum halben Kurs (Festlegung E7).
exchange-refused-the-final-influence-is-laid-now = Die Börse schließt: Jetzt legst du nur noch den letzten Einfluss.
exchange-refused-not-this-seats-decision = Du hast jetzt nichts zu legen: Deine Karte liegt schon, oder du bist nicht gefragt (Festlegung E10).
exchange-refused-that-founder-was-not-dealt-to-this-seat = Dieser Gründer wurde dir nicht ausgeteilt (Festlegung E2).
exchange-refused-orders-are-one-to-nine-shares = Ein Auftrag gilt für 1 bis 9 Papiere (Festlegung E4).
exchange-refused-an-influence-is-one-step-up-or-down = Ein Einfluss bewegt ein Wertpapier eine Stufe nach oben oder nach unten.
exchange-refused-game-is-over = Die Partie ist zu Ende.
exchange-refused-no-intelligence-before-round-1 = Zuerst werden die Gründer gewählt: Eine Vorausschau gibt es ab Runde 1 (Festlegung E5).
exchange-refused-no-intelligence-in-a-liquidation = Im Notverkauf gibt es keine Vorausschau (Festlegung E5).
exchange-refused-no-market-force-is-coming-now = Für eine Vorausschau ist nichts da: Beim Börsenschluss wird keine Marktkraft aufgedeckt (Festlegung E5).
exchange-refused-intelligence-costs-fifty-dollars = Die Vorausschau kostet 50 $ in bar (Festlegung E5).
exchange-refused-intelligence-was-bought-for-this-card = Du hast die kommende Marktkraft schon gesehen (Festlegung E5).
exchange-refused-not-that-many-shares = Verkaufen kannst du nur, was du hast (Festlegung E7).
exchange-refused-the-sale-does-not-pay-the-debt = Dieser Verkauf bringt nicht genug für den Auftrag (Festlegung E7).
exchange-refused-a-share-could-be-kept = Eines dieser Papiere könntest du behalten: Verkauft wird nicht mehr als nötig (Festlegung E7).

## The words painted on the Exchange board: captions, what each seat did, what a card does.
exchange-security-name = { $security ->
   [banks] Banken
   [insurance] Versicherer
  *[bonds] Anleihen
}
exchange-security-held = { $security ->
   [banks] { $count ->
        [one] Banken
       *[other] Banken
    }
   [insurance] Versicherer
  *[bonds] { $count ->
        [one] Anleihen
       *[other] Anleihen
    }
}
exchange-all = Alle { $steps }
exchange-nothing-moves = Nichts bewegt sich
exchange-order-told = { $side ->
   [buy] Kauft { $count }
  *[sell] Verkauft { $count }
}
exchange-order-short = { $side ->
   [buy] Kauft { $count }
  *[sell] Verk. { $count }
}
exchange-side-told = { $side ->
   [buy] Kauft
  *[sell] Verkauft
}
exchange-side = { $side ->
   [buy] Kaufen
  *[sell] Verkaufen
}
exchange-order-card = { $side ->
   [buy] { $count } kaufen
  *[sell] { $count } verkaufen
}
exchange-papers = { $security ->
   [banks] { $count ->
        [one] { $count } Bankaktie
       *[other] { $count } Bankaktien
    }
   [insurance] { $count ->
        [one] { $count } Versicherungsaktie
       *[other] { $count } Versicherungsaktien
    }
  *[bonds] { $count ->
        [one] { $count } Anleihe
       *[other] { $count } Anleihen
    }
}
exchange-security-side = { $side ->
   [buy] { $security }: kauft
  *[sell] { $security }: verkauft
}
exchange-security-order = { $side ->
   [buy] { $security }: kauft { $count }
  *[sell] { $security }: verkauft { $count }
}
exchange-doing = { $what ->
   [laid] hat gelegt
   [selling] muss verkaufen
  *[choosing] wählt …
}
exchange-out-in-round = ausgeschieden in Runde { $round }
exchange-place-of = Rang { $place } von { $seats }
exchange-and-meet = Auf { $high } folgt { $low }
exchange-hand-title = { $stage ->
   [founding] Wähle deinen Gründer
   [phase-1] Womit du diesmal handelst
   [phase-2] Kaufen oder verkaufen, und wie viele
   [phase-3] Einen Kurs bewegen
   [lobbying] Der Lobbyist: eine zweite Stimme
   [liquidation] Notverkauf zum halben Kurs
   [close] Börsenschluss: der letzte Einfluss
  *[over] Die Börse ist geschlossen
}
exchange-face-down = verdeckt
exchange-side-shown = halb gezeigt
exchange-shown = gezeigt
exchange-sleeve = { $sleeve ->
   [security] Wertpapier
   [order] Auftrag
   [influence] Einfluss
  *[lobbyist] Lobbyist
}
exchange-goes-here = hierhin
exchange-to-come = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
exchange-effect = { $known ->
    [yes] { $card } mit der Marktkraft
   *[no] { $card } allein
}: { $bubble ->
    [pops] Die Blase platzt, von { $before } auf { $after }.
    [stays] Es bleibt bei { $before }.
   *[holds] von { $before } auf { $after }.
}
exchange-settled-at = bei Kurs
exchange-waiting = { $what ->
   [laid] Aufgedeckt wird, wenn alle Karten liegen.
  *[others] Andere wählen.
}
exchange-opening = Eröffnung
exchange-in-cash = in bar
exchange-net-worth-now = Vermögen
exchange-round = Runde
exchange-close = Schluss
exchange-worth = Vermögen { $amount }
exchange-to-of = { $title } ({ $first } bis { $last } von { $count })
exchange-the-lobbyist-from-round-2 = Der Lobbyist: ab Runde 2 stimmt zweimal ab, wer allein das meiste Bargeld hat.
exchange-you-own = du hast { $count }
exchange-today-owned = heute { $price }, { $count } im Besitz
exchange-at-todays-price = { $amount } zum heutigen Kurs

## What a single event of Exchange is, in a plain sentence.
exchange-coming = Es kommt: { $event } ({ $moves })
exchange-went-from-to = { $security } von { $before } auf { $after }
exchange-the-bubble-of-popped = Blase geplatzt: { $security }
exchange-the-market-close-begins = Der Börsenschluss beginnt.
exchange-round-begins = Runde { $round } beginnt.
exchange-is-ready = { $name } legt eine Karte.
exchange-starts-as = { $name } beginnt als { $founder }
exchange-bought-intelligence = { $name } zahlt { $amount } für die Vorausschau.
exchange-trades = { $name } handelt mit { $security }
exchange-side-shown-of = { $side ->
   [buy] { $name } kauft
  *[sell] { $name } verkauft
}
exchange-most-cash-is-tied = Gleichstand beim Bargeld: Niemand hat den Lobbyisten
exchange-the-lobbyist-goes-to = Der Lobbyist geht zu { $name }
exchange-voted = { $voice ->
   [lobbyist] { $name }, Lobbyist: { $vote }
  *[seat] { $name }: { $vote }
}
exchange-order-shown = { $side ->
   [buy] { $name } will { $papers } kaufen
  *[sell] { $name } will { $papers } verkaufen
}
exchange-had-nothing-to-sell = { $security }: { $name } hat nichts zu verkaufen
exchange-traded = { $side ->
   [buy] { $name } kauft { $papers } für { $amount }
  *[sell] { $name } verkauft { $papers } für { $amount }
}
exchange-is-short-liquidation = { $name } fehlen { $amount }: Notverkauf
exchange-liquidates = Notverkauf von { $name }: { $shares } für { $amount }
exchange-cannot-pay-and-is-out = { $name } kann nicht zahlen und scheidet aus, verloren: { $shares }
exchange-starts-with = { $name } beginnt mit { $amount }
exchange-forfeits = { $name } verliert { $amount }

## How the lobby knows Exchange.
exchange-under-the-buttonwood-1792 = unter der Platane, 1792

## What the log of Exchange tells of a move.
exchange-market-force = Marktkraft: { $moves }
exchange-the-market-closes = Die Börse schließt.
exchange-forced-sales = Notverkäufe
exchange-is-shown =
    { $kind ->
        [founders] Die Gründer werden aufgedeckt.
        [securities] Phase 1 wird aufgedeckt.
       *[sides] Phase 2 wird aufgedeckt.
    }
exchange-what-names = { $what }: { $names }
exchange-siding = { $side ->
   [buy] Kaufen
  *[sell] Verkaufen
}
exchange-no-price-moved = Kein Kurs bewegt sich

## The choices of the action panel, made from what is picked.
exchange-sell-pick-a-way = Was wird verkauft?
exchange-pick-a-card-to-play = Welche Karte?
exchange-keys = { $what ->
   [buy] Tasten: 1–9 kaufen, A–J ohne H verkaufen
   [sell] Tasten: 1–9 verkaufen
   [vote] Tasten: 1–3 nach oben, 4–6 nach unten
  *[card] Tasten: 1–{ $count }
}
exchange-keys-told = { $what ->
   [order] Eine Zahl anklicken oder drücken; die Buchstaben A bis J ohne H verkaufen 1 bis 9, R wechselt zwischen Kauf und Verkauf.
   [vote] Eine Karte anklicken oder ihre Ziffer drücken, 1 bis 3 für eine Stufe nach oben, 4 bis 6 für eine nach unten; R dreht die Karte um.
  *[card] Anklicken, Nummer drücken oder Pfeiltasten benutzen.
}
exchange-turn = { $what ->
   [vote] Karte umdrehen
   [buy] Stattdessen verkaufen
  *[sell] Stattdessen kaufen
}
exchange-buy-market-intelligence-for = Vorausschau für 50 $
exchange-everybody-sees-that-it-was-bought = Alle sehen, dass du zahlst; die Karte siehst nur du.
exchange-costs-to = Kostet { $low } bis { $high }.
exchange-none-owned-to-sell = Du hast nichts zu verkaufen.
exchange-earns-to = Bringt { $low } bis { $high }.
exchange-sells-all-there-is = Verkauft alles, was da ist: { $papers }.
exchange-could-bankrupt-from = Ab einem Kurs von { $price } könnte dich das ruinieren!
exchange-sells-at-half-price-from = Ab { $price } müsstest du Papiere zum halben Kurs verkaufen.
exchange-brings-pays-leaves-in-cash = Bringt { $brings }; davon gehen { $debt } weg, { $left } bleiben in bar.

## The end of a game of Exchange, each score unfolded to its rule (E8, E9).
exchange-cash-in-cash = { $cash } in bar
exchange-worth-before-round-ruined-it = Vermögen vor dem Ruin in Runde { $round }
exchange-of-that-in-cash = davon in bar
exchange-left-of-it = davon geblieben
exchange-at = { $security }: { $count ->
    [one] { $count } Papier zu { $price }
   *[other] { $count } Papiere zu je { $price }
}
exchange-cash = Bargeld
exchange-decided-by = { $what ->
   [fall] Ausgeschieden in Runde { $round }: im Rang hinter allen, die noch dabei sind. Wer später ausschied, steht höher, dann wer kurz davor das größere Vermögen hatte.
   [last] Allein übrig: Alle anderen sind ausgeschieden, und wer übrig ist, gewinnt sofort.
   [shared] Vermögen und Bargeld sind gleich: Der Rang wird geteilt.
  *[cash] Bargeld entscheidet: Bei gleichem Vermögen steht höher, wer mehr davon hat.
}
    .short = { $what ->
       [fall] Ausgeschieden in Runde { $round }
       [last] Allein übrig
       [shared] Vermögen und Bargeld sind gleich
      *[cash] Bargeld entscheidet
    }

## The Exchange table: scene, hot spots, keys and choices bound together (see `GameTable`).
exchange-pick-the-next-card = Nächste Karte wählen
exchange-pick-this-card = Diese Karte wählen
exchange-phase-2-sell-so-many = Phase 2: so viele Papiere verkaufen
exchange-turn-the-card-over = Kauf und Verkauf wechseln, Karte umdrehen
exchange-play-the-selected-card = Gewählte Karte legen
exchange-put-the-card-back = Karte zurücklegen
exchange-look-ahead = Vorausschau

## The cards of Exchange told in words: what happened on Wall Street, and who signed.
exchange-shares = { $count ->
    [one] { $count } Papier
   *[other] { $count } Papiere
}
exchange-founder-line = { $founder ->
   [leonard-bleecker] { $address }. Sein Name führt die Liste an.
   [armstrong-and-barnewall] { $address }. Eine Firma, eine Unterschrift.
   [bernard-hart] { $address }. Später Sekretär der Börse.
   [alexander-zuntz] { $address }. Kam mit den hessischen Truppen und blieb.
   [sutton-and-hardy] { $address }. Eine Firma, eine Unterschrift.
   [benjamin-seixas] { $address }. Kaufmann aus stadtbekannter Familie.
   [isaac-m-gomez] { $address }. Aus einer alten Kaufmannsfamilie.
   [robinson-and-hartshorne] { $address }. Eine Firma; ihr Name schließt die Liste.
  *[other] Makler, { $address }
}
exchange-force-title = { $force ->
   [banks-boom] Tag der Zeichnung
   [banks-slump] Das Scrip-Fieber ebbt ab
   [insurance-boom] Krieg zur See
   [insurance-slump] Eine neutrale Flagge
   [bonds-boom] Die Bundesschuld
   [bonds-slump] Duer zahlt nicht mehr
   [banks-to-insurance] Eine Assekuranz entsteht
   [insurance-to-banks] Endlich ein Freibrief
   [insurance-to-bonds] Die Anleihe wird aufgelegt
   [bonds-to-insurance] Tontine Coffee House
   [bonds-to-banks] Die Bank öffnet
   [banks-to-bonds] Das Schatzamt kauft
   [bull-market] Unter der Platane
   [bear-market] Schuldhaft
  *[quiet-day] Das Postgesetz
}
exchange-force-date = { $force ->
   [banks-boom] 4. Juli 1791
   [banks-slump] August 1791
   [insurance-boom] 1. Februar 1793
   [insurance-slump] 22. April 1793
   [bonds-boom] 4. August 1790
   [bonds-slump] 9. März 1792
   [banks-to-insurance] Dezember 1792
   [insurance-to-banks] 21. März 1791
   [insurance-to-bonds] 1. Oktober 1790
   [bonds-to-insurance] 1793
   [bonds-to-banks] 12. Dezember 1791
   [banks-to-bonds] März 1792
   [bull-market] 17. Mai 1792
   [bear-market] 23. März 1792
  *[quiet-day] 20. Februar 1792
}
exchange-force-line = { $force ->
   [banks-boom] Die Aktien der Nationalbank sind binnen Stunden vergeben
   [banks-slump] Bezugsrechte auf Bankaktien steigen wochenlang und stürzen dann ab
   [insurance-boom] Frankreich erklärt Großbritannien den Krieg; jede Ladung will versichert sein
   [insurance-slump] Washington erklärt die Neutralität; Versicherungen gelten als zu teuer
   [bonds-boom] Der Kongress übernimmt die Schulden der Staaten
   [bonds-slump] Der kühnste Käufer von Staatsschulden kann seine Wechsel nicht einlösen
   [banks-to-insurance] Die Insurance Company of North America öffnet
   [insurance-to-banks] Die Bank of New York, seit 1784 tätig, erhält ihren Freibrief
   [insurance-to-bonds] Alte Schuldscheine werden zu Anleihen des Bundes
   [bonds-to-insurance] Kaufleute, Versicherer und Makler unter einem Dach
   [bonds-to-banks] Die Bank of the United States beginnt in Philadelphia
   [banks-to-bonds] Hamilton lässt Staatsschulden aufkaufen, um die Panik zu dämpfen
   [bull-market] Vierundzwanzig Makler wollen zuerst untereinander handeln
   [bear-market] Duer sitzt ein; viele in der Stadt hatten ihm Geld geliehen
  *[quiet-day] Nachrichten reisen künftig nach Plan; heute gibt es keine
}
exchange-force-brief = { $force ->
   [banks-boom] Bankaktien sind rasch vergeben
   [banks-slump] Bezugsrechte stürzen ab
   [insurance-boom] Frankreich erklärt den Krieg
   [insurance-slump] Washington bleibt neutral
   [bonds-boom] Der Bund trägt alle Schulden
   [bonds-slump] Seine Wechsel bleiben offen
   [banks-to-insurance] Sie versichert Schiffe
   [insurance-to-banks] Die Bank of New York hat ihn
   [insurance-to-bonds] Alte Schuld wird getauscht
   [bonds-to-insurance] Der Handel unter einem Dach
   [bonds-to-banks] Zuerst in Philadelphia
   [banks-to-bonds] Hamilton dämpft die Panik
   [bull-market] Makler schließen einen Pakt
   [bear-market] Duer sitzt ein
  *[quiet-day] Post reist künftig nach Plan
}

## The words of Exchange: what is asked, what happened, why not, and how a score came about.
exchange-phase = { $stage ->
   [founding] Gründer
   [phase-1] Phase 1, Wertpapier
   [phase-2] Phase 2, Auftrag
   [phase-3] Phase 3, Einfluss
   [lobbying] Lobbyist
   [liquidation] Notverkauf
  *[close] Letzter Einfluss
}
exchange-market-close = Börsenschluss
exchange-round-of = Runde { $round } von { $rounds }
exchange-before-the-first-round = Vor der ersten Runde
exchange-so-many-are-ready = gelegt: { $laid } von { $seats }
exchange-head-phase = { $head }  ·  { $phase }
exchange-head-phase-ready = { $head }  ·  { $phase }  ·  { $laid }
exchange-reason = { $stage ->
   [founding] Wähle deinen Gründer
   [phase-1] Wähle ein Wertpapier
   [phase-2] Kaufe oder verkaufe
   [phase-3] Stimme über einen Kurs ab
   [lobbying] Setze den Lobbyisten ein
   [liquidation] Verkaufe Papiere, um zu zahlen
  *[close] Gib die letzte Stimme ab
}
exchange-the-lobbyist-stands-with = Der Lobbyist steht bei { $name }
exchange-your-move = Dein Zug
exchange-name-phase = { $name }: { $phase }
exchange-prompt = { $stage ->
   [founding] Jeder Gründer ist zum Eröffnungskurs von 50 $ genau 1.000 $ wert.
   [phase-1] Kaufen oder verkaufen kommt danach.
   [phase-2] Die Anzahl bleibt verdeckt, bis sich die Kurse bewegt haben.
   [phase-3] Erst werden alle Stimmen zusammengezählt.
   [lobbying] Der Lobbyist folgt dem Geld.
  *[close] Eine letzte Stufe, ohne Marktkraft und ohne Lobbyisten.
}
exchange-the-order-of-costs-are = Der Auftrag über { $papers } kostet { $cost }; es fehlen { $debt }. Verkauft wird zum halben Kurs.
exchange-start-as = Als { $founder } beginnen
exchange-buy-market-intelligence = 50 $ zahlen und ansehen
exchange-play-card = { $card } legen
exchange-sell-for = Für { $amount } verkaufen
exchange-sale-shares = { $sale }: { $shares }
exchange-order-papers = { $side ->
   [buy] { $papers } kaufen
  *[sell] { $papers } verkaufen
}

## The Exchange table in words, place by place: what is read aloud.
exchange-outline-market = Markt
exchange-outline-prices-round-the-ring = Kurse rund um den Ring
exchange-outline-round = { $when ->
    [before] Vor Runde 1 von { $rounds }, dann der Schluss
   *[other] Runde { $round } von { $rounds }, dann der Schluss
}
exchange-outline-rounds = { $rounds } Runden, dann schließt die Börse
exchange-outline-lobbyist = Lobbyist
exchange-outline-with-nobody = zurzeit bei niemandem
exchange-outline-market-forces = Marktkräfte
exchange-outline-last-force = Letzte Marktkraft
exchange-outline-coming-force = Nächste Marktkraft, nur für dich sichtbar
exchange-outline-still-to-pay = Noch zu zahlen
exchange-outline-knows-the-coming-force = Kennt die nächste Marktkraft
exchange-outline-sleeves = Ausliegende Karten
exchange-outline-risk = { $risk ->
    [ruin] { $amount }, kann den Ruin bedeuten
    [short] { $amount }, dann sind Papiere zu verkaufen
   *[none] { $amount }
}
## Der Verlauf einer Partie: ihre Linien und ihre Wendepunkte.
exchange-chart-title =
    { $kind ->
        [price] Kurse, Runde um Runde
       *[worth] Vermögen, Runde um Runde
    }
exchange-chart-short =
    { $kind ->
        [price] Kurse
       *[worth] Vermögen
    }
exchange-sign = { $kind ->
    [bubble] Blase platzt
    [ruin] ausgeschieden
    [slump] Kurs fällt
    [liquidation] Notverkauf
    [trade] Handel
   *[rise] Kurs steigt
}
exchange-moment =
    { $kind ->
        [bubble] { $thing }: Die Blase platzt, je Papier { $amount } verloren.
        [rebound] { $thing }, unten hinaus und oben wieder herein: je Papier { $amount } mehr.
        [boom] { $thing }: je Papier { $amount } gestiegen.
        [slump] { $thing }: je Papier { $amount } gefallen.
        [ruin] { $name } kann nicht zahlen und scheidet aus: { $amount } verloren.
        [liquidation] { $name } muss zum halben Kurs verkaufen, { $amount } unter Wert.
       *[trade] { $way ->
            [gain] { $name } handelt gut, { $thing }: zum Schluss { $amount } im Plus.
           *[loss] { $name } handelt schlecht, { $thing }: zum Schluss { $amount } im Minus.
        }
    }

## What all look at together.
exchange-all-look = { $what ->
    [founders] Alle Augen auf die Gründer
    [securities] Alle Augen auf Runde { $round }: womit alle handeln
    [sales] Alle Augen auf Runde { $round }: wer verkaufen musste
   *[sides] Alle Augen auf Runde { $round }: wer kauft, wer verkauft
}
exchange-all-look-settled = { $close ->
    [yes] Alle Augen auf den Börsenschluss
   *[no] Alle Augen auf Runde { $round }: die Abrechnung
}
exchange-all-look-beat = { $close ->
    [yes] Alle Augen auf den Börsenschluss: die Stimmen
   *[no] { $beat ->
        [votes] Alle Augen auf Runde { $round }: die Stimmen
       *[prices] Alle Augen auf Runde { $round }: die Kurse
    }
}
exchange-beat-alone = { $beat ->
    [votes] Die Stimmen liegen vor
   *[prices] Die Kurse bewegen sich
}
exchange-you-came-to = { $what ->
    [out] Du bist bankrott
    [lead] Du übernimmst die Führung
    [first] Du bleibst vorn
    [up] Du: { $place } Platz, um { $by } nach oben
    [down] Du: { $place } Platz, um { $by } nach unten
    [good] Du: { $place } Platz, größtes Plus
    [bad] Du: { $place } Platz, größtes Minus
   *[same] Du: weiter { $place } Platz
}
exchange-are-bankrupt = { $count ->
    [one] { $names } ist bankrott
   *[other] { $names } sind bankrott
}
exchange-on-to = { $what ->
    [sell] Wähle, was du verkaufst
    [close] Weiter zum Börsenschluss
    [result] Zum Ergebnis
   *[round] Weiter zu Runde { $round }
}
exchange-beat-next = { $beat ->
    [prices] Weiter: die Kurse
   *[trades] Weiter: die Abrechnung
}
exchange-orders-something = { $side ->
    [buy] kauft { $security }
   *[sell] verkauft { $security }
}
exchange-worth-before = Vermögen vorher
exchange-steps = { $count ->
    [one] { $steps } Stufe
   *[other] { $steps } Stufen
}
exchange-bubble-pops = platzt
exchange-bubble-bursts = platzt

## The newspaper over the market when a price runs past an end of the ring.
exchange-cue-title =
    { $kind ->
        [rebound] { $variant ->
            [first] Totgesagte leben länger
           *[second] Der Keller hatte eine Tür
        }
       *[bubble] { $variant ->
            [first] Die Blase platzt
            [second] Wer hoch steigt
           *[third] Seife wird teurer
        }
    }
exchange-cue-bill = { $gain }
exchange-the-days-card = Marktkraft
exchange-gains-most = größtes Plus
exchange-loses-most = größtes Minus
exchange-over-the-top = über { $top }, zurück auf { $foot }
exchange-under-the-foot = unter { $foot }, wieder auf { $top }
exchange-the-lobby = Lobbyist
exchange-influence-card = Einfluss
exchange-money-moves = { $way ->
    [earns] nimmt ein
   *[pays] bezahlt
}
exchange-in-one-look = Das Vermögen auf einen Blick
exchange-worth-caption = Vermögen
exchange-leads-now = Jetzt führt
exchange-leader = { $name }, { $amount }
exchange-nobody-chooses = { $close ->
    [yes] Börsenschluss
   *[no] Runde { $round }
} · { $seats } am Tisch · jetzt entscheidet niemand
exchange-falls = ist ruiniert
exchange-sells-to-pay = muss verkaufen: { $amount } fehlen
exchange-trades-nothing = handelt nicht
exchange-orders = { $deed ->
    [buy] kauft { $papers }
    [part] verkauft nur { $done } von { $papers }
   *[sell] verkauft { $papers }
}
exchange-has-none-to-sell = { $security ->
   [banks] hat keine Bankaktien
   [insurance] hat keine Versicherungsaktien
  *[bonds] hat keine Anleihen
}
exchange-keeps = es bleiben { $banks } BK, { $cover } VS, { $bonds } AN
exchange-left = Rest:
exchange-price-stays = unverändert
exchange-figure =
    { $kind ->
        [votes] Stimmen
        [votes-won] Stimmen, die siegten
        [bought] Papiere gekauft
        [sold] Papiere verkauft
        [liquidated] Zum halben Kurs verkauft
        [intelligence] Vorausschau gekauft
       *[lobbyist] Hatte den Lobbyisten
    }

## Why an action is good or risky, in a hint or a puzzle; [you] is the reader, else a name.
exchange-why-most-cash = Mit { $amount } in bar beginnt sonst niemand, den du wählen kannst. Wer allein das meiste Bargeld hat, bekommt den Lobbyisten.
exchange-why-leans-on = Mit { $papers } ist schon eine Stimme für { $security } { $amount } wert.
exchange-why-expected = { $kept ->
   [yes] { $security } zu { $price } behalten: Am Ende sind im Mittel etwa { $worth } zu erwarten.
  *[no] { $known ->
       [yes] Die Marktkraft bringt { $security } auf { $price }. Am Ende sind im Mittel etwa { $worth } zu erwarten.
      *[no] { $security } zu { $price }: Am Ende sind im Mittel etwa { $worth } zu erwarten.
   }
}
exchange-why-step = { $way ->
    [none] { $known ->
        [yes] Mit der Marktkraft bringt diese Stimme { $security } auf { $after } statt auf { $before }
       *[no] Eine Stufe bringt { $security } von { $before } auf { $after }
    }; { $who ->
        [you] du hältst nichts davon.
       *[other] { $name } hält nichts davon.
    }
    [up] { $known ->
        [yes] Mit der Marktkraft bringt diese Stimme { $security } auf { $after } statt auf { $before }
       *[no] Eine Stufe bringt { $security } von { $before } auf { $after }
    }: { $amount } mehr für { $who ->
        [you] dich ({ $papers }).
       *[other] { $name } ({ $papers }).
    }
   *[down] { $known ->
        [yes] Mit der Marktkraft bringt diese Stimme { $security } auf { $after } statt auf { $before }
       *[no] Eine Stufe bringt { $security } von { $before } auf { $after }
    }: { $amount } weniger für { $who ->
        [you] dich ({ $papers }).
       *[other] { $name } ({ $papers }).
    }
}
exchange-why-step-other = { $way ->
    [up] { $name } gewinnt durch diese Stimme { $amount }.
   *[down] { $name } verliert durch diese Stimme { $amount }.
}
exchange-why-nears-end = { $way ->
    [up] { $steps ->
        [one] { $who ->
            [you] Danach bringt eine Stufe aufwärts { $security } ans andere Ende auf { $price }: dann { $amount } weniger für dich ({ $papers }).
           *[other] Danach bringt eine Stufe aufwärts { $security } ans andere Ende auf { $price }: dann { $amount } weniger für { $name } ({ $papers }).
        }
       *[other] { $who ->
            [you] Danach bringen { $steps } Stufen aufwärts { $security } ans andere Ende auf { $price }: dann { $amount } weniger für dich ({ $papers }).
           *[other] Danach bringen { $steps } Stufen aufwärts { $security } ans andere Ende auf { $price }: dann { $amount } weniger für { $name } ({ $papers }).
        }
    }
   *[down] { $steps ->
        [one] { $who ->
            [you] Danach bringt eine Stufe abwärts { $security } ans andere Ende auf { $price }: dann { $amount } mehr für dich ({ $papers }).
           *[other] Danach bringt eine Stufe abwärts { $security } ans andere Ende auf { $price }: dann { $amount } mehr für { $name } ({ $papers }).
        }
       *[other] { $who ->
            [you] Danach bringen { $steps } Stufen abwärts { $security } ans andere Ende auf { $price }: dann { $amount } mehr für dich ({ $papers }).
           *[other] Danach bringen { $steps } Stufen abwärts { $security } ans andere Ende auf { $price }: dann { $amount } mehr für { $name } ({ $papers }).
        }
    }
}
exchange-why-keeps-from-round = { $steps ->
    [one] { $who ->
        [you] Von { $before } bringt eine Stufe aufwärts { $security } ans andere Ende auf { $price }: { $amount } weniger für dich ({ $papers }); von { $after } braucht es eine mehr.
       *[other] Von { $before } bringt eine Stufe aufwärts { $security } ans andere Ende auf { $price }: { $amount } weniger für { $name } ({ $papers }); von { $after } braucht es eine mehr.
    }
   *[other] { $who ->
        [you] Von { $before } bringen { $steps } Stufen aufwärts { $security } ans andere Ende auf { $price }: { $amount } weniger für dich ({ $papers }); von { $after } braucht es eine mehr.
       *[other] Von { $before } bringen { $steps } Stufen aufwärts { $security } ans andere Ende auf { $price }: { $amount } weniger für { $name } ({ $papers }); von { $after } braucht es eine mehr.
    }
}
exchange-why-trades-round = { $way ->
    [buy-up] { $steps ->
        [one] Eine Stufe aufwärts bringt { $security } ans andere Ende auf { $price }: Der Kauf kostet dann { $then } statt { $now }.
       *[other] { $steps } Stufen aufwärts bringen { $security } ans andere Ende auf { $price }: Der Kauf kostet dann { $then } statt { $now }.
    }
    [sell-up] { $steps ->
        [one] Eine Stufe aufwärts bringt { $security } ans andere Ende auf { $price }: Der Verkauf bringt dann { $then } statt { $now }.
       *[other] { $steps } Stufen aufwärts bringen { $security } ans andere Ende auf { $price }: Der Verkauf bringt dann { $then } statt { $now }.
    }
    [buy-down] { $steps ->
        [one] Eine Stufe abwärts bringt { $security } ans andere Ende auf { $price }: Der Kauf kostet dann { $then } statt { $now }.
       *[other] { $steps } Stufen abwärts bringen { $security } ans andere Ende auf { $price }: Der Kauf kostet dann { $then } statt { $now }.
    }
   *[sell-down] { $steps ->
        [one] Eine Stufe abwärts bringt { $security } ans andere Ende auf { $price }: Der Verkauf bringt dann { $then } statt { $now }.
       *[other] { $steps } Stufen abwärts bringen { $security } ans andere Ende auf { $price }: Der Verkauf bringt dann { $then } statt { $now }.
    }
}
exchange-why-short = { $steps ->
    [0] Zum heutigen Kurs kostet das { $cost }, in bar sind { $cash } da; den Rest bringen Notverkäufe zum halben Kurs.
    [one] Eine Stufe höher kostet das { $cost }, in bar sind { $cash } da; den Rest bringen Notverkäufe zum halben Kurs.
   *[other] { $steps } Stufen höher kostet das { $cost }, in bar sind { $cash } da; den Rest bringen Notverkäufe zum halben Kurs.
}
exchange-why-sells-nothing = { $who ->
    [you] Du hältst nichts von { $security }, also handelst du in dieser Runde nicht.
   *[other] { $name } hält nichts von { $security } und handelt in dieser Runde nicht.
}
exchange-why-half = Papiere im Wert von { $worth } bringen nur { $proceeds }.
exchange-why-looks = Die kommende Marktkraft ist vor der Wahl zu sehen.
exchange-why-costs = Das kostet { $amount }.

## Was gewinnt und was die Partie beendet, immer am Tisch.
exchange-aim = Das größte Vermögen bei Börsenschluss gewinnt
exchange-distinction = { $id ->
    [pop] Plopp
    [music] Vor dem letzten Ton
    [cash] Bargeld ist auch eine Anlage
   *[lobbyist] Freund des Lobbyisten
}
exchange-distinction-how = { $id ->
    [pop] Exchange: Lass mit deiner Stimme, ohne die es nicht geschehen wäre, eine Blase platzen, ohne ein Papier davon zu haben.
    [music] Exchange: Verkauf vier oder mehr Papiere, deren Blase in der nächsten Runde platzt oder die um 40 $ oder mehr fallen.
    [cash] Exchange: Gewinn ohne ein einziges Papier beim Börsenschluss.
   *[lobbyist] Exchange: Hab den Lobbyisten in jeder Runde, in der es geht, und mindestens dreimal.
}
exchange-distinction-line = { $id ->
    [pop] Eine sehr kleine Nadel.
    [music] Du hattest ein Gefühl und einen Fahrplan.
    [cash] Die langweiligste Jacht im Hafen.
   *[lobbyist] Das Essen geht auf ihn.
}
