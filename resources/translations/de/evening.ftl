## The page of an evening of several games.
evening-export = Als Datei speichern …
evening-house = Stammgäste
evening-add-a-game = Spiel hinzufügen …
evening-end = Abend beenden
evening-begin = { $game } beginnen
evening-seats = Plätze bei { $game } ändern …
evening-go-on = Weiter mit { $game }
evening-begin-again = Abend wieder eröffnen
evening-people = Wer ist da …
evening-done = Platz nehmen
evening-of-a-day = { $time ->
    [morning] { $day }vormittag
    [afternoon] { $day }nachmittag
    [night] { $day }nacht
   *[evening] { $day }abend
}
evening-date-won = { $date }: gewonnen von { $names }
evening-date-ended = { $date }: beendet, niemand hat gewonnen
evening-date-before = { $date }, vor der ersten Partie
evening-date-between = { $date }, zwischen der { $last } Partie und der { $next }
evening-date-broken = { $date }: { $game } wurde unterbrochen
evening-date-after = { $date }, nach der letzten Partie
evening-ordinal = { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
    [10] zehnten
   *[later] { $place }.
}
evening-so-many-games = { $count ->
    [one] eine Partie
   *[other] { $number } Partien mit Pausen dazwischen
}

## The programme.
evening-programme = Programm
evening-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
evening-hours = { $hours }:{ $minutes } h
evening-whole-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
evening-not-played = ausgelassen
evening-not-known-here = nicht in dieser Version
evening-game-is-not-known = Diese Version der App kennt { $game } nicht
evening-move-or-drop = Nichts geht verloren. Spielt erst etwas anderes oder streicht das Spiel.
evening-broken-off = unterbrochen
evening-being-played = läuft gerade
evening-now-about = jetzt, etwa { $time }
evening-to-come-about = danach, etwa { $time }
evening-won-by = Gewonnen von { $names }
evening-won-with = { $count ->
    [one] { $names } gewann mit { $score }
   *[other] { $names } gewannen mit je { $score }
}
evening-sit-out = { $count ->
    [one] { $names } setzt aus
   *[other] { $names } setzen aus
}
evening-so-many-sit-out = { $number } setzen aus
evening-bots-fill = { $count ->
    [one] ein Bot springt ein
   *[other] { $number } Bots springen ein
}
evening-chairs-for-all = { $count ->
    [one] ein Platz, alle dabei
   *[other] { $number } Plätze, alle dabei
}
evening-act-of = Partie { $place } von { $count }
evening-played = gespielt
evening-done-by = Fertig um { $time }, noch { $left }
evening-done-in-time = Fertig um { $time }, { $spare } übrig
evening-done-too-late = Fertig um { $time }, { $late } zu spät
evening-left-to = noch bis { $time }
evening-past = nach { $time }
evening-still-to-come = noch offen
evening-so-far = bisher
evening-in-all = insgesamt
evening-choose-the-end = Wählen, wann der Abend enden soll
evening-till = Bis { $time }
evening-no-end = Open End
evening-options = Einstellungen von { $game } …
evening-options-of = Einstellungen: { $game }
evening-take-options = Übernehmen
evening-all-played = Das Programm ist durch
evening-no-game-yet = Füge das erste Spiel hinzu
evening-keys-of-an-act = Alt mit Pfeiltaste verschiebt, Entf streicht
evening-key-moves = Das Spiel früher oder später spielen
evening-key-drops = Das Spiel streichen
evening-key-options = Einstellungen des Spiels
evening-earlier = { $game } früher spielen
evening-later = { $game } später spielen
evening-drop = { $game } streichen
evening-a-bot-more = { $more ->
    [yes] Bot dazu bei { $game }
   *[no] Bot weg bei { $game }
}

## The standing.
evening-the-standing = Der Stand
evening-how-points-count = Zehn Punkte für Rang 1, null für den letzten, dazwischen gleiche Stufen. Bots zählen nicht.
evening-points = Punkte
evening-gone = gegangen
evening-the-average = der Schnitt
evening-line-of = { $place }. { $name }, { $points }.
evening-line-without-place = { $name }, { $points }.

evening-who-is-ahead = Lorbeeren
evening-leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen gemeinsam
}
evening-comes = { $place ->
    [third] Dritter Platz: { $names }
   *[second] Zweiter Platz: { $names }
}
evening-has-won = { $count ->
    [one] { $names } hat den Abend gewonnen
   *[other] { $names } teilen sich den Abend
}
evening-with-points = { $by ->
    [wins] mit { $points } Punkten und mehr Siegen
    [later] mit { $points } Punkten und dem späteren Sieg
   *[points] mit { $points } Punkten
}

## The chairs of the next game, and what is worth knowing before it.
evening-the-chairs-at = Die Plätze bei { $game }
evening-first-chair = Startplatz
evening-it-moves-on-always = der Startplatz wandert mit jeder Partie
evening-joins-now = kommt dazu
evening-a-bot = Bot
evening-chair-of = Platz { $number }: { $name }
evening-without-a-chair = Setzt aus: { $name }
evening-without-chairs = setzen aus
evening-press-two-coins = Zieh eine Münze auf einen anderen Platz oder klick zwei an, um sie zu tauschen
evening-as-the-rotation-has-it = Zurück zur Reihenfolge
evening-before-the-bell = Bevor es läutet
evening-moments = Höhepunkte
evening-moment = { $game }: { $tale }
evening-chairs-and-people = { $chairs ->
    [one] ein Platz
   *[other] { $seats } Plätze
}, { $people ->
    [one] eine Person
   *[other] { $sitting } von euch
}
evening-has-first-chair = { $name } hat den Startplatz
evening-it-moves-on = Er wandert mit jeder Partie weiter
evening-then-at = Danach { $name }, bei { $game }
evening-nobody-sits-out = Alle spielen mit, keine Bots
evening-has-just-come = { $name } ist gerade gekommen
evening-starts-on = Beginnt mit { $points }
evening-starts-on-average = Beginnt mit { $points }, dem Schnitt
evening-starts-on-nothing = Beginnt bei null
evening-game-was-broken-off = { $game } wurde unterbrochen
evening-counts-once-over = Gezählt wird, sobald ihr die Partie zu Ende spielt.
evening-is-over = Der Abend ist zu Ende
evening-kept-for-good = Er bleibt mit allen Partien erhalten
evening-nothing-to-come = Das Programm ist durch
evening-add-or-end = Füge ein Spiel hinzu oder beende den Abend

## Who is here.
evening-who-is-here = Wer ist da?
evening-too-few = Zu still für einen Abend
evening-two-at-least = Zu einem Abend gehören mindestens zwei
evening-a-name-and-enter = Ein Name, dann Eingabe
evening-several-names = Mehrere Namen trennst du mit Kommas. Eingabe im leeren Feld heißt fertig.
evening-press-portraits = Klick ein Porträt an, wenn jemand kommt oder geht. Mehrere Namen trennst du mit Kommas.
evening-is-here-press = { $name } ist da. Klick, wenn die Person geht
evening-is-away-press = { $name } ist nicht da. Klick, wenn die Person kommt
evening-on-the-average = Neue beginnen beim Schnitt ({ $points })
evening-on-nothing = bei null
evening-late-comers = Wer später kommt
evening-choose-a-face = Ein Gesicht für { $name }
evening-face-for = Gesicht { $number } für { $name }
