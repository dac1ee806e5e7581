## The server: what it does not do, and why.

# Keys, seats, tables.
who-are-you = mondd meg, ki vagy: ehhez egy személy kulcsa kell
name-unseen = egy névben nem lehetnek láthatatlan karakterek, sem olyanok, amelyek megváltoztatják az írásirányt
login-unusable = a felhasználónév { $shortest }–{ $longest } betűből, számjegyből és ezekből a jelekből állhat: . @ + - _
login-taken = ez a felhasználónév már foglalt: { $login }
login-wrong = nincs ilyen felhasználónév, vagy hibás a jelszó
too-many-logins = túl sok próbálkozás ezzel a felhasználónévvel; várj egy percet
password-needed = ehhez a jelszavad vagy az egyik helyreállító kódod kell
password-wrong = ez nem a te jelszavad
code-wrong = ez nem a te helyreállító kódod, vagy már felhasználták
recovery-wrong = nincs ilyen felhasználónév, vagy a helyreállító kód más, vagy már felhasználták
device-code-wrong = nincs ilyen kód, vagy már felhasználták, vagy lejárt az ideje
too-many-codes = túl sok kódot próbáltak ki; várj egy percet
no-password-yet = még nincs felhasználóneved és jelszavad
link-dead = ezt a linket már felhasználták, vagy lejárt; kérj egy újat
no-letters = ez a szerver nem küld e-mailt
too-many-letters = sok levelet kértél; várj egy kicsit, mielőtt újabbat kérsz
address-unusable = ez nem olyan e-mail-cím, amelyre levelet lehetne küldeni
address-taken = ez a cím itt már valakié; jelentkezz be inkább e-maillel
no-address = előbb add meg az e-mail-címedet, és erősítsd meg
too-many-people = túl sok új játékos a címedről; gyere vissza később
too-many-tables =
    { $most ->
        [one] van egy befejezetlen asztalod; előbb fejezd be vagy távolítsd el
       *[other] { $most } befejezetlen asztalod van; előbb fejezz be vagy távolíts el egyet
    }
not-your-table = ezt az asztalt más állította fel
others-sit-here = más is ül ennél az asztalnál, ezért megmarad
no-such-table = nincs ilyen asztal: { $table }
no-such-seat = ennél az asztalnál nincs ilyen hely: { $seat }
no-such-link = ez a link nem vezet helyhez, vagy már felhasználták
seat-taken = ez a hely foglalt: { $name } ül ott
lesson-for-one = egy lecke egy embernek szól, és nem kellenek hozzá linkek
no-such-act = a játéknak nincs ilyen lépése: { $act }
not-your-seat = ez nem a te helyed: { $seat }
nobody-at-this-table = nem ülsz ennél az asztalnál, és linked sincs, amellyel nézhetnéd
no-longer-yours = már nem ülsz ennél az asztalnál, és nem is nézheted: a helyet átadták, vagy a kulcsod érvényét vesztette
too-much-work = sokat kértél; { $seconds } másodperc múlva kérhetsz többet
too-busy = a szervernek most túl sok a dolga; próbáld újra hamarosan
no-person-there = ezen a helyen nem ül senki, aki helyett gép játszhatna: { $seat }
clock-decides = akinek napjai vannak egy lépésre, annak nem kell itt lennie: az óra dönt
still-here = az itt ülő játékos jelen van, vagy épp csak most ment el: { $seat }
seat-resigned = ennek a helynek a játékosa feladta, és egy számítógép játszik tovább: { $seat }
nobody-resigned = senki sem adta fel, így a játék folytatódik
not-in-play = ez a játék nincs folyamatban
still-playing = ott még játszol: előbb add fel, és utána tedd el a játékot
time-is-up = lejárt az időd erre a játékra
not-over-yet = a játék még nem ért véget
table-waits = a játék még nem kezdődött el: valaki még hiányzik
table-of-other-rules = ez a játék a szabályok egy másik változatát követi ({ $rules }); a szerver üzemeltetőjének le kell futtatnia ezt: „battalia migrate”
table-is-broken = ez a játék nem folytatható: { $problem }
table-not-shown = ez a játék véget ért, de a vége nem mutatható meg: { $problem }
moment-not-shown = senki sem tudja, hogyan állt { $act }. lépés után: { $problem }
broken-start = az asztal már nem állítható fel: { $reason }
broken-opening = a megnyitása nem lehetséges: { $reason }
broken-act = { $number }. lépés, { $seat }: „{ $choice }” nem lehetséges: { $reason }
broken-missing = hiányzik egy lépés: { $number }
broken-row = { $number }. lépés: a bejegyzése megsérült, már nem az, amit eltároltunk
broken-table = a bejegyzése megsérült: már nem az, amit eltároltunk
spoilt-snapshot = { $number }. lépés: a pillanatképe megsérült; a lépések épek, és újra elkészül, ha valakinek kell
broken-chance = a véletlennek még van mit eldöntenie
broken-undo = senki sem léphet ennyire vissza
broken-position = a játék { $number }. lépés után másképp állt, mint ahogy e szabályok szerint állna
broken-result = eredetileg ez volt a vége: „{ $result }”, most pedig ez: „{ $now }”
secrets-until-the-end = a többi játékosnak a játék végéig titkai vannak

# Setting up.
record-or-position = egy játék feljegyzéssel vagy állással kezdődik, nem mindkettővel
text-is-no-game = ez sem egy játék feljegyzése, sem egy állása
record-unusable = ez a feljegyzés nem játszható le: { $reason }
position-unusable = ilyen állás nem lehetséges: { $reason }
seats-and-players = { $seats } hely van { $players } játékosra
level-unknown = nincs ilyen nevű gépi játékos: { $name }
clock-not-of-kind = ennek az órafajtának („{ $clock }”) nincs ilyen adata: „{ $field }”
clock-out-of-range = az óra „{ $field }” adata legalább 0 és legfeljebb { $days } nap
clock-without-time = ehhez az órafajtához („{ $clock }”) valamennyi idő is kell
hook-not-readable = az emlékeztető teljes címre megy, amely így kezdődik: http:// vagy https://
hook-not-public = az emlékeztető csak nyilvános címre mehet
hook-too-long = az emlékeztetők címe túl hosszú: legfeljebb { $most } karakter lehet
push-not-secure = az értesítési szolgáltatások HTTPS-en, a szokásos porton érhetők el
push-keys-unusable = ezek nem egy értesíthető böngésző kulcsai
push-others = Az asztalnál: { $names }

# At the table.
hello-first = az első üzenet: „hello”
hello-once = már elküldted a „hello” üzenetet
no-hello = senki sem küldött „hello” üzenetet
late-answer = a játék azóta továbbment: ez a kérdés már nem nyitott
nothing-to-undo = nincs semmi, amit visszavonhatnál
undo-shows-new = amit utoljára tettél, valami újat fedett fel, ezért nem vonható vissza
no-undo-here = ennél az asztalnál nincs visszavonás
nothing-asked = most nincs kérdés, amelyre válaszolnod kellene
no-advice = a szakértőnek most nincs tanácsa
one-hint-at-a-time = a szakértő még az előző kérdéseden gondolkodik
no-chat-here = ennél az asztalnál nincs csevegés
spectators-listen = a nézők csak hallgatnak
message-unreadable = ez az üzenet nem olvasható: { $reason }

# The server itself.
request-unusable = ez a kérés nem használható: { $reason }
text-not-utf8 = ez nem UTF-8 kódolású szöveg
body-not-json = ennek a kérésnek a törzse JSON legyen, „application/json” típussal küldve
body-missing = ehhez a kéréshez törzs is kell
foreign-page = más szerver oldala ezt nem teheti meg
foreign-name = ezt a szervert nem így hívják
house-not-yours = csak az nyithatja meg a hálózatnak, aki a --open kapcsolóval indított szerver gépénél ül
metrics-of-this-machine = a számlálókat csak a szerver gépén futó programok láthatják
too-many-requests = túl sok kérés; várj egy kicsit
too-many-messages = túl sok üzenet; gyere vissza egy pillanat múlva
too-many-connections = túl sok kapcsolat a címedről
not-stored = nem biztos, hogy ezt sikerült elmenteni; gyere vissza egy pillanat múlva, és nézd meg, hogyan áll
unwell-reading = az adatbázis most nem olvasható
unwell-writing = most semmit sem lehet elmenteni
table-without-leader = ez az asztal most nem érhető el; gyere vissza egy pillanat múlva
leader-lost = útközben megszakadt a kapcsolat ezzel az asztallal; gyere vissza, és nézd meg, hogyan áll
server-closing = a szerver épp leáll; gyere vissza egy pillanat múlva
server-failed = a szerver hibába ütközött; semmi sem változott
module-failed = hiba történt egy modulban („{ $module }”); semmi sem változott
