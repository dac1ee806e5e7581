## The browser: the table at which one plays.

# The frame of the page.
table-title = Battalia
table-title-turn = ● Tocca a te · Battalia
table-title-over = La partita è finita · Battalia
table-notice = Battalia: tocca a te.
table-opening = Il tavolo si sta aprendo…
table-reconnecting = La connessione è caduta; la sto ristabilendo…
table-sent-away = La tua connessione a questo tavolo è chiusa
table-none = Questo tavolo non esiste
table-none-text = Forse è stato rimosso, o manca un pezzo del link. Fatti mandare di nuovo il link, oppure comincia una partita tua.
table-to-start = Alla pagina iniziale
table-rules = Le regole
table-close = Chiudi
# Not “annulla”, which is undo here.
table-cancel = Indietro
table-look-as = Guarda come
table-players = Giocatori
table-drawers = Altro del tavolo
table-stacks = Mazzi
table-drawer = { $name ->
    [stacks] Mazzi
    [players] Giocatori
   *[log] Cronaca
}
table-own = Le tue carte
table-dock = La domanda, e le tue linee azione di questo turno
table-watching = Stai guardando.
table-waits-for = In attesa di: { $players }. Intanto puoi scegliere carte e guardarti intorno.
table-hurried = In questo momento i computer pensano meno a lungo, perché molti tavoli sono in attesa.

# The question.
table-question = La domanda
table-any-time = In qualsiasi momento:
table-option = { $verb }: { $nouns }
table-options-of = { $verb }…
table-ends-game = Con questo la partita finisce.
table-rule = Regola { $rule }
table-on-space = Su { $space }
table-build-on = Costruisci su { $space }
table-lift = Muovi l’eroe
table-lifted = Dove va l’eroe su { $space }?
table-with-picked = Con { $cards } puoi:
table-with-picked-nothing = Solo con { $cards } non si può fare nulla.
table-unpick = Rimetti
table-why = Perché?
table-planned = Scelte per dopo: { $cards }
table-with-more = e { $cards }
table-does = { $verb ->
    [annex] Non è di nessuno: diventa tua.
    [crown] Il livello 4 diventa una Residenza Reale, di livello 5; una residenza diventa la capitale, di livello 6.
    [hide] Nessuno può attaccarla fino al tuo prossimo turno.
    [lower] In cambio prendi un Grande Manufatto disponibile o una carta Fortuna.
    [exchange] Con un Grande Manufatto disponibile o una carta Fortuna.
    [give-artefact] In cambio una tua città sale di un livello.
   *[limbo] Esce dal gioco; poi mandi in appostamento un’altra carta.
}

# Paying.
table-pay = Pagamento
table-pay-cards = Le carte con cui paghi
table-further = Passi dopo l’Evento Tempestoso: { $count }
table-further-less = Un passo in meno dopo l’Evento Tempestoso
table-further-more = Un passo in più dopo l’Evento Tempestoso
table-pay-count = { $count ->
    [one] Una carta.
   *[other] { $count } carte.
}
table-pay-cheapest = Sono le meno utili in seguito; scegline altre nella tua mano.
table-pay-spare = { $count ->
    [one] { $card }: se possibile, paga senza
   *[other] { $card } ×{ $count }: se possibile, paga con meno
}
table-pay-others = Altri modi di pagare
table-pay-before = Il modo precedente
table-pay-next = Un altro modo
table-pay-way = { $number } di { $count }
table-pay-confirm = Paga
table-pay-where = Indica uno spazio che brilla: paghi e costruisci lì.

# Placing a terrain card.
table-place-where = Spazio
table-place-choose = scegli…
table-place-how = Scegli uno spazio che brilla.
table-place-confirm = Colloca così
table-turn-left = Ruota a sinistra
table-turn-right = Ruota a destra
table-turn-how = R, la rotella o un tocco la ruota; Invio la colloca.

# Sure?
table-confirm = Confermi?
table-confirm-game = Con questo la partita finisce. Arriveresti { $place ->
    [1] al primo posto
    [2] al secondo posto
    [3] al terzo posto
   *[other] al posto { $place }
}.
table-confirm-end = Le tue carte vengono scartate, e ne peschi sei nuove.
table-confirm-open = Ancora possibile: { $verbs }
table-confirm-final = Non si potrà annullare.
table-confirm-lost = Perdi questa battaglia, e non si potrà annullare.
table-confirm-never = Non chiedere più
table-confirm-no = Non ancora
table-confirm-yes = Sì

# Buttons of the turn.
table-undo = Annulla
table-undo-turn = Annulla turno
table-undo-turn-how = { $count ->
    [one] Annulla una mossa, fin dove si può
   *[other] Annulla { $count } mosse, fin dove si può
}
table-hint = Consiglio
table-hint-thinking = Ci penso…
table-hint-do = Fallo
table-hint-goal = Obiettivo:
table-hint-others = Valutato anche

# What others do.
table-skip = { $count ->
    [one] Avanti
   *[other] Salta { $count }
}
table-skip-key = Esc salta quello che fanno gli altri

# What is new: what the others did since one's last turn. Above each sentence stands who did it.
news-title = { $since ->
    [turn] Dal tuo ultimo turno
   *[round] L’ultimo giro
}
news-tab = Novità
# $more: yes, or no where it is less.
news-points = { $more ->
    [yes] { $count ->
        [one] un punto in più
       *[other] { $count } punti in più
    }
   *[no] { $count ->
        [one] un punto in meno
       *[other] { $count } punti in meno
    }
}, ora { $points }
news-city = { $space } (livello { $level })
news-won = Carte vinte: { $cards }.
news-cities = { $count ->
    [one] Una città costruita: { $cities }.
   *[other] { $count } città costruite: { $cities }.
}
news-raised = { $count ->
    [one] Una città migliorata: { $cities }.
   *[other] { $count } città migliorate: { $cities }.
}
news-roads = { $count ->
    [one] Una strada costruita: { $spaces }.
   *[other] { $count } strade costruite: { $spaces }.
}
news-heroes = { $count ->
    [one] Un eroe assoldato: { $spaces }.
   *[other] { $count } eroi assoldati: { $spaces }.
}
news-moved = Un eroe spostato da { $origin } a { $space }.
news-hired = Unità assoldate: { $cards }.
news-created = Manufatti creati: { $cards }.
news-fought = { $result ->
    [conquered] Conquista
   *[other] Attacco
} { $target ->
    [hero] contro un eroe su { $space } ({ $defender })
    [city] { $result ->
        [conquered] della città
       *[other] alla città
    } su { $space } ({ $defender })
    [building] { $result ->
        [conquered] dell’edificio
       *[other] all’edificio
    } su { $space }
    [ruins] { $result ->
        [conquered] delle rovine
       *[other] alle rovine
    } su { $space }
   *[neutral] { $result ->
        [conquered] della città neutrale
       *[other] alla città neutrale
    } su { $space }
}{ $result ->
    [conquered] , { $attack } a { $defence }
    [won] : vittoria, { $attack } a { $defence }
    [lost] : sconfitta, { $attack } a { $defence }
    [voided] : senza effetto
   *[open] {""}
}.
news-more = { $count ->
    [one] Un’altra cosa è nella cronaca.
   *[other] Altre { $count } cose sono nella cronaca.
}
news-cut = Quello che è successo prima è nella cronaca.
news-trace = Dal tuo ultimo turno: { $told }

# Battles.
table-battle = Battaglia
table-battle-hero = Battaglia per un eroe su { $space }
table-battle-place = Battaglia su { $space }: { $what }
table-battle-city = città
# A part of a total; a number follows.
table-battle-part = { $part ->
    [units] unità
    [artefacts] manufatti
    [morale] bonus morale
    [home] terreno natio
   *[potions] pozioni
}
table-battle-nobody = Nessuno
table-battle-attacks = attacco
table-battle-defends = difesa
table-battle-total = totale { $total }
table-battle-empty = ancora nessuna carta
table-battle-under = Sotto la linea: { $cards }
table-battle-needed-attack = { $count ->
    [one] in più perché l’attacco superi la difesa
   *[other] in più perché l’attacco superi la difesa
}
table-battle-needed-defence = { $count ->
    [one] in più perché la difesa resista
   *[other] in più perché la difesa resista
}
table-battle-enough = Il totale è sufficiente.
table-battle-retreat = Oppure, per ritirarti, scegli uno spazio che brilla:
table-battle-fold = Vedi la mappa
table-battle-unfold = Vedi le linee

# The log and the chat.
table-log = Cronaca
table-log-earlier = Che cosa è successo prima
table-log-forced = Non c’era altra possibilità.
table-log-undone = Scelta annullata: { $player }.
table-log-folded = { $count ->
    [one] Carte pescate e scartate: una riga
   *[other] Carte pescate e scartate: { $count } righe
}
table-log-gave-up = { $how ->
    [resign] Partita abbandonata: { $player }.
   *[end] Chi è rimasto ha terminato la partita.
}
table-chat = Chat
table-chat-empty = Nessuno ha ancora scritto nulla.
table-chat-say = Scrivi qualcosa
table-chat-send = Invia
table-chat-mute = Silenzia la chat

# Settings.
table-settings = Impostazioni
table-speed = Le mosse degli altri si vedono
table-speed-name = { $speed ->
    [0] tutte subito
    [1] una per una
   *[2] lentamente
}
table-like = { $name ->
    [sound] Suoni
    [notify] Una notifica quando tocca a me
    [confirmEnd] Chiedi prima della fine del turno
    [confirmFinal] Chiedi prima di ciò che non si può annullare
    [askMulligan] Chiedi del mulligan quando non è possibile una coorte
    [unfiltered] Quello che dicono gli sconosciuti, senza nascondere nulla
   *[textBoard] Il tabellone come testo
}
table-notify-forbidden = Il tuo browser non permette a questa pagina di inviarti notifiche.
table-theme = Colori
table-theme-name = { $theme ->
    [light] chiari
    [dark] scuri
   *[system] automatici
}
table-language = Lingua
table-keys =
    1–9: scegli una carta · frecce e R: sposta e ruota la carta da collocare · Invio: fallo, o vai alla domanda
    Esc: rimetti, salta quello che fanno gli altri · Ctrl+Z: annulla

# Several people at one screen.
table-hand-over = { $name }: tutto pronto?
table-hand-over-others = Ora tocca a qualcun altro: passa lo schermo.
table-hand-over-ready = Ci sono

# Waiting for players.
table-wait = In attesa di giocatori
table-wait-open = ancora libero
table-wait-you = (tu)
table-wait-link = Il link per il posto del giocatore { $number }
table-wait-new-link = Crea un link
table-wait-computer = Fai giocare un computer
table-wait-level = I computer giocano al livello
table-wait-watch = Il link per guardare
table-wait-new-watch = Sostituisci il link
table-join = Ecco il tuo invito a una partita di Battalia
table-invite = { $name } ti invita a una partita di Battalia
table-invite-with = Moduli e varianti
table-join-name = Il tuo nome
table-join-sit = Siediti
table-origin-title = Come è cominciata questa partita
table-origin = { $origin ->
    [seed] Il seme di questa partita è stato scelto: chi lo conosce può scoprire che cosa porterà il caso.
    [record] Questa partita continua una registrazione: chi ha preparato il tavolo potrebbe conoscere carte nascoste.
    [position] Questa partita è cominciata da una posizione scelta: chi ha preparato il tavolo potrebbe conoscere carte nascoste.
   *[clone] Questa partita è la copia di un’altra: chi ha preparato il tavolo potrebbe conoscere carte nascoste.
}
table-taken = Questo posto è occupato: ci siede { $name }
table-not-known = Su questo dispositivo non risulti a questo tavolo
table-taken-yours = { $taken ->
    [yes] Se è il tuo, usa un codice del dispositivo su cui giochi (al tavolo sotto ⚙, “Gioca anche su un altro dispositivo”) oppure accedi.
   *[no] Se giochi qui, usa un codice del dispositivo su cui giochi (al tavolo sotto ⚙, “Gioca anche su un altro dispositivo”) oppure accedi.
}
table-taken-now = Finora su questo dispositivo sei { $name }, senza nome utente: dopo, quelle partite qui non si trovano più.
table-taken-code = Codice dell’altro dispositivo
table-taken-use = Usa il codice
table-taken-look = Guarda il tavolo
table-device = Gioca anche su un altro dispositivo
table-device-how = Apri { $address } sull’altro dispositivo e scrivi questo codice:
table-device-until = Vale una volta sola, ancora per { $time }.
table-place = Il tuo posto a questo tavolo
table-get-up = Alzati: il posto torna libero
table-leave = Lascia il tavolo
table-leave-how = Un computer gioca per te finché non torni.
table-resign = Abbandona la partita
table-resign-as = Abbandona la partita: { $player }
table-resign-sure = { $alone ->
    [yes] Vuoi abbandonare questa partita? Allora è finita.
   *[no] Vuoi abbandonare definitivamente questa partita? Un computer continua al tuo posto; gli altri decidono se andare avanti. Puoi ancora guardare.
}
table-resign-yes = Abbandona
table-resign-no = Continua a giocare
table-resigned = { $count ->
    [one] Partita abbandonata: { $players }. Continua un computer.
   *[other] Partita abbandonata: { $players }. Continuano i computer.
}
table-given-up = { $count ->
    [one] { $players } si arrende: puoi chiudere la partita, che è vinta, o continuare a giocare.
   *[other] { $players } si arrendono: puoi chiudere la partita, che è vinta, o continuare a giocare.
}
table-resigned-title = Qualcuno ha abbandonato
table-abandoned = Qualcuno se n’è andato per sempre; continua un computer.
table-vote-count = { $count ->
    [one] Un voto
   *[other] { $count } voti
} su { $needed } per finire.
table-vote-end = Termina la partita
table-vote-go-on = Meglio continuare
table-away = { $name } non è al tavolo.
table-away-soon = Un computer può subentrare tra { $time }.
table-away-computer = Fai giocare un computer
table-replaced = Un computer gioca per { $player }.
table-replaced-back = Torna a giocare
table-late = { $how ->
    [skip] { $player }: il tempo è scaduto, si saltano i turni.
   *[computer] { $player }: il tempo è scaduto, continua un computer.
}

# The end.
table-over = La partita è finita
table-over-won = { $how ->
    [team] La tua squadra ha vinto!
    [shared] Condividi il primo posto con: { $players }.
   *[alone] Hai vinto!
}
table-over-winner = La partita è finita: vincono { $players }.
table-over-given-up = La partita è stata abbandonata prima della fine.
table-over-place = Posto
table-over-player = Giocatore
table-over-points = Punti
table-over-cities = Città
table-over-city = { $space }: livello { $level }
table-over-look = Guarda il tavolo
table-over-replay = Rivedi
table-over-new = Nuova partita
table-over-next = Alla prossima partita
table-over-rematch = Gioca ancora
