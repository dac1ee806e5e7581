outside-wonders = Csodák
outside-wonders-text = Hátszél a viharok közt, a Hárfa a Nagy és Különleges tárgyak közt, az elixír Bilkarr főzetei közt. Saját ötletünk, egyik könyvben sincs benne.

kind-harp = Hárfa
cards-does-harp = Játssz rajta három utánpótlásért. A harci sorban támadáskor 1, védekezéskor 3 a harci ereje.
harp-played = { $seat } – hárfajáték, kapott utánpótlás: { $count }.
harp-nobody-listens = Nincs több utánpótlás a hallgatóknak.
hint-harp = A Hárfa azonnal három utánpótlást ad.

sheets-event-13 = Húzz két kártyát.
sheets-potion-elixir = Elixír
sheets-potion-elixir-does = Minden harcban 2-vel nagyobb a harci erőd.
