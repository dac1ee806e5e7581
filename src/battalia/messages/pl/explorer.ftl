### Co robiono w podobnych pozycjach, jakie partie się udostępnia i kto to robi.

explorer-place = Partie
explorer-title = Co robili inni
explorer-intro = Partie rozegrane do końca, tura po turze: jak się zaczynały, co kupowano, które neutralne miasta atakowano i jaka część zwycięstwa przypadła tym, którzy to robili.
explorer-about = Co
explorer-openings = Pierwsze tury
explorer-buys = Co kupowano
explorer-attacks = Ataki na neutralne miasta
explorer-players = Gracze
explorer-source = Partie
explorer-source-any = wszystkich
explorer-source-people = ludzi
explorer-source-computers = samych komputerów
explorer-faction = Frakcja
explorer-deck = Rozdane jednostki
explorer-deck-of = { $deck } ({ $times }×)
explorer-any = dowolna
explorer-day = Dzień
explorer-deeds = W turze
explorer-times = Tury
explorer-won = Wygrane ataki
explorer-share = Udział w zwycięstwie
explorer-interval = Przedział 95%
explorer-points = Punkty na końcu
explorer-among = Przejrzano { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[other] { $turns } tur
} z { $games ->
    [one] jednej partii
    [few] { $games } partii
   *[other] { $games } partii
}.
explorer-none = Nikt nie zrobił niczego takiego.
explorer-fair = Sprawiedliwy udział to { $share }.
explorer-nothing-done = nic
explorer-loading = Przeglądanie partii…
explorer-city-annexed = Opuszczone miasto poziomu { $what }, zajęte
explorer-hero-hired = Bohater
explorer-mulligan-taken = Mulligan
explorer-attack-won = { $what ->
    [hero] Atak na bohatera, wygrany
    [ruins] Atak na ruiny, wygrany
    [neutral-city] Atak na neutralne miasto, wygrany
   *[other] Atak na miasto, wygrany
}
explorer-attack-lost = { $what ->
    [hero] Atak na bohatera, przegrany
    [ruins] Atak na ruiny, przegrany
    [neutral-city] Atak na neutralne miasto, przegrany
   *[other] Atak na miasto, przegrany
}
explorer-closed = ten serwer nie potrafi przeglądać partii
explorer-empty = nie ma jeszcze partii do przejrzenia
account-shares = Udostępniaj moje zakończone partie
account-shares-text = Mogą zostać opublikowane bez nazwisk i pseudonimów, żeby każdy mógł się z nich uczyć; tylko te, które udostępniają także wszyscy inni przy stole. Kto przestaje udostępniać, znika od następnego pliku.
account-shares-on = Od teraz twoje zakończone partie są udostępniane.
account-shares-off = Od teraz twoje partie zostają tutaj.
