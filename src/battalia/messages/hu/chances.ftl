### All dice and draws of a server.

chances-title = Minden dobás és húzás
chances-intro = Mi jött a szerver összes befejezett játszmájában, és hányszor volt várható. A 3 szórásnál nagyobb eltérés ritka; sok sor között egynél előfordulhat.
chances-what = Mi
chances-times = Hányszor
chances-expected = Várható
chances-deviation = Eltérés
chances-none = Még egyetlen játszmát sem számoltunk meg.
chances-roll = Kocka
chances-draw = Kártyák
chances-terrain = Terep
chances-first = Kezdőjátékos
chances-remove = Kihagyott frakciók
chances-other = Egyéb húzások
