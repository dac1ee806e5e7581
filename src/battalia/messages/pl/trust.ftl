### Co zrobił los i że można to udowodnić.

proof-secret = tajemnica nie jest tą, którą związał się serwer: ma inny skrót
proof-count = dowód dotyczy { $proved ->
    [one] jednego losowania
    [few] { $proved } losowań
   *[other] { $proved } losowań
}, a w partii jest ich { $draws }
unproved-seed = tu nie da się niczego udowodnić: ziarno podano przy zakładaniu stołu
unproved-before = tu nie da się niczego udowodnić: stół założono, zanim pojawiły się dowody
unproved-older = tu nie da się niczego udowodnić: przy tym stole grał dalej starszy program
pledge-and-seed = stół z podanym ziarnem nie jest związany tajemnicą
no-such-pledge = serwer nie jest już tym związany; poproś o nowe zobowiązanie
has-begun = gra już się zaczęła
proof-other-commitment = Serwer był związany czymś innym: { $commitment }.
trust-title = Dowód tasowania
trust-text = Przed pierwszą kartą serwer wiąże się tajemnicą. Każde miejsce dodaje własny tekst, a wszystko, co robi los, wynika z tajemnicy i tekstów. Po grze wszystko jest pokazane i każdy może sprawdzić każde losowanie.
trust-own-text = Twój własny tekst
trust-own-hint = Dowolny tekst, którego nikt nie może znać; ten powstał losowo.
trust-new = Inny
trust-commitment = Serwer jest związany przez
trust-check = Sprawdź tasowanie
trust-checking = Ponowne losowanie…
trust-fine = { $draws ->
    [one] Jedyne losowanie wynika
   *[other] Wszystkie losowania i rzuty ({ $draws }) wynikają
} z tajemnicy i tekstów wszystkich miejsc.
trust-mine = Jest wśród nich twój własny tekst, a serwer był związany, zanim go poznał.
trust-wrong = Losowanie { $place } nie wynika z tajemnicy i tekstów: wypadło „{ $choice }”, a powinno „{ $due }”.
trust-secret = Tajemnica
trust-seat = { $seat } wniósł
trust-nothing = nic
trust-more = Jak to działa i jak to sprawdzić bez tej strony
