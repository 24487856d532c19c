## Was die Balken nach einem Zug sagen.
bars = Änderung des Einkommens je Zug

## Lektion 1: Ein Portfolio und sein Einkommen.
run-title = Ein Portfolio und sein Einkommen
run-end = Ein Portfolio zahlt am Anfang jedes deiner Züge. Als Nächstes: was du mit dem Geld anfängst.
run-cards-bead = die Karten
run-cards-title = Karten und etwas Geld
run-cards-text = Du hältst { $cards } Karten und { $cash } $. Wer am Ende das meiste Geld hat, gewinnt; Karten auf der Hand zählen nichts.
run-draw-bead = ziehen
run-draw-title = Zuerst ziehst du
run-draw-text = Ein Zug beginnt mit dem Ziehen. Die erste Karte ist gratis. Zieh eine vom Stapel.
run-draw-turn = Du bist dran: zieh eine Karte
run-draw-right = Die erste Karte hat nichts gekostet. Du hältst jetzt { $cards } Karten.
run-draw-wrong = Zieh diesmal nur eine, und zwar vom Stapel.
run-draw-wrong-exposed = Das war die offene Karte, die oberste der Ablage. Dazu kommen wir noch; zieh jetzt vom Stapel.
run-lay-bead = auslegen
run-lay-title = Leg eine Folge aus
run-lay-text = Drei oder mehr Karten einer Farbe in Folge sind ein Portfolio. Du hältst vier Pik hintereinander. Wähl alle vier und drück dann auf den Platz für ein neues Portfolio.
run-lay-turn = Du bist dran: leg die Pik aus
run-lay-right-title = Dein erstes Portfolio
run-lay-right = Es zahlt am Anfang jedes deiner Züge { $income } $.
run-lay-wrong = Leg alle vier Pik auf einmal: Zusammen bringen sie mehr.
run-lay-wrong-short = Das ist ein Portfolio, aber kürzer als nötig. Wähl alle vier Pik.
run-lay-wrong-discard = Damit war dein Zug zu Ende, und die Folge ist noch auf der Hand. Dort zahlt sie nichts.
run-worth-bead = ihr Wert
run-worth-title = Warum gerade so viel?
run-worth-text = Die zwei niedrigsten Karten eines Portfolios bringen nichts. Von Ass bis Sechs bringt jede andere zwei Dollar, bis Zehn drei, ein Bild vier. Was zahlen diese vier also je Zug?
run-worth-choice = { $choice } $ je Zug
run-worth-right = Richtig: Sechs und Sieben bringen zusammen { $income } $.
run-worth-wrong = Lass die zwei niedrigsten weg. Es bleiben Sechs und Sieben: { $income } $.
run-end-bead = ablegen
run-end-title = Ablegen beendet den Zug
run-end-text = Du darfst noch mehr auslegen, in jeder Reihenfolge. Bist du fertig, leg eine Karte ab: Wähl eine und drück auf den Ablagestapel.
run-end-turn = Du bist dran: leg eine Karte ab
run-end-right = Dein Zug ist zu Ende, mit { $cards } Karten auf der Hand. Was du abgelegt hast, liegt offen: Der Nächste darf es nehmen.
run-end-wrong = Dein Zug läuft noch. Leg eine Karte ab, um ihn zu beenden.
run-paid-bead = Einkommen
run-paid-title = Und nun zahlt es
run-paid-text = { $bruno } hat gespielt, und dein Zug begann mit { $income } $ Einkommen. Du hast { $cash } $.

## Lektion 2: Was Ziehen kostet.
draw-title = Was Ziehen kostet
draw-end = Gezogen wird nur vom Einkommen. Also erst Einkommen, dann folgen mehr Karten.
draw-price-bead = Preise
draw-price-title = Mehr Karten kosten mehr
draw-price-text = Du hast { $cash } $, aber nur die { $income } $ dieses Zuges darfst du fürs Ziehen ausgeben. Lies die Preise: Wie viele Karten kannst du höchstens ziehen?
draw-price-choice = { $choice ->
    [1] { "Drei" }
    [3] { "Vier" }
   *[other] { "Fünf" }
}
draw-price-right = Richtig. Erspartes bezahlt Übernahmen, aber nie Karten.
draw-price-wrong = Schau auf die Preisliste: Es dürfen nicht mehr als { $income } $ sein.
draw-exposed-bead = offen
draw-exposed-title = Die offene Karte
draw-exposed-text = Die oberste Karte der Ablage liegt offen. Sie darf deine erste gezogene Karte sein; alle anderen kommen verdeckt. Du hältst { $cards } Karten, und diese passt an dein Portfolio.
draw-take-bead = nimm sie
draw-take-title = Nimm sie und noch eine
draw-take-text = Drück auf den Ablagestapel und wähl dann zwei Karten: zuerst die offene, dann eine vom Stapel.
draw-take-turn = Du bist dran: zieh zwei
draw-take-right-title = Zwei Karten für { $paid } $
draw-take-right = Bezahlt hast du aus den { $income } $ dieses Zuges, und du hältst { $cards } Karten.
draw-take-wrong = Zieh zwei Karten, die offene dabei.
draw-take-wrong-stock = Die offene Karte ist liegen geblieben. Drück zuerst auf den Ablagestapel.
draw-take-wrong-many = Zwei reichen hier: die offene und noch eine. Gekostet hat es { $paid } $.
draw-join-bead = sie passt
draw-join-title = Lass sie arbeiten
draw-join-text = Die Karte setzt deine Pik fort. Wähl sie und drück auf dein Portfolio.
draw-join-turn = Du bist dran: verlängere dein Portfolio
draw-join-right-title = Eine längere Folge
draw-join-right = Sie bringt { $added } $ dazu: Dein Portfolio zahlt jetzt { $income } $ je Zug.
draw-join-wrong = Leg die Acht der Pik an dein Portfolio.
draw-join-wrong-discard = Damit war dein Zug zu Ende, und auf der Hand bringt die Karte nichts.

## Lektion 3: Verlängern und deckeln.
cap-title = Verlängern und deckeln
cap-end = Verlängere, solange es sich lohnt, und deckle, worum du fürchtest. Was zu fürchten ist, kommt jetzt.
cap-ends-bead = zwei Enden
cap-ends-title = Ein Portfolio hat zwei Enden
cap-ends-text = Deines zahlt { $income } $. An jedes Ende darfst du die nächste Karte seiner Farbe legen oder das Ende mit einem Deckel für immer schließen.
cap-grow-bead = verlängern
cap-grow-title = Mach es länger
cap-grow-text = Du hältst die Acht der Pik. Wähl sie und drück auf dein Portfolio.
cap-grow-turn = Du bist dran: verlängere es
cap-grow-right-title = { $added } $ mehr je Zug
cap-grow-right = Es zahlt jetzt { $income } $. Wie oft du verlängerst, begrenzen nur deine Karten.
cap-grow-wrong = Verlängere die Folge mit der Acht der Pik.
cap-grow-wrong-cap = Damit ist das untere Ende zu. Kein Fehler, aber verlängere zuerst.
cap-grow-wrong-discard = Damit war dein Zug zu Ende. Verlängere zuerst: Auf der Hand bringt die Karte nichts.
cap-which-bead = was deckelt
cap-which-title = Was ist ein Deckel?
cap-which-text = Ein Deckel bedeckt ein Ende. Er hat den Rang der Karte, die dort liegt, und ist rot wie sie oder schwarz wie sie. Was deckelt die Vier der Pik?
cap-which-three = Die Drei der Pik
cap-which-four = Die Vier der Kreuz
cap-which-any = Jede schwarze Karte
cap-which-right = Richtig: derselbe Rang, schwarz auf schwarz.
cap-which-wrong = Ein Deckel hat denselben Rang wie das bedeckte Ende und ist ebenso rot oder schwarz: die Vier der Kreuz.
cap-close-bead = ein Deckel
cap-close-title = Schließ das untere Ende
cap-close-text = Du hältst die Vier der Kreuz. Wähl sie und drück auf dein Portfolio.
cap-close-turn = Du bist dran: deckle es
cap-close-right-title = Das untere Ende ist zu
cap-close-right = Ein Deckel bringt nichts ein: { $added } $ mehr. Dein Portfolio zahlt weiter { $income } $, und niemand kann darunter etwas anlegen.
cap-close-wrong = Deckle das untere Ende mit der Vier der Kreuz.
cap-close-wrong-discard = Damit war dein Zug zu Ende, und das Ende blieb offen.

## Lektion 4: Auflösen und übernehmen.
raid-title = Auflösen und übernehmen
raid-end = Was du anderen antust, kann auch dir geschehen. Davon handelt die nächste Lektion.
raid-look-bead = die anderen
raid-look-title = Was anderen gehört
raid-look-text = { $bruno } hat zwei Portfolios, die zusammen { $income } $ je Zug zahlen. Mit der richtigen Karte und etwas Geld lässt sich das ändern.
raid-below-bead = von unten
raid-below-title = Von unten: auflösen
raid-below-text = Die Karte direkt unter einem Portfolio löst es auf, für seinen Wert. Du hältst die Drei der Karo. Wähl sie und drück auf die Karo.
raid-below-turn = Du bist dran: lös die Karo auf
raid-below-right-title = Für { $paid } $ aufgelöst
raid-below-right = Alle Karten liegen auf der Ablage, und { $bruno } bekommt je Zug { $lost } $ weniger.
raid-below-wrong = Nimm die Drei der Karo für die Karo von { $bruno }.
raid-below-wrong-acquire = Du hast die Kreuz übernommen, dazu kommen wir noch. Lös zuerst die Karo auf.
raid-below-wrong-discard = Damit war dein Zug zu Ende, und { $bruno } behält alles.
raid-cost-bead = der Preis
raid-cost-title = Von oben: übernehmen
raid-cost-text = Die Karte direkt über einem Portfolio übernimmt es, für das Doppelte seines Werts. Die Kreuz von { $bruno } zahlen { $value } $ je Zug. Was kostet das?
raid-cost-choice = { $choice } $
raid-cost-right = Richtig, das Doppelte. Anders als das Ziehen darfst du das auch aus Erspartem bezahlen.
raid-cost-wrong = Übernehmen kostet das Doppelte des Werts, und die Kreuz sind { $value } $ wert.
raid-above-bead = von oben
raid-above-title = Übernimm die Kreuz
raid-above-text = Du hältst die Sechs der Kreuz. Wähl sie und drück auf die Kreuz von { $bruno }.
raid-above-turn = Du bist dran: übernimm die Kreuz
raid-above-right-title = Für { $paid } $ gekauft
raid-above-right = Es liegt jetzt vor dir, deine Sechs obenauf, und zahlt { $income } $ je Zug: dir.
raid-above-wrong = Nimm die Sechs der Kreuz für die Kreuz von { $bruno }.
raid-above-wrong-discard = Damit war dein Zug zu Ende, und die Kreuz bleiben, wo sie sind.

## Lektion 5: Schützen, was man hat.
guard-title = Schützen, was du hast
guard-end = Was niemand erreicht, nimmt niemand weg. Vieles lässt sich aber auch aushandeln.
guard-open-bead = offen
guard-open-title = Zwei offene Türen
guard-open-text = Für { $value } $ könnte { $bruno } dein Portfolio von unten auflösen und für { $double } $ von oben übernehmen, wenn die Karten da sind.
guard-shield-bead = schließen
guard-shield-title = Schließ die obere
guard-shield-text = Deine Folge endet mit der Fünf der Pik, und du hältst die Fünf der Kreuz. Wähl sie und drück auf dein Portfolio.
guard-shield-turn = Du bist dran: deckle das obere Ende
guard-shield-right-title = Das obere Ende ist gedeckelt
guard-shield-right = Nun kann { $bruno } es nicht mehr übernehmen, was auch gezogen wird.
guard-shield-wrong = Deckle die Folge mit der Fünf der Kreuz.
guard-shield-wrong-discard = Damit war dein Zug zu Ende, und beide Enden bleiben offen.
guard-left-bead = was bleibt
guard-left-title = Wo ist es noch verwundbar?
guard-left-text = Das obere Ende ist gedeckelt. An welchem Ende kommt { $bruno } noch an dein Portfolio heran?
guard-left-lower = Am unteren
guard-left-upper = Am oberen
guard-left-both = An beiden
guard-left-right = Richtig: Eine Karte direkt darunter würde es immer noch auflösen.
guard-left-wrong = Der Deckel schützt nur das obere Ende. Von unten lässt sich das Portfolio noch auflösen.
guard-foot-bead = von Natur
guard-foot-title = Ass und König
guard-foot-text = Unter einem Ass liegt nichts: So ein Portfolio lässt sich nicht auflösen. Ein König obenauf schützt nicht: Ein Ass gleicher Farbe, rot oder schwarz, übernimmt ihn, wenn kein Deckel liegt.

## Lektion 6: Abmachungen.
deal-title = Abmachungen
deal-end = Was abgemacht ist, gilt: Der Tisch hält Versprechen für dich ein. Eine Lektion fehlt noch.
deal-talk-bead = reden
deal-talk-title = Alles lässt sich handeln
deal-talk-text = Jederzeit darf man { $bruno } oder dir eine Abmachung anbieten: Geld, Karten, Portfolios und Versprechen, hin und her. Ein Angebot wird sofort beantwortet.
deal-offer-bead = ein Angebot
deal-offer-title = { $bruno } macht ein Angebot
deal-offer-text = { $cash } $ für deine Neun der Kreuz. Du kannst mit ihr nichts anfangen: Nichts auf deiner Hand liegt neben ihr.
deal-offer-turn = Du bist dran: nimm an
deal-offer-right = Abgemacht: Du hast { $gain } $ mehr und eine Karte weniger.
deal-offer-wrong = Geld für eine Karte, die nichts tut, ist ein gutes Geschäft. Nimm es zurück und nimm an.
deal-offer-wrong-decline = Geld für eine Karte, die nichts tut, ist ein gutes Geschäft. Nimm es zurück und nimm an.
deal-promise-bead = Versprechen
deal-promise-title = Ein Versprechen für Geld
deal-promise-text = { $bruno } bietet für { $cash } $ einen Burgfrieden von { $turns } Zügen: So lange sind deine Portfolios vor dieser Hand sicher. Du entscheidest.
deal-promise-turn = Du bist dran: antworte
deal-promise-right = Der Burgfrieden gilt, und der Tisch hält ihn ein: Kein solcher Angriff ist möglich, solange er dauert.
deal-promise-wrong = Du hast abgelehnt. Nichts wechselt den Besitzer, nichts ist versprochen.
deal-promise-declined = Du hast abgelehnt. Nichts wechselt den Besitzer, nichts ist versprochen.
deal-bind-bead = bindend
deal-bind-title = Abmachungen binden
deal-bind-text = Burgfrieden hält der Tisch ein, Schulden werden aus den nächsten Einkommen bezahlt, und eine versprochene Hand wird gezeigt. Du hast jetzt { $cash } $.

## Lektion 7: Das Ende.
end-title = Das Ende
end-end = Das ist Portfolio. Eine ganze Partie dauert eine Dreiviertelstunde.
end-stock-bead = der Stapel
end-stock-title = Wenn der Stapel leer ist
end-stock-text = { $stock } Karten sind noch zu ziehen. Was geschieht, wenn die letzte gezogen ist?
end-stock-once = Die Partie ist sofort zu Ende
end-stock-dealer = Alle spielen ohne Ziehen, bis der Geber dran war
end-stock-soon = Die Ablage wird immer wieder gemischt
end-stock-right = Richtig: Die letzten Züge werden ohne Ziehen gespielt, bis der Geber dran war, und dann kassieren alle noch einmal.
end-stock-wrong = Nicht ganz: Es geht ohne Ziehen weiter, bis der Geber gespielt hat, und dann kassieren alle noch einmal.
end-sum-bead = der Zettel
end-sum-title = Der Zettel weiß alles
end-sum-text = Du hast { $cash } $, { $bruno } { $his } $. Deine Portfolios zahlen { $income } $ je Zug; das zählt ganz am Ende noch einmal.
end-play-bead = spielen
end-play-title = Spiel es zu Ende
end-play-text = Du beginnst mit { $cash } $. Alles Gelernte ist erlaubt; Ablegen beendet einen Zug.
end-result-bead = Ergebnis
end-result-title = { $place ->
    [1] Du gewinnst
   *[other] { $bruno } gewinnt
}
end-result-text = Du hast { $cash } $, { $bruno } { $his } $. Nur Geld zählt; ist es gleich, dann der Wert der Portfolios.

## Tipps in einer ersten Partie.
tip-offer-title = Ein Angebot für dich
tip-offer-text = Nimm an oder lehne ab: Der Tisch hält, was abgemacht ist, auch Versprechen.
tip-raid-title = Ein Eingriff ist möglich
tip-raid-text = Mit der richtigen Karte und genug Bargeld kannst du ein fremdes Portfolio auflösen oder übernehmen.
tip-cap-title = Du kannst deckeln
tip-cap-text = Ein Deckel schließt ein Ende eines Portfolios für immer: Von dort kommt niemand mehr heran.
tip-extend-title = Du kannst verlängern
tip-extend-text = Eine Karte, die eines deiner Portfolios fortsetzt, erhöht dein Einkommen ab dem nächsten Zug.
tip-lay-title = Eine Folge auf der Hand
tip-lay-text = Drei oder mehr Karten einer Farbe in Folge darfst du auslegen. Sie zahlen ab deinem nächsten Zug.
