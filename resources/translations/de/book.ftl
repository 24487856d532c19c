## Das Buch einer Person: Bestwerte, Auszeichnungen, Medaillen.
book-heading = Das Buch von { $name }
book-open = Buch
book-profile = Profil
book-note = Was du geschafft hast, was noch nicht, und was dafür nötig wäre.
book-distinctions = Auszeichnungen
book-count = { $had } von { $all }
book-best = Bestwert
book-won = gewonnen von gespielt
book-beaten = geschlagene Stufen
book-alone = NYSE allein
book-run = { $now ->
    [0] Zurzeit keine Serie
    [one] Ein Sieg
   *[other] { $now } Siege in Folge
}
book-best-run = die längste Serie: { $best }
book-no-run = noch kein Sieg
book-next = als Nächstes Bots der Stufe „{ $level }“ schlagen
book-is-beaten = Bots der Stufe „{ $level }“ geschlagen
book-all-beaten = alle Stufen geschlagen
book-had = { $name }: erreicht am { $date }
book-not-had = { $name }: noch nicht
book-when = { $date }, gegen { $who }
book-when-alone = { $date }, allein
book-counting = Ältere Partien werden gelesen …
book-look-back = Rückschau
book-mark = dein Bestwert: { $amount }
book-medal = { $medal ->
    [bronze] Bronze
    [silver] Silber
   *[gold] Gold
}
book-away = Für { $medal } fehlen { $amount }
book-medal-at = { $medal } ab { $amount }
book-most-bots = die meisten Bots
book-shrewd = gewiefte Bots
book-new = { $more ->
    [0] Ein Siegel für dein Buch: { $name }
    [one] Ein Siegel für dein Buch: { $name } und noch eins
   *[other] Ein Siegel für dein Buch: { $name } und noch { $number }
}
book-new-of = { $more ->
    [0] Ein Siegel im Buch von { $person }: { $name }
    [one] Ein Siegel im Buch von { $person }: { $name } und noch eins
   *[other] Ein Siegel im Buch von { $person }: { $name } und noch { $number }
}
book-name = { $id ->
    [bell] Eröffnungsglocke
    [ground] Erdgeschoss
    [rungs] Sprosse um Sprosse
    [shrewder] Gewiefter
    [boxes] Alle vier Schachteln
    [whisker] Um ein Haar
    [cellar] Aus dem Keller
    [doubt] Nie gefährdet
    [step] Achtung, Stufe
    [irony] Ironie
    [crop] Monokultur
    [one-five] Bei eins rein, bei fünf raus
    [hostile] Feindlich, aber höflich
    [paid] Hat sich bezahlt gemacht
    [poor] Aus dem Armenhaus
    [shut] Beidseits verschlossen
    [pop] Plopp
    [music] Vor dem letzten Ton
    [cash] Bargeld ist auch eine Anlage
    [lobbyist] Freund des Lobbyisten
    [gift] Aufmerksames Geschenk
    [majority] Stille Mehrheit
   *[unmoved] Ungerührt
}
book-how = { $id ->
    [bell] Spiel eine Partie zu Ende.
    [ground] Gewinn gegen mindestens zwei Bots, alle gemütlich oder stärker.
    [rungs] Gewinn je einmal gegen Tische, an denen der schwächste Bot jede der sechs Stufen hatte.
    [shrewder] Gewinn ohne Tipp gegen mindestens zwei gewiefte Bots.
    [boxes] Gewinn jedes der vier Spiele mindestens einmal.
    [whisker] Gewinn so knapp, wie es geht: in NYSE bei gleichem Geld, in Portfolio um 1 $, in Exchange um 10 $, in Stock Exchange um höchstens 1.000 $.
    [cellar] Gewinn NYSE, Portfolio oder Exchange, obwohl du zur Halbzeit allein auf dem letzten Platz warst.
    [doubt] Gewinn NYSE, Portfolio oder Exchange und führ von der Halbzeit bis zum Ende allein.
    [step] NYSE: Lass eine Farbe abstürzen, die du nicht hast und von der mindestens zwei andere zwei oder mehr haben.
    [irony] NYSE: Gewinn, obwohl eine Farbe abstürzte, von der du drei oder mehr hattest.
    [crop] NYSE: Gewinn mit mindestens der Hälfte deines Geldes, und mindestens 12 Mio. $, in einer Farbe.
    [one-five] NYSE: Gewinn mit einer Farbe, die du zuerst für 1 Mio. $ genommen hast und die bei 5 Mio. $ endet.
    [hostile] Portfolio: Übernimm in einer Partie drei Portfolios.
    [paid] Portfolio: Behalt ein übernommenes Portfolio bis zum Ende, und nimm damit das Dreifache seines Preises ein.
    [poor] Portfolio: Gewinn, nachdem du nach der Armenregel gezogen hast.
    [shut] Portfolio: Gewinn mit mindestens drei Portfolios, die an beiden Enden gedeckelt sind.
    [pop] Exchange: Lass mit deiner Stimme, ohne die es nicht geschehen wäre, eine Blase platzen, ohne ein Papier davon zu haben.
    [music] Exchange: Verkauf vier oder mehr Papiere, deren Blase in der nächsten Runde platzt oder die um 40 $ oder mehr fallen.
    [cash] Exchange: Gewinn ohne ein einziges Papier beim Börsenschluss.
    [lobbyist] Exchange: Hab den Lobbyisten in jeder Runde, in der es geht, und mindestens dreimal.
    [gift] Stock Exchange: Schenk einer Firma eine Ware, die sie 3.000 $ oder mehr kostet, und hab keine Aktie von ihr.
    [majority] Stock Exchange: Hab am Ende vier oder mehr Aktien der Firma, die am meisten verdient hat und nicht deine ist.
   *[unmoved] Stock Exchange: Gewinn, ohne einen Granatstein auszugeben.
}
book-line = { $id ->
    [bell] Sie hat geläutet, und du warst da.
    [ground] Vorsicht, niedrige Decke.
    [rungs] Die Luft ist vorzüglich.
    [shrewder] Sie haben gefragt, wie.
    [boxes] Die Deckel passen nicht mehr.
    [whisker] Es war nie gefährdet, hinterher.
    [cellar] Mit jeder Treppe wird die Aussicht besser.
    [doubt] Die anderen möchten die Geschäftsführung sprechen.
    [step] Die Grube ist deutlich gekennzeichnet, sagt die Grube.
    [irony] Es war als Absicherung gedacht.
    [crop] Wie, etwa streuen?
    [one-five] Du darfst sagen, du hast es gewusst.
    [hostile] An jeder Tür wurde eine Karte hinterlassen.
    [paid] Geduld ist eine Form von Gewalt.
    [poor] Die Suppe war auch nicht schlecht.
    [shut] Nichts zu sehen, nichts anzulegen.
    [pop] Eine sehr kleine Nadel.
    [music] Du hattest ein Gefühl und einen Fahrplan.
    [cash] Die langweiligste Jacht im Hafen.
    [lobbyist] Das Essen geht auf ihn.
    [gift] Der gute Wille zählt.
    [majority] Niemand hat dich hereinkommen sehen.
   *[unmoved] Sie stehen dir besser als die Aktien.
}
