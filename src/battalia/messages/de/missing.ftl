### What is missing for something that cannot be done, and what would make it possible.

missing-cards = Fehlende Karten: { $missing }.
# Fewer cards that would do: such as stand in for several.
missing-or = Fehlende Karten: { $missing }; auch das würde reichen: { $instead }.
missing-to-attack = Fehlende Karten: { $missing }. Andere Karten, die so stark sind wie die Einheiten, reichen auch.
missing-still = Selbst mit diesen Karten: { $reason }

# What would make it possible. What is done stands in `how`: the messages that begin with `step-`;
# `day` and `week` are as the table shows them.
way-now = So könnte es trotzdem gehen: { $how }.
way-day = Mit einer solchen Hand ginge es an Tag { $day } von Woche { $week }, wenn dieses Artefakt erleuchtet ist: { $kind }.
way-day-how = Mit einer solchen Hand ginge es an Tag { $day } von Woche { $week }, wenn dieses Artefakt erleuchtet ist: { $kind }. Dazu: { $how }.
step-then = { $first }, dann { $then }
step-title =
    aus { $unit ->
        [friman] einem Stammeskrieger
        [chief] einem Häuptling
       *[priest] einem Priester
    } { $becomes ->
        [chief] einen Häuptling
        [priest] einen Priester
       *[lord] einen Lord
    } machen ({ $kind })
step-tent = dein Zelt abschlagen ({ $kinds })
step-amulet = { $kind } auf { $kinds }, bei einem Wurf von { $dice }
step-ride = { $kinds }, für bis zu { $count } Schritte
step-fly = { $kind }
step-horn = { $kind } verwenden und aus deiner Nation nehmen: { $kinds }

# So many cards of a kind.
count-supply = { $count ->
    [one] { $count } Versorgungskarte
   *[other] { $count } Versorgungskarten
}
count-friman = { $count } Stammeskrieger
count-chief = { $count ->
    [one] { $count } Häuptling
   *[other] { $count } Häuptlinge
}
count-priest = { $count } Priester
count-lord = { $count ->
    [one] { $count } Lord
   *[other] { $count } Lords
}
count-queen = { $count ->
    [one] { $count } Königin
   *[other] { $count } Königinnen
}
count-king = { $count ->
    [one] { $count } König
   *[other] { $count } Könige
}
count-tool = { $count ->
    [one] { $count } Werkzeug
   *[other] { $count } Werkzeuge
}
count-weapon = { $count ->
    [one] { $count } Waffe
   *[other] { $count } Waffen
}
count-amulet = { $count ->
    [one] { $count } Amulett
   *[other] { $count } Amulette
}
count-title = { $count } Titel
count-scroll = { $count ->
    [one] { $count } Schriftrolle
   *[other] { $count } Schriftrollen
}
count-tent = { $count ->
    [one] { $count } Zelt
   *[other] { $count } Zelte
}
count-horse = { $count ->
    [one] { $count } Pferd
   *[other] { $count } Pferde
}
count-stardust = { $count ->
    [one] { $count } Sternenstaubkarte
   *[other] { $count } Sternenstaubkarten
}
count-chest = { $count ->
    [one] { $count } Truhe
   *[other] { $count } Truhen
}
