## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Non è stato possibile caricare questa pagina. Riprova.
not-connected = In questo momento non c’è connessione con il server.

# Without a network.
offline-title = Sei offline.
offline-text = Puoi leggere le regole, i fogli e le lezioni, e rivedere le partite conservate qui. Le partite continuano quando il server torna raggiungibile.
offline-table = La partita aspetta: riprende appena il server torna raggiungibile.
offline-games = Partite che puoi rivedere offline
replay-not-kept = senza connessione si possono rivedere solo le partite conservate su questo dispositivo, e questa non lo è
newer-text = C’è una versione più recente di questa pagina.
newer-load = Carica
newer-later = Più tardi
app-install = Installa
push-here = Notifiche su questo dispositivo
push-text = Quando tocca a te e nessuna tua pagina è al tavolo, questo dispositivo te lo dice. Durante l’invio non si rivela nulla della partita.
push-cannot =
    { $why ->
        [insecure] Le notifiche richiedono una connessione sicura: si hanno dove l’indirizzo comincia con https://.
        [home-screen] Su iPhone o iPad aggiungi prima questa pagina alla schermata Home e aprila da lì.
        [denied] Hai vietato a questo browser di mostrare le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni per la pagina.
       *[other] Questo browser non può ricevere avvisi mentre nessuna pagina è aperta.
    }
push-unavailable = In questo momento il servizio di notifica di questo browser non è raggiungibile.
