## Wiadomości e-mail: proste i krótkie. Nic tu nie odwołuje się do innego pliku.

letter-confirm-subject = Battalia: czy to twój adres?
letter-confirm =
    Ktoś podał ten adres dla swojego konta na { $site }.
    Jeśli to ty, otwórz ten link i potwierdź adres:

    { $link }

    Link działa raz, przez jeden dzień. Jeśli to nie ty, nie rób nic: adres nie będzie używany.
letter-sign-in-subject = Battalia: twój link do logowania
letter-sign-in =
    Tym linkiem zalogujesz się na { $site }:

    { $link }

    Działa raz, przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Kto go otworzy, jest tam tobą: nie dawaj go nikomu.
    Jeśli to nie była twoja prośba, nie rób nic.
letter-reset-subject = Battalia: nowe hasło
letter-reset =
    Tym linkiem ustawisz nowe hasło na { $site }. Twój login to { $login }.

    { $link }

    Działa raz, przez { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }. Nie dawaj go nikomu.
    Jeśli to nie była twoja prośba, nie rób nic: hasło pozostanie bez zmian.
letter-turn-subject = Battalia: twoja tura
letter-turn =
    Pozostali na ciebie czekają:

    { $url }

    Nie chcę więcej takich wiadomości: { $stop }
letter-password-changed-subject = Battalia: twoje hasło się zmieniło
letter-password-changed =
    Hasło do twojego konta na { $site } zostało przed chwilą ustawione lub zmienione.

    Jeśli to ty, nie musisz nic robić. Jeśli nie, od razu poproś tam o nowe hasło pocztą
    elektroniczną: wszyscy inni zostaną wtedy wylogowani.
letter-address-changed-subject = Battalia: twój adres się zmienił
letter-address-changed =
    Wiadomości z { $site } do twojego konta nie przychodzą już na ten adres.

    Jeśli tak miało być, nie musisz nic robić. Jeśli nie, od razu ustaw tam nowe hasło kodem
    odzyskiwania, a potem podaj swój adres jeszcze raz.
letter-round-subject = Battalia: zaczyna się twoja runda
letter-round =
    Zaczyna się runda twojego turnieju. Twój stół:

    { $url }

    Nie chcę więcej takich wiadomości: { $stop }
letter-challenge-subject = Battalia: czeka na ciebie wyzwanie
letter-challenge =
    Ktoś wyzywa cię na partię. Tutaj możesz przyjąć albo odmówić:

    { $url }

    Nie chcę więcej takich wiadomości: { $stop }
letter-digest-subject = Battalia: twoje partie
letter-digest =
    { $count ->
        [one] Czeka na ciebie jeden stół:
        [few] Czekają na ciebie { $count } stoły:
       *[other] Czeka na ciebie { $count } stołów:
    }

    { $tables }

    Nie chcę więcej takich wiadomości: { $stop }
letter-invitation-subject = Battalia: zaproszenie do stołu
letter-invitation =
    Ktoś ze znajomych zaprasza cię do stołu. Tutaj możesz usiąść albo odmówić:

    { $url }

    Nie chcę więcej takich wiadomości: { $stop }
