## Setting up a table: tables to begin with, and a person's own ones.

presets = Tavoli per cominciare
presets-short = Serata breve
presets-short-text = Il gioco base: finisce dopo due settimane.
presets-base = { start-box-base }
presets-base-text = The Creation, come nella prima scatola, fino a quattro giocatori.
presets-book = Da regolamento
presets-book-text = I Portali delle Tempeste come li prepara il regolamento per questo numero di giocatori. In due, in tre o in cinque, la mappa completa non chiude la partita.
presets-friends = Con amici
presets-friends-text = I Portali delle Tempeste in tre settimane al massimo, e la mappa completa chiude la partita. Gli amici arrivano con un link.
presets-everything = Tutto
presets-everything-text = I Portali delle Tempeste con tutti i moduli che vanno insieme.
presets-length = { $days } di gioco, circa { $time }
presets-unmeasured = Quanto dura non è ancora stato misurato.
presets-measured = Metà delle partite giocate dai computer a questi tavoli è durata il numero di giorni indicato. Per il tempo si contano { $seconds } secondi per ogni decisione di una persona, cioè più o meno la mezz’ora per giocatore del regolamento.

presets-own = I tuoi
presets-own-name = Conserva questo tavolo come
presets-own-keep = Conserva
presets-own-replace = Sostituisci
presets-own-remove = Elimina
presets-own-remove-of = Elimina “{ $name }”
presets-own-kept = “{ $name }” è stato conservato in questo browser.
presets-own-taken = Il tavolo è come in “{ $name }”.
presets-own-removed = “{ $name }” è stato eliminato.
presets-own-many = Non si conservano più di { $most } tavoli: prima eliminane uno.
presets-own-large = Questo tavolo ha troppo testo proprio per essere conservato.
presets-own-full = Questo browser non conserva nulla per questa pagina, quindi nemmeno il tavolo.
presets-own-module = “{ $name }” ha bisogno del modulo “{ $module }”, che qui non è più installato.
presets-own-level = “{ $name }” ha bisogno del giocatore computer “{ $level }”, che qui non è più installato.
presets-own-changed = “{ $name }” è un tavolo che così non si può più preparare.
