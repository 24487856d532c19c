<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BoardItem</name>
    <message>
        <source>The pit</source>
        <translation>Die Grube</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>ten minutes of irony</source>
        <translation>zehn Minuten Ironie</translation>
    </message>
    <message>
        <source>runs, caps and raiders</source>
        <translation>Folgen, Kappen, Übernahmen</translation>
    </message>
    <message>
        <source>under the buttonwood, 1792</source>
        <translation>unter der Platane, 1792</translation>
    </message>
    <message>
        <source>eight companies, three rounds</source>
        <translation>acht Firmen, drei Runden</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Lobby</source>
        <translation>Lobby</translation>
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
        <source>Pass to {name}</source>
        <translation>Weiter an {name}</translation>
    </message>
    <message>
        <source>since you last looked: shown when you lift it</source>
        <translation>seit dem letzten Blick: zu sehen, wenn er gehoben ist</translation>
    </message>
    <message>
        <source>Not {name}? Esc goes back to the lobby, nothing is shown</source>
        <translation>Nicht {name}? Esc führt zurück in die Lobby, gezeigt wird nichts</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>Play again</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Zur Lobby</translation>
    </message>
    <message>
        <source>The same people; the start moves on by one seat</source>
        <translation>Dieselbe Runde; der nächste Platz beginnt</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8.</translation>
    </message>
    <message>
        <source>9th</source>
        <translation>9.</translation>
    </message>
    <message>
        <source>10th</source>
        <translation>10.</translation>
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
        <source>Not ready to be played yet</source>
        <translation>Noch nicht spielbar</translation>
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
    <message>
        <source>in the workshop</source>
        <translation>in der Werkstatt</translation>
    </message>
</context>
<context>
    <name>GenericTable</name>
    <message>
        <source>More choices</source>
        <translation>Weitere Möglichkeiten</translation>
    </message>
</context>
<context>
    <name>GenericWords</name>
    <message>
        <source>Move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>{name} decides</source>
        <translation>{name} entscheidet</translation>
    </message>
    <message>
        <source>Choose one of these.</source>
        <translation>Eines davon wählen.</translation>
    </message>
    <message>
        <source>{name} moved.</source>
        <translation>{name} hat gezogen.</translation>
    </message>
    <message>
        <source>Chance decided.</source>
        <translation>Der Zufall hat entschieden.</translation>
    </message>
    <message>
        <source>Not allowed: {code} ({ruling}).</source>
        <translation>Nicht erlaubt: {code} ({ruling}).</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Erster Platz: {names}</translation>
    </message>
</context>
<context>
    <name>HandItem</name>
    <message>
        <source>No chips yet</source>
        <translation>Noch keine Chips</translation>
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
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>reckless</source>
        <translation>tollkühn</translation>
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
        <source>Grabs what looks best right now.</source>
        <translation>Greift nach dem, was gerade am besten aussieht.</translation>
    </message>
    <message>
        <source>Plays many games in its head first.</source>
        <translation>Spielt vorher viele Partien im Kopf.</translation>
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
        <source>C continues the first ticket</source>
        <translation>C setzt die erste Partie fort</translation>
    </message>
</context>
<context>
    <name>LogLines</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Whole log</source>
        <translation>Ganzes Protokoll</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Show again what happened since you last looked</source>
        <translation>Noch einmal vorführen, was seit dem letzten Blick geschah</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
</context>
<context>
    <name>LogSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Everything that happened</source>
        <translation>Alles, was geschah</translation>
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
        <source>How the screen is passed on</source>
        <translation>Wie der Bildschirm weitergeht</translation>
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
        <source>Trusting</source>
        <translation>Vertrauen</translation>
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
    <message>
        <source>The table is covered between two people. For secrets among rivals.</source>
        <translation>Zwischen zwei Personen ist der Tisch verdeckt. Für Geheimnisse unter Rivalen.</translation>
    </message>
    <message>
        <source>The table stays in view; your own secrets show while a key is held. The quickest.</source>
        <translation>Der Tisch bleibt im Blick; Eigenes zeigt sich, solange eine Taste gehalten wird. Am schnellsten.</translation>
    </message>
    <message>
        <source>No covers at all. For learning together, or for honest eyes.</source>
        <translation>Nichts wird verdeckt. Zum gemeinsamen Lernen, oder für ehrliche Augen.</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Wird ausgelost</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Gast {number}</translation>
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
    <name>NyseOptions</name>
    <message>
        <source>Valuation board</source>
        <translation>Anzeigetafel</translation>
    </message>
    <message>
        <source>Usual, peak in the fourth place</source>
        <translation>Gewöhnlich, Gipfel an vierter Stelle</translation>
    </message>
    <message>
        <source>A steeper way up</source>
        <translation>Steilerer Anstieg</translation>
    </message>
    <message>
        <source>A cliff after the peak</source>
        <translation>Klippe hinter dem Gipfel</translation>
    </message>
    <message>
        <source>An early peak</source>
        <translation>Früher Gipfel</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>Andere Reihenfolge</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Concealed</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>What the lost picture of the rulebook most likely showed.</source>
        <translation>Was das verlorene Bild der Spielregel wohl gezeigt hat.</translation>
    </message>
    <message>
        <source>Skips the 3 on the way up: every hop before the peak pays.</source>
        <translation>Lässt die 3 auf dem Weg nach oben aus: Jeder Sprung vor dem Gipfel lohnt.</translation>
    </message>
    <message>
        <source>Climbs all the way to 5, then drops to 2 at once.</source>
        <translation>Klettert Stufe um Stufe bis zur 5 und fällt dann gleich auf 2.</translation>
    </message>
    <message>
        <source>The 5 comes third; whoever is late pays for it.</source>
        <translation>Die 5 kommt an dritter Stelle; wer spät kauft, zahlt drauf.</translation>
    </message>
    <message>
        <source>An advanced game. Drag the chips, or carry them with Space and arrows.</source>
        <translation>Für Fortgeschrittene. Chips ziehen, oder mit Leertaste und Pfeilen tragen.</translation>
    </message>
    <message>
        <source>Order of the grey chips: {board}</source>
        <translation>Reihenfolge der grauen Chips: {board}</translation>
    </message>
    <message>
        <source>Everybody sees the colours each seat has taken; undersides stay private.</source>
        <translation>Alle sehen, welche Farben jeder Platz genommen hat; Unterseiten bleiben privat.</translation>
    </message>
    <message>
        <source>The table keeps no tally: what others took must be remembered.</source>
        <translation>Der Tisch zählt nicht mit: Was andere nahmen, will gemerkt sein.</translation>
    </message>
</context>
<context>
    <name>NyseScene</name>
    <message>
        <source>{letter} out</source>
        <translation>{letter} weg</translation>
    </message>
    <message>
        <source>{sectors}, worthless</source>
        <translation>{sectors}, wertlos</translation>
    </message>
    <message>
        <source>Worthless: {letters}</source>
        <translation>Wertlos: {letters}</translation>
    </message>
    <message>
        <source>Valuation board</source>
        <translation>Anzeigetafel</translation>
    </message>
    <message>
        <source>A chip is worth what stands beside its marker</source>
        <translation>Ein Chip ist wert, was neben seinem Wertmarker steht</translation>
    </message>
    <message>
        <source>at today&apos;s prices</source>
        <translation>zum heutigen Kurs</translation>
    </message>
    <message>
        <source>Hand concealed</source>
        <translation>Hand verdeckt</translation>
    </message>
    <message>
        <source>Your hand, markings up</source>
        <translation>Die eigene Hand, Markierungen oben</translation>
    </message>
    <message>
        <source>Markings down</source>
        <translation>Markierungen unten</translation>
    </message>
    <message>
        <source>{name}&apos;s hand, markings up</source>
        <translation>Hand von {name}, Markierungen oben</translation>
    </message>
    <message>
        <source>leaves, unseen</source>
        <translation>geht, ungesehen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>NyseWords</name>
    <message>
        <source>{name} took {sector}.</source>
        <translation>{name} nimmt {sector}.</translation>
    </message>
    <message>
        <source>{name} discarded {sector}</source>
        <translation>{name} legt {sector} ab</translation>
    </message>
    <message>
        <source>{name} takes no more chips.</source>
        <translation>{name} nimmt keine Chips mehr.</translation>
    </message>
    <message>
        <source>{name} swapped with {partner}:</source>
        <translation>{name} tauscht mit {partner}:</translation>
    </message>
    <message>
        <source>The chip given lies among {sector}.</source>
        <translation>Gegebener Chip nun bei {sector}.</translation>
    </message>
    <message>
        <source>{name} played a speculative market.</source>
        <translation>{name} spielt einen Spekulativen Markt.</translation>
    </message>
    <message>
        <source>{name} played an aggressive investment.</source>
        <translation>{name} spielt ein Aggressives Investment.</translation>
    </message>
    <message>
        <source>{name} played a stock swap.</source>
        <translation>{name} spielt einen Aktientausch.</translation>
    </message>
    <message>
        <source>from the supply, unseen</source>
        <translation>aus dem Nachschub, ungesehen</translation>
    </message>
    <message>
        <source>Its underside is plain</source>
        <translation>Die Unterseite ist leer</translation>
    </message>
    <message>
        <source>Its underside: {special}</source>
        <translation>Die Unterseite: {special}</translation>
    </message>
    <message>
        <source>gave {gave}, got {got}</source>
        <translation>gibt {gave}, bekommt {got}</translation>
    </message>
    <message>
        <source>gives {give}, takes {want} from the supply</source>
        <translation>gibt {give}, nimmt {want} aus dem Nachschub</translation>
    </message>
    <message>
        <source>asks {partner} for {want}, offers {give}</source>
        <translation>bittet {partner} um {want}, bietet {give}</translation>
    </message>
    <message>
        <source>{letter} crashed, worthless from now on</source>
        <translation>{letter} ist abgestürzt, von nun an wertlos</translation>
    </message>
    <message>
        <source>{letter} stays at {price}</source>
        <translation>{letter} bleibt bei {price}</translation>
    </message>
    <message>
        <source>{letter} rose from {before} to {after}</source>
        <translation>{letter} steigt von {before} auf {after}</translation>
    </message>
    <message>
        <source>{letter} fell from {before} to {after}</source>
        <translation>{letter} fällt von {before} auf {after}</translation>
    </message>
    <message>
        <source>{name} took a chip.</source>
        <translation>{name} nimmt einen Chip.</translation>
    </message>
    <message>
        <source>{name} discarded a chip.</source>
        <translation>{name} legt einen Chip ab.</translation>
    </message>
    <message>
        <source>The chip given lies in the supply.</source>
        <translation>Der gegebene Chip liegt im Nachschub.</translation>
    </message>
    <message>
        <source>{name} swapped with {partner}.</source>
        <translation>{name} tauscht mit {partner}.</translation>
    </message>
    <message>
        <source>Take {sector}</source>
        <translation>{sector} nehmen</translation>
    </message>
    <message>
        <source>Discard {sector}</source>
        <translation>{sector} ablegen</translation>
    </message>
    <message>
        <source>Alone you must use a special chip that you had before this turn (ruling N9).</source>
        <translation>Allein muss ein Spezialchip, der schon vor diesem Zug da war, eingesetzt werden (N9).</translation>
    </message>
    <message>
        <source>or play a special from the hand</source>
        <translation>oder einen Spezialchip der Hand spielen</translation>
    </message>
    <message>
        <source>use a special chip</source>
        <translation>einen Spezialchip einsetzen</translation>
    </message>
    <message>
        <source>Discard from the supply</source>
        <translation>Aus dem Nachschub ablegen</translation>
    </message>
    <message>
        <source>or narrow the market</source>
        <translation>oder den Markt verknappen</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>Stop after one chip</source>
        <translation>Nach einem Chip aufhören</translation>
    </message>
    <message>
        <source>or be content</source>
        <translation>oder es gut sein lassen</translation>
    </message>
    <message>
        <source>Click it, use the arrow keys, or press its letter.</source>
        <translation>Anklicken, Pfeiltasten benutzen oder den Buchstaben drücken.</translation>
    </message>
    <message>
        <source>Discard: pick a stack</source>
        <translation>Ablegen: Stapel wählen</translation>
    </message>
    <message>
        <source>Take: pick a stack</source>
        <translation>Nehmen: Stapel wählen</translation>
    </message>
    <message>
        <source>Push: pick a marker</source>
        <translation>Schieben: Wertmarker wählen</translation>
    </message>
    <message>
        <source>Give: pick a chip</source>
        <translation>Geben: Chip wählen</translation>
    </message>
    <message>
        <source>Pick the chip to give</source>
        <translation>Den Chip wählen, der gegeben wird</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Which chip do you play?</source>
        <translation>Welcher Chip wird gespielt?</translation>
    </message>
    <message>
        <source>Which marker goes two places right?</source>
        <translation>Welcher Wertmarker rückt zwei Felder nach rechts?</translation>
    </message>
    <message>
        <source>The chip leaves the game; then take up to two chips.</source>
        <translation>Der Chip verlässt das Spiel; dann bis zu zwei Chips nehmen.</translation>
    </message>
    <message>
        <source>With whom do you swap?</source>
        <translation>Mit wem wird getauscht?</translation>
    </message>
    <message>
        <source>From which stack do you take?</source>
        <translation>Von welchem Stapel wird genommen?</translation>
    </message>
    <message>
        <source>Which colour do you want from {name}?</source>
        <translation>Welche Farbe soll es von {name} sein?</translation>
    </message>
    <message>
        <source>Which chip do you give for {sector}?</source>
        <translation>Welcher Chip geht für {sector} weg?</translation>
    </message>
    <message>
        <source>{name} wants {want} for {give}</source>
        <translation>{name} will {want} für {give}</translation>
    </message>
    <message>
        <source>This stack is empty: there is nothing left to take or to discard.</source>
        <translation>Dieser Stapel ist leer: Hier gibt es nichts mehr zu nehmen oder abzulegen.</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s turn to decide.</source>
        <translation>Jetzt entscheidet jemand anders.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>A turn is one thing: take a chip, play a special chip, or discard from the supply.</source>
        <translation>Ein Zug ist genau eines: Chip nehmen, Spezialchip spielen oder aus dem Nachschub ablegen.</translation>
    </message>
    <message>
        <source>An aggressive investment is running: take a chip, or stop early (ruling N4).</source>
        <translation>Ein Aggressives Investment läuft: Chip nehmen oder vorzeitig aufhören (N4).</translation>
    </message>
    <message>
        <source>A swap is waiting: the partner first picks the chip it gives (ruling N5).</source>
        <translation>Ein Tausch ist offen: Zuerst wählt der Partner den Chip, den er gibt (N5).</translation>
    </message>
    <message>
        <source>The chip given is shuffled into its stack first (ruling N10).</source>
        <translation>Zuerst wird der gegebene Chip in seinen Stapel gemischt (N10).</translation>
    </message>
    <message>
        <source>The rules forbid this now.</source>
        <translation>Die Regeln verbieten das jetzt.</translation>
    </message>
    <message>
        <source>There is no such chip in the hand.</source>
        <translation>So ein Chip ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>This marker has crashed and is out of the game; a speculative market needs one that still stands (ruling N3).</source>
        <translation>Dieser Wertmarker ist abgestürzt und aus dem Spiel; ein Spekulativer Markt braucht einen, der noch steht (N3).</translation>
    </message>
    <message>
        <source>All markers have crashed: there is none left to push (ruling N3).</source>
        <translation>Alle Wertmarker sind abgestürzt: Es ist keiner mehr zu schieben (N3).</translation>
    </message>
    <message>
        <source>Alone you take both chips, as far as the supply lasts (ruling N9).</source>
        <translation>Allein werden beide Chips genommen, solange der Nachschub reicht (N9).</translation>
    </message>
    <message>
        <source>The chip to give must be another one in your hand; the swap chip itself leaves the game (ruling N5).</source>
        <translation>Gegeben wird ein anderer Chip der Hand; der Tauschchip selbst verlässt das Spiel (N5).</translation>
    </message>
    <message>
        <source>Alone you swap with a stack of the supply (ruling N10).</source>
        <translation>Allein wird mit einem Stapel des Nachschubs getauscht (N10).</translation>
    </message>
    <message>
        <source>A swap needs another seat as a partner (ruling N5).</source>
        <translation>Ein Tausch braucht einen anderen Platz als Partner (N5).</translation>
    </message>
    <message>
        <source>The partner holds no chip of that colour. Ask for another (ruling N5).</source>
        <translation>Der Partner hat keinen Chip dieser Farbe. Nach einer anderen fragen (N5).</translation>
    </message>
    <message>
        <source>No trade could follow: a swap needs another chip in your hand and one in somebody else&apos;s (ruling N5).</source>
        <translation>Es könnte kein Tausch folgen: Nötig sind noch ein Chip auf der eigenen Hand und einer auf einer fremden (N5).</translation>
    </message>
    <message>
        <source>The chip cannot lie there (ruling N10).</source>
        <translation>Dort kann der Chip nicht liegen (N10).</translation>
    </message>
    <message>
        <source>{sector}: {chips} at {price}</source>
        <translation>{sector}: {chips} zu {price}</translation>
    </message>
    <message>
        <source>{sector}: {chips}, crashed</source>
        <translation>{sector}: {chips}, abgestürzt</translation>
    </message>
    <message>
        <source>A tie is broken by the number of chips, worthless ones too: {more} against {fewer} (ruling N8).</source>
        <translation>Den Gleichstand entscheidet die Zahl der Chips, wertlose eingerechnet: {more} gegen {fewer} (N8).</translation>
    </message>
    <message>
        <source>Value and chips are tied; ahead is who would have played sooner after the last turn (ruling N8).</source>
        <translation>Wert und Chips sind gleich; vorn liegt, wer nach dem letzten Zug früher an der Reihe gewesen wäre (N8).</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>{amount}, your best so far</source>
        <translation>{amount}, das bisher beste Ergebnis</translation>
    </message>
    <message>
        <source>{amount}; your best is {best}</source>
        <translation>{amount}; das beste Ergebnis ist {best}</translation>
    </message>
    <message>
        <source>Chemicals</source>
        <translation>Chemie</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Fossil fuels</source>
        <translation>Fossile Brennstoffe</translation>
    </message>
    <message>
        <source>Foodstuffs</source>
        <translation>Nahrungswerte</translation>
    </message>
    <message>
        <source>Speculative market</source>
        <translation>Spekulativer Markt</translation>
    </message>
    <message>
        <source>Aggressive investment</source>
        <translation>Aggressives Investment</translation>
    </message>
    <message>
        <source>Stock swap</source>
        <translation>Aktientausch</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ohne Markierung</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Invest</source>
        <translation>Invest</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>${amount}M</source>
        <translation>{amount} Mio. $</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 Chip</translation>
    </message>
    <message>
        <source>{count} chips</source>
        <translation>{count} Chips</translation>
    </message>
    <message>
        <source>{sector}, plain</source>
        <translation>{sector}, ohne Markierung</translation>
    </message>
    <message>
        <source>{sector}, {special}</source>
        <translation>{sector}, {special}</translation>
    </message>
    <message>
        <source>worthless</source>
        <translation>wertlos</translation>
    </message>
    <message>
        <source>{price}, then a crash</source>
        <translation>{price}, dann Absturz</translation>
    </message>
    <message>
        <source>stays at {price}</source>
        <translation>bleibt bei {price}</translation>
    </message>
    <message>
        <source>{before} becomes {after}</source>
        <translation>{before} wird {after}</translation>
    </message>
    <message>
        <source>1 chip left in the supply</source>
        <translation>noch 1 Chip im Nachschub</translation>
    </message>
    <message>
        <source>{count} chips left in the supply</source>
        <translation>noch {count} Chips im Nachschub</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message>
        <source>Round {round}  ·  turn {turn}</source>
        <translation>Runde {round}  ·  Zug {turn}</translation>
    </message>
    <message>
        <source>your best is {amount}</source>
        <translation>bestes Ergebnis {amount}</translation>
    </message>
    <message>
        <source>{turn}  ·  {left}</source>
        <translation>{turn}  ·  {left}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>{name} invests</source>
        <translation>{name} investiert</translation>
    </message>
    <message>
        <source>{name} gives a chip</source>
        <translation>{name} gibt einen Chip</translation>
    </message>
    <message>
        <source>{name}: do one of these</source>
        <translation>{name}: eines davon</translation>
    </message>
    <message>
        <source>Your investment</source>
        <translation>Das Investment läuft</translation>
    </message>
    <message>
        <source>Your answer to the swap</source>
        <translation>Antwort auf den Tausch</translation>
    </message>
    <message>
        <source>Your turn: do one of these</source>
        <translation>Am Zug: eines davon</translation>
    </message>
    <message>
        <source>Alone you take both chips.</source>
        <translation>Allein werden beide Chips genommen.</translation>
    </message>
    <message>
        <source>Take up to two chips, or stop.</source>
        <translation>Bis zu zwei Chips nehmen oder aufhören.</translation>
    </message>
    <message>
        <source>Take one more chip, or stop.</source>
        <translation>Noch einen Chip nehmen oder aufhören.</translation>
    </message>
    <message>
        <source>{name} offers {give} and wants {want}. Pick the chip you give.</source>
        <translation>{name} bietet {give} und will {want}. Den Chip wählen, der dafür geht.</translation>
    </message>
    <message>
        <source>A chip you take is yours, and its marker goes one place to the right.</source>
        <translation>Ein genommener Chip kommt auf die Hand, und sein Wertmarker rückt ein Feld nach rechts.</translation>
    </message>
    <message>
        <source>Push {sector} two places</source>
        <translation>{sector} zwei Felder schieben</translation>
    </message>
    <message>
        <source>Play aggressive investment</source>
        <translation>Aggressives Investment spielen</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Swap {give} for {want}</source>
        <translation>{give} gegen {want} tauschen</translation>
    </message>
    <message>
        <source>Give {chip}</source>
        <translation>{chip} geben</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Einmischen</translation>
    </message>
    <message>
        <source>{sector} crashed</source>
        <translation>{sector} abgestürzt</translation>
    </message>
    <message>
        <source>{sector} crashed on turn {turn}</source>
        <translation>{sector} in Zug {turn} abgestürzt</translation>
    </message>
    <message>
        <source>{sector} fell from {price}</source>
        <translation>{sector} fiel von {price}</translation>
    </message>
    <message>
        <source>{sector} rose from {price}</source>
        <translation>{sector} stieg von {price}</translation>
    </message>
    <message>
        <source>{sector} on the brink</source>
        <translation>{sector} am Abgrund</translation>
    </message>
    <message>
        <source>{sector}, next step {price}</source>
        <translation>{sector}, bald {price}</translation>
    </message>
    <message>
        <source>{sector} {amount}</source>
        <translation>{sector} {amount}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>eigener Platz</translation>
    </message>
    <message>
        <source>at this table</source>
        <translation>an diesem Tisch</translation>
    </message>
    <message>
        <source>bot, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>{who} · {chips}</source>
        <translation>{who} · {chips}</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Whole log</source>
        <translation>Ganzes Protokoll</translation>
    </message>
    <message>
        <source>Show again what happened</source>
        <translation>Noch einmal vorführen, was geschah</translation>
    </message>
    <message>
        <source>Hurry the bot</source>
        <translation>Bot zur Eile mahnen</translation>
    </message>
    <message>
        <source>Choose the pace</source>
        <translation>Tempo wählen</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Zum eigenen Zug springen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>PeekButton</name>
    <message>
        <source>Look at my hand</source>
        <translation>Eigene Hand ansehen</translation>
    </message>
    <message>
        <source>Hold to look; a short click looks until the next click</source>
        <translation>Halten zum Ansehen; ein kurzer Klick zeigt sie bis zum nächsten</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Hand verdecken</translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message>
        <source>{number} moves before that</source>
        <translation>{number} Züge davor</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <translation>Seit dem letzten Blick</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Seat {number} has no name yet.</source>
        <translation>Platz {number} hat noch keinen Namen.</translation>
    </message>
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
        <source>At this screen.</source>
        <translation>An diesem Bildschirm.</translation>
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
        <source>Still: things fade to their new place instead of sliding and hopping.</source>
        <translation>Ruhig: Dinge blenden an ihren neuen Ort, statt zu gleiten und zu hüpfen.</translation>
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
        <source>Guest</source>
        <translation>Gast</translation>
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
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Still</source>
        <translation>Ruhig</translation>
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
        <source>Rename it and begin anew</source>
        <translation>Umbenennen und neu beginnen</translation>
    </message>
    <message>
        <source>The data folder cannot be used: {place}</source>
        <translation>Der Datenordner ist nicht verwendbar: {place}</translation>
    </message>
    <message>
        <source>This cannot be read: {place}</source>
        <translation>Nicht lesbar: {place}</translation>
    </message>
    <message>
        <source>This cannot be written: {place}</source>
        <translation>Nicht beschreibbar: {place}</translation>
    </message>
    <message>
        <source>The disk is full. Games are kept in {place}</source>
        <translation>Der Datenträger ist voll. Die Partien liegen in {place}</translation>
    </message>
    <message>
        <source>Another window has your games open. Close it first: {place}</source>
        <translation>Ein anderes Fenster hat die Partien geöffnet und muss zuerst geschlossen werden: {place}</translation>
    </message>
    <message>
        <source>A later release has written your games; this one leaves them alone: {place}</source>
        <translation>Die Partien stammen aus einer neueren Version; diese hier rührt sie nicht an: {place}</translation>
    </message>
    <message>
        <source>The file of your games is damaged. It was left as it is: {place}</source>
        <translation>Die Datei mit den Partien ist beschädigt. Sie blieb, wie sie ist: {place}</translation>
    </message>
    <message>
        <source>Your games could not be brought up to date. They are as they were: {place}</source>
        <translation>Die Partien ließen sich nicht auf den neuen Stand bringen. Sie sind unverändert: {place}</translation>
    </message>
    <message>
        <source>This game can no longer be played on. It is kept in {place}</source>
        <translation>Diese Partie lässt sich nicht mehr weiterspielen. Sie bleibt erhalten in {place}</translation>
    </message>
    <message>
        <source>This game is no longer there: {place}</source>
        <translation>Diese Partie ist nicht mehr vorhanden: {place}</translation>
    </message>
    <message>
        <source>The moves kept do not fit together: {place}</source>
        <translation>Die aufgehobenen Züge passen nicht zusammen: {place}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This move could not be kept on the disk, so it was not made.</source>
        <translation>Dieser Zug ließ sich nicht speichern und wurde darum nicht gemacht.</translation>
    </message>
    <message>
        <source>The bot did not answer. You can ask it again.</source>
        <translation>Der Bot hat nicht geantwortet. Er lässt sich noch einmal fragen.</translation>
    </message>
    <message>
        <source>Ask the bot again</source>
        <translation>Den Bot noch einmal fragen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Weiter an {name}</translation>
    </message>
    <message>
        <source>{name} has just learned something. Pass the screen on when you have seen it.</source>
        <translation>{name} hat gerade etwas erfahren. Weitergeben, wenn es gesehen ist.</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Drängen</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Zum Ende springen</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Zum eigenen Zug springen</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>{name} has moved</source>
        <translation>{name} hat gezogen</translation>
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
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
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
        <source>Last game: {game}, won by {winners}.</source>
        <translation>Letzte Partie: {game}, Sieg für {winners}.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Pace: {pace}</source>
        <translation>Tempo: {pace}</translation>
    </message>
    <message>
        <source>How fast the others&apos; moves are shown</source>
        <translation>Wie schnell die Züge der anderen gezeigt werden</translation>
    </message>
</context>
</TS>
