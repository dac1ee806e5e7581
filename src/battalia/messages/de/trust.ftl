### Was der Zufall tat, und dass es sich beweisen lässt.

proof-secret = das Geheimnis ist nicht das, an das der Server gebunden war: sein Hashwert ist ein anderer
proof-count = der Beweis gilt für { $proved ->
    [one] eine Ziehung
   *[other] { $proved } Ziehungen
}, die Partie hat { $draws }
unproved-seed = hier lässt sich nichts beweisen: der Startwert wurde vorgegeben, als der Tisch aufgestellt wurde
unproved-before = hier lässt sich nichts beweisen: als der Tisch aufgestellt wurde, gab es noch keine Beweise
unproved-older = hier lässt sich nichts beweisen: ein älteres Programm hat an diesem Tisch weitergespielt
pledge-and-seed = ein Tisch mit vorgegebenem Startwert ist an kein Geheimnis gebunden
no-such-pledge = daran ist der Server nicht mehr gebunden; frage nach einer neuen Festlegung
has-begun = die Partie hat begonnen
proof-other-commitment = Der Server war an etwas anderes gebunden: { $commitment }.
trust-title = Beweis des Mischens
trust-text = Vor der ersten Karte legt sich der Server auf ein Geheimnis fest. Jeder Platz steuert einen eigenen Text bei, und alles, was der Zufall tut, folgt aus dem Geheimnis und den Texten. Nach der Partie wird alles gezeigt, und alle können jede Ziehung nachprüfen.
trust-own-text = Dein eigener Text
trust-own-hint = Irgendein Text, den niemand kennen kann; dieser hier ist zufällig entstanden.
trust-new = Ein anderer
trust-commitment = Der Server ist gebunden an
trust-check = Das Mischen prüfen
trust-checking = Es wird noch einmal gezogen …
trust-fine = { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Alle { $draws } Ziehungen und Würfe folgen
} aus dem Geheimnis und den Texten aller Plätze.
trust-mine = Dein eigener Text gehört dazu, und der Server war gebunden, bevor er ihn kannte.
trust-wrong = Ziehung { $place } folgt nicht aus dem Geheimnis und den Texten: „{ $choice }“ kam, und „{ $due }“ wäre es gewesen.
trust-secret = Geheimnis
trust-seat = { $seat } hat beigesteuert
trust-nothing = nichts
trust-more = Wie das geht, und wie man es ohne diese Seite prüft
