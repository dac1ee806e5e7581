## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = Non è stato possibile caricare questa pagina. Riprova.
not-connected = In questo momento non c’è connessione con il server.
