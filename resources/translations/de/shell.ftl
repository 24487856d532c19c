## The code card: a page of its own that tells one person in private what keys will mean.
shell-put-the-card-away = Karte weglegen
shell-code-card-of = Codekarte von { $name }
shell-a-new-card-any-earlier = Eine neue Karte: Jede frühere dieser Runde gilt nicht mehr. Nur für die eigenen Augen.
shell-for-your-eyes-only-write = Nur für die eigenen Augen: aufschreiben oder merken.
shell-later-everybody-presses-in-the = Später drücken alle offen, und niemand sieht, was eine Taste bedeutet.

## The commands of the window as actions, with keys by each platform's habit.
shell-lobby = Lobby
shell-open-a-game = Spiel öffnen …
shell-save-this-game-as = Dieses Spiel speichern als …
shell-settings = Einstellungen …
shell-rules = Regeln
shell-keyboard-shortcuts = Tastenkürzel
shell-fairness = Fairness …
shell-about-stockgames = Über stockgames
shell-full-screen = Vollbild
shell-menu = Menü
shell-quit = Beenden

## The curtain: a page of its own between two people at one screen.
shell-lift-the-curtain = Vorhang heben
shell-heading-lift-the-curtain = { $heading }: Vorhang heben
shell-back-to = Zurück zu { $name }
shell-undo-the-last-action = Aktion zurücknehmen
shell-sealed-open-and-change = versiegelt: öffnen und ändern
shell-has-yet-to-choose = hat noch zu wählen
shell-pass-to = Weiter an { $name }
shell-or-somebody-else-first = oder erst jemand anders:
shell-since-you-last-looked-shown = seit dem letzten Blick: zu sehen, wenn er gehoben ist
shell-not-esc-goes-back-to = Nicht { $name }? Esc führt zurück in die Lobby, gezeigt wird nichts

## A sheet with the seal of a game, opened once the game is over, and a check of all of it.
shell-fairness-sheet-fairness = Fairness
shell-the-game-is-replayed = Das Spiel wird nachgespielt …
shell-sealed-fairness = Versiegelte Fairness
shell-the-hash = Die Prüfsumme
shell-the-text-that-was-sealed = Der versiegelte Text
shell-what-is-this = Was ist das?
shell-copy = Kopieren
shell-verify = Prüfen
shell-cancel = Abbrechen
shell-close = Schließen
shell-the-check-was-cancelled = Die Prüfung wurde abgebrochen.

## What the fairness sheet says, in the language in force.
shell-this-game-was-not-sealed = Dieses Spiel wurde nicht versiegelt.
shell-before-the-first-move-this = Vor dem ersten Zug hat diese Prüfsumme die Auslage und den Startwert alles kommenden Zufalls festgelegt. Niemand kann sie mehr ändern, ohne dass sich die Prüfsumme ändert.
shell-opened-the-hash-is-the = Geöffnet: Die Prüfsumme ist der SHA-256 genau dieses Textes in UTF-8, ohne Zeilenende. Jedes Programm, das solche Prüfsummen berechnet, kann sie nachprüfen.
shell-it-is-opened-here-when = Sie wird hier geöffnet, wenn das Spiel vorbei ist. Sie steht auch im Protokoll.
shell-nobody-has-had-a-hint = Niemand hat einen Tipp bekommen.
shell-hints-so-far = Tipps bisher: { $each }.
shell-all-moves-keep-to-the = Alle { $count } Züge halten die Regeln ein.
shell-the-opened-text-gives-the = Der geöffnete Text ergibt die Prüfsumme.
shell-shuffles-came-from-the-seed = Vom Startwert stammen die Mischungen: { $count }.
shell-of-bot-moves-the-bot = { $count } von { $all } Bot-Zügen: Der Bot erfuhr genau das, was sein Platz wusste.
shell-something-is-wrong = Etwas stimmt nicht: { $reason }

## Asking for a record's file, by the platform's own dialogs.
shell-files-open-a-game = Spiel öffnen
shell-save-this-game-as-a = Dieses Spiel als Datei speichern
shell-games = Spiele

## Asks what to do when the library cannot be opened.
shell-play-without-keeping-games = Spielen, ohne Partien aufzuheben
shell-try-again = Noch einmal versuchen
shell-rescue-what-can-be-read = Retten, was zu lesen ist
shell-rename-it-and-begin-anew = Umbenennen und neu beginnen

## The settings: every change holds at once.
shell-settings-page-settings = Einstellungen
shell-back = Zurück
shell-the-room = Der Raum
shell-at-the-table = Am Tisch
shell-who-sits-here = Wer hier sitzt
shell-as-the-system = Wie das System
shell-room = Raum
shell-evening-is-dark-cloth-under = Abend ist dunkles Tuch unter der Lampe, Tag ist Leinen und Tinte.
shell-suits = Farben der Karten
shell-of-the-cards-in-portfolio = Im Portfolio. Vier Farben unterscheiden Pik, Herz, Karo und Kreuz auf einen Blick.
shell-pace = Tempo
shell-how-long-a-move-of = Wie lange der Zug eines Bots zu sehen ist. Schritt für Schritt wartet nach jedem auf eine Taste.
shell-bots-think = Bots denken
shell-shrewd-ones-about-each-decision = Gewiefte, über jede Entscheidung. Je länger, desto besser spielen sie.
shell-motion = Bewegung
shell-still-things-fade-and-nothing = Ruhig: Dinge blenden, nichts gleitet.
shell-sounds = Klänge
shell-chips-cards-coins-and-a = Chips, Karten, Münzen, eine Glocke.
shell-name = Name
shell-how-new-tables-call-the = Wie neue Tische die Person an diesem Bildschirm nennen. Darf leer bleiben.
shell-language = Sprache
shell-of-everything-on-the-screen = Von allem auf dem Bildschirm, auch der Regelseiten.
shell-evening = Abend
shell-daylight = Tag
shell-two-colours = Zwei Farben
shell-four-colours = Vier Farben
shell-full = Voll
shell-still = Ruhig
shell-on = An
shell-off = Aus
shell-briefly = Kurz
shell-a-second = Eine Sekunde
shell-long = Lange
shell-step-by-step = Schritt für Schritt
shell-slow = Langsam
shell-normal = Normal
shell-fast = Schnell
shell-at-once = Sofort

## A sheet with the keys that work on the page below it.
shell-keys-that-work-here = Tasten, die hier gelten
shell-everywhere = Überall

## What storage reports, in words.
shell-games-rescued = Gerettete Partien: { $count }.
shell-of-these-with-a-gap = Davon mit einer Lücke in den Zügen: { $count }. Die laufenden gehen vor der Lücke weiter.
shell-not-rescued-since-only-moves = Nicht gerettet, weil nur Züge von ihnen zu finden waren: { $count }.
shell-last-moves-may-be-missing = Letzte Züge können spurlos fehlen. Die beschädigte Datei bleibt unter diesem Namen erhalten:
shell-nothing-can-be-kept-in = Hier lässt sich nichts aufbewahren: Den Ordner gibt es nicht, oder er lässt sich nicht beschreiben.
shell-this-file-cannot-be-read = Diese Datei lässt sich nicht lesen. An ihr wurde nichts geändert.
shell-this-file-cannot-be-written = Diese Datei lässt sich nicht schreiben: Laufwerk oder Ordner lassen es nicht zu.
shell-the-disk-is-full-all = Das Laufwerk ist voll. Alles vorher Aufbewahrte ist noch da.
shell-your-games-are-open-in = Die Partien sind in einem anderen Fenster offen. Erst das andere schließen, dann noch einmal versuchen. Sie können nur in einem Fenster zugleich offen sein.
shell-a-later-release-of-stock = Eine neuere Fassung von Stock Games hat die Partien geschrieben. Diese kann sie nicht lesen und lässt sie, wie sie sind.
shell-the-file-with-your-games = Die Datei mit den Partien ist beschädigt. An ihr wurde nichts geändert. Alle Partien, die noch zu lesen sind, können in eine neue Datei kommen; oder es beginnt eine leere. Die beschädigte bleibt unter einem anderen Namen erhalten.
shell-no-game-can-be-read = Aus dieser Datei ist keine Partie mehr zu lesen. An ihr wurde nichts geändert. Sie kann umbenannt werden, um später nachzusehen; dann beginnt eine neue.
shell-your-games-come-from-an = Die Partien stammen aus einer älteren Fassung und ließen sich nicht auf den neuen Stand bringen. Sie sind, wie sie waren.
shell-this-game-does-not-fit = Diese Partie passt nicht mehr zu den Regeln und kann nicht weitergespielt werden. Sie bleibt aufbewahrt, und alle anderen gehen weiter.
shell-part-of-what-was-kept = Ein Teil dessen, was von dieser Partie aufgehoben wurde, ist beschädigt; sie kann nicht weitergespielt werden. An ihr wurde nichts geändert, und alle anderen gehen weiter.
shell-this-game-is-not-there = Diese Partie ist nicht mehr da.
shell-the-moves-of-this-game = Die aufbewahrten Züge dieser Partie folgen nicht aufeinander. Sie lässt sich aus der Lobby noch einmal öffnen.

## What a person sees when the program itself has failed.
shell-something-in-the-program-went = Im Programm ist etwas schiefgegangen.
shell-the-game-is-kept-up = Das Spiel ist bis zum letzten Zug gesichert und wartet in der Lobby.
shell-a-report-for-whoever-mends = Ein Bericht für alle, die den Fehler beheben, liegt in { $path }.
shell-back-to-the-lobby = Zurück zur Lobby
shell-add-the-game-to-the = Das Spiel in den Bericht aufnehmen, mit allen Geheimnissen

## A sheet over the window while something takes long: how far it is, and a way to give it up.
shell-one-moment = Einen Moment

## The one window: a stack of pages, its menu, its shortcuts and its place on the screen.
shell-view = Ansicht
shell-help = Hilfe

## Small words that several screens need.
shell-one = eine
shell-two = zwei
shell-three = drei
shell-four = vier
shell-five = fünf
shell-six = sechs
shell-seven = sieben
shell-eight = acht
shell-nine = neun
shell-ten = zehn
shell-and = { $first } und { $last }
