## The browser: cards, hand, rows, stacks, the Sun Oracle, and the players' panels.
## Texts beside pictures are short; the rest is read aloud or shown when one points at something.

# A card.
cards-face-down = egy kártya képpel lefelé
cards-times = { $count } példány
cards-used-as = felhasználva mint { $kind }
cards-strength = { $same ->
    [yes] Harci erő: { $attack }.
   *[no] Harci erő: támadásban { $attack }, védekezésben { $defence }.
}
cards-strength-short = harci erő: { $strength }
cards-lit = Ma megvilágított: úgy hat, mintha két példány lenne belőle.
cards-lit-short = megvilágított
cards-matched = Ma egyező szimbólumpár: aki létrehozza, megnevezhet egy népet.
cards-matched-short = egyező szimbólumpár
cards-marked-act = felhasználható
cards-marked-pay = fizetség
cards-marked-danger = veszélyben
cards-selected = kiválasztva
cards-rule = { $rule } szabály
cards-close = Bezárás

# What each kind of card does.
cards-does-supply = Egységekért, utakért, sátrakért, hősökért és lépésekért fizetsz vele. Egyik néphez sem tartozik.
cards-does-friman = 1. szintű egység. A harcosok utakat és 1. szintű városokat építenek, és a legtöbb különleges tárgyhoz kellenek.
cards-does-chief = 2. szintű egység. A vezérek 2. szintű várost építenek, vagy arra a szintre fejlesztenek egyet, és fegyverhez, varázstekercshez, sátorhoz és hátashoz kellenek.
cards-does-priest = 3. szintű egység. A papok 3. szintű várost építenek, vagy arra a szintre fejlesztenek egyet, és amuletthez és varázstekercshez kellenek.
cards-does-lord = 4. szintű egység. A nagyurak nagyvárost, azaz 4. szintű várost építenek, vagy arra a szintre fejlesztenek egyet, és ranghoz kellenek.
cards-does-queen = Egymaga alkot egy sort, és egy 4. szintű városból királyi rezidenciát tesz: ez az 5. szint.
cards-does-king = Egymaga alkot egy sort, és egy rezidenciából fővárost tesz: ez a 6. szint.
cards-does-tool = Egy sorban legfeljebb két harcost helyettesít. Harcban nincs haszna.
cards-does-weapon = Megnyit egy támadást, két utánpótlással hőst bérel fel, és 1 erőt ad a harci sorhoz.
cards-does-amulet = Kockával dobsz egy másik kártyáért. 1: semmi; 2 vagy 3: ennyinek számít; 4: orvtámadásba kerül; 5: a menedékbe kerül; 6: joker lesz.
cards-does-title = Egy szinttel előléptet egy egységet, a saját népén belül, ha van ott ilyen kártya. Az új egység azonnal felhasználható.
cards-does-scroll = Egy egységet vagy különleges tárgyat átalakít egy másik, általad megnevezett nép kártyájává. A varázstekercs ehelyett saját magát is átalakíthatja.
cards-does-tent = Egy utánpótlásért megőrzi egy kézben lévő kártyádat, amíg vissza nem kéred.
cards-does-horse = Egy hőst legfeljebb három mezővel odébb visz, vagy 1 erőt ad a harci sorhoz. A visszavonuló hőst megmenti.
cards-does-hammer = Bármelyik különleges tárgy lehet, minden használatkor újra választhatsz; harcban azonban nem.
cards-does-sword = Támadásban nagy erejű fegyver.
cards-does-shield = Védekezésben nagy erejű fegyver.
cards-does-wings = Egy hőst a játéktábla bármelyik kártyájára elvisz, minden fölött.
cards-does-horn = Nézd át a nemzetségedet, mutass meg legfeljebb két kártyát, és vedd őket kézbe.
cards-does-arrow = Fegyver, amely a hősöd körüli nyolc mező bármelyikét is támadhatja.
cards-does-bag = Vegyél el legfeljebb két utánpótlást erre a körre; amit nem használsz fel, visszakerül.
cards-does-banner = Vedd kézbe a menedékedből egyetlen fajta kártyáit, összesen legfeljebb 8 harci erővel.
cards-does-cloak = A hőseid közelében legfeljebb két városodat elrejti: a következő körödig senki sem támadhatja meg őket.
cards-does-crystal = Nézd meg a nemzetséged legfelső tizenkét kártyáját, és válaszd ki, melyik hat kerüljön előre.
cards-does-mask = Harcban legfeljebb két gyenge egységet átcsábítasz az ellenfél sorából a sajátodba.
cards-does-lost-scroll = Vegyél kézbe egy tetszőleges kártyát a purgatóriumból.
cards-does-staff = A játéktáblán legfeljebb három területkártyának más területet adsz.
cards-does-stardust = Egy sorban vagy egy visszavonulás árában legfeljebb két utánpótlást ér. Sosem cserélhető el, és sosem kerül a purgatóriumba.
cards-does-chest = Ha a purgatóriumba kerül, legfeljebb három kézben lévő kártyád együtt mehet orvtámadásba. Különleges tárgyra cserélhető.
cards-does-wild = Bármelyik egység, különleges tárgy vagy utánpótlás; felhasználáskor választod meg.
cards-does-fanatic = A fanatikus minden népbe beleszámít. Hogy kijátszhasd, küldj egy másik kártyát a purgatóriumba; ekkor kettőnek számít.
cards-does-road = Új területet köt össze a városaiddal; a hősök ezen járnak. A területét fizetés után látod meg, aztán úgy rakod le, hogy út úthoz csatlakozzon.
cards-does-city = Három azonos szintű egység ilyen szintű várost alapít, és a szintje ennyi győzelmi pontot ér. Útnak kell összekötnie egy városoddal, és sosem kerülhet közvetlenül egy másik város mellé.

# The hand.
cards-hand = Kézben: { $count ->
    [one] egy kártya
   *[other] { $count } kártya
}
cards-hand-empty = Nincs kártya a kézben
cards-sorted-kind = fajta szerint
cards-sorted-faction = nép szerint
cards-sort-kind = A kezed nép szerint van rendezve; rendezd fajta szerint
cards-sort-faction = A kezed fajta szerint van rendezve; rendezd nép szerint

# Rows: what each was laid for.
cards-rows = E kör sorai
cards-rows-none = Ide kerülnek sorról sorra az ebben a körben kijátszott kártyák.
cards-row-hire = Felbérlés: { $kind }
cards-row-create = Létrehozás: { $kind }
cards-row-build = Építés: { $shape }
cards-row-city = Építés: { $level }. szintű város
cards-row-upgrade = Városfejlesztés
cards-row-hero = Hős felbérlése
cards-row-step = Lépés
cards-row-travel = Utazás
cards-row-ride = Lovaglás
cards-row-fly = Repülés
cards-row-pitch = Letáboroztatás
cards-row-use = Használat: { $kind }
cards-row-attack = Támadás
cards-row-jump = Ugrás
cards-row-toll = Az ugrás vámja
cards-row-post = Kereskedőállomás
cards-row-buy-potion = Főzetvásárlás
cards-row-invoke = Kérés Metamorphához
cards-row-explore = Felderítés
cards-row-crown = Koronázás
cards-copy = { $count ->
    [one] másolat: { $card }
   *[other] { $count } másolat: { $card }
}
cards-new = { $count ->
    [one] új: { $card }
   *[other] új: { $card } ×{ $count }
}
cards-loose = Felhasználható

# Tents, ambush, piles.
cards-tents = Sátrak
cards-tent = Sátor, benne: { $cards }{ $brief ->
    [yes] , a nap végéig
   *[no] { "" }
}
cards-ambush = Orvtámadás: { $count }/{ $places }
cards-nation = Nemzetség
cards-nation-count = Nemzetség: { $count } kártya
cards-nation-all = Nemzetség, { $count } kártya
cards-nation-note = A kártyák, amelyeket húzni fogsz, rendezve: a sorrendjük ismeretlen.
cards-shelter = Menedék
cards-shelter-count = Menedék: { $count } kártya
cards-shelter-all = Menedék, { $count } kártya{ $top ->
    [none] { "" }
   *[other] , legfelül: { $top }
}
cards-shelter-note = Az eldobott kártyáid, rendezve. Ha a nemzetség elfogy, ezekből lesz az új.
cards-pile-empty = Nincs kártya

# Stacks.
cards-stacks = Paklik
cards-artefacts = Különleges tárgyak
cards-units = Egységek és utánpótlás
cards-roads = Utak
cards-cities = Városok
cards-offer = Nagy és Különleges tárgyak a kínálatban
cards-offer-none = Nincs Nagy és Különleges tárgy a kínálatban.
# Where long names may be divided when there is little room.
cards-hyphens = varázs-tekercs után-pótlás szer-szám Kala-pácsa Kris-tálya Purga-tórium Zsarátnok-lények Felhő-szülöttek Nap-áldottak Sziget-lakók Farkas-klán Medve-nép
cards-limbo = Purgatórium
cards-limbo-count = Purgatórium: { $count ->
    [one] egy kártya
   *[other] { $count } kártya
}
cards-limbo-note = Ezek a kártyák kikerültek a játékból.
cards-left = { $count ->
    [0] elfogyott
   *[other] még { $count }
}
cards-top = legfelül: { $top }
cards-open = most elvehető
cards-closed = most nem: kérdezd meg, miért
cards-cost = költsége: { $cost }
cards-cost-part = { $count } { $kind }
cards-city-cost = { $count } egység a város szintjén

# The Sun Oracle.
cards-oracle = Nap Orákulum
cards-oracle-meaning = Ma megvilágított, és kétszeresen hat: { $lit }. Egyező szimbólumpár: { $matched }; aki ilyet hoz létre, megnevezhet egy népet.

# The players.
cards-players = Játékosok
cards-you = te
cards-first = kezdő
cards-thinks = gondolkodik
cards-clock = Óra
cards-computer = gép, { $level }
cards-stand-in = gép helyettesíti
cards-resigned = feladta
cards-open-seat = szabad hely
cards-absent = távol
cards-days = { $count ->
    [one] 1 nap
   *[other] { $count } nap
}
cards-points = { $count ->
    [one] 1 győzelmi pont
   *[other] { $count } győzelmi pont
}
cards-in-hand = Kézben: { $count }
cards-in-nation = Nemzetség: { $count }
cards-in-shelter = Menedék: { $count }
cards-in-ambush = Orvtámadásban: { $count }
cards-heroes = Hősök a játéktáblán: { $count }
cards-great-cities = Nagyvárosok: { $count }{ $needed ->
    [0] { "" }
   *[other] ; { $needed } véget vet a játéknak
}
cards-shelter-top = Menedék: { $count }, legfelül: { $card }
cards-team = { $number }. csapat
cards-team-score = { $points } GyP · nagyvárosok: { $cities }/{ $needed }

# The head of the table.
cards-day = { $week }. hét, { $day }. nap
cards-turn = Soron van: { $players }
cards-your-turn = Te vagy soron
cards-over = A játék véget ért
cards-status-lit = { $kind } fényben
cards-status-matched = { $kind } egyezik
cards-race = Győzelmi pontok
cards-end-cities = Nagyvárosokkal legközelebb a játék végéhez: { $players }, { $count }/{ $needed }
cards-end-map = A játék véget ér, ha a térkép betelik: { $count ->
    [0] nincs több szabad mező
    [one] egy szabad mező maradt
   *[other] { $count } szabad mező maradt
}
cards-end-weeks = A játék { $count } hét után véget ér
cards-bot = bot
