### People among each other: what cannot be at a table, and why.

name-taken = somebody with an account here is called { $name }; take another name, or log in if it is you
kept-apart = you cannot sit down at this table
