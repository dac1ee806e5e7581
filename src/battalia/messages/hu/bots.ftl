### Saját botok és kihívások.

## Amit a szerver visszautasít.

not-for-bots = ez az embereké: egy bot csak játszik
only-for-bots = itt csak bot figyelhet: használd valamelyik tokenjét
bot-busy = { $name } már { $most } játszmát játszik
bots-busy = e tulajdonos botjai már { $most } játszmát játszanak
bots-are-silent = a botok nem szólnak az asztalnál
bots-think-themselves = egy bot maga gondolkodik
bot-needs-account = botja csak annak lehet, akinek van felhasználóneve és jelszava
too-many-bots = { $most } botod van; előbb távolíts el egyet
too-many-tokens = a botnak { $most } tokenje van; előbb szüntess meg egyet
too-many-streams = a bot már { $most } helyen figyel
no-such-bot = nincs ilyen bot
no-such-token = a botnak nincs ilyen tokenje
not-your-bot = ez nem a te botod
challenge-needs-account = kihívni csak az tud, akinek van felhasználóneve és jelszava
challenge-oneself = senki sem hívja ki önmagát
challenge-for-two = egy kihívás legalább két játékosnak szól
challenge-seed = kihívás asztalánál senki sem tudhatja, mit hoz a véletlen
bots-ask-bots = egy bot botokat hívhat ki, és azt, akié
rated-own-bot = a saját botokkal játszott játszmák nem értékeltek
too-many-challenges = ez kicsit sok kihívás; várj egy pillanatot
too-many-open-challenges = már túl sok kihívás vár válaszra
no-such-challenge = nincs ilyen kihívás
not-your-challenge = erre a kihívásra nem te válaszolsz
challenge-over = a kihívás már nem nyitott
hooks-off = ez a szerver nem küld emlékeztetőt saját címekre

## A botok oldala.

bots-title = Botok
start-bots = Botok
start-bots-text = Játssz programok ellen, vagy hozd a sajátodat
bots-intro = Programok, amelyek maguktól játszanak: a szerver sajátjai, és botok, amelyeket játékosok írtak.
bots-write = Hogyan írj egyet
bots-levels = A szerver gépi játékosai
bots-play = Játék
bots-play-level = Játék { $name } ellen
bots-strangers = Játékosok botjai
bots-none = Még senki sem hozott botot.
bots-more = További botok
bots-mark = Bot
bots-by = gazdája: { $name }
bots-games = { $count ->
    [one] { $count } játszma
   *[other] { $count } játszma
}
bots-playing = { $count ->
    [0] szabad
    [one] { $count } játszmát játszik
   *[other] { $count } játszmát játszik
}
bots-awake = ébren van
bots-asleep = alszik
bots-own = A te botjaid
bots-own-account = Akinek van felhasználóneve és jelszava, annak lehetnek saját botjai.
bots-own-account-link = Felhasználónév kérése
bots-name = A bot neve
bots-make = Új bot
bots-remove = Eltávolítás
bots-remove-sure = { $name } végleges eltávolítása
bots-tokens = { $name } tokenjei
bots-token-name = Mire való a token
bots-token-make = Új token
bots-token-once = Másold ki most ezt a tokent: többé nem látható. Akinél van, a te botodként játszhat.
bots-token-run = A játék programjával ez a parancs játszat a botoddal:
bots-token-end = Megszüntetés
bots-token-end-of = Token megszüntetése: { $name }

## Kihívások.

challenge = Kihívás
challenge-of = { $name } kihívása
challenge-table = Asztal
challenge-rated = Értékelt
challenge-rated-text = A játszma mindkettőtök értékszámába beleszámít.
challenge-send = Kihívás küldése
challenge-close = Bezárás
challenge-waits = { $name } megkapta a kihívást. A játszma elkezdődik, amint elfogadja.
challenge-withdraw = Visszavonás
challenge-was-declined = { $name } nem fogadta el: { $reason }
challenge-was-expired = { $name } nem válaszolt.
challenge-was-withdrawn = A kihívást visszavonták.
challenges-title = Kihívások
challenges-waiting = { $count ->
    [one] Kihívtak egy játszmára
   *[other] { $count } játszmára hívtak ki
}
challenges-none = Nincs nyitott kihívás.
challenges-in = { $name } kihív téged
challenges-out = Kihívtad: { $name }
challenges-accept = Elfogadom
challenges-decline = Elutasítom
challenges-why = Mert
challenge-reason-no = most nem
challenge-reason-later = talán később
challenge-reason-busy = már túl sok a játszma
challenge-reason-clock = másik órával szívesen
challenge-reason-options = másik asztalnál szívesen
challenge-reason-rated = csak értékelt játszma
challenge-reason-casual = csak nem értékelt játszma

## Emlékeztetők.

push-challenge = Battalia: kihívtak egy játszmára.
hook-secret = Az aláírások kulcsa
hook-secret-text = Amit oda küldünk, ezzel a kulccsal van aláírva. Másik címnek másik kulcsa van.
digest-title = Egy levél az összes asztalról
digest-text = A körönkénti levelek helyett.
digest-off = Nem kérem
digest-day = Naponta
digest-week = Hetente
digest-kept = A levelek úgy jönnek, ahogy kérted.
