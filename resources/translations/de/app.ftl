## The house: one window, its pages, what is remembered, and the table being played.
app-some-settings-could-not-be = Einige Einstellungen waren nicht lesbar; für sie gelten die üblichen Werte.
app-the-game-is-replayed-up = Die Partie wird bis zum letzten Zug nachgespielt …
app-is-opened-every-move-is = { $file } wird geöffnet, jeder Zug wird geprüft …
app-cannot-be-opened-it-holds = { $file } lässt sich nicht öffnen: keine vollständige Partie dieses Programms, oder seither verändert. Die Datei bleibt, wie sie ist.

    { $reason }
app-saved-as = Gespeichert als { $file }
app-saved-as-whoever-reads-it = Gespeichert als { $file }. Wer die Datei liest, sieht alle Hände.
