### Heroic mode (S5).

veteran-named = { $seat } sono ora veterani.
veteran-lapsed = { $seat } non sono più veterani.
