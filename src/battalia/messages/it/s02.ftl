### Kings and queens (S2).

royal-given = { $seat } ricevono nel rifugio { $card }.
royal-deposed = { $seat } perdono { $card }, che va nel limbo: il mazzo è troppo piccolo.

verb-crown = Incorona una città
choice-crown = su { $space }

city-too-low = Solo una città di livello 4 diventa residenza, e solo una residenza diventa capitale.
is-capital = Questa è già la capitale.
royals-crown = Solo una regina o un re porta una città oltre il livello 4.
residence-limit = Non ci possono essere altre residenze.
capital-limit = Non ci possono essere altre capitali.
needs-royal = Per farlo serve in mano: { $kind }.
