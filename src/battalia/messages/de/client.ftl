## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Diese Seite ließ sich nicht laden. Versuche es noch einmal.
not-connected = Zurzeit gibt es keine Verbindung zum Server.

# Without a network.
offline-title = Du bist offline.
offline-text = Regeln, Übersicht und Lektionen kannst du lesen, und die Rückblicke ansehen, die hier gespeichert sind. Spiele gehen weiter, sobald der Server wieder zu erreichen ist.
offline-table = Das Spiel wartet: Es geht weiter, sobald der Server wieder zu erreichen ist.
offline-games = Spiele, die du offline ansehen kannst
replay-not-kept = ohne Verbindung sind nur Rückblicke zu sehen, die auf diesem Gerät gespeichert sind, und dieser ist es nicht
newer-text = Es gibt eine neuere Version dieser Seite.
newer-load = Laden
newer-later = Später
app-install = Installieren
push-here = Benachrichtigungen auf diesem Gerät
push-text = Wenn du am Zug bist und keine Seite von dir am Tisch ist, sagt dieses Gerät Bescheid. Vom Spiel selbst wird unterwegs nichts verraten.
push-cannot =
    { $why ->
        [insecure] Benachrichtigungen brauchen eine sichere Verbindung: Es gibt sie, wo die Adresse mit https:// beginnt.
        [home-screen] Lege diese Seite auf einem iPhone oder iPad zuerst auf den Home-Bildschirm und öffne sie dort.
        [denied] Du hast diesem Browser verboten, Benachrichtigungen dieser Seite zu zeigen. In seinen Einstellungen für die Seite lässt sich das ändern.
       *[other] Diesem Browser kann nichts mitgeteilt werden, solange keine Seite offen ist.
    }
push-unavailable = Der Benachrichtigungsdienst dieses Browsers ist gerade nicht zu erreichen.
