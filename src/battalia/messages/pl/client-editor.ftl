### The gallery of scenarios, and the editor.

## The first page.

start-scenarios = Scenariusze
start-scenarios-text = Plansze z historią, nasze i graczy
start-editor = Edytor
start-editor-text = Twórz plansze, pozycje i scenariusze

## The gallery.

scenarios-title = Scenariusze
scenarios-intro = Stoły z historią: inne plansze, inne początki, inne cele.
scenarios-make = Zrób własny
scenarios-order = Co na początku
scenarios-order-liked = Najbardziej lubiane
scenarios-order-played = Najczęściej grane
scenarios-order-new = Najnowsze
scenarios-more = Więcej
scenario-by = autor: { $name }
scenario-ours = dołączony do gry
scenario-begun = zaczyna się w środku
scenario-plays = rozegrane: { $count }
scenario-like = Lubię to: { $title }
scenario-goal = Cel:
scenario-begin = Graj
scenario-edit = Otwórz w edytorze
scenario-save = Zapisz plik
scenario-remove = Usuń z galerii
scenario-link = Link do tego scenariusza

## The editor.

editor-title = Edytor
editor-intro = Zrób planszę, ułóż pozycję, opowiedz historię i zagraj. O tym, co niemożliwe, dowiesz się od razu.
editor-to-gallery = Do galerii
editor-tab-table = Stół
editor-tab-board = Plansza
editor-tab-position = Pozycja
editor-tab-story = Historia
editor-board = Tworzona plansza
editor-space = { $space }: { $what }
editor-on-nothing = puste
editor-on-space = brak pola
editor-on-start = miasto startowe
editor-on-neutral = miasto neutralne
editor-on-ruins = ruiny
editor-on-gates = brama burz
editor-on-link = między dolinami
editor-brush = Pędzel
editor-brush-text = Wskaż pole, aby coś położyć lub zabrać, albo przeciągnij po kilku. Strzałki, Enter i cyfry działają tak samo.
editor-symmetry = Symetria
editor-symmetry-none = brak
editor-symmetry-across = lewo i prawo
editor-symmetry-down = góra i dół
editor-symmetry-both = w obu kierunkach
editor-symmetry-half = pół obrotu
editor-symmetry-quarter = ćwierć obrotu
editor-rows = Wiersze
editor-columns = Kolumny
editor-factions = Frakcje
editor-great-artefacts = Większe Artefakty
editor-board-of-book = Ten stół gra na planszy z instrukcji.
editor-own-board = Zrób własną planszę
editor-book-board = Wróć do planszy z instrukcji
editor-position-none = Gra zaczyna się od zwykłego przygotowania.
editor-begin-position = Ułóż pozycję
editor-no-position = Zacznij jednak od przygotowania
editor-day = Dzień
editor-first = Kto zaczyna
editor-in-progress = Pozycja jest w trakcie czegoś.
editor-begin-turn = Zacznij zamiast tego turę
editor-no-view = Mapa pojawi się, gdy pozycja będzie możliwa.
editor-pieces = Na planszę
editor-tool-card = karta terenu
editor-tool-token = żeton
editor-tool-hero = bohater
editor-tool-clear = wyczyść
editor-shape = Karta
editor-terrain = Teren
editor-turned = Obrócona na
editor-owner = Czyje
editor-level = Poziom (0: brak)
editor-hero = Bohater
editor-cards = Karty
editor-cards-how = Weź kartę, a potem połóż ją gdzie indziej. Reszta leży w stosach.
editor-kind = Rodzaj karty
editor-faction = Frakcja
editor-put-here = Tutaj
editor-to-stacks = Z powrotem do stosów
editor-new-tent = Rozbij namiot
editor-common = Wspólne
editor-taken = Wzięto: { $card }.
editor-zone-hand = Ręka
editor-zone-ambush = Zasadzka
editor-zone-tent = Namiot { $number }
editor-zone-offer = Dostępne Większe Artefakty
editor-zone-stacks = Ze stosów
editor-as-text = Pozycja jako tekst
editor-as-text-how = Wszystko inne wpisuje się tutaj, zgodnie z notacją.
editor-language = Język
editor-title-of = Tytuł
editor-goal = Cel
editor-story = Historia
editor-fine = W to można grać.
editor-undo = Cofnij
editor-redo = Ponów
editor-anew = Od nowa
editor-open = Otwórz plik
editor-save = Zapisz do pliku
editor-publish = Dodaj do galerii
editor-publish-needs = Najpierw potrzebny jest tytuł.
editor-play = Graj stąd

## From a game.

replay-edit = Otwórz w edytorze
table-scenario = Scenariusz: { $title }
