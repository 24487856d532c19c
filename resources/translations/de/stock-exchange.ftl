## Why something cannot be done in Stock Exchange, with the rule in words.
stock-exchange-refused-not-this-seats-decision = Dieser Umschlag ist versiegelt: Jetzt ist nichts zu ändern.
stock-exchange-refused-game-is-over = Die Partie ist zu Ende.
stock-exchange-refused-own-stocks-are-not-exchanged = Granatsteine machen fremde Aktien zu eigenen; diese ist schon deine eigene (Festlegung S5).
stock-exchange-refused-the-exchanged-stock-is-not-held = So eine Aktie hast du nicht mehr (Festlegung S5).
stock-exchange-refused-an-exchange-costs-two-garnets = Ein Tausch kostet zwei Granatsteine; so viele hast du nicht mehr (Festlegung S5).
stock-exchange-refused-four-resources-are-produced = Eine Firma stellt je Runde genau vier Waren her. Zum Ändern klickst du eine davon in ihrem Feld an und wählst dann eine andere.
stock-exchange-refused-coal-cannot-be-produced = Kohle kannst du nicht bestellen. Zu ihr werden Diamanten, wenn drei oder mehr Firmen in einer Runde welche herstellen (Festlegung S4).
stock-exchange-refused-there-is-no-such-company = Diese Firma gibt es nicht (Festlegung S1).
stock-exchange-refused-two-resources-are-given = In den Runden 1 und 2 bekommen genau zwei andere eine Ware (Festlegung S3). Soll jemand sonst eine bekommen, nimm erst ein Geschenk zurück.
stock-exchange-refused-two-stocks-are-given = In den Runden 1 und 2 bekommen genau zwei andere eine Aktie (Festlegung S3). Soll jemand sonst eine bekommen, nimm erst ein Geschenk zurück.
stock-exchange-refused-three-resources-are-given = In Runde 3 bekommen genau drei andere eine Ware: die, die noch keine von dir haben (Festlegung S3).
stock-exchange-refused-three-stocks-are-given = In Runde 3 bekommen genau drei andere eine Aktie: die, die noch keine von dir haben (Festlegung S3).
stock-exchange-refused-that-seat-has-had-its-gift = Niemand bekommt in einer Partie von dir zwei Geschenke derselben Art (Festlegung S3).
stock-exchange-refused-a-seat-gets-one-resource-at-a-time = Niemand bekommt mehr als eine Ware auf einmal (Festlegung S3).
stock-exchange-refused-a-seat-gets-one-stock-at-a-time = Niemand bekommt mehr als eine Aktie auf einmal (Festlegung S3).
stock-exchange-refused-gifts-go-to-other-seats = Geschenke gehen an andere (Festlegung S3).
stock-exchange-refused-there-is-no-such-seat = Diesen Platz gibt es nicht.
stock-exchange-refused-the-given-resource-is-not-at-hand = Davon ist nichts da: Verschenken kannst du nur, was im Lager ist oder eben bestellt wurde (Festlegung S2).
stock-exchange-refused-the-given-stock-is-not-held = So eine Aktie hast du nicht mehr zu verschenken (Festlegung S2).
stock-exchange-refused-coal-of-this-round-cannot-be-given = Nur ältere Kohle kannst du verschenken, nicht solche, die in dieser Runde entsteht (Festlegung S4).
stock-exchange-refused-no-fresh-diamond-is-left = Von den Diamanten dieser Runde ist keiner mehr zu verschenken (Festlegung S4).
stock-exchange-refused-only-diamonds-are-called-fresh = Nur bei Diamanten wird nach neu und alt unterschieden (Festlegung S4).

## The audit on the screen: plays by itself, can be stepped, turned back, skipped and read.
stock-exchange-step-back = Zurück
stock-exchange-step = Weiter
stock-exchange-next-page = Nächste Seite
stock-exchange-watch-again = Noch einmal sehen
stock-exchange-read-this-statement = Diese Abrechnung lesen

## The open ledger of the audit: a company's statement, and what each company earned.
stock-exchange-led-by-resources-held = geleitet von { $name }, Waren: { $count }
stock-exchange-audited = GEPRÜFT
stock-exchange-earned-for-each-share = Verdient je Aktie
stock-exchange-audit-book-watch-again = Ablauf sehen
stock-exchange-what-each-company-earned = Was jede Firma verdient
stock-exchange-of = { $done } von { $all }

## The table of pay-outs: what each seat's stocks pay (S9).
stock-exchange-shares-pay-out = Die Aktien zahlen
stock-exchange-paid-out = ausgezahlt

## The places of the audit: scores, awards and elimination candidates (S9), the mission (S10).
stock-exchange-places = Rangliste
stock-exchange-when-all-shares-have-paid = Erst wenn alle Aktien ausgezahlt sind, der letzte Rang zuerst
stock-exchange-between-them = { $any ->
    [yes] { $amount } liegen dazwischen
   *[no] Nichts liegt dazwischen
}
stock-exchange-elimination-candidate = Ausscheiden droht

## How each line of a company's statement came about, and each pay-out, in words (S6 to S9).
stock-exchange-shielded = { $good }, geschützt
stock-exchange-becomes-1-000 = −1.000 $ statt { $each }
stock-exchange-at = { $held } × { $each }
stock-exchange-each-hangs-on = { $good ->
    [mushroom] { $count ->
        [one] { $count } andere Sorte
       *[other] { $count } andere Sorten
    }
    [oil] { $count ->
        [one] { $count } andere Firma mit Öl
       *[other] { $count } andere Firmen mit Öl
    }
   *[book] { $count ->
        [one] { $count } Sorte
       *[other] { $count } Sorten
    }
}
stock-exchange-an-odd-number = ungerade Anzahl
stock-exchange-an-even-number = gerade Anzahl
stock-exchange-the-most-there-is = Höchstzahl: { $most }
stock-exchange-the-most-there-is-not = Höchstzahl: { $most }, nicht hier
stock-exchange-companies-with-two-or-more = Firmen mit zwei oder mehr: { $count }
stock-exchange-the-second-most = zweithöchste Zahl: { $second }
stock-exchange-the-most-is-the-second = Höchstzahl { $most }, zweithöchste { $second }
stock-exchange-at-all-else-came-to = { $held } × { $each }; Rest: { $sum }
stock-exchange-all-else-came-to-above = der Rest ergab { $sum }, also mehr als null

## The cabinet of gifts: for each other seat a hole for a good, one for a stock, and its plate.
stock-exchange-gifts-for-the-other-seats = Geschenke
# All books lie open: the game is over, and somebody looks back.
stock-exchange-what-the-others-hold = Was die anderen haben
stock-exchange-holds-resources = Waren
stock-exchange-holds-shares = Aktien
stock-exchange-resource = Ware
stock-exchange-share = Aktie
stock-exchange-round = Runde { $number }
stock-exchange-may-give = offen
stock-exchange-new = neu
stock-exchange-one-share = eine Aktie

## What is left to decide, part by part, in words.
stock-exchange-none = keiner
stock-exchange-part = { $part ->
    [produce] Produktion
    [resources] Warengeschenke
    [stocks] Aktiengeschenke
   *[exchange] Granatsteintausch
}
stock-exchange-not-ready-missing = Noch zu tun: { $left }
stock-exchange-not-ready-choices-left = Noch { $count } Angaben
stock-exchange-to-produce = { $count } bestellen
stock-exchange-to-give = { $gifts } geben
stock-exchange-not-ready-wrong = Noch nicht bereit: { $wrong }
stock-exchange-to-change = { $count ->
    [one] { $count } Geschenk ersetzen
   *[other] { $count } Geschenke ersetzen
}
stock-exchange-count-resources = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
stock-exchange-shares = { $count ->
    [one] { $count } Aktie
   *[other] { $count } Aktien
}

## The envelope that takes the submission, with what is left to decide written on it.
stock-exchange-round-number-company = Runde { $number }, { $company }
stock-exchange-of-envelopes-are-in = Umschläge: { $count } von { $all }

## How the lobby knows Stock Exchange.
stock-exchange-eight-companies-three-rounds = acht Firmen, drei Runden

## The desk pad with the fan of share certificates.
stock-exchange-the-shares-lie-face-down = Die Aktien liegen verdeckt, bis jemand hinsieht
stock-exchange-your-shares-in-hand = Deine Aktien: { $count }
stock-exchange-on-the-way = , { $count } unterwegs
stock-exchange-on-the-tags-what-a = Schilder: was sie bringen dürften

## What goods and shares would bring as things look now, from what this seat knows, in words.
stock-exchange-one-more-about-as-things = Eins mehr bringt gerade etwa { $gain }.
stock-exchange-one-more-about-as-things-look = Eins mehr bringt gerade etwa { $gain }, meist { $low } bis { $high }.
    .short = Eins mehr bringt gerade etwa { $gain }.
stock-exchange-before-decimals = ,
stock-exchange-hangs-on = { $good ->
    [book] Sorten dann: { $fact }.
    [mushroom] Andere Sorten: { $fact }.
    [oil] Andere mit Öl: { $fact }.
    [gold] Höchstzahl bei den anderen: { $fact }.
    [silver] Zweithöchste Zahl bei den anderen: { $fact }.
    [water] Andere mit zwei: { $fact }.
    [diamond] Wird zu Kohle: { $fact }.
   *[meteor] Der Rest: { $fact }.
}

## What happened in Stock Exchange, in plain sentences.
stock-exchange-sealed-an-envelope = { $name } versiegelt einen Umschlag.
stock-exchange-all-envelopes-of-round-are = Alle Umschläge der Runde { $number } gelten jetzt.
stock-exchange-round-begins = Runde { $number } beginnt.
stock-exchange-exchanged-for-own = Gegen eigene getauscht: { $companies }
stock-exchange-made = Hergestellt: { $goods }
stock-exchange-the-diamonds-of-this-round = Die Diamanten dieser Runde werden zu Kohle.
stock-exchange-nothing-arrived = Nichts kommt an.
stock-exchange-arrived = Angekommen: { $things }
stock-exchange-is-paid = { $name } bekommt { $amount }
stock-exchange-earned = { $company } verdient { $amount }
stock-exchange-prize-mission-prize-tokens-made = Trophäenjagd: { $tokens } Trophäen, { $pool } $ mehr Preisgeld
stock-exchange-prize-mission-prize-tokens-made-five = { $tokens ->
    [one] Trophäenjagd: nur { $tokens } von 5 Trophäen
   *[other] Trophäenjagd: nur { $tokens } von 5 Trophäen
}
stock-exchange-shares-of = { $count ->
    [one] eine Aktie von { $company }
   *[other] { $count } Aktien von { $company }
}

## The private notebook, opened over the desk.
stock-exchange-a-click-n-or-esc = ein Klick, N oder Esc schließt es

## What the private notebook holds: nothing but what this seat knows (S11), round by round.
stock-exchange-round-number = Runde { $number }
stock-exchange-nothing = nichts
stock-exchange-note =
    { $head ->
        [arrived] Angekommen
        [now] Jetzt
        [exchanged] Getauscht
        [made] Hergestellt
        [diamonds] Diamanten
        [resources-given] Waren verschenkt
        [shares-given] Aktien verschenkt
        [warehouse] Lager
        [shares] Aktien
        [owed-resource] Bekommen noch eine Ware
       *[owed-share] Bekommen noch eine Aktie
    }
stock-exchange-the-envelope-is-open = der Umschlag ist offen
stock-exchange-for-own = { $companies } gegen eigene
stock-exchange-diamonds-fate =
    { $fate ->
        [coal] wurden zu Kohle
       *[kept] wurden nicht zu Kohle
    }
stock-exchange-to = { $thing } an { $name }
stock-exchange-nobody = niemand
stock-exchange-garnets = Granatsteine
stock-exchange-how-things-stand = Der Stand

## Stock Exchange's option at a new table: how many garnets each seat starts with (S5).
stock-exchange-garnets-for-each-seat = Granatsteine je Platz
stock-exchange-no-garnets-no-exchanges = Kein Tausch. Alle Aktien bleiben, was sie sind.
stock-exchange-enough-to-exchange-shares = { $count ->
    [one] Genug, um eine fremde Aktie zu deiner eigenen zu machen.
   *[other] Genug, um { $count } fremde Aktien zu deinen eigenen zu machen.
}

## The choices under the envelope: of the form, of the notebook, of the audit.
stock-exchange-undo = Zurücknehmen
stock-exchange-nothing-has-been-changed-yet = Noch ist nichts geändert.
stock-exchange-shut-the-notebook = Notizbuch schließen
stock-exchange-seal-the-envelope = Umschlag versiegeln
stock-exchange-not-ready-to-seal = Noch offen: { $left }. Du kannst nur einen vollständigen Umschlag versiegeln.

## What the places of the desk are called, and what is told beside the slots about them.
stock-exchange-share-of = Aktie von { $company }
stock-exchange-exchange-a-share = Aktie tauschen
stock-exchange-undo-the-exchange = Tausch zurücknehmen
stock-exchange-held-ordered = { $good }, { $held } im Lager, { $ordered } bestellt
stock-exchange-resource-new = { $good }, neu
stock-exchange-production-number = Produktion { $number }: { $good }
stock-exchange-production-free = Produktion { $number }: frei
stock-exchange-gift-for = { $kind ->
    [goods] Ware für { $name }: { $what }
   *[stock] Aktie für { $name }: { $what }
}
stock-exchange-given-in-round = verschenkt in Runde { $number }
stock-exchange-free = noch keine
stock-exchange-not-there = { $what }, nicht mehr da
stock-exchange-a-click-takes-the-order = Ein Klick nimmt die Bestellung zurück
stock-exchange-a-click-takes-the-gift = Ein Klick nimmt das Geschenk zurück
stock-exchange-a-click-undoes-the-exchange = Ein Klick nimmt den Tausch zurück
stock-exchange-a-click-picks-it-up = Ein Klick nimmt die Ware als Geschenk auf.
stock-exchange-ordered = { $good }, { $count } bestellt
stock-exchange-name-company = { $name }, { $company }
stock-exchange-resource-and-share = Deine Geschenke. Ware: { $good }. Aktie: { $stock }.
stock-exchange-missing = { $kind ->
    [share] Es fehlt: Aktie von { $what }
   *[good] Es fehlt: { $what }
}
stock-exchange-more-is-given = { $kind ->
    [share] Du verschenkst mehr, als du hast. Ein Klick auf das Geschenk im roten Rahmen nimmt es zurück.
   *[good] Du verschenkst mehr, als da ist. Bestell es wieder oder nimm das Geschenk im roten Rahmen mit einem Klick zurück.
}
stock-exchange-in-hand-next = { $kind ->
    [good] Wer bekommt die Ware? Klick ein hervorgehobenes Fach an.
    [share] Wer bekommt sie? Klick ein hervorgehobenes Fach an oder tausch sie.
    [kept] Wer bekommt sie? Klick ein hervorgehobenes Fach an.
    [swap] Welche fremde Aktie wird zu deiner eigenen?
    [nothing] Du hast noch keine Ware zu verschenken. Ein zweiter Klick auf das Fach bricht ab; dann bestell welche.
    [goods] Welche Ware kommt dorthin? Klick eine hervorgehobene Kiste an.
   *[stock] Welche Aktie kommt dorthin? Klick eine im Fächer an.
}
stock-exchange-in-hand = { $kind ->
    [swap] Ein Tausch
    [goods] Eine Ware als Geschenk
   *[stock] Eine Aktie als Geschenk
}

## The end of a game of Stock Exchange, each score unfolded to its rule (S9).
stock-exchange-company-count-at-amount = { $company }: { $count } × { $amount }
stock-exchange-token-of-life = Lebensmarke
stock-exchange-garnet = Granatstein
stock-exchange-s6-is-a-ruling = (S6): Festlegung
stock-exchange-the-highest-score-2-tokens = die höchste Summe: 2 Lebensmarken und 3 Granatsteine
    .short = 2 Marken, 3 Granatsteine
stock-exchange-garnets-won = { $count ->
    [one] { $count } Granatstein
   *[other] { $count } Granatsteine
}
stock-exchange-the-lowest-score-elimination-candidate = die niedrigste Summe: Ausscheiden droht
    .short = die niedrigste Summe

## The scene of the desk: everything painted on it, made to agree with the form.
stock-exchange-the-notebook-of = Das Notizbuch von { $name }

## The warehouse: what is held of every good, what is ordered, and what it is worth.
stock-exchange-warehouse-and-orders = Lager
stock-exchange-held = im Lager
stock-exchange-shelves-ordered = bestellt
stock-exchange-changed = verändert
stock-exchange-what-one = ± eins mehr

## The strip across the desk: production, what arrived this morning, and the garnets.
stock-exchange-production-four-resources = Produktion
stock-exchange-arrived-this-morning = Heute angekommen
stock-exchange-only-you-see-what-you-receive = Was ankommt, siehst nur du.
stock-exchange-desk-title =
    { $what ->
        [bystander] Acht geheime Umschläge
        [sealed] Der Umschlag ist versiegelt
        [order] Bestell vier, beliebig gemischt
        [gifts] Geschenke wählen
       *[ready] Bereit zum Versiegeln
    }
stock-exchange-desk-advice =
    { $what ->
        [bystander] Alle bestellen vier Waren und machen Geschenke. Alle acht Umschläge gelten zugleich, sobald der letzte versiegelt ist.
        [sealed] Alle acht gelten zugleich, sobald der letzte versiegelt ist.
        [order] Ein Klick auf ein Regal bestellt eine Kiste.
        [gifts] Klick eine Kiste oder Aktie an, dann das Fach, oder zieh sie hin.
       *[ready] Ein Klick auf eine Kiste oder ein Geschenk nimmt es zurück.
    }
stock-exchange-garnets-stay-secret = Zwei machen eine fremde Aktie zur eigenen; wer welche ausgibt, bleibt geheim
stock-exchange-shelves-watched = darunter: was es am Ende bringt
stock-exchange-nothing-yet-gifts-come-at = Noch nichts: Geschenke kommen am Anfang der Runden 2 und 3.
stock-exchange-nothing-came-in-this-time = Diesmal ist nichts gekommen.
stock-exchange-nobody-knows-who-sent-them = Wer schenkt, bleibt geheim.
stock-exchange-may-be-given-away-now = Du darfst es weitergeben.
stock-exchange-your-diamonds = { $fate ->
    [coal] Deine Diamanten wurden zu Kohle.
   *[kept] Deine Diamanten blieben Diamanten.
}
stock-exchange-two-garnets-turn-one-foreign = Zwei machen eine Aktie zur eigenen
stock-exchange-turned-into-own = zu eigenen gemacht
stock-exchange-pick-a-share = Aktie wählen

## The table of Stock Exchange: desk, form, keys and choices bound together (see `GameTable`).
stock-exchange-previous-or-next-line = Schritt zurück oder weiter
stock-exchange-read-another-company = Eine andere Firma lesen
stock-exchange-watch-the-audit-again = Die Buchprüfung noch einmal sehen
stock-exchange-move-around-the-desk = Auf dem Schreibtisch bewegen
stock-exchange-order-pick-up-put-down = Bestellen, nehmen, legen, versiegeln
stock-exchange-give-to-this-pigeon-hole = In dieses Fach schenken
stock-exchange-notebook = Notizbuch
stock-exchange-everything-that-is-known-here = Alles, was hier bekannt ist, Runde für Runde (N)

## What resources, companies and money are called.
stock-exchange-resource-name = { $good ->
    [book] Buch
    [coal] Kohle
    [diamond] Diamant
    [emerald] Smaragd
    [gold] Gold
    [iron] Eisen
    [magnet] Magnet
    [meteor] Meteor
    [mushroom] Pilz
    [oil] Öl
    [prize] Trophäe
    [silver] Silber
   *[water] Wasser
}
stock-exchange-company = { $company ->
    [anchor] Anchor Shipping
    [bell] Bell Foundry
    [crown] Crown Mills
    [dial] Dial Clockworks
    [elm] Elm Timber
    [flame] Flame Gas
    [gear] Gear Works
   *[hive] Hive Provisions
}
stock-exchange-thousands-and-a-half = { $whole }.500
stock-exchange-thousands = { $whole }.000
stock-exchange-hint = { $good ->
    [book] 1.000 je Sorte im Lager
    [coal] je −3.000
    [diamond] je 5.000; ab 3 Firmen Kohle
    [emerald] je 1.000; nichts unter −1.000
    [gold] 25.000 für das meiste
    [iron] je 2.000
    [magnet] je 3.000, wenn Anzahl gerade
    [meteor] je 20.000, wenn Rest ≤ 0
    [mushroom] 6.000, je andere Sorte −1.000
    [oil] 5.000, je Firma mit Öl −2.000
    [prize] 0, zählt aber als Sorte
    [silver] 15.000 für Platz 1 und 2
   *[water] 2.000 je Firma mit 2 oder mehr
}
    .short = { $good ->
        [book] 1.000/Sorte
        [coal] je −3.000
        [diamond] 5.000/Kohle
        [emerald] 1.000, Netz
        [gold] 25.000/Top
        [iron] je 2.000
        [magnet] 3.000/Paar
        [meteor] 20.000 / 0
        [mushroom] 6.000−Arten
        [oil] 5.000−Öle
        [prize] 0, Trophäen
        [silver] 15.000 Top2
       *[water] 2.000 × ab 2
    }
stock-exchange-worth = { $good ->
    [book] 1.000 $ für jede Sorte, die die Firma hat, Bücher eingeschlossen.
    [coal] Kostet 3.000 $. Nicht zu bestellen: Dazu werden Diamanten, wenn drei oder mehr Firmen in einer Runde welche herstellen.
    [diamond] Je 5.000 $; stellen aber drei oder mehr Firmen in einer Runde welche her, werden alle dieser Runde zu Kohle.
    [emerald] Je 1.000 $. Mit einem davon zählt kein Stück weniger als −1.000 $.
    [gold] Einmal 25.000 $ für jede Firma mit dem meisten Gold, wie viel es auch ist.
    [iron] Je 2.000 $, was auch geschieht.
    [magnet] Je 3.000 $ bei gerader Anzahl, sonst nichts.
    [meteor] Je 20.000 $, wenn der Rest null oder weniger ergibt, sonst nichts.
    [mushroom] Je 6.000 $, abzüglich 1.000 $ für jede andere Sorte der Firma.
    [oil] Je 5.000 $, abzüglich 2.000 $ für jede andere Firma mit Öl.
    [prize] Bringt selbst nichts, zählt aber als Sorte für Bücher. Fünf von allen zusammen: 10 $ mehr Preisgeld.
    [silver] Einmal 15.000 $ für jede Firma mit dem meisten und mit dem zweitmeisten Silber.
   *[water] Mit mindestens einem: 2.000 $ für jede Firma, die am Ende zwei oder mehr hat, auch die eigene.
}

## The words of Stock Exchange: what is asked, what happened, why not, how a score came about.
stock-exchange-all-look-the-audit = Alle Augen auf die letzten Umschläge
stock-exchange-all-look-coal = { $count ->
    [one] Ein Diamant wird zu Kohle
   *[other] { $count } Diamanten werden zu Kohle
}
stock-exchange-held-together = { $good } { $count }
stock-exchange-envelopes-open = Runde { $number } von { $all } · die Umschläge sind offen · jetzt entscheidet niemand
stock-exchange-good-to = { $good } an { $name }
stock-exchange-share-to = { $company }-Aktie an { $name }
stock-exchange-in-all-stores = Was alle acht Firmen zusammen haben
stock-exchange-legend-goods = Ware verschenkt
stock-exchange-legend-shares = Aktie verschenkt
stock-exchange-legend-made = hergestellt
stock-exchange-has-sealed = { $name } hat versiegelt
stock-exchange-the-audit = Die Buchprüfung
stock-exchange-fill-your-envelope = Fülle deinen Umschlag
stock-exchange-round-of = Runde { $number } von { $all }
stock-exchange-led-by = { $company }, geleitet von { $name }
stock-exchange-seal = Versiegeln: { $goods }
stock-exchange-order = { $goods } bestellen.
stock-exchange-exchange-for-own-shares = { $count ->
    [one] Eine { $companies }-Aktie tauschen.
   *[other] Aktien von { $companies } tauschen.
}
stock-exchange-give = Geschenke für { $gifts }.
stock-exchange-of-8-envelopes-are-in = { $count ->
    [0] noch kein Umschlag ist da
    [one] { $count } von 8 Umschlägen ist da
   *[other] { $count } von 8 Umschlägen sind da
}
stock-exchange-name-things = { $name }: { $things }
stock-exchange-a-share = { $company }-Aktie

## The desk of Stock Exchange in words, place by place: what is read aloud.
stock-exchange-outline-sealed = Umschlag liegt vor
stock-exchange-outline-stack = { $held } im Lager, { $ordered } bestellt
stock-exchange-outline-change = seit der letzten Runde um { $change } verändert
stock-exchange-outline-one-more = eines mehr: { $gain }
stock-exchange-outline-paid = { $amount } für { $shares }
## Der Verlauf einer Partie: ihre Linien und ihre Wendepunkte.
stock-exchange-chart-title =
    { $kind ->
        [earnings] Was eine Prüfung je Aktie ergeben hätte
        [goods] Waren, Runde um Runde
       *[score] Was die Aktien gezahlt hätten
    }
stock-exchange-chart-short =
    { $kind ->
        [earnings] Ertrag
        [goods] Waren
       *[score] Auszahlung
    }
stock-exchange-sign = { $kind ->
    [fizzle] Diamant zu Kohle
    [share] Aktie verschenkt
   *[gift] Geschenk
}
stock-exchange-own-coal =
    { $count ->
        [one] Dein Diamant ist jetzt Kohle. Zu viele andere stellten welche her.
       *[other] Deine { $count } Diamanten sind jetzt Kohle. Zu viele andere stellten welche her.
    }
stock-exchange-moment =
    { $kind ->
        [fizzle] { $count ->
            [one] Ein Diamant von { $other } wird zu Kohle.
           *[other] { $count } Diamanten von { $other } werden zu Kohle.
        }
        [share] { $way ->
            [gain] { $name } schenkt { $other } eine Aktie von { $thing }, und die zahlt { $amount }.
           *[loss] { $name } schenkt { $other } eine Aktie von { $thing }, und die kostet { $amount }.
        }
       *[gift] { $way ->
            [gain] Ein Geschenk von { $name } ({ $thing }) bringt der Firma von { $other } { $amount } je Aktie.
           *[loss] Ein Geschenk von { $name } ({ $thing }) kostet die Firma von { $other } { $amount } je Aktie.
        }
    }
stock-exchange-figure =
    { $kind ->
        [produced] Hergestellt: { $thing }
       *[exchanged] Aktien eingetauscht
    }

## Why a submission is good or risky, in a hint or a puzzle; numbers come from worlds that fit.
stock-exchange-why-makes = { $sure ->
    [yes] { $good }: bringt { $gain }.
   *[no] { $good }: bringt im Schnitt { $gain }, meist { $low } bis { $high }.
}
stock-exchange-why-may-lose = { $good } kostet dich mindestens { $loss }, wenn es schlecht läuft.
stock-exchange-why-may-fail = In { $percent } % der gedachten Partien werden die Diamanten zu Kohle.
stock-exchange-why-own = { $better ->
    [yes] Was getauscht wird, zahlt als eigene Aktien etwa { $own } statt { $others }.
   *[no] Was getauscht wird, zahlt als eigene Aktien nur etwa { $own } statt { $others }.
}
stock-exchange-why-gives = { $name } bekommt eine Aktie ({ $company }), die etwa { $amount } zahlt.

## Was gewinnt und was die Partie beendet, immer am Tisch.
stock-exchange-aim = Die einträglichsten Aktien gewinnen

## The newspaper over the audit's book when the first place falls; and own diamonds that have fizzled.
stock-exchange-audit-title =
    { $what ->
        [anchor] Anker lichtet bei { $total }
        [bell] Die Glocke schlägt { $total }
        [crown] Die Krone sitzt bei { $total }
        [dial] Der Zeiger steht auf { $total }
        [elm] Die Ulme wuchs auf { $total }
        [flame] Die Flamme brennt { $total } hoch
        [gear] Im höchsten Gang: { $total }
       *[hive] Der Stock trägt { $total } ein
    }
stock-exchange-cue-line =
    { $way ->
        [tied] { $name }, gleichauf an der Spitze.
       *[ahead] { $name }, mit { $gap } Vorsprung.
    }
stock-exchange-cue-title = Am Ende doch nur Kohle
stock-exchange-cue-bill =
    { $count ->
        [one] ein Diamant, jetzt Kohle
       *[other] { $count } Diamanten, jetzt Kohle
    }
stock-exchange-distinction = { $id ->
    [gift] Aufmerksames Geschenk
    [majority] Stille Mehrheit
   *[unmoved] Ungerührt
}
stock-exchange-distinction-how = { $id ->
    [gift] Stock Exchange: Schenk einer Firma eine Ware, die sie 3.000 $ oder mehr kostet, und hab keine Aktie von ihr.
    [majority] Stock Exchange: Hab am Ende vier oder mehr Aktien der Firma, die am meisten verdient hat und nicht deine ist.
   *[unmoved] Stock Exchange: Gewinn, ohne einen Granatstein auszugeben.
}
stock-exchange-distinction-line = { $id ->
    [gift] Der gute Wille zählt.
    [majority] Niemand hat dich hereinkommen sehen.
   *[unmoved] Sie stehen dir besser als die Aktien.
}
