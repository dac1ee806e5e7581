### People among each other: what cannot be at a table, and why.

name-taken = { $name } néven már van itt valakinek fiókja; válassz másik nevet, vagy jelentkezz be, ha te vagy az
kept-apart = ehhez az asztalhoz nem ülhetsz le
