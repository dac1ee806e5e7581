### Heroic mode (S5).

veteran-named = { $seat }: Veteranenstatus erlangt.
veteran-lapsed = { $seat }: Veteranenstatus verloren.
