## The first page of the browser, setting up a table, one's own games, and what this is.

start-title = Battalia
start-lead = Építsd a paklidat, rakd ki a térképet kártyáról kártyára, és vezesd hőseidet: a legnagyobb városok győznek.
start-language = Nyelv
start-back = Kezdőlap
start-places = Továbbiak
# The name of somebody who has not given one.
start-player = Játékos

start-play-now = Azonnali játék
start-play-now-text = Kétszemélyes játék könnyű gépi ellenféllel. Regisztráció és űrlap nélkül.
start-with-friends = Barátokkal
start-set-up = Asztal felállítása
start-learn = Tanulás
start-learn-text = Az első lépések, úgy tíz perc alatt.
start-rules = Szabályok
start-rules-text = Minden szabály, kereshetően és hivatkozhatóan.
start-sheets = Referencia
start-sheets-text = Minden költség és kártya egy pillantásra.
start-import = Importálás
start-import-text = Folytass egy játékot feljegyzésből vagy állásból.
start-about = Névjegy
start-about-text = Mi ez, és kinek jár érte köszönet.

## With friends.

start-friends-how-many = Hányan játszotok, veled együtt?
start-friends-name = A neved, ahogy a barátaid látják
start-friends-players = { $players } játékos
start-friends-text = Mindegyikük számára kapsz egy linket. Öt és hat játékosnál a The Stormgates is játékban van.

start-links = Az asztalod készen áll
start-links-text =
    { $count ->
        [one] Küldd el ezt a linket a barátodnak. A játék elkezdődik, amint elfoglalja a helyét.
       *[other] Küldj minden barátodnak egy-egy linket. A játék elkezdődik, amint minden hely foglalt.
    }
start-links-once = Egy linkkel egy személy ülhet le. Amíg az asztal várakozik, a linkeket újra megmutatja.
start-link-seat = { $number }. hely
start-link-watch = Nézőknek
start-copy = Másolás
start-copied = Másolva
start-copy-by-hand = Kijelölve: másold ki ezzel: Ctrl+C
start-share = Megosztás
start-reach-alone = Ezeket a linkeket egyelőre csak ez a számítógép tudja megnyitni: senki más nem jut el rajtuk ide.
start-reach-none = Ez a számítógép most nincs magánhálózatban: senki más nem jut el ide ezeken a linkeken.
start-reach-open = A játék megnyitása a hálózatomnak
start-reach-open-text = Ekkor a hálózatodban bárki, például aki ugyanazon a Wi-Fin van, bejöhet a linkjével, amíg be nem zárod, vagy le nem állítod a Battaliát.
start-reach-command = Hogy mások is bejöhessenek a hálózatodból, állítsd le a Battaliát (Ctrl+C), és indítsd újra e parancsok egyikével:
start-reach-network = A barátaid akkor nyithatják meg ezeket a linkeket, ha ugyanabban a hálózatban vannak, mint ez a számítógép, például ugyanazon a Wi-Fin.
start-reach-which = A linkek eleje
start-reach-which-text = Ennek a számítógépnek több címe van. Ha a barátaid az egyiken nem jutnak be, próbálj egy másikat.
start-reach-close = A játék bezárása a hálózatom előtt
start-qr = QR-kód
start-qr-of = QR-kód: { $label }
start-to-table = Az asztalhoz

## One's own games.

start-games = Játékaim
start-games-more = További játékok
start-games-archive = Archívum és leckék
start-games-archive-empty = Nincs eltett játék.
start-game-yours = Te vagy soron
start-game-theirs = Soron van: { $names }
start-game-playing = Folyamatban
start-game-waiting =
    { $count ->
        [one] Egy hely még szabad
       *[other] { $count } hely még szabad
    }
start-game-over = Vége, { $points }
start-game-given-up = Feladva, { $points }
start-game-resigned = Feladtad; a többiek továbbjátszanak
start-game-lesson = Lecke: { $title }
start-game-a-lesson = Egy lecke
start-game-broken = Nem folytatható
start-game-with = Veled játszik: { $names }
start-game-origin =
    { $origin ->
        [seed] megadott véletlenmaggal
        [record] feljegyzésből
        [position] megadott állásból
       *[clone] egy játék másolata
    }
start-game-remove = A játék eltétele
start-game-put-away =
    { $where ->
        [archive] Mi legyen vele?
       *[games] Eltegyük?
    }
start-game-archive = Az archívumba
start-game-bring-back = Vissza a játékaim közé
start-game-remove-mine = Törlés a játékaim közül
start-game-remove-yes = Végleges törlés
start-game-remove-no = Megtartás
start-computer =
    { $count ->
        [one] gép ({ $level })
       *[other] { $count } gép ({ $level })
    }
start-with-computer =
    { $count ->
        [one] egy gép ({ $level })
       *[other] { $count } gép ({ $level })
    }
start-level-random = véletlen
start-level-random-text = Ismeri a szabályokat, és véletlenszerűen választ.
start-level-simple = egyszerű
start-level-simple-text = Néhány ökölszabályt követ, döntésről döntésre.
start-level-novice = újonc
start-level-novice-text = Ismeri az alapokat, nem veszi észre a csoportokat, és a második legjobb tervet választja.
start-level-steady = megfontolt
start-level-steady-text = Megtervezi az egész körét.
start-level-expert = szakértő
start-level-expert-text = Gondosan tervezi meg a körét, aszerint, amire játszmák ezrei tanították.

## Import.

start-import-what = Egy feljegyzés, állás vagy forgatókönyv, amelyet elmentettél vagy kaptál. A feljegyzést a program az utolsó választásig lejátssza.
start-import-file = Fájl kiválasztása
start-import-paste = Vagy illeszd be ide a szöveget
start-import-record = Feljegyzés folytatása
start-import-position = Kezdés ebből az állásból
start-import-seats = Kik játszanak tovább
start-import-replay = Játék visszanézése

## Account.

start-account = Te
start-account-name = A neved
start-account-keep = Mentés
start-account-name-kept = A nevedet elmentettük.
start-account-login-new = Játékaid más eszközökön
start-account-login-change = A felhasználóneved
start-account-text = Egy felhasználónév és egy jelszó elég ahhoz, hogy bárhol megtaláld a játékaidat. A jelszó legalább 8 karakter; e-mail-cím nem kell. Amíg nincs felhasználóneved és jelszavad, bárki, akinél ez az eszköz van, játszhat helyetted, és be is állíthatja őket.
start-account-login = Felhasználónév
start-account-login-form = Betűk, számjegyek és . @ + - _
start-account-password = Jelszó
start-account-create = Létrehozás
start-account-change = Módosítás
start-account-kept = Mostantól ezzel a felhasználónévvel találod meg a játékaidat.
start-account-sign-in = Bejelentkezés
start-account-signed-in = Bejelentkeztél.
start-account-sign-out = Kijelentkezés
start-account-signed-out = Kijelentkeztél.
start-account-lost = Felhasználónév nélkül ezeket a játékokat senki sem találja meg többé, te sem.
start-account-sign-out-anyway = Kijelentkezés mindenképp
start-account-device = Egy másik eszköz
start-account-device-text = Aki ott beírja a kódot, azon az eszközön is te vagy, az összes játékoddal.
start-account-device-here = Már játszol egy másik eszközön? Kérj ott egy kódot: az asztalnál a ⚙ alatt, vagy ezen az oldalon.
start-account-hook = Emlékeztetők
start-account-hook-text = Ha te vagy soron, de nem vagy az asztalnál, erre a címre megy üzenet (webhook). Hagyd üresen, ha nem kérsz ilyet.
start-account-hook-address = Cím
start-account-hook-kept = Oda kapod majd az emlékeztetőt.
start-account-hook-gone = Nem kapsz emlékeztetőt.
start-account-change-text = Új jelszóval minden más eszközön kijelentkezel, és a helyeidhez vezető linkek megszűnnek.
start-account-password-old = Eddigi jelszó
start-account-password-new = Új jelszó
start-account-code = Helyreállító kód
start-account-by-code = Inkább helyreállító kóddal
start-account-by-password = Inkább jelszóval
start-account-forgotten = Elfelejtettem a jelszavamat
start-account-recover = Az új jelszó beállítása
start-account-recovered = Az új jelszavad érvényes. Itt be vagy jelentkezve, máshol sehol.
start-account-changed = A bejelentkezésed megváltozott. Minden más eszközön kijelentkeztél.
start-account-keys =
    { $count ->
        [one] Csak ezen az eszközön vagy bejelentkezve.
       *[other] { $count } eszközön vagy bejelentkezve.
    }
start-account-codes-left =
    { $count ->
        [0] Nincs helyreállító kódod.
        [one] Egy helyreállító kódod van.
       *[other] { $count } helyreállító kódod van.
    }
start-account-alone = Kijelentkezés minden más eszközön
start-account-alone-done = Csak ezen az eszközön vagy bejelentkezve.
start-account-codes-renew = Új helyreállító kódok
start-account-codes-new = Ezek a kódok a korábbiak helyébe léptek.
start-account-codes = A helyreállító kódjaid
start-account-codes-text = Ha elfelejted a jelszavadat, ezekkel a kódokkal egy-egy alkalommal újat állíthatsz be. Másold ki, nyomtasd ki ezt az oldalt vagy írd le őket, és tartsd ott, ahol csak te nézed meg: többé nem jelennek meg.
start-account-codes-print = Nyomtatás
start-account-codes-kept = Eltettem őket
start-account-data = Az adataid
start-account-export = Az adataim letöltése
start-account-export-done = Az adataid letöltve.
start-account-delete = A fiókom törlése
start-account-delete-text = A neved, a bejelentkezésed, az emlékeztetőid és minden, amit írtál, azonnal törlődik, és azok a játékok is, amelyeket egyedül játszottál. A másokkal közös játékok megmaradnak a neved nélkül; helyetted egy számítógép játszik tovább. Ezt nem lehet visszavonni.
start-account-delete-type = Megerősítésül írd be: „{ $name }”
start-account-delete-sure = Minden törlése
start-account-deleted = A fiókod törölve.

# E-mail és más eszközök.
start-mail = E-mail
start-mail-text = Egy címmel akkor is visszajutsz, ha elfelejtetted a jelszavadat. Egy levél a benne lévő linkkel tanúsítja, hogy a cím a tiéd.
start-mail-address = E-mail-cím
start-mail-give = Ezt a címet használom
start-mail-sent = Levél indult ide: { $address }. Nyisd meg a benne lévő linket egy napon belül.
start-mail-yours = A levelek ide mennek: { $address }.
start-mail-turns = Írjatok, ha én vagyok soron
start-mail-turns-text = Ha nem vagy az asztalnál. Minden levélben van link, amellyel leállíthatod őket.
start-mail-turns-on = Levelet kapsz, ha te vagy soron.
start-mail-turns-off = Nem kapsz levelet, ha te vagy soron.
start-mail-other = Másik cím, vagy semmilyen
start-mail-remove = A cím törlése
start-mail-removed = Nem kapsz több levelet.
start-mail-in = Bejelentkezés e-maillel
start-mail-in-text = Azoknak, akik megadtak itt egy címet: a link e-mailben érkezik.
start-mail-in-send = Link küldése a bejelentkezéshez
start-mail-in-reset = Link küldése új jelszóhoz
start-mail-in-sent = Ha itt valakié ez a cím, levél indult oda. A benne lévő link fél óráig használható.
start-device = Bejelentkezés másik eszközön
start-device-text = Nyisd meg ott ezt a linket tíz percen belül. Egyszer használható, és aki megnyitja, az te vagy: ne add oda senkinek.
start-device-show = Link másik eszközhöz
start-device-link = Link a másik eszközödhöz
link-sign-in = Bejelentkezés
link-sign-in-text = Ezen az eszközön te leszel { $name }.
link-sign-in-button = Bejelentkezés mint { $name }
link-instead = Most itt { $name } vagy; { $name } játékai azután nem lesznek meg ezen az eszközön.
link-reset = Új jelszó
link-reset-text = Ehhez a felhasználónévhez: { $login }. Utána itt be leszel jelentkezve, minden más eszközön pedig ki.
link-confirm = Ez a te címed?
link-confirm-text = { $address } lesz { $name } címe. Aki az oda érkező leveleket olvassa, be tud jelentkezni { $name } nevében.
link-confirm-button = Igen, ez az én címem
link-confirmed = A cím meg van erősítve.
link-stop = Levelek, ha te vagy soron
link-stop-text = Ne jöjjön több levél, ha te vagy soron?
link-stop-button = Ne jöjjön több levél
link-stopped = Nem jön több levél. A „Te” oldalon újra kérheted őket.
link-look = Egy pillanat…
link-on = A kezdőlapra

## Setting up a table.

start-set-up-players = Játékosok
start-set-up-table = Az asztalnál
start-set-up-game = A játék
start-variant = { $option }: { $value }
start-variant-off = { $option }: ki
start-set-up-links =
    { $count ->
        [one] A linket megkapod, amint az asztal készen áll.
       *[other] { $count } linket kapsz, amint az asztal készen áll.
    }
start-create =
    { $links ->
        [0] Játék kezdése
       *[other] Asztal felállítása
    }
start-option-players = A játékosok száma
start-seat-who = Ki ül itt: { $number }. hely
start-seat-me = Te
start-seat-here = Valaki ennél a képernyőnél
start-seat-link = Valaki linkkel
start-seat-computer = Gép
start-seat-level = A gép szintje, { $number }. hely
start-seat-name = Név
start-seat-name-of = Név, { $number }. hely

start-clock = Óra
start-clock-none = Nincs
start-clock-none-text = Mindenki annyi időt szán rá, amennyi kell neki.
start-clock-blitz = Gyors
start-clock-book = Könyv szerint
start-clock-book-text = Fejenként { $minutes } perc az egész játékra, ahogy a könyv tanácsolja: játékosonként 30, Metamorpháért, Bilkarrért és a fanatikusokért pedig még 15-15, amelyen mindenki osztozik.
start-clock-days = Napok
start-clock-game =
    { $seconds ->
        [0] Fejenként { $minutes } perc az egész játékra.
       *[other] Fejenként { $minutes } perc, és minden körrel további { $seconds } másodperc.
    }
start-clock-move =
    { $days ->
        [one] Egy nap minden válaszra.
       *[other] { $days } nap minden válaszra.
    }
start-clock-zero = Ha lejár az idő
start-clock-zero-computer = Gép játszik tovább
start-clock-zero-skip = A körök kimaradnak
start-undo = Visszavonás
start-undo-text = A döntések visszavonhatók, amíg semmi új nem derült ki.
start-chat = Csevegés
start-chat-text = A játékosok írhatnak egymásnak.
start-calm = Nyugodt számítógépek
start-calm-text = A számítógépek lépésről lépésre cselekszenek, hogy követni lehessen őket.
start-advanced = Speciális
start-stand-in = Aki a távollévők helyett játszik
start-seed = Véletlenmag
start-seed-text = Azonos véletlenmag és azonos döntések azonos játékot adnak. Aki ismeri, tudja, mit hoz a véletlen.

start-box-base = Alapjáték
start-box-expansion = The Stormgates

start-options-base = Alapjáték: változatok
start-options-expansion = The Stormgates: modulok
start-options-need-expansion = Ezekhez a modulokhoz a The Stormgates kell.

start-option-advanced = Haladó játék
start-option-advanced-text = A hősök a saját területükön ingyen mozognak, és jobban harcolnak.
start-option-hard = Nehéz játék
start-option-hard-text = A semleges városok védelme 6, a romoké 10.
start-option-relics = Rejtett ereklyék
start-option-relics-text = Nincsenek kezdővárosok: a hősök a romoktól indulnak, és erős városok alatt Nagy és Különleges tárgyak rejlenek.
start-option-neutral_cities = Semleges városok
start-option-neutral_cities-text = Senkihez sem tartozó városok várnak arra, hogy elfoglaljátok őket.
start-option-starting_cities = Kezdővárosok
start-option-starting_cities-text = Ha fejenként kettő van, a semleges városok helyét is meg kell választani.
start-option-starting_cities-some = { $count }
start-option-starting_heroes = Hősök a kezdéskor
start-option-starting_heroes-text = Játékosuk első városában állnak.
start-option-starting_heroes-some = { $count }
start-option-cities_to_end = Városok a játék végéhez
start-option-cities_to_end-text = Ennyi 4. szintű város egyetlen játékosnál.
start-option-cities_to_end-some =
    { $count ->
        [0] mint a könyvben
       *[other] { $count }
    }
start-option-weeks = Hetek
start-option-weeks-text = A játék ennyi hét után véget ér. A könyv szerint kettő rövid, három a szokásos, négy vagy öt hosszú.
start-option-weeks-advised = { $count }, a könyv tanácsa
start-option-weeks-some =
    { $count ->
        [0] nincs határ
       *[other] { $count }
    }
start-option-removed_faction = Kimaradó nép
start-option-removed_faction-text = Két játékosnál egy nép a dobozban marad.
start-option-removed_faction-none = véletlenszerű
start-option-expansion = The Stormgates
start-option-expansion-text = A második doboz is az asztalra kerül: még két nép, legfeljebb hat játékos és az összes alábbi modul.
start-option-stormgates = Viharkapuk
start-option-stormgates-text = A hősök kaputól kapuig ugranak, és minden ugrás vihareseménnyel jár.
start-option-royals = Királyok és királynők
start-option-royals-text = A nagy teremtő paklikhoz királynő és király csatlakozik, akik rezidenciává és fővárossá emelik a városokat.
start-option-heroic = Hősi mód
start-option-heroic-text = Erősebb semleges városok, támadás az összes hőssel, és veteránok.
start-option-trading = Kereskedőállomások
start-option-trading-text = Az utak mentén álló állomásoknál különleges tárgyakat, ládákat és csillagport lehet cserélni.
start-option-great_artefacts = Új Nagy és Különleges tárgyak
start-option-great_artefacts-text = A két dobozban lévőket összekeverjük.
start-option-fortune = Szerencsekártyák
start-option-fortune-text = A kínálatban lévő Nagy és Különleges tárgy helyett szerencsekártya is húzható.
start-option-draft = Kártyaválasztás
start-option-draft-text = Az első egységeket nem kiosztják: mindenki választ egyet, és továbbadja a többit.
start-option-teams = Csapatok
start-option-teams-text = A csapattársak egyszerre játszanak, és összeadják a pontjaikat.
start-option-three_against_three = Három a három ellen
start-option-three_against_three-text = Két háromfős csapat három kétfős helyett.
start-option-two_attacks = Két támadás
start-option-two_attacks-text = A háromfős csapat körönként legfeljebb kétszer támad.
start-option-metamorpha = Metamorpha
start-option-metamorpha-text = A térképet járja, és erejét adja az övéhez hasonló területen álló hősöknek.
start-option-bilkarr = Bilkarr
start-option-bilkarr-text = A vándorkereskedő hat főzetet árul.
start-option-summoning = Megidézés
start-option-summoning-text = Az Elveszett Tekercs ehelyett Metamorphát vagy Bilkarrt is megidézheti.
start-option-staff = Terra Botja
start-option-staff-text = Nagy és Különleges tárgy, amely területkártyákat cserél ki.
start-option-fanatics = Fanatikusok
start-option-fanatics-text = Nép nélküli egységek, amelyek áldozatot kívánnak, és kettőnek számítanak.
start-option-valleys = A királyok és királynők völgyei
start-option-valleys-text = Két felderíthető völgy a romok helyett, és ami közöttük fekszik.
start-option-valleys-none = nincs
start-option-valleys-pass = Hegyi Hágó
start-option-valleys-bridge = Király Hídja
start-option-map_end = Betelt térkép
start-option-map_end-text = Véget ér-e a játék, ha a térkép betelik. A könyv ezt rövidebb játékokhoz ajánlja.
start-option-map_end-none = könyv szerint
start-option-map_end-on = a játék véget ér
start-option-map_end-off = a játék folytatódik
start-option-factions = Népek
start-option-factions-text = Válaszd ki, melyik { $count } vegyen részt, vagy egyiket se, hogy a véletlen döntsön.
start-home-barfolk = Saját területe: erdők.
start-home-islanders = Saját területe: tavak.
start-home-emberians = Saját területe: kanyonok.
start-home-cloudborn = Saját területe: hegyek.
start-home-sunblessed = Saját területe: dzsungel.
start-home-wolfsclan = Saját területe: jégmezők.
start-option-layout = Játéktábla
start-option-layout-text = Egy elrendezésfájl szövege; üresen a könyv játéktáblája.
start-option-modules = További modulok
start-option-modules-text = Telepített csomagok moduljai.
start-option-corrections = Javítások
start-option-corrections-text = Egy fájl szövege, amely nyomtatott számokat javít ki.

## About.

start-about-heading = A Battaliáról
start-about-what = A Battalia: The Creation társasjáték és kiegészítője, a The Stormgates a böngészőben: két–hat játékosnak, egyénileg vagy csapatban, barátok vagy gépek ellen.
start-about-unofficial = Ez egy nem hivatalos megvalósítás, saját grafikával és szöveggel. Nem áll kapcsolatban a játék kiadójával, a Fantasmagoriával.
start-about-version = Verzió
start-about-languages = Nyelvek
start-about-licence = Licenc
start-about-licence-text = A program az MIT licenc szerint szabadon használható.
start-about-icons = Ikonok
start-about-icons-text = Az ikonok forrása ez a gyűjtemény:
start-about-icons-changed = Itt a játék színeiben láthatók.
