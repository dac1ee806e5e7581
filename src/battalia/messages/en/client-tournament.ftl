### At the table of a tournament.

tournament-of-table = To the tournament
