## The browser: the table at which one plays.

# The frame of the page.
table-title = Battalia
table-title-turn = ● Te vagy soron · Battalia
table-title-over = A játék véget ért · Battalia
table-notice = Battalia: te vagy soron.
table-opening = Az asztal megnyitása…
table-reconnecting = Megszakadt a kapcsolat; újracsatlakozás…
table-sent-away = Már nem kapcsolódsz ehhez az asztalhoz
table-none = Nincs ilyen asztal
table-none-text = Talán eltávolították, vagy hiányzik egy darab a linkből. Kérd el újra a linket, vagy kezdj saját játékot.
table-to-start = A kezdőlapra
table-rules = A szabályok
table-close = Bezárás
table-cancel = Mégse
table-look-as = Nézőpont
table-players = Játékosok
table-drawers = Az asztal többi része
table-stacks = Paklik
table-drawer = { $name ->
    [stacks] Paklik
    [players] Játékosok
   *[log] Napló
}
table-own = A kártyáid
table-dock = A kérdés és a soraid ebben a körben
table-watching = Nézőként vagy jelen.
table-waits-for = Most dönt: { $players }… Közben válogathatsz a kártyáid között, és körülnézhetsz.
table-hurried = A gépek most rövidebb ideig gondolkodnak, mert sok asztal várakozik.

# The question.
table-question = A kérdés
table-any-time = Bármikor:
table-option = { $verb }: { $nouns }
table-options-of = { $verb }…
table-ends-game = Ez véget vet a játéknak.
table-rule = { $rule } szabály
table-on-space = Az { $space } mezőn
table-build-on = Építés az { $space } mezőn
table-lift = A hős mozgatása
table-lifted = Hová menjen a hős ({ $space })?
table-with-picked = A kiválasztott kártyákkal ({ $cards }) ezt teheted:
table-with-picked-nothing = Csak ezzel semmit sem tehetsz: { $cards }.
table-unpick = Vissza
table-why = Miért?
table-planned = Későbbre kiválasztva: { $cards }
table-with-more = és { $cards }
table-does = { $verb ->
    [annex] Gazdátlan: a tiéd lesz.
    [crown] A 4. szintből királyi rezidencia lesz, 5. szint; a rezidenciából főváros, 6. szint.
    [hide] A következő körödig senki sem támadhatja meg.
    [lower] Cserébe elveszel egy Nagy és Különleges tárgyat a kínálatból vagy egy szerencsekártyát.
    [exchange] Egy Nagy és Különleges tárgyra a kínálatból vagy egy szerencsekártyára.
    [give-artefact] Cserébe az egyik városod egy szinttel feljebb lép.
   *[limbo] Kikerül a játékból; ezután egy másik kártyát helyezel orvtámadásba.
}

# Paying.
table-pay = Fizetség
table-pay-cards = A fizetségül adott kártyák
table-further = Lépések a viharesemény után: { $count }
table-further-less = Eggyel kevesebb lépés a viharesemény után
table-further-more = Eggyel több lépés a viharesemény után
table-pay-count = { $count ->
    [one] Egy kártya.
   *[other] { $count } kártya.
}
table-pay-cheapest = Ezek később a legkevésbé hasznosak; a kezedből másokat is választhatsz.
table-pay-spare = { $count ->
    [one] { $card }: fizetés nélküle, ha lehet
   *[other] { $card } ×{ $count }: fizetés kevesebbel, ha lehet
}
table-pay-others = Más fizetési módok
table-pay-before = Az előző mód
table-pay-next = Másik mód
table-pay-way = { $number }/{ $count }
table-pay-confirm = Fizetés
table-pay-where = Mutass egy fénylő mezőre: fizetsz, és oda építesz.

# Placing a terrain card.
table-place-where = Mező
table-place-choose = válassz…
table-place-how = Válassz egy fénylő mezőt.
table-place-confirm = Lerakás így
table-turn-left = Forgatás balra
table-turn-right = Forgatás jobbra
table-turn-how = Az R, a görgő vagy egy koppintás elforgatja, az Enter lerakja.

# Sure?
table-confirm = Biztos vagy benne?
table-confirm-game = Ez véget vet a játéknak. { $place ->
    [1] Első helyen végeznél.
    [2] Második helyen végeznél.
    [3] Harmadik helyen végeznél.
   *[other] A helyezésed ez lenne: { $place }.
}
table-confirm-end = Eldobod a kártyáidat, és hat újat húzol.
table-confirm-open = Még lehetséges: { $verbs }
table-confirm-final = Ezt nem lehet visszavonni.
table-confirm-lost = Elveszíted ezt a harcot, és ezt nem lehet visszavonni.
table-confirm-never = Ne kérdezd többé
table-confirm-no = Még nem
table-confirm-yes = Igen

# Buttons of the turn.
table-undo = Visszavonás
table-undo-turn = Kör visszavonása
table-undo-turn-how = { $count ->
    [one] Egy lépést von vissza, amennyit csak lehet
   *[other] { $count } lépést von vissza, amennyit csak lehet
}
table-hint = Tipp
table-hint-thinking = Gondolkodik…
table-hint-do = Legyen így
table-hint-goal = Cél:
table-hint-others = Amit még mérlegelt

# What others do.
table-skip = { $count ->
    [one] Tovább
   *[other] { $count } kihagyása
}
table-skip-key = Az Escape átugorja, amit a többiek csinálnak

# What is new: what the others did since one's last turn. Above each sentence stands who did it.
news-title = { $since ->
    [turn] A legutóbbi köröd óta
   *[round] A legutóbbi kör
}
news-tab = Hírek
# $more: yes, or no where it is less.
news-points = { $more ->
    [yes] { $count } ponttal több
   *[no] { $count } ponttal kevesebb
}, most { $points }
news-city = { $space } ({ $level }. szint)
news-won = Elnyert kártyák: { $cards }.
news-cities = { $count ->
    [one] Új város: { $cities }.
   *[other] { $count } új város: { $cities }.
}
news-raised = { $count ->
    [one] Fejlesztett város: { $cities }.
   *[other] { $count } fejlesztett város: { $cities }.
}
news-roads = { $count ->
    [one] Új út: { $spaces }.
   *[other] { $count } új út: { $spaces }.
}
news-heroes = { $count ->
    [one] Felbérelt hős: { $spaces }.
   *[other] { $count } felbérelt hős: { $spaces }.
}
news-moved = Egy hős útja: { $origin } → { $space }.
news-hired = Felbérelt egységek: { $cards }.
news-created = Létrehozott tárgyak: { $cards }.
news-fought = { $result ->
    [conquered] Hódítás
   *[other] Támadás
} az { $space } mezőn: { $target ->
    [hero] egy hős ({ $defender })
    [city] város ({ $defender })
    [building] épület
    [ruins] romok
   *[neutral] semleges város
}{ $result ->
    [conquered] , { $attack } : { $defence }
    [won] ; győzelem, { $attack } : { $defence }
    [lost] ; vereség, { $attack } : { $defence }
    [voided] ; semmi sem lett belőle
   *[open] {""}
}.
news-more = { $count ->
    [one] Még egy esemény a naplóban olvasható.
   *[other] Még { $count } esemény a naplóban olvasható.
}
news-cut = Ami ez előtt történt, a naplóban olvasható.
news-trace = A legutóbbi köröd óta: { $told }

# Battles.
table-battle = Harc
table-battle-hero = Harc egy hős ellen az { $space } mezőn
table-battle-place = Harc az { $space } mezőn: { $what }
table-battle-city = város
# A part of a total; a number follows.
table-battle-part = { $part ->
    [units] egységek
    [artefacts] tárgyak
    [morale] hősök bónusza
    [home] saját terület
   *[potions] főzetek
}
table-battle-nobody = Semleges
table-battle-attacks = támad
table-battle-defends = védekezik
table-battle-total = teljes harci erő: { $total }
table-battle-empty = még nincs kártya
table-battle-under = A sor alatt: { $cards }
table-battle-needed-attack = { $count ->
    [one] kell még, hogy a támadás erősebb legyen
   *[other] kell még, hogy a támadás erősebb legyen
}
table-battle-needed-defence = { $count ->
    [one] kell még, hogy a védelem kitartson
   *[other] kell még, hogy a védelem kitartson
}
table-battle-enough = A teljes harci erő elegendő.
table-battle-retreat = Vagy válassz egy fénylő mezőt a visszavonuláshoz:
table-battle-fold = A térkép
table-battle-unfold = A harci sorok

# The log and the chat.
table-log = Napló
table-log-earlier = Ami korábban történt
table-log-forced = Más nem volt lehetséges.
table-log-undone = { $player } – egy döntés visszavonva.
table-log-folded = { $count ->
    [one] Felhúzott és eldobott kártyák: egy sor
   *[other] Felhúzott és eldobott kártyák: { $count } sor
}
table-log-gave-up = { $how ->
    [resign] Feladta: { $player }.
   *[end] A megmaradtak befejezték a játékot.
}
table-chat = Csevegés
table-chat-empty = Még senki sem szólt semmit.
table-chat-say = Mondj valamit
table-chat-send = Küldés
table-chat-mute = Csevegés elnémítása

# Settings.
table-settings = Beállítások
table-speed = A többiek lépései
table-speed-name = { $speed ->
    [0] azonnal
    [1] lépésről lépésre
   *[2] lassan
}
table-like = { $name ->
    [sound] Hangok
    [notify] Értesítés, ha én vagyok soron
    [confirmEnd] Kérdés a kör befejezése előtt
    [confirmFinal] Kérdés az előtt, ami nem vonható vissza
    [askMulligan] Kérdés a mulliganról, ha nincs lehetséges csoport
    [unfiltered] Amit idegenek mondanak, semmit sem elrejtve
   *[textBoard] A játéktábla szövegként
}
table-notify-forbidden = A böngésződ nem engedi, hogy ez az oldal értesítést küldjön.
table-theme = Színek
table-theme-name = { $theme ->
    [light] világos
    [dark] sötét
   *[system] automatikus
}
table-language = Nyelv
table-keys =
    1–9: kártya kiválasztása · nyilak és R: a lerakandó kártya mozgatása és forgatása · Enter: végrehajtás vagy ugrás a kérdéshez
    Escape: vissza, a többiek lépéseinek átugrása · Ctrl+Z: visszavonás

# Several people at one screen.
table-hand-over = { $name }, készen állsz?
table-hand-over-others = Valaki más van soron: add át a képernyőt.
table-hand-over-ready = Készen állok

# Waiting for players.
table-wait = Várakozás a játékosokra
table-wait-open = még szabad
table-wait-you = (te)
table-wait-link = Link a helyhez: { $number }. játékos
table-wait-new-link = Új link
table-wait-computer = Játsszon gép
table-wait-level = A gépi játékosok szintje
table-wait-watch = Link nézőknek
table-wait-new-watch = A link cseréje
table-join = Meghívtak egy Battalia-játékra
table-invite = { $name } meghív egy Battalia-játszmára
table-invite-with = Modulok és változatok
table-join-name = A neved
table-join-sit = Leülök
table-origin-title = Hogyan kezdődött ez a játék
table-origin = { $origin ->
    [seed] Ennek a játéknak a véletlenmagját megadták: aki ismeri, kiderítheti, mit hoz a véletlen.
    [record] Ez a játék egy feljegyzést folytat: aki az asztalt felállította, ismerhet rejtett kártyákat.
    [position] Ez a játék egy megadott állásból indult: aki az asztalt felállította, ismerhet rejtett kártyákat.
   *[clone] Ez a játék egy másik játék másolata: aki az asztalt felállította, ismerhet rejtett kártyákat.
}
table-taken = Ez a hely foglalt: { $name } ül ott
table-not-known = Ezen az eszközön nem ismernek ennél az asztalnál
table-taken-yours = { $taken ->
    [yes] Ha a tiéd, használj egy kódot arról az eszközről, amelyen játszol (az asztalnál a ⚙ alatt: „Játék egy másik eszközön is”), vagy jelentkezz be.
   *[no] Ha itt játszol, használj egy kódot arról az eszközről, amelyen játszol (az asztalnál a ⚙ alatt: „Játék egy másik eszközön is”), vagy jelentkezz be.
}
table-taken-now = Ezen az eszközön eddig { $name } vagy, felhasználónév nélkül: azok a játékok itt utána nem találhatók meg.
table-taken-code = Kód a másik eszközödről
table-taken-use = A kód használata
table-taken-look = Az asztal megtekintése
table-device = Játék egy másik eszközön is
table-device-how = Nyisd meg a másik eszközön ezt a címet: { $address }, és írd be ezt a kódot:
table-device-until = Egyszer használható, még ennyi ideig: { $time }.
table-place = A helyed ennél az asztalnál
table-get-up = Felállás: a hely újra szabad lesz
table-leave = Az asztal elhagyása
table-leave-how = Egy számítógép játszik helyetted, amíg vissza nem jössz.
table-resign = Feladás
table-resign-as = Feladás: { $player }
table-resign-sure = { $alone ->
    [yes] Feladod ezt a játékot? Akkor vége van.
   *[no] Végleg feladod ezt a játékot? Egy számítógép játszik tovább helyetted; a többiek döntik el, hogy folytatják-e. Nézni még nézheted.
}
table-resign-yes = Feladom
table-resign-no = Játszom tovább
table-resigned = { $count ->
    [one] Feladta: { $players }. Egy számítógép játszik tovább.
   *[other] Feladták: { $players }. Számítógépek játszanak tovább.
}
table-given-up = { $count ->
    [one] { $players } feladja: befejezheted a megnyert játékot, vagy játszhatsz tovább.
   *[other] { $players } feladják: befejezheted a megnyert játékot, vagy játszhatsz tovább.
}
table-resigned-title = Valaki feladta
table-abandoned = Valaki végleg elment; egy számítógép játszik tovább.
table-vote-count = { $count } szavazat a befejezésre, { $needed } kell.
table-vote-end = A játék befejezése
table-vote-go-on = Inkább játsszunk tovább
table-away = Távol van: { $name }.
table-away-soon = Ennyi idő múlva gép veheti át a helyét: { $time }.
table-away-computer = Játsszon gép
table-replaced = Gép játszik helyette: { $player }.
table-replaced-back = Újra én játszom
table-late = { $how ->
    [skip] { $player }: lejárt az idő, a körök kimaradnak.
   *[computer] { $player }: lejárt az idő, gép játszik tovább.
}

# The end.
table-over = A játék véget ért
table-over-won = { $how ->
    [team] A csapatod győzött!
    [shared] Osztozol az első helyen. Győzött még: { $players }.
   *[alone] Győztél!
}
table-over-winner = A játék véget ért. Győzött: { $players }.
table-over-given-up = A játékot a vége előtt feladták.
table-over-place = Helyezés
table-over-player = Játékos
table-over-points = GyP
table-over-cities = Városok
table-over-city = { $space }: { $level }. szint
table-over-look = Vissza az asztalhoz
table-over-replay = Visszajátszás
table-over-new = Új játék
table-over-next = A következő játékhoz
table-over-rematch = Visszavágó
