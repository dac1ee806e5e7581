## Setting up a table: tables to begin with, and a person's own ones.

presets = Tische für den Anfang
presets-short = Kurzer Abend
presets-short-text = Das Grundspiel, nach zwei Wochen ist Schluss.
presets-base = { start-box-base }
presets-base-text = The Creation, wie es in der ersten Schachtel steckt, für bis zu vier.
presets-book = Wie im Buch
presets-book-text = The Stormgates, wie es das Buch für diese Spielerzahl aufbaut. Zu zweit, zu dritt und zu fünft endet das Spiel nicht, wenn der Spielplan voll ist.
presets-friends = Mit Freunden
presets-friends-text = The Stormgates in höchstens drei Wochen, und ein voller Spielplan beendet das Spiel. Deine Freunde kommen mit einem Link.
presets-everything = Alles
presets-everything-text = The Stormgates mit allen Modulen, die zusammenpassen.
presets-length = { $days } im Spiel, etwa { $time }
presets-unmeasured = Wie lange das dauert, ist noch nicht gemessen.
presets-measured = So viele Tage dauerte die Hälfte der Spiele, die Computer an diesen Tischen gespielt haben. Für die Zeit rechnen wir bei Menschen mit { $seconds } Sekunden je Entscheidung; das ist etwa die halbe Stunde je Spieler, die das Buch nennt.

presets-own = Deine eigenen
presets-own-name = Diesen Tisch merken als
presets-own-keep = Merken
presets-own-replace = Ersetzen
presets-own-remove = Löschen
presets-own-remove-of = „{ $name }“ löschen
presets-own-kept = „{ $name }“ ist in diesem Browser gemerkt.
presets-own-taken = Der Tisch steht wie in „{ $name }“.
presets-own-removed = „{ $name }“ ist gelöscht.
presets-own-many = Mehr als { $most } Tische lassen sich nicht merken: Lösche erst einen.
presets-own-large = Dieser Tisch hat zu viel eigenen Text, um ihn zu merken.
presets-own-full = Dieser Browser merkt sich für diese Seite nichts, also auch diesen Tisch nicht.
presets-own-module = „{ $name }“ braucht das Modul „{ $module }“, das hier nicht mehr installiert ist.
presets-own-level = „{ $name }“ braucht den Computerspieler „{ $level }“, der hier nicht mehr installiert ist.
presets-own-changed = „{ $name }“ ist ein Tisch, der sich so nicht mehr aufbauen lässt.
