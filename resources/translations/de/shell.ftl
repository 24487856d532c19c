## The commands of the window as actions, with keys by each platform's habit.
shell-lobby = Lobby
shell-back-to-the-puzzle = Zurück zum Rätsel
shell-open-a-game = Partie öffnen …
shell-save-this-game-as = Partie speichern unter …
shell-public-window = Fenster für alle zum Zuschauen
shell-seats = Plätze …
shell-settings = Einstellungen …
shell-rules = Regeln
shell-keyboard-shortcuts = Tastenkürzel
shell-look-back = Diese Partie ansehen
shell-fairness = Fairness …
shell-about-stockgames = Über Stock Games
shell-full-screen = Vollbild
shell-zoom-in = Tisch vergrößern
shell-zoom-out = Tisch verkleinern
shell-zoom-off = Ganzen Tisch zeigen
shell-menu = Menü
shell-quit = Beenden

## The curtain: a page of its own between two people at one screen.
shell-lift-the-curtain = Vorhang heben
shell-agree = Ja, annehmen
shell-disagree = Nein, ablehnen
shell-cannot-agree = So geht es nicht. Heb den Vorhang, um mehr zu sehen.
shell-heading-lift-the-curtain = { $heading }: Vorhang heben
shell-back-to = Zurück zu { $name }
shell-undo-the-last-action = letzten Zug zurücknehmen
shell-sealed-open-and-change = versiegelt: öffnen und ändern
shell-has-yet-to-choose = muss noch wählen
shell-pass-to = Weiter an { $name }
shell-or-another-player-first = oder erst jemand anders:
shell-the-last-moves = Die letzten Züge
shell-your-turn = Du bist am Zug
shell-look-again = Was du gerade erfahren hast
shell-not-you-to-the-lobby = Nicht { $name }? Zurück in die Lobby; gezeigt wird nichts

## A sheet with the seal of a game, opened once the game is over, and a check of all of it.
shell-fairness-sheet-fairness = Fairness
shell-the-game-is-replayed = Die Partie wird nachgespielt …
shell-sealed-fairness = Versiegelter Zufall
shell-the-seal = Die Prüfsumme
shell-the-text-that-was-sealed = Der versiegelte Text
shell-what-is-this = Was ist das?
shell-copy = Kopieren
shell-verify = Prüfen
shell-cancel = Abbrechen
shell-close = Schließen
shell-the-check-was-cancelled = Die Prüfung wurde abgebrochen.

## What the fairness sheet says, in the language in force.
shell-this-game-was-not-sealed = Diese Partie wurde nicht versiegelt.
shell-before-the-first-move-this = Vor dem ersten Zug hat diese Prüfsumme den Aufbau und den Startwert für allen weiteren Zufall festgelegt. Nichts davon lässt sich ändern, ohne dass sich die Prüfsumme ändert.
shell-opened-the-seal-is-the-hash = Geöffnet: Die Prüfsumme ist der SHA-256 genau dieses Textes in UTF-8, ohne Zeilenende. Jedes Programm, das solche Prüfsummen berechnet, kann sie nachprüfen.
shell-the-deal-number-is = Mischnummer: { $number }. Damit mischst du an einem neuen Tisch unter „Mehr …“ oder mit stockgames simulate --deal noch einmal genauso, wenn Spiel, Zahl der Plätze und Einstellungen gleich sind.
shell-the-deal-number-is-secret = Wenn die Partie zu Ende ist, steht hier die Mischnummer, mit der du noch einmal genauso mischst.
shell-this-deal-was-known = Nach einer bekannten Mischnummer gemischt: { $number }. Wer sie hat, kann in alle Karten sehen, zum Beispiel mit stockgames simulate --deal. Das Siegel beweist weiterhin, dass seither nichts geändert wurde.
shell-it-is-opened-here-when = Der Text erscheint hier, wenn die Partie zu Ende ist. Die Prüfsumme steht auch im Verlauf.
shell-nobody-has-had-a-hint = Niemand hat einen Tipp bekommen.
shell-hints-so-far = Tipps bisher: { $each }.
shell-all-moves-keep-to-the = Alle { $count } Schritte folgen den Regeln.
shell-the-opened-text-gives-the = Der geöffnete Text ergibt die Prüfsumme.
shell-shuffles-came-from-the-seed = Vom Startwert stammen die Mischungen: { $count }.
shell-of-bot-moves-the-bot = Für { $count } von { $all } Bot-Zügen ist festgehalten, was der Bot erfuhr: genau das, was er wissen durfte.
shell-something-is-wrong = Etwas stimmt nicht: { $reason }

## Asking for a record's file, by the platform's own dialogs.
shell-files-open-a-game = Partie öffnen
shell-save-this-game-as-a = Partie in eine Datei speichern
shell-save-this-evening-as-a = Diesen Abend als Datei speichern
shell-save-this-person-as-a = Diese Person als Datei speichern
shell-let-a-person-in = Person importieren
shell-people = Personen
shell-games = Partien

## Asks what to do when the library cannot be opened.
shell-play-without-saving = Spielen, ohne Partien zu speichern
shell-try-again = Noch einmal versuchen
shell-rescue-what-can-be-read = Retten, was zu lesen ist
shell-rename-it-and-start-fresh = Umbenennen und neu beginnen
shell-restore-backup = Die Sicherung vom { $date } nehmen

## The way back from any page.
shell-settings-page-settings = Einstellungen
shell-back = Zurück

## A sheet with the keys that work on the page below it.
shell-keys-that-work-here = Tasten, die hier gelten
shell-everywhere = Überall

## What storage reports, in words.
shell-games-rescued = Gerettete Partien: { $count }.
shell-of-these-with-a-gap = Davon mit einer Lücke in den Zügen: { $count }. Laufende gehen von dort weiter.
shell-not-rescued-since-only-moves = Nicht gerettet, weil nur Züge von ihnen zu finden waren: { $count }.
shell-last-moves-may-be-missing = Letzte Züge können spurlos fehlen. Die beschädigte Datei bleibt unter diesem Namen erhalten:
shell-library-restored = Die Bibliothek ist jetzt die Sicherung vom { $date }; was danach gespielt wurde, fehlt darin. Die beschädigte Datei heißt jetzt:
shell-storage = { $code ->
    [folder-unusable] Hier lässt sich nichts speichern: Den Ordner gibt es nicht, oder er ist schreibgeschützt.
    [cannot-read] Diese Datei lässt sich nicht lesen. Sie wurde nicht verändert.
    [cannot-write] Diese Datei lässt sich nicht schreiben: Laufwerk oder Ordner lassen es nicht zu.
    [disk-full] Das Laufwerk ist voll. Alles bisher Gespeicherte ist noch da.
    [library-in-use] Deine Partien sind schon in einem anderen Fenster geöffnet. Schließe es und versuche es noch einmal.
    [library-gone] Die Datei mit deinen Partien ist nicht mehr, wo sie war: Sie wurde verschoben, umbenannt oder gelöscht, während Stock Games lief. Lege sie zurück und versuche es noch einmal. Oder speichere diese Partie in eine Datei (im Menü), beende Stock Games und starte es neu.
    [library-replaced] Während Stock Games lief, hat ein anderes Programm die Datei mit deinen Partien ersetzt oder geändert; Programme, die Ordner abgleichen, tun das. Nichts wurde überschrieben. Speichere diese Partie in eine Datei (im Menü), beende Stock Games und starte es neu: Dann öffnet es die Datei, wie sie jetzt ist.
    [library-newer] Deine Partien stammen aus einer neueren Version von Stock Games. Diese hier kann sie nicht lesen und lässt sie unverändert.
    [library-damaged] Die Datei mit deinen Partien ist beschädigt. Sie wurde nicht verändert. Du kannst alle noch lesbaren Partien in eine neue Datei retten oder mit einer leeren beginnen. Die beschädigte bleibt unter einem anderen Namen erhalten.
    [nothing-to-rescue] Aus dieser Datei ist keine Partie mehr zu lesen. Sie wurde nicht verändert. Du kannst sie umbenennen, um später nachzusehen; dann beginnt eine neue.
    [migration-failed] Deine Partien stammen aus einer älteren Version und ließen sich nicht umstellen. Sie sind unverändert.
    [game-shelved] Diese Partie passt nicht mehr zu den Regeln und lässt sich nicht weiterspielen. Sie bleibt gespeichert; alle anderen gehen weiter.
    [game-damaged] Ein Teil dieser Partie ist beschädigt; sie lässt sich nicht weiterspielen. Sie wurde nicht verändert, und alle anderen gehen weiter.
    [no-such-game] Diese Partie gibt es nicht mehr.
   *[out-of-step] Die gespeicherten Züge dieser Partie passen nicht zusammen. Öffne sie noch einmal aus der Lobby.
}

## What a person sees when the program itself has failed.
shell-ran-into-an-error = Im Programm ist ein Fehler aufgetreten.
shell-the-game-is-kept-up = Die Partie ist bis zum letzten Zug gespeichert und wartet in der Lobby.
shell-a-report-for-the-developers = Ein Fehlerbericht liegt in { $path }.
shell-back-to-the-lobby = Zurück zur Lobby
shell-add-the-game-to-the = Die Partie in den Bericht aufnehmen, mit den Geheimnissen aller

## A sheet over the window while something takes long: how far it is, and a way to give it up.
shell-one-moment = Einen Moment

## The one window: a stack of pages, its menu, its shortcuts and its place on the screen.
shell-view = Ansicht
shell-help = Hilfe

## Small words that several screens need.
shell-number = { $number ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[more] { $number }
}
shell-ordinal = { $place }.
shell-and = { $first } und { $last }
shell-same-as-last-time = Dieselben { $number } wie letztes Mal
shell-somebody = jemand
shell-date-form = d. MMMM
shell-save-what-is-looked-back-at = Ein Bild oder eine Seite dieser Partie speichern
