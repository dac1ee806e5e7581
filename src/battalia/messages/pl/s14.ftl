### Fanatics (S14)

fanatic-roused = { $seat } pobudza fanatyka: { $card }; karta liczy się jako dwie.
verb-rouse = Pobudź
choice-rouse = { $item }; ofiara: { $sacrifice }
not-a-fanatic = Ofiara pobudza tylko fanatyka.
sacrifice-another-card = Dla fanatyka trzeba poświęcić inną kartę z ręki.
rouse-first = Fanatyka zagrywa się dopiero po poświęceniu dla niego innej karty z ręki.
