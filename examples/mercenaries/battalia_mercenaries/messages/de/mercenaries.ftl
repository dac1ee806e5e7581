### Wandernde Söldner: ein Modul eigener Erfindung, das in keinem der Bücher steht.

outside-mercenaries = Wandernde Söldner
outside-mercenaries-text = Sechs Söldner lassen sich für je eine Woche anheuern und in einen Kampf schicken; ein Hauptmann in deinem Sold zählt am Ende 1 Siegpunkt. Eigene Erfindung, steht in keinem der Bücher.
outside-mercenaries-stack = im Stapel
outside-mercenaries-hired = in jemandes Sold
outside-mercenaries-until = bis Tag
outside-mercenaries-sent = kämpft auf
battle-part-mercenaries = Söldner

kind-pikeman = Pikenier
kind-captain = Hauptmann
a-pikeman = einen Pikenier
a-captain = einen Hauptmann

verb-hire-mercenary = Einen Söldner anheuern
choice-hire-mercenary = für eine Woche
verb-send-mercenary = Einen Söldner schicken
choice-send-mercenary = { $card }
about-mercenary = Welcher Söldner kommt?

mercenary-hired = { $seat }: { $card } bis zum Ende von Tag { $until } angeheuert.
mercenary-sent = { $seat }: { $card } in den Kampf geschickt.
mercenary-left = { $seat }: { $card } verabschiedet.

mercenaries-all-hired = Alle Söldner stehen in jemandes Sold.
mercenaries-enough = Niemand bezahlt mehr als { $most } Söldner zugleich.
mercenaries-too-poor = Ein Söldner kostet 2 Versorgungskarten.
mercenaries-only-in-battle = Söldner werden im Kampf geschickt, wenn die eigene Seite am Zug ist.
mercenaries-not-ready = In deinem Sold wartet kein solcher Söldner.
law-mercenary-day = ein Söldner dient höchstens eine Woche
law-mercenary-sent = ein Söldner kämpft nur, wo sein Dienstherr kämpft
hint-mercenary = Ein Söldner in deinem Sold kann den nächsten Kampf entscheiden.
