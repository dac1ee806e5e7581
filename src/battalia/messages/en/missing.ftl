### What is missing for something that cannot be done, and what would make it possible.

missing-cards = Missing: { $missing }.
# Fewer cards that would do: such as stand in for several.
missing-or = Missing: { $missing }; this would do as well: { $instead }.
missing-to-attack = Missing: { $missing }. Other cards as strong as the units would do as well.
missing-still = Even with these cards: { $reason }

# What would make it possible. What is done stands in `how`: the messages that begin with `step-`;
# `day` and `week` are as the table shows them.
way-now = You could still do it: { $how }.
way-day = With such a hand you could do it on day { $day } of week { $week }, when this artefact is illuminated: { $kind }.
way-day-how = With such a hand you could do it on day { $day } of week { $week }, when this artefact is illuminated: { $kind }. Then { $how }.
step-then = { $first }, then { $then }
step-title =
    { $unit ->
        [friman] a friman
        [chief] a chief
       *[priest] a priest
    } becomes { $becomes ->
        [chief] a chief
        [priest] a priest
       *[lord] a lord
    } ({ $kind })
step-tent = your tent is opened ({ $kinds })
step-amulet = { $kind } on { $kinds }, with a roll of { $dice }
step-ride = { $kinds }, for up to { $count } steps
step-fly = { $kind }
step-horn = { $kind } brings from your nation: { $kinds }

# So many cards of a kind.
count-supply = { $count } supply
count-friman = { $count ->
    [one] { $count } friman
   *[other] { $count } frimen
}
count-chief = { $count ->
    [one] { $count } chief
   *[other] { $count } chiefs
}
count-priest = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
count-lord = { $count ->
    [one] { $count } lord
   *[other] { $count } lords
}
count-queen = { $count ->
    [one] { $count } queen
   *[other] { $count } queens
}
count-king = { $count ->
    [one] { $count } king
   *[other] { $count } kings
}
count-tool = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
count-weapon = { $count ->
    [one] { $count } weapon
   *[other] { $count } weapons
}
count-amulet = { $count ->
    [one] { $count } amulet
   *[other] { $count } amulets
}
count-title = { $count ->
    [one] { $count } title
   *[other] { $count } titles
}
count-scroll = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
count-tent = { $count ->
    [one] { $count } tent
   *[other] { $count } tents
}
count-horse = { $count ->
    [one] { $count } horse
   *[other] { $count } horses
}
count-stardust = { $count } stardust
count-chest = { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
