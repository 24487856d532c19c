## What the app's own bots say at the table, each in its voice: see the occasions in `presentation/remarks.py`.
remark-line = { $who ->
    [bruno] { $occasion ->
        [sits] Wo kauft man hier alles?
        [hit] Da hat sich jemand angelehnt.
        [raided] Du hättest fragen können. Ich hätte nein gesagt.
        [raids] Es sah so einsam aus da drüben.
        [lead] Höher. Es gibt immer ein Höher.
        [praise] Für den Einfall hätte ich das Doppelte gezahlt.
        [wait] Kurse warten nicht. Ich offenbar schon.
        [last] Das Letzte ist das Süßeste. Habe ich gelesen.
        [wins] Ich hätte noch mehr davon genommen.
       *[loses] Dann kaufe ich eben das nächste.
    }
    [clara] { $occasion ->
        [sits] Notieren wir die Zeit? Schon geschehen.
        [hit] Ich hatte mit einem kleineren Loch gerechnet.
        [raided] Das hätte ich gern schriftlich.
        [raids] Quittung liegt bei.
        [lead] Vorläufig.
        [praise] Sauber. Dafür habe ich eine Spalte.
        [wait] Lass dir Zeit. Ich hefte ab.
        [last] Noch eins, dann wird addiert.
        [wins] Es steht alles in der Akte.
       *[loses] Kein Fehler zu finden. Ich habe zweimal gesucht.
    }
    [dmitri] { $occasion ->
        [sits] Ich erinnere mich ans letzte Mal.
        [hit] Ich weiß, wer das war.
        [raided] Vermerkt. Mit Tinte.
        [raids] Das war für Zug vier.
        [lead] Von hier sieht man alle.
        [praise] Hm. Den habe ich nicht kommen sehen.
        [wait] Auf weniger habe ich länger gewartet.
        [last] Jetzt zeigt sich, wer sich was gemerkt hat.
        [wins] Zug vier. Ich hatte es gesagt.
       *[loses] Gut gespielt. Ich werde es mir merken.
    }
    [frida] { $occasion ->
        [sits] Es fängt gut an. Das tut es immer.
        [hit] Das sagte ich schon 92.
        [raided] Nichts Hübsches ist sicher.
        [raids] Besser ich als das Wetter.
        [lead] Hier oben wird die Luft dünn.
        [praise] Ich hätte gewartet. Es wäre falsch gewesen.
        [wait] Ich hatte eine Katze, die war schneller.
        [last] Und nun das Ende, wie erwartet.
        [wins] Es hält nicht. Aber schön ist es.
       *[loses] Ich hatte Schlimmeres erwartet. Wie üblich.
    }
    [gustav] { $occasion ->
        [sits] Ich habe ein paar Gleichungen vorbereitet.
        [hit] Der heutige Tag war im Modell nicht vorgesehen.
        [raided] Ein Ausreißer. Mehrere, genau genommen.
        [raids] Nur für die Stichprobe.
        [lead] Wie vorhergesagt, Seite drei.
        [praise] Interessant. Das war meine zweite Wahl.
        [wait] Denken ist zwei Drittel vom Nachdenken.
        [last] Wir nähern uns dem Grenzwert.
        [wins] Innerhalb einer Standardabweichung.
       *[loses] Ich veröffentliche es trotzdem.
    }
    [hanna] { $occasion ->
        [sits] Hallo.
        [hit] Autsch.
        [raided] He. Meins.
        [raids] Danke.
        [lead] Oh. Ich.
        [praise] Schön.
        [wait] Bin noch da.
        [last] Letztes.
        [wins] Hm. Nett.
       *[loses] Noch mal?
    }
    [igor] { $occasion ->
        [sits] Nach dir. Ich bestehe darauf.
        [hit] Nach mir, wie sich zeigt.
        [raided] Zu gütig, mir das abzunehmen.
        [raids] Ich bitte die Störung zu verzeihen.
        [lead] Ich wage kaum, hier zu sitzen.
        [praise] Meine Hochachtung. Wirklich.
        [wait] Meinetwegen bitte keine Eile.
        [last] Wollen wir? Es ist gleich so weit.
        [wins] Verzeihung. Man besteht darauf.
       *[loses] Eine Freude, gegen Manieren zu verlieren.
    }
    [jette] { $occasion ->
        [sits] Welch ein Saal. Wer macht hier die Decken?
        [hit] Dabei hat die Musik gerade angefangen.
        [raided] Man wird stets von Bekannten bestohlen.
        [raids] Meine Güte, mir steht es besser.
        [lead] Alle schauen her. Gut.
        [praise] Wie elegant. Gleich noch einmal.
        [wait] Ich habe inzwischen drei Walzer getanzt.
        [last] Man löscht schon die Lichter.
        [wins] War das ein Rennen?
       *[loses] Bezaubernd. Nächsten Dienstag, gleiches Kleid.
    }
    [karl] { $occasion ->
        [sits] Ich habe nur dabei, was ich entbehren kann.
        [hit] Es war schön, solange es stand.
        [raided] Ich hatte mich gerade daran gewöhnt.
        [raids] Ich gehe behutsam damit um.
        [lead] Bin ich hier noch richtig?
        [praise] Das hatte Linie. Eine gute Linie.
        [wait] Gutes trocknet langsam.
        [last] Vor dem Firnis gehe ich sonst immer.
        [wins] Ich gebe ihm ein gutes Zuhause.
       *[loses] Bei dir hängt es besser.
    }
    [otto] { $occasion ->
        [sits] Schönes Wetter dafür.
        [hit] Vom Haken gesprungen.
        [raided] Das war mein Abendbrot.
        [raids] Ich lege nur kurz die Schnur aus.
        [lead] Sie beißen.
        [praise] Guter Wurf.
        [wait] Keine Eile. Der See läuft nicht weg.
        [last] Noch einen, dann heim.
        [wins] Einer hängt.
       *[loses] Der, den ich verlor, war so groß.
    }
    [pia] { $occasion ->
        [sits] Etwas für die Abendausgabe?
        [hit] Dann eben Seite eins. Fett.
        [raided] Darf ich das zitieren?
        [raids] Unsere Quelle möchte ich bleiben.
        [lead] Soeben gemeldet: ich.
        [praise] Das ist eine Schlagzeile.
        [wait] In zehn Minuten ist Redaktionsschluss.
        [last] Maschinen anhalten. Nein, weiter.
        [wins] Geschrieben habe ich es schon heute früh.
       *[loses] Berichtigung auf Seite zwei.
    }
   *[emil] { $occasion ->
        [sits] Erst Formular A, dann geht es los.
        [hit] Ich brauche ein zweites Hauptbuch.
        [raided] Ist das der übliche Vorgang?
        [raids] Streng nach Vorschrift, Seite neun.
        [lead] Erster Platz. Da muss ein Irrtum vorliegen.
        [praise] In jeder Spalte richtig.
        [wait] Das Büro schließt um sechs.
        [last] Letzte Buchung für heute.
        [wins] Die Spalten gehen auf.
       *[loses] Ich übertrage es auf morgen.
    }
}
remark-said = { $name }: { $text }
