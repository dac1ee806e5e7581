### Fanatics (S14)

fanatic-roused = { $seat } – feltüzelve: { $card }; kettőnek számít.
verb-rouse = Feltüzelés
choice-rouse = { $item }; áldozat: { $sacrifice }
not-a-fanatic = Csak fanatikus tüzelhető fel áldozattal.
sacrifice-another-card = A fanatikusért egy másik kézben lévő kártyát kell feláldozni.
rouse-first = Fanatikus csak azután játszható ki, hogy egy másik kézben lévő kártyát feláldoztak érte.
