### All dice and draws of a server.

chances-title = Tutti i lanci e le estrazioni
chances-intro = Che cosa è venuto in tutte le partite finite su questo server, e quante volte ci si poteva aspettare. Uno scarto di oltre 3 deviazioni standard è raro; tra molte righe una può averlo.
chances-what = Che cosa
chances-times = Volte
chances-expected = Atteso
chances-deviation = Scarto
chances-none = Nessuna partita è stata ancora contata.
chances-roll = Dado
chances-draw = Carte
chances-terrain = Terreni
chances-first = Primo giocatore
chances-remove = Fazioni escluse
chances-other = Altre estrazioni
