# Computer players by name

bot-not-loaded = „{ $name }” gépi játékos nem tölthető be: { $reason }.
bot-without-choose = „{ $name }” nem gépi játékos: nincs choose metódusa.
bot-sees = „{ $name }” rejtett kártyákat is lát: ez mérce az arénában, és nem ülhet emberekkel egy asztalhoz.

# battalia arena

arena-no-cluster = Ezen a címen nincs Ray-fürt: { $address }: { $reason }.
arena-needs-out = --{ $option } használatához meg kell adni, hová írjon: --out DIR.
arena-round-robin-of-one = A körmérkőzéshez legalább két különböző gépi játékos kell.
arena-no-leaderboard = { $file } nem versenyek eredményeit tartalmazza; semmi sem változott.
arena-other-contest = { $folder } mást tartalmaz, mint épp ennek a versenynek az eredményeit; semmi sem változott.
arena-other-version = { $folder } ezt a versenyt úgy tartalmazza, ahogy a program { $version } változata játszotta, a szabályok { $rules }. változata szerint; semmi sem változott. A mai szabályok szerinti játékhoz adj meg egy másik mappát.
arena-title = { $games } játszma { $deals } tükrözött leosztásból; az igazságos arány { $fair }; intervallumok: 95%
arena-no-games = Egyetlen leosztást sem játszottak végig.
arena-games = Játszmák
arena-share = Győzelmek
arena-place = Helyezés
arena-points = Győzelmi pontok
arena-rating = Értékszám
arena-ordinal = Értékszám, legalább
arena-turn-ms = Ezredmásodperc körönként
arena-speed = Válasz másodpercenként
arena-most = Legtöbb válasz egy körben
arena-illegal = Szabálytalan válaszok
arena-line-up = Felállás
arena-days = Napok
arena-closing = Napok 6 pont előnnyel
arena-closing-of = { $days }, { $all } játszmából ennyiben: { $some }
arena-choices = Döntések
arena-endings = A befejezés oka
arena-stalled = Elakadt
arena-spread = { $median } (a fele { $lower }–{ $upper }, mind { $least }–{ $most })
arena-counts = Mi hányszor történt
arena-what = Mi
arena-table = az asztal
arena-seeing = { $bot } rejtett kártyákat is lát: mérce, nem tisztességes játékos.
arena-incomplete = { $all } játszmából csak { $games } lett lejátszva: a befejezetlen leosztások kimaradnak.
arena-illegal-answers = { $bot } { $count ->
    [one] egy olyan választ
   *[other] { $count } olyan választ
} adott, amely nem volt a lehetőségek között; az első: { $first }
arena-error = Hiba a szabályokban: { $error }
arena-stopped = Megállítva: { $games } játszma készült el, összesen { $all } lett volna.
arena-stopped-kept = Megállítva: { $games } játszma készült el, összesen { $all } lett volna; ugyanez a parancs innen folytatja.

# The report of the arena

report-title = Aréna: { $bots }
report-command = A parancs, amely újra lejátssza ezeket a játszmákat:
report-victories = Győzelmek, 95%-os intervallumokkal
report-fair = igazságos arány
report-share-axis = a győzelmek aránya, %
report-ratings = Értékszámok, 95%-os intervallumokkal
report-rating-axis = mu ± 1,96 szigma (Plackett–Luce)
report-lengths = A játszmák hossza
report-days-axis = napok
report-games-axis = játszmák
report-points = Győzelmi pontok a játszma során
report-day-axis = a nap vége
report-points-axis = átlagos győzelmi pontok
report-deeds = Ami megépült, és amit megszereztek
report-deeds-axis = játszmánként és helyenként
report-thinking = Gondolkodási idő
report-thinking-axis = ezredmásodperc körönként (logaritmikus)
report-summary = Összefoglalás
report-line-ups = Felállásonként
report-made = Battalia { $version }; verseny { $deals } leosztással, véletlenmag: { $seed }.
