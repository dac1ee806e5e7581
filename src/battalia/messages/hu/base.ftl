# battalia rules

rules-unknown-number = Nincs ilyen szabály: { $number }.
rules-nothing-found = Egyetlen szabályban sem szerepel { $count ->
    [one] ez a szó:
   *[other] együtt az összes szó:
} { $words }.
rules-need-checkout = A szabályok jegyzéke csak a kódtár saját másolatában készíthető el és ellenőrizhető.
rules-words-not-wanted = Számok és szavak nem adhatók meg együtt ezekkel: --index, --check.
rules-index-written = { $file } elkészült.
rules-chapter-line = { $heading } — { $count ->
    [one] { $first }
   *[other] { $first } – { $last }
}
rules-untested = Nincs tesztje: { $number }.
rules-unknown-citation = { $place } erre hivatkozik: { $number }; ilyen szabály nincs.
rules-index-stale = { $file } elavult: készítsd el újra ezzel: battalia rules --index.
rules-complete = Minden szabály tesztelve van ({ $count }), és a jegyzék naprakész.

# Words of the game

kind-supply = utánpótlás
kind-friman = harcos
kind-chief = vezér
kind-priest = pap
kind-lord = nagyúr
kind-tool = szerszám
kind-weapon = fegyver
kind-amulet = amulett
kind-title = rang
kind-scroll = varázstekercs
kind-tent = sátor
kind-horse = hátas
kind-hammer = Strato Kalapácsa
kind-sword = Elemag Kardja
kind-shield = Britos Pajzsa
kind-wings = Aviena Szárnyai
kind-horn = Baldur Kürtje
kind-wild = joker

faction-barfolk = Medvenép
faction-islanders = Szigetlakók
faction-emberians = Zsarátnoklények
faction-cloudborn = Felhőszülöttek
faction-sunblessed = Napáldottak
faction-wolfsclan = Farkasklán
faction-neutral = semleges
faction-short-barfolk = M
faction-short-islanders = S
faction-short-emberians = Z
faction-short-cloudborn = F
faction-short-sunblessed = N
faction-short-wolfsclan = K

terrain-woods = erdők
terrain-lakes = tavak
terrain-canyons = kanyonok
terrain-mountains = hegyek
terrain-jungle = dzsungel
terrain-ice = jégmezők
terrain-neutral = semleges terület
terrain-short-woods = E
terrain-short-lakes = T
terrain-short-canyons = K
terrain-short-mountains = H
terrain-short-jungle = D
terrain-short-ice = J
terrain-short-neutral = { "" }

shape-city-one = egy kijáratú város
shape-city-opposite = város két átellenes kijárattal
shape-city-corner = város két szomszédos kijárattal
shape-city-three = három kijáratú város
shape-city-four = négy kijáratú város
shape-straight = egyenes út
shape-curve = forduló
shape-tee = T-alakú kereszteződés
shape-crossroads = teljes kereszteződés
shape-ruins = romok

side-north = észak
side-east = kelet
side-south = dél
side-west = nyugat
side-short-north = É
side-short-east = K
side-short-south = D
side-short-west = Ny

card-barfolk = Medvenép { $kind }
card-islanders = Szigetlakó { $kind }
card-emberians = Zsarátnoklény { $kind }
card-cloudborn = Felhőszülött { $kind }
card-sunblessed = Napáldott { $kind }
card-wolfsclan = Farkasklán { $kind }
# Without an article: the words stand after a colon.
a-card-barfolk = Medvenép { $kind }
a-card-islanders = Szigetlakó { $kind }
a-card-emberians = Zsarátnoklény { $kind }
a-card-cloudborn = Felhőszülött { $kind }
a-card-sunblessed = Napáldott { $kind }
a-card-wolfsclan = Farkasklán { $kind }
a-great-artefact = { $kind }
a-supply = utánpótláskártya
several = { $name } ×{ $count }
nothing = nincs
item-used-as = { $card } mint { $kind }
item-on-table = { $item } (az asztalon)
hero-number = { $number }. hős ({ $space })

# A player's name is a plural or a singular, so no verb depends on it.
# A space is called r2c3, so its article is always “az”.
player-chance = véletlen
player-number = { $number }. játékos
player-faction = { $faction }
player-named = { $player } ({ $name })

# What happened. The arguments are the fields of the event.

faction-removed = Ebből a játékból kimarad: { $faction }.
city-set-up = { $neutral ->
    [yes] Semleges város az { $space } mezőn: { $terrain }.
   *[no] Kezdőváros az { $space } mezőn: { $terrain }.
}
card-dealt = { $cards ->
    [none] { $seat } – kiosztva: { $count ->
        [one] egy egység
       *[other] { $count } egység
    }.
   *[other] { $seat } – kiosztva: { $cards }.
}
great-artefact-offered = A romok kínálatában: { $card }.
great-artefact-buried = Az { $space } mezőn lévő város egy Nagy és Különleges tárgyat rejt.
first-player-drawn = Kezdő játékos: { $seat }.
faction-chosen = { $seat } – választott nép: { $faction }.
city-chosen = { $seat } – választott kezdőváros: { $space }.
hero-set-up = { $seat } – egy hős áll az { $space } mezőn.

day-began = { $day }. nap – megvilágított: { $illuminated }; egyező szimbólumpár: { $matched }.
turn-began = Soron van: { $seat }.
cohort-announced = { $other ->
    [none] { $seat } – bejelentett csoport: { $size } kártya ({ $faction }).
   *[other] { $seat } – két bejelentett csoport: { $size }-{ $size } kártya ({ $faction } és { $other }).
}
mulligan-taken = { $cards ->
    [none] { $seat } – mulligan: { $count } kártya a kézből a menedékbe kerül.
   *[other] { $seat } – mulligan, a menedékbe kerül: { $cards }.
}
ambush-returned = { $cards ->
    [none] { $seat } – { $count ->
        [one] egy orvtámadáskártya
       *[other] { $count } orvtámadáskártya
    } visszakerül a kézbe.
   *[other] { $seat } – orvtámadásból felvéve: { $cards }.
}
card-drawn = { $cards ->
    [none] { $seat } – felhúzva: { $count ->
        [one] egy kártya
       *[other] { $count } kártya
    }.
   *[other] { $seat } – felhúzva: { $cards }.
}
shelter-reshuffled = { $seat } – a menedék ({ $count } kártya) megkeverve: ez az új nemzetség.
hand-discarded = { $cards ->
    [none] { $seat } – kézből eldobva, képpel lefelé: { $count ->
        [one] egy kártya
       *[other] { $count } kártya
    }.
   *[other] { $seat } – kézből eldobva: { $cards }.
}
table-discarded = { $seat } – asztalról eldobva: { $cards }.
stack-turned = A pakli legfelső kártyája most: { $card }.

row-paid = { $seat } – kijátszva: { $cards }.
unit-hired = { $supply ->
    [0] { $seat } – felbérelt egység: { $card }; utánpótláskártya már nem maradt hozzá.
    [1] { $seat } – felbérelt egység: { $card }; vele jár egy utánpótláskártya.
   *[other] { $seat } – felbérelt egység: { $card }; vele jár { $supply } utánpótláskártya.
}
artefact-created = { $seat } – létrehozott tárgy: { $card }.
terrain-revealed = { $seat } – felfordított kártya: { $shape }, { $terrain }.
road-built = { $seat } – új út az { $space } mezőn: { $shape }, { $terrain }.
city-built = { $seat } – új, { $level }. szintű város az { $space } mezőn: { $terrain }.
city-upgraded = { $seat } – városfejlesztés az { $space } mezőn: { $level }. szint.
city-annexed = { $seat } – uralma alá vont gazdátlan város: { $space }.
hero-hired = { $seat } – felbérelt hős az { $space } mezőn.
hero-moved = { $seat } – hős mozgatása: { $origin } → { $space }{ $cards ->
    [none] {""}
   *[other] , kijátszva: { $cards }
}.

artefact-used = { $kind ->
    [own] { $seat } – felhasználva: { $card }.
   *[other] { $seat } – felhasználva: { $card } (hatása: { $kind }).
}
amulet-rolled = { $seat } – amulett, { $card }: a kockadobás { $die }{ $die ->
    [1] , nem történik semmi
    [2] , a kártya kettőnek számít
    [3] , a kártya háromnak számít
    [4] , a kártya orvtámadásba kerül
    [5] , a kártya a menedékbe kerül
   *[6] , a kártya joker
}.
unit-promoted = { $seat } – előléptetve: { $card }; az új kártya: { $new }.
card-converted = { $seat } – átalakítva: { $card } (kívánt nép: { $faction }); az új kártya: { $new }.
card-stationed = { $seat } – sátorban letáboroztatva: { $card }.
tent-struck = { $seat } – táboroztatás megszüntetve, kézbe kerül: { $cards }.
tent-dissolved = { $seat } – egy sátor megszűnt, a menedékbe kerül: { $cards }.
cards-summoned = { $seat } – Baldur Kürtjével megidézve: { $card }.
card-sent-to-limbo = { $seat } – purgatóriumba kerül: { $card }.
card-ambushed = { $card ->
    [none] { $seat } – egy kártya orvtámadásba kerül.
   *[other] { $seat } – orvtámadásba kerül: { $card }.
}
ambush-dropped = { $seat } – orvtámadásból eldobva: { $card }.

attack-declared = { $hero ->
    [yes] { $seat } – támadás egy hős ellen az { $space } mezőn (védekező: { $defender }).
   *[no] { $defender ->
        [none] { $seat } – támadás semleges célpont ellen az { $space } mezőn.
       *[other] { $seat } – támadás egy város ellen az { $space } mezőn (védekező: { $defender }).
    }
}
card-laid = { $copies ->
    [1] { $seat } – a harci sorba kerül: { $card }.
   *[other] { $seat } – a harci sorba kerül: { $card }, { $copies } kártyának számít.
}
totals-announced = Teljes harci erő: támadás { $attack }, védelem { $defence }.
defender-reacted = { $reaction ->
    [fight] { $seat } – a védekező visszavág.
    [surrender] { $seat } – a védekező megadja magát.
   *[retreat] { $seat } – a védekező visszavonul.
}
ambush-recalled = { $cards ->
    [none] { $seat } – { $count ->
        [one] egy orvtámadáskártya
       *[other] { $count } orvtámadáskártya
    } kézbe kerül a harchoz.
   *[other] { $seat } – orvtámadásból felvéve a harchoz: { $cards }.
}
hero-joined = { $seat } – egy hős is bekapcsolódik a harcba.
hero-retreated = { $seat } – a hős visszavonulása: { $origin } → { $space }.
battle-ended = { $winner ->
    [none] A harc vesztese: { $loser } (támadás { $attack }, védelem { $defence }).
   *[other] A harc győztese: { $winner } (támadás { $attack }, védelem { $defence }).
}
hero-lost = { $seat } – elveszett egy hős az { $space } mezőn.
city-conquered = { $level ->
    [0] { $seat } – meghódított város: { $space }; szintjelző nem jutott rá, így gazdátlan lett.
   *[other] { $seat } – meghódított város: { $space } ({ $level }. szint).
}
card-won = { $seat } – elnyert kártya: { $card }.
game-ended = { $reason ->
    [map] A térkép betelt: a játék véget ért.
    [cities] Elég 4. szintű város áll: a játék véget ért.
   *[weeks] Véget ért az utolsó hét, és vele a játék is.
}

# Choices: the verb as a heading, then the nouns of one choice.

verb-draw = Húzás
choice-draw = { $card }
verb-terrain = Felfordítás
choice-terrain = { $terrain }
verb-roll = Kockadobás
choice-roll = { $die }
verb-first = Kezdő játékos
choice-first = { $seat }
verb-remove = Kihagyás
choice-remove = { $faction }
verb-faction = Nép
choice-faction = { $faction }
verb-city = Város
choice-city = { $space }
verb-cohort = Csoport bejelentése
choice-cohort = { $other ->
    [none] { $size } kártya ({ $faction })
   *[other] { $size }-{ $size } kártya ({ $faction } és { $other })
}
verb-mulligan = Mulligan
choice-mulligan = a kéz eldobása, öt új kártya, csoport nélkül
verb-skip = Tovább
choice-skip = az akciókhoz
verb-end = A kör befejezése
choice-end = a kártyák eldobása és hat új húzása
verb-top = Legfelülre
choice-top = { $card }
verb-keep-tent = A sátornál marad
choice-keep-tent = { $cards }

verb-hire = Egység felbérlése
choice-hire = { $unit }
verb-create = Különleges tárgy létrehozása
choice-create = { $artefact }
verb-name = Nép megnevezése
choice-name = { $faction }
verb-top-card = Legfelső kártya
choice-top-card = bármi is van a pakli tetején
verb-pay = Fizetség
choice-pay = { $items }
verb-build = Építés
choice-build = { $level ->
    [none] { $shape }
   *[other] { $level }. szint: { $shape }
}
verb-place = Lerakás
choice-place = { $space } (utak: { $exits })
verb-upgrade = Város fejlesztése
choice-upgrade = { $space }
verb-hero = Hős felbérlése
choice-hero = { $space }
verb-annex = Város uralom alá vonása
choice-annex = { $space }
verb-step = Lépés
choice-step = { $hero }, irány: { $side }
verb-travel = Utazás
choice-travel = { $hero }{ $back ->
    [yes] , az utakon oda és vissza
   *[no] {" "}→ { $space }, az utakon
}
verb-ride = Lovaglás
choice-ride = { $hero }, hátasa: { $item }
verb-fly = Repülés
choice-fly = { $hero } → { $space }
verb-halt = Megállás
choice-halt = itt marad, a többi lépés elvész

verb-use = Felhasználás
choice-use = { $item }
verb-on = Amire hat
choice-on = { $table ->
    [yes] { $card } az asztalon
   *[no] { $card }
}
verb-promote = Előléptetés
choice-promote = { $ranks ->
    [1] { $card }
   *[other] { $card }, { $ranks } szinttel
}{ $table ->
    [yes] {" "}(az asztalon)
   *[no] {""}
}
verb-convert = Átalakítás
choice-convert = { $card }{ $table ->
    [yes] {" "}az asztalon
   *[no] {""}
}, új népe: { $faction }
verb-turn-itself = A varázstekercs új népe
choice-turn-itself = { $faction }
verb-station = Letáboroztatás
choice-station = { $card }
verb-done = Kész
choice-done = nincs több kártya
verb-strike = Táboroztatás megszüntetése
choice-strike = { $cards }
verb-take = Elvétel
choice-take = { $card }
verb-limbo = Kártya orvtámadásba, cserébe a purgatóriumba
choice-limbo = { $card }
verb-ambush = Orvtámadásba
choice-ambush = { $card }
verb-drop = Eldobás orvtámadásból
choice-drop = { $card }

verb-attack = Támadás
choice-attack = az { $space } mezőn: { $what ->
    [hero] hős ({ $hero_of })
    [city] város ({ $owner }, { $defence })
    [building] épület ({ $owner }, { $defence })
    [ruins] romok ({ $defence })
   *[neutral] semleges város ({ $defence })
}
verb-with = Támadó hősök
choice-with = { $heroes ->
    [one] egy hős
   *[other] { $heroes } hős
}
verb-lay = Kijátszás
choice-lay = { $copies ->
    [1] { $item }
   *[other] { $item }, { $copies } kártyának számít
}
verb-as = Minek számít
choice-as = { $kind }
verb-fight = Visszavágás
choice-fight = kártyák a támadás ellen
verb-surrender = Megadás
choice-surrender = a támadó azonnal győz
verb-retreat = Visszavonulás
choice-retreat = { $space }
verb-recall = Orvtámadás felvétele
choice-recall = az összes orvtámadáskártya a kézbe kerül
verb-keep = Orvtámadás megőrzése
choice-keep = az orvtámadáskártyák a helyükön maradnak
verb-join = Bekapcsolódás
choice-join = egy hős is részt vesz a harcban
verb-stand = Elég
choice-stand = a teljes harci erő elegendő
verb-pass = Passz
choice-pass = ennek a harcnak a feladása

# Questions

about-action = Mit teszel?
about-ambush = Melyik kártyát helyezed orvtámadásba?
about-attack = A védekező állja a támadást. Mit játszol ki?
about-bury = Melyik Nagy és Különleges tárgy kerül ide rejtve?
about-choose-city = Melyik várost választod?
about-choose-faction = Melyik népet vezeted?
about-choose-great-artefact = Melyik Nagy és Különleges tárgyat veszed el?
# $first: the verb of what is offered first.
about-cohort = Új kör. { $first ->
    [cohort] Csoport vagy mulligan?
   *[other] Élsz a mulligannal?
}
about-deal = Melyik egység kerül kiosztásra?
about-defence = Mit játszol ki védekezésül?
about-draw = Melyik kártya következik a húzásnál?
about-drop-ambush = Három kártya van orvtámadásban. Melyiket dobod el az új helyett?
about-fetch = Melyik különleges tárgy van legfelül?
about-first-player = Ki a kezdő játékos?
about-keep-tent = Melyik kártyák maradnak a valódi sátornál?
about-lay-city = Melyik város kerül ide?
about-muster = Hány hős támad?
about-name-faction = Ennél a tárgynál ma egyezik a szimbólumpár. Megnevezel egy népet?
about-offer = Melyik Nagy és Különleges tárgy kerül a kínálatba?
about-open-attack = Melyik fegyver nyitja meg a támadást?
about-opening = Haladd meg a védelmet. Mit játszol ki?
about-pay = Mivel fizetsz?
about-pay-retreat = Mivel fizetsz a visszavonulásért?
about-place = Hová rakod le a kártyát?
about-reaction = Megtámadtak. Mit teszel?
about-recall = Felveszed az orvtámadáskártyáidat ehhez a harchoz?
about-remove-faction = Melyik nép marad ki?
about-ride = Merre lovagolsz?
about-roll = Mennyit mutat a dobókocka?
about-station = Melyik kártyát táboroztatod le a sátorban?
about-summon = Melyik kártyát veszed ki a nemzetségedből?
about-terrain = Melyik terület kerül felfordításra?
about-top-card = Melyik kártyát dobod legfelülre, mindenki szeme láttára?
about-transform = Mi legyen a hatása?
about-turn-up = Melyik egység kerül felfordításra?
about-use-wild-as = Minek számít a joker?

# Why something is not possible

reason-and-rule = { $reason } ({ $rule })
game-over = A játék véget ért.
not-readable = Ez nem olvasható: { $reason }
too-many-parts = Egyszerre legfeljebb { $most } döntés hozható.
part-refused = { $number }. rész („{ $choice }”): nem lehetséges, ezért semmi sem történt: { $reason }
not-offered = Ez most nem lehetséges.
not-asked = Most nem ez a játékos dönt, hanem: { $players }.
answer-first = Előbb egy másik kérdésre kell válaszolni: { $about }
no-such-answer = Ez nem válasz a kérdésre: { $about } Lehetséges: { $choices }
only-at-start = Csoport és mulligan csak a kör elején lehetséges.
no-such-cohort = Nincs ilyen csoport a kézben, vagy egy másik több kártyát ad.
cohort-first = Előbb dönteni kell: csoport, mulligan vagy egyik sem.
top-at-end = Kártyát eldobni csak a kör befejezése után kell.
actions-over = Ennek a körnek az akciói véget értek.
faction-not-here = Ez a nép nem vesz részt a játékban.
faction-taken = Ezt a népet már egy másik játékos választotta.
no-starting-city = Ez nem kezdőváros.
starting-city-taken = Ezt a várost már egy másik játékos választotta.
cannot-pay = A rendelkezésre álló kártyák nem adják ki { $purpose ->
    [road] az út
    [city] az ilyen szintű város
    [upgrade] a fejlesztés
    [hero] a hős
    [step] a lépés
    [travel] az utazás
    [retreat] a visszavonulás
    [friman] a harcos
    [chief] a vezér
    [priest] a pap
    [lord] a nagyúr
    [tool] a szerszám
    [weapon] a fegyver
    [amulet] az amulett
    [title] a rang
    [scroll] a varázstekercs
    [tent] a sátor
    [horse] a hátas
    [potion] a főzet
    [jump] az ugrás
   *[other] a kívánt dolog ({ $purpose })
} költségét; pontosan kell fizetni.
stack-empty = Ez a pakli kifogyott: { $kind }.
land-stack-empty = Ez a pakli kifogyott ({ $shape }).
not-a-unit = Csak egységek bérelhetők fel.
not-an-artefact = Csak különleges tárgyak hozhatók létre.
no-place-for-shape = A játéktábla egyetlen mezőjére sem illik ilyen kártya ({ $shape }).
never-turned-so = Ilyen alakú kártya így sosem fordítható, csak így: { $sides }.
level-and-shape = Egy város 1–4. szinten épül, egy útnak nincs szintje.
no-city-here = Ezen a mezőn nincs város.
not-your-city = Ez nem a te városod.
highest-level = A 4. szint a legmagasabb.
no-token = Nincs szabad szintjelző: { $level }. szint.
not-abandoned = Csak gazdátlan várost lehet így uralom alá vonni.
no-hero-there = Egyik hősöd sem áll ott.
space-missing = Ilyen mező nincs ezen a játéktáblán.
space-occupied = Ezen a mezőn már van kártya.
space-touches-nothing = A kártya nem érintkezne más kártyával.
space-beside-city = Két város nem lehet közvetlenül egymás mellett.
space-roads-differ = Az oldalak nem illenek össze: útnak úthoz, út nélküli oldalnak út nélkülihez kell csatlakoznia.
space-not-linked = A kártyát nem kötné össze út egyik városoddal sem.
space-no-own-city = Saját város nélkül nem építhetsz utat.
space-impassable = Ez a mező megközelíthetetlen.
hero-needs-own-city = Hőst csak saját városban lehet felbérelni.
no-hero-left = Már mindkét hősöd a játéktáblán van.
hero-not-on-board = Ez a hős nincs a játéktáblán.
no-horse = Nincs ilyen hátas, amelyen lovagolni lehetne.
no-wings = Aviena Szárnyai nem állnak rendelkezésre.
no-landing = Aviena Szárnyai a játéktábla egy másik kártyájára viszik a hőst.
no-road = Oda nem vezet út.
there-already = A hős már ott áll.
one-step-away = Csak egy lépésre van: a lépést nevezd meg.
other-hero-moves = Ez a sor a másik hőst mozgatja.
ride-on = Legalább egy mezőt lovagolni kell.
ride-one-by-one = Lovaglás közben a lépéseket egyenként kell megnevezni; az ott lerakott sorban csak egy ugrás vámja lehet.
no-such-card = Nem áll rendelkezésre ilyen kártya.
no-card-for-amulet = Nincs olyan kártya, amelyre az amulett hathatna.
no-unit-for-title = Nincs olyan egység, amelyet a rang előléptethetne.
no-card-for-scroll = Nincs olyan kártya, amelyet a varázstekercs átalakíthatna.
not-used-alone = Ilyen kártya nem használható fel önmagában.
never-transformed = Ilyen kártya sosem alakítható át.
does-other = { $artefact ->
    [amulet] Az amulett egy kártyára hat, kockadobással.
    [title] A rang egy egységet léptet elő.
   *[scroll] A varázstekercs egy kártya népét változtatja meg.
}
nation-empty = A nemzetség üres, és Baldur Kürtje kedvéért a menedék nem keverhető meg.
no-such-tent = Nincs ilyen sátor.
no-title = Nincs rang az előléptetéshez.
not-promoted = Ez a kártya így nem léptethető elő.
title-ranks = A rang egy szinttel léptet elő, a megvilágított eggyel vagy kettővel.
above-lord = A nagyúrnál nincs magasabb szintű egység.
next-rank-empty = A pakliban nem maradt ilyen szintű egység.
no-scroll = Nincs varázstekercs az átalakításhoz.
not-converted = Csak egységek és különleges tárgyak népe változhat meg.
same-hero = A két hős egy mezőn áll és egyforma: az első is megteszi.
same-tent = Az azonos kártyákat rejtő sátrak egyformák: az első is megteszi.
use-title-first = Előbb a rangot kell felhasználni, azután az egységet kiválasztani.
use-scroll-first = Előbb a varázstekercset kell felhasználni, azután a kártyát kiválasztani.
another-faction = A varázstekercs egy másik, játékban lévő népet nevez meg.
no-turning-itself = Csak egy valódi, semmi által nem érintett varázstekercs alakítja át önmagát, harcon kívül, amíg a paklijában van kártya.
nothing-to-station = A sátorhoz egy utánpótláskártya kell fizetségül és egy másik kártya letáboroztatni.
great-not-stationed = Nagy és Különleges tárgy nem táboroztatható le sátorban.
station-one = Legalább egy kártyát le kell táboroztatni a sátorban.
not-a-copy = Az egy kártya másolataiként felvert sátrak egyike marad meg; ez nem tartozik közéjük.
not-in-ambush = Ez a kártya nincs orvtámadásban.
not-in-nation = Ez a kártya nincs a nemzetségben.
owns-great-artefact = Egy teremtő pakliban egyszerre egy Nagy és Különleges tárgy lehet.
great-artefact-not-bought = Nagy és Különleges tárgyat nem lehet venni: a romoknál lehet elnyerni, vagy ahol egy szabály ad egyet.
not-on-offer = Ez a Nagy és Különleges tárgy nincs a kínálatban.
no-great-artefact-on-offer = Nincs Nagy és Különleges tárgy a kínálatban.
one-neutral-city = Ebben a játékváltozatban mindenki csak egy semleges várost vonhat uralma alá.
attack-needs-hero = Egyik hősöd sem áll ott.
nothing-to-attack = Ott nincs mit megtámadni.
attack-needs-weapon = Egy támadás fegyverrel kezdődik.
attack-too-weak = A rendelkezésre álló kártyák nem elegendők a védelem meghaladásához.
no-strength = Csak harci erővel bíró kártyák kerülhetnek a harci sorba.
weapon-first = Elsőként egy fegyvert kell kijátszani.
total-too-low = A teljes harci erő még nem elegendő.
nothing-to-lay = Nincs kijátszható kártya.
lay-first = Előbb legalább egy kártyát ki kell játszani.
total-suffices = A teljes harci erő elegendő: aki folytatja, megállja a helyét, nem passzol.
no-such-copies = Ez a kártya nem számít ennyinek.
join-in-defence = Hős csak addig csatlakozhat a harchoz, amíg a játékosa védekezik.
muster-first = Előbb meg kell mondani, mely hősök támadnak.
muster-once = Hogy mely hősök támadnak, azt egyszer, az elején kell megmondani.
react-first = Előbb a védekező választ: visszavág, megadja magát vagy visszavonul.
react-once = A visszavágásról vagy megadásról egyszer, rögtön a támadás megnyitása után kell dönteni.
recall-first = Előbb el kell dönteni, hogy felveszi-e az orvtámadáskártyáit.
recall-once = Az orvtámadáskártyák felvételéről egyszer, a harc elején kell dönteni.
retreat-price = Ennek a visszavonulásnak az ára ({ $steps } mező) { $count } utánpótlás vagy egy hátas, kézben lévő kártyákkal, úgy, ahogy vannak{ $stardust ->
    [0] .
   *[other] ; egy csillagpor legfeljebb { $stardust } utánpótlásnak számít.
}
not-in-battle = Ez harc közben nem lehetséges.
retreat-at-once = Visszavonulni csak rögtön a támadás megnyitása után lehet.
only-heroes-retreat = Csak megtámadott hős vonulhat vissza.
retreat-distance = Az utakon odáig a legrövidebb távolság nem { $steps } mező.
retreat-to-enemy = A visszavonulás nem érhet véget a támadó városánál vagy hősénél.
no-payment = Ezek a kártyák nem fizetik ki: pontosan ennyibe kerül: { $kinds }.
not-in-hand = Ez a kártya nincs a kézben.
ambush-full = Minden orvtámadáshely foglalt.
ambush-needs-two-cards = Az orvtámadáshoz két kézben lévő kártya kell: egy a purgatóriumba, egy az orvtámadásba.
deck-too-small = A teremtő pakli a purgatórium miatt nem fogyhat tíz kártya alá.
limbo-first = Mielőtt egy kártya orvtámadásba kerül, egy másiknak a purgatóriumba kell kerülnie.
ambush-one = Egy kártya a purgatóriumba került: legalább egyet orvtámadásba kell helyezni.
one-first = Legalább egyet választani kell, mielőtt vége.

# The table on a terminal

board-ruins = Romok
# Not “n”, which looks like the N of the Napáldottak.
board-neutral = {"["}x{ $level }]
board-abandoned = {"["}-]
board-legend = Betűk a sarkokban: E erdők, T tavak, K kanyonok, H hegyek. [M3]: 3. szintű város, M Medvenép, S Szigetlakók, Z Zsarátnoklények, F Felhőszülöttek; [x4]: semleges város; [-]: gazdátlan város; @M: hős; ///: megközelíthetetlen.
table-day = { $day }. nap ({ $week }. hét). Megvilágított, ma tehát dupla erejű: { $illuminated }. Egyező szimbólumpár, népe tehát megválasztható: { $matched }.
mark-illuminated = {" "}☀
mark-matched = {" "}=
column-stack = Pakli
column-left = Maradt
column-top = Legfelül
column-cost = Költség
column-player = Játékos
column-points = GyP
column-great-cities = 4. sz.
column-heroes = Hősök
column-hand = Kéz
column-nation = Nemz.
column-shelter = Menedék (felül)
column-ambush = Orvt.
cost-part = { $count } { $kind }
land-stack = { $count }× { $shape }
land-cities = Megmaradt városok: { $stacks }. Egy város ára { $city } egység, szintjük a város szintje; egy fejlesztésé { $upgrade } egység, szintjük az új szint.
land-roads = Megmaradt utak: { $stacks }; költségük egyenként { $cost }.
land-heroes = Egy hős költsége: { $cost }.
land-offer = Nagy és Különleges tárgyak a kínálatban: { $cards }.
shape-short-city-one = egy kijárattal
shape-short-city-opposite = két átellenessel
shape-short-city-corner = két szomszédossal
shape-short-city-three = hárommal
shape-short-city-four = néggyel
shape-short-straight = egyenes
shape-short-curve = forduló
shape-short-tee = T-alakú kereszteződés
shape-short-crossroads = teljes kereszteződés
table-player = p{ $number }
table-player-faction = p{ $number } { $faction }
own-hand = A kezedben:
own-ambush = Orvtámadásban:
own-tents = Sátrak:
own-tent = ({ $cards })
own-table = Felhasználható az asztalon:
own-usable = { $card } [{ $kind }] ×{ $count }
own-new = Új kártyák:
open-of = { $player }: { $what }
battle-now = Harc az { $space } mezőn: támadás { $attack }, védelem { $defence }.
battle-line = Harci sor ({ $player }): { $cards }.

# Commands

players-not-understood = „{ $text }” nem játékosszámok felsorolása, mint például 2,3,4.
file-not-text = nem szöveg
file-unreadable = { $file } nem olvasható: { $reason }.
file-unwritable = { $file } nem írható: { $reason }.

# battalia play

save-exists = { $file } már létezik: folytasd ezzel: --resume { $file }, vagy adj meg egy másik fájlt.
resume-alone = A folytatott játéknak már megvan az asztala: --{ $option } nem adható meg a --resume mellett.
seat-unknown = „{ $name }” nem ülhet az asztalhoz; akik igen: { $known }, valamint bármely package.module:Class.
seats-wrong = A megadott helyek száma { $seats }, a játékosoké { $players }.
leave-saved = A játék mentve: { $file }; folytatás: battalia play --resume { $file }.
leave-unsaved = A játék nincs mentve; a következőt ezzel mentheted: battalia play --save FÁJL.
prompt = >{" "}
hand-over = Soron van: { $player } ({ $seat })
hand-over-ready = Nyomd meg az Entert, ha senki más nem nézi a képernyőt.{" "}
question = { $player }: { $text }
no-such-number = Választható számok: 1–{ $count }.
not-understood = Ez nem érthető: { $reason } A ? segít.
why-what = Mit miért nem? Írd például: why hire lord, why build city r2c3.
play-help =
    Válaszolj egy lehetőség számával, vagy szavakkal, például: { $example }
    A; B          több döntés egyszerre, például: hire chief; pay supply×3
    why KÍVÁNSÁG  miért nem lehetséges valami, például: why hire lord, why build city r2c3
    hint          mit tenne most egy szakértő, és miért
    rules SZÁM    egy szabály elolvasása, például: rules B3.5
    table         az egész asztal újra
    quit          kilépés; a --save kapcsolóval indított játék folytatható
explain-nothing = Ennek semmi sem áll az útjában.
winners = { $count ->
    [one] Győztes: { $players }.
   *[other] Megosztott győzelem: { $players }.
}
result-line = { $place }. { $player } – { $points } győzelmi pont

# battalia show, check and explain

seat-not-at-table = { $seat } nem játszik ennél az asztalnál.
show-unfinished = A feljegyzés itt véget ér, a játék még nem.
show-gave-up = A feljegyzés itt véget ér; feladta: { $players }.
check-position-valid = Az állás érvényes ({ $day }. nap).
check-record-valid = A feljegyzés érvényes: { $count } döntés, eddig: { $day }. nap.
check-invalid = Érvénytelen: { $reason }
check-asked = Válaszra vár: { $player } – { $text } ({ $count } lehetőség)

# battalia simulate

simulate-positive = A játszmák, folyamatok és döntések száma legalább 1.
all-options-alone = Az --all-options maga megy végig a beállításokon: --{ $option } nem adható meg mellette.
simulate-progress = Játszmák
simulate-title = Gépi játékosok játszmái: medián (legkisebb–legnagyobb)
simulate-players = { $count } játékos
simulate-games = Játszmák
simulate-days = Napok
simulate-points = Győzelmi pontok
simulate-winner-points = A győztes pontjai
simulate-endings = A befejezés oka
simulate-choices = Döntések
simulate-stalled-games = Elakadt
simulate-errors = Hibák
simulate-all = mind
simulate-speed = { $speed } döntés másodpercenként, { $seconds } másodperc.
simulate-stalled = { $count } döntés után sincs vége
simulate-law = { $number }. döntés után: { $reason }
law-saved = az elmentett játszma nem olvasható vissza úgy, ahogy volt
law-leak = { $player }. játékos lát valamit, ami a rejtett dolgoktól függ, vagy azokat senki sem tudja elképzelni
simulate-wrong = Véletlenmag { $seed }: { $reason }. Megismétlés: { $command }

# battalia bench

bench-positive = A másodpercek száma legyen nagyobb, mint 0.
bench-peer-unknown = „{ $peer }” nem összehasonlítható játékmotor; ezek azok: { $known }.
bench-peer-missing = { $peer } nincs telepítve: az összehasonlításhoz telepítsd a battalia mellé.
bench-title = Véletlen játék egy folyamatban, legfeljebb 28 napos játszmák
bench-table = Játékosok
bench-base-2 = 2
bench-base-3 = 3
bench-base-4 = 4
bench-expansion-4 = 4 kieg.
bench-everything-6 = 6 mind
bench-cost = Költség
bench-days = Napok
bench-choices = Döntés/s
bench-decisions = Játékosi döntés/s
bench-games = Játszma/s
bench-copies = Másolat/s
bench-bytes = Bájt
bench-measure = Négy játékos
bench-ratio = Az arány mediánja
bench-peer-title = Összehasonlítva ezzel: { $peer }, felváltva fél-fél másodperc
bench-peer-note = A döntések közé minden válasz beleszámít, a véletlené is: a mi motorunk minden kártyáért a véletlent kérdezi, a másik a játékos lépésén belül húz. A játékosi döntések között a véletlen nem szerepel. A játszmák előkészítése mindkét oldalon beleszámít.
bench-research-title = Szavak másodpercenként megfigyeléssel és maszkkal, véletlen játék egy processzoron
bench-research-table = Asztal
bench-ids = Sorszámok
bench-cells = Cellák
bench-words = Szó/s
bench-many = step_many, { $count } játszma: { $one } szó/s egy folyamatban, { $two } kettőben; arány: { $ratio }

# battalia perft

perft-depth = A mélység legalább 1 legyen.
perft-no-table = A --write kapcsolóhoz táblázat kell: --table FÁJL.
perft-unreadable = { $file } nem számlálótáblázat: { $reason }.
perft-differs = { $name }, { $depth } mélységben: { $now } játékmenet, a táblázat szerint { $lines }.
perft-counted = { $wrong ->
    [0] Minden szám megegyezik a táblázattal: { $count }.
   *[other] { $count } számból { $wrong } eltér a táblázattól.
}
