## The page of the people of the house.
people-heading = Die Stammgäste
people-new = Neue Person …
people-import = Aus einer Datei …
people-rail = Alle Stammgäste
people-before = Die davor
people-after = Die danach
people-have-a-chair-here = { $count ->
    [one] ein Stammgast; das Buch zeigt, wie es bisher lief
   *[other] { $number } Stammgäste; ein Buch zeigt, wie es bisher lief
}
people-nobody-yet = noch keine Stammgäste
people-nobody-heading = Wer spielt, bekommt ein Buch
people-nobody-begin = So geht es los
people-told = { $what ->
    [face] Ein Name, ein Porträt, ein Wappen
    [tastes] Deine Vorlieben kommen mit
    [games] Wir führen Buch
   *[open] Kein Passwort, kein Konto
}
people-told-more = { $what ->
    [face] Daran erkennst du deinen Platz, deine Münzen und deine Zeile im Stand.
    [tastes] Sprache, Schriftgröße, Kartenfarben, Hand: Wenn du dran bist, gehört der Bildschirm dir.
    [games] Partien, Plätze und Punkte, und wie es gegeneinander steht.
   *[open] Alles bleibt auf diesem Rechner; wer davorsitzt, darf jedes Buch aufschlagen.
}
people-way-note = { $way ->
    [new] Ein Name genügt. Das Porträt kannst du jederzeit ändern.
    [sit] Oder spiel einfach los: Wer unter eigenem Namen spielt, bekommt hier ein Porträt.
   *[file] Du hast schon ein Buch auf einem anderen Rechner? Bring es als Datei mit.
}
people-here-now = gerade hier
people-never-played = hat noch nicht gespielt
people-today = heute
people-date-form-with-year = d. MMMM yyyy

## A book: who somebody is.
people-leaves = Seiten des Buchs
people-leaf-hers = Person
people-leaf-figures = Partien
people-since = Stammgast seit dem { $date }
people-evenings = { $count ->
    [one] ein Abend
   *[other] { $number } Abende
}
people-evenings-won = { $count ->
    [0] keiner gewonnen
    [one] einer gewonnen
   *[other] { $number } gewonnen
}
people-games = { $count ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}
people-tastes = Vorlieben
people-taste = { $taste ->
    [language] Sprache
    [text] Schriftgröße, %
    [suits] Kartenfarben
    [order] Ordnung der Hand
   *[hints] Tipps
}
people-taste-option = { $option ->
    [house] Standard
    [2] zwei
    [4] vier
    [suit] nach Farbe
    [rank] nach Rang
    [on] anbieten
   *[off] nicht anbieten
}
people-change-portrait = Ändern …
people-rename = Umbenennen …
people-no-evening-yet = Mit dem ersten zu Ende gespielten Abend beginnt hier ein Diagramm.
people-places-of-evenings = { $count ->
    [one] Rang am letzten Abend
   *[other] Ränge der letzten { $number } Abende
}
people-tally = { $count ->
    [one] einmal
   *[other] { $number }mal
} { $place ->
    [1] gewonnen
   *[later] { $place }.
}

## A book: what somebody has done.
people-time = Zeit
people-time-option = { $option ->
    [all] alles
    [year] dieses Jahr
   *[evenings] zwölf Abende
}
people-company = Gesellschaft
people-company-option = { $option ->
    [all] alle
    [people] Personen
    [bots] Bots
   *[alone] Solo
}
people-games-caption = Partien
people-with-people = mit Personen
people-with-bots = gegen Bots
people-played = gespielt
people-won = gewonnen
people-points = Punkte
people-best = Rekord
people-together = zusammen
people-head-to-head = Im Vergleich
people-in-which-one = Partien, in denen eine Person besser abschnitt
people-ahead = vorn
people-behind = hinten
people-level = gleichauf
people-no-company = Noch keine Partie mit anderen Personen
people-bots-beaten = Bots besiegt, nach Stufe
people-beaten = besiegt
people-beaten-of = { $beaten } von { $met }
people-alone-by-board = { $game } solo, Rekord je Tafel
people-alone = Solo
people-board = Tafel
people-longest-run = Längste Serie: { $number } gewonnen, { $since } bis { $until }
people-longest-run-of-a-day = Längste Serie: { $number } gewonnen am { $date }
people-first-line = Die erste Partie schreibt die erste Zeile.
people-sit-down = Hinsetzen
people-nothing-here = Keine Partie dieser Art.
people-copy-table = Tabelle kopieren
people-copied = Die Tabelle liegt in der Zwischenablage. Füg sie in eine Tabellenkalkulation ein.
people-merge = Vereinen …
people-none-to-merge = Niemand zum Vereinen: Alle anderen haben schon gegen diese Person gespielt.
people-remove = Entfernen …
people-export = Exportieren …

## The chooser of portraits.
people-portrait = Porträt
people-portrait-number = Porträt { $number }, { $looks }
people-ready-made = Fertige
people-from-parts = Aus Teilen
people-portrait-done = Fertig
people-crest-sign = Zeichen auf dem Wappen
people-crest-colour = Farbe des Wappens
people-no-part = ohne
people-part-of = { $kind }: { $part }, { $place } von { $count }
people-part-none = { $kind }: ohne
people-part = { $kind ->
    [face] Profil
    [hair] Haar
    [hat] Hut
    [beard] Bart
    [collar] Kragen
    [dress] Gewand
    [specs] Brille
    [ear] Ohrring
   *[trifle] Beiwerk
}
people-part-name = { $part ->
    [face-plain] schlicht
    [face-aquiline] Adlernase
    [face-snub] Stupsnase
    [face-strong] kräftiges Kinn
    [face-weak] fliehendes Kinn
    [face-stout] rundlich
    [face-broad] breit
    [face-full] volle Lippen
    [face-fine] fein
    [face-old] betagt
    [face-round] rund
    [face-roman] Römernase
    [face-flat] flache Nase
    [face-sharp] spitz
    [hair-short] kurzes Haar
    [hair-crop] Bürstenschnitt
    [hair-quiff] Tolle
    [hair-waves] Wellen
    [hair-curls] Locken
    [hair-afro] Afro
    [hair-locs] Dreadlocks
    [hair-long] langes Haar
    [hair-bob] Bubikopf
    [hair-bun] Dutt
    [hair-lowbun] tiefer Dutt
    [hair-topknot] Haarknoten
    [hair-pony] Pferdeschwanz
    [hair-braid] Zopf
    [hair-crownbraid] Zopfkranz
    [hair-ringlets] Korkenzieherlocken
    [hair-pouf] Hochfrisur
    [hair-bald] Glatze
    [hair-queue] Zopf mit Schleife
    [hair-bag] Haarbeutel
    [hair-wig] Perücke
    [hat-tricorne] Dreispitz
    [hat-bicorne] Zweispitz
    [hat-top] Zylinder
    [hat-bowler] Melone
    [hat-straw] Strohhut
    [hat-cap] Mütze
    [hat-baseball] Baseballkappe
    [hat-beret] Baskenmütze
    [hat-fez] Fes
    [hat-kippah] Kippa
    [hat-turban] Turban
    [hat-gele] Gele
    [hat-headscarf] Kopftuch
    [hat-hijab] Hidschab
    [hat-bonnet] Schute
    [hat-mobcap] Rüschenhaube
    [hat-feather] Feder
    [hat-comb] Kamm
    [hat-headset] Headset
    [beard-full] Vollbart
    [beard-long] langer Bart
    [beard-goatee] Spitzbart
    [beard-moustache] Schnurrbart
    [beard-chops] Koteletten
    [beard-stubble] Stoppeln
    [collar-jabot] Jabot
    [collar-stock] Halsbinde
    [collar-high] Stehkragen
    [collar-ruff] Halskrause
    [collar-epaulet] Schulterstück
    [collar-fichu] Brusttuch
    [collar-shawl] Schal
    [collar-pearls] Perlen
    [collar-shirt] Hemd
    [collar-tie] Krawatte
    [collar-polo] Rollkragen
    [collar-lapel] Revers
    [collar-hood] Kapuze
    [dress-coat] Rock
    [dress-gown] Kleid
    [dress-slim] schmal
    [specs-round] runde Brille
    [ear-drop] Ohrgehänge
    [ear-hoop] Kreole
    [trifle-pipe] Pfeife
    [trifle-quill] Schreibfeder
    [trifle-patch] Augenklappe
    [trifle-jewel] Schmuckstein
   *[other] anders
}
people-crest = Wappen { $sign } auf { $colour }
people-sign = { $sign ->
    [star] Stern
    [moon] Mond
    [chevron] Sparren
    [saltire] Schragen
    [key] Schlüssel
    [acorn] Eichel
    [leaf] Blatt
    [tower] Turm
    [fish] Fisch
    [cross] Kreuz
    [sun] Sonne
    [rings] Ringe
    [waves] Wellen
    [bars] Balken
    [lily] Lilie
    [horseshoe] Hufeisen
    [ship] Schiff
    [bird] Vogel
   *[other] ohne Zeichen
}
people-colour = { $colour ->
    [blue] Blau
    [ochre] Ocker
    [violet] Violett
    [green] Grün
    [rust] Rost
    [oxblood] Ochsenblut
    [slate] Schiefer
    [plum] Pflaume
    [teal] Petrol
    [olive] Oliv
   *[other] Grau
}

## Questions.
people-new-title = Neue Person
people-new-note = Zwei dürfen gleich heißen; Porträt und Wappen unterscheiden sie.
people-new-does = Willkommen heißen
people-rename-title = { $name } umbenennen
people-rename-note = Gespeicherte Partien nennen weiter den alten Namen.
people-rename-does = Umbenennen
people-merge-title = Wer ist noch { $name }?
people-merge-note = Alle Partien und Abende der anderen Person wandern ins Buch von { $name }, und die andere Person wird entfernt. Porträt und Vorlieben von { $name } bleiben. Das lässt sich nicht zurücknehmen.
people-merge-with = Die andere Person
people-merge-item = { $name }, { $crest }
people-merge-does = Vereinen
people-remove-question = { $name } entfernen?
people-remove-note = { $count ->
    [0] Buch, Porträt und Vorlieben gehen für immer verloren. Ein Export bewahrt Porträt und Vorlieben.
    [one] Buch, Porträt und Vorlieben gehen für immer verloren. Die Partie bleibt, unter „jemand“; in den Büchern der anderen steht sie weiter. Ein Export bewahrt Porträt und Vorlieben.
   *[other] Buch, Porträt und Vorlieben gehen für immer verloren. Die { $count } Partien bleiben, unter „jemand“; in den Büchern der anderen stehen sie weiter. Ein Export bewahrt Porträt und Vorlieben.
}
people-remove-does = Endgültig entfernen
people-keep = { $name } behalten
people-replace-question = { $name } gibt es hier schon. Name, Porträt und Vorlieben durch die aus der Datei ersetzen? Das Buch bleibt, wie es ist.
people-replace-does = Ersetzen
people-replace-not = So lassen

## Files of people.
people-cannot-be-read = { $file } ist keine Personendatei. Es wurde nichts geändert.

    Genaueres auf Englisch: { $reason }
people-cannot-be-kept = { $file } lässt sich nicht aufnehmen, denn zurzeit wird nichts gespeichert.
people-is-let-in = { $name } gehört jetzt zu den Stammgästen.
people-is-here-already = { $name } ist schon hier, genau wie in der Datei.

## Wer an neuen Tischen zuerst Platz nimmt.
people-play-as = Das bin ich
people-play-as-person = Das bin ich: { $name } sitzt an neuen Tischen als Erstes

## Der erste Start: ein Name und ein Gesicht.
people-whom-title = Dein Name und dein Gesicht
people-whom = Wen dürfen wir melden?
people-whom-note = ein Name für deinen Platz und deine Ergebnisse
people-own-name = Name
people-own-face = Gesicht
people-own-face-note = Jedes Gesicht passt zu jedem Namen. Beides lässt sich später ändern.
people-stays-here = Bleibt auf diesem Computer.
people-take-seat = Platz nehmen
people-not-now = Jetzt nicht
people-earlier-games = { $count ->
    [one] Eine Partie von dir ist schon hier
   *[other] { $count } Partien von dir sind schon hier
}
people-name-empty = Tippe erst einen Namen.
people-name-long = Dieser Name hat { $count } Zeichen, erlaubt sind höchstens { $most }.
people-name-cleaned = Unsichtbare Zeichen sind entfernt. So bleibt der Name.
people-name-taken = { $name } ist schon da. Wähle einen anderen Namen.
