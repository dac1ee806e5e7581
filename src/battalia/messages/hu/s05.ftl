### Heroic mode (S5).

veteran-named = { $seat } – megszerzett veterán státusz.
veteran-lapsed = { $seat } – elveszett veterán státusz.
