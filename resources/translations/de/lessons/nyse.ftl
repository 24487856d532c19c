## Was die Balken nach einem Zug sagen.
bars = Was der Zug jeder Hand gebracht hat

## Lektion 1: Was ein Chip wert ist.
price-title = Was ein Chip wert ist
price-end = Du weißt, wie ein Kurs steigt und worum es geht. Als Nächstes: wer sonst noch daran verdient.
price-board-bead = die Tafel
price-board-title = Sechs Kurse in einer Reihe
price-board-text = Die vier kleinen Chips links sind die Wertmarker von vier Branchen. Die Scheibe daneben sagt, was ein Chip der Branche wert ist: jetzt { $price } Mio. $, höchstens { $top } Mio. $.
price-take-bead = ein Chip
price-take-title = Nimm einen Chip Technologie
price-take-text = Einen Chip zu nehmen ist ein ganzer Zug. Er gehört dir, und sein Wertmarker rückt ein Feld nach rechts. Drück auf den Stapel und dann noch einmal.
price-take-turn = Du bist dran: nimm Technologie
price-take-right-title = Du hast Technologie genommen
price-take-right = Der Wertmarker hat nur die Seite gewechselt, der Kurs bleibt bei { $price } Mio. $. Du hältst einen Chip: { $worth } Mio. $.
price-take-wrong = Das war ein anderer Stapel. Sein Wertmarker rückt genauso, aber wir folgen der Technologie, dem schwarzen K.
price-take-wrong-other = Das war ein anderer Stapel. Sein Wertmarker rückt genauso, aber wir folgen der Technologie, dem schwarzen K.
price-next-bead = der nächste Schritt
price-next-title = Und ein Feld weiter?
price-next-text = { $bruno }, { $clara } und { $dmitri } haben in den anderen Branchen gekauft. Technologie steht rechts von ihrer Scheibe. Was ist ein Chip nach einem weiteren Schritt wert?
price-next-choice = { $choice } Mio. $
price-next-right = Richtig: Der Wertmarker kommt zur nächsten Scheibe, { $then } Mio. $. Jeder zweite Schritt bringt einen neuen Kurs.
price-next-wrong = Schau auf die Tafel: Der Wertmarker verlässt die Scheibe mit { $price } Mio. $ und kommt zur nächsten, { $then } Mio. $.
price-again-bead = er steigt
price-again-title = Lass es geschehen
price-again-text = Nimm noch einen Chip Technologie. Dann sind beide so viel wert wie der neue Kurs.
price-again-turn = Du bist dran: nimm Technologie
price-again-right-title = Technologie steigt auf { $price } Mio. $
price-again-right = Dein erster Chip hat mit dem zweiten gewonnen: { $count } Chips zu { $price } Mio. $ sind { $worth } Mio. $.
price-again-wrong = Auch das bringt etwas, aber Technologie bleibt bei { $price } Mio. $. Nimm es zurück und treib deine eigene Branche.
price-win-bead = was gewinnt
price-win-title = Ziel und Ende
price-win-text = { $left } Chips liegen noch in den vier Stapeln. Geht der letzte weg, ist die Partie sofort zu Ende, und es gewinnt, wessen Chips am meisten wert sind. Du hältst { $worth } Mio. $.

## Lektion 2: Ein Sprung zahlt allen, die halten.
hop-title = Ein Sprung zahlt allen, die halten
hop-end = Ein Kurs gehört niemandem allein. Bevor du einen treibst, zähl, wer ihn hält.
hop-board-bead = wer hält
hop-board-title = Wer gewinnt am meisten?
hop-board-text = Chemie steht bei { $price } Mio. $. Noch ein Chip, und sie springt auf { $then } Mio. $. Wessen Hand, so wie sie jetzt ist, gewinnt dabei am meisten?
hop-board-right = Richtig: { $bruno } hält { $most }, niemand hält mehr. Ein Sprung zahlt für jeden Chip einer Hand.
hop-board-wrong = Zähl die blauen Chips: { $bruno } hält { $most }, niemand hält mehr.
hop-one-bead = ein Sprung
hop-one-title = Sieh dir den Sprung an
hop-one-text = Nimm einen Chip Chemie. Er lohnt sich, wer auch immer sonst verdient.
hop-one-turn = Du bist dran: nimm Chemie
hop-one-right-title = Chemie springt von { $before } auf { $price } Mio. $
hop-one-right = Der Sprung bringt dir { $gain } Mio. $ und { $bruno } { $theirs } Mio. $: Er hält { $his }. Der neue Chip gehört dir noch dazu: { $price } Mio. $.
hop-one-bars = Gewinn der Chips, die sie hatten
hop-one-wrong = Chemie hat sich nicht bewegt. Nimm es zurück und nimm vom blauen Stapel.
hop-who-bead = wer gewinnt
hop-who-title = Achte darauf, wer Chips hält
hop-who-text = Noch ein Chip, und Technologie springt. Du hältst { $mine }, { $clara } { $hers }, { $dmitri } { $his }; { $bruno } hält keinen.
hop-who-turn = Du bist dran: nimm Technologie
hop-who-right-title = Technologie springt auf { $then } Mio. $
hop-who-right = { $gain } Mio. $ für die { $mine }, die du hattest, und nichts für { $bruno }. Treib, was du hältst und andere nicht.
hop-who-bars = Gewinn der Chips, die sie hatten
hop-who-wrong = Kein Kurs hat sich geändert, also hat niemand etwas davon. Nimm es zurück: Technologie springt und bringt { $bruno } nichts.
hop-top-bead = der Gipfel
hop-top-title = Hinter dem Gipfel
hop-top-text = Technologie steht an der höchsten Scheibe. Ein Schritt wechselt nur die Seite. Und was ist ein Chip nach zweien wert?
hop-top-choice = { $choice } Mio. $
hop-top-right = Richtig: Von hier geht es bergab, nach zwei Schritten sind es { $two } Mio. $. Wer spät kauft, macht die Chips aller billiger.
hop-top-wrong = Nach zwei Schritten hat der Wertmarker die höchste Scheibe verlassen: { $two } Mio. $.
hop-choice-bead = deine Wahl
hop-choice-title = Nun du allein
hop-choice-text = Vier Stapel, ein Zug. Mach den Zug, der deiner Hand am meisten bringt.
hop-choice-right-title = Der beste Zug
hop-choice-right = Deine Hand gewinnt { $gain } Mio. $; kein anderer Stapel bringt ihr mehr.
hop-choice-wrong = Deine Hand gewinnt { $gain } Mio. $; ein anderer Stapel bringt ihr { $best } Mio. $. Zähl zusammen, was der neue Chip wert ist und was die Chips auf deiner Hand gewinnen.

## Lektion 3: Spekulativer Markt und Aggressives Investment.
market-title = Was auf der Unterseite steht
market-end = Zwei der drei Zeichen kennst du jetzt. Das dritte, zwei gegenläufige Pfeile, tauscht Chips: Das kommt nach dem Krach.
market-look-bead = Unterseiten
market-look-title = Das siehst nur du
market-look-text = Mehr als die Hälfte aller Chips trägt unten ein Zeichen. In einem späteren Zug darfst du so einen Chip ausspielen: Er kommt aus dem Spiel. Behältst du ihn, zählt er wie jeder andere.
market-push-bead = zwei Felder
market-push-title = Ein Spekulativer Markt
market-push-text = Zwei Pfeilspitzen versetzen einen beliebigen Wertmarker zwei Felder. Fossile Brennstoffe: { $price } Mio. $; du hältst { $mine } davon, { $clara } einen. Spiel deinen Chip und treib sie hoch.
market-push-turn = Du bist dran: spiel den Spekulativen Markt
market-push-right-title = Fossile Brennstoffe: jetzt { $then } Mio. $
market-push-right = Der gespielte Chip war { $cost } Mio. $ wert und ist weg; trotzdem gewinnst du { $gain } Mio. $, { $clara } { $hers } Mio. $.
market-push-wrong = Das war ein anderer Zug. Spiel den Chip mit den zwei Pfeilspitzen und treib die Fossilen Brennstoffe, das rote R.
market-push-wrong-blue = Du hältst keine Chemie: Das schadet nur anderen, und dein Chip ist weg. Deine sind die Fossilen Brennstoffe, das rote R.
market-push-wrong-black = Dein einziger Chip dort war der, den du gespielt hast: Das nützt nur anderen. Deine sind die Fossilen Brennstoffe, das rote R.
market-push-wrong-green = Du hältst dort nur einen Chip, { $dmitri } { $his }: Er gewinnt am meisten. Deine sind die Fossilen Brennstoffe, das rote R.
market-push-wrong-invest = Das ist dein anderer Spezialchip; er kommt gleich dran. Nimm es zurück und spiel die zwei Pfeilspitzen.
market-push-wrong-take = Ein ehrlicher Kauf: Er bringt dir { $gain } Mio. $. Aber wir wollen sehen, was die Pfeilspitzen können.
market-invest-bead = investieren
market-invest-title = Ein Aggressives Investment
market-invest-text = Zwei Ringe bringen dir bis zu zwei Chips in einem Zug. Der Chip, den du spielst, ist heute { $cost } Mio. $ wert. Spiel ihn.
market-invest-turn = Du bist dran: spiel das Investment
market-invest-right = Das Investment ist gespielt. Jetzt nimm bis zu zwei Chips, einen nach dem anderen.
market-invest-wrong = Das war ein anderer Zug. Spiel den Chip mit den zwei Ringen.
market-invest-wrong-take = Ein Chip, und dein Zug wäre vorbei. Spiel zuerst die Ringe: Sie bringen zwei.
market-first-bead = der erste
market-first-title = Der erste von zweien
market-first-text = Nimm einen von einem beliebigen Stapel; sein Wertmarker rückt wie immer ein Feld. Du siehst ihn an, bevor du den zweiten wählst.
market-first-turn = Du bist dran: nimm den ersten
market-first-right-title = Einer ist genommen
market-first-right = Das bringt dir { $gain } Mio. $; deine Hand ist { $worth } Mio. $ wert.
market-first-wrong = Du darfst früher aufhören, aber ein Chip gratis lohnt sich.
market-first-wrong-stop = Du darfst früher aufhören, aber ein Chip gratis lohnt sich.
market-second-bead = der zweite
market-second-title = Und der zweite
market-second-text = Noch einen, vom selben oder von einem anderen Stapel. Du könntest hier auch aufhören.
market-second-turn = Du bist dran: nimm den zweiten
market-second-right-title = Zwei Chips in einem Zug
market-second-right = Deine { $count } Chips sind { $worth } Mio. $ wert; dieser bringt dir { $gain } Mio. $.
market-second-wrong = Du darfst früher aufhören, aber ein Chip gratis lohnt sich.
market-second-wrong-stop = Du darfst früher aufhören, aber ein Chip gratis lohnt sich.

## Lektion 4: Der Krach.
crash-title = Dein erster Krach
crash-end = Du hast jemanden ruiniert. Als Nächstes: tauschen und ablegen.
crash-fall-bead = bergab
crash-fall-title = Hinter dem Gipfel fallen die Kurse
crash-fall-text = Chemie war { $top } Mio. $ wert und ist auf { $price } Mio. $ gefallen: Die anderen haben immer weiter gekauft, { $bruno } am meisten. Er hält { $his }, heute { $worth } Mio. $ wert.
crash-edge-bead = der Rand
crash-edge-title = Und hinter der letzten Scheibe?
crash-edge-text = Ein Schritt wechselt nur noch die Seite. Nach zweien gibt es keine Scheibe mehr. Was ist ein Chip dann wert?
crash-edge-choice = { $choice } Mio. $
crash-edge-right = Richtig: nichts. Der Wertmarker fällt in den Abgrund, die Branche ist für den Rest der Partie abgestürzt.
crash-edge-wrong = Hinter der letzten Scheibe kommt keine mehr: Der Wertmarker fällt in den Abgrund. Ein Chip ist dann nichts wert.
crash-push-bead = stoßen!
crash-push-title = Stoß sie hinunter
crash-push-text = Du hältst einen Spekulativen Markt und keinen Chip Chemie. Versetz den blauen Wertmarker zwei Felder.
crash-push-turn = Du bist dran: spiel den Spekulativen Markt
crash-push-right-title = Chemie ist abgestürzt
crash-push-right = { $bruno } verliert auf einen Schlag { $loss } Mio. $. Bezahlt hast du nur mit dem gespielten Chip.
crash-push-wrong = { $bruno } behält, was er hat. Nimm es zurück: Der blaue Wertmarker steht am Rand.
crash-push-wrong-take = Ein ruhiger Zug; { $bruno } behält, was er hat. Du hast etwas Besseres auf der Hand.
crash-push-wrong-marker = Dieser Wertmarker ist weit vom Rand. Nimm den blauen: zwei Felder, und er ist weg.
crash-after-bead = der Abgrund
crash-after-title = Was davon bleibt
crash-after-text = { $his } Chips bleiben bei { $bruno }, wertlos; sie zählen nur noch bei Gleichstand. Kein Spekulativer Markt kann diesen Wertmarker noch versetzen. Liegen in seinem Stapel noch Chips, darf man sie weiter nehmen.

## Lektion 5: Tauschen und ablegen.
swap-title = Tauschen und abwarten
swap-end = Mit Tauschen und Ablegen sind alle Arten von Zügen genannt. Als Nächstes: wie es endet.
swap-look-bead = ein Tausch
swap-look-title = Zwei gegenläufige Pfeile
swap-look-text = Deine Nahrung ist { $cheap } Mio. $ wert. { $clara } hält { $hers } Fossile Brennstoffe zu je { $dear } Mio. $. Ein Aktientausch tauscht einen deiner Chips gegen einen von ihren, ob sie will oder nicht.
swap-trade-bead = handeln
swap-trade-title = Mach das Geschäft
swap-trade-text = Spiel die Pfeile. Dann nenn jemanden, verlang Fossile Brennstoffe und gib deine Nahrung. Wer tauschen muss, wählt, welchen Chip der Branche er hergibt.
swap-trade-turn = Du bist dran: spiel den Aktientausch
swap-trade-right-title = { $gave } gegen { $got } Mio. $
swap-trade-right = Kein Wertmarker rückt. Auch der Tauschchip ist weg: Er war { $cost } Mio. $ wert. Zusammen gewinnst du { $gain } Mio. $.
swap-trade-wrong = Ein schlechtes Geschäft. Gib, was { $gave } Mio. $ wert ist, und verlang, was { $got } Mio. $ wert ist.
swap-trade-wrong-waive = Du darfst auf den Tausch verzichten, aber dann ist der Chip weg, und du hast nichts davon.
swap-trade-wrong-dear = Du gibst etwas Teureres her als nötig. Deine Nahrung ist { $gave } Mio. $ wert: Gib die.
swap-trade-wrong-take = Auch das bringt etwas. Aber ein Tausch nimmt zugleich jemandem einen guten Chip weg: Spiel die Pfeile.
swap-trade-wrong-discard = Das war Ablegen; es kommt gleich dran. Nimm es zurück und spiel die Pfeile.
swap-discard-bead = ablegen
swap-discard-title = Oder nimm gar nichts
swap-discard-text = Du darfst auch einen Chip aus dem Nachschub ablegen. Niemand sieht ihn, kein Wertmarker rückt, und das Ende ist einen Chip näher. Wähl Ablegen, dann einen Stapel.
swap-discard-turn = Du bist dran: leg einen Chip ab
swap-discard-right-title = Ein Chip weniger
swap-discard-right = Aus { $before } Chips sind { $left } geworden, und kein Wertmarker ist gerückt.
swap-discard-wrong = Damit rückt ein Wertmarker oder ändert sich eine Hand. Wähl zuerst Ablegen, dann einen Stapel.
swap-discard-wrong-take = Damit hast du den Chip genommen, und sein Wertmarker rückt. Wähl zuerst Ablegen, dann einen Stapel.
swap-why-bead = wann
swap-why-title = Wann lohnt sich das?
swap-why-text = { $left } Chips sind übrig. Wann ist Ablegen dein bester Zug?
swap-why-poor = Wenn ich sehr wenig halte
swap-why-late = Wenn jeder Kauf anderen mehr hilft
swap-why-any = Nie: Der Zug ist verschenkt
swap-why-right = Richtig: Bist du mit deiner Hand und allen Kursen zufrieden, lässt Ablegen sie stehen und holt das Ende näher.
swap-why-wrong = Denk an die letzten Runden: Jeder Kauf bewegt einen Wertmarker, dessen Chips auch andere halten. Ablegen lässt alle Kurse stehen und verkürzt die Partie.

## Lektion 6: Das Ende.
end-title = Wie es endet
end-end = Das ist alles. Eine ganze Partie NYSE dauert zehn Minuten.
end-left-bead = der Schluss
end-left-title = Die letzten Chips
end-left-text = { $left } Chips sind übrig, und { $seats } sitzen am Tisch. Wenn alle in jedem Zug einen nehmen: In welcher Runde von jetzt an geht der letzte weg?
end-left-choice = In Runde { $choice }
end-left-right = Richtig. Mit dem letzten Chip ist sofort Schluss, auch mitten in einer Runde.
end-left-wrong = { $left } Chips, { $seats } am Tisch: Zähl, wie oft es herumgeht. Mit dem letzten Chip ist sofort Schluss.
end-tie-bead = Gleichstand
end-tie-title = Wenn zwei gleichauf sind
end-tie-text = Zwei Hände sind am Ende gleich viel wert. Wer steht vorn?
end-tie-chips = Wer mehr Chips hat
end-tie-shared = Sie teilen sich den Rang
end-tie-lot = Der Zufall entscheidet
end-tie-right = Richtig, und abgestürzte Chips zählen dabei mit. Du hältst { $mine }. Ist auch das gleich, entscheidet, wer eher am Zug gewesen wäre.
end-tie-wrong = Kein Rang wird geteilt: Mehr Chips stehen vorn, abgestürzte mitgezählt; dann, wer eher am Zug gewesen wäre.
end-play-bead = spielen
end-play-title = Spiel es zu Ende
end-play-text = Deine Hand ist { $worth } Mio. $ wert, die beste der anderen { $best } Mio. $. Spiel weiter, bis der letzte Chip weg ist; alles Gelernte ist erlaubt.
end-result-bead = das Ergebnis
end-result-title = { $place ->
    [1] Du gewinnst
   *[other] { $winner } gewinnt
}
end-result-text = { $place ->
    [1] Deine Hand ist { $worth } Mio. $ wert, und keine ist mehr wert.
   *[other] Die beste Hand war { $most } Mio. $ wert, deine { $worth } Mio. $. Das ist Rang { $place } für dich.
}
end-more-bead = und mehr
end-more-title = Es gibt noch mehr
end-more-text = Unter „Plätze …“ gibt es andere Tafeln, Hände, die niemand für dich zählt, und das Solospiel: Dort muss jeder Spezialchip gespielt werden, sobald er kann.

## Tipps in einer ersten Partie.
tip-market-title = Ein Spekulativer Markt
tip-market-text = Du darfst ihn in jedem Zug spielen: Er versetzt einen Wertmarker zwei Felder und kommt aus dem Spiel.
tip-invest-title = Ein Aggressives Investment
tip-invest-text = Statt eines Kaufs gespielt, bringt es dir bis zu zwei Chips in einem Zug.
tip-swap-title = Ein Aktientausch
tip-swap-text = Er tauscht einen deiner Chips gegen einen aus einer anderen Hand. Kein Wertmarker rückt.
tip-crash-title = Eine Branche ist abgestürzt
tip-crash-text = Ihre Chips sind nichts mehr wert und zählen nur noch bei Gleichstand.
tip-end-title = Das Ende ist nah
tip-end-text = Mit dem letzten Chip ist die Partie sofort zu Ende. Ablegen bringt es näher.
