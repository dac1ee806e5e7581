## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Diese Seite ließ sich nicht laden. Versuche es noch einmal.
not-connected = Zurzeit gibt es keine Verbindung zum Server.
