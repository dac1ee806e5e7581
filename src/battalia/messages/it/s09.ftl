### The draft (S9)

pack-passed = { $cards ->
    [none] { $seat }: ricevuto un mazzetto di { $count ->
        [one] un’unità
       *[other] { $count } unità
    }.
   *[other] { $seat }, mazzetto ricevuto: { $cards }.
}
card-picked = { $card ->
    [none] { $seat }: un’unità scelta.
   *[other] { $seat }, unità scelta: { $card }.
}
verb-pick = Scegli
choice-pick = { $card }
about-draft = Quale unità va nel mazzetto?
about-pick = Quale unità scegli prima di passare il mazzetto?
not-in-pack = Nel mazzetto non c’è una carta simile.
