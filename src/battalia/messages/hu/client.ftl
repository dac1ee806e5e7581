## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Ezt az oldalt nem sikerült betölteni. Próbáld újra.
not-connected = Most nincs kapcsolat a szerverrel.
