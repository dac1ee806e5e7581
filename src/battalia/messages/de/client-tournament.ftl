### Am Tisch eines Turniers.

tournament-of-table = Zum Turnier
