outside-wonders = Wonders
outside-wonders-text = A tailwind among the storms, the Harp among the Great Artefacts, the elixir among Bilkarr’s potions. Our own invention, in none of the books.

kind-harp = Harp
cards-does-harp = Play it for three supply. In a battle line it has 1 in attack and 3 in defence.
harp-played = { $seat } played the Harp for { $count } supply.
harp-nobody-listens = There is no supply left for whoever listens.
hint-harp = The Harp gives three supply at once.

sheets-event-13 = Draw two cards.
sheets-potion-elixir = Elixir
sheets-potion-elixir-does = You have 2 more strength in every battle.
