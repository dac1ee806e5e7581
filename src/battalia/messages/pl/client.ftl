## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Nie udało się załadować tej strony. Spróbuj ponownie.
not-connected = Nie ma teraz połączenia z serwerem.
