### Heroic mode (S5).

veteran-named = { $seat } became a veteran.
veteran-lapsed = { $seat } ceased to be a veteran.
