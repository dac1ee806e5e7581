### Fanatics (S14)

fanatic-roused = { $seat } infervorano { $card }: vale per due.
verb-rouse = Infervora
choice-rouse = { $item }, sacrificando: { $sacrifice }
not-a-fanatic = Solo un fanatico si infervora con un sacrificio.
sacrifice-another-card = Per un fanatico bisogna sacrificare un’altra carta della mano.
rouse-first = Un fanatico si gioca solo dopo aver sacrificato per lui un’altra carta della mano.
