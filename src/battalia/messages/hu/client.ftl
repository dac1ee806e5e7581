## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Ezt az oldalt nem sikerült betölteni. Próbáld újra.
not-connected = Most nincs kapcsolat a szerverrel.

# Without a network.
offline-title = Nincs internetkapcsolatod.
offline-text = A szabályok, a referencialapok és a leckék olvashatók, az itt eltárolt visszajátszások pedig megnézhetők. A játékok akkor folytatódnak, amikor a szerver újra elérhető.
offline-table = A játék vár: amint a szerver újra elérhető, folytatódik.
offline-games = Kapcsolat nélkül is megnézhető játékok
replay-not-kept = kapcsolat nélkül csak az ezen az eszközön eltárolt visszajátszások nézhetők meg, és ez nincs köztük
newer-text = Ennek az oldalnak van újabb változata.
newer-load = Betöltés
newer-later = Később
app-install = Telepítés
push-here = Értesítések ezen az eszközön
push-text = Ha te vagy soron, és egyetlen oldalad sincs az asztalnál, ez az eszköz szól. A játékról útközben semmi sem derül ki.
push-cannot =
    { $why ->
        [insecure] Az értesítésekhez biztonságos kapcsolat kell: ott működnek, ahol a cím https:// kezdetű.
        [home-screen] iPhone-on vagy iPaden előbb add hozzá ezt az oldalt a kezdőképernyőhöz, és onnan nyisd meg.
        [denied] Megtiltottad ennek a böngészőnek, hogy az oldal értesítéseit megjelenítse. Az oldalra vonatkozó beállításokban ez megváltoztatható.
       *[other] Ez a böngésző nem értesíthető, amíg nincs nyitva oldal.
    }
push-unavailable = A böngésző értesítési szolgáltatása most nem érhető el.
