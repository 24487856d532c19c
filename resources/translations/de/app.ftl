## The house: one window, its pages, what is remembered, and the table being played.
app-some-settings-could-not-be = Einige Einstellungen waren nicht lesbar; für sie gelten die üblichen Werte.
app-the-game-is-replayed-up = Die Partie wird bis zum letzten Zug nachgespielt …
app-is-opened-every-move-is = { $file } wird geöffnet, jeder Zug wird geprüft …
app-cannot-be-opened-it-holds = { $file } lässt sich nicht öffnen: keine vollständige Partie dieses Programms, oder seither verändert. Die Datei bleibt, wie sie ist.

    Genaueres auf Englisch: { $reason }
app-not-opened = { $why ->
    [missing] { $file } lässt sich nicht öffnen, denn die Datei ist nicht mehr da. Vielleicht wurde sie verschoben, umbenannt oder gelöscht.
    [folder] { $file } ist ein Ordner. Bitte eine der Dateien darin öffnen.
    [special] { $file } lässt sich nicht öffnen, denn es ist keine gewöhnliche Datei.
    [refused] { $file } lässt sich nicht öffnen, denn du darfst die Datei nicht lesen.
   *[drive] { $file } lässt sich nicht lesen. Bitte das Laufwerk prüfen und es noch einmal versuchen.
}
app-is-an-evening = { $file } enthält einen ganzen Abend, der sich hier nicht öffnen lässt. Bitte stattdessen die Datei einer seiner Partien öffnen.
app-is-not-here = Das ist keine Datei auf diesem Rechner. Bitte erst hier speichern und dann die gespeicherte Datei öffnen.
app-package = { $code ->
    [api] Die Spiele des Pakets { $package } fehlen. Es wurde für Version { $detail } der Schnittstelle für Spiele geschrieben, diese App hat Version { $here }.
    [clash] Ein Spiel des Pakets { $package } fehlt, denn es gibt schon eines mit demselben Namen: { $detail }.
   *[broken] Etwas im Paket { $package } funktioniert nicht und wurde weggelassen. Sein Autor kann helfen.

    Details: { $detail }
}
app-drop-one = Es lässt sich nur eine Datei auf einmal öffnen. Bitte nur eine davon hier ablegen.
app-drop-a-file = Das ist keine Datei. Hier ablegen lässt sich die Datei einer Partie oder einer Person.
app-saved-as = Gespeichert als { $file }
app-saved-as-whoever-reads-it = Gespeichert als { $file }. Wer die Datei liest, sieht alle Hände.
app-replace-question = Hier gibt es schon eine Datei namens { $file }. Soll sie ersetzt werden?
app-replace-does = Ersetzen
app-replace-other = Anderen Namen wählen
app-not-saved = { $why ->
    [folder] Nicht gespeichert: Es gibt schon einen Ordner namens { $file }. Bitte einen anderen Namen wählen.
    [long] Nicht gespeichert: Der Name { $file } ist zu lang. Bitte einen kürzeren wählen.
    [there] Nicht gespeichert: Ein anderes Programm hat gerade eine Datei namens { $file } angelegt. Bitte einen anderen Namen wählen.
   *[special] Nicht gespeichert: { $file } ist keine gewöhnliche Datei. Bitte einen anderen Namen wählen.
}
