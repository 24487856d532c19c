## Das Buch einer Person: Bestwerte, Auszeichnungen, Medaillen.
book-heading = Das Buch von { $name }
book-open = Buch
book-profile = Profil
book-note = Was du geschafft hast, was noch nicht, und was dafür nötig wäre. Eine Partie mit mehr als einem Tipp zählt hier nicht.
book-distinctions = Auszeichnungen
book-count = { $had } von { $all }
book-alone = NYSE allein
book-run = { $now ->
    [0] Zurzeit keine Serie
    [one] Ein Sieg
   *[other] { $now } Siege in Folge
}
book-best-run = die längste Serie: { $best }
book-no-run = noch kein Sieg
book-not-yet = noch nicht
book-when = { $alone ->
    [yes] { $date }, allein
   *[no] { $date }, gegen { $who }
}
book-look-back = Rückschau
book-mark = deine Marke: { $amount }
book-medal-at = { $medal ->
    [bronze] Bronze ab { $amount }
    [silver] Silber ab { $amount }
   *[gold] Gold ab { $amount }
}
# Over a hill: how often bots of this kind make each amount.
book-hill = { $level ->
    [casual] gemütliche Bots
   *[shrewd] gewiefte Bots
}
book-new = { $own ->
    [yes] { $more ->
        [0] Ein Siegel für dein Buch: { $name }
        [one] Ein Siegel für dein Buch: { $name } und noch eins
       *[other] Ein Siegel für dein Buch: { $name } und noch { $number }
    }
   *[no] { $more ->
        [0] Ein Siegel im Buch von { $person }: { $name }
        [one] Ein Siegel im Buch von { $person }: { $name } und noch eins
       *[other] Ein Siegel im Buch von { $person }: { $name } und noch { $number }
    }
}
book-new-several = { $more ->
    [one] Siegel in den Büchern von { $people }: { $name } und noch eins
   *[other] Siegel in den Büchern von { $people }: { $name } und noch { $number }
}
book-distinction = { $id ->
    [bell] Eröffnungsglocke
    [ground] Erdgeschoss
    [rungs] Sprosse um Sprosse
    [shrewder] Gewiefter
    [boxes] Alle vier Schachteln
    [whisker] Um ein Haar
    [cellar] Aus dem Keller
    [doubt] Nie gefährdet
   *[par] Das Soll des Tages
}
book-distinction-how = { $id ->
    [bell] Spiel eine Partie zu Ende.
    [ground] Gewinn gegen mindestens zwei Bots, alle gemütlich oder stärker.
    [rungs] Gewinn je einmal gegen Tische, an denen der schwächste Bot jede der sechs Stufen hatte.
    [shrewder] Gewinn ohne Tipp gegen mindestens zwei gewiefte Bots.
    [boxes] Gewinn jedes der vier Spiele mindestens einmal.
    [whisker] Gewinn so knapp, wie es geht: in NYSE bei gleichem Geld, in Portfolio um 1 $, in Exchange um 10 $, in Stock Exchange um höchstens 1.000 $.
    [cellar] Gewinn NYSE, Portfolio oder Exchange, obwohl du zur Halbzeit allein auf dem letzten Platz warst.
    [doubt] Gewinn NYSE, Portfolio oder Exchange und führ von der Halbzeit bis zum Ende allein.
   *[par] Erreich das Soll des Tages in drei der vier Spiele, an beliebigen Tagen.
}
book-distinction-line = { $id ->
    [bell] Sie hat geläutet, und du warst da.
    [ground] Vorsicht, niedrige Decke.
    [rungs] Die Luft ist vorzüglich.
    [shrewder] Sie haben gefragt, wie.
    [boxes] Die Deckel passen nicht mehr.
    [whisker] Es war nie gefährdet, hinterher.
    [cellar] Mit jeder Treppe wird die Aussicht besser.
    [doubt] Die anderen möchten die Geschäftsführung sprechen.
   *[par] Der Bote bedauert den Irrtum.
}
