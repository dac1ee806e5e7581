## The browser: what all pages share. The pages have files of their own, client-*.ftl.

page-not-loaded = This page could not be loaded. Try again.
not-connected = There is no connection to the server just now.
