### Was an einem Tisch um des Vertrauens willen verweigert wird, und was dort gemeldet wird.

muted-by-moderator = die Moderation hat dich { $hours ->
    [0] für immer
    [one] für eine weitere Stunde
   *[other] für { $hours } weitere Stunden
} stummgeschaltet; auf der Startseite kannst du widersprechen
suspended = die Moderation hat entschieden, dass du { $hours ->
    [0] keine Spiele mit anderen mehr
    [one] noch eine Stunde lang keine Spiele mit anderen
   *[other] noch { $hours } Stunden lang keine Spiele mit anderen
} beginnen kannst; auf der Startseite kannst du widersprechen
voted-out = die anderen an diesem Tisch haben dich durch Abstimmung ausgeschlossen
no-vote-here = dort kann niemand ausgeschlossen werden: Dazu braucht es mindestens zwei andere Personen
report-button = Melden
report-line = Melden, was { $name } gesagt hat
trust-people = Leute an diesem Tisch
