## Die Seite der Lektionen.
lessons-learn = Lernen
lessons-page-note = Kurze Lektionen an echten Tischen. Jede Zahl, die die Trainerin nennt, stammt aus dem Spiel selbst.
lessons-whose = Lektionen für { $name }
lessons-done-of = { $done } von { $all }
lessons-done = geschafft
lessons-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
lessons-go-on-at-step = weiter: Schritt { $step } von { $steps }
lessons-begin = Lektion { $number } beginnen
lessons-go-on-with = Weiter mit Lektion { $number }
lessons-once-more = Noch einmal von Anfang an
lessons-puzzles = Rätsel
lessons-puzzles-of = Rätsel zu { $game }

## Die Trainerin am Tisch.
lessons-coach = Trainerin
lessons-verdict = Was dein Zug bewirkt hat
lessons-bar = Lektion { $number } von { $all } · { $title }
lessons-leave = Lektion verlassen
lessons-step = Schritt { $step } von { $steps }
lessons-on = Weiter
lessons-your-turn = Du bist dran
lessons-begin-again = Von vorn beginnen
lessons-play-on = Weiterspielen
lessons-show-me = Zeig es mir
lessons-take-back = Zurücknehmen
lessons-your-move-was = Dein Zug
lessons-your-guess = Deine Antwort
lessons-you = Du
lessons-comes-later = Kommt in Lektion { $number }: { $title }
lessons-lesson-done = Lektion geschafft
lessons-next = Als Nächstes: { $title }
lessons-whole-game = Eine ganze Partie spielen
lessons-all-lessons = Alle Lektionen
