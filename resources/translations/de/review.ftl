## The list of all games.
review-past-games = Gespielte Partien
review-look-for = Spiel, Person oder Abend suchen
review-all-games = Alle
review-game = Spiel
review-person = Person
review-evening = Abend
review-time = Zeit
review-anybody = Alle Personen
review-any-evening = Alle Abende
review-any-time = Jederzeit
review-within = { $count ->
    [one] Letzter Tag
    [7] Letzte Woche
    [30] Letzter Monat
    [365] Letztes Jahr
   *[other] Letzte { $count } Tage
}
review-show-all = Alle Partien zeigen
review-look-back = Ansehen
review-play-on = Fortsetzen
review-save-as-a-file = Als Datei speichern …
review-remove = Löschen …
review-remove-for-good = Endgültig löschen
review-keep-it = Behalten
review-games = { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}
review-games-of = { $shown } von { $count } Partien
review-reading = bisher { $count } Partien …
review-no-game-yet = Noch keine Partie gespielt
review-they-will-stand-here = Beendete Partien stehen hier; jede lässt sich Zug für Zug noch einmal ansehen.
review-no-such-game = Keine Partie passt dazu
review-try-fewer-words = Such mit weniger Wörtern oder zeig alle Partien.

## One game of the list.
review-cannot-be-read = Nicht lesbar
review-not-over-yet = Gespeichert, noch nicht zu Ende
review-played-alone = Solo gespielt
review-to-the-evening = Zum Abend
review-nobody-won = Niemand hat gewonnen
review-won-by = Sieg für { $names }
review-evening-of = Abend vom { $day }
review-day-form = ddd, d. MMM
review-place = { $name } { $place ->
    [one] 1.
   *[other] { $place }.
}
review-moves = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
review-minutes = { $count } Min.

## Looking back at one game.
review-looking-back = Rückschau
review-whose-eyes = Aus der Sicht von
review-through-the-eyes-of = Aus der Sicht von { $name }
review-all-up = Alles offen
review-you-see = du siehst, was { $name } sah
review-you-see-all = du siehst, was alle hatten
review-log = Verlauf
review-tape = Diagramm der Partie
review-the-beginning = Die Partie beginnt
review-goes-on = Die Partie geht weiter
review-step-of = Schritt { $number } von { $count }
review-round = Runde { $number }
review-go-by = Ein Schritt ist
review-by = { $by ->
    [turn] Zug
    [round] Runde
   *[move] Schritt
}
review-way = { $way ->
    [start] Zum Anfang
    [end] Zum Ende
    [back] Zurück
    [forward] Weiter
    [turn-back] Einen Zug zurück
    [turn-on] Einen Zug weiter
    [round-back] Eine Runde zurück
    [round-on] Eine Runde weiter
    [play-on] Von hier weiterspielen
    [save] Als Datei speichern
    [leave] Verlassen
    [pace] Tempo wählen
    [read] Den Tisch lesen
    [repeat] Letzte Ansage wiederholen
    [point-back] Zum vorigen Wendepunkt
    [point-on] Zum nächsten Wendepunkt
    [side] Wendepunkte zeigen oder verbergen
   *[play] Abspielen oder anhalten
}
review-play-on-from-here = Von hier weiterspielen
review-a-study = Eine Studie ab diesem Schritt: eine eigene Partie, die nicht zählt
review-play-on-as = Als { $name }, gegen Bots
review-play-on-with-all = Mit derselben Runde
review-study = Studie
review-opening = Eröffnung
review-html-keys = Tasten: ← und → einen Schritt, Pos1 und Ende, Bild auf und Bild ab eine Runde, Leertaste spielt ab. Ein Klick in den Verlauf oder ins Diagramm führt dorthin.
review-save = Speichern …
review-save-kind = { $kind ->
    [picture] Dieses Bild (PNG)
    [record] Die Partie als Datei
   *[page] Eine Seite, die sie in jedem Browser abspielt (HTML)
}
review-is-painted = Jeder Schritt wird gezeichnet …
review-too-large = Diese Partie ist zu lang für eine Seite.

## Wendepunkte: was ein gewiefter Bot von jeder Wahl hält.
review-side = Wendepunkte und Statistik
review-side-tab = { $tab ->
    [points] Wendepunkte
    [luck] Glück
   *[figures] Statistik
}
review-fold = Wendepunkte verbergen
review-unfold = Wendepunkte zeigen
review-turning-points = Wendepunkte
review-luck-and-decisions = Glück und Entscheidungen
review-luck-kind = { $kind ->
    [luck] Glück
   *[decisions] Entscheidungen
}
review-luck-row = { $name }: Entscheidungen { $decisions }, Glück { $luck }, auf { $error } genau
review-luck-cause = { $cause ->
    [deal] Das Geben und die Reihenfolge: { $moved }
    [together] Wie verdeckt Gewähltes zusammenfiel: { $moved }
   *[drawn] Was gezogen wurde: { $moved }
}
review-luck-offer = Wie viel an dieser Partie war Glück, wie viel Entscheidung? Das ermittelt die Suche nach Wendepunkten: Sie spielt weiter von dem aus, was stattdessen hätte kommen können.
review-luck-to-come = Das Glück kommt nach den Wendepunkten an die Reihe.
review-find-luck = Ermitteln
review-no-luck-alone = Im Solospiel gibt es niemanden zu schlagen. Glück wird nur in Partien mit mehreren ermittelt.
review-luck-rests-on = Alle begannen mit { $even }. Glück und Entscheidungen, deine und die der anderen, ergeben zusammen das Ergebnis, auf { $error } genau.
review-luck-greatest = Am meisten machte für { $name } das Glück in Schritt { $number } aus: { $moved }.
review-analyse = Wendepunkte suchen
review-analyse-on = Weitersuchen
review-stop = Anhalten
review-everybody = allen
review-decisions-done = { $done } von { $count } beurteilt
review-analysis-offer = Ein gewiefter Bot prüft jede Entscheidung von { $name } mit dem, was damals bekannt war, und vergleicht die Möglichkeiten in gedachten Partien. Das dauert ein, zwei Minuten; solange kannst du die Partie ansehen.
review-nothing-stands-out = Keine Entscheidung von { $name } sticht heraus: Nichts klar Besseres wurde verpasst, nichts besonders Schweres gefunden.
review-judged-on = Beurteilt nach dem, was { $name } damals wissen konnte, in { $worlds } gedachten Partien je Möglichkeit. Du siehst nur Unterschiede, die zu 95 % sicher sind.
review-when = { $round }, Schritt { $number }
review-percent = { $number } %
review-missed = { $scale ->
    [score] { $best }: am Ende { $expected }, dies: { $made }
   *[chance] { $mixed ->
        [yes] Gemischt, meist { $best }: { $expected }, dies: { $made }
       *[no] { $best }: { $expected }, dies: { $made }
    }
}
review-found = { $scale ->
    [score] Nichts brachte mehr als dies: { $made }; { $obvious }: { $other }
   *[chance] Nichts gewann öfter als dies: { $made }; { $obvious }: { $other }
}
review-beside = Neben dem Tisch
