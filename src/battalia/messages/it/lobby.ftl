### La sala, e ciò che accade nella casa.

no-such-topic = non c’è nessun argomento del genere da seguire
too-many-topics = non puoi seguire più di { $most } argomenti alla volta
too-many-open = hai già { $most } tavoli aperti
not-open = questo tavolo non è più aperto
sits-already = siedi già a questo tavolo
no-seat-left = l’ultimo posto è appena stato preso
no-such-kind = il solo gioco base è per due–quattro giocatori
too-many-seekers = { $most } persone aspettano già un tavolo; riprova fra poco

lobby-title = La sala
lobby-place-text = Trova con chi giocare, o guarda una partita.
lobby-quick = Abbinamento rapido
lobby-quick-text = Di’ che cosa ti piacerebbe giocare: incontri chi vuole lo stesso.
lobby-players = Giocatori
lobby-box = Gioco
lobby-pace = Ritmo
lobby-pace-fast = Veloce
lobby-pace-fast-text = Due settimane di gioco; dieci minuti a testa, e 15 secondi in più a ogni turno.
lobby-pace-calm = Con calma
lobby-pace-calm-text = La partita intera, con l’orologio che consiglia il libro.
lobby-pace-days = In più giorni
lobby-pace-days-text = La partita intera, con due giorni per ogni risposta.
lobby-computers = Se non arriva nessuno, giocano i computer
lobby-computers-now = subito
lobby-computers-never = mai
lobby-rated = Con punteggio
lobby-rated-text = La partita conta per il punteggio di tutti quelli che giocano.
lobby-seek = Cerca giocatori
lobby-seeking = Cerco persone che vogliono lo stesso…
lobby-stop = Smetti di cercare
lobby-name = Il tuo nome, come lo vedranno gli altri
lobby-open = Apri un tavolo
lobby-open-text = Un tavolo così, visibile a tutti: gioca chi si siede per primo.
lobby-open-this = Apri questo tavolo a tutti
lobby-open-this-text = Viene mostrato nella sala, e si siede chi vuole. Tutti possono guardare.
lobby-is-open = Questo tavolo è nella sala: chiunque può sedersi.
lobby-close-this = Richiudilo
lobby-level = Chi cerchi?
lobby-level-any = chiunque
lobby-level-new = principianti
lobby-level-steady = chi conosce il gioco
lobby-level-strong = giocatori forti
lobby-language = Lingua al tavolo
lobby-language-any = qualsiasi
lobby-delay = Di quanto sono indietro gli spettatori
lobby-delay-none = per niente
lobby-tables = Tavoli aperti
lobby-tables-none = Adesso non c’è nessun tavolo aperto. Aprine uno!
lobby-games = Partite da guardare
lobby-games-none = Adesso nessuno gioca sotto gli occhi di tutti.
lobby-sit = Siediti
lobby-to-table = Al tavolo
lobby-watch = Guarda
lobby-featured = Una partita in corso
lobby-day = giorno { $day }
lobby-people =
    { $count ->
        [one] C’è una persona.
       *[other] Ci sono { $count } persone.
    }
lobby-seconds =
    { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
lobby-free =
    { $count ->
        [one] libero un posto su { $players }
       *[other] liberi { $count } posti su { $players }
    }
lobby-variants =
    { $count ->
        [one] una regola particolare
       *[other] { $count } regole particolari
    }
lobby-delay-acts =
    { $count ->
        [one] una scelta
       *[other] { $count } scelte
    }
