### A game after its end: chances, errors, luck.

review-title = Dove la partita è cambiata
review-player = giocatore
review-result = risultato
review-errors = errori per turno
review-luck = fortuna
review-adjusted = senza fortuna
review-units = Tutti i numeri sono parti di una vittoria intera, come la prevede il giudizio dei giocatori artificiali.
review-time = Ci vuole circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
review-progress = Esame della partita
review-turning = Giorno { $day }, { $player }: perso { $loss } della probabilità di vincere (da { $best } a { $played }).
review-played = Giocato:
review-better = Meglio:
review-luck-decides = poi dipende dalla fortuna
review-no-turning = Nessuna singola decisione è costata molto.
review-course = La probabilità di vincere durante la partita
review-turnings = Punti di svolta
review-day = Giorno { $day }
review-ended-lost = Ciò che è stato giocato ha concluso la partita, e l’ha vinta un altro.
