### Was in ähnlichen Stellungen getan wurde, welche Partien geteilt werden, und von wem.

explorer-place = Partien
explorer-title = Was andere taten
explorer-intro = Zu Ende gespielte Partien, Zug für Zug: wie sie begannen, was gekauft wurde, welche neutralen Städte angegriffen wurden und welcher Anteil am Sieg denen zufiel, die es taten.
explorer-about = Was
explorer-openings = Erste Züge
explorer-buys = Was gekauft wurde
explorer-attacks = Angriffe auf neutrale Städte
explorer-players = Spieler
explorer-source = Partien von
explorer-source-any = allen
explorer-source-people = Menschen
explorer-source-computers = Computern allein
explorer-faction = Fraktion
explorer-deck = Ausgeteilte Einheiten
explorer-deck-of = { $deck } ({ $times }×)
explorer-any = beliebig
explorer-day = Tag
explorer-deeds = Im Zug
explorer-times = Züge
explorer-won = Gewonnene Angriffe
explorer-share = Anteil am Sieg
explorer-interval = 95-%-Intervall
explorer-points = Punkte am Ende
explorer-among = Durchgesehen: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
} aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
explorer-none = Niemand hat so etwas getan.
explorer-fair = Ein gerechter Anteil ist { $share }.
explorer-nothing-done = nichts
explorer-loading = Die Partien werden durchgesehen …
explorer-city-annexed = Verlassene Stadt der Stufe { $what }, annektiert
explorer-hero-hired = Held
explorer-mulligan-taken = Mulligan
explorer-attack-won = { $what ->
    [hero] Angriff auf einen Helden, gewonnen
    [ruins] Angriff auf die Ruinen, gewonnen
    [neutral-city] Angriff auf eine neutrale Stadt, gewonnen
   *[other] Angriff auf eine Stadt, gewonnen
}
explorer-attack-lost = { $what ->
    [hero] Angriff auf einen Helden, verloren
    [ruins] Angriff auf die Ruinen, verloren
    [neutral-city] Angriff auf eine neutrale Stadt, verloren
   *[other] Angriff auf eine Stadt, verloren
}
explorer-closed = dieser Server kann keine Partien durchsehen
explorer-empty = es gibt noch keine Partien zum Durchsehen
account-shares = Meine beendeten Partien teilen
account-shares-text = Sie dürfen ohne Namen veröffentlicht werden, damit alle daraus lernen können; nur solche, die auch alle anderen am Tisch teilen. Wer nicht mehr teilen will, fehlt ab der nächsten Datei.
account-shares-on = Von jetzt an werden deine beendeten Partien geteilt.
account-shares-off = Von jetzt an bleiben deine Partien hier.
