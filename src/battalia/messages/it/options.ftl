### What stands in the way of a table. Where the option is not seen beside it, it comes first,
### and of a file the entry.

options-reason = “{ $option }”: { $reason }
options-entry-reason = “{ $option }”, “{ $entry }”: { $reason }

options-value = { $value } non è tra questi: { $values }
options-needs-expansion = solo con l’espansione
options-needs-base = solo senza l’espansione
options-needs-two = solo con due giocatori
options-needs-four = solo con 4–6 giocatori
options-needs-advanced = solo con il gioco avanzato
options-needs-stormgates = solo con i Portali delle Tempeste
options-needs-great-artefacts = solo con i nuovi Grandi Manufatti
options-few-great-artefacts = i Grandi Manufatti sono troppo pochi; con quelli nuovi sono di più
options-needs-figure = solo con Metamorpha o Bilkarr
options-needs-teams-of-six = solo a squadre con sei giocatori
options-needs-teams-of-five = solo a squadre con cinque giocatori
options-part-of-heroic = fa parte della modalità eroica
options-no-valleys = non con le valli
options-no-relics = non con le reliquie nascoste
options-no-teams = non a squadre, dove la partita finisce con nove o dodici città

options-factions = scegline { $count } oppure nessuna; scelte finora: { $chosen }
options-faction-twice = { $faction } si può nominare una volta sola

options-board = questo tavolo richiede un tabellone di { $sizes } spazi
options-board-factions = partecipano da { $least } a { $most } fazioni
options-gates = ci sono tanti Portali delle Tempeste quanti giocatori

# Modules from outside.
options-module-missing = non è installato: { $module }
options-module-broken = { $module } non è utilizzabile: { $why }
options-module-twice = { $module } si può nominare una volta sola
options-twice = “{ $word }” arriva con { $one } e con { $other }: giocate con uno solo dei due
module-fails = il suo pacchetto fallisce con { $problem }
module-half = il suo pacchetto è stato importato prima di Battalia
module-is-none = il suo pacchetto non ha un modulo con questo nome
module-name = il suo nome è “{ $name }”; sono ammesse minuscole, cifre e trattini, e dev’essere quello del suo entry point
module-options = ha opzioni proprie
module-form = il suo { $field } non è come dovrebbe essere
module-wanted = vuole decidere da sé quali tavoli giocano con esso
module-slice = ciò che conserva deve chiamarsi “{ $name }”, come il modulo, ed essere una struttura immutabile
module-view = la sua vista deve dire con un’annotazione quale struttura restituisce, e mostra ciò che conserva
module-frame = il suo frame “{ $word }” manca in “stands_on”
module-word = “{ $word }” non è una parola: sono ammesse minuscole, cifre e trattini
module-not-own = “{ $word }” non è suo
module-no-place = nella scatola non c’è posto per il suo “{ $card }”
module-number = il numero “{ $name }” di “{ $card }” dev’essere almeno { $least }
module-text-wrong = il suo testo “{ $text }” ({ $language }) nomina “{ $what }”, che non esiste
module-clashes = “{ $word }” appartiene già a { $other }
module-several = due pacchetti portano un modulo con questo nome
module-texts = i suoi testi non si leggono: { $problem }
module-text-taken = il suo testo “{ $text }” esiste già
module-text-missing = manca il suo testo “{ $text }”
module-lore = le sue conoscenze per i giocatori computer non sono utilizzabili: { $problem }
modules-usable = { $module }: { $title }. { $text }
modules-none = Nessun pacchetto installato porta un modulo.

# What a module from outside has in play: its fields, each by name.
table-outside = { $module }: { $state }.
state-field = { $name }: { $value }
