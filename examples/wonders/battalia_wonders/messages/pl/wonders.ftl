outside-wonders = Cuda
outside-wonders-text = Wiatr w plecy wśród burz, Harfa wśród Większych Artefaktów, eliksir wśród mikstur Bilkarra. Nasz własny pomysł, nie ma go w żadnej z instrukcji.

kind-harp = Harfa
cards-does-harp = Zagraj na niej za trzy karty wyposażenia. W rzędzie bitwy ma 1 w ataku i 3 w obronie.
harp-played = { $seat } gra na Harfie i dostaje wyposażenie: { $count }.
harp-nobody-listens = Dla słuchaczy nie zostało wyposażenie.
hint-harp = Harfa daje od razu trzy karty wyposażenia.

sheets-event-13 = Dobierz dwie karty.
sheets-potion-elixir = Eliksir
sheets-potion-elixir-does = Masz o 2 więcej siły w każdej bitwie.
