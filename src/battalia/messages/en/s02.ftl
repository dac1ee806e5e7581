### Kings and queens (S2).

royal-given = { $seat } got { $card } into the shelter.
royal-deposed = { $seat } lost { $card } to limbo: the deck is too small.

verb-crown = Crown a city
choice-crown = on { $space }

city-too-low = Only a city of level 4 becomes a residence, and only a residence the capital.
is-capital = This is the capital already.
royals-crown = Only a queen or a king raises a city above level 4.
residence-limit = There can be no further residence.
capital-limit = There can be no further capital.
needs-royal = This takes a { $kind } at hand.
