## One game on the shelf of the lobby: the box, what it is, and its two buttons.
lobby-play = Spielen
lobby-play-game = { $game } spielen
lobby-set-up = Einrichten …
lobby-set-up-a-game-of = { $game } einrichten
lobby-players-and-minutes = { $high } Plätze, { $minutes } Minuten
lobby-players-from-to = { $low } bis { $high } Plätze, { $minutes } Minuten
lobby-you-alone = Solo
lobby-you-and-bots = { $count ->
    [one] Du und ein Bot
   *[other] Du und { $number } Bots
}

## The bots' levels and characters in words.
lobby-level = { $level ->
    [random] planlos
    [careless] zerstreut
    [greedy] gierig
    [newcomer] neu
    [sleepy] verschlafen
    [casual] gemütlich
    [able] tüchtig
    [alert] wach
    [clever] klug
    [shrewd] gewieft
   *[other] { $level }
}
lobby-level-note = { $level ->
    [random] Tut irgendetwas Erlaubtes, rein zufällig.
    [careless] Übersieht das meiste, was möglich wäre.
    [greedy] Nimmt, was gerade am besten aussieht.
    [newcomer] Spielt wie ein Mensch in seiner ersten Partie.
    [sleepy] Die schwächste Stufe. Patzt ständig.
    [casual] Nach unserer Schätzung so stark wie jemand, der neu im Spiel ist. Patzt oft.
    [able] Kennt sich aus, patzt aber noch oft.
    [alert] Patzt ab und zu.
    [clever] Patzt selten.
   *[shrewd] Die stärkste Stufe. Spielt vorher viele Partien im Kopf.
}
lobby-rated = { $level }, { $rating }
lobby-rating-note = Wertung { $rating } aus Duellen unter Bots in diesem Spiel (zu 95 % zwischen { $low } und { $high }). Neulinge hätten etwa 1000; wer 100 Punkte mehr hat, gewinnt 64 von 100 Duellen.
lobby-character = { $character ->
    [even] ausgeglichen
    [cautious] vorsichtig
    [ambitious] ehrgeizig
    [spiteful] boshaft
   *[other] { $character }
}
lobby-character-note = { $character ->
    [even] Wählt bei gleich guten Zügen zufällig.
    [cautious] Verteilt bei gleich guten Zügen, was er hat, und wagt weniger.
    [ambitious] Nimmt bei gleich guten Zügen mehr von dem, was er schon hat.
   *[spiteful] Wählt bei gleich guten Zügen den, der dem stärksten Gegenüber am meisten schadet.
}
lobby-bot = Bot: { $level }
lobby-level-character = Bot: { $level }, { $character }
    .short = Bot: { $level }

## The lobby: boxes on the cloth, tickets of waiting games, the way to rules and settings.
lobby-people-of-the-house = Leute
lobby-to-the-people = Zu den Stammgästen
lobby-plan-an-evening = Abend planen
lobby-tonight = Heute Abend
lobby-begin-next = { $goes ->
    [yes] Weiter
   *[no] Beginnen
}
lobby-begin-next-game = { $goes ->
    [yes] Weiter mit { $game }
   *[no] { $game } beginnen
}
lobby-leads-so-far = { $leaders ->
    [one] { $names } führt
   *[other] { $names } führen
}, { $played } von { $games ->
    [one] einer Partie
   *[other] { $games }
} gespielt
lobby-people-are-here = { $count ->
    [one] Eine Person ist da
   *[other] { $count } Personen sind da
}
lobby-nobody-is-here-yet = Noch ist niemand da
lobby-people-note = Porträts, Vorlieben, Bücher
lobby-past-note = ansehen und speichern
lobby-help-note = Regeln und Festlegungen
lobby-settings-note = Ton, Tempo, Farben
lobby-past-games = Gespielte Partien
lobby-to-past-games = Zu den gespielten Partien
lobby-to-the-evening = Zur Seite des Abends
lobby-choose-the-box-to-the = Spiel weiter links wählen
lobby-choose-the-box-to-the-right = Spiel weiter rechts wählen
lobby-go-to-the-waiting-games = Zu den gespeicherten Partien
lobby-go-to-the-boxes = Zu den Spielen
lobby-continue-the-first-waiting-game = Erste gespeicherte Partie fortsetzen
lobby-more = Alle gespeicherten
lobby-games-one-evening = { $count ->
    [one] ein Spiel, ein Abend
   *[other] { $number } Spiele, ein Abend
}
lobby-continue = Fortsetzen
lobby-one-press-on-play-and = Ein Klick auf „Spielen“, und der Tisch ist gedeckt. Was du tun kannst, zeigt er dir.

## The deal number of a new table.
lobby-more-options = Mehr …
lobby-deal-number = Mischnummer
lobby-new-and-sealed = Neu und versiegelt
lobby-a-known-deal = Mischt noch einmal genauso, wenn Zahl der Plätze und Einstellungen gleich sind. Unter Fairness steht dann, dass die Nummer bekannt war.
lobby-no-deal-number = Eine Mischnummer hat 1 bis 16 Buchstaben und Ziffern.

## Laying a new table: seats, options, who starts, how the screen is shared.
lobby-a-new-table = Neue Partie: { $game }
lobby-seats-in-order-of-play = Plätze in Spielreihenfolge
lobby-the-table = Spieloptionen
lobby-add-a-seat = Platz hinzufügen
lobby-who-starts = Wer beginnt
lobby-start-this-game = Partie beginnen
lobby-drawn-at-random = Wird ausgelost

## Whole tables at one press: alone, against bots, or so many people.
lobby-alone = Solo
lobby-people = { $number } Personen

## All seats of a table to be laid, in the order of play.
lobby-two-players-have-one-name = { $name } gibt es zweimal. Gib einer Person einen anderen Namen.

## One seat of a table to be laid: who sits on it, and its place in the round.
lobby-person = Person
lobby-bot-level = Bot, { $level }
lobby-remove-this-seat = Platz entfernen
lobby-seat = Platz { $number }
lobby-name = Name
lobby-who-plays = wer spielt
lobby-the-bots-character = Charakter des Bots
lobby-at-this-screen = An diesem Bildschirm.

## How people at one screen pass it on to each other.
lobby-how-the-screen-is-passed = Wie der Bildschirm die Runde macht
lobby-one-person-at-the-screen = Allein am Bildschirm musst du nichts verdecken. Sobald eine zweite Person einen Platz hat, wählst du hier, wie ihr den Bildschirm weitergebt.
lobby-curtain = Vorhang
lobby-peek-key = Spicktaste
lobby-open-table = Offener Tisch
lobby-the-table-is-covered-between = Ein Vorhang verdeckt den Tisch, wenn der Bildschirm weitergeht. Für Runden mit Geheimnissen.
lobby-the-table-stays-in-view = Der Tisch bleibt im Blick; deine Geheimnisse siehst du, solange du eine Taste hältst. Am schnellsten.
lobby-nothing-is-hidden = Nichts wird verdeckt. Zum Lernen oder unter ehrlichen Leuten.

## Who plays at a new table: faces to press, names to type, one level for all bots.
lobby-type-a-name = Name eintippen
lobby-everyone-here = Alle hier ({ $count })
lobby-people-are-remembered = Wer hier spielt, bekommt ein Porträt und wird nicht vergessen.
lobby-plays-press = { $name } spielt mit. Klick gibt den Platz einem Bot
lobby-give-a-seat = { $name } einen Platz geben
lobby-no-chair-is-left = Für { $name } ist kein Platz frei.
lobby-sit-out = { $count ->
    [one] { $names } setzt diesmal aus.
   *[other] { $names } setzen diesmal aus.
}
lobby-all-bots = Alle Bots
lobby-what-a-rating-is = Die Zahl ist die Spielstärke. Neulinge hätten etwa 1000.
lobby-levels-differ = gemischt
lobby-drag-or-press = ziehen oder Pfeil hoch/runter
lobby-people-at-the-table = Personen:

## A ticket of the lobby: a game that waits to be continued.
lobby-keep-it = Behalten
lobby-keep-the-game-of = Partie { $game } behalten
lobby-throw-the-game-of-away = Partie { $game } löschen
lobby-continue-game = { $game } fortsetzen
lobby-throw-the-game-of-game-away = Partie { $game } löschen …
lobby-throw-this-game-away = Diese Partie löschen …
lobby-throw-away = Löschen
lobby-throw-this-game-away-for = Diese Partie endgültig löschen?

## What the lobby says of kept games.
lobby-bots = { $count ->
    [one] ein Bot
   *[other] { $number } Bots
}
lobby-not-a-move-made-yet = Noch kein Zug
lobby-after-moves = { $count ->
    [one] Nach einem Schritt
   *[other] Nach { $count } Schritten
}
lobby-saved-but-not-to-be-continued = Gespeichert, aber nicht weiterspielbar
lobby-kept-but-it-is-damaged = Gespeichert, aber beschädigt
lobby-kept-for-a-release-that = Gespeichert für eine Version mit diesem Spiel
lobby-kept-for-a-package = Braucht das Paket { $package }
lobby-kept-for-another-package = Braucht eine andere Version von { $package }
lobby-a-game = Eine Partie
lobby-today-at = heute um { $clock }
lobby-yesterday-at = gestern um { $clock }
lobby-won-of = { $won } von { $played } gewonnen
lobby-last-game-won-by = Sieg für { $winners }: { $game }.
lobby-last-game-played-alone = Zuletzt: { $game }, solo.
lobby-study-after-moves = { $count ->
    [one] Eine Studie, nach einem Schritt
   *[other] Eine Studie, nach { $count } Schritten
}

lobby-your-seat = dein Platz

lobby-your-turn = du bist dran

lobby-plays-at-the-table = hier am Tisch
    .short = hier

## Die eigene Ecke: Siege in Folge, und worum es als Nächstes geht.
lobby-streak = { $count ->
    [one] ein Sieg
   *[other] { $number } Siege in Folge
}
lobby-goal = { $kind ->
    [soon] Als Nächstes bei { $game }: noch ein Sieg, Stufe „{ $level }“
    [level] Als Nächstes: bei { $game } Bots der Stufe „{ $level }“ schlagen
   *[first] Als Nächstes: der erste Sieg bei { $game }
}
lobby-your-book = Dein Buch öffnen
lobby-daily = Partie des Tages: { $game }
lobby-daily-played = Partie des Tages: { $told }
lobby-daily-par = du { $own }, Soll { $par }
lobby-daily-note = Gleich gemischt für alle, die heute spielen, gegen tüchtige Bots
lobby-daily-mark = Partie des Tages
lobby-daily-after-moves = { $count ->
    [0] Partie des Tages, noch kein Zug
    [one] Partie des Tages, nach einem Schritt
   *[other] Partie des Tages, nach { $count } Schritten
}
lobby-play-the-daily = Die Partie des Tages spielen

## Der Weg zu den Lektionen und der Zettel, der zur ersten einlädt.
lobby-learn = Lernen
lobby-learn-note = Lektionen an echten Tischen
lobby-to-the-lessons = Zu den Lektionen
lobby-new-here = Neu hier?
lobby-ten-minutes = Zehn Minuten bis zum Absturz
lobby-go-on-at = Weiter: Schritt { $step }
lobby-next-step = So geht’s weiter
lobby-next-lesson = Lektion { $number } von { $all }
lobby-first-game = Deine erste Partie { $game }
lobby-invitation = { $game }: { $title }
lobby-put-away-for-good = Nicht mehr zeigen
