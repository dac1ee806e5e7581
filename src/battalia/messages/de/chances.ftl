### All dice and draws of a server.

chances-title = Alle Würfe und Ziehungen
chances-intro = Was in allen beendeten Partien dieses Servers kam, und wie oft es zu erwarten war. Eine Abweichung um mehr als 3 Standardabweichungen ist selten; unter vielen Zeilen kann sie eine haben.
chances-what = Was
chances-times = Anzahl
chances-expected = Erwartet
chances-deviation = Abweichung
chances-none = Noch ist keine Partie gezählt.
chances-roll = Würfel
chances-draw = Karten
chances-terrain = Gelände
chances-first = Startspieler
chances-remove = Fraktionen, die nicht mitspielen
chances-other = Andere Ziehungen
