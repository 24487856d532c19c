## Rules, shortcuts, fairness and the page about the project, contents beside them.
help-rules-of = Regeln von { $game }
help-keyboard = Tastenkürzel
help-about = Über
help-topic = Thema
help-on-this-page = Auf dieser Seite
help-everything-can-be-done-with = Alles geht mit der Tastatur. Tab und Umschalt+Tab führen von einem zum nächsten, Eingabe oder Leertaste löst aus.
help-what = Was
help-key = Taste
