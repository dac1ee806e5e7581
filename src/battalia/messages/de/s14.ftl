### Fanatics (S14)

fanatic-roused = { $seat }: { $card } aufgepeitscht; die Karte zählt als zwei.
verb-rouse = Aufpeitschen
choice-rouse = { $item }; Opfer: { $sacrifice }
not-a-fanatic = Nur ein Fanatiker wird durch ein Opfer aufgepeitscht.
sacrifice-another-card = Für einen Fanatiker muss eine andere Handkarte geopfert werden.
rouse-first = Ein Fanatiker wird erst ausgespielt, nachdem eine andere Handkarte für ihn geopfert wurde.
