### Heroic mode (S5).

veteran-named = { $seat } – megszerzett veteránstátusz.
veteran-lapsed = { $seat } – elveszett veteránstátusz.
