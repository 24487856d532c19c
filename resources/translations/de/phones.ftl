## Handys als verdeckte Hand: was die Seite auf dem Handy sagt, und die Einladung auf dem großen Bildschirm.
# Die Seite auf dem Handy, die ihre Werte selbst einsetzt.
phones-page-all-taken = Alle Plätze sind besetzt. Du kannst zuschauen und siehst, was alle sehen.
phones-page-choosing = wählt
phones-page-come-in = Hereinkommen
phones-page-contrast = Mehr Kontrast
phones-page-cover = Verdecken
phones-page-door-locked = { $game } hat begonnen, darum gibt es keine Plätze mehr. Du kannst zuschauen und siehst, was alle sehen.
phones-page-far = Der Tisch ist außer Reichweite
phones-page-far-1 = Ist das Handy im selben WLAN wie der Computer? Mobile Daten und Gastnetze sehen ihn nicht.
phones-page-far-2 = Ist Stock Games auf dem großen Bildschirm noch offen?
phones-page-far-3 = Zeigt der Bildschirm eine andere Adresse? Dann scanne den Code neu.
phones-page-far-note = Dein Platz und deine Hand sind am Tisch gut aufgehoben.
phones-page-forget = Dieses Handy vergessen
phones-page-gone-another-phone = Du spielst auf einem anderen Handy
phones-page-gone-another-phone-note = Dein Platz wurde auf einem zweiten Handy geöffnet, darum zeigt dieses nichts mehr. Wenn das nicht du warst, sag es am Tisch.
phones-page-gone-bye = Du hast deinen Platz verlassen
phones-page-gone-bye-note = Dieses Handy hat ihn vergessen. Um zurückzukommen, scanne den Code auf dem großen Bildschirm.
phones-page-gone-closed = Handys spielen nicht mehr mit
phones-page-gone-closed-note = Der Tisch hat seine Tür geschlossen. Diese Seite hat deine Hand vergessen. Die nächste Partie zeigt einen neuen Code.
phones-page-gone-given-away = Dein Platz wurde vergeben
phones-page-gone-given-away-note = Jetzt spielt ihn ein Bot oder jemand am großen Bildschirm. Deine Hand ist hier nicht mehr zu sehen.
phones-page-hint = Tipp zeigen
phones-page-hint-coming = Ein Tipp kommt …
phones-page-hold = Zum Ansehen halten
phones-page-instead = Platz { $number }, statt { $name }
phones-page-keeps = Kein Konto. Diese Seite merkt sich nur, welcher Platz deiner ist.
phones-page-larger = Größere Schrift
phones-page-leave = Meinen Platz verlassen
phones-page-leave-surely = Ja, verlassen
phones-page-let-go = Loslassen verdeckt
phones-page-letters = Sechs Buchstaben
phones-page-look-up = Schau hoch!
phones-page-look-up-note = Der große Bildschirm zeigt, was geschieht.
phones-page-looking = Der Tisch wird gesucht, Versuch { $number } …
phones-page-looking-first = Der Tisch wird gesucht
phones-page-looking-note = Das dauert einen Augenblick.
phones-page-menu = Menü
phones-page-only-you = Nur du weißt
phones-page-only-watch = Ich möchte nur zuschauen
phones-page-pick-who = Wähl aus, wer du bist
phones-page-play-here = Auf diesem Handy spielen
phones-page-ranks = A B D K
phones-page-ready = bereit
phones-page-seat = Platz { $number }
phones-page-seat-asleep = besetzt, das Handy schläft
phones-page-seat-bot = von einem Bot gespielt
phones-page-seat-free = frei
phones-page-seat-held = schon da, auf einem anderen Handy
phones-page-seat-screen = spielt am großen Bildschirm
phones-page-show = Zeigen, was nur du sehen darfst
phones-page-sit-down = Als { $name } Platz nehmen
phones-page-six-letters = Gib die sechs Buchstaben ein, die der große Bildschirm zeigt.
phones-page-smaller = Kleinere Schrift
phones-page-somebody-new = Jemand anders? Tippe deinen Namen
phones-page-stay = Nein, bleiben
phones-page-stop-watching = Nicht mehr zuschauen
phones-page-tell-me-here = Hier erzählen, was geschieht
phones-page-the-table = Der ganze Tisch
phones-page-tries-itself = die Seite versucht es auch selbst alle 4 Sekunden
phones-page-try-again = Noch einmal versuchen
phones-page-type-code = Code eingeben
phones-page-type-code-note = Der große Bildschirm zeigt neben der Adresse sechs Buchstaben.
phones-page-understood = OK
phones-page-undo = Zurück
phones-page-wait-for-table = Drück noch einmal, wenn der Tisch wieder da ist.
phones-page-watch-note = Beim Zuschauen siehst du, was alle sehen: keine Hände, keine verdeckten Karten.
phones-page-watching = Du schaust zu
phones-page-while-away = Während dein Handy schlief
phones-page-who-are-you = Wer bist du?
phones-page-who-note = { $game }. Nichts verlässt dieses Haus: kein Internet, kein Konto.
phones-page-wrong-code = Kein Tisch hat diesen Code. Schau noch einmal auf den großen Bildschirm.
phones-page-your-choice = Nur für dich
phones-page-your-hand = Deine Hand
phones-page-your-turn = Du bist dran

# Die Einladung auf dem großen Bildschirm und der Stand der Handys.
phones-title = Handys
phones-headline = Deine Hand auf deinem Handy
phones-about = Alle Gäste haben Hand und Wahl auf dem eigenen Handy. Der Tisch bleibt hier oben.
phones-about-shut = Alle Gäste können Hand und Wahl auf dem eigenen Handy haben, in dessen Browser: keine App, kein Konto, kein Internet. Der Tisch bleibt hier oben.

    Solange die Tür offen ist, lauscht dieser Computer in deinem eigenen Netz, unverschlüsselt. Öffne sie nur in einem Netz, dem du vertraust. Sie schließt sich, wenn du den Tisch verlässt.
phones-scan = Hierher die Kamera des Handys halten
phones-type-address = Oder diese Adresse eintippen
phones-and-letters = Und diese Buchstaben
phones-code-for = QR-Code für { $address }
phones-other-address = Andere Adresse
phones-refused-locked = Der Tisch ist gesperrt. Am großen Bildschirm lässt er sich entsperren.
phones-refused-taken = Diesen Platz hat gerade jemand anders genommen.
phones-refused-late = Dort hat { $name } schon gespielt. Nimm als { $name } Platz oder wähle einen anderen Platz.
phones-refused-unsaved = Dein Name lässt sich nicht speichern. Nimm als { $name } Platz, oder bitte um Hilfe am großen Bildschirm.
phones-same-network = Die Seite geht nicht auf? Das Handy muss im selben WLAN sein wie dieser Computer: nicht in mobilen Daten, nicht im Gastnetz.
phones-at-this-table = An diesem Tisch
phones-seat-state = { $state ->
    [held] da, auf dem eigenen Handy
    [asleep] das Handy schläft oder ist außer Reichweite
    [screen] an diesem Bildschirm statt auf dem Handy
    [bot] ein Bot
   *[free] frei: scannen oder an diesem Bildschirm spielen
}
phones-play-here = Hier spielen
phones-back-to-phone = Zurück aufs Handy
phones-other-phone = Anderes Handy
phones-lock = Gesperrt: keine weiteren Plätze
phones-give-to-bot = Einen Platz einem Bot geben …
phones-open-door = Für Handys öffnen
phones-close-door = Für Handys schließen
phones-to-the-table = Zum Tisch
phones-failed = Die Tür lässt sich nicht öffnen: { $reason }
phones-no-network = Dieser Computer ist in keinem Netz, in dem ein Handy sein könnte. Verbinde ihn mit deinem WLAN, schließ die Tür und öffne sie noch einmal.
phones-in = { $count ->
    [0] Handys: noch niemand
    [one] { $count } Handy da
   *[other] { $count } Handys da
}
phones-asleep = { $more ->
    [0] Das Handy von { $name } schläft
    [one] Das Handy von { $name } und ein weiteres schlafen
   *[other] Das Handy von { $name } und { $more } weitere schlafen
}
phones-way = Hand und Wahl sind auf dem eigenen Handy. Der Bildschirm zeigt den Tisch; wer kein Handy hat, spielt am Bildschirm mit dem Vorhang.
