### Heroic mode (S5).

veteran-named = { $seat } is a veteran now.
veteran-lapsed = { $seat } is a veteran no more.
