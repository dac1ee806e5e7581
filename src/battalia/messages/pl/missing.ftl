### What is missing for something that cannot be done, and what would make it possible.

missing-cards = Brakujące karty: { $missing }.
# Fewer cards that would do: such as stand in for several.
missing-or = Brakujące karty: { $missing }; wystarczyłoby też: { $instead }.
missing-to-attack = Brakujące karty: { $missing }. Wystarczą też inne karty, równie silne jak te jednostki.
missing-still = Nawet z tymi kartami: { $reason }

# What would make it possible. What is done stands in `how`: the messages that begin with `step-`;
# `day` and `week` are as the table shows them.
way-now = Mimo to może się udać: { $how }.
way-day = Z taką ręką może się udać w dniu { $day } tygodnia { $week }, gdy oświecony będzie ten artefakt: { $kind }.
way-day-how = Z taką ręką może się udać w dniu { $day } tygodnia { $week }, gdy oświecony będzie ten artefakt: { $kind }. Wtedy { $how }.
step-then = { $first }, potem { $then }
step-title =
    { $unit ->
        [friman] poddany
        [chief] wódz
       *[priest] kapłan
    } zostaje { $becomes ->
        [chief] wodzem
        [priest] kapłanem
       *[lord] lordem
    } ({ $kind })
step-tent = opuszczasz swój namiot ({ $kinds })
step-amulet = { $kind } na tę kartę: { $kinds }, przy wyniku rzutu { $dice }
step-ride = { $kinds }, do { $count } kroków
step-fly = { $kind }
step-horn = { $kind } przynosi z twojego narodu: { $kinds }

# So many cards of a kind.
count-supply = { $count ->
    [one] { $count } karta wyposażenia
    [few] { $count } karty wyposażenia
   *[other] { $count } kart wyposażenia
}
count-friman = { $count ->
    [one] { $count } poddany
    [few] { $count } poddanych
   *[other] { $count } poddanych
}
count-chief = { $count ->
    [one] { $count } wódz
    [few] { $count } wodzów
   *[other] { $count } wodzów
}
count-priest = { $count ->
    [one] { $count } kapłan
    [few] { $count } kapłanów
   *[other] { $count } kapłanów
}
count-lord = { $count ->
    [one] { $count } lord
    [few] { $count } lordów
   *[other] { $count } lordów
}
count-queen = { $count ->
    [one] { $count } królowa
    [few] { $count } królowe
   *[other] { $count } królowych
}
count-king = { $count ->
    [one] { $count } król
    [few] { $count } królów
   *[other] { $count } królów
}
count-tool = { $count ->
    [one] { $count } narzędzie
    [few] { $count } narzędzia
   *[other] { $count } narzędzi
}
count-weapon = { $count ->
    [one] { $count } broń
    [few] { $count } bronie
   *[other] { $count } broni
}
count-amulet = { $count ->
    [one] { $count } amulet
    [few] { $count } amulety
   *[other] { $count } amuletów
}
count-title = { $count ->
    [one] { $count } tytuł
    [few] { $count } tytuły
   *[other] { $count } tytułów
}
count-scroll = { $count ->
    [one] { $count } zwój
    [few] { $count } zwoje
   *[other] { $count } zwojów
}
count-tent = { $count ->
    [one] { $count } namiot
    [few] { $count } namioty
   *[other] { $count } namiotów
}
count-horse = { $count ->
    [one] { $count } koń
    [few] { $count } konie
   *[other] { $count } koni
}
count-stardust = { $count ->
    [one] { $count } karta gwiezdnego pyłu
    [few] { $count } karty gwiezdnego pyłu
   *[other] { $count } kart gwiezdnego pyłu
}
count-chest = { $count ->
    [one] { $count } skrzynia
    [few] { $count } skrzynie
   *[other] { $count } skrzyń
}
