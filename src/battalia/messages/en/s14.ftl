### Fanatics (S14)

fanatic-roused = { $seat } roused { $card }: it counts as two.
verb-rouse = Rouse
choice-rouse = { $item }, sacrificing { $sacrifice }
not-a-fanatic = Only a fanatic is roused by a sacrifice.
sacrifice-another-card = Another hand card has to be sacrificed for a fanatic.
rouse-first = A fanatic is played only after another hand card was sacrificed for it.
