### Turniere.

## Was nicht geht.

no-such-tournament = dieses Turnier gibt es nicht
not-your-tournament = das ist kein Turnier von dir
too-many-tournaments = du hast { $most } Turniere angekündigt, die noch nicht vorbei sind; warte, bis eines es ist
tournament-start = ein Turnier beginnt innerhalb eines Jahres und nicht in der Vergangenheit
tournament-without-end = eine Arena dauert eine Weile; ohne Ende hat nur das Haus eine
tournament-computers = höchstens { $most } Computer füllen ein Turnier auf
tournament-arena-is-live = eine Arena wird live gespielt: Runden mit Terminen hat sie nicht
tournament-days-clock = wo jede Runde ihren Termin hat, gibt es Tage für jeden Zug
tournament-days-rounds = eine Runde mit Termin dauert mindestens eine Stunde
tournament-live-clock = ein Live-Turnier braucht eine Uhr für die ganze Partie oder eine Grenze für jede Runde
tournament-knockout-two = ein K.-o.-Turnier braucht Tische, an denen auch zwei spielen können
tournament-too-small = an einem Tisch sitzen { $players } Spieler: so viele müssen teilnehmen können
tournament-needs-account = es wird gewertet: nur wer ein Konto hat, kann teilnehmen
tournament-of-club = das ist ein Turnier eines Vereins, zu dem du nicht gehörst
tournament-begun = es hat schon begonnen
tournament-full = alle Plätze sind vergeben
tournament-already = nimmt schon teil
tournament-no-bots = an diesem Turnier nehmen keine Bots teil
tournament-bot-busy = { $name } nimmt schon an { $most } Turnieren teil
tournament-not-entered = du nimmst nicht teil
tournament-no-pause = pausieren kann man nur in einer Arena
tournament-is-over = es ist vorbei

## Für Push und Kalender.

round-notice = Battalia: Deine Runde beginnt.
tournament-calendar-round = { $title }, Runde { $number }

## Die Liste, und ein neues ankündigen.

tournaments-title = Turniere
tournaments-start = Runden, Stand und Kreuztabelle, live oder über Tage
tournaments-intro = Runde um Runde gegen andere, live oder über Tage. Nimm teil, oder kündige selbst eines an.
tournaments-which = Welche
tournaments-which-coming = Demnächst
tournaments-which-running = Im Gange
tournaments-which-past = Vorbei
tournaments-none = Es gibt keine.
tournaments-more = Mehr zeigen
tournaments-announce = Ein Turnier ankündigen
tournament-name = Name
tournament-starts = Beginnt
tournament-form = Art
tournament-form-swiss = Schweizer System
tournament-form-round-robin = Jeder gegen jeden
tournament-form-knockout = K.-o.-System
tournament-form-arena = Arena
tournament-form-swiss-text = In jeder Runde trifft man auf jemanden, der etwa gleich gut steht, und auf niemanden zweimal.
tournament-form-round-robin-text = Alle treffen einmal aufeinander; an größeren Tischen, so gut es geht.
tournament-form-knockout-text = Die bessere Hälfte jedes Tisches kommt weiter, bis jemand übrig bleibt.
tournament-form-arena-text = Eine Weile lang wird sofort gepaart, wer frei ist; alle Punkte zählen.
tournament-pace = Tempo
tournament-pace-live = Live, eine Runde nach der anderen
tournament-pace-days = Über Tage, jede Runde an ihrem Termin
tournament-rounds = Runden
tournament-minutes = Dauer in Minuten
tournament-pause = Minuten zwischen den Runden
tournament-round-minutes = Längste Runde in Minuten (0: ohne Grenze)
tournament-round-days = Tage von Runde zu Runde
tournament-most = Plätze
tournament-fill = Computer füllen auf bis
tournament-level = Stärke der Computer
tournament-no-show = Wer nicht rechtzeitig da ist
tournament-no-show-forfeit = hat verloren
tournament-no-show-computer = wird von einem Computer vertreten
tournament-grace = Minuten, die man auf jemanden wartet
tournament-rated = Gewertet
tournament-rated-text = Die Partien zählen für die Wertung; wer teilnimmt, braucht ein Konto.
tournament-bots = Bots
tournament-bots-text = Auch Bots von Spielern dürfen teilnehmen; ihre Besitzer melden sie an.
tournament-club = Für
tournament-club-none = alle
tournament-public = Öffentlich
tournament-public-text = Alle finden es in der Liste. Sonst nur, wer die Adresse hat.
tournament-table = Die Tische
tournament-options = Optionen des Spiels
tournament-create = Ankündigen

## Ein Turnier.

tournament-by = angekündigt von { $name }
tournament-by-house = vom Haus
tournament-entrants = { $count } von { $most } Plätzen belegt
tournament-waiting = { $count } auf der Warteliste
tournament-at-table = Tische zu { $players }
tournament-round = Runde { $number }
tournament-round-of = Runde { $number } von { $rounds }
tournament-state-announced = Beginnt { $time }
tournament-state-running = Im Gange
tournament-state-over = Vorbei
tournament-state-cancelled = Abgesagt
tournament-next = Die nächste Runde beginnt { $time }.
tournament-entered-in = Du nimmst teil.
tournament-entered-waiting = Du stehst auf der Warteliste.
tournament-entered-paused = Du machst Pause.
tournament-entered-out = Du nimmst nicht mehr teil.
tournament-enter = Teilnehmen
tournament-leave = Abmelden
tournament-own-bots = Deine Bots
tournament-enter-bot = { $name } anmelden
tournament-leave-bot = { $name } abmelden
tournament-rest = Pause machen
tournament-go-on = Weitermachen
tournament-begin = Jetzt beginnen
tournament-cancel = Absagen
tournament-end = Jetzt beenden
tournament-to-table = Zu meinem Tisch
tournament-entries = Teilnehmer
tournament-standings = Stand
tournament-crosstable = Kreuztabelle
tournament-crosstable-text = In jeder Zeile stehen die Punkte gegen jeden der anderen: 1 für den, der vorn war, ½ bei Gleichstand.
tournament-pairings = Tische der Runde
tournament-place = Platz
tournament-player = Spieler
tournament-score = Punkte
tournament-survived = Überstandene Runden
tournament-games = Partien
tournament-bye = spielfrei
tournament-in-play = läuft
tournament-waits = beginnt gleich
tournament-how-forfeit = nicht rechtzeitig da
tournament-how-stopped = gewertet, wie es stand
tournament-how-broken = ließ sich nicht werten
tournament-left = ausgeschieden
tournament-pausing = macht Pause
tournament-calendar = Für den Kalender
tournament-records = Alle Aufzeichnungen herunterladen
tournament-link = Link zu diesem Turnier

## Was zwischen Gleichen entscheidet.

tournament-scoring = Eine Partie bringt den Anteil der anderen, die man hinter sich lässt: 1, ½ oder 0 zu zweit, je ein Drittel zu viert. In der Partie entscheidet zwischen Gleichen das Regelbuch: mehr Städte der Stufe 4, dann 3, 2, 1, dann Helden. Spielfrei zählt wie ein Sieg, wer nicht da ist, bekommt nichts.
tournament-breaks = Bei gleichen Punkten entscheidet der Reihe nach:
tournament-break-direct = Direkter Vergleich
tournament-break-direct-text = die Punkte gegeneinander, wenn alle aufeinandergetroffen sind
tournament-break-median = Median-Buchholz
tournament-break-median-text = die Punkte der Gegner ohne den besten und den schwächsten
tournament-break-buchholz = Buchholz
tournament-break-buchholz-text = die Punkte aller Gegner; spielfrei zählt wie jemand, der so gut ist wie man selbst
tournament-break-berger = Sonneborn-Berger
tournament-break-berger-text = die Punkte derer, die man hinter sich ließ, und die halben derer, mit denen man gleichauf war
tournament-break-average = Durchschnitt
tournament-break-average-text = Punkte je Partie
tournament-break-wins = Siege
tournament-break-wins-text = die Partien, die man allein gewonnen hat
tournament-break-margin = Abstand
tournament-break-margin-text = Siegpunkte mehr als die anderen am Tisch im Durchschnitt

## Auf der Befehlszeile.

tournament-made = Angekündigt: { $title } ({ $tournament }).
tournament-ended-by-house = Beendet: { $tournament }.
tournament-unknown = Ein Turnier { $tournament }, das sich beenden ließe, gibt es nicht.
tournament-plan-unusable = So lässt sich das Turnier nicht spielen: { $reason }.
tournament-one = „tournament { $deed }“ braucht genau eine Datei oder Kennung.
