### Amit az asztalnál a bizalom érdekében megtagad a szerver, és amit ott jelenteni lehet.

muted-by-moderator = egy moderátor elnémított { $hours ->
    [0] végleg
   *[other] még { $hours } órára
}; a kezdőlapon tiltakozhatsz
suspended = egy moderátor úgy döntött, hogy { $hours ->
    [0] többé nem
   *[other] még { $hours } óráig nem
} kezdhetsz játszmát másokkal; a kezdőlapon tiltakozhatsz
voted-out = az asztalnál ülő többiek kiszavaztak
no-vote-here = ott senkit sem lehet kiszavazni: legalább két másik ember kell hozzá
report-button = Jelentés
report-line = { $name } szavainak jelentése
trust-people = Emberek ennél az asztalnál
