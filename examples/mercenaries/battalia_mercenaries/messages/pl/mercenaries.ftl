### Wędrowni najemnicy: moduł naszego pomysłu, którego nie ma w żadnej z instrukcji.

outside-mercenaries = Wędrowni najemnicy
outside-mercenaries-text = Sześciu najemników można nająć na tydzień i posłać do bitwy; kapitan na twoim żołdzie jest na koniec wart 1 punkt. Nasz pomysł, nie ma go w żadnej z instrukcji.
outside-mercenaries-stack = w stosie
outside-mercenaries-hired = na czyimś żołdzie
outside-mercenaries-until = do dnia
outside-mercenaries-sent = walczy na
battle-part-mercenaries = najemnicy

kind-pikeman = pikinier
kind-captain = kapitan
a-pikeman = pikiniera
a-captain = kapitana

verb-hire-mercenary = Najmij najemnika
choice-hire-mercenary = na tydzień
verb-send-mercenary = Poślij najemnika
choice-send-mercenary = { $card }
about-mercenary = Który najemnik przybywa?

mercenary-hired = { $seat }: najęto { $card } do końca dnia { $until }.
mercenary-sent = { $seat }: posłano do bitwy { $card }.
mercenary-left = { $seat }: pożegnano { $card }.

mercenaries-all-hired = Wszyscy najemnicy są na czyimś żołdzie.
mercenaries-enough = Nikt nie opłaca więcej niż { $most } najemników naraz.
mercenaries-too-poor = Najemnik kosztuje 2 karty wyposażenia.
mercenaries-only-in-battle = Najemników posyła się w bitwie, gdy gra własna strona.
mercenaries-not-ready = Żaden taki najemnik nie czeka na twoim żołdzie.
law-mercenary-day = najemnik służy najwyżej tydzień
law-mercenary-sent = najemnik walczy tylko tam, gdzie walczy ten, kto mu płaci
hint-mercenary = Najemnik na twoim żołdzie może rozstrzygnąć następną bitwę.
