### The draft (S9)

pack-passed = { $cards ->
    [none] { $seat } otrzymuje pakiet: { $count ->
        [one] jedna jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }.
   *[other] { $seat } otrzymuje pakiet: { $cards }.
}
card-picked = { $card ->
    [none] { $seat } wybiera jednostkę.
   *[other] { $seat } wybiera: { $card }.
}
verb-pick = Wybierz
choice-pick = { $card }
about-draft = Która jednostka trafia do pakietu?
about-pick = Którą jednostkę wybierasz, zanim przekażesz pakiet dalej?
not-in-pack = W pakiecie nie ma takiej karty.
