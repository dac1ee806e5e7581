### The review of a game on the page, and why there may be none.

one-review-at-a-time = per te è ancora in corso un’altra analisi
review-of-others = questa analisi l’ha chiesta qualcun altro
no-review = di questa partita non c’è un’analisi
no-such-decision = in questa analisi non c’è la decisione { $number }
review-other-rules = le regole di questo programma non seguono questa partita, quindi non si può analizzare
review-too-long = questa partita è troppo lunga per essere analizzata
review-failed = l’analisi non è riuscita; puoi chiederla di nuovo

review-offer = Il computer ripercorre la partita turno per turno: come andavano le probabilità, che cosa è stato fortuna e dove un’altra scelta sarebbe stata migliore.
review-ask = Analizza la partita
review-making = La partita è in esame: ancora circa { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
review-meanwhile = Intanto puoi guardarti intorno o tornare più tardi.
review-stop = Interrompi
review-opening = L’analisi sta arrivando…
review-from = Da che cosa si ricavano le probabilità
review-from-all = da tutte le carte
review-from-known = da ciò che ognuno sapeva
review-players = Errori e fortuna
review-learn = Impara dagli errori
review-learner = Gli errori di chi
review-learn-begin = Comincia
review-no-mistake = Qui non c’è niente da imparare: nessuna decisione è costata molto.
review-back = All’analisi
review-to-game = Alla partita com’è andata
review-to-review = Torna all’analisi
review-step-before = Un passo indietro su questa linea
review-step-next = Un passo avanti su questa linea
review-try = Prova tu da qui
review-mark = { $turning ->
    [yes] Qui la partita è cambiata.
   *[no] Qui un’altra scelta sarebbe stata migliore.
}
review-find = Giorno { $day }: qui è andato perso { $loss } della probabilità di vincere. Trova di meglio.
review-hint = Suggerimento
review-judging = Si sta valutando ciò che hai fatto…
review-found = Conservi { $played } della vittoria; il meglio che è stato trovato è { $best }.
review-not-found = Non ancora: così resta { $played } della vittoria, con il meglio che è stato trovato { $best }.
review-again = Ancora una volta
review-next = Il prossimo
