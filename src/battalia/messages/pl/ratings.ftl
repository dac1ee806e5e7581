### Partie rankingowe: co się nie liczy i co z nich wynikło.

rated-seed = partia, której ziarno ktoś zna, nie jest rankingowa
rated-from-start = rankingowa jest tylko nowa partia: bez zapisu, pozycji, scenariusza i lekcji
rated-by-the-box = w partiach rankingowych gra się tym, co jest w pudełkach: bez cudzych map, poprawek i modułów
rated-level = komputer „{ $level }” nie ma rankingu, więc partie z nim nie są rankingowe
rated-without-people = partia samych komputerów nie jest rankingowa
rated-one-seat = w partii rankingowej każdy gra za siebie: masz jedno miejsce
rated-needs-clock = partia rankingowa między ludźmi wymaga zegara
rated-needs-account = w partie rankingowe gra tylko ten, kto ma konto
rated-seat-stays = miejsca w partii rankingowej nie przekazuje się dalej
rated-no-help = to partia rankingowa: dopóki się nie skończy, nikt nie dostaje pomocy
rated-stays = partię rankingową gra się do końca: najpierw ją poddaj
rated-no-stand-in = w partii rankingowej żaden komputer nie gra za ciebie; możesz ją poddać
table-rated = Rankingowa
table-over-rating = Ranking
rating-provisional = tymczasowy: jeszcze mało partii
