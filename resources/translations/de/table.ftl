## Why something is not allowed, the same way for every game.
table-not-allowed = Nicht erlaubt: { $code } ({ $ruling }).

## The end of a game: places in their order, and each score unfolded to its rule.
table-harder = Nächste Stufe: { $name }e Bots
table-harder-note = Du hast { $name }e Bots { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} geschlagen.
table-easier = Zum Üben: { $name }e Bots
table-easier-note = Die letzten { $count } Partien gingen an { $name }e Bots.
table-level-reached = Stärkste geschlagene Stufe: { $name }
table-same-deal-again = Noch einmal genauso
table-the-same-luck-once-more = Noch einmal genauso gemischt, Mischnummer { $number }
table-play-again = Revanche
table-the-same-people-the-start = Dieselbe Runde; der nächste Platz beginnt
table-the-same-game-dealt-again = Derselbe Tisch, neu ausgeteilt
table-next-of-the-evening = Nächstes Spiel des Abends
table-to-the-evening = Zum Stand des Abends
table-to-the-evenings-page = Zur Seite des Abends mit Stand und nächsten Plätzen
table-save = Speichern …
table-save-as-a-file = Die Partie als Datei speichern
table-look-back-at-a-moment = Schlüsselmoment ansehen
table-see-the-table = Tisch ansehen
table-to-the-lobby = Zur Lobby
table-leave-the-table = Tisch verlassen

## A plain board for any game that brings none of its own: facts on cards, actions as buttons.
table-more-choices = Weitere Möglichkeiten

## Words for a game that brings none: made from the names of its actions, events and fields.
table-move = Zug { $number }
table-at-the-table = Am Tisch
table-decides = { $name } entscheidet
table-moved = { $name } zieht.
table-chance-decided = Der Zufall entscheidet.
table-the-game-is-over = Die Partie ist zu Ende
table-the-bell-has-rung = Die Glocke hat geläutet  ·  { $status }
table-first-place = Erster Rang: { $names }

## A hint in words: what the top level would do, and the numbers that speak for it.
table-a-hint = Ein Tipp
table-a-shrewd-bot-is-asked = Ein gewiefter Bot wird gefragt …
table-the-bot-did-not-answer = Es kam kein Tipp. Frag gern noch einmal.
table-a-shrewd-bot-would-play = Das täte ein gewiefter Bot
table-no-other-move = Etwas anderes geht nicht.
table-no-other-move-comes-close = Nichts anderes kommt heran.
table-no-single-reason = Kein einzelner Grund: In den meisten durchgespielten Partien geht es damit etwas besser aus.
table-or-else = { $alike ->
    [yes] Etwa ebenso gut: { $action }.
   *[no] Nächstbeste Wahl: { $action }.
}
table-choose-it = Auswählen
table-choose-it-you-confirm = Diesen Zug auswählen; du bestätigst ihn noch
table-show-the-odds = Aussichten
table-next-best = Die nächstbeste: { $worth }.
table-next-best-as-many = Die nächstbeste ist etwa ebenso gut.
table-next-best-chosen = Die nächstbeste wird { $times } gewählt.
table-played-on-it-wins = { $tried ->
    [one] Einmal
   *[other] { $shown }-mal
} von hier weitergespielt, gewinnt das { $odds }.
table-looked-ahead-it-ends-at = Soweit es sich absehen lässt, endet das im Schnitt bei { $score }.
table-played-on-it-ends-at = { $tried ->
    [one] Einmal
   *[other] { $shown }-mal
} von hier weitergespielt, endet das im Schnitt bei { $score }.
table-it-would-win-about = { $how ->
    [some] Das gewänne etwa { $odds }.
   *[other] Das gewänne { $odds }.
}
table-it-would-win-mixed = { $how ->
    [some] Das gewänne etwa { $odds }. Um unberechenbar zu bleiben, wählt der Bot es { $times }.
   *[other] Das gewänne { $odds }. Um unberechenbar zu bleiben, wählt der Bot es { $times }.
}
table-it-ends-with-less = Am Ende bleiben dir { $amount } weniger.
table-it-leaves-a-rival-more = Am Ende bleiben dem stärksten Gegenüber { $amount } mehr.
table-against-it = Der Haken: { $reason }
table-odds-games = { $how ->
    [none] keine Partie
    [hardly] kaum eine Partie
    [nearly] fast jede Partie
    [all] jede Partie
   *[some] { $won } von { $games } Partien
}
table-odds-times = { $how ->
    [none] nie
    [hardly] kaum je
    [nearly] fast immer
    [all] immer
   *[some] { $times ->
        [one] einmal von { $tries }
       *[other] { $times }-mal von { $tries }
    }
}

## The paper on which a score is added up.
table-worth = Wert

## The lines of the log: the game's own words, and what belongs to every game.
table-at-this-table = Am Tisch: { $names }
table-seat-changed-hands = { $name } übernimmt von { $former }.
table-seat-to-a-bot = { $name }, ein Bot, übernimmt von { $former }.
table-after-hints = { $count ->
    [one] nach einem Tipp
   *[other] nach { $count } Tipps
}

## What happened, line by line: the latest that have room, or all.
table-when-all-have-seen = Wenn alle es gesehen haben
table-show-all-pages = Alles auf einmal zeigen
table-moment-back = Zurück
table-moment-on = Weiter
table-others-lately = Die anderen in Kürze
table-what-happened = Verlauf

## The panel on the table with the last things that happened.
table-whole-log = Ganzer Verlauf
table-show-recap = Was geschah
table-replay-since-you-last-looked = Noch einmal zeigen, was seit deinem letzten Blick geschah

## The whole log on a sheet of its own.
table-full-log = Der ganze Verlauf

## A slip of paper that says, calmly, why something cannot be done.
table-read-ruling = Festlegung { $id } lesen
table-read-the-rules = Regeln lesen
table-read-ruling-in-the-rules = Festlegung { $id } in den Regeln lesen

## The page of a running game: bar, board, log, choices, pace and the end, for any game.
table-that-key-was-pressed-before = Diese Taste hast du gedrückt, bevor die Frage zu lesen war. Drücke sie noch einmal.

## What keys mean on the table page.
table-show-the-recap = Noch einmal zeigen, was geschah
table-make-the-bot-move-now = Den Bot antreiben
table-choose-the-speed = Tempo wählen
table-cover-the-table = Tisch sofort verdecken
table-skip-ahead = Überspringen
table-only-shown = Wiederholung
table-back-to-my-turn = Zurück zu meinem Zug
table-undo = Zurücknehmen
table-redo = Wiederholen
table-skip-to-the-end = Zum Ende

## The eye: shows one's own secrets while it is held, by mouse or by key.
table-hide-my-hand = Meine Hand verdecken
table-look-at-my-hand = Meine Hand ansehen
table-hold-to-peek = Zum Ansehen gedrückt halten; ein kurzer Klick zeigt die Hand bis zum nächsten Klick

## How a game ended, in words that several games share.
table-you-win = Du gewinnst
table-wins = { $name } gewinnt
table-share-the-first-place = { $names } teilen sich den ersten Rang

## What the action panel shows while nobody at the screen decides.
table-ask-the-bot-again = Den Bot noch einmal fragen
table-show-the-result = Ergebnis zeigen
table-back-to-all = Zurück zu allen
table-has-just-learned-something-go = { $name } hat gerade etwas erfahren. Gesehen? Dann zurück zu allen.
table-has-just-learned-something-pass = { $name } hat gerade etwas erfahren. Gesehen? Dann gib den Bildschirm weiter.
table-thinks = { $name } überlegt …
table-move-now = Beeilung!
table-stage-panels-next-move = Nächster Zug
table-has-moved = { $name } hat gespielt

## The bar along the top: what is played, how far it is, and the ways out.
table-slow = langsam
table-normal = normal
table-fast = schnell
table-at-once = sofort
table-step-by-step = Schritt für Schritt
table-hint = Tipp
table-what-a-shrewd-bot-would-play = Was ein gewiefter Bot täte und warum
table-speed = Tempo: { $pace }
table-how-fast-moves-are-shown = Wie schnell die Züge der anderen gezeigt werden

## What a table says when something goes wrong beside the rules.
table-trouble = { $code ->
    [library-gone] Dieser Zug ließ sich nicht speichern und gilt darum nicht: Die Datei mit deinen Partien wurde verschoben, umbenannt oder gelöscht. Lege sie zurück und versuche es noch einmal; oder speichere diese Partie in eine Datei (im Menü) und starte Stock Games neu.
    [library-replaced] Dieser Zug ließ sich nicht speichern und gilt darum nicht: Ein anderes Programm hat die Datei mit deinen Partien ersetzt oder geändert. Speichere diese Partie in eine Datei (im Menü) und starte Stock Games neu.
    [cannot-write] Dieser Zug ließ sich nicht speichern und gilt darum nicht: Laufwerk oder Ordner lassen es nicht zu. Erlaube es und versuche es noch einmal; oder speichere diese Partie in eine Datei (im Menü).
    [not-saved] Dieser Zug ließ sich nicht speichern und gilt darum nicht. Prüfe das Laufwerk und versuche es noch einmal.
    [draft-not-saved] Was du vorbereitet hast, ließ sich nicht speichern. Es bleibt da, solange der Tisch offen ist.
   *[bot-failed] Der Bot hat nicht geantwortet. Frag ihn gern noch einmal.
}

## Why nothing can be taken back, in words.
table-no-undo = { $code ->
    [game-is-over] Die Partie ist zu Ende. Jetzt kannst du nichts mehr zurücknehmen.
    [nothing-was-done] Bisher gibt es nichts zurückzunehmen.
    [a-shuffle-decided] Nach dem letzten Zug wurde gemischt, darum kannst du ihn nicht zurücknehmen.
    [somebody-else-acted] Zuletzt war { $name } am Zug. Zurücknehmen kannst du nur deinen eigenen letzten Zug.
    [something-was-revealed] Der letzte Zug hat etwas aufgedeckt, darum kannst du ihn nicht zurücknehmen.
    [a-question-was-answered] Eine Frage wurde beantwortet, darum lässt sich nicht zurücknehmen, was dazu geführt hat.
    [a-seat-changed-hands] Seit dem letzten Zug hat ein Platz gewechselt, darum kannst du ihn nicht zurücknehmen.
    [somebody-has-looked] { $name } hat inzwischen hingesehen, darum kannst du den letzten Zug nicht zurücknehmen.
   *[table-was-left] Der Tisch wurde inzwischen verlassen, darum kannst du den letzten Zug nicht zurücknehmen.
}

## What a person missed, in three lines at most, right after the curtain.
table-moves-before-that = { $number } frühere Züge, dann:
table-since-you-last-looked = Seit deinem letzten Blick

## A second window with what everybody may see, for a television.
table-public-title = { $game }, für alle sichtbar

## A sheet on who plays at which seat from now on.
table-who-plays-on = Wer spielt weiter?
table-seats-note = Ein Platz behält, was er hat. Die Partie zählt für die Person, die dort am meisten entschieden hat, oder für einen Bot, wenn Menschen weniger als die Hälfte entschieden haben.
table-change-seats = So weiterspielen

## Everything on a table in words: read on a sheet, printed, and told by screen readers.
table-outline-state = { $state ->
    [picked] { $text } (gewählt)
    [barred] { $text } (jetzt nicht möglich)
   *[decides] { $text } (entscheidet jetzt)
}
table-read-the-table = Den Tisch lesen
table-place-by-place = Der Tisch, Stelle für Stelle
table-tell-the-last-news-again = Letzte Ansage wiederholen
table-read-part-by-part = Den Tisch Teil für Teil vorlesen
table-read-line-by-line = Ihn Zeile für Zeile vorlesen
table-outline-what-can-be-done = Was du tun kannst
table-outline-on-the-table = Auf dem Tisch
table-outline-key = Taste { $key }
table-outline-entry = { $close ->
    [yes] Zum Schluss
   *[no] Zug { $number }
}
## Die Schlussseite: Überschrift, Linien, Wendepunkte.
table-you-came =
    { $place ->
        [first] Rang 1
        [second] Rang 2
        [third] Rang 3
        [fourth] Rang 4
        [fifth] Rang 5
        [sixth] Rang 6
        [seventh] Rang 7
        [eighth] Rang 8
        [ninth] Rang 9
       *[tenth] Rang 10
    }, { $way ->
        [behind] { $amount } hinter { $name }
        [tie-won] bei Gleichstand vor { $name }
       *[tie-lost] bei Gleichstand hinter { $name }
    }
table-you-win-by = Du gewinnst mit { $amount } Vorsprung
table-good-lead =
    In { $every ->
        [yes] den
       *[no] { $count } der
    } letzten { $all } { $axis ->
        [turn] Züge
       *[round] Runden
    } warst du vorn oder gleichauf.
table-good-gain = Der größte Gewinn der Partie war deiner, { $amount } in { $point }.
table-front-paper = Buttonwood-Bote
table-front-edition = Schlussausgabe
table-front-price = Ein Groschen
table-front-title = { $close ->
    [yes] Zielfoto nötig
   *[no] { $name } läutet die Glocke
}
table-front-second = { $name }, { $amount } dahinter, denkt ans Landleben.
table-wins-by = { $name } gewinnt mit { $amount } Vorsprung
table-you-led-with =
    { $axis ->
        [turn] { $count ->
            [one] Einen Zug
           *[other] { $count } Züge
        }
       *[round] { $count ->
            [one] Eine Runde
           *[other] { $count } Runden
        }
    } vor Schluss lagst du vorn.
table-you-led-from =
    Du lagst ab { $axis ->
        [turn] Zug
       *[round] Runde
    } { $at } bis zum Schluss vorn.
table-ranks-above = { $name } liegt vor { $other }. { $rule }
table-led-from =
    { $name } lag ab { $axis ->
        [turn] Zug
       *[round] Runde
    } { $at } bis zum Schluss vorn.
table-you-led-at-last =
    Erst { $axis ->
        [turn] im letzten Zug
       *[round] in der letzten Runde
    } gingst du in Führung.
table-led-at-last =
    Erst { $axis ->
        [turn] im letzten Zug
       *[round] in der letzten Runde
    } ging { $name } in Führung.
table-took-the-lead-from = { $over ->
    [other] { $name } löst { $other } an der Spitze ab, { $amount } voraus.
   *[second] { $name } löst { $other } an der Spitze ab, { $amount } vor { $second }.
}
table-gained = { $name } +{ $amount }
table-lost = { $name } −{ $amount }
table-turn-at = Zug { $turn }
table-round-at = Runde { $round }
table-at-the-start = am Anfang
table-line-from-to = { $name }: am Anfang { $start }, höchstens { $peak }, am Ende { $end }
table-places = Rangliste
table-first-at-the-close = Rang 1 zum Schluss
table-first-together = Gemeinsam auf Rang 1
table-certificate-of = { $caption }: { $name }, { $amount }
table-by-a-margin-of = { $amount } vor { $name }
table-what-it-turned-on = Schlüsselmomente

table-money = { $amount } $
table-gazette = Buttonwood-Bote
table-cue-hit =
    { $way ->
        [gain] { $who ->
            [you] Du gewinnst { $amount }.
           *[other] { $name } gewinnt { $amount }.
        }
       *[loss] { $who ->
            [you] Du verlierst { $amount }.
           *[other] { $name } verliert { $amount }.
        }
    }
table-cue-hit-nobody = Niemanden stört es.
table-leads-now =
    { $who ->
        [you] du führst jetzt
       *[other] führt jetzt
    }


table-confirm-the-highlighted-action = Vorschlag ausführen

table-back = Zurück
table-look-back = Rückschau
table-this-evening = Der Abend
table-day-and-game = { $day }, Spiel { $number }
table-level-on = { $names } gleichauf mit { $points }
table-you = Du
table-you-among-others = du
table-sum = Summe
table-name-points = { $name }: { $points } Punkte
table-figures = Statistik
table-figures-of-the-game = Die Partie in Zahlen
table-sign-lead = Führung wechselt
table-lead = Vorn
table-chart-shows = Was das Diagramm zeigt
