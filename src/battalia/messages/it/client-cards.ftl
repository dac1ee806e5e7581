## The browser: cards, hand, rows, stacks, the Sun Oracle, and the players' panels.
## Texts beside pictures are short; the rest is read aloud or shown when one points at something.
## Kinds differ in gender (arma, attrezzo): what is said of them agrees with “carta” or “manufatto”.

# A card.
cards-face-down = una carta coperta
cards-times = { $count } volte
cards-used-as = usata come { $kind }
cards-strength = { $same ->
    [yes] Forza { $attack }.
   *[no] Forza { $attack } in attacco, { $defence } in difesa.
}
cards-strength-short = forza { $strength }
cards-lit = Oggi è il manufatto illuminato: vale come due copie di sé.
cards-lit-short = manufatto illuminato
cards-matched = Oggi è il manufatto combaciante: chi lo crea può dichiarare una fazione.
cards-matched-short = manufatto combaciante
cards-marked-act = si può usare
cards-marked-pay = serve a pagare
cards-marked-danger = in pericolo
cards-selected = scelta
cards-rule = Regola { $rule }
cards-close = Chiudi

# What each kind of card does.
cards-does-supply = Paga unità, strade, tende, eroi e passi. Non appartiene a nessuna fazione.
cards-does-friman = Un’unità di rango 1. I frimen costruiscono strade e città di livello 1, e servono per la maggior parte dei manufatti.
cards-does-chief = Un’unità di rango 2. I capi costruiscono città di livello 2 o portano una città a quel livello, e servono per armi, pergamene, tende e cavalli.
cards-does-priest = Un’unità di rango 3. I sacerdoti costruiscono città di livello 3 o portano una città a quel livello, e servono per amuleti e pergamene.
cards-does-lord = Un’unità di rango 4. I signori costruiscono grandi città, di livello 4, o portano una città a quel livello, e servono per i titoli.
cards-does-queen = Da sola in una linea azione fa di una città di livello 4 una Residenza Reale, di livello 5.
cards-does-king = Da solo in una linea azione fa di una residenza la capitale, di livello 6.
cards-does-tool = Sostituisce fino a due frimen in una linea azione. In battaglia non serve.
cards-does-weapon = Apre un attacco, assolda un eroe insieme a due provviste, e aggiunge 1 a una linea battaglia.
cards-does-amulet = Tira il dado per un’altra carta: 1 niente; 2 o 3 vale altrettante volte; 4 va in appostamento; 5 nel rifugio; 6 diventa un jolly.
cards-does-title = Promuove un’unità di un rango, nella sua stessa fazione se c’è una carta simile. La nuova unità si può usare subito.
cards-does-scroll = Converte un’unità o un manufatto a un’altra fazione che dichiari tu. Una pergamena può invece convertire sé stessa.
cards-does-tent = Per una provvista mette di stanza una carta della tua mano finché non la rivuoi.
cards-does-horse = Sposta un eroe fino a tre spazi, oppure aggiunge 1 a una linea battaglia. Salva un eroe che si ritira.
cards-does-hammer = Un manufatto qualsiasi, scelto di nuovo ogni volta che lo usi; ma non in battaglia.
cards-does-sword = Un’arma di grande forza in attacco.
cards-does-shield = Un’arma di grande forza in difesa.
cards-does-wings = Portano un eroe su qualsiasi carta del tabellone, sopra ogni ostacolo.
cards-does-horn = Guarda le carte della tua nazione, mostrane fino a due e prendile in mano.
cards-does-arrow = Un’arma che attacca anche uno qualsiasi degli otto spazi intorno al tuo eroe.
cards-does-bag = Prendi fino a due provviste per questo turno; quelle che non usi tornano indietro.
cards-does-banner = Prendi in mano dal tuo rifugio carte di un solo tipo, di forza totale fino a 8.
cards-does-cloak = Nasconde fino a due tue città vicine ai tuoi eroi: nessuno può attaccarle fino al tuo prossimo turno.
cards-does-crystal = Guarda le prime dodici carte della tua nazione e scegli le sei che verranno per prime.
cards-does-mask = In una battaglia, prendi dalla linea avversaria fino a due unità deboli e mettile nella tua.
cards-does-lost-scroll = Prendi in mano dal limbo una carta a tua scelta.
cards-does-staff = Dai un altro terreno a un massimo di tre carte terreno sul tabellone.
cards-does-stardust = Vale fino a due provviste in una linea azione o nel prezzo di una ritirata. Non si scambia e non si sospende mai nel limbo.
cards-does-chest = Sospeso nel limbo, fa andare in appostamento insieme fino a tre carte della tua mano. Si può scambiare con un manufatto.
cards-does-wild = Un’unità, un manufatto o una provvista a piacere; scegli quando lo usi.
cards-does-fanatic = Un fanatico conta per ogni fazione. Per giocarlo sospendi nel limbo un’altra carta; allora vale per due.
cards-does-road = Collega nuove terre alle tue città; gli eroi la percorrono. Il suo terreno lo vedi dopo aver pagato; poi la collochi dove una strada incontra una strada.
cards-does-city = Tre unità di uno stesso rango fondano una città di quel livello, e il suo livello vale altrettanti punti. Deve essere collegata per strada a una tua città, e mai adiacente a un’altra città.

# The hand.
cards-hand = Mano, { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-hand-empty = Nessuna carta in mano
cards-sorted-kind = per tipo
cards-sorted-faction = per fazione
cards-sort-kind = La mano è ordinata per fazione; ordinala per tipo
cards-sort-faction = La mano è ordinata per tipo; ordinala per fazione

# Rows: what each was laid for.
cards-rows = Linee azione di questo turno
cards-rows-none = Qui si trova, linea per linea, ciò che si gioca in questo turno.
cards-row-hire = Assolda: { $kind }
cards-row-create = Crea: { $kind }
cards-row-build = Costruisce: { $shape }
cards-row-city = Costruisce: città di livello { $level }
cards-row-upgrade = Migliora una città
cards-row-hero = Assolda un eroe
cards-row-step = Un passo
cards-row-travel = Un viaggio
cards-row-ride = Una cavalcata
cards-row-fly = Un volo
cards-row-pitch = Monta una tenda
cards-row-use = Usa: { $kind }
cards-row-attack = Attacca
cards-row-jump = Un salto
cards-row-toll = Il pedaggio di un salto
cards-row-post = Costruisce un posto di scambio
cards-row-buy-potion = Compra una pozione
cards-row-invoke = Chiede a Metamorpha
cards-row-explore = Esplora
cards-row-crown = Incorona una città
cards-copy = { $count ->
    [one] copia: { $card }
   *[other] { $count } copie: { $card }
}
cards-new = { $count ->
    [one] nuova: { $card }
   *[other] nuove: { $card }, { $count } volte
}
cards-loose = Utilizzabili

# Tents, ambush, piles.
cards-tents = Tende
cards-tent = Tenda con { $cards }{ $brief ->
    [yes] , fino alla fine del giorno
   *[no] { "" }
}
cards-ambush = Appostamento { $count }/{ $places }
cards-nation = Nazione
cards-nation-count = Nazione: { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-nation-all = Nazione, { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-nation-note = Le carte che pescherai, ordinate: la loro vera sequenza non si conosce.
cards-shelter = Rifugio
cards-shelter-count = Rifugio: { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-shelter-all = Rifugio, { $count ->
    [one] una carta
   *[other] { $count } carte
}{ $top ->
    [none] { "" }
   *[other] , in cima: { $top }
}
cards-shelter-note = Le carte che hai scartato, ordinate. Quando la nazione finisce, diventano la nuova nazione.
cards-pile-empty = Nessuna carta

# Stacks.
cards-stacks = Mazzi
cards-artefacts = Manufatti
cards-units = Unità e provviste
cards-roads = Strade
cards-cities = Città
cards-offer = Grandi Manufatti disponibili
cards-offer-none = Nessun Grande Manufatto è disponibile.
# Where long names may be divided when there is little room.
cards-hyphens = per-ga-mena prov-vi-sta sacer-dote at-trezzo Mar-tello Cri-stallo Man-tello Ves-sillo Ma-schera Nembo-lari Sole-statici Torma-lupi
cards-limbo = Limbo
cards-limbo-count = Limbo, { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-limbo-note = Queste carte sono fuori dal gioco.
cards-left = { $count ->
    [0] nessuna rimasta
    [one] una rimasta
   *[other] { $count } rimaste
}
cards-top = in cima: { $top }
cards-open = si può prendere ora
cards-closed = ora no: chiedi perché
cards-cost = costo: { $cost }
cards-cost-part = { $count ->
    [1] { $kind }
   *[other] { $kind }{"\u00A0"}×{ $count }
}
cards-city-cost = { $count } unità di rango pari al livello

# The Sun Oracle.
cards-oracle = Oracolo del Sole
cards-oracle-meaning = Manufatto illuminato: { $lit }; oggi ha effetto doppio. Manufatto combaciante: { $matched }; chi lo crea può dichiarare una fazione.

# The players.
cards-players = Giocatori
cards-you = tu
cards-first = inizia
cards-thinks = pensa
cards-clock = Orologio
cards-computer = computer, { $level }
cards-stand-in = gioca un computer
cards-resigned = ha abbandonato
cards-open-seat = posto libero
cards-absent = assente
cards-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
cards-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
cards-in-hand = Mano: { $count }
cards-in-nation = Nazione: { $count }
cards-in-shelter = Rifugio: { $count }
cards-in-ambush = In appostamento: { $count }
cards-heroes = Eroi sul tabellone: { $count }
cards-great-cities = Grandi città: { $count }{ $needed ->
    [0] { "" }
   *[other] ; con { $needed } la partita finisce
}
cards-shelter-top = Rifugio: { $count }, in cima: { $card }
cards-team = Squadra { $number }
cards-team-score = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} · grandi città { $cities } di { $needed }

# The head of the table.
cards-day = Giorno { $day }, sett. { $week }
cards-turn = Di turno: { $players }
cards-your-turn = Tocca a te
cards-over = La partita è finita
cards-status-lit = Illuminato: { $kind }
cards-status-matched = Combacia: { $kind }
cards-race = Punti
cards-end-cities = Più vicini alla fine per grandi città: { $players }, { $count } di { $needed }
cards-end-map = La partita finisce quando la mappa è piena: { $count ->
    [0] non resta nessuno spazio
    [one] resta uno spazio
   *[other] restano { $count } spazi
}
cards-end-weeks = La partita finisce dopo la settimana { $count }
cards-bot = bot
