### The Valleys of Kings and Queens (S15)

## Events

road-explored = { $seat }: Straße auf { $space } erforscht.
building-explored = { $seat }: { $gives-key ->
    [tool] Schmiede
    [title] Rathaus
    [horse] Stall
    [weapon] Arena
    [tent] Spinnerei
    [amulet] Taverne
    [scroll] Magiergilde
   *[other] Markt
} auf { $space } erforscht; Stufe { $level }.
amplifier-taken = { $seat }: Held { $hero } hat einen Sturmverstärker für Sturmtor { $gate } genommen.
amplifier-spent = { $seat }: Sturmverstärker für Sturmtor { $gate } ausgegeben.
amplifier-lost = { $seat }: Sturmverstärker für Sturmtor { $gate } verloren.
gate-artefact-buried = Unter dem Sturmtor auf { $space } ist jetzt ein Besonderes Artefakt verborgen.
gate-artefacts-seen = { $cards ->
    [none] { $seat }: Sturmverstärker ausgegeben und unter Sturmtor { $gate } nachgesehen.
   *[other] { $seat }: Sturmverstärker ausgegeben; unter Sturmtor { $gate } liegt: { $cards }.
}
great-artefact-given = { $seat }: { $card } auf den Reststapel gegeben.
great-artefact-swapped = { $seat }: { $card } im Tausch ausgelegt.
city-lowered = { $seat }: Stadt auf { $space } auf Stufe { $level } gesenkt.

## Choices

verb-explore = Erforschen
choice-explore = { $space }
verb-reveal = Aufdecken
choice-reveal = das Gebäude für: { $gives }
verb-collect = Karte nehmen
choice-collect = vom Gebäude auf { $space }
verb-spend-amplifier = Ausgeben
choice-spend-amplifier = den Sturmverstärker
verb-keep-amplifier = Behalten
choice-keep-amplifier = den Sturmverstärker
verb-give-artefact = Für eine Verbesserung geben
choice-give-artefact = { $card }
verb-lower = Stadt senken
choice-lower = { $other ->
    [none] { $space } um zwei Stufen
   *[other] { $space } und { $other } um je eine Stufe
}
verb-exchange = Tauschen
choice-exchange = { $card }
verb-cross = Weiter
choice-cross = ohne die Königsbrücke zu nutzen

## Questions

about-reveal-building = Welches Gebäude liegt dort?
about-amplifier = Welches Sturmtor nennt der Würfel?
about-spend-amplifier = Gibst du deinen Sturmverstärker aus?
about-bury-at-gate = Welches Besondere Artefakt wird unter diesem Sturmtor verborgen?
about-take-from-gate = Welches Besondere Artefakt nimmst du?
about-use-bridge = Was tust du auf der Königsbrücke?
about-give-more = Gibst du noch ein Besonderes Artefakt?
about-exchange-for = Wogegen tauschst du es?

## Reasons

nothing-to-explore = Dort gibt es nichts zu erforschen.
explore-needs-hero = Keiner deiner Helden steht daneben, durch eine Straße verbunden.
cannot-pay-exploring = Die verfügbaren Karten passen nicht zu den Kosten für das Erforschen.
not-your-building = Dort steht keines deiner Gebäude.
building-once-a-turn = Deine Gebäude haben in diesem Zug schon eine Karte gegeben.
market-empty = Für den Markt ist keine Versorgung mehr da.
unexplored = Die Karte dort muss zuerst erforscht werden.
amplifier-after-jump = Ein Sturmverstärker wird gleich nach einem Sprung von seinem Sturmtor aus ausgegeben.
not-under-gate = Dieses Besondere Artefakt liegt nicht unter dem Sturmtor.
looked-already = Der Sturmverstärker wird ausgegeben: Jetzt wird eine der Karten unter dem Sturmtor genommen.
stop-on-bridge = Das tut ein Held, wenn er auf der Königsbrücke anhält, einmal pro Zug.
bridge-one-way = Der Held nutzt die Königsbrücke schon auf andere Weise.
no-own-great-artefact = Das ist kein Besonderes Artefakt in deiner Nation oder Zuflucht.
no-free-upgrade = Keine deiner Städte könnte dafür verbessert werden.
two-cities-lowered = Zwei verschiedene Städte werden um je eine Stufe gesenkt.
lowered-below-one = Keine Stadt wird unter Stufe 1 gesenkt.
