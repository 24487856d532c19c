## Das Buch einer Person: Bestwerte, Auszeichnungen, Medaillen.
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
