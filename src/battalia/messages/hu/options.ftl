### What stands in the way of a table. Where the option is not seen beside it, it comes first,
### and of a file the entry.

options-reason = „{ $option }”: { $reason }
options-entry-reason = „{ $option }”, „{ $entry }”: { $reason }

options-value = { $value } nincs ezek között: { $values }
options-needs-expansion = The Stormgates kell hozzá
options-needs-base = csak The Stormgates nélkül
options-needs-two = csak két játékossal
options-needs-four = 4–6 játékos kell hozzá
options-needs-advanced = haladó játék kell hozzá
options-needs-stormgates = Viharkapuk kellenek hozzá
options-needs-great-artefacts = az új Nagy és Különleges tárgyak kellenek hozzá
options-few-great-artefacts = túl kevés hozzá a Nagy és Különleges tárgy; az újakkal több van
options-needs-figure = Metamorpha vagy Bilkarr kell hozzá
options-needs-teams-of-six = csapatok és hat játékos kell hozzá
options-needs-teams-of-five = csapatok és öt játékos kell hozzá
options-part-of-heroic = a hősi mód része
options-no-valleys = a völgyekkel nem fér össze
options-no-relics = a rejtett ereklyékkel nem fér össze
options-no-teams = csapatoknál nem: ott kilenc vagy tizenkét város vet véget a játéknak

options-factions = válassz { $count } népet, vagy egyet se; most ennyi van kiválasztva: { $chosen }
options-faction-twice = csak egyszer nevezhető meg: { $faction }

options-board = ehhez az asztalhoz { $sizes } mezős játéktábla kell
options-board-factions = { $least }–{ $most } nép vesz részt
options-gates = annyi viharkapu van, ahány játékos

# Modules from outside.
options-module-missing = nincs telepítve: { $module }
options-module-broken = nem használható: { $module } – { $why }
options-module-twice = csak egyszer nevezhető meg: { $module }
options-twice = „{ $word }” ezzel is érkezik: { $one }, és ezzel is: { $other }; csak az egyikkel játsszatok
module-fails = a csomagja hibát jelez: { $problem }
module-half = a csomagját a Battalia előtt importálták
module-is-none = a csomagjában nincs ilyen nevű modul
module-name = a neve „{ $name }”; kisbetű, számjegy és kötőjel állhat benne, és meg kell egyeznie a belépési pontjáéval
module-options = saját beállításai vannak
module-form = nem az, aminek lennie kell: { $field }
module-wanted = maga akarja eldönteni, mely asztalok játszanak vele
module-slice = amit őriz, annak „{ $name }” legyen a neve, mint a modulnak, és változtathatatlan szerkezet legyen
module-view = a nézetének annotációval kell megmondania, milyen szerkezetet ad vissza, és azt mutatja, amit a modul őriz
module-frame = egy kerete, „{ $word }”, hiányzik innen: „stands_on”
module-word = „{ $word }” nem szó: kisbetű, számjegy és kötőjel állhat benne
module-not-own = nem az övé: „{ $word }”
module-no-place = a dobozban nincs hely ennek: „{ $card }”
module-number = ennek: „{ $card }”, legalább { $least } legyen ez a száma: „{ $name }”
module-text-wrong = egy szövege, „{ $text }” ({ $language }), olyat nevez meg, ami nincs: „{ $what }”
module-clashes = ez a szó már foglalt: „{ $word }” ({ $other })
module-several = két csomag is hoz ilyen nevű modult
module-texts = a szövegei nem olvashatók: { $problem }
module-text-taken = „{ $text }” nevű szövege már létezik
module-text-missing = hiányzik „{ $text }” nevű szövege
module-lore = a gépi játékosoknak szóló tudása nem használható: { $problem }
modules-usable = { $module }: { $title }. { $text }
modules-none = Egyetlen telepített csomag sem hoz modult.

# What a module from outside has in play: its fields, each by name.
table-outside = { $module }: { $state }.
state-field = { $name }: { $value }
