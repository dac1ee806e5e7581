### People among each other: what cannot be at a table, and why.

name-taken = { $name } heißt hier schon jemand mit einem Konto; nimm einen anderen Namen, oder melde dich an, wenn du es bist
kept-apart = an diesen Tisch kannst du dich nicht setzen
