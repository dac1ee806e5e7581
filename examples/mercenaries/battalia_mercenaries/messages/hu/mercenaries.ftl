### Vándor zsoldosok: saját kitalációnk, egyik könyvben sem szerepel.

outside-mercenaries = Vándor zsoldosok
outside-mercenaries-text = Hat zsoldos fogadható fel egy-egy hétre és küldhető csatába; a zsoldodban álló kapitány a játék végén 1 pontot ér. Saját kitalációnk, egyik könyvben sem szerepel.
outside-mercenaries-stack = a pakliban
outside-mercenaries-hired = valakinek a zsoldjában
outside-mercenaries-until = eddig a napig
outside-mercenaries-sent = itt harcol
battle-part-mercenaries = zsoldosok

kind-pikeman = pikás
kind-captain = kapitány
a-pikeman = egy pikást
a-captain = egy kapitányt

verb-hire-mercenary = Zsoldos felfogadása
choice-hire-mercenary = egy hétre
verb-send-mercenary = Zsoldos küldése
choice-send-mercenary = { $card }
about-mercenary = Melyik zsoldos érkezik?

mercenary-hired = { $seat } felfogadott { $card } a(z) { $until }. nap végéig.
mercenary-sent = { $seat } csatába küldött { $card }.
mercenary-left = { $seat } elbocsátott { $card }.

mercenaries-all-hired = Minden zsoldos valakinek a zsoldjában áll.
mercenaries-enough = Egyszerre senki sem fizet { $most } zsoldosnál többet.
mercenaries-too-poor = Egy zsoldos ára 2 készlet.
mercenaries-only-in-battle = Zsoldost csatában lehet küldeni, amikor a saját oldal következik.
mercenaries-not-ready = Ilyen zsoldos nem vár a zsoldodban.
law-mercenary-day = egy zsoldos legfeljebb egy hétig szolgál
law-mercenary-sent = egy zsoldos csak ott harcol, ahol a megbízója
hint-mercenary = Egy zsoldos a zsoldodban eldöntheti a következő csatát.
