### Che cosa ha fatto il caso, e che lo si può provare.

proof-secret = il segreto non è quello a cui il server era vincolato: il suo hash è un altro
proof-count = la prova riguarda { $proved ->
    [one] un’estrazione
   *[other] { $proved } estrazioni
}, e la partita ne ha { $draws }
unproved-seed = qui non si può provare nulla: il seme è stato scelto quando il tavolo è stato preparato
unproved-before = qui non si può provare nulla: il tavolo è stato preparato prima che ci fossero le prove
unproved-older = qui non si può provare nulla: un programma più vecchio ha continuato a giocare a questo tavolo
pledge-and-seed = un tavolo con un seme scelto non è vincolato a un segreto
no-such-pledge = il server non è più vincolato a questo; chiedi un nuovo impegno
has-begun = la partita è cominciata
proof-other-commitment = Il server era vincolato a qualcos’altro: { $commitment }.
trust-title = Prova delle mescolate
trust-text = Prima della prima carta il server si vincola a un segreto. Ogni posto aggiunge un testo proprio, e tutto ciò che fa il caso segue dal segreto e dai testi. Dopo la partita tutto viene mostrato, e ognuno può controllare ogni estrazione.
trust-own-text = Il tuo testo
trust-own-hint = Un testo qualsiasi che nessuno possa conoscere; questo è nato dal caso.
trust-new = Un altro
trust-commitment = Il server è vincolato a
trust-check = Controlla le mescolate
trust-checking = Si estrae di nuovo…
trust-fine = { $draws ->
    [one] L’unica estrazione segue
   *[other] Tutte le { $draws } estrazioni e i lanci seguono
} dal segreto e dai testi di tutti i posti.
trust-mine = Il tuo testo è tra questi, e il server era vincolato prima di conoscerlo.
trust-wrong = L’estrazione { $place } non segue dal segreto e dai testi: è venuto “{ $choice }”, e doveva essere “{ $due }”.
trust-secret = Segreto
trust-seat = { $seat } ha aggiunto
trust-nothing = nulla
trust-more = Come funziona, e come controllarlo senza questa pagina
