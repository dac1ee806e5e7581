### Czego odmawia się przy stole dla wspólnego zaufania i co się tam zgłasza.

muted-by-moderator = moderator odebrał ci głos { $hours ->
    [0] na zawsze
    [one] na jeszcze jedną godzinę
    [few] na jeszcze { $hours } godziny
   *[many] na jeszcze { $hours } godzin
}; możesz się odwołać na stronie głównej
suspended = moderator zdecydował, że { $hours ->
    [0] nie możesz już
    [one] jeszcze przez godzinę nie możesz
    [few] jeszcze przez { $hours } godziny nie możesz
   *[many] jeszcze przez { $hours } godzin nie możesz
} zaczynać gier z innymi; możesz się odwołać na stronie głównej
voted-out = pozostali przy tym stole wykluczyli cię głosowaniem
no-vote-here = nikogo nie można tam wykluczyć: potrzeba co najmniej dwóch innych osób
report-button = Zgłoś
report-line = Zgłoś wypowiedź: { $name }
trust-people = Osoby przy tym stole
