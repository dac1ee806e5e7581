## Levelek e-mailben: egyszerűen és röviden. Itt semmi sem utal más fájlra.

letter-confirm-subject = Battalia: ez a te címed?
letter-confirm =
    Valaki ezt a címet adta meg a fiókjához itt: { $site }.
    Ha te voltál, nyisd meg ezt a linket, és erősítsd meg:

    { $link }

    A link egyszer használható, egy napon belül. Ha nem te voltál, ne tegyél semmit: a címet nem használjuk.
letter-sign-in-subject = Battalia: a linked a bejelentkezéshez
letter-sign-in =
    Ezzel a linkkel jelentkezhetsz be ide: { $site }

    { $link }

    Egyszer használható, { $minutes } percig. Aki megnyitja, az ott te vagy: ne add oda senkinek.
    Ha nem te kérted, ne tegyél semmit.
letter-reset-subject = Battalia: új jelszó
letter-reset =
    Ezzel a linkkel új jelszót állíthatsz be itt: { $site }. A felhasználóneved: { $login }

    { $link }

    Egyszer használható, { $minutes } percig. Ne add oda senkinek.
    Ha nem te kérted, ne tegyél semmit: a jelszavad marad a régi.
letter-turn-subject = Battalia: te vagy soron
letter-turn =
    A többiek rád várnak:

    { $url }

    Nem kérek több ilyen levelet: { $stop }
letter-password-changed-subject = Battalia: megváltozott a jelszavad
letter-password-changed =
    A fiókod jelszavát az imént beállították vagy megváltoztatták itt: { $site }.

    Ha te voltál, nincs teendőd. Ha nem, kérj ott azonnal új jelszót e-mailben:
    azzal mindenki mást kijelentkeztetsz.
letter-address-changed-subject = Battalia: megváltozott a címed
letter-address-changed =
    A fiókodhoz tartozó levelek már nem erre a címre jönnek innen: { $site }.

    Ha ezt akartad, nincs teendőd. Ha nem, állíts be ott azonnal új jelszót egy helyreállító
    kóddal, aztán add meg újra a címedet.
letter-round-subject = Battalia: kezdődik a fordulód
letter-round =
    Kezdődik a versenyed egyik fordulója. Az asztalod:

    { $url }

    Nem kérek több ilyen levelet: { $stop }
letter-challenge-subject = Battalia: kihívtak egy játszmára
letter-challenge =
    Valaki kihívott egy játszmára. Itt elfogadhatod vagy elutasíthatod:

    { $url }

    Nem kérek több ilyen levelet: { $stop }
letter-digest-subject = Battalia: a játszmáid
letter-digest =
    { $count ->
        [one] Egy asztal vár rád:
       *[other] { $count } asztal vár rád:
    }

    { $tables }

    Nem kérek több ilyen levelet: { $stop }
letter-invitation-subject = Battalia: egy barátod meghív
letter-invitation =
    Egy barátod asztalhoz hív. Itt leülhetsz vagy elutasíthatod:

    { $url }

    Nem kérek több ilyen levelet: { $stop }
