### Al tavolo di un torneo.

tournament-of-table = Al torneo
