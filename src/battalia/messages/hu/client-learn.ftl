## The browser: the rules, the sheets, the lessons, and games looked at again.

library-title = { $title } · Battalia
library-home = Battalia
library-pages = Olvasnivaló
library-learn = Tanulás
library-rules = Szabályok
library-sheets = Referencia

# The rules.
rulebook-title = A szabályok
rulebook-about = Mindkét könyv szabályai saját szavainkkal, számozva, hogy hivatkozni lehessen rájuk. A „döntés” azt jelöli, amit a könyvek nyitva hagynak, és ez az asztal döntött el; a „játékelem” olyan számot jelöl, amely csak a kártyákon és a táblákon szerepel.
rulebook-base = The Creation
rulebook-stormgates = The Stormgates
rulebook-search = Keresés a szabályokban
rulebook-search-key = A / billentyű bárhonnan ide vezet.
rulebook-found = { $count ->
    [one] egy szabály
   *[other] { $count } szabály
}
rulebook-nothing = Egyetlen szabály sem szól erről: „{ $words }”.
rulebook-contents = Tartalom
rulebook-link = Link: { $number } szabály

# The sheets.
sheets-title = Referencialapok
sheets-intro = Minden, ami a kártyákon és a táblákon áll, hogy játék közben utánanézhess.
sheets-expansion = The Stormgates kiegészítővel
sheets-name = Név
sheets-rule = Szabály
sheets-cost = Költség
sheets-strength = Harci erő
sheets-strengths = támadásban { $attack }, védekezésben { $defence }
sheets-does = Hatása
sheets-number = Szám
sheets-costs = Egységek
sheets-building = Építés, hősök, tábor
sheets-artefacts = Különleges tárgyak
sheets-great = Nagy és Különleges tárgyak
sheets-battle = Harci erő
sheets-oracle = A Nap Orákulum hete
sheets-numbers = Számok
sheets-events = Viharesemények
sheets-potions = Főzetek
sheets-fortune = Szerencsekártyák
sheets-modules = Modulok
sheets-city = Város, { $level }. szint
sheets-upgrade = Fejlesztés, { $level }. szint
sheets-cost-hero = Hős
sheets-cost-step = Egy hős lépése
sheets-cost-pitch = Letáboroztatás sátorban
sheets-cost-toll = Viharkapu vámja
sheets-cost-post = Kereskedőállomás
sheets-cost-potion = Főzet
sheets-cost-explore-road = Völgyi út felderítése
sheets-cost-explore-building = Völgyi épület felderítése
sheets-illuminated = Megvilágított
sheets-matched = Egyező pár
sheets-day = { $day }. nap
sheets-cities-to-end = A játék véget ér
sheets-cities-to-end-is = ha valakinek { $count } darab 4. szintű városa van, vagy ha a térkép betelik
sheets-hand = A kör végén húzott kártyák
sheets-cohort = Csoport
sheets-cohort-of = egy nép { $size } kártyája: { $count } húzás
sheets-mulligan = Mulligannál húzott kártyák
sheets-ambush = Orvtámadáshelyek
sheets-smallest = A legkisebb teremtő pakli
sheets-neutral = A semleges városok védelme
sheets-ruins = A romok védelme
sheets-hard = { $usual } (nehéz játékban { $hard })
sheets-tokens = Szintjelzők játékosonként
sheets-tokens-are = az 1. és 2. szinthez { $low }, a 3. és 4. szinthez { $high }
sheets-retreat = Visszavonulás
sheets-retreat-of = { $steps } lépés: { $supply } utánpótlás vagy egy hátas
sheets-team-cities = Egy csapat véget vet a játéknak
sheets-team-cities-of = { $members } tag: { $cities } nagyváros
sheets-decks = A teremtő pakli kártyái
sheets-decks-are = { $queen } kell a királynőhöz, { $king } a királyhoz, { $veteran } a veteránhoz
sheets-event = { $event }. viharesemény
sheets-event-1 = Vedd el egy különleges tárgyakból álló pakli legfelső kártyáját.
sheets-event-2 = Vedd el a legfelső nagyurat, és vele egy utánpótlást.
sheets-event-3 = Húzz egy kártyát a nemzetségedből.
sheets-event-4 = Építs egy tetszőleges utat fizetség nélkül.
sheets-event-5 = Húzz egy szerencsekártyát, és használd fel azonnal.
sheets-event-6 = A másik hősöd megjelenik ezen a kapun, bárhol is van.
sheets-event-7 = Cserélj ki a játéktáblán egy várost vagy utat egy ugyanolyan alakú, de más területű kártyára.
sheets-event-8 = Másolj le egy korábban kijátszott eseményt, de nem a 2-est.
sheets-event-9 = Léptess elő egy kézben lévő egységet egy szinttel.
sheets-event-10 = Fejleszd egy városodat egy szinttel.
sheets-event-11 = Vegyél el egy tetszőleges kártyát a purgatóriumból.
sheets-event-12 = Rombolj le egy sátrat; ami benne volt, a tulajdonosa menedékébe kerül.
sheets-potion-berserk = Őrjöngés
sheets-potion-berserk-does = Naponta egyszer, amikor egy játékos ellen támadást nyitsz, két véletlen kártya kikerül a védekező kezéből.
sheets-potion-freezing = Fagyos érintés
sheets-potion-freezing-does = Naponta egyszer egy ellenfél által kijátszott sornak nem lesz hatása.
sheets-potion-eclipse = Napfogyatkozás
sheets-potion-eclipse-does = Naponta egyszer, harcon kívül, egy kézben lévő kártyád bármelyik egység, különleges tárgy vagy utánpótlás lehet.
sheets-potion-brotherhood = Testvériség
sheets-potion-brotherhood-does = Egyetlen játékos sem támad meg téged, és te sem támadsz meg egyetlen játékost sem.
sheets-potion-colossus = Kolosszus
sheets-potion-colossus-does = Minden harcban 4-gyel nagyobb a harci erőd.
sheets-potion-weakness = Gyengeség
sheets-potion-weakness-does = Egy ellenfélre öntöd, akinek így minden harcban 4-gyel kisebb a harci ereje.
sheets-fortune-card = { $number }. szerencsekártya
sheets-fortune-does = { $count ->
    [one] A megmaradt Nagy és Különleges tárgyak közül a legfelső, vagy egy csillagpor.
   *[other] Húzz { $count } kártyát a megmaradt Nagy és Különleges tárgyakból, és tarts meg egyet, vagy vegyél el egy csillagport.
}
sheets-module-stormgates = Viharkapuk
sheets-module-stormgates-does = A hősök vám fejében kaputól kapuig ugranak, és minden ugrás vihareseményt hoz.
sheets-module-royals = Királyok és királynők
sheets-module-royals-does = A nagy teremtő paklikba királynő és király kerül, akik rezidenciát és fővárost hoznak létre.
sheets-module-teams = Csapatok
sheets-module-teams-does = A csapattársak egyszerre cselekszenek, és összeadják a pontjaikat.
sheets-module-heroic = Hősi mód
sheets-module-heroic-does = A semleges városok és a romok erősebbek, a nagy teremtő paklik pedig veteránokat adnak.
sheets-module-trading = Kereskedelem
sheets-module-trading-does = Az utakon álló kereskedőállomásoknál a különleges tárgyakból láda, az utánpótlásból csillagpor lesz.
sheets-module-great_artefacts = Új Nagy és Különleges tárgyak
sheets-module-great_artefacts-does = Még hét ilyen tárgy, a régiekkel összekeverve.
sheets-module-fortune = Szerencse
sheets-module-fortune-does = Szerencsekártya a kínálatban lévő Nagy és Különleges tárgy helyett.
sheets-module-draft = Kártyaválasztás
sheets-module-draft-does = Az első egységeket nem kiosztják, hanem körbejáró választékokból választjátok.
sheets-module-metamorpha = Metamorpha
sheets-module-metamorpha-does = Azt követi, aki épít, és egy kártyáért segíti a területén álló hősöket.
sheets-module-bilkarr = Bilkarr
sheets-module-bilkarr-does = A játéktáblát járja, és főzeteket árul.
sheets-module-fanatics = Fanatikusok
sheets-module-fanatics-does = Egységek, amelyek minden népbe beleszámítanak, mégpedig kettőnek, egy purgatóriumba küldött kártya árán.
sheets-module-valleys = Völgyek
sheets-module-valleys-does = Két felderíthető völgy a romok helyett, nagy játéktáblán.

# The lessons.
learn-title = Tanulj meg játszani
learn-intro = Hat rövid lecke egy igazi asztalnál, összesen úgy tíz perc. Az oktató egyszerre egy dolgot mond el; semmit sem ronthatsz el.
learn-number = { $number }. { $title }
learn-done = kész
learn-begin = Kezdés
learn-again = Újra
learn-begin-lesson = A lecke kezdése: „{ $title }”
learn-game = Az első játék
learn-game-about = Egy egész játék egy kezdő szintű gép ellen. Az oktató minden új kérdést elmagyaráz.
learn-game-begin = Játék
learn-more = Minden részletesen:

learn-turn = A köröd
learn-turn-about = A kártyákért kártyákkal fizetsz: bérelj fel egy egységet, hozz létre egy különleges tárgyat, fejezd be a kört.
learn-turn-hand = Ezek a kezedben lévő kártyák. A körödben sorokban játszod ki őket; minden sorral egy dolgot vehetsz, és annyi sort játszhatsz ki, amennyit a kártyáid engednek.
learn-turn-hire = Bérelj fel egy vezért: válaszd a vezérek pakliját, és fizess a három utánpótlásoddal.
learn-turn-hire-done = Három utánpótlásért kaptál egy vezért, és vele egy új utánpótlást: minden felbérelt egységgel jár egy.
learn-turn-create = Most hozz létre egy varázstekercset. Egy harcosba, egy vezérbe és egy papba kerül; mindhárom a kezedben van.
learn-turn-create-done = A különleges tárgyakért egységekkel fizetsz. A költség pontos: magasabb szintű egység nem helyettesít alacsonyabbat.
learn-turn-rows = Itt fekszenek a soraid, végükön az új kártyákkal. Az új kártyák ebben a körben pihennek; később a többivel együtt kerülnek vissza hozzád.
learn-turn-end = Fejezd be a kört.
learn-turn-end-done = Minden kártyád a menedékbe, vagyis az eldobott kártyáid paklijába került, és hat újat húztál a nemzetségből, a húzópaklidból. Ha az elfogy, a menedék lesz az új nemzetség: így nő a teremtő paklid.

learn-building = Építés
learn-building-about = Rakj le egy utat, forgasd el, alapíts egy várost, és fejlessz egy másikat.
learn-building-board = Ez a város a tiéd: a pajzsa mutatja. Bármit építesz, útnak kell összekötnie egy városoddal.
learn-building-road = Építs egy egyenes utat: válaszd a pakliját, és fizess egy harcossal és egy utánpótlással.
learn-building-road-done = A kártya felfordult, látszik a területe. Most helyet kell találnod neki.
learn-building-place = Válassz egy mezőt a városod mellett. Forgasd a kártyát az R-rel, a görgővel vagy a mező újbóli kiválasztásával, majd erősítsd meg. Útnak úthoz kell csatlakoznia.
learn-building-place-done = A városodhoz út vezet. Út nélküli oldal nem érhet olyanhoz, amelyen út van.
learn-building-city = Alapíts egy 1. szintű, négy kijáratú várost: három harcossal fizetsz érte. Rakd az utad végére, de sosem közvetlenül egy másik város mellé.
learn-building-city-done = Egy város mindig három, a szintjének megfelelő egységbe kerül: három nagyúrral azonnal 4. szintű várost alapíthatsz.
learn-building-upgrade = Fejleszd az első városodat 2. szintre: válaszd ki a játéktáblán, és fizess két vezérrel.
learn-building-upgrade-done = Egy fejlesztés két, az új szintnek megfelelő egységbe kerül.
learn-building-points = A győzelmi pontjaid a városaid szintjeinek összege. A játék véget ér, ha a térkép betelik, vagy ha valakinek öt 4. szintű városa van.

learn-cohort = Csoportok
learn-cohort-about = Egy nép kártyái további kártyákat hoznak.
learn-cohort-look = Új kör kezdődik. A kezedben négy kártya a Medvenépé: a mancs mutatja. Ugyanannak a népnek három vagy több kártyája csoportot alkot.
learn-cohort-claim = Jelentsd be a csoportot.
learn-cohort-claim-done = Egy nép négy kártyája két húzást ad; három egyet, öt hármat, hat négyet. Most vagy soha: a kör későbbi részében már nem lehet.
learn-cohort-use = Az új utánpótlásokkal létrehozhatsz egy hátast: egy vezérbe és két utánpótlásba kerül.
learn-cohort-use-done = Akinek kevés népből áll a teremtő paklija, többet húz. A varázstekercsek a saját néped kártyáivá alakítanak másokat.
learn-cohort-mulligan = Rossz a kezed? Csoport helyett el is dobhatod az egészet, és húzhatsz öt új kártyát: ez a mulligan (a könyvben: dobás).

learn-oracle = A Nap Orákulum
learn-oracle-about = Minden nap egy különleges tárgy kétszeresen hat, egynek pedig te választod meg a népét.
learn-oracle-wheels = Az Orákulum naponta egyet fordul. Amelyik különleges tárgyra a napsugár mutat, az megvilágított: ma a szerszám. Ahol a két kör ugyanazt mutatja, ott egyező szimbólumpár van: ma ez is a szerszám.
learn-oracle-lit = Egy szerszám két harcost helyettesít, megvilágítva négyet. Hozz létre egy fegyvert: egy vezérrel, és a két harcos helyett a szerszámmal.
learn-oracle-lit-done = A szerszám fényének másik fele megmaradt: felhasználásra készen fekszik az asztalon.
learn-oracle-again = Hozz létre vele egy szerszámot: a harcosoddal, és másik kettő helyett az asztalon lévő szerszámmal.
learn-oracle-again-done = Egy megvilágított kártya két sorban is szolgálhat. És amit most hozol létre, annál egyező szimbólumpár van.
learn-oracle-matched = Nevezz meg egy népet az új szerszámhoz: a sajátodat, a Medvenépet.
learn-oracle-matched-done = A pakliból ennek a népnek egy szerszámát vetted el, nem a legfelsőt.
learn-oracle-tomorrow = Holnap a fegyver lesz megvilágítva, és a varázstekercsnél lesz egyező szimbólumpár. Hét nap után a hét elölről kezdődik.

learn-hero = Egy hős
learn-hero-about = Bérelj fel egy hőst, lovagolj végig az utakon, és az utolsó lépést tedd meg gyalog.
learn-hero-weapon = A háborúidat hősök vívják. Egy hős egy fegyverbe és két utánpótlásba kerül, és neked mindkettő megvan.
learn-hero-hire = Bérelj fel egy hőst a városodban: válaszd ki a várost a játéktáblán, és fizess.
learn-hero-hire-done = Egy hős bármelyik városodban kezdhet. Kettő van belőlük.
learn-hero-ride = Lovagolj a hátassal a keletre lévő szürke város felé: válaszd ki a hátast, majd egy lépést kelet felé.
learn-hero-ride-done = Egy hátas egymás után három lépést ad. A lépések az utakat követik.
learn-hero-arrive = Menj tovább a szürke városig. A hátas az előtte lévő mezőig visz; az utolsó lépésért egy utánpótlással fizetsz.
learn-hero-arrive-done = A hősöd egy semleges városban áll. Még nem történik semmi: a belépés szabad.
learn-hero-place = Innen a hősöd megtámadhatná a várost, egy másik fegyverrel. A következő lecke megmutatja, hogyan.

learn-battle = Egy harc
learn-battle-about = Foglalj el egy semleges várost: előbb egy fegyver, aztán több harci erő, mint a védelme.
learn-battle-strength = A hősöd egy semleges városban áll, amelynek védelme 4. Ennél több kell, és kezdésnek egy fegyver.
learn-battle-attack = Támadd meg a várost: válaszd ki a játéktáblán.
learn-battle-attack-done = Minden támadás fegyverrel kezdődik.
learn-battle-open = Játszd ki a fegyvert.
learn-battle-open-done = A fegyver harci ereje 1. Eddig minden kártya a hősöd népéből való, ezért a harcierő-bónusz 1-et ad hozzá.
learn-battle-lay = Játszd ki a Medvenép vezérét és harcosát, majd válaszd azt, hogy „Elég”: 1 + 2 + 1, és 1 bónusz.
learn-battle-lay-done = Öt a négy ellen: a város a tiéd! Egy másik nép kártyája miatt elveszett volna a harcierő-bónusz.
learn-battle-won = Egy 4. szintű város négy győzelmi pont. Csatlakozott hozzád a városhoz tartozó nép egy nagyura és egy utánpótlás is. Játékosok ellen oda-vissza folyik a harc, amíg az egyik fél nem passzol; döntetlennél a védekező győz.

# The coach.
coach = Az oktató
coach-guide = Az első játékod
coach-step = { $lesson } · { $number }/{ $count }
coach-fold = Az oktató összecsukása vagy kinyitása
coach-close = Az oktató elküldése
coach-more = Több
coach-less = Kevesebb
coach-rule = { $rule } szabály
coach-done = Kész.
coach-next = Tovább
coach-skip = Kihagyás
coach-understood = Értem
coach-anew = A lecke elölről
coach-next-lesson = Következő: { $lesson }
coach-to-lessons = Minden lecke
coach-goal = A célod
coach-goal-reached = Elérted a célt. Itt a következő.
coach-goal-nearer = Egy lépéssel közelebb a célodhoz.
coach-astray = Ez letér a lecke útjáról. Vond vissza, és onnan folytatjuk.
coach-lost = Innen ez a lecke nem megy tovább. Kezdd elölről: a kártyák ugyanazok lesznek.
coach-back = Visszavonás
coach-hint-do = Ezzel folytatódik a lecke.
coach-hint-read = Olvasd el, mit mond az oktató, aztán ott menj tovább.
coach-hint-back = Innen a lecke nem megy tovább: az oktató visszavezet.
coach-welcome = Üdv az első játékodban! Építs városokat a kártyáidból: a szintjük adja a győzelmi pontjaidat. A játék véget ér, ha a térkép betelik, vagy ha valakinek elég 4. szintű városa van; mindkettőt felül számoljuk. Előbb nézzünk kicsit körül.
coach-board = A játéktábla: városok, utak és hősök. Egy játékos városán a szám a város szintje, egy szürkén a védelme. Azok a mezők fénylenek, ahol tehetsz valamit.
coach-hand = A kezed. Vegyél fel kártyákat, hogy lásd, mire jók, vagy válassz egy célt, és megtudod, mibe kerül.
coach-stacks = A paklik: amit megszerezhetsz, és amibe kerül. Válassz egyet, ha venni akarsz belőle; válassz egy halványat, és megtudod, miért nem lehet most. Tartsd a mutatót vagy az ujjadat egy paklin vagy kártyán, és elolvashatod, mire jó.
coach-oracle = A Nap Orákulum: egy különleges tárgy megvilágított, és ma kétszeresen hat; egy másiknál egyező szimbólumpár van, és te választhatod meg a népét.
coach-help = Ha nem tudod, mit tegyél, kérj tippet. A legtöbb dolog visszavonható.
coach-about-choose-faction = Válaszd ki a népet, amelyet vezetsz. Mindegyik egyformán erős; jó az, amelyikből több kártyád van.
coach-about-choose-city = Az első városod: válassz egyet, amely fénylik a játéktáblán. Onnan építkezel.
coach-about-cohort = Így kezdődik minden kör: egy nép három vagy több kártyája csoportot alkot, és további kártyákat hoz; a mulligan egy rossz kezet öt új kártyára cserél. Ha egyiket sem szeretnéd, lépj tovább az akciókra.
coach-about-action = A te köröd: bérelj fel egységeket, hozz létre különleges tárgyakat, építs. Világos keret jelzi, amit a kártyáid ki tudnak fizetni. Ha már semmi sem éri meg, fejezd be a kört: később minden kártyád visszatér.
coach-about-pay = Melyik kártyákkal fizetsz? A javaslat azokat mutatja, amelyek a legkevésbé fognak hiányozni.
coach-about-place = Válassz egy fénylő mezőt. A kártya forgatásához válaszd újra a mezőt, vagy nyomd meg az R-t; aztán erősítsd meg. Útnak úthoz kell csatlakoznia.
coach-about-name-faction = Ennél a tárgynál ma egyezik a szimbólumpár: nevezd meg, melyik népét szeretnéd, leginkább a sajátodat.
coach-about-transform = Ez a különleges tárgy megváltoztat egy másik kártyát, amelyet azután azonnal felhasználhatsz.
coach-about-station = A sátorban lévő kártya ott vár, amíg szükséged nem lesz rá.
coach-about-ambush = Az orvtámadáskártyák a következő körödben kerülnek vissza hozzád, vagy amikor megtámadnak.
coach-about-drop-ambush = Orvtámadásban csak három kártya fér el: egynek mennie kell.
coach-about-muster = Minden részt vevő hős 1 harcierő-bónuszt ad, de elvész, ha veszítesz.
coach-about-open-attack = Egy támadás fegyverrel kezdődik.
coach-about-opening = Játssz ki kártyákat, amíg a teljes harci erőd meg nem haladja a védelmet. Ha mind a hősöd népéből való, a hős 1 harcierő-bónuszt ad.
coach-about-attack = A védekező állja a támadást: haladd meg a teljes harci erejét, vagy passzolj, és veszíts.
coach-about-reaction = Megtámadtak. Vágj vissza, ha el tudod érni a támadó teljes harci erejét; ha megadod magad, a kártyáid megmaradnak.
coach-about-recall = Az orvtámadáskártyáid segíthetnek ebben a harcban; vagy mind jön, vagy egy sem.
coach-about-defence = Játssz ki kártyákat, amíg a teljes harci erőd el nem éri a támadóét: döntetlennél te győzöl.
coach-about-ride = A hátas három lépést ad az utakon.
coach-about-top-card = A menedéked, vagyis az eldobott kártyáid paklijának legfelső lapját mindenki láthatja. Olyat válassz, amely keveset árul el a terveidről.
coach-about-choose-great-artefact = Győztél a romoknál, amelyek semlegesek maradnak: vegyél el egy Nagy és Különleges tárgyat.
coach-about-summon = Baldur Kürtjével legfeljebb két kártyát vehetsz ki a nemzetségedből.
coach-about-use-wild-as = A joker az, amire csak szükséged van.
coach-about-keep-tent = E kártyák egyike a sátornál marad.
coach-about-pay-retreat = A visszavonulásért utánpótlással vagy egy hátassal kell fizetni.

# A game looked at again.
replay-title = Visszajátszás
replay-opening = A játék betöltése…
replay-viewer = Nézőpont
replay-watch = csak a nyílt kártyák
replay-all = minden kártya nyílt
replay-play-on = Folytatás innen
replay-share = Megosztás
replay-shared = Az erre a pillanatra mutató link a vágólapra került.
replay-share-address = Az erre a pillanatra mutató link a címsorban van.
replay-export = Feljegyzés mentése
replay-otherwise = e program szabályai szerint a játék másképp zajlana: { $problem }. Amit nem tudnak megmutatni, az a naplóban úgy áll, ahogy leírták
replay-written = { $player }: { $text }
replay-tab = { $tab ->
    [log] Napló
    [charts] Grafikonok
    [review] Elemzés
   *[stacks] Paklik
}
replay-beside = Napló, grafikonok, elemzés és paklik
replay-log = Az egész játék mondatokban
replay-folded = A felhúzott és eldobott kártyák is
replay-transport = Előre és hátra
replay-first = Az elejére
replay-turn-before = Az előző kör
replay-before = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépés előre
replay-turn-next = A következő kör
replay-last = A végére
replay-slider = Hol tart a játék
replay-place = { $at }/{ $end }. lépés
replay-speed = Sebesség
replay-speed-is = { $speed ->
    [slow] lassú
    [fast] gyors
    [fastest] villámgyors
   *[usual] normál
}
replay-points = Győzelmi pontok napról napra
replay-deck = A teremtő pakli napról napra
replay-deck-of = Kinek a paklija
replay-deck-unknown = Innen senkinek a paklija sem látható.
replay-group = { $group ->
    [supply] utánpótlás
    [units] egységek
    [artefacts] különleges tárgyak
   *[others] Nagy és Különleges tárgyak, egyebek
}
replay-day = Nap
replay-as-table = Táblázatként
