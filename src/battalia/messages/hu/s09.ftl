### The draft (S9)

pack-passed = { $cards ->
    [none] { $seat } – választék: { $count ->
        [one] egy egység
       *[other] { $count } egység
    }.
   *[other] { $seat } – választék: { $cards }.
}
card-picked = { $card ->
    [none] { $seat } – egy egység kiválasztva.
   *[other] { $seat } – kiválasztva: { $card }.
}
verb-pick = Kiválasztás
choice-pick = { $card }
about-draft = Melyik egység kerül a választékba?
about-pick = Melyik egységet választod, mielőtt továbbadod a többit?
not-in-pack = Nincs ilyen kártya a választékban.
