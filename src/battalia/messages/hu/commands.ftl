### Amit a játszmák átnézésének és a bizonyításnak a parancsai mondanak: az oldalnak nem kell.

explore-how = Adj meg egy fájlt vagy mappát körökkel, amelyet át kell nézni, vagy készíts egyet: --gather FELJEGYZÉSEK --into FÁJL.
explore-nothing = Nincsenek körök itt: { $file }.
explore-no-day = A nap legalább 1 legyen.
explore-no-deck = „{ $deck }” nem mondja meg, hány egység van az egyes frakciókból; három az egyikből és két másik: 3-1-1.
explore-gathering = Játszmák olvasása
explore-gathered = { $games } játszma, { $turns } kör; kimaradt, mert nem az előkészületekkel kezdődött, vagy nem ért véget: { $left }.
appoint-nobody = Senkinek sincs ilyen bejelentkezési neve: { $login }; a tisztséghez fiók kell.
appoint-done = Mostantól { $login } tisztsége: { $office }.
appoint-none = { $login } már nem visel tisztséget.
appoint-nobody-yet = Senki sem visel tisztséget.
appoint-whom = Adj meg egy bejelentkezési nevet vagy a --list kapcsolót.
publish-no-month = Ez nem hónap: „{ $text }”; így néz ki egy: 2026-11.
publish-not-over = { $month } még nem ért véget.
publish-done = { $games } játszma, { $turns } kör:
proof-none = ez a feljegyzés semmit sem bizonyít: nem mondja meg, ki mit hozott az asztalhoz
proof-past-alone = ez a feljegyzés semmit sem bizonyít: minden húzás azelőtt történt, hogy a játék itt folytatódott
proof-version = ezt a feljegyzést olyan módon bizonyították, amelyet ez a program nem ismer („{ $version }”)
proof-tag = a bizonyításból hiányzik ez az adat: „{ $tag }”
proof-draw = { $number }. választás ({ $place }. húzás): „{ $choice }” jött, de abból, amit mindenki az asztalhoz hozott, „{ $due }” következik
proof-other-text = { $seat } mást tett hozzá: „{ $text }”.
proof-which-seat = Ez nem mondja meg, melyik hely mit tett hozzá: „{ $text }”; így írd: p1=SZÖVEG.
proof-holds = { $draws ->
    [one] A játszma egyetlen húzása
   *[other] A játszma összes húzása és dobása ({ $draws })
} következik abból, amit mindenki az asztalhoz hozott.
proof-before = Annak a játszmának a húzásai, amelyből ez folytatódott, és amelyek előbb jönnek: { $draws }.
proof-bound = Az első kártya előtt a szerver ehhez volt kötve: { $commitment }.
proof-brought = { $seat } ezt tette hozzá: „{ $text }”.
proof-empty = { $seat } semmit sem tett hozzá.
levels-wrong = Az asztalok fajtái: { $kinds }; a játszmák és a folyamatok száma legalább 1.
join-token-address = Ez nem egy szerver címe: így néz ki: https://battalia.example.
join-waits = { $name } kihívásokra vár itt: { $url }.
join-game = { $name } játszik, hely: { $seat }, asztal: { $table }.
join-game-over = Vége, asztal: { $table }, eredmény: { $result }
join-game-lost = Nem lehet játszani, asztal: { $table }, ok: { $reason }
join-away = { $url } nem válaszol: { $reason }. Új próba { $seconds } mp múlva.
join-declined = { $name } kihívása visszautasítva: { $reason }.
join-token-refused = { $url } nem fogadja el a tokent: { $reason }
