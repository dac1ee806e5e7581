outside-wonders = Meraviglie
outside-wonders-text = Un vento in poppa tra le tempeste, l’Arpa tra i Grandi Manufatti, l’elisir tra le pozioni di Bilkarr. Una nostra invenzione, in nessuno dei libri.

kind-harp = Arpa
cards-does-harp = Suonala per tre provviste. In una linea battaglia vale 1 in attacco e 3 in difesa.
harp-played = { $seat } suonano l’Arpa e prendono provviste: { $count }.
harp-nobody-listens = Non ci sono più provviste per chi ascolta.
hint-harp = L’Arpa dà subito tre provviste.

sheets-event-13 = Pesca due carte.
sheets-potion-elixir = Elisir
sheets-potion-elixir-does = Hai 2 di forza in più in ogni battaglia.
