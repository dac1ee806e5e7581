## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Nie udało się załadować tej strony. Spróbuj ponownie.
not-connected = Nie ma teraz połączenia z serwerem.

# Without a network.
offline-title = Brak połączenia z internetem.
offline-text = Można czytać zasady, arkusze i lekcje oraz oglądać zachowane tu powtórki. Gry toczą się dalej, gdy serwer znów będzie osiągalny.
offline-table = Gra czeka: zostanie podjęta, gdy tylko serwer będzie osiągalny.
offline-games = Gry, które można obejrzeć bez połączenia
replay-not-kept = bez połączenia można oglądać tylko powtórki zachowane na tym urządzeniu, a tej wśród nich nie ma
newer-text = Jest nowsza wersja tej strony.
newer-load = Wczytaj
newer-later = Później
app-install = Zainstaluj
push-here = Powiadomienia na tym urządzeniu
push-text = Gdy nadejdzie twoja tura, a żadna twoja strona nie jest przy stole, to urządzenie da ci znać. Po drodze nie zdradza się niczego z gry.
push-cannot =
    { $why ->
        [insecure] Powiadomienia wymagają bezpiecznego połączenia: są dostępne tam, gdzie adres zaczyna się od https://.
        [home-screen] Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego i otwórz ją stamtąd.
        [denied] Ta przeglądarka ma zakaz pokazywania powiadomień z tej strony. Można to zmienić w jej ustawieniach dla strony.
       *[other] Tej przeglądarki nie da się powiadomić, gdy żadna strona nie jest otwarta.
    }
push-unavailable = Usługa powiadomień tej przeglądarki jest teraz nieosiągalna.
