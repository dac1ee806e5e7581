### Kings and queens (S2).

royal-given = { $seat } – a menedékbe érkezik: { $card }.
royal-deposed = { $seat } – a purgatóriumba kerül: { $card }, mert túl kicsi a teremtő pakli.

verb-crown = Város koronázása
choice-crown = { $space }

city-too-low = Csak 4. szintű városból lehet rezidencia, és csak rezidenciából főváros.
is-capital = Ez már a főváros.
royals-crown = Csak királynő vagy király emelhet várost a 4. szint fölé.
residence-limit = Több rezidencia nem lehet.
capital-limit = Több főváros nem lehet.
needs-royal = Ehhez ez a kártya kell: { $kind }.
