### Mit tett a véletlen, és hogy ez bizonyítható.

proof-secret = a titok nem az, amelyhez a szerver kötve volt: más a lenyomata
proof-count = a bizonyítás { $proved } húzásról szól, a játszmában viszont { $draws } van
unproved-seed = itt semmi sem bizonyítható: a kezdőértéket az asztal felállításakor megadták
unproved-before = itt semmi sem bizonyítható: az asztal felállításakor még nem voltak bizonyítások
unproved-older = itt semmi sem bizonyítható: ennél az asztalnál egy régebbi program játszott tovább
pledge-and-seed = az az asztal, amelynek kezdőértékét megadták, nincs titokhoz kötve
no-such-pledge = ehhez a szerver már nincs kötve; kérj új kötelezettségvállalást
has-begun = a játszma már elkezdődött
proof-other-commitment = A szerver valami máshoz volt kötve: { $commitment }.
trust-title = A keverések bizonyítása
trust-text = Az első kártya előtt a szerver egy titokhoz köti magát. Minden hely hozzátesz egy saját szöveget, és mindaz, amit a véletlen tesz, a titokból és a szövegekből következik. A játszma után minden látható, és bárki ellenőrizhet minden húzást.
trust-own-text = A saját szöveged
trust-own-hint = Bármilyen szöveg, amelyet senki sem ismerhet; ezt a véletlen adta.
trust-new = Egy másik
trust-commitment = A szerver ehhez van kötve
trust-check = A keverések ellenőrzése
trust-checking = Újrahúzás…
trust-fine = { $draws ->
    [one] Az egyetlen húzás
   *[other] Az összes húzás és dobás ({ $draws })
} következik a titokból és a helyek szövegeiből.
trust-mine = A saját szöveged is köztük van, és a szerver már kötve volt, mielőtt megismerte.
trust-wrong = Ez a húzás nem következik a titokból és a szövegekből ({ $place }.): „{ $choice }” jött, de „{ $due }” lett volna.
trust-secret = Titok
trust-seat = { $seat } hozzátette
trust-nothing = semmit
trust-more = Hogyan működik, és hogyan ellenőrizhető e nélkül az oldal nélkül
