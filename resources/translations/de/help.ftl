## Rules, shortcuts, fairness and the page about the project, contents beside them.
help-rules-of = Regeln von { $game }
help-keyboard = Tastenkürzel
help-evenings = Abende
help-about = Über
help-topic = Thema
help-link = { $text }, Link
help-on-this-page = Auf dieser Seite
help-everything-can-be-done-with = Alles geht mit der Tastatur. Tab und Umschalt+Tab führen von einem zum nächsten, Eingabe oder Leertaste löst aus.
help-what = Was
help-key = Taste
help-search = Hilfe durchsuchen
help-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Stelle gefunden
   *[other] { $count } Stellen gefunden
}
help-nothing-found = Diese Wörter stehen nirgends alle beieinander. Versuche es mit weniger Wörtern oder nur mit einem Wortanfang.
help-results-keys = Pfeil hoch und runter wählen, Eingabe öffnet, Esc führt zurück zum Inhalt.

## How strong the bots are in each game, as a table for the page about the project.
help-level = Stufe
help-seats = Plätze
help-duels = Duelle
help-imagined-games = Partien im Kopf (gewieft)
help-rating = { $rating } ({ $low } bis { $high })
