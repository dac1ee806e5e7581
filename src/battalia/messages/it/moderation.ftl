### Ciò che a un tavolo viene rifiutato per la fiducia di tutti, e ciò che vi si segnala.

muted-by-moderator = un moderatore ti ha tolto la parola { $hours ->
    [0] per sempre
    [one] ancora per un’ora
   *[other] ancora per { $hours } ore
}; puoi opporti nella pagina iniziale
suspended = un moderatore ha deciso che { $hours ->
    [0] non puoi più
    [one] per un’altra ora non puoi
   *[other] per altre { $hours } ore non puoi
} iniziare partite con altri; puoi opporti nella pagina iniziale
voted-out = gli altri a questo tavolo ti hanno escluso con un voto
no-vote-here = lì nessuno può essere escluso: servono almeno altre due persone
report-button = Segnala
report-line = Segnala quello che ha detto { $name }
trust-people = Persone a questo tavolo
