### Kings and queens (S2).

royal-given = { $seat }: { $card } erhalten und in die Zuflucht gelegt.
royal-deposed = { $seat }: { $card } an den Limbus verloren, denn das Deck ist zu klein.

verb-crown = Stadt krönen
choice-crown = { $space }

city-too-low = Nur eine Stadt der Stufe 4 wird zur Residenz und nur eine Residenz zur Hauptstadt.
is-capital = Das ist schon die Hauptstadt.
royals-crown = Nur eine Königin oder ein König hebt eine Stadt über Stufe 4.
residence-limit = Eine weitere Residenz ist nicht möglich.
capital-limit = Eine weitere Hauptstadt ist nicht möglich.
needs-royal = Dafür brauchst du diese Karte: { $kind }.
