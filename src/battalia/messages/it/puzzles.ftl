### Problemi: posizioni in cui un turno è chiaramente il migliore.

## Nel terminale.

puzzle-task = Problema { $puzzle }. Giochi con { $player }. { $about ->
    [action] Trova il turno migliore e terminalo.
    [cohort] Coorte, una nuova mano o questa?
   *[other] Sei sotto attacco: trova la risposta migliore.
}
puzzle-solved = Risolto!
puzzle-missed = Non era questa.
puzzle-theme = Tema: { $theme }
puzzle-chances = Con questa mossa la probabilità di vincere è { $chance }, senza è circa { $other }.
puzzle-no-such = Ce ne sono solo { $count }.
puzzle-one-a-day = C’è un solo problema del giorno: ometti il numero.

puzzle-theme-win = Vincere in questo turno
puzzle-theme-close = Riempire la mappa
puzzle-theme-open = Non finire la partita
puzzle-theme-take = Prendere la città
puzzle-theme-hold = Difendere la città
puzzle-theme-cohort = La mano giusta
puzzle-theme-artefact = Il manufatto giusto

## Perché una soluzione è tale.

puzzle-why-open = Chi termina ora la partita la perde: prima ci sono altri punti da fare.
puzzle-why-hold = Con le carte giuste la città resiste.

## Trovarli e verificarli.

puzzles-theme = tema
puzzles-where = Dove metto i problemi? Indica un file con --to.
puzzles-positive = I numeri di partite, problemi, secondi e processi devono essere almeno 1.
puzzles-unreadable = { $file } non è un file di problemi.
puzzles-false = { $puzzle } ({ $theme }): { $gap } rispetto al miglior rivale, raggiunto in { $reached } dei mondi.
puzzles-true = Veri: { $true } su { $count }.

## Nel browser.

puzzles-title = Problemi
puzzles-title-one = Problema
puzzles-start = Un turno è il migliore. Quale?
puzzles-intro = Posizioni di partite vere in cui un turno, una battaglia o una risposta è chiaramente la migliore. Trovala al tavolo e termina il turno; poi vedrai la soluzione e il perché.
puzzles-daily = Problema del giorno, { $day }
puzzles-daily-new = Uguale per tutti, e ogni giorno uno nuovo.
puzzles-daily-solved = L’hai risolto. Domani ce n’è uno nuovo.
puzzles-daily-missed = L’hai provato. Domani ce n’è uno nuovo.
puzzles-any = Allenamento
puzzles-any-text = Problemi di ogni tipo, difficili quanto basta per la tua forza.
puzzles-themes = Per tema
puzzles-shelf = { $solved } su { $count } risolti
puzzles-solve = Risolvi
puzzles-solve-theme = Risolvi un problema: { $theme }
puzzles-standing = Il tuo punteggio: { $rating }. Risolti al primo tentativo: { $solved } su { $tries }.
puzzles-streak = { $count } di fila!
puzzles-task = { $span ->
    [turn] Qui un turno è chiaramente il migliore. Giocalo e termina il turno.
    [battle] Sei sotto attacco. Difenditi meglio che puoi.
   *[answer] Annunciare una coorte, cambiare la mano o tenerla: che cosa è meglio?
}
puzzles-give-up = Mi arrendo
puzzles-no-hint = Nei problemi non ci sono suggerimenti. Se non sai come andare avanti, arrenditi e guarda la soluzione.
puzzles-line = Mostra la soluzione
puzzles-close = Chiudi
puzzles-again = Riprova
puzzles-next = Prossimo problema
puzzles-all = Tutti i problemi
puzzles-percent = { $number } %
puzzles-rated = Il tuo punteggio: { $before } → { $rating }

## Che cosa rifiuta il server.

no-such-puzzle = Il problema { $puzzle } non esiste.
no-puzzle-here = A questo tavolo non si risolve alcun problema.
