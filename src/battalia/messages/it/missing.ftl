### What is missing for something that cannot be done, and what would make it possible.

missing-cards = Carte mancanti: { $missing }.
# Fewer cards that would do: such as stand in for several.
missing-or = Carte mancanti: { $missing }; basterebbe anche: { $instead }.
missing-to-attack = Carte mancanti: { $missing }. Vanno bene anche altre carte, forti quanto le unità.
missing-still = Anche con queste carte: { $reason }

# What would make it possible. What is done stands in `how`: the messages that begin with `step-`;
# `day` and `week` are as the table shows them.
way-now = Potresti farlo comunque: { $how }.
way-day = Con una mano così potresti farlo il giorno { $day } della settimana { $week }, quando è illuminato questo manufatto: { $kind }.
way-day-how = Con una mano così potresti farlo il giorno { $day } della settimana { $week }, quando è illuminato questo manufatto: { $kind }. Allora { $how }.
step-then = { $first }, poi { $then }
step-title =
    { $unit ->
        [friman] un friman
        [chief] un capo
       *[priest] un sacerdote
    } diventa { $becomes ->
        [chief] un capo
        [priest] un sacerdote
       *[lord] un signore
    } ({ $kind })
step-tent = smonti la tua tenda ({ $kinds })
step-amulet = { $kind } su { $kinds }, con un tiro di { $dice }
step-ride = { $kinds }, fino a { $count } passi
step-fly = { $kind }
step-horn = { $kind } prende dalla tua nazione: { $kinds }

# So many cards of a kind.
count-supply = { $count ->
    [one] 1 provvista
   *[other] { $count } provviste
}
count-friman = { $count ->
    [one] 1 friman
   *[other] { $count } frimen
}
count-chief = { $count ->
    [one] 1 capo
   *[other] { $count } capi
}
count-priest = { $count ->
    [one] 1 sacerdote
   *[other] { $count } sacerdoti
}
count-lord = { $count ->
    [one] 1 signore
   *[other] { $count } signori
}
count-queen = { $count ->
    [one] 1 regina
   *[other] { $count } regine
}
count-king = { $count } re
count-tool = { $count ->
    [one] 1 attrezzo
   *[other] { $count } attrezzi
}
count-weapon = { $count ->
    [one] 1 arma
   *[other] { $count } armi
}
count-amulet = { $count ->
    [one] 1 amuleto
   *[other] { $count } amuleti
}
count-title = { $count ->
    [one] 1 titolo
   *[other] { $count } titoli
}
count-scroll = { $count ->
    [one] 1 pergamena
   *[other] { $count } pergamene
}
count-tent = { $count ->
    [one] 1 tenda
   *[other] { $count } tende
}
count-horse = { $count ->
    [one] 1 cavallo
   *[other] { $count } cavalli
}
count-stardust = { $count ->
    [one] 1 carta Polvere di Stelle
   *[other] { $count } carte Polvere di Stelle
}
count-chest = { $count ->
    [one] 1 forziere
   *[other] { $count } forzieri
}
