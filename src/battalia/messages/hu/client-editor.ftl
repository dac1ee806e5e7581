### The gallery of scenarios, and the editor.

## The first page.

start-scenarios = Forgatókönyvek
start-scenarios-text = Táblák történettel, tőlünk és játékosoktól
start-editor = Szerkesztő
start-editor-text = Táblák, állások és forgatókönyvek készítése

## The gallery.

scenarios-title = Forgatókönyvek
scenarios-intro = Asztalok történettel: más tábla, más kezdet, más cél.
scenarios-make = Készíts te is egyet
scenarios-order = Mi álljon elöl
scenarios-order-liked = A legkedveltebbek
scenarios-order-played = A legtöbbet játszottak
scenarios-order-new = A legújabbak
scenarios-more = Több
scenario-by = készítette: { $name }
scenario-ours = a játék része
scenario-begun = a közepén kezdődik
scenario-plays = játszmák: { $count }
scenario-like = Tetszik: { $title }
scenario-goal = Cél:
scenario-begin = Játék
scenario-edit = Megnyitás a szerkesztőben
scenario-save = A fájl mentése
scenario-remove = Eltávolítás a galériából
scenario-link = Hivatkozás erre a forgatókönyvre

## The editor.

editor-title = Szerkesztő
editor-intro = Készíts táblát, rakj ki egy állást, mesélj hozzá történetet, és játssz vele. Ami nem lehetséges, azt rögtön megtudod.
editor-to-gallery = A galériához
editor-tab-table = Asztal
editor-tab-board = Tábla
editor-tab-position = Állás
editor-tab-story = Történet
editor-board = A készülő tábla
editor-space = { $space }: { $what }
editor-on-nothing = üres
editor-on-space = nincs mező
editor-on-start = kezdőváros
editor-on-neutral = semleges város
editor-on-ruins = romok
editor-on-gates = viharkapu
editor-on-link = a völgyek között
editor-brush = Ecset
editor-brush-text = Mutass egy mezőre, hogy odategyél vagy elvegyél valamit, vagy húzd végig többön. A nyilak, az Enter és a számok ugyanezt teszik.
editor-symmetry = Szimmetria
editor-symmetry-none = nincs
editor-symmetry-across = bal és jobb
editor-symmetry-down = fent és lent
editor-symmetry-both = mindkét irányban
editor-symmetry-half = fél fordulat
editor-symmetry-quarter = negyed fordulat
editor-rows = Sorok
editor-columns = Oszlopok
editor-factions = Népek
editor-great-artefacts = Nagy és Különleges tárgyak
editor-board-of-book = Ez az asztal a szabálykönyv tábláján játszik.
editor-own-board = Saját tábla készítése
editor-book-board = Vissza a szabálykönyv táblájához
editor-position-none = A játék a szokásos előkészítéssel kezdődik.
editor-begin-position = Állás kirakása
editor-no-position = Inkább az előkészítéssel kezdődjön
editor-day = Nap
editor-first = Ki kezd
editor-in-progress = Az állás valaminek a közepén tart.
editor-begin-turn = Inkább kezdődjön egy kör
editor-no-view = A térkép akkor rajzolódik ki, amikor az állás lehetséges.
editor-pieces = A táblára
editor-tool-card = területkártya
editor-tool-token = jelző
editor-tool-hero = hős
editor-tool-clear = ürítés
editor-shape = Kártya
editor-terrain = Terep
editor-turned = Iránya
editor-owner = Kié
editor-level = Szint (0: nincs)
editor-hero = Hős
editor-cards = Kártyák
editor-cards-how = Vegyél fel egy kártyát, majd tedd máshová. A többi a paklikban van.
editor-kind = A kártya fajtája
editor-faction = Nép
editor-put-here = Ide
editor-to-stacks = Vissza a paklikba
editor-new-tent = Sátorverés
editor-common = Közös
editor-taken = Felvéve: { $card }.
editor-zone-hand = Kéz
editor-zone-ambush = Orvtámadás
editor-zone-tent = { $number }. sátor
editor-zone-offer = Kínált Nagy és Különleges tárgyak
editor-zone-stacks = A paklikból
editor-as-text = Az állás szövegként
editor-as-text-how = Minden más ide írható, ahogy a jelölésrendszer írja.
editor-language = Nyelv
editor-title-of = Cím
editor-goal = Cél
editor-story = Történet
editor-fine = Ez játszható.
editor-undo = Visszavonás
editor-redo = Mégis
editor-anew = Újrakezdés
editor-open = Fájl megnyitása
editor-save = Mentés fájlba
editor-publish = Feltöltés a galériába
editor-publish-needs = Előbb címre van szükség.
editor-play = Játék innen

## From a game.

replay-edit = Megnyitás a szerkesztőben
table-scenario = Forgatókönyv: { $title }
