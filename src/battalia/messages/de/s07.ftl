### New Great Artefacts (S7)

## Events

bag-opened = { $seat }: Versorgung aus Fortunas Beutel genommen: { $count }.
bag-closed = { $seat }: unbenutzte Versorgung aus Fortunas Beutel zurückgelegt: { $count }.
city-cloaked = { $seat }: Stadt auf { $space } unter Vayls Umhang verborgen.
cloak-lifted = { $seat }: Vayls Umhang gelüftet; die verborgenen Städte sind wieder angreifbar.
card-gazed = { $card ->
    [none] { $seat }: eine Karte in Mings Kristall angeschaut.
   *[other] { $seat }: { $card } in Mings Kristall gesehen.
}
nation-arranged = { $seat }: { $count ->
    [one] eine gewählte Karte
   *[other] { $count } gewählte Karten
} oben auf die Nation gelegt und den Rest gemischt.
units-taken-over = { $seat }: { $cards } mit Syoens Maske übernommen (Gegner: { $of }).
land-swapped = { $seat }: Geländekarten auf { $space } und { $other } getauscht.

## Choices

verb-take-supply = Versorgung nehmen
choice-take-supply = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
verb-hide = Stadt verbergen
choice-hide = { $space }
verb-take-over = Übernehmen
choice-take-over = { $cards }
verb-reshape = Karte ersetzen
choice-reshape = { $space } durch { $terrain }
verb-swap-land = Karten tauschen
choice-swap-land = { $space } und { $other }

## Questions

about-take-supply = Wie viel Versorgung nimmst du aus dem Beutel?
about-rally = Welche Karte der Zuflucht folgt dem Banner?
about-hide = Welche Stadt verbirgst du?
about-gaze = Welche Karte erscheint im Kristall?
about-arrange = Welche Karte liegt als nächste oben auf der Nation?
about-read-scroll = Was bewirkt die Verlorene Schriftrolle?
about-reshape = Welche Geländekarte ersetzt du?

## Why something is not possible

attack-from-afar = Von einem anderen Feld aus eröffnet nur Farrells Pfeil einen Angriff, durch Helden in Reichweite.
great-artefact-first = Zuerst wird das Besondere Artefakt verwendet.
no-mask = Syoens Maske ist nicht verfügbar.
mask-in-battle = Syoens Maske wird in einem Kampf gegen einen Spieler verwendet.
not-taken-over = Die Maske übernimmt bis zu zwei echte Einheiten der anderen Kampfreihe mit zusammen höchstens Stärke 3.
mask-in-own-play = Die Maske wird verwendet, wenn du selbst ausspielst: Entscheide dich zuerst für den Kampf.
equal-units = Gleiche Einheiten sind dieselbe Wahl: Nenne die ersten, der Reihe nach.
no-supply-left = Es ist keine Versorgungskarte mehr da.
not-from-bag = Der Beutel gibt eine oder zwei Versorgungskarten, soweit es noch welche gibt.
only-spent = Versorgung aus dem Beutel wird in diesem Zug ausgegeben: Sie wird nicht versteckt, nicht stationiert und nicht in den Limbus gelegt.
nobody-to-rally = In der Zuflucht liegt keine Einheit, keine Waffe und kein Pferd.
not-rallied = Das Banner nimmt Karten eines Typs aus der Zuflucht: Einheiten, Waffen oder Pferde mit zusammen höchstens Stärke 8.
no-city-to-hide = Keiner deiner Helden hat eine deiner Städte in Reichweite.
not-hideable = Der Umhang verbirgt eigene Städte in Reichweite deiner Helden.
city-hidden = Diese Stadt ist unter Vayls Umhang verborgen.
nothing-to-see = Die Nation ist leer.
not-in-crystal = Der Kristall zeigt diese Karte nicht.
nothing-in-limbo = Im Limbus liegt keine Karte, die du nehmen darfst.
nothing-to-reshape = Keine Geländekarte kann ersetzt werden.
not-reshaped-so = Terras Stab ersetzt eine Stadt- oder Straßenkarte durch eine mit anderem Gelände, die noch in ihrem Stapel liegt.
not-swapped-so = Terras Stab tauscht zwei Karten gleicher Art, wie auch immer sie liegen, und mit verschiedenem Gelände; ein Tausch zählt als zwei von drei Karten.
