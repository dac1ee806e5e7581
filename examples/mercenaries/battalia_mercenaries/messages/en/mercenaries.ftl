### Wandering mercenaries: a module of our own invention, which is in none of the books.

outside-mercenaries = Wandering mercenaries
outside-mercenaries-text = Six mercenaries can be hired for a week each and sent into a battle; a captain in your pay counts 1 point at the end. Our own invention, in none of the books.
outside-mercenaries-stack = in the stack
outside-mercenaries-hired = in somebody’s pay
outside-mercenaries-until = until day
outside-mercenaries-sent = fights on
battle-part-mercenaries = mercenaries

kind-pikeman = pikeman
kind-captain = captain
a-pikeman = a pikeman
a-captain = a captain

verb-hire-mercenary = Hire a mercenary
choice-hire-mercenary = for a week
verb-send-mercenary = Send a mercenary
choice-send-mercenary = { $card }
about-mercenary = Which mercenary comes?

mercenary-hired = { $seat } hired { $card } until the end of day { $until }.
mercenary-sent = { $seat } sent { $card } into the battle.
mercenary-left = { $seat } said goodbye to { $card }.

mercenaries-all-hired = All mercenaries are in somebody’s pay.
mercenaries-enough = Nobody pays more than { $most } mercenaries at a time.
mercenaries-too-poor = A mercenary costs 2 supply.
mercenaries-only-in-battle = Mercenaries are sent in a play of their own side in battle.
mercenaries-not-ready = No such mercenary is waiting in your pay.
law-mercenary-day = a mercenary serves for a week at most
law-mercenary-sent = a mercenary fights only where there is a battle of whoever pays
hint-mercenary = A mercenary in your pay may decide the next battle.
