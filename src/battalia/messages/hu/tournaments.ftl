### Versenyek.

## Amit visszautasítunk.

no-such-tournament = nincs ilyen verseny
not-your-tournament = ez nem a te versenyed
too-many-tournaments = { $most } meghirdetett versenyed még nem ért véget; várd meg, míg az egyik be nem fejeződik
tournament-start = egy verseny egy éven belül kezdődik, és nem a múltban
tournament-without-end = egy aréna egy ideig tart; vége nélküli csak a háznak van
tournament-computers = legfeljebb { $most } gép egészíthet ki egy versenyt
tournament-arena-is-live = az aréna élőben zajlik: nincsenek benne dátumhoz kötött fordulók
tournament-days-clock = ahol minden fordulónak dátuma van, lépésenként napok állnak rendelkezésre
tournament-days-rounds = egy dátumhoz kötött forduló legalább egy óráig tart
tournament-live-clock = egy élő versenyhez az egész játszmára szóló óra vagy fordulónkénti időkorlát kell
tournament-knockout-two = a kieséses versenyhez olyan asztal kell, ahol ketten is játszhatnak
tournament-too-small = egy asztalnál { $players } játékos ül: legalább ennyien kell hogy részt vehessenek
tournament-needs-account = értékelt verseny: csak fiókkal lehet nevezni
tournament-of-club = ez egy olyan klub versenye, amelynek nem vagy tagja
tournament-begun = már elkezdődött
tournament-full = minden hely betelt
tournament-already = már részt vesz
tournament-no-bots = ezen a versenyen botok nem indulhatnak
tournament-bot-busy = { $name } már { $most } versenyen indul
tournament-not-entered = nem veszel részt
tournament-no-pause = szünetet csak arénában lehet tartani
tournament-is-over = már véget ért

## Értesítésekhez és naptárakhoz.

round-notice = Battalia: kezdődik a fordulód.
tournament-calendar-round = { $title }, { $number }. forduló

## A lista, és egy új meghirdetése.

tournaments-title = Versenyek
tournaments-start = Fordulók, állás és kereszttábla, élőben vagy napokon át
tournaments-intro = Fordulóról fordulóra mások ellen, élőben vagy napokon át. Nevezz be, vagy hirdess meg egyet.
tournaments-which = Melyek
tournaments-which-coming = Következők
tournaments-which-running = Folyamatban
tournaments-which-past = Befejeződtek
tournaments-none = Nincsenek.
tournaments-more = Továbbiak
tournaments-announce = Verseny meghirdetése
tournament-name = Név
tournament-starts = Kezdete
tournament-form = Forma
tournament-form-swiss = Svájci rendszer
tournament-form-round-robin = Körmérkőzés
tournament-form-knockout = Kieséses
tournament-form-arena = Aréna
tournament-form-swiss-text = Minden fordulóban egy hasonlóan álló ellenféllel találkozol, és senkivel sem kétszer.
tournament-form-round-robin-text = Mindenki egyszer találkozik mindenkivel; nagyobb asztaloknál, amennyire lehet.
tournament-form-knockout-text = Minden asztal jobbik fele jut tovább, míg csak egyvalaki nem marad.
tournament-form-arena-text = Egy ideig aki szabad, rögtön párt kap; minden pont számít.
tournament-pace = Tempó
tournament-pace-live = Élőben, fordulóról fordulóra
tournament-pace-days = Napokon át, minden forduló a maga napján
tournament-rounds = Fordulók
tournament-minutes = Időtartam percben
tournament-pause = Percek a fordulók között
tournament-round-minutes = A leghosszabb forduló percben (0: nincs korlát)
tournament-round-days = Napok fordulóról fordulóra
tournament-most = Helyek
tournament-fill = Gépek egészítik ki eddig
tournament-level = A gépek szintje
tournament-no-show = Aki nem ér oda időben
tournament-no-show-forfeit = veszített
tournament-no-show-computer = helyett gép játszik
tournament-grace = Percek, ameddig várunk valakire
tournament-rated = Értékelt
tournament-rated-text = A játszmák beszámítanak az értékelésbe; a nevezéshez fiók kell.
tournament-bots = Botok
tournament-bots-text = A játékosok botjai is indulhatnak, gazdájuk nevezi őket.
tournament-club = Kinek szól
tournament-club-none = mindenkinek
tournament-public = Nyilvános
tournament-public-text = Mindenki megtalálja a listában. Különben csak az, akinél megvan a címe.
tournament-table = Az asztalok
tournament-options = A játék beállításai
tournament-create = Meghirdetés

## Egy verseny.

tournament-by = meghirdette: { $name }
tournament-by-house = a ház versenye
tournament-entrants = { $count } / { $most } hely foglalt
tournament-waiting = { $count } várólistán
tournament-at-table = { $players } fős asztalok
tournament-round = { $number }. forduló
tournament-round-of = { $number }. forduló, összesen { $rounds }
tournament-state-announced = Kezdés: { $time }
tournament-state-running = Folyamatban
tournament-state-over = Véget ért
tournament-state-cancelled = Elmarad
tournament-next = A következő forduló kezdete: { $time }.
tournament-entered-in = Részt veszel.
tournament-entered-waiting = A várólistán vagy.
tournament-entered-paused = Szünetet tartasz.
tournament-entered-out = Már nem veszel részt.
tournament-enter = Nevezek
tournament-leave = Visszalépek
tournament-own-bots = A botjaid
tournament-enter-bot = { $name } nevezése
tournament-leave-bot = { $name } visszaléptetése
tournament-rest = Szünet
tournament-go-on = Folytatás
tournament-begin = Kezdés most
tournament-cancel = Lemondás
tournament-end = Befejezés most
tournament-to-table = Az asztalomhoz
tournament-entries = Résztvevők
tournament-standings = Állás
tournament-crosstable = Kereszttábla
tournament-crosstable-text = Minden sorban az egyes ellenfelek ellen szerzett pontok: 1, aki előrébb végzett, ½ egyenlőség esetén.
tournament-pairings = A forduló asztalai
tournament-place = Hely
tournament-player = Játékos
tournament-score = Pont
tournament-survived = Túlélt fordulók
tournament-games = Játszmák
tournament-bye = szabadnapos
tournament-in-play = játékban
tournament-waits = mindjárt kezdődik
tournament-how-forfeit = nem volt ott időben
tournament-how-stopped = az állás szerint
tournament-how-broken = nem értékelhető
tournament-left = kiszállt
tournament-pausing = szünetel
tournament-calendar = A naptárba
tournament-records = Az összes jegyzőkönyv letöltése
tournament-link = Hivatkozás erre a versenyre

## Mi dönt egyenlőség esetén.

tournament-scoring = Egy játszma annyit ér, amennyit a többiekből magunk mögött hagyunk: kettesben 1, ½ vagy 0, négyesben fejenként egyharmad. A játszmán belül egyenlőségnél a szabálykönyv dönt: több 4. szintű város, aztán 3., 2., 1., végül hősök. A szabadnap győzelemnek számít, aki nincs ott, semmit sem kap.
tournament-breaks = Azonos pontszámnál sorrendben ez dönt:
tournament-break-direct = Egymás elleni eredmény
tournament-break-direct-text = az egymás ellen szerzett pontok, ha mind találkoztak
tournament-break-median = Medián Buchholz
tournament-break-median-text = az ellenfelek pontjai a legjobb és a leggyengébb nélkül
tournament-break-buchholz = Buchholz
tournament-break-buchholz-text = az összes ellenfél pontjai; a szabadnap olyan, mint egy magunkkal egyenlő ellenfél
tournament-break-berger = Sonneborn–Berger
tournament-break-berger-text = a magunk mögött hagyottak pontjai, és feleannyi azoké, akikkel egyenlők voltunk
tournament-break-average = Átlag
tournament-break-average-text = pont játszmánként
tournament-break-wins = Győzelmek
tournament-break-wins-text = az egyedül megnyert játszmák
tournament-break-margin = Különbség
tournament-break-margin-text = győzelmi pontok a többiek átlagához képest az asztalnál

## A parancssorban.

tournament-made = Meghirdetve: { $title } ({ $tournament }).
tournament-ended-by-house = Befejezve: { $tournament }.
tournament-unknown = Nincs { $tournament } jelű, befejezhető verseny.
tournament-plan-unusable = Így nem játszható a verseny: { $reason }.
tournament-one = A „tournament { $deed }” egyetlen fájlt vagy azonosítót kér.
