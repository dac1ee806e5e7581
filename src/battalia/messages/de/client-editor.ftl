### The gallery of scenarios, and the editor.

## The first page.

start-scenarios = Szenarien
start-scenarios-text = Spielpläne mit einer Geschichte, von uns und von Spielern
start-editor = Editor
start-editor-text = Spielpläne, Stellungen und Szenarien bauen

## The gallery.

scenarios-title = Szenarien
scenarios-intro = Tische mit einer Geschichte: andere Spielpläne, andere Anfänge, andere Ziele.
scenarios-make = Selbst eines bauen
scenarios-order = Was zuerst kommt
scenarios-order-liked = Die beliebtesten
scenarios-order-played = Die meistgespielten
scenarios-order-new = Die neuesten
scenarios-more = Mehr
scenario-by = von { $name }
scenario-ours = gehört zum Spiel
scenario-begun = beginnt mittendrin
scenario-plays = gespielt: { $count }
scenario-like = { $title } gefällt mir
scenario-goal = Ziel:
scenario-begin = Spielen
scenario-edit = Im Editor öffnen
scenario-save = Datei speichern
scenario-remove = Aus der Galerie entfernen
scenario-link = Link zu diesem Szenario

## The editor.

editor-title = Editor
editor-intro = Bau einen Spielplan, leg eine Stellung aus, erzähl eine Geschichte und spiel sie. Was nicht sein kann, wird sofort gesagt.
editor-to-gallery = Zur Galerie
editor-tab-table = Tisch
editor-tab-board = Spielplan
editor-tab-position = Stellung
editor-tab-story = Geschichte
editor-board = Der Spielplan, der entsteht
editor-space = { $space }: { $what }
editor-on-nothing = leer
editor-on-space = kein Feld
editor-on-start = Startstadt
editor-on-neutral = neutrale Stadt
editor-on-ruins = Ruinen
editor-on-gates = Sturmtor
editor-on-link = zwischen den Tälern
editor-brush = Pinsel
editor-brush-text = Zeig auf ein Feld, um etwas hinzulegen oder wegzunehmen, oder zieh über mehrere. Pfeiltasten, Eingabetaste und Ziffern tun dasselbe.
editor-symmetry = Symmetrie
editor-symmetry-none = keine
editor-symmetry-across = links und rechts
editor-symmetry-down = oben und unten
editor-symmetry-both = in beiden Richtungen
editor-symmetry-half = halbe Drehung
editor-symmetry-quarter = Vierteldrehung
editor-rows = Zeilen
editor-columns = Spalten
editor-factions = Fraktionen
editor-great-artefacts = Besondere Artefakte
editor-board-of-book = Dieser Tisch spielt auf dem Spielplan des Buchs.
editor-own-board = Eigenen Spielplan bauen
editor-book-board = Zurück zum Spielplan des Buchs
editor-position-none = Das Spiel beginnt mit dem üblichen Aufbau.
editor-begin-position = Stellung auslegen
editor-no-position = Stattdessen mit dem Aufbau beginnen
editor-day = Tag
editor-first = Wer beginnt
editor-in-progress = Die Stellung ist mitten in etwas.
editor-begin-turn = Stattdessen einen Zug beginnen
editor-no-view = Die Karte wird gezeichnet, sobald die Stellung möglich ist.
editor-pieces = Auf den Spielplan
editor-tool-card = Geländekarte
editor-tool-token = Marker
editor-tool-hero = Held
editor-tool-clear = leeren
editor-shape = Karte
editor-terrain = Gelände
editor-turned = Gedreht nach
editor-owner = Wessen
editor-level = Stufe (0: keine)
editor-hero = Held
editor-cards = Karten
editor-cards-how = Nimm eine Karte auf und leg sie woanders hin. Der Rest liegt in den Stapeln.
editor-kind = Art der Karte
editor-faction = Fraktion
editor-put-here = Hierhin
editor-to-stacks = Zurück in die Stapel
editor-new-tent = Zelt aufschlagen
editor-common = Für alle
editor-taken = { $card } ist aufgenommen.
editor-zone-hand = Hand
editor-zone-ambush = Versteck
editor-zone-tent = Zelt { $number }
editor-zone-offer = Besondere Artefakte im Angebot
editor-zone-stacks = Aus den Stapeln
editor-as-text = Die Stellung als Text
editor-as-text-how = Alles Weitere steht hier, wie die Notation es schreibt.
editor-language = Sprache
editor-title-of = Titel
editor-goal = Ziel
editor-story = Geschichte
editor-fine = Das lässt sich spielen.
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-anew = Neu beginnen
editor-open = Datei öffnen
editor-save = Als Datei speichern
editor-publish = In die Galerie stellen
editor-publish-needs = Dafür braucht es zuerst einen Titel.
editor-play = Von hier aus spielen

## From a game.

replay-edit = Im Editor öffnen
table-scenario = Szenario: { $title }
