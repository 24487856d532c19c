bars = Was der Zug gebracht hat
price-title = Ein Preis für den Tag
price-end = Das ist schon alles. Jetzt eine ganze Partie.
price-table-bead = der Stand
price-table-title = Dein Stand
price-table-text = Du verkaufst { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang Limonade. Deine bringt am Ende noch { $quality } $; das weiß niemand sonst.
price-set-bead = ein Preis
price-set-title = Setze einen Preis
price-set-text = Verkaufe für 2 $. Klicke die Karte an und dann noch einmal.
price-set-turn = Du bist dran: für 2 $ verkaufen
price-set-right-title = 2 $ also
price-set-right = Auf deiner Karte steht { $price } $. Sie liegt verdeckt, bis alle einen Preis haben.
price-set-wrong = Das war ein anderer Preis. Versuche es mit 2 $.
price-sky-bead = das Wetter
price-sky-title = Was bringt die Sonne?
price-sky-text = { $bruno } verkauft für { $his } $, du für { $mine } $. Bei Sonne bekommst du deinen Preis für jeden Stand, der nicht billiger ist. Wie viel ist das?
price-sky-choice = { $choice } $
price-sky-right = Richtig. Beide Stände verlangen { $mine } $ oder mehr, also verdienst du das Doppelte.
price-sky-wrong = Zähle noch einmal: Dein eigener Stand gehört dazu und der von { $bruno } auch.
