### Heroic mode (S5).

veteran-named = { $seat } zyskuje status weterana.
veteran-lapsed = { $seat } traci status weterana.
