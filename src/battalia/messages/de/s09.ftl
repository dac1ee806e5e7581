### The draft (S9)

pack-passed = { $cards ->
    [none] { $seat }: { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    } zur Auswahl erhalten.
   *[other] { $seat }: { $cards } zur Auswahl erhalten.
}
card-picked = { $card ->
    [none] { $seat }: eine Einheit ausgewählt.
   *[other] { $seat }: { $card } ausgewählt.
}
verb-pick = Auswählen
choice-pick = { $card }
about-draft = Welche Einheit kommt in die Auswahl?
about-pick = Welche Einheit wählst du, bevor du die übrigen weitergibst?
not-in-pack = Eine solche Karte ist nicht in der Auswahl.
