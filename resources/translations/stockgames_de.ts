<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <source>The game is replayed up to where it was left …</source>
        <translation>Die Partie wird bis zum letzten Zug nachgespielt …</translation>
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
    <name>RecordFiles</name>
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
        <source>{file} is opened: every move is checked …</source>
        <translation>{file} wird geöffnet, jeder Zug wird geprüft …</translation>
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
</TS>
