## The page of a puzzle: the question, its choices, and the answer.
puzzles-last-turns = Letzte Züge
puzzles-question = Was würdest du tun?
puzzles-puzzle = Rätsel
puzzles-number = Rätsel { $number } von { $count }
puzzles-todays = Das Rätsel des Tages
puzzles-already-answered = das von heute ist beantwortet
puzzles-grade = Schwierigkeit { $grade } von { $grades }
puzzles-grade-word = { $nth ->
    [first] leicht
    [second] mittel
    [third] schwer
   *[other] meisterlich
}
puzzles-grade-of = { $grade } von { $grades }
puzzles-in-a-row = { $name } hat { $days } Tage in Folge geantwortet
puzzles-one-day = { $day ->
    [today] { $name } hat heute geantwortet
   *[yesterday] { $name } hat gestern geantwortet
}
puzzles-no-row = { $name } hat heute noch nicht geantwortet
puzzles-known = Das ist bekannt
puzzles-how = Wähle mit A bis D und Eingabe oder klick zweimal auf eine Antwort. Zurück geht’s nicht.
puzzles-how-by-score = Es zählt, was du am Ende hast. Wähle mit A bis D und Eingabe oder klick zweimal auf eine Antwort.
puzzles-open-ends = { $judge ->
    [score] Was verdeckt ist, weißt auch du nicht. Es zählt, was du am Ende hast, und eine der vier Möglichkeiten bringt klar mehr als die anderen.
   *[place] Was andere verdeckt halten, weißt auch du nicht. Eine der vier Möglichkeiten ist klar die beste.
}
puzzles-picked = { $letter } ist gewählt. Mit Eingabe antwortest du.
puzzles-your-answer = Deine Antwort: { $letter }
puzzles-verdict = { $verdict ->
    [seen] Du hast es gesehen.
    [nearly] Knapp.
   *[another] Diesmal nicht.
}
puzzles-verdict-note = { $verdict ->
    [seen] Die beste der vier Möglichkeiten.
    [nearly] Die zweitbeste der vier Möglichkeiten.
   *[another] Es gab eine bessere.
}
puzzles-played-on = Je { $games }-mal weitergespielt
puzzles-counted-out = { $deals ->
    [one] Die einzige Verteilung ausgezählt
   *[other] Alle { $deals } Verteilungen ausgezählt
}
puzzles-whisker = { $judge ->
    [score] Im Mittel am Ende; dünner Strich: fast sicher darin
    [counted] Im Mittel am Ende, genau
   *[place] Dünner Strich: so oft Rang 1, fast sicher
}
puzzles-figure = { $sure ->
    [yes] { $nth ->
        [first] fast sicher Rang 1
       *[other] fast sicher Rang { $place }
    }
   *[no] { $nth ->
        [first] Rang 1 in { $told } von { $whole }
       *[other] Rang { $place } in { $told } von { $whole }
    }
}
puzzles-place = { $nth ->
    [first] 1.
   *[other] { $place }.
}
puzzles-range = { $low } bis { $high } % Rang 1
puzzles-score-range = { $low } bis { $high }
puzzles-more-exactly = genauer { $mean }
puzzles-ends-with = Du hast am Ende im Mittel { $best }, mit der nächstbesten Möglichkeit { $next }.
puzzles-row-told = { $judge ->
    [score] { $letter }, { $action }: im Mittel { $figure } am Ende, { $range }.
   *[place] { $letter }, { $action }: { $figure }, { $range }.
}
puzzles-why = Warum { $letter }
puzzles-next = Nächstes Rätsel
puzzles-play-out = Zu Ende spielen
puzzles-show-me = Zeigen
puzzles-key = { $key ->
    [choose-a] A wählen
    [choose-b] B wählen
    [choose-c] C wählen
    [choose-d] D wählen
    [before] Zur Antwort links
    [after] Zur Antwort rechts
    [up] Im Text nach oben
    [down] Im Text nach unten
    [confirm] Antworten, dann weiter
    [play] Zu Ende spielen
    [show] Zeigen, wie es weitergehen kann
    [read] Den Tisch in Worten lesen
    [repeat] Letzte Ansage wiederholen
   *[leave] Zurück
}
