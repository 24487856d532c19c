## Wörter, mit denen man sich die Tasten einer Codekarte merkt: „Weise Dachse wecken schläfrige Ameisen“. Wie jemand ist:
words-quality = { $letter ->
    [a] alte arme artige ahnungslose alberne achtsame
    [b] brave bunte bissige bleiche barfüßige bescheidene
    [c] clevere charmante chaotische coole
    [d] derbe dreiste durstige dankbare drollige
    [e] edle eitle eilige emsige ernste einsame
    [f] freche faule flinke fromme feige frohe
    [g] graue große gütige gierige grimmige geizige
    [h] heitere hungrige holde hagere höfliche heisere
    [i] innige ideenlose irrende
    [j] junge jähe jubelnde jammernde
    [k] kluge kleine kahle kühne kesse kecke
    [l] laute listige lässige liebe launige lustige
    [m] müde mutige milde muntere mürrische magere
    [n] nette neue nasse nervöse noble neidische
    [o] offene ordentliche orange ohnmächtige originelle
    [p] plumpe pfiffige pralle prächtige pünktliche
    [q] quirlige quengelnde quicklebendige quere
    [r] rote rasche reiche runde rostige ruhige
    [s] schlaue schräge sture sanfte stille schläfrige
    [t] träge tapfere tolle treue traurige tüchtige
    [u] uralte unartige ulkige unruhige untreue
    [v] vornehme verliebte verträumte vorlaute vergessliche
    [w] weise wilde wache winzige warme witzige
    [x] x-beinige x-beliebige
    [y] -
    [z] zahme zarte zornige zähe zottige zierliche
   *[other] -
}
## Wer es ist:
words-being = { $letter ->
    [a] Ameisen Affen Adler Ahnen Anwälte Amseln
    [b] Bären Bienen Bäcker Boten Barone Biber
    [c] Clowns Cousinen Chefs Chamäleons Cowboys
    [d] Dachse Diebe Drachen Damen Dohlen Dichter
    [e] Elche Enten Esel Eulen Elfen Erben
    [f] Füchse Frösche Förster Falken Fliegen Fischer
    [g] Gänse Geister Gauner Grafen Geier Gärtner
    [h] Hasen Hunde Hirten Hexen Hühner Helden
    [i] Igel Imker Insulaner Inspektoren
    [j] Jäger Juweliere Jaguare Jockeys Junker
    [k] Katzen Könige Kühe Köche Krähen Kobolde
    [l] Löwen Lehrer Lerchen Luchse Lämmer Lotsen
    [m] Mäuse Maler Mönche Möwen Makler Motten
    [n] Nonnen Narren Nichten Nixen Nashörner Nachbarn
    [o] Otter Ochsen Onkel Orgelbauer Opas
    [p] Pferde Piraten Papageien Pfarrer Pudel Prinzen
    [q] Quallen Quäker Querköpfe
    [r] Raben Ratten Räuber Ritter Rehe Richter
    [s] Schafe Spatzen Seeleute Schwäne Spione Schlangen
    [t] Tiger Tanten Tauben Türmer Trolle Tölpel
    [u] Uhus Urgroßväter Uhrmacher Urenkel
    [v] Vögel Väter Vettern Vikare Vampire
    [w] Wölfe Wale Wirte Wespen Witwen Wichte
    [x] Xylofone
    [y] Yaks
    [z] Ziegen Zauberer Zwerge Zebras Zöllner Zwillinge
   *[other] -
}
## Was sie mit anderen tun:
words-doing = { $letter ->
    [a] ahnen achten angeln anstarren anrempeln
    [b] bitten beißen betrügen bewundern belohnen bremsen
    [c] checken chauffieren charakterisieren
    [d] drücken dulden drängen decken duzen
    [e] ehren erben ertappen einladen erkennen
    [f] fangen füttern fragen fürchten finden foppen
    [g] grüßen gießen greifen gängeln
    [h] hören holen hüten heben hänseln
    [i] impfen ignorieren imitieren
    [j] jagen jäten jonglieren
    [k] küssen kaufen kitzeln kennen kämmen kraulen
    [l] lieben loben locken lenken leiten lausen
    [m] malen mögen meiden messen melken mahnen
    [n] necken nehmen nerven nähren
    [o] ohrfeigen opfern ordnen operieren
    [p] plagen prüfen packen pflegen pieksen preisen
    [q] quälen quetschen quittieren
    [r] rufen retten rügen reiten rasieren reizen
    [s] suchen sehen stören stützen schubsen segnen
    [t] tragen treffen trösten täuschen tadeln taufen
    [u] umarmen umkreisen umwerben umzingeln
    [v] verstehen verraten verfolgen verwöhnen vergessen
    [w] wecken warnen waschen wählen wiegen wärmen
    [x] xerokopieren
    [y] -
    [z] zählen zähmen zeichnen zwicken ziehen
   *[other] -
}
