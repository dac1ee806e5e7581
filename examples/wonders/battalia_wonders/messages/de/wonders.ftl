outside-wonders = Wunder
outside-wonders-text = Ein Rückenwind unter den Stürmen, die Harfe unter den Besonderen Artefakten, das Elixier unter Bilkarrs Tränken. Unsere eigene Erfindung, in keinem der Bücher.

kind-harp = Harfe
cards-does-harp = Spiele sie für drei Versorgungskarten. In einer Kampfreihe zählt sie 1 im Angriff und 3 in der Verteidigung.
harp-played = { $seat }: Harfe gespielt und Versorgung erhalten: { $count }.
harp-nobody-listens = Für die Zuhörer ist keine Versorgung mehr da.
hint-harp = Die Harfe gibt sofort drei Versorgungskarten.

sheets-event-13 = Ziehe zwei Karten.
sheets-potion-elixir = Elixier
sheets-potion-elixir-does = Du hast in jedem Kampf 2 Stärke mehr.
