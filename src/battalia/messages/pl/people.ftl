### People among each other: what cannot be at a table, and why.

name-taken = ktoś z kontem nazywa się tu już { $name }; wybierz inną nazwę albo zaloguj się, jeśli to ty
kept-apart = nie możesz usiąść przy tym stole
