### Partite classificate: che cosa non lo è, e che cosa ne è venuto.

rated-seed = una partita di cui qualcuno conosce il seme non è classificata
rated-from-start = solo una partita nuova è classificata: niente verbale, posizione, scenario o lezione
rated-by-the-box = le partite classificate si giocano con quello che c’è nelle scatole: senza mappe, correzioni o moduli altrui
rated-level = il computer “{ $level }” non ha un punteggio, quindi con lui nessuna partita è classificata
rated-without-people = una partita fra soli computer non è classificata
rated-one-seat = in una partita classificata ognuno gioca per sé: hai un solo posto
rated-needs-clock = una partita classificata fra persone ha bisogno di un orologio
rated-needs-account = gioca partite classificate solo chi ha un account
rated-seat-stays = un posto di una partita classificata non si cede
rated-no-help = questa partita è classificata: finché non è finita nessuno riceve aiuto
rated-stays = una partita classificata si gioca fino alla fine: prima abbandona
rated-no-stand-in = in una partita classificata nessun computer gioca per te; puoi abbandonare
table-rated = Classificata
table-over-rating = Punteggio
rating-provisional = provvisorio: ancora poche partite
