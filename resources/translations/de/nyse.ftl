## Why something cannot be done in NYSE, with the rule in words.
nyse-refused-pile-is-empty = Dieser Stapel ist leer: Hier gibt es nichts mehr zu nehmen oder abzulegen.
nyse-refused-not-this-seats-decision = Jetzt entscheidet jemand anders.
nyse-refused-game-is-over = Die Partie ist zu Ende.
nyse-refused-nothing-to-answer-now = In einem Zug tust du genau eines: Chip nehmen, Spezialchip spielen oder aus dem Nachschub ablegen.
nyse-refused-take-a-chip-or-stop = Dein Aggressives Investment läuft: Nimm einen Chip oder höre vorzeitig auf (Festlegung N4).
nyse-refused-the-partner-picks-a-chip-to-give = Ein Tausch ist offen: Zuerst wählt die andere Seite, welchen Chip sie gibt (Festlegung N5).
nyse-refused-the-given-chip-is-shuffled-in-first = Zuerst wird der gegebene Chip in seinen Stapel gemischt (Festlegung N10).
nyse-refused-a-special-chip-is-being-played = Du spielst gerade einen Spezialchip. Wähle, was er tun soll, oder geh zurück.
nyse-refused-a-special-chip-must-be-used = Im Solospiel musst du einen Spezialchip einsetzen, den du schon vor diesem Zug hattest (Festlegung N9).
nyse-refused-the-special-is-played-first = Spiele zuerst den Spezialchip; dann stehen die Stapel offen (Festlegung N4).
nyse-refused-no-such-chip-in-hand = So einen Chip hast du nicht auf der Hand.
nyse-refused-that-marker-has-crashed = Dieser Wertmarker ist abgestürzt; ein Spekulativer Markt braucht einen, der noch auf der Tafel steht (Festlegung N3).
nyse-refused-no-marker-stands = Alle Wertmarker sind abgestürzt. Keinen kannst du mehr versetzen (Festlegung N3).
nyse-refused-alone-one-takes-both-chips = Im Solospiel nimmst du beide Chips, solange der Nachschub reicht (Festlegung N9).
nyse-refused-the-chip-to-give-is-not-in-hand = Du gibst einen anderen Chip deiner Hand; der Tauschchip selbst kommt aus dem Spiel (Festlegung N5).
nyse-refused-alone-one-swaps-with-the-supply = Im Solospiel tauschst du mit einem Stapel des Nachschubs (Festlegung N10).
nyse-refused-a-swap-needs-another-seat = Zum Tauschen brauchst du jemand anderen (Festlegung N5).
nyse-refused-the-partner-holds-no-such-color = Dort gibt es keinen Chip dieser Branche. Frage nach einer anderen (Festlegung N5).
nyse-refused-the-partner-holds-no-chip = Auf dieser Hand ist kein Chip (Festlegung N5).
nyse-refused-the-swap-binds = Deine Frage ist beantwortet, der Tauschchip gilt als abgelegt: Frage weiter oder verzichte auf den Tausch (Festlegung N5).
nyse-refused-alone-a-swap-is-not-waived = Im Solospiel musst du tauschen: Auf den Tausch kannst du nicht verzichten (Festlegung N9).
nyse-refused-no-trade-can-follow = Nichts zu tauschen: Du brauchst noch einen Chip auf der Hand und einen Stapel, der nicht leer ist (Festlegung N9).
nyse-refused-the-chip-cannot-lie-there = Der gegebene Chip kommt in den Stapel seiner eigenen Branche (Festlegung N10).

## The valuation board: tray, columns, discs, perches, the pit.
nyse-the-pit = Der Abgrund

## How the lobby knows NYSE.
nyse-ten-minutes-of-irony = zehn Minuten Ironie

## The hand rail along the bottom: plate, chips with their markings up or down, and their worth.
nyse-no-chips-yet = Noch keine Chips

## What happened in NYSE, in plain sentences.
nyse-took = { $name } nimmt einen Chip: { $sector }.
nyse-discarded = { $name } legt einen Chip ab: { $sector }
nyse-takes-no-more-chips = { $name } nimmt keine Chips mehr.
nyse-swapped-with = { $name } tauscht mit { $partner }:
nyse-the-chip-given-went-into-the-pile = Der gegebene Chip liegt nun bei { $sector }.
nyse-played =
    { $marking ->
        [speculative-market] { $name } spielt einen Spekulativen Markt.
        [aggressive-investment] { $name } spielt ein Aggressives Investment.
       *[stock-swap] { $name } spielt einen Aktientausch.
    }
nyse-from-the-supply-unseen = aus dem Nachschub, ungesehen
nyse-it-is-a-plain-chip = Unten ohne Markierung
nyse-its-underside = Unten: { $special }
nyse-without-a-trade = ohne Tausch
nyse-gave-got = gibt { $gave }, bekommt { $got }
nyse-gives-takes-from-the-supply = gibt { $give }, nimmt { $want } aus dem Nachschub
nyse-asks-for-offers = bittet { $partner } um { $want }, bietet { $give }
nyse-crashed-worthless-from-now-on = { $sector }: abgestürzt und von nun an wertlos
nyse-stays-at = { $sector }: bleibt bei { $price }
nyse-rose-from-to = { $sector }: steigt von { $before } auf { $after } Mio. $
nyse-fell-from-to = { $sector }: fällt von { $before } auf { $after } Mio. $
nyse-took-a-chip = { $name } nimmt einen Chip.
nyse-discarded-a-chip = { $name } legt einen Chip ab.
nyse-the-chip-given-went-into-the-supply = Der gegebene Chip liegt im Nachschub.
nyse-name-swapped-with-partner = { $name } tauscht mit { $partner }.

## NYSE's options at a new table: the board (N1) and how hands are shown (N7).
nyse-valuation-board = Anzeigetafel
nyse-usual-peak-in-the-fourth = Üblich, Gipfel an vierter Stelle
nyse-a-steeper-way-up = Steilerer Anstieg
nyse-a-cliff-after-the-peak = Klippe hinter dem Gipfel
nyse-an-early-peak = Früher Gipfel
nyse-another-order = Eigene Reihenfolge
nyse-shuffle = Mischen
nyse-hands = Hände
nyse-open = Offen
nyse-concealed = Verdeckt
nyse-the-standard-board = Was das verlorene Bild des Regelhefts wohl gezeigt hat.
nyse-skips-the-3-on-the = Überspringt die 3 auf dem Weg nach oben: von 2 Mio. $ gleich auf 4 Mio. $.
nyse-climbs-all-the-way-to = Klettert Stufe um Stufe bis zur 5 und fällt dann gleich auf 2.
nyse-the-5-comes-third-whoever = Die 5 kommt an dritter Stelle; wer spät kauft, zahlt drauf.
nyse-for-experienced-players = Für Fortgeschrittene. Zieh die grauen Chips mit der Maus oder nimm einen mit der Leertaste auf und versetz ihn mit den Pfeiltasten.
nyse-order-of-the-price-discs = Reihenfolge der grauen Chips: { $board }
nyse-everyone-sees-the-sectors-taken = Alle sehen, wer welche Branchen genommen hat; Unterseiten bleiben geheim.
nyse-no-tally-is-shown = Der Tisch zählt nicht mit. Was die anderen nehmen, musst du dir merken.

## The choices of the action panel, made from how far the way to an action has come.
nyse-take = { $sector } nehmen
nyse-discard = { $sector } ablegen
nyse-if-they-have-none = Gibt es { $want } dort nicht, gilt der Tauschchip trotzdem als abgelegt.
nyse-or-play-a-special-from = oder einen Spezialchip spielen
nyse-use-a-special-chip = Spezialchip einsetzen
nyse-discard-from-the-supply = Aus dem Nachschub ablegen
nyse-or-shrink-the-supply = oder den Markt verknappen
nyse-take-nothing = Nichts nehmen
nyse-stop-after-one-chip = Nach einem Chip aufhören
nyse-or-stop-here = oder hier aufhören
nyse-how =
    { $step ->
        [partner] Wähle erst etwas, das hervorgehoben ist. Klick es an oder nimm die Pfeiltasten.
       *[other] Wähle erst etwas, das hervorgehoben ist. Klick es an, nimm die Pfeiltasten oder drück seinen Buchstaben.
    }
nyse-missing =
    { $step ->
        [take] Nehmen: Stapel wählen
        [discard] Ablegen: Stapel wählen
        [market] Vorrücken: Wertmarker wählen
        [surrender] Geben: Chip wählen
       *[give] Geben: Chip wählen
    }
nyse-waive-the-trade = Nicht tauschen
nyse-swap-without-a-trade = Aktientausch ohne Tausch
nyse-question =
    { $step ->
        [which] Welchen Chip spielst du?
        [market] Welcher Wertmarker rückt zwei Felder nach rechts?
        [invest] Der Chip kommt aus dem Spiel; dann nimmst du bis zu zwei Chips.
        [waive] Der Chip kommt aus dem Spiel, und du tauschst nichts.
        [partner] Mit wem tauschst du?
        [pile] Von welchem Stapel nimmst du?
        [want] Welche Branche willst du von { $name }?
       *[give] Welchen Chip gibst du für { $sector }?
    }
nyse-wants-for = { $name } will { $want } für { $give }

## The end of a game of NYSE, each score unfolded to its rule (N8).
nyse-at = { $sector }: { $count ->
    [one] { $count } Chip zu { $price }
   *[other] { $count } Chips zu je { $price }
}
nyse-crashed = { $sector }: { $chips }, abgestürzt
nyse-tied-on-value = Mehr Chips, { $more } gegen { $fewer }: Bei gleichem Wert wird gezählt, wertlose eingerechnet.
    .short = Mehr Chips, { $more } gegen { $fewer }
nyse-value-and-chips-are-tied = Früher am Zug: Bei gleichem Wert und gleich vielen Chips liegt vorn, wer eher wieder am Zug gewesen wäre.
    .short = Früher am Zug
nyse-your-best-so-far = { $amount }: dein neuer Rekord
nyse-worth-at-the-end = { $amount } zum Schluss
nyse-your-best-is = { $amount }; dein Rekord ist { $best }

## The scene: everything painted on the NYSE table, made to agree with a view.
nyse-out = { $letter } weg
nyse-no-price = weg
nyse-a-chip-is-worth-what = Ein Chip ist wert, was neben seinem Wertmarker steht
nyse-worthless = Wertlos: { $sectors }
nyse-at-todays-prices = zum heutigen Kurs
nyse-standing = { $way ->
    [ahead] { $place }, { $amount } voraus
    [behind] { $place }, { $amount } dahinter
   *[tied] { $place }, gleichauf
}
nyse-hand-concealed = Hand verdeckt
nyse-somebodys-hand-undersides-showing = Hand von { $name }, Markierungen sichtbar
nyse-your-hand-undersides-showing = Deine Hand, Markierungen sichtbar
nyse-undersides-hidden = Markierungen verdeckt
nyse-leaves-unseen = ungesehen aus dem Spiel
nyse-empty = leer

## The NYSE table: scene, hot spots, keys and choices bound together (see `GameTable`).
nyse-move-around-the-table = Auf dem Tisch bewegen
nyse-point-at-this-sector = Auf diese Branche zeigen
nyse-go-a-step-back = Einen Schritt zurück
nyse-play-a-special-chip = Spezialchip spielen
nyse-stop-an-investment-early = Investment vorzeitig beenden
nyse-waive-the-trade-of-a = Aktientausch ohne Tausch spielen

## The nouns of NYSE in the language in force: sectors, specials, amounts, counts.
nyse-sector = { $color ->
   *[blue] Chemie
    [black] Technologie
    [red] Fossile Brennstoffe
    [green] Nahrung
}
nyse-special = { $marking ->
    [speculative-market] Spekulativer Markt
    [aggressive-investment] Aggressives Investment
    [stock-swap] Aktientausch
   *[plain] Ohne Markierung
}
nyse-special-short = { $marking ->
   *[speculative-market] Markt
    [aggressive-investment] Invest.
    [stock-swap] Tausch
}
nyse-special-does = { $marking ->
   *[speculative-market] Versetzt einen beliebigen Wertmarker zwei Felder nach rechts.
    [aggressive-investment] { $alone ->
        [yes] Bringt zwei Chips in einem Zug.
       *[no] Bringt bis zu zwei Chips in einem Zug.
    }
    [stock-swap] { $alone ->
        [yes] Tauscht einen Chip der Hand gegen den obersten eines Stapels.
       *[no] Tauscht einen Chip der Hand gegen einen aus einer anderen Hand.
    }
}
nyse-money = { $amount } Mio. $
nyse-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
nyse-sector-plain = { $sector }, ohne Markierung
nyse-sector-special = { $sector }, { $special }

## The words of NYSE: what is asked, what happened, why not, and how a score came about.
nyse-words-worthless = wertlos
nyse-price-step = { $amount } je Chip
nyse-then-a-crash = Absturz von { $price }
nyse-stays-at-price = bleibt bei { $price }
nyse-next-figure = { $how ->
    [crash] Absturz droht
    [stays] bleibt
   *[moves] → { $price }
}
nyse-becomes = von { $before } auf { $after } Mio. $
nyse-chips-left-in-the-supply = { $count ->
    [0] der Nachschub ist leer
    [one] noch { $count } Chip im Nachschub
   *[other] noch { $count } Chips im Nachschub
}
nyse-turn = Zug { $turn }
nyse-round-turn = Runde { $round }  ·  Zug { $turn }
nyse-your-best-is-amount = Rekord: { $amount }
nyse-turn-left = { $turn }  ·  { $left }
nyse-title =
    { $phase ->
        [investing] { $name } investiert
        [surrendering] { $name } gibt einen Chip
        [swap] { $name } tauscht
       *[turn] { $name } ist am Zug
    }
nyse-choose-a-chip-to-give = Wähle einen Chip für { $name }
nyse-own-title =
    { $phase ->
        [investing] Dein Investment
        [surrendering] Deine Antwort auf den Tausch
        [swap] Dein Aktientausch
       *[turn] Du bist am Zug
    }
nyse-alone-you-take-both-chips = Im Solospiel nimmst du beide Chips.
nyse-take-up-to-two-chips = Nimm bis zu zwei Chips oder höre auf.
nyse-take-one-more-chip-or = Nimm noch einen Chip oder höre auf.
nyse-a-swap-is-not-refused = { $chips ->
    [one] Ablehnen kannst du nicht. Es ist die einzige Sorte, die du geben kannst.
   *[other] Ablehnen kannst du nicht. Wähle, welchen deiner Chips du gibst.
}
nyse-a-chip-you-take-is = Der Chip gehört dir; sein Wertmarker rückt ein Feld nach rechts.
nyse-push-two-places = { $sector } zwei Felder vor
nyse-play-aggressive-investment = Aggressives Investment spielen
nyse-stop-here = Hier aufhören
nyse-swap-for = { $give } gegen { $want }
nyse-swap-plain-for = { $give } ohne Markierung gegen { $want }
nyse-swap-special-for = { $give } mit „{ $special }“ gegen { $want }
nyse-give = { $chip } geben
nyse-give-up = { $marking ->
    [speculative-market] Spekulativen Markt geben
    [aggressive-investment] Aggressives Investment geben
    [stock-swap] Aktientausch geben
   *[plain] Chip ohne Markierung geben
}
nyse-words-shuffle = Einmischen
nyse-with = { $swap } mit { $name }
nyse-by = { $action } (Spezialchip: { $sector })
    .short = { $action }
nyse-sector-crashed = { $sector } abgestürzt
    .short = abgestürzt
nyse-crashed-on-turn = { $sector } in Zug { $turn } abgestürzt
    .short = in Zug { $turn } abgestürzt
nyse-fell-from = { $sector }, vorher { $price }
    .short = vorher { $price }
nyse-rose-from = { $sector }, vorher { $price }
    .short = vorher { $price }
nyse-on-the-brink = { $sector } am Abgrund
    .short = am Abgrund
nyse-next-step = { $sector }, als Nächstes { $price }
    .short = dann { $price }
nyse-sector-amount = { $sector } { $amount }
nyse-who-chips = { $who } · { $chips }

## The NYSE table in words, place by place: what is read aloud.
nyse-outline-prices-along-the-board = Kurse von links nach rechts, je zwei Felder
nyse-outline-marker = { $price }, Feld { $perch }; ein Feld weiter: { $one }; zwei: { $two }
nyse-outline-lettered = { $sector } ({ $letter })
nyse-outline-supply = Nachschub
nyse-outline-known = Bekannt
nyse-outline-counted = { $count ->
    [one] { $chip }
   *[other] { $chip }, { $count } Stück
}
## Der Verlauf einer Partie: ihre Linien und ihre Wendepunkte.
nyse-chart-title =
    { $kind ->
        [price] Kurse, Zug um Zug
       *[worth] Wert, Zug um Zug
    }
nyse-chart-short =
    { $kind ->
        [price] Kurse
       *[worth] Wert
    }
nyse-sign = { $kind ->
    [crash] Absturz
    [fall] Kurs fällt
    [rise] Kurs steigt
   *[swap] Tausch
}
nyse-moment =
    { $kind ->
        [crash] { $name } lässt { $thing } abstürzen: { $amount } je Chip verloren.
        [rise] { $name } treibt { $thing } um { $amount } je Chip hoch.
        [fall] { $name } drückt { $thing } um { $amount } je Chip.
        [decisive-swap] { $name } bekommt { $thing } von { $other }, und der Tausch entscheidet über den ersten Rang.
       *[swap] { $way ->
            [gain] { $name } bekommt { $thing } von { $other }, am Ende { $amount } zum Vorteil.
           *[loss] { $name } bekommt { $thing } von { $other }, am Ende { $amount } zum Nachteil.
        }
    }

## What all look at together.
nyse-all-look-a-crash = Alle Augen auf { $sector }: abgestürzt!

## The newspaper on the table after a crash.
nyse-cue-title =
    { $thing ->
        [blue] { $variant ->
            [first] Chemie: keine Reaktion
           *[second] Chemie: aufgelöst
        }
        [black] { $variant ->
            [first] Technologie: Stecker gezogen
           *[second] Technologie: nicht gefunden
        }
        [red] { $variant ->
            [first] Fossile Brennstoffe: der letzte Tropfen
           *[second] Fossile Brennstoffe: ausgestorben
        }
       *[green] { $variant ->
            [first] Nahrung: nichts mehr auf dem Teller
           *[second] Nahrung: abgelaufen
        }
    }
nyse-cue-bill = { $gain }

nyse-figure =
    { $kind ->
        [taken] Genommen: { $thing }
        [played] Gespielt: { $thing }
        [swapped] Getauscht
       *[discarded] Abgelegt
    }

## Why an action is good or risky, in a hint or a puzzle; [you] is the reader, else a name.
nyse-why-crashes = { $sector }: Absturz von { $before } Mio. $, die Chips sind wertlos.
nyse-why-price = { $way ->
    [up] { $sector }: steigt von { $before } auf { $after } Mio. $ je Chip.
   *[down] { $sector }: fällt von { $before } auf { $after } Mio. $ je Chip.
}
nyse-why-worth = { $way ->
    [up] { $who ->
        [you] Deine Hand steigt von { $before } auf { $after } Mio. $.
       *[other] Die Hand von { $name } steigt von { $before } auf { $after } Mio. $.
    }
   *[down] { $who ->
        [you] Deine Hand fällt von { $before } auf { $after } Mio. $.
       *[other] Die Hand von { $name } fällt von { $before } auf { $after } Mio. $.
    }
}
nyse-why-wins = { $who ->
    [you] Damit endet die Partie, und du gewinnst.
   *[other] Damit endet die Partie, und { $name } gewinnt.
}
nyse-why-chips-follow = Bis zu zwei Chips folgen.
nyse-why-chip-leaves = Der Chip kommt aus dem Spiel, sonst ändert sich nichts.
nyse-why-nothing-moves = { $left ->
    [0] Kein Wertmarker rückt vor, und der Nachschub ist leer.
    [one] Kein Wertmarker rückt vor; ein Chip bleibt.
   *[other] Kein Wertmarker rückt vor; { $left } Chips bleiben.
}
nyse-why-other-loses = { $name } verliert dadurch { $amount }.
nyse-why-other-gains = { $name } gewinnt dadurch { $amount }.
nyse-why-next-step = { $crashes ->
    [yes] { $who ->
        [you] { $sector }: noch ein Feld bis zum Absturz, das kostet dich { $amount }.
       *[other] { $sector }: noch ein Feld bis zum Absturz, das kostet { $name } { $amount }.
    }
   *[no] { $who ->
        [you] { $sector }: noch ein Feld weiter kostet dich { $amount }.
       *[other] { $sector }: noch ein Feld weiter kostet { $name } { $amount }.
    }
}

## Was gewinnt und was die Partie beendet, immer am Tisch.
nyse-aim = { $alone ->
    [yes] Mach das Beste aus deiner Hand
   *[no] Die wertvollste Hand am Schluss gewinnt
}
nyse-hint-cost = Ein Tipp kostet die Medaille, nicht die Partie.
nyse-distinction = { $id ->
    [step] Achtung, Stufe
    [irony] Ironie
    [crop] Monokultur
   *[one-five] Bei eins rein, bei fünf raus
}
nyse-distinction-how = { $id ->
    [step] NYSE: Lass eine Farbe abstürzen, die du nicht hast und von der mindestens zwei andere zwei oder mehr haben.
    [irony] NYSE: Gewinn, obwohl eine Farbe abstürzte, von der du drei oder mehr hattest.
    [crop] NYSE: Gewinn mit mindestens der Hälfte deines Geldes, und mindestens 12 Mio. $, in einer Farbe.
   *[one-five] NYSE: Gewinn mit einer Farbe, die du zuerst für 1 Mio. $ genommen hast und die bei 5 Mio. $ endet.
}
nyse-distinction-line = { $id ->
    [step] Die Grube ist deutlich gekennzeichnet, sagt die Grube.
    [irony] Es war als Absicherung gedacht.
    [crop] Wie, etwa streuen?
   *[one-five] Du darfst sagen, du hast es gewusst.
}
nyse-medal-away = { $medal ->
    [bronze] Für Bronze fehlen { $amount }.
    [silver] Für Silber fehlen { $amount }.
   *[gold] Für Gold fehlen { $amount }.
}
nyse-solo = { $medal ->
    [bronze] { $amount }: Bronze
    [silver] { $amount }: Silber
    [gold] { $amount }: Gold
   *[none] { $amount }
}
nyse-solo-best = { $way ->
    [above] Dein Rekord, um { $amount } verbessert.
    [same] So viel wie dein Rekord.
    [below] { $amount } unter deinem Rekord.
   *[first] Dein erster Rekord.
}
nyse-medal-ahead = { $medal ->
    [bronze] { $worth }, Bronze ab { $amount }
    [silver] { $worth }, Silber ab { $amount }
    [gold] { $worth }, Gold ab { $amount }
    [all] { $worth }, Gold
   *[none] { $worth }
}
