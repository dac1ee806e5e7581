### What is missing for something that cannot be done, and what would make it possible.

missing-cards = Hiányzik: { $missing }.
# Fewer cards that would do: such as stand in for several.
missing-or = Hiányzik: { $missing }; ez is elég lenne: { $instead }.
missing-to-attack = Hiányzik: { $missing }. Az egységek helyett ugyanolyan erős más kártyák is megteszik.
missing-still = Még ezekkel a kártyákkal is: { $reason }

# What would make it possible. What is done stands in `how`: the messages that begin with `step-`;
# `day` and `week` are as the table shows them.
way-now = Így mégis sikerülhet: { $how }.
way-day = Egy ilyen kézzel ekkor sikerülhet: { $week }. hét, { $day }. nap. Akkor ez a különleges tárgy megvilágított: { $kind }.
way-day-how = Egy ilyen kézzel ekkor sikerülhet: { $week }. hét, { $day }. nap. Akkor ez a különleges tárgy megvilágított: { $kind }, és { $how }.
step-then = { $first }, aztán { $then }
step-title =
    egy { $unit ->
        [friman] harcosból
        [chief] vezérből
       *[priest] papból
    } { $becomes ->
        [chief] vezér
        [priest] pap
       *[lord] nagyúr
    } lesz ({ $kind })
step-tent = megszünteted a táboroztatást ({ $kinds })
step-amulet = { $kind } erre: { $kinds }, ilyen dobással: { $dice }
step-ride = { $kinds }, legfeljebb { $count } lépésre
step-fly = { $kind }
step-horn = { $kind } a nemzetségedből elhozza: { $kinds }

# So many cards of a kind.
count-supply = { $count } utánpótlás
count-friman = { $count } harcos
count-chief = { $count } vezér
count-priest = { $count } pap
count-lord = { $count } nagyúr
count-queen = { $count } királynő
count-king = { $count } király
count-tool = { $count } szerszám
count-weapon = { $count } fegyver
count-amulet = { $count } amulett
count-title = { $count } rang
count-scroll = { $count } varázstekercs
count-tent = { $count } sátor
count-horse = { $count } hátas
count-stardust = { $count } csillagpor
count-chest = { $count } láda
