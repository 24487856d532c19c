## Lektion 1: Der Schreibtisch und der Umschlag.
desk-title = Dein Schreibtisch
desk-end = Ein Umschlag je Runde, drei Runden, und das ist schon die Partie. Als Nächstes: wem du was gibst.
desk-look-bead = Aktien
desk-look-title = Was dir etwas zahlt
desk-look-text = Du leitest Anchor Shipping und hast { $count } Aktien, { $own } der eigenen Firma und je eine von sechs anderen. Nach drei Runden öffnen sich die Bücher. Was zahlt dir dann etwas?
desk-look-company = Was meine Firma verdient
desk-look-shares = Jede meiner Aktien
desk-look-goods = Was in meinem Lager liegt
desk-look-right = Richtig. Jede Aktie zahlt, was ihre Firma verdient hat. Auch die eigene zahlt dir nur so oft, wie du ihre Aktie hast.
desk-look-wrong = Firmen gewinnen nicht. Jede deiner Aktien zahlt dir, was ihre Firma verdient hat, die eigene wie die der anderen.
desk-order-bead = bestellen
desk-order-title = Bestell vier Waren
desk-order-text = In jeder Runde stellt deine Firma vier Waren her. Zweimal Eisen ist bestellt, und alle Geschenke sind gepackt. Klick zweimal auf das Regal mit Gold, dann versiegle den Umschlag.
desk-order-turn = Du bist dran: Gold, versiegeln
desk-order-right-title = Dein Umschlag ist versiegelt
desk-order-right = Niemand sieht, was darin ist. Wenn alle acht versiegelt sind, gilt alles zugleich.
desk-order-wrong = Auch das ist ein Umschlag, aber mit weniger Gold. Nimm es zurück, klick die falsche Kiste aus der Reihe Produktion weg und bestell zweimal Gold.
desk-arrived-bead = Geschenke
desk-arrived-title = Am nächsten Morgen
desk-arrived-text = Alle Umschläge wurden geöffnet, und du hast Geschenke bekommen: { $goods ->
    [one] { $goods } Ware
   *[other] { $goods } Waren
} und { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
}. Sieh dich auf deinem Tisch um: Was siehst du von dem, was die anderen einander schenken?
desk-arrived-nothing = Gar nichts
desk-arrived-resource = Nur die Waren
desk-arrived-all = Waren und Aktien
desk-arrived-right = Richtig. Du kennst nur deinen Tisch, auch deine Geschenke sind anonym. Was du weißt, steht im Notizbuch. Klick aufs offene Buch neben N.
desk-arrived-wrong = Nichts davon. Du kennst nur deinen Tisch, auch deine Geschenke sind anonym. Was du weißt, steht im Notizbuch. Klick aufs offene Buch neben N.

## Lektion 2: Geschenke.
give-title = Geschenke
give-end = Am Ende hast du allen anderen je eine Ware und eine Aktie gegeben. Als Nächstes: was Waren wert sind.
give-whom-bead = an wen
give-whom-title = Welches Geschenk verpufft?
give-whom-text = Eine Ware macht die Firma reicher, die sie bekommt, und alle, die ihre Aktien haben. Sieh dir deine Aktien an. Wessen Firma macht nur andere reich und dich nicht?
give-whom-right = Richtig. Von dieser Firma hast du keine Aktie. { $name } hätte etwas davon, du nicht.
give-whom-wrong = Davon hast du eine Aktie, das Geschenk käme zu dir zurück. Keine Aktie hast du von der Firma, die { $name } leitet.
give-gifts-bead = packen
give-gifts-title = Pack vier Geschenke
give-gifts-text = Klick auf eine Kiste Eisen, dann auf das Fach, in das sie soll. Gib zwei Kisten und zwei Aktien, kein Eisen an { $dmitri } und keine deiner { $own } Aktien von Anchor.
give-gifts-turn = Du bist dran: packen, versiegeln
give-gifts-right-title = Versiegelt
give-gifts-right = Das Eisen ging dorthin, wo du Aktien hast, und beide Aktien der eigenen Firma sind geblieben.
give-gifts-wrong = { $dmitri } hat eine Ware bekommen, und von dieser Firma hast du keine Aktie. Nimm es zurück, klick das Geschenk aus seinem Fach und gib es jemand anders.
give-gifts-wrong-own = Du hast eine Aktie deiner eigenen Firma verschenkt. Klick sie aus ihrem Fach und gib eine fremde.
give-owed-bead = offen
give-owed-title = Einmal für alle
give-owed-text = Am Ende haben alle anderen von dir eine Ware und eine Aktie bekommen, niemand zwei. Wie vielen schuldest du noch eine Ware?
give-owed-choice = Noch { $choice }
give-owed-right = Richtig. Zwei in dieser Runde und drei in der letzten.
give-owed-wrong = Sieben andere, und zwei haben ihre schon. Es bleiben { $left }; zwei bekommen ihre in dieser Runde, drei in der letzten.

## Lektion 3: Was das Stück wert ist.
worth-title = Was Waren wert sind
worth-end = Was ein Stück wert ist, hängt davon ab, was daneben liegt. Als Nächstes: die gefährlichen.
worth-book-bead = Bücher
worth-book-title = Bücher mögen Gesellschaft
worth-book-text = Ein Buch ist tausend Dollar wert für jede Sorte, die in der Firma liegt. Zähl die Sorten in deinem Lager. Was ist jedes deiner { $count } Bücher wert?
worth-book-choice = { $dollars }
worth-book-right = Richtig. { $kinds } Sorten, also ist jedes Buch { $each } $ wert, alle zusammen { $all } $.
worth-book-wrong = In deinem Lager liegen { $kinds } Sorten, Bücher mitgezählt. Jedes Buch ist { $each } $ wert.
worth-mushroom-bead = Pilze
worth-mushroom-title = Pilze mögen keine
worth-mushroom-text = Ein Pilz ist sechstausend wert, abzüglich tausend für jede andere Sorte der Firma. Was ist jeder deiner { $count } Pilze wert?
worth-mushroom-choice = { $dollars }
worth-mushroom-right = Richtig. { $others } andere Sorten lassen { $each } $ übrig. Entscheide früh, was von beiden du sammelst.
worth-mushroom-wrong = Neben den Pilzen liegen { $others } andere Sorten. Es bleiben { $each } $ für jeden.
worth-oil-bead = Öl
worth-oil-title = Öl mag keine Rivalen
worth-oil-text = Hätte sonst niemand Öl, wäre deines { $each } $ wert. Jede andere Firma mit Öl nimmt zweitausend davon weg. Was bleibt, wenn zwei andere welches haben?
worth-oil-choice = { $dollars }
worth-oil-right = Richtig, { $then } $. Ein Geschenk aus Öl kann also schaden und muss nicht freundlich gemeint sein.
worth-oil-wrong = Zwei andere nehmen je zweitausend von { $each } $ weg. Es bleiben { $then } $.
worth-kinds-bead = Sorten
worth-kinds-title = Sammle Sorten
worth-kinds-text = Du hast { $books } Bücher und { $mushrooms } Pilze, also lohnen sich Sorten. Zweimal Eisen ist bestellt und wird verschenkt. Bestell zwei verschiedene Sorten, die du noch nicht hast, und versiegle.
worth-kinds-turn = Du bist dran: Sorten, versiegeln
worth-kinds-right-title = Zwei Sorten mehr
worth-kinds-right = Deine { $books } Bücher gewinnen damit { $up } $, deine { $mushrooms } Pilze verlieren { $down } $. Dazu sind die neuen Stücke selbst etwas wert.
worth-kinds-wrong = Das sind keine zwei neuen Sorten. Zweimal Eisen wird verschenkt, und Bücher, Pilze und Öl hast du schon. Nimm es zurück, klick eine falsche Kiste aus der Reihe Produktion weg und bestell etwas anderes.

## Lektion 4: Diamanten, Kohle, Smaragde und Meteore.
coal-title = Gefährliche Waren
coal-end = Was für die einen riskant ist, kommt anderen gelegen. Als Nächstes: was nur bekommt, wer am meisten hat.
coal-risk-bead = Diamanten
coal-risk-title = Diamanten
coal-risk-text = Ein Diamant ist fünftausend wert. Wenn aber drei oder mehr Firmen in einer Runde welche bestellen, geht es schief. Was, glaubst du, geschieht dann?
coal-risk-mine = Nur meine zählen nichts
coal-risk-all = Alle dieser Runde werden Kohle
coal-risk-none = Niemand bekommt welche
coal-risk-right = Richtig. Jeder Diamant dieser Runde, auch ein verschenkter. Kohle kostet dreitausend das Stück, und bestellen kannst du sie nicht.
coal-risk-wrong = Alle Diamanten dieser Runde werden Kohle, auch verschenkte. Ein Stück Kohle kostet dreitausend.
coal-order-bead = wagen
coal-order-title = Wag es
coal-order-text = Was die anderen bestellen, weißt du nicht. Klick zweimal auf das Regal mit Diamanten, dann versiegle.
coal-order-turn = Du bist dran: Diamanten, versiegeln
coal-order-right-title = Versiegelt. Jetzt hilft nur Hoffen.
coal-order-right = Diamanten bleiben sie nur, wenn höchstens eine andere Firma auf dieselbe Idee gekommen ist.
coal-order-wrong = Das war der sichere Weg, aber heute wagen wir etwas. Klick aus der Reihe Produktion weg, was kein Eisen ist, und bestell Diamanten.
coal-fizzled-bead = Kohle
coal-fizzled-title = Es ging schief
coal-fizzled-text = Zwei andere hatten dieselbe Idee, und in deinem Lager liegen { $count } Stück Kohle. Was sind sie deiner Firma wert?
coal-fizzled-choice = { $dollars }
coal-fizzled-right = Richtig. Sie kosten { $loss } $.
coal-fizzled-wrong = Kohle kostet dreitausend das Stück. Deine Firma verliert { $loss } $.
coal-emerald-bead = Smaragde
coal-emerald-title = Ein Smaragd hilft
coal-emerald-text = Mit mindestens einem Smaragd im Lager zählt kein Stück weniger als minus tausend. Was kosten deine { $count } Stück Kohle dann?
coal-emerald-choice = { $dollars }
coal-emerald-right = Richtig, nur { $then } $, und der Smaragd selbst ist tausend wert.
coal-emerald-wrong = Minus tausend für jedes der { $count } Stück, das sind { $then } $.
coal-meteor-bead = Meteore
coal-meteor-title = Meteore
coal-meteor-text = Ein Meteor kann zwanzigtausend wert sein oder gar nichts. Was meinst du, wann zahlt er?
coal-meteor-always = Wenn es zwei davon sind
coal-meteor-poor = Wenn alles Übrige null oder weniger wert ist
coal-meteor-most = Wenn sonst niemand so viele hat
coal-meteor-right = Richtig. Sie retten eine Firma, bei der alles schiefging. Ein gut gemeintes Geschenk, und es ist vorbei damit.
coal-meteor-wrong = Meteore zahlen nur, wenn alles andere zusammen null oder weniger ergibt. Mit Kohle geht das.

## Lektion 5: Boni und Granatsteine.
bonus-title = Prämien und Granatsteine
bonus-end = Für eine Prämie brauchst du nicht viel, nur das meiste. Als Nächstes: Die Bücher öffnen sich.
bonus-gold-bead = Gold
bonus-gold-title = Eine Prämie für das meiste Gold
bonus-gold-text = Wer das meiste Gold hat, bekommt einmal fünfundzwanzigtausend. Drei Firmen haben je zwei Stück, niemand hat mehr. Was meinst du, wer bekommt das Geld?
bonus-gold-each = Alle drei, in voller Höhe
bonus-gold-split = Alle drei, aufgeteilt
bonus-gold-nobody = Niemand
bonus-gold-right = Richtig. Silber zahlt ebenso fünfzehntausend, für das meiste und für das zweitmeiste.
bonus-gold-wrong = Ein Gleichstand kostet nichts, alle drei bekommen alles. Silber zahlt ebenso fünfzehntausend, für das meiste und das zweitmeiste.
bonus-water-bead = Wasser
bonus-water-title = Wasser für viele
bonus-water-text = Mit mindestens einem Wasser bekommt eine Firma zweitausend für jede Firma, die zwei oder mehr hat. Davon gibt es drei. Was bekommt deine Firma mit einem Wasser?
bonus-water-choice = { $dollars }
bonus-water-right = Richtig, { $pays } $ für ein einziges Stück. Magnete bringen je dreitausend, wenn ihre Anzahl gerade ist.
bonus-water-wrong = Zweitausend für jede der drei, das sind { $pays } $. Magnete bringen je dreitausend, wenn ihre Anzahl gerade ist.
bonus-garnets-bead = Granatsteine
bonus-garnets-title = Zwei Granatsteine, eine Aktie
bonus-garnets-text = Deine { $garnets } Granatsteine machen aus einer fremden Aktie eine eigene. Deren Schild zeigt vielleicht weniger, doch zwei Runden kommen noch. Klick auf „Aktie tauschen“, dann auf die Aktie von Bell, und versiegle.
bonus-garnets-turn = Du bist dran: tauschen, versiegeln
bonus-garnets-right-title = Getauscht
bonus-garnets-right = Was du ausgibst, sieht bis zum Ende niemand. Am Anfang hattest du { $own } eigene Aktien, jetzt ist es eine mehr.
bonus-garnets-wrong = Du hast die Granatsteine behalten, und am Ende sind sie nichts wert. Tausch lieber eine Aktie.
bonus-own-bead = die eigenen
bonus-own-title = Mehr von der eigenen
bonus-own-text = Du hast jetzt { $own } Aktien von Anchor und { $left ->
    [0] keine Granatsteine
   *[other] { $left } Granatsteine
}. Jede dieser Aktien zahlt dir alles, was deine Firma verdient.

## Lektion 6: Die Buchprüfung.
audit-title = Die Buchprüfung
audit-end = Das war Stock Exchange. Um Lebensmarken, Granatsteine und Preisgeld wird gespielt; die nächste Partie beginnt von vorn. Eine ganze Partie dauert eine Dreiviertelstunde.
audit-last-bead = der letzte
audit-last-title = Der letzte Umschlag
audit-last-text = In der dritten Runde bekommen alle etwas, die von dir noch nichts haben. Zähl die freien Fächer einer Reihe. Wie viele sind das?
audit-last-choice = { $choice }
audit-last-right = Richtig. Je eine Ware und eine Aktie für { $left } andere. Auch diese Geschenke kommen noch an, bevor gezählt wird.
audit-last-wrong = Sieben andere, und je zwei in zwei Runden. Es bleiben { $left }.
audit-seal-bead = versiegeln
audit-seal-title = Versiegle ihn
audit-seal-text = Dieser ist schon ausgefüllt. Ändere, was du willst, dann versiegle ihn. Wenn der letzte der acht da ist, werden alle Lager geöffnet.
audit-seal-right = Jede Firma wird zusammengezählt: Stücke, dann Prämien, zuletzt Meteore.
audit-seal-wrong = Die Bücher sind offen.
audit-paid-bead = ausgezahlt
audit-paid-title = Was ist deine Summe?
audit-paid-text = Deine Firma hat { $earned } $ verdient, die beste { $best } $. Alle deine Aktien zusammen zahlen { $score } $. Wonach richtet sich dein Rang?
audit-paid-choice = { $dollars }
audit-paid-right = Richtig, nach allem, was deine Aktien zahlen.
audit-paid-wrong = Dein Rang richtet sich nach allem, was deine Aktien zahlen, das sind { $score } $.
audit-low-bead = der letzte Rang
audit-low-title = Wer muss zittern?
audit-low-text = { $name } hat mit { $score } $ die niedrigste Summe; deshalb droht dort das Ausscheiden. Angenommen, jemand anders hätte genauso wenig. Wem droht es dann?
audit-low-garnets = Wer weniger Granatsteine hat
audit-low-both = Beiden
audit-low-neither = Niemandem
audit-low-right = Richtig, allen mit der niedrigsten Summe, ob eine Person oder mehrere. Gemeint ist der Wettbewerb, für den das Spiel erdacht wurde.
audit-low-wrong = Allein die niedrigste Summe entscheidet. Allen, die sie haben, droht das Ausscheiden aus dem Wettbewerb, für den das Spiel erdacht wurde.
audit-places-bead = Ränge
audit-places-title = { $winner } hat die höchste Summe
audit-places-text = { $most } $ bringen zwei Lebensmarken und drei Granatsteine, die zweithöchste Summe zwei Granatsteine, die dritte bis fünfte je einen. Du kommst auf Rang { $place }. Trophäen: { $tokens }{ $pool ->
    [0] , zu wenige für das Preisgeld.
   *[other] , genug für { $pool } $ mehr Preisgeld, das keine Summe ändert.
}

## Tipps in einer ersten Partie.
tip-last-title = Der letzte Umschlag
tip-last-text = Gib allen, die noch nichts von dir haben.
tip-gifts-title = Geschenke sind da
tip-gifts-text = Ab jetzt darfst du sie weitergeben.
tip-envelope-title = Ein Umschlag je Runde
tip-envelope-text = Bestell vier, pack die Geschenke, versiegle ihn.
