outside-wonders = Csodák
outside-wonders-text = Hátszél a viharok közt, a Hárfa a Nagy és Különleges tárgyak közt, az elixír Bilkarr bájitalai közt. Saját ötletünk, egyik könyvben sincs benne.

kind-harp = Hárfa
cards-does-harp = Játssz rajta három utánpótlásért. Csatasorban támadáskor 1, védekezéskor 3.
harp-played = { $seat } hárfázott, és { $count } utánpótlást kapott.
harp-nobody-listens = Nincs több utánpótlás a hallgatóknak.
hint-harp = A Hárfa azonnal három utánpótlást ad.

sheets-event-13 = Húzz két lapot.
sheets-potion-elixir = Elixír
sheets-potion-elixir-does = Minden csatában 2-vel több az erőd.
