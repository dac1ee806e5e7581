### People among each other: what cannot be at a table, and why.

name-taken = qui c’è già qualcuno con un account che si chiama { $name }; scegli un altro nome oppure accedi, se sei tu
kept-apart = non puoi sederti a questo tavolo
