### What stands in the way of a table. Where the option is not seen beside it, it comes first,
### and of a file the entry.

options-reason = „{ $option }”: { $reason }
options-entry-reason = „{ $option }”, „{ $entry }”: { $reason }

options-value = { $value } nie należy do tych: { $values }
options-needs-expansion = tylko z The Stormgates
options-needs-base = tylko bez The Stormgates
options-needs-two = tylko dla dwóch graczy
options-needs-four = tylko dla 4–6 graczy
options-needs-advanced = tylko w grze zaawansowanej
options-needs-stormgates = tylko z Bramami Burz
options-needs-great-artefacts = tylko z nowymi Większymi Artefaktami
options-few-great-artefacts = Większych Artefaktów jest za mało; z nowymi jest ich więcej
options-needs-figure = tylko z Metamorphą lub Bilkarrem
options-needs-teams-of-six = tylko w drużynach i dla sześciu graczy
options-needs-teams-of-five = tylko w drużynach i dla pięciu graczy
options-part-of-heroic = należy do trybu heroicznego
options-no-valleys = nie z dolinami
options-no-relics = nie z ukrytymi reliktami
options-no-teams = nie w drużynach, gdzie grę kończy dziewięć lub dwanaście miast

options-factions = potrzebne frakcje: { $count } albo żadna; wybrane: { $chosen }
options-faction-twice = można wymienić tylko raz: { $faction }

options-board = ten stół wymaga planszy o wymiarach { $sizes }
options-board-factions = liczba frakcji w grze: od { $least } do { $most }
options-gates = jest tyle Bram Burz, ilu graczy

# Modules from outside.
options-module-missing = nie jest zainstalowany: { $module }
options-module-broken = nie można użyć { $module }: { $why }
options-module-twice = można wymienić tylko raz: { $module }
options-twice = „{ $word }” należy i do { $one }, i do { $other }: grajcie tylko z jednym z nich
module-fails = jego pakiet kończy się błędem { $problem }
module-half = jego pakiet zaimportowano przed Battalią
module-is-none = jego pakiet nie ma modułu o tej nazwie
module-name = jego nazwa to „{ $name }”; dozwolone są małe litery, cyfry i łączniki, i musi być taka jak jego punktu wejścia
module-options = ma własne opcje
module-form = jego { $field } nie jest tym, czym powinno być
module-wanted = chce sam decydować, które stoły z nim grają
module-slice = to, co przechowuje, musi nazywać się „{ $name }”, jak moduł, i być niezmienną strukturą
module-view = jego widok musi w adnotacji podać, jaką strukturę zwraca, i pokazuje to, co moduł przechowuje
module-frame = jego ramki „{ $word }” brakuje w „stands_on”
module-word = „{ $word }” nie jest słowem: dozwolone są małe litery, cyfry i łączniki
module-not-own = „{ $word }” do niego nie należy
module-no-place = w pudełku nie ma miejsca na jego „{ $card }”
module-number = liczba „{ $name }” na „{ $card }” musi wynosić co najmniej { $least }
module-text-wrong = jego tekst „{ $text }” ({ $language }) wymienia „{ $what }”, czego nie ma
module-clashes = „{ $word }” należy już do { $other }
module-several = dwa pakiety dostarczają moduł o tej nazwie
module-texts = jego tekstów nie da się odczytać: { $problem }
module-text-taken = jego tekst „{ $text }” już istnieje
module-text-missing = brakuje jego tekstu „{ $text }”
module-lore = jego wiedza dla graczy komputerowych jest nieprzydatna: { $problem }
modules-usable = { $module }: { $title }. { $text }
modules-none = Żaden zainstalowany pakiet nie dostarcza modułu.

# What a module from outside has in play: its fields, each by name.
table-outside = { $module }: { $state }.
state-field = { $name }: { $value }
