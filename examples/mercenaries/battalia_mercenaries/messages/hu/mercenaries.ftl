### Vándor zsoldosok: saját kitalációnk, egyik könyvben sem szerepel.

outside-mercenaries = Vándor zsoldosok
outside-mercenaries-text = Hat zsoldos bérelhető fel egy-egy hétre és küldhető harcba; a zsoldodban álló kapitány a játék végén 1 győzelmi pontot ér. Saját kitalációnk, egyik könyvben sem szerepel.
outside-mercenaries-stack = a pakliban
outside-mercenaries-hired = valakinek a zsoldjában
outside-mercenaries-until = eddig a napig
outside-mercenaries-sent = itt harcol
battle-part-mercenaries = zsoldosok

kind-pikeman = pikás
kind-captain = kapitány
a-pikeman = pikás
a-captain = kapitány

verb-hire-mercenary = Zsoldos felbérlése
choice-hire-mercenary = egy hétre
verb-send-mercenary = Zsoldos küldése
choice-send-mercenary = { $card }
about-mercenary = Melyik zsoldos érkezik?

mercenary-hired = { $seat } – felbérelt zsoldos: { $card } ({ $until }. nap végéig).
mercenary-sent = { $seat } – harcba küldve: { $card }.
mercenary-left = { $seat } – elbocsátva: { $card }.

mercenaries-all-hired = Minden zsoldos valakinek a zsoldjában áll.
mercenaries-enough = Egyszerre senki sem fizet { $most } zsoldosnál többet.
mercenaries-too-poor = Egy zsoldos ára 2 utánpótlás.
mercenaries-only-in-battle = Zsoldost harcban lehet küldeni, amikor a saját fél következik.
mercenaries-not-ready = Ilyen zsoldos nem vár a zsoldodban.
law-mercenary-day = egy zsoldos legfeljebb egy hétig szolgál
law-mercenary-sent = egy zsoldos csak ott harcol, ahol a megbízója
hint-mercenary = Egy zsoldos a zsoldodban eldöntheti a következő harcot.
