### All dice and draws of a server.

chances-title = Wszystkie rzuty i losowania
chances-intro = Co wypadło we wszystkich zakończonych partiach na tym serwerze i ile razy należało się tego spodziewać. Odchylenie większe niż 3 odchylenia standardowe jest rzadkie; wśród wielu wierszy może się zdarzyć.
chances-what = Co
chances-times = Razy
chances-expected = Oczekiwano
chances-deviation = Odchylenie
chances-none = Nie policzono jeszcze żadnej partii.
chances-roll = Kostka
chances-draw = Karty
chances-terrain = Teren
chances-first = Pierwszy gracz
chances-remove = Pominięte frakcje
chances-other = Inne losowania
