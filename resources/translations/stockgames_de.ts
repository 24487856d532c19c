<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CodeCardPage</name>
    <message>
        <source>Put the card away</source>
        <translation>Karte weglegen</translation>
    </message>
    <message>
        <source>Code card of {name}</source>
        <translation>Codekarte von {name}</translation>
    </message>
    <message>
        <source>For your eyes only: write it down or keep it in mind.</source>
        <translation>Nur für die eigenen Augen: aufschreiben oder merken.</translation>
    </message>
    <message>
        <source>Later everybody presses in the open, and nobody sees what a key means.</source>
        <translation>Später drücken alle offen, und niemand sieht, was eine Taste bedeutet.</translation>
    </message>
    <message>
        <source>A new card: any earlier one of this round is void. For your eyes only.</source>
        <translation>Eine neue Karte: Jede frühere dieser Runde gilt nicht mehr. Nur für die eigenen Augen.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Spiel öffnen …</translation>
    </message>
    <message>
        <source>Save this game as …</source>
        <translation>Dieses Spiel speichern als …</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Fairness …</source>
        <translation>Fairness …</translation>
    </message>
    <message>
        <source>About stockgames</source>
        <translation>Über stockgames</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>CurtainPage</name>
    <message>
        <source>Lift the curtain</source>
        <translation>Vorhang heben</translation>
    </message>
    <message>
        <source>{heading}: lift the curtain</source>
        <translation>{heading}: Vorhang heben</translation>
    </message>
    <message>
        <source>sealed: open and change</source>
        <translation>versiegelt: öffnen und ändern</translation>
    </message>
    <message>
        <source>has yet to choose</source>
        <translation>hat noch zu wählen</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Weiter an {name}</translation>
    </message>
    <message>
        <source>or somebody else first:</source>
        <translation>oder erst jemand anders:</translation>
    </message>
    <message>
        <source>since you last looked: shown when you lift it</source>
        <translation>seit dem letzten Blick: zu sehen, wenn er gehoben ist</translation>
    </message>
    <message>
        <source>Not {name}? Esc goes back to the lobby, nothing is shown</source>
        <translation>Nicht {name}? Esc führt zurück in die Lobby, gezeigt wird nichts</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>Zurück zu {name}</translation>
    </message>
    <message>
        <source>undo the last action</source>
        <translation>Aktion zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>This game was not sealed.</source>
        <translation>Dieses Spiel wurde nicht versiegelt.</translation>
    </message>
    <message>
        <source>Before the first move this hash fixed the set-up and the seed of all luck to come. Nobody can change them any more without changing the hash.</source>
        <translation>Vor dem ersten Zug hat diese Prüfsumme die Auslage und den Startwert alles kommenden Zufalls festgelegt. Niemand kann sie mehr ändern, ohne dass sich die Prüfsumme ändert.</translation>
    </message>
    <message>
        <source>Opened: the hash is the SHA-256 of exactly this text in UTF-8, without a line end. Any program that works out such hashes can check it.</source>
        <translation>Geöffnet: Die Prüfsumme ist der SHA-256 genau dieses Textes in UTF-8, ohne Zeilenende. Jedes Programm, das solche Prüfsummen berechnet, kann sie nachprüfen.</translation>
    </message>
    <message>
        <source>It is opened here when the game is over. The log holds it too.</source>
        <translation>Sie wird hier geöffnet, wenn das Spiel vorbei ist. Sie steht auch im Protokoll.</translation>
    </message>
    <message>
        <source>Nobody has had a hint.</source>
        <translation>Niemand hat einen Tipp bekommen.</translation>
    </message>
    <message>
        <source>Hints so far: {each}.</source>
        <translation>Tipps bisher: {each}.</translation>
    </message>
    <message>
        <source>All {count} moves keep to the rules.</source>
        <translation>Alle {count} Züge halten die Regeln ein.</translation>
    </message>
    <message>
        <source>The opened text gives the hash.</source>
        <translation>Der geöffnete Text ergibt die Prüfsumme.</translation>
    </message>
    <message>
        <source>{count} shuffles came from the seed.</source>
        <translation>Vom Startwert stammen die Mischungen: {count}.</translation>
    </message>
    <message>
        <source>{count} of {all} bot moves: the bot was told exactly what its seat knew.</source>
        <translation>{count} von {all} Bot-Zügen: Der Bot erfuhr genau das, was sein Platz wusste.</translation>
    </message>
    <message>
        <source>Something is wrong: {reason}</source>
        <translation>Etwas stimmt nicht: {reason}</translation>
    </message>
</context>
<context>
    <name>FairnessSheet</name>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Sealed fairness</source>
        <translation>Versiegelte Fairness</translation>
    </message>
    <message>
        <source>The hash</source>
        <translation>Die Prüfsumme</translation>
    </message>
    <message>
        <source>The text that was sealed</source>
        <translation>Der versiegelte Text</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The game is replayed …</source>
        <translation>Das Spiel wird nachgespielt …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save this game as a file</source>
        <translation>Dieses Spiel als Datei speichern</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Seats …</source>
        <translation>Plätze …</translation>
    </message>
    <message>
        <source>Seats and options of {game}</source>
        <translation>Plätze und Optionen von {game}</translation>
    </message>
    <message>
        <source>{high} seats, {minutes} minutes</source>
        <translation>{high} Plätze, {minutes} Minuten</translation>
    </message>
    <message>
        <source>{low} to {high} seats, {minutes} minutes</source>
        <translation>{low} bis {high} Plätze, {minutes} Minuten</translation>
    </message>
    <message>
        <source>You alone</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>You and one bot</source>
        <translation>Solo gegen einen Bot</translation>
    </message>
    <message>
        <source>You and {number} bots</source>
        <translation>Solo gegen {number} Bots</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard. Tab and Shift+Tab walk from one thing to the next, Enter or Space does it.</source>
        <translation>Alles geht mit der Tastatur. Tab und Umschalt+Tab führen von einem zum nächsten, Eingabe oder Leertaste führt aus.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message>
        <source>Some settings could not be read; their usual values hold.</source>
        <translation>Einige Einstellungen waren nicht lesbar; für sie gelten die üblichen Werte.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. It holds no whole game of ours, or was changed since. The file was left as it is.

{reason}</source>
        <translation>{file} lässt sich nicht öffnen. Die Datei enthält keine ganze Partie oder wurde inzwischen verändert. An ihr wurde nichts geändert.

{reason}</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>Saved as {file}. Whoever reads it sees every hand.</source>
        <translation>Gespeichert als {file}. Wer die Datei liest, sieht alle Hände.</translation>
    </message>
    <message>
        <source>The game is replayed up to where it was left …</source>
        <translation>Die Partie wird bis zum letzten Zug nachgespielt …</translation>
    </message>
    <message>
        <source>{file} is opened: every move is checked …</source>
        <translation>{file} wird geöffnet, jeder Zug wird geprüft …</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>reckless</source>
        <translation>tollkühn</translation>
    </message>
    <message>
        <source>careless</source>
        <translation>zerstreut</translation>
    </message>
    <message>
        <source>hasty</source>
        <translation>hastig</translation>
    </message>
    <message>
        <source>shrewd</source>
        <translation>gewieft</translation>
    </message>
    <message>
        <source>Plays whatever it may, by lot.</source>
        <translation>Spielt irgendetwas Erlaubtes, nach Los.</translation>
    </message>
    <message>
        <source>Overlooks most of what it may do.</source>
        <translation>Übersieht das meiste, was möglich wäre.</translation>
    </message>
    <message>
        <source>Grabs what looks best right now.</source>
        <translation>Nimmt, was gerade am besten aussieht.</translation>
    </message>
    <message>
        <source>Plays many games in its head first.</source>
        <translation>Spielt vorher viele Partien im Kopf.</translation>
    </message>
    <message>
        <source>even-tempered</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>grasping</source>
        <translation>raffgierig</translation>
    </message>
    <message>
        <source>spiteful</source>
        <translation>boshaft</translation>
    </message>
    <message>
        <source>Leaves it to chance what is equally good.</source>
        <translation>Überlässt dem Zufall, was gleich gut ist.</translation>
    </message>
    <message>
        <source>Where things are equally good, takes what hangs least on luck.</source>
        <translation>Nimmt von gleich Gutem, was am wenigsten am Glück hängt.</translation>
    </message>
    <message>
        <source>Where things are equally good, takes what brings most.</source>
        <translation>Nimmt von gleich Gutem, was am meisten einbringt.</translation>
    </message>
    <message>
        <source>Where things are equally good, takes what hurts the strongest rival.</source>
        <translation>Nimmt von gleich Gutem, was dem stärksten Rivalen schadet.</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Choose the box to the left</source>
        <translation>Spiel links davon wählen</translation>
    </message>
    <message>
        <source>Choose the box to the right</source>
        <translation>Spiel rechts davon wählen</translation>
    </message>
    <message>
        <source>Go to the waiting games</source>
        <translation>Zu den wartenden Partien</translation>
    </message>
    <message>
        <source>Go to the boxes</source>
        <translation>Zu den Spielen</translation>
    </message>
    <message>
        <source>Continue the first waiting game</source>
        <translation>Erste wartende Partie fortsetzen</translation>
    </message>
    <message>
        <source>more …</source>
        <translation>mehr …</translation>
    </message>
    <message>
        <source>four tables, one evening</source>
        <translation>vier Tische, ein Abend</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>One press on Play, and the cloth is laid; the table says what can be done.</source>
        <translation>Ein Druck auf Spielen, und der Tisch ist gedeckt; er sagt selbst, was möglich ist.</translation>
    </message>
    <message>
        <source>Enter plays</source>
        <translation>Eingabe spielt</translation>
    </message>
    <message>
        <source>Arrow keys choose a box</source>
        <translation>Pfeiltasten wählen ein Spiel</translation>
    </message>
    <message>
        <source>Enter plays it</source>
        <translation>Eingabe spielt es</translation>
    </message>
    <message>
        <source>C continues the first ticket</source>
        <translation>C setzt die erste Partie fort</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>NewTable</name>
    <message>
        <source>{game}: a new table</source>
        <translation>{game}: ein neuer Tisch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Seats, in the order of play</source>
        <translation>Plätze in Spielreihenfolge</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play at this table</source>
        <translation>An diesem Tisch spielen</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Wird ausgelost</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>You and {number} bots</source>
        <translation>Solo gegen {number} Bots</translation>
    </message>
    <message>
        <source>{number} people</source>
        <translation>{number} Personen</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Two seats are called {name}; one of them needs another name.</source>
        <translation>Zwei Plätze heißen {name}; einer braucht einen anderen Namen.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Platz entfernen</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>wer spielt</translation>
    </message>
    <message>
        <source>the bot&apos;s character</source>
        <translation>Charakter des Bots</translation>
    </message>
    <message>
        <source>At this screen.</source>
        <translation>An diesem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>Securities</name>
    <message>
        <source>BK</source>
        <comment>banks</comment>
        <translation>BK</translation>
    </message>
    <message>
        <source>IN</source>
        <comment>insurance</comment>
        <translation>VS</translation>
    </message>
    <message>
        <source>BD</source>
        <comment>bonds</comment>
        <translation>AN</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Chips, cards, coins and a bell.</source>
        <translation>Chips, Karten, Münzen, eine Glocke.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of everything on the screen; rules pages too.</source>
        <translation>Von allem auf dem Bildschirm, auch der Regelseiten.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Evening is dark cloth under a lamp, daylight is linen and ink.</source>
        <translation>Abend ist dunkles Tuch unter der Lampe, Tag ist Leinen und Tinte.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How long a move of a bot is shown. Step by step waits for a key after each.</source>
        <translation>Wie lange der Zug eines Bots zu sehen ist. Schritt für Schritt wartet nach jedem auf eine Taste.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Der Raum</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Wer hier sitzt</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben der Karten</translation>
    </message>
    <message>
        <source>Of the cards in Portfolio. Four colours tell all suits apart at a glance.</source>
        <translation>Im Portfolio. Vier Farben unterscheiden Pik, Herz, Karo und Kreuz auf einen Blick.</translation>
    </message>
    <message>
        <source>Bots think</source>
        <translation>Bots denken</translation>
    </message>
    <message>
        <source>Shrewd ones, about each decision. The longer, the better they play.</source>
        <translation>Gewiefte, über jede Entscheidung. Je länger, desto besser spielen sie.</translation>
    </message>
    <message>
        <source>Still: things fade, and nothing slides.</source>
        <translation>Ruhig: Dinge blenden, nichts gleitet.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>How new tables call the person at this screen. May stay empty.</source>
        <translation>Wie neue Tische die Person an diesem Bildschirm nennen. Darf leer bleiben.</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>Eine Sekunde</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lange</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>How the screen is passed on</source>
        <translation>Wie der Bildschirm weitergeht</translation>
    </message>
    <message>
        <source>One person at the screen: nothing has to be covered. As soon as a second person has a seat, this is where you choose how the screen is passed on.</source>
        <translation>Eine Person am Bildschirm: Nichts muss verdeckt werden. Sobald eine zweite Person einen Platz hat, steht hier zur Wahl, wie der Bildschirm weitergereicht wird.</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>Peek key</source>
        <translation>Spicktaste</translation>
    </message>
    <message>
        <source>Code cards</source>
        <translation>Codekarten</translation>
    </message>
    <message>
        <source>Trusting</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>The table is covered between two people. For secrets among rivals.</source>
        <translation>Zwischen zwei Personen ist der Tisch verdeckt. Für Geheimnisse unter Rivalen.</translation>
    </message>
    <message>
        <source>Everybody lays each card behind the curtain, three presses and the next person. Nothing has to be remembered.</source>
        <translation>Alle legen jede Karte hinter dem Vorhang: drei Tastendrücke, dann die nächste Person. Zu merken ist nichts.</translation>
    </message>
    <message>
        <source>The table stays in view; your own secrets show while a key is held. The quickest.</source>
        <translation>Der Tisch bleibt im Blick; Eigenes zeigt sich, solange eine Taste gehalten wird. Am schnellsten.</translation>
    </message>
    <message>
        <source>Once a round each person sees a card of keys in private. Then all stay at the screen and press theirs in the open. The quickest for several people.</source>
        <translation>Einmal je Runde sieht jede Person allein eine Karte mit Tasten. Dann bleiben alle am Bildschirm und drücken offen ihre eigenen. Für mehrere Personen am schnellsten.</translation>
    </message>
    <message>
        <source>No covers at all. For learning together, or for honest eyes.</source>
        <translation>Nichts wird verdeckt. Zum gemeinsamen Lernen, oder für ehrliche Augen.</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys that work here</source>
        <translation>Tasten, die hier gelten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Play without keeping games</source>
        <translation>Spielen, ohne Partien aufzuheben</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Rename it and begin anew</source>
        <translation>Umbenennen und neu beginnen</translation>
    </message>
    <message>
        <source>Nothing can be kept in this place: the folder is not there, or cannot be written to.</source>
        <translation>Hier lässt sich nichts aufbewahren: Den Ordner gibt es nicht, oder er lässt sich nicht beschreiben.</translation>
    </message>
    <message>
        <source>This file cannot be read. It was left as it is.</source>
        <translation>Diese Datei lässt sich nicht lesen. An ihr wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This file cannot be written: the disk or the folder does not allow it.</source>
        <translation>Diese Datei lässt sich nicht schreiben: Laufwerk oder Ordner lassen es nicht zu.</translation>
    </message>
    <message>
        <source>The disk is full. All that was kept before is still there.</source>
        <translation>Das Laufwerk ist voll. Alles vorher Aufbewahrte ist noch da.</translation>
    </message>
    <message>
        <source>Your games are open in another window. Close it, then try again. They can be open in one window at a time only.</source>
        <translation>Die Partien sind in einem anderen Fenster offen. Erst das andere schließen, dann noch einmal versuchen. Sie können nur in einem Fenster zugleich offen sein.</translation>
    </message>
    <message>
        <source>A later release of Stock Games has written your games. This one cannot read them, and leaves them as they are.</source>
        <translation>Eine neuere Fassung von Stock Games hat die Partien geschrieben. Diese kann sie nicht lesen und lässt sie, wie sie sind.</translation>
    </message>
    <message>
        <source>Your games come from an earlier release and could not be brought up to date. They are as they were.</source>
        <translation>Die Partien stammen aus einer älteren Fassung und ließen sich nicht auf den neuen Stand bringen. Sie sind, wie sie waren.</translation>
    </message>
    <message>
        <source>This game does not fit the rules any more and cannot be played on. It is kept, and all other games go on.</source>
        <translation>Diese Partie passt nicht mehr zu den Regeln und kann nicht weitergespielt werden. Sie bleibt aufbewahrt, und alle anderen gehen weiter.</translation>
    </message>
    <message>
        <source>This game is not there any more.</source>
        <translation>Diese Partie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The moves of this game that were kept do not follow each other. Open it again from the lobby.</source>
        <translation>Die aufbewahrten Züge dieser Partie folgen nicht aufeinander. Sie lässt sich aus der Lobby noch einmal öffnen.</translation>
    </message>
    <message>
        <source>Part of what was kept of this game is damaged, and it cannot be played on. It was left as it is, and all other games go on.</source>
        <translation>Ein Teil dessen, was von dieser Partie aufgehoben wurde, ist beschädigt; sie kann nicht weitergespielt werden. An ihr wurde nichts geändert, und alle anderen gehen weiter.</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Retten, was zu lesen ist</translation>
    </message>
    <message>
        <source>Games rescued: {count}.</source>
        <translation>Gerettete Partien: {count}.</translation>
    </message>
    <message>
        <source>Of these with a gap in their moves: {count}. Those in progress go on from before it.</source>
        <translation>Davon mit einer Lücke in den Zügen: {count}. Die laufenden gehen vor der Lücke weiter.</translation>
    </message>
    <message>
        <source>Not rescued, since only moves of them were found: {count}.</source>
        <translation>Nicht gerettet, weil nur Züge von ihnen zu finden waren: {count}.</translation>
    </message>
    <message>
        <source>Last moves may be missing without a trace. The damaged file is kept under this name:</source>
        <translation>Letzte Züge können spurlos fehlen. Die beschädigte Datei bleibt unter diesem Namen erhalten:</translation>
    </message>
    <message>
        <source>The file with your games is damaged. It was left as it is. All games that can still be read can be put into a new file, or an empty one be begun. The damaged file is kept under another name.</source>
        <translation>Die Datei mit den Partien ist beschädigt. An ihr wurde nichts geändert. Alle Partien, die noch zu lesen sind, können in eine neue Datei kommen; oder es beginnt eine leere. Die beschädigte bleibt unter einem anderen Namen erhalten.</translation>
    </message>
    <message>
        <source>No game can be read from this file any more. It was left as it is. It can be renamed, to be looked at later, and a new one begun.</source>
        <translation>Aus dieser Datei ist keine Partie mehr zu lesen. An ihr wurde nichts geändert. Sie kann umbenannt werden, um später nachzusehen; dann beginnt eine neue.</translation>
    </message>
</context>
<context>
    <name>TicketCard</name>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the game of {game}</source>
        <translation>Partie {game} behalten</translation>
    </message>
    <message>
        <source>Throw the game of {game} away</source>
        <translation>Partie {game} wegwerfen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>{game} fortsetzen</translation>
    </message>
    <message>
        <source>Throw the game of {game} away …</source>
        <translation>Partie {game} wegwerfen …</translation>
    </message>
    <message>
        <source>Throw this game away …</source>
        <translation>Diese Partie wegwerfen …</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Throw this game away for good?</source>
        <translation>Diese Partie endgültig wegwerfen?</translation>
    </message>
</context>
<context>
    <name>Tickets</name>
    <message>
        <source>one bot</source>
        <translation>ein Bot</translation>
    </message>
    <message>
        <source>{count} bots</source>
        <translation>{count} Bots</translation>
    </message>
    <message>
        <source>Not a move made yet</source>
        <translation>Noch kein Zug gemacht</translation>
    </message>
    <message>
        <source>After one move</source>
        <translation>Nach einem Zug</translation>
    </message>
    <message>
        <source>After {count} moves</source>
        <translation>Nach {count} Zügen</translation>
    </message>
    <message>
        <source>Kept, but it cannot be played on</source>
        <translation>Aufgehoben, aber nicht weiterspielbar</translation>
    </message>
    <message>
        <source>today at {clock}</source>
        <translation>heute um {clock}</translation>
    </message>
    <message>
        <source>yesterday at {clock}</source>
        <translation>gestern um {clock}</translation>
    </message>
    <message>
        <source>won {won} of {played}</source>
        <translation>{won} von {played} gewonnen</translation>
    </message>
    <message>
        <source>Last game: {game}, won by {winners}.</source>
        <translation>Letzte Partie: {game}, Sieg für {winners}.</translation>
    </message>
    <message>
        <source>Last game: {game}, played alone.</source>
        <translation>Letzte Partie: {game}, allein gespielt.</translation>
    </message>
    <message>
        <source>Kept, but it is damaged</source>
        <translation>Aufgehoben, aber beschädigt</translation>
    </message>
    <message>
        <source>Kept for a release that has this game</source>
        <translation>Aufgehoben für eine Version mit diesem Spiel</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Eine Partie</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Something in the program went wrong.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>The game is kept up to its last move; it waits in the lobby.</source>
        <translation>Das Spiel ist bis zum letzten Zug gesichert und wartet in der Lobby.</translation>
    </message>
    <message>
        <source>A report for whoever mends it lies in {path}.</source>
        <translation>Ein Bericht für alle, die den Fehler beheben, liegt in {path}.</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Add the game to the report, everybody&apos;s secrets included</source>
        <translation>Das Spiel in den Bericht aufnehmen, mit allen Geheimnissen</translation>
    </message>
</context>
<context>
    <name>WaitingSheet</name>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
</TS>
