### Mercenari erranti: un modulo di nostra invenzione, che non è in nessuno dei libri.

outside-mercenaries = Mercenari erranti
outside-mercenaries-text = Sei mercenari si assoldano per una settimana ciascuno e si mandano in battaglia; alla fine un capitano al tuo soldo vale 1 punto. Nostra invenzione, in nessuno dei libri.
outside-mercenaries-stack = nel mazzo
outside-mercenaries-hired = al soldo di qualcuno
outside-mercenaries-until = fino al giorno
outside-mercenaries-sent = combatte in
battle-part-mercenaries = mercenari

kind-pikeman = picchiere
kind-captain = capitano
a-pikeman = un picchiere
a-captain = un capitano

verb-hire-mercenary = Assolda un mercenario
choice-hire-mercenary = per una settimana
verb-send-mercenary = Manda un mercenario
choice-send-mercenary = { $card }
about-mercenary = Quale mercenario arriva?

mercenary-hired = { $seat }: assoldato { $card } fino alla fine del giorno { $until }.
mercenary-sent = { $seat }: mandato { $card } in battaglia.
mercenary-left = { $seat }: congedato { $card }.

mercenaries-all-hired = Tutti i mercenari sono al soldo di qualcuno.
mercenaries-enough = Nessuno paga più di { $most } mercenari alla volta.
mercenaries-too-poor = Un mercenario costa 2 provviste.
mercenaries-only-in-battle = I mercenari si mandano in battaglia quando tocca alla propria parte.
mercenaries-not-ready = Nessun mercenario di questo tipo attende al tuo soldo.
law-mercenary-day = un mercenario serve al massimo una settimana
law-mercenary-sent = un mercenario combatte solo dove combatte chi lo paga
hint-mercenary = Un mercenario al tuo soldo può decidere la prossima battaglia.
